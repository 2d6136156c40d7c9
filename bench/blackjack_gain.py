"""What the strong player of blackjack gains on the rule player: reckoned, for luck decides what is played.

    python bench/blackjack_gain.py [RULES] [--matches N] [--rounds N] [--seed NAME]

Rule players play matches of some rounds at the usual table, and the strong player looks over every shoulder. Of each
bet is written down what another bet would have been worth by the odds of the shoe as it is, and of each choice how far
it was behind the best one, in chips.

The odds are those that the strong player goes by itself: where it errs, so does this. A choice cannot come out worse
than the rule player's. Seats of a table and rounds of a shoe are alike, so intervals are over whole matches.
"""

import argparse
import sys
from math import sqrt
from statistics import fmean, stdev

import troef
from troef.bots.blackjack_strong import StrongPlayer
from troef.bots.rule_players import rule_player
from troef.core.game import Game
from troef.core.moves import kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.blackjack.moves import BET
from troef.sim.arena import NINETY_FIVE


class Reckoning:
    """What was gained on bets and on choices, for each match the mean of a round and seat."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.strong = StrongPlayer(game, seed)
        self.bets: list[float] = []
        self.choices: list[float] = []

    def play(self, match: int, rounds: int) -> None:
        """A match of rule players, of this many rounds at the most."""
        state = self.game.start(self.game.usual_seats)
        rng = Rng(f"{self.seed}:{match}")
        players = [rule_player(self.game, f"{self.seed}:{seat}") for seat in range(state.seats)]
        bets: list[float] = []
        choices = 0.0
        while state.outcome() is None and len(state.sheet) < rounds:
            actors = state.actors()
            if not actors:
                state.deal_shuffled(rng)
                continue
            view = state.view(actors[0])
            move = players[actors[0]].choose(view, 0.0)
            if kind_of(move) == BET:
                better = int(payload_of(self.strong.choose(view, 0.0)))
                bets.append((better - int(payload_of(move))) * self.strong.edge(view))
            elif len(view.moves) > 1:
                choices += self._behind(view, move)
            state.apply(actors[0], move)
        self.bets.append(fmean(bets))
        self.choices.append(choices / len(bets))

    def _behind(self, view: View, move: int) -> float:
        """How far a choice is behind the best one, in chips."""
        self.strong.choose(view, 0.0)
        return next(-thought.lead for thought in self.strong.thoughts if thought.move == move)


def told(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{fmean(values):+.4f} ± {NINETY_FIVE * stdev(values) / sqrt(len(values)):.4f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="?", default="book")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", default="gain")
    asked = parser.parse_args()
    reckoning = Reckoning(troef.game("blackjack", asked.rules), asked.seed)
    for match in range(asked.matches):
        reckoning.play(match, asked.rounds)
    both = [bet + choice for bet, choice in zip(reckoning.bets, reckoning.choices, strict=True)]
    print(f"| {len(both)} matches of {asked.rounds} rounds | chips a round |")
    print("| --- | ---: |")
    for name, values in (("bets", reckoning.bets), ("choices", reckoning.choices), ("together", both)):
        print(f"| {name} | {told(values)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
