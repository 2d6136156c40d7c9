"""The pack of canasta and how it is dealt."""

from typing import Final

from mypy_extensions import i64

from troef.cards.pack import make_pack
from troef.tricks.deal import DealPattern

SIDES: Final = [[0, 2], [1, 3]]
PACK: Final = list(make_pack(jokers=2, packs=2))
#: R2: eleven cards to each.
PACKETS: Final = DealPattern(4, (1,) * 11)
DEALT: Final[i64] = 44
