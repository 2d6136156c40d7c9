"""What came to each seat, by the deal and from every stock, where discards have been shuffled and drawn again (R26).

Of two cards that are alike nobody sees which one is laid: the one that came with the deal, or the one that was a
discard before. So not cards are followed but faces, stock by stock: everybody knows which faces a stock holds, and who
gets a card of it when. A history says which face that is, such that everybody had got what he laid when he laid it.
"""

from collections.abc import Callable
from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.core.rng import Rng, shuffle
from troef.sampling.markov_chain import MarkovChain
from troef.sampling.sharing import NoWorld

#: Nobody got this card yet.
NOBODY: Final = -1
#: A moment after all others.
AT_THE_END: Final = 1_000_000
FACES: Final[i64] = 64
#: This many rounds lead from one history to the next: an exchange tried for each card, then all that was not laid.
_EFFORT: Final = 8
#: One exchange in this many is of two cards only; the others, from stock to stock, are seldom possible.
_TURNS: Final[i64] = 4
#: This many rounds tell how strongly a hand must be drawn to what it can do, or more until it can.
_LESSONS: Final = 200
_MOST_LESSONS: Final = 2_000
#: How much the first change it, and after how many half as much.
_BOLDNESS: Final = 0.2
_BOLD: Final = 20


@final
class StockHistory(MarkovChain):
    """A Markov chain over what came to some seats from each stock.

    First `lay_stock`, `get`, `take` and `part` enter what is known, in order of time (moments are growing numbers).
    Then `settle` finds a first history, and each `mix` leads to another by exchanging cards of a stock. In the long
    run a history has the weight of the number of ways to choose which of equal cards was laid (Metropolis and others
    1953): they are different cards, though nobody sees the difference.

    One seat's hand may have to be able to do something: `gap` tells how far it is from that, zero where it can. The
    chain goes through all hands. Hands with a wider gap are less likely, the more so the stronger `pull` is. Only
    histories without a gap are used.
    """

    def __init__(self, seats: int, rng: Rng, bound: int = NOBODY, gap: "Callable[[list[int]], int] | None" = None):
        super().__init__(rng)
        self.seats = seats
        self.bound: i64 = bound
        self.gap_of = gap
        self.gap: i64 = 0
        self.pull: float = 0.0
        #: by slot, that is a card of a stock: who got it, when, its face, and where the slots of that stock lie
        self.seat_of = vec[i64]()
        self.moment_of = vec[i64]()
        self.face_in = vec[i64]()
        self.begin_of = vec[i64]()
        self.end_of = vec[i64]()
        #: slots that change; those after them were seen: seat, moment, face
        self.open: i64 = 0
        self.seen: list[tuple[int, int, int]] = []
        #: by stock: the faces that are still to come from it, and who got them when
        self.stocks: list[tuple[list[int], list[tuple[int, int]]]] = []
        #: when each was laid
        self.begun: list[int] = []
        #: the slots of each seat, and when it laid each face, in order
        self.slots: list[vec[i64]] = [vec[i64]() for _ in range(seats)]
        self.laid: list[vec[i64]] = [vec[i64]() for _ in range(seats * int(FACES))]
        self.groups: list[tuple[int, int]] = []

    # ---- what is told ----

    def lay_stock(self, faces: list[int], moment: int) -> None:
        """These cards, of which the seat has not seen the order, are what one draws from now on."""
        self.stocks.append((list(faces), []))
        self.begun.append(moment)

    def get(self, seat: int, moment: int) -> None:
        """A seat gets a card of the stock that nobody else sees."""
        self.stocks[-1][1].append((seat, moment))

    def remove(self, face: int) -> None:
        """A card of the stock went where it is seen by the one who asks."""
        self.stocks[-1][0].remove(face)

    def take(self, seat: int, moment: int, face: int) -> None:
        """A seat gets a card that everybody sees."""
        self.seen.append((seat, moment, face))

    def part(self, seat: int, moment: int, face: int) -> None:
        """A seat lays a card, or has it then."""
        place = seat * int(FACES) + face
        if not len(self.laid[place]):
            self.groups.append((seat, face))
        self.laid[place] = append(self.laid[place], i64(moment))

    # ---- what fits ----

    def check(self, seat: i64, face: i64) -> tuple[i64, i64]:
        """How often a seat lays a face that it has not got, and in how many ways it can choose among cards alike."""
        lacking: i64 = 0
        ways: i64 = 1
        laid = self.laid[int(seat * FACES + face)]
        for number in range(len(laid)):
            held = self.got(seat, face, laid[number]) - number
            if held < 1:
                lacking += 1
            else:
                ways *= held
        return lacking, ways

    def got(self, seat: i64, face: i64, moment: i64) -> i64:
        """How many cards with a face a seat had got before a moment."""
        count: i64 = 0
        for slot in self.slots[int(seat)]:
            if self.face_in[slot] == face and self.moment_of[slot] < moment:
                count += 1
        return count

    def in_time(self, slot: i64, seat: i64, moment: i64) -> bool:
        """Whether a seat got the card of a slot before a moment."""
        return self.seat_of[slot] == seat and self.moment_of[slot] < moment

    def weigh(self, slots: list[int]) -> tuple[i64, i64]:
        """The same of all that exchanges among some slots bear on."""
        lacking: i64 = 0
        ways: i64 = 1
        seats: list[i64] = []
        faces: list[i64] = []
        for slot in slots:
            if self.seat_of[slot] != NOBODY and self.seat_of[slot] not in seats:
                seats.append(self.seat_of[slot])
            if self.face_in[slot] not in faces:
                faces.append(self.face_in[slot])
        for seat in seats:
            for face in faces:
                lack, choices = self.check(seat, face)
                lacking += lack
                ways *= choices
        return lacking, ways

    def exchange(self, one: i64, other: i64) -> None:
        face = self.face_in[one]
        self.face_in[one] = self.face_in[other]
        self.face_in[other] = face

    def find_gap(self) -> i64:
        """How far the bound hand is from what it can do."""
        gap_of = self.gap_of
        return i64(0) if gap_of is None else gap_of(self.hand(int(self.bound)))

    def make_slots(self) -> None:
        """All has been told."""
        told: list[tuple[int, int, int]] = []
        for faces, goals in self.stocks:
            begin = len(told)
            rest = [(NOBODY, -1)] * (len(faces) - len(goals))
            told += [(seat, moment, 0) for seat, moment in goals + rest]
            for _ in range(begin, len(told)):
                self.begin_of = append(self.begin_of, i64(begin))
                self.end_of = append(self.end_of, i64(len(told)))
        self.open = len(told)
        for slot, (seat, moment, face) in enumerate(told + self.seen):
            self.seat_of = append(self.seat_of, i64(seat))
            self.moment_of = append(self.moment_of, i64(moment))
            self.face_in = append(self.face_in, i64(face))
            if seat != NOBODY:
                self.slots[seat] = append(self.slots[seat], i64(slot))

    # ---- the chain ----

    def mix(self) -> None:
        """Go on to another history.

        Raises:
            NoWorld: no hand was found that can do what it must.
        """
        if self.gap_of is not None and not self.has_mixed:
            self._learn_pull()
        self._go_round(_EFFORT)
        while self.gap:  # the same number of steps each time: otherwise hands near the gap would be met too often
            self._go_round(_EFFORT)

    def _go_round(self, rounds: int) -> None:
        for _ in range(rounds):
            self.run(self.open)
            self._shuffle_held()

    def _learn_pull(self) -> None:
        """Find the pull with which about half of the hands have no gap; zero where more have (Robbins and Monro 1951).

        From then on it stays, so that every step has the same chance as its reverse.
        """
        self.gap = self.find_gap()
        lessons = 0
        while lessons < _LESSONS or self.gap:
            if lessons == _MOST_LESSONS:
                raise NoWorld("the hand cannot do what was done")
            self._go_round(1)
            self.pull = max(0.0, self.pull + (_BOLDNESS if self.gap else -_BOLDNESS) / (1 + lessons / _BOLD))
            lessons += 1

    def propose(self) -> None:
        """Two cards of a stock, or a card that comes from another stock."""
        if self.rng.below(_TURNS):
            self._turn_over()
        else:
            one = self._any_slot()
            self._try([(one, self._any_beside(one))], 1.0)

    def _any_slot(self) -> int:
        """Any slot, that of a card of the bound hand as often as all others together."""
        if self.gap_of is not None and self.rng.below(2):
            slots = self.slots[int(self.bound)]
            slot = int(slots[self.rng.below(len(slots))])
            if slot < self.open:
                return slot
        return int(self.rng.below(self.open))

    def undo(self, step: tuple[int, int, int, int]) -> None:
        """Take back the exchange of two slots."""
        self.exchange(step[0], step[1])

    def go_back(self) -> None:
        """The gap is then what it was."""
        super().go_back()
        self.gap = self.find_gap()

    def _shuffle_held(self) -> None:
        """Exchange all cards of a stock that nobody laid, or that are still there, at random.

        Which of two equal cards was laid is redrawn, so every such exchange is accepted.
        """
        laid: list[bool] = [False] * len(self.face_in)
        for seat, face in self.groups:
            for moment in self.laid[seat * int(FACES) + face]:
                held = [
                    int(slot)
                    for slot in self.slots[seat]
                    if self.face_in[slot] == face and self.moment_of[slot] < moment and not laid[int(slot)]
                ]
                laid[held[self.rng.below(len(held))]] = True
        before = self.face_in
        self.face_in = before[: len(before)]
        begin = 0
        for faces, _ in self.stocks:
            slots = [slot for slot in range(begin, begin + len(faces)) if not laid[slot]]
            for slot, face in zip(slots, shuffle([int(before[slot]) for slot in slots], self.rng), strict=True):
                self.face_in[slot] = face
            begin += len(faces)
        if not self._follows():
            self.face_in = before

    def _follows(self) -> bool:
        """Whether the new gap is accepted; the rest of the acceptance was tested before (Christen and Fox 2005)."""
        gap = self.find_gap()
        if not self.accepts(self.errors, exp(self.pull * float(self.gap - gap))):
            return False
        self.gap = gap
        return True

    def _any_beside(self, slot: int) -> int:
        """Any slot of the same stock."""
        begin = self.begin_of[slot]
        return int(begin + self.rng.below(self.end_of[slot] - begin))

    def _turn_over(self) -> None:
        """Let what a seat got from one stock come from another: two exchanges at once.

        A face changes places with any card of its own stock, or with one like the card that makes room for it in the
        other. The chances of this step and of its reverse are both taken into account (Hastings 1970).
        """
        source = int(self.rng.below(self.open))
        beyond = self._beyond(source)
        if not beyond:
            return
        goal = beyond[self.rng.below(len(beyond))]
        seat, face, other = self.seat_of[source], self.face_in[source], self.face_in[goal]
        there = self._elsewhere(goal, face)
        like = self._elsewhere(source, other)
        if not there or face == other:
            return
        giver = there[self.rng.below(len(there))]
        taker = self._any_beside(source)
        if self.rng.below(2):
            if not like:
                return
            taker = like[self.rng.below(len(like))]
        if self.seat_of[taker] == seat or self.face_in[taker] == face:
            return
        forth = self._chance(source, self.face_in[taker] == other, len(like)) / len(there)
        back = self._chance(goal, self.face_in[taker] == other, len(self._elsewhere(goal, other)) + 1) / (
            len(self._elsewhere(source, face)) + 1
        )
        self._try([(source, taker), (goal, giver)], back / forth * len(beyond) / len(self._beyond(goal)))

    def _beyond(self, slot: int) -> list[int]:
        """The slots of other stocks whose cards the same seat got."""
        seat, begin = self.seat_of[slot], self.begin_of[slot]
        if seat == NOBODY:
            return []
        return [int(place) for place in self.slots[int(seat)] if place < self.open and self.begin_of[place] != begin]

    def _elsewhere(self, slot: int, face: i64) -> list[int]:
        """The slots of the same stock with a face that are not the same seat's."""
        seat = self.seat_of[slot]
        return [
            int(place)
            for place in range(self.begin_of[slot], self.end_of[slot])
            if self.face_in[place] == face and self.seat_of[place] != seat
        ]

    def _chance(self, slot: int, is_like: bool, count: int) -> float:
        """How likely a slot is chosen beside another: among all, or among this many that are like what makes room."""
        among_all = 0.5 / float(self.end_of[slot] - self.begin_of[slot])
        return among_all + 0.5 / count if is_like else among_all

    def _try(self, swaps: list[tuple[int, int]], odds: float) -> None:
        """Exchange slots with the acceptance probability, and write that down."""
        slots = [slot for swap in swaps for slot in swap]
        lacked, ways = self.weigh(slots)
        for one, other in swaps:
            self.exchange(one, other)
        lacking, choices = self.weigh(slots)
        errors = self.errors + lacking - lacked
        is_bound = any(self.seat_of[slot] == self.bound for slot in slots)
        if not self.accepts(errors, odds * float(choices) / float(ways)) or (is_bound and not self._follows()):
            for one, other in swaps:
                self.exchange(one, other)
            return
        self.errors = errors
        self.trail += [(one, other, 0, 0) for one, other in swaps]

    # ---- what lies where now ----

    def hand(self, seat: int) -> list[int]:
        """What a seat has got and not laid."""
        faces = [int(self.face_in[slot]) for slot in self.slots[seat]]
        for who, face in self.groups:
            for _ in self.laid[seat * int(FACES) + face] if who == seat else vec[i64]():
                if face in faces:
                    faces.remove(face)
        return faces

    def stock(self) -> list[int]:
        """The faces that nobody got of the last stock, in any order."""
        return [int(self.face_in[slot]) for slot in range(self.open) if self.seat_of[slot] == NOBODY]
