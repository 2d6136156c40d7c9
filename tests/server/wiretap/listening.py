"""A table on a real server with people who are tapped: every byte that comes to them is kept."""

import contextlib
import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any

from litestar.testing import WebSocketTestSession

from server.conftest import AT_ONCE, Client, open_table, served
from stores import Store
from table.committing import Chain
from troef.core.rng import Rng
from troef.core.view import SPECTATOR
from troef.server.front_door.door import SUBPROTOCOL
from troef.server.socket import TOKEN_PREFIX
from troef.table.clock.timing import Timing
from troef.table.hall.hall import Hall

LIMIT = 60.0
#: After how many moves everything is read by HTTP.
READ_EVERY = 15
#: Moves that would end the match before there is much to hear.
ENDINGS = ("resign", "stop", "break", "claim")


@dataclass(frozen=True)
class Heard:
    """What somebody was told: the seat, the version of the table at that time, and the bytes as text. `said`: what he
    had said last himself, which an answer may repeat."""

    seat: int
    version: int
    text: str
    said: str = ""


class Person:
    """Somebody on a websocket: what he hears is kept. Who has a chain of links takes part in the draws."""

    def __init__(
        self, line: WebSocketTestSession, seat: int, chair: dict[str, Any], chain: "Chain | None" = None
    ) -> None:
        self.line = line
        self.seat = seat
        self.chair = chair
        self.chain = chain
        self.view: dict[str, Any] = {}
        self.said = ""

    def hear(self) -> Iterator[str]:
        """All that has come since the last time."""
        self.line.send_text('{"type":"ping"}')
        while (text := self.line.receive_text(timeout=LIMIT)) != '{"type":"pong"}':
            message = json.loads(text)
            if message["type"] == "view":
                self.view = message["view"]
            draw = message.get("fair", {}).get("open")
            if draw and self.chain and self.seat in draw["missing"]:
                self.line.send_json({"type": "reveal", "link": self.chain.behind(dict(draw["seats"])[self.seat])})
            yield text

    def say(self, move: str) -> None:
        """Make a move."""
        self.said = move
        self.line.send_json({"type": "play", "move": move})

    def moves(self) -> list[str]:
        """What he may do, as far as he knows."""
        return [move["text"] for move in self.view.get("moves", []) if not move["text"].startswith(ENDINGS)]


class Tap:
    """A table with two people, of whom the first takes part in the draws and the second speaks protocol 1, a spectator,
    and bots."""

    def __init__(
        self, client: Client, lines: ExitStack, game: str, bot: str, seed: str, fair: bool, **terms: Any
    ) -> None:
        self.client = client
        self.rng = Rng(seed)
        self.heard: list[Heard] = []
        chain = Chain(seed)
        cards = {"commit": chain.commit} if fair else {"seed": seed}
        first = open_table(client, game=game, bot=bot, open=True, name="Lies", **cards, **terms)
        self.table: str = first["table"]
        joined = client.post(f"/api/tables/{self.table}/join", json={"name": "Wout"})
        hall: Hall = client.app.state.hall
        live = hall._tables.get(self.table)
        assert live is not None
        self.live = live
        place = f"/ws/{self.table}"
        token = [SUBPROTOCOL, TOKEN_PREFIX + first["token"]]
        line = lines.enter_context(client.websocket_connect(place, token))
        self.people = [Person(line, first["seat"], first, chain)]
        if joined.status_code == 201:
            chair = joined.json()
            line = lines.enter_context(client.websocket_connect(f"{place}?token={chair['token']}"))
            self.people.append(Person(line, chair["seat"], chair))
        self.people.append(Person(lines.enter_context(client.websocket_connect(place)), SPECTATOR, {}))
        client.post(f"/api/tables/{self.table}/fill", json={"token": first["token"]})

    @property
    def tokens(self) -> dict[int, str]:
        """The tokens of the people, by seat."""
        return {person.seat: person.chair["token"] for person in self.people if person.chair}

    @property
    def log(self) -> list[str]:
        """The lines of the table so far."""
        found: list[str] = self.client.blocking_portal.call(self.live.log.load, self.table)
        return found

    def listen(self) -> None:
        """Hear what everybody is told."""
        for person in self.people:
            for text in person.hear():
                version = json.loads(text).get("version", self.live.version)
                self.heard.append(Heard(person.seat, version, text, person.said))

    def read(self) -> None:
        """Ask by HTTP for all that tells anything of a table, in everybody's name."""
        table = f"/api/tables/{self.table}"
        replay = f"/api/replays/{self.table}/1"
        for person in self.people:
            token = person.chair.get("token", "")
            deals = [f"{replay}/deals/{number}" for number in (1, 2)]
            for path in ("/api/tables", f"{table}/record", replay, *deals, "/healthz", "/metrics"):
                self.note(person.seat, self.client.get(path, headers={"authorization": f"Bearer {token}"}).text)
            asked = {"chairs": [{"table": self.table, "token": token}]}
            self.note(person.seat, self.client.post("/api/chairs", json=asked).text)
            for path in (f"{table}/deals/1", f"{table}/coach", f"{table}/join"):
                self.note(person.seat, self.client.post(path, json={"token": token}).text)

    def note(self, seat: int, text: str) -> None:
        """Keep an answer."""
        self.heard.append(Heard(seat, self.live.version, text))

    def play(self, turns: int) -> None:
        """People make moves that they may make, and now and then one that they may not, up to a number in all."""
        made = 0
        while made < turns and not any(person.view.get("outcome") for person in self.people):
            self.listen()
            for person in self.people:
                moves = person.moves()
                if moves:
                    person.say(moves[self.rng.below(len(moves))])
                    made += 1
                    if made % READ_EVERY == 0:
                        self.listen()
                        person.say("KH")
                        self.read()
                    break
        self.listen()
        self.read()


@contextlib.contextmanager
def tapped(client: Client, game: str, bot: str, seed: str, fair: bool, **terms: Any) -> Iterator[Tap]:
    """A table whose traffic is kept. `fair`: its deals are drawn, otherwise they follow from the seed; `terms`: what is
    agreed beside the rules."""
    with ExitStack() as lines:
        yield Tap(client, lines, game, bot, seed, fair, **terms)


@contextlib.contextmanager
def quick_server(store: Store) -> Iterator[Client]:
    """A server on which nobody waits, and clocks run twenty times as fast."""
    settings = replace(AT_ONCE, timing=Timing(pace=0, clock=0.05, retry=0, agreement=0))
    with served(settings, store, LIMIT) as client:
        yield client
