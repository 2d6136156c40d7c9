"""Every document of an event by name: one call from an event to a PDF."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from troef.paper.cards import seat_cards
from troef.paper.diplomas import diplomas, framed_slams
from troef.paper.letterhead import Letterhead
from troef.paper.lists import by_name, by_table, ranking_list, rehearsal, results
from troef.paper.press import pdf
from troef.paper.sheets import blank_sheets, round_sheets
from troef.tournament.refused import Refused
from troef.tournament.rounds import Round


@dataclass(frozen=True)
class Order:
    """What is to be printed beside its kind.

    Attributes:
        round: which round; None: the last one that was drawn.
        tables: the tables whose sheets are printed; None: all.
        link: the address of a table's page with `{round}` and `{table}`, for the codes on seat cards.
        count: how many blank sheets.
        places: for how many places there are diplomas.
    """

    round: int | None = None
    tables: tuple[int, ...] | None = None
    link: str = ""
    count: int = 1
    places: int = 3


def printed(head: Letterhead, kind: str, order: Order | None = None) -> bytes:
    """A document as PDF. May be called in a thread.

    Raises:
        KeyError: there is no such kind (`KINDS` has them).
        Refused: the round or a table is not there, or there is nothing to print.
    """
    layout, make = KINDS[kind]
    page = make(head, order or Order())
    if not any(page.get(part) for part in ("sheets", "sections", "cards", "diplomas")):
        raise Refused("nothing-to-print", kind=kind)
    return pdf(layout, page, tagged=not page.get("sheets"))


def _round(head: Letterhead, order: Order) -> Round:
    return head.event.round(order.round if order.round is not None else len(head.event.rounds))


def _sheets(head: Letterhead, order: Order) -> dict[str, Any]:
    return round_sheets(head, _round(head, order), list(order.tables) if order.tables is not None else None)


def _everything(head: Letterhead, order: Order) -> dict[str, Any]:
    """Who sits where and every sheet as it stands now, for when the power goes out."""
    sheets = _sheets(head, order)
    return {**sheets, **by_table(head, _round(head, order)), "words": sheets["words"]}


#: What can be printed: the layout, and what makes its data.
KINDS: Final[dict[str, tuple[str, Callable[[Letterhead, Order], dict[str, Any]]]]] = {
    "everything": ("everything", _everything),
    "sheets": ("sheet", _sheets),
    "blank": ("sheet", lambda head, order: blank_sheets(head, order.count)),
    "tables": ("lists", lambda head, order: by_table(head, _round(head, order))),
    "names": ("lists", lambda head, order: by_name(head, _round(head, order))),
    "seats": ("cards", lambda head, order: seat_cards(head, _round(head, order), order.link)),
    "ranking": ("lists", lambda head, order: ranking_list(head)),
    "results": ("lists", lambda head, order: results(head)),
    "diplomas": ("diploma", lambda head, order: diplomas(head, order.places)),
    "slams": ("diploma", lambda head, order: framed_slams(head)),
    "rehearsal": ("lists", lambda head, order: rehearsal(head)),
}
