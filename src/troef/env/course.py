"""A deal or a match that goes on by actions and by chance, one step at a time: what all environments are made of.

Four things can be awaited: an order of the pack, who of several is asked first, what the clock or the table does, and
an action of a seat. All but the last are chance. An environment decides them from its seed (`episode.py`) or shows
them as chance nodes (`spiel.py`).
"""

from typing import Final, Literal, Self

import numpy as np

from troef.core.game import Game, State
from troef.core.jury import seat_of_move, seats_to_act, view_at_table
from troef.core.view import SPECTATOR, View
from troef.env.actions import WAIT, ActionError
from troef.env.observations import Floats
from troef.env.spaces import Mask, Space

Unit = Literal["deal", "match"]
Awaited = Literal["pack", "who", "clock", "action", "nothing"]

#: A course that has not ended after this many moves is broken off.
MOST_MOVES: Final = 20_000
NOBODY: Final = -1


class Course:
    """One deal (`unit="deal"`), or a whole match, of the game of a space.

    Raises:
        ValueError: there is no such unit or dealer.
    """

    def __init__(self, space: Space, unit: Unit = "deal", dealer: int = 0, most_moves: int = MOST_MOVES) -> None:
        if unit not in ("deal", "match"):
            raise ValueError(f"an episode is a 'deal' or a 'match', not '{unit}'")
        self.space = space
        self.game: Game = space.game
        self.unit: Unit = unit
        self.most_moves = most_moves
        self.state: State = self.game.start(space.seats, dealer)
        #: the seat that is asked for the next action, or NOBODY
        self.turn = NOBODY
        #: the parts of a move that each seat has given, where it is being spelled
        self.spelled: dict[int, list[int]] = {}
        #: what the last step brought each seat
        self.rewards = [0.0] * space.seats
        #: moves of seats, of the clock and of the table so far
        self.moves = 0
        #: who may act out of turn, and has let the others go first since the last move
        self.waited: set[int] = set()
        self.terminated = False
        self.truncated = False
        self._rows = 0
        self._settle()

    def copy(self) -> Self:
        """An independent course at the same point."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.spelled = {seat: list(parts) for seat, parts in self.spelled.items()}
        twin.rewards = list(self.rewards)
        twin.waited = set(self.waited)
        return twin

    # ---- what is awaited ----

    @property
    def over(self) -> bool:
        """Whether nothing is awaited any more."""
        return self.terminated or self.truncated

    @property
    def awaited(self) -> Awaited:
        """What must come next."""
        if self.over:
            return "nothing"
        if self.state.awaits_deal:
            return "pack"
        if self.turn >= 0:
            return "action"
        return "who" if self.turn == NOBODY else "clock"

    def actors(self) -> tuple[int, ...]:
        """Who may act now: seats, and the clock or the table as negative numbers."""
        return () if self.over else seats_to_act(self.state)

    def to_ask(self) -> list[int]:
        """Those who may act now and have not let the others go first."""
        return [actor for actor in self.actors() if actor not in self.waited]

    def may_wait(self, seat: int) -> bool:
        """Whether a seat may act, but it is the turn of another one: it may let the others go first (a knock)."""
        actors = self.actors()
        if len(actors) < 2 or seat not in actors or self.spelled.get(seat):
            return False
        turn = int(self.state.phase.turn)
        if turn not in actors:
            turn = int(self.state.view(SPECTATOR).turn)
        return turn in actors and turn != seat

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return view_at_table(self.state, seat)

    def observe(self, seat: int) -> Floats:
        """The observation of a seat: float32 of shape (space.width,)."""
        return self.space.observe(self.view(seat), self.spelled.get(seat, ()))

    def legal(self, seat: int) -> list[int]:
        """The actions that a seat may give now; none for one that may not act."""
        if self.over or seat not in self.actors():
            return []
        found = self.space.legal(self.view(seat).moves, self.spelled.get(seat, ()))
        return [WAIT, *found] if self.may_wait(seat) else found

    def mask(self, seat: int) -> Mask:
        """Which actions a seat may give now, int8 of shape (actions,): only WAIT for one that may not act."""
        out = np.zeros(len(self.space.actions), dtype=np.int8)
        out[self.legal(seat) or [WAIT]] = 1
        return out

    # ---- steps ----

    def deal(self, order: list[int]) -> None:
        """Chance gives the order of the pack.

        Raises:
            DealError: none is awaited, or these are not its cards.
        """
        self.state.deal(order)
        self._begin_step()

    def ask(self, seat: int) -> None:
        """Chance says who of those that may act is asked first.

        Raises:
            ActionError: he may not act.
        """
        if seat not in self.actors():
            raise ActionError(f"seat {seat} may not act now")
        self.turn = seat
        self.rewards = [0.0] * self.space.seats

    def clock(self, move: int) -> None:
        """The clock or the table, whose turn it is, makes a move.

        Raises:
            IllegalMove: the rules forbid it. Nothing has changed.
        """
        self._play(self.turn, move)

    def act(self, action: int, seat: "int | None" = None) -> None:
        """A seat gives an action: the one that is asked or, where all act at once, another that may act. WAIT lets the
        others go first.

        Raises:
            ActionError: it is out of range or not legal now, the seat may not act, or the episode is over. Nothing has
                changed.
        """
        who = self.turn if seat is None else seat
        if self.over or who not in self.actors():
            over = "the episode is over: 'reset' begins another one"
            raise ActionError(over if self.over else f"seat {who} may not act now")
        if action == WAIT and self.may_wait(who):
            self.waited.add(who)
            self.rewards = [0.0] * self.space.seats
            self._ask_the_only_one()
            return
        moves = self.view(who).moves
        given = (*self.spelled.get(who, ()), int(action))
        left = [move for move in moves if self.space.actions.path(move)[: len(given)] == given]
        if not left:
            raise ActionError(self._why_not(who, int(action)))
        if len(left) > 1:
            self.spelled[who] = list(given)
            self.rewards = [0.0] * self.space.seats
        else:
            self._play(who, left[0])

    def play(self, move: int, seat: "int | None" = None) -> None:
        """A seat makes a whole move, however many actions it would take.

        Raises:
            IllegalMove: the rules forbid it. Nothing has changed.
        """
        self._play(self.turn if seat is None else seat, move)

    def _why_not(self, seat: int, action: int) -> str:
        """Why an action is not legal, with the clause of the rule book where it is a whole move."""
        what = self.space.actions[action]
        if what.kind == "move" and not self.spelled.get(seat):
            refusal = self.state.refusal(seat, self.space.actions.move((action,)))
            if refusal is not None:
                return f"seat {seat} may not do '{what.text}' now ({refusal.clause}: {refusal.reason})"
        return f"seat {seat} may not give '{what.text}' ({what.kind}) now"

    def _play(self, seat: int, move: int) -> None:
        self.state.play(seat_of_move(self.state, seat, move), move)
        self.moves += 1
        self.spelled.pop(seat, None)
        self._begin_step()

    def _begin_step(self) -> None:
        """After a move or a deal: who is asked, what it brought, whether that was all."""
        self.waited.clear()
        self.rewards = [0.0] * self.space.seats
        for seat, parts in list(self.spelled.items()):  # of those that act at the same time
            if seat not in self.actors() or not self.space.legal(self.view(seat).moves, parts):
                del self.spelled[seat]
        self._settle()

    def _settle(self) -> None:
        self._take_rewards()
        self.turn = NOBODY
        if self.state.outcome() is not None or (self.unit == "deal" and self._rows):
            self.terminated = True
        elif self.moves >= self.most_moves:
            self.truncated = True
        elif not self.state.awaits_deal:
            self._ask_the_only_one()

    def _ask_the_only_one(self) -> None:
        """Nothing is left to chance where only one is left to ask."""
        left = self.to_ask()
        self.turn = left[0] if len(left) == 1 else NOBODY

    def _take_rewards(self) -> None:
        """What deals that have just ended brought: the rows of the score sheet."""
        rows = self.state.sheet[self._rows :]
        if rows:
            self._rows = len(self.state.sheet)
            self.rewards = self._by_sheet([sum(cells) for cells in zip(*[row.cells for row in rows], strict=True)])

    def _by_sheet(self, cells: list[int]) -> list[float]:
        sign = -1 if self.game.info.low_wins else 1
        found = [0.0] * self.space.seats
        for column, points in zip(self.view(0).columns, cells, strict=True):
            for seat in column:
                found[seat] = float(sign * points)
        return found
