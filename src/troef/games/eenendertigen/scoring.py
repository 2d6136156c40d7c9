"""What hands count, and what a showdown is worth."""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import RANK_CARDS, card_count, first_card

#: S1: what the ranks count, seven up to ace, in half points.
RANK_HALVES: Final = (14, 16, 18, 20, 20, 20, 20, 22)
#: S2: what the cards of one suit count together, in half points, by the set of their ranks (lowest bit: the seven).
_SUIT_HALVES: Final = vec[i64](
    [sum([RANK_HALVES[rank] for rank in range(8) if ranks >> rank & 1]) for ranks in range(256)]
)
THIRTY_ONE: Final[i64] = 62  # S4
THREE_ALIKE: Final[i64] = 61  # S3

#: What hands count, as it stands on the score sheet, by half points.
VALUE_TEXTS: Final = [f"{halves // 2}½" if halves % 2 else f"{halves // 2}" for halves in range(63)]


def hand_halves(hand: i64) -> i64:
    """What a hand counts in half points (S2, S3)."""
    if card_count(hand) == 3 and not hand & ~RANK_CARDS[first_card(hand) & 15]:
        return THREE_ALIKE
    best: i64 = 0
    cards = hand >> 5
    for _ in range(4):
        suit = _SUIT_HALVES[cards & 255]
        if suit > best:
            best = suit
        cards = cards >> 16
    return best


@dataclass(frozen=True)
class Showdown:
    """The hands shown at the end of a round, for `settle`: what each seat's hand counts (`30.5` for three alike).

    None stands for a seat that is out of the match.
    """

    values: "tuple[float | None, ...]"


def read_halves(result: Showdown) -> list[int]:
    """The values in half points; -1 for who is out of the match.

    Raises:
        ValueError: nobody can show such hands.
    """
    if not 2 <= len(result.values) <= 8:
        raise ValueError("2 to 8 play")
    halves: list[int] = []
    values: tuple[object, ...] = result.values  # so that a wrong type gets a message, compiled too
    for value in values:
        if value is None:
            halves.append(-1)
            continue
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError(f"{value!r} is no value of a hand")
        if value != 30.5 and (value != value or not 8 <= value <= 31 or value != int(value)):
            raise ValueError(f"no hand counts {value}: 8 to 31, or 30.5 for three alike")
        halves.append(int(2 * value))
    if sum([half >= 0 for half in halves]) < 2:
        raise ValueError("a showdown has at least two hands")
    return halves


def winners_of(halves: list[int]) -> tuple[int, ...]:
    """S5: 1 for every seat with the highest value."""
    best = max(halves)
    return tuple([1 if half == best else 0 for half in halves])


def losers_of(halves: list[int]) -> tuple[int, ...]:
    """S6: -1 for every seat with the lowest value."""
    least = min([half for half in halves if half >= 0])
    return tuple([-1 if half == least else 0 for half in halves])
