"""What every answer says to the browser about safety, and who may ask."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from troef.table.fault import Fault

#: Everything comes from this server itself; only attributes of elements may carry a style of their own, which is how
#: cards get their places.
CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the safety headers on an answer; a page whose name holds its version may be kept for good."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    headers = [*message.get("headers", []), *HEADERS]
    path = scope["path"]
    if path.startswith("/assets/") and message["status"] == 200:
        headers.append((b"cache-control", b"public, max-age=31536000, immutable"))
    elif not any(name.lower() == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store" if path.startswith("/api/") else b"no-cache"))
    message["headers"] = headers


async def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Pages of other sites may not open tables or listen at them through a visitor's browser.

    Raises:
        Fault: the browser says that the page comes from elsewhere.
    """
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method") == "GET":
        return
    if urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        raise Fault("bad-origin")
