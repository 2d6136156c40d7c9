"""The blind lead (R23): the bidder on lead may lay a card face down in place of the called suit."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in, nth_card
from troef.cards.card import card_text
from troef.core.moves import PLAY, kind_of, make_move, payload_of
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.rikken.moves import BLIND
from troef.tricks.play import TrickPlay
from troef.tricks.state import AroundTricks


@final
@mypyc_attr(acyclic=True)
class BlindLead(AroundTricks):
    """The lead of a bidder who has called blind, while the called card has not been played: any card, open or face
    down; face down it stands for `suit`."""

    def __init__(self, tricks: TrickPlay, suit: i64) -> None:
        super().__init__(tricks)
        self.suit: i64 = suit
        self.turn = tricks.turn

    def over(self, tricks: TrickPlay) -> AroundTricks:
        other = BlindLead(tricks, self.suit)
        other.turn = self.turn
        return other

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        moves = self.tricks.legal(seat)
        moves += [int(make_move(BLIND, card)) for card in cards_in(self.tricks.hands[seat])]
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if seat == self.turn and kind_of(move) == BLIND:
            card = payload_of(move)
            return 0 <= card <= 62 and self.tricks.hands[seat] & BIT[card] != 0
        return self.tricks.allows(seat, move)

    def why_not(self, seat: i64, move: i64) -> Refusal:
        card = payload_of(move)
        if kind_of(move) == BLIND and 0 <= card <= 62:
            return Refusal("", "not-held", {"card": card_text(card)})
        return self.tricks.why_not(seat, move)

    def play(self, seat: i64, move: i64) -> None:
        if kind_of(move) == BLIND:
            self.tricks.lead_face_down(seat, payload_of(move), self.suit)
        else:
            self.tricks.play(seat, move)
        self.turn = -1

    def pick(self, seat: i64, rng: Rng) -> i64:
        hand = self.tricks.hands[seat]
        count = card_count(hand)
        choice = rng.below(2 * count)
        if choice < count:
            return make_move(PLAY, nth_card(hand, choice))
        return make_move(BLIND, nth_card(hand, choice - count))
