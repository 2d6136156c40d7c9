"""The phases of a round of zenuwen: preparing the small piles, playing all at once, slapping an open pile."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count
from troef.cards.card import card_text
from troef.core.moves import IDLE, SLAP, TIMEOUT, kind_of, make_move, payload_of
from troef.core.phase import NO_LIMIT, Phase
from troef.core.refusal import Refusal
from troef.core.view import TIMEKEEPER
from troef.games.zenuwen.layout import (
    LAY,
    MERGE,
    NEIGHBOURS,
    PILES,
    READY,
    SHIFT,
    SLAPS,
    STUCK,
    Layout,
    first_of,
    second_of,
)

NOBODY: Final[i64] = -1
PREPARE_SECONDS: Final = 20  # R10
IDLE_SECONDS: Final = 30  # R18
SLAP_SECONDS: Final = 10  # R27

_TIMEOUT: Final = int(TIMEOUT)
_READY: Final = int(READY)
_STUCK: Final = int(STUCK)

#: Everybody, beginning with a seat: by number of seats × 8 + that seat.
_AROUND: Final = [
    tuple([(first + n) % max(seats, 1) for n in range(seats)]) for seats in range(7) for first in range(8)
]


def around(seats: i64, last: i64) -> tuple[int, ...]:
    """Everybody clockwise, beginning to the left of whoever moved last."""
    first = last + 1
    return _AROUND[seats * 8 + (first if first < seats else 0)]


def allows_arranging(layout: Layout, seat: i64, move: i64) -> bool:
    """Whether a move is a merge or a shift that a seat may do now."""
    if move < 0:
        return False
    kind = kind_of(move)
    if kind == MERGE:
        return layout.merges(seat, first_of(move), second_of(move))
    return kind == SHIFT and layout.shifts(seat, first_of(move), second_of(move))


def arrange(layout: Layout, seat: i64, move: i64) -> None:
    """Carry out a merge or a shift."""
    if kind_of(move) == MERGE:
        layout.merge(seat, first_of(move), second_of(move))
    else:
        layout.shift(seat, first_of(move), second_of(move))


def why_not_arranging(layout: Layout, seat: i64, move: i64) -> Refusal:
    """Why a merge or a shift is none."""
    pile, other = first_of(move), second_of(move)
    if pile >= PILES or not 0 <= other < PILES:
        return Refusal("", "not-offered")
    merging = kind_of(move) == MERGE
    clause = "R5" if merging else "R6"
    if pile == other:
        return Refusal(clause, "same-pile")
    card, upper = layout.top[seat * PILES + pile], layout.top[seat * PILES + other]
    if card < 0:
        return Refusal(clause, "pile-empty", {"pile": int(pile) + 1})
    facts: dict[str, object] = {"pile": int(other) + 1, "card": card_text(card)}
    if merging:
        if upper < 0:
            return Refusal(clause, "pile-empty", facts)
        return Refusal(clause, "unequal", {"cards": [card_text(card), card_text(upper)]})
    if upper >= 0:
        return Refusal(clause, "place-taken", facts)
    return Refusal(clause, "nothing-under", {"pile": int(pile) + 1})


@mypyc_attr(acyclic=True)
class RoundPhase(Phase):
    """What the phases share: the cards, and who moved last."""

    def __init__(self, layout: Layout, last: i64) -> None:
        super().__init__()
        self.layout: Layout = layout
        self.last: i64 = last

    def copy(self) -> Phase:
        return self.over(self.layout.copy())

    def over(self, layout: Layout) -> "RoundPhase":
        """The same phase over a copy of its layout."""
        raise NotImplementedError

    def add_moves(self, seat: i64, moves: list[int]) -> None:
        """Add what a player may do now."""
        raise NotImplementedError

    def allows_player(self, seat: i64, move: i64) -> bool:
        """Whether a player may do it now."""
        raise NotImplementedError

    def why_player_may_not(self, seat: i64, move: i64) -> Refusal:
        """Why a player may not do it now."""
        raise NotImplementedError

    # players act, and a clock runs beside them

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        if 0 <= seat < self.layout.seats:
            self.add_moves(seat, moves)
        elif seat == TIMEKEEPER:
            self.add_clock_moves(moves)
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if 0 <= seat < self.layout.seats:
            return self.allows_player(seat, move)
        return seat == TIMEKEEPER and self.allows_clock(move)

    def add_clock_moves(self, moves: list[int]) -> None:
        """Add what the timekeeper may say now."""
        moves.append(_TIMEOUT)

    def allows_clock(self, move: i64) -> bool:
        """Whether the timekeeper may say it now."""
        return move == TIMEOUT

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if seat == TIMEKEEPER:
            return Refusal("R18" if kind_of(move) == IDLE else "R17", "not-offered")
        if seat < 0 or move < 0:
            return Refusal("", "not-offered")
        return self.why_player_may_not(seat, move)


@final
@mypyc_attr(acyclic=True)
class Preparing(RoundPhase):
    """Everybody merges and shifts; when all are ready, or time is up, the first flip follows (R9, R10)."""

    def __init__(self, layout: Layout, last: i64 = NOBODY) -> None:
        super().__init__(layout, last)
        self.ready: i64 = 0
        self.flip_due: bool = False

    def name(self) -> str:
        return "preparing"

    def over(self, layout: Layout) -> RoundPhase:
        other = Preparing(layout, self.last)
        other.turn, other.ready, other.flip_due = self.turn, self.ready, self.flip_due
        return other

    def actors(self) -> tuple[int, ...]:
        """Who is not ready yet, then those who are and can still merge or shift (R10)."""
        everybody = around(self.layout.seats, self.last)
        ready = self.ready
        if not ready:
            return everybody
        waiting = [seat for seat in everybody if not ready & BIT[seat]]
        return tuple(waiting + [seat for seat in everybody if ready & BIT[seat] and self.layout.can_arrange(seat)])

    def add_moves(self, seat: i64, moves: list[int]) -> None:
        self.layout.add_arrangements(seat, moves)
        if not self.ready & BIT[seat]:
            moves.append(_READY)

    def allows_player(self, seat: i64, move: i64) -> bool:
        if move == READY:
            return not self.ready & BIT[seat]
        return allows_arranging(self.layout, seat, move)

    def why_player_may_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == MERGE or kind == SHIFT:
            return why_not_arranging(self.layout, seat, move)
        if kind == LAY:
            return Refusal("R11", "flip-first")
        if kind == SLAP:
            return Refusal("R26", "slap-too-early")
        if move == READY:
            return Refusal("R10", "already-ready")
        return Refusal("R18", "flip-first") if move == STUCK else Refusal("", "not-offered")

    def play(self, seat: i64, move: i64) -> None:
        if move == TIMEOUT:
            self.flip_due = True
            return
        self.last = seat
        if move == READY:
            self.ready |= BIT[seat]
            self.flip_due = card_count(self.ready) == self.layout.seats
        else:
            arrange(self.layout, seat, move)

    def time_limit(self) -> tuple[int, int]:
        return PREPARE_SECONDS, 0


@final
@mypyc_attr(acyclic=True)
class Racing(RoundPhase):
    """Everybody plays on every open pile at once, until nobody can go on or somebody has no cards left (R12–R18, R22).

    `timeout` is the end of the pause at a deadlock (R17). `idle` is said of a player who has done nothing for thirty
    seconds, since the flip or since what he did last (`acted`): he counts as having said `stuck` (R18).
    """

    def __init__(self, layout: Layout, last: i64, deadlock_seconds: i64) -> None:
        super().__init__(layout, last)
        self.deadlock_seconds: i64 = deadlock_seconds
        self.stuck: i64 = 0
        #: by seat a number that grows with everything it does and with every flip
        self.acted: vec[i64] = vec[i64]([2 * int(layout.changes)] * int(layout.seats))
        self.flip_due: bool = False
        self.finisher: i64 = NOBODY

    def name(self) -> str:
        return "racing"

    def over(self, layout: Layout) -> RoundPhase:
        acted = self.acted
        other = Racing(layout, self.last, self.deadlock_seconds)
        other.turn, other.stuck, other.flip_due, other.finisher = self.turn, self.stuck, self.flip_due, self.finisher
        other.acted = acted[: len(acted)]
        return other

    def actors(self) -> tuple[int, ...]:
        """Who has not said `stuck`, then those who have and can go on all the same."""
        layout, stuck = self.layout, self.stuck
        everybody = around(layout.seats, self.last)
        if not stuck:
            return everybody
        going = [seat for seat in everybody if not stuck & BIT[seat]]
        for seat in everybody:
            if stuck & BIT[seat] and layout.can_move(seat):
                going.append(seat)
        return tuple(going)

    def add_moves(self, seat: i64, moves: list[int]) -> None:
        self.layout.add_lays(seat, moves)
        self.layout.add_arrangements(seat, moves)
        if not self.stuck & BIT[seat]:
            moves.append(_STUCK)

    def allows_player(self, seat: i64, move: i64) -> bool:
        if move == STUCK:
            return not self.stuck & BIT[seat]
        if move >= 0 and kind_of(move) == LAY:
            return self.layout.lays(seat, first_of(move), second_of(move))
        return allows_arranging(self.layout, seat, move)

    def add_clock_moves(self, moves: list[int]) -> None:
        if self.layout.deadlocked():
            moves.append(_TIMEOUT)
            return
        for seat in range(self.layout.seats):
            if not self.stuck & BIT[seat]:
                moves.append(int(make_move(IDLE, seat)))

    def allows_clock(self, move: i64) -> bool:
        if move == TIMEOUT:
            return self.layout.deadlocked()
        seat = payload_of(move)
        if kind_of(move) != IDLE or not 0 <= seat < self.layout.seats or self.stuck & BIT[seat]:
            return False
        return not self.layout.deadlocked()

    def play(self, seat: i64, move: i64) -> None:
        layout = self.layout
        if move == TIMEOUT:
            self.flip_due = True
        elif move == STUCK:
            self.last = seat
            self.acted[seat] += 1
            self._count_stuck(seat)
        elif kind_of(move) == IDLE:
            self._count_stuck(payload_of(move))
        else:
            self.last = seat
            self.stuck = 0  # R18
            if kind_of(move) == LAY:
                layout.lay(seat, first_of(move), second_of(move))
                if layout.small[seat] == 0:
                    self.finisher = seat  # R22
            else:
                arrange(layout, seat, move)
            self.acted[seat] = 2 * layout.changes

    def _count_stuck(self, seat: i64) -> None:
        """R18: a seat has said `stuck`, or counts as having said it."""
        self.stuck |= BIT[seat]
        self.flip_due = card_count(self.stuck) == self.layout.seats

    def time_limit(self) -> tuple[int, int]:
        return (int(self.deadlock_seconds), int(self.layout.changes)) if self.layout.deadlocked() else NO_LIMIT

    def idle_limit(self, seat: i64) -> tuple[int, int]:
        return IDLE_SECONDS, int(self.acted[seat])

    # ---- refusals ----

    def why_player_may_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == MERGE or kind == SHIFT:
            return why_not_arranging(self.layout, seat, move)
        if kind == LAY:
            return self._why_not_lay(seat, first_of(move), second_of(move))
        if kind == SLAP:
            return Refusal("R26", "slap-too-early")
        if move == READY:
            return Refusal("R10", "already-flipped")
        return Refusal("R18", "already-stuck") if move == STUCK else Refusal("", "not-offered")

    def _why_not_lay(self, seat: i64, pile: i64, heap: i64) -> Refusal:
        layout = self.layout
        if pile >= PILES:
            return Refusal("", "not-offered")
        if not 0 <= heap < layout.seats:
            return Refusal("R4", "no-such-pile", {"count": int(layout.seats)})
        card, upper = layout.top[seat * PILES + pile], layout.heap[heap]
        if card < 0:
            return Refusal("R12", "pile-empty", {"pile": int(pile) + 1})
        if upper < 0:
            return Refusal("R12", "no-card-there", {"card": card_text(card)})
        facts: dict[str, object] = {"card": card_text(card), "top": card_text(upper)}
        beneath, layer = layout.under[upper], layout.layer[heap]
        if 0 <= layer != seat and beneath >= 0 and NEIGHBOURS[card & 15] & BIT[beneath & 15]:
            return Refusal("R14", "too-late", {**facts, "seat": int(layer)})
        return Refusal("R12", "equal-rank" if card & 15 == upper & 15 else "no-neighbour", facts)


@final
@mypyc_attr(acyclic=True)
class Slapping(RoundPhase):
    """Everybody slaps one of the open piles, the first on each gets it (R23–R27)."""

    def __init__(self, layout: Layout, last: i64, finisher: i64) -> None:
        super().__init__(layout, last)
        self.finisher: i64 = finisher
        #: for each open pile who has it
        self.owner: vec[i64] = vec[i64]([NOBODY] * int(layout.seats))
        self.served: i64 = 0

    def name(self) -> str:
        return "slapping"

    def over(self, layout: Layout) -> RoundPhase:
        owner = self.owner
        other = Slapping(layout, self.last, self.finisher)
        other.turn, other.served = self.turn, self.served
        other.owner = owner[: len(owner)]
        return other

    def is_over(self) -> bool:
        """Whether everybody has a pile."""
        return card_count(self.served) == self.layout.seats

    def actors(self) -> tuple[int, ...]:
        served = self.served
        everybody = around(self.layout.seats, self.last)
        return tuple([seat for seat in everybody if not served & BIT[seat]]) if served else everybody

    def add_moves(self, seat: i64, moves: list[int]) -> None:
        if not self.served & BIT[seat]:
            owner = self.owner
            for heap in range(self.layout.seats):
                if owner[heap] < 0:
                    moves.append(SLAPS[heap])

    def allows_player(self, seat: i64, move: i64) -> bool:
        heap = payload_of(move)
        if kind_of(move) != SLAP or not 0 <= heap < self.layout.seats:
            return False
        return not self.served & BIT[seat] and self.owner[heap] < 0

    def why_player_may_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == LAY or kind == MERGE or kind == SHIFT or move == READY or move == STUCK:
            return Refusal("R22", "round-over")
        if kind != SLAP:
            return Refusal("", "not-offered")
        heap = payload_of(move)
        if not 0 <= heap < self.layout.seats:
            return Refusal("R4", "no-such-pile", {"count": int(self.layout.seats)})
        if self.served & BIT[seat]:
            return Refusal("R25", "has-a-pile")
        return Refusal("R24", "pile-taken", {"seat": int(self.owner[heap])})

    def play(self, seat: i64, move: i64) -> None:
        if move == TIMEOUT:
            self._share_rest()
            return
        self.last = seat
        self.give(seat, payload_of(move))
        if card_count(self.served) == self.layout.seats - 1:
            self._share_rest()  # R25

    def give(self, seat: i64, heap: i64) -> None:
        """A seat gets an open pile."""
        self.owner[heap] = seat
        self.served |= BIT[seat]

    def _share_rest(self) -> None:
        """R25, R27: who has no pile yet gets one clockwise from the left of who finished, piles in the same order."""
        heap = self.finisher
        for seat in around(self.layout.seats, self.finisher):
            if self.served & BIT[seat]:
                continue
            heap = self._next(heap)
            while self.owner[heap] >= 0:
                heap = self._next(heap)
            self.give(seat, heap)

    def _next(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.layout.seats else i64(0)

    def time_limit(self) -> tuple[int, int]:
        return SLAP_SECONDS, 0
