"""After a match: who wants another one, and who leaves his chair to others."""

from troef.table.fault import Fault
from troef.table.log import log_line
from troef.table.people.hosting import stand_lines
from troef.table.table import Table


def want_lines(table: Table, seat: int) -> list[str]:
    """A person wants another match; nothing when he has said so already.

    Raises:
        Fault: the match is not over.
    """
    if not table.over:
        raise Fault("not-over")
    return [] if seat in table.wanting or table.again_wanted else [log_line({"wants": seat})]


def leave_lines(table: Table, seat: int) -> list[str]:
    """A person wants no other match: a bot keeps his chair, which is open for whoever comes.

    Raises:
        Fault: the match is not over, or he plays alone.
    """
    if not table.over:
        raise Fault("not-over")
    opened = sorted({seat, *table.seating.open_for_friends()})
    return [*stand_lines(table, seat), log_line({"chairs": opened})]


def is_wanted(table: Table) -> bool:
    """Whether somebody wants another match, and it can be: at a rated table only people play."""
    waits = table.over and bool(table.wanting) and not table.again_wanted
    return waits and table.agreements.proposal is None and not (table.terms.rated and table.seating.bots())
