"""Mao: what costs a penalty card for nothing, or a round."""

from never import Never

import troef
from playing import play
from rules.mao_positions import table

#: Seat 1 has made this rule himself.
OWN = ((1, "suit:H demand:colour:black"),)
#: And seat 3 this one.
KNOCK = ((3, "rank:Q call:klop"),)


def _two_cards() -> troef.State:
    return table({1: "9H 4C"}, "9C")


def _a_demand_of_ones_own() -> troef.State:
    state = table({0: "6H 2S 3S", 1: "6C 9H 2D"}, "8H", on_turn=0, rules=OWN)
    return play(state, "0: 6H")


def _a_queen_and_a_knock() -> troef.State:
    return play(table({1: "QH 4C 5C"}, "9H", rules=KNOCK), "1: QH klop")


def _a_last_queen(text: str) -> troef.State:
    return play(table({2: "QS"}, "QH", on_turn=2, rules=KNOCK), f"2: {text}")


NEVER = [
    Never("with two cards left one says mao first", _two_cards, 1, ("9H", "4C")),
    Never("one meets the demand of one's own rule", _a_demand_of_ones_own, 1, ("9H",)),
    Never("who knocked is not accused", _a_queen_and_a_knock, 3, ("penalise…",)),
    Never("who forgot the knock has not won", lambda: _a_last_queen("QS"), 3, ("confirm",)),
    Never("who knocked has won", lambda: _a_last_queen("QS klop"), 3, ("penalise 2 1",)),
]
