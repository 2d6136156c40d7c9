"""`troef games` and `troef rules`."""

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from troef.cli.asking import AsJson, console, words_of
from troef.cli.commands import named
from troef.cli.coverage import SOCIAL_MARK, Proofs, clause_ids, coverage, unproven
from troef.cli.faults import FAILED, Fault
from troef.core.info import GameInfo
from troef.core.registry import all_games, game_info
from troef.words.catalogue import catalogue_entry
from troef.words.pages import plain_page
from troef.words.words import Words

#: Rule books that are about no game alone, by all their names.
OTHER_BOOKS: Final = {"tournament": "tournament", "tornooi": "tournament", "toernooi": "tournament"}


def games(context: typer.Context, as_json: AsJson = False) -> None:
    """Every game with its presets and options."""
    if as_json:
        print(json.dumps([catalogue_entry(info) for info in all_games()], ensure_ascii=False, indent=2))
        return
    words, out = words_of(context), console()
    for info in all_games():
        _show_game(info, words, out)


def _show_game(info: GameInfo, words: Words, out: Console) -> None:
    seats = str(info.least_seats)
    if info.seat_step > 1:
        seats = ", ".join([str(count) for count in info.seat_counts()])
    elif info.most_seats != info.least_seats:
        seats += f"–{info.most_seats}"
    title = Text.assemble(
        (words.say(f"game-{info.slug}"), "bold"),
        (f"  {info.slug}", "cyan"),
        (f"  {words.say(f'family-{info.family}')} · {words.say('cli-seats', seats=seats)}", "dim"),
    )
    out.print(title)
    rows = Table.grid(padding=(0, 2), pad_edge=True)
    for preset in info.presets:
        mark = " *" if preset == info.default else ""
        rows.add_row(Text(f":{preset}{mark}", "green"), "", words.say(f"preset-{info.slug}-{preset}"))
    for spec in info.specs:
        value = getattr(info.options, spec.name)
        told = str(value).lower() if isinstance(value, bool) or value is None else str(value)
        label = words.say(f"option-{info.slug}-{spec.name}")
        rows.add_row(Text(f"{spec.name}={told}", "yellow"), Text(spec.allowed(), "dim"), label)
    out.print(rows)
    out.print()


def rules(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-argument-rules", show_default=False)] = None,
    covered: Annotated[bool, typer.Option("--coverage", help="cli-option-coverage")] = False,
    as_json: AsJson = False,
    lang: Annotated[str, typer.Option("--lang", metavar="nl|en", help="cli-option-lang")] = "",
) -> None:
    """The rules of a game, or which tests prove them."""
    words = words_of(context)
    books = [_book(game)] if game is not None else [info.slug for info in all_games()] + ["tournament"]
    if covered:
        _coverage(books, words, as_json)
        return
    if game is None:
        raise Fault("cli-missing", name=named("GAME", words))
    text = _page(books[0], words)
    if as_json:
        print(json.dumps({"game": books[0], "lang": words.lang, "markdown": text}, ensure_ascii=False))
    else:
        console().print(Markdown(text))


def _book(name: str) -> str:
    """The rule book of a game, or of tournaments, by one of its names."""
    return OTHER_BOOKS.get(name.lower()) or game_info(name).slug


def _page(slug: str, words: Words) -> str:
    try:
        return plain_page(slug, words.lang)
    except LookupError as error:
        raise Fault("cli-no-page", FAILED, name=words.say(f"game-{slug}")) from error


def _coverage(books: list[str], words: Words, as_json: bool) -> None:
    ids, report = clause_ids(), coverage()
    missing = {slug: unproven(report, slug, ids) for slug in books}
    if as_json:
        chosen = {slug: {name: report[slug][name] for name in ids[slug]} for slug in books}
        print(json.dumps(chosen, ensure_ascii=False, indent=2))
    else:
        _coverage_tables(books, words, report, ids)
        for slug, names in missing.items():
            if names:
                print(words.say("cli-unproven", game=slug, clauses=", ".join(names)))
    if any(missing.values()):
        raise typer.Exit(FAILED)


def _coverage_tables(books: list[str], words: Words, report: dict[str, Proofs], ids: dict[str, list[str]]) -> None:
    out = console()
    if len(books) > 1:
        table = Table(*(words.say(f"cli-column-{name}") for name in ("game", "clauses", "proven", "social")), box=None)
        for slug in books:
            proofs = [report[slug][name] for name in ids[slug]]
            social = sum(all(one.startswith(SOCIAL_MARK) for one in each) for each in proofs if each)
            done = len(proofs) - len(unproven(report, slug, ids))
            table.add_row(slug, str(len(proofs)), str(done - social), str(social))
        out.print(table)
        return
    table = Table(words.say("cli-column-clause"), words.say("cli-column-tests"), box=None)
    for name in ids[books[0]]:
        table.add_row(name, "\n".join(report[books[0]][name]) or Text("–", "red"))
    out.print(table)
