"""Every fault as `{"error": {"key": …, "facts": …}}`, whatever went wrong, and never a traceback."""

import logging
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from troef.core.registry import UnknownGame, find_slug
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
    "advice-barred": 403,
    "still-secret": 403,
    "deal-running": 409,
    "advice-race": 409,
    "advice-no-choice": 409,
    "advice-asked": 409,
    "advice-slow": 503,
    "table-not-on-line": 409,
    "table-waits": 409,
    "table-waits-for-jury": 409,
    "card-of-a-pair": 403,
    "too-large": 413,
    "too-many": 429,
    "hall-full": 429,
    "too-crowded": 429,
}

#: Keys of what the framework refuses by itself.
KEYS: Final = {404: "unknown-page", 405: "unknown-page", 413: "too-large", 429: "too-many"}

AnyRequest = Request[Any, Any, Any]


def answer(fault: Fault, status: "int | None" = None) -> Response[dict[str, object]]:
    """A fault as an answer."""
    return Response(
        {"error": fault.as_dict()},
        status_code=status or STATUSES.get(fault.key, 400),
        media_type=MediaType.JSON,
    )


def on_fault(_request: AnyRequest, fault: Fault) -> Response[dict[str, object]]:
    """Something we refuse."""
    return answer(fault)


def on_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Something the framework refuses: a path, a method, a body it cannot read.

    Who opens an unknown address in a browser gets the page, which says so.
    """
    status = error.status_code
    page = request.app.state.settings.static / "index.html"
    if status == 404 and _is_for_people(request) and page.is_file():
        known = _names_a_game(request.url.path)
        return Response(page.read_bytes(), status_code=200 if known else 404, media_type=MediaType.HTML)
    if status >= 500:
        logger.error("answered with %s", status, exc_info=error)
        return answer(Fault("internal"), 500)
    return answer(Fault(KEYS.get(status, "bad-message")), status)


def _is_for_people(request: AnyRequest) -> bool:
    """Whether a browser asks for a page, and not for a part of one or for an answer of the API."""
    first = request.url.path.split("/")[1]
    wants_page = "text/html" in request.headers.get("accept", "")
    return request.method in ("GET", "HEAD") and first not in ("api", "ws", "assets") and wants_page


def _names_a_game(path: str) -> bool:
    try:
        find_slug(path.strip("/"))
    except UnknownGame:
        return False
    return True


def on_depth(_request: AnyRequest, _error: RecursionError) -> Response[dict[str, object]]:
    """A body whose brackets go deeper than can be read."""
    return answer(Fault("bad-message"))


def on_error(request: AnyRequest, error: Exception) -> Response[dict[str, object]]:
    """A mistake of ours."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(Fault("internal"), 500)
