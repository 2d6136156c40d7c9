"""Positions of rummy for the tests of its clauses: what lies there was played."""

from typing import Any

from meld_positions import mid_round

import troef
from troef import SPECTATOR
from troef.cards.bits import set_of
from troef.cards.card import cards_text, parse_cards


def cards(text: str) -> int:
    return int(set_of(parse_cards(text)))


def table(
    hands: list[str],
    pile: str = "2C",
    stock: str = "",
    melds: tuple[str, ...] = (),
    own: tuple[str, ...] = (),
    **more: Any,
) -> troef.State:
    """A position in mid-round: seat 0 is on turn with this hand, and what it laid before lies in other melds; the melds
    that are named are seat 1's. The others hold more than what is named, unless `exact` names them too."""
    how = {name: value for name, value in more.items() if name in ("exact", "left", "turns", "deal", "totals")}
    game = troef.game("rummy", **{name: value for name, value in more.items() if name not in how})
    laid = (*[(1, meld) for meld in melds], *[(0, meld) for meld in own])
    return mid_round(game, hands, stock, pile, laid, **how)


def zone_text(state: troef.State, name: str, seat: int = SPECTATOR) -> str:
    return cards_text(state.view(seat).zone(name).cards)


def whole_table(state: troef.State) -> dict[str, int]:
    """How many cards lie in each zone."""
    return {zone.name: len(zone.cards) + zone.hidden for zone in state.view(SPECTATOR).zones}
