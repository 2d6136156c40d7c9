"""Whether sampled worlds come as often as they should."""

from collections import Counter
from math import sqrt
from typing import TypeVar

from enumerating import Ending, Table, table_of

import troef
from proving import often, seeded

Thing = TypeVar("Thing")

#: A sample so far from uniform, or further, is met once in 30000 times (the normal quantile of that chance).
FAR = 4.0


def deviation(counts: Counter[Table], worlds: Counter[Table]) -> float:
    """How far counts are from the worlds' chances, in standard deviations: chi-square by Wilson and Hilferty (1931)."""
    total, sampled, freedom = sum(worlds.values()), sum(counts.values()), len(worlds) - 1
    expected = {world: sampled * ways / total for world, ways in worlds.items()}
    square = sum((counts[world] - mean) ** 2 / mean for world, mean in expected.items())
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - 1 + spread) / sqrt(spread))


def each_is_as_likely(ending: Ending, worlds: Counter[Table], seed: str, samples: int = 150) -> None:
    """Sample an ending this many times, or twelve times as often as it has worlds: all of them come, and no other, each
    as often as its ways say."""
    sampler = ending.game.worlds(ending.state.view(ending.seat), troef.Rng(seeded(seed)))
    counts = Counter(table_of(next(sampler)) for _ in range(often(max(samples, 12 * len(worlds)))))
    assert not set(counts) - set(worlds), "a world that the seat knows to be wrong"
    assert set(counts) == set(worlds), "a world that is never sampled"
    assert deviation(counts, worlds) < FAR


def difference(one: list[Counter[Thing]], other: list[Counter[Thing]]) -> float:
    """How far the mean numbers of each thing in some samples are from those in others, all together, in standard
    deviations."""
    square, things = 0.0, 0
    for thing in {thing for sample in one + other for thing in sample}:
        spread, means = 0.0, []
        for samples in (one, other):
            mean = sum(sample[thing] for sample in samples) / len(samples)
            spread += sum((sample[thing] - mean) ** 2 for sample in samples) / len(samples) ** 2
            means.append(mean)
        if spread:
            square += (means[0] - means[1]) ** 2 / spread
            things += 1
    return (square - things) / sqrt(2 * things)
