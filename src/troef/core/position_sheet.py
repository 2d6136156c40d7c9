"""The score sheet of a position: its rows as data, and whether the deals before can have brought them."""

from collections.abc import Mapping
from typing import Any

from troef.cards.sentence import Sentence
from troef.core.position_facts import PositionError, whole_numbers
from troef.core.view import SheetEntry, SheetRow


def row_as_data(row: SheetRow) -> object:
    """A row of the sheet: its cells, or all that it says where there is more."""
    return row.as_dict() if row.marks or row.entries else list(row.cells)


def read_sheet(facts: dict[str, Any], columns: int, opening: list[int]) -> list[SheetRow]:
    """The rows of the score sheet before the deal; `totals` alone are one row that stands for all deals before.

    Totals are as the table shows them, so with what everybody has at the start (`opening`: the 21 points of rumba).

    Raises:
        PositionError: they are not well written.
    """
    given = facts.get("sheet", [])
    if not isinstance(given, list | tuple):
        raise PositionError("sheet", "a list of rows is wanted")
    rows = [_read_row(row, columns, sheet_row(number)) for number, row in enumerate(given, 1)]
    if "totals" not in facts:
        return rows
    totals = whole_numbers(facts, "totals", columns)
    changes = [total - begun for total, begun in zip(totals, opening or [0] * columns, strict=True)]
    if "sheet" not in facts:
        return [SheetRow(tuple(changes))]
    if changes != [sum([row.cells[column] for row in rows]) for column in range(columns)]:
        raise PositionError("totals", "they are not the sums of the sheet")
    return rows


def _read_row(row: Any, columns: int, where: str) -> SheetRow:
    """One row: a list of cells, or what `SheetRow.as_dict` gives."""
    facts = row if isinstance(row, Mapping) else {"cells": row}
    cells = whole_numbers({where: facts.get("cells")}, where, columns)
    marks = facts.get("marks", [])
    entries = facts.get("entries", [])
    if not isinstance(marks, list | tuple) or not all(isinstance(mark, str) for mark in marks):
        raise PositionError(where, "marks are a list of texts")
    if not isinstance(entries, list | tuple):
        raise PositionError(where, "entries are a list")
    return SheetRow(tuple(cells), tuple(marks), tuple([_read_entry(entry, where) for entry in entries]))


def _read_entry(entry: Any, where: str) -> SheetEntry:
    """One item of a row, as `SheetEntry.as_dict` gives it."""
    numbers, texts = ("column", "points", "count"), ("label", "place")
    usual = {"count": 0, "place": ""}
    given = {**usual, **entry} if isinstance(entry, Mapping) else {}
    right = given.keys() == {*numbers, *texts}
    right = right and all(isinstance(given[name], str) for name in texts)
    if not right or not all(isinstance(given[name], int) and not isinstance(given[name], bool) for name in numbers):
        raise PositionError(where, "an entry has a column, a label, points, and perhaps a place and a count")
    return SheetEntry(**given)


def check_sheet(played: int, most: int, rows: int) -> None:
    """Check that a match of `most` deals (0: not known beforehand) goes on after `played`, with at most a row for each.

    Raises:
        PositionError: it does not.
    """
    if most and played >= most:
        raise PositionError(
            "deal", "a match has {most} deals, this would be number {played}", most=most, played=played + 1
        )
    if rows > played:
        raise PositionError("sheet", "{rows} rows after {played} deals", rows=rows, played=played)


def deals_by_row(played: int, rows: int) -> list[int]:
    """How many deals each row of a sheet stands for, in games that write one for every deal: the first row stands for
    all deals before that have none of their own.

    >>> deals_by_row(5, 3), deals_by_row(5, 5), deals_by_row(5, 0)
    ([3, 1, 1], [1, 1, 1, 1, 1], [])
    """
    return [played - rows + 1, *[1] * (rows - 1)] if rows else []


def sheet_row(number: int) -> Sentence:
    """How a row of the sheet is called in an error text."""
    return Sentence("sheet row {number}", number=number)


def deals_counted(deals: int) -> Sentence:
    """How many deals a row stands for, in an error text.

    >>> deals_counted(1), deals_counted(3)
    ('1 deal', '3 deals')
    """
    return Sentence("1 deal") if deals == 1 else Sentence("{deals} deals", deals=deals)


def rounds_counted(rounds: int) -> Sentence:
    """As `deals_counted`, in games whose deals are called rounds."""
    return Sentence("1 round") if rounds == 1 else Sentence("{rounds} rounds", rounds=rounds)


def check_zero_sum(sheet: list[SheetRow]) -> None:
    """Check that every row of a sheet adds up to zero.

    Raises:
        PositionError: one does not.
    """
    for number, row in enumerate(sheet, 1):
        if sum(row.cells):
            raise PositionError(
                sheet_row(number),
                "it adds up to {cells}: what some have won, the others have paid",
                cells=sum(row.cells),
            )


def check_shares(sheet: list[SheetRow], played: int, shared: bool = False) -> None:
    """Check that each row gives 1 to the winner of a game, or to each of those who share the win.

    Raises:
        PositionError: they do not.
    """
    for number, (row, games) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        least, total = games, sum(row.cells)
        most = games * (len(row.cells) if shared else 1)
        if min(row.cells) < 0 or max(row.cells) > games or not least <= total <= most:
            raise PositionError(
                sheet_row(number), "{cells} is not what {games} finished games give", cells=list(row.cells), games=games
            )
