"""The phases of a round: the opening exchange, and the turns."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, first_card, without_first
from troef.cards.card import card_text
from troef.core.moves import END_TURN, PASS, BoxedMove, kind_of, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.eenendertigen.moves import (
    FORBID,
    KEEP,
    KEEP_ALL,
    SWAP,
    SWAP_ALL,
    SWAP_MOVES,
    SWAPS,
    card_given,
    card_taken,
    swap_of,
)
from troef.games.eenendertigen.scoring import THIRTY_ONE, THREE_ALIKE, VALUE_TEXTS, hand_halves
from troef.games.eenendertigen.standing import HAND, MOST_TABLE_ROUNDS, NOBODY, EenendertigenRound

_OPENING: Final[list[BoxedMove]] = [int(SWAP_ALL), int(KEEP_ALL)]
_AFTER_SWAP: Final[list[BoxedMove]] = [int(FORBID), int(END_TURN)]
#: What can stand behind the nine swaps.
_KEEP: Final[list[BoxedMove]] = [int(KEEP)]
_KEEP_PASS: Final[list[BoxedMove]] = [int(KEEP), int(PASS)]
_KEEP_FORBID: Final[list[BoxedMove]] = [int(KEEP), int(FORBID)]
_KEEP_PASS_FORBID: Final[list[BoxedMove]] = [int(KEEP), int(PASS), int(FORBID)]
_NINE: Final[list[BoxedMove]] = [0] * 9


@mypyc_attr(acyclic=True)
class RoundPhase(Phase):
    """A phase of a round; both phases share one `EenendertigenRound`."""

    def __init__(self, standing: EenendertigenRound) -> None:
        super().__init__()
        self.standing: EenendertigenRound = standing

    def copy(self) -> Phase:
        return self.over(self.standing.copy())

    def over(self, standing: EenendertigenRound) -> "RoundPhase":
        """The same phase of a copied round."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class Opening(RoundPhase):
    """One player takes the whole pot for his hand, or leaves it (R5, R6): two moves."""

    def __init__(self, standing: EenendertigenRound, seat: i64) -> None:
        super().__init__(standing)
        self.turn = seat

    def name(self) -> str:
        return "opening"

    def over(self, standing: EenendertigenRound) -> RoundPhase:
        return Opening(standing, self.turn)

    def legal(self, seat: i64) -> list[int]:
        return _OPENING[:] if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == SWAP_ALL or move == KEEP_ALL)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == SWAP or move == KEEP or move == PASS or move == FORBID or move == END_TURN:
            return Refusal("R5" if self.standing.open_pot else "R6", "opening-first")
        return Refusal("", "not-offered")

    def play(self, seat: i64, move: i64) -> None:
        if move == SWAP_ALL:
            self.standing.swap_all(seat)
        self.turn = NOBODY

    def pick(self, seat: i64, rng: Rng) -> i64:
        return SWAP_ALL if rng.below(2) else KEEP_ALL


@final
@mypyc_attr(acyclic=True)
class Turns(RoundPhase):
    """The turns (R9–R24). At most twelve moves: nine swaps, KEEP, PASS and FORBID.

    `choosing` is whether the seat on turn has just swapped into 31 and may call "verbied" (R19).
    """

    def __init__(self, standing: EenendertigenRound, first: i64, pass_from: i64) -> None:
        super().__init__(standing)
        self.turn = first
        self.pass_from: i64 = pass_from
        self.choosing: bool = False
        #: whether the opening exchange has been made (for refusals only)
        self.opened: bool = False

    def name(self) -> str:
        if self.choosing:
            return "forbid"
        return "turns" if self.standing.passer < 0 else "last-round"

    def over(self, standing: EenendertigenRound) -> RoundPhase:
        other = Turns(standing, self.turn, self.pass_from)
        other.choosing, other.opened = self.choosing, self.opened
        return other

    def may_pass(self) -> bool:
        """R16, R17."""
        standing = self.standing
        return standing.passer < 0 and (self.pass_from < 2 or standing.turns >= standing.players())

    def may_forbid(self) -> bool:
        """R18: exactly 31, and an earlier turn in this round."""
        standing = self.standing
        return standing.turns >= standing.players() and hand_halves(standing.hands[self.turn]) == THIRTY_ONE

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.choosing:
            return _AFTER_SWAP[:]
        standing = self.standing
        if self.may_pass():
            words = _KEEP_PASS_FORBID if self.may_forbid() else _KEEP_PASS
        else:
            words = _KEEP_FORBID if self.may_forbid() else _KEEP
        moves = _NINE + words
        pot = standing.pot
        hand = standing.hands[seat]
        number: i64 = 0
        while hand:
            given = first_card(hand)
            hand = without_first(hand)
            for place in range(HAND):
                moves[number] = SWAP_MOVES[given + 64 * pot[place]]
                number += 1
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        if self.choosing:
            return move == FORBID or move == END_TURN
        if kind_of(move) == SWAP:
            return self._may_swap(seat, move)
        if move == KEEP:
            return True
        if move == PASS:
            return self.may_pass()
        return move == FORBID and self.may_forbid()

    def _may_swap(self, seat: i64, move: i64) -> bool:
        if not 0 <= payload_of(move) < SWAPS:
            return False
        given, taken = card_given(move), card_taken(move)
        if given > 62 or taken > 62:
            return False
        standing = self.standing
        return standing.hands[seat] & BIT[given] != 0 and standing.pot_set() & BIT[taken] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == SWAP and 0 <= payload_of(move) < SWAPS:
            if self.choosing:
                return Refusal("R19", "swapped-already")
            given, taken = card_given(move), card_taken(move)
            if given > 62 or not self.standing.hands[seat] & BIT[given]:
                return Refusal("R10", "not-held", {"card": card_text(given)})
            return Refusal("R10", "not-in-pot", {"card": card_text(taken)})
        if payload_of(move):
            return Refusal("", "not-offered")
        if kind == SWAP_ALL:
            return Refusal("R10", "one-for-one")
        if kind == KEEP_ALL:
            return Refusal("R8" if self.opened else "R7", "opening-over")
        if self.choosing and (kind == KEEP or kind == PASS):
            return Refusal("R19", "swapped-already")
        if kind == PASS:
            if self.standing.passer >= 0:
                return Refusal("R17", "passed-already")
            return Refusal("R16", "pass-too-early")
        if kind == FORBID:
            return self._why_not_forbid(seat)
        if kind == END_TURN:
            return Refusal("R19", "nothing-to-end")
        return Refusal("", "not-offered")

    def _why_not_forbid(self, seat: i64) -> Refusal:
        halves = hand_halves(self.standing.hands[seat])
        if halves == THREE_ALIKE:
            return Refusal("R21", "three-alike")
        if halves != THIRTY_ONE:
            return Refusal("R18", "not-31", {"value": VALUE_TEXTS[halves]})
        return Refusal("R18", "forbid-too-early")

    # ---- playing ----

    def play(self, seat: i64, move: i64) -> None:
        """A move up to the moment at which the pot may have to be refreshed; `State` goes on with `after`."""
        if kind_of(move) == SWAP:
            self.standing.swap(seat, card_given(move), card_taken(move))

    def after(self, move: i64) -> None:
        """What follows on a move: the choice of R19, the next turn, or the showdown."""
        standing = self.standing
        swapped = kind_of(move) == SWAP
        self.choosing = False
        if move == FORBID:  # R20
            standing.forbidder = self.turn
            self._show()
            return
        if swapped and self.may_forbid():
            self.choosing = True  # R19
            return
        standing.turns += 1
        standing.keeps = standing.keeps + 1 if move == KEEP else 0
        players = standing.players()
        if move == PASS:
            standing.passer = self.turn
            standing.left = players  # the passer's own turn is counted down just below
        if standing.passer >= 0:
            standing.left -= 1
            if not standing.left:  # R16
                self._show()
                return
        elif standing.keeps == players or standing.turns == MOST_TABLE_ROUNDS * players:  # R22, R23
            self._show()
            return
        self.turn = standing.next_of(self.turn)  # R12

    def _show(self) -> None:
        self.turn = NOBODY
        self.standing.over = True

    def pick(self, seat: i64, rng: Rng) -> i64:
        standing = self.standing
        if self.choosing:
            return FORBID if rng.below(2) else END_TURN
        words: i64 = 1
        if self.may_pass():
            words += 1
        forbid = self.may_forbid()
        if forbid:
            words += 1
        number = rng.below(9 + words)
        if number >= 9:
            if number == 9:
                return KEEP
            return FORBID if forbid and number == 8 + words else PASS
        hand = standing.hands[seat]
        for _ in range(number // 3):
            hand = without_first(hand)
        return swap_of(first_card(hand), standing.pot[number % 3])
