"""`troef tournament keep-copy` and `take-over`: a second laptop has a copy of a running event, and goes on when the
first one is lost."""

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import typer

from troef.cli.asking import words_of
from troef.cli.event_log import MOST_BYTES, decoded, now
from troef.cli.faults import USAGE, Fault
from troef.cli.records import read_file
from troef.words.words import Words

_SECONDS_TO_ANSWER: Final = 20.0

CopyFile = Annotated[Path, typer.Argument(metavar="COPY", help="cli-argument-copy", show_default=False)]


def keep_copy(
    context: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="cli-argument-event-url", show_default=False)],
    copy: CopyFile,
    pin: Annotated[str, typer.Option("--pin", metavar="PIN", prompt="PIN", hide_input=True, help="cli-option-pin")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="cli-option-office-name")] = "",
    every: Annotated[float, typer.Option("--every", metavar="SECONDS", min=0, help="cli-option-every")] = 30.0,
) -> None:
    """Keep a copy of an event on a running server, again and again, until interrupted."""
    words = words_of(context)
    place = urlsplit(url)
    event = place.fragment.removeprefix("/tornooi/").split("/")[0].split("?")[0]
    if not place.netloc or not event:
        raise Fault("cli-event-url", url=url)
    path = f"{place.scheme}://{place.netloc}/api/events/{event}"
    entry = {"office": "desk", "pin": pin, "name": name}
    token = json.loads(_asked(path, "/enter", words, json.dumps(entry).encode()))["token"]
    while True:
        try:
            kept = _asked(path, "/copy", words, token=token)
        except Fault as fault:
            if not every:
                raise
            print(words.error(fault.key, fault.facts), flush=True)  # the copy that there is stays
        else:
            _replace(copy, kept)
            print(words.say("cli-copy-kept", name=copy, lines=kept.count(b"\n"), at=now()[-8:]), flush=True)
        if not every:
            return
        time.sleep(every)


def _asked(path: str, what: str, words: Words, body: "bytes | None" = None, token: str = "") -> bytes:
    """What a server answers.

    Raises:
        Fault: it does not, or refuses.
    """
    headers = {"content-type": "application/json", "accept-language": words.lang}
    if token:
        headers["authorization"] = f"Bearer {token}"
    try:
        with urlopen(Request(f"{path}{what}", body, headers), timeout=_SECONDS_TO_ANSWER) as answer:
            found: bytes = answer.read()
            return found
    except HTTPError as error:
        raise Fault("cli-server-refuses", url=path, text=_told(error.read(), words)) from error
    except (URLError, OSError) as error:
        raise Fault("cli-no-server", url=path) from error


def _told(answer: bytes, words: Words) -> str:
    """What a server says that is wrong, as a sentence."""
    try:
        fault: dict[str, Any] = json.loads(answer)["error"]
        return words.error(str(fault["key"]), fault.get("facts") or {})
    except (ValueError, KeyError, TypeError):
        return answer[:200].decode(errors="replace")


def _replace(path: Path, data: bytes) -> None:
    """Put a file in place of another one, so that at any moment one of them is whole."""
    beside = path.with_name(f"{path.name}.new")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def take_over(
    context: typer.Context,
    copy: CopyFile,
    host: Annotated[str, typer.Option("--host", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-option-port")] = 8000,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help="cli-option-db", show_default=False)] = None,
) -> None:
    """Serve an event from its copy, when the server that had it is lost."""
    from troef.server.main import serve  # the server's libraries are large
    from troef.server.settings import default_database

    words = words_of(context)
    url = db or default_database()
    event, lines = asyncio.run(_taken_over(url, decoded(read_file(copy, MOST_BYTES))))
    print(words.say("cli-taken-over", lines=lines, path=f"/#/tornooi/{event}/desk"), flush=True)
    serve(host=host, port=port, db=url)


async def _taken_over(url: str, text: str) -> tuple[str, int]:
    """Put a copy into a database.

    Raises:
        Fault: the database cannot be opened, has another history of the event, or this is no copy.
    """
    from troef.server.events import copies
    from troef.store.database import NoDatabase
    from troef.store.sql_log import SqlLog
    from troef.table.fault import Fault as ServerFault

    try:
        log = await SqlLog.open(url)
    except NoDatabase as error:
        raise Fault("cli-db", text=error) from error
    try:
        return await copies.take_over(log, text, now())
    except ServerFault as fault:
        raise Fault(fault.key, USAGE, **fault.facts) from fault
    finally:
        await log.close()
