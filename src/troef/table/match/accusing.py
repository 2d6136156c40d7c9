"""Where illegal cards may fall, as at a real table: what a bot says of it, and what all together decide as the jury."""

from troef.core.moves import ACCUSE, make_move
from troef.core.view import REFEREE
from troef.table.fault import Fault
from troef.table.log import log_line
from troef.table.table import Table
from troef.tricks.revokes import evident_revokes
from troef.tricks.state import TrickState


def accusation(table: Table, seat: int) -> "int | None":
    """Whom a bot accuses now: an opponent who has revoked for certain, by the cards that the bot has seen."""
    state, view = table.state, table.view(seat)
    if not isinstance(state, TrickState) or state.watch is None or state.tricks is None or view.at_table is None:
        return None
    if not view.at_table.accusations:
        return None
    ours = state.side_of(seat)
    for offender in state.evident_beside(view):
        move = int(make_move(ACCUSE, offender))
        if not ours >> offender & 1 and move in view.at_table.accusations:
            return move
    settled = {(ruling.seat, ruling.trick) for ruling in view.at_table.rulings if ruling.proven}
    for revoke in evident_revokes(state.tricks, view):
        move = int(make_move(ACCUSE, revoke.seat))
        known = (revoke.seat, revoke.trick) in settled or ours >> revoke.seat & 1
        if not known and move in view.at_table.accusations:
            return move
    return None


def propose_award_lines(table: Table, seat: int, won: bool) -> list[str]:
    """A seat wants the game to be awarded as won or lost, after a revoke by whose clause that can be.

    Raises:
        Fault: it cannot be now, play rests, or something is proposed already.
    """
    table.check_not_paused()
    told = table.view(seat).at_table
    if told is None or not told.awards:
        raise Fault("nothing-to-award")
    return table.agreements.propose_lines("award", seat, {"won": won})


def propose_fine_lines(table: Table, seat: int, clause: str, offender: int, points: int) -> list[str]:
    """A seat wants an offender to pay by a clause that leaves it to the jury.

    Raises:
        Fault: nobody can be made to pay so now, play rests, or something is proposed already.
    """
    table.check_not_paused()
    told = table.view(seat).at_table
    least, most = told.fines.get(clause, (1, 0)) if told is not None else (1, 0)
    if not least <= points <= most or not 0 <= offender < len(table.people):
        raise Fault("no-such-fine")
    return table.agreements.propose_lines("fine", seat, {"clause": clause, "offender": offender, "points": points})


def fine_line(clause: str, offender: int, points: int) -> str:
    """What all agree on, they say as the jury."""
    return log_line({"seat": REFEREE, "move": f"fine {clause} {offender} {points}"})


def award_line(won: bool) -> str:
    """What all agree on, they say as the jury."""
    return log_line({"seat": REFEREE, "move": "award won" if won else "award lost"})
