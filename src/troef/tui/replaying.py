"""A replay in the terminal: a match from its record, step by step, with all hands open."""

from typing import Any, ClassVar, Final

from textual.binding import Binding, BindingType

from troef.core.refusal import MoveTextError
from troef.core.view import REFEREE, View
from troef.table.replay.replay import Replay, view_of
from troef.tui.drawing import Drawing
from troef.tui.room import QUIT_KEY, RoomApp
from troef.tui.session import Due

#: How long a step stays while the replay plays, in seconds.
PAUSE: Final = 1.0


class ReplaySession:
    """A match as it is watched: a deal, and a step of it.

    Raises:
        ValueError: no deal of it was begun.
    """

    def __init__(self, replay: Replay) -> None:
        if not replay.deals:
            raise ValueError("no deal was begun")
        self.replay = replay
        self.game = replay.record.game
        self.names = replay.record.names or [""] * replay.record.seats
        self.playing = False
        #: which of the deals is watched, counted from 0
        self.place = 0
        self.step = 0
        self._show()

    @property
    def last_step(self) -> int:
        """The last step of the deal: what its last move left."""
        deal = self.replay.deals[self.place]
        return deal.end - self.replay.first_event(deal)

    def go(self, step: int) -> None:
        """Watch another step; over the edge of a deal lies the next one."""
        if step > self.last_step and self.place < len(self.replay.deals) - 1:
            self.place, step = self.place + 1, 0
        elif step < 0 and self.place > 0:
            self.place -= 1
            step = self.last_step
        self.step = max(0, min(self.last_step, step))
        self._show()

    def go_to_deal(self, place: int) -> None:
        """Watch another deal from its beginning."""
        if 0 <= place < len(self.replay.deals):
            self.place, self.step = place, 0
            self._show()

    def _show(self) -> None:
        deal = self.replay.deals[self.place]
        state = self.replay.state_at(deal, self.step)
        if state.deal_number != deal.number:  # gone with its last move
            state = self.replay.state_at(deal, self.step - 1)
        self._view: View = state.view(REFEREE)
        self._wire: dict[str, Any] = view_of(state, REFEREE)

    def view(self) -> View:
        """The position with all hands open."""
        return self._view

    def wire(self) -> dict[str, object]:
        """The same as plain data."""
        return self._wire

    def my_turn(self) -> bool:
        """Nobody plays here."""
        return False

    def play(self, text: str) -> None:
        """Nobody plays here.

        Raises:
            MoveTextError: always.
        """
        raise MoveTextError(text)

    def due(self) -> Due | None:
        """The next step, while the replay plays."""
        last = self.step == self.last_step and self.place == len(self.replay.deals) - 1
        return Due(None, PAUSE) if self.playing and not last else None

    def happen(self, due: Due) -> None:
        """Show the next step."""
        self.go(self.step + 1)


class ReplayApp(RoomApp):
    """A replay at the table of the terminal."""

    KEYS: ClassVar[str] = "tui-replay-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "step(1)", show=False, priority=True),
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("home", "edge(0)", show=False, priority=True),
        Binding("end", "edge(1)", show=False, priority=True),
        Binding("pagedown", "deal(1)", show=False, priority=True),
        Binding("pageup", "deal(-1)", show=False, priority=True),
        Binding("space", "play", show=False, priority=True),
    ]

    def __init__(self, session: ReplaySession, lang: str, pace: float = 1.0) -> None:
        super().__init__(session, lang, pace)
        self.session: ReplaySession = session

    def _state_line(self, drawing: Drawing) -> str:
        session, say = self.session, self.words.say
        where = say("replay-step", number=session.step + 1, of=session.last_step + 1)
        deal = say("replay-deal", number=session.replay.deals[session.place].number)
        return f"{deal} · {where}   {super()._state_line(drawing)}"

    def take_typed(self, typed: str) -> bool:
        """There is nothing to type but that one leaves."""
        return typed.casefold() != QUIT_KEY

    def action_step(self, by: int) -> None:
        """A step on or back."""
        self._go(self.session.step + by)

    def action_edge(self, end: int) -> None:
        """To the beginning or the end of the deal."""
        self._go(self.session.last_step if end else 0)

    def action_deal(self, by: int) -> None:
        """A deal on or back."""
        self.session.playing = False
        self.session.go_to_deal(self.session.place + by)
        self.follow()

    def action_play(self) -> None:
        """Play by itself, or stop."""
        self.session.playing = not self.session.playing
        self.follow()

    def _go(self, step: int) -> None:
        self.session.playing = False
        self.session.go(step)
        self.follow()
