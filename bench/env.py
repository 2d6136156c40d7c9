"""Steps a second in batches, with observations and masks: `python bench/env.py [SLUG ...] [--rows 32] [--seconds 2]`.

Seconds are those of the processor. The actions are drawn with NumPy, which is counted.
"""

import argparse
import time

import numpy as np

import troef
from troef.env import Batch


def steps_a_second(slug: str, rows: int, seconds: float) -> float:
    """How many rows are stepped in a second of one core."""
    batch = Batch(slug, n=rows, seed=1)
    rng = np.random.default_rng(0)
    begin, steps = time.process_time(), 0
    while time.process_time() - begin < seconds:
        batch.step((rng.random(batch.masks.shape) * batch.masks).argmax(axis=1))
        steps += rows
    return steps / (time.process_time() - begin)


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", default=[info.slug for info in troef.all_games()])
    parser.add_argument("--rows", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    print("| game | steps/s |\n| --- | ---: |")
    for slug in given.slugs:
        print(f"| {slug} | {steps_a_second(slug, given.rows, given.seconds):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
