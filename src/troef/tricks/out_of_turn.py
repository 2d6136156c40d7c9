"""Cards out of turn, where a book settles them: a seat that owes one of certain cards, and who says what is led.

`TrickState` lets the cards fall (`early_cards`) and takes them back; a game says which may (`may_be_early`).
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, cards_in
from troef.cards.card import card_text
from troef.core.moves import PLAY, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.tricks.play import TrickPlay
from troef.tricks.state import AroundTricks


@final
@mypyc_attr(acyclic=True)
class Bound(AroundTricks):
    """The play in which a seat owes one of certain cards when its turn comes (`bound`, a set): one that lies there out
    of turn, or what it was ordered to lead. `laid`: it has played it. `clause` is what binds it."""

    def __init__(self, tricks: TrickPlay, seat: i64, bound: i64, clause: str) -> None:
        super().__init__(tricks)
        self.turn = tricks.turn
        self.seat: i64 = seat
        self.bound: i64 = bound
        self.clause: str = clause
        self.laid: bool = False

    def over(self, tricks: TrickPlay) -> AroundTricks:
        other = Bound(tricks, self.seat, self.bound, self.clause)
        other.turn, other.laid = self.turn, self.laid
        return other

    def binds(self, seat: i64) -> bool:
        return seat == self.seat

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn or seat != self.seat:
            return self.tricks.legal(seat)
        return [int(make_move(PLAY, card)) for card in cards_in(self.bound)]

    def allows(self, seat: i64, move: i64) -> bool:
        if not self.tricks.allows(seat, move):
            return False
        return seat != self.seat or self.bound & BIT[payload_of(move)] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if seat == self.seat and self.tricks.allows(seat, move):
            cards = [card_text(card) for card in cards_in(self.bound)]
            return Refusal(self.clause, "bound", {"card": card_text(payload_of(move)), "cards": cards})
        return self.tricks.why_not(seat, move)

    def play(self, seat: i64, move: i64) -> None:
        self.tricks.play(seat, move)
        self.turn = self.tricks.turn
        self.laid = seat == self.seat

    def pick(self, seat: i64, rng: Rng) -> i64:
        if seat != self.seat:
            return self.tricks.pick(seat, rng)
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]


@final
@mypyc_attr(acyclic=True)
class LeadOrder(AroundTricks):
    """Before a lead: `turn` says what it must be (`orders`, kinds of moves); `said` is what it has said, or -1."""

    def __init__(self, tricks: TrickPlay, seat: i64, orders: list[int], clause: str) -> None:
        super().__init__(tricks)
        self.turn = seat
        self.orders = orders
        self.clause: str = clause
        self.said: i64 = -1

    def name(self) -> str:
        return "lead-order"

    def over(self, tricks: TrickPlay) -> AroundTricks:
        other = LeadOrder(tricks, self.turn, self.orders[:], self.clause)
        other.said = self.said
        return other

    def lets_fall(self) -> bool:
        return False

    def legal(self, seat: i64) -> list[int]:
        return list(self.orders) if seat == self.turn and seat >= 0 else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and seat >= 0 and int(move) in self.orders

    def why_not(self, seat: i64, move: i64) -> Refusal:
        return Refusal(
            self.clause, "lead-order-first" if kind_of(move) == PLAY else "wrong-phase", {"phase": self.name()}
        )

    def play(self, seat: i64, move: i64) -> None:
        self.said = move
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        return self.orders[rng.below(len(self.orders))]
