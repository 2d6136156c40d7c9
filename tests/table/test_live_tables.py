"""Live tables: a whole match, refusals, people and bots, absence, clocks, races, faults of bots."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from table.company import LIMIT, Listener, Message, over, play_to_the_end, sit_down
from table.conftest import AT_ONCE
from troef.bots import by_name
from troef.bots.base import WAIT
from troef.core.dealer import commitment
from troef.core.game import Game
from troef.core.record import read_record
from troef.core.refusal import IllegalMove
from troef.core.view import SPECTATOR, View
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.log import Log


async def test_a_whole_match_with_bots_is_played_and_its_record_replays(hall: Hall) -> None:
    chair = await hall.open("klaverjassen", options={"deals": 4}, bot="random", name="Lies")
    live, lies = await sit_down(hall, chair)
    end = await play_to_the_end(live, lies)
    record = read_record(live.table.record_text())
    outcome = record.replay().outcome()
    assert outcome is not None and outcome.as_dict() == end["view"]["outcome"]
    assert record.names[chair.seat] == "Lies"
    versions = [message["version"] for message in lies.heard]
    assert versions == sorted(set(versions))


async def test_every_deal_was_committed_before_it_fell_and_can_be_proven(hall: Hall) -> None:
    chair = await hall.open("klaverjassen", options={"deals": 4}, bot="random")
    live, lies = await sit_down(hall, chair)
    await live.add_words(chair.seat, "regen in Gent")
    await play_to_the_end(live, lies)
    record = read_record(live.table.record_text())
    proofs = [second for kind, _, second in record.events if kind < 0]
    assert len(proofs) == 4
    for number, proof in enumerate(proofs, 1):
        assert commitment(proof.seed) == proof.commit
        before = [m["fair"]["next"] for m in lies.heard if m["view"]["deal"]["number"] == number - 1]
        assert proof.commit in before
    pack = record.start().pack()
    assert proofs[0].fault(pack, record.events[0][1]) == ""
    assert proofs[0].words == ["regen in Gent"]


async def test_a_seed_gives_the_same_deals_each_time(hall: Hall) -> None:
    deals = []
    for _ in range(2):
        chair = await hall.open("klaverjassen", options={"deals": 4}, bot="random", seed="7")
        live, lies = await sit_down(hall, chair)
        end = await play_to_the_end(live, lies)
        assert "fair" not in end
        record = read_record(live.table.record_text())
        deals.append((record.dealer, [order for kind, order, _ in record.events if kind < 0]))
    assert deals[0] == deals[1]


async def test_a_refused_move_names_its_rule_and_changes_nothing(hall: Hall) -> None:
    chair = await hall.open("klaverjassen", bot="random", seed="3")
    live, lies = await sit_down(hall, chair)
    view = (await lies.until(lambda message: bool(message["view"]["moves"])))["view"]
    version = live.table.version
    held = {card for zone in view["zones"] if zone["id"] == f"hand-{chair.seat}" for card in zone["cards"]}
    foreign = next(card for card in ("AS", "AH", "AD", "AC", "7S", "7H", "7D", "7C", "8S") if card not in held)
    with pytest.raises(IllegalMove) as refused:
        await live.play(chair.seat, foreign)
    assert refused.value.refusal.reason
    with pytest.raises(IllegalMove):
        await live.play((chair.seat + 1) % 4, "pass")
    with pytest.raises(Fault) as fault:
        await live.play(chair.seat, "zing een lied")
    assert fault.value.key == "bad-move"
    assert live.table.version == version


async def test_two_people_and_two_bots(hall: Hall) -> None:
    first = await hall.open("klaverjassen", options={"deals": 4}, bot="random", name="Lies", waits=True)
    live, lies = await sit_down(hall, first)
    assert lies.heard[-1]["type"] == "waiting"
    assert [offer["free"] for offer in hall.offers()] == [3]
    second = await hall.join(first.table, "Wout")
    assert second.seat != first.seat and second.token != first.token
    _, wout = await sit_down(hall, second)
    await live.fill(second.token)
    assert hall.offers() == []
    ends = await asyncio.gather(play_to_the_end(live, lies), play_to_the_end(live, wout))
    assert ends[0]["view"]["outcome"] == ends[1]["view"]["outcome"]
    assert [person["bot"] for person in ends[0]["people"]].count(None) == 2


async def test_the_match_starts_with_the_last_chair(hall: Hall, toy: None) -> None:
    chair = await hall.open("toy", bot="random", waits=True)
    await hall.join(chair.table)
    with pytest.raises(Fault) as fault:
        await hall.join(chair.table)
    assert fault.value.key == "table-full"
    live, first = await sit_down(hall, chair)
    assert first.heard[0]["type"] == "view"
    assert live.table.match is not None


async def test_only_who_sits_here_may_ask_for_bots(hall: Hall) -> None:
    chair = await hall.open("klaverjassen", bot="random", waits=True)
    other = await hall.open("klaverjassen", bot="random", waits=True)
    live = await hall.find(chair.table)
    for token in ("", "nonsense", other.token):
        with pytest.raises(Fault) as fault:
            await live.fill(token)
        assert fault.value.key == "bad-token"


async def test_again_is_a_new_match_with_the_same_people(hall: Hall, toy: None) -> None:
    chair = await hall.open("toy", bot="random", name="Lies")
    live, lies = await sit_down(hall, chair)
    with pytest.raises(Fault):
        await live.again()
    await play_to_the_end(live, lies)
    await live.again()
    await live.again()  # two people press it at once
    fresh = await lies.until(lambda message: message["view"]["outcome"] is None)
    assert [person["name"] for person in fresh["people"]] == [person["name"] for person in lies.heard[0]["people"]]
    await play_to_the_end(live, lies)
    assert live.table.matches == 2


async def test_presence_is_told_and_nothing_happens_while_nobody_is_here(hall: Hall, toy: None) -> None:
    first = await hall.open("toy", bot="random", waits=True)
    second = await hall.join(first.table)
    live, lies = await sit_down(hall, first)
    assert [person["here"] for person in lies.heard[-1]["people"]] == [True, False]
    _, wout = await sit_down(hall, second)
    assert [person["here"] for person in lies.heard[-1]["people"]] == [True, True]
    live.leave(wout)
    live.leave(wout)  # a line may break in more than one way
    assert [person["here"] for person in lies.heard[-1]["people"]] == [True, False]
    live.leave(lies)
    version = live.table.version
    for _ in range(20):
        await asyncio.sleep(0)
    assert live.table.version == version


async def test_a_bot_sits_in_for_who_stays_away(log: Log, toy: None) -> None:
    hall = Hall(log, replace(AT_ONCE, away=0.0))
    first = await hall.open("toy", bot="random", waits=True)
    await hall.join(first.table)
    live, lies = await sit_down(hall, first)
    end = await play_to_the_end(live, lies)
    assert end["people"][1] == {"name": "2", "bot": None, "here": False}
    await hall.close()


async def test_the_clock_plays_for_who_does_not(log: Log, toy: None) -> None:
    hall = Hall(log, Timing(pace=0, turn=0.0))
    first = await hall.open("toy", bot="random", waits=True)
    second = await hall.join(first.table)
    live, lies = await sit_down(hall, first)
    await sit_down(hall, second)
    end = await lies.until(over)
    assert "clock" not in end
    assert any(message.get("clock") == {"left": 0.0, "of": 0.0} for message in lies.heard)
    assert '"seat": -3, "move": "timeout"' in live.table.record_text()
    await hall.close()


async def test_alone_with_bots_nobody_is_hurried(hall: Hall, toy: None) -> None:
    chair = await hall.open("toy", bot="random")
    _, lies = await sit_down(hall, chair)
    message = await lies.until(lambda message: bool(message["view"]["moves"]))
    assert "clock" not in message


@pytest.mark.parametrize("end_time", ["2020-01-01T00:00", "2020-01-01T00:00+01:00"])
async def test_at_the_agreed_end_the_hand_in_play_is_the_last(hall: Hall, end_time: str) -> None:
    chair = await hall.open("poker", options={"end": "timed", "end_time": end_time}, bot="random", seats=3)
    live, lies = await sit_down(hall, chair)
    await play_to_the_end(live, lies)
    moves = [second for kind, _, second in read_record(live.table.record_text()).events if kind == 0]
    assert moves.count("time up") == 1


async def test_poker_with_people_runs_on_a_clock_for_each_turn(hall: Hall) -> None:
    first = await hall.open("poker", bot="random", seats=2, waits=True)
    second = await hall.join(first.table)
    live, lies = await sit_down(hall, first)
    _, wout = await sit_down(hall, second)
    view = (await lies.until(lambda message: bool(message["view"]["actors"])))["view"]
    assert lies.heard[-1]["clock"]["of"] == AT_ONCE.turn
    await live.play(view["actors"][0], "call")
    assert wout.heard[-1]["clock"]["left"] == pytest.approx(AT_ONCE.turn, abs=5)


async def test_a_race_runs_on_one_clock_and_who_is_too_late_is_timed_out(log: Log) -> None:
    hall = Hall(log, Timing(pace=0, clock=0.0, away=0.0, turn=0.0))
    chair = await hall.open("ezelen", bot="rule", seats=5, seed="2")
    live = await hall.find(chair.table)
    watcher = Listener(SPECTATOR)
    live.arrive(watcher)
    await watcher.until(over)
    clocks = [message["clock"] for message in watcher.heard if "clock" in message]
    assert clocks and all(clock["of"] == 0 for clock in clocks)
    await hall.close()


@pytest.mark.clause("zenuwen", ("R18",))
async def test_each_seat_has_a_clock_of_its_own_where_the_book_lets_nobody_be_idle(log: Log) -> None:
    hall = Hall(log, Timing(pace=0, clock=0.01, away=1e6))
    first = await hall.open("zenuwen", bot="random", seats=2, waits=True)
    second = await hall.join(first.table)
    live, lies = await sit_down(hall, first)
    await sit_down(hall, second)

    def idle(message: Message) -> set[int]:
        return {entry["target"] for entry in message["view"]["log"] if entry["verb"] == "idle"}

    await lies.until(lambda message: message["view"]["phase"] == "racing")
    message = await lies.until(lambda message: len(idle(message)) == 2)
    assert "clock" not in message
    before = len(live.table.state.layout.heap_cards(0))
    assert before >= 2  # both counted as stuck, so cards were turned again
    await hall.close()


async def test_bots_that_have_chosen_wait_for_the_others(hall: Hall) -> None:
    chair = await hall.open("ezelen", bot="rule", seats=4)
    live, lies = await sit_down(hall, chair)
    message = await lies.until(lambda message: len(message["view"]["log"]) == 3)
    assert {entry["seat"] for entry in message["view"]["log"]} == {1, 2, 3}
    steward = live.steward
    async with asyncio.timeout(LIMIT):
        while steward._acting:
            await asyncio.sleep(0)
    assert not steward._waiting  # each chose once, and does not go on choosing


async def test_a_bot_that_leads_asks_its_questions_and_leads_although_a_person_could_still_ask(hall: Hall) -> None:
    chair = await hall.open("manillen", options={"target": 150}, bot="rule", seed="5")
    live, lies = await sit_down(hall, chair)
    leaders = set()
    while True:
        message = await lies.until(lambda facts: facts["type"] == "view")
        if over(message):
            break
        cards = [move["text"] for move in message["view"]["moves"] if move["verb"] == "play"]
        log = message["view"]["log"]
        if len(log) > 1 and log[-1]["verb"] == "play" and log[-2]["verb"].startswith("ask"):
            leaders.add(log[-1]["seat"])
        if cards and message["version"] == live.table.version:
            await live.play(lies.seat, cards[0])
    assert (lies.seat + 2) % 4 in leaders


class Broken:
    """A player that fails, or chooses what it may not."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.turns = 0

    def choose(self, view: View, budget: float) -> int:
        self.turns += 1
        if self.turns % 2:
            raise RuntimeError("a mistake in a bot")
        return -1


class Patient:
    """A player that lets the others go first, always."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.game = game

    def choose(self, view: View, budget: float) -> int:
        return WAIT


async def test_a_broken_bot_never_stops_a_table(
    hall: Hall, toy: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(by_name._MAKERS, "broken", Broken)
    chair = await hall.open("toy", bot="broken")
    live, lies = await sit_down(hall, chair)
    await play_to_the_end(live, lies)
    assert "the bot of toy failed" in caplog.text
    assert "which is not offered" in caplog.text


async def test_bots_that_all_wait_do_not_stop_a_table(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(by_name._MAKERS, "patient", Patient)
    chair = await hall.open("toepen", options={"knock_procedure": "simultaneous"}, bot="patient", seats=3)
    live, lies = await sit_down(hall, chair)
    await play_to_the_end(live, lies)


async def test_a_bot_that_waits_makes_no_other_move(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    chair = await hall.open("toepen", bot="rule", seed="3")
    live, lies = await sit_down(hall, chair)
    await play_to_the_end(live, lies)
    assert "which is not offered" not in caplog.text


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"slug": "klavrjas"}, "unknown-game"),
        ({"slug": "klaverjassen", "rules": "gents"}, "unknown-rules"),
        ({"slug": "klaverjassen", "options": {"deal": 4}}, "unknown-option"),
        ({"slug": "klaverjassen", "options": {"deals": 3}}, "bad-option"),
        ({"slug": "klaverjassen", "options": {"name": 3}}, "bad-options"),
        ({"slug": "klaverjassen", "seats": 3}, "bad-seats"),
        ({"slug": "klaverjassen", "seats": 10**30}, "bad-seats"),
        ({"slug": "klaverjassen", "bot": "rul"}, "unknown-bot"),
        ({"slug": "klaverjassen", "bot": "strong:100000"}, "unknown-bot"),
        ({"slug": "toy", "bot": "rule"}, "no-rule-player"),
    ],
)
async def test_a_table_that_cannot_be_opened(hall: Hall, toy: None, wish: dict[str, Any], key: str) -> None:
    with pytest.raises(Fault) as fault:
        await hall.open(**wish)
    assert fault.value.key == key


async def test_names_are_shown_safely(hall: Hall, toy: None) -> None:
    chair = await hall.open("toy", bot="random", name="  L\u0000ies\ud800\n van " + "x" * 100)
    live = await hall.find(chair.table)
    person = live.table.people[0]
    assert person is not None
    assert person.name == ("L ies van " + "x" * 100)[:24]


async def test_the_hall_has_room_for_so_many_tables(log: Log, toy: None) -> None:
    hall = Hall(log, AT_ONCE, most_tables=1)
    await hall.open("toy", bot="random")
    with pytest.raises(Fault) as fault:
        await hall.open("toy", bot="random")
    assert fault.value.key == "hall-full"


def hands_of(message: dict[str, object], seat: int) -> list[str]:
    view = message["view"]
    assert isinstance(view, dict)
    return [card for zone in view["zones"] if zone["id"] == f"hand-{seat}" for card in zone["cards"]]


@pytest.mark.parametrize("slug", ["klaverjassen", "toy"])
async def test_nobody_hears_of_cards_that_are_not_theirs(hall: Hall, toy: None, slug: str) -> None:
    first = await hall.open(slug, bot="random", waits=True)
    second = await hall.join(first.table)
    live, lies = await sit_down(hall, first)
    _, wout = await sit_down(hall, second)
    watcher = Listener(SPECTATOR)
    live.arrive(watcher)
    if live.table.free:
        await live.fill(first.token)
    await asyncio.gather(play_to_the_end(live, lies), play_to_the_end(live, wout))

    def shown(guest: Listener, seat: int) -> list[str]:
        views = [message for message in guest.heard if message["type"] == "view"]
        return [card for message in views for card in hands_of(message, seat)]

    assert shown(lies, 0) and shown(wout, 1)
    assert shown(lies, 1) == shown(wout, 0) == []
    assert shown(watcher, 0) == shown(watcher, 1) == []
    assert all(not message["view"]["moves"] for message in watcher.heard if message["type"] == "view")
    record = read_record(live.table.record_text())
    seeds = [proof.seed for kind, _, proof in record.events if kind < 0]
    heard = json.dumps([lies.heard, wout.heard, watcher.heard])
    assert not any(seed in heard for seed in seeds)
    assert first.token not in heard and second.token not in heard
