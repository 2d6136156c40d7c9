"""What a round of blackjack is worth at a table, and the chart of how two cards are best played there.

The numbers are those of `search.shoe`: from a fresh shoe, for one player alone with the bank.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from troef.games.blackjack import Options
from troef.search.shoe import MANY_HANDS, Conditions, ShoeOdds, full_shoe

#: The bank's card in the order of the chart: 2 to 10, ace last.
UPCARDS: Final = (*range(2, 11), 1)
LETTERS: Final = {"hit": "H", "pass": "S", "double": "D", "split": "P", "surrender": "R"}
#: The rows of the chart: hard totals of two unequal cards, what lies beside an ace, and pairs.
HARD_TOTALS: Final = tuple(range(5, 20))
BESIDE_ACE: Final = tuple(range(2, 10))
PAIRS: Final = UPCARDS

#: What the choices are worth, by the two cards (the lower first) and the bank's.
Values = dict[tuple[int, int, int], dict[str, float]]


@dataclass(frozen=True)
class Chart:
    """`advantage` is what a round is worth to the player in bets on average: minus that is the house's edge."""

    advantage: float
    values: Values

    def best(self, pairs: list[tuple[int, int]], upcard: int) -> str:
        """The letter of what is best with any of these two cards, each equally likely."""
        offered = [self.values[one, other, upcard] for one, other in pairs]
        return LETTERS[max(offered[0], key=lambda choice: sum(values[choice] for values in offered))]

    def row(self, pairs: list[tuple[int, int]]) -> str:
        """The letters against each card of the bank, 2 to 10 and ace; `.` where the shoe has none of these."""
        known = [[pair for pair in pairs if (*pair, upcard) in self.values] for upcard in UPCARDS]
        return "".join(self.best(held, upcard) if held else "." for held, upcard in zip(known, UPCARDS, strict=True))

    def hard(self, total: int) -> str:
        """How a hard total of two unequal cards is played."""
        return self.row([(one, total - one) for one in range(2, 11) if one < total - one <= 10])

    def soft(self, other: int) -> str:
        """How an ace with another card is played."""
        return self.row([(1, other)])

    def pair(self, card: int) -> str:
        """How two equal cards are played."""
        return self.row([(card, card)])


def conditions_of(options: Options, peeks: bool = False) -> Conditions:
    """What a table has agreed on; no book lets the bank look for a blackjack first, but casinos do (`peeks`)."""
    return Conditions(
        peeks=peeks,
        original_only=options.bank_bj_takes == "original_only",
        any_two=options.double_rule == "any_two",
        double_after_split=options.double_after_split,
        by_rank=options.split_rule == "rank",
        most_hands=options.max_hands if isinstance(options.max_hands, int) else MANY_HANDS,
        ace_is_11=options.split_aces == "ace_is_11",
        resplit_aces=options.resplit_aces,
        insurance=options.insurance,
        surrender=options.surrender,
        surrender_vs_ace=options.surrender_vs_ace,
    )


def make_chart(conditions: Conditions, packs: int, progress: "Callable[[], None] | None" = None) -> Chart:
    """Work everything out from a fresh shoe of this many packs; `progress` is called after each card of the bank."""
    shoe = full_shoe(packs)
    values: Values = {}
    advantage = 0.0
    for upcard in UPCARDS:
        rest = shoe[:]
        rest[upcard] -= 1
        odds = ShoeOdds(conditions, rest, upcard)
        for one, other, chance in _two_cards(rest):
            if one + other != 11 or one != 1:
                values[one, other, upcard] = odds.choices(one, other)
            advantage += shoe[upcard] / sum(shoe) * chance * odds.start(one, other)
        if progress is not None:
            progress()
    return Chart(advantage, values)


def _two_cards(shoe: list[int]) -> Iterator[tuple[int, int, float]]:
    """Two cards, the lower first, and the chance to be dealt them."""
    cards = sum(shoe)
    for one in range(1, 11):
        for other in range(one, 11):
            ways = shoe[one] * (shoe[one] - 1) if one == other else 2 * shoe[one] * shoe[other]
            if ways > 0:
                yield one, other, ways / (cards * (cards - 1))
