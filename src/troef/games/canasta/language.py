"""The moves of canasta and their text: "draw stock", "take pile K K", "meld 7 7 7 2 *", "layoff 2 on 7", "discard 9H".

Suits never matter in melds, so melds are written by rank; cards ("meld 7S 7H 2C *") are read as their ranks. Of equal
ranks the lowest cards of the hand go. In the log a move also tells which cards it took, for those who may know.
"""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.card import JOKER, JOKER_RANK, RANK_NAMES, card_text, parse_card, rank_of
from troef.core.language import CARD, NOTHING, Language, Verb
from troef.core.moves import DISCARD, LAYOFF, MELD, NO, OWN, TAKE, YES, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.canasta.counts import JOKERS, MOST_WILD, ONE, THREES, TWOS, count_at, points_of

DRAW_STOCK: Final[i64] = 32
ASK: Final[i64] = 33
#: A red three laid open: only in the log, it lies there by itself (R4, R6, R7).
RED_THREE: Final[i64] = 34
# Cards that are no meld by any rule: read, so that it can be said why not. The payload is a count of cards.
LOOSE_MELD: Final[i64] = 35
LOOSE_TAKE: Final[i64] = 36

assert DRAW_STOCK == OWN

# The payload of a meld, and of taking the pile with cards of the hand: the rank, how many naturals, twos and jokers.
_NATURALS_AT: Final[i64] = 4
_TWOS_AT: Final[i64] = 8
_JOKERS_AT: Final[i64] = 10
#: Every such payload is below this; in the log the cards themselves stand above.
MELD_PAYLOADS: Final[i64] = 4096
_MOST_NATURALS: Final[i64] = 15

#: The payload of a lay-off: the rank of the meld and this times the place of the card.
PER_PLACE: Final[i64] = 16

_CARDS: Final = "cards"
_CARD_ON_MELD: Final = "card and meld"

VERBS: Final = (
    Verb(
        int(DRAW_STOCK),
        "draw stock",
        NOTHING,
        spoken=False,
        also=("draw", "draw pile", "draw deck", "stock", "trek", "pak kaart", "gedekte stapel", "pak gedekte stapel"),
    ),
    Verb(
        int(TAKE),
        "take pile",
        _CARDS,
        spoken=False,
        also=(
            "take discard pile",
            "take discard",
            "take",
            "pak stapel",
            "pak de stapel",
            "neem stapel",
            "neem de stapel",
            "pak aflegstapel",
            "pak de aflegstapel",
            "neem de aflegstapel",
        ),
    ),
    Verb(int(LOOSE_TAKE), "take pile", _CARDS, spoken=False, also=("take discard pile", "take discard", "take")),
    Verb(int(MELD), "meld", _CARDS, spoken=False, also=("leg", "lay")),
    Verb(int(LOOSE_MELD), "meld", _CARDS, spoken=False, also=("leg", "lay")),
    Verb(int(LAYOFF), "layoff", _CARD_ON_MELD, spoken=False, also=("lay off", "add", "leg aan", "leg bij")),
    Verb(int(DISCARD), "discard", CARD, also=("leg af", "gooi", "gooi weg", "weg")),
    Verb(int(ASK), "ask", NOTHING, also=("ask go out", "ask to go out", "mag ik uit")),
    Verb(int(YES), "yes", NOTHING, also=("ja", "answer yes")),
    Verb(int(NO), "no", NOTHING, also=("nee", "answer no")),
    Verb(int(RED_THREE), "red three", CARD, spoken=False, also=("red three laid",)),
)

#: The places in the order in which a meld is written: naturals, twos, jokers.
_IN_ORDER: Final = (*range(int(THREES), int(JOKERS)), int(TWOS), int(JOKERS))
_PLACE_NAMES: Final = (*RANK_NAMES, "*")
_SPOKEN_PLACES: Final = {"t": 8, "b": 9, "boer": 9, "v": 10, "vrouw": 10, "h": 11, "heer": 11, "aas": 12, "joker": 13}
_PLACES_OF: Final = {name.lower(): place for place, name in enumerate(_PLACE_NAMES)} | _SPOKEN_PLACES
_BETWEEN_CARDS: Final = ("met", "with", "en", "and")
#: Brackets of lists (T5: `take_pile([K, K], …)`) and the marks of a sentence, which say nothing.
_MARKS: Final = str.maketrans("[]{};+?!.", " " * 9)
_BEFORE_MELD: Final = ("on", "op", "to", "aan", "bij", "meld")


def place_name(place: int) -> str:
    """How a place is written: 2 … 10, J, Q, K, A, *."""
    return _PLACE_NAMES[place]


def place_of(card: i64) -> i64:
    """The place at which a card is counted."""
    return JOKERS if rank_of(card) == JOKER_RANK else rank_of(card)


def meld_payload(place: i64, naturals: i64, twos: i64, jokers: i64) -> i64:
    """The payload of a meld, or of the hand's part in taking the pile."""
    return place | naturals << _NATURALS_AT | twos << _TWOS_AT | jokers << _JOKERS_AT


def is_meld_payload(payload: i64) -> bool:
    """Whether a number can be the payload of a meld at all."""
    return 0 <= payload < MELD_PAYLOADS and TWOS < payload & 15 < JOKERS


def rank_in(payload: i64) -> i64:
    """The place of the meld."""
    return payload & 15


def naturals_in(payload: i64) -> i64:
    """How many natural cards the hand gives."""
    return payload >> _NATURALS_AT & 15


def twos_in(payload: i64) -> i64:
    """How many twos the hand gives."""
    return payload >> _TWOS_AT & 3


def jokers_in(payload: i64) -> i64:
    """How many jokers the hand gives."""
    return payload >> _JOKERS_AT & 3


def meld_counts(payload: i64) -> i64:
    """The cards that the hand gives, counted."""
    return ONE[rank_in(payload)] * naturals_in(payload) + twos_in(payload) + ONE[JOKERS] * jokers_in(payload)


def faces_payload(payload: i64, naturals: list[int], twos: list[int]) -> i64:
    """A meld's payload for the log, with its very cards: how many of each suit."""
    shift: i64 = 12
    for cards in (naturals, twos):
        for card in cards:
            payload += ONE[card >> 4 & 3] << shift  # four bits for each suit
        shift += 16
    return payload


def laid_faces(payload: i64) -> list[int]:
    """The cards of a meld as the log tells them, empty where it does not."""
    cards: list[int] = []
    for shift, rank in ((12, payload & 15), (28, TWOS)):
        for suit in range(4):
            cards += [int(16 * suit + rank)] * int(payload >> (shift + 4 * suit) & 15)
    return cards + [int(JOKER)] * int(jokers_in(payload)) if cards else cards


def _read_place(word: str) -> int:
    place = _PLACES_OF.get(word)
    return int(place_of(parse_card(word))) if place is None else place


def _read_counts(cards: list[str]) -> int:
    """The cards of a text, counted."""
    counts = 0
    for word in cards:
        if word in _BETWEEN_CARDS:
            continue
        place = _read_place(word)
        if count_at(counts, place) == _MOST_NATURALS:
            raise MoveTextError("there are not that many cards")
        counts += int(ONE[place])
    return counts


def _as_meld(counts: int) -> int:
    """The payload of a meld of naturals of one rank and at most three wild cards of a kind, or -1."""
    twos, jokers = count_at(counts, TWOS), count_at(counts, JOKERS)
    ranks = [place for place in range(1, int(JOKERS)) if count_at(counts, place)]
    if len(ranks) != 1 or twos > MOST_WILD or jokers > MOST_WILD:
        return -1
    return int(meld_payload(ranks[0], count_at(counts, ranks[0]), twos, jokers))


def _read_layoff(words: list[str]) -> int:
    """The payload of "7S", "7 on 7", "2 on K", "* meld-0-K"; a wild card without a meld is left open as on itself."""
    given = [word for word in words if word not in _BEFORE_MELD]
    if not given:
        raise MoveTextError("'layoff' takes a card and a meld")
    if len(given) > 2:
        raise MoveTextError("'layoff' takes one card at a time")
    card = _read_place(given[0])
    target = _read_place(given[1].rpartition("-")[2]) if len(given) == 2 else card
    return target + card * int(PER_PLACE)


@final
class Speech(Language):
    """Melds by rank; in the log and before their player with their cards."""

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.payload == _CARD_ON_MELD:
            return f"{place_name(payload >> 4 & 15)} on {place_name(payload & 15)}"
        if verb.payload == _CARDS:
            loose = verb.kind in (LOOSE_MELD, LOOSE_TAKE)
            counts = payload if loose else int(meld_counts(payload % int(MELD_PAYLOADS)))
            return " ".join([place_name(place) for place in _IN_ORDER for _ in range(count_at(counts, place))])
        return super().show_payload(verb, payload)

    def parse(self, text: str) -> list[int]:
        found: list[int] = []
        for move in super().parse(text.translate(_MARKS)):
            found += self._readings(move)
        return found

    def _readings(self, move: int) -> list[int]:
        """A wild card that is laid off without a meld may go to any; a rank that is discarded is any of its cards."""
        kind, payload = int(kind_of(move)), int(payload_of(move))
        if kind == LAYOFF and payload & 15 in (TWOS, JOKERS):
            return [move] + [int(make_move(LAYOFF, place | payload & 0xF0)) for place in range(2, 13)]
        if kind == DISCARD and payload >= 64:
            return [int(make_move(DISCARD, payload - 64 + 16 * suit)) for suit in range(4)]
        return [move]

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.payload == _CARDS:
            return self._parse_cards(verb, rest)
        if verb.payload == _CARD_ON_MELD:
            return _read_layoff(rest)
        if verb.kind == DISCARD and len(rest) == 1 and rest[0] in _PLACES_OF:
            place = _PLACES_OF[rest[0]]
            return int(JOKER) if place == JOKERS else 64 + place
        return super().parse_payload(verb, rest)

    def _parse_cards(self, verb: Verb, rest: list[str]) -> int:
        counts = _read_counts(rest)
        if not counts:
            if verb.kind == TAKE:
                return 0
            raise MoveTextError("'{name}' takes cards", name=verb.name)
        payload = _as_meld(counts)
        loose = verb.kind in (LOOSE_MELD, LOOSE_TAKE)
        if (payload < 0) != loose:
            raise MoveTextError("these cards are no meld")
        return counts if loose else payload

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        kind, payload = kind_of(move), payload_of(move)
        if kind == MELD or kind == TAKE:
            faces = laid_faces(payload)
            if faces:
                facts["cards"] = [card_text(card) for card in faces]
            if kind == TAKE:
                facts.update({"from": "discard"} if not payload else {"to": "discard"})
        elif kind == LAYOFF:
            if payload >= 256:
                facts["cards"] = [card_text((payload >> 8) - 1)]
        elif kind == DRAW_STOCK:
            facts["from"] = "stock"
            if payload:
                facts["cards"] = [card_text(payload - 1)]
        elif kind == DISCARD:
            facts["to"] = "discard"
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """With the cards of the hand that go, and the meld they go to."""
        facts = self.describe(move)
        kind, payload = kind_of(move), payload_of(move)
        if kind == MELD or kind == TAKE:
            cards = held_faces(view.hand(), meld_counts(payload))
            if cards:
                facts.update({"cards": [card_text(card) for card in cards], "alike": True})
            due = view.fact("due")
            if kind == MELD and isinstance(due, int):  # R15
                adds = int(points_of(meld_counts(payload)))
                facts["stake"] = {"key": "opening", "amount": adds, "need": due, "adds": adds}
        elif kind == LAYOFF:
            cards = held_faces(view.hand(), ONE[payload >> 4 & 15])
            facts.update({"cards": [card_text(card) for card in cards], "alike": True})
        if kind == MELD or kind == LAYOFF:
            zone = f"meld-{view.seat % 2}-{place_name(int(payload & 15))}"
            if any(other.name == zone for other in view.zones):
                facts["to"] = zone
        return facts


def held_faces(hand: list[int], counts: i64) -> list[int]:
    """The cards of a hand that go when this many of each place go: of each the lowest, naturals first."""
    cards: list[int] = []
    for place in _IN_ORDER:
        equal = sorted([card for card in hand if place_of(card) == place])
        cards += equal[: int(count_at(counts, place))]
    return cards


LANGUAGE: Final = Speech(VERBS)
