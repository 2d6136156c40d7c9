"""The arena: duplicate deals, everybody in every seat, intervals over deals, and a log that can be gone on with."""

from pathlib import Path
from statistics import fmean, stdev

import pytest

import troef
from troef.bots import UnknownBot
from troef.sim.arena import Contest, Result, compete, make_contest, play_deal, standings


def contest(slug: str, *players: str, seats: "int | None" = None) -> Contest:
    game = troef.game(slug)
    return make_contest(game, seats or game.usual_seats, list(players), 0.01, "arena")


def test_everybody_sits_everywhere() -> None:
    three = contest("skat", "rule", "random")
    assert three.seating(0) == ("rule", "random", "rule")
    assert three.seating(1) == ("random", "rule", "random")
    four = contest("wiezen", "rule", "easy", "random")
    assert [four.seating(turn)[0] for turn in range(3)] == ["rule", "easy", "random"]


def test_what_a_player_is_ahead_its_equal_is_behind() -> None:
    two = contest("klaverjassen", "rule", "rule")
    results = compete(two, 4)
    assert len(results) == 4
    for result in results:
        assert result.points[0] == -result.points[1]


def test_what_one_side_gains_the_other_loses() -> None:
    results = compete(contest("klaverjassen", "rule", "random"), 6)
    assert len(results) == 6
    assert all(abs(sum(result.points)) < 1e-9 for result in results)
    assert all(min(result.decisions) > 0 and min(result.seconds) > 0 for result in results)


def test_penalty_points_count_against_who_takes_them() -> None:
    """In hartenjagen 15 penalty points are dealt out: who takes fewer is ahead."""
    rule, random = standings(
        contest("hartenjagen", "rule", "random"), compete(contest("hartenjagen", "rule", "random"), 30)
    )
    assert rule.points > 0 > random.points


def test_a_game_for_one_is_played_by_each_alone() -> None:
    alone = contest("patience", "rule", "random")
    result = play_deal(alone.game(), alone, 3)
    assert all(points >= 0 for points in result.points)
    assert min(result.decisions) >= 0


def test_the_interval_is_over_deals() -> None:
    two = contest("klaverjassen", "rule", "random")
    results = [Result(deal, (points, -points), (10, 10), (0.1, 0.2)) for deal, points in enumerate([10.0, 30.0, 20.0])]
    first, second = standings(two, results)
    assert first.points == fmean([10, 30, 20]) == -second.points
    assert first.half_width == pytest.approx(1.96 * stdev([10, 30, 20]) / 3**0.5)
    assert (first.deals, first.ms_per_decision) == (3, pytest.approx(10.0))


def test_a_log_is_gone_on_with(tmp_path: Path) -> None:
    log = tmp_path / "duel.csv"
    two = contest("klaverjassen", "rule", "random")
    first = compete(two, 2, log=log)
    told: list[int] = []
    whole = compete(two, 4, log=log, progress=told.append)
    assert [result.points for result in whole[:2]] == [result.points for result in first]
    assert told == [2, 1, 1]
    assert [result.points for result in compete(two, 4)] == [result.points for result in whole]
    with log.open("a", encoding="utf-8") as file:
        file.write("4,1.0")  # broken off
    assert len(compete(two, 4, log=log)) == 4


def test_a_log_of_another_contest_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "duel.csv"
    compete(contest("klaverjassen", "rule", "random"), 1, log=log)
    with pytest.raises(ValueError, match="another contest"):
        compete(contest("klaverjassen", "rule", "easy"), 1, log=log)


def test_processes_find_the_same() -> None:
    two = contest("boerenbridge", "rule", "random")
    assert [result.points for result in compete(two, 4, workers=2)] == [result.points for result in compete(two, 4)]


def test_too_many_players_or_unknown_ones_are_refused() -> None:
    with pytest.raises(ValueError, match="two or more"):
        contest("skat", "rule")
    with pytest.raises(ValueError, match="two or more"):
        contest("skat", "rule", "rule", "rule", "rule")
    with pytest.raises(UnknownBot):
        contest("skat", "rule", "stronk")
