"""The pack of rumba, how it is dealt and who beats whom."""

from typing import Final

from troef.cards.pack import make_pack
from troef.tricks.deal import DealPattern
from troef.tricks.ordering import make_ordering

PACK: Final = list(make_pack())

#: R2: five cards to each player, one at a time, by number of players.
HAND: Final = 5
PATTERNS: Final = [DealPattern(seats, (1,) * HAND) for seats in range(7)]

ORDERINGS: Final = [make_ordering("A K Q J 10 9 8 7 6 5 4 3 2", suit) for suit in range(4)]


def places_of(seats: int, dealer: int) -> dict[str, list[int]]:
    """Where in the pack the hands, the up-card and the stock lie; the stock's top card first."""
    dealt = HAND * seats
    return {**PATTERNS[seats].places(dealer), "upcard": [dealt], "stock": list(range(dealt + 1, 52))}
