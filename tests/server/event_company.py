"""People at tables on line of an event: each on a socket of his own, playing what he is offered."""

import contextlib
import random
import threading
from collections.abc import Callable, Iterator
from queue import Empty
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from server.conftest import AT_ONCE, IN_MEMORY, Client
from server.conftest import served as any_served
from server.test_events import Afternoon
from stores import Store
from troef.server.settings import Settings

Message = dict[str, Any]
Choice = Callable[[Message], str]

#: How long anybody waits for something that is to come, in seconds.
LIMIT = 60.0


def any_move(message: Message) -> str:
    """One of the moves that are offered, the same for the same position."""
    moves = [move["text"] for move in message["view"]["moves"]]
    return str(random.Random(f"{message['version']} {moves}").choice(moves))


#: The companies that still sit somewhere.
_SITTING: "list[Company]" = []


@contextlib.contextmanager
def served(settings: Settings = AT_ONCE, store: Store = IN_MEMORY) -> Iterator[Client]:
    """A server in this process; whoever still sits at a table goes before it stops, also where a test fails."""
    with any_served(settings, store) as client:
        try:
            yield client
        finally:
            for company in list(_SITTING):
                company.dissolve()


class Company:
    """Players who sit at their tables and play until the company is dissolved."""

    def __init__(self, one: Afternoon, choose: Choice = any_move) -> None:
        self.one = one
        self.choose = choose
        self.heard: dict[str, list[Message]] = {}
        self.faults: list[Message] = []
        self._over = threading.Event()
        self._threads: list[threading.Thread] = []
        _SITTING.append(self)

    def sits(self, table: int, token: str, name: str) -> None:
        """Somebody takes his seat at a table and plays."""
        self.heard[name] = []
        thread = threading.Thread(target=self._play, args=(table, token, name), daemon=True)
        thread.start()
        self._threads.append(thread)

    def _play(self, table: int, token: str, name: str) -> None:
        """Play what is offered; who has sent a move goes when it has been answered."""
        answered, sent = -1, False
        with contextlib.suppress(WebSocketDisconnect), seat(self.one, table, token) as socket:
            while sent or not self._over.is_set():
                try:
                    message = socket.receive_json(timeout=0.2)
                except Empty:
                    continue
                self.heard[name].append(message)
                if message["type"] in ("error", "refused"):
                    self.faults.append(message)
                    sent = False
                elif message["type"] == "view" and message["version"] != answered:
                    sent = False
                    if message["view"]["moves"] and not self._over.is_set():
                        answered, sent = message["version"], True
                        socket.send_json({"type": "play", "move": self.choose(message)})

    def dissolve(self) -> None:
        """Everybody goes."""
        self._over.set()
        if self in _SITTING:
            _SITTING.remove(self)
        for thread in self._threads:
            thread.join(LIMIT)


@contextlib.contextmanager
def seat(one: Afternoon, table: int, token: str) -> Iterator[WebSocketTestSession]:
    """A connection to a table of the last round."""
    with one.client.websocket_connect(f"/ws/events/{one.key}/{table}?token={token}") as socket:
        yield socket


def hear_until(socket: WebSocketTestSession, wanted: Callable[[Message], bool]) -> Message:
    """The first message that is as wanted."""
    while True:
        message: Message = socket.receive_json(timeout=LIMIT)
        if wanted(message):
            return message


def until(wanted: Callable[[], object]) -> None:
    """Wait until something is so."""
    waiting = threading.Event()
    for _ in range(int(LIMIT / 0.05)):
        if wanted():
            return
        waiting.wait(0.05)
    raise AssertionError("it never came")
