"""Which tables a hall keeps in memory: nobody takes the room of others, and who comes back finds his table again."""

import asyncio
from collections.abc import Iterator

import pytest

from table.company import Listener
from table.conftest import AT_ONCE
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.hall.kept_tables import KeptTables
from troef.table.live import LiveTable
from troef.table.log import MemoryLog
from troef.table.people.visitor import ASKING, Visitor

LIES, WOUT = Visitor("address", "192.0.2.1"), Visitor("address", "192.0.2.2")


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Iterator[Clock]:
    yield Clock()


def hall_of(log: MemoryLog, clock: Clock, most: int, of_one: int) -> Hall:
    hall = Hall(log, AT_ONCE)
    hall._tables = KeptTables(most, of_one, clock)
    return hall


async def opened(hall: Hall, visitor: Visitor, attended: bool = False) -> LiveTable:
    """A table that a visitor opens, and perhaps sits down at."""
    ASKING.set(visitor)
    chair = await hall.open("klaverjassen", bot="random", waits=True)
    live = await hall.find(chair.table)
    live.quiet_since = 0.0  # as the clock of these tests has it
    if attended:
        live.arrive(Listener(live.seat_of(chair.token)), chair.token)
    return live


def names(hall: Hall) -> list[str]:
    return [live.table.name for live in hall._tables]


async def test_ones_own_quietest_table_makes_room_for_the_next(clock: Clock) -> None:
    hall = hall_of(MemoryLog(), clock, most=100, of_one=2)
    other = await opened(hall, WOUT)
    first, second, third = [await opened(hall, LIES) for _ in range(3)]
    assert names(hall) == [live.table.name for live in (other, second, third)]
    assert (await hall.find(first.table.name)).table.version == first.table.version  # it is in the log
    assert len(names(hall)) == 3


async def test_who_sits_at_all_his_tables_gets_no_other(clock: Clock) -> None:
    hall = hall_of(MemoryLog(), clock, most=100, of_one=2)
    for _ in range(2):
        await opened(hall, LIES, attended=True)
    with pytest.raises(Fault) as fault:
        await opened(hall, LIES)
    assert (fault.value.key, fault.value.facts) == ("too-many-tables", {"number": 2})
    await opened(hall, WOUT)


async def test_tables_where_nobody_is_never_fill_the_hall(clock: Clock) -> None:
    hall = hall_of(MemoryLog(), clock, most=3, of_one=3)
    attended = await opened(hall, WOUT, attended=True)
    for _ in range(10):
        clock.time += 60
        await opened(hall, LIES)
    clock.time += 60
    newest = await opened(hall, WOUT)
    assert len(names(hall)) == 3
    assert {attended.table.name, newest.table.name} <= set(names(hall))


async def test_who_is_on_his_way_to_his_table_finds_it(clock: Clock) -> None:
    hall = hall_of(MemoryLog(), clock, most=1, of_one=1)
    first = await opened(hall, LIES)
    with pytest.raises(Fault) as fault:
        await opened(hall, WOUT)
    assert fault.value.key == "hall-full"
    assert names(hall) == [first.table.name]
    clock.time += 31
    second = await opened(hall, WOUT)
    assert names(hall) == [second.table.name]


async def test_known_names_do_not_fill_the_hall(clock: Clock) -> None:
    log = MemoryLog()
    known = [(await opened(hall_of(log, clock, 100, 100), LIES)).table.name for _ in range(20)]
    hall = hall_of(log, clock, most=10, of_one=4)
    own = await opened(hall, WOUT, attended=True)
    ASKING.set(LIES)
    for name in known:
        await hall.find(name)
    assert names(hall) == [own.table.name, *known[-4:]]


async def test_a_table_is_looked_up_once_for_all_who_ask(clock: Clock) -> None:
    log = MemoryLog()
    name = (await opened(hall_of(log, clock, 100, 100), LIES)).table.name
    hall = hall_of(log, clock, 100, 100)
    asked: list[Visitor] = []
    hall.check_return = asked.append
    ASKING.set(WOUT)
    found = await asyncio.gather(*[hall.find(name) for _ in range(20)])
    assert all(live is found[0] for live in found) and asked == [WOUT]


async def test_who_has_too_much_looked_up_is_refused(clock: Clock) -> None:
    hall = hall_of(MemoryLog(), clock, 100, 100)

    def refuse(visitor: Visitor) -> None:
        raise Fault("too-many", {"seconds": 1})

    hall.check_return = refuse
    ASKING.set(LIES)
    with pytest.raises(Fault) as fault:
        await hall.find("unknown")
    assert fault.value.key == "too-many"


@pytest.mark.parametrize(("visited", "after", "stays"), [(False, 119, True), (False, 121, False), (True, 1799, True)])
async def test_a_table_that_nobody_joined_goes_early(clock: Clock, visited: bool, after: float, stays: bool) -> None:
    hall = hall_of(MemoryLog(), clock, 100, 100)
    live = await opened(hall, LIES)
    live.visited = visited
    clock.time += after
    await hall.sweep()
    assert (live.table.name in names(hall)) == stays


async def test_a_table_where_somebody_is_is_never_swept(clock: Clock) -> None:
    hall = hall_of(MemoryLog(), clock, 100, 100)
    live = await opened(hall, LIES, attended=True)
    clock.time += 1e6
    await hall.sweep()
    assert names(hall) == [live.table.name]


async def test_a_chair_has_a_few_lines_and_the_oldest_goes() -> None:
    hall = Hall(MemoryLog(), AT_ONCE)
    chair = await hall.open("klaverjassen", bot="random", waits=True)
    live = await hall.find(chair.table)
    lines = [Listener(0) for _ in range(300)]
    for line in lines:
        live.arrive(line, chair.token)
    assert [line.dismissed for line in lines] == [True] * 296 + [False] * 4
    assert live.guests == lines[-4:]
    watcher = Listener(-1)
    live.arrive(watcher)
    assert not watcher.dismissed
