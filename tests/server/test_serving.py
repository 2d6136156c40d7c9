"""The server as it is started: on a port, with a database, for a client that knows only the wire."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from server.conftest import AT_ONCE
from troef.core.record import read_record
from troef.server.main import Announced, make_server

LIMIT = 60.0


async def started(server: Announced, task: "asyncio.Task[None]") -> str:
    while not server.started and not task.done():
        await asyncio.sleep(0)
    port = server.servers[0].sockets[0].getsockname()[1]
    return f"127.0.0.1:{port}"


async def play(place: str, chair: dict[str, Any], moves: int) -> "dict[str, Any] | None":
    """Play this many moves, or until the end; the last message of a match that ended."""
    async with connect(f"ws://{place}/ws/{chair['table']}?token={chair['token']}") as socket:
        while moves:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["view"]["outcome"] is not None:
                return message
            if message["view"]["moves"]:
                await socket.send(json.dumps({"type": "play", "move": message["view"]["moves"][0]["text"]}))
                moves -= 1
    return None


async def test_a_match_survives_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = replace(AT_ONCE, db=f"sqlite:///{tmp_path / 'troef.db'}")
    wish = {"game": "klaverjassen", "bot": "random", "options": {"deals": 4}}
    chair: dict[str, Any] = {}
    async with asyncio.timeout(LIMIT):
        for moves in (10, 1000):
            server = make_server(settings, "127.0.0.1", 0)
            task = asyncio.create_task(server.serve())
            place = await started(server, task)
            assert capsys.readouterr().out == f"Troef: http://{place}/\n"
            async with httpx.AsyncClient(base_url=f"http://{place}") as http:
                chair = chair or (await http.post("/api/tables", json=wish)).json()
                end = await play(place, chair, moves)
                record = await http.get(f"/api/tables/{chair['table']}/record")
            assert (end is None) == (moves == 10) == (record.status_code == 409)
            server.should_exit = True
            await task
    assert end is not None
    outcome = read_record(record.text).replay().outcome()
    assert outcome is not None and outcome.as_dict() == end["view"]["outcome"]


async def test_a_frame_that_is_too_large_ends_the_line_and_nothing_else() -> None:
    async with asyncio.timeout(LIMIT):
        server = make_server(AT_ONCE, "127.0.0.1", 0)
        task = asyncio.create_task(server.serve())
        place = await started(server, task)
        async with httpx.AsyncClient(base_url=f"http://{place}") as http:
            wish = {"game": "klaverjassen", "bot": "random"}
            chair = (await http.post("/api/tables", json=wish)).json()
            async with connect(f"ws://{place}/ws/{chair['table']}") as socket:
                await socket.send("x" * 100_000)
                await socket.wait_closed()
                assert socket.close_code == 1009
            assert (await http.get("/api/games")).status_code == 200
            told = (await http.get("/metrics")).text
            assert "troef_tables 1.0" in told and "troef_connections 0.0" in told
            assert (await http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})).status_code == 200
        server.should_exit = True
        await task
