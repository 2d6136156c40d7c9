"""The play with a dummy (R20–R27): the tricks are those of every trick game; declarer plays two of the hands."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.cards.card import card_text
from troef.core.moves import PLAY, kind_of, payload_of
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.tricks.play import TrickPlay
from troef.tricks.state import AroundTricks


@final
@mypyc_attr(acyclic=True)
class DummyPlay(AroundTricks):
    """`tricks.turn` is the hand that plays next, `turn` who acts: declarer for the hand of dummy (R24).

    `dealt` is the hand of dummy (a set of cards) when the play began: -1 where it begins now.
    """

    def __init__(self, tricks: TrickPlay, declarer: i64, dealt: i64 = -1) -> None:
        super().__init__(tricks)
        self.declarer: i64 = declarer
        self.dummy: i64 = declarer ^ 2
        self.dealt: i64 = dealt if dealt >= 0 else tricks.hands[self.dummy]
        self.turn = self._actor()

    def over(self, tricks: TrickPlay) -> AroundTricks:
        other = DummyPlay(tricks, self.declarer)
        other.turn, other.dummy, other.dealt = self.turn, self.dummy, self.dealt
        return other

    def _actor(self) -> i64:
        hand = self.tricks.turn
        return self.declarer if hand == self.dummy else hand

    def open_plays(self, seat: i64) -> i64:
        return self.tricks.legal_cards() if seat == self.turn and seat >= 0 else i64(0)

    def legal(self, seat: i64) -> list[int]:
        return self.tricks.legal(self.tricks.turn) if seat == self.turn and seat >= 0 else []

    def allows(self, seat: i64, move: i64) -> bool:
        return seat == self.turn and self.tricks.allows(self.tricks.turn, move)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        tricks = self.tricks
        card = payload_of(move)
        if kind_of(move) != PLAY or not 0 <= card <= 62:
            return Refusal("R18", "auction-over")
        if not tricks.hands[tricks.turn] & BIT[card]:
            if tricks.turn == self.dummy:
                return Refusal("R24", "not-in-dummy", {"card": card_text(card)})
            if seat == self.declarer and tricks.exposed and tricks.hands[self.dummy] & BIT[card]:
                return Refusal("R22", "own-hand-plays", {"card": card_text(card)})
        return tricks.why_not(tricks.turn, move)

    def play(self, seat: i64, move: i64) -> None:
        tricks = self.tricks
        tricks.play(tricks.turn, move)
        tricks.exposed = BIT[self.dummy]  # R21: from the opening lead
        self.turn = self._actor()

    def gather(self) -> None:
        """R27: the winner takes the trick; the lead comes from the hand that won it."""
        self.tricks.gather()
        self.turn = self._actor()

    def pick(self, seat: i64, rng: Rng) -> i64:
        return self.tricks.pick(self.tricks.turn, rng)
