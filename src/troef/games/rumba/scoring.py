"""The score of a round of rumba (S1–S4) and the money at the end (S5)."""

from fractions import Fraction
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.sentence import Sentence

#: In place of a number of tricks: the player was out.
OUT: Final[i64] = -1

ALONE: Final[i64] = -5  # S3
NO_TRICK: Final[i64] = 5  # S2
RUMBA: Final[i64] = 10  # S4
#: S4: the caller must win this many tricks.
RUMBA_TRICKS: Final[i64] = 3


def score_round(tricks: vec[i64], caller: i64) -> vec[i64]:
    """The change of every seat from its tricks (OUT: it was out); `caller` is a seat or -1."""
    playing: i64 = 0
    for won in tricks:
        if won != OUT:
            playing += 1
    changes = tricks[: len(tricks)]
    for seat in range(len(tricks)):
        won = tricks[seat]
        if won == OUT:
            changes[seat] = 0  # S1
        elif playing == 1:
            changes[seat] = ALONE  # S3
        elif caller < 0:
            changes[seat] = -won if won else NO_TRICK  # S2
        elif seat == caller:
            changes[seat] = -RUMBA if won >= RUMBA_TRICKS else RUMBA  # S4
        else:
            changes[seat] = -2 * won if won else RUMBA  # S4
    return changes


def payments(totals: tuple[int, ...], winners: tuple[int, ...], stake: float) -> tuple[Fraction, ...]:
    """S5: what each seat receives (pays, below 0) when the match is over.

    Raises:
        ValueError: nobody has won, or somebody who does not play.

    >>> [float(amount) for amount in payments((0, -2, 14, 23), (0, 1), 0.10)]
    [1.85, 1.85, -1.4, -2.3]
    """
    if not winners or not set(winners) <= set(range(len(totals))):
        raise ValueError(
            Sentence(
                "the winners are among seats 0 to {totals}, not {winners}", totals=len(totals) - 1, winners=winners
            )
        )
    amount = Fraction(str(stake))
    owed = [Fraction(0) if seat in winners else points * amount for seat, points in enumerate(totals)]
    share = sum(owed, Fraction(0)) / len(set(winners))
    return tuple([share if seat in winners else -owed[seat] for seat in range(len(totals))])
