"""The calls under /api/replays (docs/protocol.md): matches of tables and of files, looked at again."""

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, Parameter

from troef.core.record_error import RecordError
from troef.core.refusal import Refusal
from troef.core.view import SPECTATOR
from troef.server.api import hall_of
from troef.server.events.asking import language_of, token_of
from troef.table.fault import Fault
from troef.table.replay.replays import Replays, Seen
from troef.words.words import Words, words

#: Bytes of a file that somebody brings along.
LARGEST_FILE: Final = 1_000_000
#: No more of a reason is told.
LONGEST_REASON: Final = 300
MEDIA: Final = {"jsonl": "application/x-ndjson"}

Start = Annotated[int, Parameter(ge=0, le=1_000_000)]
AnyRequest = Request[Any, Any, Any]


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A step of a deal."""

    step: int


class Onward(Place, forbid_unknown_fields=True):
    """From which step of a deal somebody plays on."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None


def replays_of(state: State) -> Replays:
    """The replays of this server."""
    replays: Replays = state.replays
    return replays


async def _seen(request: AnyRequest, state: State, source: str, match: int) -> Seen:
    """A match as whoever asks may look at it; a token that is of no chair there is passed over."""
    replays = replays_of(state)
    if source.startswith("file-"):
        try:
            return await replays.of_file(source, match)
        except RecordError as error:
            raise _fault_of(error, words(language_of(request))) from error
    live = await hall_of(state).find(source)
    seat = live.table.seat_of(token_of(request))
    return await replays.of_table(live.table, match, SPECTATOR if seat is None else seat)


def _fault_of(error: RecordError, spoken: Words) -> Fault:
    """What is wrong with a record, in the language that is asked for."""
    refusal = error.facts.get("refusal")
    if isinstance(refusal, Refusal):
        text = spoken.refusal(str(error.facts["game"]), refusal)
    elif spoken.has(f"record-{error.key}"):
        text = spoken.say(f"record-{error.key}", **error.facts)
    else:
        text = spoken.error(error.key, error.facts) if spoken.has(f"error-{error.key}") else error.reason
    return Fault("bad-replay-file", {"line": error.line, "text": text[:LONGEST_REASON]})


@post("/", status_code=200, request_max_body_size=LARGEST_FILE)
async def bring(request: AnyRequest, state: State) -> dict[str, object]:
    """A file of matches, ours or another program's, to look at."""
    try:
        replay, matches = await replays_of(state).bring(await request.body())
    except RecordError as error:
        raise _fault_of(error, words(language_of(request))) from error
    return {"replay": replay, "matches": matches}


@get("/{source:str}/{match:int}")
async def told(request: AnyRequest, state: State, source: FromPath[str], match: FromPath[int]) -> dict[str, object]:
    """A match: who played, the sheet, its deals."""
    seen = await _seen(request, state, source, match)
    shared = seen.outline.over or source.startswith("file-")
    formats = seen.outline.formats if shared else []
    return {"replay": source, "match": match, **seen.told(), "formats": formats}


@get("/{source:str}/{match:int}/deals/{deal:int}")
async def steps(
    request: AnyRequest,
    state: State,
    source: FromPath[str],
    match: FromPath[int],
    deal: FromPath[int],
    start: Start = 0,
) -> dict[str, object]:
    """The positions of a deal that is over, from a step on."""
    seen = await _seen(request, state, source, match)
    return await replays_of(state).steps(seen, deal, start)


@post("/{source:str}/{match:int}/deals/{deal:int}/open-cards", status_code=200)
async def best(
    request: AnyRequest,
    state: State,
    source: FromPath[str],
    match: FromPath[int],
    deal: FromPath[int],
    data: JSONBody[Place],
) -> dict[str, object]:
    """What each card is worth at a step where nobody errs."""
    seen = await _seen(request, state, source, match)
    return await replays_of(state).open_cards(seen, deal, data.step)


@post("/{source:str}/{match:int}/deals/{deal:int}/table")
async def what_if(
    request: AnyRequest,
    state: State,
    source: FromPath[str],
    match: FromPath[int],
    deal: FromPath[int],
    data: JSONBody[Onward],
) -> dict[str, object]:
    """A table where one plays on from a step against bots."""
    seen = await _seen(request, state, source, match)
    made = await replays_of(state).play_on(seen, deal, data.step, data.name or "")
    await hall_of(state).take_in(made.name, made.lines)
    return {"table": made.name, "token": made.token, "seat": made.seat}


@get("/{source:str}/{match:int}/file/{kind:str}", media_type=MediaType.TEXT)
async def file(
    request: AnyRequest, state: State, source: FromPath[str], match: FromPath[int], kind: FromPath[str]
) -> Response[str]:
    """A match that is over as a file: `jsonl` (the record), or a format of other programs."""
    seen = await _seen(request, state, source, match)
    if not seen.outline.over and not source.startswith("file-"):
        raise Fault("not-over")
    text = await replays_of(state).file(seen, kind)
    return Response(text, media_type=MEDIA.get(kind, "text/plain; charset=utf-8"))


REPLAYS: Final = Router("/api/replays", route_handlers=[bring, told, steps, best, what_if, file])
