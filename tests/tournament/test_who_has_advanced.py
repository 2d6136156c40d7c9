"""A published sheet of a knock-out is corrected, and the other pair had won: what becomes of who has advanced."""

import pytest
from events import do, present

from clauses import clause
from troef.tournament.act import Actor
from troef.tournament.draws.drawing import DrawRound, StartRound
from troef.tournament.entry.admission import Undo
from troef.tournament.event import Event
from troef.tournament.log import read_log, write_log
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.correcting import CorrectDeal
from troef.tournament.sheets.entering import EnterDeal
from troef.tournament.sheets.seats import BeginBoompje, KeepOnPaper, NameScorer, Sit
from troef.tournament.sheets.signing import Complete, HandIn, Publish, Sign, Verify

AN = Actor("desk", "An")
#: Manillen: the pair on seats 0 and 2 has the points, or the other one.
FIRST = {"card_points": [40, 20], "tricks": [5, 3]}
SECOND = {"card_points": [20, 40], "tricks": [3, 5]}


def play_table(event: Event, number: int, table: int) -> None:
    """A table plays its deal on paper: the pair that was drawn first wins."""
    one, other = event.round(number).table(table).people[:2]
    here = (number, table)
    do(event, Sit(*here, (one, other, one, other)), KeepOnPaper(*here))
    do(event, *[NameScorer(*here, each, one) for each in (one, other)])
    do(event, BeginBoompje(*here, 1), EnterDeal(*here, 1, FIRST), Complete(*here))
    do(event, *[Sign(*here, each, "initials") for each in (one, other)])
    do(event, HandIn(*here), Verify(*here), Publish(*here))


def quarter_finals(policy: str, second_chance: bool = False) -> Event:
    """Eight pairs have played their first round, and the second has been drawn."""
    event = present(8, "herkansing", correction=policy, deals_per_round=1, second_chance=second_chance)
    do(event, DrawRound.of(event), StartRound(1))
    for table in range(1, 5):
        play_table(event, 1, table)
    return do(event, DrawRound.of(event))


def corrected(event: Event) -> tuple[int, int]:
    """Table 1 of the first round had been written the wrong way round; who seemed to have won, and who had."""
    seemed, won = event.round(1).table(1).people[:2]
    do(event, CorrectDeal(1, 1, 1, SECOND, "written for the wrong pair"), by=AN)
    return seemed, won


def seated(event: Event, number: int) -> set[int]:
    return {one for sheet in event.round(number).tables for one in sheet.people}


@clause("tournament", "R27")
def test_where_they_stay_the_draw_stands_and_the_numbers_are_right() -> None:
    event = quarter_finals("advanced_stay")
    before = event.rounds[1].drawn
    seemed, won = corrected(event)
    assert event.rounds[1].drawn == before
    assert seemed in seated(event, 2) and won not in seated(event, 2)
    totals = {row.player: row.total for row in ranking(event)}
    assert (totals[seemed], totals[won]) == (0, 22)
    places = {row.player: row.rank for row in ranking(event)}
    assert places[seemed] < places[won], "who has got further is ranked higher"


@clause("tournament", "R27")
def test_where_all_is_drawn_again_the_right_pair_plays_on() -> None:
    event = quarter_finals("draw_again")
    seemed, won = corrected(event)
    assert len(event.rounds) == 1
    do(event, DrawRound.of(event), StartRound(2))
    assert won in seated(event, 2) and seemed not in seated(event, 2)
    assert read_log(write_log(event.lines)).event() == event


@clause("tournament", "R27")
def test_a_round_that_has_begun_is_never_drawn_again() -> None:
    event = do(quarter_finals("draw_again"), StartRound(2))
    before = event.rounds[1].drawn
    corrected(event)
    assert event.rounds[1].drawn == before


@clause("tournament", "R27")
def test_with_a_second_chance_the_two_pairs_change_places() -> None:
    event = quarter_finals("draw_again", second_chance=True)
    seemed, won = event.round(1).table(1).people[:2]
    assert won in event.rounds[1].second
    corrected(event)
    do(event, DrawRound.of(event))
    assert seemed in event.rounds[1].second and won not in event.rounds[1].second


@pytest.mark.parametrize("policy", ["advanced_stay", "draw_again"])
def test_the_correction_is_undone_and_the_draw_is_as_it_was(policy: str) -> None:
    event = quarter_finals(policy)
    before = event.rounds[1].drawn
    corrected(event)
    do(event, Undo(len(event.lines)))
    assert event.rounds[1].drawn == before
