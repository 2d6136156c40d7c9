"""`troef arena`: players measured against each other on duplicate deals."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.markup import escape
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
from troef.cli.many import (
    PAGE_SUFFIX,
    PICTURE_SUFFIX,
    OnRay,
    Seed,
    Workers,
    bot_names,
    check_place,
    executor_of,
    progress_bar,
)
from troef.core.game import Game
from troef.sim.arena import Contest, Duel, PlayerScore, compete, duels, make_contest, player_scores, read_log
from troef.sim.arena_page import PageWords, page_of
from troef.sim.entrants import is_entrant
from troef.sim.picture import Captions, draw, write_picture
from troef.words.visible import visible
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
    limit: Annotated[
        int, typer.Option("--limit", min=1, max=600_000, metavar="MS", help="cli-option-entrant-limit")
    ] = 1000,
    seed: Seed = "0",
    workers: Workers = None,
    ray: OnRay = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-arena-out")] = None,
    picture: Annotated[Path | None, typer.Option("--picture", metavar="FILE", help="cli-option-picture")] = None,
    page: Annotated[Path | None, typer.Option("--page", metavar="FILE", help="cli-option-arena-page")] = None,
    as_json: AsJson = False,
    option: OptionList = None,
    seats: SeatCount = None,
) -> None:
    """Measure players against each other."""
    words = words_of(context)
    chosen = game_with(game, option)
    names = _with_worlds(_names(players, chosen), worlds)
    if len(names) < 2:
        raise Fault("cli-arena-players")
    count = seats_for(chosen, seats)
    check_place(out)
    check_place(picture, PICTURE_SUFFIX)
    check_place(page, PAGE_SUFFIX)
    contest = make_contest(chosen, count, names, budget / 1000, seed, rounds, limit / 1000)
    _check_log(contest, out)
    with executor_of(workers, ray) as executor:
        say_if_interpreted(context)
        with progress_bar(words.say(f"game-{chosen.slug}"), deals) as progress:
            results = compete(contest, deals, executor, progress, out)
    found, pairs = player_scores(contest, results), duels(contest, results)
    drawn = draw(contest, results, pairs, _captions(contest, words)) if picture or page else ""
    if picture is not None:
        write_picture(drawn, picture)
    if page is not None:
        page.write_text(page_of(_page_words(contest, found, words), found, pairs, drawn), encoding="utf-8")
    if as_json:
        print(json.dumps(_facts(contest, found, pairs), ensure_ascii=False, indent=2))
    else:
        _show(contest, found, pairs, words)


def _names(text: str, game: Game) -> list[str]:
    """The players asked for: entrants as they are written, Troef's own in small letters and each known."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        return bot_names(text, game)
    return [name if is_entrant(name) else bot_names(name, game)[0] for name in names]


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
        **({"limit_ms": round(contest.limit * 1000)} if contest.has_entrants() else {}),
        "players": [_rounded(asdict(score)) for score in found],
        "pairs": [_rounded(asdict(duel)) for duel in pairs],
    }


def _rounded(facts: dict[str, object]) -> dict[str, object]:
    return {key: round(value, 4) if isinstance(value, float) else value for key, value in facts.items()}


def _captions(contest: Contest, words: Words) -> Captions:
    title = f"{words.say(f'game-{contest.slug}')}: {', '.join(contest.players)}"
    return Captions(title, words.say("cli-picture-points"), words.say("cli-picture-deals"))


def _conditions(contest: Contest, found: list[PlayerScore], words: Words) -> list[str]:
    """How it was played, line by line."""
    by_clock = any(name in SEARCHERS for name in contest.players)
    budget = round(contest.budget * 1000) if by_clock else 0
    lines = [words.say("cli-arena-done", deals=found[0].deals, budget=budget)]
    if contest.has_entrants():
        lines.append(words.say("cli-arena-rule", limit=f"{contest.limit * 1000:.0f}"))
    return lines


def _page_words(contest: Contest, found: list[PlayerScore], words: Words) -> PageWords:
    options = ", ".join(f"{name}={value}" for name, value in sorted(contest.options.items()))
    how = words.say(
        "cli-arena-how", game=f"{contest.slug}:{contest.rules}", seats=contest.seats, seed=contest.seed, options=options
    )
    names = ("player", "pair", "points", "interval", "deals", "pace", "illegal", "late", "crashes", "first-fault")
    return PageWords(
        words.lang,
        _captions(contest, words).title,
        [*_conditions(contest, found, words), how],
        words.say("cli-arena-players"),
        words.say("cli-arena-pairs"),
        {name: words.say(f"cli-column-{name}") for name in names},
    )


def _show(contest: Contest, found: list[PlayerScore], pairs: list[Duel], words: Words) -> None:
    out = console()
    for line in _conditions(contest, found, words):
        out.print(escape(line))
    out.print(_table(words, [
        (score.player, score.points, score.half_width, f"{score.ms_per_decision:.1f}")
        for score in found
    ], "player", "pace"))  # fmt: skip
    if len(contest.players) > 2:
        out.print()
        rows = [(f"{pair.first} − {pair.second}", pair.points, pair.half_width, "") for pair in pairs]
        out.print(_table(words, rows, "pair", None))
    for score in found:
        if is_entrant(score.player):
            counts = {"illegal": score.illegal, "late": score.late, "crashes": score.crashes}
            print(words.say("cli-arena-faults", player=score.player, **counts))
        if score.first_fault:
            print(words.say("cli-arena-first-fault", player=score.player, text=visible(score.first_fault)))


def _table(words: Words, rows: "list[tuple[str, float, float, str]]", first: str, last: "str | None") -> Table:
    """Names with their points, the interval as a figure and as a line, and one figure more."""
    names = (first, "points", "interval", *([last] if last else []))
    table = Table(*(words.say(f"cli-column-{name}") for name in names), "", box=None)
    low, high = _reach(rows)
    for name, points, half_width, more in rows:
        cells = [escape(name), f"{points:+.2f}", f"± {half_width:.2f}", *([more] if last else [])]
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
