"""Worker processes: they answer, take turns, die, hang and are replaced; nobody waits for ever, and nothing is left."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from thinking.tasks import HERE
from troef.thinking.desk import ADVICE, BOT, REPLAY, NoAnswer, Question
from troef.thinking.process import WorkerProcess
from troef.thinking.thinkers import Busy, Thinkers

#: No test waits this long: it is only there so that a mistake does not hang.
LIMIT = 120.0


def question(
    task: str, *arguments: Any, kind: int = BOT, owner: str = "table", seconds: float = LIMIT, wait: float = LIMIT
) -> Question:
    return Question(kind, owner, f"{HERE}:{task}", arguments, seconds, 0.01, wait)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    """One worker for bots and one for people; when they are closed no process is left."""
    thinkers = Thinkers(1)
    yield thinkers
    pids = thinkers.pids
    await thinkers.close()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def until(happened: Path) -> None:
    async with asyncio.timeout(LIMIT):
        while not happened.exists():
            await asyncio.sleep(0.001)


async def answers_in_turn(thinkers: Thinkers, door: Path, asked: list[Question]) -> list[Any]:
    """Who waits is answered in this order, when all asked while the worker was busy."""
    came: list[Any] = []

    async def ask(one: Question) -> None:
        came.append(await thinkers.think(one))

    busy = asyncio.create_task(thinkers.think(question("wait_at", str(door), kind=asked[0].kind, owner="before")))
    await until(Path(f"{door}-knock"))
    waiting = [asyncio.create_task(ask(one)) for one in asked]
    await asyncio.sleep(0)
    door.touch()
    await asyncio.gather(busy, *waiting)
    return came


async def test_a_worker_answers_and_remembers(thinkers: Thinkers) -> None:
    await thinkers.warm()
    assert len(thinkers.pids) == 2
    assert await thinkers.think(question("echo", ["7H", {"seat": 1}], seconds=0.5)) == [["7H", {"seat": 1}], 0.5]
    assert [await thinkers.think(question("count")) for _ in range(3)] == [1, 2, 3]
    assert await thinkers.think(question("count", kind=ADVICE)) == 1  # another worker is there for people
    with pytest.raises(NoAnswer, match="a mistake"):
        await thinkers.think(question("fail"))
    assert await thinkers.think(question("count")) == 4  # a mistake is no reason to begin from scratch
    assert thinkers.counters.thoughts == 6 and thinkers.counters.died == 0


async def test_a_worker_that_dies_or_hangs_is_replaced_and_its_question_is_not_answered(thinkers: Thinkers) -> None:
    assert await thinkers.think(question("count")) == 1
    with pytest.raises(NoAnswer):
        await thinkers.think(question("die"))
    assert await thinkers.think(question("count")) == 1
    os.kill(thinkers.pids[0], signal.SIGKILL)  # while it has nothing to do
    with pytest.raises(NoAnswer):
        await thinkers.think(question("count"))
    with pytest.raises(NoAnswer):
        await thinkers.think(question("hang", seconds=0.001))
    assert await thinkers.think(question("count")) == 1
    assert (thinkers.counters.died, thinkers.counters.hung) == (2, 1)


async def test_a_worker_that_is_stopped_is_ended_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A process that the system has stopped hears no alarm."""
    worker = await WorkerProcess.start(0, 1)
    os.kill(worker.pid, signal.SIGSTOP)
    with pytest.raises(Exception, match="no answer in time"):
        await worker.ask(f"{HERE}:count", 0.1, 0.1, ())
    worker.end()
    assert worker.hung


async def test_bots_come_before_advice_and_that_before_replays_and_nobody_has_two_turns_before_another_had_one(
    thinkers: Thinkers, tmp_path: Path
) -> None:
    greedy = [question("echo", f"greedy {number}", kind=ADVICE, owner="greedy") for number in (1, 2, 3)]
    replay = question("echo", "replay", kind=REPLAY, owner="looker")
    modest = question("echo", "modest", kind=ADVICE, owner="modest")
    said = await answers_in_turn(thinkers, tmp_path / "door", [replay, *greedy, modest])
    assert [text for text, _ in said] == ["greedy 1", "modest", "greedy 2", "greedy 3", "replay"]
    bots = [question("echo", f"bot {number}", owner=f"table {number}", seconds=1.0) for number in (1, 2)]
    said = await answers_in_turn(thinkers, tmp_path / "other", bots)
    assert said == [["bot 1", 0.5], ["bot 2", 1.0]]  # who waits behind one shares its time
    assert thinkers.counters.shrunk == 4 + 1


async def test_who_waits_too_long_gets_no_answer_and_who_asks_too_much_is_turned_away(
    thinkers: Thinkers, tmp_path: Path
) -> None:
    door = tmp_path / "door"
    busy = asyncio.create_task(thinkers.think(question("wait_at", str(door), kind=ADVICE)))
    await until(Path(f"{door}-knock"))
    with pytest.raises(NoAnswer, match="turn"):
        await thinkers.think(question("echo", "", kind=ADVICE, wait=0.0))
    many = [asyncio.create_task(thinkers.think(question("echo", "", kind=ADVICE, owner="greedy"))) for _ in range(12)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await thinkers.think(question("echo", "", kind=ADVICE, owner="greedy"))
    others = [asyncio.create_task(thinkers.think(question("echo", "", kind=ADVICE, owner=f"{n}"))) for n in range(99)]
    await asyncio.sleep(0)
    door.touch()
    results: list[Any] = await asyncio.gather(busy, *many, *others, return_exceptions=True)
    turned_away = sum(isinstance(result, Busy) for result in results)
    assert turned_away + 1 == thinkers.counters.refused and 0 < turned_away < 99
    assert all(isinstance(result, Busy) or result[0] == "" for result in results[1:])


async def test_who_waits_when_the_workers_are_closed_hears_so(tmp_path: Path) -> None:
    thinkers = Thinkers(1)
    door = tmp_path / "door"
    asked = [asyncio.create_task(thinkers.think(question("wait_at", str(door)))) for _ in range(2)]
    await until(Path(f"{door}-knock"))
    pids = thinkers.pids
    await thinkers.close()
    assert all(isinstance(told, NoAnswer) for told in await asyncio.gather(*asked, return_exceptions=True))
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_where_no_worker_can_be_started_nobody_waits_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    thinkers = Thinkers(1)
    for kind in (BOT, ADVICE):
        with pytest.raises(NoAnswer):
            await thinkers.think(question("count", kind=kind))
    await thinkers.close()
