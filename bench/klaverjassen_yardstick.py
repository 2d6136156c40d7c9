"""Holds the strong player of klaverjassen against the simple rule player of the literature.

    python bench/klaverjassen_yardstick.py [--deals 1000] [--worlds 100 | --budget 0.06] [--player strong] [--log FILE]

Rotterdam rules, random deals; each is played twice with the sides changed. The player left of the dealer makes trump
the suit in which its hand has most trump points, and leads: both sides do so, so that only the play counts. Told is
the mean lead of the player's side over the other, per deal, with its 95 % interval; the literature's best is
+52.6 ± 1.8 at about 0.47 s for each round and player (Aaldering 2023, on deals that people played). With --log every
deal is kept, and the same command goes on where it stopped. Exit code 1 below the bar of +53.
"""

import argparse
import csv
import math
import statistics
import sys
import time
from pathlib import Path

import troef
from troef.bots import make_player
from troef.bots.klaverjassen_yardstick import Yardstick, most_trump_points
from troef.bots.player import Player
from troef.bots.search import SearchPlayer
from troef.core.dealer import SeededDealer

BAR = 53.0


class Duel:
    """A player for one side, the yardstick for the other."""

    def __init__(self, name: str, worlds: "int | None", budget: float) -> None:
        self.game = troef.game("klaverjassen", variant="rotterdams")
        self.name = name
        self.worlds = worlds
        self.budget = budget
        self.seconds = 0.0
        self.decisions = 0

    def player(self, seed: str) -> Player:
        """The player that is measured."""
        if self.name == "strong" and self.worlds is not None:
            return SearchPlayer(self.game, seed, worlds=self.worlds)
        return make_player(self.name, self.game, seed)

    def play(self, deal: int) -> float:
        """The mean lead of the player over both seatings of a deal."""
        return statistics.fmean(self._lead(deal, side) for side in (0, 1))

    def _lead(self, deal: int, side: int) -> int:
        state = self.game.start(4, deal % 4)
        state.deal(SeededDealer(f"yardstick:{deal}").next(state.pack()))
        players: list[Player] = [
            self.player(f"{deal}:{side}:{seat}") if seat % 2 == side else Yardstick(self.game, 0) for seat in range(4)
        ]
        while not state.sheet:
            (seat,) = state.actors()
            view = state.view(seat)
            begun = time.perf_counter()
            named = view.phase == "trump"
            move = most_trump_points(view) if named else players[seat].choose(view, self.budget)
            if seat % 2 == side and not named:
                self.seconds += time.perf_counter() - begun
                self.decisions += 1
            state.play(seat, move)
        cells = state.sheet[0].cells
        return int(cells[side] - cells[1 - side])


def main() -> int:
    """Play on until all deals are there, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--budget", type=float, default=0.06)
    parser.add_argument("--player", default="strong")
    parser.add_argument("--log", type=Path)
    wanted = parser.parse_args()
    duel = Duel(wanted.player, wanted.worlds, wanted.budget)
    leads: list[float] = []
    if wanted.log is not None and wanted.log.exists():
        with wanted.log.open(newline="", encoding="utf-8") as file:
            leads = [float(line[1]) for line in csv.reader(file)][: wanted.deals]
    while len(leads) < wanted.deals:
        leads.append(duel.play(len(leads)))
        if wanted.log is not None:
            with wanted.log.open("a", newline="", encoding="utf-8") as file:
                csv.writer(file).writerow([len(leads) - 1, leads[-1]])
        print(f"\r{len(leads)}/{wanted.deals} {statistics.fmean(leads):+.1f} ", end="", file=sys.stderr, flush=True)
    width = 1.96 * statistics.stdev(leads) / math.sqrt(len(leads)) if len(leads) > 1 else math.inf
    mean = statistics.fmean(leads)
    print(f"\n{wanted.player} over the yardstick: {mean:+.1f} ± {width:.1f} points a deal ({len(leads)} deals)")
    if duel.decisions:
        pace = 1000 * duel.seconds / duel.decisions
        print(f"{pace:.1f} ms a decision, {8 * pace / 1000:.2f} s a round and player (bar {BAR:+.0f})")
    return 0 if mean >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
