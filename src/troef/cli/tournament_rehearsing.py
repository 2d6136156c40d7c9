"""`troef tournament rehearse`: an event with invented people on a server, to click through, and a checklist."""

import json
import threading
import time
from collections.abc import Callable
from datetime import date
from typing import Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import typer

from troef.cli.asking import words_of
from troef.cli.faults import Fault
from troef.cli.tournament import Values, chosen_template
from troef.core.rng import Rng
from troef.tournament.simulation.opening import some_name
from troef.words.words import Words

#: Sends a body to a path of the server, with the token of a card or without, and gives the answer.
Send = Callable[[str, dict[str, Any], str], Any]

#: The parts of the checklist.
PARTS: Final = ("before", "tables", "faults", "after")
#: How long a server may take to start, and to answer.
_SECONDS_TO_START: Final = 30.0
_SECONDS_TO_ANSWER: Final = 20.0
_VERSION: Final = "1"


def rehearse(
    context: typer.Context,
    template: Annotated[str, typer.Option("--template", metavar="NAME", help="cli-option-template")] = "iwwa-manillen",
    players: Annotated[int, typer.Option("--players", metavar="N", min=4, max=600, help="cli-option-rehearsed")] = 64,
    values: Values = None,
    server: Annotated[str, typer.Option("--server", metavar="URL", help="cli-option-server", show_default=False)] = "",
    host: Annotated[str, typer.Option("--host", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="cli-option-port")] = 8000,
    db: Annotated[str, typer.Option("--db", metavar="URL", help="cli-option-rehearsal-db")] = "memory",
) -> None:
    """Start a server with an event to rehearse, or put one on a server that runs."""
    words = words_of(context)
    rules = chosen_template(template, values).as_dict()
    if server:
        show(found_event(_sender(server.rstrip("/"), words.lang), rules, players), server.rstrip("/"), words)
        return
    from troef.server.main import serve  # the server's libraries are large

    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    threading.Thread(target=_when_it_listens, args=(address, rules, players, words), daemon=True).start()
    serve(host=host, port=port, db=db)


def _when_it_listens(address: str, rules: dict[str, Any], players: int, words: Words) -> None:
    """Put the event on the server as soon as it answers."""
    send = _sender(address, words.lang)
    end = time.monotonic() + _SECONDS_TO_START
    while time.monotonic() < end:
        try:
            with urlopen(f"{address}/api/events/templates", timeout=1):
                break
        except (URLError, OSError):
            time.sleep(0.2)
    try:
        show(found_event(send, rules, players), address, words)
    except Fault as fault:
        print(words.error(fault.key, fault.facts), flush=True)


def _sender(address: str, lang: str) -> Send:
    """Sends to a server over HTTP."""

    def send(path: str, body: dict[str, Any], token: str) -> Any:
        headers = {"content-type": "application/json", "accept-language": lang}
        if token:
            headers["authorization"] = f"Bearer {token}"
        try:
            asked = Request(f"{address}{path}", json.dumps(body).encode(), headers, method="POST")
            with urlopen(asked, timeout=_SECONDS_TO_ANSWER) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise Fault("cli-server-refuses", url=address, text=_told(error.read())) from error
        except (URLError, OSError, ValueError) as error:
            raise Fault("cli-no-server", url=address) from error

    return send


def _told(answer: bytes) -> str:
    """What a server says that is wrong."""
    try:
        found = json.loads(answer)["error"]
        return str(found.get("message") or found.get("text") or found)
    except (ValueError, KeyError, TypeError, AttributeError):
        return answer[:200].decode(errors="replace")


def found_event(send: Send, rules: dict[str, Any], players: int) -> dict[str, str]:
    """Open an event as a rehearsal; all its people are there, and the first round has begun. Gives its links."""
    today = date.today().isoformat()
    wish = {
        "title": "Repetitie",
        "day": today,
        "template": rules,
        "rules_version": _VERSION,
        "rehearsal": True,
        "running": True,
    }
    opened = send("/api/events", {**wish, "at": f"{today}T08:00:00"}, "")
    key, desk = str(opened["event"]), str(opened["card"]["token"])
    rng = Rng(key)
    people = [
        {"person": number, "name": some_name(rng), "born": "1980-01-01", "rules_version": _VERSION}
        for number in range(1, players + 1)
    ]
    acts: list[tuple[str, str, Any]] = [
        ("08:30:00", "bulk", _all("register", people)),
        ("08:45:00", "apply-as-joker", {"name": f"Joker {some_name(rng)}"}),
        ("09:15:00", "bulk", _all("report", [{"person": one["person"]} for one in people])),
        ("09:45:00", "close-registration", {}),
        ("09:46:00", "reveal-seed", {}),
        ("09:50:00", "draw", {}),
        ("10:00:00", "start-round", {"round": 1}),
    ]
    for number, (at, verb, facts) in enumerate(acts, 1):
        send(f"/api/events/{key}/acts", {"id": f"{number}", "act": verb, "facts": facts, "at": f"{today}T{at}"}, desk)
    (jury,) = send(f"/api/events/{key}/cards", {"office": "jury", "name": "Mia"}, desk)
    (table,) = send(f"/api/events/{key}/cards", {"office": "table", "numbers": [1]}, desk)
    place = f"/#/tornooi/{key}"
    return {
        "board": place,
        "desk": f"{place}/desk?key={desk}",
        "jury": f"{place}/desk?key={jury['token']}",
        "table": f"{place}/tafel/1?key={table['token']}",
    }


def _all(verb: str, facts: list[dict[str, Any]]) -> dict[str, Any]:
    """Several acts as one."""
    return {"acts": [{"act": verb, "facts": each} for each in facts], "expected": len(facts)}


def show(links: dict[str, str], address: str, words: Words) -> None:
    """The links, and the checklist of the rehearsal."""
    print(words.say("cli-rehearsal"))
    for name, link in links.items():
        print(f"  {words.say(f'cli-rehearsal-{name}')}: {address}{link}")
    for part in PARTS:
        print(f"\n{words.say(f'paper-rehearsal-{part}')}")
        for line in words.say(f"paper-rehearsal-{part}-lines").split(" | "):
            print(f"  [ ] {line.strip()}")
    print(f"\n{words.say('cli-rehearsal-print')}", flush=True)
