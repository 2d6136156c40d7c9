"""People who look for others, in the database: all nodes share one queue.

Who has found whom is written down in one transaction, with the lines of their table: each of them is seated once, and
at one table, whichever node dies meanwhile. A wish ends by itself when nobody has been there with it for a while.

Each function is done within the transaction of the connection that it gets (`Shelf`). Times are seconds since 1970.
"""

import json
from collections.abc import Callable, Collection
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, text, update

from troef.store.schema import ACCOUNT_CHAIRS, FRIENDS, MET_TABLES, WISHES
from troef.table.people.matching import Meeting, MetTable, Wanted, Wish, meetings

#: Seconds without a sign of life after which a wish ends: who has lost his line comes back within them.
LAPSE: Final = 20
#: Seconds for which it is kept at which table somebody was seated.
KEEP_SEATED: Final = 3600
#: What PostgreSQL's lock is known by: only one node at a time changes who waits.
_LOCK: Final = 7_306_564


class TooMany(Exception):
    """A visitor has as many wishes as he may have; nothing was changed."""


def put(connection: Connection, wish: Wish, line: str, visitor: str, most: int, now: int) -> None:
    """Somebody waits at the other end of a line of this name, or changes what he waits for; an account waits once. Who
    comes back with the same wish keeps his place, and who has been seated meanwhile stays so.

    Raises:
        TooMany: his visitor has `most` of them already.
    """
    _hold(connection)
    here = WISHES.c.key == wish.key
    row = connection.execute(select(WISHES).where(here)).mappings().first()
    if row is not None and row["table_id"] is not None:
        return
    games = json.dumps([asdict(wanted) for wanted in wish.games])
    told = {
        "games": games,
        "rated": wish.rated,
        "name": wish.name,
        "account": wish.account,
        "avatar": wish.avatar,
        "commitment": wish.commit,
        "line": line,
        "here": True,
        "seen": now,
    }
    if wish.account is not None:
        waits = WISHES.c.account == wish.account, WISHES.c.key != wish.key, WISHES.c.table_id.is_(None)
        connection.execute(delete(WISHES).where(*waits))
    if row is not None:
        place = row["place"] if (row["games"], bool(row["rated"])) == (games, wish.rated) else _last(connection) + 1
        connection.execute(update(WISHES).where(here).values(place=place, **told))
        return
    others = select(func.count()).select_from(WISHES).where(WISHES.c.visitor == visitor, WISHES.c.table_id.is_(None))
    if int(connection.execute(others).scalar_one()) >= most:
        raise TooMany
    connection.execute(insert(WISHES).values(key=wish.key, place=_last(connection) + 1, visitor=visitor, **told))


def meet(connection: Connection, seat: Callable[[Meeting], MetTable], now: int) -> int:
    """Seat all who can play together; gives how many tables that makes. `seat` gives the table of a meeting."""
    _hold(connection)
    there = _waiting(connection, WISHES.c.here, WISHES.c.seen >= now - LAPSE)
    found = meetings(there, _apart(connection, [wish.account for wish in there if wish.account is not None]))
    for meeting in found:
        table = seat(meeting)
        connection.execute(insert(MET_TABLES).values(table_id=table.key, lines=json.dumps(table.lines), at=now))
        for wish in meeting.wishes:
            chair = {"table_id": table.key, "seat": table.seats[wish.key], "seen": now}
            connection.execute(update(WISHES).where(WISHES.c.key == wish.key).values(chair))
            if wish.account is not None:
                kept = {"account": wish.account, "table_id": table.key, "seated_as": wish.account, "at": now}
                connection.execute(insert(ACCOUNT_CHAIRS).values(kept))
    return len(found)


def seated(connection: Connection, keys: Collection[str]) -> dict[str, tuple[str, int]]:
    """Of these wishes those whose people are seated: at which table, and on which chair."""
    there = WISHES.c.key.in_(keys), WISHES.c.table_id.is_not(None)
    rows = connection.execute(select(WISHES.c.key, WISHES.c.table_id, WISHES.c.seat).where(*there))
    return {str(row.key): (str(row.table_id), int(row.seat)) for row in rows}


def in_log(connection: Connection, table: str) -> None:
    """The lines of a table are in the log: they need not be kept elsewhere."""
    connection.execute(delete(MET_TABLES).where(MET_TABLES.c.table_id == table))


def lines_of(connection: Connection, table: str) -> list[str]:
    """The lines with which a table of people who found each other begins; none where they are in the log."""
    found = connection.execute(select(MET_TABLES.c.lines).where(MET_TABLES.c.table_id == table)).scalar()
    lines: list[str] = json.loads(found) if found is not None else []
    return lines


def waiting(connection: Connection, now: int) -> list[Wish]:
    """Who waits, in the order in which they came."""
    return _waiting(connection, WISHES.c.here, WISHES.c.seen >= now - LAPSE)


def see(connection: Connection, keys: Collection[str], now: int) -> None:
    """These people are still there."""
    there = WISHES.c.key.in_(keys), WISHES.c.table_id.is_(None)
    connection.execute(update(WISHES).where(*there).values(seen=now, here=True))


def leave(connection: Connection, key: str, line: str) -> None:
    """Somebody's line is gone: nobody is seated with him until he is back, unless he came over another line since."""
    there = WISHES.c.key == key, WISHES.c.line == line, WISHES.c.table_id.is_(None)
    connection.execute(update(WISHES).where(*there).values(here=False))


def end(connection: Connection, key: str) -> None:
    """Somebody waits no more; nothing happens where he is seated already."""
    _hold(connection)
    connection.execute(delete(WISHES).where(WISHES.c.key == key, WISHES.c.table_id.is_(None)))


def forget(connection: Connection, now: int) -> None:
    """End the wishes of people who are gone, and forget who was seated long ago."""
    gone = WISHES.c.table_id.is_(None) & (WISHES.c.seen < now - LAPSE)
    connection.execute(delete(WISHES).where(or_(gone, WISHES.c.seen < now - KEEP_SEATED)))
    connection.execute(delete(MET_TABLES).where(MET_TABLES.c.at < now - KEEP_SEATED))


def _hold(connection: Connection) -> None:
    """Wait until no other node changes who waits; in SQLite a transaction that writes has that already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))


def _last(connection: Connection) -> int:
    return int(connection.execute(select(func.coalesce(func.max(WISHES.c.place), 0))).scalar_one())


def _waiting(connection: Connection, *there: Any) -> list[Wish]:
    wanted = select(WISHES).where(WISHES.c.table_id.is_(None), *there).order_by(WISHES.c.place)
    return [
        Wish(
            row["key"],
            tuple([Wanted(**wanted) for wanted in json.loads(row["games"])]),
            bool(row["rated"]),
            row["name"],
            row["account"],
            row["avatar"],
            row["commitment"],
        )
        for row in connection.execute(wanted).mappings()
    ]


def _apart(connection: Connection, accounts: list[str]) -> set[frozenset[str]]:
    """Of these accounts the pairs of which one has blocked the other."""
    pairs = select(FRIENDS.c.account, FRIENDS.c.other).where(
        FRIENDS.c.standing == "blocked", FRIENDS.c.account.in_(accounts), FRIENDS.c.other.in_(accounts)
    )
    return {frozenset([str(one), str(other)]) for one, other in connection.execute(pairs)}
