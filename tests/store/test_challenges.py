"""Challenges in the database, of either kind: who plays the same cards, and what they came to."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from troef.people.account import Account
from troef.store import accounts, challenges
from troef.store.challenges import Try
from troef.store.database import open_database
from troef.table.replay.duplicate import Result

RESULT = Result((12, -4, 0), 8, True, 1)


@pytest.fixture
def connection(address: str) -> Iterator[Connection]:
    database = open_database(address)
    with database.writing.begin() as connection:
        for name in ("lies", "wout", "guest"):
            accounts.add(connection, Account(name, name.title(), "0.0.0.0.0.0.0", 1, 1))
        yield connection
    database.close()


def test_a_match_and_a_seat_have_one_challenge(connection: Connection) -> None:
    made = challenges.make(connection, "t1", 1, 0, "secret", 5)
    assert challenges.make(connection, "t1", 1, 0, "other", 9) == made == challenges.find(connection, made.id)
    assert challenges.make(connection, "t1", 1, 2, "other", 9).id != made.id
    assert challenges.find(connection, "nothing") is None


def test_who_plays_is_there_once_with_the_result_when_it_is_known(connection: Connection) -> None:
    made = challenges.make(connection, "t1", 1, 0, "secret", 5)
    first, second = Try("t1", "lies", "a", "Lies", 5, RESULT), Try("t2", "guest", "b", "Wout", 6, None)
    for one in (first, first, second):
        challenges.add_try(connection, made.id, one)
    assert challenges.tries(connection, made.id) == [first, second]
    challenges.note_result(connection, made.id, "t2", Result((), -3, False, 0))
    accounts.take_in(connection, "guest", "wout")
    accounts.erase(connection, "lies", "nobody")
    erased, ended = challenges.tries(connection, made.id)
    assert (erased.account, erased.name, erased.result) == (None, "", RESULT)
    assert (ended.account, ended.result) == ("wout", Result((), -3, False, 0))
