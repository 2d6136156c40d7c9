"""How a deal ended, for the people at a table: what was played, made or not and by how much, and how the points came
together.

It is put together once, when a deal has been written down, from its result (`Game.result_of`) and its row of the sheet;
playouts never see it.
"""

from typing import Any

from troef.cards.card import card_text, cards_text
from troef.core.game import State
from troef.core.moves import PLAY, REVOKE, kind_of
from troef.core.view import REFEREE, SPECTATOR, SheetEntry, Zone


class DealEnd:
    """The end of a deal: what everybody hears of it, and its hands.

    Args:
        state: the position in which its row has just been written.
        hands: the hand of each seat as it was dealt, "" where it had none.
    """

    def __init__(self, state: State, hands: list[str]) -> None:
        self.told = deal_end(state)
        self.hands = hands
        #: whether everybody has seen every card that somebody held, so that nothing of the deal is secret
        self.played_out = any(hands) and not _unseen(state, hands)

    def for_seat(self, seat: int, bots: set[int]) -> dict[str, Any]:
        """For the wire, with the hands that a seat may see: all where every card was played; else its own, and those of
        the bots whose secrets are over."""
        open_to = bots | {seat} if seat >= 0 else set()
        hands = enumerate(self.hands)
        shown = [hand if self.played_out or owner in open_to else "" for owner, hand in hands]
        return {**self.told, "hands": [hand.split() for hand in shown]}


def deal_end(state: State) -> dict[str, Any]:
    """The end of the deal whose row is the last of the sheet, before the next one is dealt (docs/protocol.md)."""
    row, view, result = state.sheet[-1], state.view(SPECTATOR), state.game.result_of(state)
    scores = {seat: cell for cell, seats in zip(row.cells, view.columns, strict=True) for seat in seats}
    by_seat = [scores[seat] for seat in sorted(scores)]
    parts = (result.parts() if result is not None else None) or row.entries
    return {
        "deal": len(state.sheet),
        "facts": [fact.as_dict() for fact in view.facts],
        "verdicts": [verdict.as_dict() for verdict in result.verdicts(by_seat)] if result is not None else [],
        "parts": [_part_dict(part) for part in parts],
    }


def _unseen(state: State, hands: list[str]) -> set[str]:
    """The cards of a deal that not everybody has seen, of these hands and of what lies somewhere at its end.

    Whoever has seen all others of a pack knows the last one (the buried card of pandoeren). A card may be played more
    than once.
    """
    view = state.view(REFEREE)
    described: list[dict[str, Any]] = state.game.language.describe_log(view)
    logged = zip(view.log, described, strict=True)
    played = [card for (_, move), told in logged if kind_of(move) in (PLAY, REVOKE) for card in told.get("cards", [])]
    seen = {*played, *_texts(state.view(SPECTATOR).zones)}
    pack = [card_text(card) for card in state.game.pack(int(state.seats))]
    if len(set(pack)) == len(pack) <= len(seen) + 1:
        return set()
    return {*" ".join(hands).split(), *_texts(view.zones)} - seen


def _texts(zones: list[Zone]) -> list[str]:
    return [card_text(card) for zone in zones for card in zone.cards]


def _part_dict(part: SheetEntry) -> dict[str, Any]:
    count = {"count": part.count} if part.count else {}
    return {"column": part.column, "label": part.label, "points": part.points, **count}


def dealt_hands(state: State) -> list[str]:
    """The hand of each seat as it lies now, "" where a seat has none."""
    hands = [""] * int(state.seats)
    for zone in state.view(REFEREE).zones:
        if zone.kind == "hand" and zone.owner >= 0 and not hands[zone.owner]:
            hands[zone.owner] = cards_text(zone.cards)
    return hands
