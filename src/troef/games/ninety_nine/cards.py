"""The cards of ninety-nine: the pack, what the joker stands for, and what a bid card counts (R2, R6–R8, R11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import first_card, without_first
from troef.cards.card import ACE, JOKER, NINE, RANK_NAMES, rank_of, suit_of
from troef.cards.pack import make_pack
from troef.tricks.deal import DealPattern
from troef.tricks.ordering import NO_TRUMP, Ordering

PACK: Final = list(make_pack("6", jokers=1))  # R2
DEAL: Final = DealPattern(3, (1,) * 12)  # R4
#: R5: where the turn-up lies in the pack.
TURNED_PLACE: Final = 36

LOWEST: Final = RANK_NAMES.index("6")

#: R11 by suit: clubs 3, diamonds 0, hearts 2, spades 1.
SUIT_VALUES: Final = vec[i64]([3, 0, 2, 1])


def trump_of(turned: i64) -> i64:
    """R6, R7: the trump suit for a turn-up, or -1.

    >>> from troef.cards.card import parse_card
    >>> [int(trump_of(parse_card(text))) for text in ("10H", "9H", "*")]
    [2, -1, -1]
    """
    if turned == JOKER or rank_of(turned) == NINE:
        return NO_TRUMP
    return suit_of(turned)


def _ordering(turned: int) -> Ordering:
    """R8: the joker takes the place of the turn-up in its suit; turned up itself (R9) it is in no suit."""
    lanes: list[list[int]] = []
    for suit in range(4):
        lane = [16 * suit + rank for rank in range(int(ACE), LOWEST - 1, -1)]
        lanes.append([int(JOKER) if card == turned else card for card in lane])
    return Ordering(lanes, int(trump_of(turned)))


_ORDERINGS: Final = {card: _ordering(card) for card in PACK}


def ordering_for(turned: i64) -> Ordering:
    """Who beats whom with this turn-up."""
    return _ORDERINGS[int(turned)]


def bid_value(cards: i64, order: Ordering) -> i64:
    """R11: what bid cards are worth together; the joker has the suit of the turn-up (R8)."""
    total: i64 = 0
    while cards:
        total += SUIT_VALUES[order.suits[first_card(cards)]]
        cards = without_first(cards)
    return total
