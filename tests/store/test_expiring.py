"""Tables that nobody misses are deleted in time; a match that was played stays for good."""

import json
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from troef.core.registry import find_game
from troef.store.expiring import DAY, Expiry
from troef.store.schema import SHORT_LIVED
from troef.store.sql_log import SqlLog
from troef.table.hall.worth_keeping import worth_of
from troef.table.table import Table, founding_lines
from troef.table.terms import AS_USUAL

WEEK, HALF_YEAR = 7, 180


@pytest.fixture
async def log(address: str) -> AsyncIterator[SqlLog]:
    log = await SqlLog.open(address)
    yield log
    await log.close()


class Days:
    """A calendar that is turned by hand."""

    def __init__(self) -> None:
        self.day = 0.0
        self.here: set[str] = set()

    def now(self) -> float:
        return self.day * DAY

    def expiry(self, log: SqlLog) -> Expiry:
        return Expiry(log, WEEK, HALF_YEAR, self.here.__contains__, self.now)


def lines_of(moves: int) -> list[str]:
    """A table of a person and three bots, with at most this many moves of a match of four deals."""
    game = find_game("klaverjassen", None, deals=4)
    table, lines = Table("t"), []

    def add(new: list[str]) -> None:
        for line in new:
            table.apply(line)
        lines.extend(new)

    add(founding_lines(game, 4, "rule", "7", AS_USUAL))
    add(table.sit_lines("Lies", "token")[1])
    add(table.fill_lines())
    while moves and not table.over:
        if table.state.awaits_deal:
            add(table.deal_lines())
            continue
        seat = table.to_act()[0]
        view = table.view(seat)
        add(table.move_lines(seat, game.show(view.moves[0], view)))
        moves -= 1
    return lines


NEVER_BEGUN = [json.dumps({"table": json.loads(lines_of(0)[0])["table"]})]
UNPLAYED, UNFINISHED, PLAYED = lines_of(0), lines_of(12), lines_of(10_000)


def test_what_is_worth_keeping() -> None:
    assert [worth_of("t", lines) for lines in (NEVER_BEGUN, UNPLAYED, UNFINISHED, PLAYED)] == [
        "unplayed",
        "unplayed",
        "unfinished",
        "played",
    ]


async def put(log: SqlLog, expiry: Expiry) -> None:
    for name, lines in {"never": NEVER_BEGUN, "unplayed": UNPLAYED, "left": UNFINISHED, "played": PLAYED}.items():
        await log.append(name, 0, lines)
        await expiry.note(name)


async def there(log: SqlLog) -> set[str]:
    return {name for name in ("never", "unplayed", "left", "played") if await log.load(name)}


async def test_tables_go_in_their_time_and_played_matches_stay(log: SqlLog) -> None:
    days = Days()
    expiry = days.expiry(log)
    await put(log, expiry)
    for days.day, left in [
        (6.9, {"never", "unplayed", "left", "played"}),
        (7.1, {"left", "played"}),
        (187.0, {"left", "played"}),
        (187.2, {"played"}),
        (5000.0, {"played"}),
    ]:
        await expiry.look()
        assert await there(log) == left
    assert await log.read(lambda connection: list(connection.execute(select(SHORT_LIVED)))) == []


async def test_a_match_that_goes_on_has_its_time_again(log: SqlLog) -> None:
    days = Days()
    expiry = days.expiry(log)
    await put(log, expiry)
    days.day = 7.1
    await expiry.look()
    await log.append("left", len(UNFINISHED), ['{"pause": true}'])
    days.day = 188.0
    await expiry.look()
    assert "left" in await there(log)
    days.day = 369.0
    await expiry.look()
    assert "left" not in await there(log)


async def test_a_table_where_somebody_is_stays(log: SqlLog) -> None:
    days = Days()
    expiry = days.expiry(log)
    await put(log, expiry)
    days.here.add("never")
    days.day = 7.1
    await expiry.look()
    assert "never" in await there(log)
    days.here.clear()
    days.day = 14.3
    await expiry.look()
    assert "never" not in await there(log)


async def test_a_log_that_cannot_be_read_is_not_deleted(log: SqlLog) -> None:
    days = Days()
    expiry = days.expiry(log)
    await log.append("left", 0, [*UNFINISHED, '{"seat": 0, "move": "no such card"}'])
    await expiry.note("left")
    days.day = 1000.0
    await expiry.look()
    assert "left" in await there(log)
