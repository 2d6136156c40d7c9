"""Mistakes at the desk: several acts at once, and every act taken back in one step."""

import pytest
from events import at, do, drawn, opened, present, refusal, registered

from clauses import clause
from troef.core.result import ResultError
from troef.tournament.act import DESK, Actor, Line
from troef.tournament.bulk import Bulk
from troef.tournament.draws.drawing import DrawRound
from troef.tournament.entry.admission import ApplyAsJoker, Exclude, Leave, Pay, Report, Undo
from troef.tournament.event import Event, fold
from troef.tournament.undoing import Undoing

FOUR = ("An", "Bert", "Cis", "Dirk")


# ---- several acts as one ----


@clause("tournament", "R3")
def test_four_club_mates_report_in_one_act() -> None:
    event = registered(FOUR)
    do(event, Bulk(tuple([Report(number) for number in (1, 2, 3, 4)]), 4))
    assert [one.status for one in event.people.values()] == ["present"] * 4
    assert len(event.lines) == 6  # opened, four registrations, and one line for all who reported


def test_a_bulk_act_is_undone_in_one_step() -> None:
    event = registered(FOUR)
    before = event.copy()
    do(event, Bulk((Report(1), Report(2), Pay(1, 500)), 3), Undo(6))
    assert event.people == before.people
    assert (len(event.lines), event.undone) == (7, {6: 7})


def test_the_count_that_was_confirmed_is_the_count_that_is_done() -> None:
    event = registered(FOUR)
    refused = refusal(event, Bulk((Report(1), Report(2)), 3))
    assert (refused.reason, refused.facts) == ("other-count", {"expected": 3, "count": 2})
    assert refusal(event, Bulk((), 0)).reason == "nothing-in-bulk"


@clause("tournament", "R3")
def test_one_act_that_is_refused_stops_all() -> None:
    event = registered(FOUR)
    refused = refusal(event, Bulk((Report(1), Report(2), Report(1)), 3))
    assert (refused.reason, refused.facts) == ("reported-already", {"person": 1, "place": 3})


def test_each_act_in_bulk_asks_for_its_office() -> None:
    event = registered(FOUR)
    bulk = Bulk((Exclude(1, "noise"), Exclude(2, "noise")), 2)
    assert refusal(event, bulk).reason == "not-your-office"
    do(event, bulk, by=Actor("jury", "Mia"))
    assert [event.people[number].status for number in (1, 2, 3)] == ["excluded", "excluded", "registered"]


def test_opening_undoing_and_bulk_itself_stand_alone() -> None:
    event = registered(FOUR)
    assert refusal(event, Bulk((Undo(2),), 1)).reason == "not-in-bulk"
    assert refusal(event, Bulk((Bulk((Report(1),), 1),), 1)).reason == "not-in-bulk"


def test_a_bulk_act_is_read_from_its_line() -> None:
    event = registered(FOUR)
    do(event, Bulk((Report(1), Pay(2, 700)), 2))
    written = event.lines[-1].as_dict()
    assert written["facts"] == {
        "acts": [{"act": "report", "facts": {"person": 1}}, {"act": "pay", "facts": {"person": 2, "amount": 700}}],
        "expected": 2,
    }
    assert Line.read(written) == event.lines[-1]
    with pytest.raises(ResultError, match="`act` and `facts`"):
        Bulk.read({"acts": [{"act": "report"}], "expected": 1})


# ---- taking back ----


@clause("tournament", "R4")
def test_somebody_who_did_not_leave_is_back() -> None:
    event = present(8)
    do(event, Leave(3))
    do(event, Undo(len(event.lines)))
    assert event.people[3].plays
    assert fold(event.lines) == event


def test_an_act_that_a_later_one_needs_is_not_undone() -> None:
    event = registered(FOUR)
    do(event, Report(4))
    refused = refusal(event, Undo(5))  # the registration of number 4
    assert (refused.reason, refused.facts) == (
        "needed-later",
        {"line": 6, "act": "report", "because": "no-such-person"},
    )
    do(event, Undo(6), Undo(5))
    assert list(event.people) == [1, 2, 3]


@clause("tournament", "R8")
def test_what_the_draw_rests_on_is_undone_after_the_draw() -> None:
    event = drawn(8)
    report = next(line.number for line in event.lines if line.act == Report(5))
    assert refusal(event, Undo(report)).facts["act"] == "draw"


def test_nothing_is_undone_twice_and_the_opening_stays() -> None:
    event = registered(FOUR)
    do(event, Undo(5))
    assert refusal(event, Undo(5)).reason == "undone-already"
    assert refusal(event, Undo(6)).reason == "undone-already"
    assert refusal(event, Undo(1)).reason == "no-such-line"
    assert refusal(event, Undo(7)).reason == "no-such-line"


def test_a_long_log_gives_the_same_with_and_without_a_line() -> None:
    """More lines than lie between two checkpoints, and undone ones on both sides of them."""
    event = opened()
    do(event, *[ApplyAsJoker(number, f"joker {number}") for number in range(1, 101)])
    for cents in range(1, 500):
        do(event, Pay(1 + cents % 100, cents))
    for line in (150, 590, 300, 599, 120):
        do(event, Undo(line))
    undone = {150, 590, 300, 599, 120}
    paid = [line.act.amount for line in event.lines if isinstance(line.act, Pay) and line.number not in undone]
    assert sum(one.paid for one in event.people.values()) == sum(paid)
    assert fold(event.lines) == event
    do(event, Pay(1, 1))  # the event goes on from there
    assert event.lines[-1].number == 606


def test_a_trial_is_not_taken_for_another_undo() -> None:
    event = registered(FOUR)
    event.decide(Undo(5), at("09:00:00"), DESK)  # shown to the desk, and not done
    do(event, Pay(1, 5), Undo(6))
    assert (list(event.people), event.people[1].paid) == ([1, 2, 3, 4], 0)


# ---- taking back in a long log, while others go on ----


def begun_undo(line: int) -> tuple[Event, Undoing]:
    """Thirty payments of number 1, and the undoing of a line, of which a first piece is made."""
    event = registered(FOUR)
    do(event, *[Pay(1, cents) for cents in range(1, 31)])
    undoing = Undo(line).begin(event, DESK)
    assert undoing.piece()
    return event, undoing


def test_what_others_do_while_an_act_is_taken_back_stays() -> None:
    event, undoing = begun_undo(5)
    do(event, Pay(1, 1000), Report(1))
    while undoing.piece():
        do(event, Pay(2, 7))
    do(event, Undo(5))
    assert (list(event.people), event.people[1].paid, event.people[1].status) == ([1, 2, 3], 465 + 1000, "present")
    assert event.people[2].paid > 0
    assert fold(event.lines) == event


def test_what_others_do_meanwhile_may_need_the_act() -> None:
    event, _ = begun_undo(5)
    do(event, Report(4))
    assert refusal(event, Undo(5)).facts == {"line": 36, "act": "report", "because": "no-such-person"}
    assert list(event.people) == [1, 2, 3, 4]


def test_when_another_act_is_taken_back_meanwhile_the_work_begins_once_more() -> None:
    event, _ = begun_undo(5)
    do(event, Undo(6), Undo(5))  # the first cent goes too
    assert (list(event.people), event.people[1].paid) == ([1, 2, 3], 464)
    assert fold(event.lines) == event


def test_the_draw_is_refused_with_another_table() -> None:
    event = present(8)
    act = DrawRound.of(event)
    swapped = DrawRound(1, (act.tables[1], act.tables[0]))
    assert refusal(event, swapped).reason == "other-draw"
