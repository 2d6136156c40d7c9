"""Mao: what costs a penalty card for nothing, or a round."""

from never import Never

import troef
from playing import play
from rules.mao_positions import table

#: Seat 3 has made this rule.
KNOCK = ((3, "rank:Q call:klop"),)


def _two_cards() -> troef.State:
    return table({1: "9H 4C"}, "9C")


def _a_queen_and_a_knock() -> troef.State:
    return play(table({1: "QH 4C 5C"}, "9H", rules=KNOCK), "1: QH klop")


def _a_last_queen(text: str) -> troef.State:
    return play(table({2: "QS"}, "QH", on_turn=2, rules=KNOCK), f"2: {text}")


def _a_card_that_fits() -> troef.State:
    return table({1: "9H KD 4S 7D"}, "9C")


def _a_queen_and_a_four() -> troef.State:
    return table({2: "QS 4D"}, "QH", on_turn=2, rules=KNOCK)


def _a_king_and_no_knock() -> troef.State:
    return play(table({1: "KH 4C 5C"}, "9H", rules=KNOCK), "1: KH")


def _a_last_king() -> troef.State:
    return play(table({2: "KH"}, "9H", on_turn=2, rules=KNOCK), "2: KH")


NEVER = [
    Never("with two cards left one says mao first", _two_cards, 1, ("9H", "4C")),
    Never("who knocked is not accused", _a_queen_and_a_knock, 3, ("penalise…",)),
    Never("who forgot the knock has not won", lambda: _a_last_queen("QS"), 3, ("confirm",)),
    Never("who knocked has won", lambda: _a_last_queen("QS klop"), 3, ("penalise 2 3",)),
    Never(
        "who knows of no reason to speak lays a card",
        _a_card_that_fits,
        1,
        ("sorry", "proost", "hoera", "klop", "fijne_dag", "buiging", "mao"),
    ),
    Never("with a queen and a four left one says mao first", _a_queen_and_a_four, 2, ("QS",)),
    Never("who lays a king need not knock", _a_king_and_no_knock, 3, ("penalise…",)),
    Never("who has laid his last card and owes nothing has won", _a_last_king, 3, ("penalise…",)),
]
