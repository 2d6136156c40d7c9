"""The moves of shithead as text: `8H 8D`, `pickup`, `pickup 7H`, `blind 1`, `arrange 2H 10S AD`, `ready`, `claim 3`."""

from itertools import combinations
from typing import Final, final

from troef.cards.bits import cards_in, set_of
from troef.cards.card import RANK_NAMES, CardError, card_text, cards_text, parse_card
from troef.cards.sentence import sentence_of
from troef.core.language import AMOUNT, NOTHING, Language, Verb
from troef.core.moves import PLAY, TAKE, TIMEOUT, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.shithead.moves import (
    ARRANGE,
    BLIND,
    BLIND_CARDS,
    CLAIM,
    NO_CLAIM,
    PROPOSE,
    READY,
    arrange_move,
    arranged,
)
from troef.shedding.equals import (
    MIXED,
    RANK_SET_CARDS,
    mixed_cards,
    parse_equals,
    parse_mixed,
    parse_rank,
    rank_set_text,
)

#: T2: what may be proposed.
TASKS: Final = ("drinks", "song", "hat")
_PICKUP_NAMES: Final = (
    "pick up the pile",
    "pick up",
    "take the pile",
    "take pile",
    "take",
    "pak de stapel op",
    "pak de stapel",
    "pak op",
    "pak",
    "raap de stapel op",
    "raap op",
    "neem de stapel",
    "neem",
)
_RANK_SET: Final = "rank set"
_PICKUP: Final = "pickup"
_TRIPLE: Final = "triple"
_RANK: Final = "rank"
#: A number of cards of a rank, no suits named: the payload has the number above those of rank sets.
_UNNAMED: Final = 256
#: A rank that was not named.
_ANY_RANK: Final = 16


@final
class ShitheadLanguage(Language):
    """Adds to the shared language cards of one rank, the pile behind a card, the three open cards and ranks."""

    def __init__(self) -> None:
        super().__init__(
            (
                Verb(int(PLAY), "play", _RANK_SET, bare=True, also=("speel", "leg", "lay"), spoken=False),
                Verb(
                    int(TAKE),
                    "pickup",
                    _PICKUP,
                    also=_PICKUP_NAMES,
                    spoken=False,
                ),
                Verb(int(BLIND), "blind", AMOUNT, also=("turn", "draai", "draai om", "gok"), spoken=False),
                Verb(int(ARRANGE), "arrange", _TRIPLE, also=("open", "leg open", "ruil", "swap"), spoken=False),
                Verb(int(READY), "ready", NOTHING, also=("klaar", "ik ben klaar")),
                Verb(int(CLAIM), "claim", _RANK, also=("call", "ik heb een", "i have a", "ik heb", "roep")),
                Verb(int(NO_CLAIM), "no claim", _RANK, also=("noclaim", "zwijg", "ik zwijg", "geen", "none")),
                Verb(
                    int(PROPOSE),
                    "propose",
                    TASKS,
                    also=("stel voor", "opdracht"),
                    also_words={
                        "haal drinken": 0,
                        "drinken": 0,
                        "zing een liedje": 1,
                        "liedje": 1,
                        "draag de hoed": 2,
                        "hoed": 2,
                    },
                ),
                Verb(int(TIMEOUT), "timeout", spoken=False),
            )
        )

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.payload == _RANK_SET:
            return cards_text(mixed_cards(payload)) if payload >= MIXED else rank_set_text(payload)
        if verb.payload == _PICKUP:
            return card_text(payload - 1) if payload else ""
        if verb.payload == _TRIPLE:
            return cards_text(arranged(int(make_move(ARRANGE, payload))))
        if verb.payload == _RANK:
            return RANK_NAMES[payload]
        return super().show_payload(verb, payload)

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.payload == _RANK_SET:
            mixed = parse_mixed(rest)
            if mixed:
                return mixed
            rank, count, suits = parse_equals(rest)
            return rank * 16 + suits if suits else _UNNAMED * count + rank
        if verb.payload == _PICKUP:
            if len(rest) > 1:
                raise MoveTextError("the pile is picked up behind one open card at most")
            return parse_card(rest[0]) + 1 if rest else 0
        if verb.payload == _TRIPLE:
            return _parse_triple(rest)
        if verb.payload == _RANK:
            return parse_rank(" ".join(rest).rstrip("!")) if rest else _ANY_RANK
        payload = super().parse_payload(verb, rest)
        if verb.payload == AMOUNT and not 1 <= payload <= BLIND_CARDS:
            raise MoveTextError("blind cards lie on places 1 to {blind_cards}", blind_cards=int(BLIND_CARDS))
        return payload

    def parse(self, text: str) -> list[int]:
        """As `Language.parse`; cards without suits, or a call without its rank, can mean several moves."""
        found: list[int] = []
        for move in super().parse(text):
            kind, payload = kind_of(move), int(payload_of(move))
            if kind == PLAY and _UNNAMED <= payload < MIXED:
                count, rank = divmod(payload, _UNNAMED)
                found += [
                    int(make_move(PLAY, rank * 16 + sum(2**suit for suit in suits)))
                    for suits in combinations((3, 2, 1, 0), count)
                ]
            elif (kind == CLAIM or kind == NO_CLAIM) and payload == _ANY_RANK:
                found += [int(make_move(kind, rank)) for rank in range(13)]
            else:
                found.append(move)
        return found

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        kind, payload = kind_of(move), int(payload_of(move))
        if kind == PLAY:
            facts["cards"] = self.show_payload(self.by_kind[int(PLAY)], payload).split()
            facts["to"] = "discard"
        elif kind == TAKE and payload:
            facts["cards"] = [card_text(payload - 1)]
        elif kind == ARRANGE:
            facts["cards"] = [card_text(card) for card in arranged(move)]
        elif kind == CLAIM or kind == NO_CLAIM:
            facts["rank"] = RANK_NAMES[payload]
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """Where cards come from; of a swap the cards that leave the hand, and in `card` those that come back. A single
        card is taken where it lies (`to`)."""
        facts = self.describe(move)
        kind = kind_of(move)
        if (kind == PLAY or kind == TAKE) and "cards" in facts and not view.hand():
            facts["from"] = f"open-{view.seat}"
        if kind == ARRANGE:
            mine, chosen = int(set_of(view.zone(f"open-{view.seat}").cards)), int(set_of(arranged(move)))
            taken = [card_text(card) for card in cards_in(mine & ~chosen)]
            facts["cards"] = [card_text(card) for card in cards_in(chosen & ~mine)]
            facts["card"] = taken
            if len(taken) == 1:
                facts["card"] = taken[0]
                facts["to"] = f"open-{view.seat}"
            elif not taken:
                facts["verb"] = "leave"
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """A blind card with what it was (`memory`, `turned`)."""
        turned = view.memory.get("turned")
        cards = list(turned) if isinstance(turned, list) else []
        told: list[dict[str, object]] = []
        for _, move in view.log:
            facts = self.describe(move)
            if kind_of(move) == BLIND and cards:
                facts["cards"] = [cards.pop(0)]
            told.append(facts)
        return told


def _parse_triple(rest: list[str]) -> int:
    """Three cards."""
    try:
        cards = [parse_card(word) for word in rest]
    except CardError as error:
        raise MoveTextError(sentence_of(error)) from error
    if len(set(cards)) != 3 or len(cards) != 3 or 14 in [card & 15 for card in cards]:
        raise MoveTextError("three different cards lie open")
    return int(payload_of(arrange_move(cards)))


def cards_laid(move: int) -> int:
    """The cards that a play lays, as a set."""
    return int(RANK_SET_CARDS[payload_of(move)])
