"""The lobby on several nodes of one database of either kind: who waits on one finds who waits on another."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from store.two_nodes import Node, until
from table.company import Listener
from troef.server.lobby import lobby
from troef.server.lobby.lobby import Line, Lobby
from troef.server.people.register import Register
from troef.store import wishes
from troef.store.shelf import Shelf
from troef.table.people.matching import Wanted, Wish

Told = dict[str, Any]


class Door:
    """The lobby of a node, and who is at its door."""

    def __init__(self, node: Node, lobby: Lobby, register: Register) -> None:
        self.node = node
        self.lobby = lobby
        self.register = register
        self.keeping = asyncio.create_task(lobby.keep())

    @classmethod
    async def begin(cls, node: Node) -> "Door":
        register = await Register.open(Shelf(node.log.database))
        return cls(node, Lobby(node.hall, register, node.company, 100), register)

    async def stop(self) -> None:
        self.keeping.cancel()
        await asyncio.gather(self.keeping, return_exceptions=True)
        await self.register.close()

    async def come(self, key: str, game: str = "skat") -> "Person":
        """Somebody comes to the door, and looks for others."""
        person = Person()
        await self.lobby.arrive(person.line)
        await self.lobby.wish(person.line, Wish(key, (Wanted(game),), name=key), "192.0.2.7")
        return person


class Person:
    """Somebody at the door, and what he has heard."""

    def __init__(self) -> None:
        self.heard: list[Told] = []
        self.line = Line(lambda message: self.heard.append(json.loads(message)), None)

    def last(self, kind: str) -> "Told | None":
        return next((one for one in reversed(self.heard) if one["type"] == kind), None)

    async def hears(self, kind: str, holds: "Callable[[Told], object]" = lambda told: True) -> Told:
        await until(lambda: (told := self.last(kind)) is not None and holds(told))
        told = self.last(kind)
        assert told is not None
        return told


@pytest.fixture
async def doors(two: tuple[Node, Node], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Door, Door]]:
    monkeypatch.setattr(lobby, "LOOK_EVERY", 0.02)
    one, other = await Door.begin(two[0]), await Door.begin(two[1])
    yield one, other
    await one.stop()
    await other.stop()


async def test_three_on_two_nodes_find_each_other_and_sit_at_one_table(doors: tuple[Door, Door]) -> None:
    one, other = doors
    lies, wout = await one.come("lies"), await other.come("wout")
    told = await lies.hears("wish", lambda told: told["games"][0]["waiting"] == 2)
    assert told["games"][0]["needed"] == 3
    noor = await other.come("noor")
    chairs = [await person.hears("seated") for person in (lies, wout, noor)]
    assert len({chair["table"] for chair in chairs}) == 1
    for door in doors:
        table = (await door.node.hall.find(chairs[0]["table"])).table
        assert [table.seat_of(chair["token"]) for chair in chairs] == [chair["seat"] for chair in chairs]
        assert sorted([person.name for person in table.people if person]) == ["lies", "noor", "wout"]


async def test_a_table_on_one_node_is_seen_at_the_door_of_the_other(doors: tuple[Door, Door]) -> None:
    one, other = doors
    person = Person()
    await other.lobby.arrive(person.line)
    chair = await one.node.hall.open("skat", name="Lies", waits=True)
    live = await one.node.hall.find(chair.table)
    live.arrive(Listener(chair.seat))
    told = await person.hears("lobby", lambda told: told["tables"])
    assert told["tables"][0]["names"] == ["Lies"]


async def test_a_node_that_dies_between_seating_and_telling_loses_nobody(doors: tuple[Door, Door]) -> None:
    """The third was written down as seated by a node that died before it told anybody, or wrote the table's lines."""
    one, other = doors
    lies, wout = await one.come("lies"), await one.come("wout")
    one.keeping.cancel()  # it hears and tells nothing any more
    shelf, now = other.register.shelf, other.register.now()
    await shelf.write(wishes.put, Wish("noor", (Wanted("skat"),), name="noor"), "line", "192.0.2.7", 100, now)
    assert await shelf.write(wishes.meet, one.lobby._table_of, now) == 1
    back = [await other.come(key) for key in ("lies", "wout", "noor")]
    chairs = [await person.hears("seated") for person in back]
    assert len({(chair["table"], chair["seat"]) for chair in chairs}) == 3
    live = await other.node.hall.find(chairs[0]["table"])
    assert [live.require_seat(chair["token"]) for chair in chairs] == [chair["seat"] for chair in chairs]
    assert lies.last("seated") is None and wout.last("seated") is None
    assert await shelf.read(wishes.waiting, now) == []


async def test_who_comes_back_to_another_node_waits_once_and_is_there(doors: tuple[Door, Door]) -> None:
    one, other = doors
    lies = await one.come("lies")
    again = await other.come("lies")
    await one.lobby.leave(lies.line)  # its node notices later that the line is gone
    await one.come("wout")
    told = await again.hears("wish", lambda told: told["games"][0]["waiting"] == 2)
    assert told["games"][0]["needed"] == 3
    assert [wish.key for wish in await other.register.shelf.read(wishes.waiting, other.register.now())] == [
        "lies",
        "wout",
    ]
