"""A yardstick for klaverjassen: the simple rule player that the literature measures its players against.

As described by Aaldering ("Playing Klaverjas", 2023): nothing is counted or inferred, it looks at the trick and at
which cards are the highest still out. It names the suit in which its hand has most trump points, and never passes.
"""

from troef.bots.tricks import CardReading
from troef.cards.bits import BIT, SUIT_CARDS, set_of
from troef.cards.card import SUIT_LETTERS
from troef.core.game import Game
from troef.core.moves import PLAY, ROEM, TRUMP, make_move
from troef.core.view import View
from troef.games.klaverjassen import ORDERINGS, PACK

ALL = int(set_of(PACK))


def most_trump_points(view: View) -> int:
    """The move that names the suit in which a hand has most points as trumps; the first such suit."""
    hand = set_of(view.hand())
    points = [int(ORDERINGS[suit].points_in(hand & SUIT_CARDS[suit])) for suit in range(4)]
    return int(make_move(TRUMP, points.index(max(points))))


class Yardstick:
    """The simple rule player."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.game = game

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        if view.phase == "trump":
            return most_trump_points(view)
        if view.phase == "roem":
            return int(ROEM)
        order = ORDERINGS[SUIT_LETTERS.index(str(view.fact("trump")))]
        reading = CardReading(view, order, ALL, [(view.seat + 2) % 4])
        return int(make_move(PLAY, _card(reading)))


def _card(reading: CardReading) -> int:
    cards, place = reading.cards, len(reading.trick)
    fewest = min(cards, key=reading.points)
    if place == 0:
        return next((card for card in cards if _highest(reading, card)), fewest)
    led = int(reading.order.suits[reading.trick[0]])
    follows = int(reading.order.suits[cards[0]]) == led
    if place == 1:
        tops = [card for card in cards if int(reading.order.suits[card]) == led and _highest(reading, card)]
        return tops[0] if tops else fewest
    if place == 2:
        return max(cards, key=reading.points) if not follows and _highest(reading, reading.trick[0]) else fewest
    if reading.ours():
        return max(cards, key=reading.points)
    return next(iter(reading.winners()), fewest)


def _highest(reading: CardReading, card: int) -> bool:
    """Whether no higher card of its suit is still to be played."""
    lane = int(reading.order.members[reading.order.suits[card]])
    still = (reading.unseen | reading.hand) & ~int(BIT[card])
    return not int(reading.order.beaters[card]) & lane & still
