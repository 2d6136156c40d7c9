"""Patience: what a move opens."""

from collections.abc import Iterator
from typing import Any

from troef.bots.reasons.reason import Reason
from troef.cards.card import parse_card
from troef.core.game import Game
from troef.core.view import Fact, View


def reasons(game: Game, view: View, move: int) -> Iterator[Reason]:
    """Why a move is a good one."""
    told: dict[str, Any] = game.language.describe_in(move, view)
    verb, cards = told.get("verb"), [parse_card(text) for text in told.get("cards", ())]
    if verb == "draw":
        yield Reason("looks-further")
    elif verb == "redeal":
        yield Reason("turns-stock-over")
    elif verb == "resign":
        yield Reason("nothing-helps")
    elif verb == "move":
        yield from _moving(view, str(told.get("from")), str(told.get("to")), cards)


def _moving(view: View, source: str, target: str, cards: list[int]) -> Iterator[Reason]:
    found = {zone.name: zone for zone in view.zones}
    zone, onto = found.get(source), found.get(target)
    if zone is not None and zone.kind == "column" and len(zone.cards) == len(cards):
        yield Reason("turns-up", (Fact("number", "number", zone.hidden),)) if zone.hidden else Reason("empties-column")
    if onto is not None and onto.kind == "foundation":
        yield Reason("to-foundation")
    elif onto is not None and onto.kind == "column" and not onto.cards:
        yield Reason("fills-column")
    elif source == "waste":
        yield Reason("from-waste")
