"""Friends in the database: who has asked whom, who is friends, who has blocked whom, and invitations to tables.

Two who are friends have a row each. Whoever is blocked notices nothing of it: what he asks is kept, and not shown.

Each function is done within the transaction of the connection that it gets (`Shelf`). Times are seconds since 1970.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from troef.people.account import Account
from troef.people.friends import new_code
from troef.store.schema import ACCOUNT_ALIASES, ACCOUNTS, FRIEND_CODES, FRIENDS, INVITATIONS

#: Whom one account may have asked, have as friends, and have blocked, all together.
MOST: Final = 300
#: Seconds for which an invitation stands.
INVITED_FOR: Final = 3600
#: Invitations that one account may have at a time.
MOST_INVITATIONS: Final = 20


class TooManyFriends(Exception):
    """Somebody has as many friends as he may have; nothing was changed."""


@dataclass(frozen=True)
class Other:
    """Somebody else, as his friends and who has to do with him see him."""

    id: str
    name: str
    avatar: str


@dataclass(frozen=True)
class Circle:
    """All with whom somebody has to do: his friends, who asks him, whom he asks, and whom he has blocked."""

    friends: list[Other]
    asking: list[Other]
    asked: list[Other]
    blocked: list[Other]


@dataclass(frozen=True)
class Invitation:
    """A table to which a friend has invited somebody."""

    table: str
    by: Other


# ---- codes ----


def code_of(connection: Connection, account: str) -> str:
    """The code of an account, made when it is first asked for."""
    found = connection.execute(select(FRIEND_CODES.c.code).where(FRIEND_CODES.c.account == account)).scalar()
    return str(found) if found is not None else renew_code(connection, account)


def renew_code(connection: Connection, account: str) -> str:
    """Another code; the one before leads nowhere from now on."""
    connection.execute(delete(FRIEND_CODES).where(FRIEND_CODES.c.account == account))
    code = new_code()
    connection.execute(insert(FRIEND_CODES).values(account=account, code=code))
    return code


def by_code(connection: Connection, code: str) -> Account | None:
    """Whose code it is."""
    whose = select(FRIEND_CODES.c.account).where(FRIEND_CODES.c.code == code).scalar_subquery()
    row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == whose)).mappings().first()
    return None if row is None else Account(**row)


# ---- how two stand to each other ----


def circle(connection: Connection, account: str) -> Circle:
    """All with whom somebody has to do, by name."""
    mine, theirs = _standings(connection, account)
    names = _others(connection, {*mine, *theirs})

    def those(standing: dict[str, str], wanted: str) -> list[Other]:
        found = [names[one] for one, kind in standing.items() if kind == wanted and one in names]
        return sorted(found, key=lambda other: (other.name.casefold(), other.id))

    asking = {one: kind for one, kind in theirs.items() if one not in mine}
    return Circle(those(mine, "friend"), those(asking, "asked"), those(mine, "asked"), those(mine, "blocked"))


def friends_of(connection: Connection, account: str) -> set[str]:
    """The accounts of somebody's friends, with those of guests that were taken into them: tables may know them so."""
    wanted = select(FRIENDS.c.other).where(FRIENDS.c.account == account, FRIENDS.c.standing == "friend")
    friends = {str(one) for one in connection.execute(wanted).scalars()}
    aliases = select(ACCOUNT_ALIASES.c.id).where(ACCOUNT_ALIASES.c.account.in_(friends))
    return friends | {str(one) for one in connection.execute(aliases).scalars()}


def ask(connection: Connection, account: str, other: str, now: int) -> None:
    """Somebody asks another one to be friends; they are at once where that one has asked him. Whom he had blocked he
    blocks no more.

    Raises:
        TooManyFriends: he has as many as he may have.
    """
    mine, theirs = _standing(connection, account, other), _standing(connection, other, account)
    if mine == "friend":
        return
    counted = select(func.count()).select_from(FRIENDS).where(FRIENDS.c.account == account)
    if mine is None and int(connection.execute(counted).scalar_one()) >= MOST:
        raise TooManyFriends
    if theirs == "asked":
        _stand(connection, other, account, "friend", now)
    _stand(connection, account, other, "friend" if theirs == "asked" else "asked", now)


def answer(connection: Connection, account: str, other: str, accepts: bool, now: int) -> bool:
    """Somebody accepts another one who has asked him, or does not; False where nobody has asked."""
    if _standing(connection, other, account) != "asked" or _standing(connection, account, other) == "blocked":
        return False
    if accepts:
        ask(connection, account, other, now)
    else:
        connection.execute(delete(FRIENDS).where(FRIENDS.c.account == other, FRIENDS.c.other == account))
    return True


def end(connection: Connection, account: str, other: str) -> None:
    """Two are friends no more, or somebody takes back what he asked or that he has blocked another one."""
    blocked = _standing(connection, account, other) == "blocked"
    connection.execute(delete(FRIENDS).where(FRIENDS.c.account == account, FRIENDS.c.other == other))
    if not blocked:
        back = FRIENDS.c.account == other, FRIENDS.c.other == account, FRIENDS.c.standing == "friend"
        connection.execute(delete(FRIENDS).where(*back))
    _uninvite(connection, account, other)


def block(connection: Connection, account: str, other: str, now: int) -> None:
    """Somebody wants to have nothing more to do with another one, who is not told."""
    _stand(connection, account, other, "blocked", now)
    back = FRIENDS.c.account == other, FRIENDS.c.other == account, FRIENDS.c.standing != "blocked"
    connection.execute(delete(FRIENDS).where(*back))
    _uninvite(connection, account, other)


# ---- invitations ----


def invite(connection: Connection, account: str, by: str, table: str, now: int) -> bool:
    """Somebody invites a friend to a table; False where they are no friends."""
    if _standing(connection, by, account) != "friend":
        return False
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.at < now - INVITED_FOR))
    here = INVITATIONS.c.account == account, INVITATIONS.c.table_id == table
    if connection.execute(update(INVITATIONS).where(*here).values(at=now, inviter=by)).rowcount:
        return True
    counted = select(func.count()).select_from(INVITATIONS).where(INVITATIONS.c.account == account)
    if int(connection.execute(counted).scalar_one()) < MOST_INVITATIONS:
        connection.execute(insert(INVITATIONS).values(account=account, table_id=table, inviter=by, at=now))
    return True


def invitations(connection: Connection, accounts: Collection[str], now: int) -> dict[str, list[Invitation]]:
    """By account the tables to which it is invited, the newest first."""
    here = INVITATIONS.c.account.in_(accounts), INVITATIONS.c.at >= now - INVITED_FOR
    rows = connection.execute(select(INVITATIONS).where(*here).order_by(INVITATIONS.c.at.desc())).all()
    names = _others(connection, {str(row.inviter) for row in rows})
    found: dict[str, list[Invitation]] = {}
    for row in rows:
        if row.inviter in names:
            found.setdefault(str(row.account), []).append(Invitation(str(row.table_id), names[row.inviter]))
    return found


def decline(connection: Connection, account: str, table: str) -> None:
    """Somebody does not come, or is there."""
    here = INVITATIONS.c.account == account, INVITATIONS.c.table_id == table
    connection.execute(delete(INVITATIONS).where(*here))


# ---- with accounts ----


def erase(connection: Connection, account: str) -> None:
    """Nobody has to do with an account any more."""
    connection.execute(delete(FRIENDS).where(or_(FRIENDS.c.account == account, FRIENDS.c.other == account)))
    connection.execute(delete(FRIEND_CODES).where(FRIEND_CODES.c.account == account))
    connection.execute(
        delete(INVITATIONS).where(or_(INVITATIONS.c.account == account, INVITATIONS.c.inviter == account))
    )


def take_in(connection: Connection, guest: str, account: str) -> None:
    """With whom a guest has to do is from now on another account's matter, where that one has none with them."""
    for own, met in ((FRIENDS.c.account, FRIENDS.c.other), (FRIENDS.c.other, FRIENDS.c.account)):
        known = select(met).where(own == account).scalar_subquery()
        connection.execute(delete(FRIENDS).where(own == guest, or_(met.in_(known), met == account)))
        connection.execute(update(FRIENDS).where(own == guest).values({own: account}))
    theirs = _standings(connection, account)[1]
    for other in [one for one, kind in theirs.items() if kind == "friend"]:  # the guest may have been closer to him
        if _standing(connection, account, other) == "blocked":
            block(connection, account, other, 0)
        else:
            _stand(connection, account, other, "friend", 0)
    connection.execute(delete(FRIEND_CODES).where(FRIEND_CODES.c.account == guest))
    connection.execute(delete(INVITATIONS).where(or_(INVITATIONS.c.account == guest, INVITATIONS.c.inviter == guest)))


def _standing(connection: Connection, account: str, other: str) -> str | None:
    here = FRIENDS.c.account == account, FRIENDS.c.other == other
    found = connection.execute(select(FRIENDS.c.standing).where(*here)).scalar()
    return None if found is None else str(found)


def _standings(connection: Connection, account: str) -> tuple[dict[str, str], dict[str, str]]:
    """How somebody stands to others, and others to him."""
    mine = connection.execute(select(FRIENDS.c.other, FRIENDS.c.standing).where(FRIENDS.c.account == account))
    theirs = connection.execute(select(FRIENDS.c.account, FRIENDS.c.standing).where(FRIENDS.c.other == account))
    return {str(one): str(kind) for one, kind in mine}, {str(one): str(kind) for one, kind in theirs}


def _stand(connection: Connection, account: str, other: str, standing: str, now: int) -> None:
    here = FRIENDS.c.account == account, FRIENDS.c.other == other
    told: dict[str, Any] = {"standing": standing, "at": now}
    if not connection.execute(update(FRIENDS).where(*here).values(told)).rowcount:
        connection.execute(insert(FRIENDS).values(account=account, other=other, **told))


def _uninvite(connection: Connection, one: str, other: str) -> None:
    for by, account in ((one, other), (other, one)):
        here = INVITATIONS.c.inviter == by, INVITATIONS.c.account == account
        connection.execute(delete(INVITATIONS).where(*here))


def _others(connection: Connection, accounts: Collection[str]) -> dict[str, Other]:
    wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.avatar).where(ACCOUNTS.c.id.in_(accounts))
    return {str(row.id): Other(str(row.id), str(row.name), str(row.avatar)) for row in connection.execute(wanted)}
