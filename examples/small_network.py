"""A small network in NumPy: one hidden layer, trained with Adam (Kingma and Ba, 2015).

What it learns is told by the slope of the loss. The same seed gives the same weights on one
machine; another one may add up in another order, and differ in the last digits.
"""

from collections.abc import Callable
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

BATCH = 512
Floats = NDArray[np.float32]
Rows = NDArray[np.int64]
#: The inputs of the rows with these numbers.
Inputs = Callable[[Rows], Floats]
#: From what the network gives and the rows of a batch to the slope of the loss, per row.
Slope = Callable[[Floats, Rows], Floats]


class Network:
    """Inputs, a hidden layer of rectified units, outputs."""

    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            rng.normal(0, (2 / inputs) ** 0.5, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, outputs), np.float32),  # what has learnt nothing says nothing
            np.zeros(outputs, np.float32),
        ]
        self._rng = rng
        self._moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.weights]
        self._steps = 0

    def __call__(self, rows: Floats) -> Floats:
        """The outputs for some rows of inputs."""
        first, bias, last, base = self.weights
        given: Floats = np.maximum(rows @ first + bias, 0) @ last + base
        return given

    def epoch(self, count: int, inputs: Inputs, slope: Slope, rate: float) -> None:
        """Go through this many rows once, in random order."""
        order = self._rng.permutation(count)
        for start in range(0, count, BATCH):
            chosen = order[start : start + BATCH]
            rows = inputs(chosen)
            first, bias, last, base = self.weights
            hidden = np.maximum(rows @ first + bias, 0)
            down = slope(hidden @ last + base, chosen) / np.float32(len(chosen))
            back = (down @ last.T) * (hidden > 0)
            self._step([rows.T @ back, back.sum(0), hidden.T @ down, down.sum(0)], rate)

    def _step(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        speed = np.float32(rate * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps))
        for part, (mean, square), down in zip(self.weights, self._moments, slopes, strict=True):
            mean += np.float32(0.1) * (down - mean)
            square += np.float32(0.001) * (down * down - square)
            part -= speed * mean / (np.sqrt(square) + np.float32(1e-8))

    def train(self, count: int, inputs: Inputs, slope: Slope, epochs: int, rate: float = 0.003) -> None:
        """Go through all rows this many times, with steps that become smaller along a cosine."""
        for number in range(epochs):
            self.epoch(count, inputs, slope, rate * 0.5 * (1 + cos(pi * number / epochs)))


def squares(wanted: Floats) -> Slope:
    """The slope of half the squared error."""
    return lambda given, rows: given - wanted[rows]


def kept(rows: NDArray[np.uint8]) -> Inputs:
    """Inputs that are kept in a smaller type, to save room."""
    return lambda chosen: rows[chosen].astype(np.float32)


def save(path: Path, **networks: Network) -> None:
    """Keep the weights of some networks, in half precision."""
    parts: dict[str, Any] = {}
    for name, network in networks.items():
        parts |= {f"{name}-{number}": part.astype(np.float16) for number, part in enumerate(network.weights)}
    np.savez_compressed(path, **parts)


def load(path: Path, name: str) -> Network:
    """One of the networks of a file."""
    with np.load(path) as file:
        parts = [file[f"{name}-{number}"].astype(np.float32) for number in range(4)]
    inputs, hidden = parts[0].shape
    network = Network(inputs, hidden, parts[2].shape[1], seed=0)
    network.weights = parts
    return network
