"""Holds the strong patience player against the rule player: games won on the same deals.

    python bench/patience_strong.py [--deals 500] [--worlds 10 | --budget 0.1] [--preset book] [--seed duel]
                                    [--workers 1] [--out duel.csv]

`--worlds` fixes how many worlds each choice is tried in; `--budget` gives seconds a choice instead. The interval is
that of 95 % for the mean difference per deal. With `--out` each deal is kept, and the same command goes on where it
stopped. Exit code 1 when the strong player is not clearly ahead.
"""

import argparse
import csv
import sys
import time
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from statistics import mean, pstdev

import troef
from troef.bots.patience import RulePlayer
from troef.bots.patience_strong import StrongPlayer
from troef.bots.player import Player
from troef.core.game import Game

FIELDS = ("deal", "strong", "rule", "strong_cards", "rule_cards", "moves", "seconds")
#: No game is so long.
MOST_MOVES = 5000
Task = tuple[str, str, int, "int | None", float]


def played(game: Game, player: Player, seed: str, budget: float) -> tuple[bool, int, int]:
    """Whether a deal was won, how many cards went to the foundations, and in how many moves."""
    state = game.start(1, 0)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    for moves in range(MOST_MOVES):
        outcome = state.outcome()
        if outcome is not None:
            return outcome.reason == "won", outcome.scores[0], moves
        state.play(0, player.choose(state.view(0), budget))
    raise AssertionError(f"deal {seed} does not end")


def duel(task: Task) -> dict[str, object]:
    """One deal for both players."""
    preset, seed, number, worlds, budget = task
    game = troef.game("patience", preset)
    name = f"{seed}:{number}"
    rule_won, rule_cards, _ = played(game, RulePlayer(game, name), name, 0.0)
    begun = time.process_time()
    won, cards, moves = played(game, StrongPlayer(game, name, worlds), name, budget)
    taken = f"{time.process_time() - begun:.3f}"
    return dict(zip(FIELDS, (number, int(won), int(rule_won), cards, rule_cards, moves, taken), strict=True))


def report(rows: list[dict[str, object]]) -> bool:
    """Print the figures; whether the strong player is clearly ahead."""
    columns = {name: [float(str(row[name])) for row in rows] for name in FIELDS}
    ahead = [ours - theirs for ours, theirs in zip(columns["strong"], columns["rule"], strict=True)]
    half = 1.96 * pstdev(ahead) / sqrt(len(rows))
    strong, rule = 100 * mean(columns["strong"]), 100 * mean(columns["rule"])
    print(f"{len(rows):,} deals: strong won {strong:.1f} %, rule player {rule:.1f} %; ", end="")
    print(f"ahead by {100 * mean(ahead):.1f} ± {100 * half:.1f} points")
    print(f"cards put away: {mean(columns['strong_cards']):.1f} and {mean(columns['rule_cards']):.1f}; ", end="")
    print(f"strong: {mean(columns['moves']):.0f} moves and {mean(columns['seconds']):.2f} s a game")
    return mean(ahead) > half


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--budget", type=float)
    parser.add_argument("--preset", default="book")
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    worlds = asked.worlds if asked.worlds is not None or asked.budget is not None else 10
    rows: list[dict[str, object]] = []
    if asked.out is not None and asked.out.exists():
        with asked.out.open(newline="", encoding="utf-8") as file:
            rows = [dict(row) for row in csv.DictReader(file)]
    known = {int(str(row["deal"])) for row in rows}
    missing = [number for number in range(asked.deals) if number not in known]
    tasks = [(asked.preset, asked.seed, number, worlds, asked.budget or 0.0) for number in missing]
    with Pool(asked.workers) as pool:
        for count, row in enumerate(pool.imap_unordered(duel, tasks), 1):
            rows.append(row)
            if asked.out is not None:
                fresh = not asked.out.exists()
                with asked.out.open("a", newline="", encoding="utf-8") as file:
                    writer = csv.DictWriter(file, FIELDS)
                    if fresh:
                        writer.writeheader()
                    writer.writerow(row)
            print(f"\r{count} of {len(tasks)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return 0 if report(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
