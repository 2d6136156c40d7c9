"""The calls under /api/challenges (docs/protocol.md): the cards of a match once more, and the results side by side."""

import asyncio
import secrets
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from troef.core.record import Record
from troef.server.api import hall_of, keep_chair
from troef.server.events.asking import token_of
from troef.server.people.asking import here_of, member_of, register_of
from troef.server.people.calls import moment
from troef.server.people.cookies import AnyRequest
from troef.server.people.register import Here
from troef.store import challenges
from troef.store.challenges import Challenge, Try
from troef.table.fault import Fault
from troef.table.hall.hall import Hall
from troef.table.people.people import token_hash
from troef.table.replay.duplicate import SameCards, cards_of, check_duplicate, new_seed, result_of
from troef.table.table import Table

Told = dict[str, Any]

#: Tables whose results are looked up for one question.
MOST_LOOKED_UP: Final = 10


class NewChallenge(msgspec.Struct, forbid_unknown_fields=True):
    """The last match at a table, from one's own chair there."""

    table: Annotated[str, msgspec.Meta(max_length=64)]
    token: Annotated[str, msgspec.Meta(max_length=200)]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who plays the same cards."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None


@post("/")
async def challenge(state: State, data: JSONBody[NewChallenge]) -> Told:
    """Let others play the cards of a match that is over."""
    table = (await hall_of(state).find(data.table)).table
    seat = table.seat_of(data.token)
    if seat is None:
        raise Fault("bad-token")
    if not table.over:
        raise Fault("not-over")
    record, person = table.records[-1], table.people[seat]
    check_duplicate(table.game, record.seats)
    cards_of(record)
    if table.challenge:
        return {"challenge": table.challenge}  # it is one already
    people = sum(one is not None and one.bot is None for one in table.people) - 1
    result = await asyncio.to_thread(result_of, record, seat, people)
    register = register_of(state)
    made = await register.shelf.write(challenges.make, table.name, table.matches, seat, new_seed(), register.now())
    account, name = (None, "") if person is None else (person.account, person.name)
    own = Try(table.name, account, token_hash(data.token), name, made.at, result)
    await register.shelf.write(challenges.add_try, made.id, own)
    return {"challenge": made.id}


@get("/{name:str}")
async def board(request: AnyRequest, state: State, name: FromPath[str]) -> Told:
    """What is played, and how everybody did. Who has not played yet sees no results of single deals: they would tell of
    the cards."""
    known = await _known(state, name)
    record = await _record(hall_of(state), known)
    tries = await _looked_up(state, known)
    own = [one for one in tries if _is_own(one, await here_of(request, state), token_of(request))]
    return {
        "challenge": known.id,
        "game": record.game.slug,
        "rules": record.game.rules,
        "seats": record.seats,
        "deals": len(cards_of(record)),
        "low_wins": record.game.info.low_wins,
        "played": bool(own),
        "rows": [_row(one, bool(own), one in own) for one in tries],
    }


@post("/{name:str}/table")
async def play(request: AnyRequest, state: State, name: FromPath[str], data: JSONBody[Player]) -> Told:
    """A table of one's own with the same cards, on the same chair, with bots on the others. Each account plays once."""
    here, member = await member_of(request, state)
    register, hall = register_of(state), hall_of(state)
    known = await _known(state, name)
    tries = await register.shelf.read(challenges.tries, known.id)
    if any(_is_own(one, here, token_of(request)) for one in tries):
        raise Fault("challenge-played")
    record = await _record(hall, known)
    key = secrets.token_urlsafe(12)
    token = secrets.token_urlsafe(24) if member is None else member.chair_token(key)
    called = data.name or ("" if here is None else here.account.name)
    lines = SameCards(record, known.seat, known.seed, known.id).table_lines(called, token, member)
    await hall.take_in(key, lines)
    await keep_chair(state, here, await hall.chair(key, token))
    sits = (await hall.find(key)).table.people[known.seat]
    account = None if member is None else member.account
    begun = Try(key, account, token_hash(token), "" if sits is None else sits.name, register.now(), None)
    await register.shelf.write(challenges.add_try, known.id, begun)
    return {"table": key, "token": token, "seat": known.seat}


def _is_own(one: Try, here: "Here | None", token: str) -> bool:
    """Whether somebody who asks has played these cards himself: with his account, or the token of his chair."""
    return (here is not None and one.account == here.account.id) or one.owner == token_hash(token)


async def _known(state: State, name: str) -> Challenge:
    known = await register_of(state).shelf.read(challenges.find, name)
    if known is None:
        raise Fault("no-challenge")
    return known


async def _record(hall: Hall, known: Challenge) -> Record:
    """The match whose cards are played again."""
    try:
        table = await hall.read(known.table_id)
    except Fault as fault:
        raise Fault("no-challenge") from fault
    return table.records[known.match - 1]


async def _looked_up(state: State, known: Challenge) -> list[Try]:
    """Everybody who plays, with the results that are known by now."""
    shelf = register_of(state).shelf
    waiting = [one for one in await shelf.read(challenges.tries, known.id) if one.result is None]
    for one in waiting[:MOST_LOOKED_UP]:
        try:
            table = await hall_of(state).read(one.table_id)
        except Fault:
            continue  # nobody played there, and it was deleted
        record = first_match(table)
        if record is not None:
            result = await asyncio.to_thread(result_of, record, known.seat, 0)
            await shelf.write(challenges.note_result, known.id, one.table_id, result)
    return await shelf.read(challenges.tries, known.id)


def first_match(table: Table) -> "Record | None":
    """The match with the same cards, once it is over: a further match at that table has other ones."""
    record = table.records[0]
    return record if record.ending is not None else None


def _row(one: Try, deals: bool, own: bool) -> Told:
    told: Told = {"name": one.name, "at": moment(one.at), **({"own": True} if own else {})}
    if one.result is None:
        return told
    result = {"score": one.result.score, "won": one.result.won, "people": one.result.people}
    return {**told, **result, **({"gains": list(one.result.gains)} if deals else {})}


CHALLENGES: Final = Router("/api/challenges", route_handlers=[challenge, board, play])
