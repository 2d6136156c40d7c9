"""The rule player for eenenvijftigen: draws at once, keeps what always fits, and is gone with three of a kind."""

from collections import Counter
from typing import Final

from troef.cards.card import ACE, JACK, KING, NINE, QUEEN, TEN, rank_of
from troef.core.game import Game
from troef.core.moves import DRAW, PASS
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.eenenvijftigen.moves import card_played, value_of
from troef.games.eenenvijftigen.turns import MOST_TOTAL

#: T2: seconds after the card of somebody who has not drawn yet; before drawing oneself; and otherwise.
FAIR: Final = 3.0
DRAWING: Final = 0.2
PLAYING: Final = 1.0

#: What a card is worth in the hand: how long it can still be laid.
KEPT: Final = {int(TEN): 9.0, int(NINE): 8.0, int(ACE): 5.0, int(JACK): 3.0, int(QUEEN): 2.5, int(KING): 2.0}
#: What a card is worth for each other of its rank, on the way to three.
ALIKE: Final = 2.0
#: From so much on the next player may already be in trouble.
HIGH: Final = 40
#: What each point above that is worth.
PRESSURE: Final = 0.6


class RulePlayer:
    """Lays the card that it misses least, and to the brim when the next player is short of cards."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        if DRAW in view.moves:
            return int(DRAW)
        if PASS in view.moves:
            return int(PASS)
        worths = [self.worth(view, move) for move in view.moves]
        best = max(worths)
        equals = [move for move, worth in zip(view.moves, worths, strict=True) if worth == best]
        return equals[self.rng.below(len(equals))]

    def worth(self, view: View, move: int) -> float:
        """How good a play is: the hand that is left, and how hard it makes it for the next player."""
        card = int(card_played(move))
        total = view.fact("total")
        after = (total if isinstance(total, int) else 0) + int(value_of(move))
        rest = list(view.hand())
        rest.remove(card)
        worth = sum([KEPT.get(int(rank_of(other)), 0.0) for other in rest])
        alike = Counter(int(rank_of(other)) for other in rest)
        worth += ALIKE * sum([count - 1 for count in alike.values()])
        if after > HIGH:
            # the fewer cards the next player holds, the sooner he is stuck
            worth += PRESSURE * (after - HIGH) * (2.0 - next_cards(view) / 3)
        elif after < 0 or value_of(move) < 0:
            worth -= 1.0  # a ten that takes off what is not yet too much is wasted
        return worth + 0.01 * after / int(MOST_TOTAL)

    def delay(self, view: View) -> float:
        """T2: draw at once, and give who played last the time to draw."""
        if DRAW in view.moves:
            return DRAWING
        others = [seat for seat in view.actors if seat != view.seat]
        return FAIR if others else PLAYING


def next_cards(view: View) -> int:
    """How many cards the next player who has not passed holds."""
    for step in range(1, view.seats):
        seat = (view.seat + step) % view.seats
        if not view.badge(seat, "passed"):
            cards = view.badge(seat, "cards")
            return cards if isinstance(cards, int) else 0
    return 0
