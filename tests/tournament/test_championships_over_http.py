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


@pytest.mark.skipif(not AT_LENGTH, reason="make prove: takes minutes; on two nodes there is one of these")
@pytest.mark.parametrize(
    "template",
    ["klaverjasdrive", "klaverjasdrive-geloot", "marathon", "seizoen", "duo-poules", "herkansing", "vrij"],
)
@clause("tournament", "R8", "R13", "R26", "R27", "R36")
def test_a_championship_beyond_the_books(tmp_path: Path, template: str) -> None:
    """Pairs, people who enter after the draw, evenings, pools and knock-outs."""
    outcome = played(tmp_path, template, 40, seeded("beyond"), 5)
    assert outcome.deaths == 5
    assert outcome.refused > 20


#: Pairs that may enter late; with `make prove` the championship of the books too.
ON_TWO_NODES = {
    "klaverjasdrive": template_named("klaverjasdrive", rounds=2, deals_per_round=2),
    "wk-kleurenwiezen": template_named("wk-kleurenwiezen", rounds=1, deals_per_round=4),
}


@pytest.mark.parametrize("template", list(ON_TWO_NODES)[: 2 if AT_LENGTH else 1])
@clause("tournament", "R8", "R13", "R26", "R27", "R36")
def test_a_championship_on_two_nodes(postgres_server: PostgresServer, tmp_path: Path, template: str) -> None:
    """Both nodes serve the desk, the tables and the players; either dies at any time, and the other one goes on."""
    outcome = on_two_nodes(postgres_server, tmp_path, ON_TWO_NODES[template], 16, often(2))
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
