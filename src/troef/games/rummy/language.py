"""The moves of rummy and their text: "draw stock", "meld 7S 7H 7D", "layoff 9D on 2", "discard KC"."""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import BIT, cards_in
from troef.cards.card import card_text, cards_text, is_joker, parse_card
from troef.core.language import CARD, NOTHING, Language, Verb
from troef.core.moves import DISCARD, LAYOFF, MELD, OWN, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.melds.meld import in_order, meld_of
from troef.melds.naming import loose_cards, loose_payload, read_meld_number

DRAW_STOCK: Final[i64] = 32
DRAW_DISCARD: Final[i64] = 33
TURN_OVER: Final[i64] = 34
STOP_ROUND: Final[i64] = 35
#: Cards put down that are no meld: read, so that it can be said why not. The payload is the cards, 13 bits a suit.
LOOSE_MELD: Final[i64] = 36

# In the log a drawn card is added to the move, for those who know it.
#: Payload of a draw in the log: this and the card, for its drawer and for those who saw it.
SEEN_BY_DRAWER: Final[i64] = 64
#: Added when everybody knows the card.
SEEN_BY_ALL: Final[i64] = 128

#: The payload of a lay-off is the card and the meld's number on the table (from 1) times this; 0: the one it fits.
PER_MELD: Final[i64] = 64
#: This many melds can lie on the table at most.
MOST_MELDS: Final[i64] = 17

#: Numbers up to here are read, so that it can be said that there is no such meld.
_HIGHEST_NUMBER: Final = 999

_CARDS: Final = "cards"
_CARD_ON_MELD: Final = "card and meld"

assert DRAW_STOCK == OWN

VERBS: Final = (
    Verb(int(DRAW_STOCK), "draw stock", NOTHING, spoken=False, also=("stock",)),
    Verb(int(DRAW_DISCARD), "draw discard", NOTHING, spoken=False, also=("take discard",)),
    Verb(int(TURN_OVER), "turn over", NOTHING, spoken=False, also=("turnover",)),
    Verb(int(STOP_ROUND), "stop round", NOTHING, also=("stop",)),
    Verb(int(MELD), "meld", _CARDS, spoken=False),
    Verb(int(LOOSE_MELD), "meld", _CARDS, spoken=False),
    Verb(int(LAYOFF), "layoff", _CARD_ON_MELD, spoken=False, also=("lay off",)),
    Verb(int(DISCARD), "discard", CARD),
)


def _read_card(word: str) -> int:
    card = parse_card(word)
    if is_joker(card):
        raise MoveTextError("rummy has no jokers")
    return card


def _read_meld(cards: list[str]) -> int:
    if not cards:
        raise MoveTextError("'meld' takes the cards of a meld")
    mask: i64 = 0
    named: list[tuple[int, bool]] = []
    for word in cards:
        card = _read_card(word)
        if mask & BIT[card]:
            raise MoveTextError("'{word}' is named twice", word=word.upper())
        mask |= BIT[card]
        named.append((card, False))
    meld = meld_of(mask)
    return int(make_move(LOOSE_MELD, loose_payload(named, False)) if meld < 0 else make_move(MELD, meld))


def _read_layoff(words: list[str]) -> int:
    """The payload of "9D", "9D on 2", "9D on meld 2", "9D, meld-2", "9D, meld"."""
    if not words:
        raise MoveTextError("'layoff' takes a card")
    card = _read_card(words[0])
    rest = words[1:]
    if rest[:1] == ["on"]:
        rest = rest[1:]
    return card + read_meld_number(rest, _HIGHEST_NUMBER) * int(PER_MELD)


@final
class RummyLanguage(Language):
    """Melds are written with all their cards, lay-offs with the number of the meld on the table."""

    def __init__(self) -> None:
        super().__init__(VERBS)

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.payload == _CARD_ON_MELD:
            number = payload // int(PER_MELD)
            return card_text(payload & 63) + (f" on {number}" if number else "")
        if verb.kind == MELD:
            return cards_text(in_order(payload))
        if verb.kind == LOOSE_MELD:
            return cards_text(cards_in(loose_cards(payload)))
        return super().show_payload(verb, payload)

    def parse(self, text: str) -> list[int]:
        found = super().parse(text)
        card = payload_of(found[0])
        if kind_of(found[0]) == LAYOFF and card < PER_MELD:
            found += [int(make_move(LAYOFF, card + PER_MELD * number)) for number in range(1, MOST_MELDS + 1)]
        return found

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.payload == _CARDS:
            move = _read_meld(rest)
            if kind_of(move) != verb.kind:
                raise MoveTextError("these cards are no meld")
            return int(payload_of(move))
        if verb.payload == _CARD_ON_MELD:
            return _read_layoff(rest)
        if verb.payload == CARD and len(rest) == 1:
            return _read_card(rest[0])
        return super().parse_payload(verb, rest)

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        kind, payload = kind_of(move), payload_of(move)
        if kind == MELD:
            facts["cards"] = [card_text(card) for card in in_order(payload)]
        elif kind == LAYOFF:
            facts["cards"] = [card_text(payload & 63)]
            facts["to"] = f"meld-{payload // PER_MELD}"
        elif kind == DISCARD:
            facts["to"] = "discard"
        elif kind == DRAW_STOCK or kind == DRAW_DISCARD:
            facts["from"] = "stock" if kind == DRAW_STOCK else "discard"
            if payload & SEEN_BY_DRAWER:
                facts["cards"] = [card_text(payload & 63)]
        elif kind == TURN_OVER:
            facts["from"], facts["to"] = "discard", "stock"
        return facts
