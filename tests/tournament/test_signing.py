"""What becomes of a sheet: closed, signed, handed in, checked by the desk, published."""

from dataclasses import replace

import pytest
from event_tables import DRAWING, full, manille, player, playing, published, sheet_of, signed, write
from events import JURY, do, drawn

from clauses import clause
from troef.tournament.act import ENGINE, Act, Actor
from troef.tournament.entry.admission import Leave
from troef.tournament.event import Event
from troef.tournament.jury.calls import CallJury
from troef.tournament.refused import Refused
from troef.tournament.results.ranking import ranking
from troef.tournament.sheets.checking import faults
from troef.tournament.sheets.entering import ChangeDeal, EnterDeal
from troef.tournament.sheets.seats import BeginBoompje, KeepOnPaper, NameScorer, Sit
from troef.tournament.sheets.sheet import STATES
from troef.tournament.sheets.signing import Complete, ConfirmBrought, HandIn, Publish, Reopen, Return, Sign, Verify


def played() -> Event:
    """All deals of a short round are on the sheet; players 1 and 3 have won all of them, 4 points each."""
    return full(playing(boompjes=1))


@clause("tournament", "R23", "R26", "R27")
def test_a_sheet_goes_through_its_states_in_order() -> None:
    event = played()
    sheet = sheet_of(event)
    seen = [sheet.state]
    write(event, Complete(1, 1))
    for number in (3, 1, 4, 2):
        seen.append(sheet.state)
        do(event, Sign(1, 1, number), by=player(number))
    seen.append(sheet.state)
    write(event, HandIn(1, 1, pen=True, cards=True))
    seen.append(sheet.state)
    for act in (Verify(1, 1), Publish(1, 1)):
        do(event, act)
        seen.append(sheet.state)
    assert list(dict.fromkeys(seen)) == list(STATES)
    assert seen.count("completed") == 4


@clause("tournament", "R26")
@pytest.mark.parametrize(
    ("stage", "act"),
    [
        ("open", HandIn(1, 1)),
        ("open", Verify(1, 1)),
        ("open", Publish(1, 1)),
        ("open", Reopen(1, 1)),
        ("open", Return(1, 1, "why")),
        ("signed", Verify(1, 1)),
        ("signed", Publish(1, 1)),
        ("signed", Return(1, 1, "why")),
        ("published", Return(1, 1, "why")),
        ("published", Verify(1, 1)),
        ("published", Publish(1, 1)),
    ],
    ids=lambda value: value if isinstance(value, str) else value.verb,
)
def test_no_state_is_skipped(stage: str, act: Act) -> None:
    event = {"open": played, "signed": lambda: signed(played()), "published": lambda: published(played())}[stage]()
    with pytest.raises(Refused, match="wrong state"):
        if isinstance(act, HandIn | Reopen):
            write(event, act)
        else:
            do(event, act)
    assert sheet_of(event).state == stage


@clause("tournament", "R23", "R26", "T9")
def test_everybody_signs_for_himself_and_once() -> None:
    event = played()
    with pytest.raises(Refused, match="wrong state"):
        do(event, Sign(1, 1, 1), by=player(1))
    write(event, Complete(1, 1))
    with pytest.raises(Refused, match="only for yourself"):
        do(event, Sign(1, 1, 2), by=player(1))
    do(event, Sign(1, 1, 1, "pin"), by=player(1), time="11:00:05")
    with pytest.raises(Refused, match="signed already"):
        do(event, Sign(1, 1, 1), by=player(1))
    with pytest.raises(Refused, match="not at this table"):
        do(event, Sign(1, 1, 9), by=player(9))
    signature = sheet_of(event).signatures[1]
    assert (signature.at, signature.method) == ("2026-05-09T11:00:05", "pin")


@clause("tournament", "T9")
def test_on_paper_the_desk_records_initials() -> None:
    event = played()
    write(event, Complete(1, 1))
    with pytest.raises(Refused, match="only for yourself"):
        do(event, Sign(1, 1, 1, "initials"))
    do(event, KeepOnPaper(1, 1), *[Sign(1, 1, number, "initials") for number in (1, 2, 3, 4)], HandIn(1, 1))
    assert sheet_of(event).state == "handed_in"


@clause("tournament", "R26", "E12")
def test_a_change_after_four_signatures_removes_them_all() -> None:
    """The scorer corrects deal 7."""
    event = signed(played())
    sheet = sheet_of(event)
    assert (sheet.state, len(sheet.signatures)) == ("signed", 4)
    write(event, ChangeDeal(1, 1, 7, manille(20, 40)))
    assert (sheet.state, sheet.signatures) == ("completed", {})
    for number in (1, 2, 3, 4):
        assert sheet.state == "completed"
        do(event, Sign(1, 1, number), by=player(number))
    assert sheet.state == "signed"


@clause("tournament", "R26")
def test_a_closed_sheet_is_opened_again_for_another_deal() -> None:
    event = signed(played())
    with pytest.raises(Refused, match="sheet is closed"):
        write(event, EnterDeal(1, 1, 13, manille(34, 26)))
    write(event, Reopen(1, 1))
    assert (sheet_of(event).state, sheet_of(event).signatures) == ("open", {})


@clause("tournament", "R26")
def test_after_handing_in_the_scorer_writes_no_more() -> None:
    event = write(signed(played()), HandIn(1, 1))
    for act in (ChangeDeal(1, 1, 7, manille(20, 40)), Reopen(1, 1), Complete(1, 1)):
        with pytest.raises(Refused, match="handed in already"):
            write(event, act)


@clause("tournament", "R23", "T4")
def test_the_pen_and_the_cards_come_back_with_the_sheet() -> None:
    event = write(signed(played()), HandIn(1, 1, pen=True, cards=True))
    do(event, ConfirmBrought(1, 1, pen=False, cards=True))
    assert (sheet_of(event).brought, sheet_of(event).confirmed) == (("pen", "cards"), ("cards",))


@clause("tournament", "R27")
def test_a_sheet_with_a_wrong_sum_goes_back_and_is_signed_again() -> None:
    event = played()
    write(event, Complete(1, 1, written=(48, 0, 46, 0)))
    for number in (1, 2, 3, 4):
        do(event, Sign(1, 1, number), by=player(number))
    write(event, HandIn(1, 1))
    with pytest.raises(Refused, match="sums differ"):
        do(event, Verify(1, 1))
    with pytest.raises(Refused, match="remark needed"):
        do(event, Return(1, 1, " "))
    do(event, Return(1, 1, "the sum of player 3"))
    sheet = sheet_of(event)
    assert (sheet.state, sheet.signatures, sheet.remarks) == ("completed", {}, ["the sum of player 3"])
    write(event, Complete(1, 1, written=(48, 0, 48, 0)))
    for number in (1, 2, 3, 4):
        do(event, Sign(1, 1, number), by=player(number))
    write(event, HandIn(1, 1))
    do(event, Verify(1, 1))
    assert sheet.state == "verified"


@clause("tournament", "R27", "R29")
def test_the_desk_finds_what_was_tampered_with() -> None:
    """Each fault by itself, put on a sheet that was in order."""
    event = write(signed(played()), HandIn(1, 1))
    sheet = sheet_of(event)
    assert faults(event, 1, 1) == []
    first = sheet.deals[1]
    sheet.deals[1] = replace(first, scores={**first.scores, 1: 5})
    assert [fault.reason for fault in faults(event, 1, 1)] == ["scores-differ"]
    sheet.deals[1] = replace(first, result={"points": [40, 40]})
    assert [fault.reason for fault in faults(event, 1, 1)] == ["impossible-result"]
    del sheet.deals[1]
    assert [fault.reason for fault in faults(event, 1, 1)] == ["deals-not-consecutive"]
    sheet.deals[1] = first
    signature = sheet.signatures.pop(4)
    assert [fault.reason for fault in faults(event, 1, 1)] == ["signature-missing"]
    sheet.signatures[4] = signature
    sheet.seatings[0] = replace(sheet.seatings[0], dealer=3)
    assert "other-first-dealer" in [fault.reason for fault in faults(event, 1, 1)]


@clause("tournament", "R29")
def test_only_published_sheets_are_on_the_scoreboard() -> None:
    event = write(signed(played()), HandIn(1, 1))
    do(event, Verify(1, 1))
    assert {row.total for row in ranking(event)} == {0}
    do(event, Publish(1, 1))
    assert {row.player: row.total for row in ranking(event)} == {1: 48, 2: 0, 3: 48, 4: 0}


@clause("tournament", "R24")
def test_the_sheet_knows_when_it_was_begun_and_closed() -> None:
    sheet = sheet_of(signed(played()))
    assert (sheet.started_at, sheet.ended_at) == ("2026-05-09T10:03:00", "2026-05-09T11:30:00")


# ---- signatures that cannot be had (A19) ----


@clause("tournament", "R23")
def test_for_who_has_left_without_a_joker_a_jury_member_signs() -> None:
    event = played()
    do(event, Leave(2))
    write(event, Complete(1, 1))
    with pytest.raises(Refused, match="jury signs"):
        do(event, Sign(1, 1, 2), by=player(2))
    do(event, Sign(1, 1, 2), by=JURY)
    assert sheet_of(event).signatures[2].signer == "Mia"


@clause("tournament", "P17", "R23")
def test_a_table_that_stops_before_anybody_has_sat_down_still_gets_its_sheet_published() -> None:
    event = do(drawn(4, bot_jokers=False), Leave(2))
    assert sheet_of(event).stopped
    do(event, KeepOnPaper(1, 1), Complete(1, 1))
    do(event, *[Sign(1, 1, number, "initials") for number in (1, 3, 4)])
    do(event, Sign(1, 1, 2), by=JURY)
    do(event, HandIn(1, 1), Verify(1, 1), Publish(1, 1))
    assert event.round(1).published


@clause("tournament", "R31")
def test_while_the_jury_is_called_the_sheet_is_not_closed() -> None:
    event = do(played(), CallJury(1, 1, 12, "a dispute", 2), by=player(2))
    with pytest.raises(Refused, match="waits for jury"):
        write(event, Complete(1, 1))


@clause("tournament", "R23", "R30")
def test_for_who_refuses_a_jury_member_signs_with_a_remark() -> None:
    event = write(played(), Complete(1, 1))
    with pytest.raises(Refused, match="remark needed"):
        do(event, Sign(1, 1, 2), by=JURY)
    do(event, Sign(1, 1, 2, remark="refuses: disputes deal 4"), by=JURY)
    assert sheet_of(event).signatures[2].remark == "refuses: disputes deal 4"


@clause("tournament", "R23")
def test_a_bot_signs_by_itself() -> None:
    event = drawn(7, boompjes=1)
    table = next(number for number in (1, 2) if max(event.round(1).table(number).people) == 8)
    sheet = event.round(1).table(table)
    humans = sorted(sheet.people)[:3]
    scorer = Actor("scorer", person=humans[0])
    do(event, Sit(1, table, (*humans, 8)), by=player(humans[0]))
    do(event, *[NameScorer(1, table, number, humans[0]) for number in humans])
    do(event, BeginBoompje(1, table, 1, (DRAWING,)), by=scorer)
    do(event, *[EnterDeal(1, table, deal, manille(34, 26)) for deal in range(1, 13)], by=scorer)
    do(event, Complete(1, table), by=scorer)
    assert list(sheet.signatures) == [8]
    for number in humans:
        do(event, Sign(1, table, number), by=player(number))
    assert sheet.state == "signed"
    do(event, ChangeDeal(1, table, 1, manille(20, 40)), by=scorer)
    do(event, Sign(1, table, 8, "bot"), by=ENGINE)
    assert list(sheet.signatures) == [8]
