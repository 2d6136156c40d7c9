"""Friends in a database of either kind: asked and accepted, removed, blocked, and nothing of it told to who is."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from troef.people.account import Account
from troef.store import accounts, friends
from troef.store.database import open_database
from troef.store.friends import INVITED_FOR, TooManyFriends


@pytest.fixture
def connection(address: str) -> Iterator[Connection]:
    database = open_database(address)
    with database.writing.begin() as connection:
        for name in ("lies", "wout", "noor", "guest"):
            accounts.add(connection, Account(name, name.capitalize(), "0.0.0.0.0.0.0", 100, 100))
        yield connection
    database.close()


def stands(connection: Connection, account: str) -> dict[str, list[str]]:
    """How somebody stands to others, without what is empty."""
    found = friends.circle(connection, account)
    told = {"friends": found.friends, "asking": found.asking, "asked": found.asked, "blocked": found.blocked}
    return {kind: [other.id for other in others] for kind, others in told.items() if others}


def befriend(connection: Connection, one: str, other: str) -> None:
    friends.ask(connection, one, other, 100)
    friends.ask(connection, other, one, 100)


def test_somebody_is_found_by_his_code_until_he_has_another_one(connection: Connection) -> None:
    code = friends.code_of(connection, "lies")
    assert friends.code_of(connection, "lies") == code
    found = friends.by_code(connection, code)
    assert found is not None and found.name == "Lies"
    assert friends.renew_code(connection, "lies") != code
    assert friends.by_code(connection, code) is None


def test_friends_are_two_who_both_want_it(connection: Connection) -> None:
    friends.ask(connection, "lies", "wout", 100)
    assert (stands(connection, "lies"), stands(connection, "wout")) == ({"asked": ["wout"]}, {"asking": ["lies"]})
    assert friends.friends_of(connection, "wout") == set()
    assert friends.answer(connection, "wout", "lies", True, 100)
    assert (stands(connection, "lies"), stands(connection, "wout")) == ({"friends": ["wout"]}, {"friends": ["lies"]})
    assert friends.friends_of(connection, "lies") == {"wout"}
    friends.ask(connection, "lies", "wout", 101)
    assert stands(connection, "lies") == {"friends": ["wout"]}
    friends.end(connection, "wout", "lies")
    assert (stands(connection, "lies"), stands(connection, "wout")) == ({}, {})


def test_two_who_ask_each_other_are_friends_at_once(connection: Connection) -> None:
    befriend(connection, "lies", "wout")
    assert stands(connection, "lies") == {"friends": ["wout"]}


def test_who_is_not_accepted_or_takes_it_back_is_no_friend(connection: Connection) -> None:
    assert not friends.answer(connection, "wout", "lies", True, 100)
    friends.ask(connection, "lies", "wout", 100)
    assert friends.answer(connection, "wout", "lies", False, 100)
    assert stands(connection, "lies") == {}
    friends.ask(connection, "lies", "wout", 100)
    friends.end(connection, "lies", "wout")
    assert stands(connection, "wout") == {}


def test_who_is_blocked_notices_nothing(connection: Connection) -> None:
    befriend(connection, "lies", "wout")
    friends.block(connection, "lies", "wout", 100)
    assert (stands(connection, "lies"), stands(connection, "wout")) == ({"blocked": ["wout"]}, {})
    friends.ask(connection, "wout", "lies", 100)
    assert (stands(connection, "lies"), stands(connection, "wout")) == ({"blocked": ["wout"]}, {"asked": ["lies"]})
    assert not friends.answer(connection, "lies", "wout", True, 100)
    assert not friends.invite(connection, "lies", "wout", "t", 100)
    friends.end(connection, "wout", "lies")
    assert stands(connection, "lies") == {"blocked": ["wout"]}
    friends.end(connection, "lies", "wout")
    assert (stands(connection, "lies"), stands(connection, "wout")) == ({}, {})


def test_whom_one_blocks_back_stays_blocked_by_both(connection: Connection) -> None:
    friends.block(connection, "lies", "wout", 100)
    friends.block(connection, "wout", "lies", 100)
    assert (stands(connection, "lies"), stands(connection, "wout")) == ({"blocked": ["wout"]}, {"blocked": ["lies"]})


def test_nobody_has_friends_without_end(connection: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST", 1)
    friends.ask(connection, "lies", "wout", 100)
    with pytest.raises(TooManyFriends):
        friends.ask(connection, "lies", "noor", 100)


def test_friends_invite_each_other_and_nobody_else(connection: Connection) -> None:
    befriend(connection, "lies", "wout")
    assert friends.invite(connection, "wout", "lies", "table1", 100)
    assert friends.invite(connection, "wout", "lies", "table1", 110)
    assert not friends.invite(connection, "noor", "lies", "table1", 100)
    (invitation,) = friends.invitations(connection, ["wout", "noor"], 110)["wout"]
    assert (invitation.table, invitation.by.name) == ("table1", "Lies")
    assert friends.invitations(connection, ["wout"], 111 + INVITED_FOR) == {}
    friends.decline(connection, "wout", "table1")
    assert friends.invitations(connection, ["wout"], 110) == {}
    friends.invite(connection, "wout", "lies", "table1", 110)
    friends.end(connection, "wout", "lies")
    assert friends.invitations(connection, ["wout"], 110) == {}


def test_an_erased_account_has_no_friends_code_or_invitations(connection: Connection) -> None:
    befriend(connection, "lies", "wout")
    friends.ask(connection, "noor", "lies", 100)
    friends.block(connection, "lies", "guest", 100)
    friends.invite(connection, "wout", "lies", "table1", 100)
    code = friends.code_of(connection, "lies")
    accounts.erase(connection, "lies", "nobody")
    assert [stands(connection, one) for one in ("wout", "noor", "guest")] == [{}, {}, {}]
    assert friends.by_code(connection, code) is None and friends.invitations(connection, ["wout"], 100) == {}


def test_who_signs_in_takes_along_the_friends_that_he_had_as_a_guest(connection: Connection) -> None:
    befriend(connection, "guest", "wout")
    befriend(connection, "guest", "noor")
    friends.ask(connection, "lies", "noor", 100)
    befriend(connection, "guest", "lies")
    friends.code_of(connection, "guest")
    accounts.take_in(connection, "guest", "lies")
    assert stands(connection, "lies") == {"friends": ["noor", "wout"]}
    assert [stands(connection, one) for one in ("wout", "noor")] == [{"friends": ["lies"]}, {"friends": ["lies"]}]
    assert friends.friends_of(connection, "wout") == {"lies", "guest"}
