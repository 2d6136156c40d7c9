"""Positions that give a view, and positions written by hand."""

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.cards.pack import Supply
from troef.core.phase import AWAITS_DEAL
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.zenuwen.language import CARD_SHIFT, small_zone
from troef.games.zenuwen.layout import EMPTY, PILES, Layout
from troef.games.zenuwen.phases import NOBODY, Preparing, Racing, Slapping
from troef.games.zenuwen.state import ZenuwenState


def restore_round(state: ZenuwenState, view: View, rng: Rng) -> None:
    """Set a state to the position of a view; face-down cards of which it says nothing are shared uniformly."""
    state.restore(view)
    state.outcome_now = view.outcome
    state.cards = vec[i64]([i64(count) for count in view.totals])
    if not view.deal_number:
        return
    layout = Layout(view.seats)
    table = _Cards(view, state.game.pack(view.seats), rng)
    owner, layers = _numbers(view, "owner"), _numbers(view, "layers")
    for seat in range(view.seats):
        _lay_seat(layout, view, seat, table)
        set_heap(layout, seat, table.shown(view.zone(f"O{seat}").cards))
        layout.layer[seat] = layers[seat]
        layout.learn(seat, table.known[seat])
    state.layout = layout
    state.owner = owner
    state.restocks = _number(view, "restocks")
    state.shuffler = _number(view, "shuffler")
    state.restocking = view.memory.get("restocking") is True
    state.awaits_deal = view.phase == AWAITS_DEAL.name()
    _restore_log(state, view)
    _restore_phase(state, view)


def _number(view: View, key: str) -> int:
    number = view.memory.get(key)
    return number if isinstance(number, int) else 0


def _numbers(view: View, key: str) -> "vec[i64]":
    """One number for each seat from the view's memory."""
    numbers = view.memory.get(key)
    return vec[i64]([i64(number) for number in (numbers if isinstance(numbers, list) else [EMPTY] * view.seats)])


class _Cards:
    """Hands out the cards of a pack by their faces; what lies face down is drawn from what is left."""

    def __init__(self, view: View, pack: list[int], rng: Rng) -> None:
        supply = Supply(pack)
        self._shown = {card: supply.take(card) for zone in view.zones for card in zone.cards}
        memory = view.memory.get("known")
        self.known: list[list[int]] = [list(cards) for cards in memory] if isinstance(memory, list) else []
        sizes = [sum([zone.hidden for zone in view.zones if zone.owner == seat]) for seat in range(view.seats)]
        # to the referee nothing is closed
        self.closed: list[list[int]] = [
            [supply.take(card) for card in cards] if size else [] for size, cards in zip(sizes, self.known, strict=True)
        ]
        rest = shuffle([card for copies in supply.left.values() for card in copies], rng)
        for seat, size in enumerate(sizes):
            missing = size - len(self.closed[seat])
            self.closed[seat] = shuffle(self.closed[seat] + rest[:missing], rng)
            rest = rest[missing:]

    def shown(self, cards: list[int]) -> list[int]:
        """Cards that the view shows."""
        return [self._shown[card] for card in cards]

    def take(self, seat: int, count: int) -> list[int]:
        """This many of a seat's face-down cards."""
        taken, self.closed[seat] = self.closed[seat][:count], self.closed[seat][count:]
        return taken


def _lay_seat(layout: Layout, view: View, seat: int, table: _Cards) -> None:
    for pile in range(int(PILES)):
        zone = view.zone(small_zone(seat, pile))
        cards = table.shown(zone.cards)
        down = max(zone.mark, 0)
        set_small(layout, seat, pile, cards[:down] + table.take(seat, zone.hidden), cards[down:])
    stock = view.zone(f"stock-{seat}")
    layout.lay_stock(seat, table.shown(stock.cards)[::-1] + table.take(seat, stock.hidden))


def set_small(layout: Layout, seat: i64, pile: i64, hidden: list[int], shown: list[int]) -> None:
    """Lay a small pile: its face-down and its open cards, each upwards."""
    place = seat * PILES + pile
    for cards, opened in ((hidden, False), (shown, True)):
        upper: i64 = EMPTY
        for card in cards:
            layout.under[card] = upper
            upper = card
        if opened:
            layout.top[place] = upper
            layout.low[place] = cards[0] if cards else EMPTY
            layout.shown[place] = len(cards)
        else:
            layout.deck[place] = upper
            layout.down[place] = len(cards)
    layout.small[seat] = layout.small[seat] + len(hidden) + len(shown)


def set_heap(layout: Layout, heap: i64, cards: list[int]) -> None:
    """Lay an open pile, upwards."""
    upper: i64 = EMPTY
    for card in cards:
        layout.under[card] = upper
        upper = card
    layout.heap[heap] = upper
    layout.height[heap] = len(cards)


def _restore_log(state: ZenuwenState, view: View) -> None:
    moved = view.memory.get("moved")
    cards: list[int] = moved if isinstance(moved, list) else []
    for (seat, move), card in zip(view.log, cards, strict=True):
        state.write_log(seat, (i64(card) + 1) << CARD_SHIFT | i64(move))


def _restore_phase(state: ZenuwenState, view: View) -> None:
    last = state.last_actor()
    if view.phase == "preparing":
        preparing = Preparing(state.layout, last)
        preparing.ready = _marked(view, "ready")
        state.phase = preparing
    elif view.phase == "racing":
        racing = Racing(state.layout, last, state.rules.deadlock_seconds)
        racing.stuck = _marked(view, "stuck")
        state.phase = racing
    elif view.phase == "slapping":
        finisher = view.fact("finisher")
        slapping = Slapping(state.layout, last, finisher if isinstance(finisher, int) else NOBODY)
        for heap in range(view.seats):
            if state.owner[heap] >= 0:
                slapping.give(state.owner[heap], heap)
        state.owner = vec[i64]([NOBODY] * view.seats)
        state.phase = slapping
    else:
        state.rest()


def _marked(view: View, badge: str) -> i64:
    """The seats that have a badge, as a set."""
    seats: i64 = 0
    for seat in range(view.seats):
        if view.badge(seat, badge):
            seats |= BIT[seat]
    return seats
