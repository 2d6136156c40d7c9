"""Zenuwen: where nerves fail."""

from never import Never

import troef
from playing import play
from rules.zenuwen_positions import OTHER, laid


def _a_four_on_a_five() -> troef.State:
    return laid(["|9S", "1|8H", "2|KD", "3|4C", "4|AS"], OTHER, heaps=["5H", "JH"])


def _two_nines() -> troef.State:
    return laid(["|9S", "1|9H", "2|KD", "3|4C", "4|AS"], OTHER)


def _an_empty_place() -> troef.State:
    return laid(["", "|9H", "2|KD", "3|4C", "4|AS"], OTHER)


def _the_last_card() -> troef.State:
    return laid(["|6S", "", "", "", ""], OTHER, heaps=["5H", "JH"])


def _four_piles_to_slap() -> troef.State:
    state = laid(["|6S"], OTHER, ["1|KD"], ["1|KH"], heaps=["4|5H", "4|9H", "JH", "3|QH"])
    return play(state, "0: play 1 O0")


def _a_queen_on_a_jack() -> troef.State:
    return laid(["|QS", "1|8H", "2|KD", "3|2D", "4|AS"], OTHER, heaps=["5H", "JH"])


def _two_kings_to_merge() -> troef.State:
    return laid(["|9S", "1|KH", "2|KD", "3|4H", "4|AS"], OTHER)


def _the_last_two() -> troef.State:
    return laid(["|6S", "", "", "", "|QD"], OTHER, heaps=["5H", "JH"])


def _two_piles_to_slap() -> troef.State:
    return play(laid(["|6S"], OTHER, heaps=["9|5H", "JH"]), "0: play 1 O0")


def _an_ace_on_a_king() -> troef.State:
    return laid(["|9S", "1|8H", "2|7D", "3|5D", "4|AS"], OTHER, heaps=["3H", "KH"])


NEVER = [
    Never("who has a four for the five is not stuck", _a_four_on_a_five, 0, ("stuck",)),
    Never("two nines go together before one is ready", _two_nines, 0, ("ready",)),
    Never("an empty place is filled before one is ready", _an_empty_place, 0, ("ready",)),
    Never("the last card is played and the round is over", _the_last_card, 0, ("stuck",)),
    Never("the smallest pile is the one to slap", _four_piles_to_slap, 2, ("slap O0", "slap O1", "slap O3")),
    Never("who has a queen for the jack is not stuck", _a_queen_on_a_jack, 0, ("stuck",)),
    Never("two kings go together before one is ready", _two_kings_to_merge, 0, ("ready",)),
    Never("who can lay his last two cards is not stuck", _the_last_two, 0, ("stuck",)),
    Never("of a pile of eleven and one card one slaps the card", _two_piles_to_slap, 0, ("slap O0",)),
    Never("the ace goes on the king", _an_ace_on_a_king, 0, ("stuck",)),
]
