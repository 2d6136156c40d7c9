"""The server as one ASGI application."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.router import Router
from litestar.static_files import create_static_files_router
from litestar.types import Scope

from troef import __version__
from troef.server.api import API
from troef.server.chairs import CHAIRS
from troef.server.challenges import CHALLENGES
from troef.server.events.asking import token_of
from troef.server.events.calls import EVENTS
from troef.server.events.hall import EventHall
from troef.server.events.play_calls import event_table
from troef.server.events.play_hall import PlayHall
from troef.server.faults import on_depth, on_error, on_fault, on_http
from troef.server.front_door.door import FrontDoor
from troef.server.front_door.rates import LARGEST_BODY, Rates
from troef.server.guard import add_headers, same_origin
from troef.server.lessons import LESSONS
from troef.server.lobby.calls import FRIENDS
from troef.server.lobby.lobby import Lobby
from troef.server.lobby.socket import live_lobby
from troef.server.measures import HEALTH, Measures
from troef.server.pages import PAGES
from troef.server.people.calls import ACCOUNT, SESSION
from troef.server.people.muting import MUTES
from troef.server.people.register import Register
from troef.server.people.statistics import BOARDS, FIGURES
from troef.server.puzzles import PUZZLES
from troef.server.replays import REPLAYS
from troef.server.settings import Settings
from troef.server.socket import live_table
from troef.store.bus import bus_of
from troef.store.database import in_memory, open_database
from troef.store.expiring import Expiry
from troef.store.nodes import Nodes
from troef.store.shelf import Shelf
from troef.store.sql_log import SqlLog
from troef.table.advice.advising import Adviser
from troef.table.fault import Fault
from troef.table.hall.company import Alone, Company
from troef.table.hall.hall import Hall
from troef.table.log import Log, MemoryLog
from troef.table.replay.replays import Replays
from troef.thinking.thinkers import Thinkers
from troef.words.words import LANGUAGES, words

logger = logging.getLogger(__name__)


@asynccontextmanager
async def open_hall(chosen: Settings, measures: Measures, app: Litestar) -> AsyncIterator[None]:
    """What the server keeps while it runs: its store, its tables and their thinkers, and the chores beside them."""
    if not chosen.limits:
        logger.warning("ALL LIMITS ARE OFF (TROEF_LIMITS): anybody can bring this server down; for load tests only")
    database = in_memory() if chosen.db is None else await asyncio.to_thread(open_database, chosen.db)
    log: Log = MemoryLog()
    company: Company = Alone()
    if chosen.db is not None:
        log = stored = SqlLog(database)
        company = await Nodes.join(stored, bus_of(database, chosen.listen, chosen.bus))
    app.state.people = people = await Register.open(Shelf(database))
    app.state.people_rates = _people_rates(chosen)
    app.state.settings = chosen
    app.state.events = EventHall(log, chosen.most_events, chosen.event_time, company)
    app.state.buckets = {}
    thinkers = Thinkers(chosen.workers, chosen.limits)
    if chosen.warm:
        await thinkers.warm()
        for lang in LANGUAGES:
            words(lang)  # they take long to read: the first visitor should not wait for them
    app.state.replays = Replays(thinkers)
    app.state.hall = hall = _hall(chosen, log, thinkers, company)
    hall.when_ended = people.note_ends
    hall.when_reported = people.file_report
    measures.watch(hall)
    app.state.play = PlayHall(app.state.events, log, chosen.timing, hall.bots, company)
    most_wishes = chosen.wishes_per_visitor if chosen.limits else sys.maxsize
    app.state.lobby = lobby = Lobby(hall, people, company, most_wishes)
    chores = [asyncio.create_task(hall.sweep_by_time()), asyncio.create_task(lobby.keep())]
    if isinstance(log, SqlLog):
        expiry = Expiry(log, chosen.unplayed_days, chosen.unfinished_days, hall.holds)
        hall.when_opened = expiry.note
        chores.append(asyncio.create_task(expiry.look_by_time()))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await app.state.play.close()
        await people.close()
        await app.state.hall.close()


def make_app(settings: "Settings | None" = None) -> Litestar:
    """The server. Without settings the tables live in memory."""
    chosen = settings if settings is not None else Settings()
    measures = Measures()

    app = Litestar(
        route_handlers=[
            API,
            CHAIRS,
            FRIENDS,
            CHALLENGES,
            ACCOUNT,
            FIGURES,
            MUTES,
            SESSION,
            BOARDS,
            LESSONS,
            PUZZLES,
            REPLAYS,
            EVENTS,
            live_lobby,
            live_table,
            event_table,
            *PAGES,
            *HEALTH,
            *_files(chosen),
        ],
        lifespan=[partial(open_hall, chosen, measures)],
        guards=[same_origin],
        exception_handlers={Fault: on_fault, HTTPException: on_http, RecursionError: on_depth, Exception: on_error},
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=4),
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
    app.state.measures = measures
    app.asgi_handler = FrontDoor(app.asgi_handler, chosen, _has_own_limit, measures)
    return app


def _hall(settings: Settings, log: Log, thinkers: Thinkers, company: Company) -> Hall:
    """The hall, with the quotas of its visitors."""
    adviser = Adviser(thinkers, settings.adviser, settings.timing.advising)
    if not settings.limits:
        return Hall(log, settings.timing, sys.maxsize, adviser, thinkers, company=company)
    most = settings.tables_per_visitor
    hall = Hall(log, settings.timing, settings.most_tables, adviser, thinkers, most, company)
    hall.check_return = Rates(settings.returns_per_minute).check
    return hall


def _files(settings: Settings) -> list[Router]:
    """What the pages are made of, once they are built."""
    return [create_static_files_router("/", [settings.static])] if settings.static.is_dir() else []


def _people_rates(settings: Settings) -> dict[str, Rates]:
    """How often a visitor may begin as a guest, guess at passwords, cards and codes, and look for others."""
    if not settings.limits:
        return {}
    return {
        "begin": Rates(settings.guests_per_minute),
        "sign-in": Rates(settings.sign_ins_per_minute),
        "friends": Rates(settings.friends_per_minute),
        "wishes": Rates(settings.wishes_per_minute),
    }


def _has_own_limit(scope: Scope) -> bool:
    """Whether somebody with a card of an event sends something to it: each card has a limit of its own."""
    parts = scope["path"].split("/")
    if parts[2:3] != ["events"] or len(parts) < 5:
        return False
    events: EventHall = scope["litestar_app"].state.events
    return events.knows(parts[3], token_of(Request(scope)))
