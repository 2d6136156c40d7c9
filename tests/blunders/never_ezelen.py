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


SEATS_WITH_THREE = {0: "JS JH JD KC", 1: "KS KH KD QC", 2: "QS QH QD AC", 3: "AS AH AD JC"}
TWO_PAIRS = {0: "KS KH QD QC", 1: "KC KD AS JS", 2: "QS QH AH AD", 3: "JH JD JC AC"}


def _everybody_has_three() -> troef.State:
    return start(SEATS_WITH_THREE)


def _two_pairs() -> troef.State:
    return start(TWO_PAIRS)


NEVER = [
    Never("four aces are slapped, not given away", _four_aces, 2, ("choose AS", "choose AH", "choose AD", "choose AC")),
    Never("of three kings and a queen the queen goes", _three_kings, 0, ("choose K…",)),
    Never("nobody slaps on three kings", _three_kings, 0, ("slap",)),
    Never("a pair of kings is kept", _two_kings, 0, ("choose K…", "slap")),
    Never("nobody slaps on four different cards", _four_of_all_sorts, 0, ("slap",)),
    Never("of three queens and an ace the ace goes", _everybody_has_three, 2, ("choose Q…", "slap")),
    Never("of three aces and a jack the jack goes", _everybody_has_three, 3, ("choose A…", "slap")),
    Never("nobody slaps on two pairs", _two_pairs, 0, ("slap",)),
    Never("with two kings an ace or a jack goes", _two_pairs, 1, ("choose K…", "slap")),
    Never("with three jacks the ace goes", _two_pairs, 3, ("choose J…", "slap")),
]
