"""The moves of pesten as numbers and as text: `9C`, `JS H`, `9C last card`, `draw`, `end turn`, `take`."""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.cards.card import JACK, JOKER, JOKER_RANK, card_text, parse_card, parse_suit, rank_of, suit_text
from troef.core.language import CARD, Language, Verb
from troef.core.moves import DRAW, END_TURN, KIND_BITS, PLAY, TAKE, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View

# The payload of a play: the card in the low six bits, the suit that is named plus one (0: none), the call.
SUIT_SHIFT: Final[i64] = 6
CALL: Final[i64] = 512
#: No play has as high a number.
PLAYS: Final[i64] = 65536


def play_of(card: i64, suit: i64 = -1, call: bool = False) -> i64:
    """The move that plays a card, naming a suit (R13) and calling "laatste kaart!" (R20) where asked."""
    return make_move(PLAY, card | (suit + 1) << SUIT_SHIFT | (CALL if call else 0))


def card_played(move: i64) -> i64:
    """The card of a play; for every joker the first joker's code (R1: all alike)."""
    return (move >> KIND_BITS) & 63


def suit_named(move: i64) -> i64:
    """The suit that a play names, or -1."""
    return ((move >> KIND_BITS >> SUIT_SHIFT) & 7) - 1


def is_call(move: i64) -> bool:
    """Whether a play calls "laatste kaart!"."""
    return (move >> KIND_BITS) & CALL != 0


def _ways(card: int, calls: tuple[bool, ...]) -> list[int]:
    rank = card & 15
    if rank > 12 and card != 14:
        return []
    suits = range(4) if rank == 9 else (-1,)
    return [int(play_of(card, suit, call)) for call in calls for suit in suits]


#: Every way to play a card: of several in hand, and of the very last one (R21: without the call). Made once, so that
#: listing moves makes no new numbers.
WAYS: Final = [_ways(card, (False, True)) for card in range(63)]
LAST_WAYS: Final = [_ways(card, (False,)) for card in range(63)]

_FILLERS: Final = ("naming", "names", "noemt")
_CALLS: Final = (
    ["last", "card=true"],
    ["last", "card"],
    ["lastcard"],
    ["laatste", "kaart!"],
    ["laatste", "kaart"],
)
_NO_CALL: Final = ["last", "card=false"]


class PestenLanguage(Language):
    """Adds to the shared language the suit named with a jack and the call."""

    def __init__(self) -> None:
        super().__init__(
            (
                Verb(int(PLAY), "play", CARD, bare=True, also=("speel",)),
                Verb(int(DRAW), "draw", also=("trek",), spoken=False),
                Verb(int(END_TURN), "end turn", also=("keep", "endturn"), spoken=False),
                Verb(int(TAKE), "take", also=("pak",), spoken=False),
            )
        )

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.payload != CARD:
            return super().show_payload(verb, payload)
        move = make_move(PLAY, payload)
        suit = suit_named(move)
        named = f" {suit_text(suit)}" if suit >= 0 else ""
        call = " last card" if is_call(move) else ""
        return card_text(card_played(move)) + named + call

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.payload != CARD:
            return super().parse_payload(verb, rest)
        given, called = _split_call([word for word in rest if word not in _FILLERS])
        if not 1 <= len(given) <= 2:
            raise MoveTextError("a play is a card, with a jack the suit it names, and 'last card' where that is called")
        suit = parse_suit(given[1]) if len(given) == 2 else -1
        return int(payload_of(play_of(parse_card(given[0]), suit, called)))

    def parse(self, text: str) -> list[int]:
        """As `Language.parse`; a play with the call can also mean the very last card, without it (R21)."""
        found = super().parse(text)
        for move in list(found):
            if kind_of(move) == PLAY and is_call(move):
                found.append(int(play_of(card_played(move), suit_named(move))))
        return found

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        """A false call (P2) is a move too, but no duty."""
        facts = self.describe(move)
        if facts.get("call") and len(view.hand()) != 2:  # R20
            facts["due"] = False
        return facts

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        if kind_of(move) == PLAY:
            facts["cards"] = [card_text(card_played(move))]
            facts["to"] = "discard"
            suit = suit_named(move)
            if suit >= 0:
                facts["suit"] = suit_text(suit)
            if is_call(move):
                facts["call"] = True
        return facts


def _split_call(given: list[str]) -> tuple[list[str], bool]:
    """The words without the call, and whether it was there."""
    if given[-2:] == _NO_CALL:
        return given[:-2], False
    for call in _CALLS:
        if given[-len(call) :] == call:
            return given[: -len(call)], True
    return given, False


def is_play_of(move: i64, hand: i64) -> bool:
    """Whether a move plays a card of this hand in a form that the game has: only a jack names a suit."""
    if kind_of(move) != PLAY or move < 0 or move >= PLAYS:
        return False
    card = card_played(move)
    rank = rank_of(card)
    if rank == JOKER_RANK and card != JOKER:
        return False
    if card == 63 or not hand & BIT[card]:
        return False
    suit = suit_named(move)
    return 0 <= suit < 4 if rank == JACK else suit == -1
