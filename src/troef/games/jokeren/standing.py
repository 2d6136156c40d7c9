"""How a round of jokeren stands, and what the rules say of a meld, a lay-off or a swap (R13–R24)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.card import JOKER
from troef.core.phase import Phase
from troef.games.jokeren.opening import LEAST_NATURALS, LONGEST, opens_with, value_of
from troef.melds.declared import NO_MELD, can_lay, extended, is_meld, meld_size, swapped
from troef.melds.naming import FOR_JOKER, LOW_END, PER_MELD
from troef.melds.twins import TwinHands

#: The steps of a turn.
DRAWING: Final[i64] = 0
LAYING: Final[i64] = 1

MOST_RENEWALS: Final[i64] = 2  # R26


def part_of(payload: i64) -> tuple[i64, bool, bool, i64]:
    """A lay-off or swap: its card, whether a joker is laid for it, whether at the low end, and the meld's place."""
    return payload & 63, payload & FOR_JOKER != 0, payload & LOW_END != 0, payload // PER_MELD - 1


@mypyc_attr(acyclic=True)
class Standing(Phase):
    """What lies where, who is out, and how far the turn is."""

    def __init__(self, first: i64, hands: TwinHands, known: TwinHands, stock: vec[i64], minimum: i64) -> None:
        super().__init__()
        self.turn = first
        self.hands = hands
        #: the cards of each hand that everybody has seen going there: swapped jokers
        self.known = known
        #: the stock, top first; never written in, so copies share it
        self.stock = stock
        self.drawn: i64 = 0
        #: what a first meld must be worth (R13)
        self.minimum = minimum
        #: the discard pile, bottom first
        self.pile = vec[i64]()
        #: the melds on the table in the order in which they were laid, and who laid them (T2)
        self.melds = vec[i64]()
        self.owners = vec[i64]()
        seats: i64 = len(hands.fields) // 3
        #: how many turns each seat has had, the running one included
        self.turns = vec[i64]([0] * seats)
        #: for each seat 1 when it is out (R14)
        self.out = vec[i64]([0] * seats)
        self.step: i64 = DRAWING
        #: what the player on turn, who is not out, has laid in this turn (S2)
        self.laid: i64 = 0
        self.renewals: i64 = 0
        #: whether the discards must be shuffled before the turn can begin (R26)
        self.lacks_stock: bool = False
        self.winner: i64 = -1

    def in_stock(self) -> i64:
        """How many cards are in the stock."""
        return len(self.stock) - self.drawn

    def to_keep(self, seat: i64) -> i64:
        """How many cards table actions must leave in the hand (R23): two while another has not had a turn (R24)."""
        turns = self.turns
        for other in range(len(turns)):
            if other != seat and not turns[other]:
                return 2
        return 1

    def room(self, seat: i64) -> i64:
        """How many cards may still leave the hand before the discard."""
        return self.hands.count(seat) - self.to_keep(seat)

    def allows_meld(self, seat: i64, meld: i64) -> bool:
        """Whether a meld may be laid (R8–R13, R15, R23, R24)."""
        hands = self.hands
        held, twice, jokers = hands.held(seat), hands.twice(seat), hands.jokers(seat)
        if not is_meld(meld, LONGEST, LEAST_NATURALS) or not can_lay(meld, held, twice, jokers):
            return False
        if meld_size(meld) > self.room(seat):
            return False
        return self.out[seat] != 0 or self.may_open_with(seat, meld, self.room(seat))

    def may_open_with(self, seat: i64, meld: i64, room: i64) -> bool:
        """Whether the minimum can be reached with this meld and others, of at most so many cards (R13)."""
        needed = self.minimum - self.laid
        if value_of(meld) >= needed:
            return meld_size(meld) <= room
        hands = self.hands
        return opens_with(meld, hands.held(seat), hands.twice(seat), hands.jokers(seat), needed, room)

    def allows_layoff(self, seat: i64, payload: i64) -> bool:
        """Whether a card may be laid off (R14, R16–R18, R23, R24)."""
        face, joker, low_end, place = part_of(payload)
        if not self.out[seat] or place < 0 or place >= len(self.melds) or self.room(seat) < 1:
            return False
        if face == JOKER or not self.hands.has(seat, JOKER if joker else face):
            return False
        return extended(self.melds[place], face, joker, low_end, LONGEST) != NO_MELD

    def allows_swap(self, seat: i64, payload: i64) -> bool:
        """Whether a joker may be swapped (R14, R19)."""
        face, joker, low_end, place = part_of(payload)
        if not self.out[seat] or joker or place < 0 or place >= len(self.melds):
            return False
        if face == JOKER or not self.hands.has(seat, face):
            return False
        return swapped(self.melds[place], face, low_end) != NO_MELD

    def is_opening(self, seat: i64) -> bool:
        """Whether a player is coming out and has not laid enough yet (R13)."""
        return self.laid > 0 and not self.out[seat]
