"""The showdown of a round of eenendertigen for `settle`, and which ones a lawful round can come to."""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from typing import Any, Self

from troef.core.result import GameResult, ResultError
from troef.games.eenendertigen.options import LEAST_SEATS, MOST_SEATS, Options
from troef.games.eenendertigen.scoring import THREE_ALIKE, VALUE_TEXTS

#: Kinds of cards that count alike, in half points: ace, nine, eight, seven, and the four that count ten.
KINDS = (22, 18, 16, 14, 20)
TENS = 4
#: How many of each kind a suit has, and four suits of them.
_SUIT = (1, 1, 1, 1, 4)
_PACK = (_SUIT,) * 4
#: A pack as far as it is left: of each suit how many of each kind, the suits sorted.
Left = tuple[tuple[int, ...], ...]
#: The search for cards gives up after this many steps; what it has not refuted then is taken.
_STEPS = 400


@dataclass(frozen=True)
class Result(GameResult):
    """The hands shown at the end of a round.

    Fields:
        values: what each seat's hand counts, `30.5` for three alike; null for who is out of the match (lives only).
    """

    values: tuple[float | None, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        return cls(tuple([float(mark.replace("½", ".5")) if mark else None for mark in state.sheet[-1].marks]))


#: What somebody who knows the game calls a result of it.
Showdown = Result


def check_result(result: Result, options: Options) -> None:
    """Whether a lawful round can end with the result.

    Any hands can be dealt and kept (R11, R22). So what counts is that the pack has such hands, all at once: a search
    deals them. It is exact for what it refuses; of five hands or more that want the same cards it may take some that
    do not fit, when it has not seen so in a few hundred steps.

    Raises:
        ResultError: none can.
    """
    seats = len(result.values)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "values",
            game="eenendertigen",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=seats,
        )
    if options.scoring == "highest" and None in result.values:
        raise ResultError("nobody is ever out of the match where the highest hand wins", "values")  # S5
    shown = [value for value in result.values if value is not None]
    for value in shown:
        if 2 * value not in _values():
            known = ", ".join([VALUE_TEXTS[halves] for halves in sorted(_values())])
            raise ResultError(
                "no hand counts {value}; hands count {known}", "values", value=value, known=known
            )  # S1–S3
    if len(shown) < 2:
        raise ResultError("a showdown has at least two hands", "values")
    if not _can_be_dealt([int(2 * value) for value in shown]):
        raise ResultError(
            "the pack has no such hands at once: {hands}", "values", hands=", ".join([str(value) for value in shown])
        )


def halves_of(result: Result) -> list[int]:
    """The values in half points; -1 for who is out of the match."""
    return [-1 if value is None else int(2 * value) for value in result.values]


# ---- which hands there are ----


@cache
def _of_one_suit(cards: int) -> dict[int, list[tuple[int, ...]]]:
    """The kinds of that many cards of one suit, by what they count together (S2)."""
    found: dict[int, list[tuple[int, ...]]] = {}
    for kinds in combinations_with_replacement(range(len(KINDS)), cards):
        if all(kinds.count(kind) <= _SUIT[kind] for kind in kinds):
            found.setdefault(sum([KINDS[kind] for kind in kinds]), []).append(kinds)
    return found


@cache
def _values() -> frozenset[int]:
    """All that a hand can count: its cards of one suit together, or three alike. A seven alone is never the most: with
    two others it would be three alike."""
    alone = set(_of_one_suit(1)) - {min(KINDS)} | {KINDS[2]}
    return frozenset([*alone, *_of_one_suit(2), *_of_one_suit(3), int(THREE_ALIKE)])


def _without(suit: tuple[int, ...], kinds: tuple[int, ...]) -> tuple[int, ...] | None:
    """A suit after some cards have gone; None when it has them not."""
    left = list(suit)
    for kind in kinds:
        left[kind] -= 1
        if left[kind] < 0:
            return None
    return tuple(left)


@lru_cache(maxsize=20_000)
def _after(pack: Left, value: int) -> tuple[Left, ...]:
    """What can be left of a pack when a hand of this value has been dealt from it."""
    found: set[Left] = set()
    for place, suit in enumerate(pack):
        others = pack[:place] + pack[place + 1 :]
        for kinds in _of_one_suit(3).get(value, ()):
            left = _without(suit, kinds)
            if left is not None:
                found.add(tuple(sorted((*others, left))))
        for kinds in _of_one_suit(2).get(value, ()):
            left = _without(suit, kinds)
            if left is not None:
                found |= {tuple(sorted((*rest, left))) for rest in _without_one(others)}
        found |= {tuple(sorted((*rest, suit))) for rest in _three_suits(others, value)}
    return tuple(found)


def _without_one(suits: Left) -> list[Left]:
    """Suits after any one card of them has gone: the third card of a hand with a pair of a suit."""
    found = []
    for place, suit in enumerate(suits):
        for kind in range(len(KINDS)):
            left = _without(suit, (kind,))
            if left is not None:
                found.append((*suits[:place], left, *suits[place + 1 :]))
    return found


def _three_suits(suits: Left, value: int) -> list[Left]:
    """Three suits after one card of each has gone, together a hand of this value."""
    found = []
    for kinds in product(range(len(KINDS)), repeat=3):
        alike = len(set(kinds)) == 1
        if value == THREE_ALIKE:
            fits = alike
        else:
            fits = max([KINDS[kind] for kind in kinds]) == value and (not alike or kinds[0] == TENS)
        lefts = [_without(suit, (kind,)) for suit, kind in zip(suits, kinds, strict=True)] if fits else [None]
        rest = tuple([left for left in lefts if left is not None])
        if len(rest) == len(suits):
            found.append(rest)
    return found


def _can_be_dealt(values: list[int]) -> bool:
    """Whether hands of these values can lie beside each other."""
    aces = [value for value in values if value in (62, 42, 22)]  # 31, 21 and 11 are nothing without an ace
    if len(aces) > len(_PACK):
        return False
    order = sorted(values, key=lambda value: (len(_after(_PACK, value)), value))
    refuted: set[tuple[int, Left]] = set()
    steps = [_STEPS]

    def deal(number: int, pack: Left) -> bool:
        if number == len(order):
            return True
        if (number, pack) in refuted:
            return False
        steps[0] -= 1
        if steps[0] < 0 or any(deal(number + 1, rest) for rest in _after(pack, order[number])):
            return True
        refuted.add((number, pack))
        return False

    return deal(0, _PACK)
