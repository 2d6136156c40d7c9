"""The phases that only cinch has: its auction, the naming of trumps, and discards that may be changed."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.auction.auction import SPEAK_ONCE, Auction
from troef.auction.laying import LayAway
from troef.cards.bits import BIT, cards_in
from troef.cards.card import card_text
from troef.core.moves import BID, DISCARD, kind_of, payload_of
from troef.core.phase import SINGLES, Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.cinch.language import BIDS, CHANGE, card_laid, card_taken, change_of


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Auction):
    """R7: everybody speaks once, each bid higher than the last; none is lower than the table allows."""

    def __init__(self, first: i64, least: i64) -> None:
        super().__init__(BIDS, first, SPEAK_ONCE)
        self.least: i64 = least
        #: P4: who may say nothing more (bits)
        self.silenced: i64 = 0

    def copy(self) -> Phase:
        other = Bidding(self.first, self.least)
        self.copy_auction(other)
        other.silenced = self.silenced
        return other

    def silence(self, seats: i64) -> None:
        """P4: these seats may not speak any more."""
        self.silenced |= seats
        if self.turn >= 0 and seats & BIT[self.turn]:
            self.go_on(self.turn)

    def next_speaker(self, seat: i64) -> i64:
        found = super().next_speaker(seat)
        while found >= 0 and self.silenced & BIT[found]:
            self.spoken += 1
            found = super().next_speaker(found)
        return found

    def lowest(self, seat: i64) -> i64:
        low = self.ladder.lowest_over(self.high)
        return low if low >= self.least - 1 else self.least - 1

    def why_not(self, seat: i64, move: i64) -> Refusal:
        if kind_of(move) == BID and 0 <= payload_of(move) < self.least - 1 and self.high < 0:
            return Refusal("R7", "below-minimum", {"bid": int(payload_of(move)) + 1, "least": int(self.least)})
        return super().why_not(seat, move)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Discarding(LayAway):
    """R11, R14: one seat lays cards away; `changing` (a set of seats) are those who have done so and drew no card.

    They need not do anything, but may still change what they discarded (R13): `shown` are their discarded trumps.
    """

    def __init__(
        self, hands: vec[i64], seat: i64, count: i64, clause: str, key: str, changing: i64, shown: vec[i64]
    ) -> None:
        super().__init__(hands, BIT[seat], count, clause, key)
        self.changing: i64 = changing
        self.shown: vec[i64] = shown

    def copy(self) -> Phase:
        hands, shown, laid = self.hands, self.shown, self.laid
        other = Discarding(
            hands[: len(hands)], 0, self.count, self.clause, self.key, self.changing, shown[: len(shown)]
        )
        other.turn, other.waiting, other.free = self.turn, self.waiting, self.free
        other.laid = laid[: len(laid)]
        return other

    def actors(self) -> tuple[int, ...]:
        if not self.changing:
            return SINGLES[self.turn]
        seats = [int(self.turn), *cards_in(self.changing)]
        return tuple(seats)

    def legal(self, seat: i64) -> list[int]:
        moves = super().legal(seat)
        if 0 <= seat < 4 and self.changing & BIT[seat]:
            for laid in cards_in(self.hands[seat]):
                for taken in cards_in(self.shown[seat]):
                    moves.append(int(change_of(laid, taken)))
        return moves

    def allows(self, seat: i64, move: i64) -> bool:
        if kind_of(move) != CHANGE:
            return super().allows(seat, move)
        if not 0 <= seat < 4 or move < 0 or not self.changing & BIT[seat]:
            return False
        laid, taken = card_laid(move), card_taken(move)
        if move != change_of(laid, taken) or laid == 63 or taken == 63:
            return False
        return self.hands[seat] & BIT[laid] != 0 and self.shown[seat] & BIT[taken] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if kind == CHANGE and move >= 0:
            return self._why_no_change(seat, card_laid(move), card_taken(move))
        if self.changing & BIT[seat]:
            if kind == DISCARD:
                return Refusal("R13", "change-or-wait")
            return Refusal("", "wrong-phase", {"phase": self.key})
        return super().why_not(seat, move)

    def _why_no_change(self, seat: i64, laid: i64, taken: i64) -> Refusal:
        if not self.changing & BIT[seat] or laid == 63 or taken == 63:
            return Refusal("R13", "nothing-to-change")
        if not self.hands[seat] & BIT[laid]:
            return Refusal("R13", "not-held", {"card": card_text(laid)})
        return Refusal("R13", "not-discarded", {"card": card_text(taken)})

    def play(self, seat: i64, move: i64) -> None:
        if kind_of(move) == CHANGE:
            both = BIT[card_laid(move)] | BIT[card_taken(move)]
            self.hands[seat] ^= both
            self.shown[seat] ^= both
        else:
            super().play(seat, move)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if seat == self.turn:
            return super().pick(seat, rng)
        hand, shown = cards_in(self.hands[seat]), cards_in(self.shown[seat])
        return change_of(hand[rng.below(len(hand))], shown[rng.below(len(shown))])
