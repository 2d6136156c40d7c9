"""Who watches sees the table later where that was agreed, so that nobody can be told what is of use."""

import json
from typing import Any

import pytest

from table.company import Here, Listener, sit_down
from table.fake_time import FakeTime
from troef.core.registry import find_game
from troef.core.view import REFEREE, SPECTATOR
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.hall import Chair, Hall
from troef.table.live import LiveTable
from troef.table.log import MemoryLog
from troef.table.replay.replays import Replays
from troef.table.terms import Terms

AT_ONCE = Timing(pace=0, retry=0)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return FakeTime(monkeypatch)


class Table:
    """Lies plays with bots, time stands, and somebody may come and watch."""

    def __init__(self, hall: Hall, chair: Chair, live: LiveTable, lies: Listener, time: FakeTime) -> None:
        self.hall = hall
        self.chair = chair
        self.live = live
        self.lies = lies
        self.time = time

    @classmethod
    async def open(cls, time: FakeTime, game: str = "klaverjassen", **terms: Any) -> "Table":
        hall = Hall(MemoryLog(), AT_ONCE, thinkers=Here())
        options = {"deals": 4} if game == "klaverjassen" else None
        chair = await hall.open(game, options=options, bot="random", terms=Terms(**terms), name="Lies")
        live, lies = await sit_down(hall, chair)
        await time.settles()
        return cls(hall, chair, live, lies, time)

    def watcher(self) -> Listener:
        guest = Listener(SPECTATOR)
        self.live.arrive(guest)
        return guest

    async def play(self, seconds: float = 1.0) -> None:
        """Lies plays a card, and time passes."""
        view = self.live.table.view(0)
        await self.live.play(0, self.live.table.game.show(view.moves[0], view))
        await self.time.goes_by(seconds)

    async def play_deal(self) -> None:
        number = self.live.table.state.deal_number
        while not self.live.table.over and self.live.table.state.deal_number == number:
            await self.play()


def versions(guest: Listener) -> list[int]:
    return [message["version"] for message in guest.heard if message["type"] == "view"]


async def test_who_watches_is_as_many_seconds_behind_as_was_agreed(time: FakeTime) -> None:
    at = await Table.open(time, delay=30)
    guest = at.watcher()
    assert guest.heard[0]["type"] == "waiting" and guest.heard[0]["delay"] == 30
    await at.play(20)
    first = at.live.table.version
    await at.play(9)
    assert len(guest.heard) == 1
    await time.goes_by(1)
    assert versions(guest)[-1] == first < at.live.table.version
    await at.play(20)
    second = versions(guest)[-1]
    assert first < second < at.live.table.version
    assert guest.heard[-1]["delay"] == 30 and guest.heard[-1]["view"]["seat"] == SPECTATOR
    late = at.watcher()
    assert versions(late) == [second], "who comes later sees what the others see"
    await at.hall.close()


async def test_who_plays_sees_everything_at_once(time: FakeTime) -> None:
    at = await Table.open(time, delay=30)
    at.watcher()
    await at.play(0)
    assert at.lies.heard[-1]["version"] == at.live.table.version
    await at.hall.close()


async def test_a_deal_is_shown_when_it_is_over_as_it_was_played(time: FakeTime) -> None:
    at = await Table.open(time, delay="deal")
    guest = at.watcher()
    await at.play_deal()
    told = [message["view"] for message in guest.heard if message["type"] == "view"]
    assert at.live.table.state.deal_number == 2
    assert all(view["deal"]["number"] == 1 for view in told) and len(told) < 20
    await time.goes_by(3)
    told = [message["view"] for message in guest.heard if message["type"] == "view"]
    assert 1 < len(told) < 40 and all(view["deal"]["number"] == 1 for view in told)
    assert all(zone["cards"] == [] for view in told for zone in view["zones"] if zone["kind"] == "hand")
    await time.goes_by(100)
    assert {message["view"]["deal"]["number"] for message in guest.heard if message["type"] == "view"} == {1}
    assert len(guest.heard[-1]["view"]["sheet"]["rows"]) == 1
    await at.hall.close()


async def test_all_hands_are_shown_only_when_the_deal_is_over(time: FakeTime) -> None:
    at = await Table.open(time, game="bridge", delay="deal", hands=True)
    guest = at.watcher()
    while at.live.table.state.deal_number == 1:
        assert all(message["type"] == "waiting" for message in guest.heard)
        await at.play()
    await time.goes_by(200)
    views = [message["view"] for message in guest.heard if message["type"] == "view"]
    assert {view["seat"] for view in views} == {REFEREE} and {view["deal"]["number"] for view in views} == {1}
    assert sum(len(zone["cards"]) for zone in views[0]["zones"] if zone["kind"] == "hand") == 52
    await at.hall.close()


async def test_hands_stay_hidden_where_they_still_tell_something(
    time: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack that is only cut: whoever saw cards that nobody played knows something of the next deal."""
    monkeypatch.setattr("troef.table.people.gallery.still_tells", lambda table, events: True)
    at = await Table.open(time, delay="deal", hands=True)
    guest = at.watcher()
    await at.play_deal()
    await time.goes_by(200)
    views = [message["view"] for message in guest.heard if message["type"] == "view"]
    assert views and {view["seat"] for view in views} == {SPECTATOR}
    await at.hall.close()


async def test_the_end_of_a_match_is_the_end_of_its_last_deal(time: FakeTime) -> None:
    at = await Table.open(time, delay="deal")
    guest = at.watcher()
    while not at.live.table.over:
        await at.play()
    await time.goes_by(500)
    assert guest.heard[-1]["view"]["outcome"] is not None
    assert {message["view"]["deal"]["number"] for message in guest.heard if message["type"] == "view"} == {1, 2, 3, 4}
    await at.hall.close()


async def test_words_reach_watchers_as_late_as_cards(time: FakeTime) -> None:
    at = await Table.open(time, delay=30)
    guest = at.watcher()
    await at.live.react(0, "wow")
    await time.goes_by(29)
    assert not any(message["type"] == "reaction" for message in guest.heard)
    await time.goes_by(1)
    assert guest.heard[-1]["type"] == "reaction"
    await at.hall.close()


async def test_who_stands_up_sees_no_more_than_others_who_watch(time: FakeTime) -> None:
    at = await Table.open(time, delay=30)
    friend = Listener(SPECTATOR)
    at.live.arrive(friend)
    at.live.leave(at.lies)
    lies = Listener(0)
    at.live.arrive(lies, at.chair.token)
    await at.live.stand(0)
    await time.goes_by(10)
    assert lies.seat == SPECTATOR and lies.heard[-1]["type"] == "waiting"
    await time.goes_by(20)
    assert lies.heard[-1]["view"]["seat"] == SPECTATOR and lies.heard[-1]["version"] < at.live.table.version
    await at.hall.close()


async def test_nothing_is_kept_for_nobody(time: FakeTime) -> None:
    at = await Table.open(time, delay=30)
    await at.play()
    assert not at.live.gallery._kept
    guest = at.watcher()
    await at.play()
    assert at.live.gallery._kept
    at.live.leave(guest)
    await at.play()
    assert not at.live.gallery._kept
    await at.hall.close()


async def test_a_replay_tells_strangers_no_more_than_they_may_see_at_the_table(time: FakeTime) -> None:
    replays = Replays(Here())
    at = await Table.open(time, delay=30)
    await at.play_deal()
    with pytest.raises(Fault, match="not-over"):
        await replays.of_table(at.live.table, 1, SPECTATOR)
    assert (await replays.of_table(at.live.table, 1, 0)).outline.deals
    at_deal = await Table.open(time, delay="deal")
    await at_deal.play_deal()
    seen = await replays.of_table(at_deal.live.table, 1, SPECTATOR)
    assert [deal.number for deal in seen.outline.deals] == [1]
    with pytest.raises(Fault, match="deal-running"):
        seen.deal(2)
    while not at.live.table.over:
        await at.play()
    assert (await replays.of_table(at.live.table, 1, SPECTATOR)).outline.over
    await at.hall.close()
    await at_deal.hall.close()


async def test_before_the_match_begins_everybody_sees_who_is_there(time: FakeTime) -> None:
    hall = Hall(MemoryLog(), AT_ONCE, thinkers=Here())
    chair = await hall.open("klaverjassen", waits=True, terms=Terms(delay="deal"), name="Lies")
    live = await hall.find(chair.table)
    guest = Listener(SPECTATOR)
    live.arrive(guest)
    await hall.join(chair.table, "Wout")
    assert [person and person["name"] for person in guest.heard[-1]["people"]] == ["Lies", "Wout", None, None]
    await hall.close()


def test_what_can_be_agreed() -> None:
    game = find_game("klaverjassen")
    rated = Terms(rated=True).agreed(game, 4, True, None)
    assert rated.delay == "deal" and json.loads(json.dumps(rated.facts()))["delay"] == "deal"
    assert Terms(rated=True, delay=0).agreed(game, 4, True, None).delay == 0
    assert "delay" not in Terms().agreed(game, 4, True, None).facts()
    for terms, fault in (
        (Terms(delay="match"), "bad-delay"),
        (Terms(delay=1801), "bad-delay"),
        (Terms(delay=30, hands=True), "hands-after-the-deal"),
        (Terms(hands=True), "hands-after-the-deal"),
    ):
        with pytest.raises(Fault, match=fault):
            terms.agreed(game, 4, True, None)
