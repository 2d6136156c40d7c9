"""Acknowledged means on disk: a server that is killed while people write has everything that it said it had."""

import asyncio
from pathlib import Path

import httpx
import pytest

from proving import AT_LENGTH
from server.own_process import Desk, Process, registration, served
from troef.store.sql_log import SqlLog
from troef.table.log import Conflict

LIMIT = 120.0
WRITERS = 8
DEATHS = 4 if AT_LENGTH else 2


async def register_until_it_dies(address: str, process: Process, desk: Desk, deaths: int) -> list[str]:
    """People register from several places at once; after some of them the server is killed. Gives who was told that he
    is in."""
    acknowledged: list[str] = []

    async def write(http: httpx.AsyncClient, writer: int) -> None:
        for count in range(1000):
            name = f"{deaths}-{writer}-{count}"
            answer = await http.post(f"{desk.path}/acts", json=registration(name), headers=desk.headers)
            if answer.status_code == 201:
                acknowledged.append(name)
            if len(acknowledged) >= 20 + 7 * deaths:
                process.kill()

    async with asyncio.timeout(LIMIT), httpx.AsyncClient(base_url=address, timeout=LIMIT) as http:
        ends = await asyncio.gather(*[write(http, writer) for writer in range(WRITERS)], return_exceptions=True)
    assert all(isinstance(end, httpx.TransportError) for end in ends)
    return acknowledged


@pytest.mark.clause("tournament", ("R26",))
def test_killed_several_times_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/troef.db"
    acknowledged: list[str] = []
    desk: Desk | None = None
    for deaths in range(DEATHS):
        with served(database) as (address, process):
            desk = desk or Desk.open(address)
            acknowledged += asyncio.run(register_until_it_dies(address, process, desk, deaths))
    with served(database) as (address, _):
        assert desk is not None
        names = desk.names(address)
        acts = f"{address}{desk.path}/acts"
        again = httpx.post(acts, json=registration(acknowledged[0]), headers=desk.headers, timeout=LIMIT)
    assert len(acknowledged) >= 20 * DEATHS
    assert set(acknowledged) <= set(names)
    assert len(names) == len(set(names))
    assert again.json()["again"] is True


async def test_who_appends_at_the_same_time_shares_a_commit_and_only_the_wrong_ones_are_refused(tmp_path: Path) -> None:
    log = await SqlLog.open(f"sqlite:///{tmp_path}/troef.db")
    wanted = [("a", 0), ("a", 1), ("b", 0), ("a", 1), ("c", 1), ("a", 2), ("b", 0)]
    ends = await asyncio.gather(
        *[log.append(table, version, [f"{place}"]) for place, (table, version) in enumerate(wanted)],
        return_exceptions=True,
    )
    assert [isinstance(end, Conflict) for end in ends] == [False, False, False, True, True, False, True]
    assert [await log.load(table) for table in "abc"] == [["0", "1", "5"], ["2"], []]
    await log.close()


async def test_one_who_stops_waiting_does_not_stop_the_others(tmp_path: Path) -> None:
    log = await SqlLog.open(f"sqlite:///{tmp_path}/troef.db")
    first = asyncio.ensure_future(log.append("a", 0, ["one"]))
    second = asyncio.ensure_future(log.append("a", 1, ["two"]))
    await asyncio.sleep(0)
    first.cancel()
    await second
    assert await log.load("a") == ["one", "two"]
    await log.close()
