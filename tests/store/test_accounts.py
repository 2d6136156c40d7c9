"""Accounts in the database, of either kind: guessing at once guesses no more, and what is erased is nowhere."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, text

from troef.people.account import KEEP_SIGNED_IN, MOST_SESSIONS, Account, Session, Way
from troef.people.guessing import FREE_GUESSES
from troef.store import accounts
from troef.store.database import Database, in_memory, open_database
from troef.store.shelf import Shelf

LIES = Account("lies", "Lies", "0.0.0.0.0.0.0", 100, 100)
BRAM = Account("bram", "Bram", "1.0.0.0.0.0.0", 100, 100)


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    database = open_database(address)
    yield database
    database.close()


@pytest.fixture
def connection(database: Database) -> Iterator[Connection]:
    with database.writing.begin() as connection:
        accounts.add(connection, LIES)
        accounts.add(connection, BRAM)
        yield connection


def card(account: str, number: str, made: str = "card") -> Way:
    return Way(f"{made}-{account}", account, "card", number, "hash", created=100)


def test_an_account_is_found_as_it_was_left(connection: Connection) -> None:
    accounts.change(connection, "lies", name="Liesbeth", listed=False)
    found = accounts.find(connection, "lies")
    assert found == Account("lies", "Liesbeth", "0.0.0.0.0.0.0", 100, 100, None, False)
    assert accounts.find(connection, "nobody") is None


def test_a_card_and_a_name_to_sign_in_with_are_of_one_account(connection: Connection) -> None:
    accounts.put_way(connection, card("lies", "123456"))
    savepoint = connection.begin_nested()
    with pytest.raises(accounts.Taken):
        accounts.put_way(connection, card("bram", "123456"))
    savepoint.rollback()
    accounts.put_way(connection, card("lies", "654321", "new"), replacing=True)
    assert accounts.way(connection, "card", "123456") is None
    assert [way.handle for way in accounts.ways(connection, "lies")] == ["654321"]


def test_guesses_are_counted_before_they_are_looked_at(database: Database) -> None:
    """Forty at once: five count, the others wait."""
    with database.writing.begin() as connection:
        accounts.add(connection, LIES)
        accounts.put_way(connection, card("lies", "123456"))

    def guess(_: int) -> int:
        with database.writing.begin() as connection:
            return accounts.begin_guess(connection, "card-lies", 1000)

    with ThreadPoolExecutor(8) as threads:
        waits = list(threads.map(guess, range(40)))
    assert waits.count(0) == FREE_GUESSES
    assert {wait for wait in waits if wait} == {60}
    with database.writing.begin() as connection:
        assert accounts.begin_guess(connection, "card-lies", 1060) == 0
        assert accounts.begin_guess(connection, "card-lies", 1061) == 119
        (way,) = accounts.ways(connection, "lies")
        assert accounts.used(connection, way, 1200)
        assert accounts.begin_guess(connection, "card-lies", 1200) == 0


def test_a_passkey_that_counts_no_further_was_copied(connection: Connection) -> None:
    made = Way("key", "lies", "passkey", "credential", "public", count=4, created=100)
    accounts.put_way(connection, made)
    assert accounts.used(connection, made, 200, count=5)
    assert not accounts.used(connection, made, 201, count=6)  # somebody else had read it at 4 as well


def test_of_too_many_devices_the_oldest_are_signed_out(connection: Connection) -> None:
    for at in range(MOST_SESSIONS + 3):
        accounts.add_session(connection, Session(f"s{at}", f"hash {at}", "lies", "Firefox", at, at))
    kept = accounts.sessions(connection, "lies")
    assert [session.seen for session in kept] == list(range(MOST_SESSIONS + 2, 2, -1))
    assert accounts.session(connection, "hash 0") is None
    found = accounts.session(connection, "hash 10")
    assert found is not None and found[1] == LIES and found[2] is False
    accounts.end_sessions(connection, "lies", but="s10")
    assert [session.id for session in accounts.sessions(connection, "lies")] == ["s10"]
    accounts.end_sessions(connection, "bram", only="s10")
    assert len(accounts.sessions(connection, "lies")) == 1


def test_a_ticket_is_used_once(connection: Connection) -> None:
    assert accounts.spend(connection, "mark", 500, 100)
    assert not accounts.spend(connection, "mark", 500, 100)
    assert accounts.spend(connection, "mark", 900, 501)  # nobody could have used it so late


def test_a_guest_takes_chairs_along_to_an_account(connection: Connection) -> None:
    accounts.keep_chair(connection, "lies", "t1", 100)
    accounts.keep_chair(connection, "bram", "t1", 110)
    accounts.keep_chair(connection, "lies", "t2", 120)
    accounts.take_in(connection, "lies", "bram")
    assert accounts.chairs(connection, "bram") == [("t2", "lies"), ("t1", "bram")]
    assert accounts.names_of(connection, "bram") == ["bram", "lies"]
    assert accounts.find(connection, "lies") is None


def test_who_is_erased_is_nowhere(connection: Connection) -> None:
    """No table of the database has the account any more, not even under the name of the guest that he was."""
    accounts.take_in(connection, "lies", "bram")
    accounts.put_way(connection, card("bram", "123456"))
    accounts.add_session(connection, Session("s", "hash", "bram", "Firefox", 1, 1))
    accounts.keep_chair(connection, "bram", "t1", 100)
    accounts.erase(connection, "bram", "nobody")
    tables = ("accounts", "account_ways", "account_sessions", "account_chairs", "account_aliases")
    assert [connection.execute(text(f"SELECT count(*) FROM {table}")).scalar() for table in tables] == [0] * 5


def test_guests_whom_nobody_can_reach_are_found(connection: Connection) -> None:
    """A guest whose device was not seen for long; who keeps a way back stays."""
    now = 200 + KEEP_SIGNED_IN
    accounts.add(connection, Account("fien", "Fien", "0.0.0.0.0.0.0", 100, 100))
    accounts.add_session(connection, Session("old", "old", "lies", "", 100, 100))
    accounts.add_session(connection, Session("new", "new", "bram", "", 100, 300))
    accounts.put_way(connection, card("fien", "123456"))
    assert accounts.forget_unseen(connection, now) == ["lies"]
    assert accounts.sessions(connection, "lies") == []


async def test_the_key_of_the_server_is_made_once(address: str) -> None:
    for database in (open_database(address), in_memory()):
        shelf = Shelf(database)
        keys = [await shelf.write(accounts.signing_key) for _ in range(2)]
        assert keys[0] == keys[1] and len(keys[0]) == 32
        shelf.close()
        database.close()
