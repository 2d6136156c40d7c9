"""What tests of the server share."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from stores import MEMORY, Store
from troef.server.app import make_app
from troef.server.settings import Settings
from troef.table.advice import asked
from troef.table.clock.timing import Timing
from troef.thinking import desk

#: Nobody waits for anything, and nobody is counted.
AT_ONCE = Settings(
    timing=Timing(pace=0, retry=0, agreement=0),
    requests_per_minute=100_000,
    guests_per_minute=100_000,
    sign_ins_per_minute=100_000,
    most_tables=100_000,
    message_burst=100_000,
)

#: As that, but the deal waits for whoever cuts.
PATIENT = replace(AT_ONCE, timing=Timing(pace=1, deal_pause=0, redeal_pause=0, cut=3600))

Client = TestClient[Litestar]
#: Without a store: in memory, unless the settings name a database.
IN_MEMORY = Store(MEMORY, Path())


@contextmanager
def served(settings: Settings = AT_ONCE, store: Store = IN_MEMORY, timeout: float = 30) -> Iterator[Client]:
    """A server in this process."""
    with store.database() as address:
        chosen = settings if address is None else replace(settings, db=address)
        with TestClient(make_app(chosen), timeout=timeout) as client:
            yield client


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """Workers stand back for the tables: on a busy machine they are waited for, and not taken to hang."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(desk, "MORE_PATIENCE", 120.0)
        patched.setattr(asked, "WAITS", 120.0)
        yield


@pytest.fixture(scope="module")
def client(store: Store) -> Iterator[Client]:
    with served(store=store) as client:
        yield client


@pytest.fixture
def patient(store: Store) -> Iterator[Client]:
    with served(PATIENT, store) as client:
        yield client


def open_table(client: Client, **wish: Any) -> dict[str, Any]:
    """A new table; the chair."""
    answer = client.post("/api/tables", json={"game": "klaverjassen", "bot": "random", **wish})
    assert answer.status_code == 201, answer.text
    chair: dict[str, Any] = answer.json()
    return chair


def address(chair: dict[str, Any]) -> str:
    """Where the live table of a chair is."""
    return f"/ws/{chair['table']}?token={chair['token']}"
