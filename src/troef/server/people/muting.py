"""Whom somebody does not want to hear, kept with his account: the calls for it (docs/protocol.md)."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from troef.server.api import Seat, hall_of
from troef.server.people.asking import need_here, register_of
from troef.server.people.cookies import AnyRequest
from troef.store import accounts
from troef.table.fault import Fault

Told = dict[str, Any]


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a chair is not to be heard, or is heard again."""

    table: Annotated[str, msgspec.Meta(max_length=64)]
    seat: Seat
    on: bool


class Unmute(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody is heard again."""

    id: Annotated[str, msgspec.Meta(max_length=32)]


@get("/mutes")
async def mutes(request: AnyRequest, state: State) -> list[Told]:
    """Whom somebody does not want to hear."""
    here = await need_here(request, state)
    known = await register_of(state).shelf.read(accounts.mutes, here.account.id)
    return [{"id": account, "name": name} for account, name in known]


@get("/mutes/{table:str}")
async def mutes_at(request: AnyRequest, state: State, table: FromPath[str]) -> Told:
    """The chairs of a table where somebody sits whom one does not want to hear."""
    here = await need_here(request, state)
    people = (await hall_of(state).find(table)).table.people
    sitting = {seat: person.account for seat, person in enumerate(people) if person is not None and person.account}
    shelf = register_of(state).shelf
    muted = await shelf.read(accounts.muted_among, here.account.id, set(sitting.values()))
    return {"seats": [seat for seat, account in sitting.items() if account in muted]}


@post("/mutes", status_code=200)
async def mute(request: AnyRequest, state: State, data: JSONBody[Mute]) -> Told:
    """Do not hear who sits on a chair, at any table, or hear him again. `kept`: he has an account to know him by."""
    here = await need_here(request, state)
    people = (await hall_of(state).find(data.table)).table.people
    if data.seat >= len(people):
        raise Fault("no-such-chair", {"number": data.seat + 1})
    person, register = people[data.seat], register_of(state)
    if person is None or person.account is None:
        return {"kept": False}
    await register.shelf.write(accounts.mute, here.account.id, person.account, data.on, register.now())
    return {"kept": True}


@post("/mutes/end", status_code=200)
async def unmute(request: AnyRequest, state: State, data: JSONBody[Unmute]) -> list[Told]:
    """Hear somebody again; gives whom one still does not hear."""
    here, register = await need_here(request, state), register_of(state)
    await register.shelf.write(accounts.mute, here.account.id, data.id, False, register.now())
    known = await register.shelf.read(accounts.mutes, here.account.id)
    return [{"id": account, "name": name} for account, name in known]


MUTES: Final = Router("/api/account", route_handlers=[mutes, mutes_at, mute, unmute])
