"""The pack of zwikken, how it is dealt, who beats whom and what cards count."""

from typing import Final

from troef.cards.pack import make_pack
from troef.tricks.deal import DealPattern
from troef.tricks.ordering import make_ordering

PACK: Final = list(make_pack("10"))

#: R2: three cards to each player, one at a time, by number of players.
HAND: Final = 3
PATTERNS: Final = [DealPattern(seats, (1,) * HAND) for seats in range(6)]

#: R17, S1.
ORDERINGS: Final = [
    make_ordering("A K Q J 10", suit, plain_points={"A": 4, "K": 3, "Q": 2, "J": 1}) for suit in range(4)
]


def places_of(seats: int, dealer: int) -> dict[str, list[int]]:
    """Where in the pack the hands, the first trump card and the stock lie; the stock's top card first."""
    dealt = HAND * seats
    return {**PATTERNS[seats].places(dealer), "upcard": [dealt], "stock": list(range(dealt + 1, len(PACK)))}
