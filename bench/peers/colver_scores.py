"""Seconds that colver takes for the scores of every card; runs in the environment that `environment.py` makes.

    python colver_scores.py TRICKS_LEFT POSITIONS     prints the mean, in seconds of processor time

Random deals with a random trump, after uniformly random legal cards.
"""

import json
import random
import sys
import time

import colver


def position(seed, left):
    """A deal with this many tricks left."""
    rng = random.Random(seed)
    env = colver.Env.deal(dealer=seed % 4, seed=seed)
    env.set_contract(rng.randrange(4), 80, rng.randrange(2), 0)
    env.set_phase_playing()
    while sum(env.get_tricks_won()) < 8 - left:
        env.step(rng.choice(env.legal_actions()))
    return env


def main():
    """Measure."""
    left, count = int(sys.argv[1]), int(sys.argv[2])
    envs = [position(seed, left) for seed in range(count)]
    begun = time.process_time()
    for env in envs:
        env.solve_scores()
    print(json.dumps((time.process_time() - begun) / count))


if __name__ == "__main__":
    main()
