"""Attacks on a server, each from one address, and what a bystander at another address notices of them.

    .venv/bin/python bench/attack half-open [--seconds 20]
    .venv/bin/python bench/attack all

| attack | what it does |
| --- | --- |
| `half-open` | 1,100 sockets that never say anything, opened again when they are closed |
| `slow` | 400 requests whose heads and bodies drip in, a byte at a time |
| `hall` | opens tables as fast as it may |
| `known` | asks for the records of 1,500 tables that it knows, so that they are made again from the log |
| `chairs` | 300 websockets on one chair, and as many that watch |
| `frames` | messages that are broken, huge, in endless parts, or far too many; pings whose answers are not read |
| `paths` | paths with NUL, dots, bytes that are no text, great length; names of other servers |

The server may have 1,024 files open. It is printed what the bystander noticed, how many files were open at most, the
memory, and the size of the server's log.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import httpx
from attacked import ATTACKER, Attacked, Beside
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.typing import Subprotocol

Told = Counter[str]
Attack = Callable[[Attacked, float, Told], Awaitable[None]]

HALF_OPEN: Final = 1100
KNOWN: Final = 1500


async def bare(server: Attacked) -> "tuple[asyncio.StreamReader, asyncio.StreamWriter]":
    """A connection of the attacker."""
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(ATTACKER, 0))


def client(server: Attacked) -> httpx.AsyncClient:
    """A client of the attacker, over many connections."""
    limits = httpx.Limits(max_connections=50)
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=limits, verify=False)
    return httpx.AsyncClient(base_url=f"http://{server.place}", transport=transport, timeout=30)


async def many(count: int, do: Callable[[], Awaitable[None]], until: float) -> None:
    """Do something this many times at once, each again and again until it is time."""

    async def again() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, WebSocketException, httpx.HTTPError):
                await do()
            await asyncio.sleep(0.01)

    await asyncio.gather(*[again() for _ in range(count)])


async def half_open(server: Attacked, until: float, told: Told) -> None:
    """Sockets that say nothing."""

    async def hold() -> None:
        reader, writer = await bare(server)
        told["opened"] += 1
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(reader.read(), max(0.1, until - time.monotonic()))
            told["closed by the server"] += 1
        writer.close()

    await many(HALF_OPEN, hold, until)


async def slow(server: Attacked, until: float, told: Told) -> None:
    """Requests that drip in."""
    head = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
    body = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n"

    async def drip() -> None:
        reader, writer = await bare(server)
        told["begun"] += 1
        writer.write(random.choice([head, body]))
        end = asyncio.create_task(reader.read())
        try:
            while not end.done() and time.monotonic() < until:
                writer.write(b"a")
                await writer.drain()
                await asyncio.wait([end], timeout=0.5)
            told["closed by the server"] += end.done()
        finally:
            end.cancel()
            writer.close()

    await many(400, drip, until)


async def hall(server: Attacked, until: float, told: Told) -> None:
    """Tables, as many as it gets."""
    async with client(server) as asking:

        async def open_one() -> None:
            answer = await asking.post("/api/tables", json={"game": "klaverjassen", "open": True})
            told["opened" if answer.is_success else answer.json()["error"]["key"]] += 1

        await many(20, open_one, until)


async def known(server: Attacked, until: float, told: Told) -> None:
    """Records of tables that it knows. It opened them over many minutes; here their rows are copied."""
    import sqlite3

    async with client(server) as asking:
        chair = (await asking.post("/api/tables", json={"game": "klaverjassen"})).json()
        keys = [f"known-{number}" for number in range(KNOWN)]
        with sqlite3.connect(server.log.parent / "troef.db", timeout=30) as database:
            copy = "INSERT INTO events SELECT ?, version, line FROM events WHERE table_id = ?"
            database.executemany(copy, [(key, chair["table"]) for key in keys])

        async def ask() -> None:
            answer = await asking.get(f"/api/tables/{random.choice(keys)}/record")
            told[answer.json()["error"]["key"]] += 1

        await many(20, ask, until)


async def chairs(server: Attacked, until: float, told: Told) -> None:
    """Many lines to one chair."""
    async with client(server) as asking:
        chair = (await asking.post("/api/tables", json={"game": "klaverjassen"})).json()
    address = f"ws://{server.place}/ws/{chair['table']}"

    async def sit() -> None:
        own = Subprotocol(f"token.{chair['token']}")
        spoken = random.choice([[Subprotocol("troef"), own], [Subprotocol("troef")]])
        async with connect(address, subprotocols=spoken, local_addr=(ATTACKER, 0)) as line:
            told["lines"] += 1
            try:
                async with asyncio.timeout(max(0.1, until - time.monotonic())):
                    while True:
                        said = json.loads(await line.recv())
                        if said["type"] == "error":
                            told[said["error"]["key"]] += 1
            except TimeoutError:
                told["still there at the end"] += 1

    await many(600, sit, until)


async def frames(server: Attacked, until: float, told: Told) -> None:
    """Messages that nobody should send."""
    async with client(server) as asking:
        chair = (await asking.post("/api/tables", json={"game": "klaverjassen"})).json()
    handshake = (
        f"GET /ws/{chair['table']}?token={chair['token']} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )

    def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
        return Frame(opcode, data, fin).serialize(mask=True)

    def hostile() -> bytes:
        chance = random.Random()
        return chance.choice(
            [
                frame(Opcode.TEXT, chance.randbytes(200)),
                frame(Opcode.BINARY, chance.randbytes(chance.choice([1, 4000, 20_000]))),
                frame(Opcode.TEXT, b"[" * 4000),
                frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.CONT, b"", fin=False) * 5000,
                frame(Opcode.PING, b"x" * 125) * 5000,
                frame(Opcode.TEXT, b'{"type":"ping"}') * 5000,
                frame(Opcode.TEXT, b'{"type":"play","move":"KH"}') * 1000,
                chance.randbytes(500),
            ]
        )

    async def attack() -> None:
        _, writer = await bare(server)
        told["lines"] += 1
        try:
            writer.write(handshake.encode())
            for _ in range(50):
                writer.write(hostile())
                told["frames, of a kind"] += 1
                await asyncio.wait_for(writer.drain(), max(0.1, until - time.monotonic()))
                await asyncio.sleep(0.01)
        except TimeoutError:
            told["not read any more"] += 1
        finally:
            writer.transport.abort()

    await many(50, attack, until)


async def paths(server: Attacked, until: float, told: Told) -> None:
    """Addresses that there are not."""
    odd = ["/assets/%00", "/assets/..%2f..%2f..%2fetc/passwd", "/%ff%fe", "/" + "a" * 5000, "/assets/" + "b" * 300]
    odd += ["/api/rules/%00/nl", "/preview/nl/%00.png", "/api/tables/%0a/record", "//etc/passwd", "/spel/%c0%ae%c0%ae"]

    async def ask() -> None:
        reader, writer = await bare(server)
        host = random.choice(["localhost", "localhost", "evil.example"])
        request = f"GET {random.choice(odd)} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
        writer.write(random.choice([request, request, random.randbytes(300) + b"\r\n\r\n"]))
        answer = await reader.read()
        told[answer[9:12].decode("latin-1") or "closed"] += 1
        writer.close()

    await many(20, ask, until)


ATTACKS: Final[dict[str, Attack]] = {
    "half-open": half_open,
    "slow": slow,
    "hall": hall,
    "known": known,
    "chairs": chairs,
    "frames": frames,
    "paths": paths,
}


async def watched(server: Attacked, attack: Attack, seconds: float, told: Told) -> tuple[int, float]:
    """Attack for so long; the most files and megabytes that the server had meanwhile."""
    most = [0, 0.0]

    async def watch() -> None:
        while True:
            most[:] = max(most[0], server.files), max(most[1], server.memory)
            await asyncio.sleep(0.2)

    watching = asyncio.create_task(watch())
    await attack(server, time.monotonic() + seconds, told)
    watching.cancel()
    return int(most[0]), most[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("attack", choices=[*ATTACKS, "all"])
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    for name in ATTACKS if asked.attack == "all" else [asked.attack]:
        told: Told = Counter()
        with Attacked() as server:
            before = server.memory
            with Beside(server.place) as beside:
                files, memory = asyncio.run(watched(server, ATTACKS[name], asked.seconds, told))
            log = server.log.stat().st_size
            alive = server.process.poll() is None
        print(f"{name}: {dict(told)}")
        print(f"  the server {'still runs' if alive else 'HAS ENDED'}; at most {files} files;", end=" ")
        print(f"memory {before:.0f} MB, at most {memory:.0f} MB; {log} bytes of log")
        print("the bystander", beside.noticed.told(), sep="\n", flush=True)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    main()
