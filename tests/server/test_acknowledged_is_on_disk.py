"""Acknowledged means on disk: a server that is killed while people write has everything that it said it had."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from proving import AT_LENGTH
from troef.store.sql_log import SqlLog
from troef.table.log import Conflict
from troef.tournament.log import read_log

LIMIT = 60.0
WRITERS = 8
DEATHS = 4 if AT_LENGTH else 2


@contextmanager
def served(database: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in a process of its own, with its address."""
    code = "from troef.server.main import serve; import sys; serve(port=0, db=sys.argv[1])"
    process = subprocess.Popen(
        [sys.executable, "-c", code, database], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+/", process.stdout.readline())
        assert found is not None
        yield found.group(), process
    finally:
        process.kill()
        process.wait(10)
        process.stdout.close()


async def register_until_it_dies(
    address: str, process: "subprocess.Popen[str]", path: str, desk: str, deaths: int
) -> list[str]:
    """People register from several places at once; after some of them the server is killed. Gives who was told that he
    is in."""
    acknowledged: list[str] = []

    async def write(http: httpx.AsyncClient, writer: int) -> None:
        for count in range(1000):
            name = f"{deaths}-{writer}-{count}"
            facts = {"name": name, "born": "1980-01-01", "rules_version": "1"}
            body = {"id": name, "act": "register", "facts": facts}
            answer = await http.post(f"{path}/acts", json=body, headers={"authorization": f"Bearer {desk}"})
            if answer.status_code == 201:
                acknowledged.append(name)
            if len(acknowledged) >= 20 + 7 * deaths:
                process.send_signal(signal.SIGKILL)

    async with asyncio.timeout(LIMIT), httpx.AsyncClient(base_url=address) as http:
        ends = await asyncio.gather(*[write(http, writer) for writer in range(WRITERS)], return_exceptions=True)
    assert all(isinstance(end, httpx.TransportError) for end in ends)
    return acknowledged


@pytest.mark.clause("tournament", ("R26",))
def test_killed_several_times_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/troef.db"
    wish = {"title": "K", "day": "2099-05-09", "template": "vrij", "rules_version": "1"}
    acknowledged: list[str] = []
    made: dict[str, Any] = {}
    for deaths in range(DEATHS):
        with served(database) as (address, process):
            made = made or httpx.post(f"{address}api/events", json=wish).json()
            path, desk = f"api/events/{made['event']}", made["card"]["token"]
            acknowledged += asyncio.run(register_until_it_dies(address, process, path, desk, deaths))
    with served(database) as (address, _):
        headers = {"authorization": f"Bearer {desk}"}
        event = read_log(httpx.get(f"{address}{path}/log", headers=headers).text).event()
        names = [one.name for one in event.people.values()]
        assert len(acknowledged) >= 20 * DEATHS
        assert set(acknowledged) <= set(names)
        assert len(names) == len(set(names))
        again: Any = httpx.post(
            f"{address}{path}/acts",
            json={
                "id": acknowledged[0],
                "act": "register",
                "facts": {"name": acknowledged[0], "born": "1980-01-01", "rules_version": "1"},
            },
            headers=headers,
        ).json()
        assert again["again"] is True


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
