"""Hartenjagen: what nobody at the table would do."""

from never import Never

import troef
from playing import play

#: Where the second part begins.
TOTALS = (52, 43, 47, 45)


def _dealt(hands: dict[int, str], *steps: str, second: bool = False) -> troef.State:
    """A round that seat 0 leads; the second part was brought on by the round before."""
    cards = {f"hand-{seat}": text for seat, text in hands.items()}
    before = {"deal": 5, "totals": TOTALS, "part": 2} if second else {}
    return play(troef.game("hartenjagen").position({"dealer": 3, "cards": cards, **before}), *steps)


def _under_the_king() -> troef.State:
    return _dealt({0: "KS", 1: "QS 8S 7S 7D 8D 7C 8C 7H"}, "0: KS")


def _the_last_on_low_spades() -> troef.State:
    hands = {0: "8S", 1: "9S", 2: "10S", 3: "QS AS 7S 7D 8D 7C 8C 7H"}
    return _dealt(hands, "0: 8S", "1: 9S", "2: 10S")


def _seven_points_lie() -> troef.State:
    hands = {0: "KC", 1: "JC", 2: "QS 7D 8D 9D 10D JD QD KD", 3: "AC 7C 8C 7H 8H 7S 8S AD"}
    return _dealt(hands, "0: KC", "1: JC", "2: QS")


def _the_lead_with_the_queen() -> troef.State:
    return _dealt({0: "QS 7S 7D 8D 7C 8C 7H 8H"})


def _hearts_wanted() -> troef.State:
    hands = {0: "8H", 1: "9H", 2: "10H", 3: "AH 7H 7S 8S 7D 8D 7C 8C"}
    return _dealt(hands, "0: 8H", "1: 9H", "2: 10H", second=True)


def _the_queen_wanted() -> troef.State:
    return _dealt({0: "AS", 1: "QS JS 8S 7D 8D 9D 7C 8C"}, "0: AS", second=True)


def _they_lead_what_one_has_not() -> troef.State:
    hands = {0: "KC", 1: "QS AH 7H 8H AD KD QD 7D", 2: "AC", 3: "7C"}
    return _dealt(hands, "0: KC")


def _the_king_with_the_queen_out() -> troef.State:
    return _dealt({0: "KS 8S 7S 7D 8D 7C 8C 7H", 1: "QS"})


def _jack_of_clubs_under_the_ace() -> troef.State:
    return _dealt({0: "AC", 1: "JC 8C 7C 7D 8D 7S 8S 7H"}, "0: AC")


def _high_hearts_led() -> troef.State:
    return _dealt({0: "AH KH 7D 8D 7C 8C 7S 8S"})


def _in_part_two_the_ace_leads() -> troef.State:
    hands = {0: "QS", 1: "9S", 2: "10S", 3: "AS 7S 7H 8H 7D 8D 7C 8C"}
    return _dealt(hands, "0: QS", "1: 9S", "2: 10S", second=True)


def _the_jack_of_clubs_goes() -> troef.State:
    return _dealt({0: "AD", 1: "JC KC AC AH KH 7S 8S 9S"}, "0: AD")


NEVER = [
    Never("the queen of spades goes under their king", _under_the_king, 1, ("8S", "7S")),
    Never("one does not take a trick with one's own queen of spades", _the_last_on_low_spades, 3, ("QS",)),
    Never("queen and jack lie there: the ace does not take them", _seven_points_lie, 3, ("AC",)),
    Never("the queen of spades is not led", _the_lead_with_the_queen, 0, ("QS",)),
    Never("in part two four hearts are taken", _hearts_wanted, 3, ("7H",)),
    Never("in part two the queen is not given to their ace", _the_queen_wanted, 1, ("QS",)),
    Never("the queen of spades goes where one cannot follow", _they_lead_what_one_has_not, 1, ("7H", "8H", "7D", "QD")),
    Never("the king of spades is not led while the queen is out", _the_king_with_the_queen_out, 0, ("KS",)),
    Never("the jack of clubs goes under their ace", _jack_of_clubs_under_the_ace, 1, ("8C", "7C")),
    Never("the ace of hearts is not led", _high_hearts_led, 0, ("AH", "KH")),
    Never("in part two the ace takes the queen of spades", _in_part_two_the_ace_leads, 3, ("7S",)),
    Never(
        "who cannot follow throws no low spade while he holds the jack of clubs",
        _the_jack_of_clubs_goes,
        1,
        ("7S", "8S", "9S"),
    ),
]
