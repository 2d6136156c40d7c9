"""An event as a file with which another server goes on: its name, and all rows of its log.

It holds the seed while that is secret, and the hashes of cards and PINs, so that every card counts at the other server
too. Only the desk gets it. Whatever was sent to the first server after the copy was made is not in it: the phones hear
that another server has taken over, and deliver everything again; an act that the copy has counts once.
"""

import json
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from troef.server.events.asking import AnyRequest, found, need
from troef.server.events.live import MOST_KEY, Founding, LiveEvent
from troef.table.fault import Fault
from troef.table.log import Log, MemoryLog


@get("/{event:str}/copy")
async def copy(request: AnyRequest, state: State, event: FromPath[str]) -> Response[str]:
    """The event as a file with which another server goes on, for the desk."""
    live, holder = await found(request, state, event)
    need(holder, "desk")
    name = f'attachment; filename="{live.key}.copy.jsonl"'
    text = written(live.key, await live.stored())
    return Response(text, media_type="application/x-ndjson", headers={"content-disposition": name})


def written(key: str, rows: list[str]) -> str:
    """A copy as text: a line with the name of the event and how many rows it has, then a line for each row."""
    head = json.dumps({"event": key, "rows": len(rows)})
    return "".join([f"{text}\n" for text in [head, *rows]])


async def take_over(log: Log, text: str, at: str) -> tuple[str, int]:
    """Put the event of a copy into a log, with a row that says that this server goes on with it since then.

    Gives the name of the event and how many rows were new. A log that has the whole copy already is left as it is.

    Raises:
        Fault: this is no copy, with its line; or the log has other rows of this event.
    """
    key, rows = _read(text)
    there = await log.load(f"event:{key}")
    if there[: len(rows)] == rows:
        return key, 0
    if rows[: len(there)] != there:
        raise Fault("other-copy", {"event": key})
    new = [*rows[len(there) :], json.dumps({"taken_over": at})]
    await log.append(f"event:{key}", len(there), new)
    return key, len(new) - 1


def _read(text: str) -> tuple[str, list[str]]:
    """The name of the event and its rows, each of which must follow from those before it."""
    head, *rows = text.removesuffix("\n").split("\n")
    told = _object(head, 1)
    key = told.get("event")
    if not isinstance(key, str) or not 0 < len(key) <= MOST_KEY or not rows:
        raise Fault("bad-copy", {"line": 1})
    founded = _object(rows[0], 2).get("founded")
    if not isinstance(founded, dict):
        raise Fault("bad-copy", {"line": 2})
    try:
        live = LiveEvent(key, MemoryLog(), Founding(**founded))
    except TypeError as error:
        raise Fault("bad-copy", {"line": 2}) from error
    for number, row in enumerate(rows[1:], 3):
        sealed = _object(row, number).get("line")
        try:
            live.take(row)
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            raise Fault("bad-copy", {"line": number}) from error
        if isinstance(sealed, dict) and sealed.get("seal") != live.last_seal:
            raise Fault("bad-copy", {"line": number})
    if told.get("rows") != len(rows):  # it ends too soon
        raise Fault("bad-copy", {"line": 2 + len(rows)})
    return key, rows


def _object(text: str, number: int) -> dict[str, Any]:
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Fault("bad-copy", {"line": number}) from error
    if not isinstance(found, dict):
        raise Fault("bad-copy", {"line": number})
    return found
