"""`troef bench`: how fast the rules go on this machine."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from troef.cli.asking import AsJson, console, game_with, words_of
from troef.core.registry import slugs
from troef.sim.speed import Speed, is_compiled, measure
from troef.words.words import Words

#: The figures in the order in which they are shown.
FIGURES = ("decisions_per_s", "playout_moves_per_s", "copy_ns", "view_us", "worlds_per_s")


def bench(
    context: typer.Context,
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="cli-argument-bench")] = None,
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.001, max=60, help="cli-option-seconds")] = 1.0,
    runs: Annotated[int, typer.Option("--runs", min=1, max=99, help="cli-option-runs")] = 5,
) -> None:
    """Measure games: driven from Python, in playouts, copies, views and sampled worlds."""
    words = words_of(context)
    chosen = [game_with(name, None) for name in games or slugs()]
    found: list[Speed] = []
    with Console(stderr=True).status("") as status:
        for game in chosen:
            status.update(words.say(f"game-{game.slug}"))
            found.append(measure(game, seconds, runs))
    if as_json:
        print(json.dumps([{name: _round(value) for name, value in asdict(speed).items()} for speed in found], indent=2))
    else:
        _show(found, words)


def _round(value: object) -> object:
    return round(value, 3) if isinstance(value, float) else value


def _show(found: list[Speed], words: Words) -> None:
    out = console()
    out.print(words.say("cli-compiled" if is_compiled() else "cli-interpreted"))
    table = Table(words.say("cli-column-game"), box=None)
    for name in FIGURES:
        table.add_column(words.say(f"cli-column-{name.replace('_', '-')}"), justify="right")
    for speed in found:
        table.add_row(speed.game, *(f"{getattr(speed, name):,.1f}" for name in FIGURES))
    out.print(table)
