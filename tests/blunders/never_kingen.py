"""Kingen: what nobody at the table would do."""

from kingen_positions import dealt
from never import Never

import troef
from playing import play


def _dealt(number: int, hands: dict[int, str], *steps: str) -> troef.State:
    """Deal `number` of a match, which seat 0 leads."""
    return play(dealt(number, hands), *steps)


LOW = "2D 3D 4D 5D 2C 3C 4C 5C 2H 3H"


def _king_under_the_ace() -> troef.State:
    return _dealt(3, {0: "AS", 1: f"KS 4S 3S {LOW}"}, "0: AS")


def _queen_under_the_king() -> troef.State:
    return _dealt(4, {0: "KS", 1: f"QS 4S 3S {LOW}"}, "0: KS")


def _the_lead_with_a_queen() -> troef.State:
    return _dealt(4, {0: "QS 3S 2S 2D 3D 4D 2C 3C 4C 2H 3H 4H 5H"})


def _the_last_on_low_spades() -> troef.State:
    hands = {0: "2S", 1: "5S", 2: "6S", 3: f"QS AS 7S {LOW}"}
    return _dealt(4, hands, "0: 2S", "1: 5S", "2: 6S")


def _two_queens_lie() -> troef.State:
    void = "QH KH AH 6C 7C 8C 9C 10C JC KC AC 10H JH"
    hands = {0: "KS", 1: "QS", 2: void, 3: "AS 4S 3S 2D 3D 4D 5D 2C 3C 4C 5C 2H 3H"}
    return _dealt(4, hands, "0: KS", "1: QS", "2: QH")


def _eight_trumps() -> troef.State:
    return _dealt(7, {0: "AH KH QH JH 10H 9H 8H 7H AS 2D 3D 2C 3C"})


def _a_trick_for_the_ace() -> troef.State:
    hands = {0: "4S AH KH QH JH 9H 8H 7H", 1: "5S", 2: "6S", 3: "AS 3S 2D 4D 5D 6D 7D 4C 5C 6C 7C 8C 9C"}
    return _dealt(7, hands, "0: trump H", "0: 4S", "1: 5S", "2: 6S")


def _the_lead_with_a_king() -> troef.State:
    return _dealt(3, {0: "KS 3S 2S 2D 3D 4D 2C 3C 4C 2H 3H 4H 5H"})


def _their_king_is_taken() -> troef.State:
    hands = {0: "KS AH KH QH JH 9H 8H 7H", 1: "5S", 2: "6S", 3: "AS 3S 2D 4D 5D 6D 7D 4C 5C 6C 7C 8C 9C"}
    return _dealt(7, hands, "0: trump H", "0: KS", "1: 5S", "2: 6S")


def _king_on_low_spades() -> troef.State:
    hands = {0: "2S", 1: "5S", 2: "6S", 3: f"KS AS 7S {LOW}"}
    return _dealt(3, hands, "0: 2S", "1: 5S", "2: 6S")


def _two_kings_lie() -> troef.State:
    void = "KH QH JH 6C 7C 8C 9C 10C JC KC AC 10H AH"
    hands = {0: "QS", 1: "KS", 2: void, 3: "AS 4S 3S 2D 3D 4D 5D 2C 3C 4C 5C 2H 3H"}
    return _dealt(3, hands, "0: QS", "1: KS", "2: KH")


def _nine_trumps() -> troef.State:
    return _dealt(7, {0: "AS KS QS JS 10S 9S 8S 7S 6S AH 2D 3D 2C"})


def _third_with_a_king() -> troef.State:
    return _dealt(3, {0: "AS", 1: "5S", 2: f"KS 4S 3S {LOW}"}, "0: AS", "1: 5S")


def _third_with_a_queen() -> troef.State:
    return _dealt(4, {0: "KS", 1: "5S", 2: f"QS 4S 3S {LOW}"}, "0: KS", "1: 5S")


def _eight_diamonds() -> troef.State:
    return _dealt(7, {0: "AD KD QD JD 10D 9D 8D 7D AS 2H 3H 2C 3C"})


NEVER = [
    Never("a king that costs a point goes under the ace", _king_under_the_ace, 1, ("4S", "3S")),
    Never("a queen goes under the king", _queen_under_the_king, 1, ("4S", "3S")),
    Never("a queen that costs two points is not led", _the_lead_with_a_queen, 0, ("QS",)),
    Never("one does not take a trick with one's own queen", _the_last_on_low_spades, 3, ("QS",)),
    Never("the ace does not take two queens", _two_queens_lie, 3, ("AS",)),
    Never("eight trumps to the ace are named", _eight_trumps, 0, ("trump S", "trump D", "trump C")),
    Never("the last player takes the trick with his ace", _a_trick_for_the_ace, 3, ("3S",)),
    Never("a king that costs a point is not led", _the_lead_with_a_king, 0, ("KS",)),
    Never("the last player takes their king with his ace", _their_king_is_taken, 3, ("3S",)),
    Never("one does not take a trick with one's own king", _king_on_low_spades, 3, ("KS",)),
    Never("the ace does not take two kings", _two_kings_lie, 3, ("AS",)),
    Never("nine spades to the ace are named", _nine_trumps, 0, ("trump H", "trump D", "trump C")),
    Never("the third player lays his king under the ace", _third_with_a_king, 2, ("4S", "3S")),
    Never("the third player lays his queen under the king", _third_with_a_queen, 2, ("4S", "3S")),
    Never("eight diamonds to the ace are named", _eight_diamonds, 0, ("trump H", "trump S", "trump C")),
]
