"""Positions of jokeren for the tests of its clauses."""

from typing import Any

from meld_positions import mid_round, with_idle_cards

import troef
from playing import play

#: A hand that does not matter: any other cards.
OTHERS = ""


def table(
    hand: str,
    draws: str = "6S",
    melds: "tuple[str, ...]" = (),
    pile: str = "2D",
    others: "tuple[str, ...]" = (OTHERS, OTHERS),
    out: bool = True,
    had_turns: bool = True,
    totals: "tuple[int, ...]" = (),
    exact: "tuple[int, ...]" = (0,),
    left: "int | None" = None,
    **options: object,
) -> troef.State:
    """Seat 0 is to draw the first of `draws`. It is out, or holds more cards, which make no melds.

    The melds are seat 1's; there lie others with which it came out, and those of seat 0. The others hold more than
    these cards, unless `exact` names them. With totals it is the fourth round, otherwise the first.
    """
    game = troef.game("jokeren", **options)
    match: dict[str, object] = {"deal": 4, "totals": list(totals)} if totals else {}
    laid = [(1, cards) for cards in melds]
    if melds:  # enough to come out with
        named = " ".join([hand, draws, *others, *melds]).split()
        sets = [[f"{rank}{suit}" for suit in "SHDC"] for rank in ("K", "Q", "J", "10")]
        laid.append((1, " ".join(next(cards for cards in sets if all(named.count(card) < 2 for card in cards)))))
    hand = hand if out else with_idle_cards(hand, 13, draws, " ".join([pile, *others, *[cards for _, cards in laid]]))
    return mid_round(game, [hand, *others], draws, pile, tuple(laid), exact, left, None if had_turns else 0, **match)


def laying(hand: str, draws: str = "6S 8C 4H", **more: Any) -> troef.State:
    """As `table`, after drawing."""
    return play(table(hand, draws, **more), "0: draw")


def first(*melds: str) -> troef.State:
    """A player who is not out and holds these melds and nothing else that goes together."""
    return laying(" ".join([*melds, "10S 2H"]), out=False)
