"""What tests of the store share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from postgres import PostgresServer
from store.two_nodes import PATIENT, Node, Place, until
from troef.store import nodes as counting
from valkey import ValkeyServer


@pytest.fixture(params=["sqlite", "postgresql", "valkey"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where nodes meet, for each bus: in a SQLite file, in PostgreSQL, and in PostgreSQL with a stream of Valkey."""
    if request.param == "sqlite":
        return Place(f"sqlite:///{tmp_path}/troef.db")
    database: PostgresServer = request.getfixturevalue("postgres_server")
    if request.param == "postgresql":
        return Place(database.database())
    stream: ValkeyServer = request.getfixturevalue("valkey_server")
    return Place(database.database(), stream.address())


@pytest.fixture
async def two(place: Place, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Node, Node]]:
    monkeypatch.setattr(counting, "BEAT", 0.05)
    monkeypatch.setattr(counting, "GONE", 1.5)
    one, other = await Node.begin(place, PATIENT), await Node.begin(place, PATIENT)
    await until(lambda: one.company._counts.keys() and other.company._counts.keys())
    yield one, other
    await one.hall.close()
    await other.hall.close()
