"""How much can be won from a player of poker, heads-up: local best response, a lower bound of its exploitability.

    python bench/outside/poker.py [PLAYER …] [--hands 200] [--holdings 24] [--seed lbr]

Local best response (Lisý and Bowling, "Equilibrium approximation quality of current no-limit poker bots", 2017) knows
how its rival plays, not its cards. It keeps a number of holdings that the rival may have, each with a weight, and
weighs them by what the rival would have done with each. At its turn it takes what brings the most if nobody bets after
that: it folds, calls, or bets the pot or all its chips. The rival's answer to a bet is asked holding by holding. Every
hand is the first of a match (100 big blinds each), and every pack is played twice, once in each seat. The table has
what local best response wins, in thousandths of a big blind a hand, with the 95 % interval over packs. Who folds every
hand loses 750.
"""

import argparse
import statistics
import sys

import troef
from troef.bots import make_player
from troef.cards.bits import BIT
from troef.core.moves import CALL, CHECK, FOLD, RAISE, kind_of, payload_of
from troef.core.rng import Rng, shuffle
from troef.games.poker.hands import strength

#: Sizes of bets it thinks of, in parts of the pot; the last is all its chips.
SIZES = (1.0, 1_000.0)
#: The weight of a holding with which the rival would have done something else.
ELSEWISE = 0.05
#: Boards to estimate a chance to win with.
BOARDS = 24


def amount(told: object) -> int:
    """A number of chips that a view tells; 0 where it tells none."""
    return told if isinstance(told, int) else 0


def chips_of(state: troef.State) -> list[int]:
    """The chips that each of the two has left."""
    view = state.view(troef.SPECTATOR)
    return [amount(view.badge(seat, "chips")) for seat in range(2)]


class Responder:
    """Local best response in one seat of one hand."""

    def __init__(self, game: troef.Game, rival: str, order: list[int], seat: int, holdings: int, rng: Rng) -> None:
        self.game, self.rival, self.order, self.seat, self.rng = game, rival, order, seat, rng
        places = game.places(2, 0)
        self.theirs = places[f"hand-{1 - seat}"]
        self.mine = {order[place] for place in places[f"hand-{seat}"]}
        self.moves: list[tuple[int, int]] = []
        hidden = [card for card in order if card not in self.mine]
        self.holdings = [tuple(shuffle(hidden, rng)[:2]) for _ in range(holdings)]
        self.weights = [1.0] * holdings

    def state_with(self, holding: tuple[int, ...]) -> troef.State:
        """The hand as it stands, if the rival held these cards."""
        order = list(self.order)
        for place, card in zip(self.theirs, holding, strict=True):
            other = order.index(card)
            order[place], order[other] = order[other], order[place]
        state = self.game.start(seats=2, dealer=0)
        state.deal(order)
        for seat, move in self.moves:
            state.apply(seat, move)
        return state

    def answer(self, state: troef.State) -> int:
        """What the rival does in a state."""
        view = state.view(1 - self.seat)
        return make_player(self.rival, self.game, str(self.rng.below(1 << 30))).choose(view, 0.1)

    def see(self, seat: int, move: int, board: list[int]) -> None:
        """Take in a move that is about to be made."""
        if seat != self.seat:
            for number, holding in enumerate(self.holdings):
                if not self.weights[number] or set(holding) & set(board):
                    self.weights[number] = 0.0
                elif kind_of(self.answer(self.state_with(holding))) != kind_of(move):
                    self.weights[number] *= ELSEWISE
        self.moves.append((seat, move))

    def chances(self, board: list[int]) -> list[float]:
        """The part of the pot that each holding leaves on average, over the same boards."""
        used = self.mine | set(board)
        rest = [card for card in self.order if card not in used]
        own = sum(int(BIT[card]) for card in self.mine)
        won, met = [0.0] * len(self.holdings), [0] * len(self.holdings)
        for _ in range(BOARDS if len(board) < 5 else 1):
            full = sum(int(BIT[card]) for card in [*board, *shuffle(rest, self.rng)[: 5 - len(board)]])
            mine = strength(own | full)
            for number, holding in enumerate(self.holdings):
                theirs = sum(int(BIT[card]) for card in holding)
                if not theirs & full:
                    met[number] += 1
                    other = strength(theirs | full)
                    won[number] += 1.0 if mine > other else 0.5 if mine == other else 0.0
        return [part / count if count else 0.5 for part, count in zip(won, met, strict=True)]

    def choose(self, state: troef.State) -> int:
        """The best local answer."""
        view = state.view(self.seat)
        board = view.zone("board").cards
        weights = [
            0.0 if set(holding) & set(board) else weight
            for holding, weight in zip(self.holdings, self.weights, strict=True)
        ]
        if not sum(weights):
            weights = [1.0] * len(weights)
        chances = self.chances(board)
        chips = [amount(view.badge(seat, "chips")) for seat in range(2)]
        pot = amount(view.fact("pot"))
        asked = min(chips[self.seat], amount(view.fact("to-call")))
        mean = sum(w * c for w, c in zip(weights, chances, strict=True)) / sum(weights)
        passing = int(CHECK) if CHECK in view.moves else int(CALL)
        options = [(mean * (pot + asked) - asked, passing)]
        if FOLD in view.moves and asked:
            options.append((0.0, int(FOLD)))
        raises = [move for move in view.moves if kind_of(move) == RAISE]
        for size in SIZES if raises else ():
            least = payload_of(raises[0])
            wanted = amount(view.fact("highest-bet")) + round(size * (pot + asked))
            move = raises[min(len(raises) - 1, max(0, int(wanted - least)))]
            options.append((self.worth_of_raise(move, weights, chances, pot), move))
        return max(options)[1]

    def worth_of_raise(self, move: int, weights: list[float], chances: list[float], pot: int) -> float:
        """What a raise brings: who folds leaves the pot, who does not goes to the end."""
        total = 0.0
        for holding, weight, chance in zip(self.holdings, weights, chances, strict=True):
            if not weight:
                continue
            state = self.state_with(holding)
            chips = chips_of(state)
            state.apply(self.seat, move)
            added = chips[self.seat] - chips_of(state)[self.seat]
            if state.actors() != (1 - self.seat,):
                total += weight * (chance * (pot + 2 * added) - added)
                continue
            if kind_of(self.answer(state)) == FOLD:
                total += weight * pot
                continue
            paid = min(added, chips_of(state)[1 - self.seat])
            total += weight * (chance * (pot + added + paid) - added)
        return total / sum(weights)


def play_hand(game: troef.Game, rival: str, order: list[int], seat: int, holdings: int, seed: str) -> int:
    """The chips that local best response wins with a pack in a seat."""
    rng = Rng(seed)
    responder = Responder(game, rival, order, seat, holdings, rng)
    player = make_player(rival, game, seed)
    state = game.start(seats=2, dealer=0)
    state.deal(order)
    while not len(state.sheet):
        actor = state.actors()[0]
        view = state.view(actor)
        move = responder.choose(state) if actor == seat else player.choose(view, 0.1)
        responder.see(actor, move, view.zone("board").cards)
        state.play(actor, move)
    return int(state.sheet[0].cells[seat])


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*", default=["caller", "good", "strong:60"])
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--holdings", type=int, default=24)
    parser.add_argument("--seed", default="lbr")
    arguments = parser.parse_args()
    if arguments.hands < 4:
        parser.error("--hands: at least 4, for an interval over packs")
    game = troef.game("poker")
    print("| player | packs | local best response wins, mbb a hand |\n| --- | ---: | ---: |")
    for rival in arguments.players:
        found = []
        for number in range(arguments.hands // 2):
            order = shuffle(game.pack(2), Rng(f"{arguments.seed} {number}"))
            name = f"{arguments.seed} {rival} {number}"
            pair = [play_hand(game, rival, order, seat, arguments.holdings, name) for seat in (0, 1)]
            found.append(sum(pair) / 2 * 500)  # the big blind is 2 chips
        half = 1.96 * statistics.stdev(found) / len(found) ** 0.5
        print(f"| {rival} | {len(found)} | {statistics.fmean(found):+,.0f} ± {half:,.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
