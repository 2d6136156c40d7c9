"""Worlds of bridge: the hands that are not open, shared over what the play has proven.

The cards of dummy are played in declarer's name, so whose hand a card came from follows from the play, not from the
log.
"""

from collections.abc import Callable

from mypy_extensions import i64

from troef.cards.bits import set_of
from troef.core.game import State
from troef.core.moves import payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.bridge.dummy import DummyPlay
from troef.sampling.replay import retrace
from troef.sampling.sharing import Sharing
from troef.tricks.unseen import ruled_out

#: Starts the deal after a state with these hands (sets of cards by seat).
Begin = Callable[[State, list[int]], State]


def bridge_world(view: View, before: State, pack: list[int], begin: Begin, rng: Rng) -> State:
    """A state that is consistent with a view: the unseen cards shared uniformly, the log played again.

    `before` is the match as it was before the view's deal.
    """
    hands = [int(set_of(view.zone(f"hand-{seat}").cards)) for seat in range(4)]
    for seat, cards in enumerate(_played(view, begin(before, [0, 0, 0, 0]))):
        hands[seat] |= int(cards)
    unseen = set_of(pack)
    for seat in range(4):
        unseen &= ~hands[seat]
    if unseen:
        sizes = [view.zone(f"hand-{seat}").hidden for seat in range(4)]
        shared = Sharing(unseen, sizes, _barred(view, begin(before, list(hands)), unseen)).draw(rng)
        for seat in range(4):
            hands[seat] |= int(set_of(shared[seat]))
    state = begin(before, hands)
    return retrace(state, view.log)


def _played(view: View, state: State) -> list[i64]:
    """The cards that each hand has played, from a deal of empty hands: what leaves a hand it was not in is noted."""
    played: list[i64] = [0, 0, 0, 0]
    for seat, move in view.log:
        phase = state.phase
        state.apply(seat, move)
        if isinstance(phase, DummyPlay):
            played = list(phase.tricks.hands)
    return played


def _barred(view: View, state: State, unseen: i64) -> list[i64]:
    """The unseen cards that each hand cannot have held: who did not follow had nothing of the suit led (R23)."""
    barred: list[i64] = [0, 0, 0, 0]
    for seat, move in view.log:
        phase = state.phase
        if isinstance(phase, DummyPlay):
            barred[phase.tricks.turn] |= ruled_out(phase.tricks, payload_of(move), unseen)
        state.apply(seat, move)
    return barred
