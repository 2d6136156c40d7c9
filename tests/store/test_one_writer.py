"""Each process has one writer; several processes on one database wait for each other and fail nowhere."""

import asyncio
import os
import subprocess
import sys

import pytest
from sqlalchemy.exc import SQLAlchemyError

from postgres import PostgresServer
from troef.store.sql_log import SqlLog

#: Appends lines to tables of its own and to one that all share; prints how many of those in the shared one are its own.
APPENDING = """
import asyncio, sys
from troef.store.sql_log import SqlLog
from troef.table.log import Conflict

async def main(address, name):
    log = await SqlLog.open(address)
    async def own(number):
        for version in range(20):
            await log.append(f"{name}.{number}", version, [f"{version}"])
    async def shared():
        taken = 0
        while taken < 20:
            try:
                await log.append("shared", len(await log.load("shared")), [name])
                taken += 1
            except Conflict:
                pass
    await asyncio.gather(shared(), *[own(number) for number in range(8)])
    await log.close()

asyncio.run(main(sys.argv[1], sys.argv[2]))
"""


async def test_processes_that_write_to_one_database_at_once_lose_nothing(address: str) -> None:
    command = [sys.executable, "-c", APPENDING, address]
    running = [subprocess.Popen([*command, name], env=dict(os.environ)) for name in "abc"]
    assert [process.wait(120) for process in running] == [0, 0, 0]
    log = await SqlLog.open(address)
    for name in "abc":
        for number in range(8):
            assert await log.load(f"{name}.{number}") == [f"{version}" for version in range(20)]
    assert sorted(await log.load("shared")) == ["a"] * 20 + ["b"] * 20 + ["c"] * 20
    await log.close()


async def test_a_writer_goes_on_when_its_connection_was_cut(postgres_server: PostgresServer) -> None:
    log = await SqlLog.open(postgres_server.database())
    await log.append("a", 0, ["one"])
    with pytest.raises(SQLAlchemyError):  # who asks is cut off himself
        await log.read(
            lambda connection: connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            ).all()
        )
    await asyncio.gather(*[log.append("a", version, ["more"]) for version in (1, 2)])
    assert await log.load("a") == ["one", "more", "more"]
    await log.close()
