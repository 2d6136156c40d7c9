"""Flows with bounds: whether there is one, against trying all."""

from itertools import product

import pytest

from troef.core.rng import Rng
from troef.sampling.flow import Flow

Edge = tuple[int, int, int, int]


def keeps_bounds(sent: tuple[int, ...], edges: list[Edge], nodes: int) -> bool:
    """Whether what comes to each node goes on, within the bounds."""
    level = [0] * nodes
    for count, (origin, goal, least, most) in zip(sent, edges, strict=True):
        if not least <= count <= most:
            return False
        level[origin] -= count
        level[goal] += count
    return not any(level)


def network(seed: int) -> tuple[int, list[Edge]]:
    """A few edges with small bounds, one of them going back from the last node to the first."""
    rng = Rng(f"flow {seed}")
    edges = [(3, 0, int(rng.below(3)), 3)]
    for _ in range(6):
        origin, goal = int(rng.below(4)), int(rng.below(4))
        least = int(rng.below(2))
        edges.append((origin, goal, least, least + int(rng.below(2))))
    return 4, edges


@pytest.mark.parametrize("seed", range(60))
def test_a_flow_is_found_where_there_is_one(seed: int) -> None:
    nodes, edges = network(seed)
    flow = Flow(nodes)
    numbers = [flow.add(*edge) for edge in edges]
    there_is = any(keeps_bounds(sent, edges, nodes) for sent in product(*(range(edge[3] + 1) for edge in edges)))
    assert flow.settle() == there_is
    if there_is:
        assert keeps_bounds(tuple(flow.along(number) for number in numbers), edges, nodes)


def test_both_answers_are_among_these_networks() -> None:
    found = set()
    for seed in range(60):
        nodes, edges = network(seed)
        flow = Flow(nodes)
        for edge in edges:
            flow.add(*edge)
        found.add(flow.settle())
    assert found == {True, False}
