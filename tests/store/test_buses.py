"""What every bus does, whatever carries it: it tells what is on disk, and which table has how many lines; never a line.
Whose listener is cut off, or whose bus is away, misses nothing."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg
import pytest

from postgres import PostgresServer
from proving import often
from store.two_nodes import Node, Place, until
from troef.server.settings import default_bus
from troef.store import nodes as counting
from troef.store.bus import Bus, bus_of
from troef.store.database import open_database
from troef.store.sql_log import SqlLog
from troef.table.log import Conflict
from valkey import valkey

SECRET = "a line with a seed"


class Ear:
    """Somebody who listens to a bus, and keeps what he hears."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[str] = []
        self.begun = threading.Event()
        self._thread = threading.Thread(target=bus.listen, args=(self.heard.append, self.begun.set), daemon=True)

    def __enter__(self) -> "Ear":
        self.bus.accompanied = True
        self._thread.start()
        assert self.begun.wait(30)
        return self

    def __exit__(self, *_: object) -> None:
        self.bus.close()
        self._thread.join(30)
        assert not self._thread.is_alive()

    @property
    def lines(self) -> list[dict[str, int]]:
        """The versions of tables that were told, notice by notice."""
        return [json.loads(payload)["lines"] for payload in self.heard if "lines" in json.loads(payload)]


@contextmanager
def ear(place: Place) -> Iterator[Ear]:
    database = open_database(place.database)
    with Ear(bus_of(database, stream=place.stream)) as listening:
        yield listening
    database.close()


@asynccontextmanager
async def teller(place: Place) -> AsyncIterator[SqlLog]:
    """A log that tells what is appended."""
    log = await SqlLog.open(place.database)
    log.bus = bus_of(log.database, stream=place.stream)
    log.bus.accompanied = True
    yield log
    log.bus.close()
    await log.close()


async def test_a_commit_is_told_with_table_and_version_and_never_with_its_lines(place: Place) -> None:
    async with teller(place) as log:
        with ear(place) as one, ear(place) as other:
            await log.append("a", 0, [SECRET, SECRET])
            await log.append("b", 0, [SECRET])
            for listening in (one, other):
                await until(lambda: len(listening.lines) == 2)  # noqa: B023
                assert listening.lines == [{"a": 2}, {"b": 1}]
                assert SECRET not in "".join(listening.heard)


async def test_what_is_told_is_on_disk_and_what_was_refused_is_not_told(place: Place) -> None:
    async with teller(place) as log:
        with ear(place) as listening:
            for version in range(20):
                await log.append("a", version, [SECRET])
                with pytest.raises(Conflict):
                    await log.append("a", version, [SECRET])
                await until(lambda: len(listening.lines) > version)  # noqa: B023
                assert listening.lines[-1] == {"a": version + 1}
                assert len(await log.load("a")) == version + 1
            assert len(listening.lines) == 20


@pytest.mark.parametrize("place", ["postgresql", "valkey"], indirect=True)
async def test_whose_listener_is_cut_off_misses_nothing(place: Place, request: pytest.FixtureRequest) -> None:
    """Again and again the connection that listens is cut, while the other node writes."""
    one, other = await Node.begin(place), await Node.begin(place)
    await until(lambda: one.company._counts and other.company._counts)
    heard = Hearer()
    other.company.follow("a", heard)
    for cut in range(often(20)):
        if place.stream is None:
            await asyncio.to_thread(cut_listeners, place.database)
        else:
            await asyncio.to_thread(request.getfixturevalue("valkey_server").cut)
        await one.log.append("a", 3 * cut, ["x", "y", "z"])
    await until(lambda: heard.version == 3 * often(20))
    assert heard.lines == ["x", "y", "z"] * often(20)
    for node in (one, other):
        await node.hall.close()


def cut_listeners(database: str) -> None:
    where = database.removeprefix("postgresql+psycopg://troef@/").replace("?host=", " host=")
    with psycopg.connect(f"dbname={where} user=troef", autocommit=True) as king:
        king.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'troef-listener' AND datname = current_database()"
        )


async def test_without_its_bus_a_node_is_answered_and_hears_the_others_by_looking_now_and_then(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server of the stream dies, and another one takes its place."""
    monkeypatch.setattr(counting, "BEAT", 0.05)
    with valkey() as server:
        place = Place(postgres_server.database(), server.address())
        one, other = await Node.begin(place), await Node.begin(place)
        await until(lambda: one.company._counts and other.company._counts)
        heard = Hearer()
        other.company.follow("a", heard)
        await one.log.append("a", 0, ["with the bus"])
        await until(lambda: heard.version == 1)
        server.stop()
        await one.log.append("a", 1, ["without it"])
        await until(lambda: heard.version == 2)
        server.start()
        with ear(place) as listening:
            async with asyncio.timeout(30):
                while not listening.lines:
                    await one.log.append("a", heard.version, ["with it again"])
                    await until(lambda version=heard.version: heard.version > version)
        for node in (one, other):
            await node.hall.close()


async def test_a_node_begins_where_the_server_of_the_stream_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counting, "LISTENS_WITHIN", 0.0)
    node = await Node.begin(Place(f"sqlite:///{tmp_path}/troef.db", f"unix://{tmp_path}/nobody"))
    await node.log.append("a", 0, ["x"])
    await node.hall.close()


@pytest.mark.parametrize(
    ("said", "address"),
    [
        ("", None),
        ("valkey://127.0.0.1:6379/3", "redis://127.0.0.1:6379/3"),
        ("rediss://:secret@bus.example", "rediss://:secret@bus.example"),
    ],
)
def test_the_address_of_the_stream(monkeypatch: pytest.MonkeyPatch, said: str, address: "str | None") -> None:
    monkeypatch.setenv("TROEF_BUS", said)
    assert default_bus() == address


@pytest.mark.parametrize("said", ["127.0.0.1:6379", "kafka://:secret@bus.example", "valkey://"])
def test_another_address_is_refused_and_its_password_not_shown(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setenv("TROEF_BUS", said)
    with pytest.raises(ValueError, match="TROEF_BUS") as refused:
        default_bus()
    assert "secret" not in str(refused.value)


class Hearer:
    """Keeps the lines that it hears."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    @property
    def version(self) -> int:
        return len(self.lines)

    async def hear(self, after: int, lines: list[str]) -> None:
        self.lines += lines[self.version - after :]

    async def replaced(self) -> None:
        raise AssertionError

    def meet(self) -> None:
        pass

    def overhear(self, message: str) -> None:
        raise AssertionError
