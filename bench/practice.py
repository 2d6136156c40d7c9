"""Practice: what a rule player weighs its moves by, improved by playing against itself.

    python bench/practice.py GAME [--seconds S] [--seed NAME] [--check DEALS]

From the numbers of `TUNED` (or `DEFAULT`) in the module of the game's player some are changed a little; the
changed player plays the best so far on duplicate deals, and takes its place when it is clearly ahead. The same seed
tries the same changes. In the end the best plays the default player on deals that it has not seen, and its numbers
are printed. Exit code 1 when that lead is not clear.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from random import Random
from statistics import fmean, median
from typing import Any

import troef
from troef.bots.yardsticks import YARDSTICKS
from troef.core.game import Game
from troef.sim.arena import NINETY_FIVE, half_width, make_contest, play_deal

#: A change is looked at after this many deals, and given up, taken, or looked at again; at the end it is given up.
PORTION = 200
MOST_DEALS = 4000
#: Taken when it is ahead by this many standard errors, given up when it is behind by this many.
TAKEN, GIVEN_UP = 3.0, 0.3
#: A number changes by about this part of itself, or of the usual number where it is zero.
STEP = 0.35
#: How many of the numbers change, on average.
CHANGED = 3.0


def leads(game: Game, one: object, other: object, seed: str) -> Iterator[float]:
    """How far ahead one tuning is of another, deal after deal."""
    maker = import_module(f"troef.bots.{game.slug.replace('-', '_')}").RulePlayer
    YARDSTICKS["one"] = partial(maker, tuning=one)
    YARDSTICKS["other"] = partial(maker, tuning=other)
    contest = make_contest(game, game.usual_seats, ["one", "other"], 0.0, seed)
    deal = 0
    while True:
        yield play_deal(game, contest, deal).leads[0]
        deal += 1


def changed(tuning: Any, chance: Random) -> Any:
    """The same tuning with a few of their numbers changed."""
    usual = median(abs(number) for number in tuning if number) or 1.0
    fields = [name for name in tuning._fields if chance.random() < CHANGED / len(tuning)]
    fields = fields or [chance.choice(tuning._fields)]
    return tuning._replace(
        **{
            name: round(number + STEP * chance.gauss(0.0, 1.0) * (abs(number) or usual), 3)
            for name in fields
            for number in [getattr(tuning, name)]
        }
    )


def is_better(game: Game, one: object, other: object, seed: str) -> "tuple[bool, list[float]]":
    """Whether one is clearly ahead of the other, by as many deals as it takes to see."""
    found: list[float] = []
    for lead in leads(game, one, other, seed):
        found.append(lead)
        if len(found) % PORTION:
            continue
        mean, error = fmean(found), half_width(found) / NINETY_FIVE
        if mean > TAKEN * error:
            return True, found
        if mean <= -GIVEN_UP * error or mean == 0 or len(found) >= MOST_DEALS:
            break
    return False, found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", default="practice")
    parser.add_argument("--check", type=int, default=3000, help="deals in the end against the default player")
    asked = parser.parse_args()
    game = troef.game(asked.game)
    module = import_module(f"troef.bots.{game.slug.replace('-', '_')}")
    best = getattr(module, "TUNED", module.DEFAULT)
    chance = Random(asked.seed)
    begun = time.monotonic()
    tried = 0
    while time.monotonic() - begun < asked.seconds:
        tried += 1
        tuning = changed(best, chance)
        better, found = is_better(game, tuning, best, f"{asked.seed}:{tried}")
        if better:
            best = tuning
            print(f"{tried}: ahead by {fmean(found):+.3f} in {len(found)} deals: {best}", flush=True)
    deals = leads(game, best, module.DEFAULT, f"{asked.seed}:check")
    found = [next(deals) for _ in range(asked.check)]
    print(f"{tried} changes tried; over the default player {fmean(found):+.3f} ± {half_width(found):.3f}, {best}")
    return 0 if fmean(found) > half_width(found) else 1


if __name__ == "__main__":
    sys.exit(main())
