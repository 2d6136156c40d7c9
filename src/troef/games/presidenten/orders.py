"""Orders (T1, T2): a message from a higher rank to a lower one, which the receiver can tick off.

They are no part of the game: nobody is awaited for them, `State.legal` and `State.actors` leave them out, and nothing
follows from them. A view offers them as its `messages`, a state takes them as moves, and the log keeps them. In each
round a player can give every lower one a single order, so that there is an end to them.
"""

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.core.moves import kind_of, payload_of
from troef.core.position_facts import PositionError, whole_number
from troef.core.refusal import Refusal
from troef.games.presidenten.language import ORDERS
from troef.games.presidenten.moves import DONE, ORDER, order_move, target_of, word_of

# An order as it is kept: giver, target, word, and whether it has been carried out.
_TARGET: Final[i64] = 4
_WORD: Final[i64] = 8
_DONE: Final[i64] = 4096


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Orders:
    """The orders of one round, for `chairs` from the President to the slaaf."""

    def __init__(self, chairs: vec[i64]) -> None:
        self.chairs: vec[i64] = chairs  # does not change, so copies share it
        self.given: vec[i64] = vec[i64]()

    def copy(self) -> "Orders":
        """An independent copy."""
        given = self.given
        other = Orders(self.chairs)
        other.given = given[: len(given)]
        return other

    def of(self, seat: i64) -> list[tuple[int, str, bool]]:
        """What a seat was ordered: by whom, what, and whether it is done."""
        found: list[tuple[int, str, bool]] = []
        for order in self.given:
            if (order >> _TARGET) & 15 == seat:
                found.append((int(order & 15), ORDERS[(order >> _WORD) & 15], order & _DONE != 0))
        return found

    def as_facts(self) -> list[dict[str, object]]:
        """The orders as plain data: who gave it, to whom, what, and whether it is done."""
        return [
            {
                "by": int(order & 15),
                "to": int((order >> _TARGET) & 15),
                "order": ORDERS[(order >> _WORD) & 15],
                "done": order & _DONE != 0,
            }
            for order in self.given
        ]

    def add(self, facts: Any) -> None:
        """Restore an order that `as_facts` gave.

        Raises:
            PositionError: it cannot have been given.
        """
        usual: dict[str, Any] = {"done": False}
        if not isinstance(facts, Mapping) or {*usual, *facts} != {"by", "to", "order", "done"}:
            raise PositionError("orders", "an order says 'by', 'to', 'order', and perhaps 'done'")
        told = {**usual, **facts}
        seats = len(self.chairs)
        giver = whole_number(told, "by", 0, max(0, seats - 1))
        target = whole_number(told, "to", 0, max(0, seats - 1))
        word, done = told["order"], told["done"]
        if word not in ORDERS or not isinstance(done, bool):
            raise PositionError(
                "orders", "an order is one of {orders}; done is true or false", orders=", ".join(ORDERS)
            )
        if target not in self._below(giver):
            raise PositionError(
                "orders", "seat {target} is not lower in rank than seat {giver}", target=target, giver=giver
            )
        if self._between(giver, target) >= 0:
            raise PositionError("orders", "seat {giver} gives seat {target} one order", giver=giver, target=target)
        self.take(giver, order_move(ORDERS.index(word), target))
        if done:
            self.take(target, giver << 6 | int(DONE))

    def _between(self, giver: i64, target: i64) -> i64:
        """Where the order of one seat to another stands, or -1."""
        given = self.given
        for place in range(len(given)):
            if given[place] & 15 == giver and (given[place] >> _TARGET) & 15 == target:
                return place
        return -1

    def _below(self, giver: i64) -> list[int]:
        """The seats of lower rank, that of the slaaf last."""
        found: list[int] = []
        passed = False
        for seat in self.chairs:
            if passed:
                found.append(int(seat))
            elif seat == giver:
                passed = True
        return found

    def offers(self, seat: i64, open_now: bool) -> list[int]:
        """What a seat may order or tick off now."""
        moves: list[int] = []
        for giver, _, done in self.of(seat):
            if not done:
                moves.append(giver << 6 | int(DONE))
        if open_now:
            for target in self._below(seat):
                if self._between(seat, target) < 0:
                    moves += [int(order_move(word, target)) for word in range(len(ORDERS))]
        return moves

    def why_not(self, seat: i64, move: i64, open_now: bool) -> Refusal | None:
        """None when the order can be given or ticked off."""
        if kind_of(move) == DONE:
            giver = payload_of(move)
            place = self._between(giver, seat) if 0 <= giver < 16 else -1
            if place < 0 or self.given[place] & _DONE:
                return Refusal("T1", "no-such-order")
            return None
        if not open_now:
            return Refusal("T2", "no-orders-now")
        if not 0 <= word_of(move) < len(ORDERS) or int(target_of(move)) not in self._below(seat):
            return Refusal("T1", "not-below-you")
        return Refusal("T1", "ordered-already") if self._between(seat, target_of(move)) >= 0 else None

    def take(self, seat: i64, move: i64) -> None:
        """Give an order or tick it off."""
        if kind_of(move) == ORDER:
            self.given = append(self.given, seat | target_of(move) << _TARGET | word_of(move) << _WORD)
            return
        given = self.given
        given[self._between(payload_of(move), seat)] |= _DONE
