"""What the second thoughts of the strong player are worth, by how clear they were.

    python bench/second_thoughts.py GAME [--player strong:12] [--budget MS] [--seconds S] [--deals N] [--seed NAME]

Good players play deals. At every decision the strong player is asked what it would do; where another move looked better
to it than the first it thought of, both are made in the real deal, and practised players play on. What was gained,
summed over a deal and all its seats, is written as a table: where that first move is a card and where it is another
move apart, over all second thoughts that were ahead by this many standard errors. Whole deals of strong against good
players (`bench/levels.py`) say more, but this says which thoughts are worth having.
"""

import argparse
import sys
import time
from collections import defaultdict
from statistics import fmean
from typing import Final

import troef
from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.player import Player, Thought, Thoughtful
from troef.bots.rule_players import rule_player
from troef.bots.search import RuleRollout
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.moves import PLAY, kind_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.search.rollouts import worth_of
from troef.sim.arena import half_width

#: Second thoughts are summed that are ahead by more than this many standard errors.
CLEARNESS: Final = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0)
#: A deal that takes longer is not looked at further.
MOST_MOVES: Final = 4000


class Audit:
    """Deals of good players with a strong one looking over every shoulder."""

    def __init__(self, game: Game, player: str, budget: float, seed: str) -> None:
        self.game = game
        self.player = player
        self.budget = budget
        self.seed = seed
        self.decisions = 0
        #: for each deal what was gained, by (cards or other moves, how clear)
        self.gains: list[dict[tuple[bool, float], float]] = []
        self.counts: dict[tuple[bool, float], int] = defaultdict(int)

    def play_deal(self, deal: int) -> None:
        """One deal, until its row is written."""
        state = self.game.start(self.game.usual_seats, deal % self.game.usual_seats)
        seats = range(self.game.usual_seats)
        good = [rule_player(self.game, f"{self.seed}:{deal}:{seat}") for seat in seats]
        strong = [make_player(self.player, self.game, f"{self.seed}:{deal}:{seat}") for seat in seats]
        dealer = SeededDealer(f"{self.seed}:{deal}")
        rng = Rng(f"{self.seed}:{deal}:order")
        self.gains.append(defaultdict(float))
        for _ in range(MOST_MOVES):
            if len(state.sheet):
                return
            if state.awaits_deal and not state.actors():
                state.deal(order_for(state, dealer))
            elif not self._step(state, good, strong, rng):
                return

    def _step(self, state: State, good: list[Player], strong: list[Player], rng: Rng) -> bool:
        actors = [seat for seat in state.actors() if seat >= 0]
        for seat in actors:
            view = state.view(seat)
            own = good[seat].choose(view, 0.0)
            if own == WAIT:
                continue
            if len(view.moves) > 1:
                self._look(state, view, strong[seat])
            state.apply(seat, own)
            return True
        if actors:
            state.apply(actors[0], state.phase.pick(actors[0], rng))
        return bool(actors)

    def _look(self, state: State, view: View, strong: Player) -> None:
        """Ask the strong player, and see what would have come of its second thought."""
        self.decisions += 1
        strong.choose(view, self.budget)
        thoughts = strong.thoughts if isinstance(strong, Thoughtful) else []
        if len(thoughts) < 2:
            return
        second = max(thoughts[1:], key=lambda thought: thought.lead)
        if second.lead <= 0:
            return
        gain = self._outcome(state, view, second) - self._outcome(state, view, thoughts[0])
        is_card = int(kind_of(thoughts[0].move)) == PLAY
        for clearness in CLEARNESS:
            if second.lead > clearness * second.error:
                self.counts[is_card, clearness] += 1
                self.gains[-1][is_card, clearness] += gain

    def _outcome(self, state: State, view: View, thought: Thought) -> int:
        """What the deal is worth to the seat when it makes this move and practised players play on."""
        after = state.copy()
        after.apply(view.seat, thought.move)
        RuleRollout(self.game, f"{self.seed}:after")(after, Rng(f"{self.seed}:after"), 0)
        return worth_of(after, 0, view.columns, view.seat)

    def rows(self) -> "list[tuple[str, float, float, float, float]]":
        """What is looked at, how clear, how many second thoughts a deal, what they gained a deal, half the interval."""
        found = []
        for is_card, name in ((True, "cards"), (False, "other moves")):
            for clearness in CLEARNESS:
                gains = [gain[is_card, clearness] for gain in self.gains]
                if count := self.counts[is_card, clearness]:
                    found.append((name, clearness, count / len(gains), fmean(gains), half_width(gains)))
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--player", default="strong:12")
    parser.add_argument("--budget", type=int, default=300, help="milliseconds for a move, where it thinks by the clock")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="second thoughts")
    asked = parser.parse_args()
    audit = Audit(troef.game(asked.game), asked.player, asked.budget / 1000, asked.seed)
    begun = time.monotonic()
    for deal in range(asked.deals):
        audit.play_deal(deal)
        if time.monotonic() - begun > asked.seconds:
            break
    print(f"{asked.game}, {asked.player}: {len(audit.gains)} deals, {audit.decisions} decisions")
    print("| first thought | ahead by more than | second thoughts a deal | gain a deal |")
    print("| --- | ---: | ---: | ---: |")
    for name, clearness, count, gain, width in audit.rows():
        print(f"| {name} | {clearness} errors | {count:.2f} | {gain:+.3f} ± {width:.3f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
