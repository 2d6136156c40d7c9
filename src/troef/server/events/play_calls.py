"""Playing on line in an event: where a player sits, how the tables are, and the table itself on a websocket."""

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from troef.core.view import SPECTATOR
from troef.server.events.asking import events_of, found, need
from troef.server.events.live import LiveEvent
from troef.server.events.offices import Holder
from troef.server.events.play_hall import PlayHall
from troef.server.events.seating import members
from troef.server.events.views import View, heading
from troef.server.socket import Connection, accepted, serve, turn_away
from troef.table.fault import Fault
from troef.tournament.on_line.tables import plays_himself
from troef.tournament.refused import Refused
from troef.tournament.sheets.sheet import Sheet

#: `?round=2`.
RoundAsked = Annotated[int, QueryParameter(name="round", ge=0)]


def tables_of(state: State) -> PlayHall:
    """The tables of events on this server."""
    hall: PlayHall = state.play
    return hall


@get("/{event:str}/place")
async def place(request: Request[Any, Any, Any], state: State, event: FromPath[str]) -> View:
    """Where a player sits in the last round: his table and how it is played. Null where he has no table."""
    live, holder = await found(request, state, event)
    need(holder, "player")
    return {**heading(live), "place": _place_of(live, tables_of(state), holder)}


def _place_of(live: LiveEvent, tables: PlayHall, holder: Holder) -> View | None:
    """Where a player sits in the last round."""
    played = live.event.rounds[-1] if live.event.rounds else None
    for number, sheet in enumerate(played.tables if played is not None else [], 1):
        if played is not None and holder.number in sheet.people:
            row = table_row(live, tables, played.number, number, sheet)
            return {**row, "person": holder.number, "members": members(live.event, holder.number)}
    return None


@get("/{event:str}/on-line")
async def on_line(request: Request[Any, Any, Any], state: State, event: FromPath[str]) -> list[View]:
    """For the desk and the jury: how each table of the last round is played, and who is at those on line."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury")
    if not live.event.rounds:
        return []
    played, tables = live.event.rounds[-1], tables_of(state)
    return [table_row(live, tables, played.number, number, sheet) for number, sheet in enumerate(played.tables, 1)]


def table_row(live: LiveEvent, tables: PlayHall, round_number: int, number: int, sheet: Sheet) -> View:
    """How a table is played, and who is at it where it plays on line."""
    event = live.event
    here = tables.here(live.key, round_number, number)
    return {
        "round": round_number,
        "table": number,
        "state": sheet.state,
        "deals": len(sheet.deals),
        "on_paper": sheet.on_paper,
        "bot": sheet.online.bot if sheet.online is not None else None,
        "begun": bool(sheet.seatings),
        "call": sheet.call,
        "people": [
            {
                "person": person,
                "name": event.people[person].name,
                "kind": event.people[person].kind,
                "here": person in here,
                "plays": plays_himself(event, sheet, person),
            }
            for person in dict.fromkeys(sheet.people)
        ],
    }


@get("/{event:str}/tables/{table:int}/record", media_type=MediaType.TEXT)
async def record(
    request: Request[Any, Any, Any],
    state: State,
    event: FromPath[str],
    table: FromPath[int],
    round_number: RoundAsked = 0,
) -> Response[str]:
    """All that was played at a table on line, once its sheet has been handed in: so that everybody can check the deals
    (docs/fair-deals.md). Each match follows the one before."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury", "player")
    number = round_number or max(1, len(live.event.rounds))
    sheet = live.event.round(number).table(table)
    if holder.office == "player" and holder.number not in sheet.everybody():
        raise Fault("not-your-card", {"office": holder.office})
    if not sheet.reached("handed_in"):
        raise Fault("still-secret")
    text = await tables_of(state).record(live.key, number, table)
    return Response(text, media_type="application/x-ndjson")


@websocket("/ws/events/{event:str}/{table:int}")
async def event_table(
    socket: WebSocket[Any, Any, Any], state: State, event: FromPath[str], table: FromPath[int]
) -> None:
    """A table of an event: a player at his own seat, the jury with all hands, the desk as a spectator."""
    token = await accepted(socket)
    asked = socket.query_params.get("round", "")
    try:
        live = await events_of(state).find(event)
        holder = live.offices.holder(token or "")
        number = int(asked) if asked.isdecimal() and len(asked) < 6 else max(1, len(live.event.rounds))
        _check_sits(live, holder, number, table)
        found_table = await tables_of(state).find(event, number, table)
        connection = Connection(socket.send_text, SPECTATOR)
        found_table.welcome(connection, holder)
    except Fault as fault:
        await turn_away(socket, fault)
        return
    except Refused as refused:
        await turn_away(socket, Fault("no-table", {"reason": refused.reason}))
        return
    await serve(socket, state.settings, found_table, connection)


def _check_sits(live: LiveEvent, holder: Holder, round_number: int, table: int) -> None:
    """Whether somebody may look at a table: a player only at his own.

    Raises:
        Fault: he may not.
        Refused: there is no such table.
    """
    sheet = live.event.round(round_number).table(table)
    sits = holder.office == "player" and holder.number in sheet.people
    if not sits and holder.office not in ("desk", "jury"):
        raise Fault("not-your-card", {"office": holder.office})


#: The calls about playing on line.
PLAYING: Final = [place, on_line, record]
