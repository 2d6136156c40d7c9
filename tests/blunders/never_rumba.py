"""Rumba: what nobody at the table would do."""

from never import Never

import troef
from playing import lay, play


def _dealt(hands: dict[int, str], *steps: str, upcard: str = "9S") -> troef.State:
    """A round dealt by seat 3."""
    return play(lay(troef.game("rumba"), 4, 3, hands=hands, upcard=upcard), *steps)


def _alone() -> troef.State:
    return _dealt({3: "3H 4D 5C 6C 7D"}, "0: out", "1: out", "2: out")


def _nothing() -> troef.State:
    return _dealt({0: "3H 4D 5C 6C 7D"})


def _everything() -> troef.State:
    return _dealt({0: "AS KS QS JS AH"})


def _the_two_of_trump() -> troef.State:
    return _dealt({0: "2S KS QS AH 4C"}, upcard="AS")


def _no_trick_yet_and_a_trump() -> troef.State:
    hands = {0: "4D AH KH QH JH", 1: "6D AC KC QC JC", 2: "7D 9H 10C 9C 8C", 3: "2S 3H 4H 5C 6C"}
    return _dealt(hands, "0: rumba", "1: in", "2: in", "3: in", "0: 4D", "1: 6D", "2: 7D")


def _top_trumps_to_exchange() -> troef.State:
    return _dealt({3: "AS KS QS 2C 3D"}, "0: in", "1: out", "2: out", "3: in")


def _ace_and_king() -> troef.State:
    return _dealt({0: "AS KS 3H 4D 5C"})


def _five_top_trumps() -> troef.State:
    return _dealt({0: "AS KS QS JS 10S"})


def _ace_and_king_to_exchange() -> troef.State:
    return _dealt({3: "AS KS 3S 2C 3D"}, "0: in", "1: out", "2: out", "3: in")


def _the_two_for_the_king() -> troef.State:
    return _dealt({0: "2S AS QS AH 4C"}, upcard="KS")


def _three_trumps_to_exchange() -> troef.State:
    return _dealt({3: "AS KS 7S 2C 3D"}, "0: in", "1: in", "2: out", "3: in")


def _king_queen_and_jack() -> troef.State:
    return _dealt({0: "KS QS JS AH AD"})


NEVER = [
    Never("alone one takes the five points", _alone, 3, ("out",)),
    Never("no rumba is called with nothing", _nothing, 0, ("rumba",)),
    Never("with four top trumps one does not stay out", _everything, 0, ("out",)),
    Never("the two of trump is exchanged for the ace", _the_two_of_trump, 0, ("out", "in", "rumba")),
    Never(
        "the only trump takes the trick that is there to be had",
        _no_trick_yet_and_a_trump,
        3,
        ("3H", "4H", "5C", "6C"),
    ),
    Never(
        "the top trumps are not exchanged",
        _top_trumps_to_exchange,
        3,
        ("exchange AS…", "exchange KS…", "exchange QS…"),
    ),
    Never("with ace and king of trump one does not stay out", _ace_and_king, 0, ("out",)),
    Never("five top trumps do not stay out", _five_top_trumps, 0, ("out",)),
    Never("ace and king of trump are not exchanged", _ace_and_king_to_exchange, 3, ("exchange AS…", "exchange KS…")),
    Never("the two of trump is exchanged for the king", _the_two_for_the_king, 0, ("out", "in", "rumba")),
    Never("ace, king and nine of trump are kept", _three_trumps_to_exchange, 3, ("exchange AS…", "exchange KS…")),
    Never("king, queen and jack of trump do not stay out", _king_queen_and_jack, 0, ("out",)),
]
