"""People with accounts at a table: one chair each, names that can be told apart, rated tables, and how matches end."""

import asyncio
import json
from typing import Any

import pytest

from table.company import LIMIT, Listener, play_to_the_end, sit_down
from troef.table.clock.clocks import RATED
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.log import Log
from troef.table.match.match_end import MatchEnd
from troef.table.people.names import clean_name, likeness, told_apart
from troef.table.people.people import Member
from troef.table.table import Table
from troef.table.terms import Terms


def member(account: str, kept: bool = True) -> Member:
    return Member(account, "0.1.2.3.0.1.2", kept, lambda table: f"{account} at {table}")


async def test_the_same_account_has_one_chair_at_a_table_and_the_same_token_on_each_device(hall: Hall) -> None:
    chair = await hall.open("klaverjassen", name="Lies", waits=True, member=member("lies"))
    assert chair.token == f"lies at {chair.table}"
    with pytest.raises(Fault, match="already-seated"):
        await hall.join(chair.table, "Lies", member=member("lies"))
    other = await hall.join(chair.table, "Bram", member=member("bram"))
    live = await hall.find(chair.table)
    assert live.require_seat(f"lies at {chair.table}") == 0
    assert [person and person.account for person in live.table.people] == ["lies", "bram", None, None]
    told = [live.told_of(seat, person) for seat, person in enumerate(live.table.people) if person is not None]
    assert told[other.seat]["avatar"] == "0.1.2.3.0.1.2" and "account" not in told[0]


async def test_names_at_a_table_can_be_told_apart(hall: Hall) -> None:
    """Somebody who looks like another gets a number; so does a person with the name of a bot."""
    chair = await hall.open("klaverjassen", name="Lies", waits=True)
    for name in ("LIES", "Lіes", "Bram"):  # the second with a Cyrillic letter
        await hall.join(chair.table, name)
    people = (await hall.find(chair.table)).table.people
    assert [person and person.name for person in people] == ["Lies", "LIES 2", "Lіes 3", "Bram"]
    alone = await hall.find((await hall.open("klaverjassen", name="bram")).table)
    assert len({likeness(person.name) for person in alone.table.people if person}) == 4


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  a\u0000b\u202e\n c ", "a b c"),
        ("e" + "\u0301" * 40, "é" + "\u0301" * 2),
        ("\u3164\u2800", ""),
        ("x" * 99, "x" * 24),
        ("Zoë 🃏", "Zoë 🃏"),
    ],
)
def test_a_name_is_shown_on_one_line_and_is_not_too_long(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_a_number_never_makes_a_name_too_long() -> None:
    taken = ["x" * 24]
    for _ in range(12):
        taken.append(told_apart("x" * 24, taken))
    assert len(set(taken)) == 13 and max(map(len, taken)) == 24


async def test_rated_tables_are_for_people_who_keep_an_account(hall: Hall) -> None:
    """No bots, no advice, no known cards, and nobody whose account is gone with his browser."""
    refused: list[tuple[dict[str, Any], str]] = [
        ({"waits": False}, "rated-only-people"),
        ({"waits": True, "terms": Terms(advice=True, rated=True)}, "rated-no-advice"),
        ({"waits": True, "seed": "7"}, "rated-no-seed"),
        ({"waits": True, "member": member("a guest", kept=False)}, "rated-needs-account"),
        ({"waits": True, "member": None}, "rated-needs-account"),
    ]
    for wish, fault in refused:
        with pytest.raises(Fault, match=fault):
            await hall.open("klaverjassen", **{"terms": Terms(rated=True), "member": member("lies"), **wish})
    with pytest.raises(Fault, match="rated-alone"):
        await hall.open("patience", terms=Terms(rated=True), waits=True, member=member("lies"))
    chair = await hall.open("klaverjassen", terms=Terms(rated=True), waits=True, member=member("lies"))
    live = await hall.find(chair.table)
    with pytest.raises(Fault, match="rated-needs-account"):
        await hall.join(chair.table, "Bram")
    with pytest.raises(Fault, match="rated-only-people"):
        await live.fill(chair.token)
    for name in ("bram", "joris", "fien"):
        await hall.join(chair.table, name, member=member(name))
    with pytest.raises(Fault, match="rated-only-people"):
        await live.stand(0)
    assert live.table.terms == Terms(advice=False, rated=True, clock=RATED, delay="deal")


async def test_the_end_of_a_match_is_noted_once_where_somebody_with_an_account_played(hall: Hall, log: Log) -> None:
    """The log says when; who makes the table again from it finds the same end."""
    heard: asyncio.Queue[Table] = asyncio.Queue()
    hall.when_ended = heard.put_nowait
    chair = await hall.open("klaverjassen", options={"deals": 4}, bot="random", name="Lies", member=member("lies"))
    live, lies = await sit_down(hall, chair)
    end = await play_to_the_end(live, lies)
    async with asyncio.timeout(LIMIT):
        assert await heard.get() is live.table
    await live.add_words(0, "nothing happens any more")
    (noted,) = live.table.ends
    assert heard.empty()
    assert [json.loads(line).keys() for line in await log.load(chair.table)].count({"ended"}) == 1
    assert (noted.match, noted.game, noted.rated, noted.table) == (1, "klaverjassen", False, chair.table)
    assert [seat.account for seat in noted.seats] == ["lies", None, None, None]
    assert [seat.bot for seat in noted.seats] == [False, True, True, True]
    assert [seat.side for seat in noted.seats] == [0, 1, 0, 1]
    outcome = end["view"]["outcome"]
    assert [seat.score for seat in noted.seats] == outcome["scores"]
    assert [at for at, seat in enumerate(noted.seats) if seat.won] == outcome["winners"]
    assert again(chair.table, await log.load(chair.table)) == [noted]


def again(table: str, lines: list[str]) -> list[MatchEnd]:
    """The ends that the log of a table tells."""
    made = Table(table)
    for line in lines:
        made.apply(line)
    return made.ends


async def test_nothing_is_noted_of_a_match_without_accounts(hall: Hall, log: Log) -> None:
    chair = await hall.open("klaverjassen", options={"deals": 4}, bot="random", name="Lies")
    live, lies = await sit_down(hall, chair)
    assert isinstance(lies, Listener)
    await play_to_the_end(live, lies)
    assert live.table.over and live.table.ends == []
    assert "ended" not in (await log.load(chair.table))[-1]
