"""Rounds of blackjack that lie on the table at once."""

from typing import Any

import troef
from playing import lay, play
from troef.cards.card import cards_text

SLUG = "blackjack"


def game(**options: Any) -> troef.Game:
    return troef.game(SLUG, **options)


def bet(state: troef.State, *amounts: int) -> troef.State:
    """Everybody bets, the first seat first."""
    return play(state, *[f"{seat}: bet {amount}" for seat, amount in enumerate(amounts)])


def boxes(*held: str, upcard: str = "9C", stock: str = "", bets: tuple[int, ...] = (), **options: Any) -> troef.State:
    """A round in which the boxes hold these cards and have bet 10 each; `stock` comes next."""
    state = lay(game(**options), len(held), hands=dict(enumerate(held)), upcard=upcard, stock=stock)
    return bet(state, *(bets or (10,) * len(held)))


def net(state: troef.State) -> tuple[int, ...]:
    """What the last round changed."""
    return state.view(0).sheet[-1].cells


def bank(state: troef.State) -> str:
    return cards_text(state.view(0).zone("bank").cards)


def cards(view: troef.View, zone: str) -> str:
    return cards_text(view.zone(zone).cards)


def total(state: troef.State, seat: int = 0) -> object:
    """What a seat's only hand counts."""
    return state.view(seat).badge(seat, "total")


def score(state: troef.State) -> object:
    """What the hands of seat 0 count, from first to last."""
    return state.view(0).badge(0, "total")
