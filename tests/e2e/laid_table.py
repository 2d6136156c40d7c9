"""A table laid by hand for a browser test: the pages are served, the table itself is a state in the test."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute

from e2e.pages import screen_at
from playing import play
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.refusal import IllegalMove, Refusal
from troef.core.wire import view_dict
from troef.table.match.deal_end import DealEnd, dealt_hands

PEOPLE = ("", "Mina", "Joris", "Lies", "Bram", "Fatma")


class LaidTable:
    """Seat 0 is in the browser; the others are quiet, unless `others` says what they do after each of its moves. `sent`
    are the moves that came from it, `told` what else did, `refuses` texts the table refuses whatever the rules say."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.sent: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.others: list[list[str]] = []
        self.refuses: dict[str, Refusal] = {}
        #: who may cut the awaited pack, or where it was cut
        self.cut: dict[str, Any] | None = None
        #: how the deal before ended, and the hands of this one
        self.ended: DealEnd | None = None
        self.hands = dealt_hands(state)
        self._version = 0

    @contextmanager
    def open(
        self, browser: Browser, address: str, size: tuple[int, int] = (1280, 800), **settings: Any
    ) -> Iterator[Page]:
        """A page that sits at this table."""
        with screen_at(browser, "about:blank", size, **settings) as page:
            page.route_web_socket("**/ws/**", self._serve)
            page.goto(f"{address}/#/table/laid")
            page.locator("main.table").wait_for()
            yield page

    def _serve(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._take(socket, json.loads(text)))
        self._tell(socket)

    def _tell(self, socket: WebSocketRoute) -> None:
        self._version += 1
        seats = int(self.state.seats)
        people = [{"name": PEOPLE[seat], "bot": "rule" if seat else None, "here": True} for seat in range(seats)]
        view = view_dict(self.game, self.state.view(0))
        message = {"type": "view", "version": self._version, "match": 1, "view": view, "people": people}
        if self.cut is not None:
            message["cut"] = self.cut
        if self.ended is not None:
            message["ended"] = self.ended.for_seat(0, set())
        socket.send(json.dumps(message))

    def _deal(self, place: "int | None") -> None:
        self.sent.append(f"cut {place}")
        self.state.deal(order_for(self.state, SeededDealer("laid"), place))
        self.cut = {"seat": 0, "at": place}

    def _take(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["type"] == "cut":
            self._deal(message.get("at"))
            self._tell(socket)
            return
        if message["type"] != "play":
            self.told.append(message)
            socket.send(json.dumps({"type": "pong"}))
            return
        text = message["move"]
        self.sent.append(text)
        rows = len(self.state.sheet)
        try:
            if text in self.refuses:
                raise IllegalMove(self.refuses[text])
            self.state.play(0, self.game.parse(text, self.state.view(0)))
        except IllegalMove as error:
            refusal = error.refusal
            told = {"clause": refusal.clause, "reason": refusal.reason, "facts": refusal.facts}
            socket.send(json.dumps({"type": "refused", "move": text, "refusal": told}))
            return
        if self.others:
            play(self.state, *self.others.pop(0))
        if len(self.state.sheet) > rows:
            self.ended = DealEnd(self.state, self.hands)
        self._tell(socket)
