"""What can be set about a server."""

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from troef.table.timing import Timing


def default_database() -> str:
    """The address of the SQLite database in the user's own data folder, which is made if it is not there."""
    folder = user_data_path("troef", appauthor=False, ensure_exists=True)
    return f"sqlite+aiosqlite:///{folder / 'troef.db'}"


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


@dataclass(frozen=True)
class Settings:
    """Where the tables are kept, how fast they go, and what one visitor may ask for.

    `db` is a SQLAlchemy address; without one the tables live in memory and are gone with the process.
    """

    db: str | None = None
    timing: Timing = field(default_factory=default_timing)
    static: Path = Path(__file__).parent / "static"
    most_tables: int = 1000
    #: Events that are opened while the server runs.
    most_events: int = 1000
    #: The time of events (`2026-05-09T09:12:03`); without it, that of the server's clock where the event is.
    event_time: Callable[[], str] | None = None
    #: The player that advises people: `strong:20` tries 20 worlds, whatever the time.
    adviser: str = "strong"
    #: Changes by HTTP per minute and address.
    requests_per_minute: int = 120
    #: Messages by websocket: this many at once, and this many each second after that.
    message_burst: int = 400
    messages_per_second: float = 40.0
