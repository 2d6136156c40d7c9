"""Melds with declared jokers as text: `7S 7H *=7D`, `9C *=10C JC QC`; and the language that the games with them share.

Reading is generous: a plain `*` will do where only one card is possible, or where its place in a run says it. Cards
that are no meld are read as well (LOOSE_MELD), so that the rules can say why not.
"""

import re
from typing import Final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, cards_in
from troef.cards.card import JOKER, CardError, card_text, is_joker, parse_card
from troef.cards.sentence import Sentence
from troef.core.display import Display
from troef.core.language import Language, Verb, words
from troef.core.moves import DISCARD, DRAW, LAYOFF, MELD, OWN, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View, Zone
from troef.melds.declared import (
    cards_as_laid,
    joker_count,
    make_run,
    make_set,
)
from troef.melds.twins import face_of

SWAP: Final[i64] = 32
#: Cards that are no meld, or jokers of which it is not said for what they stand. Payload: 13 bits a suit, and flags.
LOOSE_MELD: Final[i64] = 33
#: The first kind that a game with this language has for itself.
FREE_KIND: Final[i64] = 34

#: Payload of a draw in the log for those who know the card: this and the card.
SEEN: Final[i64] = 64

# The payload of a lay-off or a swap: the card, whether a joker is laid for it, whether an ace goes to the low end
# (where both are possible), and the number of the meld on the table (from 1; 0 is the one that it fits).
FOR_JOKER: Final[i64] = 64
LOW_END: Final[i64] = 128
PER_MELD: Final[i64] = 256
#: No more melds than this can lie on the table: each has three of the 108 cards.
MOST_MELDS: Final[i64] = 36

_LOOSE_JOKER: Final[i64] = 2**52
LOOSE_TWIN: Final[i64] = 2**55
LOOSE_UNCLEAR: Final[i64] = 2**56

CARDS_OF_MELD: Final = "cards"
CARD_ON_MELD: Final = "card and meld"

assert SWAP == OWN

_EQUALS: Final = re.compile(r"\s*=\s*")
_BETWEEN_MELDS: Final = re.compile(r"[)\]][\s,]*[(\[]")

#: The verbs that are alike in these games.
SHARED_VERBS: Final = (
    Verb(int(MELD), "meld", CARDS_OF_MELD, spoken=False, also=("lay", "leg", "come out", "kom uit", "uitkomen")),
    Verb(int(LOOSE_MELD), "meld", CARDS_OF_MELD, spoken=False, also=("lay", "leg", "come out", "kom uit", "uitkomen")),
    Verb(int(LAYOFF), "layoff", CARD_ON_MELD, spoken=False, also=("lay off", "add", "leg bij", "leg aan")),
    Verb(int(SWAP), "swap", CARD_ON_MELD, spoken=False, also=("swap joker", "exchange", "ruil", "ruil joker")),
)


def part_of(payload: i64) -> tuple[i64, bool, bool, i64]:
    """A lay-off or swap: its card, whether a joker is laid for it, whether at the low end, and the meld's place."""
    return payload & 63, payload & FOR_JOKER != 0, payload & LOW_END != 0, payload // PER_MELD - 1


# ---- reading ----


def read_faces(texts: list[str]) -> list[tuple[int, bool]]:
    """Cards as (face, whether a joker lies for it); a joker that is not declared has the face JOKER.

    Raises:
        CardError: one of them is no card.
    """
    found: list[tuple[int, bool]] = []
    for text in texts:
        joker, equals, declared = text.partition("=")
        joker = _joker_sign(joker)
        if not equals:
            card = parse_card(joker)
            found.append((card, bool(is_joker(card))))
        elif not is_joker(parse_card(joker)) or is_joker(parse_card(declared)):
            raise CardError("'{text}' is no card: a joker for a card is written *=7H", text=text)
        else:
            found.append((parse_card(declared), True))
    return found


def _joker_sign(text: str) -> str:
    return "*" if text.lower() == "joker" else text


def melds_named(named: list[tuple[int, bool]]) -> list[int]:
    """Every meld that these cards can be: one, none, or several where a plain joker can stand for several cards."""
    found = _sets_named(named)
    runs = _runs_named(named)
    if len(runs) > 1 and not found:
        for order in (named, named[::-1]):
            fitting = [meld for meld in runs if _lies_so(meld, order)]
            if len(fitting) == 1:
                return fitting
    return found + runs


def _lies_so(meld: int, named: list[tuple[int, bool]]) -> bool:
    """Whether a meld lies as the cards were named."""
    for (face, wild), (named_face, named_wild) in zip(cards_as_laid(meld), named, strict=True):
        if wild != named_wild or named_face not in (face, JOKER):
            return False
    return True


def _sets_named(named: list[tuple[int, bool]]) -> list[int]:
    if not 3 <= len(named) <= 4:
        return []
    suits: i64 = 0
    wild: i64 = 0
    ranks = 0
    for face, joker in named:
        if face != JOKER:
            bit = BIT[face >> 4]
            if suits & bit:
                return []
            suits |= bit
            wild |= bit if joker else i64(0)
            ranks |= int(BIT[face & 15])
    if ranks & (ranks - 1):
        return []
    found: list[int] = []
    for rank in cards_in(ranks or 0x1FFF):
        for whole in range(16):
            if not suits & ~whole and len(cards_in(whole)) == len(named):
                found.append(int(make_set(rank, whole, wild | whole & ~suits)))
    return found


def _runs_named(named: list[tuple[int, bool]]) -> list[int]:
    length = len(named)
    faces = [face for face, _ in named if face != JOKER]
    suits = {face >> 4 for face in faces}
    if not 3 <= length <= 14 or len(suits) > 1:
        return []
    aces = [joker for face, joker in named if face & 15 == 12]
    places: i64 = 0
    wild: i64 = 0
    for face, joker in named:
        if face != JOKER and face & 15 != 12:
            bit = BIT[(face & 15) + 1]
            if places & bit:
                return []
            places |= bit
            wild |= bit if joker else i64(0)
    found: list[int] = []
    for low in range(15 - length):
        window = (2**length - 1) * 2**low
        for aces_at, aces_wild in _places_of_aces(aces):
            if not (places | aces_at) & ~window:
                for suit in sorted(suits) or range(4):
                    jokers = window & ~(places | aces_at) | wild | aces_wild
                    found.append(int(make_run(suit, low, length, jokers)))
    return found


def _places_of_aces(aces: list[bool]) -> list[tuple[int, int]]:
    """Where the aces of a run can lie (low, high or both), and the places of those that are jokers."""
    high = 2**13
    if not aces:
        return [(0, 0)]
    if len(aces) == 1:
        return [(1, 1 if aces[0] else 0), (high, high if aces[0] else 0)]
    if len(aces) > 2:
        return []
    if aces[0] == aces[1]:
        return [(1 + high, 1 + high if aces[0] else 0)]
    return [(1 + high, 1), (1 + high, high)]


def loose_payload(named: list[tuple[int, bool]], unclear: bool) -> i64:
    """Cards that are no meld as a payload: jokers are only counted, a card named twice is marked."""
    payload: i64 = LOOSE_UNCLEAR if unclear else i64(0)
    jokers = 0
    for face, joker in named:
        if joker:
            jokers += 1
            continue
        suit: i64 = face >> 4
        bit = BIT[13 * suit + (face & 15)]
        payload |= LOOSE_TWIN if payload & bit else bit
    return payload | min(jokers, 7) * _LOOSE_JOKER


def loose_cards(payload: i64) -> i64:
    """The natural cards of a LOOSE_MELD, as a set."""
    return (
        payload & 0x1FFF
        | (payload >> 13 & 0x1FFF) << 16
        | (payload >> 26 & 0x1FFF) << 32
        | (payload >> 39 & 0x1FFF) << 48
    )  # fmt: skip


def loose_jokers(payload: i64) -> i64:
    """How many jokers are among the cards of a LOOSE_MELD."""
    return payload >> 52 & 7


def meld_lying(zone: Zone) -> int:
    """The meld of a zone."""
    stands = zone.stands or zone.cards
    named = [(int(face_of(face)), bool(is_joker(card))) for face, card in zip(stands, zone.cards, strict=True)]
    for meld in melds_named(named):
        if [face for face, _ in cards_as_laid(meld)] == [face for face, _ in named]:
            return meld
    raise ValueError(Sentence("{name} is no meld", name=zone.name))


def _read_meld(texts: list[str]) -> int:
    if texts[:1] in (["met"], ["with"]):
        texts = texts[1:]
    for number, text in enumerate(texts):  # of several melds the first is laid first
        if number and text in ("+", ";", "/", "|", "&"):
            texts = texts[:number]
            break
    if not texts:
        raise MoveTextError("'meld' takes the cards of a meld")
    named = read_faces(texts)
    found = melds_named(named) or _first_of_several(named)
    if len(found) == 1:
        return int(make_move(MELD, found[0]))
    return int(make_move(LOOSE_MELD, loose_payload(named, len(found) > 1)))


def _first_of_several(named: list[tuple[int, bool]]) -> list[int]:
    """The first of several melds that were named one after the other, or nothing."""
    for length in range(3, len(named) - 2):
        first, rest = melds_named(named[:length]), named[length:]
        if len(first) == 1 and (melds_named(rest) or _first_of_several(rest)):
            return first
    return []


def _read_card_on_meld(texts: list[str]) -> int:
    """The payload of "9D", "9D on 2", "*=9D on meld 2", "AS low on 3", "9D, meld-2"."""
    if not texts:
        raise MoveTextError("name a card, and the meld for it")
    face, joker = read_faces(texts[:1])[0]
    payload = face + (int(FOR_JOKER) if joker and face != JOKER else 0)
    rest = [text for text in texts[1:] if text not in ("on", "op", "bij", "in")]
    if rest[:1] == ["low"] or rest[:1] == ["laag"]:
        payload += int(LOW_END)
        rest = rest[1:]
    return payload + read_meld_number(rest, int(MOST_MELDS)) * int(PER_MELD)


def read_meld_number(rest: list[str], most: int) -> int:
    """The number in "2", "meld 2", "meld-2"; 0 where none is named."""
    if rest and rest[0].startswith("meld"):
        number = rest[0].removeprefix("meld").removeprefix("-")
        rest = ([number] if number else []) + rest[1:]
    if not rest:
        return 0
    text = rest[0]
    plain = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if len(rest) > 1 or not plain or not 0 < int(text) <= most:
        raise MoveTextError("'{rest}' is no number of a meld on the table", rest=" ".join(rest))
    return int(text)


# ---- writing ----


def meld_texts(meld: int) -> list[str]:
    """The cards of a meld as they are written: `5D`, `*=6D`, `7D`."""
    return [f"*={card_text(face)}" if wild else card_text(face) for face, wild in cards_as_laid(meld)]


def _loose_texts(payload: int) -> list[str]:
    return [card_text(card) for card in cards_in(loose_cards(payload))] + ["*"] * int(loose_jokers(payload))


def _card_on_meld_text(payload: int) -> str:
    face = card_text(payload & 63)
    number = payload // int(PER_MELD)
    return (
        (f"*={face}" if payload & FOR_JOKER else face)
        + (" low" if payload & LOW_END else "")
        + (f" on {number}" if number else "")
    )


def meld_facts(meld: int) -> dict[str, object]:
    """A meld for faces: its cards as they are held, and what they stand for where jokers are among them."""
    laid = cards_as_laid(meld)
    facts: dict[str, object] = {"cards": ["*" if wild else card_text(face) for face, wild in laid]}
    if joker_count(meld):
        facts["stands"] = [card_text(face) for face, _ in laid]
    return facts


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaringLanguage(Language):
    """The language of games whose melds have declared jokers: `meld`, `layoff`, `swap`, `discard`, `draw`."""

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.payload == CARD_ON_MELD:
            return _card_on_meld_text(payload)
        if verb.kind == MELD:
            return " ".join(meld_texts(payload))
        if verb.kind == LOOSE_MELD:
            return " ".join(_loose_texts(payload))
        return super().show_payload(verb, payload)

    def parse(self, text: str) -> list[int]:
        """As `Language.parse`; a lay-off or swap without a meld, or with a plain joker, can be each that it fits."""
        spaced = _BETWEEN_MELDS.sub(" + ", _EQUALS.sub("=", text))
        for sign in "+;/|&":
            spaced = spaced.replace(sign, f" {sign} ")
        for bracket in "[]":
            spaced = spaced.replace(bracket, " ")
        found = super().parse(spaced)
        move = found[0]
        payload = int(payload_of(move))
        if kind_of(move) in (LAYOFF, SWAP):
            named = payload // int(PER_MELD)
            ends = (0, int(LOW_END)) if not payload & LOW_END else (0,)
            for number in [named] if named else range(1, int(MOST_MELDS) + 1):
                for face in _declarations(payload):
                    found += [int(make_move(kind_of(move), face + end + int(PER_MELD) * number)) for end in ends]
        return found

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.payload == CARDS_OF_MELD:
            move = _read_meld(rest)
            if kind_of(move) != verb.kind:
                raise MoveTextError("these cards are no meld")
            return int(payload_of(move))
        if verb.payload == CARD_ON_MELD:
            return _read_card_on_meld(rest)
        return super().parse_payload(verb, [_joker_sign(word) for word in rest])

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        kind, payload = kind_of(move), int(payload_of(move))
        if kind == MELD:
            facts.update(meld_facts(payload))
        elif kind == LAYOFF or kind == SWAP:
            face = card_text(payload & 63)
            facts["cards"] = ["*" if payload & FOR_JOKER else face]
            if payload & FOR_JOKER:
                facts["stands"] = [face]
            facts["to"] = f"meld-{payload // int(PER_MELD)}"
        elif kind == DISCARD:
            facts["to"] = "discard"
        elif kind == DRAW:
            facts["from"] = "stock"
            if payload & SEEN:
                facts["cards"] = [card_text(payload & 63)]
        return facts


def _declarations(payload: int) -> list[int]:
    """The cards, with the mark of a joker, that a lay-off can mean: all of them for a plain joker."""
    if payload & 63 != JOKER:
        return [payload % int(PER_MELD)]
    return [16 * suit + rank + int(FOR_JOKER) for suit in range(4) for rank in range(13)]


def with_meld_numbered(text: str, view: "View | None") -> str:
    """A text in which a lay-off or swap names a meld of the view by its cards, with its number instead.

    `layoff 3S on 4S 5S 6S` and `SWAP_JOKER(9D, 8D *=9D 10D)` become `layoff 3S on 1` and so on.
    """
    given = [word for word in words(text.lower().replace("lay off", "layoff")) if word not in ("on", "joker")]
    if view is None or len(given) < 4 or given[0] not in ("layoff", "add", "swap", "exchange", "ruil"):
        return text
    try:
        wanted = sorted(read_faces(given[2:]))
    except CardError:
        return text
    for zone in view.zones:
        if zone.kind == "meld":
            laid = cards_as_laid(meld_lying(zone))
            unsaid = [(int(JOKER), True) if joker else (face, False) for face, joker in laid]
            if wanted in (sorted(laid), sorted(unsaid)):
                return f"{given[0]} {given[1]} on {zone.name}"
    return text


def lying_faces(meld: int) -> list[int]:
    """The cards of a meld as they lie, jokers as JOKER."""
    return [int(JOKER) if wild else face for face, wild in cards_as_laid(meld)]


def show_meld(display: Display, number: int, owner: int, meld: int) -> None:
    """A meld on the table."""
    stands = [face for face, _ in cards_as_laid(meld)] if joker_count(meld) else []
    display.show_zone(f"meld-{number}", "meld", owner, "row", lying_faces(meld), stands=stands)


def shape_of(cards: i64) -> str:
    """What cards that are no meld come nearest to: `set` with a rank twice among them, `past-ace`, otherwise `run`."""
    ranks: i64 = 0
    suits: i64 = 0
    for card in cards_in(cards):
        if ranks & BIT[card & 15]:
            return "set"
        ranks |= BIT[card & 15]
        suits |= BIT[card >> 4]
    return "past-ace" if ranks & 0x1801 == 0x1801 and not suits & (suits - 1) else "run"


def are_of_one_rank(cards: i64) -> bool:
    """Whether cards, as a set, have the same rank."""
    return len({card & 15 for card in cards_in(cards)}) == 1


def parse_among(language: Language, text: str, view: "View | None") -> int:
    """The move that a text stands for; where it can mean several, the only one that the view allows.

    Where the view allows several, it is the text's own unclear move: the rules say what is to be said with it.
    """
    found = language.parse(with_meld_numbered(text, view))
    if view is None:
        return found[0]
    if found[0] in view.moves:
        return found[0]
    allowed = sorted({move for move in found if move in view.moves})
    return allowed[0] if len(allowed) == 1 else found[0]
