"""The calls under /api/friends (docs/protocol.md)."""

from dataclasses import asdict
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from troef.people.account import Account
from troef.people.friends import read_code
from troef.server.api import Short, hall_of
from troef.server.lobby.socket import lobby_of
from troef.server.people.asking import check_rate, need_here, register_of
from troef.server.people.cookies import AnyRequest
from troef.store import friends
from troef.table.fault import Fault

Told = dict[str, Any]


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The code of somebody who is to be asked; without one it is his own that is renewed."""

    code: Short | None = None


class Somebody(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody with whom one has to do; `yes`: whether one accepts him, or blocks him."""

    id: Short
    yes: bool = True


class Invited(msgspec.Struct, forbid_unknown_fields=True):
    """A friend, and a table where one has the chair of this token."""

    id: Short
    table: Short
    token: Annotated[str, msgspec.Meta(max_length=200)]


class Declined(msgspec.Struct, forbid_unknown_fields=True):
    """A table to which one was invited."""

    table: Short


async def _told(state: State, account: str) -> Told:
    """With whom somebody has to do, and the code by which others ask him."""
    shelf = register_of(state).shelf
    return {"code": await shelf.write(friends.code_of, account), **asdict(await shelf.read(friends.circle, account))}


async def _whose(request: AnyRequest, state: State, code: str) -> Account:
    """Whose code it is; trying them out is counted.

    Raises:
        Fault: nobody's, or too many were tried.
    """
    check_rate(request, state, "friends")
    found = await register_of(state).shelf.read(friends.by_code, read_code(code))
    if found is None:
        raise Fault("no-such-friend")
    return found


@get("/")
async def circle(request: AnyRequest, state: State) -> Told:
    """One's friends, who asks one, whom one asks, and whom one has blocked."""
    return await _told(state, (await need_here(request, state)).account.id)


@get("/codes/{code:str}")
async def by_code(request: AnyRequest, state: State, code: FromPath[str]) -> Told:
    """Who has given somebody this code."""
    await need_here(request, state)
    found = await _whose(request, state, code)
    return {"name": found.name, "avatar": found.avatar}


@post("/", status_code=200)
async def ask(request: AnyRequest, state: State, data: JSONBody[Code]) -> Told:
    """Ask whose code it is to be friends."""
    here, register = await need_here(request, state), register_of(state)
    other = await _whose(request, state, data.code or "")
    if other.id == here.account.id:
        raise Fault("own-friend")
    try:
        await register.shelf.write(friends.ask, here.account.id, other.id, register.now())
    except friends.TooManyFriends as error:
        raise Fault("too-many-friends", {"most": friends.MOST}) from error
    lobby_of(state).stir()
    return await _told(state, here.account.id)


@post("/code", status_code=200)
async def renew_code(request: AnyRequest, state: State) -> Told:
    """Another code of one's own."""
    check_rate(request, state, "friends")
    here = await need_here(request, state)
    await register_of(state).shelf.write(friends.renew_code, here.account.id)
    return await _told(state, here.account.id)


@post("/answer", status_code=200)
async def answer(request: AnyRequest, state: State, data: JSONBody[Somebody]) -> Told:
    """Accept who asks, or not."""
    here, register = await need_here(request, state), register_of(state)
    if not await register.shelf.write(friends.answer, here.account.id, data.id, data.yes, register.now()):
        raise Fault("no-such-friend")
    lobby_of(state).stir()
    return await _told(state, here.account.id)


@post("/end", status_code=200)
async def end(request: AnyRequest, state: State, data: JSONBody[Somebody]) -> Told:
    """Be friends no more, ask no more, or block no more."""
    here = await need_here(request, state)
    await register_of(state).shelf.write(friends.end, here.account.id, data.id)
    lobby_of(state).stir()
    return await _told(state, here.account.id)


@post("/block", status_code=200)
async def block(request: AnyRequest, state: State, data: JSONBody[Somebody]) -> Told:
    """Have nothing more to do with somebody who asks, or was a friend."""
    here, register = await need_here(request, state), register_of(state)
    if not await register.shelf.write(_block_known, here.account.id, data.id, register.now()):
        raise Fault("no-such-friend")
    lobby_of(state).stir()
    return await _told(state, here.account.id)


def _block_known(connection: Any, account: str, other: str, now: int) -> bool:
    """Only somebody with whom one has to do can be blocked: nobody else is known by his name here."""
    known = friends.circle(connection, account)
    if other not in [one.id for one in (*known.friends, *known.asking, *known.asked)]:
        return False
    friends.block(connection, account, other, now)
    return True


@post("/invite", status_code=200)
async def invite(request: AnyRequest, state: State, data: JSONBody[Invited]) -> Told:
    """Invite a friend to the table where one sits."""
    here, register = await need_here(request, state), register_of(state)
    check_rate(request, state, "friends")
    live = await hall_of(state).find(data.table)
    live.require_seat(data.token)
    if not await register.shelf.write(friends.invite, data.id, here.account.id, data.table, register.now()):
        raise Fault("no-such-friend")
    lobby_of(state).stir()
    return {"table": data.table}


@post("/decline", status_code=200)
async def decline(request: AnyRequest, state: State, data: JSONBody[Declined]) -> Told:
    """Be invited no more."""
    here = await need_here(request, state)
    await register_of(state).shelf.write(friends.decline, here.account.id, data.table)
    lobby_of(state).stir()
    return {"table": data.table}


FRIENDS: Final = Router(
    "/api/friends", route_handlers=[circle, by_code, ask, renew_code, answer, end, block, invite, decline]
)
