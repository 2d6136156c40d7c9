"""Coming out: what melds are worth, and whether a hand can still reach the minimum (R13, S1, S2)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import card_count, first_card, without_first
from troef.melds.declared import (
    is_run,
    joker_count,
    meld_size,
    melds_in,
    natural_twins,
    naturals,
    run_jokers,
    run_length,
    run_low,
    set_jokers,
    set_rank,
    set_suits,
)

#: R9: from ace to ace.
LONGEST: Final[i64] = 14
#: R11: jokers without limit.
LEAST_NATURALS: Final[i64] = 0

#: What a joker counts in a first meld, whatever it stands for. S1
JOKER_VALUE: Final[i64] = 10
#: What a card counts by its place in a row, from the low ace to the high one. S1
_PLACE_VALUES: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11])
#: What all places below one count together.
_VALUES_BELOW: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 65, 75, 85, 96])
#: More than any meld of fourteen cards is worth.
_MOST_VALUE: Final = 160
#: This many points are a step towards what is needed.
_STEP: Final[i64] = 5


def value_of(meld: i64) -> i64:
    """What a meld counts for coming out (S1)."""
    if not is_run(meld):
        wild = card_count(set_jokers(meld))
        return JOKER_VALUE * wild + _PLACE_VALUES[set_rank(meld) + 1] * (card_count(set_suits(meld)) - wild)
    low = run_low(meld)
    jokers = run_jokers(meld)
    value = _VALUES_BELOW[low + run_length(meld)] - _VALUES_BELOW[low]
    while jokers:
        value += JOKER_VALUE - _PLACE_VALUES[first_card(jokers)]
        jokers = without_first(jokers)
    return value


def worth(cards: i64) -> i64:
    """The most that natural cards can count, each once: an ace as the high one."""
    value: i64 = 0
    while cards:
        value += _PLACE_VALUES[(first_card(cards) & 15) + 1]
        cards = without_first(cards)
    return value


def by_value(melds: vec[i64]) -> vec[i64]:
    """Melds with the most valuable ones first."""
    if len(melds) < 2:
        return melds
    counts = vec[i64]([0] * (_MOST_VALUE + 1))
    for meld in melds:
        counts[_MOST_VALUE - value_of(meld)] += 1
    place: i64 = 0
    for value in range(len(counts)):
        count = counts[value]
        counts[value] = place
        place += count
    ordered = vec[i64]([0] * len(melds))
    for meld in melds:
        at = _MOST_VALUE - value_of(meld)
        ordered[counts[at]] = meld
        counts[at] += 1
    return ordered


@final
@mypyc_attr(acyclic=True)
class OpeningMelds:
    """The melds that a hand can make, the most valuable ones first, with what is asked of each again and again.

    By place in `melds`: `values`, `sizes`, how many `jokers` lie in it, its natural `cards` and its natural `twins`.
    `usable` are the natural cards that are in one of them at least.
    """

    def __init__(self, held: i64, twice: i64, jokers: i64) -> None:
        melds = by_value(melds_in(held, twice, jokers, LONGEST, LEAST_NATURALS))
        self.melds = melds
        self.values = vec[i64]([0] * len(melds))
        self.sizes = vec[i64]([0] * len(melds))
        self.jokers = vec[i64]([0] * len(melds))
        self.cards = vec[i64]([0] * len(melds))
        self.twins = vec[i64]([0] * len(melds))
        self.usable: i64 = 0
        for number in range(len(melds)):
            meld = melds[number]
            self.values[number] = value_of(meld)
            self.sizes[number] = meld_size(meld)
            self.jokers[number] = joker_count(meld)
            self.cards[number] = naturals(meld)
            self.twins[number] = natural_twins(meld)
            self.usable |= naturals(meld)

    def can_reach(self, held: i64, twice: i64, jokers: i64, needed: i64, room: i64, start: i64 = 0) -> bool:
        """Whether such a hand, or what is left of it, can lay melds that are worth `needed` together with at most
        `room` cards.

        The search stops at the first way, leaves out what cannot be enough any more, and takes each choice of melds in
        one order only.
        """
        if needed <= 0:
            return True
        if worth(held & self.usable) + worth(twice & self.usable) + JOKER_VALUE * jokers < needed:
            return False
        values, sizes, wilds, naturals_of, twins_of = self.values, self.sizes, self.jokers, self.cards, self.twins
        most = room // 3
        for number in range(start, len(values)):
            value = values[number]
            if value * most < needed:
                return False  # none that follows is worth more
            cards, twins, wild = naturals_of[number], twins_of[number], wilds[number]
            if cards & ~held or twins & ~twice or wild > jokers or sizes[number] > room:
                continue
            if value >= needed:
                return True
            left, left_twice = held & ~(cards & ~twice | twins), twice & ~cards
            if self.can_reach(left, left_twice, jokers - wild, needed - value, room - sizes[number], number):
                return True
        return False


def without(meld: i64, held: i64, twice: i64) -> tuple[i64, i64]:
    """A hand (its faces, and those it has twice) when the natural cards of a meld have left it."""
    cards, twins = naturals(meld), natural_twins(meld)
    gone = cards & ~twice | twins
    return held & ~gone, twice & ~cards


def openings(held: i64, twice: i64, jokers: i64, needed: i64, room: i64) -> vec[i64]:
    """The melds with which a hand can begin, or go on, to lay `needed` with at most `room` cards."""
    found = vec[i64]()
    if worth(held) + worth(twice) + JOKER_VALUE * jokers < needed:
        return found
    choices = OpeningMelds(held, twice, jokers)
    if not choices.can_reach(held, twice, jokers, needed, room):
        return found
    melds = choices.melds
    for number in range(len(melds)):
        size = choices.sizes[number]
        if size > room:
            continue
        left, left_twice = without(melds[number], held, twice)
        wild = jokers - choices.jokers[number]
        if choices.can_reach(left, left_twice, wild, needed - choices.values[number], room - size):
            found = append(found, melds[number])
    return found


def gap_to(held: i64, twice: i64, jokers: i64, needed: i64, room: i64) -> i64:
    """How many steps the most that a hand can lay, with at most `room` cards, is short of `needed`."""
    choices = OpeningMelds(held, twice, jokers)
    gap: i64 = 0
    while not choices.can_reach(held, twice, jokers, needed - _STEP * gap, room):
        gap += 1
    return gap


def opens_with(meld: i64, held: i64, twice: i64, jokers: i64, needed: i64, room: i64) -> bool:
    """Whether a hand can lay `needed` beginning with this meld, which it has."""
    size = meld_size(meld)
    if size > room:
        return False
    left, left_twice = without(meld, held, twice)
    wild = jokers - joker_count(meld)
    choices = OpeningMelds(left, left_twice, wild)
    return choices.can_reach(left, left_twice, wild, needed - value_of(meld), room - size)
