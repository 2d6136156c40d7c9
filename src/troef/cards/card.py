"""Card codes and their text.

A code is `suit * 16 + rank`, so that a suit is a lane of 16 bits in a set: clubs 0, diamonds 1, hearts 2, spades 3;
two 0 … ten 8, jack 9, queen 10, king 11, ace 12. Rank 14 is a joker: one in each lane, all written `*`. In games with
more packs the twin of a card has its code plus 64, and so on for each further pack.

Text is rank + suit in English letters (`KH`, `10S`, `*`); the faces show A H V B with ♥ ♦ ♣ ♠ in Dutch.
"""

from typing import Final

from mypy_extensions import i64

from troef.cards.sentence import Sentence
from troef.cards.spoken import SUIT_NAMES as SUIT_NAMES
from troef.cards.spoken import spoken_card, spoken_suit

CLUBS: Final[i64] = 0
DIAMONDS: Final[i64] = 1
HEARTS: Final[i64] = 2
SPADES: Final[i64] = 3

TWO: Final[i64] = 0
FIVE: Final[i64] = 3
SEVEN: Final[i64] = 5
EIGHT: Final[i64] = 6
NINE: Final[i64] = 7
TEN: Final[i64] = 8
JACK: Final[i64] = 9
QUEEN: Final[i64] = 10
KING: Final[i64] = 11
ACE: Final[i64] = 12
JOKER_RANK: Final[i64] = 14

#: The code of the first joker; the next ones follow in steps of 16.
JOKER: Final[i64] = 14

#: What separates a card from its twin in the next pack.
TWIN: Final[i64] = 64

SUIT_LETTERS: Final = "CDHS"
RANK_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class CardError(ValueError):
    """A text that is no card, a card that is not in the pack, or a card named twice."""

    def __init__(self, reason: str, /, **facts: object) -> None:
        super().__init__(Sentence(reason, **facts))


def suit_of(card: i64) -> i64:
    """The printed suit, 0 to 3 (of a joker: its lane, which means nothing)."""
    return (card >> 4) & 3


def rank_of(card: i64) -> i64:
    """The printed rank, two 0 … ace 12; 14 for a joker."""
    return card & 15


def is_joker(card: i64) -> bool:
    """Whether the card is a joker."""
    return card & 15 == JOKER_RANK


def _text(code: int) -> str:
    rank, suit = code & 15, (code >> 4) & 3
    if rank == 14:
        return "*"
    return RANK_NAMES[rank] + SUIT_LETTERS[suit] if rank < 13 else ""


_TEXTS: Final = [_text(code) for code in range(64)]
_CODES: Final = {text: code for code, text in reversed(list(enumerate(_TEXTS))) if text}
_CODES.update({"T" + suit: _CODES["10" + suit] for suit in SUIT_LETTERS})


def card_text(card: i64) -> str:
    """The text of a card.

    >>> card_text(parse_card("10s"))
    '10S'
    """
    return _TEXTS[card & 63]


def parse_card(text: str) -> int:
    """The code of a card written as rank + suit.

    Case does not matter, `T` stands for 10, and so do signs, Dutch letters and names (`spoken_card`). All jokers are
    `*`; the code is then that of the first one.

    Raises:
        CardError: the text is no card.

    >>> parse_card("J♥") == parse_card("BH") == parse_card("hartenboer") == parse_card("jh")
    True
    """
    code = _CODES.get(text.strip().upper())
    if code is None:
        code = _CODES.get(spoken_card(text))
    if code is None:
        raise CardError("'{text}' is no card: write rank and suit, such as KH, 10S or * for a joker", text=text)
    return code


def parse_cards(text: "str | list[str] | tuple[str, ...]") -> list[int]:
    """The codes of cards, written with spaces or commas between them or given one by one.

    A joker or a card that is named again becomes the next one (`* *` are two jokers). The caller checks whether the
    pack has that many.

    Raises:
        CardError: one of them is no card.

    >>> [card_text(card) for card in parse_cards("7s, kh 10D *")]
    ['7S', 'KH', '10D', '*']
    """
    words = text.replace(",", " ").split() if isinstance(text, str) else list(text)
    return [parse_card(word) for word in words]


def cards_text(cards: list[int]) -> str:
    """Cards as text with spaces between them."""
    return " ".join([card_text(card) for card in cards])


def parse_suit(text: str) -> int:
    """The number of a suit written as its letter, its sign or its name.

    Raises:
        CardError: the text is none of them.

    >>> suit_text(parse_suit("h")), suit_text(parse_suit("Schoppen"))
    ('H', 'S')
    """
    letter = spoken_suit(text)
    if letter:
        return SUIT_LETTERS.index(letter)
    raise CardError("'{text}' is no suit: write S, H, D or C", text=text)


def suit_text(suit: i64) -> str:
    """The letter of a suit."""
    return SUIT_LETTERS[suit]
