"""Everybody at a table commits before anybody reveals; who does not reveal is left out (docs/fair-deals.md)."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable

import pytest

from table.committing import Chain, Committed, commit_and_sit
from table.company import LIMIT, Listener, Message
from troef.cards.card import cards_text
from troef.cli.records import prove
from troef.core.dealer import CommitRevealDealer, commitment, order_for
from troef.core.draw import DrawProof, link_commitment
from troef.core.record import Record, read_record
from troef.core.registry import find_game
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable
from troef.table.log import Log
from troef.table.people.people import token_hash

#: Nobody waits for anything but for who has to reveal.
PATIENT = Timing(pace=0, retry=0, reveal=3600)
HASTY = Timing(pace=0, retry=0, reveal=0.05)


def asked(message: Message) -> bool:
    return "open" in message.get("fair", {})


async def two_people(
    log: Log, timing: Timing, commits: "tuple[Chain | None, Chain | None]"
) -> tuple[LiveTable, list[Committed]]:
    """A table of the toy game with two people who are connected, each with or without a commitment."""
    hall = Hall(log, timing)
    first = await hall.open("toy", bot="random", waits=True, seats=2, commit=commits[0].commit if commits[0] else None)
    second = await hall.join(first.table, commit=commits[1].commit if commits[1] else None)
    people = [
        (await commit_and_sit(hall, chair, chain or Chain("nothing")))[1]
        for chair, chain in zip((first, second), commits, strict=True)
    ]
    return await hall.find(first.table), people


@pytest.fixture
async def attending() -> AsyncIterator[Callable[..., None]]:
    """People who reveal by themselves for the rest of the test."""
    tasks: list[asyncio.Task[None]] = []

    def attend(*people: Committed) -> None:
        tasks.extend(asyncio.create_task(person.attend()) for person in people)

    yield attend
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def open_draw(live: LiveTable, person: Committed) -> Message:
    """What is announced of the next draw."""
    message = await person.until(asked)
    draw: Message = message["fair"]["open"]
    return draw


async def until_dealt(live: LiveTable) -> DrawProof:
    """The proof of the first deal, once it lies."""
    async with asyncio.timeout(LIMIT):
        while not (live.table.match and live.table.match.record.events):
            await asyncio.sleep(0)
    proof = live.table.match.record.events[0][2]
    assert isinstance(proof, DrawProof)
    return proof


async def test_lot_bots_and_deal_follow_from_what_was_announced_before_anybody_revealed(
    log: Log, toy: None, attending: Callable[..., None]
) -> None:
    chains = Chain("Lies"), Chain("Wout")
    live, people = await two_people(log, PATIENT, chains)
    assert live.table.match is None  # it is to be drawn who deals
    attending(*people)
    proof = await until_dealt(live)
    lot = live.table.match.record.lot if live.table.match else None
    assert lot is not None and live.table.match is not None
    assert live.table.match.record.dealer == lot.first_dealer(2)
    assert live.table.bots_seed == lot.bots_seed()
    for opened, number in ((lot, 1), (proof, 2)):
        for person in people:
            told = person.announced[number]
            del told["missing"]
            assert told == opened.draw.as_dict()
            assert dict(told["seats"])[person.seat] == link_commitment(opened.links[person.seat])
        assert commitment(opened.seed) == people[0].announced[number]["server"]
    pack = live.table.match.record.start().pack()
    order = live.table.match.record.events[0][1]
    assert proof.fault(pack, order) == "" and lot.secrets_fault() == ""
    assert [order[place] for place in proof.draw.hands[0]] == proof.hand(0)
    again = read_record(live.table.match.record.text())
    assert [answer for _, answer, _ in prove(again)] == ["proven"]
    await live.close()


async def test_nothing_that_is_said_after_the_announcement_changes_the_draw(
    log: Log, toy: None, attending: Callable[..., None]
) -> None:
    """An accomplice who speaks last, and knows what the server knows, can choose nothing: not his link, not words, not
    another commitment, not the server's seed."""
    honest, accomplice = Chain("honest"), Chain("accomplice")
    live, people = await two_people(log, PATIENT, (honest, accomplice))
    draw = await open_draw(live, people[0])
    await live.reveal(0, honest.behind(dict(draw["seats"])[0]))
    with pytest.raises(Fault, match="bad-link"):
        await live.reveal(1, "0" * 64)
    await live.bind(1, Chain("a better one").commit)
    await live.add_words(1, "four jacks, please")
    known = live.table.chance.draw
    assert known is not None and {**known.as_dict(), "missing": [0, 1]} == draw
    await live.reveal(1, accomplice.behind(dict(draw["seats"])[1]))
    people[1].chain = Chain("a better one")
    attending(*people)
    proof = await until_dealt(live)
    match = live.table.match
    lot = match.record.lot if match else None
    assert lot is not None and lot.draw.words == [] and commitment(lot.seed) == draw["server"]
    assert proof.draw.words == [(1, "four jacks, please")]  # they belong to the draw after it
    await live.close()


async def test_who_does_not_reveal_makes_the_draw_void_and_takes_part_no_more(
    log: Log, toy: None, attending: Callable[..., None]
) -> None:
    """The others draw again with fresh links: who withholds can throw one outcome away, and choose none."""
    honest = Chain("honest")
    live, people = await two_people(log, HASTY, (honest, Chain("accomplice")))
    people[1].reveals = False
    attending(*people)
    proof = await until_dealt(live)
    match = live.table.match
    assert match is not None and match.record.lot is not None
    lot = match.record.lot
    (void,) = lot.void
    assert void.withheld == [1] and void.fault() == ""
    assert [seat for seat, _ in lot.draw.seats] == [0] == [seat for seat, _ in proof.draw.seats]
    assert (void.draw.server, dict(void.draw.seats)[0]) != (lot.draw.server, dict(lot.draw.seats)[0])
    assert lot.secrets_fault() == "" and (live.table.fair() or {})["barred"] == [1]
    with pytest.raises(Fault, match="commits-no-more"):
        await live.bind(1, Chain("once more").commit)
    kept = read_record(match.record.text()).lot
    assert kept is not None and kept.as_dict() == lot.as_dict()
    await live.close()


async def test_a_client_without_a_commitment_delays_no_deal(
    log: Log, toy: None, attending: Callable[..., None]
) -> None:
    live, people = await two_people(log, PATIENT, (Chain("Lies"), None))
    attending(people[0])
    proof = await until_dealt(live)
    assert [seat for seat, _ in proof.draw.seats] == [0] and not proof.void
    await live.close()


async def test_nobody_waits_where_nobody_commits(log: Log, toy: None) -> None:
    live, people = await two_people(log, PATIENT, (None, None))
    assert live.table.match is not None
    proof = await until_dealt(live)
    pack, (_, order, _) = live.table.match.record.start().pack(), live.table.match.record.events[0]
    assert proof.draw.seats == [] and proof.fault(pack, order) == ""
    assert people[1].seat == 1
    await live.close()


async def test_a_table_made_again_from_its_log_goes_on_with_the_same_draw(
    log: Log, toy: None, attending: Callable[..., None]
) -> None:
    """The server stops while a draw is open, for which one person has revealed; the other does so after the restart."""
    chains = Chain("Lies"), Chain("Wout")
    live, people = await two_people(log, PATIENT, chains)
    draw = await open_draw(live, people[0])
    await live.reveal(0, chains[0].behind(dict(draw["seats"])[0]))
    await live.close()
    other = await Hall(log, PATIENT).find(live.table.name)
    rebuilt = other.table
    assert rebuilt.fair() == live.table.fair() and rebuilt.chance.missing == [1]
    for person in people:
        person.live = other
        other.arrive(person)
    attending(*people)
    proof = await until_dealt(other)
    assert rebuilt.match is not None and rebuilt.match.record.lot is not None
    assert {**rebuilt.match.record.lot.draw.as_dict(), "missing": [0, 1]} == draw
    assert sorted(proof.links) == [0, 1]
    await other.close()


async def test_who_comes_back_while_a_draw_is_open_reveals_then(
    log: Log, toy: None, attending: Callable[..., None]
) -> None:
    chains = Chain("Lies"), Chain("Wout")
    live, people = await two_people(log, PATIENT, chains)
    await open_draw(live, people[1])
    live.leave(people[1])
    attending(people[0])
    back = Committed(live, 1, chains[1])
    live.arrive(back)
    attending(back)
    proof = await until_dealt(live)
    assert sorted(proof.links) == [0, 1] and not proof.void
    await live.close()


async def test_a_log_from_before_draws_goes_on(log: Log, toy: None, attending: Callable[..., None]) -> None:
    """Its deals replay and verify as they did; the next ones are drawn with everybody who commits."""
    hall = Hall(log, PATIENT)
    chair = await hall.open("toy", bot="random", waits=True, seats=2, commit=Chain("Lies").commit)
    founding = await log.load(chair.table)
    dealer = CommitRevealDealer("an old seed")
    game = find_game("toy")
    header = Record(game, 2, 1, ["Lies", "Bot"]).lines()[0]
    order = order_for(game.start(2, 1), dealer)
    assert dealer.proof is not None
    old = [
        founding[0],
        json.dumps({"secret": "an old seed"}),
        json.dumps({"sit": 0, "name": "Lies", "token": token_hash(chair.token)}),
        json.dumps({"sit": 1, "name": "Bot", "bot": "random"}),
        header,
        json.dumps({"deal": cards_text(order), "proof": dealer.proof.as_dict()}),
        json.dumps({"secret": "the next seed"}),
    ]
    await log.append("old", 0, old)
    live = await Hall(log, PATIENT).find("old")
    fair = live.table.fair()
    assert fair == {"commit": commitment("an old seed"), "next": commitment("the next seed"), "draw": 0}
    assert len(live.table.bots_seed) == 64
    person = Committed(live, 0, Chain("Lies"))
    live.arrive(person)
    await live.bind(0, person.chain.commit)
    attending(person)
    player = Listener(0)  # the same person, on another screen
    live.arrive(player)
    while not live.table.over:
        message = await player.until(lambda facts: bool(facts["view"]["moves"]) or bool(facts["view"]["outcome"]))
        if not message["view"]["outcome"] and message["version"] == live.table.version:
            await live.play(0, message["view"]["moves"][0]["text"])
    record = read_record(live.table.record_text())
    assert [answer for _, answer, _ in prove(record)] == ["proven"] and record.lot is None
    await live.again()
    async with asyncio.timeout(LIMIT):
        while live.table.matches < 2:
            await asyncio.sleep(0)
    lot = live.table.records[1].lot
    assert lot is not None and [seat for seat, _ in lot.draw.seats] == [0]
    await live.close()
