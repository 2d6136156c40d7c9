"""The door as ASGI: every request and every websocket passes here before anything else looks at it."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from troef.server.events.asking import AnyRequest, language_of
from troef.server.faults import retry_after, status_of
from troef.server.front_door.addresses import Hosts, Proxies, behind_proxies, headers_of, visitor_of
from troef.server.front_door.rates import Rates
from troef.server.measures import Measures
from troef.server.settings import Settings
from troef.table.fault import Fault
from troef.table.people.visitor import ASKING, Visitor
from troef.words.words import words

#: The longest path, and the longest part of one: no file system has longer names.
LONGEST_PATH: Final = 1024
LONGEST_PART: Final = 255
#: How a websocket is closed that asks too much.
TOO_MUCH: Final = 4429
#: What is spoken on a websocket, where whoever connects says what he speaks.
SUBPROTOCOL: Final = "troef"


class FrontDoor:
    """Looks at where a request comes from, what it calls this server, how odd its path is, and how often it comes.

    `has_own_limit` says of a request that changes something whether whoever sends it is counted elsewhere.
    """

    def __init__(
        self, app: ASGIApp, settings: Settings, has_own_limit: Callable[[Scope], bool], measures: Measures
    ) -> None:
        self._app = app
        self._measures = measures
        self._hosts = Hosts(settings.hosts)
        self._proxies = Proxies(settings.proxies)
        self._reads = Rates(settings.reads_per_minute) if settings.limits else None
        self._changes = Rates(settings.requests_per_minute) if settings.limits else None
        self._most_lines = settings.lines_per_visitor if settings.limits else None
        self._lines: Counter[Visitor] = Counter()
        self._has_own_limit = has_own_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        behind_proxies(scope, self._proxies)
        visitor = visitor_of(scope)
        ASKING.set(visitor)
        try:
            self._look_at(scope, visitor)
        except Fault as fault:
            await (_refuse if scope["type"] == ScopeType.HTTP else _refuse_line)(scope, receive, send, fault)
            return
        if scope["type"] == ScopeType.HTTP:
            with self._measures.requests.time():
                await self._app(scope, receive, send)
            return
        self._lines[visitor] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._lines[visitor] -= 1
            if not self._lines[visitor]:
                del self._lines[visitor]

    def _look_at(self, scope: Scope, visitor: Visitor) -> None:
        host = "".join(headers_of(scope, b"host")[:1])
        if not self._hosts.knows(host):
            raise Fault("bad-host", {"name": host[:LONGEST_PART]})
        if is_odd(scope["path"]):
            raise Fault("unknown-page")
        if scope["type"] != ScopeType.HTTP:
            if self._most_lines is not None and self._lines[visitor] >= self._most_lines:
                raise Fault("too-many-lines", {"number": self._most_lines})
        elif scope.get("method") == "POST":
            if self._changes is not None and not self._has_own_limit(scope):
                self._changes.check(visitor)
            return
        if self._reads is not None:
            self._reads.check(visitor)


def is_odd(path: str) -> bool:
    """Whether no page can have this path: signs that cannot be shown, bytes that are no text, a way up, or too long.

    >>> [is_odd(path) for path in ("/assets/app.js", "/assets/\\0", "/assets/../../etc", "/" + "a" * 300)]
    [False, True, True, True]
    """
    parts = path.split("/")
    names_files = parts[1:2] not in (["api"], ["ws"])
    return (
        len(path) > LONGEST_PATH
        or not path.isprintable()
        or "\ufffd" in path
        or ".." in parts
        or (names_files and any(len(part.encode()) > LONGEST_PART for part in parts))
    )


async def _refuse(scope: Scope, _receive: Receive, send: Send, fault: Fault) -> None:
    """A fault as an answer: for a program its key and facts, for a person who opens a page a sentence."""
    request: AnyRequest = Request(scope)
    if "text/html" in request.headers.get("accept", ""):
        said = words(language_of(request)).say(f"error-{fault.key}", **fault.facts)
        kind, body = b"text/plain; charset=utf-8", said.encode()
    else:
        kind, body = b"application/json", msgspec.json.encode({"error": fault.as_dict()})
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in retry_after(fault).items()]
    await send({"type": "http.response.start", "status": status_of(fault), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _refuse_line(scope: Scope, receive: Receive, send: Send, fault: Fault) -> None:
    """A fault on a websocket. A browser tells nothing of a websocket that was not accepted, so a page of ours hears it
    on one that was."""
    if fault.key in ("bad-host", "unknown-page"):
        await send({"type": "websocket.close", "code": TOO_MUCH, "reason": fault.key})
        return
    await receive()
    said: Any = msgspec.json.encode({"type": "error", "error": fault.as_dict()}).decode()
    offered: Any = scope.get("subprotocols", ())
    spoken = SUBPROTOCOL if SUBPROTOCOL in offered else None
    await send({"type": "websocket.accept", "subprotocol": spoken, "headers": []})
    await send({"type": "websocket.send", "bytes": None, "text": said})
    await send({"type": "websocket.close", "code": TOO_MUCH, "reason": fault.key})
