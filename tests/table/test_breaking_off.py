"""A rubber of bridge that the people at a table break off (bridge A8): the bots agree once all people have."""

import asyncio
from dataclasses import replace

import pytest

from table.company import LIMIT, Listener, my_turn, over, sit_down
from table.conftest import AT_ONCE
from troef.bots import by_name
from troef.core.game import Game
from troef.core.view import View
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable
from troef.table.log import Log

#: Seeds of tables in which Lies has the first call, or Wout the last one.
LIES_CALLS_FIRST, WOUT_CALLS_LAST = "0", "1"


class Passing:
    """A player that always passes."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.game = game

    def choose(self, view: View, budget: float) -> int:
        return self.game.parse("pass", view)


@pytest.fixture(autouse=True)
def passing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(by_name._MAKERS, "passing", Passing)


async def two_people(hall: Hall, seed: str) -> tuple[LiveTable, Listener, Listener]:
    """A rubber with Lies on seat 0, Wout on her left, and two bots, when it is Lies's turn."""
    first = await hall.open("bridge", bot="passing", seed=seed, waits=True)
    second = await hall.join(first.table, "Wout")
    live, lies = await sit_down(hall, first)
    _, wout = await sit_down(hall, second)
    await live.fill(second.token)
    await lies.until(lambda facts: facts["type"] == "view" and facts["view"]["actors"] == [lies.seat])
    return live, lies, wout


async def until_bots_rest(live: LiveTable) -> None:
    async with asyncio.timeout(LIMIT):
        while live.steward._acting:
            await asyncio.sleep(0)


async def is_broken_off(person: Listener) -> bool:
    end = await person.until(over)
    return bool(end["view"]["outcome"]["reason"] == "abandoned")


async def test_one_person_among_bots_breaks_off(hall: Hall) -> None:
    chair = await hall.open("bridge", bot="passing", seed=LIES_CALLS_FIRST)
    live, lies = await sit_down(hall, chair)
    await lies.until(my_turn)
    await live.play(lies.seat, "abandon")
    assert await is_broken_off(lies)


async def test_the_bots_agree_only_when_all_people_have(hall: Hall) -> None:
    live, lies, wout = await two_people(hall, LIES_CALLS_FIRST)
    await live.play(wout.seat, "abandon")
    await until_bots_rest(live)
    assert live.table.state.breaking_off() == (wout.seat,)
    await live.play(lies.seat, "abandon")
    assert await is_broken_off(wout)


async def test_a_bot_on_turn_waits_while_people_are_asked(hall: Hall) -> None:
    live, lies, wout = await two_people(hall, LIES_CALLS_FIRST)
    await live.play(lies.seat, "pass")
    await live.play(wout.seat, "pass")  # now a bot is thinking
    await live.play(wout.seat, "abandon")
    await until_bots_rest(live)
    assert live.table.state.breaking_off() == (wout.seat,)
    await live.play(lies.seat, "abandon")
    assert await is_broken_off(wout)


async def test_the_next_deal_waits_while_people_are_asked(hall: Hall) -> None:
    live, lies, wout = await two_people(hall, WOUT_CALLS_LAST)
    await live.play(lies.seat, "pass")
    await live.play(wout.seat, "pass")
    assert live.table.state.awaits_deal
    await live.play(wout.seat, "abandon")
    await until_bots_rest(live)
    assert live.table.state.breaking_off() == (wout.seat,)
    await live.play(lies.seat, "abandon")
    assert await is_broken_off(wout)


async def test_a_bot_plays_on_when_somebody_does_not_agree_in_time(log: Log) -> None:
    hall = Hall(log, replace(AT_ONCE, turn=0.0))
    live, lies, wout = await two_people(hall, LIES_CALLS_FIRST)
    await live.play(lies.seat, "pass")
    await live.play(wout.seat, "pass")
    await live.play(wout.seat, "abandon")
    asked = live.table.version
    message = await lies.until(lambda facts: facts["version"] > asked and facts["view"]["actors"] == [1])
    assert message["view"]["outcome"] is None and live.table.state.breaking_off() == ()
    await hall.close()
