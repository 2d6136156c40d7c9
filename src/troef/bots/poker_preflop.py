"""How two players bet before the flop in an approximate equilibrium: a table, and how it is looked up.

The table was learnt by `learning/preflop.py` in a smaller game: holdings of 169 kinds, raises of one size or all in.
A line of betting is a text with a letter for each action: `f` fold, `c` call or check, `r` a raise, `s` all in.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from troef.bots.poker import nearest_raise
from troef.bots.poker_strong import StrongPlayer
from troef.core.game import Game
from troef.core.moves import CALL as CALL_MOVE
from troef.core.moves import CHECK, kind_of, payload_of
from troef.core.moves import FOLD as FOLD_MOVE
from troef.core.moves import RAISE as RAISE_MOVE
from troef.core.rng import Rng
from troef.core.view import View

FOLD: Final = "f"
CALL: Final = "c"
RAISE: Final = "r"
SHOVE: Final = "s"

#: The kinds of two cards: pairs, and two ranks of one suit or of two.
KINDS: Final = 169
#: In chips: stacks, blinds, the first raise, how many times the bet before it every other raise is, and from which part
#: of the stack on a raise puts all in.
STACK: Final = 200.0
BLINDS: Final["tuple[float, ...]"] = (1.0, 2.0)
OPENING: Final = 5.0
TIMES: Final = 3.0
COMMITTED: Final = 0.4
#: Stacks of these parts of that depth, and raises up to this many times larger or smaller, are treated alike.
SHALLOWEST, DEEPEST = 0.6, 1.6
LIKE: Final = 1.7
#: All in is thought of once this many raises were made; the first raises are small ones.
SHOVES_AFTER: Final = 1


def kind_of_holding(one: int, other: int) -> int:
    """The number of the kind of two cards: 13 times the higher rank plus the lower one for cards of one suit, the other
    way round for two suits."""
    low, high = sorted((one & 15, other & 15))
    return 13 * high + low if one >> 4 == other >> 4 else 13 * low + high


@dataclass(frozen=True)
class BettingLine:
    """Where a line has come: what both have put in, whose turn it is, and who has folded (-1: nobody)."""

    put: tuple[float, float]
    turn: int
    raises: int
    folded: int
    is_over: bool


@cache
def line_after(line: str) -> BettingLine:
    """The betting of a line. Seat 0 is the dealer, who acts first."""
    put, turn, raises, folded, closed = [*BLINDS], 0, 0, -1, False
    for number, action in enumerate(line):
        if action == FOLD:
            folded = turn
        elif action == CALL:
            closed = number > 0  # the first call is not the last word: the big blind may still raise
            put[turn] = max(put)
        else:
            put[turn] = raised_to(line[:number]) if action == RAISE else STACK
            raises += 1
        turn = 1 - turn
    return BettingLine((put[0], put[1]), turn, raises, folded, folded >= 0 or closed)


def raised_to(line: str) -> float:
    """How much the next raise of a line puts in."""
    betting = line_after(line)
    return OPENING if not line else TIMES * max(betting.put)


@cache
def actions_after(line: str) -> str:
    """The actions that are thought of after a line."""
    betting = line_after(line)
    pressed = betting.put[betting.turn] < max(betting.put)
    actions = (FOLD if pressed else "") + CALL
    if max(betting.put) >= STACK:
        return actions
    if raised_to(line) < COMMITTED * STACK:
        actions += RAISE
        return actions + SHOVE if betting.raises >= SHOVES_AFTER else actions
    return actions + SHOVE


def line_of(acts: list[tuple[int, int]], blind: int, stack: int) -> str | None:
    """The line of what was done before the flop: kinds of moves with the chips that a raise has put in.

    `blind` is the big blind, `stack` what the smaller of the two began with. None where the table knows nothing like
    it: stacks of another depth, a raise of another size.
    """
    depth = STACK / BLINDS[1]
    if not SHALLOWEST * depth <= stack / blind <= DEEPEST * depth:
        return None
    line = ""
    for kind, amount in acts:
        if kind in (CALL_MOVE, CHECK):
            line += CALL
        elif kind != RAISE_MOVE:
            return None
        elif amount >= COMMITTED * stack:
            line += SHOVE
        elif 1 / LIKE <= amount / blind * BLINDS[1] / raised_to(line) <= LIKE:
            line += RAISE
        else:
            return None
    return line if line in table() else None


@cache
def table() -> dict[str, dict[str, list[int]]]:
    """By line and action, how often each kind takes it, in percent."""
    held = json.loads((files("troef") / "data" / "poker_preflop.json").read_text(encoding="utf-8"))
    found: dict[str, dict[str, list[int]]] = held["table"]
    return found


class Equilibrium:
    """Bets by the table between two players before the flop, and as the strong player elsewhere."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(f"{seed}:table")
        self.base = StrongPlayer(game, seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        stacks = view.memory.get("stacks")
        playing = [int(chips) for chips in stacks if chips] if isinstance(stacks, list) else []
        line = None
        if len(playing) == 2 and not view.zone("board").cards:
            blind = max(number_of(view.badge(seat, "big-blind")) for seat in range(view.seats))
            acts = [(int(kind_of(move)), int(payload_of(move))) for _, move in view.log]
            line = line_of(acts, blind, min(playing)) if blind else None
        return self.base.choose(view, budget) if line is None else self._mixed(view, line, blind)

    def _mixed(self, view: View, line: str, blind: int) -> int:
        """An action of the table, drawn as often as it says."""
        one, other = view.hand()
        kind = kind_of_holding(one, other)
        actions = table()[line]
        left = int(self.rng.below(sum(percents[kind] for percents in actions.values())))
        chosen = CALL
        for action, percents in actions.items():
            if 0 <= left < percents[kind]:
                chosen = action
            left -= percents[kind]
        raises = [move for move in view.moves if kind_of(move) == RAISE_MOVE]
        if chosen == RAISE and raises:
            return nearest_raise(raises, round(raised_to(line) * blind / BLINDS[1]))
        if chosen == SHOVE and raises:
            return raises[len(raises) - 1]
        if chosen == FOLD:
            return int(FOLD_MOVE)
        return int(CHECK) if CHECK in view.moves else int(CALL_MOVE)


def number_of(value: object) -> int:
    """A number of a view, 0 where there is none."""
    return value if isinstance(value, int) else 0
