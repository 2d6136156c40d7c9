"""The moves of presidenten as text: `7x2`, `pass`, `give 3H`, `continue`, `stop`, `order bow 3`, `done 0`."""

from typing import Final, final

from troef.cards.bits import set_of
from troef.cards.card import RANK_NAMES, card_text, cards_text, parse_cards
from troef.core.language import CARD, NOTHING, SEAT, Language, Verb, words
from troef.core.moves import CHOOSE, HIDDEN, PASS, PLAY, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.presidenten.moves import (
    CONTINUE,
    DONE,
    ORDER,
    STOP,
    count_laid,
    order_move,
    rank_laid,
    set_move,
    suits_named,
    target_of,
    word_of,
)
from troef.shedding.equals import MIXED, cards_of_rank, mixed_cards, parse_equals, parse_mixed, rank_set_text

#: T1: what may be ordered.
ORDERS: Final = ("pour", "applaud", "bow", "sing", "congratulate")
_ORDERS_SAID: Final = {
    "pour": "pour",
    "schenk in": "pour",
    "inschenken": "pour",
    "applaud": "applaud",
    "applaudisseer": "applaud",
    "klap": "applaud",
    "bow": "bow",
    "maak een buiging": "bow",
    "buiging": "bow",
    "sing": "sing",
    "zing een liedje": "sing",
    "zing": "sing",
    "congratulate": "congratulate",
    "feliciteer de president": "congratulate",
    "feliciteer": "congratulate",
}
_GIVE_NAMES: Final = ("geef", "geef terug", "give back", "return", "return card", "exchange", "ruil", "swap", "choose")
_SET: Final = "set"
_ORDER: Final = "order"
_MOST_SEATS: Final = 7


@final
class PresidentenLanguage(Language):
    """Adds to the shared language the sets of equal cards and the orders."""

    def __init__(self) -> None:
        super().__init__(
            (
                Verb(int(PLAY), "play", _SET, bare=True, also=("speel", "leg", "lay"), spoken=False),
                Verb(int(PASS), "pass", NOTHING, also=("pas", "ik pas", "passen", "p")),
                Verb(int(CHOOSE), "give", CARD, also=_GIVE_NAMES),
                Verb(
                    int(CONTINUE),
                    "continue",
                    also=("doorgaan", "ga door", "verder", "nog een ronde", "go on", "ja", "yes"),
                ),
                Verb(int(STOP), "stop", also=("stoppen", "ik stop", "nee", "no")),
                Verb(int(ORDER), "order", _ORDER, also=("beveel", "bevel")),
                Verb(int(DONE), "done", SEAT, also=("gedaan", "klaar")),
            )
        )

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.payload == _SET:
            if payload >= MIXED:
                return cards_text(mixed_cards(payload))
            move = make_move(PLAY, payload)
            suits = suits_named(move)
            if suits:
                return rank_set_text(rank_laid(move) << 4 | suits)
            return f"{RANK_NAMES[rank_laid(move)]}x{count_laid(move)}"
        if verb.payload == _ORDER:
            move = make_move(ORDER, payload)
            return f"{ORDERS[word_of(move)]} {target_of(move)}"
        return super().show_payload(verb, payload)

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.payload == _SET:
            mixed = parse_mixed(rest)
            if mixed:
                return mixed
            rank, count, suits = parse_equals(rest)
            return int(payload_of(set_move(rank, count, suits)))
        if verb.payload == _ORDER:
            return _parse_order(rest)
        if verb.payload == SEAT and len(rest) == 1:
            return _parse_seat(rest[0])
        return super().parse_payload(verb, rest)

    def parse(self, text: str) -> list[int]:
        """As `Language.parse`; cards that are named stand first of all for this many of their rank."""
        found: list[int] = []
        for move in super().parse(text):
            if kind_of(move) == PLAY and suits_named(move):
                found.append(int(set_move(rank_laid(move), count_laid(move))))
            found.append(move)
        return found

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        kind = kind_of(move)
        if kind == PLAY and payload_of(move) >= MIXED:
            facts["cards"] = [card_text(card) for card in mixed_cards(payload_of(move))]
        elif kind == PLAY:
            facts["rank"] = RANK_NAMES[rank_laid(move)]
            facts["count"] = int(count_laid(move))
        elif kind == ORDER and payload_of(move) != HIDDEN:
            facts["word"] = ORDERS[word_of(move)]
            facts["target"] = int(target_of(move))
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """The cards that go: of equal ones the first in the order S H D C; `alike` says that any others do as well."""
        facts = self.describe(move)
        if kind_of(move) == PLAY:
            held = cards_of_rank(set_of(view.hand()), rank_laid(move))
            facts["cards"] = [card_text(card) for card in held[: count_laid(move)]]
            facts["alike"] = True
            facts["to"] = "trick"
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """Sets with the cards that were laid (`memory`, `laid`)."""
        laid = view.memory.get("laid")
        sets = list(laid) if isinstance(laid, list) else []
        told: list[dict[str, object]] = []
        for _, move in view.log:
            facts = self.describe(move)
            if kind_of(move) == PLAY and sets:
                _, cards = sets.pop(0)
                facts["cards"] = cards_text(parse_cards(cards)).split()
            told.append(facts)
        return told


def _parse_seat(word: str) -> int:
    """A seat as `3` or `p3`."""
    number = word.removeprefix("p")
    if number not in [str(seat) for seat in range(_MOST_SEATS)]:
        raise MoveTextError("'{word}' is no seat", word=word)
    return int(number)


def _parse_order(rest: list[str]) -> int:
    if len(rest) < 2:
        raise MoveTextError(
            "an order names what ({orders}) and to whom, such as 'order bow 3'", orders=", ".join(ORDERS)
        )
    if rest[0].removeprefix("p").isdigit():
        rest = [*rest[1:], rest[0]]
    given = [word for word in rest[:-1] if word not in ("aan", "to")]
    said = " ".join(words(" ".join(given)))
    if said not in _ORDERS_SAID:
        raise MoveTextError("'{said}' is no order: there are {orders}", said=said, orders=", ".join(ORDERS))
    return int(payload_of(order_move(ORDERS.index(_ORDERS_SAID[said]), _parse_seat(rest[-1]))))
