"""Learns where hidden cards lie in klaverjassen, from what others bid and played, and is held against exact worlds.

    python examples/belief.py [--deals 50000] [--test 10000]        # plays, trains, measures, draws

Uniform worlds (docs/worlds.md) know what the rules prove, and nothing of habits. Here their exact marginals are
computed, and a small network learns how far to go from them. The page is docs/examples/belief.md.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import troef
from bid_rollouts import dealt
from curves import Axes, Line, draw
from small_network import Floats, Network, Slope, load, save
from troef.bots import make_player
from troef.cards.bits import BIT
from troef.core.moves import PASS, PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.games.klaverjassen import ORDERINGS, PACK
from troef.games.klaverjassen.game import Klaverjassen
from troef.sampling.sharing import NoWorld, Sharing
from troef.tricks.unseen import TrickShares

#: From high to low in a suit that is not trump.
RANKS = (12, 8, 11, 10, 9, 7, 6, 5)
PLACE = {rank: place for place, rank in enumerate(RANKS)}
#: How a card of another seat fell: led; followed suit and took the lead of the trick, or left it to the own side, or to
#: the other; the same two of a card of another suit (one that ruffs takes the lead).
LED, TOOK, UNDER_OURS, UNDER_THEIRS, AWAY_OURS, AWAY_THEIRS = range(6)
#: Columns of a suit: own hand, own cards that fell, cards of three others in six ways.
SUIT_WIDTH = 8 + 8 + 3 * 6 * 8
#: Columns that say where the deal stands: maker, first to lead, passes, tricks played, cards in the trick.
TABLE_WIDTH = 4 + 4 + 5 + 8 + 4


AT_A_TIME = 1000
WEIGHTS = Path(__file__).with_name("belief.npz")
Bits = NDArray[np.uint8]
Holders = NDArray[np.int8]


@dataclass
class Seen:
    """Positions as somebody on turn sees them, with what is hidden.

    Suits: trump first. Others: left, partner, right. `holder` is who has a hidden card, -1 where it is not hidden.
    """

    suits: Bits  # (n, 4 suits, SUIT_WIDTH)
    table: Bits  # (n, TABLE_WIDTH)
    uniform: Floats  # (n, 4 suits, 8 ranks, 3 others): marginals of uniform worlds
    holder: Holders  # (n, 4, 8)
    trick: Holders  # (n,): tricks played
    deal: NDArray[np.int32]  # (n,)

    def __len__(self) -> int:
        return len(self.deal)

    def rows(self, wanted: NDArray[np.bool_]) -> "Seen":
        """Some of them."""
        return Seen(*(getattr(self, field.name)[wanted] for field in fields(Seen)))


# ---- what uniform worlds say, exactly ----


def marginals(view: troef.View, game: Klaverjassen) -> dict[int, list[float]]:
    """For each unseen card the chance that each seat holds it, over all worlds of a view: counted, not sampled."""
    sharing = TrickShares(view, PACK, game.begin).sharing
    found: dict[int, list[float]] = {}
    if sharing is None:
        return found
    unseen = sum(int(BIT[card]) for _, cards in sharing.groups for card in cards)
    barred = [
        sum(int(BIT[card]) for hands, cards in sharing.groups if not hands >> seat & 1 for card in cards)
        for seat in range(4)
    ]
    for hands, cards in sharing.groups:  # cards that may lie with the same seats are alike
        chances = [0.0] * 4
        for seat in range(4):
            if hands >> seat & 1:
                chances[seat] = _ways_with(unseen, sharing.sizes, barred, int(BIT[cards[0]]), seat) / sharing.total
        found.update(dict.fromkeys(cards, chances))
    return found


def _ways_with(unseen: int, sizes: list[int], barred: list[int], card: int, seat: int) -> int:
    """How many ways give this card to this seat."""
    left = [size - (other == seat) for other, size in enumerate(sizes)]
    if unseen == card:
        return 1
    try:
        return Sharing(unseen & ~card, left, [cards & ~card for cards in barred]).total
    except NoWorld:
        return 0


# ---- what is seen ----


class Reading:
    """What a view says, as numbers; suits in an order that puts trump first."""

    def __init__(self, view: troef.View) -> None:
        self.view = view
        self.trump = "CDHS".index(str(view.fact("trump")))
        self.order = ORDERINGS[self.trump]
        self.suits = [self.trump, *(suit for suit in range(4) if suit != self.trump)]
        self.by_suit = np.zeros((4, SUIT_WIDTH), np.uint8)
        self.table = np.zeros(TABLE_WIDTH, np.uint8)

    def place(self, card: int) -> tuple[int, int]:
        """Of a card: the row of its suit, and its rank from above."""
        return self.suits.index(card >> 4), PLACE[card & 15]

    def read(self) -> None:
        """Fill the columns."""
        seat = self.view.seat
        for card in self.view.hand():
            suit, rank = self.place(card)
            self.by_suit[suit, rank] = 1
        passes = sum(move == PASS for _, move in self.view.log)
        played = self._read_play()
        first = (self.view.dealer + 1 - seat) % 4
        maker = (int(str(self.view.fact("maker"))) - seat) % 4
        for column in (maker, 4 + first, 8 + passes, 13 + min(7, played // 4), 21 + played % 4):
            self.table[column] = 1

    def _read_play(self) -> int:
        """Who played what, and how it fell; gives how many cards were played."""
        played, best, holder, led = 0, 0, 0, 0
        for seat, move in self.view.log:
            if kind_of(move) != PLAY:
                continue
            card = int(payload_of(move))
            suit, rank = self.place(card)
            if played % 4 == 0:
                way, best, holder, led = LED, card, seat, int(self.order.suits[card])
            elif self.order.beaters[best] & BIT[card]:
                way, best, holder = TOOK, card, seat
            else:
                away = 2 if int(self.order.suits[card]) != led else 0
                way = (UNDER_OURS if (holder - seat) % 2 == 0 else UNDER_THEIRS) + away
            other = (seat - self.view.seat) % 4
            self.by_suit[suit, 8 + rank if other == 0 else 16 + 48 * (other - 1) + 8 * way + rank] = 1
            played += 1
        return played


def positions(
    deals: int, seed: str, bots: str = "good", share: int = 6
) -> Iterator[tuple[troef.View, dict[int, int], int]]:
    """Play deals; of one in this many choices of a card: what the seat on turn sees, who was dealt what, which deal."""
    game = troef.game("klaverjassen")
    rng = Rng(seed)
    for deal in range(deals):
        state = dealt(game, rng)
        players = [make_player(bots, game, f"{seed}:{deal}:{seat}") for seat in range(4)]
        holders = {card: seat for seat in range(4) for card in state.view(seat).hand()}
        while not state.sheet:
            seat = int(state.phase.turn)
            view = state.view(seat)
            if view.phase == "play" and len(view.hand()) > 1 and rng.below(share) == 0:
                yield view, holders, deal
            state.apply(seat, players[seat].choose(view, 0.0))


def watch(deals: int, seed: str, bots: str = "good", share: int = 6) -> Seen:
    """What is seen in such positions, with what is hidden."""
    game = troef.game("klaverjassen")
    assert isinstance(game, Klaverjassen)
    rows = [
        (*look(view, game, holders), 8 - len(view.hand()), deal)
        for view, holders, deal in positions(deals, seed, bots, share)
    ]
    suits, table, uniform, holder, tricks, numbers = zip(*rows, strict=True)
    return Seen(
        np.stack(suits),
        np.stack(table),
        np.stack(uniform),
        np.stack(holder),
        np.array(tricks, np.int8),
        np.array(numbers, np.int32),
    )


def watch_all(deals: int, seed: str, bots: str = "good") -> Seen:
    """As `watch`, a thousand deals at a time, each with a seed of its own; tells how far it is."""
    parts = []
    for number in range(-(-deals // AT_A_TIME)):
        part = watch(min(AT_A_TIME, deals - number * AT_A_TIME), f"{seed}:{number}", bots)
        part.deal += number * AT_A_TIME
        parts.append(part)
        print(
            f"\r{seed}: {min(deals, (number + 1) * AT_A_TIME):,} of {deals:,} deals ",
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(file=sys.stderr)
    return joined(parts)


def joined(parts: list[Seen]) -> Seen:
    """Positions of several lots together."""
    return Seen(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Seen)))


def look(view: troef.View, game: Klaverjassen, holders: dict[int, int]) -> tuple[Bits, Bits, Floats, Holders]:
    """What a view says, the marginals of its worlds, and who holds what."""
    reading = Reading(view)
    reading.read()
    uniform = np.zeros((4, 8, 3), np.float32)
    holder = np.full((4, 8), -1, np.int8)
    for card, by_seat in marginals(view, game).items():
        place = reading.place(card)
        uniform[place] = [by_seat[(view.seat + 1 + other) % 4] for other in range(3)]
        holder[place] = (holders[card] - view.seat - 1) % 4
    return reading.by_suit, reading.table, uniform, holder


# ---- the belief ----


class Belief:
    """A network for trumps and one for the other suits: how far to go from the marginals of uniform worlds."""

    def __init__(self, trumps: Network, others: Network) -> None:
        self.networks = (trumps, others)

    def __call__(self, seen: Seen) -> Floats:
        """For each card the chance that each of the others holds it: (n, 4, 8, 3)."""
        told = np.empty((len(seen), 4, 8, 3), np.float32)
        for part, network in enumerate(self.networks):
            rows = np.arange(len(seen) * (1 if part == 0 else 3))
            for some in np.array_split(rows, len(rows) // 20_000 + 1):
                position, suit = _which(some, part)
                given = network(_inputs(seen, part, some)).reshape(-1, 8, 3)
                told[position, suit] = _chances(given, seen.uniform[position, suit])
        return told


def _which(rows: NDArray[np.int64], part: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The position and suit that a row of the network for trumps (0) or other suits (1) is about."""
    return (rows, np.zeros_like(rows)) if part == 0 else (rows // 3, rows % 3 + 1)


def _inputs(seen: Seen, part: int, rows: NDArray[np.int64]) -> Floats:
    """The suit itself, trumps (where it is another suit), the remaining suits together, each with its marginals."""
    position, suit = _which(rows, part)
    all_suits = np.concatenate([seen.suits[position], seen.uniform[position].reshape(-1, 4, 24)], axis=2)
    own, trumps = all_suits[np.arange(len(rows)), suit], all_suits[:, 0]
    if part == 0:
        return np.concatenate([own, all_suits.sum(1) - own, seen.table[position]], axis=1, dtype=np.float32)
    rest = all_suits.sum(1) - own - trumps
    return np.concatenate([own, trumps, rest, seen.table[position]], axis=1, dtype=np.float32)


def _chances(given: Floats, uniform: Floats) -> Floats:
    """Uniform marginals, each multiplied by what the network gives; what is impossible stays so."""
    weights: Floats = uniform * np.exp(np.clip(given, -8, 8))
    told: Floats = weights / np.maximum(weights.sum(axis=-1, keepdims=True), 1e-30)
    return told


def _slope(seen: Seen, part: int) -> Slope:
    """The slope of the log loss over the hidden cards of a suit."""

    def slope(given: Floats, rows: NDArray[np.int64]) -> Floats:
        position, suit = _which(rows, part)
        holder = seen.holder[position, suit]
        told = _chances(given.reshape(-1, 8, 3), seen.uniform[position, suit])
        told -= np.eye(4, 3, dtype=np.float32)[holder]
        told[holder < 0] = 0
        return told.reshape(len(rows), 24)

    return slope


def learn(seen: Seen, hidden: int, epochs: int, seed: int) -> Belief:
    """Fit both networks to where the cards lay."""
    networks = []
    for part in (0, 1):
        count = len(seen) * (1 if part == 0 else 3)
        network = Network(_inputs(seen, part, np.arange(1)).shape[1], hidden, 24, seed + part)
        network.train(count, partial(_inputs, seen, part), _slope(seen, part), epochs)
        networks.append(network)
    return Belief(*networks)


def evened(told: Floats, seen: Seen, turns: int = 20) -> Floats:
    """The same belief with as many cards in each hand as it holds (Sinkhorn and Knopp, 1967)."""
    sizes = seen.uniform.sum(axis=(1, 2))[:, None, None, :]
    even = told.copy()
    for _ in range(turns):
        even *= sizes / np.maximum(even.sum(axis=(1, 2), keepdims=True), 1e-9)
        even /= np.maximum(even.sum(axis=3, keepdims=True), 1e-30)
    return even


# ---- measuring ----


@dataclass(frozen=True)
class Score:
    """How good a belief is: log loss of a hidden card in nats, and how often who is likeliest to hold it does."""

    loss: float
    right: float

    def __str__(self) -> str:
        return f"{self.loss:.4f} nats, {100 * self.right:.1f} % right"


def losses(told: Floats, seen: Seen) -> Floats:
    """The log loss of each card: (n, 4, 8), 0 where nothing is hidden."""
    holder = np.maximum(seen.holder, 0)[..., None]
    chance = np.take_along_axis(told, holder, axis=3)[..., 0]
    return np.where(seen.holder < 0, 0, -np.log(np.maximum(chance, 1e-9)))


def score(told: Floats, seen: Seen) -> Score:
    """Over all hidden cards."""
    hidden = seen.holder >= 0
    right = (told.argmax(axis=3) == seen.holder) & hidden
    return Score(float(losses(told, seen).sum() / hidden.sum()), float(right.sum() / hidden.sum()))


def better(told: Floats, than: Floats, seen: Seen) -> tuple[float, float]:
    """By how much the log loss of a hidden card is smaller, and half the width of the 95 % interval, over deals."""
    gained = (losses(than, seen) - losses(told, seen)).sum(axis=(1, 2))
    gains = np.bincount(seen.deal, gained)
    cards = np.bincount(seen.deal, (seen.holder >= 0).sum(axis=(1, 2)))
    mean = float(gains.sum() / cards.sum())
    return mean, float(1.96 * ((gains - mean * cards) ** 2).sum() ** 0.5 / cards.sum())


def calibration(told: Floats, seen: Seen) -> list[tuple[float, float, float, int]]:
    """In ten bins of what was told: the mean, how often it was so, half its 95 % interval, how many.

    Only where the rules leave it open: a chance of 0 or 1 that they prove says nothing about a belief.
    """
    told, open_ = told.reshape(-1), ((seen.uniform > 0) & (seen.uniform < 1)).reshape(-1)
    so = (np.arange(3) == seen.holder[..., None]).reshape(-1)[open_]
    deal = np.repeat(seen.deal, 96)[open_]
    told = told[open_]
    bins = np.minimum((10 * told).astype(int), 9)
    found = []
    for number in range(10):
        rows = bins == number
        if not rows.any():
            continue
        often = float(so[rows].mean())
        errors = np.bincount(deal[rows], so[rows] - often)
        half = 1.96 * float((errors**2).sum()) ** 0.5 / int(rows.sum())
        found.append((float(told[rows].mean()), often, half, int(rows.sum())))
    return found


def miscalibration(told: Floats, seen: Seen) -> float:
    """How far what is told is from how often it is so, on average over the bins."""
    bins = calibration(told, seen)
    return sum(abs(mean - often) * count for mean, often, _, count in bins) / sum(count for *_, count in bins)


def stored(path: Path = WEIGHTS) -> Belief:
    """The belief whose weights lie beside this script, or elsewhere."""
    return Belief(load(path, "trumps"), load(path, "others"))


def tell(name: str, seen: Seen, belief: Belief) -> None:
    """Print the belief beside uniform worlds."""
    told = evened(belief(seen), seen)
    gain, half = better(told, seen.uniform, seen)
    print(f"{name}: {len(seen):,} positions, {int((seen.holder >= 0).sum()):,} hidden cards")
    print(f"  uniform worlds: {score(seen.uniform, seen)}; off by {miscalibration(seen.uniform, seen):.4f}")
    print(f"  learnt:         {score(told, seen)}; off by {miscalibration(told, seen):.4f}")
    print(f"  difference:     {gain:+.4f} ± {half:.4f} nats a hidden card")


def tell_by_trick(seen: Seen, belief: Belief) -> None:
    """Print the log losses by how many tricks have been played."""
    for tricks in range(7):
        some = seen.rows(seen.trick == tricks)
        told = evened(belief(some), some)
        gain, half = better(told, some.uniform, some)
        uniform, learnt = score(some.uniform, some), score(told, some)
        print(f"  {tricks} tricks: uniform {uniform}, learnt {learnt}, {gain:+.4f} ± {half:.4f}")


def draw_calibration(path: Path, seen: Seen, belief: Belief) -> None:
    """How often it was so, beside what was told."""
    both = (("uniform worlds", seen.uniform), ("learnt", evened(belief(seen), seen)))
    lines = [Line(name, [point[:3] for point in calibration(told, seen)]) for name, told in both]
    axes = Axes("what was told", "how often the seat held the card", 0, 1, begin=0, end=1)
    draw(path, "Calibration on unseen deals", axes, lines, diagonal=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--test", type=int, default=20_000)
    parser.add_argument("--others", type=int, default=3000, help="deals of other bots")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--pictures", type=Path, default=Path("docs/examples"))
    wanted = parser.parse_args()
    unseen, known = watch_all(wanted.test, "belief test"), watch_all(wanted.deals, "belief")
    uniform = score(unseen.uniform, unseen).loss
    curves = []
    for part in (64, 16, 4, 1):
        deals = wanted.deals // part
        belief = learn(known.rows(known.deal < deals), wanted.hidden, wanted.epochs, wanted.seed)
        told = evened(belief(unseen), unseen)
        gain, half = better(told, unseen.uniform, unseen)
        print(f"{deals:,} deals: {score(told, unseen)}, better by {gain:.4f} ± {half:.4f}")
        curves.append((deals, uniform - gain, half))
    save(wanted.weights, trumps=belief.networks[0], others=belief.networks[1])
    belief = stored(wanted.weights)
    tell("good", unseen, belief)
    tell_by_trick(unseen, belief)
    for bots in ("easy", "random"):
        tell(bots, watch_all(wanted.others, f"belief {bots}", bots), belief)
    axes = Axes(
        "deals learnt from", "log loss of a hidden card in nats, 95 % intervals of the difference", 0.85, 1.1, True
    )
    lines = [Line("uniform worlds", [(deals, uniform, 0.0) for deals, _, _ in curves]), Line("learnt", curves)]
    draw(wanted.pictures / "belief.svg", "Where hidden cards lie in klaverjassen", axes, lines)
    draw_calibration(wanted.pictures / "belief_calibration.svg", unseen, belief)


if __name__ == "__main__":
    main()
