"""Paper from the desk: any document of an event as PDF, and the ranking for everybody.

typst sets pages in a thread, from a copy of the event: acts go on meanwhile. One document is set at a time, so that a
large one leaves a processor to whoever is waiting for a page.
"""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from troef.paper.cards import PinCard, pin_cards
from troef.paper.documents import KINDS, Order, printed
from troef.paper.letterhead import Letterhead
from troef.paper.press import pdf
from troef.server.events.asking import AnyRequest, events_of, found, language_of, need
from troef.server.events.live import LiveEvent
from troef.server.events.offices import Office
from troef.server.events.views import public_standings
from troef.table.fault import Fault
from troef.tournament.refused import Refused
from troef.tournament.results.exporting import ranking_csv
from troef.words.words import LANGUAGES

#: The body holds the links of the cards of a whole field.
LARGEST_ORDER: Final = 400_000

Short = Annotated[str, msgspec.Meta(max_length=80)]
Link = Annotated[str, msgspec.Meta(max_length=400)]
Number = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class CardToPrint(msgspec.Struct, forbid_unknown_fields=True):
    """A card that was just made: only the page that made it knows its secrets."""

    office: Office
    pin: Short
    link: Link
    number: Number = 0
    name: Short = ""


class PrintOrder(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be printed: a kind of document, or `pins` with its cards.

    `link` is the address of a table's page with `{round}` and `{table}`, for the codes on seat cards.
    """

    what: Short
    round: Number | None = None
    tables: Annotated[list[Number], msgspec.Meta(max_length=5000)] = []
    link: Link = ""
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    places: Annotated[int, msgspec.Meta(ge=1, le=100)] = 3
    cards: Annotated[list[CardToPrint], msgspec.Meta(max_length=2000)] = []


@post("/{event:str}/print", status_code=200, media_type="application/pdf", request_max_body_size=LARGEST_ORDER)
async def print_paper(
    request: AnyRequest, state: State, event: FromPath[str], data: JSONBody[PrintOrder]
) -> Response[bytes]:
    """A document as PDF, for the desk and the jury: sheets, lists, cards, diplomas, or everything at once."""
    live, holder = await found(request, state, event)
    need(holder, "desk", "jury")
    head = _head(live, language_of(request))
    if data.what == "pins":
        cards = [_pin_card(live, head, card) for card in data.cards]
        if not cards:
            raise Refused("nothing-to-print", kind=data.what)
        return _as_file(live, data.what, await _set(state, lambda: pdf("cards", pin_cards(head, cards))))
    if data.what not in KINDS:
        raise Fault("no-such-paper", {"what": data.what, "known": ", ".join([*KINDS, "pins"])})
    order = Order(data.round, tuple(data.tables) or None, data.link, data.count, data.places)
    return _as_file(live, data.what, await _set(state, lambda: printed(head, data.what, order)))


@get("/{event:str}/ranking.pdf", media_type="application/pdf")
async def ranking_pdf(
    state: State,
    request: AnyRequest,
    event: FromPath[str],
    what: Annotated[Literal["ranking", "results"], QueryParameter()] = "ranking",
    language: Annotated[str, QueryParameter()] = "",
) -> Response[bytes]:
    """The ranking, or the page of results, as PDF: for everybody while the totals are shown, and after the end."""
    live, _ = await found(request, state, event)
    if not (live.event.finished or live.scoreboard == "open"):
        raise Fault("ranking-not-shown")
    lang = language if language in LANGUAGES else language_of(request)
    head = _head(live, lang)
    made: asyncio.Future[bytes] = live.kept(
        f"{what} {lang}", lambda: asyncio.ensure_future(_set(state, lambda: printed(head, what)))
    )
    return _as_file(live, what, await asyncio.shield(made))


@get("/{event:str}/ranking.csv", media_type=MediaType.TEXT)
async def ranking_table(request: AnyRequest, state: State, event: FromPath[str]) -> Response[str]:
    """The ranking as CSV, as far as everybody may see it."""
    live, holder = await found(request, state, event)
    rows = live.standings() if holder.office in ("desk", "jury") else public_standings(live)
    if rows is None:
        raise Fault("ranking-not-shown")
    headers = {"content-disposition": f'attachment; filename="{live.event.day}-ranking.csv"'}
    return Response(ranking_csv(live.event, rows), media_type="text/csv", headers=headers)


def _head(live: LiveEvent, lang: str) -> Letterhead:
    return Letterhead(live.event.copy(), lang, live.time()[11:16])


def _pin_card(live: LiveEvent, head: Letterhead, card: CardToPrint) -> PinCard:
    """A card with whose it is: a player by name, a table by number, an office by its name."""
    role = head.say(f"office-{card.office}")
    if card.office == "player":
        return PinCard(role, card.name or head.name(card.number), card.pin, card.link)
    if card.office == "table":
        return PinCard(role, head.say("table-number", number=card.number), card.pin, card.link)
    return PinCard(role, card.name or role, card.pin, card.link)


async def _set(state: State, make: Callable[[], bytes]) -> bytes:
    """Set a document in a thread, after those that were asked for before."""
    async with events_of(state).press:
        return await asyncio.to_thread(make)


def _as_file(live: LiveEvent, what: str, document: bytes) -> Response[bytes]:
    name = f'inline; filename="{live.event.day}-{what}.pdf"'
    return Response(document, media_type="application/pdf", headers={"content-disposition": name})


#: What the server answers with paper.
PRINTING: Final[list[Any]] = [print_paper, ranking_pdf, ranking_table]
