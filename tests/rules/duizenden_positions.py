"""Positions of duizenden for the tests of its clauses."""

from typing import Any

from meld_positions import mid_round, with_idle_cards

import troef
from playing import play
from troef import REFEREE, SPECTATOR
from troef.cards.card import cards_text
from troef.games.duizenden.game import DuizendenState
from troef.games.duizenden.turns import Turns

#: A hand that does not matter: any other cards.
OTHERS = ""


def running(state: troef.State) -> Turns:
    assert isinstance(state, DuizendenState)
    assert isinstance(state.round, Turns)
    return state.round


def table(
    hand: str,
    top: str = "2D",
    sets: "tuple[tuple[int, str], ...]" = (),
    stock: str = "6S 8C 4H",
    others: "tuple[str, ...]" = (OTHERS, OTHERS),
    turn: int = 2,
    totals: "tuple[int, ...]" = (),
    exact: "tuple[int, ...]" = (0,),
    left: "int | None" = None,
    turns: "int | None" = None,
    **options: object,
) -> troef.State:
    """Seat 0 begins a turn with this hand: a later one, in which it has laid its other cards, or its first, in which it
    holds all its cards. Where its other cards are no sets, some are in the hand and make none there. The discard pile
    ends with `top`. The others hold more than these cards, unless `exact` names them. With totals it is the fourth
    round, otherwise the first. `left`: as many cards are left in the stock; `turns`: as many have been played.
    """
    game = troef.game("duizenden", **options)
    match: dict[str, object] = {"deal": 4, "totals": list(totals)} if totals else {}
    near = f"{stock.partition(' ')[0]} {top.split()[-1]}"
    laid = sum(len(cards.split()) for owner, cards in sets if owner == 0)
    size = held(hand, laid, near) if turn > 1 else 13
    if size > len(hand.split()):
        hand = with_idle_cards(hand, size, near, " ".join([top, stock, *others, *[cards for _, cards in sets]]))
    if turn > 1:
        return mid_round(game, [hand, *others], stock, top, sets, exact, left, turns, **match)
    return mid_round(game, [hand, *others], stock, top, sets, (), None, len(others), **match)


def held(hand: str, laid: int, near: str) -> int:
    """How many cards the hand holds at least, when the rest has been laid as sets to which nothing near can be added:
    sets of four where a joker is near."""
    size = len(hand.split())
    closed = "*" in f"{hand} {near}".split()
    while (13 - laid - size) % 4 if closed else 13 - laid - size in (1, 2):
        size += 1
    return size


def laying(hand: str, draws: str = "6S", **more: Any) -> troef.State:
    """As `table`, after drawing a card."""
    stock = f"{draws} 8C 4H" if " " not in draws else draws
    return play(table(hand, stock=stock, **more), "0: draw")


def hand_text(state: troef.State, seat: int = 0) -> str:
    return cards_text(state.view(REFEREE).zone(f"hand-{seat}").cards)


def laid_points(state: troef.State, seat: int) -> int:
    """What the sets of a seat count."""
    points = state.view(SPECTATOR).badge(seat, "laid")
    assert isinstance(points, int)
    return points
