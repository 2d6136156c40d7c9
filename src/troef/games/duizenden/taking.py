"""Taking the discard pile: its top card with exactly two cards of the hand must be a set (R13)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card, without_first
from troef.cards.card import JOKER
from troef.games.duizenden.language import SECOND, TOP, UNNAMED, WILD
from troef.melds.declared import (
    NO_MELD,
    is_meld,
    line_card,
    make_run,
    make_set,
    meld_size,
    melds_in,
    naturals,
    stands_for,
)

#: R7: an ace is low or high, so that no run has more cards.
LONGEST: Final[i64] = 13
#: R9
LEAST_NATURALS: Final[i64] = 2


def meld_of_three(one: i64, two: i64, three: i64) -> i64:
    """The meld of three cards, each a face, with WILD where a joker stands for it; NO_MELD where they are none."""
    suits = BIT[one >> 4 & 3] | BIT[two >> 4 & 3] | BIT[three >> 4 & 3]
    rank = one & 15
    if rank == two & 15 and rank == three & 15:
        wild = _wild(one, BIT[one >> 4 & 3]) | _wild(two, BIT[two >> 4 & 3]) | _wild(three, BIT[three >> 4 & 3])
        return make_set(rank, suits, wild) if card_count(suits) == 3 and rank <= 12 else NO_MELD
    if card_count(suits) != 1:
        return NO_MELD
    for low_ace in range(2):  # R7: as the low or as the high one
        first, second, third = _place(one, low_ace), _place(two, low_ace), _place(three, low_ace)
        places = BIT[first] | BIT[second] | BIT[third]
        low = first_card(places)
        if places == BIT[low] * 7:
            wild = _wild(one, BIT[first]) | _wild(two, BIT[second]) | _wild(three, BIT[third])
            return make_run(one >> 4 & 3, low, 3, wild)
    return NO_MELD


def _wild(card: i64, place: i64) -> i64:
    return place if card & WILD else i64(0)


def _place(card: i64, low_ace: i64) -> i64:
    rank = card & 15
    return i64(0) if rank == 12 and low_ace else rank + 1


def taken_meld(payload: i64, top: i64) -> i64:
    """The meld that a take lays, with this top card; NO_MELD where it lays none that is allowed (R5–R9)."""
    if payload < 0 or payload >= UNNAMED:
        return NO_MELD
    one, two, declared = payload % SECOND, payload // SECOND % SECOND, payload // TOP
    third = top
    if top == JOKER:
        if declared < 64 or declared > 127:
            return NO_MELD
        third = declared & 63 | WILD
    elif declared:
        return NO_MELD
    if one & 63 >= two & 63:
        return NO_MELD
    meld = meld_of_three(one, two, third)
    return meld if is_meld(meld, LONGEST, LEAST_NATURALS) else NO_MELD


def takes_with(top: i64, held: i64, twice: i64, jokers: i64) -> vec[i64]:
    """The payloads of every take with this top card; a hand that may not use jokers is given without."""
    if top == JOKER:
        return _under_joker(held, twice)
    found = vec[i64]()
    suit, rank = top >> 4, top & 15
    for one in range(4):
        for two in range(one + 1, 4):
            if one != suit and two != suit:
                found = _with_pair(found, one * 16 + rank, two * 16 + rank, held, jokers)
    place = rank + 1
    while True:
        for low in range(max(place - 2, 0), min(place, 11) + 1):
            first = low + 1 if low == place else low
            second = low + 1 if low + 2 == place else low + 2
            found = _with_pair(found, line_card(suit, first), line_card(suit, second), held, jokers)
        if place != 13:
            return found
        place = 0  # the ace once more, as the low one


def _with_pair(found: vec[i64], one: i64, two: i64, held: i64, jokers: i64) -> vec[i64]:
    """Add the ways to take with these two cards: both natural, or a joker for one of them (R9)."""
    low, high = min(one, two), max(one, two)
    has_low, has_high = held & BIT[low] != 0, held & BIT[high] != 0
    if has_low and has_high:
        found = append(found, low + high * SECOND)
    if jokers:
        if has_low:
            found = append(found, low + (high + WILD) * SECOND)
        if has_high:
            found = append(found, low + WILD + high * SECOND)
    return found


def _under_joker(held: i64, twice: i64) -> vec[i64]:
    """With a joker on top: two natural cards of the hand, and what the joker stands for."""
    found = vec[i64]()
    for meld in melds_in(held, twice, 1, 3, LEAST_NATURALS):
        declared = stands_for(meld)
        if declared and meld_size(meld) == 3:
            pair = naturals(meld)
            low = first_card(pair)
            high = first_card(without_first(pair))
            found = append(found, low + high * SECOND + (first_card(declared) + 64) * TOP)
    return found
