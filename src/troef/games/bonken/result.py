"""A finished deal of bonken for `settle`, and which results a lawful deal can give."""

from dataclasses import dataclass
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count
from troef.core.language import words
from troef.core.result import GameResult, ResultError
from troef.games.bonken.scoring import (
    BASES,
    CHOICES,
    DOMINO,
    GAMES,
    HARTENHEER,
    HERENBOEREN,
    LAATSTE_SLAG,
    TRICKS,
    TROEVEN,
)
from troef.tricks.result import tricks_won

SEATS = 4
#: The games that one player loses.
SINGLE = (HARTENHEER, LAATSTE_SLAG, DOMINO)


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal.

    Fields:
        game: which one; troeven may have its denomination (`"troeven S"`).
        counts: by seat what the game counts: tricks (bukken, troeven), hearts (hartenjagen), queens (vrouwen), kings
            (herenboeren); left out in the games that one player loses.
        jacks: by seat the jacks of herenboeren; left out in other games.
        loser: who lost hartenheer, laatste slag or domino; left out in other games.
        doubles: who has doubled whom; a mutual double is there twice (R24).

    >>> Result("bukken", counts=(2, 5, 1, 5), doubles=((3, 2), (0, 3), (2, 3))).counts
    (2, 5, 1, 5)
    """

    game: str
    counts: tuple[int, ...] = ()
    jacks: tuple[int, ...] = ()
    loser: int | None = None
    doubles: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, state: Any) -> Self:
        choice, won = state.choice, state.tricks.won if state.tricks is not None else ()
        game, base = CHOICES[choice], BASES[choice]
        doubles = tuple([(seat, by) for seat in range(SEATS) for by in range(SEATS) if state.doubled[seat] & BIT[by]])
        if choice in SINGLE:
            return cls(game, loser=_loser(state), doubles=doubles)
        if base.trick:
            return cls(game, tuple([tricks_won(state.tricks, seat) for seat in range(SEATS)]), doubles=doubles)
        counts = tuple([int(card_count(cards & base.cards)) for cards in won])
        jacks = tuple([int(card_count(cards & base.others)) for cards in won]) if choice == HERENBOEREN else ()
        return cls(game, counts, jacks, doubles=doubles)


def _loser(state: Any) -> int:
    """Who has lost a game that one player loses."""
    if state.choice == DOMINO:
        return int(state.domino.loser)
    if state.choice == HARTENHEER:
        return next(seat for seat in range(SEATS) if state.tricks.won[seat] & BASES[HARTENHEER].cards)
    return int(state.tricks.leader)  # who took the last trick would lead


def choice_of(result: Result) -> int:
    """The number of the game in CHOICES; troeven needs no denomination.

    Raises:
        ResultError: there is no such game.
    """
    name = " ".join(words(result.game))
    if name == "troeven":
        return int(TROEVEN)
    for number, choice in enumerate(CHOICES):
        if choice.lower() == name:
            return number
    raise ResultError(
        "there is no game '{game}'; there are: {games}, troeven", "game", game=result.game, games=", ".join(GAMES)
    )


def check_result(result: Result, doubling: bool) -> None:
    """Whether a lawful deal can give the result.

    What counts may be shared out in any way. In a trick in which all cards are of one suit everybody follows, and who
    is to win it holds the highest; there are twelve of them, and the winner of the twelfth wins what is left. Kings,
    queens and jacks can each be in another of them; hearts fall one by one from a hand that has nearly all of them.

    Raises:
        ResultError: none can.
    """
    choice = choice_of(result)
    if choice in SINGLE:
        if result.loser is None or not 0 <= result.loser < SEATS:
            raise ResultError(
                "{game} has one loser, seat 0 to 3, not {loser}", "loser", game=result.game, loser=result.loser
            )
        if result.counts:
            raise ResultError("{game} has one loser, and nothing to count", "counts", game=result.game)
    else:
        if result.loser is not None:
            raise ResultError("{game} has no single loser", "loser", game=result.game)
        _check_counts(result.counts, 4 if card_count(BASES[choice].cards) == 4 else int(TRICKS), "counts")
    if choice == HERENBOEREN:
        _check_counts(result.jacks, 4, "jacks")
    elif result.jacks:
        raise ResultError("jacks count in herenboeren only", "jacks")
    _check_doubles(result.doubles, doubling)


def _check_counts(counts: tuple[int, ...], together: int, field: str) -> None:
    if len(counts) != SEATS or min(counts) < 0 or sum(counts) != together:
        raise ResultError(
            "four players have {together} together, not {counts}", field, together=together, counts=counts
        )


def _check_doubles(doubles: tuple[tuple[int, int], ...], doubling: bool) -> None:
    """R20–R23: one of the four, the chooser, only doubles back."""
    if doubles and not doubling:
        raise ResultError("at this table nobody doubles", "doubles")
    for seat, other in doubles:
        if not (0 <= seat < SEATS and 0 <= other < SEATS) or seat == other:
            raise ResultError(
                "a player doubles another one, seats 0 to 3, not {seat} and {other}", "doubles", seat=seat, other=other
            )
    if len(set(doubles)) < len(doubles):
        raise ResultError("a player doubles another one once", "doubles")
    first = {seat for seat, other in doubles if (other, seat) not in doubles}
    if len(first) == SEATS:
        raise ResultError("one of the four chose the game and can only double back", "doubles")


def base_of(result: Result) -> vec[i64]:
    """The base scores (S1) of a result that can be."""
    choice = choice_of(result)
    base = BASES[choice]
    points = vec[i64]([0, 0, 0, 0])
    for seat in range(SEATS):
        if choice in SINGLE:
            points[seat] = (base.card + base.last) if seat == result.loser else 0
        else:
            points[seat] = (base.trick + base.card) * result.counts[seat]
        if choice == HERENBOEREN:
            points[seat] += base.other * result.jacks[seat]
    return points


def doubles_of(result: Result) -> vec[i64]:
    """Who has doubled whom, as sets of seats."""
    doubled = vec[i64]([0, 0, 0, 0])
    for seat, other in result.doubles:
        doubled[seat] |= BIT[other]
    return doubled
