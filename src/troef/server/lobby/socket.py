"""The lobby on a websocket: what who is at the door says, and hears (docs/protocol.md)."""

import asyncio
import contextlib
import hashlib
import logging
from typing import Annotated, Any, Final

import msgspec
from litestar import websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from troef.core.options import OptionError
from troef.core.registry import UnknownGame, find_game
from troef.server.api import Commitment, Short
from troef.server.front_door.addresses import visitor_of
from troef.server.front_door.rates import LARGEST_MESSAGE, Bucket
from troef.server.lobby.lobby import Line, Lobby
from troef.server.people.asking import check_rate, here_of
from troef.server.people.register import Here
from troef.server.socket import PONG, TOO_SLOW, AnySocket, Connection, accepted, fault_message
from troef.table.fault import Fault
from troef.table.people.matching import MOST_GAMES, Wanted, Wish
from troef.table.people.names import clean_name

logger = logging.getLogger(__name__)


class WantedGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game; without rules by whichever."""

    game: Short
    rules: Short | None = None


class NewWish(msgspec.Struct, tag_field="type", tag="wish", forbid_unknown_fields=True):
    """Look for others. `key` is a secret of the browser, by which it comes back to its wish."""

    key: Annotated[str, msgspec.Meta(min_length=16, max_length=64)]
    games: Annotated[list[WantedGame], msgspec.Meta(min_length=1, max_length=MOST_GAMES)]
    rated: bool = False
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    commit: Commitment | None = None


class NoWish(msgspec.Struct, tag_field="type", tag="no-wish", forbid_unknown_fields=True):
    """Look for nobody any more."""


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


_DECODER: Final = msgspec.json.Decoder(NewWish | NoWish | Ping)


def lobby_of(state: State) -> Lobby:
    """The lobby of this server."""
    lobby: Lobby = state.lobby
    return lobby


@websocket("/ws/lobby")
async def live_lobby(socket: AnySocket, state: State) -> None:
    """Somebody at the door."""
    await accepted(socket)
    here = await here_of(socket, state)
    connection = Connection(socket.send_text, -1)
    line = Line(connection.tell, None if here is None else here.account.id)
    lobby = lobby_of(state)
    jobs: list[asyncio.Future[Any]] = [
        asyncio.create_task(connection.send_all()),
        asyncio.create_task(_listen(socket, lobby, line, connection, here)),
        connection.closing,
    ]
    try:
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await lobby.leave(line)
    with contextlib.suppress(Exception):
        await socket.close(TOO_SLOW)


async def _listen(socket: AnySocket, lobby: Lobby, line: Line, connection: Connection, here: "Here | None") -> None:
    """Read messages until the line is gone, no faster than it may send."""
    settings = socket.app.state.settings
    bucket = Bucket(settings.message_burst, settings.messages_per_second) if settings.limits else None
    await lobby.arrive(line)
    with contextlib.suppress(WebSocketDisconnect):
        while (event := await socket.receive())["type"] == "websocket.receive":
            if bucket is not None:
                await asyncio.sleep(bucket.wait())
            text = event.get("text")
            raw = text.encode("utf-8", "replace") if text is not None else event.get("bytes") or b""
            try:
                await _do(socket, lobby, line, connection, here, raw)
            except Fault as fault:
                connection.tell(fault_message(fault))
            except Exception:
                logger.exception("a message to the lobby failed")
                connection.tell(fault_message(Fault("internal")))


async def _do(
    socket: AnySocket, lobby: Lobby, line: Line, connection: Connection, here: "Here | None", raw: bytes
) -> None:
    if len(raw) > LARGEST_MESSAGE:
        raise Fault("too-large")
    try:
        message: NewWish | NoWish | Ping = _DECODER.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Fault("bad-message") from error
    if isinstance(message, Ping):
        connection.tell(PONG)
    elif isinstance(message, NoWish):
        await lobby.end_wish(line)
    else:
        check_rate(socket, socket.app.state, "wishes")
        await lobby.wish(line, _wish(message, here), visitor_of(socket.scope).name)


def _wish(message: NewWish, here: "Here | None") -> Wish:
    """What somebody looks for.

    Raises:
        Fault: there is no such game, or nobody plays it with others; or he keeps no account, and matches are rated.
    """
    if message.rated and (here is None or not here.kept):
        raise Fault("rated-needs-account")
    return Wish(
        hashlib.sha256(message.key.encode()).hexdigest(),
        tuple([_wanted(one) for one in message.games]),
        message.rated,
        clean_name(message.name) or ("" if here is None else here.account.name),
        None if here is None else here.account.id,
        "" if here is None else here.account.avatar,
        message.commit,
    )


def _wanted(one: WantedGame) -> Wanted:
    try:
        game = find_game(one.game, one.rules)
    except (UnknownGame, OptionError) as error:
        raise Fault(error.key, error.facts) from error
    if game.usual_seats < 2:
        raise Fault("plays-alone")
    return Wanted(game.slug, None if one.rules is None else game.rules)
