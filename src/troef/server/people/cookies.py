"""The cookie of a session: signed, out of reach of scripts, and never sent along by pages of other sites."""

from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from troef.people.account import KEEP_SIGNED_IN

#: Over HTTPS the browser itself sees to it that only this host sets and gets it.
SAFE_NAME: Final = "__Host-troef"
PLAIN_NAME: Final = "troef"

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def sent_cookie(request: AnyConnection) -> "str | None":
    """The session that came with a request."""
    return request.cookies.get(SAFE_NAME) or request.cookies.get(PLAIN_NAME)


def over_https(request: AnyRequest) -> bool:
    """Whether the browser talks HTTPS, also where a proxy in between does not say so: then its page tells."""
    return request.url.scheme == "https" or request.headers.get("origin", "").startswith("https://")


def keep_cookie(request: AnyRequest, response: Response[Any], session: str) -> None:
    """Have the browser keep a session."""
    safe = over_https(request)
    response.set_cookie(
        Cookie(
            key=SAFE_NAME if safe else PLAIN_NAME,
            value=session,
            max_age=KEEP_SIGNED_IN,
            path="/",
            httponly=True,
            samesite="lax",
            secure=safe,
        )
    )


def drop_cookie(request: AnyRequest, response: Response[Any]) -> None:
    """Have the browser forget its session."""
    for name in (SAFE_NAME, PLAIN_NAME):
        if name in request.cookies:
            safe = name == SAFE_NAME
            response.set_cookie(
                Cookie(key=name, value="", max_age=0, path="/", httponly=True, samesite="lax", secure=safe)
            )
