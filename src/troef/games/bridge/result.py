"""A finished deal of bridge for `settle`, and which results a lawful deal can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.auction.result import verdict_on_tricks
from troef.cards.sentence import sentence_of
from troef.core.result import GameResult, ResultError, Verdict
from troef.games.bridge.auction import NO_TRUMP_STRAIN
from troef.games.bridge.scoring import ALL_HONOURS, FOUR_HONOURS, SEAT_LETTERS, bid_of, entries_of


@dataclass(frozen=True)
class Result(GameResult):
    """A finished deal.

    Fields:
        contract: the last bid (`4S`, `3NT`), null when everybody passed.
        doubled: 0, 1 (doubled) or 2 (redoubled).
        declarer: the seat that plays it: N, E, S, W are 0 to 3.
        tricks: what declarer's side won of thirteen.
        vulnerable: whether declarer's side has a game.
        honours: the points of S12 of N–S and E–W, for tables that play with them.

    >>> import troef
    >>> troef.game("bridge").settle(Result("4H", doubled=1, declarer=0, tricks=12, vulnerable=True))
    (690, 0, 690, 0)
    """

    contract: str | None
    doubled: int = 0
    declarer: int = 0
    tricks: int = 0
    vulnerable: bool = False
    honours: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, state: Any) -> Self | None:
        """None for a deal that was broken off, where the rubber brings points (A8)."""
        row, rubber = state.sheet[-1], state.rubber
        mark = next((mark.split() for mark in row.marks if mark[:1].isdigit()), None)
        if mark is None:
            return None if row.entries else cls(None)
        bid, letter, tricks = mark[:3]
        declarer = SEAT_LETTERS.index(letter)
        made = any(entry.label == "contract" for entry in row.entries)
        won_game = made and rubber.part == (0, 0)  # S9: a new line
        honours = {entry.column: entry.points for entry in row.entries if entry.label == "honours"}
        return cls(
            bid.rstrip("X"),
            bid.count("X"),
            declarer,
            int(tricks),
            rubber.games[declarer & 1] > int(won_game),
            (honours.get(0, 0), honours.get(1, 0)),
        )

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Whether declarer's side took the tricks of its contract (S2, S7)."""
        if self.contract is None:
            return []
        return [verdict_on_tricks([self.declarer, self.declarer ^ 2], self.tricks, 6 + bid_of(self.contract)[0])]


def check_result(result: Result, with_honours: bool, deal_limit: int = 0) -> None:
    """Whether a lawful deal can give the result, at a table with or without honours; `deal_limit` 0 is none.

    Any bid may be doubled and may win any number of tricks. Nobody is vulnerable where only one deal is played. What
    honours in one hand win for certain is `least_tricks`.

    Raises:
        ResultError: none can.
    """
    if result.contract is None:
        if result != Result(None):
            raise ResultError("a passed-out deal has no declarer, doubles, tricks or honours", "contract")
        return
    try:
        _, strain = bid_of(result.contract)
    except ValueError as error:
        raise ResultError(sentence_of(error), "contract") from error
    if result.doubled not in (0, 1, 2):
        raise ResultError("it is 0, 1 or 2, not {doubled}", "doubled", doubled=result.doubled)
    if result.declarer not in (0, 1, 2, 3):
        raise ResultError("a seat is 0 to 3, not {declarer}", "declarer", declarer=result.declarer)
    if not 0 <= result.tricks <= 13:
        raise ResultError("a side wins 0 to 13 tricks, not {tricks}", "tricks", tricks=result.tricks)
    if result.vulnerable and deal_limit == 1:
        raise ResultError("in the only deal of a match nobody has won a game (S8)", "vulnerable")
    _check_honours(result, strain, with_honours)


def _check_honours(result: Result, strain: int, with_honours: bool) -> None:
    if result.honours == (0, 0):
        return
    if not with_honours:
        raise ResultError("this table does not play honours", "honours")
    allowed = (0, ALL_HONOURS) if strain == NO_TRUMP_STRAIN else (0, FOUR_HONOURS, ALL_HONOURS)
    if 0 not in result.honours or not set(result.honours) <= set(allowed):
        raise ResultError(
            "they are {allowed} for one side, not {honours} (S12, A12)",
            "honours",
            allowed=allowed,
            honours=result.honours,
        )
    side = 0 if result.honours[0] else 1
    won = result.tricks if result.declarer % 2 == side else 13 - result.tricks
    least = least_tricks(strain, result.honours[side])
    if won < least:
        points = result.honours[side]
        raise ResultError(
            "the side with {points} honours wins {least} tricks at least, not {won}",
            "honours",
            points=points,
            least=least,
            won=won,
        )


def least_tricks(strain: int, points: int) -> int:
    """The fewest tricks that a side wins which has scored honours (S12).

    A K Q J 10 of trumps in one hand win five: nothing beats any of them. Four of them win three, for only the fifth
    can beat one. Four aces in no trump win one: the first of them to fall is led, or follows suit, and wins; the others
    may then be thrown on a suit that has run out.

    >>> least_tricks(3, 150), least_tricks(3, 100), least_tricks(NO_TRUMP_STRAIN, 150)
    (5, 3, 1)
    """
    if strain == NO_TRUMP_STRAIN:
        return 1
    return 5 if points == ALL_HONOURS else 3


def deal_points(result: Result) -> tuple[int, int]:
    """The points of both sides for a deal that has been checked."""
    sides = [0, 0]
    for entry in entries_of(
        result.contract, result.doubled, result.declarer, result.tricks, result.vulnerable, result.honours
    ):
        sides[entry.column] += entry.points
    return sides[0], sides[1]
