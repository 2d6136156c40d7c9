"""Shithead: how not to become one."""

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


def _a_two_a_ten_and_a_five() -> troef.State:
    return _begun(("3S 2S 10H", "4D JH QH"), "5C", "0: 3S", "1: 4D")


NEVER = [
    Never("three, four and five do not stay open before ace, two and ten", _poor_cards_open, 1, ("ready",)),
    Never("what a five can do needs no two and no ten", _a_two_a_ten_and_a_five, 0, ("2S", "10H")),
]
