"""Accounts in the database: ways back to them, devices that are signed in, and chairs. Times are seconds since 1970.

Each function is done within the transaction of the connection that it gets (`Shelf`).
"""

import secrets
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from troef.people.account import KEEP_SIGNED_IN, MOST_SESSIONS, Account, Kind, Session, Way
from troef.people.guessing import wait_after
from troef.people.signing import KEY_BYTES
from troef.store import challenges, friends, reports
from troef.store.schema import (
    ACCOUNT_ALIASES,
    ACCOUNT_CHAIRS,
    ACCOUNT_MUTES,
    ACCOUNT_SESSIONS,
    ACCOUNT_WAYS,
    ACCOUNTS,
    MATCH_SEATS,
    RATINGS,
    SERVER_KEYS,
    SPENT_TICKETS,
    WISHES,
)

#: The name of the key that signs.
SIGNING: Final = "signing"


class Taken(Exception):
    """Somebody has this name to sign in with, this card or this passkey already; nothing was changed."""


def signing_key(connection: Connection) -> bytes:
    """The key of this server, made when it is first asked for."""
    wanted = select(SERVER_KEYS.c.key).where(SERVER_KEYS.c.name == SIGNING)
    found = connection.execute(wanted).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                made = secrets.token_hex(KEY_BYTES)
                connection.execute(insert(SERVER_KEYS).values(name=SIGNING, key=made))
        except IntegrityError:  # another node has just made it
            pass
        found = connection.execute(wanted).scalar_one()
    return bytes.fromhex(str(found))


# ---- accounts ----


def add(connection: Connection, account: Account) -> None:
    """A new account."""
    connection.execute(insert(ACCOUNTS).values(**asdict(account)))


def find(connection: Connection, account: str) -> Account | None:
    """An account by its name."""
    row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account)).mappings().first()
    return None if row is None else Account(**row)


def change(connection: Connection, account: str, **fields: Any) -> None:
    """Change some fields of an account."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(**fields))


def names_of(connection: Connection, account: str) -> list[str]:
    """The account itself, and those of guests that were taken into it."""
    wanted = select(ACCOUNT_ALIASES.c.id).where(ACCOUNT_ALIASES.c.account == account)
    return [account, *[str(name) for name in connection.execute(wanted).scalars()]]


def erase(connection: Connection, account: str, nobody: str) -> None:
    """Forget an account. In what was played `nobody` stands for it: a name that leads nowhere."""
    connection.execute(update(MATCH_SEATS).where(MATCH_SEATS.c.account == account).values(account=nobody))
    connection.execute(update(RATINGS).where(RATINGS.c.account == account).values(account=nobody))
    for table in (ACCOUNT_ALIASES, ACCOUNT_WAYS, ACCOUNT_SESSIONS, ACCOUNT_CHAIRS, ACCOUNT_MUTES):
        connection.execute(delete(table).where(table.c.account == account))
    connection.execute(delete(ACCOUNT_MUTES).where(ACCOUNT_MUTES.c.muted == account))
    reports.forget_account(connection, account)
    friends.erase(connection, account)
    connection.execute(delete(WISHES).where(WISHES.c.account == account))
    challenges.forget_account(connection, account)
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))


def take_in(connection: Connection, guest: str, account: str) -> None:
    """What a guest has (chairs, matches) is from now on another account's, and the guest is gone."""
    chairs = select(ACCOUNT_CHAIRS.c.table_id).where(ACCOUNT_CHAIRS.c.account == account)
    both = ACCOUNT_CHAIRS.c.account == guest, ACCOUNT_CHAIRS.c.table_id.in_(chairs.scalar_subquery())
    connection.execute(delete(ACCOUNT_CHAIRS).where(*both))
    for table in (ACCOUNT_CHAIRS, ACCOUNT_ALIASES, MATCH_SEATS):
        connection.execute(update(table).where(table.c.account == guest).values(account=account))
    _take_mutes_in(connection, guest, account)
    reports.take_in(connection, guest, account)
    friends.take_in(connection, guest, account)
    connection.execute(delete(WISHES).where(WISHES.c.account == guest, WISHES.c.table_id.is_(None)))
    challenges.take_in(connection, guest, account)
    connection.execute(insert(ACCOUNT_ALIASES).values(id=guest, account=account))
    connection.execute(delete(ACCOUNT_SESSIONS).where(ACCOUNT_SESSIONS.c.account == guest))
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == guest))


# ---- ways back ----


def ways(connection: Connection, account: str) -> list[Way]:
    """The ways back to an account, the oldest first."""
    wanted = select(ACCOUNT_WAYS).where(ACCOUNT_WAYS.c.account == account)
    rows = connection.execute(wanted.order_by(ACCOUNT_WAYS.c.created, ACCOUNT_WAYS.c.id)).mappings()
    return [Way(**row) for row in rows]


def way(connection: Connection, kind: Kind, handle: str) -> Way | None:
    """A way by what it is found by."""
    wanted = select(ACCOUNT_WAYS).where(ACCOUNT_WAYS.c.kind == kind, ACCOUNT_WAYS.c.handle == handle)
    row = connection.execute(wanted).mappings().first()
    return None if row is None else Way(**row)


def put_way(connection: Connection, made: Way, replacing: bool = False, sign_in: str | None = None) -> None:
    """Add a way, `replacing` all others of its kind; `sign_in`: the name of its password from now on.

    Raises:
        Taken: another account has it.
    """
    if replacing:
        same = ACCOUNT_WAYS.c.account == made.account, ACCOUNT_WAYS.c.kind == made.kind
        connection.execute(delete(ACCOUNT_WAYS).where(*same))
    if sign_in is not None:
        change(connection, made.account, sign_in=sign_in)
    try:
        connection.execute(insert(ACCOUNT_WAYS).values(**asdict(made)))
    except IntegrityError as error:
        raise Taken from error


def end_way(connection: Connection, account: str, ended: str) -> None:
    """Forget a way."""
    here = ACCOUNT_WAYS.c.account == account, ACCOUNT_WAYS.c.id == ended
    connection.execute(delete(ACCOUNT_WAYS).where(*here))


def begin_guess(connection: Connection, guessed: str, now: int) -> int:
    """Count a guess before anybody looks whether it is right, so that many at once are no more guesses.

    Gives the seconds to wait where none is allowed now: then nothing is counted.
    """
    here = ACCOUNT_WAYS.c.id == guessed
    wanted = select(ACCOUNT_WAYS.c.wrong, ACCOUNT_WAYS.c.barred_until).where(here).with_for_update()
    row = connection.execute(wanted).first()
    if row is None or row.barred_until > now:
        return 0 if row is None else int(row.barred_until) - now
    wrong = int(row.wrong) + 1
    connection.execute(update(ACCOUNT_WAYS).where(here).values(wrong=wrong, barred_until=now + wait_after(wrong)))
    return 0


def used(connection: Connection, found: Way, now: int, count: int = 0) -> bool:
    """A way was used rightly: its owner may guess again. False, and nothing is written, where a passkey has counted as
    far already: somebody else used it meanwhile, or it has ended."""
    here = [ACCOUNT_WAYS.c.id == found.id, ACCOUNT_WAYS.c.count == found.count]
    done = connection.execute(
        update(ACCOUNT_WAYS).where(*here).values(used=now, wrong=0, barred_until=0, count=max(count, found.count))
    )
    return bool(done.rowcount)


# ---- devices ----


def add_session(connection: Connection, session: Session) -> None:
    """A device signs in; of too many the oldest end."""
    for old in sessions(connection, session.account)[MOST_SESSIONS - 1 :]:
        connection.execute(delete(ACCOUNT_SESSIONS).where(ACCOUNT_SESSIONS.c.hash == old.hash))
    connection.execute(insert(ACCOUNT_SESSIONS).values(**asdict(session)))


def session(connection: Connection, hash: str) -> tuple[Session, Account, bool] | None:
    """A session by the hash of its token, with its account, and whether that is kept."""
    row = connection.execute(select(ACCOUNT_SESSIONS).where(ACCOUNT_SESSIONS.c.hash == hash)).mappings().first()
    account = None if row is None else find(connection, str(row["account"]))
    if row is None or account is None:
        return None
    return Session(**row), account, _is_kept(connection, account.id)


def _is_kept(connection: Connection, account: str) -> bool:
    wanted = select(func.count()).select_from(ACCOUNT_WAYS).where(ACCOUNT_WAYS.c.account == account)
    return bool(connection.execute(wanted).scalar())


def sessions(connection: Connection, account: str) -> list[Session]:
    """The devices of an account, the last seen first."""
    wanted = select(ACCOUNT_SESSIONS).where(ACCOUNT_SESSIONS.c.account == account)
    rows = connection.execute(wanted.order_by(ACCOUNT_SESSIONS.c.seen.desc(), ACCOUNT_SESSIONS.c.id)).mappings()
    return [Session(**row) for row in rows]


def see(connection: Connection, here: Session, now: int) -> None:
    """A device and its account were seen."""
    connection.execute(update(ACCOUNT_SESSIONS).where(ACCOUNT_SESSIONS.c.hash == here.hash).values(seen=now))
    change(connection, here.account, seen=now)


def end_sessions(connection: Connection, account: str, only: str | None = None, but: str | None = None) -> None:
    """End all sessions of an account, `only` one, or all `but` one."""
    here: list[Any] = [ACCOUNT_SESSIONS.c.account == account]
    if only is not None:
        here.append(ACCOUNT_SESSIONS.c.id == only)
    if but is not None:
        here.append(ACCOUNT_SESSIONS.c.id != but)
    connection.execute(delete(ACCOUNT_SESSIONS).where(*here))


def spend(connection: Connection, mark: str, until: int, now: int) -> bool:
    """Use up the mark of a ticket; False where it was used before."""
    connection.execute(delete(SPENT_TICKETS).where(SPENT_TICKETS.c.until < now))
    try:
        with connection.begin_nested():
            connection.execute(insert(SPENT_TICKETS).values(mark=mark, until=until))
    except IntegrityError:
        return False
    return True


def forget_unseen(connection: Connection, now: int) -> list[str]:
    """End sessions that were not seen for long; gives the guests that nobody can come back to any more."""
    connection.execute(delete(ACCOUNT_SESSIONS).where(ACCOUNT_SESSIONS.c.seen < now - KEEP_SIGNED_IN))
    signed_in = select(ACCOUNT_SESSIONS.c.account)
    kept = select(ACCOUNT_WAYS.c.account)
    lost = select(ACCOUNTS.c.id).where(~or_(ACCOUNTS.c.id.in_(signed_in), ACCOUNTS.c.id.in_(kept)))
    return [str(name) for name in connection.execute(lost).scalars()]


# ---- chairs ----


def keep_chair(connection: Connection, account: str, table: str, now: int) -> None:
    """An account has a chair at a table."""
    here = ACCOUNT_CHAIRS.c.account == account, ACCOUNT_CHAIRS.c.table_id == table
    if not connection.execute(update(ACCOUNT_CHAIRS).where(*here).values(at=now)).rowcount:
        connection.execute(insert(ACCOUNT_CHAIRS).values(account=account, table_id=table, seated_as=account, at=now))


def chairs(connection: Connection, account: str, most: int | None = None) -> list[tuple[str, str]]:
    """The tables at which an account had a chair, the newest first, and under which account he sat down there."""
    wanted = select(ACCOUNT_CHAIRS.c.table_id, ACCOUNT_CHAIRS.c.seated_as).where(ACCOUNT_CHAIRS.c.account == account)
    rows = connection.execute(wanted.order_by(ACCOUNT_CHAIRS.c.at.desc(), ACCOUNT_CHAIRS.c.table_id).limit(most))
    return [(str(row.table_id), str(row.seated_as)) for row in rows]


# ---- whom one does not want to hear ----


def mute(connection: Connection, account: str, muted: str, on: bool, now: int) -> None:
    """An account does not want to hear another one any more, or hears it again."""
    other = owner_of(connection, muted)
    here = ACCOUNT_MUTES.c.account == account, ACCOUNT_MUTES.c.muted == other
    connection.execute(delete(ACCOUNT_MUTES).where(*here))
    if on and other != account:
        connection.execute(insert(ACCOUNT_MUTES).values(account=account, muted=other, at=now))


def muted_among(connection: Connection, account: str, others: set[str]) -> set[str]:
    """Those of other accounts that an account does not want to hear."""
    wanted = select(ACCOUNT_MUTES.c.muted).where(ACCOUNT_MUTES.c.account == account)
    muted = {str(name) for name in connection.execute(wanted).scalars()}
    return {other for other in others if owner_of(connection, other) in muted} if muted else set()


def mutes(connection: Connection, account: str) -> list[tuple[str, str]]:
    """Whom an account does not want to hear: accounts and their names, the last one first."""
    wanted = (
        select(ACCOUNT_MUTES.c.muted, ACCOUNTS.c.name)
        .where(ACCOUNT_MUTES.c.account == account, ACCOUNT_MUTES.c.muted == ACCOUNTS.c.id)
        .order_by(ACCOUNT_MUTES.c.at.desc(), ACCOUNT_MUTES.c.muted)
    )
    return [(str(row.muted), str(row.name)) for row in connection.execute(wanted)]


def owner_of(connection: Connection, account: str) -> str:
    """The account that a guest was taken into, or the account itself."""
    wanted = select(ACCOUNT_ALIASES.c.account).where(ACCOUNT_ALIASES.c.id == account)
    return str(connection.execute(wanted).scalar() or account)


def _take_mutes_in(connection: Connection, guest: str, account: str) -> None:
    """Whom a guest muted, and who muted him: from now on it is the account."""
    concerned = ACCOUNT_MUTES.c.account.in_((guest, account)) | ACCOUNT_MUTES.c.muted.in_((guest, account))
    rows = connection.execute(select(ACCOUNT_MUTES).where(concerned)).mappings().all()
    pairs = {(str(row["account"]), str(row["muted"])): row for row in rows}
    for (one, other), row in pairs.items():
        if guest in (one, other):
            here = ACCOUNT_MUTES.c.account == one, ACCOUNT_MUTES.c.muted == other
            connection.execute(delete(ACCOUNT_MUTES).where(*here))
            new = account if one == guest else one, account if other == guest else other
            if new[0] != new[1] and new not in pairs:
                connection.execute(insert(ACCOUNT_MUTES).values(account=new[0], muted=new[1], at=row["at"]))
