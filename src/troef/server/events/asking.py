"""Who asks for something of an event, in which language, and whether his card is enough for it."""

from typing import Any

from litestar import Request
from litestar.datastructures import State

from troef.server.events.hall import EventHall
from troef.server.events.live import LiveEvent
from troef.server.events.offices import PUBLIC, Holder, Office
from troef.table.fault import Fault
from troef.words.words import LANGUAGES

AnyRequest = Request[Any, Any, Any]


def events_of(state: State) -> EventHall:
    """The events of this server."""
    hall: EventHall = state.events
    return hall


def token_of(request: AnyRequest) -> str:
    """The token that came with a request, or ""."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def language_of(request: AnyRequest) -> str:
    """The language that is asked for: the first that there are words in."""
    for part in request.headers.get("accept-language", "").split(","):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def holder_of(request: AnyRequest, live: LiveEvent) -> Holder:
    """Whose card came with a request; the public where none did.

    Raises:
        Fault: it is nobody's card.
    """
    token = token_of(request)
    return live.offices.holder(token) if token else PUBLIC


def need(holder: Holder, *offices: Office) -> None:
    """Whether somebody holds one of these offices.

    Raises:
        Fault: he does not.
    """
    if holder.office not in offices:
        raise Fault("not-your-card", {"office": holder.office})


async def found(request: AnyRequest, state: State, event: str) -> tuple[LiveEvent, Holder]:
    """The event that is asked for, with everything on disk, and who asks.

    Raises:
        Fault: there is no such event, or it is nobody's card.
    """
    live = await events_of(state).find(event)
    holder = holder_of(request, live)
    await live.settled()
    return live, holder
