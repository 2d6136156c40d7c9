"""Reports of how people behave at tables: filed by who sits there, settled by whoever runs the server.

Each function is done within the transaction of the connection that it gets (`Shelf`). Times are seconds since 1970.
"""

import json
import secrets
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from troef.store.schema import REPORTS
from troef.table.talk.reporting import Report

#: Seconds after which a report is deleted, settled or not.
KEPT: Final = 180 * 24 * 3600


@dataclass(frozen=True)
class Filed:
    """A report as it lies there. `settled`: when it was, with the `decision`."""

    id: str
    table: str
    match: int
    game: str
    at: int
    by_name: str
    name: str
    account: str | None
    seat: int
    reason: str
    note: str
    said: list[dict[str, Any]]
    marked: str
    settled: int | None
    decision: str


def file(connection: Connection, report: Report) -> None:
    """Keep a report."""
    connection.execute(
        insert(REPORTS).values(
            id=secrets.token_hex(4),
            table_id=report.table,
            match=report.match,
            game=report.game,
            at=int(report.at.timestamp()),
            by_account=report.by_account,
            by_name=report.by_name,
            account=report.account,
            name=report.name,
            seat=report.seat,
            reason=report.reason,
            note=report.note,
            said=json.dumps(report.said, ensure_ascii=False),
            marked=report.marked,
            decision="",
        )
    )


def filed(connection: Connection, settled: bool = False) -> list[Filed]:
    """The reports that are still to be settled, or all of them; the newest first."""
    wanted = select(REPORTS) if settled else select(REPORTS).where(REPORTS.c.settled.is_(None))
    return [_filed(row) for row in connection.execute(wanted.order_by(REPORTS.c.at.desc(), REPORTS.c.id)).mappings()]


def find(connection: Connection, report: str) -> Filed | None:
    """One of them."""
    row = connection.execute(select(REPORTS).where(REPORTS.c.id == report)).mappings().first()
    return None if row is None else _filed(row)


def settle(connection: Connection, report: str, decision: str, now: int) -> bool:
    """Settle one; False where there is none."""
    new = {"settled": now, "decision": decision}
    return bool(connection.execute(update(REPORTS).where(REPORTS.c.id == report).values(**new)).rowcount)


def by(connection: Connection, account: str) -> list[Filed]:
    """The reports that an account has made."""
    wanted = select(REPORTS).where(REPORTS.c.by_account == account).order_by(REPORTS.c.at)
    return [_filed(row) for row in connection.execute(wanted).mappings()]


def forget_old(connection: Connection, now: int) -> None:
    """Delete those that have lain there long enough."""
    connection.execute(delete(REPORTS).where(REPORTS.c.at < now - KEPT))


def forget_account(connection: Connection, account: str) -> None:
    """Forget an account: what it reported stays without its name, what was reported of it goes."""
    connection.execute(delete(REPORTS).where(REPORTS.c.account == account))
    own = REPORTS.c.by_account == account
    connection.execute(update(REPORTS).where(own).values(by_account=None, by_name=""))


def take_in(connection: Connection, guest: str, account: str) -> None:
    """What a guest has is from now on another account's."""
    for column in (REPORTS.c.by_account, REPORTS.c.account):
        connection.execute(update(REPORTS).where(column == guest).values({column.name: account}))


def _filed(row: Any) -> Filed:
    facts = dict(row)
    del facts["by_account"]
    return Filed(table=facts.pop("table_id"), said=json.loads(facts.pop("said")), **facts)
