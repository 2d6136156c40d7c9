"""A finished round of ninety-nine for `settle`, and which results and rows of the sheet a lawful round can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Literal, Self

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.sentence import Sentence
from troef.core.result import GameResult, ResultError, Verdict, made_or_failed
from troef.games.ninety_nine.cards import bid_value
from troef.games.ninety_nine.scoring import EXTRAS, NONE, TRICKS, score_round
from troef.tricks.result import tricks_won, verdicts_on_predictions

#: R11
HIGHEST_BID = 9


@dataclass(frozen=True)
class Result(GameResult):
    """A played round.

    Fields:
        bids: what each seat bid, 0 to 9.
        tricks: the tricks that each seat won, together 9.
        extra: the extra bid that was in force at the end of the question.
        bidder: whose extra bid that is, seat 0 to 2; null without one.

    >>> Result(bids=(4, 3, 5), tricks=(4, 3, 2), extra="informatie", bidder=0).extra
    'informatie'
    """

    bids: tuple[int, int, int]
    tricks: tuple[int, int, int]
    extra: Literal["none", "informatie", "open"] = "none"
    bidder: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        play, bids = state.tricks, [int(bid_value(state.bids[seat], state.tricks.order)) for seat in range(3)]
        return cls(
            (bids[0], bids[1], bids[2]),
            (tricks_won(play, 0), tricks_won(play, 1), tricks_won(play, 2)),
            EXTRAS[state.extra],
            state.bidder if state.bidder >= 0 else None,
        )

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Who took just the tricks that he had bid (S2), and whether the extra bid was made (S3)."""
        told, bidder = verdicts_on_predictions(self.tricks, self.bids), self.bidder
        if bidder is not None:
            told.append(made_or_failed("extra", self.tricks[bidder] == self.bids[bidder], [bidder]))
        return told


def check_result(result: Result) -> None:
    """Whether a lawful round can give the result.

    Every three bids and every sharing of the tricks can be: of each suit there are nine cards, as many as three bids
    can want; and a trick in which all cards are of one suit is won by whoever holds the highest of them.

    Raises:
        ResultError: none can.
    """
    if not all(0 <= bid <= HIGHEST_BID for bid in result.bids):
        raise ResultError("a bid is 0 to {most}, not {bids}", "bids", most=HIGHEST_BID, bids=result.bids)
    if min(result.tricks) < 0 or sum(result.tricks) != TRICKS:  # R25
        raise ResultError(
            "three players win {wanted} tricks together, not {given}", "tricks", wanted=int(TRICKS), given=result.tricks
        )
    if result.extra == "none":
        if result.bidder is not None:
            raise ResultError("without an extra bid there is no bidder", "bidder")
    elif result.bidder is None or not 0 <= result.bidder < 3:
        raise ResultError("an extra bid is one of seat 0, 1 or 2, not {bidder}", "bidder", bidder=result.bidder)  # R14


@cache
def _rows() -> frozenset[tuple[int, ...]]:
    """Every row that a round can write on the sheet (S1–S4)."""
    rows = set()
    sharings = [tricks for tricks in product(range(int(TRICKS) + 1), repeat=3) if sum(tricks) == TRICKS]
    for tricks, exact, extra in product(sharings, product((True, False), repeat=3), range(len(EXTRAS))):
        won = vec[i64]([i64(count) for count in tricks])
        bids = vec[i64]([i64(won[seat] if exact[seat] else won[seat] + 1) for seat in range(3)])
        for bidder in range(3) if extra != NONE else (-1,):
            rows.add(tuple([int(points) for points in score_round(bids, won, extra, bidder)]))
    return frozenset(rows)


def row_fault(cells: Sequence[int]) -> str:
    """Why no round can give these points; empty when one can.

    >>> row_fault((13, 14, 12)), row_fault((13, 14, 11))
    ('', 'no round gives 13, 14, 11')
    """
    return (
        ""
        if tuple(cells) in _rows()
        else Sentence("no round gives {cells}", cells=", ".join([str(cell) for cell in cells]))
    )


def totals_fault(totals: Sequence[int], rounds: int) -> str:
    """Why that many rounds cannot add up to these totals; empty when each of them and their sum are possible (S5)."""
    most = max([max(row) for row in _rows()])
    if min(totals) < 0 or max(totals) > most * rounds:
        return Sentence(
            "after {rounds} rounds a total is 0 to {most}, not {totals}",
            rounds=rounds,
            most=most * rounds,
            totals=", ".join([str(one) for one in totals]),
        )
    sums = {0}
    each = {sum(row) for row in _rows()}
    for _ in range(rounds):
        sums = {before + more for before in sums for more in each}
    if sum(totals) not in sums:
        return Sentence("{rounds} rounds cannot bring {totals} points together", rounds=rounds, totals=sum(totals))
    return ""
