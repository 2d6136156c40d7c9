"""`troef arena`: players measured against each other on duplicate deals."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from troef.bots.by_name import SEARCHERS
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
from troef.sim.arena import Contest, Duel, PlayerScore, compete, duels, make_contest, player_scores, read_log
from troef.sim.picture import Captions, draw, write_picture
from troef.words.words import Words

#: Cells of the line between the least and the most that an interval reaches.
LINE: Final = 48


def arena(
    context: typer.Context,
    game: GameName,
    players: Annotated[str, typer.Option("--players", metavar="a,b", help="cli-option-players")],
    deals: Annotated[int, typer.Option("--deals", min=2, metavar="N", help="cli-option-deals")],
    budget: Annotated[int, typer.Option("--budget", min=1, metavar="MS", help="cli-option-budget")] = 300,
    worlds: Annotated[
        int | None, typer.Option("--worlds", min=1, metavar="N", help="cli-option-worlds", show_default=False)
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=999, metavar="K", help="cli-option-rounds")] = 1,
    seed: Seed = "0",
    workers: Workers = None,
    ray: OnRay = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-arena-out")] = None,
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE", help="cli-option-picture")] = None,
    as_json: AsJson = False,
    option: OptionList = None,
    seats: SeatCount = None,
) -> None:
    """Measure players against each other."""
    words = words_of(context)
    chosen = game_with(game, option)
    names = _with_worlds(bot_names(players, chosen), worlds)
    if len(names) < 2:
        raise Fault("cli-arena-players")
    contest = make_contest(chosen, seats_for(chosen, seats), names, budget / 1000, seed, rounds)
    check_place(out)
    check_place(picture, picture=True)
    _check_log(contest, out)
    with executor_of(workers, ray) as executor:
        say_if_interpreted(context)
        with progress_bar(words.say(f"game-{chosen.slug}"), deals) as progress:
            results = compete(contest, deals, executor, progress, out)
    found, pairs = player_scores(contest, results), duels(contest, results)
    if picture is not None:
        write_picture(draw(contest, results, pairs, _captions(contest, words)), picture)
    if as_json:
        print(json.dumps(_facts(contest, found, pairs), ensure_ascii=False, indent=2))
    else:
        _show(contest, found, pairs, words)


def _with_worlds(names: list[str], worlds: "int | None") -> list[str]:
    """The names with the number of worlds behind each that searches and does not say so itself."""
    if worlds is None:
        return names
    if not any(name.partition(":")[0] in SEARCHERS for name in names):
        raise Fault("cli-no-searcher", name=", ".join(names))
    return [f"{name}:{worlds}" if name in SEARCHERS else name for name in names]


def _check_log(contest: Contest, path: "Path | None") -> None:
    """Before the work is done: whether what the file holds can be gone on with."""
    if path is not None and path.exists():
        try:
            read_log(contest, path)
        except ValueError as error:
            raise Fault("cli-other-contest", name=path) from error


def _facts(contest: Contest, found: list[PlayerScore], pairs: list[Duel]) -> dict[str, object]:
    return {
        "game": contest.slug,
        "rules": contest.rules,
        "options": contest.options,
        "seats": contest.seats,
        "seed": contest.seed,
        "rounds": contest.rounds,
        "budget_ms": round(contest.budget * 1000),
        "players": [_rounded(asdict(score)) for score in found],
        "pairs": [_rounded(asdict(duel)) for duel in pairs],
    }


def _rounded(facts: dict[str, object]) -> dict[str, object]:
    return {key: round(value, 4) if isinstance(value, float) else value for key, value in facts.items()}


def _captions(contest: Contest, words: Words) -> Captions:
    title = f"{words.say(f'game-{contest.slug}')}: {', '.join(contest.players)}"
    return Captions(title, words.say("cli-picture-points"), words.say("cli-picture-deals"))


def _show(contest: Contest, found: list[PlayerScore], pairs: list[Duel], words: Words) -> None:
    out = console()
    by_clock = any(name in SEARCHERS for name in contest.players)
    budget = round(contest.budget * 1000) if by_clock else 0
    out.print(words.say("cli-arena-done", deals=found[0].deals, budget=budget))
    out.print(_table(words, [
        (score.player, score.points, score.half_width, f"{score.ms_per_decision:.1f}")
        for score in found
    ], "player", "pace"))  # fmt: skip
    if len(contest.players) > 2:
        out.print()
        rows = [(f"{pair.first} − {pair.second}", pair.points, pair.half_width, "") for pair in pairs]
        out.print(_table(words, rows, "pair", None))


def _table(words: Words, rows: "list[tuple[str, float, float, str]]", first: str, last: "str | None") -> Table:
    """Names with their points, the interval as a figure and as a line, and one figure more."""
    names = (first, "points", "interval", *([last] if last else []))
    table = Table(*(words.say(f"cli-column-{name}") for name in names), "", box=None)
    low, high = _reach(rows)
    for name, points, half_width, more in rows:
        cells = [name, f"{points:+.2f}", f"± {half_width:.2f}", *([more] if last else [])]
        table.add_row(*cells, _line(points, half_width, low, high))
    return table


def _reach(rows: "Iterable[tuple[str, float, float, str]]") -> tuple[float, float]:
    ends = [points + sign * half_width for _, points, half_width, _ in rows for sign in (-1, 1)]
    return min(ends), max(ends)


def _line(points: float, half_width: float, low: float, high: float) -> str:
    """An interval as a line with its middle, on the common scale, and where zero is."""

    def cell(value: float) -> int:
        return round((value - low) / (high - low) * (LINE - 1)) if high > low else 0

    line = [" "] * LINE
    if low <= 0.0 <= high:
        line[cell(0.0)] = "┊"
    first, last = cell(points - half_width), cell(points + half_width)
    line[first : last + 1] = "─" * (last + 1 - first)
    line[cell(points)] = "●"
    return "".join(line)
