"""A match in the terminal: what its table has beside that of every table (`room`)."""

import re
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from troef.bots.advice import USUAL_BUDGET, Advice, advise
from troef.core.refusal import DealError
from troef.core.view import View
from troef.tui.advising import advice_page, move_labels
from troef.tui.drawing import Drawing
from troef.tui.room import RoomApp, RulesScreen
from troef.tui.session import Session


class TableApp(RoomApp):
    """A match against bots."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "save", show=False),
        Binding("f4", "advise", show=False),
    ]

    def __init__(self, session: Session, lang: str, pace: float = 1.0) -> None:
        super().__init__(session, lang, pace)
        self.session: Session = session
        #: how long the adviser thinks, in seconds
        self.budget = USUAL_BUDGET

    def _state_line(self, drawing: Drawing) -> str:
        limits = self.session.may_cut()
        if limits:
            return self.words.say("ui-cut-you", least=limits[0], most=limits[1])
        return drawing.ending() if self.session.over else super()._state_line(drawing)

    # ---- beside the moves ----

    def offers(self) -> dict[str, str]:
        """Another match when this one is over; leaving the cut to the dealer, or cutting."""
        offers: dict[str, str] = {}
        if self.session.over:
            offers["again"] = self.words.say("ui-again")
        if self.session.may_cut():
            offers["leave"] = self.words.say("ui-cut-leave")
            offers["cut"] = f"{self.words.say('ui-cut')} …"
        return offers

    def take_offer(self, name: str) -> None:
        """Another match, or the cut."""
        if name == "again":
            self.session.again()
            self.follow()
        elif name == "leave":
            self.cut(None)
        else:
            self.begin_typing(f"{self.words.say('ui-cut')} ")

    def take_typed(self, typed: str) -> bool:
        """A number cuts where the person is to cut."""
        number = re.fullmatch(r"(?:\D+ )?(-?\d{1,9})", typed)
        if number is None or not self.session.may_cut():
            return False
        self.cut(int(number[1]))
        return True

    def cut(self, place: "int | None") -> None:
        """The person cuts, or leaves it to the dealer; or why it cannot be cut there."""
        limits = self.session.may_cut()
        try:
            self.session.cut(place)
        except DealError:
            least, most = limits or (0, 0)
            self.tell(self.words.error("bad-cut", {"least": least, "most": most}), refused=True)
        else:
            self.follow()
        self.focus_moves()

    # ---- what the person asks for ----

    def action_advise(self) -> None:
        """What the strong player would do, and why; it thinks beside the table."""
        view = self.session.view()
        if not self.session.my_turn() or not view.moves:
            self.tell(self.words.say("tui-no-advice"), refused=True)
            return
        self.tell(self.words.say("tui-thinking"))
        self.run_worker(partial(self._think, view), thread=True, exclusive=True)

    def _think(self, view: View) -> None:
        advice = advise(self.session.game, view, self.budget, self.session.seed)
        self.call_from_thread(self._show_advice, advice, view)

    def _show_advice(self, advice: Advice, view: View) -> None:
        drawing = self.drawing()
        page = advice_page(advice, move_labels(advice, self.session.game, view, drawing), drawing)
        self.push_screen(RulesScreen(page, self.words.say("tui-rules-keys")))
        self.tell(self._state_line(drawing))

    def action_save(self) -> None:
        """Write the record of the match beside where Troef was started."""
        session = self.session
        path = Path(f"{session.game.slug}-{re.sub(r'[^A-Za-z0-9]+', '-', session.seed)}-{session.matches}.jsonl")
        try:
            path.write_text(session.match.record.text(), encoding="utf-8")
        except OSError as error:
            self.tell(self.words.error("cli-file", {"name": path, "text": error.strerror}), refused=True)
        else:
            self.tell(self.words.say("tui-saved", name=path))
