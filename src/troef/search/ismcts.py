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

from troef.cards.bits import first_card
from troef.core.game import Game, State
from troef.core.log import SEAT_SHIFT, log_entry
from troef.core.moves import KIND_BITS
from troef.core.rng import Rng
from troef.core.view import View
from troef.search.experience import Experience
from troef.search.rollouts import Finish
from troef.tricks.game import NO_POINTS, TrickMatch

#: How much is explored, in standard deviations of what deals are worth (the constant of UCB1).
EXPLORATION: Final = 2.0
#: In place of a move: a seat that may act but need not waits for the seat that must.
WAIT: Final[i64] = -1
#: The most edges in one descent, whatever the game.
MOST_DEPTH: Final = 200


@final
@mypyc_attr(acyclic=True)
class Edge:
    """What may be seen next in a node: who moves, and the move as far as the searching seat sees it, as an entry of a
    log. The node that it leads to is its `edges`: what may be seen after it.

    `tries` times it was taken, `chances` times it could have been (in the worlds that came by), and `worth` is the sum
    of what the deals were worth to who took it. `last` is the iteration that came by last.
    """

    def __init__(self, entry: i64, iteration: i64) -> None:
        self.entry: i64 = entry
        self.tries: i64 = 0
        self.chances: i64 = 1
        self.worth: i64 = 0
        self.last: i64 = iteration
        self.edges: list[Edge] | None = None

    def mean(self) -> float:
        """What the deals were worth on average."""
        return float(int(self.worth)) / float(int(self.tries)) if self.tries else 0.0


def edge_of(edges: "list[Edge]", entry: i64, start: i64) -> i64:
    """Where the edge of an entry stands, -1 if nowhere; looked for from `start` on, for moves come in much the same
    order."""
    count: i64 = len(edges)
    place = start
    while place < count:
        if edges[place].entry == entry:
            return place
        place += 1
    place = 0
    while place < start and place < count:
        if edges[place].entry == entry:
            return place
        place += 1
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
        self.root: list[Edge] = []
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
        #: the edges of the descent that runs, and who took them
        self.path: list[Edge] = []
        self.movers = vec[i64]()
        #: of the choice that is made: where the next edge is looked for, how many moves are new and one of them, the
        #: best edge and its bound, how much is explored; and the move that was chosen
        self.start: i64 = 0
        self.strange: i64 = 0
        self.newcomer: i64 = 0
        self.best: Edge | None = None
        self.most: float = 0.0
        self.reach: float = 0.0
        self.move: i64 = WAIT

    def sample(self) -> State:
        """A world that the view allows."""
        self.worlds += 1
        return next(self.drawn)

    def search(self, world: State, iterations: int = 1) -> None:
        """Search this many times in a world, which is left as it is."""
        before = world.totals if isinstance(world, TrickMatch) else NO_POINTS[0]
        for _ in range(iterations):
            self.iterations += 1
            state = world.copy()
            self.descend(state)
            if self.finish is None:
                self.experience.finish(state, self.rng, self.rows)
            else:
                self.finish(state, self.rng, int(self.rows))
            self.learn(self.worths(state, before))

    def branches(self) -> list[Branch]:
        """The first moves, the one most often taken first. A move WAIT lets others go first."""
        found = [
            Branch(int(edge.entry >> SEAT_SHIFT), int(edge.tries), int(edge.chances), edge.mean()) for edge in self.root
        ]
        return sorted(found, key=most_tried)

    # ---- one iteration ----

    def descend(self, state: State) -> None:
        """Play down the tree and one edge beyond it, or until the deal is over."""
        self.path = []
        self.movers = vec[i64](capacity=16)
        edges = self.root
        actors = state.phase.actors()
        seat = self.seat
        urged = False
        while True:
            self.best = None
            edge = self.choose(edges, state, seat, not urged and may_wait(state, seat, actors))
            if edge is None:
                return
            move = self.move
            self.path.append(edge)
            self.movers = append(self.movers, seat)
            urged = move == WAIT
            if not urged:
                state.apply(seat, move)
            if not edge.tries or len(self.path) >= MOST_DEPTH or not self.goes_on(state):
                return
            after = edge.edges
            if after is None:
                after = []
                edge.edges = after
            edges = after
            turn = state.phase.turn
            actors = state.phase.actors()
            seat = actors[0] if urged and turn < 0 else self.mover(state, actors)

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

    def choose(self, edges: list[Edge], state: State, seat: i64, waits: bool) -> Edge | None:
        """The edge that a seat takes, and in `move` a move that it stands for: any that is new in this node, or else
        the one with the best upper bound (UCB1, with the chances that an edge had in place of the visits of its
        parent)."""
        self.start = 0
        self.strange = 0
        self.reach = self.exploration * self.spread()
        viewer = self.seat
        own = seat == viewer
        veiled = False
        cards = state.phase.open_plays(seat) if not waits else 0
        moves: list[int] = []
        if not cards:
            moves = state.phase.legal(seat)
            if waits:
                moves = [*moves, int(WAIT)]
        for boxed in moves:
            move: i64 = boxed
            seen = move if own or move == WAIT else state.seen(viewer, seat, move)
            veiled = veiled or seen != move
            self.consider(edges, seen, seat)
        while cards:  # without a list of them
            move = first_card(cards) << KIND_BITS
            seen = move if own else state.seen(viewer, seat, move)
            veiled = veiled or seen != move
            self.consider(edges, seen, seat)
            cards &= cards - 1
        best = self.best
        if self.strange:
            best = Edge(self.newcomer, self.iterations)
            edges.append(best)
        if best is not None:
            self.move = best.entry >> SEAT_SHIFT
            if veiled:
                self.move = self.one_that_looks_so(state, seat, state.phase.legal(seat), self.move)
        return best

    def consider(self, edges: list[Edge], seen: i64, seat: i64) -> None:
        """Take in a legal move as the searching seat sees it: it may be new, or better than those before it."""
        entry = log_entry(seat, seen)
        place = edge_of(edges, entry, self.start)
        if place < 0:
            self.strange += 1
            if not self.rng.below(self.strange):
                self.newcomer = entry
            return
        self.start = place + 1
        edge = edges[place]
        if edge.last == self.iterations:
            return  # another move that looks the same
        edge.last = self.iterations
        edge.chances += 1
        if self.strange:
            return
        tries = float(int(edge.tries))
        bound = float(int(edge.worth)) / tries + self.reach * sqrt(log(float(int(edge.chances))) / tries)
        if self.best is None or bound > self.most:
            self.best = edge
            self.most = bound

    def one_that_looks_so(self, state: State, seat: i64, moves: list[int], wanted: i64) -> i64:
        """One of the moves that the searching seat sees so, each equally likely."""
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

    def learn(self, worth: vec[i64]) -> None:
        """Credit the edges of the way and the experience with what the deal was worth to who took them.

        A deal without end is worth nothing to anybody.
        """
        if self.finish is None:
            self.experience.learn(worth)
        for seat in range(len(worth)):
            number = float(int(worth[seat]))
            self.sum += number
            self.squares += number * number
        self.known += float(len(worth))
        movers = self.movers
        for step in range(len(movers)):
            edge = self.path[step]
            edge.tries += 1
            if movers[step] >= 0:  # the jury has nothing to gain
                edge.worth += worth[movers[step]]

    def worths(self, state: State, before: vec[i64]) -> vec[i64]:
        """What the deal was worth to each seat, as `rollouts.worth_of` says it. Where its row was not written, that is
        what the totals by column have changed by since `before`."""
        column = self.column
        seats = len(column)
        found = vec[i64]([0] * seats)
        sides = self.sides
        points = vec[i64]([0] * sides)
        if len(state.sheet) > self.rows:
            cells = state.sheet[self.rows].cells
            for side in range(sides):
                points[side] = cells[side]
        elif isinstance(state, TrickMatch) and state.phase.turn < 0:
            totals = state.totals
            for side in range(sides):
                points[side] = totals[side] - before[side]
        total: i64 = 0
        for side in range(sides):
            total += points[side]
        for seat in range(seats):
            value = points[column[seat]]
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
