"""What the clock of a table says: the lines that this gives. They are moves of the timekeeper, as all that happens."""

from datetime import datetime
from typing import Final

from troef.core.moves import IDLE, TIMEOUT, kind_of, make_move
from troef.core.view import TIMEKEEPER
from troef.table.log import log_line
from troef.table.table import Table

#: What the timekeeper says when seconds of the book are up; what else it may say is the end of play.
CLOCK_MOVES: Final = (int(TIMEOUT), int(IDLE))


def timeout_lines(table: Table) -> list[str]:
    """The time of those who may act is up; nothing when no clock runs any more."""
    return _first_of(table, [move for move in time_moves(table) if kind_of(move) == TIMEOUT])


def idle_lines(table: Table, seat: int) -> list[str]:
    """A seat has done nothing for as long as the book gives; nothing when that makes no difference any more."""
    return _first_of(table, [move for move in time_moves(table) if move == make_move(IDLE, seat)])


def end_lines(table: Table) -> list[str]:
    """The agreed end of play has come; nothing when it makes no difference any more."""
    return _first_of(table, [move for move in time_moves(table) if kind_of(move) not in CLOCK_MOVES])


def time_moves(table: Table) -> list[int]:
    """What the timekeeper may do now."""
    return table.state.legal(TIMEKEEPER)


def _first_of(table: Table, moves: list[int]) -> list[str]:
    return [log_line({"seat": TIMEKEEPER, "move": table.game.show(moves[0], None)})] if moves else []


def ended_lines(table: Table, now: datetime) -> list[str]:
    """When the match ended, where somebody with an account played it; nothing where that is noted, or it goes on."""
    noted = bool(table.ends) and table.ends[-1].match == table.matches
    with_account = any(person is not None and person.account for person in table.people)
    if not table.over or noted or not with_account:
        return []
    return [log_line({"ended": now.isoformat(timespec="seconds")})]
