"""A finished deal of kingen for `settle`, and which results and rows of the sheet a lawful deal can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.cards.sentence import Sentence
from troef.core.result import GameResult, ResultError
from troef.games.kingen.games import DEALS, NOT_SEVENTH_NOR_LAST, game_of
from troef.games.kingen.scoring import COUNTS, LAST, POINTS, SEVENTH


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal. Its number says which game it was.

    Fields:
        deal: its number, 1 to 10.
        counts: what each seat has won of what counts: tricks (deals 1 and 7 to 10), hearts (2), kings and jacks (3),
            queens (4), the king of hearts (5); left out in deal 6.
        seventh: who won the seventh trick, in deal 6 only.
        last: who won the thirteenth trick, in deal 6 only.

    >>> Result(deal=4, counts=(1, 0, 3, 0)).counts
    (1, 0, 3, 0)
    """

    deal: int
    counts: tuple[int, int, int, int] = (0, 0, 0, 0)
    seventh: int | None = None
    last: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        if state.number == NOT_SEVENTH_NOR_LAST:
            return cls(state.deal_number, seventh=state.seventh, last=state.last)
        first, second, third, fourth = state.counts(state.tricks)
        return cls(state.deal_number, (first, second, third, fourth))


def check_result(result: Result) -> None:
    """Whether a lawful deal can give the result.

    All that counts may be shared out in any way. In a trick in which all cards are of one suit everybody follows, and
    who is to win it holds the highest; there are twelve of them, and the winner of the twelfth wins what is left.
    Kings, jacks and queens can each be in another of them. Hearts, that are not led, fall one by one from a hand of
    hearts on tricks of the three others, until that hand takes one with an ace and leads the rest of its hearts.

    Raises:
        ResultError: none can.
    """
    if not 1 <= result.deal <= DEALS:
        raise ResultError("there are deals 1 to {deals}, not {deal}", "deal", deals=DEALS, deal=result.deal)
    number = game_of(result.deal)
    if min(result.counts) < 0 or sum(result.counts) != COUNTS[number]:
        reason = Sentence(
            "in deal {deal} four players win {wanted} together, not {given}",
            deal=result.deal,
            wanted=COUNTS[number],
            given=result.counts,
        )
        raise ResultError(reason, "counts")
    for field, seat in (("seventh", result.seventh), ("last", result.last)):
        if number != NOT_SEVENTH_NOR_LAST:
            if seat is not None:
                raise ResultError("who wins the seventh and the last trick counts in deal 6 only", field)
        elif seat is None or not 0 <= seat < 4:
            raise ResultError("the seventh and the last trick are won by seats 0 to 3, not {seat}", field, seat=seat)


def row_fault(cells: Sequence[int], deal: int) -> str:
    """Why the deal with this number cannot give these points; empty when it can.

    >>> row_fault((-13, 0, 0, 0), 1), row_fault((-3, 0, 0, -2), 6), row_fault((0, -3, 0, 0), 4)
    ('', '', 'deal 4 does not give 0, -3, 0, 0')
    """
    number = game_of(deal)
    if number == NOT_SEVENTH_NOR_LAST:
        right = sorted(cells) in ([SEVENTH, LAST, 0, 0], [SEVENTH + LAST, 0, 0, 0])
    else:
        points = POINTS[number]
        counts = [cell // points for cell in cells]
        right = min(counts) >= 0 and sum(counts) == COUNTS[number] and not any(cell % points for cell in cells)
    return (
        ""
        if right
        else Sentence("deal {deal} does not give {cells}", deal=deal, cells=", ".join([str(cell) for cell in cells]))
    )


def totals_fault(totals: Sequence[int], deals: int) -> str:
    """Why the first deals cannot add up to these totals; empty when each total and their sum are possible (S3)."""
    worth = []
    for deal in range(1, deals + 1):
        number = game_of(deal)
        special = number == NOT_SEVENTH_NOR_LAST
        worth.append(int(SEVENTH + LAST) if special else POINTS[number] * COUNTS[number])
    low, high = sum([points for points in worth if points < 0]), sum([points for points in worth if points > 0])
    if sum(totals) != sum(worth):
        return Sentence(
            "after {deals} deals the totals add up to {worth}, not {totals}",
            deals=deals,
            worth=sum(worth),
            totals=sum(totals),
        )
    if min(totals) < low or max(totals) > high:
        return Sentence(
            "after {deals} deals a total is {low} to {high}, not {totals}",
            deals=deals,
            low=low,
            high=high,
            totals=", ".join([str(total) for total in totals]),
        )
    return ""
