"""The calls under /api/account and /api/session (docs/protocol.md)."""

from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from troef.people.account import Way, device_of, new_id
from troef.people.secret_texts import LONGEST_PASSWORD
from troef.server.api import hall_of
from troef.server.people.asking import check_rate, here_of, need_here, register_of, site_of
from troef.server.people.cookies import AnyRequest, drop_cookie, keep_cookie, sent_cookie
from troef.server.people.exporting import exported
from troef.server.people.register import Here, Register
from troef.store import accounts
from troef.table.fault import Fault
from troef.table.hall.standing import standing
from troef.table.people.nameless import nameless
from troef.table.people.names import clean_name
from troef.table.people.visitor import ASKING

#: Tables of an account that are shown: one that was dropped from memory is played again from its log.
MOST_CHAIRS: Final = 12

Short = Annotated[str, msgspec.Meta(max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Secret = Annotated[str, msgspec.Meta(max_length=4 * LONGEST_PASSWORD)]
Ticket = Annotated[str, msgspec.Meta(max_length=1000)]

Told = dict[str, Any]


class Person(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody says of himself: a guest who begins, or what changes."""

    name: Name | None = None
    avatar: Short | None = None
    listed: bool | None = None


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """A password, the name to sign in with, and the present one where there is one."""

    sign_in: Name
    password: Secret
    present: Secret = ""


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser answers to what it was asked about passkeys."""

    ticket: Ticket
    credential: dict[str, Any]
    label: Name = ""


class PasswordGuess(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who signs in with his password."""

    sign_in: Name
    password: Secret


class CardGuess(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who signs in with his card."""

    number: Short
    pin: Short


class One(msgspec.Struct, forbid_unknown_fields=True):
    """A way back, or a device; without `id` all devices but this one."""

    id: Short | None = None


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants to be erased, and types his name to be sure."""

    name: Name


async def told(register: Register, here: "Here | None") -> Told:
    """What somebody hears of his account."""
    if here is None:
        return {"account": None}
    account = here.account
    ways = await register.shelf.read(accounts.ways, account.id)
    devices = await register.shelf.read(accounts.sessions, account.id)
    return {
        "account": {
            "name": account.name,
            "avatar": account.avatar,
            "kept": bool(ways),
            "sign_in": account.sign_in,
            "listed": account.listed,
            "created": moment(account.created),
            "ways": [
                {
                    "id": way.id,
                    "kind": way.kind,
                    "label": way.label,
                    "created": moment(way.created),
                    "used": None if way.used is None else moment(way.used),
                }
                for way in ways
            ],
            "sessions": [
                {
                    "id": one.id,
                    "device": one.device,
                    "created": moment(one.created),
                    "seen": moment(one.seen),
                    "here": one.id == here.session.id,
                }
                for one in devices
            ],
        }
    }


def moment(seconds: int) -> str:
    """A time as it goes over the wire."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


async def _answer(request: AnyRequest, state: State, cookie: "str | None" = None) -> Response[Told]:
    """The account as it is now; `cookie` is that of a session that has just begun."""
    register = register_of(state)
    here = await register.who(cookie if cookie is not None else sent_cookie(request))
    response = Response(await told(register, here))
    if cookie is not None:
        keep_cookie(request, response, cookie)
    elif here is None:
        drop_cookie(request, response)
    return response


def _device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


# ---- the account ----


@get("/")
async def account(request: AnyRequest, state: State) -> Response[Told]:
    """Who asks, with his ways back and his devices; null without an account."""
    return await _answer(request, state)


@post("/", status_code=200)
async def begin_or_change(request: AnyRequest, state: State, data: JSONBody[Person]) -> Response[Told]:
    """A guest begins, or somebody changes his name or avatar."""
    register, here = register_of(state), await here_of(request, state)
    if here is not None:
        await register.change(here, data.name, data.avatar, data.listed)
        return await _answer(request, state)
    check_rate(request, state, "begin")
    return await _answer(request, state, await register.begin(data.name or "", data.avatar, _device(request)))


@post("/password", status_code=200)
async def set_password(request: AnyRequest, state: State, data: JSONBody[NewPassword]) -> Response[Told]:
    """A password as a way back."""
    check_rate(request, state, "sign-in")
    here = await need_here(request, state)
    await register_of(state).set_password(here, data.sign_in, data.password, data.present)
    return await _answer(request, state)


@post("/card", status_code=200)
async def make_card(request: AnyRequest, state: State) -> Told:
    """A PIN card as a way back: its PIN is told this once."""
    check_rate(request, state, "sign-in")
    card = await register_of(state).make_card(await need_here(request, state))
    return {"number": card.number, "pin": card.pin}


@post("/passkey/ask", status_code=200)
async def ask_passkey(request: AnyRequest, state: State) -> Told:
    """What the browser is asked in order to make a passkey."""
    return await register_of(state).ask_passkey(await need_here(request, state), site_of(request))


@post("/passkey", status_code=200)
async def add_passkey(request: AnyRequest, state: State, data: JSONBody[PasskeyAnswer]) -> Response[Told]:
    """A passkey as a way back."""
    here = await need_here(request, state)
    label = data.label or _device(request)
    await register_of(state).add_passkey(here, site_of(request), data.ticket, data.credential, label)
    return await _answer(request, state)


@post("/ways/end", status_code=200)
async def end_way(request: AnyRequest, state: State, data: JSONBody[One]) -> Response[Told]:
    """Forget a way back."""
    await register_of(state).end_way(await need_here(request, state), data.id or "")
    return await _answer(request, state)


@post("/sessions/end", status_code=200)
async def end_sessions(request: AnyRequest, state: State, data: JSONBody[One]) -> Response[Told]:
    """Sign a device out, or all but this one."""
    here = await need_here(request, state)
    but = here.session.id if data.id is None else None
    await register_of(state).shelf.write(accounts.end_sessions, here.account.id, data.id, but)
    return await _answer(request, state)


@get("/tables")
async def tables(request: AnyRequest, state: State) -> list[Told]:
    """How the tables stand where somebody has a chair and which go on, with the tokens of his chairs."""
    here, register, hall = await need_here(request, state), register_of(state), hall_of(state)
    found: list[Told] = []
    for table, seated_as in await register.shelf.read(accounts.chairs, here.account.id, MOST_CHAIRS):
        try:
            live = await hall.find(table)
        except Fault:
            continue
        token = register.chair_token(seated_as, table)
        seat = live.table.seating.kept_for(token)
        if seat is not None and not live.table.over:
            sits = live.table.seat_of(token) is not None
            found.append({**standing(live.table, seat, sits), "token": token})
    return found


@get("/export")
async def export(request: AnyRequest, state: State) -> Response[Told]:
    """All that is kept of somebody, with the records of his matches."""
    here = await need_here(request, state)
    register = register_of(state)
    body = {**await told(register, here), **await exported(register, hall_of(state), here.account.id)}
    return Response(body, headers={"content-disposition": 'attachment; filename="troef.json"'})


@post("/erase", status_code=200)
async def erase(request: AnyRequest, state: State, data: JSONBody[Farewell]) -> Response[Told]:
    """Forget somebody: his account goes, and his name is taken out of what was played."""
    here, register, hall = await need_here(request, state), register_of(state), hall_of(state)
    if clean_name(data.name).casefold() != here.account.name.casefold():
        raise Fault("other-name")
    names = set(await register.shelf.read(accounts.names_of, here.account.id))
    nobody = new_id()
    ASKING.set(None)  # no limit on tables that come back keeps a name in one of them
    for table, _ in await register.shelf.read(accounts.chairs, here.account.id):
        try:
            await hall.rewrite(table, lambda lines: nameless(lines, names, nobody))
        except Fault as fault:
            if fault.key != "no-table":
                raise
    await register.shelf.write(accounts.erase, here.account.id, nobody)
    return await _answer(request, state)


# ---- signing in and out ----


@post("/password", status_code=200)
async def with_password(request: AnyRequest, state: State, data: JSONBody[PasswordGuess]) -> Response[Told]:
    """Sign in with a name and a password."""
    check_rate(request, state, "sign-in")
    return await _signed_in(request, state, await register_of(state).with_password(data.sign_in, data.password))


@post("/card", status_code=200)
async def with_card(request: AnyRequest, state: State, data: JSONBody[CardGuess]) -> Response[Told]:
    """Sign in with the number of a card and its PIN."""
    check_rate(request, state, "sign-in")
    return await _signed_in(request, state, await register_of(state).with_card(data.number, data.pin))


@post("/passkey/ask", status_code=200)
async def ask_to_sign_in(request: AnyRequest, state: State) -> Told:
    """What the browser is asked in order to sign in with a passkey."""
    return register_of(state).ask_to_sign_in(site_of(request))


@post("/passkey", status_code=200)
async def with_passkey(request: AnyRequest, state: State, data: JSONBody[PasskeyAnswer]) -> Response[Told]:
    """Sign in with a passkey."""
    check_rate(request, state, "sign-in")
    way = await register_of(state).with_passkey(site_of(request), data.ticket, data.credential)
    return await _signed_in(request, state, way)


async def _signed_in(request: AnyRequest, state: State, way: Way) -> Response[Told]:
    """A session of one's own begins, and who asks has it in his cookie."""
    cookie = await register_of(state).sign_in(way, _device(request), await here_of(request, state))
    return await _answer(request, state, cookie)


@post("/end", status_code=200)
async def sign_out(request: AnyRequest, state: State) -> Response[Told]:
    """Sign this device out."""
    here = await here_of(request, state)
    if here is not None:
        await register_of(state).shelf.write(accounts.end_sessions, here.account.id, here.session.id)
    response = Response(await told(register_of(state), None))
    drop_cookie(request, response)
    return response


ACCOUNT: Final = Router(
    "/api/account",
    route_handlers=[
        account,
        begin_or_change,
        set_password,
        make_card,
        ask_passkey,
        add_passkey,
        end_way,
        end_sessions,
        tables,
        export,
        erase,
    ],
)
SESSION: Final = Router(
    "/api/session", route_handlers=[with_password, with_card, ask_to_sign_in, with_passkey, sign_out]
)
