"""The moves of cinch in words, and the ladder of its bids."""

from typing import Final, final

from mypy_extensions import i64

from troef.auction.ladder import Ladder
from troef.cards.card import CardError, card_text, parse_card, parse_suit
from troef.core.language import CARD, SUIT, Language, Verb, words
from troef.core.moves import BID, DISCARD, OWN, PASS, PLAY, TRUMP, kind_of, make_move, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.games.cinch.scoring import ALL_POINTS
from troef.tricks.watching import TURN_VERBS
from troef.tricks.watching import VERBS as WATCH_VERBS

#: Words that may stand around the suit that is named.
_FILLERS: Final = ("troef", "trump", "trumps", "is", "are", "wordt", "ik", "kies", "noem")

#: R13: another card is discarded instead of one that was: the card laid away, and above it the one taken back.
CHANGE: Final[i64] = OWN
#: P5: what the partner must lead, where a lead out of turn was taken back.
ORDER_TRUMP: Final[i64] = OWN + 1
FORBID_TRUMP: Final[i64] = OWN + 2
LEAVE_LEAD: Final[i64] = OWN + 3
LEAD_ORDERS: Final[list[int]] = [int(LEAVE_LEAD), int(ORDER_TRUMP), int(FORBID_TRUMP)]
#: P4: a bid out of turn.
EARLY_BID: Final[i64] = OWN + 4
_CARD_BITS: Final[i64] = 6
_TWO_CARDS: Final = "two cards"
_FOR: Final = ("for", "voor", "instead", "of", "in", "plaats", "van")

#: R7: the points a side undertakes to win; the rung of a bid is one less.
BIDS: Final = Ladder(tuple([str(points) for points in range(1, 15)]), "R7")


#: What is said where bids and cards are not checked (P4–P6).
AT_TABLE: Final = (
    *WATCH_VERBS,
    *TURN_VERBS,
    Verb(int(ORDER_TRUMP), "lead trump", also=("speel troef",)),
    Verb(int(FORBID_TRUMP), "lead no trump", also=("speel geen troef",)),
    Verb(int(LEAVE_LEAD), "lead anything", also=("speel wat je wilt",)),
    Verb(int(EARLY_BID), "bid early", BIDS.names, also=("bied voor de beurt",)),
)


def change_of(laid: i64, taken: i64) -> i64:
    """The move that lays one card away and takes another back."""
    return make_move(CHANGE, laid | taken << _CARD_BITS)


def card_laid(move: i64) -> i64:
    """The card that a change lays away."""
    return payload_of(move) & 63


def card_taken(move: i64) -> i64:
    """The card that a change takes back."""
    return payload_of(move) >> _CARD_BITS & 63


@final
class Speech(Language):
    """A bid is a number; beside it stands what it may cost."""

    def __init__(self, more: tuple[Verb, ...] = ()) -> None:
        super().__init__(
            (
                Verb(int(PLAY), "play", CARD, bare=True, also=("speel",)),
                Verb(int(BID), "bid", BIDS.names, also=("bied", "ik bied")),
                Verb(int(PASS), "pass", also=("pas", "ik pas", "p")),
                Verb(int(TRUMP), "trump", SUIT, also=("troef", "name", "trumps")),
                Verb(int(DISCARD), "discard", CARD, also=("leg", "leg weg", "throw")),
                Verb(int(CHANGE), "change", _TWO_CARDS, also=("ruil", "verander", "wissel", "swap"), spoken=False),
                *more,
            )
        )

    def parse(self, text: str) -> list[int]:
        """As in every game; a bare number is a bid, and a suit by itself (`harten`, `hearts trump`) names trumps."""
        number = text.strip()
        if number.isascii() and number.isdigit():
            return super().parse(f"bid {number}")
        said = [word for word in words(text) if word not in _FILLERS]
        if len(said) == 1:
            try:
                return [int(make_move(TRUMP, parse_suit(said[0])))]
            except CardError:
                pass
        return super().parse(text)

    def show_payload(self, verb: Verb, payload: int) -> str:
        if verb.kind != CHANGE:
            return super().show_payload(verb, payload)
        move = make_move(CHANGE, payload)
        return f"{card_text(card_laid(move))} {card_text(card_taken(move))}"

    def parse_payload(self, verb: Verb, rest: list[str]) -> int:
        if verb.kind != CHANGE:
            return super().parse_payload(verb, rest)
        cards = [word for word in rest if word not in _FOR]
        if len(cards) != 2:
            raise MoveTextError("a change is the card that goes and the one that comes back, such as 'change 7H 6H'")
        return int(payload_of(change_of(parse_card(cards[0]), parse_card(cards[1]))))

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        if kind_of(move) == CHANGE:
            facts["cards"] = [card_text(card_laid(move))]
            facts["card"] = card_text(card_taken(move))
        if kind_of(move) == BID or kind_of(move) == EARLY_BID:
            facts.pop("word")
            facts["amount"] = int(payload_of(move)) + 1
        return facts

    def describe_in(self, move: int, view: View) -> dict[str, object]:
        facts = self.describe(move)
        if kind_of(move) == BID:  # S3, S4
            need = int(payload_of(move)) + 1
            facts["stake"] = {"key": "bid", "need": need, "most": int(ALL_POINTS), "lost": int(ALL_POINTS) + need}
        return facts
