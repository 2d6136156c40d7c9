"""Information-set Monte Carlo tree search, on any game: one tree of what the searching seat may come to see.

Each iteration takes a world that the view allows and descends with the moves that are legal in this world. It adds one
edge and finishes the deal by a playout (`search/experience.py`). Then it credits every edge on the way with what the
deal was worth to the seat that moved. This is SO-ISMCTS with partially observable moves (Cowling, Powley and
Whitehouse, "Information set Monte Carlo tree search", 2012). Nodes are sequences of moves as the searching seat sees
them, never cards. So what it draws later is averaged over, and its choices cannot differ between worlds that look the
same to it.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.core.game import Game, State
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.rng import Rng
from troef.core.view import View
from troef.search.experience import Experience
from troef.search.rollouts import Finish

#: How much is explored, in standard deviations of what deals are worth (the constant of UCB1).
EXPLORATION: Final = 2.0
#: In place of a move: a seat that may act but need not waits for the seat that must.
WAIT: Final[i64] = -1
#: The most edges in one descent, whatever the game.
MOST_DEPTH: Final = 200


@final
@mypyc_attr(acyclic=True)
class Node:
    """What the searching seat has seen since the root. Its edges are what may be seen next: who moves, and the move as
    far as the searching seat sees it, as an entry of a log.

    Of edge `k`: `tries[k]` times it was taken, `chances[k]` times it could have been (in the worlds that came by), and
    `worth[k]` is the sum of what the deals were worth to who took it.
    """

    def __init__(self) -> None:
        self.entries = vec[i64]()
        self.tries = vec[i64]()
        self.chances = vec[i64]()
        self.worth = vec[i64]()
        self.last = vec[i64]()  # the iteration that came by last
        self.children: list[Node | None] = []

    def add(self, entry: i64, iteration: i64) -> i64:
        """A new edge, which has its first chance now."""
        self.entries = append(self.entries, entry)
        self.tries = append(self.tries, i64(0))
        self.chances = append(self.chances, i64(1))
        self.worth = append(self.worth, i64(0))
        self.last = append(self.last, iteration)
        self.children.append(None)
        return len(self.entries) - 1


def place_of(entries: vec[i64], entry: i64, start: i64) -> i64:
    """Where an entry stands, -1 if nowhere; looked for from `start` on, for moves come in much the same order."""
    count = len(entries)
    for place in range(start, count):
        if entries[place] == entry:
            return place
    for place in range(min(start, count)):
        if entries[place] == entry:
            return place
    return -1


@final
class Branch:
    """A first move with what the search found: how often it was taken, how often it could have been, and what the deal
    was then worth to the seat on average."""

    def __init__(self, move: int, tries: int, chances: int, mean: float) -> None:
        self.move = move
        self.tries = tries
        self.chances = chances
        self.mean = mean


@final
class Tree:
    """The tree of the seat of one view. `finish` plays the deals out; without it experience does."""

    def __init__(
        self, game: Game, view: View, rng: Rng, exploration: float = EXPLORATION, finish: "Finish | None" = None
    ) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.finish = finish
        self.experience = Experience()
        self.exploration = exploration
        self.seat: i64 = view.seat
        self.rows: i64 = len(view.sheet)
        self.deal: i64 = view.deal_number
        self.root = Node()
        self.drawn = game.worlds(view, rng)
        self.worlds = 0
        self.iterations: i64 = 0
        #: the column of each seat, how many others it is checked against, and whether less is better
        self.column = vec[i64]([0] * view.seats)
        for column, seats in enumerate(view.columns):
            for seat in seats:
                self.column[seat] = column
        self.sides: i64 = len(view.columns)
        self.low_wins: bool = game.info.low_wins
        #: of all that deals were worth to the seats: how many, their sum, the sum of their squares
        self.known: float = 0.0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.path: list[Node] = []
        self.taken = vec[i64]()
        self.movers = vec[i64]()

    def sample(self) -> State:
        """A world that the view allows."""
        self.worlds += 1
        return next(self.drawn)

    def search(self, world: State, iterations: int = 1) -> None:
        """Search this many times in a world, which is left as it is."""
        for _ in range(iterations):
            self.iterations += 1
            state = world.copy()
            self.descend(state)
            if self.finish is None:
                self.experience.finish(state, self.rng, self.rows)
            else:
                self.finish(state, self.rng, int(self.rows))
            self.learn(state)

    def branches(self) -> list[Branch]:
        """The first moves, the one most often taken first. A move WAIT lets others go first."""
        root = self.root
        found = []
        for place in range(len(root.entries)):
            tries = root.tries[place]
            mean = float(int(root.worth[place])) / float(int(tries)) if tries else 0.0
            move = root.entries[place] >> SEAT_SHIFT
            found.append(Branch(int(move), int(tries), int(root.chances[place]), mean))
        return sorted(found, key=most_tried)

    # ---- one iteration ----

    def descend(self, state: State) -> None:
        """Play down the tree and one edge beyond it, or until the deal is over."""
        self.path = []
        self.taken = vec[i64](capacity=16)
        self.movers = vec[i64](capacity=16)
        node = self.root
        actors = state.phase.actors()
        seat = self.seat
        urged = False
        while True:
            before = len(node.entries)
            edge, move = self.choose(node, state, seat, not urged and may_wait(state, seat, actors))
            if edge < 0:
                return
            self.path.append(node)
            self.taken = append(self.taken, edge)
            self.movers = append(self.movers, seat)
            urged = move == WAIT
            if not urged:
                state.apply(seat, move)
            if edge >= before or len(self.path) >= MOST_DEPTH or not self.goes_on(state):
                return
            child = node.children[edge]
            if child is None:
                child = Node()
                node.children[edge] = child
            node = child
            actors = state.phase.actors()
            seat = actors[0] if urged and state.phase.turn < 0 else self.mover(state, actors)

    def goes_on(self, state: State) -> bool:
        """Whether somebody moves in the same deal; packs that it needs are shuffled."""
        while True:
            if len(state.sheet) != self.rows or state.deal_number != self.deal:
                return False
            if state.phase.turn >= 0 or state.phase.actors():
                return True
            if not state.awaits_deal:
                return False
            state.deal_shuffled(self.rng)

    def mover(self, state: State, actors: tuple[int, ...]) -> i64:
        """Who moves: the seat on turn, or one of those who may, as in playouts."""
        if state.phase.turn >= 0:
            return state.phase.turn
        return actors[self.rng.below(len(actors))]

    def choose(self, node: Node, state: State, seat: i64, waits: bool) -> tuple[i64, i64]:
        """The edge that a seat takes and a move that it stands for: any that is new in this node, or else the one with
        the best upper bound (UCB1, with the chances that an edge had in place of the visits of its parent)."""
        moves = state.phase.legal(seat)
        if waits:
            moves = [*moves, int(WAIT)]
        viewer = self.seat
        own = seat == viewer
        start: i64 = 0
        strange: i64 = 0
        newcomer: i64 = 0
        best: i64 = -1
        most = 0.0
        reach = self.exploration * self.spread()
        for boxed in moves:
            move: i64 = boxed
            seen = move if own or move == WAIT else state.seen(viewer, seat, move)
            entry = seen << SEAT_SHIFT | (seat + SEAT_OFFSET)
            place = place_of(node.entries, entry, start)
            if place < 0:
                strange += 1
                if self.rng.below(strange) == 0:
                    newcomer = entry
                continue
            start = place + 1
            if node.last[place] == self.iterations:
                continue  # another move that looks the same
            node.last[place] = self.iterations
            node.chances[place] += 1
            if strange:
                continue
            tries = float(int(node.tries[place]))
            bound = float(int(node.worth[place])) / tries + reach * sqrt(log(float(int(node.chances[place]))) / tries)
            if best < 0 or bound > most:
                best = place
                most = bound
        if strange:
            best = node.add(newcomer, self.iterations)
        if best < 0:
            return -1, 0
        entry = node.entries[best]
        return best, entry >> SEAT_SHIFT if own else self.one_that_looks_so(state, seat, moves, entry)

    def one_that_looks_so(self, state: State, seat: i64, moves: list[int], entry: i64) -> i64:
        """One of the moves that the searching seat sees as this entry, each equally likely."""
        wanted = entry >> SEAT_SHIFT
        if wanted == WAIT:
            return WAIT
        alike: i64 = 0
        found = wanted
        for boxed in moves:
            move: i64 = boxed
            if move != WAIT and state.seen(self.seat, seat, move) == wanted:
                alike += 1
                if self.rng.below(alike) == 0:
                    found = move
        return found

    def spread(self) -> float:
        """The standard deviation of what deals were worth to the seats so far."""
        if self.known < 2.0:
            return 1.0
        mean = self.sum / self.known
        return sqrt(max(self.squares / self.known - mean * mean, 0.0))

    def learn(self, state: State) -> None:
        """Credit the edges of the way and the experience with what the deal was worth to who took them.

        A deal without end is worth nothing to anybody.
        """
        path, taken, movers = self.path, self.taken, self.movers
        worth = self.worths(state)
        if self.finish is None:
            self.experience.learn(worth)
        for value in worth:
            number = float(int(value))
            self.known += 1.0
            self.sum += number
            self.squares += number * number
        for step in range(len(taken)):
            node = path[step]
            edge = taken[step]
            node.tries[edge] += 1
            if movers[step] >= 0:  # the jury has nothing to gain
                node.worth[edge] += worth[movers[step]]

    def worths(self, state: State) -> vec[i64]:
        """What the deal was worth to each seat, as `rollouts.worth_of` says it."""
        column = self.column
        seats = len(column)
        found = vec[i64]([0] * seats)
        if len(state.sheet) <= self.rows:
            return found
        cells = state.sheet[self.rows].cells
        sides = self.sides
        total: i64 = 0
        for cell in cells:
            total += cell
        for seat in range(seats):
            value: i64 = cells[column[seat]]
            if sides > 1:
                value = value * sides - total
            found[seat] = -value if self.low_wins else value
        return found


def may_wait(state: State, seat: i64, actors: tuple[int, ...]) -> bool:
    """Whether a seat may let others go first: it is not the one on turn, nor the first of those who may act."""
    if len(actors) < 2 or seat == state.phase.turn:
        return False
    return state.phase.turn >= 0 or seat != actors[0]


def most_tried(branch: Branch) -> tuple[int, float]:
    """For sorting: the branch most often taken first, of equals the one that was worth more."""
    return -branch.tries, -branch.mean
