"""The calls under /api (docs/protocol.md)."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from troef.core.registry import UnknownGame, all_games, game_info
from troef.lessons.lesson import lesson_slugs
from troef.server.people.asking import member_of, register_of
from troef.server.people.cookies import AnyRequest
from troef.server.people.register import Here
from troef.sim.measured import measured
from troef.table.clock.clocks import MOST_BANK, MOST_MOVE, Clock
from troef.table.fault import Fault
from troef.table.hall.hall import Chair, Hall
from troef.table.match.winnable import drawn
from troef.table.terms import MOST_DELAY, Terms
from troef.words.catalogue import catalogue_entry, game_page
from troef.words.pages import rules_page

#: Texts that come from outside are short.
Short = Annotated[str, msgspec.Meta(max_length=64)]
#: A number of a chair that could be one.
Seat = Annotated[int, msgspec.Meta(ge=0, le=99)]
Seed = Annotated[str, msgspec.Meta(max_length=200)]
#: A commitment to a secret (docs/fair-deals.md).
Commitment = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class AgreedClock(msgspec.Struct, forbid_unknown_fields=True):
    """How long people may think, in seconds; 0 for a move: as long as they like."""

    move: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVE)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=MOST_BANK)] = 0
    per: Literal["deal", "match"] = "deal"

    def agreed(self) -> Clock:
        """As a table keeps it."""
        return Clock(self.move, self.bank, self.per)


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
    rated: bool | None = None
    listed: bool | Literal["friends"] | None = None
    matches: int | None = None
    best_of: bool | None = None
    clock: AgreedClock | None = None
    chat: bool | None = None
    delay: Annotated[int, msgspec.Meta(ge=0, le=MOST_DELAY)] | Literal["deal"] | None = None
    hands: bool | None = None
    at_table: bool | None = None
    commit: Commitment | None = None


class Arrival(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who wants a chair, or that one; `token`: of a chair that he has here already."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    seat: Seat | None = None
    token: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    commit: Commitment | None = None


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


async def keep_chair(state: State, here: "Here | None", chair: Chair) -> None:
    """Somebody with an account finds his chair back on each device."""
    if here is not None:
        await register_of(state).keep_chair(here, chair.table)


def _chair(chair: Chair) -> dict[str, object]:
    return {"table": chair.table, "token": chair.token, "seat": chair.seat}


@get("/games")
async def games() -> list[dict[str, object]]:
    """All games with their presets and options."""
    taught = set(lesson_slugs())
    return [{**catalogue_entry(info), "ready": True, "lesson": info.slug in taught} for info in all_games()]


@get("/games/{slug:str}", sync_to_thread=True)
def game(slug: FromPath[str]) -> dict[str, object]:
    """What the page of a game shows."""
    try:
        info = game_info(slug)
    except UnknownGame as error:
        raise Fault(error.key, error.facts) from error
    page = game_page(info, measured().get(info.slug, []))
    return {**page, "ready": True, "lesson": info.slug in lesson_slugs()}


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
    hall = hall_of(state)
    await hall.hear_of_offers()
    return hall.offers()


@post("/tables")
async def open_table(request: AnyRequest, state: State, data: JSONBody[NewTable]) -> dict[str, object]:
    """A new table. `winnable`: in patience, a deal that the solver can win; its number is the seed."""
    seed = None if data.seed is None else str(data.seed)
    if data.winnable:
        if data.game != "patience":
            raise Fault("not-alone")
        seed = str(drawn())
    here, member = await member_of(request, state)
    chair = await hall_of(state).open(
        data.game,
        data.rules,
        data.options,
        data.seats,
        name=data.name or "",
        waits=data.open or False,
        bot=data.bot or "rule",
        seed=seed,
        terms=_terms(data),
        member=member,
        commit=data.commit,
    )
    await keep_chair(state, here, chair)
    return _chair(chair)


def _terms(wish: NewTable) -> Terms:
    """What somebody wants to agree on for his table."""
    return Terms(
        advice=wish.advice,
        rated=wish.rated or False,
        listed=True if wish.listed is None else wish.listed,
        matches=1 if wish.matches is None else wish.matches,
        best_of=wish.best_of or False,
        clock=None if wish.clock is None else wish.clock.agreed(),
        chat=wish.chat or False,
        delay=wish.delay,
        hands=wish.hands or False,
        at_table=wish.at_table or False,
    )


@post("/tables/{table:str}/join")
async def join(request: AnyRequest, state: State, table: FromPath[str], data: JSONBody[Arrival]) -> dict[str, object]:
    """A chair at a table that waits for people, or that of a bot which the host has opened."""
    here, member = await member_of(request, state)
    chair = await hall_of(state).join(table, data.name or "", data.seat, data.token, member, data.commit)
    await keep_chair(state, here, chair)
    return {**_chair(chair), "waits": True} if chair.waits else _chair(chair)


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


@post("/tables/{table:str}/coach", status_code=200)
async def coach(state: State, table: FromPath[str], data: JSONBody[Wish]) -> dict[str, object]:
    """What would have been clearly better than one's last card, at a table with bots."""
    hall = hall_of(state)
    live = await hall.find(table)
    return await hall.adviser.coach(live.table, live.require_seat(data.token))


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


API = Router("/api", route_handlers=[games, game, rules, tables, open_table, join, fill, advice, coach, course, record])
