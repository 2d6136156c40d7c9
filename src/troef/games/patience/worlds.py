"""Layouts with the cards that a view does not show: a game that goes on is not stuck, one that is over may be (R19)."""

from collections.abc import Iterator
from typing import Final

from troef.cards.pack import make_pack
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.patience.layout import Layout, bare_layout
from troef.sampling.sharing import NoWorld

_PACK: Final = list(make_pack())
#: How often the cards are shuffled again when the game would be over with them.
TRIES: Final = 100
#: This many exchanges for each card lead from one order to the next, where shuffling hardly ever finds one.
_EFFORT: Final = 2


def layouts_of(view: View, partial: bool, tries: int, rng: Rng) -> Iterator[Layout]:
    """Endless layouts that fit a view.

    Each is equally likely. Where this many tries find none, a Markov chain exchanges two cards at a time: then each is
    equally likely in the long run.

    Raises:
        NoWorld: no exchange of two cards makes an order fit.
    """
    order = _unseen(view)
    layout = lay_out(view, partial, order)
    while True:
        found = False
        for _ in range(tries):
            order = shuffle(order, rng)
            layout = lay_out(view, partial, order)
            found = fits(view, layout)
            if found:
                break
        if not found:
            break
        yield layout
    order = _exchanged(view, partial, order)
    while True:
        for _ in range(_EFFORT * len(order)):
            other = _swapped(order, int(rng.below(len(order))), int(rng.below(len(order))))
            if fits(view, lay_out(view, partial, other)):
                order = other
        yield lay_out(view, partial, order)


def fits(view: View, layout: Layout) -> bool:
    """Whether the game is over or goes on with this layout as the view says."""
    reason = view.outcome.reason if view.outcome is not None else ""
    return reason not in ("", "stuck") or layout.stuck() == (reason == "stuck")


def lay_out(view: View, partial: bool, order: list[int]) -> Layout:
    """What the view shows, with the unseen cards in this order where it does not."""
    layout = bare_layout(partial)
    for suit in "SHDC":
        for card in view.zone(f"F-{suit}").cards:
            layout.lay_home(card)
    rest = list(order)
    for pile in range(7):
        zone = view.zone(f"T{pile + 1}")
        down = max(zone.mark, 0)
        hidden = zone.cards[:down] + [rest.pop() for _ in range(zone.hidden)]
        layout.place(pile, hidden, zone.cards[down:])
    waste = view.zone("waste").cards
    bank = _known_bank(view) or [rest.pop() for _ in range(view.zone("stock").hidden)]
    layout.lay_bank(waste + bank, len(waste))
    layout.look()
    return layout


def _unseen(view: View) -> list[int]:
    """The cards that the view does not show."""
    seen = set(_known_bank(view))
    for zone in view.zones:
        seen.update(zone.cards)
    return [card for card in _PACK if card not in seen]


def _known_bank(view: View) -> list[int]:
    """The bank, top first, as far as it has been gone through."""
    known = view.memory.get("bank")
    return known if isinstance(known, list) and known else view.zone("stock").cards[::-1]


def _exchanged(view: View, partial: bool, order: list[int]) -> list[int]:
    """An order that fits, with two cards exchanged: one card that can be used is enough."""
    for first in range(len(order)):
        for second in range(first):
            other = _swapped(order, first, second)
            if fits(view, lay_out(view, partial, other)):
                return other
    raise NoWorld("no order of the unseen cards fits")


def _swapped(order: list[int], first: int, second: int) -> list[int]:
    swapped = list(order)
    swapped[first], swapped[second] = order[second], order[first]
    return swapped
