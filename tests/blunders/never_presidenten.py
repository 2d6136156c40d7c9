"""Presidenten: what a President would not do.

In the deals laid here sets of four fall one over the other, so that only the end is left to play.
"""

from never import Never

import troef
from playing import play
from presidenten_positions import ending, second_round, start


def _two_cards_each() -> troef.State:
    """Seat 3 leads from 3C 2S, and each of the others has a two as well."""
    hands = {
        0: "8S 8H 8D 8C QS QH QD QC 3S 3H 3D 4S 2H",
        1: "5S 5H 5D 5C 9S 9H 9D 9C 4H 4D 4C KC 2D",
        2: "6S 6H 6D 6C 10S 10H 10D 10C KS KH KD AC 2C",
        3: "7S 7H 7D 7C JS JH JD JC AS AH AD 3C 2S",
    }
    state = start(hands, dealer=0)
    play(state, "1: 5x4", "2: 6x4", "3: 7x4", "0: 8x4", "1: 9x4", "2: 10x4", "3: Jx4", "0: Qx4")
    play(state, "1: pass", "2: pass", "3: pass", "0: 3x3", "1: 4x3", "2: Kx3", "3: Ax3")
    return play(state, "0: pass", "1: pass", "2: pass")


def _a_three_lies_there() -> troef.State:
    return play(_two_cards_each(), "3: 3x1")


def _an_ace_before_the_last_two() -> troef.State:
    return play(_two_cards_each(), "3: 3x1", "0: 4x1", "1: Kx1", "2: Ax1")


def _three_with_one_card() -> troef.State:
    """Seat 3 leads; the others have one card each, two of them a two."""
    hands = {
        0: "5S 5H 5D 5C 8S 8H 8D 8C JS JH JD JC 2S",
        1: "6S 6H 6D 6C 9S 9H 9D 9C QS QH QD QC 2H",
        2: "7S 7H 7D 7C 10S 10H 10D 10C KS KH KD KC 4S",
        3: "AS AH AD AC 3S 3H 3D 3C 4H 4D 4C 2D 2C",
    }
    state = start(hands)
    play(state, "0: 5x4", "1: 6x4", "2: 7x4", "3: pass", "0: 8x4", "1: 9x4", "2: 10x4", "3: pass")
    return play(state, "0: Jx4", "1: Qx4", "2: Kx4", "3: Ax4", "0: pass", "1: pass", "2: pass")


def _a_card_for_the_slaaf() -> troef.State:
    return second_round({1: "2C", 2: "3H 3S 4D KS KH KD QS QH QD JS JH JD AS"})


def _a_pair_is_left() -> troef.State:
    return ending({0: "9S 9H", 1: "KS 4D", 2: "AS 5H", 3: "QS 6H"})


def _the_ace_is_the_highest() -> troef.State:
    """All twos are gone."""
    return ending({0: "AS 4H", 1: "KS 5D", 2: "QS 6H", 3: "JS 7D"})


def _a_pair_that_goes_out() -> troef.State:
    return play(ending({0: "6S 6H 3D", 1: "QS QH 4C", 2: "KS 5D", 3: "AS 7D"}), "0: 6x2")


def _one_against_one() -> troef.State:
    """Seats 1 and 3 have gone out; seat 2 has one card left, and seat 0 two pairs and a four."""
    return ending({0: "8S 8H JS JH 4H", 2: "6S"})


def _two_sevens_and_a_two() -> troef.State:
    return play(ending({0: "7S 7H 2S", 2: "6S KD"}, leader=2), "2: 6x1")


NEVER = [
    Never("what nobody beats comes before the last three", _two_cards_each, 3, ("3x1",)),
    Never("the two brings the lead, and the four goes out", _a_three_lies_there, 0, ("pass", "4x1")),
    Never("who can go out goes out", _an_ace_before_the_last_two, 3, ("pass",)),
    Never("against three single cards one leads no small single card", _three_with_one_card, 3, ("3x1", "4x1")),
    Never(
        "a President gives no two, no ace and no king away", _a_card_for_the_slaaf, 2, ("give 2C", "give AS", "give K…")
    ),
    Never("the last two nines go together", _a_pair_is_left, 0, ("9x1",)),
    Never("when the twos are gone the ace comes first", _the_ace_is_the_highest, 0, ("4x1",)),
    Never("with the highest pair nobody passes to one who has one card left", _a_pair_that_goes_out, 1, ("pass",)),
    Never("against a single card one leads pairs", _one_against_one, 0, ("4x1", "8x1", "Jx1")),
    Never("the two wins the lead, and two sevens go out", _two_sevens_and_a_two, 0, ("pass", "7x1")),
]
