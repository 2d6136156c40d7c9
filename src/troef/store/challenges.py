"""Challenges: the cards of a match that others play again, and how each of them did.

Each function is done within the transaction of the connection that it gets (`Shelf`). Times are seconds since 1970.
"""

import json
import secrets
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select, update

from troef.store.schema import CHALLENGE_TRIES, CHALLENGES
from troef.table.replay.duplicate import Result


@dataclass(frozen=True)
class Challenge:
    """Whose cards are played again: of a match at a table, on a seat. `seed` is known to nobody."""

    id: str
    table_id: str
    match: int
    seat: int
    seed: str
    at: int


@dataclass(frozen=True)
class Try:
    """Somebody who plays them, at a table of his own; `owner` is the hash of his token there, `result` is known once
    the match is over."""

    table_id: str
    account: str | None
    owner: str
    name: str
    at: int
    result: Result | None


def make(connection: Connection, table: str, match: int, seat: int, seed: str, now: int) -> Challenge:
    """The challenge of a match and seat: the one that there is, or a new one."""
    same = CHALLENGES.c.table_id == table, CHALLENGES.c.match == match, CHALLENGES.c.seat == seat
    row = connection.execute(select(CHALLENGES).where(*same)).mappings().first()
    if row is not None:
        return Challenge(**row)
    made = Challenge(secrets.token_urlsafe(9), table, match, seat, seed, now)
    connection.execute(insert(CHALLENGES).values(**asdict(made)))
    return made


def find(connection: Connection, challenge: str) -> Challenge | None:
    """A challenge by its name."""
    row = connection.execute(select(CHALLENGES).where(CHALLENGES.c.id == challenge)).mappings().first()
    return None if row is None else Challenge(**row)


def add_try(connection: Connection, challenge: str, one: Try) -> None:
    """Somebody plays; a table that is there already stays as it is."""
    here = CHALLENGE_TRIES.c.challenge == challenge, CHALLENGE_TRIES.c.table_id == one.table_id
    if connection.execute(select(CHALLENGE_TRIES.c.at).where(*here)).first() is None:
        result = "" if one.result is None else json.dumps(asdict(one.result))
        row = {"account": one.account, "owner": one.owner, "name": one.name, "at": one.at, "result": result}
        connection.execute(insert(CHALLENGE_TRIES).values(challenge=challenge, table_id=one.table_id, **row))


def note_result(connection: Connection, challenge: str, table: str, result: Result) -> None:
    """How somebody did."""
    here = CHALLENGE_TRIES.c.challenge == challenge, CHALLENGE_TRIES.c.table_id == table
    connection.execute(update(CHALLENGE_TRIES).where(*here).values(result=json.dumps(asdict(result))))


def tries(connection: Connection, challenge: str) -> list[Try]:
    """Who plays it, in the order in which they began; who was challenged by comes first."""
    wanted = select(CHALLENGE_TRIES).where(CHALLENGE_TRIES.c.challenge == challenge)
    rows = connection.execute(wanted.order_by(CHALLENGE_TRIES.c.at, CHALLENGE_TRIES.c.table_id)).mappings()
    return [
        Try(row["table_id"], row["account"], row["owner"], row["name"], int(row["at"]), _result(row["result"]))
        for row in rows
    ]


def forget_account(connection: Connection, account: str) -> None:
    """Take somebody's name out of what he played."""
    own = CHALLENGE_TRIES.c.account == account
    connection.execute(update(CHALLENGE_TRIES).where(own).values(account=None, name=""))


def take_in(connection: Connection, guest: str, account: str) -> None:
    """What a guest played is from now on another account's."""
    connection.execute(update(CHALLENGE_TRIES).where(CHALLENGE_TRIES.c.account == guest).values(account=account))


def _result(text: str) -> Result | None:
    if not text:
        return None
    facts = json.loads(text)
    return Result(tuple(facts["gains"]), facts["score"], facts["won"], facts["people"])
