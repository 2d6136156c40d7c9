"""The calls under /api (docs/protocol.md)."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from troef.core.registry import all_games
from troef.lessons.lesson import lesson_slugs
from troef.table.fault import Fault
from troef.table.hall import Chair, Hall
from troef.table.winnable import drawn
from troef.words.catalogue import catalogue_entry
from troef.words.pages import rules_page

#: Texts that come from outside are short.
Short = Annotated[str, msgspec.Meta(max_length=64)]
Seed = Annotated[str, msgspec.Meta(max_length=200)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What to play, with whom."""

    game: Short
    rules: Short | None = None
    options: dict[str, Any] | None = None
    seats: int | None = None
    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    open: bool | None = None
    bot: Short | None = None
    advice: bool | None = None
    seed: int | Seed | None = None
    winnable: bool | None = None


class Arrival(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants a chair."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """Something that only who sits at the table may ask."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


class Question(Wish, forbid_unknown_fields=True):
    """Advice on one's own turn, or on the move that is this event of the record, counted from 0."""

    event: int | None = None


def hall_of(state: State) -> Hall:
    """The hall of this server."""
    hall: Hall = state.hall
    return hall


def _chair(chair: Chair) -> dict[str, object]:
    return {"table": chair.table, "token": chair.token, "seat": chair.seat}


@get("/games")
async def games() -> list[dict[str, object]]:
    """All games with their presets and options."""
    taught = set(lesson_slugs())
    return [{**catalogue_entry(info), "ready": True, "lesson": info.slug in taught} for info in all_games()]


@get("/rules/{slug:str}/{lang:str}", sync_to_thread=True)
def rules(slug: FromPath[str], lang: FromPath[str]) -> dict[str, str]:
    """The rules page of a game."""
    try:
        return {"html": rules_page(slug, lang)}
    except LookupError as error:
        raise Fault("unknown-page") from error


@get("/tables")
async def tables(state: State) -> list[dict[str, object]]:
    """Tables with a free chair."""
    return hall_of(state).offers()


@post("/tables")
async def open_table(state: State, data: JSONBody[NewTable]) -> dict[str, object]:
    """A new table. `winnable`: in patience, a deal that the solver can win; its number is the seed."""
    seed = None if data.seed is None else str(data.seed)
    if data.winnable:
        if data.game != "patience":
            raise Fault("not-alone")
        seed = str(drawn())
    chair = await hall_of(state).open(
        data.game,
        data.rules,
        data.options,
        data.seats,
        name=data.name or "",
        waits=data.open or False,
        bot=data.bot or "rule",
        seed=seed,
        advice=data.advice,
    )
    return _chair(chair)


@post("/tables/{table:str}/join")
async def join(state: State, table: FromPath[str], data: JSONBody[Arrival]) -> dict[str, object]:
    """A chair at a table that waits for people."""
    return _chair(await hall_of(state).join(table, data.name or ""))


@post("/tables/{table:str}/fill")
async def fill(state: State, table: FromPath[str], data: JSONBody[Wish]) -> dict[str, object]:
    """Bots take the chairs that are still free."""
    live = await hall_of(state).find(table)
    await live.fill(data.token)
    return {"table": table}


@post("/tables/{table:str}/advice", status_code=200)
async def advice(state: State, table: FromPath[str], data: JSONBody[Question]) -> dict[str, object]:
    """What the strong player would do: now, or where a move was made in a deal that is over."""
    hall = hall_of(state)
    live = await hall.find(table)
    return await hall.adviser.advise(live.table, live.require_seat(data.token), data.event)


@post("/tables/{table:str}/deals/{deal:int}", status_code=200)
async def course(state: State, table: FromPath[str], deal: FromPath[int], data: JSONBody[Wish]) -> dict[str, object]:
    """The course of a deal that is over, as one's own seat saw it."""
    hall = hall_of(state)
    live = await hall.find(table)
    return await hall.adviser.course(live.table, live.require_seat(data.token), deal)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(state: State, table: FromPath[str]) -> Response[str]:
    """The match as JSON Lines, once it is over."""
    live = await hall_of(state).find(table)
    return Response(live.table.record_text(), media_type="application/x-ndjson")


API = Router("/api", route_handlers=[games, rules, tables, open_table, join, fill, advice, course, record])
