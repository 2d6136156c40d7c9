"""What came to each seat, by the deal and from every stock, where discards have been shuffled and drawn anew (R26).

Of two cards that are alike nobody sees which one is laid: the one that came with the deal, or the one that was a
discard before. So not cards are followed but faces, stock by stock: everybody knows which faces a stock holds, and who
gets a card of it when. An intake says which face that is, such that everybody had got what he laid when he laid it.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.core.flow import Flow
from troef.core.rng import Rng, shuffle
from troef.core.sharing import NoWorld

#: Nobody got this card yet.
NOBODY: Final = -1
#: A moment after all others.
AT_THE_END: Final = 1_000_000
_FACES: Final[i64] = 64
_NOTHING: Final[i64] = -1
#: An attempt to find an intake is given up after so many exchanges that mend it, and begun anew so often.
_PATIENCE: Final = 500
_ATTEMPTS: Final = 60
#: One mending exchange in so many is any one.
_ANY: Final[i64] = 6
#: So many exchanges are tried for each card to get from one intake to the next, and so many times as many at first.
_EFFORT: Final[i64] = 4
_AT_FIRST: Final[i64] = 4
#: The walk may pass by intakes with so many errors, each of them less likely by this factor, so many exchanges long.
_MOST_ERRORS: Final[i64] = 2
_FACTOR: Final = 0.01
_EXCURSION: Final = 100
_SCALE: Final = 1 << 30


class Want(NamedTuple):
    """A seat lays a face, or holds it, at a moment."""

    seat: int
    face: int
    moment: int


@final
class Intake:
    """A walk through the intakes of some seats.

    First all is told in its order, moments being numbers that grow: `lay_stock`, `get`, `take` and `part`. Then
    `settle` finds an intake, and each `wander` leads to another: two cards of a stock are exchanged. In the long run
    each is as likely as there are ways to choose, of cards that are alike, the one that is laid (Metropolis and others
    1953): the cards are different ones, though nobody sees it.

    `able` tells of one seat's hand whether it can do what is known that it can.
    """

    def __init__(self, seats: int, rng: Rng, bound: int = NOBODY, able: "Callable[[list[int]], bool] | None" = None):
        self.seats = seats
        self.rng = rng
        self.bound: i64 = bound
        self.able = able
        self.is_able = True
        #: by slot, that is a card of a stock: who got it, when, its face, and where the slots of that stock lie
        self.seat_of = vec[i64]()
        self.moment_of = vec[i64]()
        self.face_in = vec[i64]()
        self.begin_of = vec[i64]()
        self.end_of = vec[i64]()
        #: slots that change; those after them were seen: seat, moment, face
        self.open: i64 = 0
        self._seen: list[tuple[int, int, int]] = []
        #: by stock: the faces that are still to come from it, and who got them when
        self._stocks: list[tuple[list[int], list[tuple[int, int]]]] = []
        #: when each was laid
        self._begun: list[int] = []
        #: the slots of each seat, and when it laid each face, in order
        self._slots: list[vec[i64]] = [vec[i64]() for _ in range(seats)]
        self._laid: list[vec[i64]] = [vec[i64]() for _ in range(seats * int(_FACES))]
        self._groups: list[tuple[int, int]] = []
        self.errors: i64 = 0
        self.wandered = False

    # ---- what is told ----

    def lay_stock(self, faces: list[int], moment: int) -> None:
        """These cards, of which the seat has not seen the order, are what one draws from now on."""
        self._stocks.append((list(faces), []))
        self._begun.append(moment)

    def get(self, seat: int, moment: int) -> None:
        """A seat gets a card of the stock that nobody else sees."""
        self._stocks[-1][1].append((seat, moment))

    def remove(self, face: int) -> None:
        """A card of the stock went where it is seen by the one who asks."""
        self._stocks[-1][0].remove(face)

    def take(self, seat: int, moment: int, face: int) -> None:
        """A seat gets a card that everybody sees."""
        self._seen.append((seat, moment, face))

    def part(self, seat: int, moment: int, face: int) -> None:
        """A seat lays a card, or has it then."""
        place = seat * int(_FACES) + face
        if not len(self._laid[place]):
            self._groups.append((seat, face))
        self._laid[place] = append(self._laid[place], i64(moment))

    # ---- what fits ----

    def _check(self, seat: i64, face: i64) -> tuple[i64, i64]:
        """How often a seat lays a face that it has not got, and in how many ways it can choose among cards alike."""
        lacking: i64 = 0
        ways: i64 = 1
        laid = self._laid[int(seat * _FACES + face)]
        for number in range(len(laid)):
            held = self._got(seat, face, laid[number]) - number
            if held < 1:
                lacking += 1
            else:
                ways *= held
        return lacking, ways

    def _got(self, seat: i64, face: i64, moment: i64) -> i64:
        """How many cards with a face a seat had got before a moment."""
        count: i64 = 0
        for slot in self._slots[int(seat)]:
            if self.face_in[slot] == face and self.moment_of[slot] < moment:
                count += 1
        return count

    def _weigh(self, slots: list[int]) -> tuple[i64, i64]:
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
                lack, choices = self._check(seat, face)
                lacking += lack
                ways *= choices
        return lacking, ways

    def _exchange(self, one: i64, other: i64) -> None:
        face = self.face_in[one]
        self.face_in[one] = self.face_in[other]
        self.face_in[other] = face

    def _is_able(self) -> bool:
        able = self.able
        return able is None or able(self.hand(int(self.bound)))

    # ---- finding one ----

    def settle(self, held: "list[int] | None" = None) -> None:
        """Find an intake, when all has been told; at first the bound seat holds these faces at the end.

        Raises:
            NoWorld: none was found, so there is none, most likely.
        """
        if not self.open:
            self._make_slots()
        groups, laid = list(self._groups), list(self._laid)
        for face in held or []:
            self.part(int(self.bound), AT_THE_END, face)
        self._find()
        self._groups, self._laid = groups, laid
        if not self._is_able():
            raise NoWorld("the hand cannot do what was done")

    def _find(self) -> None:
        for _ in range(_ATTEMPTS):
            self._fill()
            for _ in range(_PATIENCE):
                if not self.errors:
                    return
                self._mend()
        raise NoWorld("nobody can have got what was laid")

    def _make_slots(self) -> None:
        told: list[tuple[int, int, int]] = []
        for faces, goals in self._stocks:
            begin = len(told)
            rest = [(NOBODY, -1)] * (len(faces) - len(goals))
            told += [(seat, moment, 0) for seat, moment in goals + rest]
            for _ in range(begin, len(told)):
                self.begin_of = append(self.begin_of, i64(begin))
                self.end_of = append(self.end_of, i64(len(told)))
        self.open = len(told)
        for slot, (seat, moment, face) in enumerate(told + self._seen):
            self.seat_of = append(self.seat_of, i64(seat))
            self.moment_of = append(self.moment_of, i64(moment))
            self.face_in = append(self.face_in, i64(face))
            if seat != NOBODY:
                self._slots[seat] = append(self._slots[seat], i64(slot))

    def _fill(self) -> None:
        """Lay the stocks, the last one first, so that hardly anything is missed when it is laid.

        What a stock does not give must have been in hand when it was laid: that the ones before it must give.
        """
        for slot in range(self.open):
            self.face_in[slot] = _NOTHING
        waiting: list[Want] = []
        until = AT_THE_END + 1
        for number in range(len(self._stocks) - 1, -1, -1):
            begun = self._begun[number]
            waiting += [want for want in self._wants() if begun <= want.moment < until]
            given = self._given(number, waiting) if number else [True] * len(waiting)
            self._lay(number, [want for want, now in zip(waiting, given, strict=True) if now])
            waiting = [Want(want.seat, want.face, begun) for want, now in zip(waiting, given, strict=True) if not now]
            until = begun
        self.errors = 0
        for seat, face in self._groups:
            self.errors += self._check(seat, face)[0]

    def _wants(self) -> list[Want]:
        """What is laid, but for the cards that were seen to come."""
        wants: list[Want] = []
        for seat, face in self._groups:
            seen = sorted([moment for who, moment, what in self._seen if who == seat and what == face])
            for moment in self._laid[seat * int(_FACES) + face]:
                if seen and seen[0] < moment:
                    seen.pop(0)
                else:
                    wants.append(Want(seat, face, int(moment)))
        return wants

    def _given(self, number: int, waiting: list[Want]) -> list[bool]:
        """Which of the cards that are waited for a stock gives; all others can have been in hand when it was laid.

        A flow through the faces, as many as there are in the stock, and the seats, as many as they draw in time.
        """
        begun = self._begun[number]
        faces, goals = self._stocks[number]
        in_stock, held = Counter(faces), Counter[int]()
        room = [0] * self.seats
        for before, drawn in self._stocks[:number]:
            held.update(before)
            for seat, _ in drawn:
                room[seat] += 1
        for want in self._wants():
            if want.moment < begun:
                held[want.face] -= 1
                room[want.seat] -= 1
        flow = Flow(2 + int(_FACES) + len(goals) + self.seats)
        for face, count in Counter([want.face for want in waiting]).items():
            flow.add(0, 2 + face, max(0, count - held[face]), in_stock[face])
        last = self._add_draws(flow, goals, waiting, room)
        flow.add(1, 0, 0, len(waiting))
        edges: list[int] = [-1] * len(waiting)
        for place in shuffle(list(range(len(waiting))), self.rng):
            drawn_before = _count_before(goals, waiting[place])
            if drawn_before:
                edges[place] = flow.add(2 + waiting[place].face, last[waiting[place].seat][drawn_before], 0, 1)
        flow.settle()
        return [edge >= 0 and flow.along(edge) > 0 for edge in edges]

    def _add_draws(
        self, flow: Flow, goals: list[tuple[int, int]], waiting: list[Want], room: list[int]
    ) -> list[list[int]]:
        """The draws of each seat in a flow, as a chain: who draws later can have drawn sooner. Gives their nodes."""
        nodes: list[list[int]] = []
        node = 2 + int(_FACES)
        for seat in range(self.seats):
            wanted = len([want for want in waiting if want.seat == seat])
            flow.add(node, 1, max(0, wanted - room[seat]), len(goals))
            nodes.append([node])
            node += 1
        for seat, _ in goals:
            flow.add(node, nodes[seat][0], 0, 1)
            if len(nodes[seat]) > 1:
                flow.add(node, nodes[seat][-1], 0, len(goals))
            nodes[seat].append(node)
            node += 1
        return nodes

    def _lay(self, number: int, given: list[Want]) -> None:
        """Put what a stock gives in slots that are drawn in time, and the other cards anywhere."""
        begin = sum([len(faces) for faces, _ in self._stocks[:number]])
        left = shuffle(self._stocks[number][0], self.rng)
        end = begin + len(left)
        for want in sorted(given, key=lambda want: want.moment):
            slots = [
                int(slot)
                for slot in self._slots[want.seat]
                if begin <= slot < end and self.moment_of[slot] < want.moment and self.face_in[slot] == _NOTHING
            ]
            if slots and want.face in left:
                self.face_in[slots[self.rng.below(len(slots))]] = want.face
                left.remove(want.face)
        for slot in range(begin, end):
            if self.face_in[slot] == _NOTHING:
                self.face_in[slot] = left.pop()

    def _lacked(self, seat: i64, face: i64) -> list[i64]:
        """When a seat lays a face that it has not got."""
        laid = self._laid[int(seat * _FACES + face)]
        return [laid[number] for number in range(len(laid)) if self._got(seat, face, laid[number]) <= number]

    def _mend(self) -> None:
        """Give a seat that lays what it has not got a card with that face, in place of the one that is missed least."""
        wrong = [group for group in self._groups if self._check(group[0], group[1])[0]]
        seat, face = wrong[self.rng.below(len(wrong))]
        moment = self._lacked(seat, face)[0]
        sources = [
            int(slot)
            for slot in range(self.open)
            if self.face_in[slot] == face and not (self.seat_of[slot] == seat and self.moment_of[slot] < moment)
        ]
        if not sources:
            return
        source = sources[self.rng.below(len(sources))]
        at_any_cost = self.rng.below(_ANY) == 0
        best: list[int] = []
        least: i64 = 0
        for goal in range(self.begin_of[source], self.end_of[source]):
            if self.seat_of[goal] != seat or self.moment_of[goal] >= moment or self.face_in[goal] == face:
                continue
            more = 0 if at_any_cost else self._more_errors(source, goal)
            if not best or more < least:
                best, least = [], more
            if more == least:
                best.append(int(goal))
        if best:
            goal = best[self.rng.below(len(best))]
            self.errors += self._more_errors(source, goal)
            self._exchange(source, goal)

    def _more_errors(self, one: int, other: int) -> i64:
        """How many more errors there are when two slots are exchanged."""
        before = self._weigh([one, other])[0]
        self._exchange(one, other)
        after = self._weigh([one, other])[0]
        self._exchange(one, other)
        return after - before

    # ---- walking ----

    def wander(self) -> None:
        """Go on to another intake."""
        if not self.open:
            return
        left: i64 = self.open * _EFFORT
        if not self.wandered:
            left *= _AT_FIRST
            self.wandered = True
        steps = 0
        trail: list[tuple[int, int]] = []
        while left:
            if self.rng.below(2):
                one = int(self.rng.below(self.open))
                self._try(trail, [(one, self._any_beside(one))], 1.0)
            else:
                self._turn_over(trail)
            steps += 1
            if self.errors and steps > _EXCURSION:
                for source, goal in reversed(trail):
                    self._exchange(source, goal)
                self.errors = 0
                self.is_able = True
            if not self.errors:
                left -= 1
                steps = 0
                trail = []
                if left % self.open == 0:
                    self._shuffle_held()

    def _shuffle_held(self) -> None:
        """Exchange all cards of a stock that nobody laid, or that are still there, at random.

        Which of two cards alike was laid is chosen once more, so that nothing speaks against it.
        """
        laid: list[bool] = [False] * len(self.face_in)
        for seat, face in self._groups:
            for moment in self._laid[seat * int(_FACES) + face]:
                held = [
                    int(slot)
                    for slot in self._slots[seat]
                    if self.face_in[slot] == face and self.moment_of[slot] < moment and not laid[int(slot)]
                ]
                laid[held[self.rng.below(len(held))]] = True
        before = self.face_in
        self.face_in = before[: len(before)]
        begin = 0
        for faces, _ in self._stocks:
            slots = [slot for slot in range(begin, begin + len(faces)) if not laid[slot]]
            for slot, face in zip(slots, shuffle([int(before[slot]) for slot in slots], self.rng), strict=True):
                self.face_in[slot] = face
            begin += len(faces)
        if not self._is_able():
            self.face_in = before

    def _any_beside(self, slot: int) -> int:
        """Any slot of the same stock."""
        begin = self.begin_of[slot]
        return int(begin + self.rng.below(self.end_of[slot] - begin))

    def _turn_over(self, trail: list[tuple[int, int]]) -> None:
        """Let what a seat got from one stock come from another: two exchanges at once.

        A face changes places with any card of its own stock, or with one like the card that makes room for it in the
        other; what speaks for the way back is taken into account (Hastings 1970).
        """
        source = int(self.rng.below(self.open))
        goal = int(self.rng.below(self.open))
        seat, face, other = self.seat_of[source], self.face_in[source], self.face_in[goal]
        if seat == NOBODY or self.seat_of[goal] != seat or self.begin_of[source] == self.begin_of[goal]:
            return
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
        self._try(trail, [(source, taker), (goal, giver)], back / forth)

    def _elsewhere(self, slot: int, face: i64) -> list[int]:
        """The slots of the same stock with a face that are not the same seat's."""
        seat = self.seat_of[slot]
        return [
            int(place)
            for place in range(self.begin_of[slot], self.end_of[slot])
            if self.face_in[place] == face and self.seat_of[place] != seat
        ]

    def _chance(self, slot: int, is_like: bool, count: int) -> float:
        """How likely a slot is chosen beside another: among all, or among so many that are like what makes room."""
        among_all = 0.5 / float(self.end_of[slot] - self.begin_of[slot])
        return among_all + 0.5 / count if is_like else among_all

    def _try(self, trail: list[tuple[int, int]], swaps: list[tuple[int, int]], odds: float) -> None:
        """Exchange slots if chance will have it, and write that down."""
        slots = [slot for swap in swaps for slot in swap]
        lacked, ways = self._weigh(slots)
        for one, other in swaps:
            self._exchange(one, other)
        lacking, choices = self._weigh(slots)
        errors = self.errors + lacking - lacked
        able = self.is_able
        if self.able is not None and any(self.seat_of[slot] == self.bound for slot in slots):
            able = self._is_able()
            errors += (0 if able else 1) - (0 if self.is_able else 1)
        chance = odds * float(choices) / float(ways) * _FACTOR ** float(errors - self.errors)
        if errors > _MOST_ERRORS or (chance < 1.0 and self.rng.below(_SCALE) >= chance * _SCALE):
            for one, other in swaps:
                self._exchange(one, other)
            return
        self.errors = errors
        self.is_able = able
        trail += swaps

    # ---- what lies where now ----

    def hand(self, seat: int) -> list[int]:
        """What a seat has got and not laid."""
        faces = [int(self.face_in[slot]) for slot in self._slots[seat]]
        for face in range(int(_FACES)):
            for _ in self._laid[seat * int(_FACES) + face]:
                if face in faces:
                    faces.remove(face)
        return faces

    def stock(self) -> list[int]:
        """The faces that nobody got of the last stock, in any order."""
        return [int(self.face_in[slot]) for slot in range(self.open) if self.seat_of[slot] == NOBODY]


def _count_before(goals: list[tuple[int, int]], want: Want) -> int:
    """How many draws a seat has made when it lays a card."""
    return len([moment for seat, moment in goals if seat == want.seat and moment < want.moment])
