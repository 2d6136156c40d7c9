"""Patience as a search sees it: what was dealt, and a position in one number.

With all cards known a position of Klondike is: how high each foundation is, how many of the dealt cards of each column
are still in their place (its *stage*: the face-down ones and the open one on them), which cards of the stock are
left, and where the waste begins. All other cards are known to be open, each lying on a card that is one higher and of
the other colour, or, a king, on an empty place: columns without dealt cards are alike. That is 62 bits:

| bits | what |
| --- | --- |
| 0–15 | heights of the foundations, four bits each, clubs first |
| 16–32 | stages of the columns, 1 2 2 3 3 3 3 bits |
| 33–56 | which cards of the stock are left, in the order of drawing |
| 57–61 | how many of those lie on the waste, 0 where that offers nothing that a new pass does not |

Where only whole runs may move a second number says on which of two cards each card lies (`onto`). Where parts of runs
may move it says nothing: of two open cards of one rank and colour (twins) it does not matter which carries which run,
because the two positions can do the same. Proof by bisimulation: exchange what lies on twins (on one perhaps nothing).
As many of the twins are bare as before, so the same cards can be laid; dealt cards take along whatever lies on them;
and a twin that is to go to its foundation can be bared if and only if one of the two is bare: the run moves there.

Cards are numbered `suit * 16 + height`, ace 0, in the order of suits of `troef.cards`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT

SUITS: Final = 4
MOST_COLUMNS: Final = 7
MOST_STOCK: Final = 24

HEIGHT_BITS: Final[i64] = 4
STOCK_SHIFT: Final[i64] = 33
STOCK_MASK: Final[i64] = 0xFFFFFF
WASTE_SHIFT: Final[i64] = 57
#: Everything but how many cards lie on the waste.
WITHOUT_WASTE: Final[i64] = 2**57 - 1

#: Where the stage of each column stands, and in how many bits.
STAGE_SHIFTS: Final = (16, 17, 19, 21, 24, 27, 30)
STAGE_BITS: Final = (1, 2, 2, 3, 3, 3, 3)
#: Columns are looked up three, two and two at a time: their first bits, and the columns.
GROUP_SHIFTS: Final = (16, 21, 27)
GROUPS: Final = ((0, 1, 2), (3, 4), (5, 6))

#: The lane of one suit.
LANE: Final[i64] = 0xFFFF


@final
class Rules:
    """What may be done: cards drawn at once, parts of runs moved, cards taken back from the foundations."""

    def __init__(self, draw: int = 3, parts: bool = True, back: bool = True) -> None:
        if not 1 <= draw <= MOST_STOCK:
            raise ValueError(f"{draw} cards cannot be drawn at once: 1 to {MOST_STOCK} can")
        self.draw = draw
        self.parts = parts
        self.back = back


@final
class OpenLayout:
    """A patience with all cards open: card codes of `troef.cards`.

    `columns` go from bottom to top, and `down[i]` says how many of a column's cards lie face down; `cycle` is the
    waste from bottom to top and then the bank from top to bottom, of which `drawn` lie on the waste; `home` are the
    heights of the foundations in the order clubs, diamonds, hearts, spades. With fewer than 13 `ranks` the suits end
    early (a pack from the ace up, for examples and tests).

    Raises:
        ValueError: it is not the pack, or no deal leads to it: column i (from 0) has at most i face-down cards.
    """

    def __init__(
        self,
        columns: list[list[int]],
        down: list[int],
        cycle: list[int],
        drawn: int = 0,
        home: "list[int] | None" = None,
        ranks: int = 13,
    ) -> None:
        self.columns = columns
        self.down = down
        self.cycle = cycle
        self.drawn = drawn
        self.home = home if home is not None else [0] * SUITS
        self.ranks = ranks
        self._check()

    def _check(self) -> None:
        if len(self.columns) > MOST_COLUMNS or len(self.cycle) > MOST_STOCK or len(self.down) != len(self.columns):
            raise ValueError(f"at most {MOST_COLUMNS} columns and a stock of {MOST_STOCK} can be solved")
        if not 0 <= self.drawn <= len(self.cycle):
            raise ValueError(f"{self.drawn} cards cannot lie on the waste: there are {len(self.cycle)}")
        found = [suit * 16 + height for suit in range(SUITS) for height in range(self.home[suit])]
        for place, cards in enumerate(self.columns):
            down = self.down[place]
            if not 0 <= down <= place or (down >= len(cards) and cards):
                raise ValueError(f"{down} of {len(cards)} cards cannot lie face down in column {place + 1}")
            found.extend(height_code(card) for card in cards)
        found.extend(height_code(card) for card in self.cycle)
        wanted = [suit * 16 + height for suit in range(SUITS) for height in range(self.ranks)]
        if sorted(found) != wanted:
            raise ValueError(f"these are not the {len(wanted)} cards of the pack, each once")


def height_code(card: int) -> int:
    """The search's number of a card: by its height, ace 0."""
    return card // 16 * 16 + (card % 16 + 1) % 13


def card_code(number: int) -> int:
    """The card with a number of the search."""
    return number // 16 * 16 + (number % 16 + 12) % 13


def is_red(number: int) -> bool:
    """Whether a card is a diamond or a heart."""
    return number // 16 in (1, 2)


@final
class PositionTables:
    """What does not change in a search: tables that make sets of cards of the parts of a position."""

    def __init__(self, layout: OpenLayout, rules: Rules) -> None:
        self.rules = rules
        self.draw: i64 = rules.draw
        self.parts: bool = rules.parts
        self.back: bool = rules.back
        self.layout = layout
        self.ranks: i64 = layout.ranks
        self.count: i64 = len(layout.columns)
        top = 2**layout.ranks - 1
        self.cards: i64 = top * 0x0001_0001_0001_0001
        self.kings: i64 = 2 ** (layout.ranks - 1) * 0x0001_0001_0001_0001
        #: by suit and height: the cards on the foundation, and the one it waits for
        self.below = vec[i64](
            [2**height * 2 ** (16 * suit) - 2 ** (16 * suit) for suit in range(4) for height in range(16)]
        )
        self.next_up = vec[i64](
            [2 ** (16 * suit + height) if height < layout.ranks else 0 for suit in range(4) for height in range(16)]
        )
        #: dealt cards that never move away as a run: a king at the bottom of its column
        self.dealt = [self._dealt(place) for place in range(len(layout.columns))]
        self._table_columns()
        self._table_stock()
        self.start, self.start_onto = self._start()

    def _dealt(self, place: int) -> list[int]:
        """The face-down cards of a column and the open one on them; nothing if that is a king on an empty place."""
        cards, down = self.layout.columns[place], self.layout.down[place]
        dealt = [height_code(card) for card in cards[: down + 1]]
        return [] if len(dealt) == 1 and BIT[dealt[0]] & self.kings else dealt

    def _table_columns(self) -> None:
        """By the stages of some columns: the cards face down, the open dealt ones, and how many columns have any."""
        hidden: list[int] = []
        base: list[int] = []
        used: list[int] = []
        for group in GROUPS:
            sizes = [STAGE_BITS[place] for place in group]
            for number in range(2 ** sum(sizes)):
                down = open_cards = count = 0
                rest = number
                for place, size in zip(group, sizes, strict=True):
                    stage = rest % 2**size
                    rest //= 2**size
                    dealt = self.dealt[place] if place < len(self.dealt) else []
                    if 0 < stage <= len(dealt):
                        down += sum([2**card for card in dealt[: stage - 1]])
                        open_cards += 2 ** dealt[stage - 1]
                        count += 1
                hidden.append(down)
                base.append(open_cards)
                used.append(count)
        self.hidden = vec[i64](hidden)
        self.base = vec[i64](base)
        self.used = vec[i64](used)
        #: by card: what taking the dealt card away changes in a position (a king that then lies bare is no dealt card)
        off: list[int] = [0] * 64
        for place, dealt in enumerate(self.dealt):
            for under, card in enumerate(dealt):
                bare_king = under == 1 and bool(BIT[dealt[0]] & self.kings)
                off[card] = 2 ** STAGE_SHIFTS[place] * (2 if bare_king else 1)
        self.stage_off = vec[i64](off)
        #: the dealt cards by how many lie under them
        self.at_depth = vec[i64](
            [sum([2 ** dealt[depth] for dealt in self.dealt if depth < len(dealt)]) for depth in range(MOST_COLUMNS)]
        )

    def _table_stock(self) -> None:
        cycle = [height_code(card) for card in self.layout.cycle]
        self.stock_size: i64 = len(cycle)
        self.stock = vec[i64](cycle)
        self.stock_cards = vec[i64](
            [
                sum([2 ** cycle[part * 8 + at] for at in range(8) if part * 8 + at < len(cycle) and number >> at & 1])
                for part in range(3)
                for number in range(256)
            ]
        )

    def _start(self) -> "tuple[int, int]":
        """The position as it lies, and on which cards the open ones do."""
        layout = self.layout
        key = sum([layout.home[suit] * 16**suit for suit in range(SUITS)])
        key += sum([len(dealt) * 2 ** STAGE_SHIFTS[place] for place, dealt in enumerate(self.dealt)])
        left = len(layout.cycle)
        key += (2**left - 1) * 2 ** int(STOCK_SHIFT)
        offers = layout.drawn % self.rules.draw and layout.drawn < left
        key += (layout.drawn if offers else 0) * 2 ** int(WASTE_SHIFT)
        onto = 0
        if not self.rules.parts:
            for place, cards in enumerate(layout.columns):
                for at in range(layout.down[place] + 1, len(cards)):
                    if height_code(cards[at - 1]) // 16 in (2, 3):
                        onto += 2 ** height_code(cards[at])
        return key, onto
