"""The cards on the table: everybody's small piles and stock, and the open piles.

Every card lies in one place only, so one table says which card lies under which. A small pile is two heaps: the
face-down cards and the open ones on them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, cards_in
from troef.core.moves import OWN, SLAP, BoxedMove, make_move

PILES: Final[i64] = 5
EMPTY: Final[i64] = -1
#: Who laid the top card of an open pile: nobody, it was flipped.
FLIPPED: Final[i64] = -1
#: More packs than this are not played with (R1).
PACKS: Final[i64] = 3

LAY: Final[i64] = OWN  # small pile, open pile: `PLAY(i,Ok)` of the book
MERGE: Final[i64] = OWN + 1  # small pile, small pile
SHIFT: Final[i64] = OWN + 2  # small pile, small pile
READY: Final[i64] = OWN + 3
STUCK: Final[i64] = OWN + 4

#: R12: for each rank the ranks that lie next to it in the circle … Q K A 2 3 ….
NEIGHBOURS: Final = vec[i64]([2 ** ((rank + 1) % 13) | 2 ** ((rank + 12) % 13) for rank in range(13)])

#: Moves made once, by first pile + second pile × 8.
LAYS: Final[list[BoxedMove]] = [int(make_move(LAY, pile + 8 * heap)) for heap in range(8) for pile in range(8)]
MERGES: Final[list[BoxedMove]] = [int(make_move(MERGE, pile + 8 * other)) for other in range(8) for pile in range(8)]
SHIFTS: Final[list[BoxedMove]] = [int(make_move(SHIFT, pile + 8 * other)) for other in range(8) for pile in range(8)]
SLAPS: Final[list[BoxedMove]] = [int(make_move(SLAP, heap)) for heap in range(8)]


def first_of(move: i64) -> i64:
    """The small pile that a lay, a merge or a shift takes its cards from, from 0."""
    return move >> 6 & 7


def second_of(move: i64) -> i64:
    """The pile that they go to, from 0; too high where the move is none."""
    return move >> 9


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Layout:
    """All cards of a round. Small piles are numbered seat × 5 + pile."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        #: the card beneath each card, or EMPTY
        self.under: vec[i64] = vec[i64]([EMPTY] * int(32 * seats))
        #: of every small pile the uppermost and lowest open card, how many, and the face-down ones in the same way
        self.top: vec[i64] = vec[i64]([EMPTY] * int(PILES * seats))
        self.low: vec[i64] = vec[i64]([EMPTY] * int(PILES * seats))
        self.shown: vec[i64] = vec[i64]([0] * int(PILES * seats))
        self.deck: vec[i64] = vec[i64]([EMPTY] * int(PILES * seats))
        self.down: vec[i64] = vec[i64]([0] * int(PILES * seats))
        #: of every seat the stock, the cards left in the small piles, and the open pile with who laid its top card
        self.stock: vec[i64] = vec[i64]([EMPTY] * int(seats))
        self.left: vec[i64] = vec[i64]([0] * int(seats))
        self.small: vec[i64] = vec[i64]([0] * int(seats))
        self.heap: vec[i64] = vec[i64]([EMPTY] * int(seats))
        self.height: vec[i64] = vec[i64]([0] * int(seats))
        self.layer: vec[i64] = vec[i64]([FLIPPED] * int(seats))
        #: faces that everybody knows to be among a seat's face-down cards: those there once at least, twice, …
        self.known: vec[i64] = vec[i64]([0] * int(PACKS * seats))
        #: what has been done with cards since the round began: plays, merges, shifts, flips
        self.changes: i64 = 0

    def copy(self) -> "Layout":
        """An independent copy."""
        under, top, low, shown, deck, down = self.under, self.top, self.low, self.shown, self.deck, self.down
        stock, left, small, heap, height, layer = self.stock, self.left, self.small, self.heap, self.height, self.layer
        known = self.known
        other = Layout(self.seats)
        other.changes = self.changes
        other.under = under[: len(under)]
        other.top = top[: len(top)]
        other.low = low[: len(low)]
        other.shown = shown[: len(shown)]
        other.deck = deck[: len(deck)]
        other.down = down[: len(down)]
        other.stock = stock[: len(stock)]
        other.left = left[: len(left)]
        other.small = small[: len(small)]
        other.heap = heap[: len(heap)]
        other.height = height[: len(height)]
        other.layer = layer[: len(layer)]
        other.known = known[: len(known)]
        return other

    # ---- what may be done ----

    def fits(self, card: i64, heap: i64) -> bool:
        """R12: whether a card goes on an open pile."""
        upper = self.heap[heap]
        return upper >= 0 and NEIGHBOURS[card & 15] & BIT[upper & 15] != 0

    def lays(self, seat: i64, pile: i64, heap: i64) -> bool:
        """R12, R13: whether the top card of a small pile goes on an open pile."""
        if pile >= PILES or not 0 <= heap < self.seats:
            return False
        card = self.top[seat * PILES + pile]
        return card >= 0 and self.fits(card, heap)

    def merges(self, seat: i64, pile: i64, other: i64) -> bool:
        """R5: whether the open cards of two small piles are alike."""
        if pile == other or pile >= PILES or not 0 <= other < PILES:
            return False
        card, beneath = self.top[seat * PILES + pile], self.top[seat * PILES + other]
        return card >= 0 and beneath >= 0 and card & 15 == beneath & 15

    def shifts(self, seat: i64, pile: i64, other: i64) -> bool:
        """R6: whether there is an empty place, and something that comes free."""
        if pile == other or pile >= PILES or not 0 <= other < PILES:
            return False
        # where cards lie, one is open (R7)
        return self.top[seat * PILES + other] < 0 and self.down[seat * PILES + pile] > 0

    def add_lays(self, seat: i64, moves: list[int]) -> None:
        """Every card of a seat that goes on an open pile."""
        top, heap, seats = self.top, self.heap, self.seats
        base = seat * PILES
        for pile in range(PILES):
            card = top[base + pile]
            if card < 0:
                continue
            wanted = NEIGHBOURS[card & 15]
            for other in range(seats):
                upper = heap[other]
                if upper >= 0 and wanted & BIT[upper & 15]:
                    moves.append(LAYS[pile + 8 * other])

    def add_arrangements(self, seat: i64, moves: list[int]) -> None:
        """Every merge and shift of a seat."""
        top, down = self.top, self.down
        base = seat * PILES
        for pile in range(PILES):
            card = top[base + pile]
            if card < 0:
                continue
            for other in range(PILES):
                upper = top[base + other]
                if upper < 0:
                    if down[base + pile]:
                        moves.append(SHIFTS[pile + 8 * other])
                elif other != pile and card & 15 == upper & 15:
                    moves.append(MERGES[pile + 8 * other])

    def can_lay(self, seat: i64) -> bool:
        """Whether a seat has any play."""
        top, heap, seats = self.top, self.heap, self.seats
        wanted: i64 = 0
        for pile in range(seat * PILES, seat * PILES + PILES):
            card = top[pile]
            if card >= 0:
                wanted |= NEIGHBOURS[card & 15]
        for other in range(seats):
            upper = heap[other]
            if upper >= 0 and wanted & BIT[upper & 15]:
                return True
        return False

    def can_arrange(self, seat: i64) -> bool:
        """Whether a seat has any merge or shift."""
        top, down = self.top, self.down
        ranks: i64 = 0
        empty = freeing = False
        for pile in range(seat * PILES, seat * PILES + PILES):
            card = top[pile]
            if card < 0:
                empty = True
                continue
            if ranks & BIT[card & 15]:
                return True
            ranks |= BIT[card & 15]
            if down[pile]:
                freeing = True
        return empty and freeing

    def can_move(self, seat: i64) -> bool:
        """Whether a seat can do anything with its cards."""
        return self.can_lay(seat) or self.can_arrange(seat)

    def deadlocked(self) -> bool:
        """R17: nobody can lay, merge or shift."""
        seat: i64 = 0
        while seat < self.seats and not self.can_move(seat):
            seat += 1
        return seat == self.seats

    # ---- doing it ----

    def form(self, seat: i64, cards: list[int]) -> None:
        """R2, R3: lay out a seat's cards, top of its stock first; nothing else of it lies there."""
        under = self.under
        total: i64 = len(cards)
        at: i64 = 0
        for pile in range(PILES):
            place = seat * PILES + pile
            for _ in range(pile + 1):
                if at < total:
                    card: i64 = cards[at]
                    under[card] = self.deck[place]
                    self.deck[place] = card
                    self.down[place] += 1
                    at += 1
        self.small[seat] = at
        self.lay_stock(seat, cards[int(at) :])
        for pile in range(PILES):
            self.turn_up(seat * PILES + pile)

    def lay_stock(self, seat: i64, cards: list[int]) -> None:
        """Cards become a seat's stock, the first on top."""
        under = self.under
        upper = EMPTY
        for at in range(len(cards) - 1, -1, -1):
            card: i64 = cards[at]
            under[card] = upper
            upper = card
        self.stock[seat] = upper
        self.left[seat] = len(cards)

    def turn_up(self, place: i64) -> None:
        """R7: a face-down card that has come free lies open."""
        card = self.deck[place]
        if card < 0 or self.top[place] >= 0:
            return
        self.deck[place] = self.under[card]
        self.down[place] -= 1
        self.under[card] = EMPTY
        self.top[place] = card
        self.low[place] = card
        self.shown[place] = 1
        self._see(place // PILES, card)

    def _see(self, seat: i64, card: i64) -> None:
        """A face-down card of a seat has come into sight: of equal cards nobody can tell which it was."""
        known, face = self.known, BIT[card & 63]
        number = seat * PACKS + PACKS - 1
        while number >= seat * PACKS and not known[number] & face:
            number -= 1
        if number >= seat * PACKS:
            known[number] &= ~face

    def lay(self, seat: i64, pile: i64, heap: i64) -> None:
        """R12: the top card of a small pile goes on an open pile."""
        place = seat * PILES + pile
        card = self.top[place]
        beneath = self.under[card]
        self.under[card] = self.heap[heap]
        self.heap[heap] = card
        self.height[heap] += 1
        self.layer[heap] = seat
        self.small[seat] -= 1
        self.shown[place] -= 1
        self.top[place] = beneath
        if beneath < 0:
            self.low[place] = EMPTY
            self.turn_up(place)
        self.changes += 1

    def merge(self, seat: i64, pile: i64, other: i64) -> None:
        """R5: all open cards of one small pile go on those of another."""
        place, target = seat * PILES + pile, seat * PILES + other
        self.under[self.low[place]] = self.top[target]
        self.top[target] = self.top[place]
        self.shown[target] += self.shown[place]
        self._bare(place)

    def shift(self, seat: i64, pile: i64, other: i64) -> None:
        """R6: all open cards of a small pile go to an empty place."""
        place, target = seat * PILES + pile, seat * PILES + other
        self.top[target] = self.top[place]
        self.low[target] = self.low[place]
        self.shown[target] = self.shown[place]
        self._bare(place)

    def _bare(self, place: i64) -> None:
        self.top[place] = EMPTY
        self.low[place] = EMPTY
        self.shown[place] = 0
        self.turn_up(place)
        self.changes += 1

    def flip(self) -> None:
        """R11, R19: whoever has a stock turns its top card on the own open pile."""
        for seat in range(self.seats):
            card = self.stock[seat]
            if card >= 0:
                self.stock[seat] = self.under[card]
                self.left[seat] -= 1
                self.under[card] = self.heap[seat]
                self.heap[seat] = card
                self.height[seat] += 1
                self.layer[seat] = FLIPPED
                self._see(seat, card)
        self.changes += 1

    def out_of_stock(self) -> bool:
        """R20: whether nobody has a stock."""
        return not any(self.left)

    # ---- what lies where ----

    def chain(self, card: i64) -> list[int]:
        """A card and all beneath it, downwards."""
        cards: list[int] = []
        while card >= 0:
            cards.append(int(card))
            card = self.under[card]
        return cards

    def open_cards(self, place: i64) -> list[int]:
        """The open cards of a small pile, upwards."""
        return self.chain(self.top[place])[::-1]

    def heap_cards(self, heap: i64) -> list[int]:
        """The cards of an open pile, upwards."""
        return self.chain(self.heap[heap])[::-1]

    def closed_cards(self, seat: i64) -> list[int]:
        """What lies face down before a seat: its small piles from the first on, downwards, then its stock."""
        cards: list[int] = []
        for place in range(seat * PILES, seat * PILES + PILES):
            cards.extend(self.chain(self.deck[place]))
        return cards + self.chain(self.stock[seat])

    def cards_of(self, seat: i64) -> list[int]:
        """All cards of a seat but those on open piles."""
        cards = self.closed_cards(seat)
        for place in range(seat * PILES, seat * PILES + PILES):
            cards.extend(self.chain(self.top[place]))
        return cards

    def known_cards(self, seat: i64) -> list[int]:
        """The faces that everybody knows to be among a seat's face-down cards."""
        cards: list[int] = []
        for number in range(PACKS):
            cards.extend(cards_in(self.known[seat * PACKS + number]))
        return cards

    def learn(self, seat: i64, cards: list[int]) -> None:
        """Everybody has seen these cards go to a seat, where they lie face down from now on."""
        known = self.known
        for card in cards:
            face = BIT[i64(card) & 63]
            number = seat * PACKS
            while known[number] & face:
                number += 1
            known[number] |= face

    def take_up(self, heap: i64) -> None:
        """R20: an open pile becomes the stock of its owner, who has none."""
        cards = self.chain(self.heap[heap])
        self.learn(heap, cards)
        self.lay_stock(heap, cards)
        self.heap[heap] = EMPTY
        self.height[heap] = 0
        self.layer[heap] = FLIPPED
