"""What a hand of cinch promises, and what was said before: the features that its bids are learnt from."""

from typing import Final

from troef.bots.cinch import best_suit
from troef.bots.learning.features import AuctionFeatures, step
from troef.cards.bits import card_count, set_of
from troef.cards.card import ACE, FIVE, JACK, KING
from troef.core.game import Game
from troef.core.moves import BID, PASS, kind_of, payload_of
from troef.core.view import View
from troef.games.cinch import ORDERINGS

#: Numbers that may be bid, and steps of half a point of strength from 2.
NUMBERS: Final = 16
STEPS: Final = 26
#: Nobody has bid, the partner has the highest bid, an opponent has it; each by how many have spoken.
STANDINGS: Final = 3 * 4
#: Trumps up to nine, which of ace, king and jack, and how many pedros.
TRUMPS: Final = 10 * 8 * 3
#: A number is considered up to so many points above the strength of the hand.
ABOVE: Final = 4.0


class Features(AuctionFeatures):
    """A number: the strength of the hand, its trumps, and who has bid. Passing: what it gives up."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own = self.table(2)
        self.bids = self.table(NUMBERS * STANDINGS)
        self.spare = self.table(STANDINGS * STEPS)
        self.strengths = self.table(NUMBERS * STEPS)
        self.trumps = self.table(2 * TRUMPS)
        self.kept = self.table(STANDINGS * STEPS)

    def speaks(self, view: View) -> bool:
        return view.phase == "auction"

    def candidates(self, view: View, own: int) -> list[int]:
        most, _ = best_suit(view.hand())
        return [
            move
            for move in view.moves
            if move == own or kind_of(move) != BID or int(payload_of(move)) + 1 <= most + ABOVE
        ]

    def features(self, view: View, move: int, own: int) -> list[int]:
        hand = view.hand()
        bidders = [seat for seat, said in view.log if kind_of(said) == BID]
        standing = 0 if not bidders else 1 if bidders[-1] == (view.seat + 2) % 4 else 2
        standing = standing * 4 + min(3, len(view.log))
        most, trump = best_suit(hand)
        found = [self.own + int(move != PASS)] if move == own else []
        if move == PASS:
            return [*found, self.kept + standing * STEPS + step(most, 2.0, 0.5, STEPS)]
        number = min(int(payload_of(move)), NUMBERS - 1)
        held = _trumps(int(set_of(hand)), trump)
        return [
            *found,
            self.bids + number * STANDINGS + standing,
            self.strengths + number * STEPS + step(most, 2.0, 0.5, STEPS),
            self.spare + standing * STEPS + step(most - number - 1, -4.0, 0.5, STEPS),
            self.trumps + held,
            self.trumps + TRUMPS * int(number > 6) + held,
        ]


def _trumps(hand: int, trump: int) -> int:
    """How many trumps, which of ace, king and jack, and how many pedros."""
    held = hand >> (16 * trump)
    tops = 4 * (held >> int(ACE) & 1) + 2 * (held >> int(KING) & 1) + (held >> int(JACK) & 1)
    same_colour = 3 - trump
    pedros = (held >> int(FIVE) & 1) + (hand >> (16 * same_colour + int(FIVE)) & 1)
    count = min(9, int(card_count(hand & int(ORDERINGS[trump].trumps()))))
    return (count * 8 + tops) * 3 + pedros
