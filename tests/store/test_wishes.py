"""People who look for others, in a database of either kind: seated once, together, and whichever node is first."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest
from sqlalchemy import Connection

from troef.people.account import Account
from troef.store import accounts, friends, wishes
from troef.store.database import Database, open_database
from troef.store.wishes import KEEP_SEATED, LAPSE, TooMany
from troef.table.people.matching import Meeting, MetTable, Wanted, Wish

SKAT, BRIDGE = Wanted("skat"), Wanted("bridge")
HOUSE = "192.0.2.7"


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    database = open_database(address)
    yield database
    database.close()


@pytest.fixture
def connection(database: Database) -> Iterator[Connection]:
    with database.writing.begin() as connection:
        yield connection


def wait(connection: Connection, *keys: str, games: tuple[Wanted, ...] = (SKAT,), now: int = 100) -> None:
    for key in keys:
        wishes.put(connection, Wish(key, games, name=key), "line", HOUSE, 100, now)


def seater(names: "Iterator[int] | None" = None) -> "Seater":
    return Seater(names if names is not None else count(1))


class Seater:
    """Gives tables in order: table1, table2 …"""

    def __init__(self, names: Iterator[int]) -> None:
        self.names = names

    def __call__(self, meeting: Meeting) -> MetTable:
        seats = {wish.key: seat for seat, wish in enumerate(meeting.wishes)}
        return MetTable(f"table{next(self.names)}", [meeting.game], seats)


def waiting(connection: Connection, now: int = 100) -> list[str]:
    return [wish.key for wish in wishes.waiting(connection, now)]


def test_the_third_for_skat_seats_all_three(connection: Connection) -> None:
    wait(connection, "lies", "wout")
    assert wishes.meet(connection, seater(), 100) == 0
    assert waiting(connection) == ["lies", "wout"]
    wait(connection, "noor", "daan")
    assert wishes.meet(connection, seater(), 100) == 1
    everybody = ("lies", "wout", "noor", "daan")
    assert wishes.seated(connection, everybody) == {"lies": ("table1", 0), "wout": ("table1", 1), "noor": ("table1", 2)}
    assert waiting(connection) == ["daan"]
    assert wishes.lines_of(connection, "table1") == ["skat"]
    wishes.in_log(connection, "table1")
    assert wishes.lines_of(connection, "table1") == []


def test_who_is_seated_stays_so_whatever_he_asks_then(connection: Connection) -> None:
    wait(connection, "lies", "wout", "noor")
    wishes.meet(connection, seater(), 100)
    wait(connection, "lies", games=(BRIDGE,))
    wishes.end(connection, "lies")
    wishes.leave(connection, "lies", "line")
    assert wishes.meet(connection, seater(), 100) == 0
    assert wishes.seated(connection, ["lies"]) == {"lies": ("table1", 0)}
    wishes.forget(connection, 101 + KEEP_SEATED)
    assert wishes.seated(connection, ["lies"]) == {}


def test_who_comes_back_keeps_his_place_and_who_wants_something_else_gets_a_new_one(connection: Connection) -> None:
    wait(connection, "lies", "wout")
    wishes.leave(connection, "lies", "line")
    assert waiting(connection) == ["wout"]
    wait(connection, "lies")
    wishes.leave(connection, "lies", "former line")
    assert waiting(connection) == ["lies", "wout"]
    wait(connection, "lies", games=(SKAT, BRIDGE))
    assert waiting(connection) == ["wout", "lies"]


def test_the_wish_of_somebody_who_is_gone_ends_by_itself(connection: Connection) -> None:
    wait(connection, "lies", "wout")
    wishes.see(connection, ["wout"], 100 + LAPSE)
    wait(connection, "noor", now=101 + LAPSE)
    assert wishes.meet(connection, seater(), 101 + LAPSE) == 0
    assert waiting(connection, 101 + LAPSE) == ["wout", "noor"]
    wishes.forget(connection, 101 + LAPSE)
    assert wishes.seated(connection, ["lies"]) == {}
    wait(connection, "lies", now=101 + LAPSE)
    assert waiting(connection, 101 + LAPSE) == ["wout", "noor", "lies"]


def test_who_waits_no_more_is_seated_with_nobody(connection: Connection) -> None:
    wait(connection, "lies", "wout")
    wishes.end(connection, "wout")
    wait(connection, "noor")
    assert wishes.meet(connection, seater(), 100) == 0 and waiting(connection) == ["lies", "noor"]


def test_an_account_waits_once_and_a_visitor_only_so_often(connection: Connection) -> None:
    for key in ("phone", "laptop"):
        wishes.put(connection, Wish(key, (SKAT,), account="lies"), "line", HOUSE, 2, 100)
    assert waiting(connection) == ["laptop"]
    wishes.put(connection, Wish("wout", (SKAT,)), "line", HOUSE, 2, 100)
    with pytest.raises(TooMany):
        wishes.put(connection, Wish("noor", (SKAT,)), "line", HOUSE, 2, 100)
    wishes.put(connection, Wish("noor", (SKAT,)), "line", "192.0.2.8", 2, 100)
    assert waiting(connection) == ["laptop", "wout", "noor"]


def test_who_is_blocked_does_not_meet_who_has_blocked_him(connection: Connection) -> None:
    friends.block(connection, "lies", "wout", 100)
    for name in ("lies", "wout", "noor"):
        wishes.put(connection, Wish(name, (SKAT,), account=name), "line", HOUSE, 9, 100)
    assert wishes.meet(connection, seater(), 100) == 0
    wishes.put(connection, Wish("daan", (SKAT,), account="daan"), "line", HOUSE, 9, 100)
    assert wishes.meet(connection, seater(), 100) == 1
    assert waiting(connection) == ["wout"]
    assert accounts.chairs(connection, "noor") == [("table1", "noor")]


def test_an_erased_account_waits_no_more(connection: Connection) -> None:
    accounts.add(connection, Account("lies", "Lies", "", 100, 100))
    wishes.put(connection, Wish("phone", (SKAT,), account="lies"), "line", HOUSE, 9, 100)
    accounts.erase(connection, "lies", "nobody")
    assert waiting(connection) == []


def test_many_who_come_at_once_are_each_seated_once(database: Database) -> None:
    """Thirty people on several nodes, each of which seats whoever it can: ten tables of three, nobody twice."""
    names = count(1)

    def come(place: int) -> int:
        with database.writing.begin() as connection:
            wishes.put(connection, Wish(f"{place}", (SKAT,)), "line", HOUSE, 100, 100)
        with database.writing.begin() as connection:
            return wishes.meet(connection, seater(names), 100)

    with ThreadPoolExecutor(6) as nodes:
        made = sum(nodes.map(come, range(30)))
    with database.reading.connect() as connection:
        seated = wishes.seated(connection, [f"{place}" for place in range(30)])
    assert (made, len(seated)) == (10, 30)
    assert len(set(seated.values())) == 30 and len({table for table, _ in seated.values()}) == 10
