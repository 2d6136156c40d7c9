"""Many episodes side by side: each row a deal or a match that waits for the action of one seat."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from troef.cards.bits import first_card
from troef.core.game import Game, State
from troef.core.log import SEAT_OFFSET, SEAT_SHIFT
from troef.core.rng import Rng
from troef.core.view import REFEREE
from troef.rows.moves import MoveNumbers
from troef.rows.writer import RowWriter

#: The seat that answers for the jury (`troef.core.jury`).
HOST: Final[i64] = 0
#: The action of who lets the others go first, and the only one where nothing can be done.
WAIT: Final[i64] = 0
#: The turn of a row whose episode has ended.
NOBODY: Final[i64] = -1

#: When a row begins again whose episode has ended: in the same step, in the next one, or not by itself.
SAME_STEP: Final[i64] = 0
NEXT_STEP: Final[i64] = 1
DISABLED: Final[i64] = 2

RUNNING: Final[i64] = 0
TERMINATED: Final[i64] = 1
TRUNCATED: Final[i64] = 2

_NO_MOVE: Final[i64] = -1
_HOSTED: Final[tuple[int, ...]] = (int(HOST),)
_NOTHING: Final[list[int]] = []


@final
class Row:
    """One episode: its state, and what is awaited.

    `left` are the legal moves that what has been `given` of a spelled move leaves open. `waited` has who may act out of
    turn and has let the others go first since the last move. `due` is what each seat was paid since its last action.
    """

    def __init__(self, state: State, rng: Rng) -> None:
        seats = int(state.seats)
        self.state = state
        self.rng = rng
        self.turn: i64 = NOBODY
        self.end: i64 = RUNNING
        self.moves: i64 = 0
        self.settled: i64 = 0
        self.left: list[int] = _NOTHING
        self.given: list[int] = _NOTHING
        self.waited: list[int] = _NOTHING
        self.due = vec[float]([0.0] * seats)
        #: what was done in the deal, as `RowWriter.write_done` reads it: `done_count` entries from `read` of the log
        self.done = vec[i32]([i32(0)] * 64)
        self.done_count: i64 = 0
        self.read: i64 = 0
        self.deal: i64 = 0


@final
class Episodes:
    """Rows of a game at a number of seats: deals, or whole matches where `whole_match` is true. An episode is broken
    off after `most_moves`.

    After `show_all` the cells of all rows stand in the `writer`, those of row r before `ends[r]` and `one_ends[r]`.
    `marks` are the legal actions of all rows, those of row r before `mark_ends[r]`.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        rows: int,
        whole_match: bool,
        most_moves: int,
        moves: MoveNumbers,
        writer: RowWriter,
        spelled: dict[int, int],
        open_log: bool,
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.count: i64 = rows
        self.whole_match = whole_match
        self.most_moves: i64 = most_moves
        self.numbers = moves
        self.writer = writer
        #: whether everybody is told every move of the log as it stands there
        self.open_log = open_log
        #: the column of each part that has been given of a spelled move
        self.spelled = spelled
        self.rows: list[Row] = []
        self.sign: float = -1.0 if game.info.low_wins else 1.0
        self.ends = vec[i32]([i32(0)] * rows)
        self.one_ends = vec[i32]([i32(0)] * rows)
        self.marks = vec[i32]([i32(0)] * (rows * 16))
        self.marked: i64 = 0
        self.mark_ends = vec[i32]([i32(0)] * rows)
        self.turns = vec[i32]([i32(-1)] * rows)
        self.rewards = vec[float]([0.0] * rows)
        self.final_rewards = vec[float]([0.0] * (rows * seats))
        self.over = vec[i32]([i32(0)] * rows)

    def seed(self, seeds: list[str]) -> None:
        """Begin an episode in every row, each with its own stream of chance."""
        self.rows = [self._begun(Rng(seed)) for seed in seeds]
        for row in range(self.count):
            self._settle_marks(row)

    def seed_row(self, row: int, seed: str) -> None:
        """Begin a row again, with a stream of chance of its own."""
        self.rows[row] = self._begun(Rng(seed))
        self._settle_marks(row)

    def begin(self, row: int) -> None:
        """The next episode of a row, with the stream that it has."""
        self.rows[row] = self._begun(self.rows[row].rng)
        self._settle_marks(row)

    def _settle_marks(self, row: i64) -> None:
        self.rewards[row] = 0.0
        self.over[row] = i32(0)
        self.turns[row] = i32(self.rows[row].turn)
        for seat in range(self.seats):
            self.final_rewards[row * self.seats + seat] = 0.0

    def _begun(self, rng: Rng) -> Row:
        """An episode in which somebody is asked. One that ends before is left out."""
        while True:
            row = Row(self.game.new_state(int(self.seats), int(rng.below(self.seats))), rng)
            self._go_on(row)
            if row.end == RUNNING:
                return row

    # ---- steps ----

    def step(self, actions: list[int], mode: i64) -> None:
        """A legal action for every row; that of a row whose episode has ended is left out. `mode` says when such a row
        begins again."""
        for number in range(self.count):
            row = self.rows[number]
            if row.end != RUNNING:
                if mode == NEXT_STEP:
                    self.begin(int(number))
                self.rewards[number] = 0.0
                self.over[number] = i32(0)
                continue
            actor = row.turn
            row.due[actor] = 0.0
            self._act(row, actions[number])
            self.over[number] = i32(row.end)
            if row.end == RUNNING:
                self.rewards[number] = row.due[row.turn]
            else:
                self.rewards[number] = row.due[actor]
                for seat in range(self.seats):
                    self.final_rewards[number * self.seats + seat] = row.due[seat]
                if mode == SAME_STEP:
                    row = self._begun(row.rng)
                    self.rows[number] = row
            self.turns[number] = i32(row.turn)

    def _act(self, row: Row, action: i64) -> None:
        if action == WAIT:
            row.waited = [*row.waited, int(row.turn)]
            self._go_on(row)
            return
        move = self.numbers.move(action)
        if move < 0 or len(row.given):
            move = self._spell(row, action)
            if move == _NO_MOVE:
                return
        state = row.state
        seat = row.turn
        if seat == HOST and state.phase.turn < 0 and _asks_jury(state.actors()):
            seat = REFEREE
        state.apply(seat, move)
        row.moves += 1
        row.given = row.waited = _NOTHING
        self._go_on(row)

    def _spell(self, row: Row, action: i64) -> i64:
        """The move that is complete with this part; -1 where several are open still."""
        place = len(row.given)
        left: list[int] = []
        numbers = self.numbers
        for move in row.left:
            if numbers.whole(move):
                continue
            start = numbers.start(move)
            if place < numbers.parts[start - 1] and numbers.parts[start + place] == action:
                left.append(move)
        if len(left) == 1:
            return left[0]
        row.left = left
        row.given = [*row.given, int(action)]
        return _NO_MOVE

    def _go_on(self, row: Row) -> None:
        """Until an action is awaited: settle, deal, choose who is asked, let the clock act."""
        state = row.state
        while True:
            if len(state.sheet) != row.settled:
                self._pay(row)
            if state.outcome_now is not None or (row.settled and not self.whole_match):
                row.end = TERMINATED
                row.turn = NOBODY
                return
            if row.moves >= self.most_moves:
                row.end = TRUNCATED
                row.turn = NOBODY
                return
            if state.awaits_deal:
                state.deal_shuffled(row.rng)
                continue
            turn = _asked(state.actors(), row)
            if turn >= 0:
                row.turn = turn
                return
            state.apply(turn, state.phase.pick(turn, row.rng))
            row.moves += 1
            row.waited = _NOTHING

    def _pay(self, row: Row) -> None:
        """What the deals that have just been settled brought each seat: the rows of the score sheet."""
        state = row.state
        columns = self.writer.columns_of(state)
        for number in range(row.settled, len(state.sheet)):
            cells = state.sheet[number].cells
            for place in range(min(len(cells), len(columns))):
                for seat in columns[place]:
                    row.due[seat] += self.sign * cells[place]
        row.settled = len(state.sheet)

    # ---- what is seen ----

    def show_all(self) -> None:
        """Write what the seat sees in each row that gives the next action, and which actions are legal."""
        self.writer.clear()
        self.marked = 0
        for number in range(self.count):
            row = self.rows[number]
            if row.end == RUNNING:
                self._show(row)
            else:
                self._mark(WAIT)
            self.ends[number] = i32(self.writer.size)
            self.one_ends[number] = i32(self.writer.counted)
            self.mark_ends[number] = i32(self.marked)

    def _show(self, row: Row) -> None:
        state = row.state
        actors = state.actors()
        jury = _asks_jury(actors)
        self.writer.write_state(state, int(row.turn), _HOSTED if jury else actors, not self.open_log)
        if self.open_log:
            self._read_log(row)
            self.writer.write_done(row.done, row.done_count)
        cards = state.phase.open_plays(row.turn)
        if cards:
            while cards:
                self._mark(self.numbers.of_card(first_card(cards)))
                cards &= cards - 1
            return
        if not len(row.given):
            row.left = state.legal(REFEREE if jury else row.turn)
        for part in row.given:
            self.writer.one(self.spelled[part])
        place = len(row.given)
        if not place and len(actors) > 1 and self._may_wait(state, row.turn, actors):
            self._mark(WAIT)
        numbers = self.numbers
        for move in row.left:
            action = 0 if place else numbers.whole(move)
            if not action:
                start = numbers.start(move)  # may add to the parts
                action = numbers.parts[start + place]
            self._mark(action)

    def _read_log(self, row: Row) -> None:
        """Take up what has been added to the log since it was read."""
        state = row.state
        log = state.log
        if state.deal_number != row.deal or len(log) < row.read:
            row.deal = state.deal_number
            row.read = row.done_count = 0
        for at in range(row.read, len(log)):
            entry = log[at]
            seat = (entry & 15) - SEAT_OFFSET
            action = self.numbers.whole(entry >> SEAT_SHIFT)
            if seat >= 0 and action:
                done = i32((action - 1) << 4 | seat)
                if row.done_count == len(row.done):
                    row.done = append(row.done, done)
                else:
                    row.done[row.done_count] = done
                row.done_count += 1
        row.read = len(log)

    def _may_wait(self, state: State, seat: i64, actors: tuple[int, ...]) -> bool:
        """Whether it is the turn of another one, as the table has just been shown."""
        turn = state.phase.turn
        if int(turn) not in actors:
            turn = self.writer.turn
        return turn != seat and int(turn) in actors

    def _mark(self, action: i64) -> None:
        marked = self.marked
        if marked == len(self.marks):
            marks = vec[i32]([i32(0)] * int(2 * marked))
            for at in range(marked):
                marks[at] = self.marks[at]
            self.marks = marks
        self.marks[marked] = i32(action)
        self.marked = marked + 1


def _asked(actors: tuple[int, ...], row: Row) -> i64:
    """Who of those that may act is asked: chance chooses among those that have not waited. The host is asked for the
    jury."""
    if len(actors) == 1:
        return HOST if actors[0] == REFEREE else actors[0]
    left = [actor for actor in actors if actor not in row.waited]
    return left[row.rng.below(len(left))] if len(left) > 1 else left[0]


def _asks_jury(actors: tuple[int, ...]) -> bool:
    """Whether it is the jury that acts."""
    return len(actors) == 1 and actors[0] == REFEREE
