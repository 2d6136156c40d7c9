"""Scores and penalties of a tournament: what a deal pays (S1-S5), what a round comes to (S6, S7), P1 and P3."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from troef.cards.sentence import Sentence

#: S1: the card points of a deal; a pair scores what it has above half of them (S2).
CARD_POINTS: Final[i64] = 60
HALF: Final[i64] = 30

#: R12: the multiplier by the number of knocks: none, a knock, a knock and a counter-knock.
TRUMP_MULTIPLIERS: Final = [1, 2, 4]
NO_TRUMP_MULTIPLIERS: Final = [2, 4]

#: P1: what every misdeal after the first in a row costs.
MISDEAL_PENALTY: Final[i64] = 15


def multiplier_of(trump: bool, knock: bool = False, counter: bool = False) -> int:
    """The multiplier of a deal (R10-R12).

    Raises:
        ValueError: nobody can have knocked so.

    >>> multiplier_of(trump=True, knock=True, counter=True), multiplier_of(trump=False)
    (4, 2)
    """
    if counter and not knock:
        raise ValueError("a counter-knock answers a knock")
    if counter and not trump:
        raise ValueError("without trumps there is no counter-knock")
    knocks = int(knock) + int(counter)
    return TRUMP_MULTIPLIERS[knocks] if trump else NO_TRUMP_MULTIPLIERS[knocks]


def score_pairs(points: i64, multiplier: i64) -> tuple[i64, i64]:
    """The scores of W and Z from W's card points: what is over half of them, times the multiplier (S2-S5)."""
    if points > HALF:
        return (points - HALF) * multiplier, 0
    return 0, (HALF - points) * multiplier


def misdeal_penalty(misdeals: int) -> int:
    """What this many misdeals in a row cost the dealer in all (P1).

    >>> [misdeal_penalty(misdeals) for misdeals in range(5)]
    [0, 0, 15, 30, 45]
    """
    if misdeals < 0:
        raise ValueError(Sentence("there cannot be {misdeals} misdeals", misdeals=misdeals))
    return int(MISDEAL_PENALTY) * max(0, misdeals - 1)


def revoke_penalty(multiplier: int) -> int:
    """What a revoke or cheating costs who did it: the most that the deal could pay (P3, A12).

    >>> [revoke_penalty(multiplier) for multiplier in (1, 2, 4)]
    [30, 60, 120]
    """
    if multiplier not in TRUMP_MULTIPLIERS:
        raise ValueError(
            Sentence("a deal counts once, twice or four times, not {multiplier} times", multiplier=multiplier)
        )
    return int(HALF) * multiplier


def round_score(gross: int, penalties: Sequence[int] = ()) -> int:
    """A player's score of a round: the deals together less all penalties, but never below 0 (S7, P6, P7).

    Raises:
        ValueError: no player can have such a number.

    >>> round_score(95, [120]), round_score(210, [120, 15])
    (0, 75)
    """
    if min(gross, *penalties, 0) < 0:
        raise ValueError("scores of deals and penalties are not negative")
    return max(0, gross - sum(penalties))
