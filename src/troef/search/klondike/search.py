"""Depth-first search through the positions of a patience, each once.

A position is a dead end when all that can come of it has been seen: then the game cannot be won from it by any other
way than those still to be tried. When nothing is left to be tried it is proven that the game cannot be won. Only
positions that are compared whole (`visited.py`) are left out, and moves that another move makes superfluous:

* A card that no card in play can want to lie on, now or later, goes to its foundation at once (`_safe`): the cards that
  could lie on it can go up themselves. From the stock only the last card, at the beginning of a pass: taking
  another changes which ones can be reached.
* A card is not taken back from its foundation where it would go up again at once by that rule.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card
from troef.search.klondike.position import (
    LANE,
    MOST_COLUMNS,
    STOCK_MASK,
    STOCK_SHIFT,
    WASTE_SHIFT,
    WITHOUT_WASTE,
    PositionTables,
)
from troef.search.klondike.visited import Visited

#: How a search stands.
RUNNING: Final = 0
WON: Final = 1
EXHAUSTED: Final = 2

#: One step of a foundation, by suit.
STEP: Final = vec[i64]([16**suit for suit in range(4)])
#: The cards of the suits.
CLUBS: Final[i64] = 0x0000_0000_0000_1FFF
DIAMONDS: Final[i64] = 0x0000_0000_1FFF_0000
HEARTS: Final[i64] = 0x0000_1FFF_0000_0000
SPADES: Final[i64] = 0x1FFF_0000_0000_0000
RED: Final[i64] = 0x0000_1FFF_1FFF_0000
#: Times a set of heights: the red cards, the black cards of those heights.
INTO_RED: Final[i64] = 0x0000_0001_0001_0000
INTO_BLACK: Final[i64] = 0x0001_0000_0000_0001


@final
class Search:
    """One search, from the start of a deal or from another position; `run` goes on for some positions."""

    def __init__(self, tables: PositionTables, back: bool, start: "tuple[int, int] | None" = None) -> None:
        key, onto = start if start is not None else (tables.start, tables.start_onto)
        self.tables = tables
        self.back: bool = back and tables.back
        self.visited = Visited(not tables.parts)
        self.nodes: i64 = 0
        self.status: i64 = RUNNING
        #: positions still to be tried, and for each depth where its own begin and end
        self.keys = vec[i64]([key])
        self.ontos = vec[i64]([onto])
        self.next_at = vec[i64]([0])
        self.end_at = vec[i64]([1])
        self.filled: i64 = 1
        self.depth: i64 = 0
        # what `look` found
        self.home: i64 = 0
        self.wanted: i64 = 0
        self.shown: i64 = 0
        self.base: i64 = 0
        self.bank: i64 = 0
        self.hidden: i64 = 0
        self.free: i64 = 0
        self.free_black: i64 = 0
        self.free_red: i64 = 0
        self.hosted: i64 = 0
        self.places: i64 = 0

    def run(self, nodes: i64) -> i64:
        """Look at this many more positions, or until the end is known; gives the status."""
        stop = self.nodes + nodes
        while self.status == RUNNING and self.nodes < stop:
            at = self.next_at[self.depth]
            if at == self.end_at[self.depth]:
                self.depth -= 1
                if self.depth < 0:
                    self.status = EXHAUSTED
                continue
            self.next_at[self.depth] = at + 1
            self._enter(self.keys[at], self.ontos[at])
        return self.status

    def after_one(self, key: int, onto: int) -> list[tuple[int, int]]:
        """All positions that one move leads to, in an order that does not depend on face-down cards.

        A safe card is the only move where there is one. Not to be called between two calls of `run`.
        """
        self.look(key, onto)
        card = self.safe_card(key)
        if card >= 0:
            return [(int(self.raised(key, card)), int(onto & ~BIT[card]))]
        self.filled = 0
        self._branch(key, onto)
        return [(int(self.keys[at]), int(self.ontos[at])) for at in range(self.filled)]

    def path(self) -> list[tuple[int, int]]:
        """The positions from the start to where the search stands, as they were before safe cards went up."""
        found: list[tuple[int, int]] = []
        for depth in range(self.depth + 1):
            at = self.next_at[depth] - 1
            found.append((int(self.keys[at]), int(self.ontos[at])))
        return found

    def _enter(self, key: i64, onto: i64) -> None:
        """Go into a position that was not visited yet."""
        while True:
            self.look(key, onto)
            card = self.safe_card(key)
            if card < 0:
                break
            key = self.raised(key, card)
            onto &= ~BIT[card]
        if not self.visited.add(key, onto):
            return
        self.nodes += 1
        begin = self.end_at[self.depth]
        self.filled = begin
        if self.hidden == 0 and self.bank == 0:
            self.status = WON
            return
        self._branch(key, onto)
        self.depth += 1
        if self.depth == len(self.next_at):
            self.next_at = append(self.next_at, 0)
            self.end_at = append(self.end_at, 0)
        self.next_at[self.depth] = begin
        self.end_at[self.depth] = self.filled

    # ---- what a position is ----

    def look(self, key: i64, onto: i64) -> None:
        """Find out where the cards are."""
        tables = self.tables
        below, next_up = tables.below, tables.next_up
        clubs, diamonds, hearts, spades = key & 15, 16 + (key >> 4 & 15), 32 + (key >> 8 & 15), 48 + (key >> 12 & 15)
        home = below[clubs] | below[diamonds] | below[hearts] | below[spades]
        self.wanted = next_up[clubs] | next_up[diamonds] | next_up[hearts] | next_up[spades]
        first, second, third = key >> 16 & 31, 32 + (key >> 21 & 63), 96 + (key >> 27 & 63)
        bases, hiddens, used = tables.base, tables.hidden, tables.used
        base = bases[first] | bases[second] | bases[third]
        hidden = hiddens[first] | hiddens[second] | hiddens[third]
        stock = tables.stock_cards
        bank = (
            stock[key >> STOCK_SHIFT & 255]
            | stock[256 + (key >> (STOCK_SHIFT + 8) & 255)]
            | stock[512 + (key >> (STOCK_SHIFT + 16) & 255)]
        )
        shown = tables.cards & ~(home | hidden | bank)
        self.home, self.shown, self.base, self.hidden, self.bank = home, shown, base, hidden, bank
        self.places = tables.count - used[first] - used[second] - used[third] - card_count(shown & tables.kings & ~base)
        lying = shown & ~(base | tables.kings)
        if tables.parts:
            self._free_by_count(shown, lying)
        else:
            self._free_by_place(shown, lying, onto)

    def _free_by_count(self, shown: i64, lying: i64) -> None:
        """Where parts of runs may move: of two cards alike either is free if not both are covered."""
        clubs, diamonds, hearts, spades = shown & LANE, shown >> 16 & LANE, shown >> 32 & LANE, shown >> 48
        first, second = lying & LANE, lying >> 48
        free_red = (diamonds & hearts & ~((first & second) << 1)) | ((diamonds ^ hearts) & ~((first | second) << 1))
        first, second = lying >> 16 & LANE, lying >> 32 & LANE
        free_black = (clubs & spades & ~((first & second) << 1)) | ((clubs ^ spades) & ~((first | second) << 1))
        self.free_red, self.free_black = free_red, free_black
        self.free = shown & (free_red * INTO_RED | free_black * INTO_BLACK)
        self.hosted = (free_red >> 1) * INTO_BLACK | (free_black >> 1) * INTO_RED

    def _free_by_place(self, shown: i64, lying: i64, onto: i64) -> None:
        """Where runs move whole: free is what no card lies on."""
        higher, lower = lying & onto, lying & ~onto
        covered = (
            ((higher >> 16 | higher >> 32) & LANE) << 49
            | ((lower >> 16 | lower >> 32) & LANE) << 1
            | ((higher | higher >> 48) & LANE) << 33
            | ((lower | lower >> 48) & LANE) << 17
        )
        free = shown & ~covered
        self.free = free
        self.free_red = (free >> 16 | free >> 32) & LANE
        self.free_black = (free | free >> 48) & LANE
        self.hosted = (self.free_red >> 1) * INTO_BLACK | (self.free_black >> 1) * INTO_RED

    def safe_card(self, key: i64) -> i64:
        """A card that can go to its foundation now and that nothing can want to lie on; -1 if there is none."""
        safe = self._safe(key)
        if not safe:
            return -1
        found = safe & self.free
        if not found and self.bank & safe and key >> WASTE_SHIFT == 0:
            found = safe & BIT[self._last_of_stock(key)]
        return first_card(found) if found else i64(-1)

    def _safe(self, key: i64) -> i64:
        """Of the cards that the foundations wait for, those that are safe there."""
        clubs, diamonds, hearts, spades = key & 15, key >> 4 & 15, key >> 8 & 15, key >> 12 & 15
        red = diamonds if diamonds < hearts else hearts
        black = clubs if clubs < spades else spades
        safe: i64 = 0
        if clubs <= red + 1 and clubs <= spades + 2:
            safe |= CLUBS
        if spades <= red + 1 and spades <= clubs + 2:
            safe |= SPADES
        if diamonds <= black + 1 and diamonds <= hearts + 2:
            safe |= DIAMONDS
        if hearts <= black + 1 and hearts <= diamonds + 2:
            safe |= HEARTS
        return safe & self.wanted

    def _last_of_stock(self, key: i64) -> i64:
        left = key >> STOCK_SHIFT & STOCK_MASK
        at: i64 = self.tables.stock_size - 1
        while not left & BIT[at]:
            at -= 1
        return self.tables.stock[at]

    # ---- what can be done ----

    def raised(self, key: i64, card: i64) -> i64:
        """The position with a card put on its foundation, from wherever it is."""
        key += STEP[card >> 4]
        bit = BIT[card]
        if bit & self.bank:
            return self._drawn(key, card)
        return key - self.tables.stage_off[card] if bit & self.base else key

    def _drawn(self, key: i64, card: i64) -> i64:
        """The position without a card of the stock; the waste ends where it was taken."""
        tables = self.tables
        left = key >> STOCK_SHIFT & STOCK_MASK
        before: i64 = 0
        at: i64 = 0
        while tables.stock[at] != card:
            before += left >> at & 1
            at += 1
        key = (key ^ BIT[at] << STOCK_SHIFT) & WITHOUT_WASTE
        if before % tables.draw == 0 or left >> (at + 1) == 0:
            return key
        return key | before << WASTE_SHIFT

    def reachable(self, key: i64) -> i64:
        """The cards of the stock that can be on top of the waste, in this pass or the next."""
        tables = self.tables
        left = key >> STOCK_SHIFT & STOCK_MASK
        draw = tables.draw
        stock = tables.stock
        last: i64 = 0
        found: i64 = 0
        waste = key >> WASTE_SHIFT
        number: i64 = 0
        at: i64 = 0
        in_pass = draw
        in_rest = waste if waste else 99
        while left:
            if left & 1:
                number += 1
                last = BIT[stock[at]]
                if number == in_pass:
                    in_pass += draw
                    found |= last
                if number == in_rest:
                    in_rest += draw
                    found |= last
            left >>= 1
            at += 1
        return found | last

    def _branch(self, key: i64, onto: i64) -> None:
        """All positions that one move leads to: first what turns cards up, last what takes hosts away."""
        tables = self.tables
        hosted = self.hosted
        kings = tables.kings if self.places > 0 else 0
        base = self.base
        ups = self.wanted & self.free
        stock = self.reachable(key) if self.bank else 0
        self._host_dealt(key, onto, base & hosted)
        self._settle_all(key, onto, base & kings)
        self._raise_all(key, onto, ups & base)
        self._settle_all(key, onto, stock & kings)
        self._host_stock(key, onto, stock & hosted)
        self._raise_all(key, onto, stock & self.wanted)
        self._raise_all(key, onto, ups & ~base)
        if self.back:
            self._take_back(key, onto, hosted | kings)

    def _raise_all(self, key: i64, onto: i64, cards: i64) -> None:
        while cards:
            card = first_card(cards)
            cards &= cards - 1
            self._push(self.raised(key, card), onto & ~BIT[card])

    def _host_dealt(self, key: i64, onto: i64, cards: i64) -> None:
        """Dealt cards with the runs on them onto other cards, those with the most cards under them first."""
        tables = self.tables
        depth: i64 = MOST_COLUMNS - 1
        while cards and depth >= 0:
            now = cards & tables.at_depth[depth]
            cards ^= now
            depth -= 1
            while now:
                card = first_card(now)
                now &= now - 1
                self._push_hosted(key - tables.stage_off[card], onto, card)

    def _host_stock(self, key: i64, onto: i64, cards: i64) -> None:
        """Cards of the stock onto other cards, the last first: it changes the order of the fewest others."""
        tables = self.tables
        at = tables.stock_size - 1
        while cards and at >= 0:
            card = tables.stock[at]
            at -= 1
            if BIT[card] & cards:
                cards ^= BIT[card]
                self._push_hosted(self._drawn(key, card), onto, card)

    def _push_hosted(self, key: i64, onto: i64, card: i64) -> None:
        if self.tables.parts:
            self._push(key, onto)
            return
        red = BIT[card] & RED != 0
        lower, higher = (0, 48) if red else (16, 32)
        bit = BIT[(card & 15) + 1]
        if self.free >> lower & bit:
            self._push(key, onto)
        if self.free >> higher & bit:
            self._push(key, onto | BIT[card])

    def _settle_all(self, key: i64, onto: i64, cards: i64) -> None:
        """Kings to an empty place."""
        while cards:
            card = first_card(cards)
            cards &= cards - 1
            after = self._drawn(key, card) if BIT[card] & self.bank else key - self.tables.stage_off[card]
            self._push(after, onto)

    def _take_back(self, key: i64, onto: i64, takers: i64) -> None:
        """Cards from the foundations back to the columns, unless they would go up again at once."""
        for suit in range(4):
            height = key >> 4 * suit & 15
            if height == 0:
                continue
            card = 16 * suit + height - 1
            if not BIT[card] & takers:
                continue
            after = key - STEP[suit]
            self.wanted = BIT[card]
            if self._safe(after):
                continue
            if BIT[card] & self.tables.kings:
                self._push(after, onto)
            else:
                self._push_hosted(after, onto, card)

    def _push(self, key: i64, onto: i64) -> None:
        at = self.filled
        if at == len(self.keys):
            self.keys = append(self.keys, key)
            self.ontos = append(self.ontos, onto)
        else:
            self.keys[at] = key
            self.ontos[at] = onto
        self.filled = at + 1
