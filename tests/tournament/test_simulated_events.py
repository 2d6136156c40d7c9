"""Whole events by chance, with the faults that people make: a second program, which shares no code with Troef, gets the
same ranking from their logs; and whatever is changed in a log is found, with its line."""

import json
from functools import cache
from typing import Any, get_args

import pytest
from events import rows_of
from recount import recount

from clauses import clause
from proving import AT_LENGTH, often, seeded
from troef.core.rng import Rng
from troef.tournament.every_act import ACTS
from troef.tournament.jury.verdicts import Kind
from troef.tournament.log import LogFault, canonical, read_log, seal, write_log
from troef.tournament.simulation import Plan, Simulation, simulate
from troef.tournament.template import template_named

TEMPLATES = ("iwwa-manillen", "wk-kleurenwiezen")
#: Acts of which these events have no need; late entry is for other templates (R3).
NEVER = {"appoint-scorer", "strike-boompje", "draw-lots", "deliver-sheet", "erase-names", "correct-dealer"}
#: Acts of tables that play on line.
ON_LINE = {"play-on-line", "back-at-table", "sit-in"}
#: Acts of events that people may enter late, or of which they miss an evening (R3, R4).
BEYOND_THE_BOOKS = {"seat-late", "draw-again", "stay-away", "attend", "catch-up"}


@cache
def simulated(template: str, players: int, seed: str, **changes: Any) -> tuple[Simulation, str]:
    """An event with faults, and its log."""
    simulation = Simulation(Plan(template_named(template, **changes), players, seed, faults=True))
    return simulation, write_log(simulation.lines())


def agree(template: str, players: int, seed: str, **changes: Any) -> None:
    """Both programs get the same ranking, and the log can be replayed."""
    simulation, text = simulated(template, players, seed, **changes)
    assert rows_of(simulation.event), "nobody is ranked"
    assert recount(text) == rows_of(simulation.event)
    assert read_log(text).event() == simulation.event


@pytest.mark.parametrize("template", TEMPLATES)
@pytest.mark.parametrize("number", range(often(3)))
@clause("tournament", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "P17", "R13", "R16", "R17", "R36")
def test_another_program_gets_the_same_ranking_from_the_log(template: str, number: int) -> None:
    agree(template, 20 + 7 * number % 41, seeded(f"field {number}"), bot_jokers=number % 2 == 0)


@pytest.mark.skipif(not AT_LENGTH, reason="make prove: takes a minute")
@pytest.mark.parametrize(("template", "players"), [("iwwa-manillen", 544), ("wk-kleurenwiezen", 600)])
def test_so_do_championships_of_full_size(template: str, players: int) -> None:
    agree(template, players, seeded("championship"))


@clause("tournament", "S6", "S7")
def test_partners_of_one_boompje_are_equal_and_lots_are_drawn() -> None:
    simulation, text = simulated("iwwa-manillen", 16, "ties", rounds=1, boompjes=1)
    assert any(line.act.verb == "draw-lots" for line in simulation.event.lines)
    assert recount(text) == rows_of(simulation.event)
    assert len({row["rank"] for row in recount(text)}) == len(recount(text))


# ---- what a simulated event has ----


def facts_of(*texts: str) -> list[dict[str, Any]]:
    return [json.loads(line) for text in texts for line in text.splitlines()]


@clause("tournament", "R32", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11", "P12")
def test_there_is_every_act_every_penalty_and_every_decision_in_it() -> None:
    rows = facts_of(*[simulated(template, 60, "all")[1] for template in TEMPLATES])
    clauses = {row["facts"]["clause"] for row in rows if row["act"] == "penalise"}
    rulings = {ruling["kind"] for row in rows if row["act"] == "decide" for ruling in row["facts"]["rulings"]}
    assert clauses == {*[f"P{number}" for number in range(1, 13)], "R32"}
    assert rulings == set(get_args(Kind))
    assert set(ACTS) - {row["act"] for row in rows} <= NEVER | ON_LINE | BEYOND_THE_BOOKS


def test_what_is_not_allowed_is_tried_and_is_not_in_the_log() -> None:
    simulation, text = simulated("iwwa-manillen", 60, "all")
    tried = {"too-late", "too-young", "other-draw", "sheet-has-faults", "wrong-state", "waits-for-jury", "needed-later"}
    assert tried <= set(simulation.refused)
    assert len(simulation.event.lines) == len(text.splitlines())


def test_without_faults_nothing_is_refused_or_undone() -> None:
    simulation = Simulation(Plan(template_named("wk-kleurenwiezen", rounds=1), 21, "calm"))
    text = write_log(simulation.lines())
    assert (simulation.refused, simulation.event.undone) == ({}, {})
    assert recount(text) == rows_of(simulation.event)


def test_the_same_seed_gives_the_same_lines_and_another_does_not() -> None:
    rules = template_named("iwwa-manillen", rounds=1, boompjes=1)
    first = list(simulate(Plan(rules, 12, "one", faults=True)))
    assert first == list(simulate(Plan(rules, 12, "one", faults=True)))
    assert first != list(simulate(Plan(rules, 12, "two", faults=True)))


@pytest.mark.parametrize(("name", "players", "told"), [("vrij", 3, "not 3"), ("iwwa-manillen", 3, "not 3")])
def test_a_field_that_is_too_small_is_said(name: str, players: int, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Plan(template_named(name), players)


def test_a_game_whose_deals_are_not_simulated_is_said() -> None:
    with pytest.raises(ValueError, match="deals of patience are not simulated"):
        Plan(template_named("vrij", game="patience"), 16)


# ---- tampering ----


def changed(value: Any, rng: Rng) -> Any:
    """A JSON value with one thing in it changed."""
    if isinstance(value, dict) and value:
        name = sorted(value)[int(rng.below(len(value)))]
        return {**value, name: changed(value[name], rng)}
    if isinstance(value, list) and value:
        return [changed(value[0], rng), *value[1:]]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}1" if isinstance(value, str) else 1


def fault_of(texts: list[str]) -> LogFault:
    with pytest.raises(LogFault) as caught:
        read_log("".join([f"{text}\n" for text in texts]))
    return caught.value


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_line_that_was_changed_taken_out_or_moved_is_named(template: str) -> None:
    texts = simulated(template, 12, "sealed", rounds=1, boompjes=1, deals_per_round=4)[1].splitlines()
    rng = Rng(seeded(f"tampering:{template}"))
    for _ in range(often(20)):
        place = int(rng.below(len(texts) - 1))
        facts = json.loads(texts[place])
        other = json.dumps(changed(facts, rng), ensure_ascii=False)
        assert fault_of([*texts[:place], other, *texts[place + 1 :]]).line == place + 1
        assert fault_of([*texts[:place], *texts[place + 1 :]]).line == place + 1
        assert fault_of([*texts[:place], texts[place + 1], texts[place], *texts[place + 2 :]]).line == place + 1
        assert fault_of([*texts[: place + 1], *texts[place:]]).line == place + 2


def test_who_seals_every_line_again_after_a_change_gets_another_last_seal() -> None:
    rows = facts_of(simulated("iwwa-manillen", 12, "sealed", rounds=1, boompjes=1, deals_per_round=4)[1])
    rng = Rng(seeded("sealed again"))
    for _ in range(often(5)):
        place = int(rng.below(len(rows)))
        facts = {**rows[place], "facts": changed(rows[place]["facts"], rng)}
        log, before = [], ""
        for row in [*rows[:place], facts, *rows[place + 1 :]]:
            before = seal(before, row)
            log.append(canonical({**row, "seal": before}))
        assert before != rows[-1]["seal"] or facts == rows[place]
