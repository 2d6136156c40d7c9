"""How many card points a bidder's side is likely to make, where jack and nine of trumps are high."""

from dataclasses import dataclass

from troef.cards.bits import cards_in
from troef.cards.card import ACE, KING, rank_of


@dataclass(frozen=True)
class ExpectedPoints:
    """What each kind of card in the bidder's hand brings on average beside a base, in card points."""

    base: float
    trumps: dict[int, float]
    low_trump: float
    ace: float
    king: float

    def of(self, hand: int, trump: int) -> float:
        """Of a hand with these trumps."""
        points = self.base
        for card in cards_in(hand):
            rank = int(rank_of(card))
            if card >> 4 == trump:
                points += self.trumps.get(rank, self.low_trump)
            elif rank == ACE:
                points += self.ace
            elif rank == KING:
                points += self.king
        return points
