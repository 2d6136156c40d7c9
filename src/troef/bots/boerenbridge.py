"""The rule player of boerenbridge.

It weighs each card of its hand, predicts the number that scores best on average, and then plays for that number
(`search/exact_tricks.py`): it takes tricks while it is short of them, and then gets rid of its high cards.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.exact import Holding, Weights, against_the_bid, chances, expected, spread
from troef.bots.tricks import CardReading
from troef.cards.bits import BIT, card_count, set_of
from troef.core.moves import BID, PLAY, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.boerenbridge import ORDERINGS, PACK
from troef.games.boerenbridge.scoring import score
from troef.games.boerenbridge.state import BoerenState
from troef.search.exact_tricks import ExactTricksPolicy
from troef.tricks.ordering import Ordering

ALL: Final = int(set_of(PACK))

#: From rounds of every size with three to seven players who take what they can.
WEIGHTS: Final = Weights(
    trump=(5.05, 0.56, -3.58, -0.15, -2.56, -0.02, 0.21, 0.37, -0.31),
    plain=(-0.88, -0.41, -1.73, -0.39, -0.67, -0.43, 0.79, -0.1, 0.05, 0.67, 0.39),
    no_trump=(1.69, 0.01, -3.01, -0.35, 0.13, -0.13, 1.51, 0.48, 0.31),
)


class RulePlayer(RuleOfThumb):
    """Plays for exactly what it said; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        if kind_of(view.moves[0]) == BID:
            return _predict(view)
        world = self.game.world(view, self.rng)  # any world: the policy looks at one's own cards and the table only
        assert isinstance(world, BoerenState) and world.tricks is not None
        return int(make_move(PLAY, ExactTricksPolicy(world.tricks, world.predicted).card()))

    def unthinkable(self, view: View) -> list[int]:
        """Cards that do not fit the tricks that it still needs."""
        said, won = view.badge(view.seat, "predicted"), view.badge(view.seat, "tricks")
        if view.phase != "play" or not view.hand() or not isinstance(said, int) or not isinstance(won, int):
            return []
        turned = _turned(view)
        reading = CardReading(view, _order(turned), _rest(turned), [view.seat])
        return [int(make_move(PLAY, card)) for card in against_the_bid(reading, said - won)]


def _turned(view: View) -> int:
    """The card that is turned up, or -1."""
    for zone in view.zones:
        if zone.name == "upcard":
            return zone.cards[0]
    return -1


def _order(turned: int) -> Ordering:
    return ORDERINGS[turned >> 4]


def _rest(turned: int) -> int:
    return ALL & ~int(BIT[turned]) if turned >= 0 else ALL


def _predict(view: View) -> int:
    """The number that scores best on average."""
    turned = _turned(view)
    hand = int(set_of(view.hand()))
    first = (view.dealer + 1) % view.seats
    if hand:
        size = int(card_count(hand))
        holding = Holding(hand, _rest(turned) & ~hand, size * (view.seats - 1), view.seats, view.seat == first)
        tricks = spread(chances(holding, _order(turned), WEIGHTS).values())
    else:
        tricks = spread([_on_forehead(view, turned, first)])
    return max(view.moves, key=lambda move: expected(tricks, lambda won: int(score(payload_of(move), won))))


def _on_forehead(view: View, turned: int, first: int) -> float:
    """R7: how many of the cards that one's own may be win the trick."""
    order = _order(turned)
    held = {seat: view.zone(f"hand-{seat}").cards for seat in range(view.seats)}
    others = {seat: cards[0] for seat, cards in held.items() if cards}
    seen = int(set_of(list(others.values())))
    unseen = [card for card in PACK if not BIT[card] & (seen | ~_rest(turned))]
    around = [(first + step) % view.seats for step in range(view.seats)]
    won = 0
    for card in unseen:
        trick = [others.get(seat, card) for seat in around]
        best = trick[0]
        for played in trick[1:]:
            if order.beaters[best] & BIT[played]:
                best = played
        won += best == card
    return won / len(unseen)
