"""Rounds of ezelen as one seat may take them to be: histories of all cards that give what it has seen.

A seat knows what it gave and was given at each exchange, the hand of the opener, and that whoever slapped falsely held
no quartet.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from troef.cards.bits import set_of
from troef.core.moves import CHOOSE, HIDDEN, SLAP, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View, may_see
from troef.games.ezelen.phases import HAND, is_quartet
from troef.sampling.card_histories import START, CardHistories, first_history

#: How far it is from one world to the next (`CardHistories.mix`).
_EFFORT: Final = 6

#: The moves between two exchanges, the last of which completes the second.
Window = list[tuple[int, int]]


def windows_of(log: Window, seats: int) -> list[Window]:
    """The log of a round, cut after each exchange (R6: when everybody has chosen); the last is not complete."""
    windows: list[Window] = [[]]
    chosen: set[int] = set()
    for seat, move in log:
        windows[-1].append((seat, move))
        if kind_of(move) == CHOOSE:
            chosen.add(seat)
            if len(chosen) == seats:
                chosen = set()
                windows.append([])
    return windows


def choices_in(window: Window) -> dict[int, int]:
    """The card that each seat chose last in a window (R5)."""
    return {seat: int(payload_of(move)) for seat, move in window if kind_of(move) == CHOOSE}


def accounts(view: View, pack: list[int], rng: Rng) -> Iterator[tuple[list[i64], Window]]:
    """Endless rounds that give the view: the hands, and the log with what was chosen face down."""
    windows = windows_of(view.log, view.seats)
    histories = first_history(lambda: _histories(view, windows, pack, rng))
    bluffers = _false_slappers(view, windows)
    while True:
        histories.mix(_EFFORT)
        hands = [[histories.lying(seat, moment + 1) for seat in range(view.seats)] for moment in range(len(windows))]
        if not any(is_quartet(set_of(hands[moment][seat])) for moment, seat in bluffers):
            yield [i64(set_of(cards)) for cards in hands[-1]], _log(view, windows, hands, histories, rng)


def _histories(view: View, windows: list[Window], pack: list[int], rng: Rng) -> CardHistories:
    """The histories of all cards; the places are the hands."""
    seats = view.seats
    gifts = _known_gifts(view, windows)
    hands = {card: seat for seat in range(seats) for card in view.zone(f"hand-{seat}").cards}
    own = {card: seat for card, seat in hands.items() if may_see(view.seat, seat)}
    for known in reversed(gifts):
        own = {card: seat for card, seat in own.items() if card not in known}
        own.update({card: seat for card, seat in known.items() if may_see(view.seat, seat)})
    histories = CardHistories(pack, rng)
    histories.step([(START, seat, int(HAND)) for seat in range(seats)], own)
    ways = [(seat, (seat + 1) % seats, 1) for seat in range(seats)]
    for known in gifts:
        for card, seat in known.items():
            histories.see(card, seat)
        histories.step(ways, {card: (seat + 1) % seats for card, seat in known.items()})
    for card, seat in hands.items():
        histories.see(card, seat)
    histories.settle()
    return histories


def _known_gifts(view: View, windows: list[Window]) -> list[dict[int, int]]:
    """For each exchange the cards that the viewer knows of, and who gave them."""
    received = view.memory.get("received", [])
    assert isinstance(received, list)
    gifts = [{card: seat for seat, card in choices_in(window).items() if card != HIDDEN} for window in windows[:-1]]
    for known, card in zip(gifts, received, strict=False):
        known[card] = (view.seat - 1) % view.seats
    return gifts


def _false_slappers(view: View, windows: list[Window]) -> list[tuple[int, int]]:
    """Who slapped without a quartet, after how many exchanges: all before the opener."""
    slaps = [(moment, seat) for moment, window in enumerate(windows) for seat, move in window if kind_of(move) == SLAP]
    opening = (len(windows) - 1, view.fact("opener"))
    return slaps[: slaps.index(opening)] if opening in slaps else slaps


def _log(view: View, windows: list[Window], hands: list[list[list[int]]], histories: CardHistories, rng: Rng) -> Window:
    """The log of a history: what another chose and took back may have been any card of his hand."""
    log: Window = []
    for moment, window in enumerate(windows):
        shown: Window = []
        given: set[int] = set()
        for seat, move in reversed(window):
            if kind_of(move) == CHOOSE and payload_of(move) == HIDDEN:
                if moment + 1 < len(windows) and seat not in given:
                    card = histories.gone(moment + 1, seat, (seat + 1) % view.seats)
                else:
                    card = hands[moment][seat][rng.below(HAND)]
                given.add(seat)
                move = int(make_move(CHOOSE, card))
            shown.append((seat, move))
        log += reversed(shown)
    return log
