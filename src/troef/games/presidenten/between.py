"""Between two rounds: the card that the President gives back, and whether to go on."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, first_card
from troef.cards.card import card_text
from troef.core.moves import CHOOSE, PASS, PLAY, kind_of, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.games.presidenten.moves import CONTINUE, GIFTS, STOP
from troef.shedding.equals import first_of_rank, highest_rank

_ANSWERS: Final = [int(CONTINUE), int(STOP)]


def best_card(hand: i64) -> i64:
    """R22: the highest card of a hand; of equal ones the first in the order S H D C."""
    return first_card(first_of_rank(hand, highest_rank(hand), 1))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Giving(Phase):
    """R23: the President gives the slaaf any card of his hand. He has a move for each of his cards."""

    def __init__(self, president: i64, hand: i64) -> None:
        super().__init__()
        self.turn = president
        self.hand: i64 = hand
        #: what he gave, -1 as long as he has not
        self.given: i64 = -1

    def name(self) -> str:
        return "giving"

    def copy(self) -> Phase:
        other = Giving(self.turn, self.hand)
        other.given = self.given
        return other

    def legal(self, seat: i64) -> list[int]:
        moves: list[int] = []
        if seat != self.turn:
            return moves
        cards = self.hand
        while cards:
            moves.append(GIFTS[first_card(cards)])
            cards &= cards - 1
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        card = payload_of(move)
        return seat == self.turn and kind_of(move) == CHOOSE and 0 <= card < 63 and self.hand & BIT[card] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind, card = kind_of(move), payload_of(move)
        if kind == CHOOSE and 0 <= card < 63:
            return Refusal("R23", "not-held", {"card": card_text(card)})
        if kind == PLAY or move == PASS:
            return Refusal("R23", "give-first")
        if kind == CONTINUE or kind == STOP:
            return Refusal("R25", "round-goes-on")
        return Refusal("", "not-offered")

    def play(self, seat: i64, move: i64) -> None:
        self.given = payload_of(move)
        self.turn = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deciding(Phase):
    """R25: everybody says whether to go on, in the order of the new chairs. Two moves."""

    def __init__(self, order: vec[i64]) -> None:
        super().__init__()
        self.order: vec[i64] = order  # does not change, so copies share it
        self.turn = order[0]
        self.answered: i64 = 0
        self.stops: i64 = 0

    def name(self) -> str:
        return "deciding"

    def copy(self) -> Phase:
        other = Deciding(self.order)
        other.turn, other.answered, other.stops = self.turn, self.answered, self.stops
        return other

    def is_over(self) -> bool:
        """Everybody has answered."""
        return self.answered == len(self.order)

    def stopped(self) -> bool:
        """More than half want to stop."""
        return 2 * self.stops > len(self.order)

    def legal(self, seat: i64) -> list[int]:
        return list(_ANSWERS) if seat == self.turn else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and (move == CONTINUE or move == STOP)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == PLAY or kind == PASS or kind == CHOOSE:
            return Refusal("R25", "answer-first")
        return Refusal("", "not-offered")

    def play(self, seat: i64, move: i64) -> None:
        if move == STOP:
            self.stops += 1
        self.answered += 1
        order = self.order
        self.turn = order[self.answered] if self.answered < len(order) else i64(-1)
