"""Two nodes on one port and one database, and again and again one of them is killed while people play and write.

Nothing that was acknowledged is lost or there twice, and everybody goes on at the node that is left.
"""

import asyncio
import json
import os
import random
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from postgres import PostgresServer
from proving import AT_LENGTH, SEED
from server.own_process import Desk, Process, registration, served
from troef.store.sql_log import SqlLog

LIMIT = 3600.0 if AT_LENGTH else 400.0
DEATHS = 50 if AT_LENGTH else 3
TABLES, WRITERS = 2, 2
#: Between two deaths each player has made this many moves, and each writer has written this many lines.
ENOUGH = 4


def nodes_of(process: Process) -> list[int]:
    """The nodes that a process minds."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


class Progress:
    """What each client has done since somebody died last; `enough` once all have done enough."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        self.ended = asyncio.Event()

    def count(self, client: str) -> None:
        self.done[client] = self.done.get(client, 0) + 1

    def begin(self) -> None:
        self.done = dict.fromkeys(self.done, 0)

    @property
    def enough(self) -> bool:
        return bool(self.done) and min(self.done.values()) >= ENOUGH


class Player:
    """Plays the first move that there is, over whichever connection there is. `acknowledged`: between which versions of
    the table a move of this chair was seen to be made."""

    def __init__(self, chair: dict[str, Any], progress: Progress) -> None:
        self.chair = chair
        self.acknowledged: list[tuple[int, int]] = []
        self._progress = progress
        self._name = f"{chair['table']}.{chair['seat']}"
        progress.done[self._name] = 0

    async def play(self, address: str) -> None:
        place = f"ws{address.removeprefix('http')}ws/{self.chair['table']}?token={self.chair['token']}"
        while not self._progress.ended.is_set():
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(place, open_timeout=30) as socket:
                    await self._play_on(socket)
            await asyncio.sleep(0.05)

    async def _play_on(self, socket: Any) -> None:
        asked_at = -1
        while not self._progress.ended.is_set():
            message = json.loads(await asyncio.wait_for(socket.recv(), 5))
            if message["type"] != "view" or message["version"] <= asked_at:
                continue
            if asked_at >= 0:
                self.acknowledged.append((asked_at, message["version"]))
                self._progress.count(self._name)
                asked_at = -1
            if message["view"]["outcome"]:
                await socket.send(json.dumps({"type": "again"}))
            elif message["view"]["moves"]:
                asked_at = message["version"]
                await socket.send(json.dumps({"type": "play", "move": message["view"]["moves"][0]["text"]}))


async def write(address: str, desk: Desk, writer: str, progress: Progress) -> list[str]:
    """Register people, each until somebody says that he is in."""
    progress.done[writer] = 0
    acknowledged: list[str] = []
    async with httpx.AsyncClient(base_url=address, headers=desk.headers, timeout=10) as http:
        while not progress.ended.is_set():
            name = f"{writer}-{len(acknowledged)}"
            with suppress(httpx.TransportError):
                answer = await http.post(f"{desk.path}/acts", json=registration(name))
                if answer.status_code == 201:
                    acknowledged.append(name)
                    progress.count(writer)
            await asyncio.sleep(0.02)
    return acknowledged


async def kill_again_and_again(process: Process, progress: Progress) -> None:
    """Kill one of two nodes whenever both are there and everybody has gone on since the last time."""
    chance = random.Random(SEED or "5")
    for _ in range(DEATHS):
        progress.begin()
        while not progress.enough or len(nodes_of(process)) < 2:
            await asyncio.sleep(0.02)
        os.kill(chance.choice(nodes_of(process)), signal.SIGKILL)
    progress.begin()
    while not progress.enough:
        await asyncio.sleep(0.02)
    progress.ended.set()


async def sit(http: httpx.AsyncClient, progress: Progress) -> list[Player]:
    """Two people and two bots at a table."""
    wish = {"game": "klaverjassen", "bot": "random", "open": True}
    first = (await http.post("api/tables", json=wish)).json()
    second = (await http.post(f"api/tables/{first['table']}/join", json={"name": "Wout"})).json()
    await http.post(f"api/tables/{first['table']}/fill", json={"token": first["token"]})
    return [Player(chair, progress) for chair in (first, second)]


@pytest.mark.clause("tournament", ("R26",))
async def test_nothing_that_was_acknowledged_is_lost_twice_there_or_stuck(postgres_server: PostgresServer) -> None:
    database, progress = postgres_server.database(), Progress()
    with served(database, nodes=2) as (address, process):
        desk = await asyncio.to_thread(Desk.open, address)
        async with asyncio.timeout(LIMIT), httpx.AsyncClient(base_url=address, timeout=120) as http:
            players = [player for _ in range(TABLES) for player in await sit(http, progress)]
            _, *others = await asyncio.gather(
                kill_again_and_again(process, progress),
                *[player.play(address) for player in players],
                *[write(address, desk, f"w{writer}", progress) for writer in range(WRITERS)],
            )
        people = await asyncio.to_thread(desk.names, address)
    acknowledged = [name for names in others[len(players) :] for name in names]
    assert len(people) == len(set(people)) and set(acknowledged) <= set(people)
    assert len(acknowledged) >= ENOUGH * WRITERS * DEATHS
    log = await SqlLog.open(database)
    for player in players:
        lines = [json.loads(line) for line in await log.load(player.chair["table"])]
        for before, after in player.acknowledged:
            movers = [line["seat"] for line in lines[before:after] if "move" in line]
            assert player.chair["seat"] in movers
    await log.close()
