"""The log of an event: what it tells comes back, and whoever changes a line is found at that line."""

import hashlib
import json
from typing import Any

import pytest
from events import do, present

from clauses import clause
from troef.tournament.draws.drawing import DrawRound
from troef.tournament.event import Event
from troef.tournament.log import MOST_LINE, Log, LogFault, canonical, read_log, write_log


def eight_players() -> Event:
    event = present(8)
    return do(event, DrawRound.of(event))


@pytest.fixture
def text() -> str:
    """The log of an event with eight players and one round drawn."""
    return write_log(eight_players().lines)


def sealed_by_hand(rows: list[dict[str, object]]) -> str:
    """The same chain, written down from its description with the standard library."""
    before, lines = "", []
    for row in rows:
        plain = json.dumps(row, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        before = hashlib.sha256((before + plain).encode()).hexdigest()
        lines.append(json.dumps({**row, "seal": before}))
    return "".join(f"{line}\n" for line in lines)


def without_seals(text: str) -> list[dict[str, Any]]:
    return [{key: value for key, value in json.loads(line).items() if key != "seal"} for line in text.splitlines()]


def fault(text: str) -> LogFault:
    with pytest.raises(LogFault) as caught:
        read_log(text).event()
    return caught.value


def test_a_log_tells_the_same_event_again(text: str) -> None:
    event = read_log(text).event()
    assert event.lines == eight_players().lines
    assert write_log(event.lines) == text
    assert [len(sheet.people) for sheet in event.rounds[0].tables] == [4, 4]


def test_anybody_can_compute_the_seals(text: str) -> None:
    assert read_log(sealed_by_hand(without_seals(text))).seals == read_log(text).seals


def test_a_changed_line_is_found(text: str) -> None:
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if '"name":"player ' not in line:
            continue
        changed = [*lines[: number - 1], line.replace("player", "prayer"), *lines[number:]]
        found = fault("\n".join(changed))
        assert (found.line, found.key) == (number, "broken-seal")


def test_a_line_that_is_removed_added_or_moved_is_found(text: str) -> None:
    lines = text.splitlines()
    assert fault("\n".join([*lines[:3], *lines[4:]])).line == 4
    assert fault("\n".join([*lines[:3], lines[2], *lines[3:]])).line == 4
    assert fault("\n".join([*lines[:3], lines[4], lines[3], *lines[5:]])).line == 4


def test_whoever_seals_a_changed_line_again_breaks_the_next_one(text: str) -> None:
    lines, rows = text.splitlines(), without_seals(text)
    rows[3]["facts"] = {**rows[3]["facts"], "name": "Somebody else"}
    forged = sealed_by_hand(rows[:4]).splitlines()
    found = fault("\n".join([*forged, *lines[4:]]))
    assert (found.line, found.key) == (5, "broken-seal")


def test_who_seals_the_whole_log_again_has_another_last_seal(text: str) -> None:
    rows = without_seals(text)
    rows[3]["facts"] = {**rows[3]["facts"], "name": "Somebody else"}
    assert read_log(sealed_by_hand(rows)).last_seal != read_log(text).last_seal


@clause("tournament", "R8")
def test_a_draw_that_does_not_follow_from_the_seed_is_found_though_its_seals_are_right(text: str) -> None:
    rows = without_seals(text)
    tables = rows[-1]["facts"]["tables"]
    tables[0][0], tables[1][0] = tables[1][0], tables[0][0]
    found = fault(sealed_by_hand(rows))
    assert (found.line, found.key) == (len(rows), "not-allowed")
    assert found.refused is not None and found.refused.reason == "other-draw"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("[1]", "not-json"),
        ('{"n":1,"n":2}', "not-json"),
        ('{"n":NaN}', "not-json"),
        ("[" * 100_000, "not-json"),
        (" " * (MOST_LINE + 1), "too-long"),
        ('{"n":3}', "wrong-number"),
        ('{"n":true}', "wrong-number"),
        ('{"n":2,"seal":7}', "broken-seal"),
        ('{"n":2,"at":"\\ud800"}', "not-json"),
    ],
)
def test_a_line_that_is_none_is_named(text: str, line: str, key: str) -> None:
    first = text.splitlines()[0]
    found = fault(f"{first}\n{line}\n")
    assert (found.line, found.key) == (2, key)
    assert str(found).startswith("line 2: ")


@pytest.mark.parametrize(
    ("change", "key", "told"),
    [
        ({"act": "regster"}, "no-such-act", "register"),
        ({"act": None}, "no-such-act", "None"),
        ({"more": 1}, "wrong-fact", "more"),
        ({"at": 5}, "wrong-fact", "time"),
        ({"by": {"role": "king"}}, "wrong-fact", "role"),
        ({"facts": {"person": "one"}}, "wrong-fact", "must be given"),
    ],
)
def test_a_line_with_wrong_facts_is_named(text: str, change: dict[str, object], key: str, told: str) -> None:
    rows = without_seals(text)[:2]
    found = fault(sealed_by_hand([rows[0], {**rows[1], **change}]))
    assert (found.line, found.key) == (2, key)
    assert told in str(found)


def test_an_act_that_was_not_allowed_is_named_with_its_clause(text: str) -> None:
    rows = without_seals(text)[:2]
    rows[1]["facts"] = {**rows[1]["facts"], "born": "2015-01-01"}
    found = fault(sealed_by_hand(rows))
    assert found.refused is not None and found.refused.clause == "R2"


@pytest.mark.parametrize("time", ["", "10:00", "2026-05-09", "2026-02-30T10:00:00", "2026-05-09T25:00:00", "x" * 19])
def test_a_line_needs_a_time(text: str, time: str) -> None:
    rows = without_seals(text)[:2]
    found = fault(sealed_by_hand([rows[0], {**rows[1], "at": time}]))
    assert (found.line, found.refused and found.refused.reason) == (2, "no-time")


def test_an_empty_log_is_an_event_that_was_not_opened() -> None:
    assert read_log("").lines == []
    assert Log().last_seal == ""


def test_the_event_after_some_lines(text: str) -> None:
    assert len(read_log(text).event(4).people) == 3


def test_canonical_text_does_not_depend_on_the_order_of_the_keys() -> None:
    assert canonical({"b": [1, 2], "a": "é"}) == '{"a":"é","b":[1,2]}'
