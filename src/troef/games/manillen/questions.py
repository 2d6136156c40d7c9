"""The questions of the consultation, their truthful answers, and how they are said (R9, R12)."""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import BIT, RANK_CARDS, SUIT_CARDS, card_count
from troef.cards.card import ACE, CLUBS, DIAMONDS, HEARTS, RANK_NAMES, SPADES, TEN, card_text, suit_text
from troef.cards.spoken import SUIT_NAMES
from troef.core.language import CARD, Language, Verb
from troef.core.moves import OWN, PLAY, kind_of, payload_of
from troef.core.refusal import MoveTextError
from troef.core.view import View
from troef.tricks.ordering import ranks_of

#: The kind of a question; its payload is the place in the menu.
ASK: Final[i64] = OWN

#: R7: every suit from high to low.
RANKS: Final = "10 A K Q J 9 8 7"
#: Suits in the order in which they are named.
SUITS: Final = (int(SPADES), int(HEARTS), int(DIAMONDS), int(CLUBS))

_LETTERS: Final = [suit_text(suit) for suit in SUITS]
_LENGTHS: Final = 3
_TOPS: Final = 7

#: R12: the menu.
QUESTIONS: Final = (
    "trumps",
    "manillas",
    "small_manillas",
    *[f"length:{letter}" for letter in _LETTERS],
    *[f"top:{letter}" for letter in _LETTERS],
)
QUESTION_COUNT: Final[i64] = 11

#: What else each question is called; of a suit, the suit follows.
_SAID: Final = {
    0: ("troeven", "troef", "welke troeven", "welke troeven heb je", "which trumps"),
    1: ("manilla", "manillen", "manillas", "heb je manillas", "manillas held"),
    2: ("kleine manillas", "kleine manilla", "heb je kleine manillas", "small manilla", "aces", "azen"),
}
_SAID_OF_SUIT: Final = {
    _LENGTHS: ("length", "lengte", "hoeveel", "hoeveel kaarten van", "how many"),
    _TOPS: ("top", "hoogste", "hoogste kaart van", "highest", "highest card of"),
}


def _readings() -> dict[str, int]:
    """Every text that is read as a question, with its place in the menu."""
    found: dict[str, int] = {}
    for place, texts in _SAID.items():
        for text in texts:
            found[text] = place
    for first, texts in _SAID_OF_SUIT.items():
        for offset, suit in enumerate(SUITS):
            for name in (suit_text(suit), *SUIT_NAMES[suit]):
                for text in texts:
                    found[f"{text} {name}"] = first + offset
    return found


def answer_to(question: int, hand: i64, trump: i64) -> object:
    """The truthful answer of a player with this hand: ranks, suits, a number, or a rank or None (R12).

    >>> from troef.cards.bits import set_of
    >>> from troef.cards.card import HEARTS, parse_cards
    >>> hand = set_of(parse_cards("10H QH 10S AD 9D 8C 7C KC"))
    >>> [answer_to(QUESTIONS.index(asked), hand, HEARTS) for asked in ("trumps", "manillas", "length:C", "top:D")]
    [['10', 'Q'], ['S', 'H'], 3, 'A']
    """
    if question == 0:
        return _ranks_in(hand, trump)
    if question <= 2:
        cards = hand & RANK_CARDS[TEN if question == 1 else ACE]
        return [suit_text(suit) for suit in SUITS if cards & SUIT_CARDS[suit]]
    if question < _TOPS:
        return int(card_count(hand & SUIT_CARDS[SUITS[question - _LENGTHS]]))
    ranks = _ranks_in(hand, SUITS[question - _TOPS])
    return ranks[0] if ranks else None


def _ranks_in(hand: i64, suit: i64) -> list[str]:
    """The ranks that a hand has in a suit, high to low."""
    return [RANK_NAMES[rank] for rank in ranks_of(RANKS) if hand & BIT[16 * suit + rank]]


def suit_asked(question: int) -> int:
    """The suit that a question of a suit is about, else -1."""
    if question < _LENGTHS:
        return -1
    return SUITS[(question - _LENGTHS) % 4]


def cards_named(question: int, answer: object, trump: int) -> list[str]:
    """The cards that an answer names, as text."""
    if question == 0 and isinstance(answer, list):
        return [f"{rank}{suit_text(trump)}" for rank in answer]
    if isinstance(answer, list):
        return [f"{'10' if question == 1 else 'A'}{suit}" for suit in answer]
    if isinstance(answer, str):
        return [f"{answer}{suit_text(suit_asked(question))}"]
    return []


def limits_of(question: int, answer: object, trump: int) -> tuple[int, int, int, int]:
    """What an answer says of the hand: the cards it has, the cards it has not, and of which suit how many.

    The suit is -1 where no number was asked.
    """
    if isinstance(answer, int):
        return 0, 0, suit_asked(question), answer
    held = 0
    for text in cards_named(question, answer, trump):
        held |= int(BIT[_CODES[text]])
    if question == 0:
        return held, int(SUIT_CARDS[trump]) & ~held, -1, 0
    if question <= 2:
        return held, int(RANK_CARDS[TEN if question == 1 else ACE]) & ~held, -1, 0
    suit = suit_asked(question)
    higher = 0
    for rank in ranks_of(RANKS):
        card = int(BIT[16 * suit + rank])
        if card == held:
            break
        higher |= card
    return held, higher, -1, 0


_CODES: Final = {card_text(16 * suit + rank): 16 * suit + rank for suit in range(4) for rank in range(13)}


@final
class Speech(Language):
    """Cards and questions; in a log every question comes with its answer."""

    def __init__(self) -> None:
        super().__init__(
            (
                Verb(PLAY, "play", CARD, bare=True),
                Verb(
                    int(ASK),
                    "ask",
                    QUESTIONS,
                    also=("vraag", "ik vraag", "question", "consult"),
                    also_words=_readings(),
                ),
            )
        )

    def parse(self, text: str) -> list[int]:
        """As in every game; a question needs no verb, and colons and question marks do not matter."""
        plain = text.replace(":", " ").replace("?", " ").replace("'", "").replace("’", "")
        for wording in (plain, f"ask {plain}"):
            try:
                return super().parse(wording)
            except MoveTextError:
                continue
        return super().parse(text)  # which says what is wrong with it as it was written

    def describe(self, move: int) -> dict[str, object]:
        facts = super().describe(move)
        if kind_of(move) == ASK:
            question = int(payload_of(move))
            facts.pop("word")
            facts["verb"] = f"ask-{QUESTIONS[question].partition(':')[0].replace('_', '-')}"
            suit = suit_asked(question)
            if suit >= 0:
                facts["suit"] = suit_text(suit)
        return facts

    def describe_log(self, view: View) -> list[dict[str, object]]:
        """Questions with `answer`, and `reply`: whether it names `cards`, a `number` or `none`."""
        answers = view.memory.get("answers")
        given = list(answers) if isinstance(answers, list) else []
        described: list[dict[str, object]] = []
        for _, move in view.log:
            facts = self.describe(move)
            if kind_of(move) == ASK and given:
                _add_answer(facts, int(payload_of(move)), given.pop(0), view)
            described.append(facts)
        return described


def _add_answer(facts: dict[str, object], question: int, answer: object, view: View) -> None:
    facts["answer"] = answer
    if isinstance(answer, int):
        facts["reply"] = "number"
        facts["amount"] = answer
        return
    cards = cards_named(question, answer, "CDHS".index(str(view.fact("trump"))))
    facts["reply"] = "cards" if cards else "none"
    facts["cards"] = cards
