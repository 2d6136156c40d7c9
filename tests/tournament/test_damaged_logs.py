"""Logs that were damaged at random: reading one gives a fault with its line, never an error of Python, and a changed
line is never called right."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from proving import often
from troef.cli.main import main
from troef.tournament.draws.draw_check import checked_draws
from troef.tournament.log import Log, LogFault, canonical, read_log, seal, write_log
from troef.tournament.results.ranking import ranking
from troef.tournament.simulation import Plan, Simulation
from troef.tournament.template import template_named

NAMES = ("iwwa-manillen", "wk-kleurenwiezen", "herkansing", "seizoen", "klaverjasdrive-geloot")
#: Values that somebody might write where another belongs.
ODD: list[Any] = [None, True, -1, 0, 1, 2, 99, 10**30, 1.5, "", "x", "1e9", [], [0], [[]], {}, {"a": 1}, "2026-13-45"]


@cache
def log_text(name: str) -> str:
    """The log of a small event with faults."""
    rules = template_named(
        name, rounds=3, boompjes=1, deals_per_round=2 if name != "wk-kleurenwiezen" else 4, best_of=0
    )
    return write_log(Simulation(Plan(rules, 8, "damaged", faults=True)).lines())


def sound(text: str) -> "Log | LogFault":
    """The log if all of it is right, or what is wrong with it; any other error is one of the program."""
    try:
        log = read_log(text)
        ranking(log.event())
        checked_draws(log)
    except LogFault as fault:
        return fault
    return log


def is_right(found: "Log | LogFault", text: str) -> bool:
    """A log that is called right has the lines of the original, perhaps fewer at the end."""
    return isinstance(found, LogFault) or found.seals == read_log(text).seals[: len(found.seals)]


@settings(max_examples=often(40), deadline=None)
@given(st.sampled_from(NAMES), st.data())
def test_signs_that_were_changed_taken_out_or_put_in_are_found(name: str, data: st.DataObject) -> None:
    text = log_text(name)
    place = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 30))
    other = data.draw(
        st.text(max_size=12) | st.sampled_from(["\n", "\x00", "}", '"', "{", "[" * 3000, "9" * 5000, "\\ud800"])
    )
    damaged = text[:place] + other + text[place + length :]
    found = sound(damaged)
    assert is_right(found, text)
    if isinstance(found, LogFault):
        first = next((n for n, (a, b) in enumerate(zip(text, damaged, strict=False)) if a != b), len(damaged))
        assert found.line >= text.count("\n", 0, first) + 1, "no line before the damage is blamed"


@settings(max_examples=often(15), deadline=None)
@given(st.sampled_from(NAMES), st.data())
def test_lines_that_were_cut_off_moved_or_doubled_are_found(name: str, data: st.DataObject) -> None:
    lines = log_text(name).splitlines(keepends=True)
    first = data.draw(st.integers(0, len(lines) - 1))
    last = data.draw(st.integers(first, len(lines)))
    put = data.draw(st.integers(0, len(lines)))
    rest = lines[:first] + lines[last:]
    damaged = "".join(rest[:put] + lines[first:last] * data.draw(st.integers(0, 2)) + rest[put:])
    assert is_right(sound(damaged), log_text(name))


def odd_value(value: Any, data: st.DataObject) -> Any:
    """A JSON value in which one thing is another."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 5)):
        name = data.draw(st.sampled_from(sorted(value)))
        if not data.draw(st.integers(0, 8)):
            return {key: each for key, each in value.items() if key != name}
        return {**value, name: odd_value(value[name], data)}
    if isinstance(value, list) and value and data.draw(st.integers(0, 3)):
        place = data.draw(st.integers(0, len(value) - 1))
        return [*value[:place], odd_value(value[place], data), *value[place + 1 :]]
    if type(value) is int and data.draw(st.booleans()):
        return value + data.draw(st.sampled_from([-1, 1, 4, 1000]))
    return data.draw(st.sampled_from(ODD))


@settings(max_examples=often(60), deadline=None)
@given(st.sampled_from(NAMES), st.data())
def test_wrong_facts_under_right_seals_are_refused_or_end_with_another_seal(name: str, data: st.DataObject) -> None:
    """Whoever forges a line and seals all lines again: an act that the rules do not allow is found with its line."""
    rows = [json.loads(line) for line in log_text(name).splitlines()]
    place = data.draw(st.integers(0, len(rows) - 1))
    part = data.draw(st.sampled_from(["facts", "facts", "facts", "by", "at", "act"]))
    forged = {**rows[place], part: odd_value(rows[place][part], data)}
    if forged == rows[place]:
        return
    lines, before = [], ""
    for row in [*rows[:place], forged, *rows[place + 1 :]]:
        before = seal(before, row)
        lines.append(canonical({**row, "seal": before}))
    found = sound("\n".join(lines))
    assert isinstance(found, LogFault) or found.last_seal != rows[-1]["seal"]
    assert not isinstance(found, LogFault) or found.line >= place + 1


@pytest.mark.parametrize("command", ["verify", "rank", "export", "check-draws", "draw", "print"])
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda text: text[: len(text) // 2], "no complete JSON object"),
        (lambda text: text.replace("Piet", "Paul", 1), "the seal is wrong"),
        (lambda text: "[" * 100_000, "line 1: no complete JSON object"),
        (lambda text: text + "{}\n", "the number – does not belong here"),
        (lambda text: "\x00" * 2000, "line 1: no complete JSON object"),
        (lambda text: '{"n":1}', "line 1: the seal is wrong"),
    ],
    ids=["cut in half", "another name", "nested", "one more", "zeros", "no facts"],
)
def test_commands_name_the_line_and_show_no_error_of_python(
    command: str,
    damage: Callable[[str], str],
    told: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    path = tmp_path / "event.jsonl"
    path.write_text(damage(log_text("iwwa-manillen")), encoding="utf-8", newline="")
    more = ("--what", "ranking", "--out", str(tmp_path / "x.pdf")) if command == "print" else ()
    assert main(["tournament", command, str(path), *more]) == 1
    said = capsys.readouterr()
    answer = said.out + said.err
    assert "line " in answer and told in answer
    assert answer.count("\n") == 1


def test_ends_of_lines_of_another_system_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "event.jsonl"
    path.write_text(log_text("iwwa-manillen").replace("\n", "\r\n"), encoding="utf-8", newline="")
    assert main(["tournament", "verify", str(path)]) == 0
