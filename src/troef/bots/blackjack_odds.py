"""What every decision of blackjack is worth: an exact recursion over the cards that can come.

The chance of each value of card stays what it is while a round is played, as in a shoe of very many packs; the shoe's
own chances can be given instead. All values are in bets *b*, with the bank's blackjack in them: the bank takes its
second card last (R29), so that it also beats hands that were doubled and split. Chances may be floats, or fractions
where every digit counts.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from troef.games.blackjack import Options

#: The chance of each value of card, by value: aces are 1, tens and court cards 10.
CHANCES: Final = (0.0, *[1 / 13] * 9, 4 / 13)
EXACT_CHANCES: Final = (Fraction(0), *[Fraction(1, 13)] * 9, Fraction(4, 13))

#: Where the bank ends, as indexes of its chances: 17 to 21, bust, blackjack.
BUST: Final = 5
NATURAL: Final = 6
#: A table without a limit on hands is computed with this many.
MANY_HANDS: Final = 8


class Odds:
    """The values of hands under the options of a table.

    A hand is told by `hard`, its total with every ace as 1, and whether an ace in it may count 11 (`ace`). `first` says
    that it is the box's first hand: it matters where the bank's blackjack takes the original bet only.
    """

    def __init__(self, options: Options, chances: Sequence[Any] = CHANCES) -> None:
        self.options = options
        self.chances = list(chances)
        self.any_two = options.double_rule == "any_two"
        self.takes_all = options.bank_bj_takes == "all"
        self.most_hands = options.max_hands if isinstance(options.max_hands, int) else MANY_HANDS
        self._banks: dict[tuple[int, bool, bool], list[Any]] = {}
        self._stands: dict[tuple[int, int, bool, int], Any] = {}
        self._hits: dict[tuple[int, bool, int, bool], Any] = {}
        self._splits: dict[tuple[int, int, int, int, bool], Any] = {}
        self._after: dict[tuple[int, int, int, bool], Any] = {}

    # ---- the bank ----

    def bank(self, upcard: int) -> list[Any]:
        """The chances of 17, 18, 19, 20, 21, bust and blackjack behind a first card of this value."""
        return self._ends(upcard, upcard == 1, True)

    def _ends(self, hard: int, ace: bool, alone: bool) -> list[Any]:
        """As `bank`, with cards of this total; `alone`: with one card."""
        key = (hard, ace, alone)
        if key not in self._banks:
            ends = [0 * self.chances[1]] * 7
            for card in range(1, 11):
                chance, reached, soft = self.chances[card], hard + card, ace or card == 1
                total = _total(reached, soft)
                if alone and total == 21:
                    ends[NATURAL] += chance
                elif total > 21:
                    ends[BUST] += chance
                elif total >= 17:  # R28
                    ends[total - 17] += chance
                else:
                    for end, further in enumerate(self._ends(reached, soft, False)):
                        ends[end] += chance * further
            self._banks[key] = ends
        return self._banks[key]

    # ---- what one can do ----

    def stand(self, total: int, upcard: int, first: bool = True, stake: int = 1) -> Any:
        """To stop with this total."""
        key = (max(total, 16), upcard, first, stake)
        if key not in self._stands:
            ends = self.bank(upcard)
            value = stake * ends[BUST] - self._taken(first, stake) * ends[NATURAL]
            for bank in range(17, 22):
                value += stake * ends[bank - 17] * ((total > bank) - (total < bank))
            self._stands[key] = value
        return self._stands[key]

    def _taken(self, first: bool, stake: int) -> int:
        """What the bank's blackjack takes of a hand that is not bust."""
        if self.takes_all:
            return stake
        return 1 if first else 0

    def hit(self, hard: int, ace: bool, upcard: int, first: bool = True) -> Any:
        """To take a card and go on as well as one can."""
        key = (hard, ace, upcard, first)
        if key not in self._hits:
            value = 0 * self.chances[1]
            for card in range(1, 11):
                value += self.chances[card] * self._go_on(hard + card, ace or card == 1, upcard, first)
            self._hits[key] = value
        return self._hits[key]

    def _go_on(self, hard: int, ace: bool, upcard: int, first: bool) -> Any:
        total = _total(hard, ace)
        if total > 21:
            return -1
        stand = self.stand(total, upcard, first)
        return stand if total == 21 else max(stand, self.hit(hard, ace, upcard, first))

    def double(self, hard: int, ace: bool, upcard: int, first: bool = True) -> Any:
        """To double; where only 9, 10 and 11 are, an ace that is held counts 1 for good (R16)."""
        value = 0 * self.chances[1]
        held = ace and self.any_two
        for card in range(1, 11):
            total = _total(hard + card, held or card == 1)
            won = -2 if total > 21 else self.stand(total, upcard, first, 2)
            value += self.chances[card] * won
        return value

    def may_double(self, hard: int) -> bool:
        """R15, for two cards."""
        return self.any_two or 9 <= hard <= 11

    def surrender(self, upcard: int) -> Any:
        """To give up: late, the bank's blackjack takes everything (R25, R26)."""
        natural = self.bank(upcard)[NATURAL] if self.options.surrender == "late" else 0 * self.chances[1]
        return -(1 - natural) / 2 - natural

    def insurance(self) -> Any:
        """To insure: what it adds to the hand (R23)."""
        return self.chances[10] - (1 - self.chances[10]) / 2

    def natural(self, upcard: int) -> Any:
        """To wait with a blackjack (R9)."""
        return (1 - self.bank(upcard)[NATURAL]) * 3 / 2

    def split(self, card: int, upcard: int, hands: int = 1, first: bool = True) -> Any:
        """To split a pair of this value, for all hands that come from it; the box has this many hands now."""
        return self._pending(card, upcard, hands + 1, 2, first)

    def _pending(self, card: int, upcard: int, hands: int, pending: int, first: bool) -> Any:
        """The value of hands of one card each that are still to be played, in a box of this many hands."""
        if not pending:
            return 0 * self.chances[1]
        key = (card, upcard, hands, pending, first)
        if key not in self._splits:
            others = self._pending(card, upcard, hands, pending - 1, False)
            value = 0 * self.chances[1]
            again = hands < self.most_hands and (card != 1 or self.options.resplit_aces)
            for second in range(1, 11):
                kept = self.after_split(card, second, upcard, first) + others
                chance = self.chances[second]
                if second == card and again:
                    resplit = max(kept, self._pending(card, upcard, hands + 1, pending + 1, first))
                    alike = chance / 4 if card == 10 and self.options.split_rule == "rank" else chance
                    value += alike * resplit + (chance - alike) * kept
                else:
                    value += chance * kept
            self._splits[key] = value
        return self._splits[key]

    def after_split(self, card: int, second: int, upcard: int, first: bool = True) -> Any:
        """The value of one hand that came from splitting, with its second card (R17, R21, R22)."""
        key = (card, second, upcard, first)
        if key not in self._after:
            self._after[key] = self._best_after_split(card, second, upcard, first)
        return self._after[key]

    def _best_after_split(self, card: int, second: int, upcard: int, first: bool) -> Any:
        hard, ace = card + second, 1 in (card, second)
        if card == 1:
            if self.options.split_aces == "one_card":
                return self.stand(_total(hard, True), upcard, first)
            return self._go_on(hard + 10, False, upcard, first)
        best = self._go_on(hard, ace, upcard, first)
        if self.options.double_after_split and self.may_double(hard) and _total(hard, ace) < 21:
            best = max(best, self.double(hard, ace, upcard, first))
        return best

    # ---- a whole round ----

    def choices(self, one: int, other: int, upcard: int) -> dict[str, Any]:
        """What two cards of these values, not a blackjack, are worth by what one does first; giving up early aside."""
        hard, ace = one + other, 1 in (one, other)
        found = {"pass": self.stand(_total(hard, ace), upcard), "hit": self.hit(hard, ace, upcard)}
        if self.may_double(hard):
            found["double"] = self.double(hard, ace, upcard)
        if one == other:
            found["split"] = self.split(one, upcard)
        if self.options.surrender == "late" and self.may_surrender(upcard):
            found["surrender"] = self.surrender(upcard)
        return found

    def may_surrender(self, upcard: int) -> bool:
        """R27."""
        return self.options.surrender != "none" and (upcard != 1 or self.options.surrender_vs_ace)

    def start(self, one: int, other: int, upcard: int) -> Any:
        """The value of two cards, played as well as one can."""
        asked = upcard == 1 and self.options.insurance
        if _total(one + other, 1 in (one, other)) == 21:
            return max(self.natural(upcard), 1) if asked else self.natural(upcard)
        best = max(self.choices(one, other, upcard).values())
        if self.options.surrender == "early" and self.may_surrender(upcard):
            best = max(best, self.surrender(upcard))
        return best + max(0, self.insurance()) if asked else best

    def advantage(self) -> Any:
        """What a round is worth to the player on average, in bets: the house's edge with a minus."""
        value = 0 * self.chances[1]
        for upcard in range(1, 11):
            for one in range(1, 11):
                for other in range(1, one + 1):
                    orders = 1 if one == other else 2
                    chance = orders * self.chances[upcard] * self.chances[one] * self.chances[other]
                    value += chance * self.start(one, other, upcard)
        return value


def _total(hard: int, ace: bool) -> int:
    """R1."""
    return hard + 10 if ace and hard <= 11 else hard
