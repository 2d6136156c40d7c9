"""`troef benchmark`: how a player does on frozen positions whose best moves are known."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from troef.cli.asking import AsJson, console, words_of
from troef.cli.faults import Fault
from troef.cli.many import bot_names, progress_bar
from troef.sim.benchmark import Answer, Mark, NoBenchmark, answer, benchmark_games, mark, positions_of
from troef.words.words import Words

Games = Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="cli-argument-benchmark")]


def benchmark(
    context: typer.Context,
    games: Games = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="cli-option-benchmark-bot")] = "good",
    budget: Annotated[int, typer.Option("--budget", min=1, metavar="MS", help="cli-option-budget")] = 300,
    as_json: AsJson = False,
) -> None:
    """Score a player on the frozen positions."""
    words = words_of(context)
    chosen = games or benchmark_games()
    try:
        asked = [position for slug in chosen for position in positions_of(slug)]
    except NoBenchmark as error:
        raise Fault("cli-no-benchmark", name=error.slug, names=", ".join(benchmark_games())) from error
    for slug in chosen:
        bot_names(bot, positions_of(slug)[0].rules())
    found: list[Answer] = []
    with progress_bar(bot, len(asked)) as progress:
        for position in asked:
            found.append(answer(position, bot, budget / 1000))
            progress(1)
    marks = [mark(one for one in found if one.position.game == slug) for slug in dict.fromkeys(chosen)]
    if as_json:
        print(json.dumps(_facts(bot, marks, found), ensure_ascii=False, indent=2))
    else:
        _show(marks, words)


def _facts(bot: str, marks: list[Mark], found: list[Answer]) -> dict[str, object]:
    """What is told as JSON: the marks, and every answer."""
    answers = [
        {
            "id": one.position.id,
            "how": one.position.how,
            "move": one.move,
            "best": list(one.position.best),
            "loss": round(one.loss, 4),
        }
        for one in found
    ]
    games = [{key: _rounded(value) for key, value in asdict(one).items()} for one in marks]
    return {"bot": bot, "games": games, "answers": answers}


def _rounded(value: object) -> object:
    return round(value, 4) if isinstance(value, float) else value


def _show(marks: list[Mark], words: Words) -> None:
    out = console()
    out.print(words.say("cli-benchmark-done", positions=sum(one.positions for one in marks)))
    table = Table(words.say("cli-column-game"), box=None)
    for name in ("positions", "right", "loss", "interval"):
        table.add_column(words.say(f"cli-column-{name}"), justify="right")
    table.add_column(words.say("cli-column-unit"))
    for one in marks:
        name = words.say(f"game-{one.game}")
        width, unit = f"± {one.half_width:.2f}", words.say(f"cli-unit-{one.unit}")
        table.add_row(name, str(one.positions), f"{one.right:.0%}", f"{one.loss:.2f}", width, unit)
    out.print(table)
