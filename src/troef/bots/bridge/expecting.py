"""The tricks that two open hands are expected to make, by lengths and honours, from a table fitted to double dummy.

The table (`troef/data/tricks/bridge.json`) is a linear regression on what DDS says of dealt hands
(`bots/learning/tricks.py`): one for trumps, one for no trump. It takes microseconds where the solver takes tenths of a
second. It is wrong by about a trick (`trick_spread`).
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from troef.bots.bridge.valuing import NT

ACE, KING, QUEEN, JACK, TEN = 12, 11, 10, 9, 8
#: How many numbers describe two hands with trumps, and without.
TRUMP_SIZE: Final = 37
NT_SIZE: Final = 25


#: Weights are kept in hundredths of a trick.
UNIT: Final = 0.01


@cache
def trick_weights() -> list[list[float]]:
    """The weights with trumps and without, each with the spread of the error as its last number."""
    path = files("troef") / "data" / "tricks" / "bridge.json"
    held = json.loads(path.read_text(encoding="utf-8"))
    return [[weight * UNIT for weight in held[kind]] for kind in ("trumps", "no-trump")]


def trick_spread(strain: int) -> float:
    """The standard error of the expected tricks in a strain."""
    return trick_weights()[1 if strain == NT else 0][-1]


def expected_tricks(one: int, other: int, strain: int) -> float:
    """The tricks that two hands (sets of cards) make together in a strain, on average."""
    weights = trick_weights()[1 if strain == NT else 0]
    total = 0.0
    for place, value in enumerate(pair_features(one, other, strain)):
        if value:
            total += weights[place] * value
    return total


def pair_features(one: int, other: int, strain: int) -> list[float]:
    """What the regression sees of two hands."""
    first = [one >> 16 * suit & 0x1FFF for suit in range(4)]
    second = [other >> 16 * suit & 0x1FFF for suit in range(4)]
    return _at_no_trump(first, second) if strain == NT else _with_trumps(first, second, strain)


def _with_trumps(first: list[int], second: list[int], trump: int) -> list[float]:
    """Trumps: length, honours, ruffs; side suits: honours, length, losers, honours opposite shortness."""
    found = [0.0] * TRUMP_SIZE
    one, two = first[trump].bit_count(), second[trump].bit_count()
    trumps, both = one + two, first[trump] | second[trump]
    found[0] = 1.0
    found[1] = float(trumps)
    found[2] = float(max(0, trumps - 8))
    found[3] = float(max(0, 8 - trumps))
    found[4] = float(max(0, max(one, two) - 5))
    for place, rank in enumerate((ACE, KING, QUEEN, JACK, TEN)):
        found[5 + place] = float(both >> rank & 1)
    found[10] = found[7] * (trumps >= 10)
    lengths = []
    for suit in range(4):
        if suit == trump:
            continue
        here, there = first[suit], second[suit]
        _side_suit(found, here, there)
        _ruffs(found, here.bit_count(), one, two)
        _ruffs(found, there.bit_count(), two, one)
        lengths.append(here.bit_count() + there.bit_count())
    found[34] = float(max(0, max(lengths) - 7))
    found[35] = float(max(0, max(lengths) - 7)) * (trumps >= 8)
    found[36] = float(max(0, 4 - min(lengths)))
    return found


def _side_suit(found: list[float], here: int, there: int) -> None:
    """Add a side suit: honours, pairs of them, quick losers, honours that face a short suit, length with honours."""
    both, less, more = here | there, min(here.bit_count(), there.bit_count()), max(here.bit_count(), there.bit_count())
    ace, king, queen, jack, ten = (float(both >> rank & 1) for rank in (ACE, KING, QUEEN, JACK, TEN))
    found[11] += ace
    found[12] += king
    found[13] += queen
    found[14] += jack
    found[15] += ten
    found[16] += ace * king
    found[17] += king * queen
    found[18] += queen * jack * max(ace, king)
    found[19] += float(not ace and not king and less >= 2)
    found[20] += float(not ace and less >= 1)
    short, long = (here, there) if here.bit_count() <= there.bit_count() else (there, here)
    if less == 0:
        found[21] += long >> ACE & 1
        found[22] += (long >> KING & 1) + (long >> QUEEN & 1) + 0.5 * (long >> JACK & 1)
    elif less == 1:
        found[23] += (long >> KING & 1) * (1 - ace) + (long >> QUEEN & 1) * (1 - ace * king)
        found[24] += (short >> KING & 1) + (short >> QUEEN & 1) + (short >> JACK & 1)
    if more >= 4:
        found[25] += (ace + king + queen) * (less + more >= 8)


def _ruffs(found: list[float], length: int, trumps: int, other: int) -> None:
    """Add a short side suit of a hand: it counts by the trumps there, more in the hand that has fewer."""
    if length <= 2:
        place = 26 + length if trumps < other or (trumps == other) else 29 + length
        found[place] += float(min(trumps, 4 - length))
        found[32] += float(length == 0)
        found[33] += float(length == 1)


def _at_no_trump(first: list[int], second: list[int]) -> list[float]:
    """Honours by suit and with each other, stoppers, long suits and what runs in them, entries."""
    found = [0.0] * NT_SIZE
    found[0] = 1.0
    longest = 0
    for suit in range(4):
        here, there = first[suit], second[suit]
        both, length = here | there, max(here.bit_count(), there.bit_count())
        together, less = here.bit_count() + there.bit_count(), min(here.bit_count(), there.bit_count())
        ace, king, queen, jack, ten = (float(both >> rank & 1) for rank in (ACE, KING, QUEEN, JACK, TEN))
        nine = float(both >> 7 & 1)
        for place, value in enumerate((ace, king, queen, jack, ten, nine)):
            found[1 + place] += value
        found[7] += ace * king
        found[8] += king * queen
        found[9] += ace * king * queen
        found[10] += queen * jack
        stopped = ace or (king and together >= 3) or (queen and together >= 5) or (jack and queen)
        found[11] += float(not stopped)
        found[12] += float(not ace and not king)
        found[13] += float(not stopped) * max(0, 6 - together)
        run = max(0, length - 4)
        found[14] += run
        found[15] += run * (ace + king + queen)
        found[16] += max(0, together - 7)
        found[17] += max(0, together - 7) * (ace + king + queen)
        found[18] += float(together >= 8) * ace * king * queen
        found[19] += float(less <= 1)
        found[20] += float(less == 0)
        longest = max(longest, together)
        found[21] += max(0, 4 - together)
        found[22] += (ace + king + queen + jack) * (length >= 5)
    points = [sum((hand[suit] >> rank & 1) * (rank - 8) for suit in range(4) for rank in (ACE, KING, QUEEN, JACK))
              for hand in (first, second)]  # fmt: skip
    found[23] = float(max(0, abs(points[0] - points[1]) - 10))
    found[24] = float(longest >= 9)
    return found
