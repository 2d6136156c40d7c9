"""Melds of two packs in which a joker stands for a card that its owner declares.

A meld is one number below 2**25, so that it is the payload of a move:

| bits | run | set |
| --- | --- | --- |
| 0 | 1 | 0 |
| 1– | suit (2 bits) | rank (4 bits) |
| 3– / 5– | the lowest place (4 bits) | its suits (4 bits) |
| 7– / 9– | its length (4 bits) | the suits that are jokers (4 bits) |
| 11– | the places that are jokers (14 bits) | |

A run lies on a line of 14 places: ace 0, two 1 … king 12, ace 13. Games say how long a run may be (`longest`: 13 where
the ace is low or high, 14 where it may be both) and how many cards of a meld must be natural when it is laid (`least`).

How many melds a hand has: every way to put jokers on places of a run or a set counts, also in the place of a card that
is in hand. With all natural cards and four jokers that would be under 60,000; ten cards in a row and four jokers give
about 4,000, and a hand of 14 without jokers at most 70 or so.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card, without_first
from troef.cards.card import ACE

#: No meld has this number or a higher one.
MELD_LIMIT: Final[i64] = 2**25
NO_MELD: Final[i64] = -1

_HIGH_ACE: Final[i64] = 13
_BOTH_ACES: Final[i64] = 0x2001
_ALL_SUITS: Final[i64] = 15
#: This many places next to each other from place 0 on, as a set.
_SPAN: Final = vec[i64]([2**length - 1 for length in range(15)])
#: The sets of three or four suits.
_SUIT_SETS: Final = vec[i64]([7, 11, 13, 14, 15])
_RUN_JOKERS: Final[i64] = 11
_SET_JOKERS: Final[i64] = 9


def make_run(suit: i64, low: i64, length: i64, jokers: i64) -> i64:
    """The number of a run; `jokers` are the places of the line where one lies."""
    return 1 | suit << 1 | low << 3 | length << 7 | jokers << _RUN_JOKERS


def make_set(rank: i64, suits: i64, jokers: i64) -> i64:
    """The number of a set; `jokers` are those of its suits for which one lies."""
    return rank << 1 | suits << 5 | jokers << _SET_JOKERS


def is_run(meld: i64) -> bool:
    """Whether a meld is a run; otherwise it is a set."""
    return meld & 1 != 0


def run_suit(meld: i64) -> i64:
    """The suit of a run."""
    return meld >> 1 & 3


def run_low(meld: i64) -> i64:
    """The lowest place of a run."""
    return meld >> 3 & 15


def run_length(meld: i64) -> i64:
    """How many cards a run has."""
    return meld >> 7 & 15


def run_jokers(meld: i64) -> i64:
    """The places of a run where a joker lies."""
    return meld >> _RUN_JOKERS


def set_rank(meld: i64) -> i64:
    """The rank of a set."""
    return meld >> 1 & 15


def set_suits(meld: i64) -> i64:
    """The suits of a set, with those for which a joker lies."""
    return meld >> 5 & 15


def set_jokers(meld: i64) -> i64:
    """The suits of a set for which a joker lies."""
    return meld >> _SET_JOKERS


def line_card(suit: i64, place: i64) -> i64:
    """The card at a place of the line."""
    return suit * 16 + (ACE if place == 0 else place - 1)


def suit_line(cards: i64, suit: i64) -> i64:
    """The places of a suit's line for which a set has the card; an ace has two."""
    lane = cards >> 16 * suit & 0x1FFF
    return (lane & 0xFFF) << 1 | (lane >> 12) * _BOTH_ACES


def _line_cards(places: i64, suit: i64) -> i64:
    """The cards at places of a line, as a set."""
    ace: i64 = ACE
    lane = places >> 1 & 0xFFF | (BIT[ace] if places & _BOTH_ACES else 0)
    return lane << 16 * suit


def _rank_cards(rank: i64, suits: i64) -> i64:
    """The cards of a rank in some suits, as a set."""
    spread = suits & 1 | (suits & 2) << 15 | (suits & 4) << 30 | (suits & 8) << 45
    return spread << rank


def _suits_with(cards: i64, rank: i64) -> i64:
    """The suits in which a set has the card of a rank."""
    lanes = cards >> rank
    return lanes & 1 | lanes >> 15 & 2 | lanes >> 30 & 4 | lanes >> 45 & 8


def meld_size(meld: i64) -> i64:
    """How many cards a meld has."""
    return run_length(meld) if is_run(meld) else card_count(set_suits(meld))


def joker_count(meld: i64) -> i64:
    """How many jokers lie in a meld."""
    return card_count(run_jokers(meld) if is_run(meld) else set_jokers(meld))


def naturals(meld: i64) -> i64:
    """The natural cards of a meld, as a set."""
    if is_run(meld):
        return _line_cards(_SPAN[run_length(meld)] << run_low(meld) & ~run_jokers(meld), run_suit(meld))
    return _rank_cards(set_rank(meld), set_suits(meld) & ~set_jokers(meld))


def natural_twins(meld: i64) -> i64:
    """The natural cards of which a meld has both copies, as a set: the ace of a run of fourteen."""
    if is_run(meld) and run_length(meld) == 14 and not run_jokers(meld) & _BOTH_ACES:
        return BIT[line_card(run_suit(meld), 0)]
    return 0


def stands_for(meld: i64) -> i64:
    """The cards for which the jokers of a meld stand, as a set."""
    if is_run(meld):
        return _line_cards(run_jokers(meld), run_suit(meld))
    return _rank_cards(set_rank(meld), set_jokers(meld))


def is_meld(meld: i64, longest: i64, least: i64) -> bool:
    """Whether a number is a meld that may be laid."""
    if meld < 0 or meld >= MELD_LIMIT:
        return False
    if is_run(meld):
        low, length, jokers = run_low(meld), run_length(meld), run_jokers(meld)
        if length < 3 or length > longest or low + length > 14 or jokers & ~(_SPAN[length] << low):
            return False
        return length - card_count(jokers) >= least
    suits, wild = set_suits(meld), set_jokers(meld)
    size = card_count(suits)
    return set_rank(meld) <= ACE and size >= 3 and not wild & ~suits and size - card_count(wild) >= least


def can_lay(meld: i64, held: i64, twice: i64, jokers: i64) -> bool:
    """Whether a hand (its faces, those it has twice, its jokers) has the cards of a meld."""
    return not naturals(meld) & ~held and not natural_twins(meld) & ~twice and joker_count(meld) <= jokers


# ---- every meld of a hand ----


def melds_in(held: i64, twice: i64, jokers: i64, longest: i64, least: i64) -> vec[i64]:
    """Every meld that can be made from a hand, also the shorter ones inside a longer one."""
    found = vec[i64]()
    for suit in range(4):
        line = suit_line(held, suit)
        if jokers:
            found = _wild_runs(found, suit, line, twice & BIT[line_card(suit, 0)] != 0, jokers, longest, least)
        elif line & line >> 1 & line >> 2:
            found = _plain_runs(found, suit, line, twice & BIT[line_card(suit, 0)] != 0, longest)
    return _with_wild_sets(found, held, jokers, least) if jokers else _with_plain_sets(found, held)


def _plain_runs(found: vec[i64], suit: i64, line: i64, two_aces: bool, longest: i64) -> vec[i64]:
    starts = line & line >> 1 & line >> 2
    while starts:
        low = first_card(starts)
        starts = without_first(starts)
        length: i64 = 3
        while length <= longest and low + length <= 14 and line & BIT[low + length - 1]:
            if length < 14 or two_aces:
                found = append(found, make_run(suit, low, length, 0))
            length += 1
    return found


def _with_plain_sets(found: vec[i64], held: i64) -> vec[i64]:
    clubs, diamonds, hearts, spades = held & 0x1FFF, held >> 16 & 0x1FFF, held >> 32 & 0x1FFF, held >> 48 & 0x1FFF
    ranks = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    while ranks:
        rank = first_card(ranks)
        ranks = without_first(ranks)
        missing = _ALL_SUITS & ~_suits_with(held, rank)
        for suits in _SUIT_SETS:
            if not suits & missing:
                found = append(found, make_set(rank, suits, 0))
    return found


def _wild_runs(
    found: vec[i64], suit: i64, line: i64, two_aces: bool, jokers: i64, longest: i64, least: i64
) -> vec[i64]:
    if card_count(line & 0x1FFF) + jokers < 3 or (not line and least):
        return found
    for low in range(12):
        length: i64 = 3
        while length <= longest and low + length <= 14:
            window = _SPAN[length] << low
            missing = window & ~line
            lacking = card_count(missing)
            if lacking > jokers:
                break
            more = min(jokers, length - least) - lacking
            if more >= 0:
                meld = make_run(suit, low, length, missing)
                rest = window & line
                if length < 14 or two_aces or missing & 1:
                    found = _with_jokers(found, meld, rest, more, _RUN_JOKERS)
                elif more:  # one ace for both ends: a joker is the other
                    found = _with_jokers(found, meld | BIT[_RUN_JOKERS], rest & ~1, more - 1, _RUN_JOKERS)
                    high = meld | BIT[_RUN_JOKERS + _HIGH_ACE]
                    found = _with_jokers(found, high, rest & ~_BOTH_ACES, more - 1, _RUN_JOKERS)
            length += 1
    return found


def _with_wild_sets(found: vec[i64], held: i64, jokers: i64, least: i64) -> vec[i64]:
    for rank in range(13):
        have = _suits_with(held, rank)
        if card_count(have) + jokers < 3 or (least and not have):
            continue
        for suits in _SUIT_SETS:
            missing = suits & ~have
            lacking = card_count(missing)
            more = min(jokers, card_count(suits) - least) - lacking
            if lacking <= jokers and more >= 0:
                found = _with_jokers(found, make_set(rank, suits, missing), suits & have, more, _SET_JOKERS)
    return found


def _with_jokers(found: vec[i64], meld: i64, rest: i64, more: i64, shift: i64) -> vec[i64]:
    """A meld, and it with up to `more` further jokers on the places or suits of `rest`."""
    found = append(found, meld)
    if more:
        while rest:
            wild = rest & -rest
            rest = without_first(rest)
            found = _with_jokers(found, meld | wild << shift, rest, more - 1, shift)
    return found


# ---- one card more, and a joker swapped ----


def fits(meld: i64, longest: i64) -> i64:
    """The cards of which each may be added to a meld, as a set."""
    if not is_run(meld):
        return _rank_cards(set_rank(meld), _ALL_SUITS & ~set_suits(meld))
    low, length = run_low(meld), run_length(meld)
    if length >= longest:
        return 0
    places: i64 = 0
    if low > 0:
        places |= BIT[low - 1]
    if low + length <= _HIGH_ACE:
        places |= BIT[low + length]
    return _line_cards(places, run_suit(meld))


def takes_ace_at_both_ends(meld: i64, longest: i64) -> bool:
    """Whether a run goes from two to king, so that an ace fits at either end."""
    return is_run(meld) and run_low(meld) == 1 and run_length(meld) == 12 and longest > 12


def extended(meld: i64, face: i64, joker: bool, low_end: bool, longest: i64) -> i64:
    """A meld with one card more, or with a joker that stands for it; NO_MELD where it does not fit.

    `low_end` is only for an ace that fits at both ends; otherwise it goes to the high one.
    """
    if face < 0 or face > 62 or not fits(meld, longest) & BIT[face]:
        return NO_MELD
    if not is_run(meld):
        suit = BIT[face >> 4]
        return NO_MELD if low_end else meld | suit << 5 | (suit << _SET_JOKERS if joker else 0)
    low = run_low(meld)
    place = (face & 15) + 1
    if place == _HIGH_ACE:
        both = takes_ace_at_both_ends(meld, longest)
        if low_end and not both:
            return NO_MELD
        place = 0 if low_end or (low == 1 and not both) else _HIGH_ACE
    elif low_end:
        return NO_MELD
    jokers = run_jokers(meld) | (BIT[place] if joker else 0)
    return make_run(run_suit(meld), min(place, low), run_length(meld) + 1, jokers)


def has_two_wild_aces(meld: i64) -> bool:
    """Whether jokers stand for both aces of a run of fourteen."""
    return is_run(meld) and run_jokers(meld) & _BOTH_ACES == _BOTH_ACES


def swapped(meld: i64, face: i64, low_end: bool) -> i64:
    """A meld with the natural card in the place of the joker that stands for it; NO_MELD where none does.

    `low_end` is only for an ace where jokers stand for both; otherwise it is the high one.
    """
    if face < 0 or face > 62 or not stands_for(meld) & BIT[face] or (low_end and not has_two_wild_aces(meld)):
        return NO_MELD
    if not is_run(meld):
        return meld & ~(BIT[face >> 4] << _SET_JOKERS)
    place = (face & 15) + 1
    if place == _HIGH_ACE:
        place = _HIGH_ACE if run_jokers(meld) & BIT[_HIGH_ACE] and not low_end else 0
    elif low_end:
        return NO_MELD
    return meld & ~(BIT[place] << _RUN_JOKERS)


# ---- as it lies on the table ----


def cards_as_laid(meld: i64) -> list[tuple[int, bool]]:
    """The cards in the order in which they lie, and for each whether a joker stands for it.

    A run goes from low to high, a set by suit (spades, hearts, diamonds, clubs).
    """
    laid: list[tuple[int, bool]] = []
    if is_run(meld):
        for place in range(run_low(meld), run_low(meld) + run_length(meld)):
            laid.append((int(line_card(run_suit(meld), place)), run_jokers(meld) & BIT[place] != 0))
        return laid
    for suit in range(3, -1, -1):
        if set_suits(meld) & BIT[suit]:
            laid.append((int(suit * 16 + set_rank(meld)), set_jokers(meld) & BIT[suit] != 0))
    return laid
