"""What every table in the terminal has (Textual): the cards, the list of moves, typed moves, the rules page, languages.

What is played there, a match or a lesson, is a `Sitting`.
"""

import re
from functools import partial
from typing import Any, ClassVar, Final, Protocol

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Event, Key
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from troef.core.game import Game
from troef.core.refusal import IllegalMove, MoveTextError
from troef.core.view import View
from troef.tui.drawing import Drawing
from troef.tui.session import Due
from troef.tui.typing import Unclear, meant
from troef.words.pages import plain_page
from troef.words.words import LANGUAGES, Words, words

#: What stands beside the table: the moves, and the edges.
BESIDE: Final = 34
#: Leaves the table; where a queen can be played it may also be the beginning of one.
QUIT_KEY: Final = "q"


class Sitting(Protocol):
    """What is played at a table: who sits there, what the person sees, and what happens by itself."""

    game: Game
    names: list[str]

    def view(self) -> View:
        """What the person may know."""

    def wire(self) -> dict[str, object]:
        """The same as plain data: docs/protocol.md."""

    def my_turn(self) -> bool:
        """Whether the person may act."""

    def play(self, text: str) -> None:
        """The person's move, as text.

        Raises:
            MoveTextError: it is no move of the game.
            IllegalMove: it is refused.
        """

    def due(self) -> "Due | None":
        """What happens next by itself: None when it is the person's turn, or all is over."""

    def happen(self, due: Due) -> None:
        """Let happen what was due."""


class TypedMove(Input):
    """The line on which a move is typed: it is empty again as soon as it is sent, for what is typed next."""

    async def action_submit(self) -> None:
        """Send what was typed."""
        await super().action_submit()
        self.value = ""


class RulesScreen(Screen[None]):
    """The rules page of the game, with its clauses."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,q", "app.pop_screen", show=False),
    ]

    def __init__(self, text: str, hint: str) -> None:
        super().__init__()
        self.text = text
        self._hint = hint

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Markdown(self.text)
        yield Static(self._hint, id="keys")

    def on_mount(self) -> None:
        self.query_one("#page").focus()


class RoomApp(App[None]):
    """A table at which something is played. `pace` stretches the time that things take; 0 leaves it out."""

    CSS = """
    Screen { background: #0e4246; color: #f6efdf; layout: vertical; }
    #header { height: auto; max-height: 2; background: #0c373b; padding: 0 1; }
    #room { height: 1fr; }
    #table { height: 1fr; padding: 0 1; }
    #middle { margin: 1 0 0 0; height: auto; }
    #seats { height: auto; }
    #hand { height: auto; padding: 0 1; margin: 0 0 1 0; }
    #right { width: 32; background: #0c373b; }
    #moves { height: 1fr; border: none; background: #0c373b; padding: 0; scrollbar-size-vertical: 1;
             text-wrap: nowrap; text-overflow: ellipsis; }
    #moves > .option-list--option-highlighted { background: #f0bf5c; color: #16181d; }
    #paper { height: auto; max-height: 8; background: #fbf5e8; color: #29231a; padding: 0 1;
             scrollbar-size-vertical: 1; }
    #past { height: 4; padding: 0 1; background: #0a2f33; color: #cfe0d9; scrollbar-size-vertical: 1; }
    #message { height: auto; max-height: 3; padding: 0 1; }
    #message.refused { background: #a32a22; color: #ffffff; }
    #typed { height: 1; border: none; padding: 0 1; background: #17595b; }
    #keys { height: 1; background: #0c373b; color: #cfe0d9; padding: 0 1; }
    #page { background: #fbf5e8; color: #29231a; padding: 0 2; }
    """
    ENABLE_COMMAND_PALETTE = False
    #: the message that names the keys
    KEYS: ClassVar[str] = "tui-keys"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rules", show=False),
        Binding("f2", "language", show=False),
        Binding("escape", "choose", show=False),
    ]

    def __init__(self, session: Sitting, lang: str, pace: float = 1.0) -> None:
        super().__init__()
        self.session = session
        self.words: Words = words(lang)
        self.pace = pace
        self._moves: list[dict[str, Any]] = []
        self._waiting: Timer | None = None
        #: how many keys were pressed at the table
        self._keys = 0

    # ---- the room ----

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        with Horizontal(id="room"):
            with Vertical():
                with VerticalScroll(id="table", can_focus=False):
                    yield Static(id="seats")
                    yield Static(id="middle")
                yield Static(id="hand")
            with Vertical(id="right"):
                yield OptionList(id="moves")
                with VerticalScroll(id="paper", can_focus=False):
                    yield Static(id="sheet")
        with VerticalScroll(id="past", can_focus=False):
            yield Static(id="log")
        yield Static(id="message")
        yield TypedMove(id="typed", compact=True, select_on_focus=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.title = "Troef"
        self.focus_moves()
        self.follow()

    def on_resize(self) -> None:
        if self.query("#header"):
            self.draw()

    # ---- what happens ----

    def follow(self) -> None:
        """Draw the position and let happen what happens by itself."""
        if self._waiting is not None:
            self._waiting.stop()
            self._waiting = None
        due = self.session.due()
        while due is not None and self.pace == 0:
            self.session.happen(due)
            due = self.session.due()
        self.draw()
        if due is not None:
            self._waiting = self.set_timer(max(0.001, due.seconds * self.pace), partial(self._happen, due))

    def _happen(self, due: Due) -> None:
        self.session.happen(due)
        self.follow()

    def play(self, text: str) -> None:
        """The person's move, or why it is not one."""
        try:
            self.session.play(text)
        except IllegalMove as error:
            clause = error.refusal.clause
            rule = f" [{self.words.say('ui-see-rule', clause=clause)}]" if clause else ""
            self.tell(self.words.refusal(self.session.game.slug, error.refusal) + rule, refused=True)
        except MoveTextError:
            self.tell(self.words.error("bad-move", {"text": text}), refused=True)
        else:
            self.follow()
        self.focus_moves()

    def focus_moves(self) -> None:
        """The list of moves has the keys again, unless the next move is being typed."""
        if not self.query_one(Input).value:
            self.screen.set_focus(self.query_one(OptionList))

    # ---- drawing ----

    def drawing(self) -> Drawing:
        """The position as the person may know it."""
        return Drawing(self.session.wire(), self.words, self.session.names, self.size.width - BESIDE)

    def draw(self) -> None:
        """Draw everything."""
        drawing = self.drawing()
        self.query_one("#header", Static).update(drawing.header())
        self.query_one("#seats", Static).update(drawing.seats())
        self.query_one("#middle", Static).update(drawing.middle())
        self.query_one("#hand", Static).update(drawing.hand())
        self.query_one("#sheet", Static).update(drawing.sheet())
        self.query_one("#log", Static).update(drawing.log())
        self.query_one("#past", VerticalScroll).scroll_end(animate=False)
        self.query_one("#paper", VerticalScroll).scroll_end(animate=False)
        self.query_one("#keys", Static).update(self.words.say(self.KEYS))
        self.query_one(Input).placeholder = self.words.say("tui-type")
        self._list_moves(drawing)
        self.tell(self._state_line(drawing))

    def _state_line(self, drawing: Drawing) -> str:
        """What is said under the table while nothing else is."""
        if self.session.my_turn():
            return self.words.say("ui-your-turn")
        names = [drawing.name(seat) for seat in drawing.on_turn()]
        return self.words.say("ui-waiting-for", names=", ".join(names), count=len(names)) if names else ""

    def offers(self) -> dict[str, str]:
        """What can be chosen beside the moves, above them: what stands in the list, by a name."""
        return {}

    def take_offer(self, name: str) -> None:
        """One of the offers was chosen."""

    def _list_moves(self, drawing: Drawing) -> None:
        self._moves = [move for move in drawing.view["moves"] if move.get("due", True)]
        moves = self.query_one(OptionList)
        moves.clear_options()
        for name, line in self.offers().items():
            moves.add_option(Option(line, id=name))
        for number, move in enumerate(self._moves):
            label = Text(drawing.label(move))
            if label.plain.casefold() != move["text"]:
                label.append(f"  {move['text']}", "dim")
            stake = drawing.stake(move)
            if stake:
                label.append(f"  {stake}", "italic dim")
            moves.add_option(Option(label, id=str(number)))
        if moves.option_count:
            moves.highlighted = 0

    def tell(self, line: str, refused: bool = False) -> None:
        """Say something under the table."""
        message = self.query_one("#message", Static)
        message.set_class(refused, "refused")
        message.update(Text(line))

    # ---- what the person does ----

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on an offer, or on a move; one with an amount is finished by typing it."""
        if event.option_id in self.offers():
            self.take_offer(event.option_id)
            return
        move = self._moves[int(event.option_id or 0)]
        amount = move.get("amount")
        if isinstance(amount, dict) and amount["min"] != amount["max"]:
            self.begin_typing(re.sub(r"\d+$", "", move["text"]))
            self.tell(f"{move['text']} … {amount['max']}")
        else:
            self.play(move["text"])

    def begin_typing(self, text: str) -> None:
        """The person goes on typing where the list has begun."""
        typed = self.query_one(Input)
        typed.value = text
        self.screen.set_focus(typed)
        typed.cursor_position = len(text)

    def take_typed(self, typed: str) -> bool:
        """Whether what was typed was something else than a move, which is done with it."""
        return False

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed move: as in records (`KH`), or as the list words it."""
        typed = " ".join(event.value.split())
        if not typed:
            self.focus_moves()
            return
        if self.take_typed(typed):
            return
        if typed.casefold() == QUIT_KEY:
            self.exit()
            return
        drawing = self.drawing()
        labels = {drawing.label(move).casefold(): move["text"] for move in self._moves}
        try:
            text = labels.get(typed.casefold()) or meant(
                typed, self.session.game, self.session.view(), self._moves, self.words
            )
        except Unclear as unclear:
            self.tell(self.words.say("tui-unclear", text=typed, cards=" / ".join(unclear.cards)), refused=True)
            return
        self.play(text)

    async def on_event(self, event: Event) -> None:
        """Typing begins a move wherever one is. The focus moves before the next key is read, so that what is typed in
        one go is one move."""
        if isinstance(event, Key) and len(self.screen_stack) == 1:
            self._keys += 1
            if event.key == QUIT_KEY and not self.query_one(Input).value and not self._may_be_a_queen():
                self.call_later(self._leave, self._keys)
            if self._is_typing(event):
                self.screen.set_focus(self.query_one(Input))
        await super().on_event(event)

    def _leave(self, keys: int) -> None:
        """Leave, unless more was typed in the same go: then it is a move that cannot be made now."""
        if keys == self._keys:
            self.exit()

    def _is_typing(self, key: Key) -> bool:
        """Whether a key belongs to a typed move: a sign, or what ends one that was begun."""
        if self.query_one(Input).value:
            return key.is_printable or key.key in ("enter", "backspace")
        return key.is_printable and key.key != "space"

    def _may_be_a_queen(self) -> bool:
        """Whether the letter may be the beginning of a move: then leaving waits for Enter."""
        return any(card[0] == "Q" for move in self._moves for card in move.get("cards", []))

    def action_choose(self) -> None:
        """Back to the list of moves."""
        self.query_one(Input).value = ""
        self.focus_moves()

    def action_rules(self) -> None:
        """The rules page."""
        try:
            text = plain_page(self.session.game.slug, self.words.lang)
        except LookupError:
            self.tell(self.words.error("unknown-page", {}), refused=True)
            return
        self.push_screen(RulesScreen(text, self.words.say("tui-rules-keys")))

    def action_language(self) -> None:
        """The other language."""
        place = LANGUAGES.index(self.words.lang)
        self.words = words(LANGUAGES[(place + 1) % len(LANGUAGES)])
        self.draw()
