"""The strong player for patience: it looks through the bank, then asks of every move in how many worlds it can be won.

The first pass costs nothing (nothing was drawn before it, and a redeal brings the bank back as it was), so it turns
all cards of the bank up before it moves any. From then on only the face-down cards of the columns are not known: it
samples them (`game.world`), and makes the move of cards after which most worlds can be won with all cards open
(`search/klondike/weighing.py`). Every move of cards goes on towards the end, and drawing is done for the sake of one,
so it cannot go round in circles. Where no deal leads to the table (in lessons), the rule player plays.
"""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from troef.bots.patience import RulePlayer
from troef.bots.player import Thought
from troef.core.game import Game
from troef.core.moves import DRAW
from troef.core.rng import Rng
from troef.core.view import REFEREE, View
from troef.games.patience.language import REDEAL
from troef.games.patience.state import REDEALS_IN_A_ROW
from troef.search.klondike.position import OpenLayout, Rules
from troef.search.klondike.solving import layout_of
from troef.search.klondike.weighing import USUAL_NODES, Choices, WeighedMove

#: The better half of the choices goes on each time this part of the budget is spent.
HALVING: Final = 0.25
#: More worlds than this tell nothing new.
MOST_WORLDS: Final = 400


@dataclass
class _Plan:
    """Moves that belong together (draws and the move they are for), and what must be seen for the next one."""

    moves: list[str] = field(default_factory=list)
    log: list[tuple[int, int]] = field(default_factory=list)
    cycle: list[int] = field(default_factory=list)


class StrongPlayer:
    """Votes over worlds. `worlds` fixes how many are tried, whatever the time: the same view, the same choice.

    `positions` is how many are looked at for each move in each world.
    """

    #: what its thoughts are counted in: of the worlds, how many are won
    unit: Final = "percent"

    def __init__(
        self, game: Game, seed: "int | str", worlds: "int | None" = None, positions: int = USUAL_NODES
    ) -> None:
        self.game = game
        self.worlds = worlds
        self.positions = positions
        self.rng = Rng(f"{seed}:patience")
        self.base = RulePlayer(game, seed)
        self.rules = Rules(parts=game.options.partial_runs, back=False)
        self.plan = _Plan()
        #: what was found at the last choice: of each move the percentage of worlds won, the rule player's own first
        self.thoughts: list[Thought] = []

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        self.thoughts = []
        move = self._planned(view)
        if move is None and not _bank_known(view):
            move = int(DRAW) if DRAW in view.moves else REDEAL
        if move is None:
            choice = self._best(view, budget)
            if choice is not None:
                self.plan = _Plan(list(choice.moves), list(view.log), _cycle(view))
                move = self._planned(view)
        return move if move in view.moves else self.base.choose(view, budget)

    def _planned(self, view: View) -> "int | None":
        """The next move of the plan, if the game stands where the plan expects it."""
        plan = self.plan
        if not plan.moves or view.log != plan.log or _cycle(view) != plan.cycle:
            return None
        move = self.game.parse(plan.moves.pop(0), view)
        plan.log.append((view.seat, move))
        return move

    def _best(self, view: View, budget: float) -> "WeighedMove | None":
        """The move of cards that wins most; None where there is none, or the table is not one of this pack."""
        begin = perf_counter()
        try:
            choices = Choices(self._world(view), self.rules, self.positions)
        except ValueError:
            return None
        if view.fact("redeals") == REDEALS_IN_A_ROW - 1:  # R20: another redeal loses
            choices.alive = [place for place in choices.alive if "redeal" not in choices.choices[place].moves]
        if not choices.alive:
            return None
        firsts = [self.game.parse(choice.moves[0], view) for choice in choices.choices]
        own = self.base.choose(view, budget)
        choices.alive.sort(key=lambda place: firsts[place] != own)
        if len(choices.alive) > 1:
            asked = list(choices.alive)
            self._weigh(choices, view, begin, budget)
            self.thoughts = _thoughts([(firsts[place], choices.choices[place]) for place in asked])
        return choices.choices[choices.best()]

    def _weigh(self, choices: Choices, view: View, begin: float, budget: float) -> None:
        if self.worlds is None:
            self._think(choices, view, begin, budget)
            return
        for _ in range(self.worlds):
            choices.try_world(self._world(view))

    def _world(self, view: View) -> OpenLayout:
        return layout_of(self.game.world(view, self.rng).view(REFEREE))

    def _think(self, choices: Choices, view: View, begin: float, budget: float) -> None:
        """Try worlds until the time is up, with ever fewer moves; one at least."""
        halving = HALVING
        for _ in range(MOST_WORLDS):
            choices.try_world(self._world(view))
            spent = perf_counter() - begin
            if spent > budget:
                return
            if spent > halving * budget:
                halving += HALVING
                if len(choices.alive) > 3:
                    choices.drop_the_worse_half()


def _thoughts(choices: list[tuple[int, WeighedMove]]) -> list[Thought]:
    """For each move that can be made at once, the best that it can be for: in what percentage of worlds that won."""
    best: dict[int, WeighedMove] = {}
    for move, choice in choices:
        if move not in best or choice.mean() > best[move].mean():
            best[move] = choice
    return [
        Thought(move, choice.tries, 100 * choice.mean(), 100 * choice.lead(), 100 * choice.lead_error())
        for move, choice in best.items()
    ]


def _bank_known(view: View) -> bool:
    """Whether every card of the bank has been seen: it was gone through, or nothing is left in it."""
    return bool(view.memory.get("passes")) or not view.zone("stock").hidden


def _cycle(view: View) -> list[int]:
    """The waste from bottom to top and the bank, as far as it is known."""
    bank = view.memory.get("bank")
    return view.zone("waste").cards + (bank if isinstance(bank, list) else [])
