"""The moves of eenendertigen as numbers: a swap holds two cards, all other moves stand alone."""

from typing import Final

from mypy_extensions import i64

from troef.cards.pack import make_pack
from troef.core.moves import KIND_BITS, OWN, BoxedMove, make_move

PACK: Final = list(make_pack("7"))  # R1

SWAP: Final[i64] = OWN  # hand card, then pot card from CARD_BITS up
KEEP: Final[i64] = OWN + 1
FORBID: Final[i64] = OWN + 2
SWAP_ALL: Final[i64] = OWN + 3
KEEP_ALL: Final[i64] = OWN + 4

CARD_BITS: Final[i64] = 6
#: No swap has as high a payload.
SWAPS: Final[i64] = 4096


def swap_of(given: i64, taken: i64) -> i64:
    """R10: the move that lays `given` in the pot and takes `taken` from it."""
    return make_move(SWAP, given | taken << CARD_BITS)


def card_given(move: i64) -> i64:
    """The hand card of a swap."""
    return (move >> KIND_BITS) & 63


def card_taken(move: i64) -> i64:
    """The pot card of a swap."""
    return (move >> KIND_BITS >> CARD_BITS) & 63


def _boxed() -> list[BoxedMove]:
    boxed: list[BoxedMove] = [0] * 4096
    for given in PACK:
        for taken in PACK:
            boxed[given + 64 * taken] = int(swap_of(given, taken))
    return boxed


#: Every swap, made once, by hand card plus 64 times pot card.
SWAP_MOVES: Final = _boxed()
