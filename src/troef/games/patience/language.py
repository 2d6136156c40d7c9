"""How the moves of a patience are written: `T1>T2`, `T1[2]>T2`, `T1>F`, `W>T3`, `W>F`, `draw`, `redeal`, `resign`."""

import re
from typing import Final, final

from troef.cards.card import card_text, suit_of, suit_text
from troef.core.language import Language, Verb
from troef.core.moves import DRAW, OWN, RESIGN
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.patience.layout import (
    EMPTY,
    FOUNDATION,
    MOVE,
    OFF_FOUNDATION,
    PILES,
    WASTE,
    count_of,
    move_cards,
    source_of,
    target_of,
)

REDEAL: Final = int(OWN) + 1

#: The spec's notation; ids of zones (`waste`, `F-H`) are read as well, because faces write them.
_MOVE_TEXT: Final = re.compile(
    r"(?:MOVE )?(T[1-7]|W|WASTE|F(?:-[SHDC])?) ?(?:\[ ?([0-9]{1,2}) ?\])? ?> ?(T[1-7]|F(?:-[SHDC])?)"
)

_VERBS: Final = (
    Verb(int(MOVE), "move", spoken=False),
    Verb(int(DRAW), "draw", also=("trek",), spoken=False),
    Verb(REDEAL, "redeal", also=("draai om",), spoken=False),
    Verb(int(RESIGN), "resign", also=("geef op",)),
)


def _place_name(place: int) -> str:
    if place < PILES:
        return f"T{place + 1}"
    return "W" if place == WASTE else "F"


def _place(name: str) -> int:
    if name[0] == "T":
        return int(name[1]) - 1
    return int(WASTE) if name[0] == "W" else int(FOUNDATION)


@final
class PatienceLanguage(Language):
    """The moves as text, and with the cards that a view shows in their places."""

    def __init__(self) -> None:
        super().__init__(_VERBS)

    def show(self, move: int) -> str:
        if move & 63 != MOVE:
            return super().show(move)
        count = int(count_of(move))
        part = f"[{count}]" if count else ""
        return f"{_place_name(int(source_of(move)))}{part}>{_place_name(int(target_of(move)))}"

    def parse(self, text: str) -> list[int]:
        plain = " ".join(text.upper().split())
        found = _MOVE_TEXT.fullmatch(plain)
        if found is None:
            moves = super().parse(text)
            if moves[0] == MOVE:
                raise MoveTextError("a move names two places, such as T1>T2, T1>F, W>T3 or W>F")
            return moves
        source, count, target = _place(found[1]), int(found[2] or 0), _place(found[3])
        if source == FOUNDATION:
            source = int(OFF_FOUNDATION)
        if found[2] and (source >= PILES or target == FOUNDATION or count == 0):
            raise MoveTextError("'{text}': only from one column to another a number of cards is named", text=text)
        return [int(move_cards(source, target, count))]

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        if move == DRAW:
            facts["from"], facts["to"] = "stock", "waste"
        elif move == REDEAL:
            facts["from"] = "stock"  # the empty place that is pressed
        elif move & 63 == MOVE:
            source, target, count = int(source_of(move)), int(target_of(move)), int(count_of(move))
            facts["from"] = "waste" if source == WASTE else _place_name(source)
            facts["to"] = _place_name(target)
            if count:
                facts["count"] = count
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """With the cards that move, the deepest first, and the foundation they go to."""
        facts = self.describe(move)
        if move & 63 == MOVE:
            source = str(facts["from"])
            cards = view.zone(source).cards if source != "F" else []
            alone = source == "waste" or facts["to"] == "F"
            count = 1 if alone else int(count_of(move)) or len(cards)
            _name_cards(facts, cards[max(0, len(cards) - count) :])
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """What was done, with the card that went (of a run the deepest) as the view remembers it."""
        moved = view.memory.get("moved")
        cards: list[int] = moved if isinstance(moved, list) else []
        described: list[dict[str, object]] = []
        for (_, move), card in zip(view.log, cards, strict=True):
            facts = self.describe(move)
            if card != EMPTY:
                _name_cards(facts, [card])
            described.append(facts)
        return described


def _name_cards(facts: dict[str, object], cards: list[int]) -> None:
    facts["cards"] = [card_text(card) for card in cards]
    if facts["to"] == "F" and cards:
        facts["to"] = f"F-{suit_text(suit_of(cards[-1]))}"
