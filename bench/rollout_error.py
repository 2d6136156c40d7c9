"""How far what rollouts say of two moves is from what stronger play makes of them: the part of an advice's error that
more worlds do not take away.

    python bench/rollout_error.py [GAME…] [--positions N] [--seconds S] [--worlds W] [--strong K]

In positions of matches between rule players the move that the strong player thinks best next to the rule player's own
is compared with that one twice in the same worlds: finished as its search does (by rule players and the solver), and by
players that search `K` worlds at each move (fewer than six leave the rule player's move as it is). The difference of
the two leads has a mean for each position. How these means spread, less the noise of the worlds, is the error. One
standard error of it is added, so that it is rather too large than too small. One line for each game: the error in
points, how many positions it is from, and how large leads are there. After `S` seconds a game stops with the positions
that it has by then.
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from statistics import fmean, variance
from time import monotonic

import troef
from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.player import Player, Thoughtful
from troef.bots.search import SearchPlayer
from troef.core.dealer import SeededDealer
from troef.core.game import Game, State
from troef.core.rng import Rng
from troef.core.view import View
from troef.search.rollouts import MOST_STEPS, Finish, Weighing
from troef.sim.speed import order_for


class SearchingRollout:
    """Finishes deals with players that search a few worlds at each move."""

    def __init__(self, game: Game, worlds: int, seats: int) -> None:
        self.players: list[Player] = [make_player(f"strong:{worlds}", game, f"rollout:{seat}") for seat in range(seats)]

    def __call__(self, state: State, rng: Rng, rows: int) -> None:
        """Play until row `rows` of the sheet is written."""
        for _ in range(int(MOST_STEPS)):
            if len(state.sheet) > rows:
                return
            actors = [seat for seat in state.actors() if seat >= 0]
            if not actors:
                state.deal_shuffled(rng)
                continue
            seat = actors[0]
            view = state.view(seat)
            move = self.players[seat].choose(view, 1.0) if len(view.moves) > 1 else view.moves[0]
            state.apply(seat, state.phase.pick(seat, rng) if move == WAIT else move)


def choices(game: Game) -> Iterator[tuple[View, int, int]]:
    """Positions with the rule player's move and the best of the others, as the strong player sees it."""
    number = 0
    while True:
        number += 1
        dealer, rng = SeededDealer(f"rollout-error:{number}"), Rng(f"rollout-error:{number}")
        state = game.start()
        players = [make_player("rule", game, f"{number}:{seat}") for seat in range(state.seats)]
        strong = make_player("strong:12", game, number)
        while state.outcome() is None:
            actors = [seat for seat in state.actors() if seat >= 0]
            if not actors:
                state.deal(order_for(state, dealer))
                continue
            view = state.view(actors[0])
            if len(view.moves) > 1 and rng.below(12) == 0:
                strong.choose(view, 1.0)
                thoughts = strong.thoughts if isinstance(strong, Thoughtful) else []
                if len(thoughts) > 1:
                    yield view, thoughts[0].move, max(thoughts[1:], key=lambda thought: thought.lead).move
            move = players[actors[0]].choose(view, 0.0)
            state.play(actors[0], move if move in view.moves else view.moves[0])


def lead(game: Game, view: View, moves: list[int], world: State, finish: Finish, rng: Rng) -> float:
    """How far the second move is ahead of the first in one world."""
    weighing = Weighing(game, view, moves, finish, rng, worlds=iter([world]))
    weighing.try_world()
    return weighing.weighed[1].lead()


def measure(game: Game, strong: SearchPlayer, asked: argparse.Namespace) -> tuple[float, int, float]:
    """The error of the rollouts of a strong player, from how many positions, and the mean size of a lead there."""
    until = monotonic() + asked.seconds
    means: list[float] = []
    noise: list[float] = []
    sizes: list[float] = []
    for view, own, other in islice(choices(game), asked.positions):
        rng = Rng(f"worlds:{len(means)}")
        sampled = list(islice(game.worlds(view, rng), asked.worlds))
        plain, searching = strong.finish, SearchingRollout(game, asked.strong, view.seats)
        plains = [lead(game, view, [own, other], world.copy(), plain, rng) for world in sampled]
        searched = [lead(game, view, [own, other], world.copy(), searching, rng) for world in sampled]
        gaps = [one - two for one, two in zip(plains, searched, strict=True)]
        means.append(fmean(gaps))
        noise.append(variance(gaps) / len(gaps))
        sizes.append(abs(fmean(plains)))
        if monotonic() > until:
            break
    spreads = [mean * mean - chance for mean, chance in zip(means, noise, strict=True)]
    doubt = sqrt(variance(spreads) / len(spreads)) if len(spreads) > 1 else spreads[0]
    return sqrt(max(0.0, fmean(spreads) + doubt)), len(means), fmean(sizes)


def main() -> None:
    """Measure the games that are asked for, or all that search with rollouts and count points."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--strong", type=int, default=8)
    asked = parser.parse_args()
    for slug in asked.games or [info.slug for info in troef.all_games()]:
        game = troef.game(slug)
        player = make_player("strong", game, "which")
        if not isinstance(player, SearchPlayer) or getattr(player, "unit", "points") != "points":
            continue
        error, count, size = measure(game, player, asked)
        print(f"{slug:18} {error:8.2f}   {count} positions, leads of {size:.1f}", flush=True)


if __name__ == "__main__":
    main()
