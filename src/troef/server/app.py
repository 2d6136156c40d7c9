"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.handlers.base import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.router import Router
from litestar.static_files import create_static_files_router

from troef import __version__
from troef.server.api import API
from troef.server.events.asking import token_of
from troef.server.events.calls import EVENTS
from troef.server.events.hall import EventHall
from troef.server.events.play_calls import event_table
from troef.server.events.play_hall import PlayHall
from troef.server.faults import AnyRequest, on_depth, on_error, on_fault, on_http
from troef.server.guard import add_headers, same_origin
from troef.server.lessons import LESSONS
from troef.server.limits import LARGEST_BODY
from troef.server.settings import Settings
from troef.server.socket import live_table
from troef.table.advising import Adviser
from troef.table.fault import Fault
from troef.table.hall import Hall
from troef.table.log import Log, MemoryLog
from troef.table.sql import SqlLog

NOT_BUILT = "The pages are not built: run `npm run build` in web/."


@get("/", media_type=MediaType.TEXT, include_in_schema=False)
async def not_built() -> Response[str]:
    """Where the pages would be."""
    return Response(NOT_BUILT, media_type=MediaType.TEXT)


def make_app(settings: "Settings | None" = None) -> Litestar:
    """The server. Without settings the tables live in memory."""
    chosen = settings if settings is not None else Settings()

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        log: Log = MemoryLog() if chosen.db is None else await SqlLog.open(chosen.db)
        app.state.settings = chosen
        app.state.events = EventHall(log, chosen.most_events, chosen.event_time)
        app.state.play = PlayHall(app.state.events, log, chosen.timing)
        app.state.buckets = {}
        app.state.hall = Hall(log, chosen.timing, chosen.most_tables, Adviser(chosen.adviser, chosen.timing.advising))
        try:
            yield
        finally:
            await app.state.play.close()
            await app.state.hall.close()

    return Litestar(
        route_handlers=[API, LESSONS, EVENTS, live_table, event_table, _pages(chosen)],
        lifespan=[open_hall],
        guards=[same_origin],
        exception_handlers={Fault: on_fault, HTTPException: on_http, RecursionError: on_depth, Exception: on_error},
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=4),
        middleware=[_rate_limit(chosen).middleware],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Troef",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def _pages(settings: Settings) -> "Router | BaseRouteHandler":
    if not (settings.static / "index.html").is_file():
        return not_built
    return create_static_files_router("/", [settings.static], html_mode=True)


def _rate_limit(settings: Settings) -> RateLimitConfig:
    """Limits what changes something; looking is free, and who has a card of an event has a limit of his own."""

    async def counts(request: AnyRequest) -> bool:
        if request.method != "POST":
            return False
        parts = request.url.path.split("/")
        events: EventHall = request.app.state.events
        return not (parts[2:3] == ["events"] and len(parts) > 4 and events.knows(parts[3], token_of(request)))

    return RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute), check_throttle_handler=counts, exclude=["^/ws/"]
    )
