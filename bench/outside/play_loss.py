"""What the cards of a player cost with all cards open: points lost against the solver, trick by trick.

    python bench/outside/play_loss.py klaverjassen --player strong:12 --deals 100 --out losses.csv

The named player has all seats. `--bids` names who bids, so that players can be compared in the same contracts. After
each card the solver says what the best card of its holder was worth for his side, and what this one is: the difference
is the loss. Nobody can play without loss who does not see all hands, but two players can be compared on the same deals.
Losses are summed over all seats and given for a deal, with 95 % intervals. With `--out` every deal is kept, and the
same command continues where it stopped.
"""

import argparse
import csv
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

import troef
from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.player import Player
from troef.cards.bits import BIT
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.moves import PLAY, kind_of, payload_of
from troef.search.aims import aim_of
from troef.search.solver.solving import Solver

NINETY_FIVE: Final = 1.96
#: A deal takes no more moves than this.
MOST_MOVES: Final = 1000


class Deals:
    """Deals of a game that one player plays in all seats, with a solver looking on."""

    def __init__(self, game: Game, wanted: argparse.Namespace) -> None:
        self.game = game
        self.wanted = wanted
        self.solver = Solver()
        self.seconds = 0.0
        self.choices = 0

    def losses(self, deal: int) -> dict[int, int]:
        """What was lost in each trick of a deal (the first is 1), from the first that is looked at."""
        wanted = self.wanted
        seats = self.game.usual_seats
        state = self.game.start(seats, deal % seats)
        dealer = SeededDealer(f"{wanted.seed}:{deal}")
        players = [make_player(wanted.player, self.game, f"{wanted.seed}:{deal}:{seat}") for seat in range(seats)]
        bidders = [make_player(wanted.bids, self.game, f"{wanted.seed}:{deal}:{seat}") for seat in range(seats)]
        lost: dict[int, int] = {}
        for _ in range(MOST_MOVES):
            if len(state.sheet):
                break
            if state.awaits_deal and not state.actors():
                state.deal(order_for(state, dealer))
            else:
                self._step(state, players, bidders, lost)
        return lost

    def _step(self, state: State, players: list[Player], bidders: list[Player], lost: dict[int, int]) -> None:
        """The next move of a deal."""
        for seat in [seat for seat in state.actors() if seat >= 0]:
            view = state.view(seat)
            if not any(kind_of(move) == PLAY for move in view.moves):
                move = bidders[seat].choose(view, self.wanted.budget / 1000)
                if move != WAIT:
                    state.apply(seat, move)
                    return
                continue
            begin = perf_counter()
            move = players[seat].choose(view, self.wanted.budget / 1000)
            if len(view.moves) > 1:
                self.seconds += perf_counter() - begin
                self.choices += 1
                self._compare(state, seat, move, lost)
            state.apply(seat, move)
            return
        raise RuntimeError("nobody moves")

    def _compare(self, state: State, seat: int, move: int, lost: dict[int, int]) -> None:
        """Note what a card costs that is about to be played."""
        aim = aim_of(state)
        if aim is None or kind_of(move) != PLAY:
            return
        trick = int(aim.play.tricks_played) + 1
        if trick < self.wanted.first:
            return
        values = dict(self.solver.solve_moves(aim, with_line=False).moves)
        ours = bool(aim.side & BIT[aim.play.turn])
        best = max(values.values()) if ours else min(values.values())
        lost[trick] = lost.get(trick, 0) + abs(best - values[int(payload_of(move))])


def interval(numbers: list[float]) -> str:
    """A mean with half of its 95 % interval."""
    half = NINETY_FIVE * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")
    return f"{fmean(numbers):8.2f} ± {half:.2f}"


def kept(path: "Path | None") -> dict[int, dict[int, int]]:
    """The deals that a file has already."""
    if path is None or not path.exists():
        return {}
    deals: dict[int, dict[int, int]] = {}
    with path.open(newline="", encoding="utf-8") as file:
        for deal, *tricks in csv.reader(file):
            deals[int(deal)] = {int(trick): int(loss) for trick, loss in (cell.split(":") for cell in tricks)}
    return deals


def main() -> None:
    """Play the deals that are missing, and print the losses."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--player", default="strong:12")
    parser.add_argument("--bids", default="good", metavar="PLAYER", help="who makes all moves that are no cards")
    parser.add_argument("--budget", type=float, default=300, help="milliseconds, for players that think by the clock")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=3, metavar="TRICK", help="look at tricks from this one on")
    parser.add_argument("--seed", default="loss")
    parser.add_argument("--out", type=Path)
    wanted = parser.parse_args()
    deals = kept(wanted.out)
    played = Deals(troef.game(wanted.game), wanted)
    for deal in range(wanted.deals):
        if deal in deals:
            continue
        deals[deal] = played.losses(deal)
        if wanted.out is not None:
            with wanted.out.open("a", newline="", encoding="utf-8") as file:
                csv.writer(file).writerow([deal, *(f"{trick}:{loss}" for trick, loss in deals[deal].items())])
        if sys.stderr.isatty():
            print(f"\r{deal + 1} of {wanted.deals} deals ", end="", file=sys.stderr, flush=True)
    rows = [deals[deal] for deal in range(wanted.deals)]
    print(f"{wanted.game}, {wanted.player} in all seats, bids of {wanted.bids}, {len(rows)} deals, seed {wanted.seed}")
    for trick in sorted({trick for row in rows for trick in row}):
        print(f"trick {trick:2} {interval([float(row.get(trick, 0)) for row in rows])}")
    print(f"a deal   {interval([float(sum(row.values())) for row in rows])}")
    if played.choices:
        print(f"{1000 * played.seconds / played.choices:.1f} ms a choice")


if __name__ == "__main__":
    main()
