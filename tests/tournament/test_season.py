"""A season of several evenings: who stays away, who catches up, and the best six of eight."""

from functools import partial

import pytest
from events import do, play_round, present, refusal

from clauses import clause
from troef.tournament.draws.drawing import DrawRound, Signal
from troef.tournament.entry.admission import ApplyAsJoker, Leave, Undo
from troef.tournament.entry.season import Attend, CatchUp, StayAway, missed
from troef.tournament.event import Event
from troef.tournament.log import read_log, write_log
from troef.tournament.results.explaining import why_here
from troef.tournament.results.ranking import Finish, ranking
from troef.tournament.sheets.entering import last_deal
from troef.tournament.sheets.sheet import DealLine, Seating
from troef.tournament.template import template_named

season = partial(present, template="seizoen")


def caught_up(event: Event, number: int, *people: int, score: int = 50) -> Event:
    """People play a round later, and each scores the same."""
    do(event, CatchUp.of(event, number, people))
    sheet = event.rounds[number - 1].tables[-1]
    sheet.seatings = [Seating(tuple(sheet.people), 0)]
    sheet.deals[1] = DealLine(1, 0, 0, {}, dict.fromkeys(sheet.people, score), tuple(sheet.people))
    sheet.state = "published"
    return event


def seated(event: Event, number: int) -> set[int]:
    return {one for sheet in event.rounds[number - 1].tables for one in sheet.people}


# ---- who stays away ----


def test_who_stays_away_is_not_drawn_and_is_back_when_he_comes_back() -> None:
    event = do(season(8), StayAway(3))
    play_round(event)
    assert 3 not in seated(event, 1) and missed(event, 1) == [3]
    do(event, Attend(3))
    play_round(event)
    assert 3 in seated(event, 2) and missed(event, 2) == []
    assert {row.player: row.rounds for row in ranking(event)}[3] == (None, 0)


def test_who_stays_away_is_still_in_the_ranking() -> None:
    event = play_round(season(8), (3, 90))
    do(event, StayAway(3))
    play_round(event)
    assert ranking(event)[0].player == 3


@clause("tournament", "R4")
def test_at_a_championship_of_the_books_nobody_stays_away() -> None:
    for template in ("iwwa-manillen", "wk-kleurenwiezen"):
        assert refusal(present(8, template), StayAway(3)).reason == "no-catching-up"


def test_staying_away_and_coming_back_make_sense_only_in_turn() -> None:
    event = season(8)
    assert refusal(event, Attend(3)).reason == "is-not-away"
    do(event, StayAway(3))
    assert refusal(event, StayAway(3)).reason == "away-already"
    assert refusal(event, StayAway(99)).reason == "no-such-person"
    do(event, Leave(4))
    assert refusal(event, StayAway(4)).reason == "is-out"
    do(event, DrawRound.of(event))
    assert refusal(event, StayAway(5)).reason == "is-playing"


# ---- games that are caught up with ----


def test_four_who_missed_an_evening_play_it_later_at_a_table_of_their_own() -> None:
    event = do(season(12), *[StayAway(number) for number in (1, 2, 3, 4)])
    play_round(event, (5, 30))
    do(event, *[Attend(number) for number in (1, 2, 3, 4)])
    caught_up(event, 1, 1, 2, 3, 4)
    assert len(event.rounds[0].tables) == 3
    assert missed(event, 1) == []
    assert {row.player: row.total for row in ranking(event)}[1] == 50
    assert why_here(event, 1, 2)[0].key == "tournament-why-caught-up"


@clause("tournament", "R13")
def test_jokers_and_then_bots_fill_a_table_that_catches_up_and_are_not_ranked() -> None:
    event = do(season(8), ApplyAsJoker(9, "Jo"), *[StayAway(number) for number in (1, 2, 3, 4)])
    play_round(event)
    assert CatchUp.of(event, 1, (1,)).people == (1, 9, 10, 11)
    caught_up(event, 1, 1)
    assert {row.player for row in ranking(event)} == set(range(1, 9))
    assert {row.player: row.total for row in ranking(event)}[1] == 50


def test_without_stand_ins_a_table_that_is_not_full_is_not_made() -> None:
    event = do(season(8, bot_jokers=False), *[StayAway(number) for number in (1, 2, 3, 4)])
    play_round(event)
    assert refusal(event, CatchUp.of(event, 1, (1, 2, 3))).reason == "table-not-full"
    do(event, CatchUp.of(event, 1, (1, 2, 3, 4)))


def test_who_played_or_had_a_bye_catches_up_with_nothing() -> None:
    event = do(season(6, bot_jokers=False), StayAway(1))
    play_round(event)
    free = event.rounds[0].byes[0]
    assert (
        refusal(event, CatchUp(1, 2, (1, free, *[n for n in range(2, 7) if n != free][:2]))).reason == "seated-already"
    )
    assert refusal(event, CatchUp(1, 3, (1, 2, 3, 4))).reason == "not-the-next-table"
    assert refusal(event, CatchUp(2, 1, (1, 2, 3, 4))).reason == "no-such-round"


def test_the_signal_of_the_evening_is_not_for_a_table_that_catches_up() -> None:
    event = do(season(8), StayAway(1))
    play_round(event)
    do(event, Signal(1), CatchUp.of(event, 1, (1,)))
    sheet = event.rounds[0].tables[-1]
    assert sheet.later
    assert [last_deal(event, each, 1) for each in event.rounds[0].tables] == [1, 1, 16]


def test_the_final_ranking_waits_for_a_table_that_catches_up() -> None:
    event = do(season(8, rounds=1, best_of=0), StayAway(1))
    play_round(event)
    do(event, CatchUp.of(event, 1, (1,)))
    assert refusal(event, Finish()).reason == "not-all-published"
    event.rounds[0].tables[-1].state = "published"
    do(event, Finish())
    assert refusal(event, CatchUp.of(event, 1, (1,))).reason == "finished-already"


def test_a_table_that_catches_up_is_undone_and_read_back() -> None:
    event = do(season(8), StayAway(1))
    do(event, DrawRound.of(event))
    do(event, CatchUp.of(event, 1, (1,)))
    assert read_log(write_log(event.lines)).lines == event.lines
    do(event, Undo(len(event.lines)))
    assert missed(event, 1) == [1]


# ---- the best of the evenings ----


def test_of_eight_evenings_the_best_six_count() -> None:
    event = season(4)
    for score in (40, 10, 70, 20, 60, 30, 80, 50):
        play_round(event, (1, score), (2, 45))
    rows = {row.player: row for row in ranking(event)}
    assert rows[1].rounds == (40, 10, 70, 20, 60, 30, 80, 50)
    assert rows[1].total == 80 + 70 + 60 + 50 + 40 + 30
    assert rows[2].total == 6 * 45
    do(event, Finish())


def test_who_missed_two_evenings_loses_nothing_and_who_missed_three_has_five() -> None:
    event = season(12)
    for number in range(1, 9):
        for person, evenings in ((1, (1, 2)), (2, (1, 2, 3))):
            away = event.people[person].away
            if (number in evenings) != away:
                do(event, Attend(person) if away else StayAway(person))
        play_round(event, (1, 50), (2, 50), (3, 50))
    totals = {row.player: row.total for row in ranking(event)}
    assert (totals[1], totals[2], totals[3]) == (300, 250, 300)
    caught_up(event, 3, 2)
    assert {row.player: row.total for row in ranking(event)}[2] == 300


def test_equal_seasons_are_parted_by_deals_won_then_by_the_best_evening() -> None:
    event = season(4, rounds=3, best_of=2)
    for one, two, three in ((50, 60, 50), (50, 40, 50), (10, 10, 0)):
        play_round(event, (1, one), (2, two), (3, three))
    assert [(row.rank, row.player) for row in ranking(event)] == [(1, 2), (2, 1), (3, 3), (4, 4)]


def test_best_of_and_catching_up_are_checked_in_the_template() -> None:
    with pytest.raises(ValueError, match="best_of"):
        template_named("seizoen", best_of=9)
    with pytest.raises(ValueError, match="catch_up"):
        template_named("duo-poules", catch_up=True)
