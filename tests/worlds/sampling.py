"""Whether sampled worlds are as likely as they should be."""

from collections import Counter
from math import sqrt

from enumerating import Ending, Table, table_of

import troef

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
    """Sample an ending so many times, or twelve times as often as it has worlds: all of them come, and no other, each
    as often as its ways say."""
    sampler = ending.game.worlds(ending.state.view(ending.seat), troef.Rng(seed))
    counts = Counter(table_of(next(sampler)) for _ in range(max(samples, 12 * len(worlds))))
    assert not set(counts) - set(worlds), "a world that the seat knows to be wrong"
    assert set(counts) == set(worlds), "a world that is never sampled"
    assert deviation(counts, worlds) < FAR
