"""`troef sim`: many matches."""

import json
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from troef.bots.base import make_player
from troef.cli.asking import (
    AsJson,
    GameName,
    OptionList,
    SeatCount,
    console,
    game_with,
    say_if_interpreted,
    seats_for,
    words_of,
)
from troef.cli.faults import Fault, nearest
from troef.core.game import Game
from troef.sim.columns import SUFFIXES, Columns
from troef.sim.many import simulate
from troef.sim.matches import make_plan
from troef.words.words import Words


def sim(
    context: typer.Context,
    game: GameName,
    matches: Annotated[int, typer.Option("--matches", min=1, metavar="N", help="cli-option-matches")],
    bots: Annotated[str, typer.Option("--bots", metavar="a,b", help="cli-option-bots")] = "random",
    seed: Annotated[str, typer.Option("--seed", help="cli-option-seed")] = "0",
    workers: Annotated[int, typer.Option("--workers", min=1, max=1024, metavar="K", help="cli-option-workers")] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-out")] = None,
    as_json: AsJson = False,
    option: OptionList = None,
    seats: SeatCount = None,
) -> None:
    """Play many matches and sum them up."""
    words = words_of(context)
    chosen = game_with(game, option)
    names = bot_names(bots, chosen)
    if out is not None:
        _check_place(out)
    count = seats if seats is not None else max(chosen.usual_seats, len(names))
    plan = make_plan(chosen, seats_for(chosen, count), names, seed)
    say_if_interpreted(context)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(words.say(f"game-{chosen.slug}"), total=matches)
        begin = perf_counter()
        columns = simulate(plan, matches, workers, lambda done: bar.advance(task, done))
        seconds = perf_counter() - begin
    if out is not None:
        columns.write(out)
    facts = _facts(chosen, columns, workers, seconds)
    if as_json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    else:
        _show(facts, columns, words)


def bot_names(text: str, game: Game) -> list[str]:
    """The players asked for, each known for this game."""
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    if not names:
        raise Fault("unknown-bot", name=text, nearest="random")
    for name in names:
        make_player(name, game, 0)
    return names


def _check_place(path: Path) -> None:
    """Before the work is done: whether its results could be written there."""
    if path.suffix not in SUFFIXES:
        near = nearest(path.suffix, list(SUFFIXES)) or SUFFIXES[0]
        raise Fault("cli-suffix", name=path, nearest=near)
    if path.is_dir() or not path.parent.is_dir():
        raise Fault("cli-no-folder", name=path)


def _facts(game: Game, columns: Columns, workers: int, seconds: float) -> dict[str, object]:
    plan = columns.plan
    return {
        "game": game.slug,
        "rules": game.rules,
        "options": plan.options,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "workers": workers,
        "matches": columns.matches,
        "decisions": columns.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_s": round(columns.decisions / seconds, 1),
        **columns.summary(),
    }


def _show(facts: dict[str, object], columns: Columns, words: Words) -> None:
    out = console()
    out.print(words.say("cli-sim-done", **{name: facts[name] for name in ("matches", "decisions", "workers")},
                        seconds=f"{facts['seconds']:.2f}", rate=f"{facts['decisions_per_s']:,.0f}"))  # fmt: skip
    table = Table(*(words.say(f"cli-column-{name}") for name in ("seat", "bot", "score", "error", "won")), box=None)
    for seat, (score, error, rate) in enumerate(columns.by_seat()):
        table.add_row(str(seat), columns.plan.bots[seat], f"{score:.2f}", f"± {error:.2f}", f"{rate:.1%}")
    out.print(table)
