"""An event as a file with which another server goes on: its name, all rows of its log, and what is played on line.

The tables on line whose sheets are not published yet have their logs in it, so that a deal goes on where it was.

It holds the seed while that is secret, the cards that are in play on line, and the hashes of cards and PINs, so that
every card counts at the other server too. Only the desk gets it. Whatever was sent to the first server after the copy
was made is not in it: the phones hear that another server has taken over, and deliver everything again; an act that
the copy has counts once. What was played on line after the copy was made is played once more.
"""

import json
from typing import Any

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from troef.server.events.asking import AnyRequest, found, need
from troef.server.events.live import MOST_KEY, LiveEvent
from troef.server.events.logged import Founding
from troef.server.events.play_calls import tables_of
from troef.server.events.play_hall import PREFIX
from troef.table.fault import Fault
from troef.table.log import Log, MemoryLog
from troef.tournament.on_line.played_table import PlayedTable


@get("/{event:str}/copy")
async def copy(request: AnyRequest, state: State, event: FromPath[str]) -> Response[str]:
    """The event as a file with which another server goes on, for the desk."""
    live, holder = await found(request, state, event)
    need(holder, "desk")
    name = f'attachment; filename="{live.key}.copy.jsonl"'
    rows = await live.stored()  # first: a table may be ahead of its sheet, never behind
    text = written(live.key, rows, await tables_of(state).logs(live))
    return Response(text, media_type="application/x-ndjson", headers={"content-disposition": name})


def written(key: str, rows: list[str], played: dict[str, list[str]]) -> str:
    """A copy as text: a line with the name of the event and how many lines of each kind it has; a line for each row;
    and a line for each one in the logs of its tables on line, `played`."""
    at_tables = [json.dumps({"log": name, "line": line}) for name, lines in played.items() for line in lines]
    head = json.dumps({"event": key, "rows": len(rows), "played": len(at_tables)})
    return "".join([f"{text}\n" for text in [head, *rows, *at_tables]])


async def take_over(log: Log, text: str, at: str) -> tuple[str, int]:
    """Put the event of a copy into a log, with a row that says that this server goes on with it since then.

    Gives the name of the event and how many rows were new. A log that has the whole copy already is left as it is.

    Raises:
        Fault: this is no copy, with its line; or the log has other rows of this event, or of a table.
    """
    key, rows, played = _read(text)
    there = await log.load(f"event:{key}")
    if there[: len(rows)] == rows:
        return key, 0
    if rows[: len(there)] != there:
        raise Fault("other-copy", {"event": key})
    for name, lines in played.items():
        held = await log.load(name)
        if lines[: len(held)] != held:
            raise Fault("other-copy", {"event": key})
        await log.append(name, len(held), lines[len(held) :])
    new = [*rows[len(there) :], json.dumps({"taken_over": at})]
    await log.append(f"event:{key}", len(there), new)
    return key, len(new) - 1


def _read(text: str) -> tuple[str, list[str], dict[str, list[str]]]:
    """The name of the event, its rows, each of which must follow from those before it, and the logs of its tables."""
    head, *lines = text.removesuffix("\n").split("\n")
    told = _object(head, 1)
    key, at_tables = told.get("event"), told.get("played", 0)
    if not isinstance(key, str) or not 0 < len(key) <= MOST_KEY or not lines:
        raise Fault("bad-copy", {"line": 1})
    if not isinstance(at_tables, int) or told.get("rows") != len(lines) - at_tables:  # it ends too soon
        _check_rows(key, lines)
        raise Fault("bad-copy", {"line": 2 + len(lines)})
    rows = lines[: len(lines) - at_tables]
    _check_rows(key, rows)
    return key, rows, _played(key, lines[len(rows) :], 2 + len(rows))


def _check_rows(key: str, rows: list[str]) -> None:
    """Whether each row of an event follows from those before it."""
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


def _played(key: str, lines: list[str], first: int) -> dict[str, list[str]]:
    """The lines of each table on line, which must be a table of this event and follow from those before them."""
    logs: dict[str, list[str]] = {}
    tables: dict[str, PlayedTable] = {}
    for number, text in enumerate(lines, first):
        told = _object(text, number)
        name, line = told.get("log"), told.get("line")
        if not isinstance(name, str) or not isinstance(line, str) or not name.startswith(f"{PREFIX}{key}."):
            raise Fault("bad-copy", {"line": number})
        try:
            tables.setdefault(name, PlayedTable(name)).apply(line)
        except (ValueError, LookupError, TypeError, AttributeError, AssertionError, Fault) as error:
            raise Fault("bad-copy", {"line": number}) from error
        logs.setdefault(name, []).append(line)
    return logs


def _object(text: str, number: int) -> dict[str, Any]:
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Fault("bad-copy", {"line": number}) from error
    if not isinstance(found, dict):
        raise Fault("bad-copy", {"line": number})
    return found
