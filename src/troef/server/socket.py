"""The live table on a websocket: who connects, what they say, what they hear."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from troef.core.refusal import IllegalMove
from troef.server.api import hall_of
from troef.server.limits import LARGEST_MESSAGE, Bucket
from troef.server.settings import Settings
from troef.table.fault import Fault
from troef.table.live import LiveTable
from troef.table.table import LONGEST_MOVE

logger = logging.getLogger(__name__)

#: Messages that may wait for one slow connection before it is given up.
LONGEST_QUEUE: Final = 256
#: Close codes: the table or chair is not there; the connection cannot keep up; a mistake of ours.
GONE, TOO_SLOW, BROKEN = 4404, 4408, 1011

AnySocket = WebSocket[Any, Any, Any]


class Play(msgspec.Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """A move."""

    move: str


class Again(msgspec.Struct, tag_field="type", tag="again", forbid_unknown_fields=True):
    """A new match."""


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Who plays alone takes back his last move, or all of the deal."""

    all: bool = False


class Redo(msgspec.Struct, tag_field="type", tag="redo", forbid_unknown_fields=True):
    """Who plays alone makes again what he took back last."""


class OwnWords(msgspec.Struct, tag_field="type", tag="words", forbid_unknown_fields=True):
    """Own words for the next deal."""

    words: str


class CutPack(msgspec.Struct, tag_field="type", tag="cut", forbid_unknown_fields=True):
    """Cards taken off before a deal; without `at` the dealer may choose."""

    at: int | None = None


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Message = Play | Again | Undo | Redo | OwnWords | CutPack | Ping

_DECODER: Final = msgspec.json.Decoder(Message)
PONG: Final = b'{"type":"pong"}'


class Connection:
    """One websocket: the chair it is for, and what still has to be sent over it."""

    def __init__(self, send: Callable[[str], Awaitable[None]], seat: int) -> None:
        self.seat = seat
        self._send = send
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(LONGEST_QUEUE)
        self.too_slow = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Queue a message; a connection that cannot keep up is dropped (it comes back to the newest view)."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.too_slow.set()

    async def send_all(self) -> None:
        """Send what is queued, until the connection is gone."""
        while True:
            message = await self._queue.get()
            await self._send(message.decode())


@websocket("/ws/{table:str}")
async def live_table(socket: AnySocket, state: State, table: FromPath[str]) -> None:
    """A live table: with a token at one's own chair, without one as a spectator."""
    await socket.accept()
    try:
        live = await hall_of(state).find(table)
        connection = Connection(socket.send_text, live.seat_of(socket.query_params.get("token")))
        live.arrive(connection)
    except Fault as fault:
        await turn_away(socket, fault)
        return
    await serve(socket, state.settings, live, connection)


async def turn_away(socket: AnySocket, fault: Fault) -> None:
    """Say why somebody has no place at a table, and close."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(fault_message(fault).decode())
        await socket.close(GONE, fault.key)


async def serve(socket: AnySocket, settings: Settings, live: LiveTable, connection: Connection) -> None:
    """Carry messages between a table and somebody who has arrived there, until the connection is gone."""
    bucket = Bucket(settings.message_burst, settings.messages_per_second)
    jobs = [
        asyncio.create_task(connection.send_all()),
        asyncio.create_task(_listen(socket, live, connection, bucket)),
        asyncio.create_task(connection.too_slow.wait()),
    ]
    try:
        done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.leave(connection)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
    faults = [job.exception() for job in done if job.exception() is not None]
    for error in faults:
        if not isinstance(error, (WebSocketDisconnect, RuntimeError, OSError)):
            logger.error("a connection to table %s broke", live.table.name, exc_info=error)
    if not faults and not connection.too_slow.is_set():
        return
    with contextlib.suppress(Exception):
        await socket.close(TOO_SLOW if connection.too_slow.is_set() else BROKEN)


async def _listen(socket: AnySocket, live: LiveTable, connection: Connection, bucket: Bucket) -> None:
    """Read messages until the connection is gone, no faster than it may send."""
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        pause = bucket.wait()
        if pause > 0:
            await asyncio.sleep(pause)
        text = event.get("text")
        raw = text.encode("utf-8", "replace") if text is not None else event.get("bytes") or b""
        await answer(live, connection, raw)


async def answer(live: LiveTable, connection: Connection, raw: bytes) -> None:
    """Do what a message asks, or say why not."""
    try:
        if len(raw) > LARGEST_MESSAGE:
            raise Fault("too-large")
        await _do(live, connection, _read(raw))
    except Fault as fault:
        connection.tell(fault_message(fault))
    except Exception:
        logger.exception("a message to table %s failed", live.table.name)
        connection.tell(fault_message(Fault("internal")))


def _read(raw: bytes) -> Message:
    try:
        message: Message = _DECODER.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Fault("bad-message") from error
    return message


async def _do(live: LiveTable, connection: Connection, message: Message) -> None:
    if isinstance(message, Ping):
        connection.tell(PONG)
        return
    if connection.seat < 0:
        raise Fault("watching")
    if isinstance(message, Play):
        try:
            await live.play(connection.seat, message.move)
        except IllegalMove as error:
            refused = {"type": "refused", "move": message.move[:LONGEST_MOVE], "refusal": error.refusal.as_dict()}
            connection.tell(msgspec.json.encode(refused))
    elif isinstance(message, Again):
        await live.again()
    elif isinstance(message, Undo):
        await live.undo(message.all)
    elif isinstance(message, Redo):
        await live.redo()
    elif isinstance(message, CutPack):
        await live.cut(connection.seat, message.at)
    else:
        await live.add_words(connection.seat, message.words)


def fault_message(fault: Fault) -> bytes:
    """A fault as a message."""
    return msgspec.json.encode({"type": "error", "error": fault.as_dict()})
