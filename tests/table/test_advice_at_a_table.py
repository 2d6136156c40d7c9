"""Advice at a table: on one's own turn, for moves of a deal that is over, and what may not be asked."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from clauses import clause
from playing import hand
from table.company import LIMIT, Here, sit_down
from table.conftest import AT_ONCE
from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.cards.card import cards_text
from troef.core.jury import seats_to_act
from troef.core.record import Record
from troef.core.registry import find_game
from troef.table.advice.advising import Adviser
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable
from troef.table.log import Log
from troef.table.table import Table, founding_lines
from troef.table.terms import Terms
from troef.thinking.desk import Question
from troef.thinking.thinkers import Busy, NoAnswer

Answer = dict[str, Any]

#: The seat that looks, in the tables that are laid by hand; it leads to the first trick.
ME = 1
MINE = "JH 9H AH 10H AS 7S 8C 7D"


@pytest.fixture
async def hall(log: Log) -> AsyncIterator[Hall]:
    """Its adviser tries two worlds, whatever the time."""
    thinkers = Here()
    hall = Hall(log, AT_ONCE, adviser=Adviser(thinkers, "strong:2", LIMIT), thinkers=thinkers)
    yield hall
    await hall.close()


async def play_on(live: LiveTable, deals: int = 2, steps: int = 600) -> None:
    """Play for everybody as the rule players do, until this many deals have begun or the match is over."""
    table = live.table
    players = [make_player("rule", table.game, seat) for seat in range(len(table.people))]
    for _ in range(steps):
        if len(table.deals) >= deals or table.over:
            return
        if table.state.awaits_deal:
            await live.deal()
            continue
        for seat in seats_to_act(table.state):
            view = table.state.view(seat)
            move = players[seat].choose(view, 0.0) if view.moves else WAIT
            if move != WAIT:
                await live.play(seat, table.game.show(move, view))
                break
    raise AssertionError("the deal did not end")


async def refused(asked: Any) -> str:
    with pytest.raises(Fault) as told:
        await asked
    return told.value.key


def laid_table(hands: dict[int, str], *moves: str, deals: int = 1) -> Table:
    """A table of klaverjassen where these hands were dealt; the rest of the deal goes by the first legal moves, when
    another deal is to follow."""
    game = find_game("klaverjassen")
    table = Table("laid")
    for line in founding_lines(game, 4, "rule", "7", Terms(advice=True)):
        table.apply(line)
    for seat in range(4):
        table.apply(json.dumps({"sit": seat, "name": f"P{seat}", "bot": None if seat == ME else "rule"}))
    table.apply(Record(game, 4, 0, []).lines()[0])
    table.apply(json.dumps({"deal": cards_text(game.arrange(hands, dealer=0))}))
    for move in moves:
        table.apply(json.dumps({"seat": table.state.actors()[0], "move": move}))
    while len(table.deals) < deals:
        if table.state.awaits_deal:
            table.apply(table.deal_lines()[0])
            continue
        seat = table.state.actors()[0]
        table.apply(json.dumps({"seat": seat, "move": game.show(table.state.legal(seat)[0])}))
    return table


# ---- one's own turn ----


async def test_on_ones_own_turn_every_move_that_does_something_else_is_weighed(hall: Hall) -> None:
    chair = await hall.open("hartenjagen", seed="1")
    live = await hall.find(chair.table)
    await live.deal()
    seat = live.table.state.actors()[0]
    version = live.table.version
    answer: Answer = await hall.adviser.advise(live.table, seat)
    offered = {live.table.game.show(move) for move in live.table.state.legal(seat)}
    weighed = {thought["move"]["text"] for thought in answer["thoughts"]}
    assert offered - weighed == {"8D", "9H"}  # the seven and the eight beside them do the same
    assert weighed < offered
    assert all(thought["worlds"] == 2 for thought in answer["thoughts"])
    assert answer["thoughts"][0]["move"] == answer["move"]
    assert answer["choices"] == len(offered) and answer["seat"] == seat and answer["unit"] == "points"
    assert [zone["id"] for zone in answer["zones"]] == [f"hand-{seat}", "trick"]
    assert live.table.version == version


async def test_a_raise_is_advised_with_its_own_amount(hall: Hall) -> None:
    chair = await hall.open("poker", seed="1")
    live = await hall.find(chair.table)
    await live.deal()
    answer: Answer = await hall.adviser.advise(live.table, live.table.state.actors()[0])
    raises = [thought["move"] for thought in answer["thoughts"] if thought["move"]["verb"] == "raise"]
    assert raises and all(move["text"] == f"raise {move['amount']}" for move in raises)
    assert answer["unit"] == "chips"


async def test_nothing_is_advised_before_after_or_beside_ones_turn(hall: Hall) -> None:
    chair = await hall.open("klaverjassen", waits=True, terms=Terms(advice=True), options={"deals": 4})
    live = await hall.find(chair.table)
    assert await refused(hall.adviser.advise(live.table, 0)) == "not-started"
    assert await refused(hall.adviser.course(live.table, 0, 1)) == "not-started"
    await live.fill(chair.token)
    assert await refused(hall.adviser.advise(live.table, 0)) == "advice-no-choice"  # nothing is dealt yet
    await live.deal()
    waiting = [seat for seat in range(4) if seat not in live.table.state.actors()]
    for seat in waiting:
        assert await refused(hall.adviser.advise(live.table, seat)) == "advice-no-choice"
    await play_on(live, deals=99)
    assert await refused(hall.adviser.advise(live.table, 0)) == "advice-no-choice"


@pytest.mark.parametrize("slug", ["zenuwen", "ezelen"])
async def test_in_a_race_there_is_no_advice(hall: Hall, slug: str) -> None:
    """Nor can it be agreed to."""
    assert await refused(hall.open(slug, terms=Terms(advice=True))) == "advice-race"
    live, person = await sit_down(hall, await hall.open(slug))
    await live.deal()
    assert person.heard[0]["advice"] is False
    assert await refused(hall.adviser.advise(live.table, person.seat)) == "advice-race"


async def test_advice_is_agreed_beforehand_and_everybody_is_told(hall: Hall) -> None:
    alone, together = await hall.open("klaverjassen"), await hall.open("klaverjassen", waits=True)
    chosen = await hall.open("klaverjassen", waits=True, terms=Terms(advice=True))
    forbidden = await hall.open("klaverjassen", terms=Terms(advice=False))
    for chair, allowed in ((alone, True), (together, False), (chosen, True), (forbidden, False)):
        live, person = await sit_down(hall, chair)
        assert live.table.terms.advice is allowed
        assert person.heard[0]["advice"] is allowed
    told = {offer["table"]: offer["advice"] for offer in hall.offers()}
    assert told == {together.table: False, chosen.table: True}
    live = await hall.find(forbidden.table)
    await live.deal()
    seat = live.table.state.actors()[0]
    assert await refused(hall.adviser.advise(live.table, seat)) == "advice-barred"


# ---- no peeking ----


async def test_advice_is_the_same_whatever_the_others_hold() -> None:
    """Two deals that differ only in what the seat cannot see: the same advice, now and of the past."""
    adviser = Adviser(Here(), "strong:8", LIMIT)
    one = {ME: MINE, 0: "AC 10C KC QC", 2: "QH KH 7H"}
    other = {ME: MINE, 2: "AC 10C KC QC", 3: "QH KH 7H"}
    here, there = laid_table(one, "trump H"), laid_table(other, "trump H")
    assert hand(here.state, 2) != hand(there.state, 2)
    assert await adviser.advise(here, ME) == await adviser.advise(there, ME)
    here, there = laid_table(one, "trump H", deals=2), laid_table(other, "trump H", deals=2)
    for event in (1, 2):  # the choice of trump, and the first lead
        assert await adviser.advise(here, ME, event) == await adviser.advise(there, ME, event)


# ---- a deal that is over ----


async def test_every_move_of_a_deal_that_is_over_can_be_asked_about(hall: Hall) -> None:
    chair = await hall.open("hartenjagen", seed="3", bot="easy")
    live = await hall.find(chair.table)
    await play_on(live)
    course: Answer = await hall.adviser.course(live.table, chair.seat, 1)
    assert [line["event"] for line in course["log"]] == list(live.table.events_of(1))[1:]
    for line in course["log"][::9]:
        answer: Answer = await hall.adviser.advise(live.table, chair.seat, line["event"])
        assert answer["played"]["text"] == line["text"] and answer["seat"] == line["seat"]
        assert answer["deal"] == 1 and answer["event"] == line["event"]
        own = next(zone for zone in answer["zones"] if zone["kind"] == "hand")
        assert own["owner"] == line["seat"] and line["text"] in own["cards"]


@clause("blackjack", "R4")
async def test_a_round_that_ends_with_a_move_is_told_to_that_move(hall: Hall) -> None:
    """The next round of blackjack begins without a deal, while the cards of the shoe last."""
    chair = await hall.open("blackjack", seats=2, seed="1")
    live = await hall.find(chair.table)
    await play_on(live, deals=3)
    assert live.table.match is not None
    record = live.table.match.record
    for number in (1, 2):
        log: Any = (await hall.adviser.course(live.table, chair.seat, number))["log"]
        moves = [event for event in live.table.events_of(number) if record.events[event][0] == 0]
        assert [line["event"] for line in log if "event" in line] == moves
        assert [line["text"] for line in log if "event" in line] == [record.events[event][2] for event in moves]


@clause("skat", "R12")
async def test_the_course_of_a_deal_tells_a_seat_no_more_than_it_saw(hall: Hall) -> None:
    """The cards that the soloist puts away stay hidden in the log of the others."""
    chair = await hall.open("skat", seed="2")
    live = await hall.find(chair.table)
    await play_on(live)
    logs: list[Any] = [(await hall.adviser.course(live.table, seat, 1))["log"] for seat in range(3)]
    for place, line in enumerate(logs[0]):
        hidden = {seat for seat in range(3) if "?" in logs[seat][place]["text"]}
        assert line["seat"] not in hidden
        assert hidden in (set(), {seat for seat in range(3) if seat != line["seat"]})
    assert any("?" in line["text"] for line in logs[0] + logs[1] + logs[2])


async def test_while_a_deal_runs_nobody_tells_what_was_thought(hall: Hall) -> None:
    chair = await hall.open("hartenjagen", seed="3")
    live = await hall.find(chair.table)
    await play_on(live)
    await live.deal()
    table = live.table
    seat = table.state.actors()[0]
    await live.play(seat, table.game.show(table.state.legal(seat)[0]))
    running = table.deals[-1]
    assert await refused(hall.adviser.advise(table, 0, running + 1)) == "deal-running"
    assert await refused(hall.adviser.course(table, 0, 2)) == "deal-running"


@pytest.mark.parametrize("event", [-1, 0, 10**9, -(10**30)])
async def test_a_move_that_is_not_there(hall: Hall, event: int) -> None:
    """Event 0 is the deal."""
    chair = await hall.open("hartenjagen", seed="3")
    live = await hall.find(chair.table)
    assert await refused(hall.adviser.advise(live.table, 0, event)) == "no-such-move"
    await play_on(live)
    assert await refused(hall.adviser.advise(live.table, 0, event)) == "no-such-move"
    for deal in (0, -1, 99):
        assert await refused(hall.adviser.course(live.table, 0, deal)) == "no-such-deal"


async def test_moves_of_other_people_wait_for_the_end_of_the_match(hall: Hall) -> None:
    """Two people and two bots who agreed to advice: what a person held stays theirs until the record is for all."""
    chair = await hall.open("klaverjassen", waits=True, terms=Terms(advice=True), seed="1", options={"deals": 4})
    other = await hall.join(chair.table)
    live = await hall.find(chair.table)
    await live.fill(chair.token)
    await play_on(live)
    course: Answer = await hall.adviser.course(live.table, chair.seat, 1)
    for seat, told in ((chair.seat, True), (other.seat, False), (2, True), (3, True)):
        lines = [line for line in course["log"] if line["seat"] == seat]
        assert all(("event" in line) is told for line in lines)
        if told:
            assert (await hall.adviser.advise(live.table, chair.seat, lines[0]["event"]))["seat"] == seat
    assert live.table.match is not None
    event = next(event for event in live.table.events_of(1) if live.table.match.record.events[event][1] == other.seat)
    assert await refused(hall.adviser.advise(live.table, chair.seat, event)) == "still-secret"
    await play_on(live, deals=99)
    assert (await hall.adviser.advise(live.table, chair.seat, event))["seat"] == other.seat


async def test_without_the_agreement_moves_are_explained_when_the_match_is_over(hall: Hall) -> None:
    chair = await hall.open("klaverjassen", terms=Terms(advice=False), seed="1", options={"deals": 4})
    live = await hall.find(chair.table)
    await play_on(live)
    log: Any = (await hall.adviser.course(live.table, 0, 1))["log"]
    assert log and not any("event" in line for line in log)
    assert await refused(hall.adviser.advise(live.table, 0, 1)) == "advice-barred"
    await play_on(live, deals=99)
    assert (await hall.adviser.advise(live.table, 0, 1))["event"] == 1


@clause("mao", "R19")
async def test_secrets_that_outlast_a_deal_are_kept(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule of mao stays its maker's secret: why a bot did something would tell it. Tried on a quicker game."""
    assert find_game("mao").info.secrets_last
    chair = await hall.open("klaverjassen", seed="1")
    live = await hall.find(chair.table)
    await play_on(live)
    monkeypatch.setattr(live.table.game.info, "secrets_last", True)
    log: Any = (await hall.adviser.course(live.table, 0, 1))["log"]
    assert {line["seat"] for line in log if "event" in line} == {0}
    for place, line in enumerate(log, 1):
        if line["seat"] != 0:
            assert await refused(hall.adviser.advise(live.table, 0, place)) == "still-secret"


@clause("rikken", "R2")
async def test_hands_thrown_in_stay_closed_where_the_pack_is_only_cut(hall: Hall) -> None:
    """Who saw the hands of a deal that was passed out would know much of the next one."""
    chair = await hall.open("rikken", seed="1")
    live = await hall.find(chair.table)
    await live.deal()
    for _ in range(4):
        await live.play(live.table.state.actors()[0], "pass")
    await play_on(live, deals=3)
    logs: list[Any] = [(await hall.adviser.course(live.table, 0, number))["log"] for number in (1, 2)]
    passed, played = ({line["seat"] for line in log if "event" in line} for log in logs)
    assert passed == {0} and played == {0, 1, 2, 3}
    for place, line in enumerate(logs[0], 1):
        if line["seat"] != 0:
            assert await refused(hall.adviser.advise(live.table, 0, place)) == "still-secret"


# ---- thinking beside the table ----


class Slow(Here):
    """Answers when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.may = asyncio.Event(), asyncio.Event()

    async def think(self, question: Question) -> Any:
        self.begun.set()
        await self.may.wait()
        return await super().think(question)


async def test_one_question_at_a_time_while_the_table_plays_on(log: Log) -> None:
    thinkers = Slow()
    hall = Hall(log, AT_ONCE, adviser=Adviser(thinkers, "strong:2", LIMIT), thinkers=thinkers)
    chair = await hall.open("klaverjassen", seed="1")
    live = await hall.find(chair.table)
    await live.deal()
    seat = live.table.state.actors()[0]
    first = asyncio.create_task(hall.adviser.advise(live.table, seat))
    await thinkers.begun.wait()
    assert await refused(hall.adviser.advise(live.table, seat)) == "advice-asked"
    await live.play(seat, live.table.game.show(live.table.state.legal(seat)[0]))
    thinkers.may.set()
    assert (await first)["seat"] == seat
    seat = live.table.state.actors()[0]
    assert (await hall.adviser.advise(live.table, seat))["seat"] == seat
    await hall.close()


@pytest.mark.parametrize(("why", "key"), [(NoAnswer(), "advice-slow"), (Busy(4), "asking-busy")])
async def test_who_gets_no_answer_hears_why(why: Exception, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Here()
    adviser, table = Adviser(thinkers, "strong:1", 0.1), laid_table({ME: MINE})

    async def none(question: Question) -> Any:
        raise why

    monkeypatch.setattr(thinkers, "think", none)
    assert await refused(adviser.advise(table, ME)) == key
    assert await refused(adviser.advise(table, 2)) == "advice-no-choice"
