"""The rule player for eenenvijftigen: draws at once, keeps what always fits, and is gone with three of a kind.

With `TUNED` it counts the cards that are gone, and so knows how likely the next player can lay nothing.
"""

from collections import Counter
from math import comb
from typing import Final, NamedTuple

from troef.cards.bits import BIT, set_of
from troef.cards.card import ACE, EIGHT, JACK, KING, NINE, QUEEN, SEVEN, TEN, rank_of
from troef.core.game import Game
from troef.core.moves import DRAW, PASS
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.eenenvijftigen.moves import PACK, card_played, value_of
from troef.games.eenenvijftigen.turns import MOST_TOTAL, least_value

#: T2: seconds after the card of somebody who has not drawn yet; before drawing oneself; and otherwise.
FAIR: Final = 3.0
DRAWING: Final = 0.2
PLAYING: Final = 1.0

#: From more than this on the next player may be in trouble: a ten can no longer be added (R5, R7).
HIGH: Final = 40


class Tuning(NamedTuple):
    """What a play is weighed by, in points of its own."""

    #: what a card is worth in the hand: how long it can still be laid
    keep_ten: float = 9.0
    keep_nine: float = 8.0
    keep_ace: float = 5.0
    keep_jack: float = 3.0
    keep_queen: float = 2.5
    keep_king: float = 2.0
    keep_eight: float = 0.0
    keep_seven: float = 0.0
    #: what a card is worth for each other of its rank, on the way to three
    alike: float = 2.0
    #: what each point above `HIGH` is worth; the fewer cards the next player holds, the more
    pressure: float = 0.6
    #: what it is worth that the next player can lay nothing, times the chance of that
    stuck: float = 0.0


DEFAULT: Final = Tuning()
TUNED: Final = Tuning(
    keep_ten=4.5,
    keep_nine=6.2,
    keep_ace=2.9,
    keep_jack=0.4,
    keep_queen=0.1,
    keep_king=0.0,
    keep_eight=-0.4,
    keep_seven=-0.3,
    alike=0.9,
    pressure=0.25,
    stuck=7.5,
)


class RulePlayer:
    """Lays the card that it misses least; goes close to the limit when the next player has few cards."""

    def __init__(self, game: Game, seed: "int | str", tuning: Tuning = DEFAULT) -> None:
        self.rng = Rng(seed)
        self.tuning = tuning
        self.kept = {
            int(TEN): tuning.keep_ten,
            int(NINE): tuning.keep_nine,
            int(ACE): tuning.keep_ace,
            int(JACK): tuning.keep_jack,
            int(QUEEN): tuning.keep_queen,
            int(KING): tuning.keep_king,
            int(EIGHT): tuning.keep_eight,
            int(SEVEN): tuning.keep_seven,
        }

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
        worth = sum([self.kept[int(rank_of(other))] for other in rest])
        alike = Counter(int(rank_of(other)) for other in rest)
        worth += self.tuning.alike * sum([count - 1 for count in alike.values()])
        if after > HIGH:
            # the fewer cards the next player holds, the sooner he is stuck
            worth += self.tuning.pressure * (after - HIGH) * (2.0 - next_cards(view) / 3)
            if self.tuning.stuck:
                worth += self.tuning.stuck * chance_stuck(view, after)
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


def chance_stuck(view: View, total: int) -> float:
    """The chance that the next player can lay nothing on this total (R9), of all cards that this seat has not seen."""
    seen = set_of([*view.hand(), *view.zone("discard").cards])
    unseen = [card for card in PACK if not seen & BIT[card]]
    useless = sum([1 for card in unseen if total + least_value(card) > MOST_TOTAL])
    held = min(next_cards(view), len(unseen))
    return comb(useless, held) / comb(len(unseen), held)
