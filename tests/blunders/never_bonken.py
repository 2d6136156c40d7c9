"""Bonken: what nobody at the table would do."""

from never import Never

import troef
from playing import lay, play


def _dealt(hands: dict[int, str], *steps: str, doubling: bool = False) -> troef.State:
    """The first deal, dealt by seat 3: seat 1 chooses and seat 0 leads."""
    return play(lay(troef.game("bonken", doubling=doubling), 4, 3, hands=hands), *steps)


LOW = "2D 3D 4D 5D 2C 3C 4C 5C 2H 3H"


def _nine_spades() -> troef.State:
    return _dealt({1: "AS KS QS JS 10S 9S 8S 7S AH KH AD 2C 3C"})


def _aces_and_kings_against_tricks() -> troef.State:
    hands = {2: "AS KS QS JS AH KH QH AD KD QD AC KC QC"}
    return _dealt(hands, "1: choose bukken", doubling=True)


def _king_under_the_ace() -> troef.State:
    return _dealt({0: "AS", 1: f"KS 4S 3S {LOW}"}, "1: choose herenboeren", "0: AS")


def _queen_under_the_king() -> troef.State:
    return _dealt({0: "KS", 1: f"QS 4S 3S {LOW}"}, "1: choose vrouwen", "0: KS")


def _queen_on_their_clubs() -> troef.State:
    hands = {0: "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C", 1: "QS 5S 3H 6H 2D 3D 4D 5D 6D 7D 8D 9D 10D"}
    return _dealt(hands, "1: choose vrouwen", "0: AC")


def _queen_on_low_spades() -> troef.State:
    hands = {0: "2S", 1: "5S", 2: "6S", 3: f"QS AS 7S {LOW}"}
    return _dealt(hands, "1: choose vrouwen", "0: 2S", "1: 5S", "2: 6S")


def _a_trick_for_the_ace() -> troef.State:
    hands = {0: "4S", 1: "5S", 2: "6S", 3: f"AS KS 3S {LOW}"}
    return _dealt(hands, "1: choose troeven sans", "0: 4S", "1: 5S", "2: 6S")


def _boer_under_the_king() -> troef.State:
    return _dealt({0: "KS", 1: f"JS 4S 3S {LOW}"}, "1: choose herenboeren", "0: KS")


def _all_the_low_cards() -> troef.State:
    return _dealt({1: "2S 3S 4S 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C"})


def _jack_under_the_ace() -> troef.State:
    return _dealt({0: "AS", 1: f"JS 4S 3S {LOW}"}, "1: choose herenboeren", "0: AS")


def _king_on_low_spades() -> troef.State:
    hands = {0: "2S", 1: "5S", 2: "6S", 3: f"KS AS 7S {LOW}"}
    return _dealt(hands, "1: choose herenboeren", "0: 2S", "1: 5S", "2: 6S")


def _king_on_their_clubs() -> troef.State:
    hands = {0: "AC QC 10C 9C 8C 7C 6C 5C 4C 3C 2C JC KC", 1: "KS 5S 3H 6H 2D 3D 4D 5D 6D 7D 8D 9D 10D"}
    return _dealt(hands, "1: choose herenboeren", "0: AC")


def _an_ace_against_tricks() -> troef.State:
    return _dealt({0: "3S", 1: "5S", 2: f"AS 2S 6S {LOW}"}, "1: choose bukken", "0: 3S", "1: 5S")


def _two_queens_lie() -> troef.State:
    void = "QH KH AH 6C 7C 8C 9C 10C JC KC AC 10H JH"
    hands = {0: "KS", 1: "QS", 2: void, 3: "AS 4S 3S 2D 3D 4D 5D 2C 3C 4C 5C 2H 3H"}
    return _dealt(hands, "1: choose vrouwen", "0: KS", "1: QS", "2: QH")


def _the_lead_with_a_queen() -> troef.State:
    return _dealt({0: "QS 3S 2S 2D 3D 4D 2C 3C 4C 2H 3H 4H 5H"}, "1: choose vrouwen")


def _aces_and_kings_to_choose_with() -> troef.State:
    return _dealt({1: "AS KS QS JS AH KH QH AD KD QD AC KC QC"})


def _the_trick_is_wanted() -> troef.State:
    hands = {0: "KS", 1: "5S", 2: "6S", 3: f"AS 9S 3S {LOW}"}
    return _dealt(hands, "1: choose troeven sans", "0: KS", "1: 5S", "2: 6S")


NEVER = [
    Never(
        "nine spades to the ace do not choose a game without tricks",
        _nine_spades,
        1,
        ("choose bukken", "choose herenboeren", "choose vrouwen"),
    ),
    Never(
        "with aces and kings nobody is doubled against tricks",
        _aces_and_kings_against_tricks,
        2,
        ("double 0…", "double 1…", "double 3…"),
    ),
    Never("a king that costs goes under the ace", _king_under_the_ace, 1, ("4S", "3S")),
    Never("a queen goes under the king", _queen_under_the_king, 1, ("4S", "3S")),
    Never("the bare queen goes on their sure clubs", _queen_on_their_clubs, 1, ("2D", "3D", "4D", "5D")),
    Never("one does not take a trick with one's own queen", _queen_on_low_spades, 3, ("QS",)),
    Never("the last player takes the trick with his ace", _a_trick_for_the_ace, 3, ("3S",)),
    Never("a jack that costs goes under the king", _boer_under_the_king, 1, ("4S", "3S")),
    Never("the ace does not go over a trick that others may have", _an_ace_against_tricks, 2, ("AS",)),
    Never("with the lowest cards one does not play for tricks", _all_the_low_cards, 1, ("choose troeven…",)),
    Never("a jack that costs goes under the ace", _jack_under_the_ace, 1, ("4S", "3S")),
    Never("one does not take a trick with one's own king", _king_on_low_spades, 3, ("KS",)),
    Never("the king that costs goes on their sure clubs", _king_on_their_clubs, 1, ("2D", "3D", "4D", "5D")),
    Never("the ace does not take two queens", _two_queens_lie, 3, ("AS",)),
    Never("a queen that costs is not led", _the_lead_with_a_queen, 0, ("QS",)),
    Never(
        "with aces and kings nobody chooses a game without tricks",
        _aces_and_kings_to_choose_with,
        1,
        ("choose bukken", "choose herenboeren", "choose vrouwen"),
    ),
    Never("the last player takes their king with his ace", _the_trick_is_wanted, 3, ("3S", "9S")),
]
