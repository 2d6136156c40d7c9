"""Shithead: how not to become one."""

from collections.abc import Callable

from never import Never

import troef
from playing import play
from shithead_positions import dealt


def _poor_cards_open() -> troef.State:
    return dealt({"hand-1": "2H 10S AC", "open-1": "3D 4D 5D"}, seats=2)


def _begun(hands: tuple[str, str], stock: str, *steps: str) -> troef.State:
    """Two players who have changed nothing; seat 0 was dealt a three among the open cards, so it starts."""
    places = {"open-0": "3C QD AH", "open-1": "AS KD QC", "hand-0": hands[0], "hand-1": hands[1], "stock": stock}
    return play(dealt(places, seats=2), "0: ready", "1: ready", *steps)


def _twelve_under_an_eight(mine: str) -> Callable[[], troef.State]:
    """Twelve cards lie, three sixes on top; seat 0 has these three in hand."""

    def state() -> troef.State:
        return _begun(
            ("3S 3H 3D", "4S 4H 4D"),
            f"5S 5H 5D 6S 6H 6D {mine}",
            *("0: 3S 3H 3D", "1: 4S 4H 4D", "0: 5S 5H 5D", "1: 6S 6H 6D"),
        )

    return state


def _a_two_a_ten_and_a_five() -> troef.State:
    return _begun(("3S 2S 10H", "4D JH QH"), "5C", "0: 3S", "1: 4D")


def _three_eights_and_the_fourth() -> troef.State:
    return _begun(("3S 8C QH", "8S 8H 8D"), "KH", "0: 3S", "1: 8S 8H 8D")


NEVER = [
    Never("three, four and five do not stay open before ace, two and ten", _poor_cards_open, 1, ("ready",)),
    Never("who has an eight does not take twelve cards", _twelve_under_an_eight("8H QH KS"), 0, ("pickup",)),
    Never("a two or a ten is there for twelve cards", _twelve_under_an_eight("2S 10H 4C"), 0, ("pickup",)),
    Never("what a five can do needs no two and no ten", _a_two_a_ten_and_a_five, 0, ("2S", "10H")),
    Never("the fourth eight clears the pile", _three_eights_and_the_fourth, 0, ("pickup", "QH", "KH")),
]
