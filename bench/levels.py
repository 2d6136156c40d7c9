"""Measures in the arena whether good beats easy and easy beats random, in every game; writes the table of docs/bots.md.

    python bench/levels.py FOLDER [GAME…] [--most DEALS] [--workers K]

The deals are kept in the folder: the same command goes on where it stopped. Exit code 1 when a lead is not clear.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import troef
from troef.core.game import GameInfo
from troef.core.registry import game_info
from troef.sim.arena import Contest, Duel, compete, duels, make_contest
from troef.sim.crew import Alone, Processes

PAIRS = (("good", "easy"), ("easy", "random"))
DEALS = 1000
#: Games in which more deals are needed, or in which fewer are enough, and the rounds that count as one deal.
PLANS = {
    "boerenbridge": (200, 12),
    "hartenjagen": (3000, 1),
    "kingen": (200, 9),
    "toepen": (3000, 1),
    "wiezen": (3000, 1),
    "zwikken": (3000, 1),
}


def plan_of(info: GameInfo, pair: tuple[str, str]) -> tuple[Contest, int]:
    """The contest of two levels in a game, and its deals."""
    deals, rounds = PLANS.get(info.slug, (DEALS, 1))
    game = troef.game(info.slug)
    return make_contest(game, game.usual_seats, list(pair), 0.3, "levels", rounds), deals


def measure(info: GameInfo, folder: Path, most: int, workers: int) -> Iterator[tuple[Duel, int, int]]:
    """The leads of a game, each with its deals and rounds."""
    for pair in PAIRS:
        contest, planned = plan_of(info, pair)
        deals = min(planned, most)
        crew = Alone() if workers == 1 else Processes(workers)
        results = compete(contest, deals, crew, log=folder / f"{info.slug}-{'-'.join(pair)}.parquet")
        yield duels(contest, results)[0], deals, contest.rounds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=[info.slug for info in troef.all_games()])
    parser.add_argument("--most", type=int, default=sys.maxsize, help="no more deals than this, for a first look")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    print("| game | deals | good over easy | easy over random |\n| --- | ---: | ---: | ---: |", flush=True)
    clear = True
    for slug in asked.games:
        found = list(measure(game_info(slug), asked.folder, asked.most, asked.workers))
        _, deals, rounds = found[0]
        played = f"{deals}" if rounds == 1 else f"{deals} × {rounds} rounds"
        leads = [f"{duel.points:+.2f} ± {duel.half_width:.2f}" for duel, _, _ in found]
        clear &= all(duel.points > duel.half_width for duel, _, _ in found)
        print(f"| {slug} | {played} | {' | '.join(leads)} |", flush=True)
    return 0 if clear else 1


if __name__ == "__main__":
    sys.exit(main())
