"""How the cards of a hand lie in a game of runs and sets: the melds that it holds first, then the rest by suit."""

from collections.abc import Callable
from functools import cache

from troef.cards.bits import set_of
from troef.cards.card import RANK_NAMES, is_joker
from troef.cards.hand_order import HandOrder, by_suit
from troef.melds.declared import cards_as_laid
from troef.melds.declared import melds_in as declared_melds_in
from troef.melds.meld import in_order
from troef.melds.meld import melds_in as low_melds_in
from troef.melds.twins import face_of

#: Melds without jokers that some faces can make: each as its cards in the order in which it is laid.
MeldsIn = Callable[[int], list[list[int]]]

#: The ranks with the ace low: so lies a suit where A 2 3 is a run.
ACE_LOW = "A 2 3 4 5 6 7 8 9 10 J Q K"
#: With more possible melds than this the longest ones are taken one after the other.
_MANY = 80


def low_melds(held: int) -> list[list[int]]:
    """Runs with the ace low, and sets."""
    return [in_order(meld) for meld in low_melds_in(held)]


def high_and_low_melds(held: int) -> list[list[int]]:
    """Runs with the ace low or high, and sets of different suits."""
    return [[card for card, _ in cards_as_laid(meld)] for meld in declared_melds_in(held, 0, 0, 13, 3)]


class ByMeld(HandOrder):
    """The melds of a hand, chosen so that they take as many cards as they can, then the other cards suit by suit.

    >>> from troef.cards.card import cards_text, parse_cards
    >>> hand = parse_cards("7H 8H 9H 7S 7D 7C KD *")
    >>> [cards_text(group) for group in ByMeld(low_melds).groups(hand)]
    ['7H 8H 9H', '7S 7D 7C', 'KD', '*']
    """

    def __init__(self, melds_in: MeldsIn) -> None:
        super().__init__([RANK_NAMES.index(name) for name in ACE_LOW.split()])
        self._melds_in = melds_in
        self._rest = by_suit(ACE_LOW)

    def groups(self, cards: "list[int]") -> "list[list[int]]":
        left = sorted(cards)
        found: list[list[int]] = []
        while True:
            chosen = most_cards(self._melds_in(int(set_of([face_of(card) for card in left if not is_joker(card)]))))
            if not chosen:
                return found + self._rest.groups(left)
            for meld in chosen:  # what is left of two packs may hold melds too
                group = [next(card for card in left if face_of(card) == wanted) for wanted in meld]
                left = [card for card in left if card not in group]
                found.append(group)


def most_cards(melds: "list[list[int]]") -> "list[list[int]]":
    """Melds without a common card that take the most cards, of these the fewest melds; in the order in which they were
    given."""
    sets = [int(set_of(meld)) for meld in melds]
    if len(melds) > _MANY:
        return [melds[number] for number in _longest_first(sets)]

    @cache
    def best(free: int) -> tuple[int, tuple[int, ...]]:
        """The number of cards, less a little for each meld, and the melds that some cards make."""
        if not free:
            return 0, ()
        lowest = free & -free
        found = best(free & ~lowest)
        for number, cards in enumerate(sets):
            if cards & lowest and not cards & ~free:
                value, others = best(free & ~cards)
                found = max(found, (value + 100 * len(melds[number]) - 1, (number, *others)), key=lambda one: one[0])
        return found

    whole = 0
    for cards in sets:
        whole |= cards
    return [melds[number] for number in sorted(best(whole)[1])]


def _longest_first(sets: "list[int]") -> "list[int]":
    chosen: list[int] = []
    taken = 0
    for number in sorted(range(len(sets)), key=lambda number: -sets[number].bit_count()):
        if not sets[number] & taken:
            chosen.append(number)
            taken |= sets[number]
    return sorted(chosen)
