"""A match in the terminal: one person at seat 0, bots at the others, and the record of it. It draws nothing."""

import time
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.player import Player, delay_of, sign_of
from troef.core.chairs import bot_notices
from troef.core.dealer import SeededDealer, cut_limits
from troef.core.game import Game, State
from troef.core.jury import seat_of_move, seats_to_act, view_at_table
from troef.core.match import Match
from troef.core.record import Record
from troef.core.refusal import DealError
from troef.core.rng import Rng
from troef.core.view import REFEREE, View
from troef.core.wire import view_dict
from troef.table.people.people import BOT_PEOPLE

#: The person's seat.
ME: Final = 0
#: How long a bot may think about a move, in seconds.
BUDGET: Final = 1.0
#: How long the end of a deal stays on the table, in seconds.
DEAL_PAUSE: Final = 1.5
#: How long a deal waits for the person, where it is the person's to cut, in seconds.
CUT_PAUSE: Final = 10.0


@dataclass(frozen=True)
class Due:
    """What happens next by itself: a deal (`seat` is None) or the move of a bot, after this many seconds."""

    seat: int | None
    seconds: float


class Session:
    """The same game, players and seed give the same deals and the same bots."""

    def __init__(self, game: Game, seats: int, bot: str, seed: str) -> None:
        self.game = game
        self.seats = seats
        self.bot = bot
        self.seed = seed
        self.matches = 0
        self.again()

    def again(self) -> None:
        """A new match."""
        self.matches += 1
        seed = f"{self.seed}:{self.matches}"
        rng = Rng(seed)
        names = ["", *(BOT_PEOPLE[seat % len(BOT_PEOPLE)] for seat in range(self.seats - 1))]
        self.match = Match(Record(self.game, self.seats, int(rng.below(self.seats)), names))
        self.names = names
        self._dealer = SeededDealer(seed)
        self._players: dict[int, Player] = {
            seat: make_player(self.bot, self.game, f"{seed}:{seat}") for seat in range(self.seats) if seat != ME
        }
        self._acted: dict[int, Hashable] = {}
        #: whether the person has spoken on the cut of the awaited deal, and how many cards were taken off
        self._has_cut = False
        self._taken_off: int | None = None
        #: when each bot acts on what it has seen, by the seconds that have passed at this table
        self._planned: dict[int, tuple[Hashable, float]] = {}
        self._now = 0.0
        self._looked = time.monotonic()
        for notice in bot_notices(self.game, list(self._players)):
            self.match.play(REFEREE, notice)

    @property
    def state(self) -> State:
        """The position now."""
        return self.match.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.outcome() is not None

    def view(self) -> View:
        """What the person may know."""
        return view_at_table(self.state, ME)

    def wire(self) -> dict[str, object]:
        """The same as plain data: docs/protocol.md."""
        return view_dict(self.game, self.view())

    def my_turn(self) -> bool:
        """Whether the person may act."""
        return ME in seats_to_act(self.state)

    def play(self, text: str) -> None:
        """The person's move, as text.

        Raises:
            MoveTextError: it is no move of the game.
            IllegalMove: it is refused.
        """
        self._play(ME, self.game.parse(text, self.view()))

    def may_cut(self) -> "tuple[int, int] | None":
        """How many cards the person may take off, at least and at most, where it is the person who cuts now."""
        state = self.state
        if not state.awaits_deal or self.over or self._has_cut or state.cutter() != ME:
            return None
        return cut_limits(state)

    def cut(self, place: "int | None") -> None:
        """The person takes off that many cards, or leaves the cut to the dealer.

        Raises:
            DealError: there is nothing to cut, or not there.
        """
        limits = self.may_cut()
        if limits is None:
            raise DealError("there is nothing to cut now")
        if place is not None and not limits[0] <= place <= limits[1]:
            raise DealError(
                "a cut takes off {least} to {most} cards, not {cut}", least=limits[0], most=limits[1], cut=place
            )
        self._has_cut, self._taken_off = True, place

    def due(self) -> "Due | None":
        """What happens next by itself: None when it is the person's turn, or the match is over."""
        state = self.state
        if state.awaits_deal:
            if self.may_cut():
                return Due(None, CUT_PAUSE)
            return Due(None, DEAL_PAUSE if state.deal_number and not self._has_cut else 0.0)
        actors = seats_to_act(state)
        self._let_time_pass(actors)
        waiting: list[Due] = []
        resting: list[Due] = []
        for seat in actors:
            if seat == ME:
                continue
            view = view_at_table(state, seat)
            sign = sign_of(self._players[seat], view)
            due = Due(seat, self._seconds_left(seat, sign, view))
            # who has acted in a race waits for the others, as long as nothing it sees has changed
            (resting if len(actors) > 1 and self._acted.get(seat) == sign else waiting).append(due)
        if not waiting and ME not in actors:
            waiting = resting
        return min(waiting, key=lambda due: due.seconds) if waiting else None

    def _let_time_pass(self, actors: tuple[int, ...]) -> None:
        """The seconds since the last look, at most until somebody should have acted."""
        self._planned = {seat: plan for seat, plan in self._planned.items() if seat in actors}
        moments = [at for seat, (sign, at) in self._planned.items() if self._acted.get(seat) != sign]
        now = time.monotonic()
        passed, self._looked = self._now + now - self._looked, now
        self._now = max(self._now, min([passed, *moments]))

    def _seconds_left(self, seat: int, sign: Hashable, view: View) -> float:
        """How long a bot still takes: what others do meanwhile is no reason to start from scratch."""
        planned = self._planned.get(seat)
        if planned is None or planned[0] != sign:
            planned = sign, self._now + delay_of(self._players[seat], view)
            self._planned[seat] = planned
        return max(0.0, planned[1] - self._now)

    def happen(self, due: Due) -> None:
        """Let happen what was due."""
        self._now += due.seconds
        self._looked = time.monotonic()
        if due.seat is None:
            self.match.deal(self._dealer, self._taken_off)
            self._has_cut, self._taken_off = False, None
            return
        self._planned.pop(due.seat, None)
        view = view_at_table(self.state, due.seat)
        sign = sign_of(self._players[due.seat], view)
        everybody_waits = self._acted.get(due.seat) == sign
        self._acted[due.seat] = sign
        move = self._players[due.seat].choose(view, BUDGET)
        if move == WAIT and everybody_waits:
            move = view.moves[0]
        if move != WAIT:
            self._play(due.seat, move)

    def _play(self, seat: int, move: int) -> None:
        self.match.play(seat_of_move(self.state, seat, move), move)
