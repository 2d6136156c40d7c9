"""Which totals cards can make, unsplit, split and doubled (R1, R12–R22)."""

from dataclasses import dataclass
from itertools import chain, product
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
#: An ace can count 11 in totals from here on.
LEAST_SOFT: Final = 12
#: What the cards of a pack count, aces 1.
PACK_POINTS: Final = 340


@dataclass(frozen=True)
class Spent:
    """Cards that lie elsewhere: how many, how many aces among them, and what they count at least, these aces 1."""

    cards: int
    aces: int
    points: int


class ReachableTotals:
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


def cards_suffice(reachable: ReachableTotals, boxes: list[list[End]], spent: Spent) -> bool:
    """Whether the packs can have the cards for these boxes, those that are spent elsewhere left out.

    What every hand needs at least is counted: its cards, their points, the equal cards that were split (R18), and all
    cards of the totals that only low ones make. Which further cards make the higher totals together is not asked.
    """
    packs = reachable.options.decks
    ends = [(total, doubled, len(box) > 1) for box in boxes for total, doubled in box]
    least = spent.cards + sum([_least_cards(*end) for end in ends])
    highest = HIGHEST_BUST if reachable.options.split_aces == "ace_is_11" else HIGHEST  # R22
    soft = min(4 * packs - spent.aces, len([total for total, *_ in ends if LEAST_SOFT <= total <= highest]))
    points = spent.points + sum([total for total, *_ in ends]) - 10 * soft
    if least > 52 * packs or points > PACK_POINTS * packs:
        return False
    left = dict.fromkeys(range(ACE, TEN), 4 * packs)
    left[ACE] -= spent.aces
    if reachable.options.split_rule == "value":
        left[TEN] = 16 * packs
    else:  # tens, jacks, queens and kings
        left |= dict.fromkeys(range(TEN, TEN + 4), 4 * packs)
    return _shared_out(reachable, sorted(boxes, key=lambda box: -len(box)), left)


def _least_cards(total: int, doubled: bool, split: bool) -> int:
    """The fewest cards of such a hand."""
    return 3 if doubled or total > HIGHEST or (total == HIGHEST and not split) else 2


def _shared_out(reachable: ReachableTotals, boxes: list[list[End]], left: dict[int, int]) -> bool:
    """Whether the cards that are left can be shared out so that all low totals are made, and all splits begin with
    equal ones."""
    if not boxes:
        return True
    box, rest = boxes[0], boxes[1:]
    low = [total for total, _ in box if total <= LOW]
    if len(box) == 1 and not low:
        return _shared_out(reachable, rest, left)
    for first in _firsts(reachable, box, left):
        value = min(first, TEN)
        ways = [[way for way in _ways(total) if not first or value in way] for total in low]
        high = [first] * (len(box) - len(low)) if first else []
        for used in sorted({tuple(sorted([*high, *chain(*chosen)])) for chosen in product(*ways)}):
            after = {card: count - used.count(card) for card, count in left.items()}
            if min(after.values()) >= 0 and _shared_out(reachable, rest, after):
                return True
    return False


def _firsts(reachable: ReachableTotals, box: list[End], left: dict[int, int]) -> list[int]:
    """The cards with which the hands of a split box can begin, higher ones first; 0 for one that was not split."""
    if len(box) == 1:
        return [0]
    values = reachable.values_for(box)
    return [card for card in sorted(left, reverse=True) if min(card, TEN) in values and left[card] >= len(box)]


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
