"""Learns what a bid of klaverjassen is worth, from a million duplicate rollouts, and names trump by it.

    python examples/bid_rollouts.py build/bids                      # a million rollouts: 62,500 deals in 16 ways
    python examples/bid_rollouts.py build/bids --deals 20000 --seed test
    python examples/bid_value.py build/bids                         # trains, measures, draws

Two small networks: what naming a suit brings the own side, and what passing brings. The page is
docs/examples/bid_value.md.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import troef
from bid_rollouts import dealt, read_shards
from curves import Axes, Line, draw
from small_network import BATCH, Floats, Network, kept, load, save, squares
from troef.bots.klaverjassen import NAMING, strength
from troef.bots.rule_players import handwritten_player
from troef.cards.bits import set_of
from troef.core.moves import PASS as PASSED
from troef.core.moves import TRUMP, make_move
from troef.core.rng import Rng

#: From high to low in a suit that is not trump; a suit with codes 16 × suit + rank.
RANKS = (12, 8, 11, 10, 9, 7, 6, 5)
PASS = 4
#: What can have been said before: none to three passes, or four, after which seat 0 must name a suit (R4).
TURNS = 5
HIDDEN = 48
#: The networks count in hundreds of points.
SCALE = 100.0
WEIGHTS = Path(__file__).with_name("bid_value.npz")
NINETY_FIVE = 1.96

Bits = NDArray[np.uint8]
#: For each deal and turn the choice of the seat: a suit, or PASS.
Choices = NDArray[np.int64]
#: From inputs to hundreds of points: a network, or a linear fit.
Worth = Callable[[Floats], Floats]


# ---- what a hand looks like ----


def bits_of(hands: NDArray[np.int64]) -> Bits:
    """Which cards are held: (n, 4 suits, 8 ranks) for n hands, each a set of cards."""
    codes = np.array([[16 * suit + rank for rank in RANKS] for suit in range(4)])
    held: Bits = ((hands[:, None, None] >> codes) & 1).astype(np.uint8)
    return held


def seen(bits: Bits) -> tuple[Bits, Bits]:
    """A hand as the networks see it: for each trump (n, 4, 32), and for passing (n, 32).

    Suits have no names: trump comes first, then the others in an order that follows from their cards. So what was
    learnt of one suit is known of all.
    """
    codes = bits.astype(np.int64) @ (1 << np.arange(8))
    order = np.argsort(-codes, axis=1, kind="stable")
    count = len(bits)
    by_trump = np.empty((count, 4, 32), np.uint8)
    for trump in range(4):
        others = order[order != trump].reshape(count, 3)
        suits = np.concatenate([np.full((count, 1), trump), others], axis=1)
        by_trump[:, trump] = np.take_along_axis(bits, suits[:, :, None], axis=1).reshape(count, 32)
    return by_trump, np.take_along_axis(bits, order[:, :, None], axis=1).reshape(count, 32)


def with_turn(rows: Bits, turn: int) -> Bits:
    """Rows of a hand, with how many have passed: five more columns."""
    told = np.zeros((*rows.shape[:-1], TURNS), np.uint8)
    told[..., turn] = 1
    return np.concatenate([rows, told], axis=-1)


@dataclass
class Deals:
    """Deals that were played out in all sixteen ways. `leads`: of the side of seat 0."""

    leads: NDArray[np.int16]
    by_trump: Bits  # (deals, 4 seats, 4 trumps, 32)
    passing: Bits  # (deals, 4 seats, 32)
    rule: Choices

    def __len__(self) -> int:
        return len(self.leads)

    def first(self, count: int) -> "Deals":
        """The first of them."""
        return Deals(self.leads[:count], self.by_trump[:count], self.passing[:count], self.rule[:count])


def deals_of(hands: NDArray[np.int64], leads: NDArray[np.int16]) -> Deals:
    """Deals with what the rule player would say at each turn."""
    by_trump, passing = seen(bits_of(hands.reshape(-1)))
    worths = np.array([[strength(int(hand), suit) for suit in range(4)] for hand in hands.reshape(-1)])
    best = worths.shape[1] - 1 - np.argmax(worths[:, ::-1], axis=1)  # of equals the last, as the rule player takes it
    best, worth = best.reshape(-1, 4), worths.max(axis=1).reshape(-1, 4)
    rule = np.where(worth >= np.array(NAMING), best, PASS)
    return Deals(
        leads, by_trump.reshape(-1, 4, 4, 32), passing.reshape(-1, 4, 32), np.concatenate([rule, best[:, :1]], axis=1)
    )


# ---- what bids bring ----


def outcomes(deals: Deals, choices: Choices) -> NDArray[np.float64]:
    """The lead of side 0 when the bidding goes on from each turn with these choices: (deals, 5)."""
    every = np.arange(len(deals))
    ends = np.empty((len(deals), TURNS))
    for turn in reversed(range(TURNS)):
        choice = choices[:, turn]
        named = deals.leads[every, turn % 4, np.minimum(choice, 3)]
        ends[:, turn] = named if turn == TURNS - 1 else np.where(choice == PASS, ends[:, min(turn + 1, 4)], named)
    return ends


def reached(choices: Choices) -> NDArray[np.bool_]:
    """Whether the bidding comes to each turn: everybody before has passed."""
    passed = np.cumprod(choices[:, :4] == PASS, axis=1).astype(bool)
    return np.concatenate([np.ones((len(choices), 1), bool), passed], axis=1)


def sign(turn: int) -> int:
    """1 where the seat on turn is of side 0, else -1."""
    return -1 if turn % 2 else 1


class Bidder:
    """What naming and passing are worth by the networks, and the choice that follows."""

    def __init__(self, naming: Worth, passing: Worth) -> None:
        self.naming = naming
        self.passing = passing

    def worths(self, by_trump: Bits, passing: Bits, turn: int) -> Floats:
        """Points that the own side is expected to lead by: for each suit, and for a pass: (n, 5)."""
        named = self.naming(with_turn(by_trump, turn).reshape(-1, 32 + TURNS).astype(np.float32)).reshape(-1, 4)
        passed = self.passing(with_turn(passing, turn).astype(np.float32))
        if turn == TURNS - 1:
            passed = np.full_like(passed, -np.inf)
        both: Floats = np.float32(SCALE) * np.concatenate([named, passed], axis=1)
        return both

    def choices(self, deals: Deals) -> Choices:
        """What every seat says at its turn, if the bidding gets there."""
        return np.stack(
            [
                self.worths(deals.by_trump[:, turn % 4], deals.passing[:, turn % 4], turn).argmax(axis=1)
                for turn in range(TURNS)
            ],
            axis=1,
        )


# ---- learning ----


def lessons(deals: Deals, choices: Choices) -> tuple[Bits, Floats, Bits, Floats]:
    """Inputs and outcomes of naming and of passing, at the turns that this bidding comes to."""
    ends, there = outcomes(deals, choices), reached(choices)
    named, worth, passed, brought = [], [], [], []
    for turn in range(TURNS):
        rows = there[:, turn]
        named.append(with_turn(deals.by_trump[rows, turn % 4], turn).reshape(-1, 32 + TURNS))
        worth.append(sign(turn) * deals.leads[rows, turn % 4].reshape(-1))
        if turn < TURNS - 1:
            passed.append(with_turn(deals.passing[rows, turn % 4], turn))
            brought.append(sign(turn) * ends[rows, turn + 1])
    return (
        np.concatenate(named),
        (np.concatenate(worth)[:, None] / SCALE).astype(np.float32),
        np.concatenate(passed),
        (np.concatenate(brought)[:, None] / SCALE).astype(np.float32),
    )


def learn(deals: Deals, epochs: int, seed: int, steps: int = 300) -> list[Network]:
    """Train both networks, where the others bid as the rule player does; few deals for at least this many steps."""
    named, worth, passed, brought = lessons(deals, deals.rule)
    networks = []
    for number, (inputs, wanted) in enumerate(((named, worth), (passed, brought))):
        network = Network(32 + TURNS, HIDDEN, 1, seed + number)
        rounds = max(epochs, -(-steps * BATCH // len(inputs)))
        network.train(len(inputs), kept(inputs), squares(wanted), rounds)
        networks.append(network)
    return networks


class Straight:
    """A linear fit of the same outcomes to the same inputs, by least squares."""

    def __init__(self, inputs: Bits, wanted: Floats) -> None:
        rows = inputs.astype(np.float32)
        products = (rows.T @ rows).astype(np.float64) + 1e-3 * np.eye(rows.shape[1])
        self.slope = np.linalg.solve(products, rows.T @ wanted).astype(np.float32)

    def __call__(self, rows: Floats) -> Floats:
        return rows @ self.slope


def fit(deals: Deals) -> Bidder:
    """As `learn`, with straight lines."""
    named, worth, passed, brought = lessons(deals, deals.rule)
    return Bidder(Straight(named, worth), Straight(passed, brought))


# ---- measuring ----


@dataclass(frozen=True)
class Gain:
    """A mean, and half the width of its 95 % interval."""

    points: float
    half: float

    def __str__(self) -> str:
        return f"{self.points:+.2f} ± {self.half:.2f}"


def mean_of(values: NDArray[np.float64]) -> Gain:
    return Gain(float(values.mean()), NINETY_FIVE * float(values.std(ddof=1)) / len(values) ** 0.5)


def per_decision(deals: Deals, choices: Choices) -> Gain:
    """What these choices bring over those of the rule player, at the turns to which the rule player comes.

    One choice is exchanged at a time, on the same deal; the rest is bid by the rule player. The interval is over deals.
    """
    ends, there = outcomes(deals, deals.rule), reached(deals.rule)
    every = np.arange(len(deals))
    gained = np.zeros(len(deals))
    for turn in range(TURNS):
        choice = choices[:, turn]
        passed = ends[:, min(turn + 1, TURNS - 1)]
        brought = np.where(choice == PASS, passed, deals.leads[every, turn % 4, np.minimum(choice, 3)])
        gained += there[:, turn] * sign(turn) * (brought - ends[:, turn])
    decisions = there.sum(axis=1)
    mean = gained.sum() / decisions.sum()
    error = float(((gained - mean * decisions) ** 2).sum()) ** 0.5 / decisions.sum()
    return Gain(float(mean), NINETY_FIVE * error)


def per_deal(deals: Deals, choices: Choices) -> Gain:
    """The lead of a side that bids so over one that bids as the rule player; every deal with the sides changed."""
    side = np.arange(TURNS) % 2
    first, second = (outcomes(deals, np.where(side == learnt, choices, deals.rule))[:, 0] for learnt in (0, 1))
    return mean_of((first - second) / 2)


# ---- at the table ----


class LearntBidder:
    """Names trump by the networks, and plays as the rule player."""

    def __init__(self, bidder: Bidder, game: troef.Game) -> None:
        self.bidder = bidder
        self.rule = handwritten_player(game, 0)

    def choose(self, view: troef.View, budget: float) -> int:
        """One of the view's moves."""
        if view.phase != "trump":
            return self.rule.choose(view, budget)
        hand = np.array([int(set_of(view.hand()))])
        turn = sum(move == PASSED for _, move in view.log)
        choice = int(self.bidder.worths(*seen(bits_of(hand)), turn).argmax())
        return int(PASSED) if choice == PASS else int(make_move(TRUMP, choice))


def duel(bidder: Bidder, deals: int, seed: str) -> Gain:
    """As `per_deal`, played from the first bid to the last card by players that see nothing but their views."""
    game = troef.game("klaverjassen")
    learnt, rule = LearntBidder(bidder, game), handwritten_player(game, 0)
    rng = Rng(seed)
    leads = np.zeros(deals)
    for deal in range(deals):
        start = dealt(game, rng)
        for side in (0, 1):
            state = start.copy()
            while not state.sheet:
                seat = int(state.phase.turn)
                player = learnt if seat % 2 == side else rule
                state.apply(seat, player.choose(state.view(seat), 0.0))
            ours, theirs = state.sheet[0].cells
            leads[deal] += (ours - theirs) * (0.5 if side == 0 else -0.5)
    return mean_of(leads)


def stored(path: Path = WEIGHTS) -> Bidder:
    """The bidder whose weights lie beside this script, or elsewhere."""
    return Bidder(load(path, "naming"), load(path, "passing"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--deals", type=int, default=62_500)
    parser.add_argument("--test", type=int, default=20_000)
    parser.add_argument("--duel", type=int, default=20_000)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--picture", type=Path, default=Path("docs/examples/bid_value.svg"))
    wanted = parser.parse_args()
    known = deals_of(*read_shards(wanted.folder, wanted.deals, "train"))
    unseen = deals_of(*read_shards(wanted.folder, wanted.test, "test"))
    curves: dict[str, list[tuple[float, float, float]]] = {"a network": [], "a linear fit": []}
    for part in (64, 16, 4, 1):
        some = known.first(wanted.deals // part)
        naming, passing = learn(some, wanted.epochs, wanted.seed)
        for name, learnt in (("a linear fit", fit(some)), ("a network", Bidder(naming, passing))):
            choices = learnt.choices(unseen)
            gain = per_decision(unseen, choices)
            curves[name].append((16 * len(some), gain.points, gain.half))
            print(f"{16 * len(some):>9,} rollouts, {name}: {gain} a decision, {per_deal(unseen, choices)} a deal")
    save(wanted.weights, naming=naming, passing=passing)
    print(f"{wanted.duel:,} duplicate deals at the table: {duel(stored(wanted.weights), wanted.duel, 'duel')} a deal")
    title = "Bids of klaverjassen: points a decision over the rule player"
    axes = Axes("rollouts", "points a decision, 95 % intervals, unseen deals", -4, 6, powers=True)
    draw(wanted.picture, title, axes, [Line(name, points) for name, points in curves.items()])


if __name__ == "__main__":
    main()
