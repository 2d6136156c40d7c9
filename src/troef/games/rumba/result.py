"""A finished round of rumba for `settle`, and which results and rows of the sheet a lawful round can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.cards.sentence import Sentence
from troef.core.result import GameResult, ResultError, Verdict, made_or_failed
from troef.games.rumba.cards import HAND
from troef.games.rumba.options import LEAST_SEATS, MOST_SEATS
from troef.games.rumba.scoring import OUT, RUMBA, RUMBA_TRICKS, score_round


@dataclass(frozen=True)
class Result(GameResult):
    """A finished round. With one player in there is no play: his tricks are 0.

    Fields:
        tricks: the tricks of each seat, null for who was out; 3 to 6 seats.
        caller: who called rumba, or null.
    """

    tricks: tuple[int | None, ...]
    caller: int | None = None

    @classmethod
    def of(cls, state: Any) -> Self:
        decided = state.decided
        inside = [seat for seat in range(state.seats) if decided.playing & BIT[seat]]
        tricks = [state.tricks.tricks_of(seat) if seat in inside else None for seat in range(state.seats)]
        return cls(tuple(tricks), decided.caller if decided.caller >= 0 else None)

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Who played alone (S3), whether the rumba was made (S4), and who came in without a trick (S2, S4)."""
        inside = [seat for seat, count in enumerate(self.tricks) if count is not None]
        if len(inside) == 1:
            return [Verdict("alone", (inside[0],))]
        told: list[Verdict] = []
        if self.caller is not None:
            had, need = self.tricks[self.caller] or 0, int(RUMBA_TRICKS)
            told.append(made_or_failed("rumba", had >= need, [self.caller], had, need))
        empty = tuple([seat for seat in inside if not self.tricks[seat] and seat != self.caller])
        return [*told, Verdict("no-trick", empty)] if empty else told


def check_result(result: Result) -> None:
    """Whether a lawful round can give the result.

    The tricks of those who are in may be shared out in any way: where everybody holds one card of a suit its trick is
    won by whoever has the highest. Anybody who is not alone may have called rumba: as the dealer he binds nobody.

    Raises:
        ResultError: none can.
    """
    seats, caller = len(result.tricks), result.caller
    playing = [tricks for tricks in result.tricks if tricks is not None]
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise ResultError(
            "{game} is played by {least} to {most}, not {seats}",
            "tricks",
            game="rumba",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            seats=seats,
        )
    together = HAND if len(playing) > 1 else 0  # R11, R16
    if min(playing, default=0) < 0 or sum(playing) != together:
        raise ResultError(
            "{wanted} players who are in win {together} tricks together, not {given}",
            "tricks",
            wanted=len(playing),
            together=together,
            given=playing,
        )
    if caller is None:
        return
    if not 0 <= caller < seats or result.tricks[caller] is None:
        raise ResultError("who calls rumba is in", "caller")  # R7
    if len(playing) < 2:
        raise ResultError("a caller of rumba never plays alone", "caller")  # R7, R9


def changes_of(result: Result) -> tuple[int, ...]:
    """The change of every seat (S1–S4)."""
    tricks = vec[i64]([OUT if won is None else i64(won) for won in result.tricks])
    return tuple([int(change) for change in score_round(tricks, -1 if result.caller is None else result.caller)])


@cache
def _rows(seats: int) -> frozenset[tuple[int, ...]]:
    """Every row that a round of that many players can write on the sheet."""
    rows = set()
    for tricks in product((None, *range(HAND + 1)), repeat=seats):
        if sum([won or 0 for won in tricks]) not in (0, HAND):
            continue
        for caller in (None, *range(seats)):
            try:
                result = Result(tricks, caller)
                check_result(result)
            except ResultError:
                continue
            rows.add(changes_of(result))
    return frozenset(rows)


def row_fault(cells: Sequence[int]) -> str:
    """Why no round can change the points so; empty when one can.

    >>> row_fault((-3, -2, 5)), row_fault((0, -5, 0)), row_fault((-3, -1, 5))
    ('', '', 'no round gives -3, -1, 5')
    """
    if tuple(cells) in _rows(len(cells)):
        return ""
    return Sentence("no round gives {cells}", cells=", ".join([str(cell) for cell in cells]))


def totals_fault(totals: Sequence[int], start: int, rounds: int) -> str:
    """Why a match does not go on after that many rounds with these totals; empty when it can."""
    if min(totals) <= 0:  # R23
        return Sentence("the match would be over")
    most = start + int(RUMBA) * rounds
    return (
        Sentence("after {rounds} rounds nobody has more than {most} points", rounds=rounds, most=most)
        if max(totals) > most
        else ""
    )
