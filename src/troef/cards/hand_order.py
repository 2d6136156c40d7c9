"""How the cards of a hand lie, in the order of the game: the groups from left to right, each from low to high.

A game says it of a view (`Game.hand_order`), and only a face asks for it. Cards that are equal in several packs, and
jokers, are taken by their face.
"""

from itertools import pairwise, permutations
from typing import Final

from troef.cards.card import JOKER, RANK_NAMES

_JOKER: Final = int(JOKER)
_RED: Final = (1, 2)
#: Where nothing says otherwise clubs, diamonds, spades, hearts and what has no colour lie from left to right.
_FROM_LEFT: Final = (0, 1, 3, 2, 4)
#: Equal ranks lie with the black cards first and then the red ones: clubs, spades, hearts, diamonds.
_BESIDE: Final = (0, 3, 2, 1)
#: The ranks from low to high where no game says otherwise.
NATURAL: Final = "2 3 4 5 6 7 8 9 10 J Q K A"


def _face(card: int) -> int:
    """The card of the first pack that looks like this one; every joker is the first joker."""
    return _JOKER if card & 15 == _JOKER else card & 63


class HandOrder:
    """An order of hands. `ranks` are the ranks of a plain suit from low to high."""

    def __init__(self, ranks: "list[int]") -> None:
        self.ranks: list[str] = [RANK_NAMES[rank] for rank in ranks]

    def groups(self, cards: "list[int]") -> "list[list[int]]":
        """The cards as they lie, in groups that belong together; no group is empty."""
        raise NotImplementedError

    def trumps(self, cards: "list[int]") -> int:
        """How many of the cards are trumps: they are the last group."""
        return 0


def _ranks(text: str) -> list[int]:
    return [RANK_NAMES.index(name) for name in text.split()]


class BySuit(HandOrder):
    """Suits beside each other with their colours alternating as far as they can, trumps last, then what has no suit.

    `lanes` lists each effective suit's cards from low to high (the four suits, and perhaps a fifth such as the jacks
    of skat's Grand); `trump` is the lane of the trumps, or -1.

    >>> from troef.cards.card import cards_text, parse_cards
    >>> hand = parse_cards("AS 7S KH 2D JC *")
    >>> [cards_text(group) for group in by_suit().groups(hand)]
    ['JC', '2D', '7S AS', 'KH', '*']
    """

    def __init__(self, lanes: "list[list[int]]", trump: int = -1) -> None:
        ranked = [[card & 15 for card in lane if card & 15 < len(RANK_NAMES)] for lane in lanes[:4]]  # no joker
        super().__init__(max((ranks for suit, ranks in enumerate(ranked) if suit != trump), key=len))
        self._places = {card: (suit, height) for suit, lane in enumerate(lanes) for height, card in enumerate(lane)}
        self._none = len(lanes)  # the lane of what has no suit
        self._trump = trump
        #: by the lanes that are held, how they lie beside each other
        self._orders: dict[tuple[int, ...], list[int]] = {}

    def _lane(self, card: int) -> int:
        return self._places.get(_face(card), (self._none, 0))[0]

    def trumps(self, cards: "list[int]") -> int:
        return sum(self._lane(card) == self._trump for card in cards)

    def groups(self, cards: "list[int]") -> "list[list[int]]":
        held: dict[int, list[int]] = {}
        for card in sorted(cards, key=lambda card: (self._places.get(_face(card), (self._none, 0)), card)):
            held.setdefault(self._lane(card), []).append(card)
        lanes = tuple(held)
        if lanes not in self._orders:
            self._orders[lanes] = self._beside(lanes)
        return [held[lane] for lane in self._orders[lanes]]

    def _beside(self, held: "tuple[int, ...]") -> "list[int]":
        """The order of the lanes, with the fewest neighbours of one colour."""
        last = [lane for lane in held if lane == self._none or lane == self._trump]
        last.sort(key=lambda lane: lane == self._trump)
        plain = sorted((lane for lane in held if lane not in last), key=_FROM_LEFT.index)
        return min(
            ([*order, *last] for order in permutations(plain)),
            key=lambda order: sum(_colour(one) == _colour(other) for one, other in pairwise(order)),
        )


def _colour(lane: int) -> int:
    """1 for red suits, 2 for black ones; another number for each lane that has no colour."""
    return -lane if lane > 3 else 1 if lane in _RED else 2


def by_suit(ranks: str = NATURAL) -> BySuit:
    """Suits that are all alike, with these ranks from low to high."""
    return BySuit([[16 * suit + rank for rank in _ranks(ranks)] for suit in range(4)])


class ByRank(HandOrder):
    """Equal ranks beside each other, from low to high; jokers last.

    >>> from troef.cards.card import cards_text, parse_cards
    >>> order = ByRank("3 4 5 6 7 8 9 10 J Q K A 2")
    >>> [cards_text(group) for group in order.groups(parse_cards("2D AS 3H AC * 3S"))]
    ['3S 3H', 'AC AS', '2D', '*']
    """

    def __init__(self, ranks: str = NATURAL) -> None:
        super().__init__(_ranks(ranks))
        self._heights = {rank: height for height, rank in enumerate(_ranks(ranks))}

    def _height(self, card: int) -> int:
        return self._heights.get(card & 15, len(self._heights))

    def groups(self, cards: "list[int]") -> "list[list[int]]":
        held: dict[int, list[int]] = {}
        for card in sorted(cards, key=lambda card: (self._height(card), _BESIDE.index(card >> 4 & 3), card)):
            held.setdefault(self._height(card), []).append(card)
        return list(held.values())
