"""The calendar of a server: the events that their desks have put on it. It names no people."""

from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from troef.server.events.asking import AnyRequest, events_of, found, need
from troef.server.events.views import View
from troef.table.fault import Fault

Club = Annotated[str, msgspec.Meta(max_length=80)]


class Listing(msgspec.Struct, forbid_unknown_fields=True):
    """Whether an event is on the calendar, and which club holds it."""

    listed: bool
    club: Club = ""


@get("/")
async def calendar(state: State) -> list[View]:
    """The events on the calendar by day, the last one first: name, title, day, club, game and template."""
    listed = await events_of(state).calendar()
    return sorted(listed, key=lambda row: (row["day"], row["title"]), reverse=True)


@post("/{event:str}/calendar", status_code=200)
async def put_on_calendar(request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[Listing]) -> View:
    """Put an event on the calendar, or take it off, for the desk. A rehearsal is not put on it."""
    live, holder = await found(request, state, event)
    need(holder, "desk")
    if live.founding.rehearsal and data.listed:
        raise Fault("no-rehearsal-in-calendar")
    about = {
        "event": live.key,
        "listed": data.listed,
        "title": live.event.title,
        "day": live.event.day,
        "club": data.club.strip(),
        "game": live.event.template.game,
        "template": live.event.template.name,
    }
    await events_of(state).put_on_calendar(about)
    return about


CALENDAR: Final[list[Any]] = [calendar, put_on_calendar]
