"""The devices of an event over HTTP: laptops of desk and jury, the phones of the tables, and those of the players.

A device sends until it has an answer, each act under an id of its own, so that what was sent twice counts once. What
was acknowledged is kept, to be looked for in the log afterwards.
"""

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from served_events import Answer, Caller, Served, Unreached

from troef.tournament.act import Act, Actor
from troef.tournament.event import Event

#: How long a device waits before it tries again, in seconds.
AGAIN = 0.05
#: These pass by themselves: what was sent is sent again, as the phones do.
PASSING = ("event-busy", "too-many", "internal")


@dataclass(frozen=True)
class Owner:
    """Whose card a device has: office, number and name, as the server knows them."""

    office: str
    number: int = 0
    name: str = ""


@dataclass(frozen=True)
class Sent:
    """An act as it goes out."""

    owner: Owner
    id: str
    verb: str
    facts: dict[str, Any]
    at: str = ""
    pin: str = ""

    @property
    def body(self) -> dict[str, Any]:
        """As JSON; no time, where the server is to say it."""
        found = {"id": self.id, "act": self.verb, "facts": self.facts, "pin": self.pin}
        return {**found, "at": self.at} if self.at else found


PUBLIC = Owner("public")
DESK = Owner("desk")


@dataclass
class Devices:
    """Who has which card, and what the server has acknowledged: the sent act by owner and id, with its line."""

    served: Served
    event: str = ""
    day: str = ""
    tokens: dict[Owner, list[str]] = field(default_factory=dict)
    pins: dict[Owner, str] = field(default_factory=dict)
    acknowledged: dict[tuple[Owner, str], tuple[Sent, int]] = field(default_factory=dict)
    #: how often something happened: sent again after a silence, told to wait, and so on
    happened: Counter[str] = field(default_factory=Counter)
    #: how long answers took, in seconds: `acknowledged`, and pages by name
    took: dict[str, list[float]] = field(default_factory=dict)
    #: held while the server is killed or moves to another laptop
    moving: asyncio.Lock = field(default_factory=asyncio.Lock)
    _callers: dict[tuple[Owner, int], Caller] = field(default_factory=dict)

    def hold(self, owner: Owner, *tokens: str) -> None:
        """Give somebody devices; those that he had are no longer used."""
        self.tokens[owner] = list(tokens)
        for place in (0, 1):
            self._callers.pop((owner, place), None)

    async def ask_for_cards(self, office: str, numbers: "list[int] | None" = None, name: str = "") -> None:
        """The desk makes cards: each holder has a device with the link on it, and one that came in with the PIN."""
        wish = {"office": office, "numbers": numbers or [], "name": name}
        answer = await self._insist(DESK, 0, "/cards", wish)
        for card in answer.told:
            owner = Owner(office, card["number"], card["name"])
            self.pins[owner] = card["pin"]
            self.hold(owner, card["token"])
            if office != "player":
                self.hold(owner, card["token"], await self.enter(owner, card["pin"]))

    async def enter(self, owner: Owner, pin: str) -> str:
        """Come in with the PIN of a card; gives a token."""
        entered = {"office": owner.office, "number": owner.number, "name": owner.name, "pin": pin}
        return str((await self._insist(PUBLIC, 0, "/enter", entered)).told["token"])

    def move(self, served: Served) -> None:
        """From now on everybody talks to another server."""
        self.served = served
        self._callers.clear()

    def caller(self, owner: Owner, device: int = 0) -> Caller:
        """A device of somebody."""
        found = self._callers.get((owner, device))
        if found is None:
            tokens = self.tokens.get(owner) or [""]
            address = f"127.0.{device // 250}.{1 + device % 250}" if owner == PUBLIC else "127.0.0.1"
            token = tokens[device % len(tokens)]
            found = self._callers[owner, device] = Caller(self.served, self.event, token, address)
        return found

    @property
    def _at_home(self) -> int:
        """The device of the next one who registers himself, with an address of its own."""
        return len(self.acknowledged)

    async def send(self, sent: Sent, device: int = 0) -> Answer:
        """Send an act until there is an answer; what is acknowledged is kept."""
        answer = await self._insist(sent.owner, self._at_home if sent.owner == PUBLIC else device, "/acts", sent.body)
        if answer.taken:
            self.acknowledged[sent.owner, sent.id] = sent, answer.told["n"]
        return answer

    async def _insist(self, owner: Owner, device: int, path: str, body: dict[str, Any]) -> Answer:
        while True:
            try:
                begun = time.perf_counter()
                answer = await self.caller(owner, device).send(path, body)
            except Unreached:
                self.happened["sent again after a silence"] += 1
            else:
                if answer.fault not in PASSING:
                    self.took.setdefault("acknowledged", []).append(time.perf_counter() - begun)
                    return answer
                self.happened[f"told to wait: {answer.fault}"] += 1
            finally:
                if owner.office in ("player", "public"):
                    self.caller(owner, device).close()
            await asyncio.sleep(AGAIN)

    async def look_now_and_then(self, kind: str, owner: Owner, device: int, path: str, every: float) -> None:
        """A page that stays open and asks for what is new."""
        version = -1
        while True:
            begun = time.perf_counter()
            try:
                answer = await self.caller(owner, device).look(f"{path}?after={version}")
                assert answer.taken, answer.told
                self.took.setdefault(kind, []).append(time.perf_counter() - begun)
                version = answer.told["version"]
            except Unreached:
                version = -1
            await asyncio.sleep(every)


def owner_of(event: Event, by: Actor, act: Act, own_phone: bool) -> Owner:
    """On whose device somebody acts. A scorer writes on the phone of the table, or on his own; where nobody is scorer
    yet, and for a call, a player uses his own."""
    if by.role in ("desk", "jury"):
        return Owner(by.role, name=by.name)
    if by.role == "public" or by.person is None:
        return PUBLIC
    place = act.place(event)
    sheet = event.rounds[place[0] - 1].tables[place[1] - 1] if place is not None else None
    at_table = by.role == "scorer" and sheet is not None and by.person == sheet.scorer
    signs = act.verb == "sign" and getattr(act, "person", None) == by.person
    if place is not None and not own_phone and (at_table or signs):
        return Owner("table", place[1])
    return Owner("player", by.person)
