"""What people do at a table with the consent of the others: a move taken back, other chairs, and claims of the rest."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

import troef
from table.company import Listener, Message, my_turn, play_to_the_end
from table.conftest import AT_ONCE
from table.test_chairs import again, arrive, held, refused
from troef.cards.card import cards_text
from troef.core.record import Record
from troef.core.view import SPECTATOR
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable
from troef.table.log import Log, log_line
from troef.table.match.claiming import Claim, may_claim
from troef.table.table import Table, founding_lines
from troef.table.terms import AS_USUAL, Terms


async def company(
    hall: Hall, names: str = "Lies Wout Noor Daan", game: str = "klaverjassen", **wish: Any
) -> tuple[LiveTable, list[Listener]]:
    """A table at which people sit, all of them connected, with cards dealt; bots have the chairs that are left."""
    first, *others = names.split()
    chair = await hall.open(game, name=first, waits=True, **wish)
    chairs = [chair, *[await hall.join(chair.table, name) for name in others]]
    live = await hall.find(chair.table)
    if live.table.free:
        await live.fill(chair.token)
    watcher = Listener(SPECTATOR)  # what the people hear is left for them
    live.arrive(watcher)
    people = [(await arrive(hall, one))[1] for one in chairs]
    await watcher.until(lambda message: message["type"] == "view" and not awaits_deal(live))
    live.leave(watcher)
    return live, people


def awaits_deal(live: LiveTable) -> bool:
    return live.table.state.awaits_deal


def first_move(live: LiveTable) -> tuple[int, str]:
    """Who is to act, and the first of what may be done."""
    seat = live.table.to_act()[0]
    return seat, live.table.game.show(live.table.view(seat).moves[0], None)


def heard(listener: Listener) -> Message:
    return listener.heard[-1]


async def test_a_move_is_taken_back_when_all_others_agree(hall: Hall, log: Log) -> None:
    live, people = await company(hall)
    mover, text = first_move(live)
    await live.play(mover, text)
    events = len(live.table.state.log)
    await live.propose_undo(mover)
    assert heard(people[0])["proposal"] == {"kind": "undo", "by": mover, "agreed": [mover], "stay": 1}
    others = [seat for seat in range(4) if seat != mover]
    for seat in others[:-1]:
        await live.answer(seat, agrees=True)
    assert len(live.table.state.log) == events
    await live.answer(others[-1], agrees=True)
    assert "proposal" not in heard(people[0])
    assert live.table.to_act() == (mover,) and len(live.table.state.log) == events - 1
    assert (await again(log, live)).state.view(mover).moves == live.table.state.view(mover).moves
    assert live.table.undone == []  # only who plays alone does again what he took back


async def test_what_was_played_since_is_taken_back_as_well(hall: Hall) -> None:
    live, _ = await company(hall)
    mover, text = first_move(live)
    await live.play(mover, text)
    await live.play(*first_move(live))
    await live.propose_undo(mover)
    for seat in range(4):
        if seat != mover:
            await live.answer(seat, agrees=True)
    assert live.table.to_act() == (mover,)


async def test_one_who_declines_is_enough_and_three_times_is_the_end_of_it(hall: Hall) -> None:
    live, people = await company(hall)
    mover, text = first_move(live)
    await live.play(mover, text)
    other = (mover + 1) % 4
    for _ in range(3):
        await live.propose_undo(mover)
        assert await refused(live.propose_undo(other)) in ("proposal-stands", "nothing-to-undo")
        await live.answer(other, agrees=False)
        assert "proposal" not in heard(people[mover])
    assert await refused(live.propose_undo(mover)) == "declined-often"


async def test_play_rests_while_something_is_proposed_and_its_maker_may_take_it_back(hall: Hall) -> None:
    live, _ = await company(hall)
    mover, text = first_move(live)
    await live.play(mover, text)
    await live.propose_undo(mover)
    assert await refused(live.play(*first_move(live))) == "proposal-stands"
    for _ in range(4):  # who takes it back himself was not declined
        await live.answer(mover, agrees=False)
        await live.propose_undo(mover)
    await live.answer(mover, agrees=False)
    await live.play(*first_move(live))
    assert await refused(live.answer(mover, agrees=True)) == "nothing-proposed"


async def test_nobody_waits_for_bots_or_for_who_is_not_here(hall: Hall) -> None:
    live, people = await company(hall, "Lies Wout", game="rummy", seats=2)
    mover, text = first_move(live)
    await live.play(mover, text)
    live.leave(people[1 - mover])
    await live.propose_undo(mover)
    assert live.table.agreements.proposal is None and live.table.to_act() == (mover,)


async def test_a_proposal_that_nobody_answers_lapses(log: Log) -> None:
    hall = Hall(log, replace(AT_ONCE, consent=0.0))
    live, people = await company(hall)
    mover, text = first_move(live)
    await live.play(mover, text)
    await live.propose_undo(mover)
    await people[mover].until(lambda message: "proposal" in message)
    await people[mover].until(lambda message: "proposal" not in message)
    await live.play(*first_move(live))
    await hall.close()


async def test_at_a_rated_table_nothing_is_taken_back(hall: Hall) -> None:
    live, _ = await company(hall)
    await live.play(*first_move(live))
    live.table.terms = Terms(rated=True)
    assert await refused(live.propose_undo(0)) == "rated-counts"


async def test_there_is_nothing_to_take_back_before_one_has_moved(hall: Hall) -> None:
    live, _ = await company(hall)
    assert await refused(live.propose_undo(0)) == "nothing-to-undo"


async def test_after_a_match_people_change_chairs_by_consent_and_keep_their_own(hall: Hall, log: Log) -> None:
    live, people = await company(hall, options={"deals": 4})
    assert await refused(live.propose_seats(0, [1, 0, 2, 3])) == "not-over"
    await asyncio.gather(*[play_to_the_end(live, person) for person in people])
    for wrong in ([0, 1, 2, 3], [0, 0, 1, 2], [1, 0], [4, 1, 2, 3]):
        assert await refused(live.propose_seats(0, wrong)) == "bad-chairs"
    await live.propose_seats(0, [0, 2, 1, 3])
    for seat in (1, 2, 3):
        await live.answer(seat, agrees=True)
    assert [person and person.name for person in live.table.people] == ["Lies", "Noor", "Wout", "Daan"]
    assert [person.seat for person in people] == [0, 2, 1, 3]
    await live.again()
    dealt = await people[1].until(lambda message: bool(held(message, 2)))
    assert dealt["view"]["seat"] == 2 and (await again(log, live)).match is not None


# ---- claims ----

NO_TRUMP_SLAM = ("7NT", "pass", "pass", "pass")
#: South and north (0, 2) have every top between them; west and east (1, 3) have none.
GRAND = {
    0: "AS KS QS JS AH KH QH JH AD KD QD JD 10D",
    1: "10S 9S 8S 7S 6S 10H 9H 8H 9D 8D 9C 8C 7C",
    2: "AC KC QC JC 10C 5S 4S 7H 6H 7D 6D 6C 5C",
    3: "3S 2S 5H 4H 3H 2H 5D 4D 3D 2D 4C 3C 2C",
}


def laid(slug: str, hands: dict[int, str], *moves: str, **options: Any) -> Table:
    """A table at which this deal lies, and these moves have been made."""
    game = troef.game(slug, **options)
    seats = game.usual_seats
    table = Table("laid")
    order = game.start(seats).arrange(hands)
    lines = founding_lines(game, seats, "random", "1", AS_USUAL)
    lines += [log_line({"sit": seat, "name": f"{seat}", "bot": "random"}) for seat in range(seats)]
    lines += [Record(game, seats, 0).lines()[0], log_line({"deal": cards_text(order)})]
    for line in lines:
        table.apply(line)
    for move in moves:
        for line in table.move_lines(table.to_act()[0], move):
            table.apply(line)
    return table


async def judged(table: Table, seat: int, all_of_them: bool = True) -> tuple[bool, list[str]]:
    claim = Claim(table, seat, all_of_them)
    holds = await claim.judge()
    return holds, claim.lines(table, holds)


@pytest.mark.clause("bridge", ("R23", "R25"))
async def test_declarer_with_every_top_claims_and_all_cards_fall_by_the_rules() -> None:
    table = laid("bridge", GRAND, *NO_TRUMP_SLAM, "10S")
    holds, lines = await judged(table, 0)
    assert holds and len(lines) == 1 + 51
    for line in lines:
        table.apply(line)
    assert table.agreements.claim == {"seat": 0, "all": True, "holds": True}
    assert table.state.awaits_deal  # thirteen tricks are played, and the deal is settled
    assert table.state.sheet[-1].cells[0] > 0


async def test_defenders_claim_that_they_take_nothing_more() -> None:
    table = laid("bridge", GRAND, *NO_TRUMP_SLAM, "10S")
    holds, _ = await judged(table, 1, all_of_them=False)
    assert holds


async def test_a_claim_that_does_not_hold_changes_nothing_and_is_the_last_of_its_seat_in_the_deal() -> None:
    table = laid("bridge", GRAND, *NO_TRUMP_SLAM, "10S")
    holds, lines = await judged(table, 1)
    assert not holds and len(lines) == 1
    before = table.state.position()
    table.apply(lines[0])
    assert table.state.position() == before and not may_claim(table, 1) and may_claim(table, 0)
    with pytest.raises(Fault, match="claimed-before"):
        Claim(table, 1, True)


async def test_what_was_judged_before_a_card_fell_counts_no_more() -> None:
    table = laid("bridge", GRAND, *NO_TRUMP_SLAM, "10S")
    claim = Claim(table, 0, True)
    holds = await claim.judge()
    for line in table.move_lines(0, "4S"):
        table.apply(line)
    with pytest.raises(Fault, match="claim-too-late"):
        claim.lines(table, holds)


@pytest.mark.parametrize("slug", ["pesten", "rummy", "ezelen"])
def test_only_tricks_are_claimed(slug: str) -> None:
    table = laid(slug, {})
    assert not any(may_claim(table, seat) for seat in range(table.game.usual_seats))


def test_nothing_is_claimed_during_the_auction() -> None:
    table = laid("bridge", GRAND, "7NT")
    assert not any(may_claim(table, seat) for seat in range(4))


async def test_everybody_hears_what_became_of_a_claim(hall: Hall, log: Log) -> None:
    live, people = await company(hall, "Lies", bot="rule", seed="claim")
    lies = people[0]
    while True:
        message = await lies.until(my_turn)
        if message["version"] != live.table.version:
            continue
        if len(held(message, 0)) == 3 and message.get("may_claim"):
            break
        await live.play(0, message["view"]["moves"][0]["text"])
    await live.claim(0, all_of_them=True)
    assert {"seat": 0, "all": True, "holds": False} in [each.get("claim") for each in lies.heard]
    assert (await again(log, live)).agreements.claim == live.table.agreements.claim
