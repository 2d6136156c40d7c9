"""Championships over HTTP, on a real server that is killed: nothing that was acknowledged is lost, and a program that
shares no code with Troef gets the same ranking."""

import asyncio
from pathlib import Path
from typing import Any, get_args

import pytest
from championship import Championship, Outcome
from troubles import KINDS

from clauses import clause
from postgres import PostgresServer
from proving import AT_LENGTH, often, seeded
from troef.tournament.jury.verdicts import Kind
from troef.tournament.simulation import Plan
from troef.tournament.template import Template, template_named


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


#: The templates beyond the books; `make test` has the one of pairs that may enter late.
BEYOND = ["klaverjasdrive", "klaverjasdrive-geloot", "marathon", "seizoen", "duo-poules", "herkansing", "vrij"]


@pytest.mark.parametrize("template", BEYOND if AT_LENGTH else BEYOND[:1])
@clause("tournament", "R8", "R13", "R26", "R27", "R36")
def test_a_championship_beyond_the_books(tmp_path: Path, template: str) -> None:
    """Pairs, people who enter after the draw, evenings, pools and knock-outs."""
    players, deaths, changes = (40, 5, {}) if AT_LENGTH else (8, 0, {"rounds": 2, "deals_per_round": 2})
    outcome = played(tmp_path, template, players, seeded("beyond"), deaths, **changes)
    assert outcome.deaths == deaths
    assert outcome.refused > 20


@clause("tournament", "R26", "R27", "R36")
def test_a_championship_on_two_nodes(postgres_server: PostgresServer, tmp_path: Path) -> None:
    """Both nodes serve the desk, the tables and the players; either dies at any time, and the other one goes on."""
    template = template_named("wk-kleurenwiezen", rounds=1, deals_per_round=4)
    outcome = on_two_nodes(postgres_server, tmp_path, template, 32, often(2))
    assert outcome.refused > 20


@pytest.mark.skipif(not AT_LENGTH, reason="make prove: takes minutes")
@clause("tournament", "R26", "R27", "R36")
def test_a_championship_of_full_size_on_two_nodes(postgres_server: PostgresServer, tmp_path: Path) -> None:
    outcome = on_two_nodes(postgres_server, tmp_path, template_named("iwwa-manillen"), 544, 20)
    assert outcome.off_line > 20


def on_two_nodes(server: PostgresServer, folder: Path, template: Template, players: int, deaths: int) -> Outcome:
    """A championship with faults on two nodes, played to its end and counted."""
    plan = Plan(template, players, seeded("nodes"), faults=True)
    outcome = asyncio.run(Championship(plan, folder, deaths, server.database()).play())
    assert outcome.deaths == deaths
    return outcome
