"""Measures in the arena whether good beats easy and easy beats random, in every game; writes tables.

    python bench/levels.py FOLDER [GAME…] [--pair strong:12,good] [--budget MS] [--deals N] [--rounds R]
        [--seconds S] [--workers K]

The deals are kept in the folder: the same command goes on where it stopped. With --seconds a pair of players stops
after so long, with what it has by then. Exit code 1 when a lead is not clear.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import troef
from troef.core.game import GameInfo
from troef.core.registry import game_info
from troef.sim.arena import Contest, Duel, compete, duels, make_contest
from troef.sim.executors import Alone, Processes

PAIRS = ("good,easy", "easy,random")
DEALS = 1000
#: What a player has for a move at a table, in milliseconds.
BUDGET = 300
#: This many deals are played before the clock is looked at.
PORTION = 10
#: Games in which more deals are needed, or in which fewer are enough, and the rounds that count as one deal.
PLANS = {
    "boerenbridge": (200, 12),
    "hartenjagen": (3000, 1),
    "kingen": (200, 9),
    "toepen": (3000, 1),
    "wiezen": (3000, 1),
    "zwikken": (3000, 1),
}


def plan_of(info: GameInfo, pair: str, budget: int, wanted: "int | None") -> tuple[Contest, int]:
    """The contest of two players in a game, and its deals; who thinks by the clock has `budget` milliseconds a move.

    `wanted` rounds count as one deal, or as many as the game's plan says.
    """
    deals, planned = PLANS.get(info.slug, (DEALS, 1))
    rounds = planned if wanted is None else wanted
    game = troef.game(info.slug)
    return make_contest(game, game.usual_seats, pair.split(","), budget / 1000, "levels", rounds), deals


def measure(info: GameInfo, asked: argparse.Namespace) -> Iterator[tuple[Duel, int, int]]:
    """The leads of a game, each with its deals and rounds."""
    for pair in asked.pair or PAIRS:
        contest, planned = plan_of(info, pair, asked.budget, asked.rounds)
        deals = asked.deals or planned
        executor = Alone() if asked.workers == 1 else Processes(asked.workers)
        players = pair.replace(",", "-").replace(":", "")
        log = asked.folder / f"{info.slug}-{players}{'' if asked.budget == BUDGET else f'-{asked.budget}ms'}.parquet"
        begun = time.monotonic()
        wanted = deals if asked.seconds is None else min(PORTION, deals)
        results = compete(contest, wanted, executor, log=log)
        while wanted < deals and time.monotonic() - begun < asked.seconds:
            wanted = min(deals, wanted + PORTION)
            results = compete(contest, wanted, executor, log=log)
        yield duels(contest, results)[0], len(results), contest.rounds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=[info.slug for info in troef.all_games()])
    parser.add_argument("--pair", action="append", help="two players, with a comma between them")
    parser.add_argument(
        "--budget", type=int, default=BUDGET, help="milliseconds for a move, where players think by the clock"
    )
    parser.add_argument("--deals", type=int, help="this many deals, fewer for a first look or more to be sure")
    parser.add_argument("--rounds", type=int, help="this many rounds count as one deal")
    parser.add_argument("--seconds", type=float, help="no longer than this for a pair of players in a game")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    titles = [pair.replace(",", " over ") for pair in asked.pair or PAIRS]
    print(f"| game | {' | '.join(f'deals | {title}' for title in titles)} |", flush=True)
    print(f"| --- |{' ---: | ---: |' * len(titles)}", flush=True)
    clear = True
    for slug in asked.games:
        cells = []
        for duel, deals, rounds in measure(game_info(slug), asked):
            played = f"{deals}" if rounds == 1 else f"{deals} × {rounds} rounds"
            digits = 2 if duel.half_width >= 0.05 else 4
            cells.append(f"{played} | {duel.points:+.{digits}f} ± {duel.half_width:.{digits}f}")
            clear &= duel.points > duel.half_width
        print(f"| {slug} | {' | '.join(cells)} |", flush=True)
    return 0 if clear else 1


if __name__ == "__main__":
    sys.exit(main())
