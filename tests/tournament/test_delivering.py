"""A sheet that comes to the desk as a QR code is what it would have been over the network, with nothing twice."""

from functools import cache

import pytest
from event_tables import enter, full, playing, seated, sheet_of, signed, solo, write
from events import JURY, at, do, refusal
from hypothesis import given
from hypothesis import strategies as st

from clauses import clause
from proving import often, seeded
from troef.core.rng import Rng
from troef.tournament.act import DESK, Actor, Line
from troef.tournament.draws.drawing import Signal
from troef.tournament.entry.admission import Leave, Undo
from troef.tournament.event import Event
from troef.tournament.jury.calls import CallJury
from troef.tournament.refused import Refused
from troef.tournament.sheets.compact import pack
from troef.tournament.sheets.delivering import CodeRead, DeliverSheet, Step, read_code
from troef.tournament.sheets.entering import ChangeDeal, StrikeDeal
from troef.tournament.sheets.handed import HandedSheet
from troef.tournament.sheets.penalties import Penalise, StrikePenalty
from troef.tournament.sheets.seats import KeepOnPaper
from troef.tournament.sheets.sheet import Sheet
from troef.tournament.sheets.sheet_code import code_bytes, code_text
from troef.tournament.sheets.signing import HandIn
from troef.tournament.simulation import Plan, Simulation
from troef.tournament.template import template_named

TEMPLATES = ("iwwa-manillen", "wk-kleurenwiezen")
#: Who writes at a table.
AT_TABLE = ("scorer", "player")


def code_of(event: Event, round_number: int = 1, table: int = 1, sheet: Sheet | None = None) -> str:
    """What the phone of a table shows."""
    handed = sheet or event.round(round_number).table(table)
    return code_text(pack(HandedSheet(event.commitment[:8], round_number, table, handed)))


def read(event: Event, code: str, unproven: tuple[int, ...] = (), seen: tuple[int, ...] = ()) -> CodeRead:
    """What a code brings, where the signatures of some are not proven."""
    return read_code(event, code, lambda _: unproven, seen)


def deliver(event: Event, code: str, time: str = "12:30:00") -> Line:
    """The desk reads a code and confirms what it brings."""
    return event.act(read(event, code).delivery, at(time), DESK)


def refused(event: Event, code: str) -> Refused:
    """Why the desk does not take a code; the event stays as it was."""
    before = event.copy()
    with pytest.raises(Refused) as caught:
        deliver(event, code)
    assert event == before
    return caught.value


# ---- whole events ----


@cache
def lines_that_stand(template: str, players: int, seed: str) -> tuple[Line, ...]:
    """The lines of a simulated event with faults, without those that were undone."""
    rules = template_named(template, rounds=1)
    simulation = Simulation(Plan(rules, players, seed, faults=True))
    lines = tuple(simulation.lines())
    return tuple([one for one in lines if one.number not in simulation.event.undone and one.act.verb != "undo"])


def writes(event: Event, line: Line, table: int) -> bool:
    """Whether a line was written at a table of the first round."""
    return line.by.role in AT_TABLE and line.act.place(event) == (1, table)


def cut_off(lines: tuple[Line, ...], table: int, chance: Rng) -> "tuple[Event, Event] | None":
    """The event when a sheet is handed in over the network, and as it is when the phone of that table lost the network
    somewhere before. From then on nothing came from the desk or the jury either."""
    event = Event()
    its_own: list[int] = []
    for place, line in enumerate(lines):
        if writes(event, line, table):
            its_own.append(place)
            if line.act.verb == "hand-in":
                break
        elif line.act.place(event) == (1, table) or line.act.verb in ("leave", "exclude"):
            its_own.clear()  # the phone has been told
        event.act(line.act, line.at, line.by)
    else:
        return None
    event.act(line.act, line.at, line.by)
    lost = its_own[chance.below(len(its_own)) :]
    without = Event()
    for place, line in enumerate(lines[: its_own[-1] + 1]):
        if place not in lost:
            without.act(line.act, line.at, line.by)
    return event, without


def content(sheet: Sheet) -> dict[str, object]:
    """All of a sheet; its penalties in order, whatever their numbers (one that was struck out leaves a gap), without
    those that cost nothing and are about a deal that was struck out."""
    stand = [one for one in sheet.penalties.values() if one.points or one.others or one.deal in sheet.deals]
    return {**vars(sheet), "penalties": [{**vars(one), "number": 0} for one in stand]}


@pytest.mark.parametrize("template", TEMPLATES)
@pytest.mark.parametrize("number", range(often(2)))
@clause("tournament", "R23", "R24", "R25", "R26")
def test_every_sheet_of_an_event_is_the_same_as_over_the_network(template: str, number: int) -> None:
    chance = Rng(seeded(f"codes {number}"))
    lines = lines_that_stand(template, 20, seeded(f"codes {number}"))
    delivered = 0
    for table in range(1, 6):
        found = cut_off(lines, table, chance)
        if found is None:
            continue
        there, here = found
        deliver(here, code_of(there, 1, table))
        assert content(here.round(1).table(table)) == content(there.round(1).table(table))
        delivered += 1
    assert delivered


# ---- what the desk has already ----


def played(template: str = "iwwa-manillen") -> Event:
    """A whole sheet, signed and handed in over the network."""
    event = signed(full(playing(template, **({"boompjes": 1} if template == "iwwa-manillen" else {}))))
    return write(event, HandIn(1, 1, pen=True), time="11:32:00")


def at_the_start(template: str = "iwwa-manillen") -> Event:
    """The same event before its first deal."""
    return seated(template, **({"boompjes": 1} if template == "iwwa-manillen" else {}))


@clause("tournament", "R26")
@pytest.mark.parametrize("template", TEMPLATES)
@given(known=st.integers(0, 12))
def test_deals_that_the_desk_has_are_not_written_twice(template: str, known: int) -> None:
    there, here = played(template), at_the_start(template)
    for line in [one for one in there.lines if one.act.verb in ("begin-boompje", "enter-deal")][: known + 1]:
        here.act(line.act, line.at, line.by)
    delivery = read(here, code_of(there)).delivery
    entered = [step.facts["deal"] for step in delivery.steps if step.act == "enter-deal"]
    assert entered == list(range(known + 1, there.template.deals + 1))
    deliver(here, code_of(there))
    assert sheet_of(here) == sheet_of(there)
    assert refused(here, code_of(there)).reason == "code-of-handed-in"


@clause("tournament", "R26")
def test_what_was_corrected_off_line_is_corrected() -> None:
    here = enter(playing("wk-kleurenwiezen"), solo(0), solo(1), solo(2))
    write(here, Penalise(1, 1, 3, 2, "P4"), Penalise(1, 1, 3, 3, "P5"))
    there = write(here.copy(), StrikeDeal(1, 1, 3), ChangeDeal(1, 1, 1, solo(3)))
    there = signed(full(write(there, StrikePenalty(1, 1, 1))))
    deliver(here, code_of(there))
    assert content(sheet_of(here)) == content(sheet_of(there))


@clause("tournament", "R26")
def test_a_sheet_that_is_not_finished_can_be_delivered_and_delivered_again() -> None:
    here = playing("wk-kleurenwiezen")
    there = enter(here.copy(), solo(0), solo(1))
    deliver(here, code_of(there))
    assert sheet_of(here) == sheet_of(there)
    assert refused(here, code_of(there)).reason == "code-adds-nothing"
    deliver(here, code_of(enter(there, solo(2))))
    assert sorted(sheet_of(here).deals) == [1, 2, 3]


@clause("tournament", "R32", "P17")
def test_what_jury_and_desk_did_meanwhile_stays() -> None:
    here = playing("wk-kleurenwiezen")
    there = signed(full(here.copy()))
    enter(here, solo(0))
    do(here, Penalise(1, 1, 1, 2, "R32", "storend", points=5), by=JURY)
    do(here, Leave(4, reason="ziek", from_deal=2), time="10:40:00")
    joker = sheet_of(here).people[3]
    deliver(here, code_of(there))
    sheet = sheet_of(here)
    assert [one.clause for one in sheet.penalties.values()] == ["R32"]
    assert joker in sheet.deals[16].scores and 4 not in sheet.deals[16].scores
    assert sheet.state == ("signed" if here.people[joker].kind == "bot" else "completed")


# ---- what the desk does not take ----


@clause("tournament", "R23")
def test_a_code_that_was_not_read_whole_is_refused() -> None:
    code = code_of(played())
    digit = str((int(code[100]) + 1) % 10)
    for text in ("", "troef", code[:-1], code[: len(code) // 2], code[:100] + digit + code[101:], "7" * 20_000):
        assert refused(at_the_start(), text).reason == "code-damaged"


@clause("tournament", "R26")
@given(
    keys=st.sampled_from(["&é\"'(§è!çà", "&é\"'(-è_çà", "1234567890"]), ends=st.sampled_from(["", "\n", "\r\n", "\t"])
)
def test_a_hand_scanner_may_type_as_on_another_keyboard(keys: str, ends: str) -> None:
    code = code_of(played())
    typed = "".join([keys[int(digit) - 1] for digit in code])
    assert code_text(code_bytes(typed + ends)) == code


@clause("tournament", "R26")
def test_each_refusal_says_why() -> None:
    there, here = played(), at_the_start()
    code = code_of(there)
    last_event = HandedSheet("0f4c4a1d", 1, 1, sheet_of(there))
    assert refused(here, code_text(pack(last_event))).reason == "code-of-another-event"
    assert refused(here, code_of(there, sheet=Sheet([1, 2, 3, 5]))).reason == "code-of-other-people"
    for place, reason in (((2, 1), "no-such-round"), ((1, 2), "no-such-table")):
        elsewhere = HandedSheet(here.commitment[:8], *place, sheet_of(there))
        assert refused(here, code_text(pack(elsewhere))).reason == reason
    assert refused(there, code).reason == "code-of-handed-in"
    assert (
        refused(enter(at_the_start(), {"points": [34, 26], "multiplier": 1}), code_of(here)).reason == "code-is-older"
    )
    wrong_sums = HandedSheet(here.commitment[:8], 1, 1, sheet_of(there), {1: 400, 2: 0, 3: 400, 4: 0})
    assert refused(here, code_text(pack(wrong_sums))).reason == "sums-differ"
    other_scorer = seated("iwwa-manillen", scorer=2, boompjes=1)
    assert refused(other_scorer, code).reason == "scorer-known"
    do(here, KeepOnPaper(1, 1))
    assert refused(here, code).reason == "sheet-is-on-paper"


@clause("tournament", "R31")
def test_while_the_jury_is_called_nothing_is_delivered() -> None:
    here = playing(boompjes=1)
    do(here, CallJury(1, 1, 1, "twijfel", 1), by=Actor("player", person=1))
    assert refused(here, code_of(played())).reason == "waits-for-jury"


@clause("tournament", "R22")
def test_after_the_signal_the_deal_that_had_begun_is_on_the_code() -> None:
    here = at_the_start()
    there = enter(here.copy(), *[{"points": [34, 26], "multiplier": 1}] * 5)
    for event in (there, here):
        do(event, Signal(1), time="11:30:00")
    there = signed(there)
    deliver(here, code_of(there))
    assert (len(sheet_of(here).deals), sheet_of(here).state) == (5, "signed")


def test_the_act_itself_is_checked() -> None:
    here = playing(boompjes=1)
    step = Step("enter-deal", {"deal": 1, "result": {"points": [34, 26], "multiplier": 1}})
    assert refusal(here, DeliverSheet(1, 1, (step,), 2)).reason == "other-count"
    assert refusal(here, DeliverSheet(1, 1, (), 0)).reason == "code-adds-nothing"
    assert refusal(here, DeliverSheet(1, 1, (Step("verify"),), 1)).reason == "not-in-bulk"
    assert refusal(here, DeliverSheet(1, 1, (Step("remark", {"text": "x"}, "later"),), 1)).reason == "no-time"
    assert refusal(here, DeliverSheet(1, 1, (step,), 1, begun=99)).reason == "no-such-deal"
    assert refusal(here, DeliverSheet(1, 1, (step,), 1), by=JURY).reason == "not-your-office"


@clause("tournament", "R27")
def test_one_undo_takes_a_delivered_sheet_back_and_its_changes_are_told() -> None:
    here = at_the_start()
    before = sheet_of(here.copy())
    line = deliver(here, code_of(played()))
    assert {change.line for change in here.changes} == {line.number} and len(here.changes) == 12
    do(here, Undo(line.number), time="12:40:00")
    assert sheet_of(here) == before
    deliver(here, code_of(played()))
    assert sheet_of(here) == sheet_of(played())
