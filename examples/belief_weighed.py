"""The learnt belief beside worlds that are weighed by the very player that it watched.

    python examples/belief_weighed.py [--deals 200] [--worlds 300]

`Weighting` (docs/worlds.md) replays the deal of a world, and asks the rule player what it would have done at each move
of the others. Who plays is known here, so with ever more worlds this comes to all that can be known. The page is
docs/examples/belief.md.
"""

import argparse
from functools import partial

import numpy as np

import troef
from belief import Reading, Seen, better, evened, positions, score, stored, watch
from small_network import Floats
from troef.bots.rule_players import handwritten_player
from troef.core.rng import Rng
from troef.search.weighting import Weighting

#: How often the model is taken to err, so that no world becomes impossible.
ERROR = 0.1
#: As many worlds as the uniform marginals count for, beside those that still have weight.
UNIFORM = 2.0
SHARE = 12


def marginals(view: troef.View, worlds: int, rng: Rng) -> tuple[Floats, float]:
    """How often each of the others holds each card, in weighed worlds; and how many worlds have weight."""
    game = troef.game("klaverjassen")
    told = np.zeros((4, 8, 3), np.float32)
    place = Reading(view).place
    weighing = Weighting(game, view, partial(handwritten_player(game, 0).choose, budget=0.0), ERROR)
    weighed = weighing.worlds(worlds, rng)
    for world, weight in weighed:
        for other in range(3):
            for card in world.view((view.seat + 1 + other) % 4).hand():
                told[(*place(card), other)] += weight
    return told, 1 / sum(weight * weight for _, weight in weighed)


def beliefs(deals: int, worlds: int, seed: str, seen: Seen) -> Floats:
    """For each position the marginals of weighed worlds, mixed with a little of the uniform ones."""
    rng = Rng(f"{seed}: worlds")
    found = []
    for number, (view, _, _) in enumerate(positions(deals, seed, share=SHARE)):
        told, weights = marginals(view, worlds, rng)
        found.append((weights * told + UNIFORM * seen.uniform[number]) / (weights + UNIFORM))
    return np.array(found, np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--seed", default="belief weighed")
    wanted = parser.parse_args()
    seen = watch(wanted.deals, wanted.seed, share=SHARE)
    learnt = evened(stored()(seen), seen)
    weighed = beliefs(wanted.deals, wanted.worlds, wanted.seed, seen)
    print(f"{len(seen)} positions, {wanted.worlds} worlds each")
    for name, told in (("uniform", seen.uniform), ("learnt", learnt), ("weighed", weighed)):
        gain, half = better(told, seen.uniform, seen)
        print(f"  {name}: {score(told, seen)}, {gain:+.3f} ± {half:.3f} over uniform worlds")
    gain, half = better(weighed, learnt, seen)
    print(f"  weighed over learnt: {gain:+.3f} ± {half:.3f}")


if __name__ == "__main__":
    main()
