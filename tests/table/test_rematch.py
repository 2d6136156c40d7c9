"""After a match: who wants another one, who leaves his chair to others, and matches that count together."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from clauses import clause
from table.company import Listener, Message, play_to_the_end
from table.conftest import AT_ONCE
from table.test_chairs import again, arrive, refused
from troef.core.record import Record, read_record
from troef.core.registry import find_game
from troef.core.view import Outcome
from troef.table.fault import Fault
from troef.table.hall.hall import Chair, Hall
from troef.table.hall.offers import offered_to
from troef.table.live import LiveTable
from troef.table.log import Log, log_line
from troef.table.match.series import Series
from troef.table.people.people import Member
from troef.table.table import Table, founding_lines
from troef.table.terms import Terms


@pytest.fixture
async def patient(log: Log) -> Any:
    """A hall where nobody's time to say whether he wants another match is up."""
    hall = Hall(log, replace(AT_ONCE, rematch=3600))
    yield hall
    await hall.close()


def member(account: str) -> Member:
    return Member(account, "", True, lambda table: f"{account}-{table}")


async def sat(hall: Hall, names: str = "Lies Wout", **wish: Any) -> tuple[LiveTable, list[Listener], list[Chair]]:
    """A table of the small game, where each of these people has sat down."""
    first, *others = names.split()
    rated = wish.get("terms", Terms()).rated
    chair = await hall.open(
        "toy", bot="random", name=first, waits=True, member=member(first) if rated else None, **wish
    )
    joined = [await hall.join(chair.table, name, member=member(name) if rated else None) for name in others]
    chairs = [chair, *joined]
    arrived = [await arrive(hall, one) for one in chairs]
    return arrived[0][0], [listener for _, listener in arrived], chairs


async def played(live: LiveTable, people: list[Listener]) -> Message:
    """The last message of a match that they play to its end."""
    ends = await asyncio.gather(*[play_to_the_end(live, one) for one in people])
    return ends[0]


async def begun(people: list[Listener], match: int) -> Message:
    """What they hear first of a match, all of them."""

    def of_it(message: Message) -> bool:
        return message["type"] == "view" and bool(message["match"] == match)

    told = [await one.until(of_it) for one in people]
    return told[0]


async def test_another_match_begins_when_all_who_are_here_want_it(patient: Hall, toy: None) -> None:
    live, people, _ = await sat(patient)
    await played(live, people)
    await live.rematch(0, True)
    told = await people[1].until(lambda message: "wanting" in message)
    assert told["wanting"] == [0] and live.table.matches == 1
    await live.rematch(1, True)
    assert "wanting" not in await begun(people, 2)


async def test_nobody_holds_the_others_up_for_long(hall: Hall, log: Log, toy: None) -> None:
    brisk = Hall(log, replace(AT_ONCE, rematch=0.01))
    live, people, _ = await sat(brisk)
    await played(live, people)
    await live.rematch(1, True)
    assert (await begun(people, 2))["people"][0]["name"] == "Lies"
    await brisk.close()


async def test_who_goes_away_is_not_waited_for(patient: Hall, toy: None) -> None:
    live, people, _ = await sat(patient)
    await played(live, people)
    await live.rematch(0, True)
    live.leave(people[1])
    await begun(people[:1], 2)


async def test_who_wants_no_more_leaves_his_chair_to_whoever_comes(patient: Hall, log: Log, toy: None) -> None:
    live, people, chairs = await sat(patient)
    await played(live, people)
    await live.rematch(1, False)
    assert patient.offers() == [
        {
            "table": chairs[0].table,
            "game": "toy",
            "rules": "book",
            "seats": 2,
            "names": ["Lies"],
            "free": 1,
            "advice": False,
        }
    ]
    friend = await patient.join(chairs[0].table, "Noor")
    assert (friend.seat, friend.waits) == (1, False) and patient.offers() == []
    await arrive(patient, friend)
    await live.rematch(0, True)
    await live.rematch(1, True)
    await begun(people, 2)
    assert [person and person.name for person in (await again(log, live)).people] == ["Lies", "Noor"]


async def test_his_chair_is_his_again_as_long_as_nobody_has_come(patient: Hall, toy: None) -> None:
    live, people, chairs = await sat(patient)
    await played(live, people)
    await live.rematch(1, False)
    await arrive(patient, chairs[1])
    assert live.table.people[1] is not None and live.table.people[1].name == "Wout"
    assert patient.offers() == []


async def test_at_a_rated_table_the_chair_waits_for_a_person(patient: Hall, toy: None) -> None:
    live, people, chairs = await sat(patient, terms=Terms(rated=True))
    await played(live, people)
    await live.rematch(1, False)
    await live.rematch(0, True)
    assert await refused(live.again()) == "rated-only-people"
    assert live.table.matches == 1
    assert await refused(patient.join(chairs[0].table, "Noor")) == "rated-needs-account"
    friend = await patient.join(chairs[0].table, "Noor", member=member("Noor"))
    _, heard = await arrive(patient, friend)
    await live.rematch(1, True)
    await begun([people[0], heard], 2)


async def test_while_a_match_is_played_nobody_wants_another_one(hall: Hall, toy: None) -> None:
    live, people, _ = await sat(hall)
    await people[0].until(lambda message: message["type"] == "view")
    assert await refused(live.rematch(0, True)) == "not-over"
    assert await refused(live.rematch(0, False)) == "not-over"
    assert await refused(live.propose_lot(0)) == "not-over"


async def test_chairs_are_drawn_by_lot_when_all_agree(patient: Hall, log: Log, toy: None) -> None:
    live, people, _ = await sat(patient, "Lies Wout Noor Daan", seats=4)
    await played(live, people)
    before = {person.name for person in live.table.people if person}
    await live.propose_lot(2)
    assert live.table.agreements.proposal is not None
    for seat in (0, 1, 3):
        assert {person.name for person in live.table.people if person} == before
        await live.answer(seat, True)
    assert live.table.agreements.proposal is None
    assert {person.name for person in live.table.people if person} == before
    drawn = [line for line in await log.load(live.table.name) if "chairs_of" in line]
    assert len(drawn) == 1 and (await again(log, live)).seating.by_age() == live.table.seating.by_age()


# ---- matches that count together ----


async def test_a_best_of_three_is_over_when_nobody_can_be_overtaken(patient: Hall, log: Log, toy: None) -> None:
    live, people, _ = await sat(patient, terms=Terms(matches=3, best_of=True))
    for match in (1, 2, 3):
        last = await played(live, people)
        told = last["series"]
        assert told["played"] == match and sum(told["won"]) <= match
        if told["over"]:
            break
        await live.rematch(0, True)
        await live.rematch(1, True)
        await begun(people, match + 1)
    assert told["winners"] == [told["won"].index(2)]
    series = (await again(log, live)).series
    assert series is not None and series.as_dict() == told
    await live.rematch(0, True)
    await live.rematch(1, True)
    fresh = await begun(people, live.table.matches + 1)
    assert (fresh["series"]["played"], fresh["series"]["won"]) == (0, [0, 0])


@clause("poker", "R19")
def test_a_match_that_ends_with_the_cards_of_a_deal_counts_too() -> None:
    """Who has one chip left bets it before he has seen a card: the deal is over as soon as it lies."""
    game = find_game("poker", starting_stack=3)
    table = Table("all in")
    lines = founding_lines(game, 2, "random", "2", Terms(matches=3))
    lines += [log_line({"sit": seat, "name": f"{seat}", "bot": "random"}) for seat in (0, 1)]
    for line in [*lines, Record(game, 2, 0).lines()[0]]:
        table.apply(line)
    for line in [*table.deal_lines(), log_line({"seat": 0, "move": "all in"}), log_line({"seat": 1, "move": "fold"})]:
        table.apply(line)
    assert not table.over
    for line in table.deal_lines():
        table.apply(line)
    assert table.over and table.series is not None
    assert (table.series.played, table.series.won) == (1, [1, 0])
    told = table.end_for(0)
    assert told is not None and told["deal"] == 2
    assert read_record(table.record_text()).ending is not None


def test_who_changes_chairs_takes_along_what_he_has_won() -> None:
    series = Series(Terms(matches=4), 4, low_wins=False)
    series.note(Outcome((162, 0, 162, 0), (0, 2), "deals"))
    series.rearrange([1, 0, 2, 3])
    assert (series.won, series.totals) == ([0, 1, 1, 0], [0, 162, 162, 0])


def test_a_draw_is_a_match_that_nobody_has_won_and_equal_wins_are_decided_by_points() -> None:
    series = Series(Terms(matches=3), 2, low_wins=True)
    series.note(Outcome((10, 10), (0, 1), "deals"))
    series.note(Outcome((4, 30), (0,), "deals"))
    assert not series.over
    series.note(Outcome((20, 5), (1,), "deals"))
    assert (series.won, series.over, series.winners) == ([1, 1], True, [0])


@pytest.mark.parametrize(("matches", "best_of"), [(0, False), (10, False), (2, True), (1, True), (-3, False)])
async def test_a_length_that_cannot_be_is_refused(hall: Hall, matches: int, best_of: bool, toy: None) -> None:
    with pytest.raises(Fault, match="bad-length"):
        await hall.open("toy", bot="random", waits=True, terms=Terms(matches=matches, best_of=best_of))


async def test_who_plays_alone_plays_no_series(hall: Hall) -> None:
    assert await refused(hall.open("patience", terms=Terms(matches=3))) == "bad-length"


# ---- who sees that people are awaited ----


async def test_a_table_is_seen_by_all_by_friends_or_by_who_has_its_link(hall: Hall, toy: None) -> None:
    for listed in (True, "friends", False):
        await hall.open("toy", bot="random", name="Lies", waits=True, terms=Terms(listed=listed), member=member("lies"))
    assert len(hall.offers()) == 1
    assert [offered_to(table, {"lies"}) for table in hall.awaiting()] == [True, True, False]
    assert not any(offered_to(table, {"wout"}) for table in hall.awaiting())


async def test_an_offer_says_for_what_people_are_awaited(hall: Hall) -> None:
    terms = Terms(matches=3, best_of=True)
    await hall.open("klaverjassen", "rotterdams", {"deals": 8}, name="Lies", waits=True, terms=terms)
    (told,) = hall.offers()
    assert told["matches"] == 3 and told["best_of"] is True and told["options"] == {"deals": 8}
    assert (told["rules"], told["free"]) == ("rotterdams", 3)
