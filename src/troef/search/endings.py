"""The last tricks of a deal between two sides, played as the solver says once all cards of a world lie open."""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count
from troef.core.game import State
from troef.search.aims import aim_of
from troef.search.solver.memory import Memory
from troef.search.solver.solving import Solving
from troef.tricks.aim import Aim
from troef.tricks.play import TrickPlay

#: A position that takes the solver longer is played on by rule players.
NODES: Final = 20_000


def ending_of(state: State, most: i64) -> "Aim | None":
    """What the last tricks are about, where two sides play them and at most this many cards are in the hand on turn;
    None elsewhere."""
    phase = state.phase
    if isinstance(phase, TrickPlay) and (phase.turn < 0 or card_count(phase.hands[phase.turn]) > most):
        return None
    found = aim_of(state)
    if found is None:
        return None
    play = found.play
    if card_count(play.hands[play.turn]) > most:
        return None
    others: i64 = 0
    for seat in range(play.table.seats):
        if not play.absent & BIT[seat]:
            others |= BIT[seat]
    others &= ~found.side
    for seat in range(play.table.seats):
        if play.absent & BIT[seat]:
            continue
        aim = state.trick_aim(seat)
        if not isinstance(aim, Aim) or (aim.side != found.side and aim.side != others):
            return None
    return found


def best_line(aim: Aim, memory: Memory) -> list[int]:
    """The cards with which nobody errs any more, to the end of the deal; none where that takes too long."""
    solving = Solving(aim, memory, with_line=True)
    return solving.line if solving.run(NODES) else []
