"""Patience: what anybody looking over the shoulder would point at."""

from never import Never
from patience_positions import BOOK

import troef


def _all_but_won() -> troef.State:
    """All cards lie open but one, and all can go home."""
    columns = ["0|KH", "1|QS", "0|KS QD JC", "0|KD QC", "0|KC QH JS"]
    return BOOK.position(columns, foundations="10C 10D 10H 10S", waste="JH")


def _two_kings_for_one_place() -> troef.State:
    return BOOK.position(["", "4|KH", "0|9C", "1|3S", "0|9S", "0|5C", "0|5S"], waste="KD")


def _the_last_bank() -> troef.State:
    """All cards lie open, and the waste holds the last queen."""
    return BOOK.position(["0|KH", "0|KS", "0|KD", "0|KC"], foundations="QC QD QH JS", waste="QS")


NEVER = [
    Never("nobody gives up a game that is won", _all_but_won, 0, ("resign", "redeal")),
    Never("no giving up while an ace can go home", lambda: BOOK.position(["1|AS", "0|8H", "2|7S"]), 0, ("resign",)),
    Never(
        "the ten is for the nine that lies on three cards",
        lambda: BOOK.position(["0|10S", "3|9H", "1|2C"], waste="9D"),
        0,
        ("W>T1", "redeal", "resign"),
    ),
    Never(
        "the eight is for the seven that lies on four cards",
        lambda: BOOK.position(["0|8S", "4|7H", "0|7D", "1|3S"]),
        0,
        ("T3>T1", "resign"),
    ),
    Never(
        "the free place is for the king that lies on four cards",
        _two_kings_for_one_place,
        0,
        ("W>T1", "redeal", "resign"),
    ),
    Never("the last queen goes home", _the_last_bank, 0, ("resign", "redeal")),
    Never(
        "an ace on the waste is not passed by",
        lambda: BOOK.position(["1|4S", "0|8H", "2|7S"], waste="AS"),
        0,
        ("redeal", "resign"),
    ),
    Never("nobody gives up with a card to turn", lambda: BOOK.position(["1|4S", "0|5H", "3|7S"]), 0, ("resign",)),
    Never(
        "the red queen is for the jack that lies on five cards",
        lambda: BOOK.position(["0|QH", "5|JS", "0|JC", "1|3S"]),
        0,
        ("T3>T1", "resign"),
    ),
    Never(
        "no jack from the waste goes where the jack on four cards belongs",
        lambda: BOOK.position(["0|QD", "4|JS", "1|2C"], waste="JC"),
        0,
        ("W>T1", "redeal", "resign"),
    ),
]
