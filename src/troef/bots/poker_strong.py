"""The strong player of poker: what every bet is worth against what the others may hold.

It draws worlds: hands for the others, weighed by their bets (`poker_ranges`), and a board. In each it computes what
folding, calling and a few sizes of bet bring, the others answering as the model of them says, and takes the best on
average. Among bets that are about equally good it chooses at random, so that its bets do not tell its cards. It looks
no further than this bet: later bets count as a small loss of its share while cards are to come. Before the flop, among
three or more, that is too short-sighted: there it plays by a chart (`poker_opening`).
"""

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.betting.pots import make_pots, zeros
from troef.bots.player import Thought
from troef.bots.poker import nearest_raise
from troef.bots.poker_opening import move_before_the_flop
from troef.bots.poker_ranges import MASKS, RIVER, HandRange, RangeReader, acts_of, ladder_of
from troef.cards.bits import BIT, set_of
from troef.cards.pack import make_pack
from troef.core.game import Game
from troef.core.moves import CALL, CHECK, FOLD, RAISE, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.poker.betting import NO_REBUY, REBUY
from troef.games.poker.game import Poker
from troef.games.poker.hands import strength
from troef.games.poker.showdown import share_pots

#: Worlds drawn for each choice.
WORLDS: Final = 240
#: Sizes of bets that it considers, in parts of the pot.
SIZES: Final[tuple[float, ...]] = (0.5, 0.8, 1.3)
#: More than this part of the pot is bet only where all others are most likely (chance `BLIND`) not to play by cards.
LARGEST: Final = 2.0
BLIND: Final = 0.6
#: What is left of a share in the pot while cards are still to come and chips to be bet.
REALISED: Final = 0.93
#: Bets within this part of the pot of the best are equally good.
AS_GOOD: Final = 0.02
#: Out of how many a random chance is drawn.
FINE: Final = 1 << 30


@dataclass(frozen=True)
class World:
    """One way the cards may lie: the number of each rival's holding, and how strong everybody is in the end."""

    held: dict[int, int]
    strengths: list[int]


@dataclass(frozen=True)
class Spot:
    """The betting as the player on turn finds it, in chips per seat: what lies in and what is left.

    `carried` are the chips of the main pot that nobody has put in for himself."""

    seat: int
    put: list[int]
    chips: list[int]
    live: int
    rivals: list[int]
    pot: int
    carried: int
    to_call: int
    highest: int
    street: int
    dealer: int


class StrongPlayer:
    """Plays by its own chances; the same seed and the same views give the same play."""

    #: what its thoughts are counted in
    unit: Final = "chips"

    def __init__(self, game: Game, seed: "int | str", worlds: "int | None" = None) -> None:
        assert isinstance(game, Poker)
        self.game = game
        self.worlds = worlds or WORLDS
        self.rng = Rng(f"{seed}:strong")
        self.reader: "RangeReader | None" = None
        #: what was found of every bet it thought of, in chips; folding is worth 0
        self.thoughts: list[Thought] = []

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        self.thoughts = []
        if REBUY in view.moves:
            return int(REBUY if not _number(view.badge(view.seat, "chips")) else NO_REBUY)
        if self.reader is None or view.deal_number < self.reader.deal:
            self.reader = RangeReader(view.seats)
        self.reader.watch(view.deal_number, acts_of(self.game, view))
        spot = self._spot(view)
        ranges = self._ranges(view, spot)
        worlds = self._draw_worlds(view, spot, ranges)
        candidates = self._candidates(view, spot, ranges)
        opened = move_before_the_flop(view)
        if opened >= 0 and opened not in candidates:
            candidates.append(opened)
        found = [(move, self._worth(view, spot, move, worlds, ranges)) for move in candidates]
        best = max(worth for _, worth in found)
        self.thoughts = [Thought(move, len(worlds), worth, worth - best, 0.0) for move, worth in found]
        if opened >= 0:
            return opened
        near = [move for move, worth in found if worth >= best - AS_GOOD * spot.pot and (worth > 0 or move == FOLD)]
        if CHECK in view.moves and not near:
            return int(CHECK)
        return near[self.rng.below(len(near))] if near else int(FOLD)

    def _spot(self, view: View) -> Spot:
        memory = view.memory
        stacks = memory["stacks"]
        assert isinstance(stacks, list)
        chips = [_number(view.badge(seat, "chips")) for seat in range(view.seats)]
        put = [int(began) - left for began, left in zip(stacks, chips, strict=True)]
        ante = _number(view.fact("ante"))  # the big blind's, for the whole table
        for seat in range(view.seats):
            if view.badge(seat, "big-blind") is not None:
                put[seat] -= ante
        zones = [view.zone(f"hand-{seat}") for seat in range(view.seats)]
        rivals = [seat for seat in range(view.seats) if seat != view.seat and zones[seat].hidden]
        live = BIT[view.seat]
        for seat in rivals:
            live |= BIT[seat]
        street = {0: 0, 3: 1, 4: 2, 5: 3}[len(view.zone("board").cards)]
        return Spot(
            view.seat, put, chips, int(live), rivals, _number(view.fact("pot")),
            _number(memory["carried"]) + ante,
            _number(view.fact("to-call")), _number(view.fact("highest-bet")), street, _number(memory["dealer"]),
        )  # fmt: skip

    # ---- worlds ----

    def _ranges(self, view: View, spot: Spot) -> dict[int, HandRange]:
        assert self.reader is not None
        board = view.zone("board").cards
        seen = int(set_of([*view.hand(), *board]))
        return {seat: self.reader.read(seat, board, seen) for seat in spot.rivals}

    def _draw_worlds(self, view: View, spot: Spot, ranges: dict[int, HandRange]) -> list[World]:
        own, board = int(set_of(view.hand())), int(set_of(view.zone("board").cards))
        missing = 5 - len(view.zone("board").cards)
        rest = [card for card in make_pack() if not BIT[card] & (own | board)]
        worlds = []
        for _ in range(self.worlds):
            taken, held = own | board, {}
            for seat in spot.rivals:
                held[seat] = self._draw_holding(ranges[seat], taken)
                taken |= MASKS[held[seat]]
            table = board
            while bin(table).count("1") < 5 and missing:
                card = int(BIT[rest[self.rng.below(len(rest))]])
                if not card & taken:
                    taken |= card
                    table |= card
            strengths = [0] * view.seats
            strengths[view.seat] = int(strength(own | table))
            for seat, number in held.items():
                strengths[seat] = int(strength(MASKS[number] | table))
            worlds.append(World(held, strengths))
        return worlds

    def _draw_holding(self, hand_range: HandRange, taken: int) -> int:
        """The number of a holding of which no card is taken, drawn with the chances of the range."""
        total = hand_range.sums[len(hand_range.sums) - 1]
        while True:
            number = bisect_right(hand_range.sums, total * self._chance())
            if number < len(MASKS) and not MASKS[number] & taken:
                return number

    def _chance(self) -> float:
        return float(self.rng.below(FINE)) / FINE

    # ---- bets ----

    def _candidates(self, view: View, spot: Spot, ranges: dict[int, HandRange]) -> list[int]:
        """Folding, checking or calling, and raises of a few sizes."""
        moves = [move for move in view.moves[:2] if move != FOLD or CHECK not in view.moves]
        raises = view.moves[2:]
        if not raises:
            return moves
        least, most = int(payload_of(raises[0])), int(payload_of(raises[len(raises) - 1]))
        whole = spot.pot + spot.to_call
        blind = all(hand_range.blind_chance() > BLIND for hand_range in ranges.values())
        sizes = (*SIZES, 3.0) if blind else SIZES
        wanted = {max(least, spot.highest + round(size * whole)) for size in sizes}
        if blind or most - spot.highest <= LARGEST * whole:
            wanted.add(most)
        wanted = {amount if amount < 0.8 * most else most for amount in wanted}
        if not blind and most - spot.highest > LARGEST * whole:
            wanted.discard(most)
        return moves + sorted({nearest_raise(raises, amount) for amount in wanted}, key=payload_of)

    def _worth(self, view: View, spot: Spot, move: int, worlds: list[World], ranges: dict[int, HandRange]) -> float:
        """The chips that a bet brings on average, beside folding."""
        if move == FOLD:
            return 0.0
        if kind_of(move) == RAISE:
            return self._worth_of_raise(view, spot, int(payload_of(move)), worlds, ranges)
        cost = min(spot.to_call, spot.chips[spot.seat]) if move == CALL else 0
        put = spot.put[:]
        put[spot.seat] += cost
        pots = make_pots(vec[i64](put), spot.live, spot.carried)
        won = 0
        for world in worlds:
            gains = zeros(len(put))
            share_pots(pots, vec[i64](world.strengths), spot.dealer, self.game.table, gains)
            won += int(gains[spot.seat])
        share = won / len(worlds)
        later = spot.street < RIVER and cost < spot.chips[spot.seat]
        return (REALISED if later else 1.0) * share - cost

    def _worth_of_raise(
        self, view: View, spot: Spot, amount: int, worlds: list[World], ranges: dict[int, HandRange]
    ) -> float:
        """A raise to this amount: who is asked folds or calls, and the cards decide."""
        added = amount - _number(view.badge(spot.seat, "bet"))
        places = ladder_of(view.zone("board").cards).places
        costs = self._costs(view, spot, amount)
        pot = spot.pot + added
        asked = len([cost for cost in costs.values() if cost])
        total = 0.0
        for world in worlds:
            put = spot.put[:]
            put[spot.seat] += added
            live = int(BIT[spot.seat])
            for seat, cost in costs.items():
                number = world.held[seat]
                if cost:
                    part = cost / pot
                    folds = ranges[seat].fold_chance(number, places[number], spot.street, part, asked)
                    if self._chance() < folds:
                        continue
                put[seat] += cost
                live |= int(BIT[seat])
            gains = zeros(len(put))
            pots = make_pots(vec[i64](put), live, spot.carried)
            share_pots(pots, vec[i64](world.strengths), spot.dealer, self.game.table, gains)
            total += int(gains[spot.seat])
        return total / len(worlds) - added

    def _costs(self, view: View, spot: Spot, amount: int) -> dict[int, int]:
        """What each rival must still pay for a raise to this amount, as far as it has chips."""
        bets = {seat: _number(view.badge(seat, "bet")) for seat in spot.rivals}
        return {seat: min(spot.chips[seat], amount - bets[seat]) for seat in spot.rivals}


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
