"""A rubber that begins in the middle: the sheet of a position, whose entries are named or only added up."""

from collections.abc import Mapping
from typing import Any, Final

from troef.core.position_facts import PositionError, whole_numbers
from troef.core.position_sheet import sheet_row
from troef.core.view import SheetEntry, SheetRow
from troef.games.bridge.rubber import RubberSheet, sheet_of
from troef.games.bridge.scoring import ABOVE, BELOW, GAME

#: The label of points that stand for earlier deals.
CARRIED: Final = "carried"
#: What a deal may have written before the end of a rubber.
LABELS: Final = ("contract", "overtricks", "undertricks", "insult", "small-slam", "grand-slam", "honours", CARRIED)
#: The least that contracts of less than a game add up to.
LEAST_PART: Final = 20


def carried_sheet(rows: list[SheetRow], facts: Mapping[str, Any], played: int, honours: bool) -> RubberSheet:
    """The sheet before a deal, after that many that were played.

    Rows with entries say all. Points of which only the totals are given become a row for all earlier deals; how they
    came about is in the facts: the `games` that each side has won and its points `below` the line in the running game.

    Raises:
        PositionError: no rubber can stand so.
    """
    games = whole_numbers(facts, "games", 2, 0, 1)
    below = whole_numbers(facts, "below", 2, 0, GAME - 10)
    if any(any(row.cells) and not row.entries for row in rows):
        if len(rows) > 1:
            raise PositionError("sheet", "name the entries of every row, or give totals alone")
        rows = [_carried_row(rows[0].cells, games, below, played)]
    sheet = RubberSheet(honours)
    for number, row in enumerate(rows, 1):
        _check_row(row, sheet_row(number), honours)
        sheet = sheet.with_row(row)
        if sheet.over():
            raise PositionError(sheet_row(number), "with it the rubber would be over")
    for name, given, found in (("games", games, sheet.games), ("below", below, sheet.part)):
        if any(given) and tuple(given) != found:
            raise PositionError(name, "by the sheet it is {found}, not {given}", found=list(found), given=given)
    return sheet_of(sheet.rows, honours)


def _carried_row(totals: tuple[int, ...], games: list[int], below: list[int], played: int) -> SheetRow:
    """One row for the deals before: the games, the points below the line since, and the rest above it."""
    wins = [SheetEntry(side, CARRIED, GAME, BELOW) for side in range(2) if games[side]]
    parts: list[SheetEntry] = []
    rest: list[SheetEntry] = []
    for side in range(2):
        if below[side] % 10 or below[side] == 10:
            raise PositionError(
                "below", "contracts of less than a game add up to 0 or {least} to 90, in tens", least=LEAST_PART
            )
        if totals[side] % 10:
            raise PositionError("totals", "points are tens, not {totals}", totals=totals[side])
        above = totals[side] - games[side] * GAME - below[side]
        if above < 0:
            raise PositionError(
                "totals", "{totals} is less than the games and the points below the line", totals=totals[side]
            )
        if below[side]:
            parts.append(SheetEntry(side, CARRIED, below[side], BELOW))
        if above:
            rest.append(SheetEntry(side, CARRIED, above, ABOVE))
    if len(wins) + len(parts) > played:
        raise PositionError(
            "deal", "{played} deals are too few for the games and the points below the line", played=played
        )
    return SheetRow(totals, ("", ""), (*wins, *parts, *rest))


def _check_row(row: SheetRow, where: str, honours: bool) -> None:
    """That the entries of a row are such as a deal writes, and add up to its cells."""
    for entry in row.entries:
        if entry.column not in (0, 1) or entry.place not in (BELOW, ABOVE) or entry.points <= 0:
            raise PositionError(where, "an entry has a column 0 or 1, points, and a place below or above the line")
        if entry.label not in LABELS or (entry.label == "honours" and not honours):
            raise PositionError(where, "before the end of a rubber no deal writes '{label}'", label=entry.label)
        if entry.place == BELOW and entry.label not in ("contract", CARRIED):
            raise PositionError(where, "only contracts stand below the line (S1)")
    for side in range(2):
        points = sum([entry.points for entry in row.entries if entry.column == side])
        if points != row.cells[side]:
            raise PositionError(
                where, "its entries add up to {points}, not to {cells}", points=points, cells=row.cells[side]
            )
