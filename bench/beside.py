"""Measures every game beside another build of Troef: how fast this one is, as a ratio to the other.

    taskset -c 1 .venv/bin/python bench/beside.py OTHER_PYTHON [GAME…] [--what playouts,copies] [--turns 9]

Two processes, this interpreter and the other one, take turns at the same work: the same matches from the same seeds,
the same positions, the same worlds. Each turn is short, and counts in seconds of the processor; the best turn of each
side stands for it. A ratio above 1 means that this build is faster. Exits with 1 where a ratio is below the bar.

With `--limit PROGRAM` a third one takes turns: a program in C++ that plays random deals of klaverjassen and nothing
else (`PROGRAM COUNT 0` plays three times COUNT deals). The columns of playouts are then both sides' moves and its
share.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
from statistics import median

from troef.core.registry import all_games

WHAT = ("decisions", "playouts", "copies", "views", "worlds")
#: The ratio that every game must reach.
BAR = 0.98
#: Deals of a turn of the program in C++, and what it makes of them.
LIMIT_DEALS = 30_000
LIMIT_MOVES = 3 * 32 * LIMIT_DEALS

#: What both processes run: one line of JSON in for each turn (game, what, how many rounds), one out (what was done, in
#: how many seconds). Only names that both builds have.
WORKER = """
import json, sys
from itertools import cycle
from time import process_time
import troef
from troef.core.dealer import SeededDealer, order_for
from troef.core.rng import Rng
from troef.search.playout import playout
from troef.sim.speed import choices, positions

NUMBERS = choices()
made = {}

def drive(state, dealer, stream):
    decisions = 0
    for number in stream:
        seats = state.actors()
        while not seats:
            if state.outcome() is not None:
                return decisions
            state.deal(order_for(state, dealer))
            seats = state.actors()
        seat = seats[0]
        moves = state.legal(seat)
        state.play(seat, moves[number % len(moves)])
        decisions += 1

def turn(slug, what, rounds):
    game = troef.game(slug)
    if slug not in made:
        states = positions(game)
        seats = [state.actors()[0] for state in states]
        made[slug] = states, seats, [state.view(seat) for state, seat in zip(states, seats)]
    states, seats, views = made[slug]
    dealer, rng, stream = SeededDealer(1), Rng(1), cycle(NUMBERS)
    done = 0
    begin = process_time()
    for _ in range(rounds):
        if what == "decisions":
            done += drive(game.start(), dealer, stream)
        elif what == "playouts":
            done += playout(game.start(), rng)
        elif what == "copies":
            for state in states:
                state.copy()
            done += 64
        elif what == "views":
            for state, seat in zip(states, seats):
                state.view(seat)
            done += 64
        else:
            for view in views:
                next(game.worlds(view, rng))
            done += 64
    return done, process_time() - begin

for line in sys.stdin:
    print(json.dumps(turn(*json.loads(line))), flush=True)
"""


class Side:
    """One of the two processes."""

    def __init__(self, python: str, own: bool) -> None:
        kept = {name: value for name, value in os.environ.items() if own or name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [python, "-c", WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd="/",
            env={**kept, "PYTHONHASHSEED": "0"},
        )

    def turn(self, slug: str, what: str, rounds: int) -> tuple[int, float]:
        """What was done in a turn, and the seconds it took."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps([slug, what, rounds]) + "\n")
        self.process.stdin.flush()
        done, seconds = json.loads(self.process.stdout.readline())
        return done, seconds


def limit_rate(program: str) -> float:
    """The moves a second of the processor that the program in C++ makes in one turn."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run([program, str(LIMIT_DEALS), "0"], check=True, stdout=subprocess.DEVNULL)
    return LIMIT_MOVES / (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)


def rates(
    this: Side, other: Side, slug: str, what: str, turns: int, seconds: float, limit: "str | None" = None
) -> tuple[float, float, float]:
    """What this side, the other one and the program in C++ (0: not asked for) do in a second, in their best turns."""
    rounds = 1
    while True:
        taken = min(other.turn(slug, what, rounds)[1] for _ in range(2))
        if taken >= seconds / 2:
            break
        rounds = max(rounds * 2, int(rounds * seconds / max(taken, 1e-6) / 2))
    best = [0.0, 0.0]
    most = 0.0
    for number in range(turns):
        for place in (0, 1) if number % 2 else (1, 0):
            done, took = (this, other)[place].turn(slug, what, rounds)
            best[place] = max(best[place], done / took)
        if limit:
            most = max(most, limit_rate(limit))
    return best[0], best[1], most


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("other", metavar="OTHER_PYTHON")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--what", default=",".join(WHAT))
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--limit", metavar="PROGRAM")
    asked = parser.parse_args()
    slugs = asked.games or [info.slug for info in all_games()]
    columns = asked.what.split(",")
    this, other = Side(sys.executable, True), Side(asked.other, False)
    heads = ["before | after | ratio | of C++" if asked.limit and what == "playouts" else what for what in columns]
    width = " | ".join(heads).count("|") + 1
    print("| game | " + " | ".join(heads) + " |\n| --- |" + " ---: |" * width, flush=True)
    found: dict[str, list[float]] = {what: [] for what in columns}
    for slug in slugs:
        cells = []
        for what in columns:
            limit = asked.limit if what == "playouts" else None
            own, others, most = rates(this, other, slug, what, asked.turns, asked.seconds, limit)
            found[what].append(own / others)
            cells.append(f"{own / others:.2f}")
            if limit:
                cells[-1] = f"{others / 1e6:.2f} | {own / 1e6:.2f} | {own / others:.2f} | {own / most:.2f}"
        print(f"| {slug} | " + " | ".join(cells) + " |", flush=True)
    for what in columns:
        met = sum(value >= BAR for value in found[what])
        print(f"{what}: {median(found[what]):.3f} in the middle, {met} of {len(slugs)} reach {BAR}")
    return 0 if all(value >= BAR for values in found.values() for value in values) else 1


if __name__ == "__main__":
    sys.exit(main())
