"""People have clocks: seconds for each decision, and a bank for what takes longer."""

import asyncio
import json

import pytest

from table.company import Here, Listener, Message, sit_down
from table.fake_time import FakeTime
from troef.core.registry import find_game
from troef.table.clock.clocks import Clock
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.hall import Chair, Hall
from troef.table.live import LiveTable
from troef.table.log import MemoryLog
from troef.table.table import Table
from troef.table.terms import Terms

#: Bots play at once, and the network takes no time.
TIMING = Timing(pace=0, retry=0, lag=0)
SLOW = Clock(10, 60)


@pytest.fixture
def log() -> MemoryLog:
    """In memory: while time stands nobody can wait for a disk."""
    return MemoryLog()


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return FakeTime(monkeypatch)


class Timed:
    """Lies, Wout and perhaps Noor at a table, with bots on the other chairs, and time stands."""

    def __init__(self, hall: Hall, chairs: list[Chair], live: LiveTable, people: list[Listener], time: FakeTime):
        self.hall = hall
        self.chairs = chairs
        self.live = live
        self.people = people
        self.time = time

    @classmethod
    async def sit(
        cls,
        log: MemoryLog,
        time: FakeTime,
        clock: Clock,
        game: str = "klaverjassen",
        timing: Timing = TIMING,
        people: int = 2,
        options: "dict[str, object] | None" = None,
    ) -> "Timed":
        hall = Hall(log, timing, thinkers=Here())
        chairs = [
            await hall.open(game, None, options, 3 if people == 3 else None, "Lies", True, terms=Terms(clock=clock))
        ]
        for name in ("Wout", "Noor")[: people - 1]:
            chairs.append(await hall.join(chairs[0].table, name))
        seated = [await sit_down(hall, chair) for chair in chairs]
        live = seated[0][0]
        if live.table.free:
            await live.fill(chairs[0].token)
        at = cls(hall, chairs, live, [listener for _, listener in seated], time)
        await time.settles()
        return at

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        (seat,) = self.live.table.to_act()
        return seat

    @property
    def told(self) -> Message:
        """What was told last."""
        return self.people[0].heard[-1]

    def time_of(self, seat: int) -> Message:
        told = self.live.steward.clocks.told()
        assert told is not None
        found: Message = told["seats"][seat]
        return found

    async def play(self, seat: int) -> None:
        view = self.live.table.view(seat)
        await self.live.play(seat, self.live.table.game.show(view.moves[0], view))
        await self.time.settles()

    async def awaits(self, seat: int) -> None:
        """Play until it is the turn of a seat, each at once."""
        while (turn := self.seat) != seat:
            await self.play(turn)

    def of(self, kind: str) -> list[Message]:
        """The lines of a kind in the log."""
        assert isinstance(self.hall._log, MemoryLog)
        lines = [json.loads(line) for line in self.hall._log.tables[self.chairs[0].table]]
        return [facts for facts in lines if kind in facts]


async def test_quick_moves_cost_nothing_and_slow_ones_are_paid_by_the_bank(log: MemoryLog, time: FakeTime) -> None:
    at = await Timed.sit(log, time, SLOW)
    seat = at.seat
    await time.goes_by(9)
    assert at.time_of(seat) == {"bank": 60.0, "free": 1.0} and at.time_of(1 - seat) == {"bank": 60.0}
    await at.play(seat)
    assert at.of("used") == []
    await at.awaits(seat)
    await time.goes_by(14.5)
    assert at.time_of(seat) == {"bank": 55.5, "free": 0.0}
    await at.play(seat)
    assert at.of("used") == [{"used": 4.5, "seat": seat}]
    assert at.time_of(seat)["bank"] == 55.5
    await at.hall.close()


async def test_everybody_hears_what_is_left_and_old_clients_have_their_clock(log: MemoryLog, time: FakeTime) -> None:
    at = await Timed.sit(log, time, SLOW)
    seat = at.seat
    await at.play(seat)
    seat = at.seat
    told = at.people[1].heard[-1]
    assert told["clock"] == {"left": 70.0, "of": 70.0}
    assert {name: told["time"][name] for name in ("move", "bank", "per")} == {"move": 10, "bank": 60, "per": "deal"}
    assert told["time"]["seats"][seat] == {"bank": 60.0, "free": 10.0} and told["time"]["seats"][2:] == [None, None]
    await at.hall.close()


async def test_when_the_bank_is_empty_the_rule_player_moves(log: MemoryLog, time: FakeTime) -> None:
    at = await Timed.sit(log, time, SLOW)
    seat = at.seat
    for _ in range(7):
        await time.goes_by(10)
    assert at.of("late") == [{"late": seat}]
    assert sum(facts["used"] for facts in at.of("used")) == pytest.approx(60)
    assert at.time_of(seat)["bank"] == 0.0 and at.time_of(seat)["late"] == 1
    await at.awaits(seat)
    await time.goes_by(9.9)
    assert len(at.of("late")) == 1
    await time.goes_by(0.2)  # from now on there are the free seconds only
    assert len(at.of("late")) == 2
    await at.hall.close()


async def test_who_is_late_three_times_has_a_bot_until_he_is_here_again(log: MemoryLog, time: FakeTime) -> None:
    at = await Timed.sit(log, time, Clock(10))
    seat = at.seat
    for _ in range(3):
        await at.awaits(seat)
        await time.goes_by(10)
    times = at.live.table.times
    assert times.sat_in(seat) and at.time_of(seat)["sits_in"]
    made = len(at.of("move"))
    while at.seat != seat and len(at.of("move")) < made + 8:
        await at.play(at.seat)
    assert len(at.of("late")) > 3, "the bot moves at once, and he stays away"
    await at.live.be_here(seat)
    await at.awaits(seat)
    assert not times.late[seat] and at.time_of(seat) == {"bank": 0.0, "free": 10.0}
    await at.hall.close()


async def test_a_move_of_his_own_says_that_he_is_here(log: MemoryLog, time: FakeTime) -> None:
    at = await Timed.sit(log, time, Clock(10))
    seat = at.seat
    await time.goes_by(10)
    assert at.live.table.times.late[seat] == 1
    await at.awaits(seat)
    await at.play(seat)
    assert at.live.table.times.late[seat] == 0
    await at.hall.close()


async def test_clocks_stand_while_play_rests(log: MemoryLog, time: FakeTime) -> None:
    at = await Timed.sit(log, time, SLOW)
    seat = at.seat
    await time.goes_by(12)
    await at.live.pause(0, True)
    await time.goes_by(500)
    assert at.time_of(seat) == {"bank": 58.0, "free": 0.0}
    await at.live.pause(0, False)
    await time.goes_by(3)
    assert at.time_of(seat) == {"bank": 55.0, "free": 0.0} and at.of("late") == []
    await at.hall.close()


async def test_who_loses_his_connection_is_awaited_for_a_while_and_keeps_his_bank(
    log: MemoryLog, time: FakeTime
) -> None:
    at = await Timed.sit(log, time, SLOW)
    seat = at.seat
    await time.goes_by(12)
    at.live.leave(at.people[seat])
    await time.goes_by(80)
    assert at.time_of(seat) == {"bank": 58.0, "away": 10.0} and at.of("late") == []
    _, back = await sit_down(at.hall, at.chairs[seat])
    at.people[seat] = back
    await time.goes_by(2)
    assert at.time_of(seat) == {"bank": 56.0, "free": 0.0}
    await at.play(seat)
    assert at.of("used") == [{"used": 4.0, "seat": seat}, {"used": 80.0, "seat": seat, "away": True}]
    await at.awaits(seat)
    at.live.leave(at.people[seat])
    made = len(at.of("move"))
    await time.goes_by(9)
    assert len(at.of("move")) == made
    await time.goes_by(2)  # 91 seconds of this deal: a bot sits in
    assert len(at.of("move")) > made and at.of("late") == []
    await at.hall.close()


async def test_nobody_is_timed_while_nobody_is_connected(log: MemoryLog, time: FakeTime) -> None:
    at = await Timed.sit(log, time, SLOW)
    seat = at.seat
    for person in at.people:
        at.live.leave(person)
    await time.goes_by(5000)
    for chair in at.chairs:
        await sit_down(at.hall, chair)
    assert at.time_of(seat) == {"bank": 60.0, "free": 10.0}
    await at.hall.close()


async def test_what_was_used_is_found_by_who_makes_the_table_again(log: MemoryLog, time: FakeTime) -> None:
    """A long thought is written down every twenty seconds, so that a server that is killed loses no more."""
    at = await Timed.sit(log, time, SLOW)
    seat = at.seat
    for _ in range(5):
        await time.goes_by(10)
    assert at.of("used") == [{"used": 20.0, "seat": seat}, {"used": 20.0, "seat": seat}]
    table = Table(at.chairs[0].table)
    for line in log.tables[table.name]:
        table.apply(line)
    assert table.times.used[seat] == 40.0
    other = Hall(log, TIMING, thinkers=Here())
    live, _ = await sit_down(other, at.chairs[seat])
    told = live.steward.clocks.told()
    assert told is not None and told["seats"][seat] == {"bank": 20.0, "free": 10.0}
    await other.close()
    await at.hall.close()


async def test_banks_are_full_again_with_each_deal_or_each_match(log: MemoryLog, time: FakeTime) -> None:
    for per, left in (("deal", 60.0), ("match", 50.0)):
        at = await Timed.sit(MemoryLog(), time, Clock(10, 60, per))
        seat = at.seat
        await time.goes_by(20)
        while at.live.table.state.deal_number == 1:
            await at.play(at.seat)
        assert at.time_of(seat)["bank"] == left
        await at.hall.close()


async def test_who_decides_at_the_same_time_has_time_of_his_own(log: MemoryLog, time: FakeTime) -> None:
    """Ninety-Nine: everybody lays three cards aside for a bid, in any order."""
    at = await Timed.sit(log, time, SLOW, game="ninety-nine")
    assert at.live.table.to_act() == (0, 1)
    await time.goes_by(15)
    while 0 in at.live.table.to_act():
        await at.play(0)
    await time.goes_by(5)
    assert at.time_of(1) == {"bank": 50.0, "free": 0.0} and at.time_of(0) == {"bank": 55.0}
    assert [(facts["seat"], facts["used"]) for facts in at.of("used")] == [(0, 5.0), (1, 5.0)]
    await time.goes_by(55)
    assert at.of("late") == [{"late": 1}]
    await at.hall.close()


async def test_without_a_clock_a_family_has_all_the_time(log: MemoryLog, time: FakeTime) -> None:
    at = await Timed.sit(log, time, Clock(0))
    made = len(at.of("move"))
    await time.goes_by(10_000)
    assert len(at.of("move")) == made and "clock" not in at.told and at.told["time"]["move"] == 0
    await at.hall.close()


async def test_the_way_over_the_network_is_not_counted(log: MemoryLog, time: FakeTime) -> None:
    at = await Timed.sit(log, time, Clock(10), timing=Timing(pace=0, retry=0))
    await time.goes_by(10.4)
    assert at.of("late") == []
    await time.goes_by(0.2)
    assert len(at.of("late")) == 1
    await at.hall.close()


@pytest.mark.clause("toepen", "R20")
async def test_a_time_out_of_the_book_waits_for_the_last_of_those_who_owe_an_answer(
    log: MemoryLog, time: FakeTime
) -> None:
    """Who hesitates to answer a knock stays in; that is said of all at once, when nobody has time left."""
    at = await Timed.sit(log, time, Clock(10), "toepen", people=3, options={"knock_procedure": "simultaneous"})
    while at.live.table.state.view(0).phase != "play":
        await at.play(at.seat)
    knocker = at.live.table.view(0).turn
    first, second = [seat for seat in range(3) if seat != knocker]
    await at.live.play(knocker, "klop")
    assert {first, second} <= set(at.live.table.to_act())
    at.live.leave(at.people[second])  # his clock stands
    await time.goes_by(6)
    _, at.people[second] = await sit_down(at.hall, at.chairs[second])
    await time.goes_by(6)
    assert at.of("late") == [] and at.time_of(first) == {"bank": 0.0, "free": 0.0}
    await time.goes_by(5)
    assert at.of("late") == [{"late": first}, {"late": second}]
    assert at.live.table.state.view(0).phase == "play"
    await at.hall.close()


async def test_who_may_only_act_out_of_turn_owes_nothing(log: MemoryLog, time: FakeTime) -> None:
    """Toepen: everybody may knock, but only one has to play."""
    at = await Timed.sit(log, time, Clock(10), "toepen", people=3)
    while at.live.table.state.view(0).phase != "play":
        await at.play(at.seat)
    turn = at.live.table.view(0).turn
    assert len(at.live.table.to_act()) > 1
    assert [seat for seat in range(3) if "free" in at.time_of(seat)] == [turn]
    await at.hall.close()


@pytest.mark.parametrize("slug", ["zenuwen", "ezelen"])
async def test_a_race_has_the_clock_of_its_book(slug: str) -> None:
    with pytest.raises(Fault, match="clock-race"):
        Terms(clock=SLOW).agreed(find_game(slug), 4, True, None)


def test_where_matches_count_there_is_a_clock() -> None:
    game = find_game("klaverjassen")
    assert Terms(rated=True).agreed(game, 4, True, None).clock == Clock(15, 120)
    assert Terms(rated=True).agreed(find_game("zenuwen"), 2, True, None).clock is None
    with pytest.raises(Fault, match="rated-needs-clock"):
        Terms(rated=True, clock=Clock(0)).agreed(game, 4, True, None)
    assert Terms().agreed(game, 4, True, None).clock is None
    assert Terms(clock=SLOW).agreed(find_game("patience"), 1, False, None).clock is None


@pytest.mark.parametrize("clock", [Clock(1), Clock(601), Clock(0, 60), Clock(10, per="year"), Clock(10, 7201)])
def test_a_clock_that_cannot_be_is_refused(clock: Clock) -> None:
    with pytest.raises(Fault, match="bad-"):
        Terms(clock=clock).agreed(find_game("klaverjassen"), 4, True, None)


async def test_two_moves_cannot_be_made_for_one_late_decision(log: MemoryLog, time: FakeTime) -> None:
    """Who moves while the rule player thinks has moved himself."""
    at = await Timed.sit(log, time, Clock(10))
    seat = at.seat
    act = at.live.steward.clocks._turn_of(seat, at.live.steward.clocks._owed[seat].decision)
    time.now += 10
    await asyncio.gather(at.live.play(seat, _first(at, seat)), act())
    assert at.of("late") == []
    await at.hall.close()


def _first(at: Timed, seat: int) -> str:
    view = at.live.table.view(seat)
    return at.live.table.game.show(view.moves[0], view)
