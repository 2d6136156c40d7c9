"""Worlds a second in every game: positions of a match of random moves, in the middle of its deals.

    taskset -c 1 .venv/bin/python bench/worlds.py [SECONDS] [GAME ...]

For each game the worlds sampled in SECONDS (0.3), spread over up to twelve positions, and the position that takes
longest.
"""

import sys
from time import process_time

import troef
from troef.core.rng import Rng

POSITIONS = 12
EVERY = 9


def positions(slug: str) -> list[troef.View]:
    """Views of seats that look on, every few moves of a match, as long as somebody is to act."""
    game = troef.game(slug)
    rng = Rng(f"worlds of {slug}")
    state = game.start()
    views: list[troef.View] = []
    for number in range(2000):
        while state.awaits_deal:
            state.deal_shuffled(rng)
        if len(views) == POSITIONS:
            break
        if state.outcome() is not None:
            state = game.start()
            continue
        actors = state.actors()
        actor = actors[rng.below(len(actors))]
        state.play(actor, int(state.phase.pick(actor, rng)))
        if number % EVERY == 2 and state.actors():
            views.append(state.view(number % int(state.seats)))
    return views


def rate(game: troef.Game, view: troef.View, seconds: float) -> float:
    """Worlds of a view in a second."""
    sampler = game.worlds(view, Rng("bench"))
    count, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds or not count:
        next(sampler)
        count += 1
    return count / spent


def main() -> None:
    """Print the table."""
    arguments = sys.argv[1:]
    seconds = float(arguments.pop(0)) if arguments and arguments[0][0].isdigit() else 0.3
    slugs = arguments or [info.slug for info in troef.all_games()]
    print("| game | worlds/s | at the slowest position |\n| --- | ---: | ---: |")
    for slug in slugs:
        views = positions(slug)
        rates = [rate(troef.game(slug), view, seconds / len(views)) for view in views]
        mean = len(rates) / sum(1 / one for one in rates)
        print(f"| {slug} | {mean:,.0f} | {min(rates):,.0f} |".replace(",", " "), flush=True)


if __name__ == "__main__":
    main()
