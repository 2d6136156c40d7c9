"""What is asked for the phones of tables, beside acts: what the QR code of a sheet brings (docs/protocol.md)."""

from dataclasses import asdict
from typing import Annotated, Any, Final

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from troef.server.events.asking import AnyRequest, found, need
from troef.server.events.live import LiveEvent
from troef.tournament.act import DESK
from troef.tournament.delivering import DeliverSheet, read_code
from troef.tournament.scoring import table_scores
from troef.tournament.sheet_code import MOST_DIGITS

View = dict[str, Any]


class ReadCode(msgspec.Struct, forbid_unknown_fields=True):
    """The QR code of a sheet as a camera read it or a hand scanner typed it."""

    code: Annotated[str, msgspec.Meta(max_length=2 * MOST_DIGITS)]


@post("/{event:str}/codes", status_code=200)
async def read_sheet_code(request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[ReadCode]) -> View:
    """What the QR code of a sheet would bring; the act `deliver-sheet` with the same `code` writes it down."""
    live, holder = await found(request, state, event)
    need(holder, "desk")
    return code_view(live, read_code(live.event, data.code))


def code_view(live: LiveEvent, delivery: DeliverSheet) -> View:
    """The acts of the table that a code brings, and the sheet as it is after them."""
    trial = live.event.copy()
    delivery.apply(trial, live.time(), DESK)
    sheet = delivery.sheet(trial)
    scores = table_scores(trial, delivery.round, delivery.table)
    return {
        **delivery.as_dict(),
        "people": sheet.people,
        "state": sheet.state,
        "deals": len(sheet.deals),
        "ended_at": sheet.ended_at,
        "signal_at": live.event.round(delivery.round).signal_at,
        "scores": {person: asdict(score) for person, score in scores.items()},
    }


#: All of them.
PHONES: Final = [read_sheet_code]
