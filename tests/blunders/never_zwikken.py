"""Zwikken: what nobody at the table would do."""

from never import Never

import troef
from playing import lay, play


def _dealt(hands: dict[int, str], *steps: str, upcard: str = "10H") -> troef.State:
    """A round dealt by seat 3."""
    return play(lay(troef.game("zwikken", rounds=1), 4, 3, hands=hands, upcard=upcard), *steps)


def _three_aces() -> troef.State:
    return _dealt({0: "AS AD AC"}, upcard="KH")


def _three_top_trumps() -> troef.State:
    return _dealt({0: "AH KH QH"})


def _nothing() -> troef.State:
    return _dealt({0: "10S 10D JC"}, upcard="KH")


def _nothing_against_the_whole_pot() -> troef.State:
    return _dealt({0: "AH KD QH", 1: "10S 10D JC"}, "0: 1", upcard="KH")


PASSES = ("1: pass", "2: pass", "3: pass")


def _their_ace_of_trump() -> troef.State:
    hands = {0: "AH 10C JC", 1: "JS", 2: "JD", 3: "AS 10S 10D"}
    return _dealt(hands, "0: 1", *PASSES, *PASSES, "0: AH", "1: JS", "2: JD", upcard="QH")


def _ace_and_king_to_be_ruffed() -> troef.State:
    hands = {0: "AS 10C JC", 1: "KS QD JD", 2: "AD QC JS", 3: "AH KH 10S"}
    steps = ["0: pass", "1: pass", "2: pass", "3: 1", "0: pass", "1: pass", "2: pass", "0: AS", "1: KS", "2: AD"]
    return _dealt(hands, *steps, upcard="QH")


def _ace_and_king_of_trump() -> troef.State:
    return _dealt({0: "AH KH AS"})


def _a_queen_and_no_trump() -> troef.State:
    return _dealt({0: "QS 10D JC"}, upcard="KH")


def _nothing_against_half_the_pot() -> troef.State:
    return _dealt({0: "AH KD QH", 1: "10S JD 10C"}, "0: 1/2", upcard="KH")


def _two_kings_to_be_ruffed() -> troef.State:
    hands = {0: "KS 10C JC", 1: "AS QD JD", 2: "KD QC JS", 3: "AH KH 10S"}
    steps = ["0: pass", "1: pass", "2: pass", "3: 1", "0: pass", "1: pass", "2: pass", "0: KS", "1: AS", "2: KD"]
    return _dealt(hands, *steps, upcard="QH")


def _king_of_trump_of_who_plays() -> troef.State:
    hands = {0: "AH KH JC", 1: "JS", 2: "JD", 3: "KS 10S 10D"}
    return _dealt(hands, "0: 1", *PASSES, *PASSES, "0: AH", "1: JS", "2: JD", upcard="QH")


def _ace_of_trump_and_two_aces() -> troef.State:
    return _dealt({0: "AH AS AD"})


NEVER = [
    Never("three aces play for the whole pot", _three_aces, 0, ("pass", "1/4", "1/2", "3/4")),
    Never("the three highest trumps are not passed", _three_top_trumps, 0, ("pass",)),
    Never("nobody plays with two tens and a jack", _nothing, 0, ("1/4", "1/2", "3/4", "1")),
    Never("no ace is thrown on the ace of trump of who plays", _their_ace_of_trump, 3, ("AS",)),
    Never("who plays takes two aces and a king", _ace_and_king_to_be_ruffed, 3, ("10S",)),
    Never("nobody plays against the whole pot with two tens and a jack", _nothing_against_the_whole_pot, 1, ("1",)),
    Never("ace and king of trump and an ace are not passed", _ace_and_king_of_trump, 0, ("pass",)),
    Never("nobody plays with a queen and no trump", _a_queen_and_no_trump, 0, ("1/4", "1/2", "3/4", "1")),
    Never("nobody takes on half the pot with two tens", _nothing_against_half_the_pot, 1, ("3/4", "1")),
    Never("who plays takes an ace and two kings", _two_kings_to_be_ruffed, 3, ("10S",)),
    Never("no king is thrown on the ace of trump of who plays", _king_of_trump_of_who_plays, 3, ("KS",)),
    Never("the ace of trump and two aces are not passed", _ace_of_trump_and_two_aces, 0, ("pass",)),
]
