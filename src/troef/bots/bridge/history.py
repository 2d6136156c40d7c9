"""The auction so far: its calls, and what they have shown of each hand."""

from dataclasses import replace
from typing import Final

from troef.bots.bridge.meaning import GAME, TAKEOUT_NAMES, Meaning, Shown
from troef.bots.bridge.valuing import DOUBLED, MAJORS, NT, PASSED, REDOUBLED, level_strain
from troef.core.moves import BID, kind_of, payload_of

Calls = tuple[tuple[int, int], ...]


class AuctionPosition:
    """An auction as far as it has gone and what it has shown of each hand.

    It is what all four know, so it is the same for every deal in which these calls are made: a position keeps its
    meanings and the positions after it.
    """

    def __init__(self, dealer: int, vulnerable: tuple[bool, bool]) -> None:
        self.dealer: Final = dealer
        self.vulnerable: Final = vulnerable
        self.calls: Calls = ()
        self.shown: tuple[Shown, ...] = (Shown(), Shown(), Shown(), Shown())
        self.high = -1  # the rung of the last bid
        self.bidder = -1
        self.doubled = 0
        self.to_game = (False, False)  # the sides that have promised each other a game
        self.said: dict[int, list[Meaning]] = {}
        self.after: dict[tuple[int, int], AuctionPosition] = {}

    def followed(self, seat: int, call: int, told: Shown) -> "AuctionPosition":
        """The position after a call that has told this."""
        then = AuctionPosition(self.dealer, self.vulnerable)
        then.calls = (*self.calls, (seat, call))
        then.high, then.bidder, then.doubled, then.to_game = self.high, self.bidder, self.doubled, self.to_game
        if kind_of(call) == BID:
            then.high, then.bidder, then.doubled = int(payload_of(call)), seat, 0
        elif call in (DOUBLED, REDOUBLED):
            then.doubled = self.doubled + 1
        elif call == PASSED:
            told = replace(told, passed=True, forcing=0)
        if told.forcing == GAME:
            then.to_game = (seat & 1 == 0 or self.to_game[0], seat & 1 == 1 or self.to_game[1])
        shown = list(self.shown)
        shown[seat] = told
        then.shown = (shown[0], shown[1], shown[2], shown[3])
        return then

    def level(self) -> int:
        """The level of the last bid."""
        return self.high // 5 + 1

    def strain(self) -> int:
        """The strain of the last bid."""
        return self.high % 5

    def cheapest(self, strain: int) -> int:
        """The lowest level at which a strain may be bid."""
        return (self.high - strain) // 5 + 2 if self.high >= strain else 1

    def theirs(self, seat: int) -> list[int]:
        """The suits that the opponents have shown: four cards or more of each."""
        left, right = self.shown[(seat + 1) % 4], self.shown[(seat + 3) % 4]
        found = []
        for suit in range(4):
            if (left.bid and left.lengths[suit] >= 3) or (right.bid and right.lengths[suit] >= 3):
                bidden = any((other ^ seat) & 1 and level_strain(call)[1] == suit for other, call in self.bids())
                if bidden or max(left.lengths[suit], right.lengths[suit]) >= 5:
                    found.append(suit)
        return found

    def bids(self) -> list[tuple[int, int]]:
        """The calls that are bids, with their seats."""
        return [(seat, call) for seat, call in self.calls if kind_of(call) == BID]

    def bids_of(self, seat: int) -> list[tuple[int, int]]:
        """Level and strain of each bid of a seat."""
        return [level_strain(call) for other, call in self.calls if other == seat and kind_of(call) == BID]

    def contested(self, seat: int) -> bool:
        """Whether an opponent made the last bid."""
        return self.high >= 0 and (self.bidder ^ seat) & 1 == 1

    def undisturbed(self, seat: int) -> bool:
        """Whether partner made the last call that is no pass."""
        for other, call in reversed(self.calls):
            if call != PASSED:
                return other == seat ^ 2
        return False

    def acted(self, seat: int) -> bool:
        """Whether a seat has bid or doubled."""
        return any(other == seat and call != PASSED for other, call in self.calls)

    def asked_by_double(self, seat: int) -> bool:
        """Whether partner has doubled for takeout, with its last call, and nobody has bid since then."""
        partner = self.shown[seat ^ 2]
        if not self.contested(seat) or partner.name not in TAKEOUT_NAMES:
            return False
        return any(other == seat ^ 2 and call == DOUBLED for other, call in self.calls[-2:])

    def balancing(self, seat: int) -> bool:
        """Whether a pass of this seat ends the auction."""
        return self.high >= 0 and len(self.calls) >= 3 and all(call == PASSED for _, call in self.calls[-2:])

    def is_contract(self, suit: int) -> bool:
        """Whether the last bid is in this suit."""
        return self.high >= 0 and self.strain() == suit

    def game_reached(self, seat: int) -> bool:
        """Whether this side has bid a game that stands."""
        return self.high >= 0 and not self.contested(seat) and self.level() >= game_level(self.strain())

    def together(self, seat: int, suit: int) -> int:
        """The cards of a suit that a side has shown."""
        return self.shown[seat].lengths[suit] + self.shown[seat ^ 2].lengths[suit]

    def trumps(self, seat: int) -> int:
        """The suit of which a side has shown most, of equal ones what it bid last; no trump when under four."""
        last = [level_strain(call)[1] for other, call in self.bids() if (other ^ seat) & 1 == 0]
        best = max(range(4), key=lambda suit: (self.together(seat, suit), bool(last) and suit == last[-1], suit))
        return best if self.together(seat, best) >= 4 else NT


def game_level(strain: int) -> int:
    """The level of a game in a strain."""
    return 3 if strain == NT else 4 if strain in MAJORS else 5
