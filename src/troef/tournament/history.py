"""What became of the points of somebody: the whole history of a number (A20)."""

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
    withdrawn = [replace(one, undone=event.undone[one.line]) for one in event.withdrawn]
    found = [one for one in [*event.changes, *withdrawn] if one.concerns(person)]
    return sorted(found, key=lambda one: one.line)
