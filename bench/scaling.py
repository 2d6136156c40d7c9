"""Many tables as queues: does a simulation give the load curve that was measured, and what would ten thousand need?

    python bench/table_load.py --curve 100 200 400 500 --json load.jsonl      # what was measured
    python bench/scaling.py load.jsonl [--picture docs/scaling.svg] [--commit-ms 1] [--hear-ms 0.1]

A discrete-event simulation (SimPy). A node is one event loop, which does one thing at a time, and a writer, which
commits all that waits together. At each table a person thinks one to three seconds and makes a move, then three bots
make theirs after half a second to 1.2 seconds each; a rest for the ends of deals makes it as many moves a second as
were measured. A move needs the loop twice, before its commit and after it. How much in all is the slope of the line
through the processor time that was measured (`server cores`) over the moves a second. What the line says of no moves
is the upkeep: small pieces of work at random times. How work varies is taken as a gamma distribution of shape 2. What
lies outside of the server, the network and who plays, is a constant: what half of the answers took longer than
simulated where the load was lowest. No other figure is fitted, so the rest of the curve is a test of the model.

Then it predicts. Each node hears of every commit of the others (`--hear-ms` of its loop for each, as `bench/bus.py`
measures it), so nodes take time from each other; with `parted` a node hears only of its own tables. The database takes
`--lines` lines a second; beyond that there must be several, each with its share of the tables. Strong bots think on
cores of their own, each of them busy for at most seven tenths of the time.
"""

import argparse
import json
import random
from collections.abc import Generator, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from math import ceil, inf
from pathlib import Path
from statistics import linear_regression
from typing import Any, Final

import simpy

from troef.sim.picture import COLOURS, LEFT, RIGHT, TOP, WIDTH, Scale, write_picture

#: Seconds that are simulated, and those at the beginning that do not count.
LASTS: Final = 40.0
SETTLING: Final = 10.0
#: Of the loop's time, what may go into hearing others: with more there is no end to it.
MOST_HEARING: Final = 0.8
#: How often a person's think time and a bot's pause lie where.
PERSON: Final = (1.0, 3.0)
BOT: Final = (0.5, 1.2)
BOTS: Final = 3
#: The part of a move's work that comes before its commit.
BEFORE: Final = 0.3
SHAPE: Final = 2.0
#: A piece of upkeep, in seconds: about a call that reads something.
UPKEEP: Final = 0.002
#: The answers that a person does not notice, in milliseconds: the bar.
BAR: Final = 100.0
#: Thoughts a second at a table with three strong bots (measured), and how busy the cores may be that think.
THOUGHTS: Final = 0.53
MOST_THINKING: Final = 0.7
#: Tables a node to try, the most first.
LOADS: Final = (1600, 1400, 1300, 1200, 1100, 1000, 900, 800, 700, 600, 500, 400, 300, 200, 100)
HEIGHT: Final = 300

Step = Generator[simpy.Event, Any, None]


@dataclass(frozen=True)
class Times:
    """Service times in seconds: of a move on the loop, of a commit, of hearing a commit of another node; the rest of a
    table in each round; how many commits of others come in a second; the part of the loop's time that upkeep takes; and
    what an answer takes outside of the server."""

    move: float
    commit: float
    hear: float = 0.0
    rest: float = 0.0
    heard: float = 0.0
    upkeep: float = 0.0
    outside: float = 0.0


class Node:
    """One process with its tables."""

    def __init__(self, world: simpy.Environment, times: Times, seed: int) -> None:
        self.world = world
        self.times = times
        self.chance = random.Random(seed)
        self.loop = simpy.Resource(world)
        self.waiting: list[simpy.Event] = []
        self.news = world.event()
        self.answers: list[float] = []
        self.moves = 0
        self.commits = 0
        world.process(self._write())
        if times.heard:
            world.process(self._now_and_then(times.heard, times.hear))
        if times.upkeep:
            world.process(self._now_and_then(times.upkeep / UPKEEP, UPKEEP))

    def table(self) -> Step:
        """A table at which one person plays with bots."""
        yield self.world.timeout(self.chance.uniform(0, SETTLING / 2))
        while True:
            yield self.world.timeout(self.chance.uniform(*PERSON))
            asked = self.world.now
            yield from self._move()
            if asked > SETTLING:
                self.answers.append(self.world.now - asked + self.times.outside)
            for _ in range(BOTS):
                yield self.world.timeout(self.chance.uniform(*BOT))
                yield from self._move()
            yield self.world.timeout(self.times.rest)

    def _move(self) -> Step:
        yield from self._work(self.times.move * BEFORE)
        written = self.world.event()
        self.waiting.append(written)
        if not self.news.triggered:
            self.news.succeed()
        yield written
        yield from self._work(self.times.move * (1 - BEFORE))
        self.moves += self.world.now > SETTLING

    def _work(self, mean: float) -> Step:
        with self.loop.request() as turn:
            yield turn
            yield self.world.timeout(self.chance.gammavariate(SHAPE, mean / SHAPE))

    def _write(self) -> Step:
        while True:
            yield self.news
            self.news = self.world.event()
            batch, self.waiting = self.waiting, []
            yield self.world.timeout(self.times.commit)
            self.commits += self.world.now > SETTLING
            for written in batch:
                written.succeed()
            if self.waiting and not self.news.triggered:
                self.news.succeed()

    def _now_and_then(self, often: float, mean: float) -> Step:
        """Work that comes this often in a second, at random, and takes the loop this long."""
        while True:
            yield self.world.timeout(self.chance.expovariate(often))
            self.world.process(self._work(mean))


@dataclass(frozen=True)
class Run:
    """What came of a number of tables on a node: milliseconds until an answer, and moves and commits a second."""

    tables: int
    middle: float
    slow: float
    moves: float
    commits: float


@lru_cache
def run(tables: int, times: Times, seed: int = 1) -> Run:
    """Simulate one node."""
    if times.heard * times.hear > MOST_HEARING:
        return Run(tables, inf, inf, 0.0, 0.0)
    world = simpy.Environment()
    node = Node(world, times, seed)
    for _ in range(tables):
        world.process(node.table())
    world.run(until=LASTS)
    answers = sorted(node.answers)
    lasted = LASTS - SETTLING
    p50, p99 = (1000 * answers[int(part * (len(answers) - 1))] for part in (0.5, 0.99))
    return Run(tables, p50, p99, node.moves / lasted, node.commits / lasted)


def times_of(measured: list[dict[str, float]], commit: float, hear: float) -> Times:
    """The service times that follow from these runs."""
    least = min(measured, key=lambda figures: figures["tables"])
    busy = sum(PERSON) / 2 + BOTS * sum(BOT) / 2
    rest = max(0.0, (1 + BOTS) * least["tables"] / least["moves/s"] - busy)
    line = linear_regression(
        [figures["moves/s"] for figures in measured], [figures["server cores"] for figures in measured]
    )
    inside = Times(line.slope, commit, hear, rest, upkeep=max(0.0, line.intercept))
    simulated = run(int(least["tables"]), inside).middle
    return replace(inside, outside=max(0.0, least["ack p50 ms"] - simulated) / 1000)


def most_on_a_node(times: Times, nodes: float) -> Run:
    """The most tables on each of these nodes with 99 of 100 answers below the bar."""
    for load in LOADS:
        own = run(load, times)
        found = run(load, replace(times, heard=own.commits * (nodes - 1))) if times.hear and nodes > 1 else own
        if found.slow <= BAR:
            return found
    return found


def predicted(tables: int, times: Times) -> "tuple[Run, int] | None":
    """The tables of each node and the number of nodes that serve all of them; None where more nodes do not help."""
    nodes = 1
    for _ in range(8):
        found = most_on_a_node(times, nodes)
        wanted = ceil(tables / found.tables)
        if found.slow > BAR:
            return None
        if wanted <= nodes:
            return found, nodes
        nodes = wanted
    return None


def drawn(measured: list[dict[str, float]], simulated: list[Run]) -> str:
    """The curves as a picture."""
    highest = max([*(figures["ack p99 ms"] for figures in measured), *(one.slow for one in simulated), BAR * 1.2])
    across = Scale(0.0, max(one.tables for one in simulated) * 1.05, LEFT / 2, WIDTH - RIGHT)
    up = Scale(0.0, min(highest * 1.1, 10 * BAR), TOP + HEIGHT, TOP)
    curves = (
        ("measured, p99", COLOURS[1], [(figures["tables"], figures["ack p99 ms"]) for figures in measured]),
        ("measured, p50", COLOURS[4], [(figures["tables"], figures["ack p50 ms"]) for figures in measured]),
        ("simulated, p99", COLOURS[0], [(one.tables, one.slow) for one in simulated]),
        ("simulated, p50", COLOURS[5], [(one.tables, one.middle) for one in simulated]),
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {TOP + HEIGHT + 60}" role="img" '
            'font-family="system-ui, sans-serif" font-size="13" fill="#222">',
            "<title>Milliseconds until a move is answered, by number of tables on one node</title>",
            '<rect width="100%" height="100%" fill="#fff"/>',
            '<text x="20" y="30" font-size="16" font-weight="600">Milliseconds until a move is answered</text>',
            *_grid(across, up),
            *_curves(curves, across, up),
            "</svg>",
        ]
    )


def _grid(across: Scale, up: Scale) -> Iterable[str]:
    for value in across.ticks():
        x = across.at(value)
        yield f'<path d="M{x:.1f} {TOP}V{TOP + HEIGHT}" stroke="#ddd"/>'
        yield f'<text x="{x:.1f}" y="{TOP + HEIGHT + 18}" text-anchor="middle">{value:g}</text>'
    for value in up.ticks():
        y = up.at(value)
        yield f'<path d="M{across.first} {y:.1f}H{across.last}" stroke="{"#c00" if value == BAR else "#ddd"}"/>'
        yield f'<text x="{across.first - 8}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>'


def _curves(curves: Iterable[tuple[str, str, list[tuple[float, float]]]], across: Scale, up: Scale) -> Iterable[str]:
    for place, (name, colour, points) in enumerate(curves):
        spots = [(across.at(tables), max(up.at(value), TOP)) for tables, value in points]
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
        yield f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
        yield from (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in spots)
        x = across.first + 150 * place
        yield f'<circle cx="{x + 6:.0f}" cy="{TOP + HEIGHT + 42}" r="5" fill="{colour}"/>'
        yield f'<text x="{x + 18:.0f}" y="{TOP + HEIGHT + 46}">{escape(name)}</text>'


def main() -> None:
    """Simulate, predict, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measured", type=Path, help="what bench/table_load.py --json wrote")
    parser.add_argument("--commit-ms", type=float, default=1.0, help="what a commit takes (bench/store.py)")
    parser.add_argument("--hear-ms", type=float, default=0.1, help="what hearing a commit costs a node (bench/bus.py)")
    parser.add_argument("--lines", type=float, default=10_000, help="lines a second that a database takes")
    parser.add_argument("--strong", type=float, default=0.1, help="the part of the tables that has strong bots")
    parser.add_argument("--thought-ms", type=float, default=300.0, help="what a thought of a strong bot takes")
    parser.add_argument("--picture", type=Path, help="an SVG file for the curves")
    arguments = parser.parse_args()
    measured = [json.loads(line) for line in arguments.measured.read_text().splitlines()]
    times = times_of(measured, arguments.commit_ms / 1000, arguments.hear_ms / 1000)
    simulated = [run(int(figures["tables"]), times) for figures in measured]
    print(
        f"a move {1000 * times.move:.2f} ms, a commit {arguments.commit_ms} ms, upkeep {100 * times.upkeep:.0f} %, "
        f"outside {1000 * times.outside:.1f} ms, rest {times.rest:.2f} s a round"
    )
    print("tables   measured p50   p99   moves/s     simulated p50   p99   moves/s")
    for figures, one in zip(measured, simulated, strict=True):
        was = f"{figures['ack p50 ms']:16.1f} {figures['ack p99 ms']:7.1f} {figures['moves/s']:7.0f}"
        print(f"{one.tables:6} {was} {one.middle:17.1f} {one.slow:7.1f} {one.moves:7.0f}", flush=True)
    for tables in (10_000, 100_000):
        for how, chosen in (("all hear all", times), ("parted", replace(times, hear=0.0))):
            found = predicted(tables, chosen)
            if found is None:
                print(f"{tables:,} tables, {how}: more nodes do not help")
                continue
            each, nodes = found
            lines = nodes * each.moves
            thinking = tables * arguments.strong * THOUGHTS * arguments.thought_ms / 1000 / MOST_THINKING
            print(
                f"{tables:,} tables, {how}: {nodes} nodes with {each.tables} each, p99 {each.slow:.0f} ms, "
                f"{lines:,.0f} lines/s, {ceil(lines / arguments.lines)} databases, {ceil(thinking)} cores that think",
                flush=True,
            )
    if arguments.picture:
        further = [run(load, times) for load in LOADS if load > max(figures["tables"] for figures in measured)]
        write_picture(drawn(measured, sorted([*simulated, *further], key=lambda one: one.tables)), arguments.picture)


if __name__ == "__main__":
    main()
