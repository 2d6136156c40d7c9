"""`troef arena`: players measured against each other on duplicate deals."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

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
from troef.cli.faults import Fault
from troef.cli.simulating import bot_names
from troef.sim.arena import Contest, Standing, compete, make_contest, read_log, standings
from troef.words.words import Words

#: Files that the results can be kept in.
LOG_SUFFIX: Final = ".csv"
#: Cells of the picture between the least and the most that an interval reaches.
PICTURE_WIDTH: Final = 48


def arena(
    context: typer.Context,
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="a,b", help="cli-option-players")],
    deals: Annotated[int, typer.Option("--deals", min=2, metavar="N", help="cli-option-deals")],
    budget: Annotated[int, typer.Option("--budget", min=1, metavar="MS", help="cli-option-budget")] = 300,
    seed: Annotated[str, typer.Option("--seed", help="cli-option-seed")] = "0",
    workers: Annotated[int, typer.Option("--workers", min=1, max=1024, metavar="K", help="cli-option-workers")] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-arena-out")] = None,
    as_json: AsJson = False,
    option: OptionList = None,
    seats: SeatCount = None,
) -> None:
    """Measure players against each other."""
    words = words_of(context)
    chosen = game_with(game, option)
    names = bot_names(players, chosen)
    count = seats_for(chosen, seats)
    if len(names) < 2 or (count > 1 and len(names) > count):
        raise Fault("cli-arena-players", players=len(names), seats=count)
    contest = make_contest(chosen, count, names, budget / 1000, seed)
    if out is not None:
        _check_log(contest, out)
    say_if_interpreted(context)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(words.say(f"game-{chosen.slug}"), total=deals)
        results = compete(contest, deals, workers, lambda done: bar.advance(task, done), out)
    found = standings(contest, results)
    if as_json:
        print(json.dumps(_facts(contest, found), ensure_ascii=False, indent=2))
    else:
        _show(contest, found, words)


def _check_log(contest: Contest, path: Path) -> None:
    """Before the work is done: whether its results can be kept there."""
    if path.suffix != LOG_SUFFIX:
        raise Fault("cli-log-suffix", name=path)
    if path.is_dir() or not path.parent.is_dir():
        raise Fault("cli-no-folder", name=path)
    if path.exists():
        try:
            read_log(contest, path)
        except (ValueError, UnicodeDecodeError) as error:
            raise Fault("cli-other-contest", name=path) from error


def _facts(contest: Contest, found: list[Standing]) -> dict[str, object]:
    return {
        "game": contest.slug,
        "rules": contest.rules,
        "options": contest.options,
        "seats": contest.seats,
        "seed": contest.seed,
        "budget_ms": round(contest.budget * 1000),
        "players": [
            {key: round(value, 4) if isinstance(value, float) else value for key, value in asdict(standing).items()}
            for standing in found
        ],
    }


def _show(contest: Contest, found: list[Standing], words: Words) -> None:
    out = console()
    out.print(words.say("cli-arena-done", deals=found[0].deals, budget=round(contest.budget * 1000)))
    names = ("player", "points", "interval", "pace")
    table = Table(*(words.say(f"cli-column-{name}") for name in names), "", box=None)
    low = min(standing.points - standing.half_width for standing in found)
    high = max(standing.points + standing.half_width for standing in found)
    for standing in found:
        table.add_row(
            standing.player,
            f"{standing.points:+.2f}",
            f"± {standing.half_width:.2f}",
            f"{standing.ms_per_decision:.1f}",
            _picture(standing, low, high),
        )
    out.print(table)


def _picture(standing: Standing, low: float, high: float) -> str:
    """An interval as a line with its middle, on the common scale, and where nought is."""

    def cell(value: float) -> int:
        return round((value - low) / (high - low) * (PICTURE_WIDTH - 1)) if high > low else 0

    line = [" "] * PICTURE_WIDTH
    if low <= 0.0 <= high:
        line[cell(0.0)] = "┊"
    first, last = cell(standing.points - standing.half_width), cell(standing.points + standing.half_width)
    line[first : last + 1] = "─" * (last + 1 - first)
    line[cell(standing.points)] = "●"
    return "".join(line)
