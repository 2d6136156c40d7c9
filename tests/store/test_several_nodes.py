"""Several nodes serve one database: each hears of the others, one looks after a table, and another one follows it."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from store.two_nodes import PATIENT, Node, Place, friends, until
from table.committing import Chain, commit_and_sit
from table.company import Listener, over, play_to_the_end, sit_down
from troef.server.events.hall import EventHall
from troef.server.events.live import LiveEvent
from troef.server.events.logged import Founding, Sent
from troef.server.events.offices import Holder, new_card
from troef.store import nodes as counting
from troef.store.sql_log import SqlLog
from troef.table.fault import Fault
from troef.table.talk.reporting import Report


async def test_what_one_does_the_other_sees_at_once(two: tuple[Node, Node], toy: None) -> None:
    here, lies, there, wout = await friends(two)
    await lies.until(lambda message: message["type"] == "view" or len([one for one in message["people"] if one]) == 2)
    await until(lambda: here.here(1) and there.here(0))
    await until(lambda: here.table.match is not None and here.tends != there.tends)
    await (here if here.tends else there).deal()
    await until(lambda: here.version == there.version and not here.table.state.awaits_deal)
    while not here.table.over:
        for live, seat in ((here, 0), (there, 1)):
            moves = live.table.view(seat).moves if not live.table.over else []
            if moves:
                await live.play(seat, live.table.game.show(moves[0]))
        await until(lambda: here.version == there.version)
        if here.table.state.awaits_deal:
            await (here if here.tends else there).deal()
    await wout.until(over)
    assert here.table.record_text() == there.table.record_text()


async def test_a_word_is_heard_on_the_other_node(two: tuple[Node, Node], toy: None) -> None:
    here, _, there, wout = await friends(two)
    await until(lambda: here.here(1) and there.here(0))
    await here.react(0, "hello")
    heard = await wout.until(lambda message: message["type"] == "reaction")
    assert heard["word"] == "hello" and heard["seat"] == 0


async def test_a_message_is_read_on_the_other_node_and_can_be_reported_there(two: tuple[Node, Node], toy: None) -> None:
    here, _, there, wout = await friends(two)
    await until(lambda: here.here(1) and there.here(0))
    await here.set_talk(0 if here.host == 0 else 1, "chat")
    await until(lambda: there.table.talk == "chat")
    await here.say(0, 'dag “Wout” 👋 {"x": 1}')
    heard = await wout.until(lambda message: message["type"] == "said")
    assert heard["text"] == 'dag “Wout” 👋 {"x": 1}' and heard["name"] == "Lies"
    assert there.recalled(1)["lines"] == here.recalled(1)["lines"] != []
    filed: list[Report] = []

    async def keep(report: Report) -> None:
        filed.append(report)

    there.when_reported = keep
    await there.report(1, 0, "spam", "", heard["id"])
    assert [line["text"] for line in filed[0].said] == [heard["text"]]


async def test_who_waits_on_one_node_is_offered_on_the_other(two: tuple[Node, Node], toy: None) -> None:
    one, other = two
    chair = await one.hall.open("toy", bot="random", waits=True, name="Lies")
    await sit_down(one.hall, chair)
    await until(lambda: other.company.waiting() == [chair.table])
    await other.hall.hear_of_offers()
    assert [(offer["table"], offer["names"]) for offer in other.hall.offers()] == [(chair.table, ["Lies"])]


async def test_another_node_looks_after_a_table_when_one_dies(two: tuple[Node, Node], toy: None) -> None:
    here, _, there, _ = await friends(two)
    await until(lambda: here.here(1) and there.here(0) and here.tends != there.tends)
    first = 0 if here.tends else 1
    left = (there, here)[first]
    await two[first].die()
    await until(lambda: left.tends and not left.here(first))
    assert two[1 - first].company.elsewhere(left.table.name).seats == frozenset()


async def test_a_node_that_dies_is_followed_within_three_seconds(
    tmp_path: Path, toy: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the clock of the node that is left, which stands still here between two looks (`bench/takeover.py` measures it
    with people and bots)."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(counting, "time", SimpleNamespace(monotonic=lambda: clock.now))
    place = Place(f"sqlite:///{tmp_path}/troef.db")
    two = await Node.begin(place, PATIENT), await Node.begin(place, PATIENT)
    await until(lambda: two[0].company._counts and two[1].company._counts)
    here, _, there, _ = await friends(two)
    await until(lambda: here.here(1) and there.here(0) and here.tends != there.tends)
    dead, survivor, left = (*two, there) if here.tends else (*two[::-1], here)
    await dead.die()
    await dead.log.close()  # a count that was on its way has arrived
    await survivor.company._count()
    since_its_last_count = counting.BEAT
    while not left.tends:
        clock.now += counting.BEAT
        await survivor.company._count()
    assert 0 < clock.now + since_its_last_count <= 3.0
    await survivor.hall.close()


async def test_a_node_that_was_held_up_does_not_take_the_others_for_gone(
    tmp_path: Path, toy: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can say how long another one did not count while he did not look himself."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(counting, "time", SimpleNamespace(monotonic=lambda: clock.now))
    place = Place(f"sqlite:///{tmp_path}/troef.db")
    one, other = await Node.begin(place, PATIENT), await Node.begin(place, PATIENT)
    await until(lambda: one.company._counts and other.company._counts)
    await other.die()
    await one.company._count()
    clock.now += counting.GONE + counting.BEAT
    await one.company._count()
    assert set(one.company._counts) == {other.company.node}
    for _ in range(4):  # and once it looks on time, it sees that the other one is gone
        clock.now += counting.GONE / 2
        await one.company._count()
    assert not one.company._counts
    await one.hall.close()
    await other.log.close()


async def test_nobody_waits_for_a_bot_twice_when_its_node_dies(
    two: tuple[Node, Node], toy: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot has taken its time on the node that died: it acts as soon as the other one looks after the table."""
    one, other = two
    chair = await one.hall.open("toy", seats=3, bot="random", waits=True, name="Lies")
    here, _ = await sit_down(one.hall, chair)
    there, _ = await sit_down(other.hall, await other.hall.join(chair.table, "Wout"))
    await here.fill(chair.token)
    await until(lambda: here.here(1) and there.here(0) and here.tends != there.tends)
    await until(lambda: here.table.match is not None and not here.table.state.awaits_deal)
    while 2 not in here.table.to_act():
        seat = here.table.to_act()[0]
        await here.play(seat, here.table.game.show(here.table.view(seat).moves[0]))
    dead, left = (one, there) if here.tends else (other, here)
    await until(lambda: there.version == here.version)
    version = left.version
    await dead.die()
    passed = SimpleNamespace(monotonic=lambda: time.monotonic() + 1000, time=time.time)
    monkeypatch.setattr("troef.table.steward.time", passed)
    await until(lambda: left.version > version)


@pytest.mark.parametrize("place", ["sqlite", "postgresql"], indirect=True)
async def test_a_match_whose_pile_is_shuffled_in_the_middle_of_a_deal_ends_on_two_nodes(place: Place) -> None:
    """Pesten with two people who take part in each draw, one at each node, until somebody plays his last card: 50 to
    300 moves, and all draw again whenever the stock is empty."""
    nodes = await Node.begin(place), await Node.begin(place)
    await until(lambda: all(node.company._counts for node in nodes))
    chains = Chain("Lies"), Chain("Wout")
    first = await nodes[0].hall.open("pesten", bot="rule", waits=True, name="Lies", commit=chains[0].commit)
    chairs = first, await nodes[1].hall.join(first.table, "Wout", commit=chains[1].commit)
    seated = [await commit_and_sit(node.hall, *both) for node, *both in zip(nodes, chairs, chains, strict=True)]
    revealing = [asyncio.create_task(person.attend()) for _, person in seated]
    players = [Listener(person.seat) for _, person in seated]  # the same people, who listen twice
    for (live, _), player in zip(seated, players, strict=True):
        live.arrive(player)
    await seated[0][0].fill(first.token)
    playing = [play_to_the_end(live, player) for (live, _), player in zip(seated, players, strict=True)]
    one, other = await asyncio.gather(*playing)
    assert one["view"]["outcome"] == other["view"]["outcome"]
    for task in revealing:
        task.cancel()
    for node in nodes:
        await node.hall.close()


async def test_a_node_that_was_taken_for_gone_comes_back(two: tuple[Node, Node], toy: None) -> None:
    one, other = two
    here, _, there, _ = await friends(two)
    await until(lambda: here.here(1) and there.here(0))
    await other.log.write(counting.Bury(one.company.node))
    await until(lambda: not there.here(0) or there.tends)
    await until(lambda: there.here(0))
    await until(lambda: here.tends != there.tends)


@pytest.mark.clause("tournament", ("R26",))
async def test_what_was_decided_on_a_line_that_failed_fails_too(address: str) -> None:
    """One node does not know yet that there is another one: its acts go to the disk one behind the other, and the first
    of them finds a row of the other node in its place."""
    desk, agreed = Holder("desk"), Founding("S", rehearsal=True)
    logs = [await SqlLog.open(address) for _ in range(2)]
    halls = [EventHall(log) for log in logs]
    live, _ = await halls[0].open("K", "2026-05-09", "vrij", "1", agreed, "2026-05-09T08:00:00")
    other = await halls[1].find(live.key)

    async def register(number: int) -> int:
        facts = {"name": f"Speler {number}", "born": "1980-01-01", "rules_version": "1"}
        line, _ = await live.act(desk, Sent(f"{number}", "register", facts, "2026-05-09T08:01:00"))
        return line.number

    await other.show("frozen")
    ends = await asyncio.gather(*[register(number) for number in range(5)], return_exceptions=True)
    assert [str(end) for end in ends] == ["event-busy"] * 5
    again = await halls[0].find(live.key)
    assert not again.event.people and again.scoreboard == "frozen"
    live = again
    for how in ("open", "hidden"):
        await other.show(how)
    registering = asyncio.create_task(register(0))
    while not live.event.people:
        await asyncio.sleep(0)
    live.shared = lambda: True
    asked = await halls[0].find(live.key)  # who only looks meanwhile is not turned away
    assert not asked.event.people and asked.scoreboard == "hidden"
    with pytest.raises(Fault, match="event-busy"):
        await registering
    for log in logs:
        await log.close()


@pytest.mark.clause("tournament", ("R26",))
async def test_the_desk_of_an_event_works_on_two_nodes_at_once(two: tuple[Node, Node]) -> None:
    """Both write at the same time; each decides again on what the other wrote, and hears of it."""
    desk, agreed = Holder("desk"), Founding("S", rehearsal=True)
    halls = [EventHall(node.log, company=node.company) for node in two]
    live, _ = await halls[0].open("K", "2026-05-09", "vrij", "1", agreed, "2026-05-09T08:00:00")
    events = [await hall.find(live.key) for hall in halls]
    await until(lambda: all(event.shared() for event in events))

    async def register(event: LiveEvent, number: int) -> None:
        facts = {"name": f"Speler {number}", "born": "1980-01-01", "rules_version": "1"}
        await event.act(desk, Sent(f"{number}", "register", facts, "2026-05-09T08:01:00"))

    await asyncio.gather(*[register(event, number) for number in range(30) for event in events[number % 2 :][:1]])
    await events[1].grant([new_card(Holder("jury"))])
    await until(lambda: events[0].version == events[1].version)
    people = [sorted([one.name for one in event.event.people.values()]) for event in events]
    assert people[0] == people[1] == sorted([f"Speler {number}" for number in range(30)])
    assert events[0].log_text() == events[1].log_text() and not events[0].stale and not events[1].stale
    done = await events[1].act(
        desk, Sent("0", "register", {"name": "Speler 0", "born": "1980-01-01", "rules_version": "1"})
    )
    assert done[1], "what was sent to the other node counts once"
    await events[1].replace(await events[1].stored(), events[1].version)
    await until(lambda: events[0].stale)
