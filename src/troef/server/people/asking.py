"""Who asks something of the server: the account of a request, where it has one."""

from typing import Any

from litestar.datastructures import State

from troef.people.passkeys import Site
from troef.server.front_door.addresses import visitor_of
from troef.server.people.cookies import AnyConnection, AnyRequest, over_https, sent_cookie
from troef.server.people.register import Here, Register
from troef.table.fault import Fault
from troef.table.people.people import Member


def register_of(state: State) -> Register:
    """The register of this server."""
    register: Register = state.people
    return register


async def here_of(request: AnyConnection, state: State) -> "Here | None":
    """Who asks, or None without an account."""
    cookie = sent_cookie(request)
    return None if cookie is None else await register_of(state).who(cookie)


async def need_here(request: AnyRequest, state: State) -> Here:
    """Who asks.

    Raises:
        Fault: he is not signed in.
    """
    here = await here_of(request, state)
    if here is None:
        raise Fault("no-account")
    return here


async def member_of(request: AnyRequest, state: State) -> "tuple[Here, Member] | tuple[None, None]":
    """Who asks, and how tables know him."""
    here = await here_of(request, state)
    return (None, None) if here is None else (here, register_of(state).member(here))


def site_of(request: AnyRequest) -> Site:
    """The site that the browser sees: the guard has seen to it that an `Origin` names this host."""
    scheme = "https" if over_https(request) else request.url.scheme
    return Site(request.headers.get("origin") or f"{scheme}://{request.headers.get('host', '')}")


def check_rate(request: AnyConnection, state: State, what: str) -> None:
    """Count what a visitor may do only so often: signing in, new accounts, looking for others.

    Raises:
        Fault: there were too many.
    """
    rates: dict[str, Any] = state.people_rates
    if what in rates:
        rates[what].check(visitor_of(request.scope))
