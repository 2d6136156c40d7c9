"""Every fault as `{"error": {"key": …, "facts": …}}`, whatever went wrong, and never a traceback."""

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from troef.server.pages import page_at
from troef.table.fault import Fault

logger = logging.getLogger(__name__)

#: HTTP statuses of the faults that are no plain 400.
STATUSES: Final = {
    "no-table": 404,
    "unknown-page": 404,
    "unknown-game": 404,
    "bad-token": 403,
    "bad-origin": 403,
    "table-full": 409,
    "chair-taken": 409,
    "chair-closed": 403,
    "no-such-chair": 404,
    "already-seated": 409,
    "sits-next-deal": 403,
    "removed-here": 403,
    "not-watched": 403,
    "no-challenge": 404,
    "challenge-played": 409,
    "no-same-cards": 409,
    "not-over": 409,
    "not-started": 409,
    "busy": 409,
    "no-event": 404,
    "event-busy": 409,
    "other-act": 409,
    "other-number-of-people": 409,
    "no-rehearsal-in-calendar": 409,
    "registered-too-many": 429,
    "other-phone-writes": 409,
    "not-your-card": 403,
    "ranking-not-shown": 403,
    "bad-pin": 403,
    "pin-too-often": 429,
    "no-such-deal": 404,
    "no-such-move": 404,
    "no-such-match": 404,
    "no-such-step": 404,
    "no-replay-file": 404,
    "no-such-format": 404,
    "replay-slow": 503,
    "solving-slow": 503,
    "nothing-to-solve": 409,
    "nothing-to-play": 409,
    "advice-barred": 403,
    "still-secret": 403,
    "deal-running": 409,
    "advice-race": 409,
    "advice-no-choice": 409,
    "advice-asked": 409,
    "advice-slow": 503,
    "asking-busy": 503,
    "table-not-on-line": 409,
    "table-waits": 409,
    "table-waits-for-jury": 409,
    "card-of-a-pair": 403,
    "too-large": 413,
    "too-many": 429,
    "hall-full": 429,
    "no-account": 401,
    "bad-way-in": 403,
    "guess-later": 429,
    "sign-in-taken": 409,
    "passkey-wrong": 403,
    "passkey-unknown": 403,
    "passkey-taken": 409,
    "too-many-ways": 409,
    "last-way": 409,
    "other-name": 409,
    "rated-needs-account": 403,
    "rated-only-people": 409,
    "rated-only-phrases": 409,
    "too-crowded": 429,
    "too-many-tables": 429,
    "too-many-lines": 429,
    "too-many-wishes": 429,
    "too-many-friends": 409,
    "no-such-friend": 404,
    "own-friend": 409,
    "bad-host": 421,
}

#: Seconds after which it is worth another try, where a fault does not say so itself: what was too much, what is busy.
AGAIN_AFTER: Final = {429: 30, 503: 5}

#: Keys of what the framework refuses by itself.
KEYS: Final = {404: "unknown-page", 405: "unknown-page", 413: "too-large", 429: "too-many"}

AnyRequest = Request[Any, Any, Any]


def status_of(fault: Fault) -> int:
    """The HTTP status of a fault."""
    return STATUSES.get(fault.key, 400)


def retry_after(fault: Fault) -> dict[str, str]:
    """The header that says when it is worth another try, for a fault that passes."""
    seconds = AGAIN_AFTER.get(status_of(fault))
    return {} if seconds is None else {"retry-after": str(fault.facts.get("seconds", seconds))}


def answer(fault: Fault, status: "int | None" = None) -> Response[dict[str, object]]:
    """A fault as an answer."""
    return Response(
        {"error": fault.as_dict()},
        status_code=status or status_of(fault),
        media_type=MediaType.JSON,
        headers=retry_after(fault),
    )


def on_fault(_request: AnyRequest, fault: Fault) -> Response[dict[str, object]]:
    """Something we refuse."""
    return answer(fault)


def on_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Something the framework refuses: a path, a method, a body it cannot read.

    Who opens an unknown address in a browser gets the page, which says so.
    """
    status = error.status_code
    if status == 404 and _is_for_people(request):
        return page_at(request, request.url.path.strip("/"))
    if status >= 500:
        logger.error("answered with %s", status, exc_info=error)
        return answer(Fault("internal"), 500)
    return answer(Fault(KEYS.get(status, "bad-message")), status)


def _is_for_people(request: AnyRequest) -> bool:
    """Whether a browser asks for a page, and not for a part of one or for an answer of the API."""
    first = request.url.path.split("/")[1]
    wants_page = "text/html" in request.headers.get("accept", "")
    return request.method in ("GET", "HEAD") and first not in ("api", "ws", "assets") and wants_page


def on_depth(_request: AnyRequest, _error: RecursionError) -> Response[dict[str, object]]:
    """A body whose brackets go deeper than can be read."""
    return answer(Fault("bad-message"))


def on_error(request: AnyRequest, error: Exception) -> Response[dict[str, object]]:
    """A mistake of ours."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(Fault("internal"), 500)
