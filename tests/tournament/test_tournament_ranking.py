"""The ranking: totals of published sheets, byes, ties and lots."""

import pytest
from events import do, present

from clauses import clause
from troef.tournament.entry.admission import ApplyAsJoker
from troef.tournament.event import Event
from troef.tournament.refused import Refused
from troef.tournament.results.explaining import why_ranked
from troef.tournament.results.ranking import DrawLots, Finish, Standing, equals_of, ranking, round_results
from troef.tournament.rounds import Round
from troef.tournament.sheets.sheet import DealLine, PenaltyLine, Sheet

#: A deal of eight tricks in which nobody is credited with anything.
NOTHING: dict[int, int] = {}


def sheet(people: list[int], *deals: dict[int, int], penalties: tuple[tuple[int, int, int], ...] = ()) -> Sheet:
    """A published sheet: what each person scored in each deal; penalties as person, points, points of the others."""
    found = Sheet(people, state="published")
    for number, scores in enumerate(deals, 1):
        won = tuple(person for person, amount in scores.items() if amount > 0)
        found.deals[number] = DealLine(number, 0, 0, {}, scores, won)
    for number, (person, points, others) in enumerate(penalties, 1):
        found.penalties[number] = PenaltyLine(number, 1, person, "P1", points, others, "", "jury")
    return found


def played(
    *rounds: list[Sheet], players: int = 4, byes: tuple[int, ...] = (), template: str = "iwwa-manillen"
) -> Event:
    """An event of which these rounds have been played."""
    event = present(players, template, rounds=max(1, len(rounds)))
    event.rounds = [Round(number, tables, list(byes)) for number, tables in enumerate(rounds, 1)]
    return event


def places(event: Event) -> list[tuple[int, int]]:
    return [(row.rank, row.player) for row in ranking(event)]


#: What somebody has in one deal, or in two.
Scores = int | tuple[int, int]


def deal_by_deal(first: Scores, second: Scores) -> list[dict[int, int]]:
    """What players 1 and 2 have in two deals."""
    one = first if isinstance(first, tuple) else (first, 0)
    two = second if isinstance(second, tuple) else (second, 0)
    return [{1: one[0], 2: two[0]}, {1: one[1], 2: two[1]}]


def deals(number: int, person: int, total: int) -> list[dict[int, int]]:
    """As many deals as are won, with a total: the last one has the rest."""
    return [{person: 1}] * (number - 1) + [{person: total - number + 1}]


@clause("tournament", "S1", "S2", "E4")
def test_penalties_are_subtracted_and_nobody_goes_below_zero() -> None:
    table = sheet([1, 2, 3, 4], {1: 95, 2: 210}, penalties=((1, 15, 0), (1, 120, 0), (2, 15, 0), (2, 120, 0)))
    found = {row.player: row.total for row in ranking(played([table]))}
    assert (found[1], found[2]) == (0, 75)


@clause("tournament", "S3", "E6")
def test_in_kleurenwiezen_the_others_are_credited_and_there_is_no_floor() -> None:
    misdeal = sheet([1, 2, 3, 4], penalties=((2, 3, 1),))
    revoke = sheet([1, 2, 3, 4], penalties=((4, 15, 5),))
    event = played([misdeal], [revoke], template="wk-kleurenwiezen")
    rows = {row.player: row.rounds for row in ranking(event)}
    assert rows == {1: (1, 5), 2: (-3, 5), 3: (1, 5), 4: (1, -15)}
    assert sum(row.total for row in ranking(event)) == 0


@clause("tournament", "S4", "E8")
def test_a_bye_is_the_mean_of_those_who_played_rounded_down() -> None:
    scores = [70, 71, 72, 73, 74, 75, 76, 77, 78, 79] * 2
    scores[0] += 1535 - sum(scores)
    tables = [
        sheet(list(range(first, first + 4)), {person: scores[person - 1] for person in range(first, first + 4)})
        for first in range(1, 21, 4)
    ]
    event = played(tables, players=22, byes=(21, 22))
    found = {row.player: row.total for row in ranking(event)}
    assert (found[21], found[22]) == (76, 76)


@clause("tournament", "S4")
def test_the_mean_of_scores_below_zero_is_rounded_down_too() -> None:
    table = sheet([1, 2, 3, 4], {1: -15, 2: 5, 3: 5, 4: 0})
    event = played([table], players=5, byes=(5,), template="wk-kleurenwiezen")
    assert {row.player: row.total for row in ranking(event)}[5] == -2


@clause("tournament", "S4", "R29")
def test_a_bye_counts_when_the_whole_round_is_published() -> None:
    first, second = sheet([1, 2, 3, 4], {1: 10, 2: 10, 3: 0, 4: 0}), sheet([5, 6, 7, 8], {5: 30})
    second.state = "verified"
    event = played([first, second], players=9, byes=(9,))
    rows = {row.player: row.rounds for row in ranking(event)}
    assert rows[1] == (10,)
    assert rows[5] == rows[9] == (None,)
    second.state = "published"
    assert {row.player: row.rounds for row in ranking(event)}[9] == (6,)


@clause("tournament", "S5", "S4")
def test_jokers_are_not_ranked_and_not_in_the_mean() -> None:
    event = do(present(7, rounds=1), ApplyAsJoker(8, "Joker"))
    tables = [sheet([1, 2, 3, 4], {1: 10, 2: 10}), sheet([5, 6, 7, 8], {5: 8, 8: 99})]
    event.rounds = [Round(1, tables, [], [8])]
    assert 8 not in round_results(event, event.rounds[0])
    assert [row.player for row in ranking(event)] == [1, 2, 5, 3, 4, 6, 7]


@clause("tournament", "S5", "P17")
def test_who_is_excluded_has_nothing_and_the_others_keep_what_they_have() -> None:
    event = played([sheet([1, 2, 3, 4], {1: 10, 2: 10})])
    event.people[1].status = "excluded"
    assert round_results(event, event.rounds[0])[1].score == 0
    assert [(row.player, row.total) for row in ranking(event)] == [(2, 10), (3, 0), (4, 0)]


@clause("tournament", "S6", "E9")
def test_the_ranking_of_the_book() -> None:
    """P 240 (18 deals won), Q 240 (20), R and T 233 (17 won, best round 90, no penalties)."""
    p, q, r, t = 1, 2, 3, 4
    first = sheet([p, q, r, t], *deals(9, p, 120), *deals(10, q, 120), *deals(8, r, 90), *deals(8, t, 90))
    second = sheet([p, q, r, t], *deals(9, p, 120), *deals(10, q, 120), *deals(9, r, 143), *deals(9, t, 143))
    event = played([first], [second])
    assert places(event) == [(1, q), (2, p), (3, r), (3, t)]
    assert [(row.total, row.won) for row in ranking(event)] == [(240, 20), (240, 18), (233, 17), (233, 17)]


@clause("tournament", "S6")
def test_then_the_best_round_then_fewer_penalties_then_a_shared_rank() -> None:
    first = sheet([1, 2, 3, 4], {1: 60, 2: 50, 3: 65, 4: 50}, penalties=((3, 15, 0),))
    second = sheet([1, 2, 3, 4], {1: 40, 2: 50, 3: 50, 4: 50})
    event = played([first], [second])
    assert [(row.total, row.best) for row in ranking(event)] == [(100, 60), (100, 50), (100, 50), (100, 50)]
    assert places(event) == [(1, 1), (2, 2), (2, 4), (4, 3)]


@clause("tournament", "S6")
def test_after_a_shared_rank_the_next_is_left_out() -> None:
    event = played([sheet([1, 2, 3, 4], {1: 9, 2: 5, 3: 5, 4: 1})])
    assert [row.rank for row in ranking(event)] == [1, 2, 2, 4]


def test_annulled_deals_count_for_nothing() -> None:
    table = sheet([1, 2, 3, 4], {1: 9, 2: 5})
    table.deals[1] = DealLine(1, 0, 0, {}, {1: 9, 2: 5}, (1, 2), annulled=True)
    assert [(row.total, row.won) for row in ranking(played([table]))] == [(0, 0)] * 4


def test_of_a_season_only_the_best_evenings_count() -> None:
    event = present(4, "seizoen", rounds=3, best_of=2)
    event.rounds = [
        Round(number, [sheet([1, 2, 3, 4], {1: score, 2: 5})], []) for number, score in ((1, 3), (2, 9), (3, 6))
    ]
    assert [(row.player, row.total) for row in ranking(event)][:2] == [(1, 15), (2, 10)]


@clause("tournament", "S7")
def test_lots_part_those_who_are_equal() -> None:
    event = played([sheet([1, 2, 3, 4], {1: 9, 2: 5, 3: 5, 4: 1})])
    lots = DrawLots.among(event, 3)
    assert sorted(lots.order) == equals_of(event, 2) == [2, 3]
    do(event, lots)
    first, second = lots.order
    assert places(event) == [(1, 1), (2, first), (3, second), (4, 4)]
    with pytest.raises(Refused, match="lots drawn"):
        do(event, DrawLots.among(event, 3))


@clause("tournament", "S7")
def test_a_lot_follows_from_the_seed_and_only_equals_draw() -> None:
    event = played([sheet([1, 2, 3, 4], {1: 9, 2: 5, 3: 5, 4: 1})])
    with pytest.raises(Refused, match="other lots"):
        do(event, DrawLots(DrawLots.among(event, 2).order[::-1]))
    with pytest.raises(Refused, match="nobody is equal"):
        do(event, DrawLots((1,)))
    event.rounds[0].tables[0].state = "verified"
    with pytest.raises(Refused, match="R36"):
        do(event, DrawLots((2, 3)))


@clause("tournament", "R36")
def test_the_final_ranking_waits_for_the_last_sheet() -> None:
    event = played([sheet([1, 2, 3, 4], {1: 9})])
    event.rounds[0].tables[0].state = "handed_in"
    with pytest.raises(Refused, match="not all published"):
        do(event, Finish())
    event.rounds[0].tables[0].state = "published"
    do(event, Finish())
    assert event.finished
    with pytest.raises(Refused, match="finished already"):
        do(event, Finish())


@clause("tournament", "R36")
def test_the_final_ranking_waits_for_the_last_round() -> None:
    event = played([sheet([1, 2, 3, 4], {1: 9})])
    object.__setattr__(event.template, "rounds", 2)
    with pytest.raises(Refused, match="rounds to come"):
        do(event, Finish())


def test_a_row_is_plain_data() -> None:
    row = ranking(played([sheet([1, 2, 3, 4], {1: 9})]))[0]
    assert Standing.read(row.as_dict()) == row
    assert list(row.as_dict()) == ["rank", "player", "name", "total", "rounds", "won", "best", "penalties"]


@clause("tournament", "S6", "S7")
@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        (9, 8, "total"),
        ((4, 5), 9, "won"),
        ((6, 3), (5, 4), "shared"),
        (9, 9, "shared"),
    ],
)
def test_what_parts_two_players_is_said(first: Scores, second: Scores, reason: str) -> None:
    """What two of a table have in its deals."""
    event = played([sheet([1, 2, 3, 4], *deal_by_deal(first, second))])
    assert why_ranked(event, 2).key == f"tournament-why-{reason}"


@clause("tournament", "S6", "S7")
def test_the_best_round_penalties_and_lots_are_said_too() -> None:
    event = played([sheet([1, 2, 3, 4], {1: 9, 2: 5})], [sheet([1, 2, 3, 4], {1: 5, 2: 9, 3: 7, 4: 7})])
    assert why_ranked(event, 2).key == "tournament-why-shared"
    event = played([sheet([1, 2, 3, 4], {1: 9, 2: 8})], [sheet([1, 2, 3, 4], {1: 5, 2: 6})])
    assert why_ranked(event, 2).key == "tournament-why-best"
    event = played([sheet([1, 2, 3, 4], {1: 9, 2: 24}, penalties=((2, 15, 0),))])
    assert why_ranked(event, 2).key == "tournament-why-penalties"
    event = played([sheet([1, 2, 3, 4], {1: 9, 2: 9})])
    do(event, DrawLots.among(event, 1))
    assert why_ranked(event, event.lots[1]).key == "tournament-why-lots"


@clause("tournament", "S5")
def test_who_is_out_is_not_ranked() -> None:
    event = played([sheet([1, 2, 3, 4], {1: 9})])
    event.people[1].status = "left"
    with pytest.raises(Refused, match="not ranked"):
        why_ranked(event, 1)
