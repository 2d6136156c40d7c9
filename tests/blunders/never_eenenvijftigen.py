"""Eenenvijftigen: what costs a life for nothing."""

from never import Never

import troef
from eenenvijftigen_positions import table as on_turn


def _table(hand: str, total: int, seats: int = 4) -> troef.State:
    """Seat 1 is on turn with this hand."""
    return on_turn({1: hand}, total, seats)


NEVER = [
    Never("with three of a kind one is out of it", lambda: _table("9S 9H 9D", 50), 1, ("9S", "9H", "9D")),
    Never("three eights are laid aside, not played", lambda: _table("8S 8H 8D", 40), 1, ("8S", "8H", "8D")),
    Never("the nines wait for fifty", lambda: _table("9S 9H KD", 46), 1, ("9S", "9H")),
    Never("a ten is not spent on a low total", lambda: _table("10S 10H KD", 8), 1, ("10S -10", "10H -10")),
    Never("the seven goes while it can", lambda: _table("7S 9H 10D", 43, 2), 1, ("9H", "10D -10")),
    Never("the ace fills up to fifty", lambda: _table("AS 9H 10D", 39, 2), 1, ("10D -10", "9H")),
    Never("three kings are laid aside", lambda: _table("KS KH KD", 30), 1, ("KS", "KH", "KD")),
    Never("three queens are laid aside with two left", lambda: _table("QS QH QD", 44, 2), 1, ("QS", "QH", "QD")),
    Never("the eight goes while it can", lambda: _table("8S 9H KD", 42, 2), 1, ("9H",)),
    Never("the ten does not make it ten more", lambda: _table("10S KH 8D", 32), 1, ("10S 10",)),
    Never("no nine is laid on twelve", lambda: _table("9S 8H KD", 12), 1, ("9S",)),
    Never("of ten and king it is the king that goes at forty-one", lambda: _table("10S KH 9D", 41, 2), 1, ("9D",)),
]
