"""Chairs in the middle of a match: a friend for a bot, a bot for who leaves, and what the host decides."""

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from proving import often, seeded
from table.company import Listener, Message, my_turn, play_to_the_end, sit_down
from table.conftest import AT_ONCE
from troef.core.refusal import IllegalMove
from troef.core.rng import Rng
from troef.core.view import REFEREE, SPECTATOR
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.hall import Chair, Hall
from troef.table.live import LiveTable
from troef.table.log import Log, MemoryLog
from troef.table.table import Table
from troef.table.talk.reactions import MOST, WITHIN, Reactions


async def arrive(hall: Hall, chair: Chair) -> tuple[LiveTable, Listener]:
    """Connect as a browser does: with the token, so that the seat follows what happens with the chairs."""
    live = await hall.find(chair.table)
    await live.come_back(chair.token)
    guest = Listener(live.seat_of(chair.token))
    live.arrive(guest, chair.token)
    return live, guest


async def opened(
    hall: Hall, *chairs: int, game: str = "klaverjassen", **wish: Any
) -> tuple[Chair, LiveTable, Listener]:
    """A table with bots of which the host has opened some chairs, with the host there; the first deal lies."""
    chair = await hall.open(game, bot="random", name="Lies", **wish)
    live, lies = await arrive(hall, chair)
    await lies.until(lambda message: bool(held(message, chair.seat)))
    await live.open_chairs(chair.seat, list(chairs))
    return chair, live, lies


async def refused(asked: Any) -> str:
    with pytest.raises(Fault) as fault:
        await asked
    return fault.value.key


def held(message: Message, seat: int) -> list[str]:
    return [card for zone in message["view"]["zones"] if zone["id"] == f"hand-{seat}" for card in zone["cards"]]


async def again(log: Log, live: LiveTable) -> Table:
    """The table, made again from its log."""
    table = Table(live.table.name)
    for line in await log.load(table.name):
        table.apply(line)
    return table


async def test_a_friend_takes_the_chair_of_a_bot_at_once_and_plays_its_hand(hall: Hall, log: Log) -> None:
    chair, live, lies = await opened(hall, 2, options={"deals": 4}, seed="5")
    watcher = Listener(SPECTATOR)
    live.arrive(watcher)
    assert not any(held(message, seat) for message in watcher.heard for seat in range(4))
    friend = await hall.join(chair.table, "Wout")
    assert (friend.seat, friend.waits) == (2, False)
    _, wout = await arrive(hall, friend)
    assert held(wout.heard[0], 2) and not held(wout.heard[0], 0)
    person = lies.heard[-1]["people"][2]
    assert person == {"name": "Wout", "bot": None, "here": True}
    assert lies.heard[-1]["people"][1]["bot"] == "random"
    assert [person and person.name for person in (await again(log, live)).people][2] == "Wout"
    ends = await asyncio.gather(play_to_the_end(live, lies), play_to_the_end(live, wout))
    assert ends[0]["view"]["outcome"] == ends[1]["view"]["outcome"]


async def test_a_bot_that_was_thinking_does_not_play_for_who_has_just_sat_down(log: Log, toy: None) -> None:
    hall = Hall(log, replace(AT_ONCE, away=1e6))
    chair, live, lies = await opened(hall, 1, game="toy", seed="1")
    await hall.join(chair.table, "Wout")
    for _ in range(50):
        if live.table.state.awaits_deal or lies.heard[-1]["view"]["moves"]:
            break
        await asyncio.sleep(0)
    for _ in range(50):
        await asyncio.sleep(0)
    moves = [seat for kind, seat, _ in live.steward._events() if kind == 0]
    assert 1 not in moves
    await hall.close()


class SlowLog(MemoryLog):
    """Lines wait until they may be written, as for a disk."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.may = asyncio.Event(), asyncio.Event()
        self.may.set()

    async def append(self, table: str, expected_version: int, lines: list[str], lineage: Any = None) -> None:
        self.asked.set()
        await self.may.wait()
        await super().append(table, expected_version, lines, lineage)


async def test_a_bot_that_has_chosen_while_somebody_sat_down_does_not_play_for_him(
    toy: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its move comes behind his coming, which is on its way to the disk."""
    log, chosen = SlowLog(), asyncio.Event()
    hall = Hall(log, Timing(pace=100, clock=100, retry=0))
    chair, live, _ = await opened(hall, 1, game="toy", seed="1")
    while 1 not in live.table.to_act():
        (seat,) = live.table.to_act()
        await live.play(seat, live.table.game.show(live.table.view(seat).moves[0], None))

    async def choose(*_: object) -> int:
        chosen.set()
        return live.table.view(1).moves[0]

    monkeypatch.setattr(hall.bots, "choose", choose)
    log.asked.clear()
    log.may.clear()
    coming = asyncio.create_task(hall.join(chair.table, "Wout", 1))
    await log.asked.wait()
    moving = asyncio.create_task(live.steward._turn_of(1, "now")())
    await chosen.wait()
    before = len(live.steward._events())
    log.may.set()
    await asyncio.gather(coming, moving)
    assert live.table.people[1].name == "Wout" and len(live.steward._events()) == before
    await hall.close()


@pytest.mark.parametrize(
    ("seat", "key"),
    [(None, "table-full"), (0, "chair-taken"), (1, "chair-closed"), (4, "no-such-chair"), (-1, "no-such-chair")],
)
async def test_a_chair_that_nobody_gave_is_not_taken(hall: Hall, seat: "int | None", key: str) -> None:
    chair = await hall.open("klaverjassen", bot="random")
    live = await hall.find(chair.table)
    version = live.table.version
    assert await refused(hall.join(chair.table, "Wout", seat)) == key
    assert live.table.version == version


async def test_two_friends_do_not_take_one_chair_and_one_friend_not_two(hall: Hall) -> None:
    chair, live, _ = await opened(hall, 1, 2)
    friend = await hall.join(chair.table, "Wout", 1)
    assert await refused(hall.join(chair.table, "Jan", 1)) == "chair-taken"
    assert await refused(hall.join(chair.table, "Wout", 2, friend.token)) == "already-seated"
    assert await refused(hall.join(chair.table, "Lies", 2, chair.token)) == "already-seated"
    await live.open_chairs(chair.seat, [])
    assert await refused(hall.join(chair.table, "Jan", 2)) == "chair-closed"


async def test_only_the_host_decides(hall: Hall) -> None:
    chair, live, lies = await opened(hall, 1)
    _, wout = await arrive(hall, await hall.join(chair.table, "Wout"))
    assert wout.heard[-1]["host"] == chair.seat
    for asked in (
        live.open_chairs(1, [2]),
        live.set_level(1, 2, "good"),
        live.pause(1, True),
        live.set_pace(1, "calm"),
    ):
        assert await refused(asked) == "not-the-host"
    assert await refused(live.open_chairs(0, [1])) == "no-bot-there"
    assert await refused(live.open_chairs(0, [7])) == "no-such-chair"
    assert await refused(live.set_level(0, 1, "good")) == "no-bot-there"
    assert await refused(live.set_level(0, 2, "clever")) == "unknown-bot"
    assert await refused(live.set_level(0, 2, "strong:1000000")) == "unknown-bot"
    assert await refused(live.set_pace(0, "hasty")) == "no-such-pace"
    live.leave(lies)  # who has been here longest of those who are here
    assert live.host == 1


async def test_who_stands_up_leaves_his_chair_to_a_bot_and_finds_it_back(hall: Hall, log: Log) -> None:
    chair, live, lies = await opened(hall, 2, options={"deals": 4})
    friend = await hall.join(chair.table, "Wout")
    _, wout = await arrive(hall, friend)
    await live.stand(2)
    assert wout.seat == SPECTATOR and not held(wout.heard[-1], 2)
    told = lies.heard[-1]["people"][2]
    assert told["bot"] == "random" and told["left"] == "Wout" and told["name"] != "Wout"
    assert (await again(log, live)).seat_of(friend.token) is None
    _, back = await arrive(hall, friend)
    assert back.seat == wout.seat == 2 and held(back.heard[0], 2)
    assert lies.heard[-1]["people"][2] == {"name": "Wout", "bot": None, "here": True}
    assert (await again(log, live)).seat_of(friend.token) == 2


async def test_who_stood_up_finds_his_chair_taken_once_the_host_has_given_it_away(hall: Hall) -> None:
    chair, live, _ = await opened(hall, 2)
    friend = await hall.join(chair.table, "Wout")
    await live.stand(2)
    assert await refused(hall.join(chair.table, "Jan", 2)) == "chair-closed"
    await live.open_chairs(chair.seat, [2])
    await hall.join(chair.table, "Jan", 2)
    await live.come_back(friend.token)
    with pytest.raises(Fault, match="bad-token"):
        live.seat_of(friend.token)


async def test_the_chair_of_somebody_who_stays_away_is_given_to_a_friend(
    hall: Hall, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    chair, live, lies = await opened(hall, 2, options={"deals": 4})
    friend = await hall.join(chair.table, "Wout")
    _, wout = await arrive(hall, friend)
    assert await refused(live.open_chairs(chair.seat, [2])) == "no-bot-there"
    left, version = time.monotonic(), live.table.version
    live.leave(wout)
    monkeypatch.setattr("troef.table.attended.time.monotonic", lambda: left + 170)
    assert await refused(live.open_chairs(chair.seat, [1, 2])) == "not-away-long"
    assert live.table.version == version
    monkeypatch.setattr("troef.table.attended.time.monotonic", lambda: left + 190)
    await live.open_chairs(chair.seat, [1, 2])
    told = lies.heard[-1]["people"]
    assert told[2]["bot"] == "random" and told[2]["left"] == "Wout" and told[1]["open"] and told[2]["open"]
    assert (await again(log, live)).seating.open_for_friends() == [1, 2]
    _, back = await arrive(hall, friend)  # nobody has taken it yet
    assert back.seat == 2 and held(back.heard[0], 2)
    live.leave(back)
    monkeypatch.setattr("troef.table.attended.time.monotonic", lambda: left + 900)
    await live.open_chairs(chair.seat, [2])
    jan = await hall.join(chair.table, "Jan", 2)
    assert jan.waits  # he might be Wout, who has seen this hand
    await live.come_back(friend.token)
    with pytest.raises(Fault, match="bad-token"):
        live.seat_of(friend.token)


async def test_who_has_seen_a_hand_takes_no_other_chair_in_that_deal(hall: Hall, log: Log) -> None:
    """Whoever sits down elsewhere in that deal might be the one who stood up."""
    chair, live, lies = await opened(hall, 1, 2, options={"deals": 4})
    _, wout = await arrive(hall, await hall.join(chair.table, "Wout", 2))
    await live.stand(2)
    spy = await hall.join(chair.table, "Jan", 1)
    assert spy.waits and spy.seat == 1
    _, jan = await arrive(hall, spy)
    assert jan.heard[-1]["view"]["seat"] == SPECTATOR and jan.heard[-1]["coming"] == 1
    assert lies.heard[-1]["people"][1]["next"] == "Jan"
    assert await refused(hall.join(chair.table, "Piet", 1)) == "chair-taken"
    with pytest.raises(Fault, match="sits-next-deal"):
        live.require_seat(spy.token)
    assert (await again(log, live)).seating.coming_to(spy.token) == 1
    await asyncio.gather(play_to_the_end(live, lies), play_to_the_end(live, jan))
    assert next(message["view"]["deal"]["number"] for message in jan.heard if held(message, 1)) == 2
    assert not any(held(message, 1) for message in jan.heard if message["view"]["seat"] == SPECTATOR)
    assert wout.seat == SPECTATOR


async def test_a_hand_of_a_person_stays_secret_for_who_has_his_chair_later(hall: Hall) -> None:
    chair, live, _ = await opened(hall, 2, options={"deals": 4})
    await arrive(hall, await hall.join(chair.table, "Wout", 2))
    await live.stand(2)
    seating = live.table.seating
    assert not seating.played_by_bot(1, 2) and not seating.is_own(1, 2)
    assert seating.played_by_bot(1, 1) and seating.is_own(1, 0)


async def test_a_game_that_treats_bots_otherwise_hears_of_every_change(hall: Hall) -> None:
    chair, live, _ = await opened(hall, 1, game="mao", seed="one")
    assert live.table.state.view(REFEREE).memory["bots"] == 0b1110
    await hall.join(chair.table, "Wout")
    assert live.table.state.view(REFEREE).memory["bots"] == 0b1100
    await live.stand(1)
    assert live.table.state.view(REFEREE).memory["bots"] == 0b1110


async def test_a_bot_plays_at_another_level_from_its_next_decision_on(hall: Hall, log: Log) -> None:
    chair, live, lies = await opened(hall, options={"deals": 4})
    await live.set_level(chair.seat, 1, "easy")
    assert [person["bot"] for person in lies.heard[-1]["people"]] == [None, "easy", "random", "random"]
    assert type(live.steward._bot(1).player).__name__ == "HastyPlayer"
    assert [person and person.bot for person in (await again(log, live)).people][1] == "easy"
    await play_to_the_end(live, lies)


async def test_nothing_moves_while_play_rests(hall: Hall, log: Log) -> None:
    chair, live, lies = await opened(hall, options={"deals": 4})
    await live.pause(chair.seat, True)
    assert lies.heard[-1]["paused"] is True
    version = live.table.version
    for _ in range(50):
        await asyncio.sleep(0)
    assert live.table.version == version
    moves = live.table.view(chair.seat).moves
    text = live.table.game.show(moves[0], None) if moves else "pass"
    assert await refused(live.play(chair.seat, text)) == "table-paused"
    assert (await again(log, live)).paused
    await live.pause(chair.seat, True)  # it rests already
    assert live.table.version == version
    await live.pause(chair.seat, False)
    assert "paused" not in lies.heard[-1]
    await play_to_the_end(live, lies)
    assert await refused(live.pause(chair.seat, True)) == "not-started"


async def test_clocks_stand_while_play_rests(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(log, Timing(pace=0, away=1e6))
    first = await hall.open("poker", bot="random", seats=2, waits=True)
    second = await hall.join(first.table)
    live, lies = await sit_down(hall, first)
    await sit_down(hall, second)
    await lies.until(lambda message: "clock" in message)
    now = [1000.0]
    monkeypatch.setattr("troef.table.steward.time.monotonic", lambda: now[0])
    steward = live.steward
    steward._clock_sign = None
    steward.clock()
    now[0] += 20
    await live.pause(first.seat, True)
    now[0] += 500
    assert lies.heard[-1]["clock"] == {"left": 40.0, "of": 60.0} == steward.clock()
    await live.pause(first.seat, False)
    now[0] += 10
    assert steward.clock() == {"left": 30.0, "of": 60.0}
    await hall.close()


async def test_bots_are_as_fast_as_the_host_says(hall: Hall, log: Log) -> None:
    chair, live, lies = await opened(hall)
    await lies.until(my_turn)  # until he has played nothing happens
    await live.set_pace(chair.seat, "quick")
    assert lies.heard[-1]["pace"] == "quick"
    version = live.table.version
    await live.set_pace(chair.seat, "quick")
    assert live.table.version == version and (await again(log, live)).pace == "quick"


async def test_who_plays_alone_does_not_stand_up(hall: Hall) -> None:
    chair = await hall.open("patience")
    live, _ = await arrive(hall, chair)
    assert await refused(live.stand(chair.seat)) == "alone-at-table"


async def test_a_reaction_reaches_everybody_and_is_not_in_the_log(hall: Hall, log: Log) -> None:
    chair, live, lies = await opened(hall, 1)
    _, wout = await arrive(hall, await hall.join(chair.table, "Wout"))
    lines = len(await log.load(chair.table))
    await live.pause(chair.seat, True)
    await live.react(1, "nice")
    assert lies.heard[-1] == wout.heard[-1] == {"type": "reaction", "seat": 1, "word": "nice"}
    assert await refused(live.react(1, "<b>rude</b>")) == "no-such-reaction"
    for _ in range(MOST - 1):
        await live.react(1, "wow")
    assert await refused(live.react(1, "wow")) == "react-slower"
    assert not any("nice" in line for line in (await log.load(chair.table))[lines:])


def test_who_waits_may_react_again() -> None:
    now = [0.0]
    reactions = Reactions(now=lambda: now[0])
    for _ in range(MOST):
        reactions.note(0, "wow")
    reactions.note(1, "wow")
    with pytest.raises(Fault, match="react-slower"):
        reactions.note(0, "wow")
    now[0] = WITHIN
    reactions.note(0, "wow")


class Anybody:
    """Does what comes to mind at a table, whether it is allowed or not."""

    def __init__(self, hall: Hall, host: Chair, live: LiveTable, seed: str) -> None:
        self.hall = hall
        self.live = live
        self.chairs = [host]
        self.lot = Rng(seed)

    def one_of(self, among: "list[Any]") -> Any:
        return among[int(self.lot.below(len(among)))]

    async def act(self) -> None:
        live, seat = self.live, int(self.lot.below(5)) - 1
        acts = [
            lambda: live.open_chairs(live.host or 0, [seat]),
            lambda: live.set_level(live.host or 0, seat, self.one_of(["easy", "good", "random"])),
            lambda: live.pause(live.host or 0, bool(self.lot.below(2))),
            lambda: live.stand(live.require_seat(self.one_of(self.chairs).token)),
            lambda: live.come_back(self.one_of(self.chairs).token),
            self.join,
            self.play,
            self.play,
            self.play,
        ]
        with suppress(Fault, IllegalMove):
            await self.one_of(acts)()

    async def join(self) -> None:
        self.chairs.append(await self.hall.join(self.live.table.name, "Jan"))

    async def play(self) -> None:
        table = self.live.table
        if table.state.awaits_deal:
            await self.live.deal()
            return
        seat = self.one_of(list(table.to_act()))
        view = table.view(seat)
        await self.live.play(seat, table.game.show(self.one_of(view.moves), view))


@pytest.mark.parametrize("number", range(often(6)))
async def test_whatever_people_do_the_log_has_it_all_and_nobody_has_two_chairs(
    hall: Hall, log: Log, number: int
) -> None:
    seed = seeded(f"chairs {number}")
    host = await hall.open("klaverjassen", options={"deals": 4}, bot="random", seed=seed)
    live = await hall.find(host.table)
    anybody = Anybody(hall, host, live, seed)
    for _ in range(150):
        await anybody.act()
        if live.table.over:
            break
    table, rebuilt = live.table, await again(log, live)
    assert (rebuilt.version, rebuilt.paused, rebuilt.fair()) == (table.version, table.paused, table.fair())
    for mine, other in zip(table.people, rebuilt.people, strict=True):
        assert mine is not None and other is not None
        assert (mine.name, mine.bot, mine.token, mine.since) == (other.name, other.bot, other.token, other.since)
    for chair in anybody.chairs:
        rights = [table.seat_of(chair.token), table.seating.coming_to(chair.token), table.seating.left_by(chair.token)]
        assert len([seat for seat in rights if seat is not None]) <= 1
        assert rights == [
            rebuilt.seat_of(chair.token),
            rebuilt.seating.coming_to(chair.token),
            rebuilt.seating.left_by(chair.token),
        ]
    assert not set(table.seating.open_for_friends()) & set(table.seating.coming)
    assert all(table.seating.is_bot(seat) for seat in table.seating.open_for_friends())
