"""A table is a fold over its log: after a crash, on another node, in memory and in a database."""

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from table.company import over, play_to_the_end, sit_down
from table.conftest import AT_ONCE
from troef.core.record import read_record
from troef.core.view import REFEREE
from troef.core.wire import view_dict
from troef.store.sql_log import SqlLog
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable
from troef.table.log import Conflict, Log, MemoryLog
from troef.table.table import Table


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def any_log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Log]:
    kept: Log = MemoryLog()
    if request.param == "sqlite":
        kept = await SqlLog.open(f"sqlite:///{tmp_path}/troef.db")
    elif request.param == "postgresql":
        kept = await SqlLog.open(request.getfixturevalue("postgres_server").database())
    yield kept
    await kept.close()


async def test_lines_come_back_in_order(any_log: Log) -> None:
    await any_log.append("a", 0, ["één", "twee"])
    await any_log.append("b", 0, ["other"])
    await any_log.append("a", 2, ["drie"])
    assert await any_log.load("a") == ["één", "twee", "drie"]
    assert await any_log.load("a", 2) == ["drie"]
    assert await any_log.load("nobody") == []


@pytest.mark.parametrize("version", [0, 1, 3, 9])
async def test_who_is_not_up_to_date_may_not_append(any_log: Log, version: int) -> None:
    await any_log.append("a", 0, ["één", "twee"])
    with pytest.raises(Conflict):
        await any_log.append("a", version, ["drie", "vier", "vijf"])
    assert await any_log.load("a") == ["één", "twee"]


def position(live: LiveTable) -> tuple[object, ...]:
    table = live.table
    people = [(person.name, person.bot) for person in table.people if person is not None]
    return view_dict(table.game, table.state.view(REFEREE)), table.version, table.fair(), people


async def test_after_a_crash_the_match_goes_on_where_it_was(address: str) -> None:
    before = Hall(await SqlLog.open(address), AT_ONCE)
    chair = await before.open("klaverjassen", options={"deals": 4}, bot="random", name="Lies")
    live, lies = await sit_down(before, chair)
    for _ in range(12):
        turn = await lies.until(lambda message: bool(message["view"]["moves"]))
        await live.play(chair.seat, turn["view"]["moves"][0]["text"])
    await lies.until(lambda message: bool(message["view"]["moves"]))
    stood = position(live)
    await before.close()  # nothing is written at the end: all was written when it happened

    after = Hall(await SqlLog.open(address), AT_ONCE)
    again, lies = await sit_down(after, chair)
    assert position(again) == stood
    await play_to_the_end(again, lies)
    await after.close()


async def test_another_program_reads_the_lines_of_a_table_and_the_record_of_its_match(tmp_path: Path) -> None:
    """docs/server.md: `events(table_id, version, line)`, read with nothing but a driver, also while it is served."""
    hall = Hall(await SqlLog.open(f"sqlite:///{tmp_path}/tables.db"), AT_ONCE)
    chair = await hall.open("klaverjassen", options={"deals": 4}, bot="random", seed="7")
    live, lies = await sit_down(hall, chair)
    await play_to_the_end(live, lies)
    reader = sqlite3.connect(f"file:{tmp_path / 'tables.db'}?mode=ro", uri=True)
    columns = [name for _, name, *_ in reader.execute("PRAGMA table_info(events)")]
    wanted = "SELECT version, line FROM events WHERE table_id = ? ORDER BY version"
    rows = reader.execute(wanted, (chair.table,)).fetchall()
    reader.close()
    assert columns == ["table_id", "version", "line"]
    assert [version for version, _ in rows] == list(range(live.table.version))
    played = [line for _, line in rows if json.loads(line).keys() & {"troef", "deal", "move"}]
    match = live.table.match
    assert match is not None
    assert read_record("\n".join(played)).events == match.record.events
    await hall.close()


async def test_a_rehearsal_with_a_seed_goes_on_with_the_same_deals_after_a_crash(log: Log) -> None:
    def deals(lines: list[str]) -> list[str]:
        return [line for line in lines if line.startswith('{"deal"')]

    whole = Hall(log, AT_ONCE)
    chair = await whole.open("klaverjassen", options={"deals": 4}, bot="random", seed="11")
    live, lies = await sit_down(whole, chair)
    await play_to_the_end(live, lies)
    lines = await log.load(chair.table)
    second = [number for number, line in enumerate(lines) if line.startswith('{"deal"')][1]
    await log.append("cut", 0, lines[: second + 3])
    token = chair.token
    again = await whole.find("cut")
    chair.table = "cut"
    again, lies = await sit_down(whole, chair)
    assert again.table.seat_of(token) == chair.seat
    await play_to_the_end(again, lies)
    assert deals(await log.load("cut")) == deals(lines)
    await whole.close()


async def test_every_prefix_of_a_log_is_a_table(log: Log, toy: None) -> None:
    hall = Hall(log, AT_ONCE)
    chair = await hall.open("toy", bot="random", seats=3)
    live, lies = await sit_down(hall, chair)
    await play_to_the_end(live, lies)
    table = Table("again")
    for number, line in enumerate(await log.load(chair.table), 1):
        table.apply(line)
        assert table.version == number
    assert table.record_text() == live.table.record_text()
    await hall.close()


async def test_two_nodes_serve_one_table(log: Log, toy: None) -> None:
    one, other = Hall(log, AT_ONCE), Hall(log, AT_ONCE)
    chair = await one.open("toy", bot="random", waits=True)
    friend = await other.join(chair.table, "Wout")
    here, lies = await sit_down(one, chair)
    there, wout = await sit_down(other, friend)
    await here.deal()  # this node did not know yet that the chair was taken
    await there.deal()
    assert here.table.version == there.table.version
    for _ in range(6):
        for live, person in ((here, lies), (there, wout)):
            moves = live.table.state.view(person.seat).moves
            if moves:
                await live.play(person.seat, live.table.game.show(moves[0]))
            other_live = there if live is here else here
            await other_live._catch_up()
    assert over({"type": "view", "view": {"outcome": here.table.state.outcome()}})
    assert here.table.record_text() == there.table.record_text()
    await one.close()
    await other.close()


async def test_what_is_no_table_is_a_fault(log: Log) -> None:
    hall = Hall(log, AT_ONCE)
    await log.append("torn", 0, ['{"table": {"game": "klaverjassen"'])
    await log.append(
        "old", 0, ['{"table": {"game": "schaken", "rules": "book", "options": {}, "seats": 2, "bot": "rule"}}']
    )
    for name in ("", "nowhere", "x" * 5000, "torn", "old"):
        with pytest.raises(Fault) as fault:
            await hall.find(name)
        assert fault.value.key == "no-table"
    await hall.close()


async def test_tokens_are_not_in_the_log(log: Log, toy: None) -> None:
    hall = Hall(log, AT_ONCE)
    chair = await hall.open("toy", bot="random")
    assert len(chair.token) >= 32
    assert not any(chair.token in line for line in await log.load(chair.table))
    await hall.close()
