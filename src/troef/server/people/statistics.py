"""What people played, and how well: the calls for one's own figures, and leaderboards (docs/protocol.md)."""

from typing import Any, Final

from litestar import Router, get
from litestar.datastructures import State
from litestar.params import FromPath

from troef.core.registry import UnknownGame, game_info
from troef.people.figures import against, games_played
from troef.people.ratings import LEAST_MATCHES, Rating
from troef.server.people.asking import need_here, register_of
from troef.server.people.cookies import AnyRequest
from troef.store import results
from troef.store.results import Rated
from troef.store.shelf import Shelf
from troef.table.fault import Fault

Told = dict[str, Any]


def _shown(rating: "Rating | None") -> "Told | None":
    return None if rating is None else {"rating": rating.shown, "error": rating.shown_error, "matches": rating.matches}


@get("/statistics")
async def statistics(request: AnyRequest, state: State) -> list[Told]:
    """What somebody played, by game: matches, how many he won, and his rating."""
    here, shelf = await need_here(request, state), register_of(state).shelf
    matches = await shelf.read(results.matches_of, here.account.id)
    ratings = await shelf.read(results.ratings_of, here.account.id)
    return [
        {"game": game, "played": tally.played, "won": tally.won, "rating": _shown(ratings.get(game))}
        for game, tally in games_played([(one.end, one.seat) for one in matches]).items()
    ]


@get("/statistics/{slug:str}")
async def of_a_game(request: AnyRequest, state: State, slug: FromPath[str]) -> Told:
    """The course of somebody's rating in a game, and how he did against each opponent with an account."""
    here, shelf = await need_here(request, state), register_of(state).shelf
    matches = await shelf.read(results.matches_of, here.account.id, _known(slug))
    curve = [
        {"at": one.end.at.isoformat(), **(_shown(Rating(*one.rating, number)) or {})}
        for number, one in enumerate([match for match in matches if match.rating is not None], 1)
        if one.rating is not None
    ]
    others = [{name: value for name, value in one.items() if name != "games"} for one in await _met(shelf, matches)]
    return {"game": slug, "curve": curve, "against": others}


@get("/opponents")
async def opponents(request: AnyRequest, state: State) -> list[Told]:
    """How somebody did against each person with an account whom he has met, in all games together."""
    here, shelf = await need_here(request, state), register_of(state).shelf
    return await _met(shelf, await shelf.read(results.matches_of, here.account.id))


async def _met(shelf: Shelf, matches: list[Rated]) -> list[Told]:
    """Whom somebody met in these matches, and who was ahead; the one whom he met most comes first."""
    tallies = against([(one.end, one.seat) for one in matches])
    names = await shelf.read(results.names_in, set(tallies))
    return [
        {
            "name": names[account],
            "ahead": tally.ahead,
            "behind": tally.behind,
            "even": tally.even,
            "together": tally.together,
            "games": len(tally.games),
        }
        for account, tally in tallies.items()
        if account in names
    ]


@get("/")
async def boards(state: State) -> list[str]:
    """The games in which anybody has a rating."""
    return sorted(await register_of(state).shelf.read(results.rated_games))


@get("/{slug:str}")
async def board(state: State, slug: FromPath[str]) -> Told:
    """The leaderboard of a game: people only, the most certainly strong first."""
    rows = await register_of(state).shelf.read(results.leaderboard, _known(slug))
    listed = [{"name": row.name, "avatar": row.avatar, **(_shown(row.rating) or {})} for row in rows]
    return {"game": slug, "least": LEAST_MATCHES, "rows": listed}


def _known(slug: str) -> str:
    try:
        return game_info(slug).slug
    except UnknownGame as error:
        raise Fault(error.key, error.facts) from error


FIGURES: Final = Router("/api/account", route_handlers=[statistics, of_a_game, opponents])
BOARDS: Final = Router("/api/leaderboards", route_handlers=[boards, board])
