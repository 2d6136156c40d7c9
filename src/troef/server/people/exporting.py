"""All that is kept of somebody, for himself: what he played with its records."""

import asyncio
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from troef.server.people.register import Register
from troef.store import accounts, friends, reports, results
from troef.store.reports import Filed
from troef.store.results import Rated
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.table import Table


async def exported(register: Register, hall: Hall, account: str) -> dict[str, Any]:
    """Tables, matches, ratings and records of an account; a record is one text of JSON Lines."""
    chairs = await register.shelf.read(accounts.chairs, account)
    matches = await register.shelf.read(results.matches_of, account)
    circle = await register.shelf.read(friends.circle, account)
    ratings = await register.shelf.read(results.ratings_of, account)
    muted = await register.shelf.read(accounts.mutes, account)
    reported = await register.shelf.read(reports.by, account)
    records: dict[str, str] = {}
    for table in dict.fromkeys(one.end.table for one in matches):
        ended = [one.end.match for one in matches if one.end.table == table]
        try:
            played = await hall.read(table)
        except Fault:
            continue  # the table was removed
        records.update(await asyncio.to_thread(_records, played, ended))
    return {
        "friends": {kind: [one["name"] for one in others] for kind, others in asdict(circle).items()},
        "friend_code": await register.shelf.write(friends.code_of, account),
        "tables": [table for table, _ in chairs],
        "matches": [_match(one) for one in matches],
        "ratings": {game: {"mu": one.mu, "sigma": one.sigma, "matches": one.matches} for game, one in ratings.items()},
        "records": records,
        "muted": [name for _, name in muted],
        "reports": [_report(one) for one in reported],
    }


def _records(table: Table, matches: list[int]) -> dict[str, str]:
    return {f"{table.name}/{match}": table.records[match - 1].text() for match in matches}


def _report(one: Filed) -> dict[str, Any]:
    """What somebody has reported; not what became of it."""
    at = datetime.fromtimestamp(one.at, UTC).isoformat()
    return {"table": one.table, "at": at, "name": one.name, "reason": one.reason, "note": one.note}


def _match(one: Rated) -> dict[str, Any]:
    end, seat = one.end, one.end.seats[one.seat]
    return {
        "table": end.table,
        "match": end.match,
        "game": end.game,
        "rules": end.rules,
        "ended": end.at.isoformat(),
        "rated": end.rated,
        "seat": one.seat,
        "score": seat.score,
        "won": seat.won,
    }
