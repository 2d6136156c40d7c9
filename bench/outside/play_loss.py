"""What the cards of a player cost with all cards open: points lost against the solver, trick by trick.

    python bench/outside/play_loss.py klaverjassen --player pimc-2026:12 --beside strong:60 --deals 100 --out losses.csv

The named player has all seats. `--bids` names who bids, so that players can be compared in the same contracts. After
each card the solver says what the best card of its holder was worth for his side, and what this one is: the difference
is the loss. Nobody can play without loss who does not see all hands, but players can be compared on the same deals.
Those named with `--beside` are asked what they would play in each position of these deals: what their cards would cost
is compared with what was lost, deal by deal. Losses are summed over all seats and given for a deal, with 95 %
intervals. With `--out` every deal is kept, and the same command continues where it stopped.
"""

import argparse
import csv
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Final

import troef
from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.player import Player
from troef.cards.bits import BIT
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.view import View
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
        self.names = [wanted.player, *wanted.beside]
        self.seconds = [0.0] * len(self.names)
        self.choices = 0

    def losses(self, deal: int) -> list[dict[int, int]]:
        """What each player loses in each trick of a deal (the first is 1), from the first that is looked at."""
        wanted = self.wanted
        seats = self.game.usual_seats
        state = self.game.start(seats, deal % seats)
        dealer = SeededDealer(f"{wanted.seed}:{deal}")
        players = [
            [make_player(name, self.game, f"{wanted.seed}:{deal}:{seat}") for name in self.names]
            for seat in range(seats)
        ]
        bidders = [make_player(wanted.bids, self.game, f"{wanted.seed}:{deal}:{seat}") for seat in range(seats)]
        lost: list[dict[int, int]] = [{} for _ in self.names]
        for _ in range(MOST_MOVES):
            if len(state.sheet):
                break
            if state.awaits_deal and not state.actors():
                state.deal(order_for(state, dealer))
            else:
                self._step(state, players, bidders, lost)
        return lost

    def _step(
        self, state: State, players: list[list[Player]], bidders: list[Player], lost: list[dict[int, int]]
    ) -> None:
        """The next move of a deal."""
        for seat in [seat for seat in state.actors() if seat >= 0]:
            view = state.view(seat)
            if any(kind_of(move) == PLAY for move in view.moves):
                move = self._card(state, view, players[seat], lost)
            else:
                move = bidders[seat].choose(view, self.wanted.budget / 1000)
                if move == WAIT:
                    continue
            state.apply(seat, move)
            return
        raise RuntimeError("nobody moves")

    def _card(self, state: State, view: View, players: list[Player], lost: list[dict[int, int]]) -> int:
        """The card of the player who has the seats, after a note of what each player's card costs."""
        aim = aim_of(state)
        if len(view.moves) == 1 or aim is None or aim.play.tricks_played + 1 < self.wanted.first:
            return players[0].choose(view, self.wanted.budget / 1000)
        moves: list[int] = []
        for place, player in enumerate(players):
            begin = process_time()
            moves.append(player.choose(view, self.wanted.budget / 1000))
            self.seconds[place] += process_time() - begin
        self.choices += 1
        values = dict(self.solver.solve_moves(aim, with_line=False).moves)
        best = max(values.values()) if aim.side & BIT[aim.play.turn] else min(values.values())
        trick = int(aim.play.tricks_played) + 1
        for losses, move in zip(lost, moves, strict=True):
            if kind_of(move) == PLAY:
                losses[trick] = losses.get(trick, 0) + abs(best - values[int(payload_of(move))])
        return moves[0]


def interval(numbers: list[float]) -> str:
    """A mean with half of its 95 % interval."""
    half = NINETY_FIVE * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")
    return f"{fmean(numbers):8.2f} ± {half:.2f}"


def kept(path: "Path | None") -> dict[int, list[dict[int, int]]]:
    """The deals that a file has already."""
    if path is None or not path.exists():
        return {}
    deals: dict[int, list[dict[int, int]]] = {}
    with path.open(newline="", encoding="utf-8") as file:
        for deal, *players in csv.reader(file):
            deals[int(deal)] = [
                {int(trick): int(loss) for trick, loss in (cell.split(":") for cell in cells.split())}
                for cells in players
            ]
    return deals


def table(names: list[str], rows: list[list[dict[int, int]]]) -> str:
    """What each player lost, by trick and in a deal, and how much more than the first one."""
    lines: list[str] = []
    for place, name in enumerate(names):
        lost = [row[place] for row in rows]
        lines.append(name)
        for trick in sorted({trick for losses in lost for trick in losses}):
            lines.append(f"  trick {trick:2} {interval([float(losses.get(trick, 0)) for losses in lost])}")
        sums = [float(sum(losses.values())) for losses in lost]
        lines.append(f"  a deal   {interval(sums)}")
        if place:
            more = [own - sum(row[0].values()) for own, row in zip(sums, rows, strict=True)]
            lines.append(f"  more than {names[0]} {interval(more)}")
    return "\n".join(lines)


def main() -> None:
    """Play the deals that are missing, and print the losses."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--player", default="strong:12")
    parser.add_argument("--beside", nargs="*", default=[], metavar="PLAYER", help="asked in the same positions")
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
            cells = [" ".join(f"{trick}:{loss}" for trick, loss in losses.items()) for losses in deals[deal]]
            with wanted.out.open("a", newline="", encoding="utf-8") as file:
                csv.writer(file).writerow([deal, *cells])
        if sys.stderr.isatty():
            print(f"\r{deal + 1} of {wanted.deals} deals ", end="", file=sys.stderr, flush=True)
    rows = [deals[deal] for deal in range(wanted.deals)]
    print(f"{wanted.game}, {wanted.player} in all seats, bids of {wanted.bids}, {len(rows)} deals, seed {wanted.seed}")
    print(table(played.names, rows))
    for name, seconds in zip(played.names, played.seconds, strict=True):
        if played.choices:
            print(f"{name}: {1000 * seconds / played.choices:.1f} ms of processor time a choice")


if __name__ == "__main__":
    main()
