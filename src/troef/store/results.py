"""How matches ended, and the ratings that follow: written when a match ends, and made again from the logs.

A match is written down once. Ratings follow from the matches in the order in which they ended; where one comes late,
those of its game are computed from scratch. Each function is done within the transaction of its connection (`Shelf`).
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.engine import RowMapping

from troef.people.ratings import LEAST_MATCHES, Rating, counts, rate_all, rated
from troef.store.schema import ACCOUNT_ALIASES, ACCOUNTS, MATCH_SEATS, MATCHES, RATINGS
from troef.table.match.match_end import MatchEnd, SeatEnd

#: What PostgreSQL's lock is known by: one match is written down after the other.
_LOCK: Final = 7_306_571
#: Rows of a leaderboard.
MOST_ROWS: Final = 100


@dataclass(frozen=True)
class Rated:
    """A match of somebody: how it ended, his seat, and his rating after it where it counted."""

    end: MatchEnd
    seat: int
    rating: tuple[float, float] | None


@dataclass(frozen=True)
class Row:
    """A line of a leaderboard."""

    account: str
    name: str
    avatar: str
    rating: Rating


def note(connection: Connection, end: MatchEnd) -> bool:
    """Write down how a match ended, and rate its players where it counts. False where it was there already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    here = MATCHES.c.table_id == end.table, MATCHES.c.match == end.match
    if connection.execute(select(MATCHES.c.match).where(*here)).first() is not None:
        return False
    ended = int(end.at.timestamp())
    end = _with_owners(connection, end)
    later = MATCHES.c.game == end.game, MATCHES.c.rated, MATCHES.c.ended >= ended
    late = connection.execute(select(func.count()).select_from(MATCHES).where(*later)).scalar_one()
    row = {"game": end.game, "rules": end.rules, "ended": ended, "rated": end.rated, "low_wins": end.low_wins}
    connection.execute(insert(MATCHES).values(table_id=end.table, match=end.match, **row))
    connection.execute(insert(MATCH_SEATS), [_seat_row(end, seat, one) for seat, one in enumerate(end.seats)])
    if counts(end):
        if late:
            rate_again(connection, end.game)
        else:
            _write_ratings(connection, end, rated(end, _ratings(connection, end)))
    return True


def rate_again(connection: Connection, game: str) -> None:
    """Compute all ratings of a game from scratch, from its matches in the order in which they ended."""
    connection.execute(delete(RATINGS).where(RATINGS.c.game == game))
    wanted = select(MATCHES).where(MATCHES.c.game == game, MATCHES.c.rated)
    rows = connection.execute(wanted.order_by(MATCHES.c.ended, MATCHES.c.table_id, MATCHES.c.match)).mappings().all()
    for end, after in rate_all([_end(connection, row) for row in rows]):
        _write_ratings(connection, end, after)


def matches_of(connection: Connection, account: str, game: str | None = None) -> list[Rated]:
    """The matches of an account, in one game or in all, in the order in which they ended."""
    here = MATCHES.c.table_id == MATCH_SEATS.c.table_id, MATCHES.c.match == MATCH_SEATS.c.match
    own = MATCH_SEATS.c.seat.label("own"), MATCH_SEATS.c.mu.label("mu"), MATCH_SEATS.c.sigma.label("sigma")
    wanted = select(MATCHES, *own).where(*here, MATCH_SEATS.c.account == account)
    if game is not None:
        wanted = wanted.where(MATCHES.c.game == game)
    rows = connection.execute(wanted.order_by(MATCHES.c.ended, MATCHES.c.table_id, MATCHES.c.match)).mappings().all()
    return [
        Rated(_end(connection, row), int(row["own"]), None if row["mu"] is None else (row["mu"], row["sigma"]))
        for row in rows
    ]


def ratings_of(connection: Connection, account: str) -> dict[str, Rating]:
    """The ratings of an account by game."""
    rows = connection.execute(select(RATINGS).where(RATINGS.c.account == account)).mappings()
    return {str(row["game"]): _rating(row) for row in rows}


def leaderboard(connection: Connection, game: str) -> list[Row]:
    """Who plays a game best, as far as is certain, of those who want to be shown and have played enough."""
    careful = (RATINGS.c.mu - 3 * RATINGS.c.sigma).desc()
    wanted = (
        select(RATINGS, ACCOUNTS.c.name, ACCOUNTS.c.avatar)
        .where(RATINGS.c.game == game, RATINGS.c.account == ACCOUNTS.c.id)
        .where(ACCOUNTS.c.listed, RATINGS.c.matches >= LEAST_MATCHES)
        .order_by(careful, RATINGS.c.account)
        .limit(MOST_ROWS)
    )
    rows = connection.execute(wanted).mappings()
    return [Row(str(row["account"]), str(row["name"]), str(row["avatar"]), _rating(row)) for row in rows]


def rated_games(connection: Connection) -> list[str]:
    """The games that somebody has a rating in."""
    return [str(game) for game in connection.execute(select(RATINGS.c.game).distinct()).scalars()]


def names_in(connection: Connection, accounts: set[str]) -> dict[str, str]:
    """The names of accounts that there are."""
    wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(sorted(accounts)))
    return {str(row.id): str(row.name) for row in connection.execute(wanted)}


def _with_owners(connection: Connection, end: MatchEnd) -> MatchEnd:
    """The seats of guests that were taken into another account since are that account's."""
    names = sorted({seat.account for seat in end.seats if seat.account is not None})
    wanted = select(ACCOUNT_ALIASES).where(ACCOUNT_ALIASES.c.id.in_(names))
    owners = {str(row.id): str(row.account) for row in connection.execute(wanted)}
    seats = [
        SeatEnd(owners.get(one.account, one.account) if one.account else None, one.bot, one.side, one.score, one.won)
        for one in end.seats
    ]
    return MatchEnd(end.table, end.match, end.game, end.rules, end.at, end.rated, end.low_wins, tuple(seats))


def _seat_row(end: MatchEnd, seat: int, one: SeatEnd) -> dict[str, Any]:
    who = {"account": one.account, "bot": one.bot, "side": one.side, "score": one.score, "won": one.won}
    return {"table_id": end.table, "match": end.match, "seat": seat, **who}


def _end(connection: Connection, row: RowMapping) -> MatchEnd:
    here = MATCH_SEATS.c.table_id == row["table_id"], MATCH_SEATS.c.match == row["match"]
    rows = connection.execute(select(MATCH_SEATS).where(*here).order_by(MATCH_SEATS.c.seat)).mappings()
    seats = tuple([SeatEnd(one["account"], one["bot"], one["side"], one["score"], one["won"]) for one in rows])
    at = datetime.fromtimestamp(row["ended"], UTC)
    return MatchEnd(row["table_id"], row["match"], row["game"], row["rules"], at, row["rated"], row["low_wins"], seats)


def _ratings(connection: Connection, end: MatchEnd) -> dict[str, Rating]:
    names = sorted({seat.account for seat in end.seats if seat.account is not None})
    wanted = select(RATINGS).where(RATINGS.c.game == end.game, RATINGS.c.account.in_(names))
    return {str(row["account"]): _rating(row) for row in connection.execute(wanted).mappings()}


def _rating(row: RowMapping) -> Rating:
    return Rating(float(row["mu"]), float(row["sigma"]), int(row["matches"]))


def _write_ratings(connection: Connection, end: MatchEnd, after: dict[str, Rating]) -> None:
    """What the players have after a match: on their seats, and as what they have now."""
    match = MATCH_SEATS.c.table_id == end.table, MATCH_SEATS.c.match == end.match
    for account, rating in after.items():
        new = {"mu": rating.mu, "sigma": rating.sigma}
        connection.execute(update(MATCH_SEATS).where(*match, MATCH_SEATS.c.account == account).values(**new))
        now = RATINGS.c.game == end.game, RATINGS.c.account == account
        if not connection.execute(update(RATINGS).where(*now).values(**new, matches=rating.matches)).rowcount:
            row = {"game": end.game, "account": account, "matches": rating.matches}
            connection.execute(insert(RATINGS).values(**row, **new))
