"""How a round of jokeren stands, and what the rules say of a meld, a lay-off or a swap (R13–R24)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.games.jokeren.opening import LEAST_NATURALS, LONGEST, opens_with, value_of
from troef.melds.declared import can_lay, is_meld, meld_size
from troef.melds.twin_round import TwinRound
from troef.melds.twins import TwinHands

MOST_RENEWALS: Final[i64] = 2  # R26


@mypyc_attr(acyclic=True)
class JokerenRound(TwinRound):
    """What lies where, who is out, and how far the turn is: `turns` counts the running one."""

    def __init__(self, first: i64, hands: TwinHands, known: TwinHands, stock: vec[i64], minimum: i64) -> None:
        super().__init__(first, hands, known, stock, vec[i64](), LONGEST)
        #: what a first meld must be worth (R13)
        self.minimum = minimum
        #: for each seat 1 when it is out (R14)
        self.out = vec[i64]([0] * hands.seats())
        #: what the player on turn, who is not out, has laid in this turn (S2)
        self.laid: i64 = 0
        self.renewals: i64 = 0

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
        """Whether the minimum can be reached with this meld and others, of at most this many cards (R13)."""
        needed = self.minimum - self.laid
        if value_of(meld) >= needed:
            return meld_size(meld) <= room
        hands = self.hands
        return opens_with(meld, hands.held(seat), hands.twice(seat), hands.jokers(seat), needed, room)

    def allows_layoff(self, seat: i64, payload: i64) -> bool:
        """Whether a card may be laid off (R14, R16–R18, R23, R24)."""
        return self.out[seat] != 0 and self.room(seat) > 0 and self.may_extend(seat, payload)

    def allows_swap(self, seat: i64, payload: i64) -> bool:
        """Whether a joker may be swapped (R14, R19)."""
        return self.out[seat] != 0 and self.may_swap(seat, payload)

    def is_opening(self, seat: i64) -> bool:
        """Whether a player is coming out and has not laid enough yet (R13)."""
        return self.laid > 0 and not self.out[seat]
