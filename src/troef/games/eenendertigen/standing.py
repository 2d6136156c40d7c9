"""How a round and the match stand: hands, pot and stock; points, the schopstoel and who is out."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.betting.pots import zeros
from troef.cards.bits import BIT, card_count, first_card, without_first
from troef.games.eenendertigen.moves import PACK

HAND: Final[i64] = 3  # R3
MOST_TABLE_ROUNDS: Final[i64] = 50  # R23
NOBODY: Final[i64] = -1
#: The ranks of dirty laundry (R14): seven, eight and nine as bits of ranks.
_LAUNDRY: Final[i64] = BIT[5] | BIT[6] | BIT[7]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EenendertigenRound:
    """One round, and what the match keeps.

    `alive` are the seats still in the match (a mask), `points` theirs with `scoring = lives` and the rounds won
    otherwise; `stool` who sits on the schopstoel, `stool_used` whether it has been given. `shown[seat]` are the cards
    of a hand that everybody has seen going into it. The stock is `stock` from `place` on.
    """

    def __init__(self, seats: i64, points: i64) -> None:
        self.seats: i64 = seats
        self.alive: i64 = BIT[seats] - 1
        self.points: vec[i64] = vec[i64]([points] * int(seats))
        self.stool: i64 = 0
        self.stool_used: bool = False
        self.hands: vec[i64] = zeros(seats)
        self.shown: vec[i64] = zeros(seats)
        self.pot: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        self.place: i64 = 0
        self.aside: vec[i64] = vec[i64]()
        #: how many moves had been made at each refresh of the pot
        self.refreshed: vec[i64] = vec[i64]()
        self.open_pot: bool = True
        #: turns completed, and in a row with KEEP (R22)
        self.turns: i64 = 0
        self.keeps: i64 = 0
        self.passer: i64 = NOBODY
        self.forbidder: i64 = NOBODY
        #: after "pas": turns still to come (R16)
        self.left: i64 = 0
        #: whether the showdown has come
        self.over: bool = False

    def copy(self) -> "EenendertigenRound":
        """An independent copy."""
        points, hands, shown, pot, stock, aside = self.points, self.hands, self.shown, self.pot, self.stock, self.aside
        refreshed = self.refreshed
        other = EenendertigenRound(self.seats, 0)
        other.alive, other.stool, other.stool_used, other.place = self.alive, self.stool, self.stool_used, self.place
        other.open_pot, other.turns, other.keeps, other.passer = self.open_pot, self.turns, self.keeps, self.passer
        other.forbidder, other.left, other.over = self.forbidder, self.left, self.over
        other.points = points[: len(points)]
        other.hands = hands[: len(hands)]
        other.shown = shown[: len(shown)]
        other.pot = pot[: len(pot)]
        other.stock = stock[: len(stock)]
        other.aside = aside[: len(aside)]
        other.refreshed = refreshed[: len(refreshed)]
        return other

    # ---- seats ----

    def next_of(self, seat: i64) -> i64:
        """The next seat clockwise that is still in the match."""
        found = seat
        while True:
            found = found + 1 if found + 1 < self.seats else 0
            if self.alive & BIT[found]:
                return found

    def players(self) -> i64:
        """How many are still in the match."""
        return card_count(self.alive)

    def table_round(self) -> i64:
        """In which table round the seat on turn is, from 1."""
        return self.turns // self.players() + 1

    # ---- cards ----

    def places(self, dealer: i64) -> dict[str, list[int]]:
        """R3: where in the pack the cards of this round's hands, pot and stock lie."""
        players = int(self.players())
        rooms: dict[str, list[int]] = {}
        dealt = int(HAND) * players
        seat = dealer
        for first in range(players):
            seat = self.next_of(seat)
            rooms[f"hand-{seat}"] = list(range(first, dealt, players))
        rooms["pot"] = list(range(dealt, dealt + int(HAND)))
        rooms["stock"] = list(range(dealt + int(HAND), len(PACK)))
        return rooms

    def begin(self, order: list[int], dealer: i64, open_pot: bool) -> None:
        """R3: three cards, one at a time, to everybody who is in the match; then the pot; the rest is the stock."""
        hands = zeros(self.seats)
        dealt = HAND * self.players()
        seat = dealer
        for place in range(dealt):
            seat = self.next_of(seat)
            hands[seat] |= BIT[order[place]]
        pot = vec[i64](capacity=HAND)
        for place in range(dealt, dealt + HAND):
            pot = append(pot, order[place])
        stock = vec[i64](capacity=len(PACK))
        for place in range(dealt + HAND, len(order)):
            stock = append(stock, order[place])
        self.hands, self.pot, self.stock = hands, pot, stock
        self.shown = zeros(self.seats)
        self.place = 0
        self.aside = vec[i64]()
        self.refreshed = vec[i64]()
        self.open_pot = open_pot
        self.turns = 0
        self.keeps = 0
        self.passer = NOBODY
        self.forbidder = NOBODY
        self.left = 0
        self.over = False

    def pot_set(self) -> i64:
        """The cards of the pot."""
        pot = self.pot
        return BIT[pot[0]] | BIT[pot[1]] | BIT[pot[2]]

    def is_laundry(self) -> bool:
        """R14: whether the pot is a 7, an 8 and a 9."""
        pot = self.pot
        return BIT[pot[0] & 15] | BIT[pot[1] & 15] | BIT[pot[2] & 15] == _LAUNDRY

    def wash(self, moves: i64) -> None:
        """Refresh the pot as long as that is due (R14, R15), after this many moves."""
        while self.open_pot and self.is_laundry() and len(self.stock) - self.place >= HAND:
            pot, aside, stock, place = self.pot, self.aside, self.stock, self.place
            for card in pot:
                aside = append(aside, card)
            self.aside = aside
            self.pot = stock[place : place + HAND]
            self.place = place + HAND
            self.refreshed = append(self.refreshed, moves)

    def swap(self, seat: i64, given: i64, taken: i64) -> None:
        """R10: one card for one card; it lies where the other lay."""
        pot = self.pot
        for place in range(HAND):
            if pot[place] == taken:
                pot[place] = given
        self.hands[seat] = self.hands[seat] & ~BIT[given] | BIT[taken]
        self.shown[seat] = self.shown[seat] & ~BIT[given] | BIT[taken]

    def swap_all(self, seat: i64) -> None:
        """R5, R6: hand and pot change places."""
        taken = self.pot_set()
        hand = self.hands[seat]
        pot = vec[i64](capacity=HAND)
        while hand:
            pot = append(pot, first_card(hand))
            hand = without_first(hand)
        self.pot = pot
        self.hands[seat] = taken
        if self.open_pot:
            self.shown[seat] = taken

    # ---- the match ----

    def charge(self, lost: tuple[int, ...]) -> i64:
        """S6–S8: take a point from everybody whose number is below 0; the seats that are out by it."""
        points = self.points
        out: i64 = 0
        fallen: i64 = 0
        for seat in range(self.seats):
            if lost[seat] >= 0:
                continue
            if points[seat] == 0:
                out |= BIT[seat]  # from the schopstoel
                self.stool &= ~BIT[seat]
                continue
            points[seat] -= 1
            if points[seat] == 0:
                fallen |= BIT[seat]
        if fallen and not self.stool_used:
            self.stool = fallen  # S7
            self.stool_used = True
        else:
            out |= fallen  # S8
        self.alive &= ~out
        return out
