"""How matches ended, in the database: written once, and rated in the order in which they ended."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection

from troef.people.account import Account
from troef.people.ratings import LEAST_MATCHES, rate_all
from troef.store import accounts, results
from troef.store.database import open_database
from troef.table.match.match_end import MatchEnd, SeatEnd

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
PEOPLE = ("lies", "bram", "joris", "fien")


@pytest.fixture
def connection(address: str) -> Iterator[Connection]:
    database = open_database(address)
    with database.writing.begin() as connection:
        for name in PEOPLE:
            accounts.add(connection, Account(name, name.title(), "0.0.0.0.0.0.0", 1, 1))
        yield connection
    database.close()


def ended(number: int, winner: int, rated: bool = True, people: tuple[str | None, ...] = PEOPLE) -> MatchEnd:
    """A match of two against two; who has no name is a bot."""
    seats = [
        SeatEnd(name, name is None, at % 2, int(at % 2 == winner), at % 2 == winner) for at, name in enumerate(people)
    ]
    return MatchEnd(f"t{number}", 1, "wiezen", "gewoon", NOON + timedelta(hours=number), rated, False, tuple(seats))


ENDS = [ended(number, winner) for number, winner in enumerate([0, 0, 1, 0, 1, 0, 0])]


def test_ratings_do_not_depend_on_when_ends_are_written_down_or_how_often(connection: Connection) -> None:
    *_, (_, last) = rate_all(ENDS)
    mixed = random.Random(7).sample(ENDS, len(ENDS))
    assert [results.note(connection, end) for end in [*mixed, *mixed]] == [True] * 7 + [False] * 7
    for name, rating in last.items():
        assert results.ratings_of(connection, name) == {"wiezen": rating}
    before = results.leaderboard(connection, "wiezen")
    results.rate_again(connection, "wiezen")
    assert results.leaderboard(connection, "wiezen") == before


def test_a_leaderboard_has_people_who_played_enough_and_want_to_be_there(connection: Connection) -> None:
    for end in ENDS[: LEAST_MATCHES - 1]:
        results.note(connection, end)
    assert results.leaderboard(connection, "wiezen") == []
    for end in ENDS:
        results.note(connection, end)
    assert [row.name for row in results.leaderboard(connection, "wiezen")] == ["Joris", "Lies", "Bram", "Fien"]
    accounts.change(connection, "joris", listed=False)
    accounts.erase(connection, "fien", "nobody")
    assert [row.name for row in results.leaderboard(connection, "wiezen")] == ["Lies", "Bram"]
    results.rate_again(connection, "wiezen")
    assert [row.name for row in results.leaderboard(connection, "wiezen")] == ["Lies", "Bram"]
    assert results.rated_games(connection) == ["wiezen"]


def test_with_bots_nobody_is_rated(connection: Connection) -> None:
    results.note(connection, ended(1, 0, rated=False, people=("lies", None, None, None)))
    results.note(connection, ended(2, 0, people=("lies", "bram", "joris", None)))
    assert results.ratings_of(connection, "lies") == {}
    found = results.matches_of(connection, "lies")
    assert [(one.end.table, one.seat, one.rating) for one in found] == [("t1", 0, None), ("t2", 0, None)]


def test_a_curve_is_what_the_rating_was_after_each_match(connection: Connection) -> None:
    for end in ENDS:
        results.note(connection, end)
    curve = [after["bram"] for _, after in rate_all(ENDS)]
    found = results.matches_of(connection, "bram", "wiezen")
    assert [one.rating for one in found] == [(rating.mu, rating.sigma) for rating in curve]
    assert results.matches_of(connection, "bram", "manillen") == []


def test_what_a_guest_played_is_of_the_account_that_took_him_in(connection: Connection) -> None:
    """Also what is written down only afterwards, since the log has the guest."""
    accounts.add(connection, Account("guest", "Lies", "0.0.0.0.0.0.0", 1, 1))
    results.note(connection, ended(1, 0, rated=False, people=("guest", None, None, None)))
    accounts.take_in(connection, "guest", "lies")
    results.note(connection, ended(2, 0, rated=False, people=("guest", None, None, None)))
    assert [one.end.table for one in results.matches_of(connection, "lies")] == ["t1", "t2"]
    assert results.names_in(connection, {"guest", "lies"}) == {"lies": "Lies"}
