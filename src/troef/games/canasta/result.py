"""A finished round of canasta for `settle`, and which results and score sheets lawful rounds can give."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Final, Literal, Self

from troef.cards.sentence import Sentence
from troef.core.position_facts import PositionError
from troef.core.position_sheet import deals_by_row, sheet_row
from troef.core.result import GameResult, ResultError
from troef.core.view import SheetRow
from troef.games.canasta.counts import CANASTA, MOST_WILD, SMALLEST_MELD
from troef.games.canasta.scoring import TeamHolding
from troef.melds.rounds import in_rounds

#: The values of the eleven ranks that can be melded, eight cards each (S2).
RANKS: Final = (5,) * 4 + (10,) * 6 + (20,)
TWOS: Final = 8
JOKERS: Final = 4
#: All cards but the red threes: naturals, twos, jokers, black threes (S2).
ALL_POINTS: Final = 8 * sum(RANKS) + TWOS * 20 + JOKERS * 50 + 4 * 5
#: What all these cards count, from low to high, in fives.
VALUES: Final = sorted([value // 5 for value in RANKS] * 8 + [4] * TWOS + [10] * JOKERS + [1] * 4)
#: A team has at least the cards that it was dealt: each turn brings one and takes one, and a pile brings more. A team
#: without a meld has never taken a pile, and so has just these (R19).
DEALT: Final = 22
#: The most that just these can count, and those of both teams: jokers, aces and twos, tens.
MOST_UNMELDED: Final = 5 * sum(VALUES[-DEALT:])
MOST_BOTH_UNMELDED: Final = 5 * sum(VALUES[-2 * DEALT :])
#: R34, R35: who goes out concealed lays eleven of his twelve cards or more. These count least with a clean canasta
#: (low ones, five each), and with a dirty one only (six low ones and a two, and four low ones).
LEAST_CONCEALED: Final = (70, 55)

#: The best a team can score in a round: eight cards of each rank, three black threes, all red ones, and out concealed;
#: its partner holds the fourth black three. And the worst: hands that count most, no meld, and all red threes.
BEST_SCORE: Final = 11 * 500 + 8 * sum(RANKS) + 15 + 800 + 200 - 5
WORST_SCORE: Final = -MOST_UNMELDED - 800

#: What melds of a team have: clean canastas, dirty ones, wild cards.
_Melds = tuple[int, int, int]
#: Canastas of both teams, clean and dirty in turn, and their wild cards.
_Canastas = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Side(GameResult):
    """What a team has at the end of a round.

    Fields:
        melded: what the cards in its melds count; 0 when it has no meld.
        left: what the cards left in its two hands count.
        clean: how many clean canastas it has.
        dirty: how many dirty canastas it has.
        red_threes: how many red threes lie before it.
        out: `out` or `concealed` when one of its players went out, otherwise empty.
    """

    melded: int = 0
    left: int = 0
    clean: int = 0
    dirty: int = 0
    red_threes: int = 0
    out: Literal["", "out", "concealed"] = ""

    def holding(self) -> TeamHolding:
        """The same for scoring."""
        return TeamHolding(self.melded, self.left, self.clean, self.dirty, self.red_threes, self.out)


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round.

    Fields:
        sides: the team of seats 0 and 2, and that of seats 1 and 3.
    """

    sides: tuple[Side, Side]

    @classmethod
    def of(cls, state: Any) -> Self:
        return cls((_side_of(state, 0), _side_of(state, 1)))


def _side_of(state: Any, side: int) -> Side:
    """What the row of a round says of a team."""
    entries = {entry.label: entry for entry in state.sheet[-1].entries if entry.column == side}
    points = {label: entry.points for label, entry in entries.items()}
    counts = {label: entry.count for label, entry in entries.items()}
    return Side(
        points.get("melds", 0),
        -points.get("left", 0),
        counts.get("clean", 0),
        counts.get("dirty", 0),
        counts.get("red-threes", 0),
        "out" if "out" in entries else "concealed" if "concealed" in entries else "",
    )


def check_result(result: Result, least_meld: int) -> None:
    """Whether a lawful round can give the result; `least_meld`: what first melds count at least (R15).

    A team by itself is exact: some melds of one pack count what it has melded, with just these canastas, and some hands
    count what is left, so that they have the cards which a team has. The two teams together are checked against the
    pack: their canastas need ranks and wild cards for both, and the cards of both count no more than the pack and no
    less than its cheapest ones. Which melds and hands of both fit into one pack beyond that is not asked.

    Raises:
        ResultError: none can.
    """
    first, second = result.sides
    for number, side in enumerate(result.sides):
        _check_side(side, least_meld, f"sides[{number}]")
    if first.red_threes + second.red_threes > 4:
        raise ResultError(
            "there are four red threes, not {first} and {second}",
            "sides",
            first=first.red_threes,
            second=second.red_threes,
        )
    if first.out and second.out:
        raise ResultError("only one side goes out", "sides")  # R37
    _check_canastas(first, second)
    together = sum([side.melded + side.left for side in result.sides])
    most = ALL_POINTS if first.out or second.out else ALL_POINTS - 5  # R38, R39: a card lies on the discard pile
    if together > most:
        raise ResultError(
            "melds and hands together count {most} at most, not {together}", "sides", most=most, together=together
        )
    least = cheapest(2 * DEALT, first.dirty + second.dirty)
    if together < least:
        reason = Sentence(
            "the {dealt} cards of both teams count {least} at least, not {together}",
            dealt=2 * DEALT,
            least=least,
            together=together,
        )
        raise ResultError(reason, "sides")
    if not first.melded and not second.melded and together > MOST_BOTH_UNMELDED:
        raise ResultError(
            "four hands of eleven count {most} at most, not {together}",
            "sides",
            most=MOST_BOTH_UNMELDED,
            together=together,
        )


def cheapest(cards: int, wild: int) -> int:
    """What that many cards count at least, with that many wild ones among them.

    >>> cheapest(22, 0), cheapest(22, 1), cheapest(44, 0)
    (110, 125, 260)
    """
    return 20 * wild + 5 * sum(VALUES[: cards - wild])


def _check_side(side: Side, least_meld: int, where: str) -> None:
    """That a team can have this, whatever the other has."""
    if not 0 <= side.red_threes <= 4:
        raise ResultError(
            "there are four red threes, not {red_threes}", f"{where}.red_threes", red_threes=side.red_threes
        )
    if min(side.clean, side.dirty) < 0 or side.clean + side.dirty > len(RANKS):
        canastas = Sentence("{clean} clean and {dirty} dirty canastas", clean=side.clean, dirty=side.dirty)
        raise ResultError(
            "a team has 0 to {ranks} canastas, not {canastas}", where, ranks=len(RANKS), canastas=canastas
        )
    if side.out and not side.clean + side.dirty:
        raise ResultError("who goes out has a canasta on his side", f"{where}.out")  # R32, R34
    _check_melded(side, where)
    least = LEAST_CONCEALED[side.clean > 0]
    if side.out == "concealed" and side.melded < least:
        reason = Sentence(
            "who goes out concealed lays eleven cards, which count {least} at least, not {melded}",
            least=least,
            melded=side.melded,
        )
        raise ResultError(reason, f"{where}.melded")
    if 0 < side.melded < least_meld and side.out != "concealed":
        raise ResultError(
            "first melds count {least_meld} at least, not {melded}",
            f"{where}.melded",
            least_meld=least_meld,
            melded=side.melded,
        )
    _check_left(side, where)


def _check_left(side: Side, where: str) -> None:
    """That some hands count what a team has left."""
    holders = 1 if side.out else 2
    if side.left < 5 * holders or side.left % 5:
        reason = Sentence(
            "cards count 5 or more each, and {holders} of the team hold some: not {left}",
            holders=holders,
            left=side.left,
        )
        raise ResultError(reason, f"{where}.left")
    if not side.melded and side.left > MOST_UNMELDED:
        reason = Sentence(
            "without a meld a team holds {dealt} cards, which count {most} at most, not {left}",
            dealt=DEALT,
            most=MOST_UNMELDED,
            left=side.left,
        )
        raise ResultError(reason, f"{where}.left")
    least = cheapest(DEALT, side.dirty)
    if side.melded + side.left < least:
        reason = Sentence(
            "a team has {dealt} cards or more, which count {least} at least, not {melded}",
            dealt=DEALT,
            least=least,
            melded=side.melded + side.left,
        )
        raise ResultError(reason, f"{where}.left")


def _check_melded(side: Side, where: str) -> None:
    """That melds with just these canastas count what a team has melded."""
    sums = _melded_points(side.clean, side.dirty, side.out != "")
    if side.melded >= 0 and side.melded % 5 == 0 and sums >> side.melded // 5 & 1:
        return
    fault = Sentence(
        "no melds with {clean} clean and {dirty} dirty canastas count {melded}",
        clean=side.clean,
        dirty=side.dirty,
        melded=side.melded,
    )
    raise ResultError(fault, f"{where}.melded")


def _shapes(value: int) -> Iterator[tuple[int, int, int, int]]:
    """The melds of a rank (R8, R14): points of the natural cards in fives, clean, dirty, wild cards."""
    for naturals, wild in product(range(2, 9), range(MOST_WILD + 1)):
        if naturals + wild >= SMALLEST_MELD:
            canasta = naturals + wild >= CANASTA
            yield naturals * value // 5, int(canasta and not wild), int(canasta and wild > 0), wild


@cache
def _natural_points() -> dict[_Melds, int]:
    """By canastas and wild cards, what the natural cards of a team's melds can count: bit n for 5n points."""
    found: dict[_Melds, int] = {(0, 0, 0): 1}
    for value in RANKS:
        after = dict(found)
        for points, clean, dirty, wild in _shapes(value):
            for (cleans, dirties, wilds), sums in found.items():
                if wilds + wild <= TWOS + JOKERS:
                    melds = (cleans + clean, dirties + dirty, wilds + wild)
                    after[melds] = after.get(melds, 0) | sums << points
        found = after
    return found


@cache
def _melded_points(clean: int, dirty: int, out: bool) -> int:
    """What all melds of a team with that many canastas can count: bit n for 5n points. Black threes lie only before a
    team that went out (R36)."""
    found = 0
    for (cleans, dirties, wilds), sums in _natural_points().items():
        if (cleans, dirties) == (clean, dirty):
            for jokers in range(max(0, wilds - TWOS), min(wilds, JOKERS) + 1):
                found |= sums << 10 * jokers + 4 * (wilds - jokers)
    return found | found << 3 | found << 4 if out else found


def _check_canastas(first: Side, second: Side) -> None:
    """That the pack has the ranks and the wild cards for the canastas of both teams, and that they melded enough."""
    wanted = (first.clean, first.dirty, second.clean, second.dirty)
    if not any(wanted[:2]) or not any(wanted[2:]):
        return
    ways = _least_points(wanted)
    if not ways:
        cleans, dirties = first.clean + second.clean, first.dirty + second.dirty
        raise ResultError(
            "one pack has no {cleans} clean and {dirties} dirty canastas so shared",
            "sides",
            cleans=cleans,
            dirties=dirties,
        )
    for least, other, wilds in ways:
        jokers = max(0, wilds - TWOS)
        dearer = least + other + 30 * jokers
        if first.melded >= least and second.melded >= other and first.melded + second.melded >= dearer:
            return
    raise ResultError(
        "{first} and {second} are too little for the canastas of both: few ranks count five",
        "sides",
        first=first.melded,
        second=second.melded,
    )


@cache
def _least_points(wanted: tuple[int, int, int, int]) -> frozenset[tuple[int, int, int]]:
    """The cheapest ways to have these canastas, clean and dirty of each team in turn: the points of both with twos for
    all wild cards, and how many of these there are.

    A rank has one clean canasta of seven, one dirty canasta of six and a two, or one of each team, of four and three.
    """
    found: dict[_Canastas, set[tuple[int, int]]] = {(0, 0, 0, 0, 0): {(0, 0)}}
    for value in RANKS:
        dirty, shared = 6 * value + 20, 4 * value + 60
        ways = (
            ((1, 0, 0, 0, 0), 7 * value, 0),
            ((0, 1, 0, 0, 1), dirty, 0),
            ((0, 0, 1, 0, 0), 0, 7 * value),
            ((0, 0, 0, 1, 1), 0, dirty),
            ((0, 1, 0, 1, 6), shared, shared),
        )
        after = {key: set(points) for key, points in found.items()}
        for (key, points), (more, first, second) in product(found.items(), ways):
            sums = (key[0] + more[0], key[1] + more[1], key[2] + more[2], key[3] + more[3], key[4] + more[4])
            if all(one <= most for one, most in zip(sums, (*wanted, TWOS + JOKERS), strict=True)):
                after.setdefault(sums, set()).update([(one + first, other + second) for one, other in points])
        found = {key: _cheapest(points) for key, points in after.items()}
    return frozenset(
        (first, second, key[4]) for key, points in found.items() if key[:4] == wanted for first, second in points
    )


def _cheapest(points: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Of pairs of points those that no other pair undercuts."""
    kept: set[tuple[int, int]] = set()
    least = ALL_POINTS + 1
    for first, second in sorted(points):
        if second < least:
            least = second
            kept.add((first, second))
    return kept


# ---- the sheet of a match ----


def check_sheet(sheet: Sequence[SheetRow], played: int, target: int) -> None:
    """Whether a match goes on after that many rounds with these rows; the first may stand for several rounds.

    Raises:
        PositionError: no match does.
    """
    totals = [0, 0]
    for number, (row, rounds) in enumerate(zip(sheet, deals_by_row(played, len(sheet)), strict=True), 1):
        for cell in row.cells:
            if cell % 5:
                raise PositionError(sheet_row(number), "scores are multiples of 5, not {cell}", cell=cell)
            if not WORST_SCORE * rounds <= cell <= BEST_SCORE * rounds:
                least, most = WORST_SCORE * rounds, BEST_SCORE * rounds
                fault = Sentence(
                    "a team scores {least} to {most} {rounds}, not {cell}",
                    least=least,
                    most=most,
                    rounds=in_rounds(rounds),
                    cell=cell,
                )
                raise PositionError(sheet_row(number), fault)
        totals = [total + cell for total, cell in zip(totals, row.cells, strict=True)]
        if max(totals) >= target and totals[0] != totals[1]:  # S6
            first, second = totals
            raise PositionError(
                sheet_row(number), "with {first} and {second} the match would be over", first=first, second=second
            )
