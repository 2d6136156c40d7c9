"""A finished deal of klaverjassen for `settle`, and which results a lawful deal can give."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any, Final, Self

from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, deals_counted, sheet_row
from troef.core.result import GameResult, ResultError, Verdict, made_or_failed
from troef.core.view import SheetEntry, SheetRow
from troef.games.klaverjassen.scoring import CARD_POINTS, LAST_TRICK, PIT, PLAIN_POINTS, TRUMP_POINTS
from troef.tricks.result import points_won, tricks_won

ALL_POINTS: Final = int(CARD_POINTS + LAST_TRICK)
TRICKS: Final = 8
#: Four jacks, aces, kings and queens, and four times 10 9 8 7.
MOST_ROEM: Final = 700


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal. Sides: 0 is seats 0 and 2, 1 is seats 1 and 3.

    Fields:
        makers: the side that made trump, 0 or 1.
        trick_points: card points of each side with 10 for the last trick, together 162.
        roem: what each side claimed.
        pit: the side that won all tricks, or null.
    """

    makers: int
    trick_points: tuple[int, int]
    roem: tuple[int, int] = (0, 0)
    pit: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        play = state.tricks
        points = [points_won(play, 0, 2), points_won(play, 1, 3)]
        points[play.taker % 2] += int(LAST_TRICK)
        without = [side for side in (0, 1) if not tricks_won(play, side, side + 2)]
        pit = 1 - without[0] if without else None
        return cls(state.maker % 2, (points[0], points[1]), (state.roem0, state.roem1), pit)

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """A pit, or whether the makers have more than the others (S4, S6)."""
        makers = self.makers
        seats = (makers, makers + 2)
        if self.pit == makers:
            return [Verdict("all-tricks", seats)]
        totals = [points + roem for points, roem in zip(self.trick_points, self.roem, strict=True)]
        return [made_or_failed("most", scores[makers] > 0, seats, totals[makers], totals[1 - makers])]

    def parts(self) -> list[SheetEntry]:
        entries = [SheetEntry(side, "cards", points) for side, points in enumerate(self.trick_points)]
        entries += [SheetEntry(side, "roem", roem) for side, roem in enumerate(self.roem) if roem]
        return entries if self.pit is None else [*entries, SheetEntry(self.pit, "pit", int(PIT))]


def check_result(result: Result) -> None:
    """Whether a lawful deal can give the result: whether the pack falls apart into eight tricks of which a side wins
    that many points (R7, S1) with that much roem (R14, R15).

    Two things are not checked. Whether four cards can fall to one trick by the duties (R9–R12): that depends on the
    hands, which are not part of a result. And which card lies beside a run of three where every trick has roem: so 670
    with a pit passes, although the ten that is left over would make the run one of four.

    Raises:
        ResultError: none can.
    """
    points, roem, pit = result.trick_points, result.roem, result.pit
    if result.makers not in (0, 1):
        raise ResultError("a side is 0 or 1, not {side}", "makers", side=result.makers)
    if pit not in (None, 0, 1):
        raise ResultError("a side is 0 or 1, not {side}", "pit", side=pit)
    if min(points) < 0 or sum(points) != ALL_POINTS:
        raise ResultError(
            "both sides together have {total}, not {first} and {second}",
            "trick_points",
            total=ALL_POINTS,
            first=points[0],
            second=points[1],
        )
    if pit is not None and (points[1 - pit] or roem[1 - pit]):
        raise ResultError("the side without a trick has no points and no roem", "pit")
    if not can_be_won(points[0], (0, 0), pit):
        raise ResultError(
            "no whole tricks have {first} and the others {second} points",
            "trick_points",
            first=points[0],
            second=points[1],
        )
    for side in range(2):
        if roem[side] < 0 or roem[side] % 10 or roem[side] in (10, 30):
            raise ResultError("no combinations make {roem}", "roem", roem=roem[side])
    if not can_be_won(points[0], roem, pit):
        raise ResultError(
            "no tricks with {first} and {second} points hold roem of {roem} and {other}",
            "roem",
            first=points[0],
            second=points[1],
            roem=roem[0],
            other=roem[1],
        )


def check_sheet(sheet: list[SheetRow], played: int, tens: bool) -> None:
    """Whether deals can bring both sides what the rows say: all points of every deal, with roem and pit beside them
    (S2–S4, S6).

    Raises:
        PositionError: they cannot.
    """
    unit = 1 if tens else 10
    every = 16 if tens else ALL_POINTS
    most = every + unit * (MOST_ROEM + int(PIT)) // 10
    for number, (row, deals) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        total = sum(row.cells)
        if min(row.cells) < 0 or not every * deals <= total <= most * deals or (total - every * deals) % unit:
            raise PositionError(
                sheet_row(number),
                "{first} and {second} are not the points of {deals}: each has {every}, and what roem and pit bring",
                first=row.cells[0],
                second=row.cells[1],
                deals=deals_counted(deals),
                every=every,
            )


# ---- which points and roem whole tricks can have ----

#: Runs go by this order, in trumps too (R14).
_RUN_ORDER: Final = ("A", "K", "Q", "J", "10", "9", "8", "7")
#: What four of a rank in one trick bring (R14).
_QUARTETS: Final = {"J": 200, "A": 100, "K": 100, "Q": 100, "10": 100}
_RUNS: Final = {3: 20, 4: 50}
_STUK: Final = 20  # R15

#: How many cards side 0 has, in how many of its own and of the other side's tricks roem lies, how much of each.
_Share = tuple[int, int, int, int, int]
#: For each share the points that side 0 can have with it, as bits of a number.
_Ways = dict[_Share, int]


@lru_cache(maxsize=4096)
def can_be_won(points: int, roem: tuple[int, int], pit: int | None) -> bool:
    """Whether side 0 can win tricks with that many points in a deal with that much roem on each side.

    Roem is cut out first: four of a rank, then runs and the stuk suit by suit. Every other card may lie in any trick of
    either side, so what is left to count is cards, points, and tricks for the roem to lie in.
    """
    for last in (0, 1) if pit is None else (pit,):
        cards = points - int(LAST_TRICK) if last == 0 else points
        if cards < 0 or cards > CARD_POINTS:
            continue
        for holders in product((-1, 0, 1), repeat=len(_QUARTETS)):
            if _can_share(cards, roem, dict(zip(_QUARTETS, holders, strict=True)), pit):
                return True
    return False


def _can_share(points: int, roem: tuple[int, int], quartets: dict[str, int], pit: int | None) -> bool:
    """Whether side 0 can win that many card points, with these quartets won by sides (-1: not in one trick)."""
    own = [rank for rank, side in quartets.items() if side == 0]
    others = [rank for rank, side in quartets.items() if side == 1]
    left0 = roem[0] - sum([_QUARTETS[rank] for rank in own])
    left1 = roem[1] - sum([_QUARTETS[rank] for rank in others])
    if left0 < 0 or left1 < 0:
        return False
    points -= sum([TRUMP_POINTS[rank] + 3 * PLAIN_POINTS[rank] for rank in own])
    outside = frozenset([*own, *others])
    for (cards, tricks0, tricks1, roem0, roem1), sums in _ways(outside, left0, left1).items():
        if (roem0, roem1) != (left0, left1) or points < 0 or not sums >> points & 1:
            continue
        tricks, odd = divmod(cards + 4 * len(own), 4)
        if odd or tricks0 + len(own) > tricks or tricks1 + len(others) > TRICKS - tricks:
            continue
        if (0 < tricks < TRICKS) if pit is None else tricks == (TRICKS if pit == 0 else 0):
            return True
    return False


@lru_cache(maxsize=256)
def _ways(outside: frozenset[str], most0: int, most1: int) -> _Ways:
    """How the cards of all suits but some ranks can be shared with at most this much roem in runs and stuk."""
    ways: _Ways = {(0, 0, 0, 0, 0): 1}
    for worth in (TRUMP_POINTS, PLAIN_POINTS, PLAIN_POINTS, PLAIN_POINTS):
        ending: list[_Ways] = [ways] + [{} for _ in _RUN_ORDER]  # by how many ranks of the suit are shared
        for start, rank in enumerate(_RUN_ORDER):
            if rank in outside:
                _add(ending[start + 1], ending[start], 0, 0, 0, most0, most1)
                continue
            for length, roem in _pieces(start, outside, worth is TRUMP_POINTS):
                points = sum([worth.get(_RUN_ORDER[place], 0) for place in range(start, start + length)])
                _add(ending[start + length], ending[start], length, points, roem, most0, most1)
        ways = ending[-1]
    return ways


def _pieces(start: int, outside: frozenset[str], trump: bool) -> Iterator[tuple[int, int]]:
    """What may begin at a rank: how many cards in a row lie in one trick, and the roem they make there."""
    yield 1, 0
    if trump and _RUN_ORDER[start : start + 2] == ("K", "Q") and "Q" not in outside:
        yield 2, _STUK
    for length, roem in _RUNS.items():
        run = _RUN_ORDER[start : start + length]
        if len(run) == length and not outside.intersection(run):
            yield length, roem + (_STUK if trump and "K" in run and "Q" in run else 0)


def _add(onto: _Ways, ways: _Ways, cards: int, points: int, roem: int, most0: int, most1: int) -> None:
    """Add to `onto` the ways in which either side has some more cards of one trick."""
    trick = 1 if roem else 0
    for (count, tricks0, tricks1, roem0, roem1), sums in ways.items():
        if roem0 + roem <= most0:
            share = (count + cards, tricks0 + trick, tricks1, roem0 + roem, roem1)
            onto[share] = onto.get(share, 0) | sums << points
        if cards and roem1 + roem <= most1:
            share = (count, tricks0, tricks1 + trick, roem0, roem1 + roem)
            onto[share] = onto.get(share, 0) | sums
