"""Learns how two players bet before the flop: an approximate equilibrium, found by counterfactual regret minimisation.

    python -m troef.bots.learning.preflop
    python -m troef.bots.learning.preflop --boards 300 --iterations 500 --to table.json

The game that is solved is smaller than poker. Holdings are of 169 kinds (pairs, suited, offsuit), raises of one size
or all in, and there is no betting after the flop: each kind gets its share of the pot, the dealer a little more because
he acts last (`LAST_TO_ACT`). Regrets are kept at zero at least, and later iterations count more in the average (CFR+:
Tammelin, "Solving large imperfect information games using CFR+", 2014). How far the average is from an equilibrium of
this smaller game is printed on the way: what a best answer would win, in big blinds a hand.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from troef.bots.poker_preflop import KINDS, actions_after, kind_of_holding, line_after
from troef.bots.poker_ranges import HOLDINGS, MASKS
from troef.cards.bits import BIT
from troef.cards.pack import make_pack
from troef.core.rng import Rng, shuffle
from troef.games.poker.hands import strength

Floats = NDArray[np.float64]

#: Chips: the big blind is 2, as in the usual match.
STACK: Final = 200.0
#: How much of an even share of the pot acting last is worth, where all chips are still to come.
LAST_TO_ACT: Final = 0.12


def shares_of(boards: int, seed: str) -> tuple[Floats, Floats]:
    """For each two kinds, the number of ways to hold both, and the part of the pot that the first wins on average."""
    rng = Rng(seed)
    kinds = np.array([kind_of_holding(one, other) for one, other in HOLDINGS])
    member = np.zeros((KINDS, len(HOLDINGS)), dtype=np.float32)
    member[kinds, np.arange(len(HOLDINGS))] = 1.0
    masks = np.array(MASKS, dtype=np.uint64)
    apart = (masks[:, None] & masks[None, :]) == 0
    ways = member @ apart.astype(np.float32) @ member.T
    won, met = np.zeros((KINDS, KINDS)), np.zeros((KINDS, KINDS))
    for _ in range(boards):
        board = sum(int(BIT[card]) for card in shuffle(list(make_pack()), rng)[:5])
        free = (masks & np.uint64(board)) == 0
        scores = np.array([int(strength(mask | board)) for mask in MASKS])
        valid = apart & free[:, None] & free[None, :]
        half = (np.sign(scores[:, None] - scores[None, :]) + 1).astype(np.float32) * valid
        won += member @ half @ member.T / 2
        met += member @ valid.astype(np.float32) @ member.T
    return ways.astype(np.float64), won / np.maximum(met, 1.0)


class PreflopSolver:
    """The smaller game, with the regrets and the average strategy of each line of betting.

    A line is a text: a letter for each action so far. Seat 0 is the dealer, who has the small blind and acts first.
    """

    def __init__(self, ways: Floats, share: Floats) -> None:
        self.ways = ways / ways.sum()
        self.share = share
        self.regrets: dict[str, Floats] = {}
        self.sums: dict[str, Floats] = {}
        self.weight = 1.0

    def strategy(self, line: str) -> Floats:
        """How often each kind takes each action now."""
        regrets = self.regrets.setdefault(line, np.zeros((len(actions_after(line)), KINDS)))
        total = regrets.sum(axis=0)
        even = np.full_like(regrets, 1.0 / len(regrets))
        return np.where(total > 0, regrets / np.maximum(total, 1e-12), even)

    def average(self, line: str) -> Floats:
        """How often each kind has taken each action on average."""
        sums = self.sums.get(line)
        if sums is None:
            return self.strategy(line)
        total = sums.sum(axis=0)
        return np.where(total > 0, sums / np.maximum(total, 1e-12), 1.0 / len(sums))

    def end(self, line: str, seat: int, reach: Floats) -> Floats:
        """What each kind of a seat wins where the betting ends, against the kinds that the other comes with."""
        table = line_after(line)
        if table.folded >= 0:
            gain = -table.put[seat] if table.folded == seat else table.put[1 - seat]
            lost: Floats = gain * (self.ways @ reach)
            return lost
        share = self.share
        behind = 1.0 - table.put[0] / STACK
        extra = LAST_TO_ACT * behind * share * (1.0 - share) * 2.0
        share = share + extra if seat == 0 else share - extra.T
        pot = table.put[0] + table.put[1]
        value: Floats = (self.ways * (share * pot - table.put[seat])) @ reach
        return value

    def walk(self, line: str, seat: int, own: Floats, other: Floats) -> Floats:
        """Learn for one seat from a line on; gives what each of its kinds wins."""
        table = line_after(line)
        if table.is_over:
            return self.end(line, seat, other)
        now = self.strategy(line)
        actions = actions_after(line)
        if table.turn != seat:
            return sum(
                (self.walk(line + action, seat, own, other * now[at]) for at, action in enumerate(actions)),
                np.zeros(KINDS),
            )
        values = np.array([self.walk(line + action, seat, own * now[at], other) for at, action in enumerate(actions)])
        value: Floats = (now * values).sum(axis=0)
        self.regrets[line] = np.maximum(self.regrets[line] + values - value, 0.0)
        self.sums[line] = self.sums.get(line, np.zeros_like(now)) + self.weight * own * now
        return value

    def learn(self, iterations: int) -> None:
        """Iterate."""
        for _ in range(iterations):
            for seat in (0, 1):
                self.walk("", seat, np.ones(KINDS), np.ones(KINDS))
            self.weight += 1.0

    def best_answer(self, line: str, seat: int, other: Floats) -> Floats:
        """What each kind of a seat wins at best against the average strategy of the other."""
        table = line_after(line)
        if table.is_over:
            return self.end(line, seat, other)
        actions = actions_after(line)
        if table.turn != seat:
            average = self.average(line)
            return sum(
                (self.best_answer(line + action, seat, other * average[at]) for at, action in enumerate(actions)),
                np.zeros(KINDS),
            )
        best: Floats = np.array([self.best_answer(line + action, seat, other) for action in actions]).max(axis=0)
        return best

    def exploitability(self) -> float:
        """What best answers win on average over both seats, in big blinds a hand."""
        gains = [float(self.best_answer("", seat, np.ones(KINDS)).sum()) for seat in (0, 1)]
        return sum(gains) / 2 / 2

    def table(self) -> dict[str, dict[str, list[int]]]:
        """The average strategy in percent: by line and action, for each kind."""
        found = {}
        for line in sorted(self.sums):
            percent = np.round(100 * self.average(line)).astype(int)
            found[line] = {action: [int(part) for part in percent[at]] for at, action in enumerate(actions_after(line))}
        return found


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m troef.bots.learning.preflop", description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=1000, help="to estimate shares of the pot from")
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--seed", default="preflop")
    parser.add_argument("--to", type=Path, help="where the table is written; into the package if left out")
    wanted = parser.parse_args(arguments)
    solver = PreflopSolver(*shares_of(wanted.boards, wanted.seed))
    curve: dict[str, float] = {}
    done = 0
    for goal in (10, 30, 100, 300, 1000, wanted.iterations):
        if done < goal <= wanted.iterations:
            solver.learn(goal - done)
            done = goal
            curve[str(done)] = round(solver.exploitability(), 4)
            print(f"{done} iterations: {curve[str(done)]} big blinds a hand", flush=True)
    command = (
        f"python -m troef.bots.learning.preflop --boards {wanted.boards} --iterations {wanted.iterations}"
        f" --seed {wanted.seed}"
    )
    path = wanted.to or Path(str(files("troef"))) / "data" / "poker_preflop.json"
    rows = [f"  {json.dumps(line)}: {json.dumps(row, separators=(',', ':'))}" for line, row in solver.table().items()]
    head = f'"command": {json.dumps(command)},\n "curve": {json.dumps(curve)}'
    path.write_text("{" + head + ',\n "table": {\n' + ",\n".join(rows) + "\n }}\n", encoding="utf-8")
    print(f"{len(rows)} lines of betting in {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
