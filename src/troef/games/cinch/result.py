"""A played deal of cinch for `settle`, and which results and sheets lawful deals can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from troef.cards.sentence import Sentence
from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, deals_counted, sheet_row
from troef.core.result import GameResult, ResultError, Verdict, made_or_failed
from troef.core.view import SheetRow
from troef.games.cinch.options import Options
from troef.games.cinch.scoring import ALL_POINTS
from troef.tricks.result import points_won


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal. Sides: 0 is seats 0 and 2, 1 is seats 1 and 3.

    Fields:
        bidders: the bidding side, 0 or 1.
        bid: what it undertook; 0 where the dealer names trumps after four passes.
        points: what each side has, together 14; scoring cards that were thrown away count for the bidding side (R16).
        revokes: the sides that revoked (P6).

    >>> import troef
    >>> troef.game("cinch").settle(Result(bidders=0, bid=8, points=(7, 7)))
    (0, 15, 0, 15)
    >>> troef.game("cinch").settle(Result(bidders=0, bid=9, points=(5, 9), revokes=(1,)))
    (0, 0, 0, 0)
    """

    bidders: int
    bid: int
    points: tuple[int, int]
    revokes: tuple[int, ...] = ()

    @classmethod
    def of(cls, state: Any) -> Self | None:
        if state.bidder < 0:
            return None  # R8: passed out
        points = [points_won(state.tricks, 0, 2), points_won(state.tricks, 1, 3)]
        points[state.bidder % 2] += state.thrown()  # R16
        return cls(state.bidder % 2, state.bid, (points[0], points[1]), tuple(state.revoked_sides()))

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Whether the bid was made (S3, S4); without one, what the dealer's side has (R8)."""
        side, had = self.bidders, self.points[self.bidders]
        if not self.bid:
            return [Verdict("share", (side, side + 2), had, self.points[1 - side])]
        return [made_or_failed("points", had >= self.bid, (side, side + 2), had, self.bid)]


def check_result(result: Result, options: Options) -> None:
    """Whether a lawful deal with these options can give the result.

    Every share of the points can be: the scoring cards are worth 5, 5, 1, 1, 1 and 1, which make each sum from 0 to 14,
    and either side may hold and win any of them, or its opponents throw them away. So the bid decides (R7, R8).

    Raises:
        ResultError: none can.
    """
    if result.bidders not in (0, 1):
        raise ResultError("a side is 0 or 1, not {side}", "bidders", side=result.bidders)
    if not set(result.revokes) <= {0, 1}:
        raise ResultError("a side is 0 or 1, not {side}", "revokes", side=list(result.revokes))
    owed = {"dealer_names": 0, "forced_one": 1}.get(options.all_pass)
    if result.bid != owed and not options.min_bid <= result.bid <= ALL_POINTS:
        allowed = Sentence("{least} to {most}", least=options.min_bid, most=ALL_POINTS)
        if owed is not None:
            allowed = Sentence("{bids}, or {owed} after four passes", bids=allowed, owed=owed)
        raise ResultError("it is {allowed}, not {bid} (R7, R8)", "bid", allowed=allowed, bid=result.bid)
    first, second = result.points
    if first < 0 or second < 0 or first + second != ALL_POINTS:
        raise ResultError(
            "both sides together have {total} points, not {first} and {second} (S1)",
            "points",
            total=ALL_POINTS,
            first=first,
            second=second,
        )


def possible_scores() -> set[int]:
    """What the side that scores can write for a deal (S3, S4): the lead, which is even, or what a set costs.

    >>> sorted(possible_scores())[:10], max(possible_scores())
    ([0, 2, 4, 6, 8, 10, 12, 14, 15, 16], 28)
    """
    most = int(ALL_POINTS)
    return {*range(0, most + 1, 2), *range(most + 1, 2 * most + 1)}


def check_sheet(sheet: list[SheetRow], played: int, target: int) -> None:
    """Whether deals can bring both sides what the rows say, and the match goes on after each (S3–S5).

    Raises:
        PositionError: they cannot, or it does not.
    """
    scores, most = possible_scores(), 2 * int(ALL_POINTS)
    totals = [0, 0]
    for number, (row, deals) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        first, second = row.cells
        needed = -(-first // most) + -(-second // most)
        odd = any(cell % 2 and cell <= most // 2 for cell in row.cells)
        if min(row.cells) < 0 or odd or needed > deals or (deals == 1 and not {first, second} <= scores):
            raise PositionError(
                sheet_row(number),
                "{first} and {second} are not the score of {deals}: in each one side scores its lead, "
                "an even number up to {lead}, or {least} to {most} for a set",
                first=first,
                second=second,
                deals=deals_counted(deals),
                lead=most // 2,
                least=most // 2 + 1,
                most=most,
            )
        totals = [totals[0] + first, totals[1] + second]
        if max(totals) >= target:
            raise PositionError(sheet_row(number), "with it the match would be over")
