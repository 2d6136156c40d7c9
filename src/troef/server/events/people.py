"""People of an event over HTTP: a list of registrations for the desk, a player's own page, and why he sits there."""

from typing import Annotated, Any, Final

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from troef.server.events.asking import AnyRequest, found, language_of, need
from troef.server.events.live import LiveEvent
from troef.server.events.logged import Sent
from troef.server.events.views import View, heading, public_standings, refusal_view
from troef.table.fault import Fault
from troef.tournament.entry.name_list import ListFault, read_list, registrations
from troef.tournament.results.explaining import Reason, why_here, why_ranked
from troef.tournament.results.ranking import round_results
from troef.tournament.rounds import Round
from troef.words.words import words

#: Bytes of a list.
LARGEST_LIST: Final = 400_000
#: How many people of a list the desk sees before it confirms.
SHOWN: Final = 5


@post("/{event:str}/list", status_code=200, request_max_body_size=LARGEST_LIST)
async def register_list(
    request: AnyRequest,
    state: State,
    event: FromPath[str],
    expected: Annotated[int, QueryParameter(ge=0)] = 0,
    id: Annotated[str, QueryParameter(max_length=64)] = "",
) -> View:
    """Register everybody on a list (the body: a CSV file), or nobody. Without `expected`, the number of acts, it is
    only told who is on it."""
    live, holder = await found(request, state, event)
    need(holder, "desk")
    try:
        rows = read_list(await request.body())
        act = registrations(live.event, rows, live.time())
    except ListFault as fault:
        lang = language_of(request)
        told = [{"line": line, **refusal_view(refused, lang)} for line, refused in fault.faults]
        raise Fault("wrong-list", {"count": len(told), "faults": told}) from fault
    answer = {"count": len(rows), "first": [row.name for row in rows[:SHOWN]], "done": bool(expected)}
    if expected:
        await live.act(holder, Sent(id or f"list-{live.version}", "bulk", {**act.as_dict(), "expected": expected}))
    return answer


@get("/{event:str}/mine")
async def mine(request: AnyRequest, state: State, event: FromPath[str]) -> View:
    """A player's own page: where he sits, what he has, and why."""
    live, holder = await found(request, state, event)
    need(holder, "player")
    one = live.event.person(holder.number)
    lang = language_of(request)
    return {
        **heading(live),
        "number": one.number,
        "name": one.name,
        "kind": one.kind,
        "status": one.status,
        "paid": one.paid,
        "fee": live.event.template.fee,
        "checkin_deadline": live.event.template.checkin_deadline,
        "results": [_result(live, played, one.number) for played in live.event.rounds],
        **_standing(live, one.number, lang),
    }


def _result(live: LiveEvent, played: Round, number: int) -> View:
    """What somebody has of a round: his table, and his score once the sheet is published (R29)."""
    table = next((place for place, sheet in enumerate(played.tables, 1) if number in sheet.everybody()), 0)
    earned = live.kept(f"results {played.number}", lambda: round_results(live.event, played)).get(number)
    there = played.table(table).people if table else []
    return {
        "round": played.number,
        "table": table,
        "bye": number in played.byes,
        "people": [live.event.people[person].name for person in there],
        "state": played.table(table).state if table else None,
        "score": earned.score if earned else None,
    }


def _standing(live: LiveEvent, number: int, lang: str) -> View:
    """Where somebody stands, as far as everybody may see it, and why."""
    rows = public_standings(live)
    row = next((row for row in rows or [] if row.player == number), None)
    shown = row is not None and rows is not live.frozen
    return {
        "standing": row.as_dict() if row else None,
        "of": len(rows) if rows is not None else None,
        "why_ranked": _said(why_ranked(live.event, number, live.standings()), lang) if shown else None,
    }


@get("/{event:str}/why")
async def why(
    request: AnyRequest,
    state: State,
    event: FromPath[str],
    person: Annotated[int, QueryParameter(ge=1)],
    round_number: Annotated[int, QueryParameter(name="round", ge=0)] = 0,
) -> View:
    """Why somebody sits where he sits, in sentences; anybody may check the draw (R8, A14)."""
    live, _ = await found(request, state, event)
    number = round_number or len(live.event.rounds)
    reasons = why_here(live.event, number, person)
    return {"round": number, "sentences": [_said(reason, language_of(request)) for reason in reasons]}


def _said(reason: Reason, lang: str) -> str:
    return words(lang).say(reason.key, **reason.facts)


PEOPLE: Final[list[Any]] = [register_list, mine, why]
