"""While the desk takes an early act back, which is much work in a long log, everybody else goes on."""

import asyncio
from typing import Any

import pytest

from clauses import clause
from troef.server.events.hall import EventHall
from troef.server.events.live import LiveEvent
from troef.server.events.logged import Founding, Sent
from troef.server.events.offices import Holder
from troef.table.fault import Fault
from troef.table.log import MemoryLog
from troef.tournament.event import fold
from troef.tournament.refused import Refused

DESK, JURY = Holder("desk", name="Dina"), Holder("jury", name="Mia")


async def sent(live: LiveEvent, sent_id: str, verb: str, holder: Holder = DESK, **facts: Any) -> tuple[int, bool]:
    """The line of an act, and whether it had been done before."""
    line, again = await live.act(holder, Sent(sent_id, verb, facts))
    return line.number, again


async def long_event() -> LiveEvent:
    """An, Bert, Cis and Dora (number 4) are registered in lines 2 to 5; then An pays forty times."""
    agreed = Founding("schoppen", rehearsal=True)
    live, _ = await EventHall(MemoryLog()).open("K", "2026-05-09", "vrij", "1", agreed, "2026-05-09T08:00:00")
    for number, name in enumerate(["An", "Bert", "Cis", "Dora"], 1):
        await sent(live, name, "register", person=number, name=name, born="1980-01-01", rules_version="1")
    for count in range(40):
        await sent(live, f"pay {count}", "pay", person=1, amount=1)
    return live


def test_others_act_while_an_undo_is_under_way() -> None:
    async def afternoon() -> None:
        live = await long_event()
        undo = asyncio.create_task(sent(live, "undo", "undo", line=5))
        await asyncio.sleep(0)
        paid, _ = await sent(live, "beside", "pay", person=1, amount=500)
        assert not undo.done()
        undone, _ = await undo
        assert undone == paid + 1
        assert list(live.event.people) == [1, 2, 3]
        assert live.event.people[1].paid == 540
        assert fold(live.event.lines) == live.event

    asyncio.run(afternoon())


def test_an_undo_that_is_sent_twice_at_once_counts_once() -> None:
    async def afternoon() -> None:
        live = await long_event()
        both = await asyncio.gather(*[sent(live, "undo", "undo", line=5) for _ in range(2)])
        assert sorted(both) == [(46, False), (46, True)]
        with pytest.raises(Fault, match="other-act"):
            await sent(live, "undo", "undo", line=3)

    asyncio.run(afternoon())


def test_two_desks_take_back_the_same_act() -> None:
    async def afternoon() -> None:
        live = await long_event()
        tries = [sent(live, "undo", "undo", Holder("desk", name=name), line=5) for name in ("Dina", "Evert")]
        first, second = await asyncio.gather(*tries, return_exceptions=True)
        assert first == (46, False)
        assert isinstance(second, Refused)
        assert second.reason == "undone-already"

    asyncio.run(afternoon())


@clause("tournament", "R3")
def test_what_came_in_between_may_need_the_act() -> None:
    async def afternoon() -> None:
        live = await long_event()
        undo = asyncio.create_task(sent(live, "undo", "undo", line=5))
        await asyncio.sleep(0)
        await sent(live, "beside", "report", person=4)
        with pytest.raises(Refused) as refused:
            await undo
        assert refused.value.facts == {"line": 46, "act": "report", "because": "no-such-person"}
        assert live.event.people[4].status == "present"

    asyncio.run(afternoon())


@clause("tournament", "R30")
def test_who_may_not_undo_is_refused_before_the_work_begins() -> None:
    async def afternoon() -> None:
        live = await long_event()
        with pytest.raises(Refused) as refused:
            await sent(live, "undo", "undo", JURY, line=5)
        assert refused.value.reason == "not-a-line-of-the-jury"
        assert live.event.undoing is None

    asyncio.run(afternoon())


def test_an_event_with_undone_lines_is_made_again_from_its_log() -> None:
    async def afternoon() -> None:
        live = await long_event()
        await sent(live, "undo", "undo", line=5)
        await sent(live, "one more", "pay", person=1, amount=500)
        again = await EventHall(live.log).find(live.key)
        assert again.event == live.event
        assert again.event.undone == {5: 46}

    asyncio.run(afternoon())
