"""Championships over HTTP, on a real server that is killed: nothing that was acknowledged is lost, and a program that
shares no code with Troef gets the same ranking."""

import asyncio
from pathlib import Path
from typing import Any, get_args

import pytest
from championship import Championship, Outcome
from troubles import KINDS

from clauses import clause
from proving import AT_LENGTH, seeded
from troef.tournament.jury.verdicts import Kind
from troef.tournament.simulation import Plan
from troef.tournament.template import template_named


def played(folder: Path, template: str, players: int, seed: str, deaths: int, **changes: Any) -> Outcome:
    """A championship with faults, played to its end and counted."""
    plan = Plan(template_named(template, **changes), players, seed, faults=True)
    return asyncio.run(Championship(plan, folder, deaths).play())


@clause("tournament", "R26", "R27", "R36")
def test_a_small_championship(tmp_path: Path) -> None:
    outcome = played(tmp_path, "wk-kleurenwiezen", 16, seeded("small"), 1, rounds=1, deals_per_round=4)
    assert outcome.deaths == 1
    assert outcome.happened["a second laptop, with the same database"] == 1
    assert outcome.happened["delivered again to a laptop that went on from a copy"] > 5
    assert outcome.refused > 20


@pytest.mark.skipif(not AT_LENGTH, reason="make prove: takes minutes")
@pytest.mark.parametrize(("template", "players"), [("iwwa-manillen", 544), ("wk-kleurenwiezen", 600)])
@clause("tournament", "R26", "R27", "R36")
def test_a_championship_of_full_size(tmp_path: Path, template: str, players: int) -> None:
    outcome = played(tmp_path, template, players, seeded("championship"), 20)
    assert outcome.deaths == 20
    assert outcome.off_line > 20
    assert set(KINDS) <= set(outcome.happened)
    assert set(get_args(Kind)) - outcome.decided <= ({"refuse-bid"} if template == "iwwa-manillen" else set())
