"""`troef sim`: many matches."""

import json
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
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
from troef.cli.many import OnRay, Seed, Workers, bot_names, check_place, executor_of, progress_bar
from troef.core.game import Game
from troef.sim.columns import Columns
from troef.sim.many import simulate
from troef.sim.matches import make_plan
from troef.words.words import Words


def sim(
    context: typer.Context,
    game: GameName,
    matches: Annotated[
        int | None, typer.Option("--matches", min=1, metavar="N", help="cli-option-matches", show_default=False)
    ] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="a,b", help="cli-option-bots")] = "random",
    seed: Seed = "0",
    workers: Workers = None,
    ray: OnRay = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-out")] = None,
    as_json: AsJson = False,
    option: OptionList = None,
    seats: SeatCount = None,
    observations: Annotated[bool, typer.Option("--observations", help="cli-option-observations")] = False,
    deals: Annotated[
        int | None, typer.Option("--deals", min=1, metavar="N", help="cli-option-data-deals", show_default=False)
    ] = None,
    worlds: Annotated[int, typer.Option("--worlds", min=0, max=1000, metavar="K", help="cli-option-data-worlds")] = 0,
    shard: Annotated[int, typer.Option("--shard", min=1, metavar="N", help="cli-option-shard")] = 100,
) -> None:
    """Play many matches and sum them up, or keep every decision as a data set."""
    words = words_of(context)
    chosen = game_with(game, option)
    names = bot_names(bots, chosen)
    count = seats_for(chosen, seats if seats is not None else max(chosen.usual_seats, len(names)))
    if observations:
        from troef.cli.datasets import asked_for, write_data  # with the environments, which need NumPy
        from troef.sim.dataset import make_data_plan

        kept = asked_for(matches, deals, out)
        wanted = make_data_plan(chosen, count, names, seed, kept.unit, worlds, shard)
        with executor_of(workers, ray) as executor:
            write_data(context, wanted, kept, executor, as_json)
        return
    if deals is not None or worlds:
        raise Fault("cli-only-with", name="--worlds" if worlds else "--deals", other="--observations")
    if matches is None:
        raise Fault("cli-missing", name="--matches")
    check_place(out)
    plan = make_plan(chosen, count, names, seed)
    with executor_of(workers, ray) as executor:
        say_if_interpreted(context)
        with progress_bar(words.say(f"game-{chosen.slug}"), matches) as progress:
            begin = perf_counter()
            columns = simulate(plan, matches, executor, progress)
            seconds = perf_counter() - begin
    if out is not None:
        columns.write(out)
    _tell(_facts(chosen, columns, executor.size, seconds), columns, words, as_json)


def _tell(facts: dict[str, object], columns: Columns, words: Words, as_json: bool) -> None:
    if as_json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
    else:
        _show(facts, columns, words)


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
