"""What the rounds before a deal have left: points, the schopstoel, and rows of the sheet that bring them about."""

from troef.cards.sentence import Sentence
from troef.core.position_facts import PositionError
from troef.core.position_sheet import rounds_counted, sheet_row
from troef.core.view import SheetRow


def rows_to(lives: list[int], stool: list[int], start: int) -> list[SheetRow]:
    """The fewest rounds after which these points are left and these seats sit on the schopstoel; who has no points and
    does not sit there is out (S6–S8)."""
    out = [seat for seat, left in enumerate(lives) if not left and seat not in stool]
    first = stool or out[:1]  # who fell first got the schopstoel
    losses = [start - left for left in lives]
    if not stool and out:
        losses[out[0]] += 1
    rows: list[SheetRow] = []
    while any(losses):
        falling = len(rows) < start and bool(first)
        cells: list[int] = []
        for seat, more in enumerate(losses):
            waits = falling and seat in out and seat not in first and more == 1
            cells.append(-1 if more and not waits else 0)
        losses = [more + cell for more, cell in zip(losses, cells, strict=True)]
        rows.append(SheetRow(tuple(cells)))
    return rows


def check_losses(cells: tuple[int, ...], alive: list[int], where: str) -> None:
    """S6: that some of those who are in the match have lost a point in a round, and nobody else.

    Raises:
        PositionError: it is not so.
    """
    right = all(cell == 0 or (cell == -1 and seat in alive) for seat, cell in enumerate(cells))
    if not right or not any(cells):
        raise PositionError(
            where, "in a round the lowest of those who are in lose one point, not {cells}", cells=list(cells)
        )


def check_wins(sheet: list[SheetRow], played: int) -> None:
    """S5: that every round has been won by somebody, at most once by each; one row may stand for several rounds.

    Raises:
        PositionError: it has not.
    """
    single = len(sheet) == played
    for number, row in enumerate(sheet, 1):
        most = 1 if single else played
        if min(row.cells) < 0 or max(row.cells) > most or sum(row.cells) < most:
            rounds = Sentence("a round") if single else rounds_counted(played)
            raise PositionError(
                sheet_row(number), "no winners of {rounds} have {cells}", rounds=rounds, cells=list(row.cells)
            )
