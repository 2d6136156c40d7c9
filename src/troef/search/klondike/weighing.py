"""What each move of a patience is worth, when face-down cards may be anything: in how many worlds it can still be won.

A choice is a move of cards with the draws that it needs; drawing alone changes nothing once the stock is known. In each
world, with all cards known, a search says whether the game can be won after each choice (perfect-information Monte
Carlo).
"""

from math import sqrt
from typing import Final, final

from troef.search.klondike.line import Teller
from troef.search.klondike.position import OpenLayout, PositionTables, Rules
from troef.search.klondike.search import RUNNING, WON, Search

#: A world that is not decided after this many positions counts by half.
USUAL_NODES: Final = 1000
UNDECIDED: Final = 0.5


@final
class WeighedMove:
    """A move of cards by its effect: `moves` in the notation of the book, draws first; what it was worth so far.

    `ahead` and `ahead_squared` sum up how much better it was than the first choice alive, over the same worlds.
    """

    def __init__(self, moves: list[str]) -> None:
        self.moves = moves
        self.tries = 0
        self.worth = 0.0
        self.ahead = 0.0
        self.ahead_squared = 0.0

    def mean(self) -> float:
        """In what part of the worlds the game could be won."""
        return self.worth / self.tries if self.tries else 0.0

    def lead(self) -> float:
        """How much better than the first choice, on average."""
        return self.ahead / self.tries if self.tries else 0.0

    def lead_error(self) -> float:
        """The standard error of `lead`."""
        if self.tries < 2:
            return float("inf")
        spread = self.ahead_squared / self.tries - self.lead() * self.lead()
        return sqrt(max(spread, 0.0) / (self.tries - 1))


@final
class Choices:
    """The choices in a position with face-down cards, of which only worlds are known.

    `layout` is any world: its face-down cards do not count for what can be done now. `alive` are the places in
    `choices` of those that are still weighed; the first is the one that the others are compared with.
    """

    def __init__(self, layout: OpenLayout, rules: Rules, nodes: int = USUAL_NODES) -> None:
        self.rules = rules
        self.nodes = nodes
        tables = PositionTables(layout, rules)
        self.choices: list[WeighedMove] = []
        for key, onto in _branches(tables):
            teller = Teller(tables)
            teller.step(tables.start, key, onto)
            self.choices.append(WeighedMove(teller.moves))
        self.alive = list(range(len(self.choices)))

    def try_world(self, layout: OpenLayout) -> None:
        """Look in one more world whether the game can be won after each choice that is still alive."""
        tables = PositionTables(layout, self.rules)
        branches = _branches(tables)
        first = 0.0
        for number, place in enumerate(self.alive):
            search = Search(tables, False, branches[place])
            status = search.run(self.nodes)
            worth = 1.0 if status == WON else UNDECIDED if status == RUNNING else 0.0
            if number == 0:
                first = worth
            choice = self.choices[place]
            choice.tries += 1
            choice.worth += worth
            choice.ahead += worth - first
            choice.ahead_squared += (worth - first) * (worth - first)

    def best(self) -> int:
        """The place of the choice that was best; of equal ones the first of the list."""
        return max(self.alive, key=lambda place: (self.choices[place].mean(), -place))

    def drop_the_worse_half(self) -> None:
        """Go on with the better half of the choices, and always with the first."""
        rest = sorted(self.alive[1:], key=lambda place: (-self.choices[place].mean(), place))
        self.alive = [self.alive[0], *sorted(rest[: (len(rest) + 1) // 2])]


def _branches(tables: PositionTables) -> list[tuple[int, int]]:
    return Search(tables, False).after_one(tables.start, tables.start_onto)
