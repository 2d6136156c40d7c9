"""Cards to cut out: where somebody sits, and the PIN with which he enters (T9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from troef.paper.letterhead import Letterhead
from troef.paper.qr import qr_code
from troef.tournament.rounds import Round


@dataclass(frozen=True)
class PinCard:
    """What somebody needs to enter: his office or number, his name, his PIN, and a link that the QR code holds."""

    role: str
    name: str
    pin: str
    link: str = ""


def seat_cards(head: Letterhead, played: Round, link: str = "") -> dict[str, Any]:
    """A card for each person at a table of a round (R8). The seats at the table are free (R9).

    Args:
        link: the address of a table's page, with `{round}` and `{table}`; it becomes the QR code. "": no code.
    """
    cards = []
    for number, sheet in enumerate(played.tables, 1):
        address = link.replace("{round}", str(played.number)).replace("{table}", str(number))
        code = qr_code(address) if link else ""
        marks = [(head.say("round"), str(played.number)), (head.say("table"), str(number))]
        cards += [_card(head.name(person), head.say("player", number=person), marks, code) for person in sheet.people]
    return head.page("seat-cards", cards=cards)


def pin_cards(head: Letterhead, cards: Sequence[PinCard]) -> dict[str, Any]:
    """A card for each who enters with a PIN."""
    made = [
        _card(one.name, one.link, [(head.say("pin"), one.pin)], qr_code(one.link) if one.link else "", one.role)
        for one in cards
    ]
    return head.page("pin-cards", cards=made)


def _card(name: str, under: str, marks: list[tuple[str, str]], code: str, corner: str = "") -> dict[str, Any]:
    return {"name": name, "under": under, "marks": marks, "qr": code, "corner": corner}
