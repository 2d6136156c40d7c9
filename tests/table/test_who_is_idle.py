"""Who is connected and does nothing keeps nobody waiting for ever: every game that people share has a clock."""

import asyncio

import pytest

from table.company import LIMIT, Listener, sit_down
from table.conftest import AT_ONCE
from troef.core.registry import all_games
from troef.table.clock.timing import Timing
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable
from troef.table.log import MemoryLog

SHARED = [info.slug for info in all_games() if info.most_seats > 1]
#: Nobody is given any time.
NO_TIME = Timing(pace=0, clock=0, retry=0)


async def two_people(hall: Hall, slug: str) -> tuple[LiveTable, Listener, Listener]:
    """Two people who sit down, with bots on the other chairs."""
    first = await hall.open(slug, bot="random", waits=True)
    second = await hall.join(first.table)
    live, lies = await sit_down(hall, first)
    _, wout = await sit_down(hall, second)
    if live.table.free:
        await live.fill(first.token)
    return live, lies, wout


@pytest.mark.parametrize("slug", SHARED)
async def test_play_goes_on_without_those_who_do_nothing(slug: str) -> None:
    """As long as nobody moves, time-outs of the rules and bots do."""
    hall = Hall(MemoryLog(), NO_TIME)
    _, lies, _ = await two_people(hall, slug)
    async with asyncio.timeout(LIMIT):
        await lies.until(
            lambda said: said["type"] == "view" and (said["version"] > 30 or said["view"]["outcome"] is not None)
        )
    await hall.close()


async def test_whoever_has_to_play_sees_how_long_he_has() -> None:
    hall = Hall(MemoryLog(), AT_ONCE)
    _, lies, _ = await two_people(hall, "klaverjassen")
    message = await lies.until(lambda said: said["type"] == "view" and bool(set(said["view"]["actors"]) & {0, 1}))
    assert message["clock"]["of"] == 90.0
    await hall.close()


async def test_who_plays_with_bots_alone_has_all_the_time() -> None:
    hall = Hall(MemoryLog(), NO_TIME)
    chair = await hall.open("klaverjassen", bot="random")
    live, lies = await sit_down(hall, chair)
    message = await lies.until(lambda said: said["type"] == "view" and 0 in said["view"]["actors"])
    assert "clock" not in message
    version = live.table.version
    for _ in range(1000):
        await asyncio.sleep(0)
    assert live.table.version == version
    await hall.close()


async def test_who_plays_while_the_bot_thinks_plays_himself(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(MemoryLog(), AT_ONCE)
    live, lies, _ = await two_people(hall, "klaverjassen")
    message = await lies.until(lambda said: said["type"] == "view" and bool(set(said["view"]["actors"]) & {0, 1}))
    (seat,) = message["view"]["actors"]
    view = live.table.view(seat)
    own = live.table.game.show(view.moves[-1], view)

    async def think(*_: object) -> int:
        await live.play(seat, own)
        return view.moves[0]

    monkeypatch.setattr(hall.bots, "choose", think)
    await live.steward._play_for_the_idle()
    match = live.table.match
    assert match is not None
    assert [text for _, mover, text in match.record.events if mover == seat][-1:] == [own]
    await hall.close()
