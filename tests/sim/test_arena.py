"""The arena: duplicate deals, everybody in every seat, intervals over deals, and a log that can be gone on with."""

from itertools import permutations
from pathlib import Path
from statistics import fmean, stdev

import pytest

import troef
from troef.bots import UnknownBot
from troef.sim.arena import Contest, Duel, Result, compete, duels, make_contest, play_deal, player_scores, sides_of
from troef.sim.executors import Processes


def contest(slug: str, *players: str, seats: "int | None" = None, rounds: int = 1) -> Contest:
    game = troef.game(slug)
    return make_contest(game, seats or game.usual_seats, list(players), 0.01, "arena", rounds)


def seatings(of: Contest, deal: int) -> list[tuple[int, ...]]:
    return list(of.seatings(sides_of(of.game(), of.seats), deal))


def leads(results: list[Result]) -> list[tuple[float, ...]]:
    return [result.leads for result in results]


# ---- who sits where ----


@pytest.mark.parametrize(
    "players", [("rule", "random"), ("rule", "easy", "random"), ("rule", "rule", "easy", "random")]
)
def test_in_each_deal_everybody_has_every_hand_equally_often(players: tuple[str, ...]) -> None:
    of = contest("hartenjagen", *players)
    for deal in range(5):
        played = seatings(of, deal)
        assert len(played) == len(of.players)
        for seat in range(4):
            assert sorted(seating[seat] for seating in played) == list(range(len(of.players)))


def test_neighbours_change_from_deal_to_deal() -> None:
    of = contest("hartenjagen", "rule", "easy", "good", "random")
    assert {seatings(of, deal)[0] for deal in range(400)} == set(permutations(range(4)))


def test_partners_by_the_score_sheet_are_one_player() -> None:
    of = contest("klaverjassen", "rule", "random")
    assert {frozenset(seatings(of, deal)) for deal in range(9)} == {frozenset({(0, 1, 0, 1), (1, 0, 1, 0)})}


def test_more_players_than_sides_meet_two_by_two() -> None:
    of = contest("klaverjassen", "rule", "easy", "random")
    met = [set(seating) for seating in seatings(of, 0)]
    assert [met.count(pair) for pair in ({0, 1}, {0, 2}, {1, 2})] == [2, 2, 2]
    assert len(met) == 6


def test_three_at_a_table_for_two_players() -> None:
    for deal in range(6):
        first, second = seatings(contest("skat", "rule", "random"), deal)
        assert [1 - player for player in first] == list(second)
        assert set(first) == {0, 1}


# ---- what is compared ----


def test_what_a_player_gains_its_twin_gains() -> None:
    """Two that play alike are never ahead of each other, whatever the cards."""
    assert leads(compete(contest("klaverjassen", "rule", "rule"), 4)) == [(0.0,)] * 4


def test_penalty_points_count_against_who_takes_them() -> None:
    """In hartenjagen 15 penalty points are dealt out: who takes fewer is ahead."""
    of = contest("hartenjagen", "rule", "random")
    rule, random = player_scores(of, compete(of, 30))
    assert rule.points > 0 > random.points
    assert rule.points == pytest.approx(-random.points)


def test_a_game_for_one_is_played_by_each_alone() -> None:
    of = contest("patience", "rule", "random")
    assert seatings(of, 3) == [(0,), (1,)]
    result = play_deal(of.game(), of, 3)
    assert len(result.leads) == 1
    assert min(result.decisions) >= 0


def test_a_deal_may_be_several_rounds_of_a_match() -> None:
    """In boerenbridge the first round has one card: nobody can go wrong in it."""
    assert leads(compete(contest("boerenbridge", "rule", "easy"), 3)) == [(0.0,)] * 3
    five = compete(contest("boerenbridge", "rule", "easy", rounds=5), 3)
    assert any(lead != (0.0,) for lead in leads(five))
    assert min(five[0].decisions) > 5 * 4


def test_the_interval_is_over_deals() -> None:
    of = contest("klaverjassen", "rule", "random")
    results = [Result(deal, (points,), (10, 10), (0.1, 0.2)) for deal, points in enumerate([10.0, 30.0, 20.0])]
    first, second = player_scores(of, results)
    assert first.points == fmean([10, 30, 20]) == -second.points
    assert first.half_width == pytest.approx(1.96 * stdev([10, 30, 20]) / 3**0.5)
    assert (first.deals, first.ms_per_decision) == (3, pytest.approx(10.0))
    assert duels(of, results) == [Duel("rule", "random", 20.0, first.half_width)]


def test_each_of_three_is_set_against_the_two_others() -> None:
    of = contest("hartenjagen", "rule", "easy", "random")
    results = [Result(deal, (1.0, 5.0, 3.0), (1, 1, 1), (0.1, 0.1, 0.1)) for deal in range(2)]
    assert [score.points for score in player_scores(of, results)] == [3.0, 1.0, -4.0]
    assert [(duel.first, duel.second, duel.points) for duel in duels(of, results)] == [
        ("rule", "easy", 1.0),
        ("rule", "random", 5.0),
        ("easy", "random", 3.0),
    ]


def test_with_a_number_of_worlds_the_clock_does_not_count() -> None:
    """The same contest of searchers once more gives the same, to the last point."""
    of = contest("boerenbridge", "strong:2", "random", rounds=3)
    assert leads(compete(of, 2)) == leads(compete(of, 2))


# ---- the log, and who does the work ----


@pytest.mark.parametrize("name", ["duel.csv", "duel.parquet"])
def test_a_log_is_gone_on_with(tmp_path: Path, name: str) -> None:
    log = tmp_path / name
    of = contest("klaverjassen", "rule", "random")
    first = compete(of, 2, log=log)
    told: list[int] = []
    whole = compete(of, 4, log=log, progress=told.append)
    assert whole[:2] == first  # the seconds too: they were not played again
    assert told == [2, 1, 1]
    assert leads(compete(of, 4)) == leads(whole)
    assert compete(of, 4, log=log) == whole
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_what_was_done_before_a_fault_is_kept(tmp_path: Path) -> None:
    log = tmp_path / "duel.csv"
    of = contest("klaverjassen", "rule", "random")

    def stop(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compete(of, 9, log=log, progress=stop)
    assert len(compete(of, 1, log=log)) == 1
    assert log.read_text().count("\n") == 2


@pytest.mark.parametrize("name", ["duel.csv", "duel.parquet"])
def test_a_log_of_another_contest_is_refused(tmp_path: Path, name: str) -> None:
    log = tmp_path / name
    compete(contest("klaverjassen", "rule", "random"), 1, log=log)
    with pytest.raises(ValueError, match="another contest"):
        compete(contest("klaverjassen", "rule", "easy"), 1, log=log)
    log.write_text("no log\n")
    with pytest.raises(ValueError):
        compete(contest("klaverjassen", "rule", "random"), 1, log=log)


def test_processes_find_the_same() -> None:
    of = contest("klaverjassen", "rule", "random")
    assert leads(compete(of, 4, Processes(2))) == leads(compete(of, 4))


def test_too_few_players_or_unknown_ones_are_refused() -> None:
    with pytest.raises(ValueError, match="two or more"):
        contest("skat", "rule")
    with pytest.raises(UnknownBot):
        contest("skat", "rule", "stronk")
