"""Solves Toepje with CFR+, and lets OpenSpiel measure what is left to exploit: docs/examples/cfr_toepje.md.

    python examples/cfr_toepje.py [--rules book] [--iterations 300] [--out docs/examples/cfr_toepje.svg]

OpenSpiel walks a Python game at thousands of positions a second, and CFR visits all of them in each iteration. So the
tree of our game is written down once, in the form that OpenSpiel reads into C++ (`efg_game`), and solved there.
"""

import argparse
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from math import log10
from pathlib import Path
from typing import Any, TextIO

import pyspiel

import toepje
from curves import Axes, Line, draw
from troef import env
from troef.cards.card import card_text
from troef.core.registry import register

RANKS = ("10", "9", "8", "7")


@dataclass
class Known:
    """What a player knows at a decision (an information set): his ranks, what was done, his actions, and which of them
    the rule player takes."""

    player: int
    number: int
    ranks: tuple[str, ...]
    done: tuple[str, ...]
    actions: list[int]
    rule: int

    @property
    def name(self) -> str:
        """As OpenSpiel calls it in `efg_game`."""
        return f"{self.player}-{self.player}-{self.number}-{self.number}"


@dataclass
class Tree:
    """Writes the tree of a game down, and keeps what its players know."""

    game: Any
    known: dict[str, Known] = field(default_factory=dict)
    ends: int = 0
    deals: int = 0

    def write(self, out: TextIO) -> None:
        """The whole tree."""
        self.rule = toepje.RulePlayer(self.game.space.game, 0)
        self._counts = [0] * self.game.num_players()
        out.write('EFG 2 R "toepje" { "seat 0" "seat 1" } \n')
        self._write(self.game.new_initial_state(), out)

    def _write(self, state: Any, out: TextIO) -> None:
        if state.is_terminal():
            self.ends += 1
            out.write(f't "" {self.ends} "" {{ {" ".join(map(str, state.returns()))} }}\n')
            return
        if state.is_chance_node():
            self.deals += 1
            outcomes = " ".join(f'"{outcome}" {chance:.16f}' for outcome, chance in state.chance_outcomes())
            out.write(f'c "" {self.deals} "" {{ {outcomes} }} 0\n')
        else:
            known = self._known(state)
            actions = " ".join(f'"{place}"' for place in range(len(known.actions)))
            out.write(f'p "" {known.player + 1} {known.number} "{known.number}" {{ {actions} }} 0\n')
        for action in state.legal_actions():
            self._write(state.child(action), out)

    def _known(self, state: Any) -> Known:
        key = state.information_state_string()
        if key not in self.known:
            player, actions = state.current_player(), state.legal_actions()
            self._counts[player] += 1
            view = state.node.course.view(player)
            ranks = tuple(sorted([card_text(card)[:-1] for card in view.hand()], key=RANKS.index))
            done = tuple(facts["text"] for facts in self.game.space.game.language.describe_log(view))
            rule = self.game.space.actions.whole(self.rule.choose(view, 0.0))
            self.known[key] = Known(player, self._counts[player], ranks, done, actions, rule)
        return self.known[key]

    def policy(self, chances: "dict[str, list[tuple[int, float]]]") -> Any:
        """A policy for OpenSpiel, from the chances of actions by what is known. There an action is its place."""
        return pyspiel.TabularPolicy(
            {
                self.known[key].name: [(place, chance) for place, (_, chance) in enumerate(found)]
                for key, found in chances.items()
            }
        )

    def chances_of(self, policy: Any) -> dict[str, list[tuple[int, float]]]:
        """The other way round."""
        return {
            key: [(known.actions[place], chance) for place, chance in policy.get_state_policy(known.name)]
            for key, known in self.known.items()
        }


def solve(rules: str, iterations: int, method: str = "CFR+") -> dict[str, Any]:
    """Solve, measure on the way, and say what came out."""
    game = env.openspiel("toepje", rules)
    tree = Tree(game)
    begin = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "toepje.efg"
        with path.open("w", encoding="utf-8") as out:
            tree.write(out)
        solved = pyspiel.load_game("efg_game", {"filename": str(path)})
    print(f"{rules}: {tree.ends:,} ends, {len(tree.known):,} information sets, {time.process_time() - begin:.0f} s")
    rule = {
        key: [(action, float(action == known.rule)) for action in known.actions] for key, known in tree.known.items()
    }
    report: dict[str, Any] = {
        "rules": rules,
        "ends": tree.ends,
        "information_sets": len(tree.known),
        "uniform": pyspiel.exploitability(solved, pyspiel.UniformRandomPolicy(solved)),
        "rule": pyspiel.exploitability(solved, tree.policy(rule)),
    }
    print(f"exploitability: uniform {report['uniform']:.4f}, rule player {report['rule']:.4f}", flush=True)
    solver = pyspiel.CFRPlusSolver(solved) if method == "CFR+" else pyspiel.CFRSolver(solved)
    curve, points = [], measured_at(iterations)
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in points:
            average = solver.tabular_average_policy()
            left = pyspiel.exploitability(solved, average)
            curve.append((iteration, left))
            print(f"{method}, {iteration} iterations: {left:.5f} ({time.process_time() - begin:.0f} s)", flush=True)
    chances = tree.chances_of(average)
    value = pyspiel.expected_returns(solved.new_initial_state(), average, -1, True)
    report |= {"curve": curve, "value_of_leader": value[1], "chances": chances, "tree": tree, "game": game}
    return report


def measured_at(iterations: int) -> set[int]:
    """1, 2, 5, 10, 20 … and the last one."""
    steps = {factor * 10**power for power in range(6) for factor in (1, 2, 5)}
    return {step for step in steps if step < iterations} | {iterations}


def how_often(report: dict[str, Any], done: tuple[str, ...], action: str) -> dict[tuple[str, ...], float]:
    """How often an action is taken after what was done, by the ranks that are held (over all suits)."""
    tree, number = report["tree"], report["game"].space.action(action)
    found = defaultdict(list)
    for key, known in tree.known.items():
        if known.done == done:
            found[known.ranks].append(dict(report["chances"][key]).get(number, 0.0))
    return {ranks: sum(chances) / len(chances) for ranks, chances in found.items()}


def in_our_game(report: dict[str, Any]) -> float:
    """What is left to exploit, measured on our own game instead of the tree that was written: slow."""
    policy = pyspiel.TabularPolicy(report["chances"])
    return float(pyspiel.nash_conv(report["game"], policy)) / 2


def picture(report: dict[str, Any], path: Path) -> None:
    """What is left to exploit, iteration by iteration, beside two players that do not learn."""
    last = report["curve"][-1][0]
    lines = [Line("CFR+", [(iteration, log10(left), 0.0) for iteration, left in report["curve"]])]
    lines += [
        Line(f"{name} player", [(x, log10(report[name]), 0.0) for x in (1, last)]) for name in ("rule", "uniform")
    ]
    title = "Toepje with 12 cards: what a best opponent wins a deal"
    draw(path, title, Axes("iterations", "exploitability as a power of ten", -4, 1, powers=True), lines)


def main() -> None:
    """Solve, print, and draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="book", choices=list(toepje.INFO.presets))
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--check", action="store_true", help="measure the result on our own game too")
    parser.add_argument("--out", type=Path, help="write the picture here")
    given = parser.parse_args()
    register("toepje", "toepje")
    report = solve(given.rules, given.iterations)
    knocks, folds = how_often(report, (), "knock"), how_often(report, ("knock",), "fold")
    print("| hand | knocks at once | folds after that |\n| --- | ---: | ---: |")
    for ranks in sorted(knocks, key=lambda ranks: [RANKS.index(rank) for rank in ranks]):
        print(f"| {' '.join(ranks)} | {knocks[ranks]:.0%} | {folds[ranks]:.0%} |")
    print(f"the leader wins {report['value_of_leader']:+.4f} a deal")
    if given.check:
        print(f"exploitability, measured on our own game: {in_our_game(report):.5f}")
    if given.out is not None:
        picture(report, given.out)


if __name__ == "__main__":
    main()
