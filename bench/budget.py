"""How long the strong player thinks beside what it was given: on decisions of whole matches, game by game.

    taskset -c 1 .venv/bin/python bench/budget.py [GAME …] [--budget 300] [--choices 40] [--player strong]

Rule players play matches. At every few decisions in which there is a choice, the player at hand thinks about the view
as well; what it would do is not played. Its clock is the processor time of this process, so that other work on the
machine does not count. The table has the middle, the 99th percentile and the longest of these times, as multiples of
the budget (milliseconds), and how many choices were above 1.1. It ends with 1 where the 99th percentile of a game is.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from time import process_time

import troef
from troef.bots import make_player
from troef.bots.base import WAIT
from troef.bots.player import Player, Resolute

#: The modules that look at the clock while they think, from `perf_counter`.
THINKING = (
    "troef.bots.search",
    "troef.bots.flat",
    "troef.bots.ismcts",
    "troef.bots.bridge_strong",
    "troef.bots.ninety_nine_strong",
    "troef.bots.patience_strong",
    "troef.search.rollouts",
    "troef.search.weighting",
)
MOST = 1.1
#: Between two views that are thought about there are this many decisions.
STEPS = 3


def by_processor_time() -> None:
    """Let players measure their time as this bench does."""
    for name in THINKING:
        vars(import_module(name))["perf_counter"] = process_time


def views(game: troef.Game, seed: str) -> Iterator[troef.View]:
    """Views of who has a choice, in matches of rule players."""
    rng = troef.Rng(f"{seed} {game.slug}")
    number = 0
    while True:
        state = game.start()
        players: list[Player] = [make_player("good", game, f"{seed} {seat}") for seat in range(int(state.seats))]
        while state.outcome() is None:
            if state.awaits_deal:
                state.deal_shuffled(rng)
                continue
            seat = state.actors()[int(rng.below(len(state.actors())))]
            if seat < 0:
                state.play(seat, int(state.phase.pick(seat, rng)))
                continue
            view = state.view(seat)
            if len(view.moves) > 1:
                number += 1
                if number % STEPS == 0:
                    yield view
            move = players[seat].choose(view, 0.0)
            state.play(seat, int(state.phase.pick(seat, rng)) if move == WAIT else move)


def times(game: troef.Game, player: str, budget: float, choices: int, seed: str) -> list[float]:
    """The times of some choices, as multiples of the budget, in order."""
    thinker = make_player(player, game, seed)
    found = []
    for view in views(game, seed):
        begun = process_time()
        thinker.choose(view, budget)
        found.append((process_time() - begun) / budget)
        if len(found) == choices:
            break
    return sorted(found)


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[info.slug for info in troef.all_games()])
    parser.add_argument("--budget", type=float, default=300.0)
    parser.add_argument("--choices", type=int, default=40)
    parser.add_argument("--player", default="strong")
    parser.add_argument("--seed", default="budget")
    arguments = parser.parse_args()
    by_processor_time()
    late = 0
    print(f"| {arguments.player} at {arguments.budget:g} ms | middle | 99 % | longest | above {MOST} |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for slug in arguments.games:
        game = troef.game(slug)
        if isinstance(make_player(arguments.player, game, 1), Resolute):
            continue  # a race: nobody searches
        found = times(game, arguments.player, arguments.budget / 1000, arguments.choices, arguments.seed)
        ninety_nine = found[min(len(found) - 1, len(found) * 99 // 100)]
        above = sum(1 for time in found if time > MOST)
        late += ninety_nine > MOST
        middle = found[len(found) // 2]
        print(f"| {slug} | {middle:.2f} | {ninety_nine:.2f} | {found[-1]:.2f} | {above} |", flush=True)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
