"""A database of any former version is brought up to date when a server starts, without losing a line."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from postgres import PostgresServer
from troef.store import migrations
from troef.store.database import NoDatabase, open_database
from troef.store.schema import METADATA
from troef.store.sql_log import SqlLog

#: What version 0.1 made of an empty file.
OF_THE_FIRST_VERSION = """
CREATE TABLE events (
    table_id VARCHAR(32) NOT NULL, version INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, version)
);
INSERT INTO events VALUES ('a', 0, 'één'), ('a', 1, 'twee'), ('event:b', 0, 'other');
"""


def test_the_steps_lead_to_the_tables_as_they_are_now(address: str) -> None:
    database = open_database(address)
    with database.reading.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    database.close()


def test_the_last_step_has_the_number_that_is_looked_for() -> None:
    folder = str(Path(migrations.__file__).parent)
    assert ScriptDirectory(folder, version_locations=[folder]).get_heads() == [migrations.NEWEST]


async def test_a_file_of_the_first_version_keeps_its_lines(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "troef.db") as old:
        old.executescript(OF_THE_FIRST_VERSION)
    log = await SqlLog.open(f"sqlite:///{tmp_path}/troef.db")
    assert await log.load("a") == ["één", "twee"]
    await log.append("event:b", 1, ["more"])
    await log.close()
    again = await SqlLog.open(f"sqlite+aiosqlite:///{tmp_path}/troef.db")  # as addresses were written then
    assert await again.load("event:b") == ["other", "more"]
    await again.close()


async def test_a_postgresql_database_of_the_first_version_keeps_its_lines(postgres_server: PostgresServer) -> None:
    address = postgres_server.database()
    database = open_database(address)
    with database.writing.begin() as connection:
        for table in METADATA.sorted_tables:
            connection.execute(text(f"DROP TABLE {table.name}"))
        connection.execute(text("DROP TABLE alembic_version"))
        for statement in OF_THE_FIRST_VERSION.split(";")[:2]:
            connection.exec_driver_sql(statement)
    database.close()
    log = await SqlLog.open(address)
    assert await log.load("a") == ["één", "twee"]
    await log.close()


def test_several_start_at_once(address: str) -> None:
    with ThreadPoolExecutor(6) as threads:
        opened = list(threads.map(open_database, [address] * 6))
    for database in opened:
        with database.reading.connect() as connection:
            assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [
                migrations.NEWEST
            ]
        database.close()


def test_a_database_of_a_newer_version_is_left_alone(address: str) -> None:
    database = open_database(address)
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(NoDatabase, match="a newer Troef has been here: its version is 9999"):
        open_database(address)


def test_a_step_that_fails_leaves_all_as_it_was(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("in the middle")

    monkeypatch.setattr("alembic.op.create_table", fail)
    with pytest.raises(RuntimeError):
        open_database(address)
    monkeypatch.undo()
    log = asyncio.run(_lines(address))
    assert log == ["one"]


async def _lines(address: str) -> list[str]:
    log = await SqlLog.open(address)
    await log.append("a", 0, ["one"])
    lines = await log.load("a")
    await log.close()
    return lines
