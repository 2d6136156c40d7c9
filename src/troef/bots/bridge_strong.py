"""The strong player of bridge: it weighs calls in sampled layouts, and solves sampled worlds in the play.

It calls as the rule player does unless another call is clearly better (`bridge/weighing.py`), and leads as it does.

In each world that fits the auction the double dummy solver says how many tricks every card leads to. A card is better
where it is so over these worlds by more than a doubt: the rule player's choice counts as if it had been ahead by `HEAD`
tricks in `DOUBT` more worlds. The solver takes everybody to see all cards, so much of what it holds for equal is not;
between equals the rule player's choice stands.
"""

from collections.abc import Callable
from math import inf, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from troef.bots.bridge.fitting import FittingWorlds
from troef.bots.bridge.player import bidding_of
from troef.bots.bridge.reading import BridgeReading
from troef.bots.bridge.valuing import ValuedHand
from troef.bots.bridge.weighing import WeighedCalls, weigh_calls
from troef.bots.player import Thought
from troef.bots.search import SearchPlayer
from troef.cards.bits import set_of
from troef.core.game import Game, State
from troef.core.moves import payload_of
from troef.core.view import View
from troef.games.bridge.game import BridgeState
from troef.games.bridge.result import Result, deal_points
from troef.search.solver.memory import Memory
from troef.search.solver.solving import Solving
from troef.tricks.aim import Aim

#: The doubt about what a few worlds say: this many more worlds, in each of which the rule player's choice is ahead by
#: `HEAD` tricks.
DOUBT: Final = 6.0
HEAD: Final = 0.15
#: Making the contract, or beating it, is worth this many tricks more.
CONTRACT: Final = 1.0
#: From fewer worlds nothing is concluded; more are not needed.
LEAST_WORLDS: Final = 2
MOST_WORLDS: Final = 150
#: Who is told how many worlds to try stops as well when this many positions have been searched: with all cards in hand
#: a world may take a second.
MOST_POSITIONS: Final = 600_000
#: Layouts in which calls are weighed, and how many for each world that it is told to try: they take a thousandth of it.
MOST_LAYOUTS: Final = 96
LAYOUTS_A_WORLD: Final = 4
#: After this many positions the solver looks at the clock.
SLICE: Final = 1_500


@mypyc_attr(allow_interpreted_subclasses=True)
class CardsInWorlds:
    """What cards were worth in the worlds that were solved: in tricks of the own side, and in points of the sheet.

    `goal` is how many tricks make the contract, or beat it; `points` are by the tricks of the own side. All leads are
    over the first card, in the same worlds.
    """

    def __init__(self, moves: list[int], goal: int, points: list[int]) -> None:
        self.moves = moves
        self.worths = [tricks + (CONTRACT if tricks >= goal else 0.0) for tricks in range(14)]
        self.points = points
        self.worlds = 0
        self.worth_ahead = [0.0] * len(moves)
        self.total = [0.0] * len(moves)
        self.ahead = [0.0] * len(moves)
        self.ahead_squared = [0.0] * len(moves)

    def add(self, tricks: list[int]) -> None:
        """One more world: the tricks that the own side makes in all after each card."""
        self.worlds += 1
        for place, count in enumerate(tricks):
            lead = self.points[count] - self.points[tricks[0]]
            self.worth_ahead[place] += self.worths[count] - self.worths[tricks[0]]
            self.total[place] += self.points[count]
            self.ahead[place] += lead
            self.ahead_squared[place] += lead * lead

    def best(self) -> int:
        """The card to play: the first one, or the best of those that are ahead of it beyond doubt."""
        best, most = 0, HEAD * DOUBT
        if self.worlds >= LEAST_WORLDS:
            for place, ahead in enumerate(self.worth_ahead):
                if ahead > most:
                    best, most = place, ahead
        return self.moves[best]

    def thoughts(self, alike: dict[int, list[int]]) -> list[Thought]:
        """What was found of each card, in points."""
        count = self.worlds
        if not count:
            return []
        found: list[Thought] = []
        for place, move in enumerate(self.moves):
            lead = self.ahead[place] / count
            spread = max(self.ahead_squared[place] / count - lead * lead, 0.0)
            error = sqrt(spread / (count - 1)) if count > 1 else inf
            same = tuple(alike.get(move, []))
            found.append(Thought(move, count, self.total[place] / count, lead, error if place else 0.0, same))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class StrongPlayer(SearchPlayer):
    """Solves worlds for its cards, weighs calls in layouts, and leaves the opening lead to the rule player."""

    def __init__(self, game: Game, seed: "int | str", worlds: "int | None" = None) -> None:
        super().__init__(game, seed, worlds)
        self.memory = Memory(1)  # the search for ranks has a memory of its own
        #: what it reads the time from
        self.clock: Callable[[], float] = perf_counter
        self.positions = 0

    def _corrected(self, view: View, own: int, begin: float, budget: float) -> int:
        """The rule player's card, or one that is better in sampled worlds."""
        until = self.clock() + budget if self.worlds is None else inf
        if view.phase == "auction":
            return self._weighed_call(view, own, until)
        reading = BridgeReading(view)
        if not reading.played:
            return own
        self.drawn = self.game.worlds(view, self.rng)
        moves = self._candidates(view, own)
        if len(moves) < 2:
            return own
        found = CardsInWorlds(moves, reading.goal, points_by_tricks(view, reading))
        self._solve_worlds(found, FittingWorlds(self.game, view, reading, self.rng), reading, until)
        self.thoughts = found.thoughts(self.alike)
        return found.best()

    def _weighed_call(self, view: View, own: int, until: float) -> int:
        """The system's call, or one that is clearly better in layouts that fit the auction."""
        hand = ValuedHand(int(set_of(view.hand())))
        count = MOST_LAYOUTS if self.worlds is None else LAYOUTS_A_WORLD * self.worlds
        weighed = weigh_calls(bidding_of(view), view.seat, hand, self.rng, count, lambda: self.clock() >= until)
        self.thoughts = call_thoughts(weighed)
        best = weighed.best()
        return best if best in view.moves else own

    def _solve_worlds(self, found: CardsInWorlds, worlds: FittingWorlds, reading: BridgeReading, until: float) -> None:
        """Solve worlds until there are enough, or the time is up; one that is not through by then does not count."""
        self.positions = 0
        most = MOST_WORLDS if self.worlds is None else self.worlds
        while found.worlds < most and self.clock() < until:
            tricks = self._solved(worlds.draw(), reading.seat, found.moves, until)
            if tricks is None:
                return
            found.add(tricks)

    def _solved(self, world: State, hand: int, moves: list[int], until: float) -> "list[int] | None":
        """The tricks that the side of a hand makes in all after each card when nobody errs; None where that takes too
        long."""
        aim = world.trick_aim(hand)
        assert isinstance(aim, Aim) and isinstance(world, BridgeState) and world.tricks is not None
        won = int(world.tricks.tricks_of(hand) + world.tricks.tricks_of(hand ^ 2))
        solving = Solving(aim, self.memory, every_move=True)
        before = self.positions
        while not solving.run(SLICE):
            self.positions = before + solving.nodes
            if self.clock() >= until or (self.worlds is not None and self.positions > MOST_POSITIONS):
                return None
        self.positions = before + solving.nodes
        values = dict(solving.moves)
        return [won + values[int(payload_of(move))] for move in moves]


def call_thoughts(weighed: WeighedCalls) -> list[Thought]:
    """What was found of each call, in points of duplicate bridge."""
    if not weighed.layouts:
        return []
    found: list[Thought] = []
    for place, call in enumerate(weighed.calls):
        lead, error = weighed.lead_in_points(place)
        found.append(Thought(call, weighed.layouts, weighed.points[place] / weighed.layouts, lead, error))
    return found


def points_by_tricks(view: View, reading: BridgeReading) -> list[int]:
    """What the deal brings the side of the hand on turn over the other, by the tricks that it makes."""
    contract = str(view.fact("contract"))
    name = contract.rstrip("X")
    vulnerable = view.badge(reading.declarer, "vulnerable") is True
    points: list[int] = []
    for tricks in range(14):
        made = tricks if reading.declaring else 13 - tricks
        sides = deal_points(Result(name, contract.count("X"), reading.declarer, made, vulnerable))
        points.append(sides[reading.seat & 1] - sides[1 - reading.seat & 1])
    return points
