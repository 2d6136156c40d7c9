"""Shithead: how not to become one."""

from never import Never

import troef
from playing import play
from shithead_positions import dealt, late, leading, met


def _poor_cards_open() -> troef.State:
    return dealt({"hand-1": "2H 10S AC", "open-1": "3D 4D 5D"}, seats=2)


def _begun(hands: tuple[str, str], stock: str, *steps: str) -> troef.State:
    """Two players who have changed nothing; seat 0 was dealt a three among the open cards, so it starts."""
    places = {"open-0": "3C QD AH", "open-1": "AS KD QC", "hand-0": hands[0], "hand-1": hands[1], "stock": stock}
    return play(dealt(places, seats=2), "0: ready", "1: ready", *steps)


def _a_two_a_ten_and_a_five() -> troef.State:
    return _begun(("3S 2S 10H", "4D JH QH"), "5C", "0: 3S", "1: 4D")


def _jack_and_jack() -> troef.State:
    return met("JS JH 5C", "9D")


def _three_sixes_lie() -> troef.State:
    """The fourth six takes the pile away."""
    return met("6C KD QH", "6S 6H 6D")


def _small_cards_to_lead() -> troef.State:
    return leading("4S 10H 2D")


def _the_last_card_is_a_ten() -> troef.State:
    return late(hand="10H", pile="9C", open_cards="", blind="- - 3S")


def _open_cards_that_go() -> troef.State:
    return late(pile="5C", open_cards="7S 7H 7D", blind="3S 4S 8H")


def _nothing_to_take_up() -> troef.State:
    return met("KD QH 9S", "4S 4H")


NEVER = [
    Never("three, four and five do not stay open before ace, two and ten", _poor_cards_open, 1, ("ready",)),
    Never("what a five can do needs no two and no ten", _a_two_a_ten_and_a_five, 0, ("2S", "10H")),
    Never("who can beat a nine does not take the pile", _jack_and_jack, 0, ("pickup",)),
    Never("the fourth six takes the pile away", _three_sixes_lie, 0, ("pickup", "KD", "QH")),
    Never("with a four one does not lead a two or a ten", _small_cards_to_lead, 0, ("10H", "2D")),
    Never("three sevens go together at the end", _open_cards_that_go, 0, ("pickup…", "7S", "7H", "7D")),
    Never("nobody takes up two fours that he can beat", _nothing_to_take_up, 0, ("pickup",)),
]
