"""What the play of a deal is about: what a side counts in the tricks that are left.

A game that is played in tricks tells it with `State.trick_aim`; the perfect-information solver (`search/solver`) plays
for it. All other seats play together against the side. Where everybody plays for himself this assumes the worst, as a
careful player does.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, first_card
from troef.tricks.play import TrickPlay

#: In place of a number of tricks: no exact number is asked for.
ANY_NUMBER: Final[i64] = -1
#: No deal has more tricks.
MOST_TRICKS: Final = 32
EVERY_CARD: Final[i64] = 0x7FFF_FFFF_FFFF_FFFF


@final
@mypyc_attr(acyclic=True)
class Aim:
    """What a side wants high: the worth of the tricks that it wins and of the cards in them.

    `side` is a set of seats (bits); `points[card]` what winning a card is worth, `tricks[number]` what winning a trick
    is (the first of the deal is number 0). With `lead` what the others win counts against the side. `roem`: each trick
    is worth its roem as well (`tricks/roem.py`). With `exactly` the value is 1 where the side ends with exactly that
    number of tricks, otherwise 0: a misère is exactly zero.

    A `sweep` is for who wins all of some cards: `sweep_cards` with its worth to the side by the seat that swept them,
    where the seats of a `group` (by seat) sweep together.
    """

    def __init__(self, play: TrickPlay, side: i64, lead: bool = False, trick: int = 0) -> None:
        self.play = play
        self.side: i64 = side
        self.lead: bool = lead
        self.points = vec[i64]([0] * 64)
        self.tricks = vec[i64]([trick] * MOST_TRICKS)
        self.roem: bool = False
        self.exactly: i64 = ANY_NUMBER
        self.sweep_cards: i64 = 0
        self.sweep_worth = vec[i64]([0] * play.table.seats)
        self.group = vec[i64](list(range(play.table.seats)))

    def each_trick(self, worth: i64) -> None:
        """Winning any trick is worth this."""
        for number in range(MOST_TRICKS):
            self.tricks[number] = worth

    def give_for_all(self, worth: i64) -> None:
        """A side that wins all tricks of the deal gets this many points more (pit)."""
        self.sweep_cards = EVERY_CARD
        for seat in range(self.play.table.seats):
            partners = self.play.table.partners[seat]
            first = first_card(partners)
            self.group[seat] = first
            self.sweep_worth[first] = worth if self.side & partners else -worth if self.lead else 0


def side_of(play: TrickPlay, seat: i64) -> i64:
    """A seat with its partners at the table (bits)."""
    return play.table.partners[seat]


def for_tricks(play: TrickPlay, side: i64) -> Aim:
    """A side wants tricks, whatever is in them."""
    return Aim(play, side, trick=1)


def for_exactly(play: TrickPlay, side: i64, number: i64) -> Aim:
    """A side wants exactly this many tricks."""
    aim = Aim(play, side)
    aim.exactly = number
    return aim


def for_points(play: TrickPlay, side: i64, lead: bool = False) -> Aim:
    """A side wants the card points of the deal's ordering."""
    aim = Aim(play, side, lead)
    points = play.order.points
    aim.points = points[: len(points)]
    return aim


def against_cards(play: TrickPlay, side: i64, cards: i64, each: int = 1) -> Aim:
    """A side wants none of these cards in its tricks: each counts against it."""
    aim = Aim(play, side)
    for card in range(63):
        if cards & BIT[card]:
            aim.points[card] = -each
    return aim


def for_trick(play: TrickPlay, side: i64, number: int, worth: int = 1) -> Aim:
    """A side wants one trick, counted from 0: the last one (toepen)."""
    aim = Aim(play, side)
    aim.tricks[number] = worth
    return aim
