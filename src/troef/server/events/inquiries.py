"""What the desk and the jury ask before they act: what an act would change, the history of a number, the log page by
page, and who broke which duty in a deal (docs/protocol.md)."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from troef.server.events.acting import actor_of, filled
from troef.server.events.asking import found, language_of, need
from troef.server.events.views import View, change_view, line_view
from troef.tournament.act import Line, read_act
from troef.tournament.changes import Change
from troef.tournament.consequences import consequences, event_after
from troef.tournament.event import Event
from troef.tournament.jury.deciding import rulings_for
from troef.tournament.jury.revokes import BrokenDuty, leaders, revokes
from troef.tournament.results.history import history_of, history_of_sheet
from troef.words.words import words

AnyRequest = Request[Any, Any, Any]

#: How many lines of the log come at once.
PAGE: Final = 60

#: `?person=7&round=1&table=12`, and `?before=400` for the lines before line 400.
Person = Annotated[int, QueryParameter(name="person", ge=0)]
RoundAsked = Annotated[int, QueryParameter(name="round", ge=0)]
Table = Annotated[int, QueryParameter(name="table", ge=0)]
Before = Annotated[int, QueryParameter(name="before", ge=0)]


class Proposed(msgspec.Struct, forbid_unknown_fields=True):
    """An act that is thought of: its verb and its facts."""

    act: Annotated[str, msgspec.Meta(max_length=64)]
    facts: dict[str, Any] = {}
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """A deal that is laid once more at the table of the jury.

    The cards in the order in which they were played, the seat that led, the trump suit or "", the four hands before
    the first trick where they are known, and in kleurenwiezen the trick in which it was noticed (0: the last).
    """

    cards: Annotated[str, msgspec.Meta(max_length=300)]
    leader: Annotated[int, msgspec.Meta(ge=0, le=3)]
    trump: Annotated[str, msgspec.Meta(max_length=1)] = ""
    hands: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=4)] = []
    noticed_in: Annotated[int, msgspec.Meta(ge=0, le=13)] = 0
    multiplier: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    #: the numbers of the people by seat
    people: Annotated[list[int], msgspec.Meta(max_length=4)] = []


@post("/{event:str}/consequences", status_code=200)
async def weigh(request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[Proposed]) -> View:
    """What an act would change. Nothing is done; where it is not allowed, the refusal is that of the act."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury")
    facts = filled(live.event, live.kept_beside, data.act, data.facts)
    act = read_act(data.act, facts)
    by = actor_of(live.event, holder.named(data.name), act)
    async with live.turn(act.verb):
        await live.prepare(act, by)
        later = event_after(live.event, act, live.time(), by)
        before, standings = live.event.copy(), live.standings()
        told = await asyncio.to_thread(consequences, before, later, standings)
    return {"act": act.verb, "facts": act.as_dict(), **asdict(told)}


@get("/{event:str}/history")
async def history(
    request: AnyRequest,
    state: State,
    event: FromPath[str],
    person: Person = 0,
    round_number: RoundAsked = 0,
    table: Table = 0,
) -> list[View]:
    """Every change of the points of a person, or of the numbers on a sheet, oldest first."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury")
    changes: list[Change]
    if person:
        changes = history_of(live.event, person)
    else:
        live.event.round(round_number).table(table)
        changes = history_of_sheet(live.event, round_number, table)
    return [change_view(live.event, one, person) for one in changes]


@get("/{event:str}/lines")
async def lines(
    request: AnyRequest,
    state: State,
    event: FromPath[str],
    before: Before = 0,
    person: Person = 0,
    round_number: RoundAsked = 0,
    table: Table = 0,
) -> list[View]:
    """Lines of the log, the newest first: all of them, or those about a person or a sheet."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury")
    shown: list[View] = []
    for line in reversed(live.event.lines[: before - 1] if before else live.event.lines):
        if (not person or _names(line, person)) and _is_at(live.event, line, round_number, table):
            shown.append(line_view(live, line))
            if len(shown) == PAGE:
                break
    return shown


def _names(line: Line, person: int) -> bool:
    """Whether a line is by somebody or about him."""
    return person in (line.by.person, getattr(line.act, "person", None))


def _is_at(event: Event, line: Line, round_number: int, table: int) -> bool:
    place = line.act.place(event)
    asked = (round_number, table)
    return all(not wanted or (place is not None and place[at] == wanted) for at, wanted in enumerate(asked))


@post("/{event:str}/revokes", status_code=200)
async def laid(request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[Laid]) -> View:
    """Who led each trick of a deal, who broke which duty in which trick, what he could have played, and what the
    clauses make of it."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury")
    game = live.event.template.game
    broken = revokes(game, data.cards, data.leader, data.trump, data.hands or None, data.noticed_in)
    lang = language_of(request)
    return {
        "leaders": leaders(game, data.cards, data.leader, data.trump),
        "broken": [_broken_view(game, one, data, lang) for one in broken],
    }


def _broken_view(game: str, one: BrokenDuty, data: Laid, lang: str) -> View:
    person = data.people[one.seat] if one.seat < len(data.people) else 0
    return {
        **asdict(one),
        "person": person,
        "text": words(lang).tell(game, f"refusal-{one.duty}", one.facts),
        "rulings": [ruling.as_dict() for ruling in rulings_for(one, person, data.multiplier)],
    }


#: All of them.
INQUIRIES: Final = [weigh, history, lines, laid]
