"""The rubber as it stands on paper (S1, S8–S11, A7, A8): one sheet for the engine and for a score desk."""

from collections.abc import Sequence
from typing import final

from troef.core.view import SheetEntry, SheetRow
from troef.games.bridge.result import Result, check_result
from troef.games.bridge.scoring import (
    ABOVE,
    BELOW,
    GAME,
    RUBBER,
    SEAT_LETTERS,
    UNFINISHED_GAME,
    UNFINISHED_PART,
    entries_of,
)

#: How a double and a redouble stand behind a contract.
DOUBLES = ("", "X", "XX")
#: What stands on the sheet for a deal without a contract, or one that was not finished.
NO_CONTRACT = "–"


@final
class RubberSheet:
    """Both sides' columns; side 0 is N–S, 1 is E–W. A sheet does not change: writing gives the next one.

    `below` and `above` are all points on either side of the line, `part` those below it in the running game, `games`
    the games won; `rows` one per deal, with every entry. `passed_out` deals have a row too (R5, R17).

    >>> sheet = RubberSheet().write("2H", declarer=0, tricks=10)
    >>> sheet.totals(), sheet.part, [(entry.label, entry.points) for entry in sheet.rows[-1].entries]
    ((120, 0), (60, 0), [('contract', 60), ('overtricks', 60)])
    """

    def __init__(self, honours: bool = False) -> None:
        self.honours = honours
        self.below: tuple[int, int] = (0, 0)
        self.above: tuple[int, int] = (0, 0)
        self.part: tuple[int, int] = (0, 0)
        self.games: tuple[int, int] = (0, 0)
        self.rows: list[SheetRow] = []

    def vulnerable(self, side: int) -> bool:
        """S8: whether a side has won a game."""
        return self.games[side & 1] > 0

    def over(self) -> bool:
        """S10: whether a side has won two games."""
        return 2 in self.games

    def totals(self) -> tuple[int, int]:
        """S11: all points of both sides."""
        return self.below[0] + self.above[0], self.below[1] + self.above[1]

    def winner(self) -> int:
        """S11: the side with more points, which need not have won the rubber; -1 when they are equal (A7)."""
        ours, theirs = self.totals()
        return -1 if ours == theirs else int(theirs > ours)

    def write(
        self,
        contract: "str | None",
        doubled: int = 0,
        declarer: int = 0,
        tricks: int = 0,
        honours: tuple[int, int] = (0, 0),
    ) -> "RubberSheet":
        """The sheet after a deal, with the game and the rubber that it may win; without a contract all passed.

        Raises:
            ValueError: the rubber is over, or no deal can give these numbers.
        """
        if self.over():
            raise ValueError("the rubber is over")
        vulnerable = contract is not None and self.vulnerable(declarer)
        check_result(Result(contract, doubled, declarer, tricks, vulnerable, honours), self.honours)
        return self.with_deal(contract, doubled, declarer, tricks, honours)

    def with_deal(
        self, contract: "str | None", doubled: int, declarer: int, tricks: int, honours: tuple[int, int]
    ) -> "RubberSheet":
        """As `write`, for a deal that the engine has played."""
        entries = self._entries(contract, doubled, declarer, tricks, honours)
        marks = [_points(entries, side) for side in range(2)]
        marks[declarer & 1] = f"{_mark(contract, doubled, declarer, tricks)} {marks[declarer & 1]}".strip()
        return self.with_row(_row(entries, (marks[0], marks[1])))

    def counted(
        self, contract: "str | None", doubled: int, declarer: int, tricks: int, honours: tuple[int, int]
    ) -> "RubberSheet":
        """As `with_deal`, without a row for the deal: for playouts, which look at the columns only."""
        return self._after(self._entries(contract, doubled, declarer, tricks, honours), self.rows)

    def _entries(
        self, contract: "str | None", doubled: int, declarer: int, tricks: int, honours: tuple[int, int]
    ) -> list[SheetEntry]:
        """What a deal puts on this sheet, with the rubber where it wins that."""
        entries = entries_of(contract, doubled, declarer, tricks, self.vulnerable(declarer), honours)
        for side in range(2):
            below = sum([entry.points for entry in entries if entry.column == side and entry.place == BELOW])
            if self.part[side] + below >= GAME and self.games[side] == 1:
                entries.append(SheetEntry(side, "rubber", RUBBER[self.games[1 - side]], ABOVE))  # A10: after the rest
        return entries

    def stop(self) -> "RubberSheet":
        """A8: the sheet of a rubber that is broken off after a deal, with what a game and a part score are worth."""
        entries = self._unfinished()
        if self.over() or not entries:
            return self
        last = self.rows[-1]
        before = sheet_of(self.rows[:-1], self.honours)
        marks = [f"{last.marks[side]} {_points(entries, side)}".strip() for side in range(2)]
        return before.with_row(_row([*last.entries, *entries], (marks[0], marks[1])))

    def abandon(self) -> "RubberSheet":
        """A8: the sheet of a rubber that is broken off in the middle of a deal, which has a row and does not count."""
        entries = self._unfinished()
        marks = [f"{NO_CONTRACT} {_points(entries, side)}".strip() for side in range(2)]
        return self.with_row(_row(entries, (marks[0], marks[1])))

    def _unfinished(self) -> list[SheetEntry]:
        entries: list[SheetEntry] = []
        for side in range(2):
            if self.games[side] == 1 and self.games[1 - side] == 0:
                entries.append(SheetEntry(side, "unfinished-game", UNFINISHED_GAME, ABOVE))
            if self.part[side] and not self.part[1 - side]:
                entries.append(SheetEntry(side, "unfinished-part", UNFINISHED_PART, ABOVE))
        return entries

    def with_row(self, row: SheetRow) -> "RubberSheet":
        """The sheet with a row as another sheet wrote it."""
        return self._after(row.entries, [*self.rows, row])

    def _after(self, entries: Sequence[SheetEntry], rows: list[SheetRow]) -> "RubberSheet":
        after = RubberSheet(self.honours)
        after.below, after.above = self.below, self.above
        after.part, after.games = self.part, self.games
        after.rows = rows
        after._count(entries)
        return after

    def _count(self, entries: Sequence[SheetEntry]) -> None:
        for entry in entries:
            if entry.place == BELOW:
                self.below = _more(self.below, entry)
                self.part = _more(self.part, entry)
                if self.part[entry.column] >= GAME:  # S9: a new line
                    self.games = (self.games[0] + 1 - entry.column, self.games[1] + entry.column)
                    self.part = (0, 0)
            else:
                self.above = _more(self.above, entry)


def sheet_of(rows: list[SheetRow], honours: bool = False) -> RubberSheet:
    """The sheet on which these rows stand."""
    sheet = RubberSheet(honours)
    sheet.rows = rows
    for row in rows:
        sheet._count(row.entries)
    return sheet


def _more(sides: tuple[int, int], entry: SheetEntry) -> tuple[int, int]:
    if entry.column == 0:
        return sides[0] + entry.points, sides[1]
    return sides[0], sides[1] + entry.points


def _mark(contract: "str | None", doubled: int, declarer: int, tricks: int) -> str:
    """A deal in short, as players write it: `4SX N 10`; a dash when all passed."""
    if contract is None:
        return NO_CONTRACT
    return f"{contract.strip().upper()}{DOUBLES[doubled]} {SEAT_LETTERS[declarer]} {tricks}"


def _points(entries: list[SheetEntry], side: int) -> str:
    """T6: what a side writes below (↓) and above (↑) the line."""
    of_side = [entry for entry in entries if entry.column == side]
    return " ".join([("↓" if entry.place == BELOW else "↑") + str(entry.points) for entry in of_side])


def _row(entries: list[SheetEntry], marks: tuple[str, str]) -> SheetRow:
    cells = [sum([entry.points for entry in entries if entry.column == side]) for side in range(2)]
    return SheetRow((cells[0], cells[1]), marks, tuple(entries))
