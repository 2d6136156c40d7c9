"""How a pack is dealt: in packets, clockwise or anticlockwise."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT


def card_at(pack: vec[i64], top: i64, place: i64) -> i64:
    """The card at a place of a pack that begins at `top` and goes round."""
    return pack[(top + place) % len(pack)]


def cards_from(pack: vec[i64], top: i64, place: i64, count: i64) -> vec[i64]:
    """`count` cards of a pack that is a row of numbers, from a place on."""
    cards = vec[i64]([0] * count)
    for at in range(count):
        cards[at] = card_at(pack, top, place + at)
    return cards


@final
class DealPattern:
    """Packets dealt to each player in turn, starting next to the dealer (packets 3, 2, 3: three to each, and so on).

    What is left of the pack stays in the stock.
    """

    def __init__(self, seats: int, packets: tuple[int, ...], direction: int = 1) -> None:
        self.seats: i64 = seats
        self.direction: i64 = direction
        turns = [turn for packet in packets for turn in range(seats) for _ in range(packet)]
        #: for each card from the top: how many places after the dealer's neighbour its player sits
        self.turns = vec[i64](turns)
        #: how many cards each seat gets, which is the same for all
        self.counts = vec[i64]([sum(packets)] * seats)
        #: where each packet ends that a player gets at once
        ends = [place + 1 for place in range(len(turns)) if place + 1 == len(turns) or turns[place + 1] != turns[place]]
        self.ends = vec[i64](ends)
        #: for each dealer, one row with the player of each packet
        self.seat_of = vec[i64]([int(self.player(end - 1, dealer)) for dealer in range(seats) for end in ends])

    def player(self, position: i64, dealer: i64) -> i64:
        """Who gets the card at a position of the pack."""
        return (dealer + self.direction * (1 + self.turns[position]) + 2 * self.seats) % self.seats

    def hands(self, pack: vec[i64], dealer: i64, top: i64 = 0) -> vec[i64]:
        """The hands, as sets by seat, from a pack that begins at the place `top` and goes round."""
        hands = vec[i64]([0] * self.seats)
        seat_of, ends = self.seat_of, self.ends
        size: i64 = len(pack)
        row: i64 = dealer * len(ends)
        place: i64 = 0
        for packet in range(len(ends)):
            cards: i64 = 0
            while place < ends[packet]:
                cards |= BIT[pack[top]]
                top += 1
                if top == size:
                    top = 0
                place += 1
            hands[seat_of[row + packet]] |= cards
        return hands

    def places(self, dealer: int) -> dict[str, list[int]]:
        """Positions in the pack of each hand, for `Game.arrange`."""
        rooms: dict[str, list[int]] = {f"hand-{seat}": [] for seat in range(int(self.seats))}
        for position in range(len(self.turns)):
            rooms[f"hand-{int(self.player(position, dealer))}"].append(position)
        return rooms
