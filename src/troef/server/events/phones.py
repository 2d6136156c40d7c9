"""What is asked for the phones of tables, beside acts: which of them writes the sheet, what a deal would bring, and
what the QR code of a sheet brings (docs/protocol.md)."""

from dataclasses import asdict
from typing import Annotated, Final

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from troef.server.events.acting import code_read
from troef.server.events.asking import AnyRequest, found, need
from troef.server.events.live import LiveEvent
from troef.server.events.views import View, pen_view
from troef.table.fault import Fault
from troef.tournament.act import DESK
from troef.tournament.sheets.delivering import CodeRead
from troef.tournament.sheets.entering import deal_line
from troef.tournament.sheets.formats import game_of
from troef.tournament.sheets.scoring import table_scores
from troef.tournament.sheets.sheet_code import MOST_DIGITS


class ReadCode(msgspec.Struct, forbid_unknown_fields=True):
    """The QR code of a sheet as a camera read it or a hand scanner typed it, and whom the desk has seen sign."""

    code: Annotated[str, msgspec.Meta(max_length=2 * MOST_DIGITS)]
    seen: Annotated[list[int], msgspec.Meta(max_length=8)] = []


class TakePen(msgspec.Struct, forbid_unknown_fields=True):
    """A phone that wants to write the sheet of a round: the name that it made up, and whether it takes the pen over."""

    round: Annotated[int, msgspec.Meta(ge=1)]
    phone: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    take: bool = False


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """A deal whose result is not noted yet: its number, and the fields of the result as they were typed."""

    round: Annotated[int, msgspec.Meta(ge=1)]
    deal: Annotated[int, msgspec.Meta(ge=1)]
    texts: dict[str, Annotated[str, msgspec.Meta(max_length=200)]]


@post("/{event:str}/tables/{table:int}/settle", status_code=200)
async def settle(
    request: AnyRequest, state: State, event: FromPath[str], table: FromPath[int], data: JSONBody[Played]
) -> dict[int, int]:
    """What a deal would bring each person at a table; refused where no deal can end so."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury", "table", "player")
    sheet = live.event.round(data.round).table(table)
    result = game_of(live.event.template).Result.read_texts(data.texts).as_dict()
    return deal_line(live.event, sheet, data.deal, result).scores


@post("/{event:str}/tables/{table:int}/pen", status_code=200)
async def take_pen(
    request: AnyRequest, state: State, event: FromPath[str], table: FromPath[int], data: JSONBody[TakePen]
) -> View:
    """Which phone writes the sheet of a table: this one, if none did or if it takes the pen over."""
    live, holder = await found(request, state, event)
    need(holder, "table", "player")
    sheet = live.event.round(data.round).table(table)
    writes = holder.number == table if holder.office == "table" else holder.number in sheet.people
    if not writes or (holder.office == "player" and sheet.scorer not in (None, holder.number)):
        raise Fault("not-your-card", {"office": holder.office})
    await live.take_pen(data.round, table, data.phone, data.take)
    return pen_view(live, data.round, table) or {}


@post("/{event:str}/codes", status_code=200)
async def read_sheet_code(request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[ReadCode]) -> View:
    """What the QR code of a sheet would bring; the act `deliver-sheet` with the same `code` writes it down."""
    live, holder = await found(request, state, event)
    need(holder, "desk")
    return code_view(live, code_read(live.event, live.offices, data.code, data.seen))


def code_view(live: LiveEvent, read: CodeRead) -> View:
    """The acts of the table that a code brings, the sheet as it is after them, and what the desk has to look at."""
    delivery = read.delivery
    trial = live.event.copy()
    delivery.apply(trial, live.time(), DESK)
    sheet = delivery.sheet(trial)
    scores = table_scores(trial, delivery.round, delivery.table)
    return {
        **delivery.as_dict(),
        "unproven": read.unproven,
        "late": read.late,
        "people": sheet.people,
        "state": sheet.state,
        "deals": len(sheet.deals),
        "ended_at": sheet.ended_at,
        "signal_at": live.event.round(delivery.round).signal_at,
        "scores": {person: asdict(score) for person, score in scores.items()},
    }


#: All of them.
PHONES: Final = [take_pen, settle, read_sheet_code]
