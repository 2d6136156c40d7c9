"""The initial assignment of cards to draws: a consistent history, from which the Markov chain starts.

The stocks are laid one after the other, the last one first. A flow through the faces and the draws of a stock says
which of the cards that are laid later come from it; all others must have been in hand before. With two stocks that
gives a consistent history at once. With three, the last one may leave more than the second can give; exchanges of two
cards then repair that.
"""

from collections import Counter
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from troef.core.rng import shuffle
from troef.games.jokeren.stock_history import AT_THE_END, FACES, StockHistory
from troef.sampling.flow import Flow
from troef.sampling.sharing import NoWorld

_NOTHING: Final[i64] = -1
#: An attempt is given up after this many repairing exchanges; there are this many attempts.
_PATIENCE: Final = 500
_ATTEMPTS: Final = 60
#: One repairing exchange in this many is a random one.
_ANY: Final[i64] = 6


class Want(NamedTuple):
    """A seat lays a face, or holds it, at a moment."""

    seat: int
    face: int
    moment: int


def settle(history: StockHistory) -> None:
    """Find a history, when all has been told.

    Raises:
        NoWorld: none was found, so there is none, most likely.
    """
    history.make_slots()
    InitialAssignment(history).find()


@final
class InitialAssignment:
    """Fills the slots of a history."""

    def __init__(self, history: StockHistory) -> None:
        self.history = history
        self.rng = history.rng

    def find(self) -> None:
        """Fill them so that everybody had got what he laid.

        Raises:
            NoWorld: no attempt led there.
        """
        for _ in range(_ATTEMPTS):
            self._fill()
            for _ in range(_PATIENCE):
                if not self.history.errors:
                    return
                self._mend()
        raise NoWorld("nobody can have got what was laid")

    def _fill(self) -> None:
        """Lay the stocks, the last one first, so that hardly anything is missed when it is laid.

        What a stock does not give must have been in hand when it was laid: that the ones before it must give.
        """
        for slot in range(self.history.open):
            self.history.face_in[slot] = _NOTHING
        waiting: list[Want] = []
        until = AT_THE_END + 1
        for number in range(len(self.history.stocks) - 1, -1, -1):
            begun = self.history.begun[number]
            waiting += [want for want in self._wants() if begun <= want.moment < until]
            given = self._given(number, waiting) if number else [True] * len(waiting)
            self._lay(number, [want for want, now in zip(waiting, given, strict=True) if now])
            waiting = [Want(want.seat, want.face, begun) for want, now in zip(waiting, given, strict=True) if not now]
            until = begun
        self.history.errors = 0
        for seat, face in self.history.groups:
            self.history.errors += self.history.check(seat, face)[0]

    def _wants(self) -> list[Want]:
        """What is laid, but for the cards that were seen to come."""
        wants: list[Want] = []
        for seat, face in self.history.groups:
            seen = sorted([moment for who, moment, what in self.history.seen if who == seat and what == face])
            for moment in self.history.laid[seat * int(FACES) + face]:
                if seen and seen[0] < moment:
                    seen.pop(0)
                else:
                    wants.append(Want(seat, face, int(moment)))
        return wants

    def _given(self, number: int, waiting: list[Want]) -> list[bool]:
        """Which of the cards that are waited for a stock gives; all others can have been in hand when it was laid.

        A flow through the faces, as many as there are in the stock, and the seats, as many as they draw in time.
        """
        begun = self.history.begun[number]
        faces, goals = self.history.stocks[number]
        in_stock, held = Counter(faces), Counter[int]()
        room = [0] * self.history.seats
        for before, drawn in self.history.stocks[:number]:
            held.update(before)
            for seat, _ in drawn:
                room[seat] += 1
        for want in self._wants():
            if want.moment < begun:
                held[want.face] -= 1
                room[want.seat] -= 1
        flow = Flow(2 + int(FACES) + len(goals) + self.history.seats)
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
        node = 2 + int(FACES)
        for seat in range(self.history.seats):
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
        history, face_in = self.history, self.history.face_in
        begin = sum([len(faces) for faces, _ in history.stocks[:number]])
        left = shuffle(history.stocks[number][0], self.rng)
        stock = range(begin, begin + len(left))
        for want in sorted(given, key=lambda want: want.moment):
            slots = [
                slot for slot in stock if face_in[slot] == _NOTHING and history.in_time(slot, want.seat, want.moment)
            ]
            if slots and want.face in left:
                face_in[slots[self.rng.below(len(slots))]] = want.face
                left.remove(want.face)
        for slot in stock:
            if face_in[slot] == _NOTHING:
                face_in[slot] = left.pop()

    def _lacked(self, seat: i64, face: i64) -> list[i64]:
        """When a seat lays a face that it has not got."""
        laid = self.history.laid[int(seat * FACES + face)]
        return [laid[number] for number in range(len(laid)) if self.history.got(seat, face, laid[number]) <= number]

    def _mend(self) -> None:
        """Give a seat that lays what it has not got a card with that face, in place of the one that is missed least."""
        history = self.history
        wrong = [group for group in history.groups if history.check(group[0], group[1])[0]]
        seat, face = wrong[self.rng.below(len(wrong))]
        moment = int(self._lacked(seat, face)[0])
        sources = [
            slot
            for slot in range(int(history.open))
            if history.face_in[slot] == face and not history.in_time(slot, seat, moment)
        ]
        if not sources:
            return
        source = sources[self.rng.below(len(sources))]
        stock = range(int(history.begin_of[source]), int(history.end_of[source]))
        goals = [slot for slot in stock if history.face_in[slot] != face and history.in_time(slot, seat, moment)]
        if goals and self.rng.below(_ANY):
            costs = [self._more_errors(source, goal) for goal in goals]
            least = min(costs)
            goals = [goal for goal, cost in zip(goals, costs, strict=True) if cost == least]
        if goals:
            goal = goals[self.rng.below(len(goals))]
            history.errors += self._more_errors(source, goal)
            history.exchange(source, goal)

    def _more_errors(self, one: int, other: int) -> int:
        """How many more errors there are when two slots are exchanged."""
        history = self.history
        before = history.weigh([one, other])[0]
        history.exchange(one, other)
        after = history.weigh([one, other])[0]
        history.exchange(one, other)
        return int(after - before)


def _count_before(goals: list[tuple[int, int]], want: Want) -> int:
    """How many draws a seat has made when it lays a card."""
    return len([moment for seat, moment in goals if seat == want.seat and moment < want.moment])
