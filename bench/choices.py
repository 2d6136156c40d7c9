"""How long the moves of players take that do not search: which of them are quick enough to be made at the tables.

    python bench/choices.py [--moves 2000] [--level good] [GAME ...]

For each game the players of a level play matches against each other; a move counts where there is a choice. Processor
time, in milliseconds. A level whose p99 is above `troef.thinking.bots.QUICK` goes to the workers (docs/server.md).
"""

import argparse
from time import thread_time

from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.core.dealer import SeededDealer, order_for
from troef.core.jury import seats_to_act, view_at_table
from troef.core.registry import find_game, slugs
from troef.thinking.bots import QUICK


def times_of(slug: str, level: str, moves: int) -> list[float]:
    """The seconds that each of these moves took, over as many matches as they need."""
    took: list[float] = []
    match = 0
    while len(took) < moves:
        match += 1
        took += _match(slug, level, match, moves - len(took))
    return took


def _match(slug: str, level: str, seed: int, most: int) -> list[float]:
    game = find_game(slug)
    state = game.start()
    dealer = SeededDealer(seed)
    players = [make_player(level, game, f"{seed}:{seat}") for seat in range(int(state.seats))]
    took: list[float] = []
    while len(took) < most and state.outcome() is None:
        if state.awaits_deal:
            state.deal(order_for(state, dealer))
            continue
        actors = [seat for seat in seats_to_act(state) if seat >= 0]
        for seat in actors:
            view = view_at_table(state, seat)
            begun = thread_time()
            move = players[seat].choose(view, 0.0) if view.moves else WAIT
            if len(view.moves) > 1:
                took.append(thread_time() - begun)
            if move != WAIT:
                break
        else:
            if not actors:
                return took
            seat, move = actors[0], view_at_table(state, actors[0]).moves[0]
        state.play(seat, move)
    return took


def main() -> None:
    """Measure, and print a row for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--moves", type=int, default=2000)
    parser.add_argument("--level", default="good")
    arguments = parser.parse_args()
    print("| game | p50 | p99 | longest | at the tables |\n| --- | --- | --- | --- | --- |")
    for slug in arguments.games or slugs():
        took = sorted(times_of(slug, arguments.level, arguments.moves))
        p50, p99, longest = [1000 * took[min(len(took) - 1, int(part * len(took)))] for part in (0.5, 0.99, 1.0)]
        print(
            f"| {slug} | {p50:.2f} | {p99:.2f} | {longest:.2f} | {'yes' if p99 <= 1000 * QUICK else 'no'} |", flush=True
        )


if __name__ == "__main__":
    main()
