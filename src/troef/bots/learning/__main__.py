"""Learns the bids of a game and writes their weights into the package.

    python -m troef.bots.learning klaverjassen
    python -m troef.bots.learning skat --deals 50000 --rounds 2 --processes 2

Round 1 is bid by the rule player, the next ones by what the round before has learnt. After each round it says what the
new bids bring over the rule player's own, a decision, on deals of another seed, from ever more lessons.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import numpy as np

import troef
from troef.bots.learning.stored import UNIT, Stored, write_stored
from troef.bots.learning.training import Trainer


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m troef.bots.learning", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=50_000, help="to learn from, in each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--penalty", type=float, default=20.0, help="how much weights are held to zero, in decisions")
    parser.add_argument("--seats", type=int, help="how many play; the usual number if left out")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--to", type=Path, help="where the weights are written; into the package if left out")
    wanted = parser.parse_args(arguments)
    game = troef.game(wanted.game)
    trainer = Trainer(game, wanted.seats, wanted.processes)
    weights = np.zeros(0)
    for number in range(1, wanted.rounds + 1):
        weights, brought = trainer.round(number, wanted.deals, weights, wanted.penalty)
    seats = f" --seats {wanted.seats}" if wanted.seats else ""
    command = (
        f"python -m troef.bots.learning {game.slug} --deals {wanted.deals} --rounds {wanted.rounds}"
        f" --penalty {wanted.penalty:g}{seats}"
    )
    whole = tuple(int(weight) for weight in np.round(weights / UNIT))
    path = wanted.to or Path(str(files("troef"))) / "data" / "bids" / f"{game.slug}.json"
    write_stored(path, Stored(command, (round(brought.points, 2), round(brought.half, 2)), whole))
    print(f"{len(whole):,} weights in {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
