"""What somebody can do who means harm, on a server on a port of its own: who plays by the rules notices nothing.

The larger attacks are commands in `bench/attack/`.
"""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from httpx import AsyncClient
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from server.conftest import AT_ONCE
from troef.server.main import Announced, make_server
from troef.server.settings import Settings

#: Nothing here takes as long.
LIMIT = 60.0
#: Little room and little time, so that an attack is soon over.
NARROW = replace(AT_ONCE, limits=True, waiting_per_address=5, head_time=1, body_time=1, idle_time=1)
ASK = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextlib.asynccontextmanager
async def serving(chosen: Settings) -> AsyncIterator[tuple[str, int]]:
    """The address of a server that runs meanwhile."""
    server: Announced = make_server(chosen, "127.0.0.1", 0)
    task = asyncio.create_task(server.serve())
    async with asyncio.timeout(LIMIT):
        while not server.started:
            await asyncio.sleep(0)
        yield server.servers[0].sockets[0].getsockname()
        server.should_exit = True
        await task


async def is_served(place: tuple[str, int]) -> bool:
    """Whether somebody who comes now gets an answer."""
    reader, writer = await asyncio.open_connection(*place)
    writer.write(ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    answer = await reader.read()
    writer.close()
    return answer.startswith(b"HTTP/1.1 200")


async def test_half_open_sockets_make_room() -> None:
    """Sockets that say nothing are closed, the oldest first, long before their time is up."""
    async with serving(replace(NARROW, head_time=LIMIT)) as place:
        half_open = [await asyncio.open_connection(*place) for _ in range(60)]
        assert await is_served(place)
        ends = [asyncio.create_task(reader.read()) for reader, _ in half_open]
        for end in ends[:50]:
            assert await end == b""
        assert not any(end.done() for end in ends[-4:])
        for end in ends:
            end.cancel()
        for _, writer in half_open:
            writer.close()


@pytest.mark.parametrize(
    "drip",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        ASK + b"GET /",
    ],
    ids=["nothing", "head", "body", "second head"],
)
async def test_who_drips_a_request_is_closed(drip: bytes) -> None:
    """The time for a head or a body is counted from its beginning, not from its last byte."""
    async with serving(NARROW) as place:
        reader, writer = await asyncio.open_connection(*place)
        writer.write(drip)
        end = asyncio.create_task(reader.read())
        with contextlib.suppress(ConnectionError):
            while not end.done():
                writer.write(b"a" if drip else b"")
                await asyncio.wait([end], timeout=0.02)
        with contextlib.suppress(ConnectionError):
            assert (await end).count(b"HTTP/1.1 200") == drip.startswith(ASK)
        writer.close()
        assert await is_served(place)


async def test_who_does_not_read_the_answers_is_closed() -> None:
    async with serving(replace(NARROW, head_time=LIMIT, reading_time=0.2)) as place:
        unread = socket.create_connection(place)
        unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        unread.setblocking(False)
        loop = asyncio.get_running_loop()
        many = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000
        with pytest.raises(ConnectionError):
            while True:
                await loop.sock_sendall(unread, many)
        unread.close()
        assert await is_served(place)


@given(st.lists(st.lists(st.binary(max_size=200), max_size=3), min_size=20, max_size=20))
@settings(max_examples=2, deadline=None)
def test_bytes_that_are_no_request(attempts: "list[list[bytes]]") -> None:
    async def attack() -> None:
        async with serving(NARROW) as place:
            for pieces in attempts:
                for start in (b"", b"GET ", ASK[:-2]):
                    reader, writer = await asyncio.open_connection(*place)
                    with contextlib.suppress(ConnectionError):
                        for piece in pieces:
                            writer.write(start + piece)
                        writer.write(b"\r\n\r\n")
                        writer.write_eof()
                        assert b"HTTP/1.1 5" not in await reader.read()
                    writer.close()
            assert await is_served(place)

    asyncio.run(attack())


def frame(opcode: Opcode, data: bytes, fin: bool) -> bytes:
    """A frame of a client, as bytes."""
    return Frame(opcode, data, fin).serialize(mask=True)


async def at_a_table(place: tuple[str, int], table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A websocket of bare bytes, as a watcher at a table."""
    reader, writer = await asyncio.open_connection(*place)
    writer.write(
        f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def opened(place: tuple[str, int]) -> str:
    """A new table."""
    async with AsyncClient(base_url=f"http://{place[0]}:{place[1]}") as client:
        answer = await client.post("/api/tables", json={"game": "klaverjassen", "bot": "random"})
    return str(answer.json()["table"])


@pytest.mark.parametrize("part", [b"", b"a"])
async def test_a_message_in_endlessly_many_parts_ends_the_line(part: bytes) -> None:
    """The parts may be empty, so their bytes alone set no limit."""
    async with serving(NARROW) as place:
        reader, writer = await at_a_table(place, await opened(place))
        with contextlib.suppress(ConnectionError):
            writer.write(frame(Opcode.TEXT, b"{", fin=False))
            for _ in range(1000):
                writer.write(frame(Opcode.CONT, part, fin=False))
            await reader.read()
        writer.close()
        assert await is_served(place)


async def test_who_pings_and_does_not_read_is_closed() -> None:
    async with serving(replace(NARROW, reading_time=0.2)) as place:
        table = await opened(place)
        reader, writer = await at_a_table(place, table)
        flood = frame(Opcode.PING, b"x" * 100, fin=True) * 1000
        with pytest.raises(ConnectionError):
            while True:  # what comes back is not read: the reader takes no more than it has room for
                writer.write(flood)
                await writer.drain()
        writer.close()
        assert not reader.at_eof()
        async with connect(f"ws://{place[0]}:{place[1]}/ws/{table}") as line:
            assert "view" in str(await line.recv())
