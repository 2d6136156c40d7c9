"""The calls under /api/events (docs/protocol.md)."""

import time
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from troef.core.checked_fields import FieldError
from troef.server.events.acting import signs_with_pin
from troef.server.events.asking import events_of, found, holder_of, language_of, need
from troef.server.events.calendar import CALENDAR
from troef.server.events.copies import copy
from troef.server.events.erasing import ERASING
from troef.server.events.hall import BadTemplate
from troef.server.events.inquiries import INQUIRIES
from troef.server.events.live import LiveEvent
from troef.server.events.logged import Founding, Sent
from troef.server.events.offices import PUBLIC, Card, Holder, new_card
from troef.server.events.people import PEOPLE
from troef.server.events.phones import PHONES
from troef.server.events.play_calls import PLAYING
from troef.server.events.printing import PRINTING
from troef.server.events.seating import members
from troef.server.events.views import (
    View,
    desk_view,
    draw_view,
    public_view,
    refusal_view,
    standings_view,
    table_view,
    told_standings,
)
from troef.server.faults import answer
from troef.server.front_door.rates import Bucket
from troef.table.fault import Fault
from troef.tournament.act import read_act
from troef.tournament.event import Event
from troef.tournament.refused import Refused
from troef.tournament.template import templates
from troef.words.event_fields import field_fault
from troef.words.words import words

Short = Annotated[str, msgspec.Meta(max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Secret = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=0, le=100_000)]

#: `?round=2`.
RoundAsked = Annotated[int, QueryParameter(name="round", ge=0)]
#: `?after=17`: the version that the page shows.
After = Annotated[int, QueryParameter(name="after")]

AnyRequest = Request[Any, Any, Any]

#: A bulk act of a whole field is longer than other bodies.
LARGEST_ACT: Final = 200_000
#: What one card may send: this many acts at once, and this many each second after that.
BURST: Final = 400
PER_SECOND: Final = 40.0
#: How many people one address may register at once, and each second after that: a family, not a field.
REGISTER_BURST: Final = 20
REGISTER_PER_SECOND: Final = 1 / 30
#: When an event has this number of people, only its desk registers more.
MOST_BY_THEMSELVES: Final = 2000


class NewEvent(msgspec.Struct, forbid_unknown_fields=True):
    """An event: its title, day (`2026-05-09`), template (a name, or values that differ from those of `name`), and the
    version of the rules. In a rehearsal acts may bring their own time, and where it is `running` the time goes on by
    itself from the last of them."""

    title: Name
    day: Short
    template: Short | dict[str, Any]
    rules_version: Short
    zone: Short = ""
    rehearsal: bool = False
    running: bool = False
    seed: Secret | None = None
    name: Name = ""
    at: Short = ""


class NewAct(msgspec.Struct, forbid_unknown_fields=True):
    """An act: an id that the sender makes up, the verb and its facts; `at` in a rehearsal, `pin` to sign with, `name`
    of who acts at the desk or in the jury with a card without a name, `phone` of a table: the name that it made up."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    act: Short
    facts: dict[str, Any] = {}
    at: Short = ""
    pin: Short = ""
    name: Name = ""
    phone: Short = ""


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who comes in with the PIN on his card."""

    office: Literal["desk", "jury", "table", "player"]
    pin: Short
    number: Number = 0
    name: Name = ""


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """Cards that are to be made: one for each number, or one with a name; or one for each member of pairs or teams, who
    play with two hands on line."""

    office: Literal["desk", "jury", "table", "player"]
    numbers: Annotated[list[Number], msgspec.Meta(max_length=2000)] = []
    name: Name = ""
    members: bool = False


class Showing(msgspec.Struct, forbid_unknown_fields=True):
    """What the public sees of the totals, and whether it sees pot and prizes; what is left out stays as it is."""

    scoreboard: Literal["open", "frozen", "hidden"] | None = None
    prizes: bool | None = None


# ---- answers ----


def on_refused(request: AnyRequest, refused: Refused) -> Response[View]:
    """An act that is not allowed: the reason, the clause, and a sentence."""
    told = refusal_view(refused, language_of(request))
    return Response({"error": {"key": "act-refused", "facts": told}}, status_code=409, media_type=MediaType.JSON)


def on_wrong_facts(request: AnyRequest, error: FieldError) -> Response[View]:
    """Facts that are missing, unknown, or of the wrong type."""
    told = {"field": error.field[:64], "text": field_fault(words(language_of(request)), error)[:300]}
    return Response({"error": {"key": "wrong-fact", "facts": told}}, status_code=400, media_type=MediaType.JSON)


def on_bad_template(request: AnyRequest, fault: BadTemplate) -> Response[View]:
    """A template that cannot be."""
    text = field_fault(words(language_of(request)), fault.reason)
    return answer(Fault(fault.key, {"text": text[:300]}))


@get("/templates")
async def event_templates() -> dict[str, Any]:
    """The templates that come with Troef."""
    return {name: template.as_dict() for name, template in templates().items()}


@post("/")
async def open_event(state: State, data: JSONBody[NewEvent]) -> View:
    """A new event, and the card of its desk."""
    if data.at and not data.rehearsal:
        raise Fault("no-rehearsal")
    if data.seed is not None and not data.rehearsal:
        raise Fault("no-rehearsal")
    agreed = Founding.drawn(data.seed or "", data.zone, data.rehearsal, data.running)
    live, card = await events_of(state).open(
        data.title, data.day, data.template, data.rules_version, agreed, data.at, data.name
    )
    return {"event": live.key, "card": card.as_dict()}


@post("/{event:str}/acts", request_max_body_size=LARGEST_ACT)
async def act(request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[NewAct]) -> View:
    """Do something. The same id of the same sender counts once; the answer says when it is on disk."""
    live = await events_of(state).find(event)
    holder = holder_of(request, live)
    _slow_down(state, live, holder if holder != PUBLIC else Holder("public", name=_address(request)))
    sent = Sent(data.id, data.act, data.facts, data.at, data.name, data.phone)
    await _check_signature(live, holder, data)
    card = _card_for(live.event, holder, data)
    line, again = await live.act(holder, sent, *([card] if card else []))
    made: View = {"n": line.number, "at": line.at, "act": line.act.verb, "facts": line.act.as_dict(), "again": again}
    return {**made, "card": card.as_dict()} if card and not again else made


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def _slow_down(state: State, live: LiveEvent, holder: Holder) -> None:
    """How much one card may send, or one address that registers people; and how many the public may register."""
    everybody = holder.office == "public"
    if everybody and len(live.event.people) >= MOST_BY_THEMSELVES:
        raise Fault("registered-too-many")
    buckets: dict[tuple[str, Holder], Bucket] = state.buckets
    fresh = Bucket(REGISTER_BURST, REGISTER_PER_SECOND) if everybody else Bucket(BURST, PER_SECOND, time.monotonic)
    if not buckets.setdefault((live.key, holder), fresh).allows():
        raise Fault("too-many")


async def _check_signature(live: LiveEvent, holder: Holder, data: NewAct) -> None:
    """Whether a player who signs on the phone of the table has typed his own PIN (T9)."""
    if holder.office != "table" or data.act != "sign":
        return
    signer = signs_with_pin(holder, read_act(data.act, data.facts))
    if signer is not None:
        live.offices.check_pin(signer, data.pin)


def _card_for(event: Event, holder: Holder, data: NewAct) -> Card | None:
    """The card of somebody who registers himself."""
    if holder != PUBLIC or data.act not in ("register", "apply-as-joker"):
        return None
    return new_card(Holder("player", max(event.people, default=0) + 1))


@post("/{event:str}/enter")
async def enter(state: State, event: FromPath[str], data: JSONBody[Entry]) -> View:
    """Come in with a PIN; gives a token."""
    live = await events_of(state).find(event)
    holder = Holder(data.office, data.number, data.name)
    live.offices.check_pin(holder, data.pin)
    token = new_card(holder).token
    await live.enter(holder, token)
    return {**holder.as_dict(), "token": token}


@post("/{event:str}/cards")
async def make_cards(request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[Wanted]) -> list[View]:
    """New cards, for the desk to print; those that the same holders had before are void."""
    live, holder = await found(request, state, event)
    need(holder, "desk")
    if data.office == "player":
        for number in data.numbers:
            live.event.person(number)
    cards = [
        new_card(Holder(data.office, number, name))
        for number in data.numbers or [0]
        for name in (members(live.event, number) if data.members and data.office == "player" else [data.name])
    ]
    await live.grant(cards)
    return [card.as_dict() for card in cards]


@post("/{event:str}/scoreboard", status_code=200)
async def show(request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[Showing]) -> View:
    """Show the public the totals, keep them as they are now, or hide them; show it pot and prizes, or not."""
    live, holder = await found(request, state, event)
    need(holder, "desk")
    if data.scoreboard is not None:
        await live.show(data.scoreboard)
    if data.prizes is not None:
        await live.show_prizes(data.prizes)
    return {"scoreboard": live.scoreboard, "prizes": live.prizes_shown}


@get("/{event:str}")
async def public(state: State, event: FromPath[str], after: After = -1) -> View:
    """What everybody may see."""
    live = await events_of(state).find(event)
    await live.settled()
    if after == live.version:
        return _same(live, after)
    view: View = live.kept("public", lambda: public_view(live))
    return {**view, "now": live.time()}


def _same(live: LiveEvent, version: int) -> View:
    """The answer to a page that shows the newest: the time."""
    return {"version": version, "now": live.time(), "same": True}


@get("/{event:str}/me")
async def me(request: AnyRequest, state: State, event: FromPath[str]) -> View:
    """Which office the token of the request gives."""
    _, holder = await found(request, state, event)
    return holder.as_dict()


@get("/{event:str}/desk")
async def desk(request: AnyRequest, state: State, event: FromPath[str], after: After = -1) -> View:
    """All that the desk and the jury work with."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury")
    if after == live.version:
        return _same(live, after)
    view: View = live.kept("desk", lambda: desk_view(live))
    return {**view, "now": live.time()}


@get("/{event:str}/tables/{table:int}")
async def sheet(
    request: AnyRequest,
    state: State,
    event: FromPath[str],
    table: FromPath[int],
    round_number: RoundAsked = 0,
    after: After = -1,
) -> View:
    """The sheet of a table in a round, the last one where none is named."""
    live, holder = await found(request, state, event)
    number = round_number or max(1, len(live.event.rounds))
    need(holder, "desk", "jury", "table", "player")
    people = live.event.round(number).table(table).everybody()
    elsewhere = (holder.office == "table" and holder.number != table) or (
        holder.office == "player" and holder.number not in people
    )
    if elsewhere:
        raise Fault("not-your-card", {"office": holder.office})
    version = live.sheet_version(number, table)
    if after == version:
        return _same(live, after)
    return {**table_view(live, table, number, language_of(request)), "version": version}


@get("/{event:str}/ranking")
async def ranking(request: AnyRequest, state: State, event: FromPath[str]) -> Any:
    """The ranking; null for the public while it is hidden."""
    live, holder = await found(request, state, event)
    if holder.office in ("desk", "jury"):
        return told_standings(live)
    return standings_view(live)


@get("/{event:str}/draw")
async def draw(request: AnyRequest, state: State, event: FromPath[str], round_number: RoundAsked = 0) -> View:
    """The tables of a round, the last one where none is named."""
    live, _ = await found(request, state, event)
    return draw_view(live, round_number or len(live.event.rounds))


@get("/{event:str}/log", media_type=MediaType.TEXT)
async def log(request: AnyRequest, state: State, event: FromPath[str]) -> Response[str]:
    """The log of the event as JSON Lines, for the desk and the jury."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury")
    name = f'attachment; filename="{live.key}.jsonl"'
    return Response(live.log_text(), media_type="application/x-ndjson", headers={"content-disposition": name})


EVENTS: Final = Router(
    "/api/events",
    route_handlers=[
        event_templates,
        open_event,
        act,
        enter,
        make_cards,
        show,
        public,
        me,
        desk,
        sheet,
        ranking,
        draw,
        log,
        copy,
        *INQUIRIES,
        *PHONES,
        *PRINTING,
        *PLAYING,
        *PEOPLE,
        *CALENDAR,
        *ERASING,
    ],
    exception_handlers={Refused: on_refused, FieldError: on_wrong_facts, BadTemplate: on_bad_template},
)
