"""Somebody leaves, or is excluded, in the middle of a round: a joker takes his chair, or the table stops."""

import pytest
from event_tables import enter, full, manille, player, playing, published, sheet_of, solo, write
from events import JURY, do, drawn, present, refusal

from clauses import clause
from troef.tournament.act import Actor
from troef.tournament.draws.drawing import DrawRound
from troef.tournament.entry.admission import ApplyAsJoker, Exclude, Leave, Undo
from troef.tournament.event import Event, fold
from troef.tournament.results.history import history_of
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.entering import BeginDeal, EnterDeal
from troef.tournament.sheets.penalties import Penalise
from troef.tournament.sheets.scoring import round_score, score_of
from troef.tournament.sheets.seats import KeepOnPaper
from troef.tournament.sheets.signing import Complete, HandIn, Publish, Sign, Verify

FOUR = manille(34, 26)
SCORER = Actor("scorer", person=1)


def with_jokers(event: Event, *names: str) -> Event:
    """Jokers have applied, in this order."""
    for name in names:
        do(event, ApplyAsJoker(max(event.people) + 1, name))
    return event


def score(event: Event, person: int) -> int:
    return score_of(event.template, sheet_of(event), person).score


# ---- who comes in ----


@clause("tournament", "P17", "R4")
def test_the_first_joker_comes_in_from_the_next_deal_on() -> None:
    event = with_jokers(enter(playing(), FOUR, FOUR), "Jef", "Jos")
    do(event, Leave(3, reason="ill"))
    sheet = sheet_of(event)
    assert (sheet.people, sheet.replaced) == ([1, 2, 5, 4], {3: (5, 3)})
    enter(event, manille(60, 0))
    assert sheet.deals[2].scores == {1: 4, 2: 0, 3: 4, 4: 0}
    assert sheet.deals[3].scores == {1: 30, 2: 0, 5: 30, 4: 0}
    assert [score(event, number) for number in (1, 2, 4)] == [38, 0, 0]


@clause("tournament", "P17", "R22")
def test_a_deal_that_has_begun_is_not_yet_the_jokers() -> None:
    event = with_jokers(enter(playing(), FOUR), "Jef")
    do(event, BeginDeal(1, 1, 2), by=player(1), time="10:20:00")
    do(event, Exclude(3, "shouting"), by=JURY)
    assert sheet_of(event).replaced == {3: (5, 3)}


@clause("tournament", "P17")
def test_the_jury_says_from_which_deal_where_it_is_another() -> None:
    event = with_jokers(enter(playing(), FOUR), "Jef")
    assert refusal(event, Leave(3, 1)).reason == "no-such-deal"
    assert refusal(event, Leave(3, 37)).reason == "no-such-deal"
    do(event, Leave(3, 5))
    assert sheet_of(event).replaced == {3: (5, 5)}
    enter(event, FOUR, FOUR, FOUR)
    assert [sorted(deal.scores) for deal in sheet_of(event).deals.values()] == [[1, 2, 3, 4]] * 4


@clause("tournament", "P17", "R13")
def test_jokers_come_in_order_and_then_bots() -> None:
    event = with_jokers(enter(playing(), FOUR), "Jef")
    do(event, Leave(3), Leave(4))
    first, second = sheet_of(event).people[2:]
    assert [event.people[number].kind for number in (first, second)] == ["joker", "bot"]
    assert event.round(1).stand_ins == [first, second]


@clause("tournament", "P17", "R13")
def test_a_joker_who_sits_at_another_table_is_not_free() -> None:
    event = with_jokers(present(7), "Jef", "Jos")
    do(event, DrawRound.of(event))
    seat = next(number for number in event.round(1).table(1).people if event.people[number].kind == "player")
    do(event, Leave(seat))
    assert sorted(number for sheet in event.round(1).tables for number in sheet.people if number > 7) == [8, 9]


@clause("tournament", "P17")
def test_a_joker_who_leaves_is_replaced_too() -> None:
    event = with_jokers(enter(playing(), FOUR), "Jef", "Jos")
    do(event, Leave(3))
    enter(event, FOUR)
    do(event, Leave(5))
    enter(event, FOUR)
    sheet = sheet_of(event)
    assert [sorted(deal.scores) for deal in sheet.deals.values()] == [[1, 2, 3, 4], [1, 2, 4, 5], [1, 2, 4, 6]]


@clause("tournament", "P17", "R13")
def test_a_bot_that_was_taken_out_does_not_come_back() -> None:
    event = drawn(5)  # and the bots 6, 7 and 8
    do(event, Exclude(7, "it does not answer"), by=JURY)
    do(event, Leave(8))
    assert sorted(number for sheet in event.round(1).tables for number in sheet.people) == [1, 2, 3, 4, 5, 6, 9, 10]
    assert 7 not in {number for table in DrawRound.of(event).tables for number in table}


@clause("tournament", "P17")
def test_without_a_joker_the_table_stops_and_the_others_keep_what_they_have() -> None:
    event = enter(playing(bot_jokers=False), FOUR, FOUR)
    do(event, Leave(3))
    sheet = sheet_of(event)
    assert (sheet.stopped, sheet.people) == (True, [1, 2, 3, 4])
    assert refusal(event, EnterDeal(1, 1, 3, FOUR), by=SCORER).reason == "no-new-deal"
    assert refusal(event, BeginDeal(1, 1, 3), by=player(1)).reason == "no-new-deal"
    write(event, Complete(1, 1))
    assert [score(event, number) for number in (1, 2, 4)] == [8, 0, 0]


@clause("tournament", "P17")
def test_between_rounds_nobody_is_to_be_replaced() -> None:
    event = present(8)
    assert refusal(event, Leave(3, 2)).reason == "is-not-playing"
    do(event, Leave(3))
    do(event, DrawRound.of(event))
    assert all(3 not in sheet.people for sheet in event.round(1).tables)


@clause("tournament", "P17")
def test_who_leaves_before_the_first_deal_has_played_none() -> None:
    event = with_jokers(drawn(4), "Jef")
    do(event, Leave(3))
    assert sheet_of(event).replaced == {3: (5, 1)}
    assert 5 in sheet_of(event).people


# ---- what he has scored ----


@clause("tournament", "P17", "S5")
@pytest.mark.parametrize("leaving", [Leave(1), Exclude(1, "cheating")])
def test_his_round_scores_are_zero_and_he_is_not_ranked(leaving: Leave | Exclude) -> None:
    event = published(enter(playing(boompjes=1), *[FOUR] * 12))
    assert [row.player for row in ranking(event)] == [1, 3, 2, 4]
    do(event, leaving, by=JURY)
    assert [(row.player, row.total) for row in ranking(event)] == [(3, 48), (2, 0), (4, 0)]


@clause("tournament", "P17", "S5")
def test_the_jokers_points_count_for_nobody() -> None:
    event = with_jokers(enter(playing(boompjes=1), FOUR), "Jef")
    do(event, Leave(3))
    published(full(event))
    assert [(row.player, row.total) for row in ranking(event)] == [(1, 48), (2, 0), (4, 0)]


@clause("tournament", "P17", "R16", "R17")
def test_the_joker_moves_on_with_his_chair() -> None:
    event = with_jokers(enter(playing(), *[FOUR] * 6), "Jef")
    do(event, Leave(3))
    enter(event, *[FOUR] * 7)
    assert sheet_of(event).deals[13].scores == {1: 4, 2: 4, 4: 0, 5: 0}  # now player 2 is the scorer's partner


@clause("tournament", "P17")
def test_leaving_is_in_the_history_of_his_points() -> None:
    event = enter(playing(), FOUR)
    do(event, Leave(3, reason="ill"))
    last = history_of(event, 3)[-1]
    assert (last.act, last.old, last.new, last.reason) == ("left", None, None, "ill")
    assert [one.act for one in history_of(event, 1)] == ["enter-deal"]


def test_leaving_is_undone_in_one_step() -> None:
    event = with_jokers(enter(playing(), FOUR), "Jef")
    before = event.copy()
    do(event, Leave(3), Undo(len(event.lines) + 1))
    assert (event.people, event.rounds) == (before.people, before.rounds)
    assert fold(event.lines) == event


# ---- who signs for him ----


@clause("tournament", "R23")
def test_the_joker_who_finished_the_round_signs() -> None:
    event = with_jokers(enter(playing(boompjes=1), FOUR), "Jef")
    do(event, Leave(3))
    write(full(event), Complete(1, 1))
    for number in (1, 2, 4):
        do(event, Sign(1, 1, number), by=player(number))
    assert sheet_of(event).state == "completed"
    do(event, Sign(1, 1, 5), by=player(5))
    assert sheet_of(event).state == "signed"


@clause("tournament", "R23")
def test_a_bot_that_came_in_signs_at_once() -> None:
    event = enter(playing(boompjes=1), FOUR)
    do(event, Leave(3))
    write(full(event), Complete(1, 1))
    assert list(sheet_of(event).signatures) == [sheet_of(event).people[2]]


@clause("tournament", "R23")
def test_without_a_joker_a_jury_member_signs() -> None:
    event = enter(playing(boompjes=1, bot_jokers=False), FOUR)
    do(event, Leave(3))
    write(event, Complete(1, 1))
    for number in (1, 2, 4):
        do(event, Sign(1, 1, number), by=player(number))
    assert refusal(event, Sign(1, 1, 3), by=player(3)).reason == "jury-signs"
    do(event, Sign(1, 1, 3), by=JURY)
    assert (sheet_of(event).state, sheet_of(event).signatures[3].signer) == ("signed", "Mia")


@clause("tournament", "R23")
def test_who_leaves_after_the_last_deal_has_the_jury_sign() -> None:
    event = full(playing(boompjes=1))
    write(event, Complete(1, 1))
    do(event, Leave(3))
    assert sheet_of(event).replaced == {}
    do(event, Sign(1, 1, 3), by=JURY)


@clause("tournament", "P17", "R26")
def test_a_scorer_who_leaves_hands_the_sheet_to_the_joker() -> None:
    event = with_jokers(enter(playing(boompjes=1), FOUR), "Jef")
    do(event, Leave(1))
    assert sheet_of(event).scorer == 5
    full(event)
    assert score(event, 3) == 48  # the joker sits on the scorer's chair: W is still that pair
    published(event)


@clause("tournament", "P17", "R26")
def test_the_desk_finishes_the_sheet_where_no_person_comes_in() -> None:
    event = enter(playing("wk-kleurenwiezen", deals_per_round=4), solo(1))
    do(event, Leave(1))
    assert sheet_of(event).on_paper
    do(event, *[EnterDeal(1, 1, number, solo(1)) for number in (2, 3, 4)], Complete(1, 1))
    for number in (2, 3, 4):
        do(event, Sign(1, 1, number, "initials"))
    do(event, HandIn(1, 1), Verify(1, 1), Publish(1, 1))
    assert [row.player for row in ranking(event)] == [2, 3, 4]
    assert refusal(event, KeepOnPaper(1, 1, False)).reason == "handed-in-already"


@clause("tournament", "P15", "P17")
def test_who_comes_in_for_the_offender_gets_nothing_for_his_penalty() -> None:
    """The revoke was in deal 1, which the joker has to play: the amounts still add up to 0."""
    event = playing("wk-kleurenwiezen")
    write(event, Penalise(1, 1, 1, 2, "P5"))
    do(event, Exclude(2, "cheating"), by=JURY)
    sheet = sheet_of(event)
    assert sum(round_score(event.template, sheet, person) for person in sheet.everybody()) == 0
    assert [round_score(event.template, sheet, person) for person in (1, 3, 4)] == [5, 5, 5]
