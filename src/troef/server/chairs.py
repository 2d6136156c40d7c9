"""The call under /api/chairs (docs/protocol.md): how the tables stand at which somebody has kept a chair."""

from typing import Annotated, Final

import msgspec
from litestar import Router, post
from litestar.datastructures import State
from litestar.params import JSONBody

from troef.server.api import hall_of
from troef.table.fault import Fault
from troef.table.hall.standing import standing

#: Chairs that one question may be about: a table that was dropped from memory is played again from its log.
MOST_CHAIRS: Final = 12


class KeptChair(msgspec.Struct, forbid_unknown_fields=True):
    """The chair of a guest, as his browser kept it."""

    table: Annotated[str, msgspec.Meta(max_length=64)]
    token: Annotated[str, msgspec.Meta(max_length=200)]


class KeptChairs(msgspec.Struct, forbid_unknown_fields=True):
    """All of them, the newest first."""

    chairs: Annotated[list[KeptChair], msgspec.Meta(max_length=MOST_CHAIRS)]


@post("/", status_code=200)
async def tables_of(state: State, data: JSONBody[KeptChairs]) -> list[dict[str, object]]:
    """How the tables stand; those that are not there any more, or where the chair is another's, are left out."""
    hall = hall_of(state)
    found: list[dict[str, object]] = []
    for chair in data.chairs:
        try:
            live = await hall.find(chair.table)
        except Fault:
            continue
        seat = live.table.seating.kept_for(chair.token)
        if seat is not None:
            found.append(standing(live.table, seat, live.table.seat_of(chair.token) is not None))
    return found


CHAIRS: Final = Router("/api/chairs", route_handlers=[tables_of])
