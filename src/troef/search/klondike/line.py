"""A found win, told move by move in the notation of the rule book, on a layout where all cards are known.

A search only knows that one of two cards of a rank and colour is free; here the run that lies on the one that has to go
is moved to the other first (`T3[2]>T5`). Cards are drawn until the wanted one is on top of the waste.
"""

from typing import final

from troef.cards.bits import BIT
from troef.search.klondike.position import (
    STAGE_SHIFTS,
    STOCK_MASK,
    STOCK_SHIFT,
    SUITS,
    PositionTables,
    height_code,
    is_red,
)
from troef.search.klondike.search import Search


@final
class Teller:
    """Follows a search's positions with cards, and writes down the moves."""

    def __init__(self, tables: PositionTables) -> None:
        layout = tables.layout
        self.tables = tables
        self.columns = [[height_code(card) for card in cards] for cards in layout.columns]
        self.cycle = [height_code(card) for card in layout.cycle]
        self.drawn = layout.drawn
        self.home = list(layout.home)
        self.moves: list[str] = []

    # ---- what lies where ----

    def _column_of(self, card: int) -> int:
        """The column that a card lies in; -1 where it is in the stock."""
        for place, cards in enumerate(self.columns):
            if card in cards:
                return place
        return -1

    def _host_of(self, card: int, suits: list[int]) -> int:
        """The column that takes a card: one whose top is one higher in one of these suits, or an empty place."""
        king = card % 16 == self.tables.ranks - 1
        for place, cards in enumerate(self.columns):
            if king and not cards:
                return place
            if not king and cards and cards[-1] % 16 == card % 16 + 1 and cards[-1] // 16 in suits:
                return place
        raise AssertionError(f"no place for card {card}")

    # ---- moves ----

    def raise_card(self, card: int) -> None:
        """A card to its foundation."""
        column = self._column_of(card)
        if column < 0:
            self._draw_to(card)
            self.moves.append("W>F")
            del self.cycle[self.drawn]
        else:
            cards = self.columns[column]
            run = cards[cards.index(card) + 1 :]
            if run:
                other = self._host_of(run[0], [1, 2] if is_red(card) else [0, 3])
                self.moves.append(f"T{column + 1}[{len(run)}]>T{other + 1}")
                del cards[-len(run) :]
                self.columns[other].extend(run)
            cards.pop()
            self.moves.append(f"T{column + 1}>F")
        self.home[card // 16] += 1

    def lay(self, card: int, suits: list[int]) -> None:
        """A card of the stock, or a dealt one with the run on it, onto a column."""
        target = self._host_of(card, suits)
        source = self._column_of(card)
        if source < 0:
            self._draw_to(card)
            self.moves.append(f"W>T{target + 1}")
            del self.cycle[self.drawn]
            self.columns[target].append(card)
            return
        cards = self.columns[source]
        at = cards.index(card)
        self.moves.append(f"T{source + 1}>T{target + 1}")
        self.columns[target].extend(cards[at:])
        del cards[at:]

    def take_back(self, card: int, suits: list[int]) -> None:
        """A card from its foundation."""
        target = self._host_of(card, suits)
        self.moves.append(f"F-{'CDHS'[card // 16]}>T{target + 1}")
        self.home[card // 16] -= 1
        self.columns[target].append(card)

    def _draw_to(self, card: int) -> None:
        """Draw until the card is on top of the waste, then take it."""
        for _ in range(2 * len(self.cycle) + 2):
            if self.drawn and self.cycle[self.drawn - 1] == card:
                self.drawn -= 1
                return
            if self.drawn == len(self.cycle):
                self.moves.append("redeal")
                self.drawn = 0
            else:
                self.moves.append("draw")
                self.drawn = min(self.drawn + self.tables.rules.draw, len(self.cycle))
        raise AssertionError(f"card {card} cannot be drawn")

    # ---- steps of the search ----

    def step(self, before: int, after: int, onto: int) -> None:
        """The one move between two positions."""
        for suit in range(SUITS):
            height, then = before >> 4 * suit & 15, after >> 4 * suit & 15
            if then > height:
                self.raise_card(16 * suit + height)
                return
            if then < height:
                card = 16 * suit + then
                self.take_back(card, self._suits_under(card, onto))
                return
        left = int(STOCK_MASK)
        changed = (before >> int(STOCK_SHIFT) & left) ^ (after >> int(STOCK_SHIFT) & left)
        card = int(self.tables.stock[changed.bit_length() - 1]) if changed else self._dealt_card(before, after)
        self.lay(card, self._suits_under(card, onto))

    def _suits_under(self, card: int, onto: int) -> list[int]:
        """The suits of the cards that a card may be laid on now: the one that `onto` names, where that counts."""
        suits = [0, 3] if is_red(card) else [1, 2]
        return suits if self.tables.parts else [suits[onto >> card & 1]]

    def _dealt_card(self, before: int, after: int) -> int:
        """The dealt card that moved: that of the column whose stage went down."""
        for place, shift in enumerate(STAGE_SHIFTS):
            width = 2 if place == 0 else 4 if place in (1, 2) else 8
            stage = before >> shift & (width - 1)
            if stage != after >> shift & (width - 1):
                return self.tables.dealt[place][stage - 1]
        raise AssertionError("no card moved")


def told(search: Search) -> list[str]:
    """The moves of the win that a search has come to."""
    tables = search.tables
    teller = Teller(tables)
    before = 0
    for number, (key, onto) in enumerate(search.path()):
        if number:
            teller.step(before, key, onto)
        before = _settled(search, teller, key, onto)
    while sum(teller.home) < 4 * tables.ranks:
        for suit in range(SUITS):
            card = 16 * suit + teller.home[suit]
            if teller.home[suit] < tables.ranks and _can_go_up(teller, card):
                teller.raise_card(card)
    return teller.moves


def _settled(search: Search, teller: Teller, key: int, onto: int) -> int:
    """The position after all safe cards have gone up, as the search does it."""
    while True:
        search.look(key, onto)
        card = int(search.safe_card(key))
        if card < 0:
            return key
        teller.raise_card(card)
        key = int(search.raised(key, card))
        onto &= ~int(BIT[card])


def _can_go_up(teller: Teller, card: int) -> bool:
    """At the end, with all cards open: whether the card lies on top of its column."""
    cards = teller.columns[teller._column_of(card)]
    return cards[-1] == card
