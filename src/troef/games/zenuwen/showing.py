"""What is seen of a round: the same for everybody, for all that is known lies open (T4)."""

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.core.log import SEAT_SHIFT
from troef.core.phase import Phase
from troef.core.view import REFEREE, Fact, View, Zone
from troef.games.zenuwen.language import CARD_SHIFT, MOVE_MASK, small_zone
from troef.games.zenuwen.layout import PILES, Layout
from troef.games.zenuwen.phases import Preparing, Racing, Slapping


def show_round(view: View, layout: Layout, phase: Phase, owner: "vec[i64]") -> None:
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
            view.facts.append(Fact("deadlock", "number", True))  # R17
    elif isinstance(phase, Slapping):
        served = phase.served
        owner = phase.owner
        view.facts.append(Fact("finisher", "seat", int(phase.finisher)))
    for seat in range(view.seats):
        badges = view.badges[seat]
        badges.append(Fact("cards", "number", int(layout.left[seat] + layout.small[seat])))
        badges.append(Fact("stock", "number", int(layout.left[seat])))
        badges.append(Fact("small", "number", int(layout.small[seat])))
        if ready & BIT[seat]:
            badges.append(Fact("ready", "number", True))
        if stuck & BIT[seat]:
            badges.append(Fact("stuck", "number", True))
        if served & BIT[seat]:
            badges.append(Fact("took", "number", _size_taken(layout, owner, seat)))
    for heap in range(view.seats):
        view.zones.append(Zone(f"O{heap}", "discard", heap, "pile", layout.heap_cards(heap)))
    for seat in range(view.seats):
        _show_piles(view, layout, seat)
    view.memory["layers"] = [int(layer) for layer in layout.layer]
    view.memory["owner"] = [int(seat) for seat in owner]
    view.memory["known"] = [layout.known_cards(seat) for seat in range(view.seats)]


def show_log(view: View, log: "vec[i64]") -> None:
    """The log as moves, `memory` has in `moved` the face of the card that went with each, or -1."""
    entries = [entry >> SEAT_SHIFT for entry in log]
    view.log = [(seat, int(entry & MOVE_MASK)) for (seat, _), entry in zip(view.log, entries, strict=True)]
    view.memory["moved"] = [int(entry >> CARD_SHIFT) - 1 for entry in entries]


def _size_taken(layout: Layout, owner: "vec[i64]", seat: int) -> int:
    for heap in range(layout.seats):
        if owner[heap] == seat:
            return int(layout.height[heap])
    return 0


def _show_piles(view: View, layout: Layout, seat: int) -> None:
    """A seat's small piles and stock; the referee sees the face-down cards too, and a mark on the lowest open one."""
    for pile in range(int(PILES)):
        place = seat * PILES + pile
        zone = Zone(small_zone(seat, pile), "tableau", seat, "pile", layout.open_cards(place), int(layout.down[place]))
        if view.seat == REFEREE and zone.cards:
            zone.mark, zone.hidden = zone.hidden, 0
            zone.cards = layout.chain(layout.deck[place])[::-1] + zone.cards
        view.zones.append(zone)
    stock = Zone(f"stock-{seat}", "stock", seat, "pile", hidden=int(layout.left[seat]))
    if view.seat == REFEREE:
        stock.cards, stock.hidden = layout.chain(layout.stock[seat])[::-1], 0
    view.zones.append(stock)
