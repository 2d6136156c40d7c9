"""Laying cards away before play: the skat, the buried card, the card that leaves the game."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, card_count, cards_in, first_card, nth_card
from troef.cards.card import card_text
from troef.core.moves import DISCARD, HIDDEN, kind_of, make_move, payload_of
from troef.core.phase import SEATS_OF, SINGLES, Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class LayAway(Phase):
    """Some seats each lay `count` cards of their hand face down, one at a time, in any order.

    `hands` and `laid` are sets of cards by seat; `waiting` the seats (bits) that have not laid all of theirs; `clause`
    is what a refusal names. With several seats all of them may act at once. Only `free` cards may be laid away.
    """

    def __init__(self, hands: vec[i64], waiting: i64, count: i64, clause: str, key: str = "laying") -> None:
        super().__init__()
        self.hands = hands
        self.laid = vec[i64]([0] * len(hands))
        self.waiting: i64 = waiting
        self.count: i64 = count
        self.clause = clause
        self.key = key
        self.free: i64 = -1
        self.turn = _only(waiting)

    def name(self) -> str:
        return self.key

    def copy(self) -> Phase:
        hands, laid = self.hands, self.laid
        other = LayAway(hands[: len(hands)], self.waiting, self.count, self.clause, self.key)
        other.turn, other.free = self.turn, self.free
        other.laid = laid[: len(laid)]
        return other

    def actors(self) -> tuple[int, ...]:
        if self.turn >= 0:
            return SINGLES[self.turn]
        return SEATS_OF[self.waiting] if self.waiting < len(SEATS_OF) else tuple(cards_in(self.waiting))

    def choices(self, seat: i64) -> i64:
        """The cards that a seat may lay away now."""
        return self.hands[seat] & self.free if seat >= 0 and BIT[seat] & self.waiting else i64(0)

    def legal(self, seat: i64) -> list[int]:
        if not 0 <= seat < len(self.hands):
            return []
        return [int(make_move(DISCARD, card)) for card in cards_in(self.choices(seat))]

    def allows(self, seat: i64, move: i64) -> bool:
        card = payload_of(move)
        if not 0 <= seat < len(self.hands) or kind_of(move) != DISCARD or not 0 <= card <= 62:
            return False
        return self.choices(seat) & BIT[card] != 0

    def why_not(self, seat: i64, move: i64) -> Refusal:
        card = payload_of(move)
        if kind_of(move) != DISCARD or not 0 <= card <= 62:
            return Refusal(self.clause, "lay-away-first", {"count": int(self.count - card_count(self.laid[seat]))})
        if not self.hands[seat] & BIT[card]:
            return Refusal(self.clause, "not-held", {"card": card_text(card)})
        return Refusal(self.clause, "not-that-card", {"card": card_text(card)})

    def play(self, seat: i64, move: i64) -> None:
        card = BIT[payload_of(move)]
        self.hands[seat] ^= card
        self.laid[seat] |= card
        if card_count(self.laid[seat]) == self.count:
            self.waiting &= ~BIT[seat]
            self.turn = _only(self.waiting)

    def pick(self, seat: i64, rng: Rng) -> i64:
        cards = self.choices(seat)
        return make_move(DISCARD, nth_card(cards, rng.below(card_count(cards))))

    def run_out(self, rng: Rng) -> i64:
        hands, laid, free = self.hands, self.laid, self.free
        moves: i64 = 0
        while self.waiting:
            seat = first_card(self.waiting)
            for _ in range(self.count - card_count(laid[seat])):
                cards = hands[seat] & free
                card = BIT[nth_card(cards, rng.below(card_count(cards)))]
                hands[seat] ^= card
                laid[seat] |= card
                moves += 1
            self.waiting &= ~BIT[seat]
        self.turn = -1
        return moves

    def seen(self, viewer_is_owner: bool, move: i64) -> i64:
        """The move as its maker, or as somebody else may know it."""
        return move if viewer_is_owner else make_move(DISCARD, HIDDEN)


def _only(seats: i64) -> i64:
    """The seat in a set of one, else -1."""
    return first_card(seats) if card_count(seats) == 1 else i64(-1)
