"""A table opened "as at the table": what falls there, who says that it was wrong, and what all agree on."""

from typing import Any

import pytest

import troef
from clauses import clause
from table.company import Listener
from table.test_chairs import again, refused
from table.test_consent import company
from troef.core.record import read_record
from troef.core.refusal import IllegalMove
from troef.core.registry import slugs
from troef.table.hall.hall import Hall
from troef.table.live import LiveTable
from troef.table.log import Log
from troef.table.match.accusing import accusation
from troef.table.terms import Terms

AT_TABLE = Terms(at_table=True)


def at_table_of(listener: Listener) -> dict[str, Any]:
    """What a view says of irregular cards, accusations and what came of them."""
    told: dict[str, Any] = listener.heard[-1]["view"]["at_table"]
    return told


async def until_a_revoke(live: LiveTable, people: list[Listener]) -> int:
    """Bidding and cards that are allowed, until somebody can revoke and does; his seat."""
    while True:
        seat = live.table.to_act()[0]
        irregular = [move for move in at_table_of(people[seat])["irregular"] if move["verb"] == "revoke"]
        if irregular:
            await live.play(seat, irregular[0]["text"])
            return seat
        moves = [move["text"] for move in people[seat].heard[-1]["view"]["moves"]]
        asked = [text for text in moves if text.startswith(("ask", "join"))]
        wanted = "pas troel" if "pas troel" in moves else (asked or moves)[0]
        await live.play(seat, wanted)


@clause("kleurenwiezen", "P4")
async def test_a_wrong_card_falls_is_claimed_and_put_right(hall: Hall, log: Log) -> None:
    live, people = await company(hall, game="kleurenwiezen", terms=AT_TABLE, seed="7")
    offender = await until_a_revoke(live, people)
    other = (offender + 1) % 4
    for person in people:
        assert person.heard[-1]["view"]["log"][-1]["verb"] == "play"  # nobody sees that it was irregular
        assert at_table_of(person)["rulings"] == []
    await live.play(other, f"accuse {offender}")
    [ruling] = at_table_of(people[0])["rulings"]
    assert (ruling["by"], ruling["seat"], ruling["clause"], ruling["outcome"]) == (other, offender, "P4", "corrected")
    assert live.table.to_act() == (offender,)
    table = await again(log, live)
    assert table.terms.at_table and table.state.view(other).log == live.table.state.view(other).log


@clause("kleurenwiezen", "P5")
async def test_a_game_is_awarded_when_all_others_agree(hall: Hall, log: Log) -> None:
    live, people = await company(hall, game="kleurenwiezen", terms=AT_TABLE, seed="7")
    offender = await until_a_revoke(live, people)
    number = live.table.state.tricks.tricks_played
    other = (offender + 1) % 4
    assert await refused(live.propose_award(other, won=True)) == "nothing-to-award"
    while live.table.state.tricks.tricks_played == number or not live.table.state.tricks.count:
        seat = live.table.to_act()[0]
        await live.play(seat, people[seat].heard[-1]["view"]["moves"][0]["text"])
    await live.play(other, f"accuse {offender}")
    assert at_table_of(people[0])["awards"]
    await live.propose_award(other, won=False)
    assert await refused(live.play(live.table.to_act()[0], "KH")) == "proposal-stands"
    for seat in range(4):
        if seat != other:
            await live.answer(seat, agrees=True)
    assert len(live.table.state.sheet) == 1
    assert (await again(log, live)).state.sheet[0].cells == live.table.state.sheet[0].cells


@clause("kleurenwiezen", "P6", "P8")
async def test_somebody_pays_for_his_remarks_when_all_agree(hall: Hall, log: Log) -> None:
    live, people = await company(hall, game="kleurenwiezen", terms=AT_TABLE, seed="7")
    assert await refused(live.propose_fine(0, "P8", 1, 5)) == "no-such-fine"  # no card has been played
    await until_a_revoke(live, people)
    assert at_table_of(people[0])["fines"]["P6"] == [1, 3]
    for clause_number, offender, points in (("P6", 1, 4), ("P8", 4, 5), ("P4", 1, 3)):
        assert await refused(live.propose_fine(0, clause_number, offender, points)) == "no-such-fine"
    await live.propose_fine(0, "P8", 1, 5)
    for seat in (1, 2):
        await live.answer(seat, agrees=True)
    assert not [ruling for ruling in at_table_of(people[0])["rulings"] if ruling["outcome"] == "fined"]
    await live.answer(3, agrees=True)
    fined = at_table_of(people[0])["rulings"][-1]
    assert (fined["by"], fined["seat"], fined["clause"], fined["points"]) == (troef.REFEREE, 1, "P8", 5)
    table = await again(log, live)
    assert table.state.view(2).log == live.table.state.view(2).log


@clause("cinch", "P5")
async def test_a_bot_sends_a_card_back_that_an_opponent_led_out_of_turn(hall: Hall) -> None:
    live, people = await company(hall, game="cinch", terms=AT_TABLE, seed="7")
    while live.table.state.view(0).phase != "play":
        seat = live.table.to_act()[0]
        await live.play(seat, people[seat].heard[-1]["view"]["moves"][0]["text"])
    offender = (live.table.to_act()[0] + 1) % 4
    [early, *_] = [move["text"] for move in at_table_of(people[offender])["irregular"]]
    assert early.startswith("out of turn")
    await live.play(offender, early)
    judges = [seat for seat in range(4) if accusation(live.table, seat) is not None]
    assert judges == sorted([(offender + 1) % 4, (offender + 3) % 4])
    await live.play(judges[0], live.table.game.show(accusation(live.table, judges[0]), None))
    assert at_table_of(people[0])["rulings"][-1]["outcome"] in ("taken-back", "lead-ordered")


@clause("skat", "P4")
async def test_a_match_with_revokes_is_a_record_that_replays(hall: Hall) -> None:
    live, people = await company(hall, "Lies Wout Noor", game="skat", terms=AT_TABLE, options={"deals": 3}, seed="7")
    while not live.table.over:
        if live.table.state.awaits_deal:
            await people[0].until(lambda message: message["type"] == "view" and bool(message["view"]["actors"]))
            continue
        seat = live.table.to_act()[0]
        told = people[seat].heard[-1]["view"]
        wrong = told["at_table"]["irregular"] if "at_table" in told else []
        await live.play(seat, (wrong or told["moves"])[0]["text"])
    text = live.table.record_text()
    assert read_record(text).replay().outcome() == live.table.state.outcome()


@clause("cinch", "P6")
async def test_a_bot_accuses_who_has_shown_that_he_revoked_and_nobody_sooner(hall: Hall) -> None:
    live, people = await company(hall, game="cinch", terms=AT_TABLE, seed="7")
    said = []
    while live.table.state.view(0).phase != "recording":
        seat = live.table.to_act()[0]
        view = people[seat].heard[-1]["view"]
        wrong = view["at_table"]["irregular"] if "at_table" in view else []
        await live.play(seat, (wrong or view["moves"])[0]["text"])
        for judge in range(4):
            move = accusation(live.table, judge)
            if move is not None:
                said.append((judge, move))
                await live.play(judge, live.table.game.show(move, None))
    rulings = at_table_of(people[0])["rulings"]
    assert all(ruling["outcome"] != "unproven" for ruling in rulings)
    assert all((judge - (move >> 6)) % 2 for judge, move in said)  # never one's own side


async def test_where_the_book_knows_no_such_thing_the_table_cannot_be_so(hall: Hall) -> None:
    assert await refused(hall.open("bridge", terms=AT_TABLE)) == "no-at-table"
    able = {slug for slug in slugs() if troef.game(slug).info.at_table}
    assert able == {"cinch", "kleurenwiezen", "manillen-tornooi", "skat"}


@clause("kleurenwiezen", "P4")
async def test_at_a_usual_table_the_card_is_refused_with_its_clause(hall: Hall) -> None:
    live, _ = await company(hall, game="kleurenwiezen")
    assert "at_table" not in live.shown(0)
    assert await refused(live.play(live.table.to_act()[0], "revoke 2H")) == "bad-move"


@clause("manillen-tornooi", "P4")
async def test_manillen_of_tournaments_is_opened_in_the_same_way(hall: Hall) -> None:
    live, _ = await company(hall, game="manillen-tornooi", terms=AT_TABLE)
    assert live.table.game.options.enforcement == "table"
    with pytest.raises(IllegalMove):
        await live.play(0, "claim 1")
