"""Packs of any composition: which cards a game is played with, in a fixed order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count
from troef.cards.card import JOKER, RANK_NAMES, TWIN, CardError, card_text
from troef.cards.sentence import Sentence

#: No game is played with more packs together; the cards of pack n have their codes plus 64 × n.
MOST_PACKS: Final[i64] = 8
#: Codes of cards are below this.
NO_CARD: Final = 64 * int(MOST_PACKS)


def make_pack(lowest: str = "2", jokers: int = 0, packs: int = 1) -> tuple[int, ...]:
    """A pack from a lowest rank up to the ace in four suits, with jokers, perhaps several packs together.

    `jokers` counts the jokers of one pack (at most 4). The order is by code: clubs, diamonds, hearts, spades, each
    from low to high, jokers last; then the twins, and the packs after those.

    >>> len(make_pack("7")), len(make_pack("10")), len(make_pack("6", jokers=1)), len(make_pack(jokers=2, packs=2))
    (32, 20, 37, 108)
    >>> max(make_pack(packs=6)) == 64 * 5 + 60
    True
    """
    low = RANK_NAMES.index(lowest)
    one = [16 * suit + rank for suit in range(4) for rank in range(low, 13)]
    one += [int(JOKER) + 16 * n for n in range(jokers)]
    return tuple(card + int(TWIN) * copy for copy in range(packs) for card in one)


class Supply:
    """Hands out the physical cards of a pack for cards that were named by their text.

    Raises (from `take`):
        CardError: the card is not in the pack, or not that many times.
    """

    def __init__(self, pack: "tuple[int, ...] | list[int]") -> None:
        self.left: dict[int, list[int]] = {}
        for card in pack:
            self.left.setdefault(self._face(card), []).append(card)

    def _face(self, card: int) -> int:
        face = card & 63
        return int(JOKER) if face & 15 == 14 else face

    def take(self, card: int) -> int:
        """One physical card with the face of `card`, not handed out before."""
        copies = self.left.get(self._face(card))
        if copies is None:
            raise CardError("{card} is not in this pack", card=card_text(card))
        if not copies:
            raise CardError("{card} is named more often than the pack has it", card=card_text(card))
        return copies.pop(0)


def same_of_one_pack(order: list[int], pack: list[int]) -> bool:
    """As `same_cards`, faster, for lists of one pack; False where there are more packs."""
    given: i64 = 0
    wanted: i64 = 0
    face: i64
    for card in order:
        face = card
        if face < 0 or face > 62:
            return False
        given |= BIT[face]
    for card in pack:
        face = card
        if face < 0 or face > 62:
            return False
        wanted |= BIT[face]
    return given == wanted and card_count(given) == len(pack)


def _bit(card: i64) -> i64:
    """The bit of a card within its own pack; 0 for a code that no card has."""
    face = card & 63
    return BIT[face] if face < 63 else i64(0)


def same_cards(order: list[int], pack: list[int]) -> bool:
    """Whether two lists of equal length hold the same cards, each of them once.

    >>> same_cards([3, 64, 0], [0, 3, 64]), same_cards([3, 3, 0], [0, 3, 64]), same_cards([-1], [0])
    (True, False, False)
    """
    found = vec[i64]([0] * MOST_PACKS)
    for card in order:
        if card < 0 or card >= NO_CARD:
            return False
        number, bit = i64(card) >> 6, _bit(i64(card))
        if not bit or found[number] & bit:
            return False
        found[number] |= bit
    for card in pack:
        if card < 0 or card >= NO_CARD:
            return False
        number, bit = i64(card) >> 6, _bit(i64(card))
        if not found[number] & bit:
            return False
        found[number] &= ~bit
    return True


def order_fault(order: list[int], pack: list[int]) -> str:
    """Why a list of cards is no order of a pack; empty when it is one.

    >>> order_fault([3, 1, 2], [1, 2, 3]), order_fault([3, 1], [1, 2, 3])
    ('', '2 cards given, the pack has 3')
    """
    if len(order) != len(pack):
        return Sentence("{given} cards given, the pack has {count}", given=len(order), count=len(pack))
    if same_of_one_pack(order, pack) or same_cards(order, pack) or sorted(order) == sorted(pack):
        return ""
    left = set(pack)
    for card in order:
        if card not in left:
            name = card_text(card) if 0 <= card < NO_CARD else str(card)
            return Sentence("{card} is given twice or is not in the pack", card=name)
        left.remove(card)
    return ""
