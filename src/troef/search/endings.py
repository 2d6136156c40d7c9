"""The last tricks of a deal between two sides: with all cards of a sampled world open, solved instead of guessed."""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT, card_count
from troef.core.game import State
from troef.core.moves import PLAY, kind_of, payload_of
from troef.search.aims import aim_of
from troef.search.solver.memory import Memory
from troef.search.solver.solving import Solving
from troef.tricks.aim import Aim

#: With more cards in hand, solving a world takes so long that rollouts tell more in the same time.
MOST_LEFT: Final[i64] = 4
NODES: Final = 200_000


def ending_of(state: State) -> "Aim | None":
    """What the last tricks are about, where two sides play them and few cards are left; None elsewhere."""
    found = aim_of(state)
    if found is None:
        return None
    play = found.play
    if card_count(play.hands[play.turn]) > MOST_LEFT:
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


def solved_worths(aim: Aim, seat: int, moves: list[int], memory: Memory) -> "list[float] | None":
    """What each of some cards is worth to a seat when nobody errs any more; None where that takes too long, or a move
    is no card of the seat that the aim's play has on turn."""
    solving = Solving(aim, memory, every_move=True)
    if not solving.run(NODES):
        return None
    values = dict(solving.moves)
    sign = 1.0 if aim.side & BIT[seat] else -1.0
    worths: list[float] = []
    for move in moves:
        card = int(payload_of(move))
        if kind_of(move) != PLAY or card not in values:
            return None
        worths.append(sign * values[card])
    return worths
