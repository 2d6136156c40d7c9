"""The cut at a live table: the dealer's right neighbour takes cards off before the deal, or leaves it to the dealer."""

import pytest

from clauses import clause
from table.company import Listener, Message, sit_down
from troef.cli.records import prove
from troef.core.dealer import commitment
from troef.core.record import read_record
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable
from troef.table.log import Log

#: The table waits for whoever cuts, and for nothing else.
PATIENT = Timing(pace=1, deal_pause=0, redeal_pause=0, retry=0, cut=3600)


def asked(message: Message) -> bool:
    return message["type"] == "view" and "left" in message.get("cut", {})


def dealt(message: Message) -> bool:
    return message["type"] == "view" and message["view"]["deal"]["number"] == 1


async def at_the_table(log: Log, timing: Timing, slug: str, seed: "str | None" = None) -> tuple[LiveTable, Listener]:
    """A table with four people before its first deal, and the one of them who cuts."""
    hall = Hall(log, timing)
    first = await hall.open(slug, bot="random", seats=4, waits=True, seed=seed)
    chairs = [first, *[await hall.join(first.table) for _ in range(3)]]
    live = await hall.find(first.table)
    people = [await sit_down(hall, chair) for chair in chairs]
    cutter = live.table.cutter()
    assert cutter == (live.table.state.dealer + 3) % 4
    return live, people[cutter][1]


@clause("manillen-tornooi", "R4", "T4")
async def test_the_right_neighbour_is_asked_and_cuts(log: Log) -> None:
    live, cutter = await at_the_table(log, PATIENT, "manillen-tornooi")
    message = await cutter.until(asked)
    assert message["view"]["deal"]["number"] == 0  # no card has fallen
    cut = message["cut"]
    assert (cut["seat"], cut["least"], cut["most"]) == (cutter.seat, 3, 29)
    assert 3500 < cut["left"] <= 3600
    await live.cut(cutter.seat, 12)
    message = await cutter.until(dealt)
    assert message["cut"] == {"seat": cutter.seat, "at": 12}
    await live.close()
    lines = await log.load(live.table.name, 0)
    assert [line for line in lines if line.startswith('{"cut"')] == [f'{{"cut": 12, "seat": {cutter.seat}}}']
    match = live.table.match
    assert match is not None
    _, order, proof = match.record.events[0]
    assert proof.cut == 12 and proof.fault(match.record.start().pack(), order, 0, 3) == ""
    again = read_record(match.record.text())
    assert [answer for _, answer, _ in prove(again)] == ["proven"]


@clause("manillen-tornooi", "R4", "T4")
async def test_who_leaves_the_cut_to_the_dealer_need_not_be_waited_for(log: Log) -> None:
    live, cutter = await at_the_table(log, PATIENT, "manillen-tornooi")
    await live.cut(cutter.seat, None)
    message = await cutter.until(dealt)
    assert "cut" not in message
    match = live.table.match
    assert match is not None and '"cut"' not in match.record.text()
    await live.close()


@clause("manillen-tornooi", "R4", "T4")
async def test_when_nobody_cuts_in_time_the_cards_fall_as_the_dealer_has_them(log: Log) -> None:
    live, cutter = await at_the_table(log, Timing(pace=1, deal_pause=0, redeal_pause=0, retry=0, cut=0.05), "cinch")
    message = await cutter.until(dealt)
    assert "cut" not in message
    await live.close()


async def test_only_the_cutter_cuts_once_and_in_its_limits(log: Log) -> None:
    live, cutter = await at_the_table(log, PATIENT, "manillen-tornooi")
    before = live.table.version
    for place in (2, 30, -1, 0):
        with pytest.raises(Fault, match="bad-cut") as found:
            await live.cut(cutter.seat, place)
        assert found.value.facts == {"least": 3, "most": 29}
    for other in {0, 1, 2, 3} - {cutter.seat}:
        with pytest.raises(Fault, match="not-to-cut"):
            await live.cut(other, 12)
    assert live.table.version == before
    await live.cut(cutter.seat, 12)
    with pytest.raises(Fault, match="not-to-cut"):
        await live.cut(cutter.seat, 13)
    await live.close()


async def test_games_that_are_not_cut_are_dealt_at_once(log: Log) -> None:
    hall = Hall(log, PATIENT)
    chair = await hall.open("klaverjassen", bot="random")
    live, person = await sit_down(hall, chair)
    message = await person.until(dealt)
    assert "cut" not in message and live.table.cutter() is None
    await hall.close()


@clause("kleurenwiezen", "R2", "R3")
async def test_a_bot_or_somebody_who_is_away_is_not_waited_for(log: Log) -> None:
    hall = Hall(log, PATIENT)
    for seed in range(8):  # whoever deals first
        chair = await hall.open("kleurenwiezen", bot="random", seed=str(seed))
        live, person = await sit_down(hall, chair)
        if live.table.cutter() == person.seat:
            assert asked(person.heard[-1])
            live.leave(person)
            other = Listener(-1)
            live.arrive(other)
            await other.until(dealt)
        else:
            await person.until(dealt)
    await hall.close()


@clause("manillen-tornooi", "T4")
async def test_a_table_is_found_again_with_its_cut(log: Log) -> None:
    """The log before the deal, after the cut: another node deals the same cards."""
    live, cutter = await at_the_table(log, PATIENT, "manillen-tornooi", seed="rehearsal")
    await live.cut(cutter.seat, 29)
    await cutter.until(dealt)
    await live.close()
    lines = await log.load(live.table.name, 0)
    (at,) = [number for number, line in enumerate(lines) if line.startswith('{"cut"')]
    name = type(live.table)("again")
    for line in lines[: at + 1]:
        name.apply(line)
    assert name.deal_lines() == [lines[at + 1]]
    assert '"cut": 29' in lines[at + 1]


async def test_the_commitment_stands_before_the_cut(log: Log) -> None:
    live, cutter = await at_the_table(log, PATIENT, "cinch")
    message = await cutter.until(asked)
    committed = message["fair"]["commit"]
    await live.cut(cutter.seat, 26)
    await cutter.until(dealt)
    match = live.table.match
    assert match is not None
    proof = match.record.events[0][2]
    assert proof.commit == committed == commitment(proof.seed)
    await live.close()
