"""What is seen of a round: the same for everybody, for all that is known lies open (T4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.core.display import Display
from troef.core.phase import Phase
from troef.core.view import REFEREE
from troef.games.zenuwen.language import MOST_SEATS, small_zone
from troef.games.zenuwen.layout import PILES, Layout
from troef.games.zenuwen.phases import Preparing, Racing, Slapping

#: The names of small piles by seat, of open piles and of stocks.
_SMALL: Final = [[small_zone(seat, pile) for pile in range(int(PILES))] for seat in range(MOST_SEATS)]
_HEAPS: Final = [f"O{heap}" for heap in range(MOST_SEATS)]
_STOCKS: Final = [f"stock-{seat}" for seat in range(MOST_SEATS)]


def show_round(display: Display, layout: Layout, phase: Phase, owner: "vec[i64]") -> None:
    """Small piles, stocks and open piles with their sizes; what everybody says stands beside the seats.

    `memory`: `layers` has who laid the top card of each open pile (-1: it was flipped), `owner` who has taken it,
    `known` the cards that everybody knows to be among each seat's face-down ones.
    """
    ready = stuck = served = i64(0)
    if isinstance(phase, Preparing):
        ready = phase.ready
    elif isinstance(phase, Racing):
        stuck = phase.stuck
        if layout.deadlocked():
            display.show_fact("deadlock", "number", True)  # R17
    elif isinstance(phase, Slapping):
        served = phase.served
        owner = phase.owner
        display.show_seat("finisher", phase.finisher)
    for seat in range(display.seats):
        display.badge_number(seat, "cards", layout.left[seat] + layout.small[seat])
        display.badge_number(seat, "stock", layout.left[seat])
        display.badge_number(seat, "small", layout.small[seat])
        if ready & BIT[seat]:
            display.show_badge(seat, "ready", "number", True)
        if stuck & BIT[seat]:
            display.show_badge(seat, "stuck", "number", True)
        if served & BIT[seat]:
            display.show_badge(seat, "took", "number", _size_taken(layout, owner, seat))
    for heap in range(display.seats):
        display.show_zone(_HEAPS[heap], "discard", heap, "pile", layout.heap_cards(heap))
    for seat in range(display.seats):
        _show_piles(display, layout, seat)
    if not display.keeps_all:
        return
    if display.keeps_all:
        display.memory["layers"] = [int(layer) for layer in layout.layer]
        display.memory["owner"] = [int(seat) for seat in owner]
        display.memory["known"] = [layout.known_cards(seat) for seat in range(display.seats)]


def _size_taken(layout: Layout, owner: "vec[i64]", seat: int) -> int:
    for heap in range(layout.seats):
        if owner[heap] == seat:
            return int(layout.height[heap])
    return 0


def _show_piles(display: Display, layout: Layout, seat: int) -> None:
    """A seat's small piles and stock; the referee sees the face-down cards too, and a mark on the lowest open one."""
    for pile in range(int(PILES)):
        place = seat * PILES + pile
        cards, down, mark = layout.open_cards(place), int(layout.down[place]), -1
        if display.seat == REFEREE and cards:
            cards = layout.chain(layout.deck[place])[::-1] + cards
            mark, down = down, 0
        display.show_zone(_SMALL[seat][pile], "tableau", seat, "pile", cards, down, mark=mark)
    if display.seat == REFEREE:
        display.show_zone(_STOCKS[seat], "stock", seat, "pile", layout.chain(layout.stock[seat])[::-1])
    else:
        display.show_zone(_STOCKS[seat], "stock", seat, "pile", hidden=int(layout.left[seat]))
