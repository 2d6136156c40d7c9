"""Eenendertigen: what nobody at the table would do."""

from never import Never

import troef
from playing import lay, play


def _table(hand: str, pot: str, *steps: str, **options: object) -> troef.State:
    """Seat 1 is the forehand and holds this hand."""
    rules = troef.game("eenendertigen", **{"opening_exchange": "none", **options})
    return play(lay(rules, 4, 0, hands={1: hand}, pot=pot), *steps)


def _asked_to_swap_all(hand: str, pot: str) -> troef.State:
    return lay(troef.game("eenendertigen"), 4, 0, hands={1: hand}, pot=pot)


def _a_last_turn(hand: str, pot: str) -> troef.State:
    """Seat 0 has passed and seat 1 may swap once more."""
    return _table(hand, pot, "1: keep", "2: keep", "3: keep", "0: pass")


def _thirty_one_since_the_last_turn() -> troef.State:
    return _table("AS 10S 9C", "JS 8D QC", "1: swap 9C JS", "2: keep", "3: keep", "0: keep")


NEVER = [
    Never(
        "the queen that makes thirty-one is taken",
        lambda: _table("AH KH 9S", "QH 7C 8S"),
        1,
        ("swap AH …", "swap KH …", "swap 9S 7C", "swap 9S 8S", "keep", "pass"),
    ),
    Never("thirty-one is called at once", lambda: _a_last_turn("AH KH QH", "9S 10C JC"), 1, ("swap …", "keep")),
    Never("three of a kind is not broken", lambda: _table("7S 7H 7D", "QH 9C 8S"), 1, ("swap …",)),
    Never("the last swap does not make thirty less", lambda: _a_last_turn("AH KH 9H", "7C 8S JC"), 1, ("swap …",)),
    Never("nine points are not passed with", lambda: _table("7S 8H 9D", "AC KC JS", scoring="lives"), 1, ("pass",)),
    Never(
        "thirty-one in the pot is not left there", lambda: _asked_to_swap_all("KD 9D 8C", "AH KH JH"), 1, ("keep all",)
    ),
    Never("thirty-one is not given away", lambda: _asked_to_swap_all("AH KH JH", "KD 9D 8C"), 1, ("swap all",)),
    Never("the third ace is taken", lambda: _a_last_turn("AS AH 8C", "AD 9D QC"), 1, ("keep", "swap A…", "swap 8C 9D")),
    Never(
        "the ten of spades makes thirty with the king and the queen",
        lambda: _a_last_turn("KS QS 8S", "10S 7H 9D"),
        1,
        ("keep", "swap K…", "swap Q…"),
    ),
    Never(
        "ace, ten and king are thirty-one",
        lambda: _a_last_turn("AC 10C 7H", "KC 8D 9S"),
        1,
        ("keep", "swap 7H 8D", "swap A…", "swap 10C …"),
    ),
    Never("king, queen and jack are not broken up", lambda: _table("KH QH JH", "7S 8D 9H"), 1, ("swap …",)),
    Never(
        "three nines are not given away with all three",
        lambda: _asked_to_swap_all("9S 9H 9D", "7C 8D AH"),
        1,
        ("swap all",),
    ),
    Never(
        "three tens in the pot are not left there",
        lambda: _asked_to_swap_all("7S 8H 9D", "10C 10D 10H"),
        1,
        ("keep all",),
    ),
    Never("thirty-one is not swapped away in a later turn", _thirty_one_since_the_last_turn, 1, ("swap …",)),
]
