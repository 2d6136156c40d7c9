"""Cards counted by rank, and what can be done with them: suits never matter in melds.

A count of cards is one number with four bits for each place: 0 the twos, 1 the threes, 2 the fours … 12 the aces
(the rank of the card code) and 13 the jokers. No place ever holds more than eight. A team's melds are two such
numbers: the natural cards by rank, and the wild cards by the rank of their meld (R13).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import card_count

TWOS: Final[i64] = 0
THREES: Final[i64] = 1
FIRST_NATURAL: Final[i64] = 2
LAST_NATURAL: Final[i64] = 12
JOKERS: Final[i64] = 13
PLACES: Final[i64] = 14

#: The count of one card, by place.
ONE: Final = vec[i64]([16**place for place in range(14)])

#: What a card counts, by place. S2
VALUES: Final = vec[i64]([20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 50])

MOST_WILD: Final[i64] = 3  # R8
SMALLEST_MELD: Final[i64] = 3  # R8
CANASTA: Final[i64] = 7  # R14

_NIBBLES: Final[i64] = 0x0F0F_0F0F_0F0F_0F0F
#: The lowest bit of each place, and of each place from the fours to the aces.
_LOWEST: Final[i64] = 0x0111_1111_1111_1111
_NATURALS: Final[i64] = 0x0001_1111_1111_1100


def count_at(counts: i64, place: i64) -> i64:
    """How many cards of one place there are."""
    return counts >> (4 * place) & 15


def size_of(counts: i64) -> i64:
    """How many cards there are."""
    pairs = (counts & _NIBBLES) + (counts >> 4 & _NIBBLES)
    pairs += pairs >> 8
    pairs += pairs >> 16
    pairs += pairs >> 32
    return pairs & 127


def _any_at(counts: i64) -> i64:
    """The places that have cards (their lowest bits)."""
    return (counts | counts >> 1 | counts >> 2 | counts >> 3) & _LOWEST


def _one_at(counts: i64) -> i64:
    """The places that have a single card."""
    return counts & ~(counts >> 1 | counts >> 2 | counts >> 3) & _LOWEST


def _two_at(counts: i64) -> i64:
    """The places that have two cards."""
    return counts >> 1 & ~(counts | counts >> 2 | counts >> 3) & _LOWEST


def points_of(counts: i64) -> i64:
    """What the cards count (S2)."""
    points: i64 = 0
    place: i64 = 0
    while counts:
        points += (counts & 15) * VALUES[place]
        counts >>= 4
        place += 1
    return points


def has_canasta(naturals: i64, wilds: i64) -> bool:
    """Whether one of a team's melds is a canasta (R14)."""
    total = naturals + wilds  # never more than eleven of a rank
    return (total >> 3 | total & total >> 1 & total >> 2) & _LOWEST != 0  # eight or more, or seven


def most_points(hand: i64, naturals: i64, wilds: i64) -> i64:
    """The most points that can be melded at once from a hand on a team's melds, times 256, plus the cards it takes.

    All cards of a rank of which a meld lies, or of which the hand has three; of pairs the highest, each with a wild
    card; and as many wild cards as the melds can take, jokers first. Nothing of it stands in the way of the rest.
    """
    twos = count_at(hand, TWOS)
    jokers = count_at(hand, JOKERS)
    free = twos + jokers
    pairs = free
    room: i64 = 0
    points: i64 = 0
    used: i64 = 0
    place = LAST_NATURAL
    while place >= FIRST_NATURAL:
        count = hand >> (4 * place) & 15
        if naturals >> (4 * place) & 15:
            room += MOST_WILD - (wilds >> (4 * place) & 15)
        elif count > 2:
            room += MOST_WILD
        elif count == 2 and pairs > 0:
            pairs -= 1
            room += MOST_WILD
        else:
            count = 0
        points += count * VALUES[place]
        used += count
        place -= 1
    if free > room:
        free = room
    if jokers > free:
        jokers = free
    points += jokers * VALUES[JOKERS] + (free - jokers) * VALUES[TWOS]
    return points * 256 + used + free


def can_reach(hand: i64, naturals: i64, wilds: i64, due: i64, keep: i64) -> bool:
    """Whether this many points can be melded while `keep` cards (at most two) stay in the hand."""
    best = most_points(hand, naturals, wilds)
    if best >> 8 < due:
        return False
    if size_of(hand) - (best & 255) >= keep:
        return True
    for first in range(PLACES):
        if not count_at(hand, first):
            continue
        fewer = hand - ONE[first]
        if keep == 1:
            if most_points(fewer, naturals, wilds) >> 8 >= due:
                return True
            continue
        for second in range(first, PLACES):
            if count_at(fewer, second) and most_points(fewer - ONE[second], naturals, wilds) >> 8 >= due:
                return True
    return False


def can_go_out(hand: i64, naturals: i64, wilds: i64) -> bool:
    """Whether all cards of a hand, or all but one, can be melded so that the team has a canasta (R32, R36)."""
    if _loose(hand, naturals) > 1:
        return False
    if _can_meld_all(hand, naturals, wilds):
        return True
    places = _any_at(hand)
    while places:
        if _can_meld_all(hand - (places & -places), naturals, wilds):
            return True
        places &= places - 1
    return False


def _loose(hand: i64, naturals: i64) -> i64:
    """How many cards at least cannot be melded, whatever is done with the wild cards."""
    threes = count_at(hand, THREES)
    return (threes if threes < SMALLEST_MELD else 0) + card_count(_one_at(hand) & ~_any_at(naturals) & _NATURALS)


def _can_meld_all(hand: i64, naturals: i64, wilds: i64) -> bool:
    """Whether every card of a hand can be melded, so that the team has a canasta.

    The wild cards are shared among the melds: each new meld of two naturals needs one, none takes more than three.
    """
    if _loose(hand, naturals):
        return False
    free = count_at(hand, TWOS) + count_at(hand, JOKERS)
    lying = _any_at(naturals) & _NATURALS
    pairs = card_count(_two_at(hand) & ~lying & _NATURALS)
    room = MOST_WILD * card_count((lying | _any_at(hand)) & _NATURALS) - size_of(wilds)
    if free < pairs or free > room:
        return False
    return has_canasta(naturals, wilds) or _makes_canasta(hand, naturals, wilds, free - pairs)


def _makes_canasta(hand: i64, naturals: i64, wilds: i64, spare: i64) -> bool:
    """Whether melding all natural cards and `spare` wild ones (new pairs have theirs) can make a canasta."""
    for place in range(FIRST_NATURAL, LAST_NATURAL + 1):
        count = hand >> (4 * place) & 15
        lying = naturals >> (4 * place) & 15
        if not count and not lying:
            continue
        own = wilds >> (4 * place) & 15
        if not lying and count == 2:
            own = 1
        more = MOST_WILD - own
        if more > spare:
            more = spare
        if count + lying + own + more >= CANASTA:
            return True
    return False


def can_go_out_after(hand: i64, naturals: i64, wilds: i64, due: i64, pile: i64, place: i64 = THREES) -> bool:
    """Whether a hand can reach `due` points on its own and then go out together with the cards of the pile (R35).

    Tries every way to lay the ranks from `place` on; asked only where next to nothing of the hand may stay.
    """
    if due <= 0:
        return can_go_out(hand + pile, naturals, wilds)
    if place > LAST_NATURAL:
        return False
    lying = naturals >> (4 * place) & 15
    free = count_at(hand, TWOS) + count_at(hand, JOKERS)
    most = MOST_WILD - (wilds >> (4 * place) & 15)
    if place == THREES:  # R36: three or four at once, without wild cards
        lying = 0
        most = 0
    if most > free:
        most = free
    for count in range(count_at(hand, place), -1, -1):
        for wild in range(most + 1):
            if count + wild and not lying and (count < 2 or count + wild < SMALLEST_MELD):
                continue
            spent = ONE[place] * count + _wildest(hand, wild)
            if can_go_out_after(
                hand - spent,
                naturals + ONE[place] * count,
                wilds + ONE[place] * wild,
                due - points_of(spent),
                pile,
                place + 1,
            ):
                return True
    return False


def _wildest(hand: i64, number: i64) -> i64:
    """This many wild cards of a hand, jokers first: they count most."""
    jokers = count_at(hand, JOKERS)
    if jokers > number:
        jokers = number
    return ONE[JOKERS] * jokers + ONE[TWOS] * (number - jokers)
