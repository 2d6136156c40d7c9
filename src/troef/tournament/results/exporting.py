"""The ranking for a spreadsheet."""

import csv
import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from troef.tournament.results.ranking import Standing

if TYPE_CHECKING:
    from troef.tournament.event import Event


def ranking_csv(event: "Event", rows: Sequence[Standing]) -> str:
    """The ranking as CSV, a row for each player: places, names, clubs and scores, and nothing else of a person."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    numbers = [f"round_{number}" for number in range(1, len(event.rounds) + 1)]
    writer.writerow(["rank", "player", "name", "club", "total", *numbers, "won", "best", "penalties"])
    for row in rows:
        scores = ["" if score is None else score for score in row.rounds]
        scores += [""] * (len(event.rounds) - len(scores))
        club = event.people[row.player].club
        cells = [row.rank, row.player, row.name, club, row.total, *scores, row.won, row.best, row.penalties]
        writer.writerow([_harmless(cell) for cell in cells])
    return text.getvalue()


def _harmless(cell: object) -> object:
    """A text that a spreadsheet would take for a formula, as text."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@", "\t")) else cell
