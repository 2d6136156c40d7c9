"""What the strong player of blackjack gains on the rule player: reckoned, for luck decides what is played.

    python bench/blackjack_gain.py [RULES] [--rounds N] [--seed NAME]

Rule players play matches at the usual table, and the strong player looks over every shoulder. Of each bet is written
down what another bet would have been worth by the odds of the shoe as it is, and of each choice how far it was behind
the best one, in chips. Both are what the strong player gains on average in that seat.
"""

import argparse
import sys
from math import sqrt
from statistics import fmean, stdev

import troef
from troef.bots.base import rule_player
from troef.bots.blackjack_strong import StrongPlayer
from troef.core.game import Game, State
from troef.core.moves import kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.blackjack.moves import BET
from troef.sim.arena import NINETY_FIVE


class Reckoning:
    """What was gained on bets and on choices, a number for each round and seat."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.strong = StrongPlayer(game, seed)
        self.bets: list[float] = []
        self.choices: list[float] = []
        #: where the running round of each seat stands in those
        self.places: dict[int, int] = {}

    def play(self, rounds: int) -> None:
        """Matches of rule players, until so many rounds have been played."""
        matches = 0
        while rounds > 0:
            state = self.game.start(self.game.usual_seats)
            rounds -= self._match(state, Rng(f"{self.seed}:{matches}"), rounds)
            matches += 1

    def _match(self, state: State, rng: Rng, most: int) -> int:
        players = [rule_player(self.game, f"{self.seed}:{seat}") for seat in range(state.seats)]
        while state.outcome() is None and len(state.sheet) < most:
            actors = state.actors()
            if not actors:
                state.deal_shuffled(rng)
                continue
            view = state.view(actors[0])
            move = players[actors[0]].choose(view, 0.0)
            self._look(view, move)
            state.apply(actors[0], move)
        return len(state.sheet)

    def _look(self, view: View, move: int) -> None:
        """What the strong player would have gained here on average."""
        if kind_of(move) == BET:
            better = int(payload_of(self.strong.choose(view, 0.0)))
            self.places[view.seat] = len(self.bets)
            self.bets.append((better - int(payload_of(move))) * self.strong.edge(view))
            self.choices.append(0.0)
        elif len(view.moves) > 1:
            self.strong.choose(view, 0.0)
            self.choices[self.places[view.seat]] += next(
                -thought.lead for thought in self.strong.thoughts if thought.move == move
            )


def told(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{fmean(values):+.4f} ± {NINETY_FIVE * stdev(values) / sqrt(len(values)):.4f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="?", default="book")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", default="gain")
    asked = parser.parse_args()
    reckoning = Reckoning(troef.game("blackjack", asked.rules), asked.seed)
    reckoning.play(asked.rounds)
    both = [bet + choice for bet, choice in zip(reckoning.bets, reckoning.choices, strict=True)]
    print(f"| {len(both)} bets | chips a round |")
    print("| --- | ---: |")
    for name, values in (("bets", reckoning.bets), ("choices", reckoning.choices), ("together", both)):
        print(f"| {name} | {told(values)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
