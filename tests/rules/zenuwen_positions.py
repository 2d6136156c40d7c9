"""Positions of zenuwen for its tests, written as in the rule book."""

from typing import Any

import troef
from troef import SPECTATOR, TIMEKEEPER
from troef.cards.card import card_text, cards_text
from troef.games.zenuwen import Zenuwen, ZenuwenState

#: Somebody else's small piles, where those do not matter.
OTHER = ["|8C", "1|10C", "2|QC", "3|3C", "4|2C"]


def zenuwen(**options: object) -> Zenuwen:
    game = troef.game("zenuwen", **options)
    assert isinstance(game, Zenuwen)
    return game


def laid(*piles: list[str], heaps: "list[str] | None" = None, **more: Any) -> ZenuwenState:
    """A round in the middle: each player's small piles, the open piles (none: it is being prepared)."""
    return zenuwen().position(dict(enumerate(piles)), heaps, seats=len(piles), **more)


def clock(state: troef.State) -> None:
    """The time that runs is up: that of all together, or else that of each player who has done nothing."""
    for move in state.legal(TIMEKEEPER):
        state.play(TIMEKEEPER, move)


def small(state: troef.State, seat: int) -> list[str]:
    """A seat's small piles as the rule book writes them."""
    zones = [state.view(SPECTATOR).zone(f"s{pile}-{seat}") for pile in range(1, 6)]
    return [f"{zone.hidden}|{cards_text(zone.cards)}" for zone in zones]


def heap(state: troef.State, number: int) -> list[str]:
    return [card_text(card) for card in state.view(0).zone(f"O{number}").cards]


def stock(state: troef.State, seat: int) -> int:
    return state.view(0).zone(f"stock-{seat}").hidden


def started(seats: int = 2, seed: int = 1) -> ZenuwenState:
    state = zenuwen().start(seats)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    assert isinstance(state, ZenuwenState)
    return state
