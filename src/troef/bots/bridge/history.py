"""The auction so far: its calls, and what they have shown of each hand."""

from troef.bots.bridge.valuing import DOUBLED, MAJORS, NT, Shown, level_strain
from troef.core.moves import BID, kind_of


class AuctionHistory:
    """The calls so far and what they have shown of each hand."""

    def __init__(self, dealer: int) -> None:
        self.dealer = dealer
        self.calls: list[tuple[int, int]] = []
        self.shown = [Shown() for _ in range(4)]
        self.high = -1  # the rung of the last bid
        self.bidder = -1
        self.doubled = 0

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
        """The suits that the opponents have bid."""
        suits = []
        for other, call in self.calls:
            if (other ^ seat) & 1 and kind_of(call) == BID and level_strain(call)[1] != NT:
                suits.append(level_strain(call)[1])
        return suits

    def contested(self, seat: int) -> bool:
        """Whether an opponent made the last bid."""
        return self.high >= 0 and (self.bidder ^ seat) & 1 == 1

    def has_doubled(self, seat: int) -> bool:
        """Whether a seat has doubled."""
        return (seat, DOUBLED) in self.calls

    def is_contract(self, suit: int) -> bool:
        """Whether the last bid is in this suit."""
        return self.high >= 0 and self.strain() == suit

    def game_reached(self, seat: int) -> bool:
        """Whether this side has bid a game that stands."""
        if self.contested(seat):
            return False
        return self.level() >= (3 if self.strain() == NT else 4 if self.strain() in MAJORS else 5)
