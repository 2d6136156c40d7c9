"""The live table on a websocket: who connects, what they say, what they hear."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from troef.core.refusal import IllegalMove
from troef.server.api import Seat, Short, hall_of
from troef.server.front_door.door import SUBPROTOCOL
from troef.server.front_door.rates import LARGEST_MESSAGE, Bucket
from troef.server.measures import Measures
from troef.server.settings import Settings
from troef.table.fault import Fault
from troef.table.live import LiveTable
from troef.table.table import LONGEST_MOVE

logger = logging.getLogger(__name__)

#: Messages that may wait for one slow connection before it is given up.
LONGEST_QUEUE: Final = 256
#: Close codes: the table or chair is not there; the connection cannot keep up; the chair has newer connections; a
#: mistake of ours.
GONE, TOO_SLOW, ELSEWHERE, BROKEN = 4404, 4408, 4409, 1011

#: A subprotocol of this form is the token of whoever connects.
TOKEN_PREFIX: Final = "token."

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


class Bind(msgspec.Struct, tag_field="type", tag="commit", forbid_unknown_fields=True):
    """A commitment to one's part of the next draw."""

    commit: Short


class Reveal(msgspec.Struct, tag_field="type", tag="reveal", forbid_unknown_fields=True):
    """One's part of the draw that is open."""

    link: Short


class CutPack(msgspec.Struct, tag_field="type", tag="cut", forbid_unknown_fields=True):
    """Cards taken off before a deal; without `at` the dealer may choose."""

    at: int | None = None


class Stand(msgspec.Struct, tag_field="type", tag="stand", forbid_unknown_fields=True):
    """Leave one's chair to a bot."""


class OpenChairs(msgspec.Struct, tag_field="type", tag="chairs", forbid_unknown_fields=True):
    """The host says which chairs of bots are open for friends."""

    open: Annotated[list[Seat], msgspec.Meta(max_length=32)]


class SetLevel(msgspec.Struct, tag_field="type", tag="level", forbid_unknown_fields=True):
    """The host changes how well a bot plays."""

    seat: Seat
    bot: Short


class Pause(msgspec.Struct, tag_field="type", tag="pause", forbid_unknown_fields=True):
    """The host lets play rest, or go on."""

    on: bool


class SetPace(msgspec.Struct, tag_field="type", tag="pace", forbid_unknown_fields=True):
    """The host says how fast bots play."""

    pace: Short


class BeHere(msgspec.Struct, tag_field="type", tag="here", forbid_unknown_fields=True):
    """Who was late plays himself again."""


class React(msgspec.Struct, tag_field="type", tag="react", forbid_unknown_fields=True):
    """A short word or sign to the others."""

    word: Short


class Write(msgspec.Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """A message to the others, where there is a chat."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


class SetTalk(msgspec.Struct, tag_field="type", tag="talk", forbid_unknown_fields=True):
    """The host says what people may say to each other; without `talk`: what can be said here, and what was?"""

    talk: Short | None = None


class MakeReport(msgspec.Struct, tag_field="type", tag="report", forbid_unknown_fields=True):
    """Tell whoever runs the server how somebody behaves; `said`: the line that it is about."""

    seat: Seat
    reason: Short
    note: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    said: Short = ""


class Remove(msgspec.Struct, tag_field="type", tag="remove", forbid_unknown_fields=True):
    """The host sends somebody away."""

    seat: Seat


class SetWatched(msgspec.Struct, tag_field="type", tag="watched", forbid_unknown_fields=True):
    """The host says whether anybody may watch."""

    on: bool


class ProposeUndo(msgspec.Struct, tag_field="type", tag="propose-undo", forbid_unknown_fields=True):
    """Ask the others for one's last move back."""


class ProposeSeats(msgspec.Struct, tag_field="type", tag="propose-seats", forbid_unknown_fields=True):
    """Ask for other chairs in the next match: for each chair the one that its person has now."""

    chairs: Annotated[list[Seat], msgspec.Meta(max_length=32)]


class ProposeLot(msgspec.Struct, tag_field="type", tag="propose-lot", forbid_unknown_fields=True):
    """Chairs are to be drawn by lot for the next match."""


class ProposeAward(msgspec.Struct, tag_field="type", tag="propose-award", forbid_unknown_fields=True):
    """The game is to count as won or lost, after a revoke that was seen too late."""

    won: bool


class ProposeFine(msgspec.Struct, tag_field="type", tag="propose-fine", forbid_unknown_fields=True):
    """Somebody is to pay by a clause that leaves it to the jury."""

    clause: Annotated[str, msgspec.Meta(max_length=8)]
    offender: Seat
    points: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Rematch(msgspec.Struct, tag_field="type", tag="rematch", forbid_unknown_fields=True):
    """After a match: another one, or one's chair is left to others."""

    wanted: bool


class Answer(msgspec.Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """Agree to what is proposed, or decline it."""

    agree: bool


class MakeClaim(msgspec.Struct, tag_field="type", tag="claim", forbid_unknown_fields=True):
    """All tricks that are left are ours, or none of them."""

    all: bool = True


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


#: What is done with chairs, by the host or for oneself.
AtTable = Stand | OpenChairs | SetLevel | Pause | SetPace | BeHere | Remove | SetWatched
#: What is said beside the game.
Talk = React | Write | SetTalk | MakeReport
#: What the others must agree to, and claims.
Consent = ProposeUndo | ProposeSeats | ProposeLot | ProposeAward | ProposeFine | Rematch | Answer | MakeClaim
#: What deals follow from (docs/fair-deals.md).
Chance = OwnWords | Bind | Reveal | CutPack
Message = Play | Again | Undo | Redo | Chance | AtTable | Talk | Consent | Ping

_DECODER: Final = msgspec.json.Decoder(Message)
PONG: Final = b'{"type":"pong"}'
REPORTED: Final = b'{"type":"reported"}'


class Connection:
    """One websocket: the chair it is for, and what still has to be sent over it.

    There are thousands of them: a list and two futures take a tenth of the memory of a queue and two events.
    """

    def __init__(self, send: Callable[[str], Awaitable[None]], seat: int) -> None:
        self.seat = seat
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._unsent: list[bytes] = []
        self._news = self._loop.create_future()
        #: done when the connection is to be closed: with which code
        self.closing: asyncio.Future[int] = self._loop.create_future()
        #: why, where it is said
        self.farewell = ""

    def tell(self, message: bytes) -> None:
        """Queue a message; a connection that cannot keep up is dropped (it comes back to the newest view)."""
        if len(self._unsent) == LONGEST_QUEUE:
            self._close(TOO_SLOW)
            return
        self._unsent.append(message)
        if not self._news.done():
            self._news.set_result(None)

    def dismiss(self, why: str) -> None:
        """Close, and say why."""
        self.farewell = why
        self._close(ELSEWHERE if why == "seen-elsewhere" else GONE)

    async def send_all(self) -> None:
        """Send what is queued, until the connection is gone."""
        while True:
            await self._news
            while self._unsent:
                await self._send(self._unsent.pop(0).decode())
            self._news = self._loop.create_future()

    def _close(self, code: int) -> None:
        if not self.closing.done():
            self.closing.set_result(code)


@websocket("/ws/{table:str}")
async def live_table(socket: AnySocket, state: State, table: FromPath[str]) -> None:
    """A live table: with a token at one's own chair, without one as a spectator."""
    token = await accepted(socket)
    hall = hall_of(state)
    try:
        if token is not None:
            await (await hall.find(table)).come_back(token)
        live = await hall.find(table)  # nothing is awaited between this and the arrival, so the table stays
        connection = Connection(socket.send_text, live.seat_of(token))
        live.arrive(connection, token)
    except Fault as fault:
        await turn_away(socket, fault)
        return
    await serve(socket, state.settings, live, connection)


async def accepted(socket: AnySocket) -> "str | None":
    """Accept a websocket; the token that came with it.

    Our pages send it as a subprotocol, beside the one that is accepted: an address is written down in many places.
    Protocol 1 has it in the address.
    """
    offered: list[str] = socket.scope["subprotocols"]
    tokens = [one.removeprefix(TOKEN_PREFIX) for one in offered if one.startswith(TOKEN_PREFIX)]
    await socket.accept(SUBPROTOCOL if SUBPROTOCOL in offered else None)
    return tokens[0] if tokens else socket.query_params.get("token")


async def turn_away(socket: AnySocket, fault: Fault) -> None:
    """Say why somebody has no place at a table, and close."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(fault_message(fault).decode())
        await socket.close(GONE, fault.key)


async def serve(socket: AnySocket, settings: Settings, live: LiveTable, connection: Connection) -> None:
    """Carry messages between a table and somebody who has arrived there, until the connection is gone."""
    bucket = Bucket(settings.message_burst, settings.messages_per_second) if settings.limits else None
    jobs: list[asyncio.Future[Any]] = [
        asyncio.create_task(connection.send_all()),
        asyncio.create_task(_listen(socket, live, connection, bucket)),
        connection.closing,
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
    code = connection.closing.result() if connection.closing in done else None
    with contextlib.suppress(Exception):
        if connection.farewell:
            await socket.send_text(fault_message(Fault(connection.farewell)).decode())
        if code is not None:
            await socket.close(code, connection.farewell or None)
        elif faults:
            await socket.close(BROKEN)


async def _listen(socket: AnySocket, live: LiveTable, connection: Connection, bucket: "Bucket | None") -> None:
    """Read messages until the connection is gone, no faster than it may send."""
    measures: Measures = socket.app.state.measures
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        pause = bucket.wait() if bucket is not None else 0.0
        if pause > 0:
            await asyncio.sleep(pause)
        text = event.get("text")
        raw = text.encode("utf-8", "replace") if text is not None else event.get("bytes") or b""
        with measures.messages.time():
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
    elif isinstance(message, Chance):
        await _do_for_deals(live, connection.seat, message)
    elif isinstance(message, Talk):
        await _do_talk(live, connection, message)
    elif isinstance(message, Consent):
        await _do_with_others(live, connection.seat, message)
    else:
        await _do_at_table(live, connection.seat, message)


async def _do_for_deals(live: LiveTable, seat: int, message: Chance) -> None:
    if isinstance(message, CutPack):
        await live.cut(seat, message.at)
    elif isinstance(message, OwnWords):
        await live.add_words(seat, message.words)
    elif isinstance(message, Bind):
        await live.bind(seat, message.commit)
    else:
        await live.reveal(seat, message.link)


async def _do_with_others(live: LiveTable, seat: int, message: Consent) -> None:
    if isinstance(message, ProposeUndo):
        await live.propose_undo(seat)
    elif isinstance(message, ProposeSeats):
        await live.propose_seats(seat, message.chairs)
    elif isinstance(message, ProposeLot):
        await live.propose_lot(seat)
    elif isinstance(message, ProposeAward):
        await live.propose_award(seat, message.won)
    elif isinstance(message, ProposeFine):
        await live.propose_fine(seat, message.clause, message.offender, message.points)
    elif isinstance(message, Rematch):
        await live.rematch(seat, message.wanted)
    elif isinstance(message, Answer):
        await live.answer(seat, message.agree)
    else:
        await live.claim(seat, message.all)


async def _do_at_table(live: LiveTable, seat: int, message: AtTable) -> None:
    if isinstance(message, Stand):
        await live.stand(seat)
    elif isinstance(message, OpenChairs):
        await live.open_chairs(seat, message.open)
    elif isinstance(message, SetLevel):
        await live.set_level(seat, message.seat, message.bot)
    elif isinstance(message, Pause):
        await live.pause(seat, message.on)
    elif isinstance(message, SetPace):
        await live.set_pace(seat, message.pace)
    elif isinstance(message, BeHere):
        await live.be_here(seat)
    elif isinstance(message, Remove):
        await live.remove(seat, message.seat)
    else:
        await live.set_watched(seat, message.on)


async def _do_talk(live: LiveTable, connection: Connection, message: Talk) -> None:
    seat = connection.seat
    if isinstance(message, React):
        await live.react(seat, message.word)
    elif isinstance(message, Write):
        await live.say(seat, message.text)
    elif isinstance(message, MakeReport):
        await live.report(seat, message.seat, message.reason, message.note, message.said)
        connection.tell(REPORTED)
    elif message.talk is not None:
        await live.set_talk(seat, message.talk)
    else:
        connection.tell(msgspec.json.encode(live.recalled(seat)))


def fault_message(fault: Fault) -> bytes:
    """A fault as a message."""
    return msgspec.json.encode({"type": "error", "error": fault.as_dict()})
