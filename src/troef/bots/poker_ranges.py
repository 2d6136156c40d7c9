"""What the others may hold, given how they bet: a range of hands with weights for each seat.

Every seat is one of three kinds of player: one that plays by its cards, one that calls whatever it holds, one that
raises whatever it holds. The chance of each kind changes with everything the seat does. Only the first kind tells
something about its hand: it is about as good as its bets claim. All of this uses the betting only (R11), which
everybody sees.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, SUIT_CARDS, set_of
from troef.cards.pack import make_pack
from troef.core.moves import CALL, CHECK, FOLD, RAISE, kind_of, payload_of
from troef.core.view import View
from troef.games.poker.game import Poker
from troef.games.poker.hands import strength
from troef.games.poker.state import PACK, PokerState

PREFLOP: Final = 0
RIVER: Final = 3

#: Two cards that somebody may hold.
Holding = tuple[int, int]
HOLDINGS: Final[list[Holding]] = list(combinations(make_pack(), 2))
MASKS: Final = [int(BIT[one] | BIT[other]) for one, other in HOLDINGS]

#: The kinds of player, and how many of each there are before anything is known.
BY_CARDS: Final = 0
CALLER: Final = 1
RAISER: Final = 2
PRIOR: Final[tuple[float, ...]] = (0.86, 0.06, 0.08)
#: How often the other two kinds fold, call (or check) and raise.
FREQUENCIES: Final = {CALLER: (0.03, 0.92, 0.05), RAISER: (0.05, 0.10, 0.85)}
#: The chance that a player by its cards does something else all the same.
STRAYS: Final = 0.01
#: The blur with which it judges its hand, as a part of all hands.
BLUR: Final = 0.03
#: The part of hands it opens or bets with, and raises a bet with: before the flop and after it.
BETS: Final[tuple[float, ...]] = (0.22, 0.35)
RAISES: Final[tuple[float, ...]] = (0.06, 0.14)
#: The chance of the worst hand against one other, and how much more that of the best is: before the flop, after it.
CHANCES: Final[tuple[tuple[float, float], ...]] = ((0.33, 0.45), (0.06, 0.90))
#: The weight of earlier hands' evidence in the next hand (an exponent): people change.
MEMORY: Final = 0.9


@dataclass(frozen=True)
class Act:
    """One thing a seat did: `cost` and `raised` are parts of the pot, the others who could still win it counted."""

    seat: int
    kind: int
    street: int
    cost: float
    raised: float
    others: int


def acts_of(game: Poker, view: View) -> list[Act]:
    """What everybody did in this hand, the viewer included. The cards do not matter: any order of the pack will do."""
    memory = view.memory
    dealer, carried = memory["dealer"], memory["carried"]
    stacks = memory["stacks"]
    assert isinstance(dealer, int) and isinstance(carried, int) and isinstance(stacks, list)
    state = PokerState(game, game.table, view.seats, dealer)
    state.table.chips = vec[i64]([int(chips) for chips in stacks])
    state.carried = carried
    state.lay(list(PACK))
    acts = []
    for seat, move in view.log:
        acts.append(_act(state, move))
        state.apply(seat, move)
    return acts


def _act(state: PokerState, move: int) -> Act:
    """What a move does, told before it is made."""
    table = state.table
    seat = int(table.turn)
    missing = int(table.missing(seat))
    pot = int(sum(table.put)) + int(state.carried)
    kind = kind_of(move)
    if kind not in (FOLD, CALL, CHECK, RAISE):  # the clock ran out (P2)
        kind = FOLD if missing else CHECK
    raised = (payload_of(move) - int(table.highest)) / (pot + missing) if kind == RAISE else 0.0
    others = bin(int(table.live)).count("1") - 1
    return Act(seat, int(kind), int(state.street), missing / max(1, pot), raised, others)


# ---- how good hands are ----


class HoldingOrder:
    """Every holding's place among all holdings on a board, 0 worst to 1 best; hands with a draw stand higher."""

    def __init__(self, board: Sequence[int]) -> None:
        table = int(set_of(list(board)))
        self.places = [0.0] * len(HOLDINGS)
        if board:
            scores = [-1 if mask & table else int(strength(mask | table)) for mask in MASKS]
        else:
            scores = [_before_the_flop(holding) for holding in HOLDINGS]
        known = sorted(score for score in scores if score >= 0)
        for number, score in enumerate(scores):
            if score >= 0:
                self.places[number] = bisect_right(known, score) / len(known)
        if 3 <= len(board) <= 4:
            self._lift_draws(table)

    def _lift_draws(self, table: int) -> None:
        """Four of a suit are worth more than they show."""
        for suit in range(4):
            lane = int(SUIT_CARDS[suit])
            there = bin(table & lane).count("1")
            if 2 <= there <= 3:
                for number, mask in enumerate(MASKS):
                    if not mask & table and bin(mask & lane).count("1") + there == 4:
                        self.places[number] += 0.5 * max(0.0, 0.8 - self.places[number])


def _before_the_flop(holding: Holding) -> int:
    """How good two cards are: a point count after Chen, in quarters of a point, then the lower card."""
    low, high = sorted(card & 15 for card in holding)  # two 0 … ace 12
    points = {12: 40, 11: 32, 10: 28, 9: 24}.get(high, 2 * (high + 2))
    if low == high:
        return 16 * (max(20, 2 * points) + 40) + low
    gap = high - low - 1
    points -= (0, 4, 8, 16)[gap] if gap < 4 else 20
    if holding[0] >> 4 == holding[1] >> 4:
        points += 8
    if gap < 2 and high < 10:
        points += 4
    return 16 * (points + 40) + low


_LADDERS: Final[dict[tuple[int, ...], HoldingOrder]] = {}


def ladder_of(board: Sequence[int]) -> HoldingOrder:
    """The ladder of a board; the last few are kept."""
    key = tuple(board)
    if key not in _LADDERS:
        while len(_LADDERS) > 8:
            del _LADDERS[next(reversed(_LADDERS))]
        _LADDERS[key] = HoldingOrder(board)
    return _LADDERS[key]


# ---- what a player by its cards does ----


def _above(place: float, part: float) -> float:
    """The chance that a hand on this place is among the best part of hands, as this player sees it."""
    x = (place - (1.0 - part)) / BLUR
    return 0.0 if x < -30 else 1.0 / (1.0 + exp(-x))


def stays(street: int, cost: float, others: int) -> float:
    """The part of hands that pays a bet: halfway between what the odds of the pot are worth with a chance to win that
    grows evenly from the worst hand to the best, and what keeps a bluff from paying."""
    needed = cost / (1.0 + cost) + 0.04 + 0.3 * max(0.0, cost - 0.5)
    low, span = CHANCES[min(1, street)]
    by_odds = 1.0 - (float(needed ** (1.0 / (0.6 * others + 0.4))) - low) / span
    by_bluffs = max(0.0, 1.0 - cost) / (1.0 if others < 2 else 1.5)
    return min(0.97, max(0.03, 0.6 * by_odds + 0.4 * by_bluffs))


def _chance_by_cards(act: Act, place: float) -> float:
    """How often a player by its cards does this with a hand on this place."""
    later = min(1, act.street)
    if act.cost <= 0.0:
        raises = _above(place, BETS[later])
        folds = 0.0
    else:
        raises = _above(place, RAISES[later] if act.cost > 0.25 else BETS[later])
        folds = 1.0 - _above(place, stays(act.street, act.cost, act.others))
        folds = min(folds, 1.0 - raises)
    chance = {FOLD: folds, RAISE: raises * _usual(act.raised)}.get(act.kind, 1.0 - raises - folds)
    return STRAYS * (_usual(act.raised) if act.kind == RAISE else 1.0) + (1.0 - STRAYS) * chance


def _usual(raised: float) -> float:
    """How usual a raise of this part of the pot is among players by their cards."""
    return 1.0 if raised <= 1.6 else 0.35 if raised <= 3.0 else 0.08


def _chance_of_kind(act: Act, kind: int) -> float:
    folds, calls, raises = FREQUENCIES[kind]
    if act.cost <= 0.0:
        calls += folds
        folds = 0.0
    return {FOLD: folds, RAISE: 0.6 * raises}.get(act.kind, calls)


#: Places from 0 to 1 are rounded to this many steps.
STEPS: Final = 40


def _by_steps(act: Act) -> list[float]:
    return [_chance_by_cards(act, (step + 0.5) / STEPS) for step in range(STEPS + 1)]


@dataclass(frozen=True)
class HandRange:
    """What a seat may hold: for each holding the weight of a player by its cards that holds it, and the weights of
    the other two kinds, which are the same for all holdings. `sums` are the running totals, to draw from."""

    by_cards: list[float]
    caller: float
    raiser: float
    sums: list[float]
    allowed: list[bool]

    def blind_chance(self) -> float:
        """The chance that it does not play by its cards."""
        others = (self.caller + self.raiser) * sum(self.allowed)
        return others / (others + sum(self.by_cards))

    def fold_chance(self, holding: int, place: float, street: int, cost: float, others: int) -> float:
        """How often it folds a holding to a bet that costs this part of the pot."""
        weight = self.by_cards[holding]
        folds = weight * (1.0 - _above(place, stays(street, cost, others)))
        folds += self.caller * FREQUENCIES[CALLER][0] + self.raiser * FREQUENCIES[RAISER][0]
        return folds / (weight + self.caller + self.raiser)


class RangeReader:
    """What is known of the seats from the hands so far: of each, the chances that it is of each kind."""

    def __init__(self, seats: int) -> None:
        self.kinds = [list(PRIOR) for _ in range(seats)]
        self.deal = 0
        self.acts: list[Act] = []

    def watch(self, deal: int, acts: list[Act]) -> None:
        """Take in a hand as far as it has come; the one before is now history."""
        if deal != self.deal:
            for seat in range(len(self.kinds)):
                self._learn(seat)
            self.deal = deal
        self.acts = acts

    def _learn(self, seat: int) -> None:
        """What a finished hand says of the kind of a player whose cards are not known."""
        chances = list(PRIOR)
        own = [act for act in self.acts if act.seat == seat]
        steps = [1.0] * STEPS
        for act in own:
            by_place = _by_steps(act)
            steps = [chance * by_place[step] for step, chance in enumerate(steps)]
            for kind in FREQUENCIES:
                chances[kind] *= _chance_of_kind(act, kind)
        chances[BY_CARDS] *= sum(steps) / STEPS
        kept = [(old / prior) ** MEMORY for old, prior in zip(self.kinds[seat], PRIOR, strict=True)]
        found = [max(1e-6, chance * old) for chance, old in zip(chances, kept, strict=True)]
        self.kinds[seat] = [max(0.01, chance / sum(found)) for chance in found]

    def read(self, seat: int, board: Sequence[int], seen: int) -> HandRange:
        """What a seat may hold, from what it did in this hand; `seen` is the set of cards it cannot hold."""
        by_cards, caller, raiser = self.kinds[seat]
        weights = [0.0 if mask & seen else by_cards for mask in MASKS]
        for act in self.acts:
            if act.seat != seat:
                continue
            caller *= _chance_of_kind(act, CALLER)
            raiser *= _chance_of_kind(act, RAISER)
            chances = _by_steps(act)
            places = ladder_of(board[: (0, 3, 4, 5)[act.street]]).places
            weights = [
                weight * chances[int(place * STEPS)] if weight else 0.0
                for weight, place in zip(weights, places, strict=True)
            ]
        sums, total = [], 0.0
        allowed = [not mask & seen for mask in MASKS]
        for weight, may in zip(weights, allowed, strict=True):
            if may:
                total += weight + caller + raiser
            sums.append(total)
        return HandRange(weights, caller, raiser, sums, allowed)
