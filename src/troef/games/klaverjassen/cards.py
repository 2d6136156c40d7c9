"""The pack of klaverjassen, how it is dealt, who beats whom and what cards count."""

from typing import Final

from troef.cards.pack import make_pack
from troef.games.klaverjassen.scoring import PLAIN_POINTS, TRUMP_POINTS
from troef.tricks.deal import DealPattern
from troef.tricks.ordering import make_ordering

PACK: Final = list(make_pack("7"))
PACKETS: Final = DealPattern(4, (3, 2, 3))  # R2
SIDES: Final = [[0, 2], [1, 3]]  # R1

ORDERINGS: Final = [
    make_ordering(
        "A 10 K Q J 9 8 7",  # R7
        suit,
        "J 9 A 10 K Q 8 7",
        PLAIN_POINTS,
        TRUMP_POINTS,
    )
    for suit in range(4)
]
