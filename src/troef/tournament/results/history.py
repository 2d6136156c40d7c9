"""What became of the points of somebody, or of the numbers on a sheet: the whole history of a number (A20)."""

from dataclasses import replace
from typing import TYPE_CHECKING

from troef.tournament.changes import Change

if TYPE_CHECKING:
    from troef.tournament.event import Event


def history_of(event: "Event", person: int) -> list[Change]:
    """All that ever changed somebody's points, in order of the log; what was undone says by which line.

    Raises:
        Refused: there is nobody with this number.
    """
    event.person(person)
    return [one for one in _every_change(event) if one.concerns(person)]


def history_of_sheet(event: "Event", round_number: int, table: int) -> list[Change]:
    """All that ever changed a number on a sheet, in order of the log; what was undone says by which line.

    Raises:
        Refused: there is no such round or table.
    """
    event.round(round_number).table(table)
    return [one for one in _every_change(event) if (one.round, one.table) == (round_number, table)]


def _every_change(event: "Event") -> list[Change]:
    withdrawn = [replace(one, undone=event.undone[one.line]) for one in event.withdrawn]
    return sorted([*event.changes, *withdrawn], key=lambda one: one.line)
