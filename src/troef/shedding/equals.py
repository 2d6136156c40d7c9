"""Equal cards that are laid together: their order with the two on top, their numbers, their text.

A rank set is some cards of one rank: `rank * 16 + suits`, in which `suits` is a mask of four bits (clubs 1,
diamonds 2, hearts 4, spades 8). Games in which suits say nothing count the cards only.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import RANK_CARDS, card_count
from troef.cards.card import TWO, CardError, card_text, parse_card
from troef.cards.sentence import sentence_of
from troef.core.refusal import MoveTextError

#: The ranks from low to high where a two goes over an ace: 3 4 … K A 2.
LOW_TO_HIGH: Final = (*range(1, 13), 0)
#: A pack has this many cards of a rank.
MOST_ALIKE: Final[i64] = 4

#: The cards of every rank set.
RANK_SET_CARDS: Final = vec[i64](
    [sum([2 ** (16 * suit + number // 16) for suit in range(4) if number >> suit & 1]) for number in range(13 * 16)]
)
#: Every card that goes over a rank, the two being highest, by rank number.
HIGHER_CARDS: Final = vec[i64](
    [sum([int(RANK_CARDS[other]) for other in LOW_TO_HIGH if (other or 13) > (rank or 13)]) for rank in range(13)]
)

#: Cards of several ranks that somebody lays together are no rank set. A payload from here on is the set of them, with
#: 13 bits for each suit. Every game refuses them.
MIXED: Final[i64] = 2**52

#: S H D C: in this order equal cards are given and laid where it does not matter which (presidenten R22).
_BEST_FIRST: Final = (3, 2, 1, 0)


def height(rank: i64) -> i64:
    """The place of a rank in the order 3 4 … K A 2.

    >>> height(0) > height(12) > height(1)
    True
    """
    return i64(13) if rank == TWO else rank


def heights_in(hand: i64) -> i64:
    """The ranks of a hand from low to high, as a set: the three is 0, the ace 11, the two 12 (`rank_at`)."""
    ranks = (hand | hand >> 16 | hand >> 32 | hand >> 48) & 0x1FFF
    return ranks >> 1 | (ranks & 1) << 12


def rank_at(place: i64) -> i64:
    """The rank that has this place in `heights_in`.

    >>> [rank_at(place) for place in (0, 11, 12)]
    [1, 12, 0]
    """
    return place + 1 if place < 12 else i64(0)


def suits_of(hand: i64, rank: i64) -> i64:
    """Which cards of a rank a hand has, as the mask of their suits."""
    lanes = (hand >> rank) & 0x0001_0001_0001_0001
    return (lanes | lanes >> 15 | lanes >> 30 | lanes >> 45) & 15


def count_of(hand: i64, rank: i64) -> i64:
    """How many cards of a rank a hand has."""
    return card_count(hand & RANK_CARDS[rank])


def rank_set_of(hand: i64, rank: i64) -> i64:
    """All cards of a rank in a hand, as a rank set."""
    return rank << 4 | suits_of(hand, rank)


def cards_of_rank(hand: i64, rank: i64) -> list[int]:
    """The cards of a rank in a hand, in the order S H D C.

    >>> from troef.cards.bits import set_of
    >>> [card_text(card) for card in cards_of_rank(set_of([16, 48, 3]), 0)]
    ['2S', '2D']
    """
    suits = suits_of(hand, rank)
    return [16 * suit + int(rank) for suit in _BEST_FIRST if suits >> suit & 1]


def first_of_rank(hand: i64, rank: i64, count: i64) -> i64:
    """This many cards of a rank in a hand, the first in the order S H D C, as a set."""
    lanes = hand & RANK_CARDS[rank]
    surplus = card_count(lanes) - count
    while surplus > 0:
        lanes &= lanes - 1  # the lowest lane is the last in that order
        surplus -= 1
    return lanes


def highest_rank(hand: i64) -> i64:
    """The highest rank in a hand that is not empty, the two being highest."""
    if hand & RANK_CARDS[TWO]:
        return TWO
    rank: i64 = 12
    while not hand & RANK_CARDS[rank]:
        rank -= 1
    return rank


def mixed_cards(payload: i64) -> list[int]:
    """The cards of several ranks that a payload from `MIXED` on stands for."""
    cards = int(payload)
    return [16 * suit + rank for suit in _BEST_FIRST for rank in range(13) if cards >> (13 * suit + rank) & 1]


def rank_set_text(rank_set: i64) -> str:
    """The cards of a rank set as text.

    >>> rank_set_text(6 * 16 + 12)
    '8S 8H'
    """
    rank, suits = int(rank_set >> 4), int(rank_set & 15)
    return " ".join([card_text(16 * suit + rank) for suit in _BEST_FIRST if suits >> suit & 1])


# ---- what people say ----

#: What each rank is called, from two to ace: index, Dutch letter, names.
_RANK_NAMES: Final = (
    "2 twee tweeën two twos",
    "3 drie drieën three threes",
    "4 vier vieren four fours",
    "5 vijf vijven five fives",
    "6 zes zessen six sixes",
    "7 zeven zevens seven sevens",
    "8 acht achten eight eights",
    "9 negen negens nine nines",
    "10 t tien tienen ten tens",
    "j b boer boeren jack jacks",
    "q v vrouw vrouwen dame dames queen queens",
    "k h heer heren koning koningen king kings",
    "a aas azen ace aces",
)
_RANK_WORDS: Final = {word: rank for rank, names in enumerate(_RANK_NAMES) for word in names.split()}
_COUNT_NAMES: Final = ("1 een één one a", "2 twee two", "3 drie three", "4 vier four")
_COUNT_WORDS: Final = {word: count for count, names in enumerate(_COUNT_NAMES, 1) for word in names.split()}
#: `7x2`, `7×2`, `2×K`: a rank and a number.
_TIMES: Final = re.compile(r"^([0-9]{1,2}|[a-z]+)[x×*]([0-9]{1,2}|[a-z]+)$")


def parse_rank(word: str) -> int:
    """The number of a rank written as its index or its name, in Dutch or English.

    Raises:
        MoveTextError: it is none.

    >>> parse_rank("K"), parse_rank("heren"), parse_rank("10")
    (11, 11, 8)
    """
    rank = _RANK_WORDS.get(word.strip().lower())
    if rank is None:
        raise MoveTextError("'{word}' is no rank: write 2 to 10, J, Q, K or A", word=word)
    return rank


def parse_equals(given: list[str]) -> tuple[int, int, int]:
    """Equal cards as somebody says them: rank, number, and the mask of the suits where they were named (otherwise 0).

    Cards (`7S 7H`), a number of a rank (`7x2`, `2×K`, `twee zevens`) and ranks (`7 7`) are understood.

    Raises:
        MoveTextError: they are not equal cards.

    >>> parse_equals(["7s", "7h"]), parse_equals(["7x2"]), parse_equals(["twee", "heren"])
    ((5, 2, 12), (5, 2, 0), (11, 2, 0))
    """
    if not given:
        raise MoveTextError("a set is one to four cards of one rank")
    if len(given) == 1:
        times = _TIMES.match(given[0])
        if times is not None:
            return _counted(times[1], times[2])
    if len(given) == 3 and given[1] in ("x", "×", "*"):
        return _counted(given[0], given[2])
    if len(given) == 2 and given[0] in _COUNT_WORDS and given[1] in _RANK_WORDS and given[0] != given[1]:
        return _RANK_WORDS[given[1]], _COUNT_WORDS[given[0]], 0
    if given[0] in _RANK_WORDS:
        return _ranks(given)
    return _cards(given)


def parse_mixed(given: list[str]) -> int:
    """The payload of different cards that are not of one rank; 0 for any other text.

    >>> [card_text(card) for card in mixed_cards(parse_mixed(["3s", "4h"]))], parse_mixed(["3s", "3h"])
    (['3S', '4H'], 0)
    """
    try:
        cards = [parse_card(word) for word in "+".join(given).split("+") if word]
    except CardError:
        return 0
    ranks = {card & 15 for card in cards}
    if len(ranks) < 2 or 14 in ranks or len(set(cards)) != len(cards):
        return 0
    mixed = sum([int(2 ** (13 * (card >> 4) + (card & 15))) for card in cards])
    return int(MIXED) + mixed


def _counted(first: str, second: str) -> tuple[int, int, int]:
    """The rank comes first, the number after it, unless that cannot be."""
    if first in _RANK_WORDS and second in _COUNT_WORDS:
        return _RANK_WORDS[first], _COUNT_WORDS[second], 0
    if second in _RANK_WORDS and first in _COUNT_WORDS:
        return _RANK_WORDS[second], _COUNT_WORDS[first], 0
    raise MoveTextError(
        "'{first}×{second}' is no set: write a rank and a number from 1 to 4, such as 7x2", first=first, second=second
    )


def _ranks(given: list[str]) -> tuple[int, int, int]:
    ranks = {parse_rank(word) for word in given}
    if len(ranks) > 1 or len(given) > MOST_ALIKE:
        raise MoveTextError("'{given}' is no set: it is one to four cards of one rank", given=" ".join(given))
    return ranks.pop(), len(given), 0


def _cards(given: list[str]) -> tuple[int, int, int]:
    try:
        cards = [parse_card(word) for word in "+".join(given).split("+") if word]
    except CardError as error:
        raise MoveTextError(sentence_of(error)) from error
    ranks = {card & 15 for card in cards}
    suits = 0
    for card in cards:
        suits |= 2 ** (card >> 4)
    if len(ranks) != 1 or 14 in ranks or bin(suits).count("1") != len(cards):
        raise MoveTextError("'{given}' is no set: it is one to four cards of one rank", given=" ".join(given))
    return ranks.pop(), len(cards), suits
