"""Ezelen: what a donkey does."""

from never import Never

import troef
from rules.ezelen_positions import ACES, MIXED, start

THREE_KINGS = {0: "KS KH KD QC", 1: "KC QS AS JS", 2: "QH AH AD AC", 3: "QD JH JD JC"}
TWO_KINGS = {0: "KS KH QC JD", 1: "KC QS AS JS", 2: "KD QH AD AC", 3: "QD JH JC AH"}


def _four_aces() -> troef.State:
    return start(ACES)


def _three_kings() -> troef.State:
    return start(THREE_KINGS)


def _two_kings() -> troef.State:
    return start(TWO_KINGS)


def _four_of_all_sorts() -> troef.State:
    return start(MIXED)


NEVER = [
    Never("four aces are slapped, not given away", _four_aces, 2, ("choose AS", "choose AH", "choose AD", "choose AC")),
    Never("of three kings and a queen the queen goes", _three_kings, 0, ("choose K…",)),
    Never("nobody slaps on three kings", _three_kings, 0, ("slap",)),
    Never("a pair of kings is kept", _two_kings, 0, ("choose K…", "slap")),
    Never("nobody slaps on four different cards", _four_of_all_sorts, 0, ("slap",)),
]
