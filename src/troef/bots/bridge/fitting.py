"""Worlds of bridge that fit the auction: the hidden hands are such that their players would have called as they did.

Worlds of the game are uniform. Of these, one is accepted with the likelihood of the calls that were heard, where a call
that the system would not make has the likelihood `SLIP` (rejection sampling, as `AuctionFilter` does for all games).
Only the calls are asked for again, each in the auction as it stood; no deal is replayed.
"""

from typing import Final, final

from troef.bots.bridge.player import bidding_of
from troef.bots.bridge.reading import BridgeReading
from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import ValuedHand
from troef.core.game import Game, State
from troef.core.moves import PASS
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.bridge.game import BridgeState

#: How likely a call is that the system would not make, beside the one that it would.
SLIP: Final = 0.03
#: The most worlds that are drawn for one that is accepted; after each rejection the demand is multiplied by `EASE`.
MOST_DRAWN: Final = 60
EASE: Final = 0.92


@final
class HeardCall:
    """A call of a hidden hand, in the auction before it."""

    def __init__(self, seat: int, call: int, before: UnderstoodAuction) -> None:
        self.seat = seat
        self.call = call
        self.before = before

    def fits(self, hand: ValuedHand) -> bool:
        """Whether this hand would have made the call."""
        return self.before.choose(self.seat, hand) == self.call


@final
class FittingWorlds:
    """Worlds of a view in the play of the cards, one at a time."""

    def __init__(self, game: Game, view: View, reading: BridgeReading, rng: Rng) -> None:
        self.rng = rng
        self.drawn = game.worlds(view, rng)
        self.laid = reading.laid
        hidden = [seat for seat in range(4) if seat != view.seat and view.zone(f"hand-{seat}").hidden]
        self.heard = heard_calls(bidding_of(view), hidden)

    def draw(self) -> State:
        """A world that fits the auction; where none is found in good time, one that fits it less."""
        world = next(self.drawn)
        demand = (1 + int(self.rng.below(2**30))) / 2**30
        for _ in range(MOST_DRAWN):
            if self.accepts(world, demand):
                break
            demand *= EASE
            world = next(self.drawn)
        return world

    def accepts(self, world: State, demand: float) -> bool:
        """Whether the likelihood of the calls in a world reaches the demand."""
        likelihood = 1.0
        hands: dict[int, ValuedHand] = {}
        for heard in self.heard:
            if heard.seat not in hands:
                hands[heard.seat] = self.dealt_hand(world, heard.seat)
            if not heard.fits(hands[heard.seat]):
                likelihood *= SLIP
                if likelihood < demand:
                    return False
        return True

    def dealt_hand(self, world: State, seat: int) -> ValuedHand:
        """The thirteen cards of a seat in a world."""
        assert isinstance(world, BridgeState) and world.tricks is not None
        return ValuedHand(int(world.tricks.hands[seat]) | self.laid[seat])


def heard_calls(auction: UnderstoodAuction, seats: list[int]) -> list[HeardCall]:
    """The calls of some seats, each in the auction before it; bids and doubles before passes, for they tell more."""
    heard: list[HeardCall] = []
    before = UnderstoodAuction(auction.dealer, auction.at.vulnerable)
    for seat, call in auction.calls:
        if seat in seats:
            heard.append(HeardCall(seat, call, before.now()))
        before.hear(seat, call)
    return sorted(heard, key=_is_pass)


def _is_pass(heard: HeardCall) -> bool:
    return heard.call == int(PASS)
