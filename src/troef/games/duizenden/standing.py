"""How a round of duizenden stands, and what the rules say of a take, a set or an addition (R5–R18, R21)."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT
from troef.cards.card import JOKER
from troef.games.duizenden.language import SECOND, WILD
from troef.games.duizenden.scoring import QUEEN
from troef.games.duizenden.taking import LEAST_NATURALS, LONGEST, taken_meld, takes_with
from troef.melds.declared import NO_MELD, can_lay, is_meld, joker_count, meld_size, naturals
from troef.melds.naming import part_of
from troef.melds.twin_round import TwinRound
from troef.melds.twins import TwinHands


@mypyc_attr(acyclic=True)
class DuizendenRound(TwinRound):
    """What lies where, and how far the turn is: `turns` counts the running one once something is taken (R11)."""

    def __init__(self, first: i64, hands: TwinHands, known: TwinHands, stock: vec[i64], pile: vec[i64]) -> None:
        super().__init__(first, hands, known, stock, pile, LONGEST)
        #: whether the one set of a first turn is laid (R11)
        self.laid: bool = False
        #: whether the queen of spades was drawn in this turn as the last card of the pile (R17)
        self.queen_free: bool = False
        self.both: bool = False

    def is_first_turn(self, seat: i64) -> bool:
        """Whether a seat is in its first turn, or has that before it (R11)."""
        return self.turns[seat] == self.step if seat == self.turn else not self.turns[seat]

    def discardable(self, seat: i64) -> i64:
        """How many cards of a hand may be discarded: all but the queens of spades (R16, R17)."""
        hands = self.hands
        count = hands.count(seat)
        queen = BIT[QUEEN]
        if self.queen_free or not hands.held(seat) & queen:
            return count
        return count - (2 if hands.twice(seat) & queen else 1)

    def takes(self, seat: i64, first: bool) -> vec[i64]:
        """The takes for which the hand has the cards."""
        top = self.top()
        if top < 0 or (first and top == JOKER):  # R13
            return vec[i64]()
        hands = self.hands
        return takes_with(top, hands.held(seat), hands.twice(seat), 0 if first else hands.jokers(seat))

    def leaves_one(self, seat: i64, meld: i64) -> bool:
        """Whether a take that lays this meld leaves a card to discard (R18)."""
        pile = self.pile
        last = len(pile) - 1
        top = pile[last]
        if self.discardable(seat) - self.cost(meld) + (0 if top == QUEEN else 1) > 0:
            return True
        return any(pile[place] != QUEEN for place in range(last))

    def cost(self, meld: i64) -> i64:
        """How many cards that may be discarded a meld uses."""
        queen = not self.queen_free and naturals(meld) & BIT[QUEEN] != 0
        return meld_size(meld) - (1 if queen else 0)

    def may_discard_both(self, seat: i64) -> bool:
        """Whether the hand is two equal cards that may go together (R21; jokers have no rank and suit)."""
        twice = self.hands.twice(seat)
        return self.both and twice != 0 and twice != BIT[QUEEN] and self.hands.count(seat) == 2

    def allows_take(self, seat: i64, payload: i64, first: bool) -> bool:
        """Whether the pile may be taken with these cards (R13, R18)."""
        top = self.top()
        if top < 0 or (first and top == JOKER):
            return False
        meld = taken_meld(payload, top)
        if meld == NO_MELD or (first and joker_count(meld)):
            return False
        held, jokers = self.taken_with(payload)
        hands = self.hands
        return not held & ~hands.held(seat) and jokers <= hands.jokers(seat) and self.leaves_one(seat, meld)

    def taken_with(self, payload: i64) -> tuple[i64, i64]:
        """The natural cards of the hand that a take uses, as a set, and how many jokers."""
        held: i64 = 0
        jokers: i64 = 0
        for code in (payload % SECOND, payload // SECOND % SECOND):
            if code & WILD:
                jokers += 1
            else:
                held |= BIT[code] if code < 63 else i64(0)
        return held, jokers

    def allows_meld(self, seat: i64, meld: i64, first: bool) -> bool:
        """Whether a set may be laid (R5–R9, R11, R18)."""
        if not is_meld(meld, LONGEST, LEAST_NATURALS):
            return False
        if first and (self.laid or joker_count(meld) or meld_size(meld) != 3):
            return False
        hands = self.hands
        if not can_lay(meld, hands.held(seat), hands.twice(seat), hands.jokers(seat)):
            return False
        return self.discardable(seat) > self.cost(meld)

    def allows_layoff(self, seat: i64, payload: i64) -> bool:
        """Whether a card may be added to a set (R10, R18)."""
        face, joker, _, place = part_of(payload)
        if not self.may_extend(seat, payload) or self.owners[place] != seat:
            return False
        cost: i64 = 0 if face == QUEEN and not joker and not self.queen_free else 1
        return self.discardable(seat) > cost

    def may_take(self, seat: i64) -> bool:
        """Whether the seat on turn may take the discard pile."""
        for payload in self.takes(seat, self.is_first_turn(seat)):
            if self.leaves_one(seat, taken_meld(payload, self.top())):
                return True
        return False
