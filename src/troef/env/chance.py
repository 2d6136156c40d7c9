"""Chance from a stream of random numbers: the order of a pack."""

from troef.core.game import State
from troef.core.rng import Rng, cut_at_random, shuffle


def random_order(state: State, rng: Rng) -> list[int]:
    """A random order of the pack that a state awaits, as `State.deal_shuffled` draws it."""
    least = state.least_cut()
    return cut_at_random(state.pack(), least, rng) if least else shuffle(state.pack(), rng)
