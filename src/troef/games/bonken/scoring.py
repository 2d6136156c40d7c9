"""The games of bonken (R6) and what they score (S1, S2): the tables of the book as data."""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count
from troef.cards.card import HEARTS, JACK, KING, QUEEN, SUIT_LETTERS
from troef.core.language import words

#: R6: the games by number. Troeven is five choices, one for each denomination (R7), of which the first is TROEVEN.
GAMES: Final = ("bukken", "hartenjagen", "herenboeren", "vrouwen", "hartenheer", "laatste slag", "domino")
CHOICES: Final = (*GAMES, *[f"troeven {suit}" for suit in SUIT_LETTERS], "troeven sans")

HARTENJAGEN: Final[i64] = 1
HERENBOEREN: Final[i64] = 2
HARTENHEER: Final[i64] = 4
LAATSTE_SLAG: Final[i64] = 5
DOMINO: Final[i64] = 6
TROEVEN: Final[i64] = 7
SANS: Final[i64] = 11

#: Sets of choices: the games that are played once, and troeven in every denomination.
ALL_GAMES: Final[i64] = 0x7F
ALL_TROEVEN: Final[i64] = 0xF80

#: How many deals a match has.
DEALS: Final[i64] = 11
TRICKS: Final[i64] = 13  # R12

HEART_KING: Final[i64] = BIT[16 * HEARTS + KING]


@final
class Base:
    """What one game scores before doubling (R6): for each trick, for each of some cards, and of some more cards, in
    one's tricks, and for who takes the last trick or lays the last card."""

    def __init__(
        self, trick: int = 0, cards: i64 = 0, card: int = 0, others: i64 = 0, other: int = 0, last: int = 0
    ) -> None:
        self.trick: i64 = trick
        self.cards = cards
        self.card: i64 = card
        self.others = others
        self.other: i64 = other
        self.last: i64 = last

    def points(self, won: i64) -> i64:
        """What a set of cards won in tricks scores, the last trick left out."""
        return (
            self.trick * (card_count(won) // 4)
            + self.card * card_count(won & self.cards)
            + self.other * card_count(won & self.others)
        )


_TROEVEN: Final = Base(trick=10)

#: R6, S1: by choice.
BASES: Final = [
    Base(trick=-5),
    Base(cards=SUIT_CARDS[HEARTS], card=-5),
    Base(cards=RANK_CARDS[KING], card=-20, others=RANK_CARDS[JACK], other=-10),
    Base(cards=RANK_CARDS[QUEEN], card=-30),
    Base(cards=HEART_KING, card=-50),
    Base(last=-50),
    Base(last=-50),
    *[_TROEVEN] * 5,
]

#: S1: what the four players have together, by choice.
TOTALS: Final = (-65, -65, -120, -120, -50, -50, -50, 130, 130, 130, 130, 130)


def with_doubles(base: vec[i64], doubled: vec[i64]) -> vec[i64]:
    """S2: final scores from base scores; `doubled[seat]` is the set of seats (bits) that the seat has doubled."""
    scores = base[:4]
    for seat in range(4):
        for other in range(4):
            if doubled[seat] & BIT[other]:  # R24: a mutual double counts from both sides
                difference = base[seat] - base[other]
                scores[seat] += difference
                scores[other] -= difference
    return scores


@dataclass(frozen=True)
class Result:
    """A played deal, for `settle`.

    `counts` are by seat what the game counts: tricks (bukken, troeven), hearts (hartenjagen), queens (vrouwen), kings
    (herenboeren, with the jacks in `jacks`). The games that only one player loses (hartenheer, laatste slag, domino)
    have a `loser` instead. `doubles` lists who has doubled whom; a mutual double is there twice (R24).

    >>> Result("bukken", counts=(2, 5, 1, 5), doubles=((3, 2), (0, 3), (2, 3))).counts
    (2, 5, 1, 5)
    """

    game: str
    counts: tuple[int, ...] = ()
    jacks: tuple[int, ...] = ()
    loser: int | None = None
    doubles: tuple[tuple[int, int], ...] = ()


def choice_named(game: str) -> int:
    """The number of the game that a result names; troeven needs no denomination there.

    Raises:
        ValueError: there is no such game.
    """
    name = " ".join(words(game))
    if name == "troeven":
        return int(TROEVEN)
    for number, choice in enumerate(CHOICES):
        if choice.lower() == name:
            return number
    raise ValueError(f"there is no game '{game}'; there are: {', '.join(GAMES)}, troeven")


def base_of(result: Result) -> vec[i64]:
    """The base scores of a result (S1).

    Raises:
        ValueError: the numbers cannot be those of a deal.
    """
    choice = choice_named(result.game)
    base = BASES[choice]
    single = choice in (HARTENHEER, LAATSTE_SLAG, DOMINO)
    if single:
        if result.loser not in (0, 1, 2, 3) or result.counts:
            raise ValueError(f"{result.game} has one loser, seat 0 to 3, and nothing to count")
    elif result.loser is not None:
        raise ValueError(f"{result.game} has no single loser")
    else:
        together = 4 if card_count(base.cards) == 4 else 13
        _check_counts(result.game, result.counts, together)
    if choice == HERENBOEREN:
        _check_counts("jacks of herenboeren", result.jacks, 4)
    elif result.jacks:
        raise ValueError("jacks count in herenboeren only")
    points = vec[i64]([0, 0, 0, 0])
    for seat in range(4):
        if single:
            points[seat] = (base.card + base.last) if seat == result.loser else 0
        else:
            points[seat] = (base.trick + base.card) * result.counts[seat]
        if choice == HERENBOEREN:
            points[seat] += base.other * result.jacks[seat]
    return points


def _check_counts(what: str, counts: tuple[int, ...], together: int) -> None:
    given: tuple[object, ...] = counts
    if any(not isinstance(count, int) for count in given):
        raise ValueError(f"{what}: counts are whole numbers, not {given}")
    if len(counts) != 4 or min(counts) < 0 or sum(counts) != together:
        raise ValueError(f"{what}: four players have {together} together, not {counts}")


def doubles_of(result: Result) -> vec[i64]:
    """Who has doubled whom, as sets of seats.

    Raises:
        ValueError: a double names no two different players, or is there twice.
    """
    doubled = vec[i64]([0, 0, 0, 0])
    for seat, other in result.doubles:
        if seat not in range(4) or other not in range(4) or seat == other:
            raise ValueError(f"a player doubles another one, seats 0 to 3, not {seat} and {other}")
        if doubled[seat] & BIT[other]:
            raise ValueError(f"seat {seat} has doubled seat {other} once already")
        doubled[seat] |= BIT[other]
    return doubled
