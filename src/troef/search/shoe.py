"""What every decision of blackjack is worth with the cards that are left in the shoe: an exact recursion.

All hands that the player can still make, and for each all that the bank can draw, are gone through with the chances of
drawing without replacement (Baldwin and others 1956; Griffin 1999). Everything but splitting is exact. A hand that
comes from a split is played by a perfect player who knows its cards, the bank's, and how many of the pair were split
off. He does not know what his other hands drew. Without resplitting that is exact for such a player, because each of
two hands has the same chances. With resplitting it is what the published tables do too.

Values are in bets. Cards are told by their value: 1 an ace, 10 also a court card; a shoe is a list of eleven numbers,
how many cards there are of each value (nothing at place 0).
"""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

#: Where the bank ends: 17 to 21, bust, blackjack.
ENDS: Final[i64] = 7
BUST: Final[i64] = 5
NATURAL: Final[i64] = 6
#: A table without a limit on hands is computed with this many.
MANY_HANDS: Final = 6
#: Hands are told apart by the number of cards of each value, written with this base.
BASE: Final = 32
POWERS: Final = vec[i64]([BASE**card for card in range(11)])


@dataclass(frozen=True)
class Conditions:
    """What a table plays by, as far as it changes what decisions are worth.

    `peeks`: the bank looks for a blackjack before anybody plays; otherwise it takes its second card last, and its
    blackjack takes what was doubled and split too, or the `original_only`. `surrender` is none, early or late.
    """

    hits_soft_17: bool = False
    peeks: bool = False
    original_only: bool = False
    blackjack_pays: float = 1.5
    any_two: bool = True
    double_after_split: bool = True
    by_rank: bool = False
    most_hands: int = 4
    ace_is_11: bool = False
    resplit_aces: bool = False
    insurance: bool = True
    surrender: str = "none"
    surrender_vs_ace: bool = True


def full_shoe(packs: int) -> list[int]:
    """The cards of this many packs, by value.

    >>> full_shoe(1)
    [0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 16]
    """
    return [0, *[4 * packs] * 9, 16 * packs]


@final
class BankLine:
    """All sets of cards that the bank can end with behind one card, as a walk along which each card is drawn once.

    `value`, `held` and `depth` say of each step which card is drawn, how many like it lie there from earlier steps, and
    how many cards in all; `ways` in how many orders the bank can have come to end here, `end` where that is.
    """

    def __init__(self, upcard: int, hits_soft_17: bool) -> None:
        ends: dict[tuple[int, ...], int] = {}
        ways: dict[tuple[int, ...], int] = {}
        level: dict[tuple[int, ...], int] = {(): 1}
        while level:
            following: dict[tuple[int, ...], int] = {}
            for drawn, count in level.items():
                for card in range(1, 11):
                    hand = tuple(sorted((*drawn, card)))
                    end = _bank_end(upcard, hand, hits_soft_17)
                    if end < 0:
                        following[hand] = following.get(hand, 0) + count
                    else:
                        ends[hand] = end
                        ways[hand] = ways.get(hand, 0) + count
            level = following
        steps = sorted({hand[:size] for hand in ends for size in range(1, len(hand) + 1)})
        self.value = vec[i64]([hand[-1] for hand in steps])
        self.held = vec[float]([float(hand.count(hand[-1]) - 1) for hand in steps])
        self.depth = vec[i64]([len(hand) - 1 for hand in steps])
        self.ways = vec[float]([float(ways.get(hand, 0)) for hand in steps])
        self.end = vec[i64]([ends.get(hand, 0) for hand in steps])
        self.longest: i64 = max([len(hand) for hand in steps])

    def chances(self, left: vec[float]) -> vec[float]:
        """The chance of every end when these cards are left to draw from."""
        total = 0.0
        for number in left:
            total += number
        length = self.longest
        per = vec[float]([0.0] * length)
        for at in range(length):
            per[at] = 1.0 / total if total > 0.0 else 0.0
            total -= 1.0
        weights = vec[float]([1.0] * (length + 1))
        found = vec[float]([0.0] * ENDS)
        value, held, depth, ways, end = self.value, self.held, self.depth, self.ways, self.end
        for step in range(len(value)):
            at = depth[step]
            weight = weights[at] * (left[value[step]] - held[step]) * per[at]
            weights[at + 1] = weight
            if ways[step] > 0.0:
                found[end[step]] += ways[step] * weight
        return found


def _bank_end(upcard: int, drawn: tuple[int, ...], hits_soft_17: bool) -> int:
    """Where the bank ends with these cards behind its first, or -1 when it draws on (R28)."""
    hard = upcard + sum(drawn)
    soft = hard <= 11 and (upcard == 1 or 1 in drawn)
    total = hard + 10 if soft else hard
    if total == 21 and len(drawn) == 1:
        return int(NATURAL)
    if total > 21:
        return int(BUST)
    if total < 17 or (total == 17 and soft and hits_soft_17):
        return -1
    return total - 17


_LINES: Final[dict[tuple[int, bool], BankLine]] = {}


def bank_line(upcard: int, hits_soft_17: bool) -> BankLine:
    """The bank's draws behind a card, worked out once."""
    key = (upcard, hits_soft_17)
    if key not in _LINES:
        _LINES[key] = BankLine(upcard, hits_soft_17)
    return _LINES[key]


@final
class ShoeOdds:
    """The values of hands against one card of the bank, with the shoe that both draw from.

    `shoe` holds all cards that the player has not seen and those of the hand that he asks about; the bank's card and
    all others that lie open are out of it.
    """

    def __init__(self, conditions: Conditions, shoe: list[int], upcard: int) -> None:
        self.conditions = conditions
        self.upcard = upcard
        self.left = vec[float]([float(number) for number in shoe])
        self.cards_left = float(sum(shoe))
        self.line = bank_line(upcard, conditions.hits_soft_17)
        self.peeks: bool = conditions.peeks
        self.takes_all: bool = not conditions.peeks and not conditions.original_only
        # the second card with which the bank has a blackjack; nothing where it is known not to lie there
        self.completing: i64 = i64(10) if upcard == 1 else 1 if upcard == 10 else 0
        self.removed: i64 = 0
        self.ends: dict[int, vec[float]] = {}
        self.hits: dict[int, float] = {}
        self.splits: dict[tuple[int, int, int, int, bool], float] = {}

    # ---- the shoe ----

    def take(self, card: i64) -> None:
        """Take a card out."""
        self.left[card] -= 1.0
        self.cards_left -= 1.0
        self.removed += POWERS[card]

    def put_back(self, card: i64) -> None:
        """Put it back."""
        self.left[card] += 1.0
        self.cards_left += 1.0
        self.removed -= POWERS[card]

    def bank_natural(self) -> float:
        """The chance of a blackjack of the bank, beside what is left now."""
        if not self.completing or self.cards_left <= 0.0:
            return 0.0
        return self.left[self.completing] / self.cards_left

    def chance(self, card: i64) -> float:
        """The chance to draw a card next: where the bank has looked, when it has no blackjack."""
        if self.left[card] <= 0.0:
            return 0.0
        plain = self.left[card] / self.cards_left
        if not self.peeks or not self.completing:
            return plain
        none = 1.0 - self.bank_natural()
        left = self.left[self.completing] - (1.0 if card == self.completing else 0.0)
        then = 1.0 - left / (self.cards_left - 1.0) if self.cards_left > 1.0 else 1.0
        return plain * then / none if none > 0.0 else 0.0

    def bank(self) -> vec[float]:
        """The chances of 17, 18, 19, 20, 21, bust and blackjack; where the bank has looked, of no blackjack."""
        key = int(self.removed)
        if key not in self.ends:
            found = self.line.chances(self.left)
            none = 1.0 - found[NATURAL]
            if self.peeks and none > 0.0:
                found[NATURAL] = 0.0
                for end in range(NATURAL):
                    found[end] = found[end] / none
            self.ends[key] = found
        return self.ends[key]

    # ---- one hand, whose cards are out of the shoe ----

    def stand(self, total: i64, first: bool, stake: float = 1.0) -> float:
        """To stop with this total; `first`: the box's first hand."""
        ends = self.bank()
        taken = stake if self.takes_all else 1.0 if first else 0.0
        value = stake * ends[BUST] - taken * ends[NATURAL]
        for bank in range(17, 22):
            if total > bank:
                value += stake * ends[bank - 17]
            elif total < bank:
                value -= stake * ends[bank - 17]
        return value

    def hit(self, hard: i64, ace: bool, first: bool) -> float:
        """To take a card and go on as well as one can. The hand is known by what is out of the shoe and its total."""
        key = int((self.removed * 32 + hard) * 2 + (1 if first else 0))
        known = self.hits.get(key)
        if known is not None:
            return known
        value = 0.0
        for card in range(1, 11):
            chance = self.chance(card)
            if chance > 0.0:
                if hard + card > 21:
                    value -= chance
                else:
                    self.take(card)
                    value += chance * self.go_on(hard + card, ace or card == 1, first)
                    self.put_back(card)
        self.hits[key] = value
        return value

    def go_on(self, hard: i64, ace: bool, first: bool) -> float:
        """The better of passing and taking a card, which is over at 21."""
        total = total_of(hard, ace)
        if total == 21:
            return self.stand(total, first)
        if total <= 11:
            return self.hit(hard, ace, first)  # a card cannot hurt
        stand = self.stand(total, first)
        bust = 0.0
        for card in range(22 - hard, 11):
            bust += self.chance(card)
        if stand >= 1.0 - 2.0 * bust:
            return stand  # not even if every other card won
        hit = self.hit(hard, ace, first)
        return stand if stand >= hit else hit

    def double(self, hard: i64, ace: bool, first: bool) -> float:
        """To double; where only 9, 10 and 11 are, an ace that is held counts 1 for good (R16)."""
        held = ace and self.conditions.any_two
        value = 0.0
        for card in range(1, 11):
            chance = self.chance(card)
            if chance > 0.0:
                total = total_of(hard + card, held or card == 1)
                self.take(card)
                value += chance * (-2.0 if total > 21 else self.stand(total, first, 2.0))
                self.put_back(card)
        return value

    def may_double(self, hard: i64) -> bool:
        """R15, for two cards."""
        return self.conditions.any_two or 9 <= hard <= 11

    # ---- splitting; `out` of the pair's cards are out of the shoe ----

    def split(self, card: int, hands: int = 1, first: bool = True) -> float:
        """To split a pair, of which both cards are out of the shoe, in a box that has this many hands."""
        return self._pending(card, hands + 1, 2, 2, first)

    def _pending(self, card: int, hands: int, pending: int, out: int, first: bool) -> float:
        """The value of hands of one card that are still to be played, in a box of this many hands."""
        if not pending:
            return 0.0
        key = (card, hands, pending, out, first)
        if key not in self.splits:
            rules = self.conditions
            again = hands < rules.most_hands and (card != 1 or rules.resplit_aces)
            value = 0.0
            for second in range(1, 11):
                chance = self.chance(second)
                if chance <= 0.0:
                    continue
                self.take(second)
                kept = self.after_split(card, second, first)
                if second != card:
                    self.put_back(second)
                    value += chance * (kept + self._pending(card, hands, pending - 1, out, False))
                    continue
                kept += self._pending(card, hands, pending - 1, out + 1, False)
                best = max(kept, self._pending(card, hands + 1, pending + 1, out + 1, first)) if again else kept
                self.put_back(second)
                alike = self._alike(card, out) if rules.by_rank and card == 10 else 1.0
                value += chance * (alike * best + (1.0 - alike) * kept)
            self.splits[key] = value
        return self.splits[key]

    def _alike(self, card: int, out: int) -> float:
        """How many of the other cards of ten are of one's own rank, about."""
        whole = self.left[card] + out
        return (whole / 4 - out) / (whole - out) if whole / 4 > out else 0.0

    def after_split(self, card: int, second: int, first: bool) -> float:
        """The value of a hand that came from splitting, with its second card (R17, R21, R22)."""
        hard, ace = card + second, card == 1 or second == 1
        if card == 1:
            if not self.conditions.ace_is_11:
                return self.stand(total_of(hard, True), first)
            return self.go_on(hard + 10, False, first) if hard + 10 <= 21 else -1.0
        best = self.go_on(hard, ace, first)
        if self.conditions.double_after_split and self.may_double(hard) and total_of(hard, ace) < 21:
            best = max(best, self.double(hard, ace, first))
        return best

    # ---- two cards ----

    def choices(self, one: int, other: int) -> dict[str, float]:
        """What two cards, not a blackjack, are worth by what one does first; giving up early aside."""
        self.take(one)
        self.take(other)
        hard, ace = one + other, one == 1 or other == 1
        found = {"pass": self.stand(total_of(hard, ace), True), "hit": self.hit(hard, ace, True)}
        if self.may_double(hard):
            found["double"] = self.double(hard, ace, True)
        if one == other and self.conditions.most_hands > 1:
            found["split"] = self.split(one)
        if self.conditions.surrender == "late" and self.may_surrender():
            found["surrender"] = self.surrender()
        self.put_back(one)
        self.put_back(other)
        return found

    def may_surrender(self) -> bool:
        """R27."""
        return self.upcard != 1 or self.conditions.surrender_vs_ace

    def surrender(self) -> float:
        """To give up late: the bank's blackjack takes everything (R26)."""
        natural = 0.0 if self.conditions.peeks else self.bank_natural()
        return -natural - (1.0 - natural) / 2

    def insurance(self) -> float:
        """What insuring adds, beside the hand's own cards that are out of the shoe (R23)."""
        tens = self.left[10] / self.cards_left if self.cards_left > 0.0 else 0.0
        return tens - (1.0 - tens) / 2

    def start(self, one: int, other: int) -> float:
        """What a round is worth with these two cards, played as well as one can."""
        rules = self.conditions
        self.take(one)
        self.take(other)
        natural, added = self.bank_natural(), self.insurance()
        self.put_back(one)
        self.put_back(other)
        asked = self.upcard == 1 and rules.insurance
        if one + other == 11 and (one == 1 or other == 1):
            paid = (1.0 - natural) * rules.blackjack_pays
            return max(paid, 1.0) if asked else paid  # R24
        best = max(self.choices(one, other).values())
        if rules.peeks:
            best = (1.0 - natural) * best - natural
        if rules.surrender == "early" and self.may_surrender():
            best = max(best, -0.5)
        return best + max(0.0, added) if asked else best


def total_of(hard: i64, ace: bool) -> i64:
    """What a hand counts, of its total with every ace as 1 (R1)."""
    return hard + 10 if ace and hard <= 11 else hard
