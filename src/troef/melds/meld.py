"""Every meld of one pack without wild cards, by number: runs of a suit with the ace low, and sets of a rank.

There are only 329 of them, so a meld is a number and what one asks about it stands in a table: its cards
(`MELD_CARDS`) and the cards that make a longer meld of it (`MELD_FITS`). Runs come first.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, first_card, without_first

#: In how many runs of a suit the card at a place (ace 0 … king 12) is the lowest, counted over all places below it.
_RUNS_BELOW: Final = vec[i64]([sum(11 - place for place in range(low)) for low in range(11)])
_RUNS_OF_SUIT: Final[i64] = 66
#: The number of the first set; a rank has four of three cards (each leaves out one suit) and the one of all four.
_FIRST_SET: Final[i64] = 4 * 66
_SETS_OF_RANK: Final[i64] = 5
MELD_COUNT: Final = 4 * 66 + 13 * 5

_TWO_TO_KING: Final[i64] = 0x0FFF_0FFF_0FFF_0FFF
_LOW_PLACES: Final[i64] = 0x0001_0001_0001_0001


def place_of(card: i64) -> i64:
    """Where a card stands in its suit with the ace low: ace 0, two 1 … king 12."""
    rank = card & 15
    return i64(0) if rank == 12 else rank + 1


def card_at(suit: i64, place: i64) -> i64:
    """The card of a suit at a place, ace 0 … king 12."""
    return suit * 16 + (12 if place == 0 else place - 1)


def _run_cards(suit: int, low: int, high: int) -> int:
    return sum(2 ** int(card_at(suit, place)) for place in range(low, high + 1))


def _set_cards(rank: int, missing: int) -> int:
    return sum(2 ** (16 * suit + rank) for suit in range(4) if suit != missing)


_RUNS: Final = [(suit, low, high) for suit in range(4) for low in range(11) for high in range(low + 2, 13)]
_SETS: Final = [(rank, missing) for rank in range(13) for missing in range(5)]
_CARDS: Final = [_run_cards(*run) for run in _RUNS] + [_set_cards(*kind) for kind in _SETS]
_NUMBERS: Final = {cards: number for number, cards in enumerate(_CARDS)}

#: The cards of each meld, as a set.
MELD_CARDS: Final = vec[i64](_CARDS)


def meld_of(cards: i64) -> i64:
    """The number of the meld that these cards are, or -1 when they are none."""
    return _NUMBERS.get(int(cards), -1)


def is_run(meld: i64) -> bool:
    """Whether the meld is a run; otherwise it is a set."""
    return meld < _FIRST_SET


def _fits(meld: int) -> int:
    """The single cards that make a longer meld of this one."""
    cards = _CARDS[meld]
    if not is_run(meld):
        rank = _SETS[meld - int(_FIRST_SET)][0]
        return _set_cards(rank, 4) & ~cards
    suit, low, high = _RUNS[meld]
    return _run_cards(suit, max(low - 1, 0), min(high + 1, 12)) & ~cards


#: The cards of which each may be added to a meld.
MELD_FITS: Final = vec[i64]([_fits(meld) for meld in range(MELD_COUNT)])


def melds_in(hand: i64) -> vec[i64]:
    """Every meld that can be made from a hand, also the shorter ones inside a longer one."""
    found = vec[i64]()
    # each suit moved up one place, its ace to the bottom; three places stay free between the suits
    places = (hand & _TWO_TO_KING) << 1 | (hand >> 12) & _LOW_PLACES
    starts = places & places >> 1 & places >> 2
    while starts:
        bit = first_card(starts)
        starts = without_first(starts)
        low = bit & 15
        number = (bit >> 4) * _RUNS_OF_SUIT + _RUNS_BELOW[low]
        high = bit + 2
        while places & BIT[high]:
            found = append(found, number)
            number += 1
            high += 1
    return _with_sets(hand, found)


def _with_sets(hand: i64, found: vec[i64]) -> vec[i64]:
    clubs = hand & 0x1FFF
    diamonds = hand >> 16 & 0x1FFF
    hearts = hand >> 32 & 0x1FFF
    spades = hand >> 48 & 0x1FFF
    ranks = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    while ranks:
        first = _FIRST_SET + first_card(ranks) * _SETS_OF_RANK
        ranks = without_first(ranks)
        for kind in range(_SETS_OF_RANK):
            if not MELD_CARDS[first + kind] & ~hand:
                found = append(found, first + kind)
    return found


def in_order(meld: i64) -> list[int]:
    """The cards as they are laid down: a run from low to high, a set by suit (spades, hearts, diamonds, clubs)."""
    cards: list[int] = []
    rest = MELD_CARDS[meld]
    while rest:
        cards.append(int(first_card(rest)))
        rest = without_first(rest)
    if is_run(meld):
        cards.sort(key=place_of)
    else:
        cards.reverse()
    return cards
