"""What a match of blackjack brings to its next round: chips, and a shoe that was begun before (R4)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.card import CardError, cards_text, parse_cards
from troef.cards.pack import Supply, make_pack
from troef.cards.sentence import sentence_of
from troef.core.position_facts import PositionError, whole_numbers
from troef.core.view import SheetRow
from troef.games.blackjack.options import MOST_CHIPS
from troef.games.blackjack.table import BlackjackTable


def standing_facts(table: BlackjackTable) -> dict[str, object]:
    """For `State.match_facts`: `chips` per seat, and `gone`, the cards that the shoe does not have any more."""
    return {"chips": [int(amount) for amount in table.chips], "gone": cards_text(table.used)}


def take_up(facts: dict[str, Any], table: BlackjackTable, sheet: list[SheetRow]) -> None:
    """Set the table as the facts say.

    Raises:
        PositionError: no match brings that to a round.
    """
    seats = int(table.seats)
    chips = whole_numbers(facts, "chips", seats, 0, 2 * MOST_CHIPS * seats)
    if max(chips) < table.rules.least:
        raise PositionError(
            "chips", "nobody has the least bet of {least}: the match is over", least=int(table.rules.least)
        )  # R31
    for seat in range(seats):
        if sheet and chips[seat] < sum([row.cells[seat] for row in sheet]):
            raise PositionError("sheet", "seat {seat} has won more than it has", seat=seat)
    table.chips = vec[i64](chips)
    table.used = _read_gone(facts["gone"], table)


def _read_gone(text: object, table: BlackjackTable) -> list[int]:
    """The cards that earlier rounds took from the shoe.

    Raises:
        PositionError: the shoe does not have them, or would have been shuffled.
    """
    if not isinstance(text, str):
        raise PositionError("gone", "the cards that are gone are wanted, as text")
    pack = make_pack(packs=int(table.rules.decks))
    supply = Supply(pack)
    try:
        gone = [supply.take(card) for card in parse_cards(text)]
    except CardError as error:
        raise PositionError("gone", sentence_of(error)) from error
    if gone and len(pack) - len(gone) <= table.rules.few:
        raise PositionError(
            "gone", "with {pack} cards left the shoe is shuffled before a round", pack=len(pack) - len(gone)
        )
    return gone
