"""Who plays alone takes moves back and makes them again: the lines that this gives."""

from troef.table.fault import Fault
from troef.table.log import log_line
from troef.table.table import Table


def undo_lines(table: Table, everything: bool = False) -> list[str]:
    """Who plays alone takes his last move back, or all of the deal.

    Raises:
        Fault: others play too, there is nothing to take back, or play rests.
    """
    if not table.alone:
        raise Fault("not-alone")
    table.check_not_paused()
    made = table.moves_made()
    if not made or table.match is None:
        raise Fault("nothing-to-undo")
    events = table.match.record.events
    return [log_line({"undo": len(events) - (made if everything else 1)})]


def redo_lines(table: Table) -> list[str]:
    """The move that was taken back last is made again.

    Raises:
        Fault: others play too, there is none, or play rests.
    """
    if not table.alone:
        raise Fault("not-alone")
    table.check_not_paused()
    if not table.undone:
        raise Fault("nothing-to-redo")
    return [log_line({"seat": 0, "move": table.undone[-1]})]
