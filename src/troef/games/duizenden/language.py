"""The moves of duizenden and their text: "draw", "take pile 9D 9S", "meld 5D *=6D 7D", "swap KD on 2", "discard KC"."""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.card import JOKER, card_text, parse_card
from troef.core.language import CARD, NOTHING, Verb
from troef.core.moves import DISCARD, DRAW, END_TURN, TAKE, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.melds.naming import FREE_KIND, SHARED_VERBS, DeclaringLanguage, parse_among, read_faces

DISCARD_BOTH: Final[i64] = 34
STOP_ROUND: Final[i64] = 35

# The payload of a take (R13): the two cards from the hand, the lower one first, and what a joker on top stands for.
# Each is a face; with this it is a joker that stands for it.
WILD: Final[i64] = 64
SECOND: Final[i64] = 128
TOP: Final[i64] = 16384
#: The payload of a take without cards: read, so that it can be said why not.
UNNAMED: Final[i64] = 2**30

_PAIR: Final = "pair"
_TAKEN_WITH: Final = "two cards"

assert DISCARD_BOTH == FREE_KIND

VERBS: Final = (
    Verb(int(DRAW), "draw", NOTHING, spoken=False, also=("draw stock", "stock", "trek", "gedekt")),
    Verb(
        int(TAKE),
        "take pile",
        _TAKEN_WITH,
        spoken=False,
        also=(
            "take discard",
            "take",
            "pile",
            "neem stapel",
            "neem de stapel",
            "neem",
            "pak de stapel",
            "pak stapel",
            "pak",
        ),
    ),
    *SHARED_VERBS,
    Verb(int(DISCARD_BOTH), "discard", _PAIR, spoken=False, also=("discard both", "leg af")),
    Verb(int(DISCARD), "discard", CARD, also=("leg af", "gooi")),
    Verb(int(END_TURN), "end turn", NOTHING, also=("done", "klaar")),
    Verb(int(STOP_ROUND), "stop round", NOTHING, also=("stop", "pass", "pas")),
)


def take_payload(one: int, other: int, top: int) -> int:
    """The payload of a take: two cards, each a face, perhaps with WILD; and the face of a joker on top, or -1."""
    low, high = (one, other) if one & 63 <= other & 63 else (other, one)
    return low + high * int(SECOND) + ((top | 64) * int(TOP) if top >= 0 else 0)


def _read_take(texts: list[str]) -> int:
    texts = [text for text in texts if text not in ("with", "met")]
    if not texts:
        return int(UNNAMED)
    named = read_faces(texts)
    wild = [face for face, joker in named if joker]
    top = -1
    if len(named) == 3 and len(wild) == 1 and wild[0] != JOKER:  # the joker on top
        top = wild[0]
        named = [(face, joker) for face, joker in named if not joker]
    if len(named) != 2:
        raise MoveTextError("'take pile' takes the two cards of your hand that make a set with the top card")
    codes = [face + (int(WILD) if joker else 0) for face, joker in named]
    return take_payload(codes[0], codes[1], top)


def take_texts(payload: int) -> list[str]:
    """The cards that a take names: two from the hand, and a joker on top as the card that it stands for."""
    if payload & UNNAMED:
        return []
    found: list[str] = []
    for code in (payload % int(SECOND), payload // int(SECOND) % int(SECOND)):
        face = card_text(code & 63)
        found.append(f"*={face}" if code & WILD and face != "*" else face)
    if payload // int(TOP):
        found.append(f"*={card_text(payload // int(TOP) & 63)}")
    return found


@final
class DuizendenLanguage(DeclaringLanguage):
    """Melds are written with all their cards, the pile with the two cards that take it."""

    def __init__(self) -> None:
        super().__init__(VERBS)

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.payload == _TAKEN_WITH:
            return " ".join(take_texts(payload))
        if verb.payload == _PAIR:
            return f"{card_text(payload)} {card_text(payload)}"
        return super().show_payload(verb, payload)

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.payload == _TAKEN_WITH:
            return _read_take(rest)
        if verb.payload == _PAIR:
            if len(rest) != 2 or parse_card(rest[0]) != parse_card(rest[1]):
                raise MoveTextError("'discard' takes one card, or two equal ones")
            return parse_card(rest[0])
        return super().parse_payload(verb, rest)

    def parse_take(self, found: list[int], view: View) -> int:
        """A take in which a joker is not declared, or that names no cards: the only one of the view that fits."""
        wanted = int(payload_of(found[0]))
        fitting = [move for move in view.moves if kind_of(move) == TAKE and _may_mean(int(payload_of(move)), wanted)]
        return fitting[0] if len(fitting) == 1 else found[0]

    def parse_for(self, text: str, view: "View | None") -> int:
        """As `Game.parse`."""
        move = parse_among(self, text, view)
        if view is None or kind_of(move) != TAKE or move in view.moves:
            return move
        return self.parse_take([move], view)

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        kind, payload = kind_of(move), int(payload_of(move))
        if kind == TAKE:
            taken = take_texts(payload)
            facts["to"] = "discard"  # the cards of the hand go there, and take the pile along
            facts["cards"] = ["*" if text.startswith("*") else text for text in taken[:2]]
            if any(text.startswith("*") for text in taken):
                facts["stands"] = [text.removeprefix("*=") for text in taken]
        elif kind == DISCARD_BOTH:
            facts["cards"] = [card_text(payload)] * 2
            facts["to"] = "discard"
        return facts


def _may_mean(payload: int, wanted: int) -> bool:
    """Whether a take is what was said with less: no cards at all, or jokers without what they stand for."""
    if wanted & UNNAMED:
        return True
    if wanted // int(TOP) not in (0, payload // int(TOP)):
        return False
    return sorted(_unsaid(payload, wanted)) == sorted(_unsaid(wanted, wanted))


def _unsaid(payload: int, wanted: int) -> list[int]:
    """The two cards of a take, jokers without what they stand for where `wanted` does not say it."""
    plain = any(code & 63 == JOKER for code in (wanted % int(SECOND), wanted // int(SECOND) % int(SECOND)))
    codes = (payload % int(SECOND), payload // int(SECOND) % int(SECOND))
    return [int(JOKER | WILD) if plain and code & WILD else code for code in codes]


def make_take(one: int, other: int, top: int) -> int:
    """A take as a move."""
    return int(make_move(TAKE, take_payload(one, other, top)))
