"""Solving a position: its value, the value of every card, and the best line; at once or in slices."""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import cards_in, first_card
from troef.search.solver.memory import Memory
from troef.search.solver.position import Position, lay_open
from troef.search.solver.prospects import INFINITY
from troef.search.solver.ranks import RankSearch, only_ranks_count
from troef.search.solver.whole import WholeSearch
from troef.tricks.aim import Aim

#: Looking at this many positions takes well under 10 ms (compiled).
SLICE: Final = 8_000
#: After this many slices a slice is twice as long, after as many again three times, and so on; and each time by at
#: least this many positions.
PATIENCE: Final = 1_000
GROWTH: Final = 100
#: In place of a value: nothing is expected.
ANYTHING: Final = 100_000
#: No limit of positions.
UNBOUNDED: Final[i64] = 2**60


@final
class Bounds:
    """What is known of the value of one position while it is searched.

    `guess` is where the questions begin; `wide`: there is nothing to go by, all is asked at once.
    """

    def __init__(self, position: Position, guess: i64, wide: bool) -> None:
        self.position = position
        self.guess: i64 = guess
        self.wide = wide
        self.lower: i64 = -INFINITY
        self.upper: i64 = INFINITY

    def known(self) -> bool:
        """Whether the value is known."""
        return self.lower >= self.upper

    def learn(self, beta: i64, value: i64) -> None:
        """Take in the answer to the question whether the value is at least beta."""
        if value >= beta:
            self.lower = value
        else:
            self.upper = value
        self.guess = value

    def question(self) -> i64:
        """What to ask next."""
        return self.guess + 1 if self.guess == self.lower else self.guess


@final
class Solving:
    """A position that is being solved; `run` goes on for a slice, and `done` says when all is known.

    Then `value` is what the side of the aim gets from here on when nobody errs. Where they were asked for, `moves` is
    the value by card (all that may be played now, in order) and `line` the best play to the end.

    `before` may be an earlier solving with the same memory. Where this position is a later one of the same deal (or the
    same with another seat on lead), what the earlier one remembers is used; otherwise it makes no difference.
    """

    def __init__(
        self,
        aim: Aim,
        memory: Memory,
        every_move: bool = False,
        with_line: bool = False,
        before: "Solving | None" = None,
    ) -> None:
        self.value = 0
        self.done = False
        self.position: Position = lay_open(aim, before.position.deal if before is not None else None)
        self.ranks: RankSearch | None = None
        self.whole: WholeSearch | None = None
        self.expected = ANYTHING
        if before is not None and before.position.deal is self.position.deal:
            self.ranks = before.ranks
            self.whole = before.whole
            if before.done and before.position.left == self.position.left:
                self.expected = before.value
        elif only_ranks_count(self.position.deal):
            self.ranks = RankSearch(self.position)
        else:
            self.whole = WholeSearch(self.position, memory)
        self.stopped = False
        self.every_move = every_move
        self.with_line = with_line
        self.moves: list[tuple[int, int]] = []
        self.line: list[int] = []
        self._root: Bounds | None = None
        self._tries: list[Bounds] = []
        self._try_of: list[int] = []  # by legal card, the place in `_tries`
        self._tried = 0
        self._slices = 0
        self._walk: Position | None = None

    @property
    def nodes(self) -> int:
        """How many positions have been looked at."""
        ranks, whole = self.ranks, self.whole
        return int(ranks.nodes) if ranks is not None else int(whole.nodes) if whole is not None else 0

    def run(self, nodes: int = SLICE) -> bool:
        """Go on until all is known or this many positions have been looked at; gives `done`."""
        if self.done:
            return True
        ranks, whole = self.ranks, self.whole
        # what is forgotten between slices that are too short could be looked for for ever: they slowly grow
        self._slices += 1
        nodes += max(nodes, GROWTH) * (self._slices // PATIENCE)
        if ranks is not None:
            ranks.begin_slice(nodes)
        if whole is not None:
            whole.begin_slice(nodes)
        if not (self._solve_moves() if self.every_move else self._solve_root()):
            return False
        if self.with_line and not self._find_line():
            return False
        self.done = True
        return True

    def _value_from(self, position: Position, alpha: i64, beta: i64) -> i64:
        """The value of what is left, or a bound of it; `stopped` says that the slice was over first."""
        ranks, whole = self.ranks, self.whole
        if position.over():
            return position.final()
        if ranks is not None:
            value = ranks.value_from(position, alpha, beta)
            self.stopped = ranks.stopped
            return value
        assert whole is not None
        value = whole.value_from(position, alpha, beta)
        self.stopped = whole.stopped
        return value

    def _solve_root(self) -> bool:
        root = self._root
        if root is None:
            root = Bounds(self.position, self._first_guess(), self.ranks is None)
            self._root = root
        if not self._settle(root):
            return False
        self.value = int(root.lower)
        return True

    def _first_guess(self) -> i64:
        """Where to begin: what is expected, or as many tricks as the side's share of the highest cards."""
        ranks = self.ranks
        if ranks is None:
            return 0
        return ranks.guess(self.position) if self.expected == ANYTHING else self.expected

    def _settle(self, bounds: Bounds) -> bool:
        """Ask until the value is known; False where the slice was over first."""
        banked = bounds.position.banked
        if bounds.wide and not bounds.known():
            value = self._value_from(bounds.position, -INFINITY, INFINITY)
            if self.stopped:
                return False
            bounds.lower = value + banked
            bounds.upper = value + banked
        while not bounds.known():
            beta = bounds.question() - banked
            value = self._value_from(bounds.position, beta - 1, beta)
            if self.stopped:
                return False
            bounds.learn(beta + banked, value + banked)
        return True

    def _solve_moves(self) -> bool:
        """The value of each card; the best so far is where the questions about the next begin."""
        position = self.position
        codes = cards_in(position.legal())
        if not self._tries:
            self._begin_tries(codes)
        maximise = position.deal.maximises[position.turn] != 0
        while self._tried < len(self._tries):
            bounds = self._tries[self._tried]
            if not self._settle(bounds):
                return False
            value = int(bounds.lower)
            if self._tried == 0 or (value > self.value) == maximise:
                self.value = value
            self._tried += 1
            if self._tried < len(self._tries):
                self._tries[self._tried].guess = self.value
        cards = position.deal.cards
        self.moves = sorted(
            [(int(cards[code]), int(self._tries[place].lower)) for code, place in zip(codes, self._try_of, strict=True)]
        )
        return True

    def _begin_tries(self, codes: list[int]) -> None:
        """What is to be found out: of cards that do the same, one."""
        position, whole = self.position, self.whole
        live = whole.live(position) if whole is not None else 0
        last = -1
        for code in codes:
            if last < 0 or not position.alike(last, code, live):
                after = position.again()
                after.play(code)
                self._tries.append(Bounds(after, self._first_guess(), self.ranks is None))
            self._try_of.append(len(self._tries) - 1)
            last = code

    def _find_line(self) -> bool:
        """Walk on with a card that keeps the value, until the cards are played."""
        walk = self._walk
        if walk is None:
            walk = self.position.again()
            self._walk = walk
        while not walk.over():
            code = self._keeping(walk)
            if code < 0:
                return False
            self.line.append(int(walk.deal.cards[code]))
            walk.play(code)
        return True

    def _keeping(self, walk: Position) -> i64:
        """The first card with which the value is kept; -1 where the slice was over first."""
        deal = walk.deal
        cards = walk.legal()
        if cards & (cards - 1) == 0:
            return first_card(cards)
        maximise = deal.maximises[walk.turn] != 0
        while cards:
            code = first_card(cards)
            cards &= cards - 1
            if not cards:
                return code
            after = walk.again()
            after.play(code)
            wanted = self.value - after.banked
            if maximise:
                value = self._value_from(after, wanted - 1, wanted)
            else:
                value = self._value_from(after, wanted, wanted + 1)
            if self.stopped:
                return -1
            if (maximise and value >= wanted) or (not maximise and value <= wanted):
                return code
        return -1


@final
class Solver:
    """Solves one position after the other; keeps its memory for the next."""

    def __init__(self, bits: int = 16) -> None:
        self.memory = Memory(bits)

    def solve(self, aim: Aim) -> int:
        """What the side of the aim gets from here on when nobody errs."""
        solving = Solving(aim, self.memory)
        solving.run(int(UNBOUNDED))
        return solving.value

    def solve_moves(self, aim: Aim, with_line: bool = True, before: "Solving | None" = None) -> Solving:
        """The value of every card that may be played now, and the best line where it is asked for.

        `before` is what this gave for an earlier position of the same deal, with which it is faster.
        """
        solving = Solving(aim, self.memory, every_move=True, with_line=with_line, before=before)
        solving.run(int(UNBOUNDED))
        return solving
