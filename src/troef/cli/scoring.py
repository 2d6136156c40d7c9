"""`troef score`: what finished deals are worth, as a score sheet, where nobody played on the computer."""

import json
import sys
from dataclasses import asdict, fields
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from troef.cli.asking import AsJson, GameName, OptionList, console, game_with, words_of
from troef.cli.faults import Fault
from troef.core.checked_fields import CheckedFields
from troef.core.game import Game
from troef.core.result import GameResult, ResultError
from troef.words.results import field_words, verdict_words
from troef.words.words import Words

Fields = Annotated[list[str] | None, typer.Argument(metavar="FIELD=value | JSON", help="cli-argument-score")]
DealFile = Annotated[Path | None, typer.Option("--file", metavar="FILE", help="cli-option-score-file")]

#: More deals make no sheet.
MOST_DEALS: Final = 10_000


def score(
    context: typer.Context,
    game: GameName,
    field: Fields = None,
    file: DealFile = None,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    """The score of finished deals, or which fields the result of a deal has."""
    words = words_of(context)
    rules = game_with(game, option)
    texts = [*_named_on_the_line(field or []), *_lines_of(file)]
    if not texts:
        _show_fields(rules, words, as_json)
        return
    deals = [(found, _settled(rules, found, number)) for number, found in _read_all(rules, texts)]
    if as_json:
        rows = [_told(found, scores) for found, scores in deals]
        print(json.dumps({"game": rules.slug, "deals": rows, "totals": _totals(deals)}, ensure_ascii=False))
        return
    _show_sheet(rules, deals, words)


def _named_on_the_line(fields: list[str]) -> list[Any]:
    """The deals of the command line: each JSON text is one; all `field=value` together are one."""
    deals: list[Any] = [text for text in fields if text.lstrip().startswith("{")]
    pairs = [text for text in fields if not text.lstrip().startswith("{")]
    for text in pairs:
        if "=" not in text:
            raise Fault("cli-option-form", name=text)
    if pairs:
        named = [text.partition("=") for text in pairs]
        deals.append({name.strip(): value.strip() for name, _, value in named})
    return deals


def _lines_of(file: "Path | None") -> list[Any]:
    """The deals of a file, one JSON text a line; `-` is standard input."""
    if file is None:
        return []
    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8", errors="replace")
    return [line for line in text.splitlines()[:MOST_DEALS] if line.strip()]


def _read_all(game: Game, texts: list[Any]) -> list[tuple[int, GameResult]]:
    """Every deal as a result, with its number."""
    kind: type[GameResult] = game.Result
    found: list[tuple[int, GameResult]] = []
    for number, text in enumerate(texts, 1):
        try:
            found.append((number, kind.read_texts(text) if isinstance(text, dict) else kind.read(text)))
        except ResultError as error:
            raise Fault("cli-score", number=number, text=error) from error
    return found


def _settled(game: Game, result: GameResult, number: int) -> tuple[int, ...]:
    """The score of one deal."""
    try:
        return game.settle(result)
    except ValueError as error:
        raise Fault("cli-score", number=number, text=error) from error


def _told(result: GameResult, scores: tuple[int, ...]) -> dict[str, object]:
    """A deal for programs."""
    verdicts = [verdict.as_dict() for verdict in result.verdicts(scores)]
    return {"result": result.as_dict(), "scores": list(scores), "verdicts": verdicts}


def _totals(deals: list[tuple[GameResult, tuple[int, ...]]]) -> list[int]:
    """What each seat has together; a deal may have fewer seats than another."""
    most = max(len(scores) for _, scores in deals)
    return [sum(scores[seat] for _, scores in deals if seat < len(scores)) for seat in range(most)]


def _show_sheet(game: Game, deals: list[tuple[GameResult, tuple[int, ...]]], words: Words) -> None:
    """The score sheet: a row for each deal, and the totals."""
    totals = _totals(deals)
    labels = {one.name: one.label for one in field_words(words, game.slug, game.Result)}
    names = [words.say("cli-score-seat", seat=seat) for seat in range(len(totals))]
    sheet = Table(show_footer=len(deals) > 1)
    sheet.add_column(words.say("cli-score-deal"), footer=words.say("cli-score-total"), justify="right")
    for seat, total in enumerate(totals):
        sheet.add_column(names[seat], footer=str(total), justify="right")
    sheet.add_column(words.say("cli-score-result"), overflow="fold")
    for number, (result, scores) in enumerate(deals, 1):
        cells = [str(score) for score in scores] + [""] * (len(totals) - len(scores))
        told = [verdict_words(words, game.slug, verdict, names) for verdict in result.verdicts(scores)]
        sheet.add_row(
            str(number), *cells, Text("\n").join([Text(_worded(result, labels, words), "dim"), *map(Text, told)])
        )
    console().print(sheet)


def _worded(values: CheckedFields, labels: dict[str, str], words: Words, place: str = "") -> str:
    """A result, or a part of one at a place in it, on one line: what each field is called and what is in it."""
    told = [place + one.name for one in fields(values)]
    filled = [(name, getattr(values, name.removeprefix(place))) for name in told]
    texts = [f"{labels[name]} {_short(value, labels, words, name)}" for name, value in filled if value is not None]
    return " · ".join(texts)


def _short(value: object, labels: dict[str, str], words: Words, name: str) -> str:
    """A field's value for the sheet."""
    if isinstance(value, CheckedFields):
        return f"({_worded(value, labels, words, f'{name}.')})"
    if isinstance(value, tuple):
        return " ".join([_short(item, labels, words, name) for item in value]) or "–"
    if isinstance(value, bool):
        return words.say("value-true" if value else "value-false")
    return "–" if value is None or value == "" else str(value)


def _show_fields(game: Game, words: Words, as_json: bool) -> None:
    """Which fields the result of a deal has."""
    told = field_words(words, game.slug, game.Result)
    if as_json:
        print(json.dumps({"game": game.slug, "fields": [asdict(one) for one in told]}, ensure_ascii=False))
        return
    table = Table(title=words.say("cli-score-fields", game=words.say(f"game-{game.slug}")))
    for column in ("cli-score-field", "cli-score-type", "cli-score-default", "cli-score-meaning"):
        table.add_column(words.say(column), overflow="fold")
    for one in told:
        meaning = Text.assemble((one.label, "bold"), f": {one.text}")
        table.add_row(Text(one.name), Text(one.type), one.default, meaning)
    console().print(table)
