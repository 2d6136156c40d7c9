"""Which totals cards can make, unsplit, split and doubled (R1, R12–R22)."""

from itertools import product
from typing import Final

from troef.games.blackjack.hand import HIGHEST
from troef.games.blackjack.options import Options

#: A hand: what it counts, and whether it was doubled.
End = tuple[int, bool]

ACE: Final = 1
TEN: Final = 10
#: Two twos, and a hard 20 with a ten-card.
LEAST_TOTAL: Final = 4
HIGHEST_BUST: Final = 30
#: Totals that only cards from 2 to 6 make: how many of each are needed is counted.
LOW: Final = 8


class Making:
    """What hands can count at a table.

    The cards are told apart by their value; 1 is an ace.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        any_two = options.double_rule == "any_two"
        #: what doubled hands can count, by the value of a card that they begin with
        self.doubled = {value: doubled_from(value, any_two) for value in range(ACE, TEN + 1)}

    def can_make(self, total: int, doubled: bool) -> bool:
        """Whether an unsplit hand, other than a blackjack, can end with a total."""
        if not doubled:
            return LEAST_TOTAL <= total <= HIGHEST_BUST
        return any(total in totals for totals in self.doubled.values())

    def splits(self, hands: list[End]) -> bool:
        """Whether a split box can end with these hands."""
        return bool(self.values_for(hands))

    def values_for(self, hands: list[End]) -> list[int]:
        """The values of the cards that were split, with which a box can end so."""
        return [value for value in range(ACE, TEN + 1) if self._split_into(value, hands)]

    def copies(self, value: int) -> int:
        """How many cards can be split as equals (R18)."""
        packs = self.options.decks
        return 16 * packs if value == TEN and self.options.split_rule == "value" else 4 * packs

    def _split_into(self, value: int, hands: list[End]) -> bool:
        if len(hands) > self.copies(value) or (value == ACE and len(hands) > 2 and not self.options.resplit_aces):
            return False
        return all(self._from_split(value, total, doubled) for total, doubled in hands)

    def _from_split(self, value: int, total: int, doubled: bool) -> bool:
        """Whether a hand that begins with a split card can end so."""
        if value == ACE:  # R17, R22
            most = HIGHEST if self.options.split_aces == "one_card" else HIGHEST_BUST
            return not doubled and 12 <= total <= most
        if not doubled:
            return value + 2 <= total <= HIGHEST_BUST
        return total in self.doubled[value]


def doubled_from(value: int, any_two: bool) -> set[int]:
    """What a doubled hand can count that begins with a card of a value (R15, R16).

    >>> sorted(doubled_from(9, False))
    [12, 13, 14, 15, 16, 17, 18, 19, 20, 21]
    """
    found: set[int] = set()
    for second, third in product(range(ACE, TEN + 1), repeat=2):
        two = value + second
        if _counted(two, ACE in (value, second)) == HIGHEST:
            continue  # R12: it has ended
        if any_two:
            found.add(_counted(two + third, ACE in (value, second, third)))
        elif 9 <= two <= 11:  # an ace among the first two counts 1 for good
            found.add(_counted(two + third, third == ACE))
    return found


def _counted(hard: int, ace: bool) -> int:
    """A total: an ace counts 11 where that does not exceed 21 (R1)."""
    return hard + 10 if ace and hard + 10 <= HIGHEST else hard


def cards_suffice(making: Making, boxes: list[list[End]], others: int) -> bool:
    """Whether the packs have enough cards for these boxes, `others` lying elsewhere, and enough low ones."""
    packs = making.options.decks
    least = others + sum([_least_cards(total, doubled, len(box) > 1) for box in boxes for total, doubled in box])
    if least > 52 * packs:
        return False
    return _low_suffice(making, boxes, dict.fromkeys(range(2, LOW - 1), 4 * packs))


def _least_cards(total: int, doubled: bool, split: bool) -> int:
    """The fewest cards of such a hand."""
    return 3 if doubled or total > HIGHEST or (total == HIGHEST and not split) else 2


def _low_suffice(making: Making, boxes: list[list[End]], left: dict[int, int]) -> bool:
    """Whether low cards can be shared out so that all low totals are made."""
    if not boxes:
        return True
    box, rest = boxes[0], boxes[1:]
    low = [total for total, _ in box if total <= LOW]
    if not low:
        return _low_suffice(making, rest, left)
    for first in making.values_for(box) if len(box) > 1 else [0]:
        ways = [[way for way in _ways(total) if not first or first in way] for total in low]
        for chosen in product(*ways):
            used = [card for way in chosen for card in way]
            used += [first] * (len(box) - len(low)) if 0 < first < LOW - 1 and first > ACE else []
            after = {value: count - used.count(value) for value, count in left.items()}
            if min(after.values()) >= 0 and _low_suffice(making, rest, after):
                return True
    return False


def _ways(total: int, least: int = 2) -> list[list[int]]:
    """The hands of two cards and more that make a low total; an ace would count 11.

    >>> _ways(6), _ways(7)
    ([[2, 2, 2], [2, 4], [3, 3]], [[2, 2, 3], [2, 5], [3, 4]])
    """
    found = []
    for card in range(least, total - 1):
        if total - card >= card:
            found += [[card, *more] for more in _ways(total - card, card)]
            found.append([card, total - card])
    return sorted(found)
