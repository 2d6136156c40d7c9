"""After an event: the names, dates of birth and clubs are erased from what the server keeps; the ranking stays."""

import asyncio
import json
from typing import Annotated, Any, Final

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from troef.server.events.asking import AnyRequest, found, need
from troef.server.events.live import LiveEvent
from troef.server.events.offices import Holder
from troef.server.events.play_hall import table_name
from troef.table.fault import Fault
from troef.table.log import Conflict
from troef.tournament.act import Actor, Line
from troef.tournament.erasing import Pseudonyms, without_names
from troef.tournament.log import Log as SealedLines

#: Whose cards stay valid; a player and a table have nothing to do any more.
OFFICIALS: Final = ("desk", "jury")


class Erasing(msgspec.Struct, forbid_unknown_fields=True):
    """How many people the event has, as it was shown to whoever confirmed that their names are erased."""

    people: Annotated[int, msgspec.Meta(ge=0)]


@post("/{event:str}/erase", status_code=200)
async def erase(request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[Erasing]) -> dict[str, int]:
    """Erase who took part, for the desk, once the event is over. This cannot be undone."""
    live, holder = await found(request, state, event)
    need(holder, "desk")
    if data.people != len(live.event.people):
        raise Fault("other-number-of-people", {"people": len(live.event.people)})
    texts = await live.stored()
    by = Actor("desk", holder.name)
    rows, names = await asyncio.to_thread(_without_names, texts, live.time(), by)
    try:
        for played in live.event.rounds:
            for table in range(1, len(played.tables) + 1):
                await _erase_table(live, names, table_name((live.key, played.number, table)))
        await live.replace(rows, len(texts))  # last: until then it can be done again
    except Conflict as error:
        raise Fault("event-busy") from error
    return {"people": data.people}


async def _erase_table(live: LiveEvent, names: Pseudonyms, name: str) -> None:
    """Take the names out of what a table has played on line.

    Raises:
        Conflict: somebody plays there now.
    """
    texts = await live.log.load(name)
    if texts:
        erased = [json.dumps(names.seats(json.loads(text)), ensure_ascii=False) for text in texts]
        await live.log.replace(name, len(texts), erased)


def _without_names(texts: list[str], at: str, by: Actor) -> tuple[list[str], Pseudonyms]:
    """The rows of an event without personal data, and one more, which tells that they were erased; and what each name
    has become."""
    rows: list[dict[str, Any]] = [json.loads(text) for text in texts]
    sealed = [row["line"] for row in rows if "line" in row]
    lines = [Line.read({name: value for name, value in line.items() if name != "seal"}) for line in sealed]
    erased = without_names(lines, sealed[-1]["seal"], at, by)
    names = Pseudonyms([*lines, Line(len(erased), at, by, erased[-1].act)])
    log = SealedLines()
    following = iter(erased)
    kept: list[dict[str, Any]] = []
    for row in rows:
        if "line" in row:
            kept.append(_line_row(names, log, next(following), row["of"]))
        elif "card" in row or "entry" in row:
            kept += _card_row(names, row)
        else:
            kept.append(row)
    kept.append(_line_row(names, log, next(following), Holder("desk", name=by.name).as_dict()))
    return [json.dumps(row, separators=(",", ":"), ensure_ascii=False) for row in kept], names


def _line_row(names: Pseudonyms, log: SealedLines, line: Line, of: dict[str, Any]) -> dict[str, Any]:
    """The row of a line. What its sender had sent is gone, so it no longer counts as sent."""
    return {
        "id": f"erased-{line.number}",
        "of": {**of, "name": names.officials.get(of["name"], "")},
        "sent": {},
        "line": json.loads(log.append(line)),
    }


def _card_row(names: Pseudonyms, row: dict[str, Any]) -> list[dict[str, Any]]:
    """The card of the desk or of a member of the jury who has done something; none of anybody else."""
    kind = "card" if "card" in row else "entry"
    holder = row[kind]
    if holder["office"] not in OFFICIALS or (holder["name"] and holder["name"] not in names.officials):
        return []
    return [{**row, kind: {**holder, "name": names.officials.get(holder["name"], "")}}]


ERASING: Final[list[Any]] = [erase]
