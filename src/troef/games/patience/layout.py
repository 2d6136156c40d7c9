"""The cards of a patience as they lie: columns, foundations, bank and waste, and what may move.

| clauses | where |
| --- | --- |
| R1–R3 layout | `Layout.deal` |
| R4–R8 columns | `JOINS`, `Layout.allows_move`, `Layout._move_run`, `Layout._uncover` |
| R9–R12 foundations | `NEXT_UP`, `Layout.next_cards` |
| R13–R17 bank and waste | `Layout.draw`, `Layout.redeal`, `Layout._take_waste` |
| R19 stuck | `Layout.stuck` |
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, RANK_CARDS, card_count
from troef.cards.card import ACE, KING
from troef.cards.pack import make_pack
from troef.core.moves import KIND_BITS, OWN

PILES: Final[i64] = 7

#: Places a move names besides the columns 0 to 6. The foundations are only a source so that R11 can refuse it.
FOUNDATION: Final[i64] = 7
WASTE: Final[i64] = 8
OFF_FOUNDATION: Final[i64] = 9

#: Stands where no card lies; no card of this pack has that code.
EMPTY: Final[i64] = 62

#: Kind of a move of cards. Payload: target (0 to 7) in three bits, source in four, then how many cards of an open run
#: move (0: all of them).
MOVE: Final[i64] = OWN
TARGET_BITS: Final[i64] = 3
COUNT_SHIFT: Final[i64] = 7

KINGS: Final[i64] = RANK_CARDS[KING]
ALL_CARDS: Final[i64] = 0x1FFF_1FFF_1FFF_1FFF

#: Height of a card in its suit, ace 0 … king 12.
HEIGHT: Final = vec[i64]([(code % 16 + 1) % 13 for code in range(64)])


def _card_at(suit: int, height: int) -> int:
    return suit * 16 + (height + 12) % 13


def _joins(code: int) -> int:
    """R4: the cards that join on a card: one lower, of the other colour. On an empty place: the kings (R6)."""
    if code == EMPTY:
        return int(KINGS)
    suit, height = code // 16, (code % 16 + 1) % 13
    if code % 16 > ACE or height == 0:
        return 0
    red = suit in (1, 2)
    return sum([2 ** _card_at(other, height - 1) for other in ((0, 3) if red else (1, 2))])


def _next_up(code: int) -> int:
    """R9: the card that follows on the foundation, as a set: empty above the king."""
    return 2 ** _card_at(code // 16, code % 16 + 2) if code % 16 < KING or code % 16 == ACE else 0


JOINS: Final = vec[i64]([_joins(code) for code in range(63)])
NEXT_UP: Final = vec[i64]([_next_up(code) if code % 16 <= ACE else 0 for code in range(63)])

#: The cards in their fixed order.
PACK: Final = vec[i64](list(make_pack()))

_NO_CARDS: Final = vec[i64]([EMPTY] * 64)
_ZEROS: Final = vec[i64]([0] * 64)


def move_cards(source: i64, target: i64, count: i64 = 0) -> i64:
    """The number of a move of cards."""
    return (target | source << TARGET_BITS | count << COUNT_SHIFT) << KIND_BITS | MOVE


def target_of(move: i64) -> i64:
    """Where the cards go: a column or `FOUNDATION`."""
    return (move >> KIND_BITS) & 7


def source_of(move: i64) -> i64:
    """Where the cards come from: a column, `WASTE` or `OFF_FOUNDATION`."""
    return (move >> (KIND_BITS + TARGET_BITS)) & 15


def count_of(move: i64) -> i64:
    """How many cards of an open run move; 0 for all of them."""
    return move >> (KIND_BITS + COUNT_SHIFT)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Layout:
    """Where every card lies.

    Columns are chains: `under[card]` is the card beneath, `top[pile]` the last one, `low[pile]` the deepest open one,
    `down[pile]` how many lie face down. `cycle` holds the waste from bottom to top and then the bank from top to
    bottom; `drawn` is where the one ends and the other begins, so that a redeal moves no card (R16).
    """

    def __init__(self, partial: bool, under: vec[i64], top: vec[i64], low: vec[i64], down: vec[i64]) -> None:
        self.partial = partial
        self.under = under
        self.top = top
        self.low = low
        self.down = down
        self.cycle: vec[i64] = vec[i64]()
        self.drawn: i64 = 0
        self.left: i64 = 0  # cards of waste and bank together
        self.next_cards: i64 = RANK_CARDS[ACE]  # R9: what each foundation waits for
        self.home: i64 = 0  # the cards on the foundations
        self.redeals: i64 = 0  # R20: in a row, without a card move
        self.passes: i64 = 0  # redeals of the whole game
        self.idle: i64 = 0  # R22: actions without progress
        # What the columns offer; changed by card moves only.
        self.takes: i64 = 0  # the cards that some column would take
        self.mobile: bool = False  # whether a card of a column can move

    def copy(self) -> "Layout":
        """An independent layout."""
        under, top, low, down, cycle = self.under, self.top, self.low, self.down, self.cycle
        other = Layout(self.partial, under[: len(under)], top[: len(top)], low[: len(low)], down[: len(down)])
        other.drawn, other.left, other.next_cards, other.home = self.drawn, self.left, self.next_cards, self.home
        other.redeals, other.passes, other.idle, other.takes = self.redeals, self.passes, self.idle, self.takes
        other.mobile = self.mobile
        other.cycle = cycle[: len(cycle)]
        return other

    # ---- laying cards ----

    def deal(self, pack: vec[i64]) -> None:
        """R1–R3: seven columns of one to seven cards, the top ones open; the rest is the bank."""
        under, top, low, down = self.under, self.top, self.low, self.down
        at: i64 = 0
        for pile in range(PILES):
            below: i64 = EMPTY
            for _ in range(pile + 1):
                card = pack[at]
                under[card] = below
                below = card
                at += 1
            top[pile] = below
            low[pile] = below
            down[pile] = pile
        self.cycle = pack[at:]
        self.left = len(pack) - at
        self.drawn = 0
        self.look()

    def place(self, pile: i64, hidden: list[int], shown: list[int]) -> None:
        """Lay a column from bottom to top: face-down cards, then open ones."""
        below: i64 = EMPTY
        for code in hidden + shown:
            card: i64 = code
            self.under[card] = below
            below = card
        self.top[pile] = below
        self.low[pile] = shown[0] if shown else EMPTY
        self.down[pile] = len(hidden)

    def lay_bank(self, cycle: list[int], drawn: i64) -> None:
        """Lay the waste (the first `drawn` cards, bottom to top) and the bank (top first)."""
        count: i64 = len(cycle)
        room = _ZEROS[:count]
        for i in range(count):
            room[i] = cycle[i]
        self.cycle = room
        self.left = count
        self.drawn = drawn

    def lay_home(self, card: i64) -> None:
        """Put the next card of its suit on its foundation."""
        self.home |= BIT[card]
        self.next_cards = (self.next_cards ^ BIT[card]) | NEXT_UP[card]

    def look(self) -> None:
        """Work out what the columns offer, after a change in them."""
        top = self.top
        takes: i64 = 0
        for pile in range(PILES):
            takes |= JOINS[top[pile]]
        self.takes = takes
        self.mobile = self._any_mobile(takes)

    def _any_mobile(self, takes: i64) -> bool:
        """R19 a: whether some `Ti>Tj` or `Ti>F` is legal. A run never joins on its own top card."""
        top = self.top
        low = self.low
        for pile in range(PILES):
            card = top[pile]
            if card == EMPTY:
                continue
            if BIT[card] & self.next_cards:
                return True
            deepest = low[pile]
            if BIT[deepest] & takes and (not BIT[deepest] & KINGS or self.down[pile]):
                return True
            while self.partial and card != deepest:
                if BIT[card] & takes:
                    return True
                card = self.under[card]
        return False

    # ---- what lies where ----

    def open_count(self, pile: i64) -> i64:
        """How many open cards a column has; an open run always joins, so its heights tell."""
        card = self.top[pile]
        return i64(0) if card == EMPTY else HEIGHT[self.low[pile]] - HEIGHT[card] + 1

    def from_top(self, pile: i64, count: i64) -> i64:
        """The deepest of the last `count` cards of a column."""
        card = self.top[pile]
        for _ in range(count - 1):
            card = self.under[card]
        return card

    def column(self, pile: i64) -> list[int]:
        """The cards of a column from bottom to top, the face-down ones first."""
        cards: list[int] = []
        card = self.top[pile]
        while card != EMPTY:
            cards.append(int(card))
            card = self.under[card]
        cards.reverse()
        return cards

    def waste(self) -> list[int]:
        """The waste from bottom to top."""
        cycle = self.cycle
        return [int(cycle[i]) for i in range(self.drawn)]

    def bank(self) -> list[int]:
        """The bank, top first."""
        cycle = self.cycle
        return [int(cycle[i]) for i in range(self.drawn, self.left)]

    def home_count(self) -> i64:
        """How many cards lie on the foundations."""
        return card_count(self.home)

    def taken_by(self, move: i64) -> i64:
        """The card that a legal move takes, of a run the deepest; `EMPTY` where none is."""
        if move & 63 != MOVE:
            return EMPTY
        source = source_of(move)
        if source == WASTE:
            return self.cycle[self.drawn - 1]
        count = count_of(move)
        if target_of(move) == FOUNDATION:
            count = 1
        return self.from_top(source, count) if count else self.low[source]

    # ---- what may move ----

    def allows_move(self, move: i64) -> bool:
        """Whether the cards may be moved so (the kind is `MOVE`)."""
        source, target, count = source_of(move), target_of(move), count_of(move)
        home = target == FOUNDATION
        if source == WASTE:  # R14, R15
            if count or not self.drawn:
                return False
            wanted = self.next_cards if home else JOINS[self.top[target]]
            return BIT[self.cycle[self.drawn - 1]] & wanted != 0
        if source >= PILES or source == target or self.top[source] == EMPTY:
            return False
        if home:  # R10
            return count == 0 and BIT[self.top[source]] & self.next_cards != 0
        wanted = JOINS[self.top[target]]
        if count:
            part = self.partial and 0 < count < self.open_count(source)
            return part and BIT[self.from_top(source, count)] & wanted != 0
        bit = BIT[self.low[source]]
        return bit & wanted != 0 and (not bit & KINGS or self.down[source] != 0)  # R5, R6

    def add_moves(self, moves: list[int]) -> None:
        """Add every legal move of cards to a list."""
        if self.mobile:
            for pile in range(PILES):
                if self.top[pile] != EMPTY:
                    self._add_moves_from(pile, moves)
        if not self.drawn:
            return
        bit = BIT[self.cycle[self.drawn - 1]]
        if bit & self.next_cards:
            moves.append(int(move_cards(WASTE, FOUNDATION)))
        if bit & self.takes:
            self._add_targets(bit, WASTE, 0, moves)

    def _add_moves_from(self, pile: i64, moves: list[int]) -> None:
        card = self.top[pile]
        if BIT[card] & self.next_cards:
            moves.append(int(move_cards(pile, FOUNDATION)))
        deepest = self.low[pile]
        bit = BIT[deepest]
        if bit & self.takes and (not bit & KINGS or self.down[pile]):
            self._add_targets(bit, pile, 0, moves)
        count: i64 = 1
        while self.partial and card != deepest:
            if BIT[card] & self.takes:
                self._add_targets(BIT[card], pile, count, moves)
            card = self.under[card]
            count += 1

    def _add_targets(self, bit: i64, source: i64, count: i64, moves: list[int]) -> None:
        top = self.top
        for pile in range(PILES):
            if JOINS[top[pile]] & bit:
                moves.append(int(move_cards(source, pile, count)))

    def stuck(self) -> bool:
        """R19: no card can move now, and no waste top that drawing and one redeal would show can be used."""
        if self.mobile:
            return False
        wanted = self.takes | self.next_cards
        cycle = self.cycle
        left = self.left
        at = self.drawn - 1
        if at >= 0 and BIT[cycle[at]] & wanted:
            return False
        while at < left - 1:  # the rest of this pass; fewer than three are turned together (R13)
            at = min(at + 3, left - 1)
            if BIT[cycle[at]] & wanted:
                return False
        at = -1
        while at < left - 1:  # the whole bank, once more
            at = min(at + 3, left - 1)
            if BIT[cycle[at]] & wanted:
                return False
        return True

    # ---- doing it ----

    def draw(self) -> None:
        """R13: three cards, or what is left, go to the waste."""
        self.drawn = min(self.drawn + 3, self.left)
        self.idle += 1

    def redeal(self) -> None:
        """R16: the waste, turned over, is the bank."""
        self.drawn = 0
        self.redeals += 1
        self.passes += 1
        self.idle += 1

    def move(self, move: i64) -> None:
        """Move cards (legally)."""
        source, target = source_of(move), target_of(move)
        self.redeals = 0
        self.idle += 1
        if source == WASTE:
            card = self._take_waste()
            self.idle = 0
            if target == FOUNDATION:
                self.lay_home(card)
            else:
                self._move_run(card, card, target)
        elif target == FOUNDATION:
            card = self.top[source]
            self._uncover(source, card)
            self.lay_home(card)
            self.idle = 0
        else:
            count = count_of(move)
            card = self.from_top(source, count) if count else self.low[source]
            last = self.top[source]
            self._uncover(source, card)
            self._move_run(card, last, target)
        self.look()

    def _take_waste(self) -> i64:
        """R14: the top of the waste goes, the card below it comes free."""
        cycle = self.cycle
        self.drawn -= 1
        self.left -= 1
        card = cycle[self.drawn]
        for i in range(self.drawn, self.left):
            cycle[i] = cycle[i + 1]
        return card

    def _uncover(self, pile: i64, card: i64) -> None:
        """Take `card` and all on it from a column; if no open card is left there, one is turned up (R7)."""
        beneath = self.under[card]
        self.top[pile] = beneath
        if card != self.low[pile]:
            return
        self.low[pile] = beneath
        if beneath != EMPTY:
            self.down[pile] -= 1
            self.idle = 0  # R22

    def _move_run(self, card: i64, last: i64, target: i64) -> None:
        """Lay a run, from its deepest card to its last, on a column."""
        below = self.top[target]
        self.under[card] = below
        self.top[target] = last
        if below == EMPTY:
            self.low[target] = card


def bare_layout(partial: bool) -> Layout:
    """A table without cards."""
    return Layout(partial, _NO_CARDS[:64], _NO_CARDS[:PILES], _NO_CARDS[:PILES], _ZEROS[:PILES])
