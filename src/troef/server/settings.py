"""What can be set about a server."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from troef.table.clock.timing import Timing

#: The kinds of address of a stream, by what its client calls them.
STREAMS: Final = {"valkey": "redis", "valkeys": "rediss", "redis": "redis", "rediss": "rediss", "unix": "unix"}
#: This machine itself.
LOOPBACK: Final = ("127.0.0.0/8", "::1")


def default_database() -> str:
    """The address of the SQLite database in the user's own data folder, which is made if it is not there."""
    folder = user_data_path("troef", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / 'troef.db'}"


def default_timing() -> Timing:
    """The usual timing; `TROEF_BOT_SPEED` stretches the pauses that are there for people (0: none)."""
    text = os.environ.get("TROEF_BOT_SPEED", "1")
    try:
        pace = float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= 100:
        raise ValueError(f"TROEF_BOT_SPEED is a number from 0 to 100, not '{text}'")
    return Timing(pace=pace)


def default_limits() -> bool:
    """Whether anything is limited: `TROEF_LIMITS=off` lets a load test come from one address."""
    text = os.environ.get("TROEF_LIMITS", "on")
    if text not in ("on", "off"):
        raise ValueError(f"TROEF_LIMITS is 'on' or 'off', not '{text}'")
    return text == "on"


def default_workers() -> "int | None":
    """In how many processes bots think, as `TROEF_BOT_WORKERS` says."""
    text = os.environ.get("TROEF_BOT_WORKERS", "")
    if text and not (text.isdecimal() and 1 <= int(text) <= 1000):
        raise ValueError(f"TROEF_BOT_WORKERS is a number from 1 to 1000, not '{text}'")
    return int(text) if text else None


def default_bus() -> "str | None":
    """Where the stream is over which nodes tell each other what is new, as `TROEF_BUS` says. Its address may hold a
    password, so it is not shown."""
    text = os.environ.get("TROEF_BUS", "")
    scheme, _, rest = text.partition("://")
    if text and not (scheme in STREAMS and rest):
        raise ValueError("TROEF_BUS is an address such as valkey://127.0.0.1:6379/0")
    return f"{STREAMS[scheme]}://{rest}" if text else None


def listed(variable: str) -> tuple[str, ...]:
    """What an environment variable lists, with commas between."""
    return tuple(part.strip() for part in os.environ.get(variable, "").split(",") if part.strip())


@dataclass(frozen=True)
class Settings:
    """Where the tables are kept, how fast they go, and what one visitor may ask for.

    `db` is a SQLAlchemy address; without one the tables live in memory and are gone with the process.
    """

    db: str | None = None
    timing: Timing = field(default_factory=default_timing)
    static: Path = Path(__file__).parent / "static"
    most_tables: int = 1000
    #: Where nodes listen to the database, if not at its address: past a pooler, which cannot pass notices on.
    listen: str | None = field(default_factory=lambda: os.environ.get("TROEF_LISTEN"))
    #: Where nodes tell each other what is new, if not by the database: a server of Valkey or Redis.
    bus: str | None = field(default_factory=default_bus)
    #: Events that are opened while the server runs.
    most_events: int = 1000
    #: The time of events (`2026-05-09T09:12:03`); without it, that of the server's clock where the event is.
    event_time: Callable[[], str] | None = None
    #: The player that advises people: `strong:20` tries 20 worlds, whatever the time.
    adviser: str = "strong"
    #: Worker processes in which bots think; by default one for each processor that is left beside the tables.
    workers: int | None = field(default_factory=default_workers)
    #: Whether the workers start before anybody is served, and not when they are first asked.
    warm: bool = False
    #: Without limits nothing below is counted: for load tests only.
    limits: bool = field(default_factory=default_limits)
    #: Names by which this server is asked, beside loopback and private addresses.
    hosts: tuple[str, ...] = field(default_factory=lambda: listed("TROEF_HOSTS"))
    #: Addresses or networks of the proxies that say in `X-Forwarded-For` for whom they ask.
    proxies: tuple[str, ...] = field(default_factory=lambda: listed("TROEF_PROXIES"))
    #: Addresses or networks that may read the figures of this server (`/metrics`).
    watchers: tuple[str, ...] = field(default_factory=lambda: listed("TROEF_WATCHERS") or LOOPBACK)
    #: Connections in all, from one address, and from one address that have not asked anything: as far as there are
    #: files for them.
    connections: int = 8000
    connections_per_address: int = 2000
    waiting_per_address: int = 300
    #: Seconds for the head of a request, for its body, between two requests, and for reading what was asked for.
    head_time: float = 10
    body_time: float = 20
    idle_time: int = 10
    reading_time: float = 60
    #: Changes by HTTP per minute and visitor, and all other requests: a hall full of phones is often one address.
    requests_per_minute: int = 120
    reads_per_minute: int = 6000
    #: Days after which a table is deleted where nobody played, and one whose match was left. What was played stays.
    unplayed_days: float = 7
    unfinished_days: float = 180
    #: Tables that are there for one visitor, and how many a minute may be made again for him from the log.
    tables_per_visitor: int = 200
    returns_per_minute: int = 120
    #: Guests that begin, and attempts to sign in, by a visitor.
    guests_per_minute: int = 60
    sign_ins_per_minute: int = 30
    #: People of one visitor who look for others at once and how often a minute they begin; and how often he may look
    #: up codes of friends, and invite.
    wishes_per_visitor: int = 60
    wishes_per_minute: int = 240
    friends_per_minute: int = 60
    #: Websockets of a visitor at once.
    lines_per_visitor: int = 600
    #: Messages by websocket: this many at once, and this many each second after that.
    message_burst: int = 400
    messages_per_second: float = 40.0
