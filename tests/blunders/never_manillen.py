"""Manillen: what a partner would not forgive. Play goes anticlockwise: 0, 3, 2, 1."""

from never import Never

import troef
from playing import lay, play


def _silent(hands: dict[int, str], upcard: str, *steps: str, dealer: int = 1) -> troef.State:
    game = troef.game("manillen", consultation=False)
    return play(lay(game, dealer=dealer, hands=hands, upcard=upcard), *steps)


def _partner_leads_the_manilla_of_trumps() -> troef.State:
    hands = {0: "10H AH", 3: "8H", 2: "KC QC 9C 8C 7C KD 7D 8D", 1: "7H"}
    return _silent(hands, "7H", "0: 10H", "3: 8H")


def _they_lead_the_manilla_of_trumps() -> troef.State:
    hands = {0: "10H AH", 3: "AC KC 9C 8C 7C KD 7D 8D", 1: "7H"}
    return _silent(hands, "7H", "0: 10H")


def _partner_has_ruffed() -> troef.State:
    hands = {0: "10S QS", 3: "9H AC 9C 8C 7C 10D QD JD", 2: "7S", 1: "10H AH 8H KC QC 7D 8D 9D"}
    return _silent(hands, "8H", "0: 10S", "3: 9H", "2: 7S")


def _cannot_go_higher() -> troef.State:
    hands = {0: "10S", 3: "AS KS 7S JC QD KD 8C 9C", 1: "9H"}
    return _silent(hands, "9H", "0: 10S")


def _the_trumps_are_gone() -> troef.State:
    """Six times hearts; seat 0 has the manilla of diamonds and a nine left."""
    hands = {
        0: "10H AH KH QH JH 9H 10D 9C",
        3: "AC KC QC JC 8C 7C AD KD",
        2: "10S AS KS QS JS 9S 8S 7S",
        1: "8H 7H QD JD 9D 8D 7D 10C",
    }
    tricks = ["10H 7C 7S 7H", "AH 8C 8S 8H", "KH JC 9S 7D", "QH QC JS 8D", "JH KD QS 9D", "9H KC KS JD"]
    steps = [f"{seat}: {card}" for trick in tricks for seat, card in zip((0, 3, 2, 1), trick.split(), strict=True)]
    return _silent(hands, "8H", *steps)


def _an_ace_below_the_manilla() -> troef.State:
    return _silent({0: "AS 9S 9D 8D 7D 9C 8C 7C", 3: "10S", 1: "7H"}, "7H")


def _the_last_trump_is_with_partner() -> troef.State:
    """Both opponents have thrown a card on the second trump: the queen of hearts is with the partner."""
    hands = {0: "10H AH KH 10S AS 10D AD 7D", 3: "8H 7C 8C 9C", 2: "QH JH 9H", 1: "7H 8D 9D"}
    tricks = ("0: 10H", "3: 8H", "2: 9H", "1: 7H", "0: AH", "3: 7C", "2: JH", "1: 8D")
    return _silent(hands, "7H", *tricks)


def _partner_has_it_and_one_is_last() -> troef.State:
    hands = {0: "7S", 3: "10S", 2: "8S", 1: "KS 9S AC 8C 7C 9D 8D 7H"}
    return _silent(hands, "7H", "0: 7S", "3: 10S", "2: 8S")


def _their_ruff() -> troef.State:
    hands = {0: "KS 8S", 3: "8H 9H 10C QC JC 10D AD 9D", 2: "AC KC 9C 8C 7C KD 7D 8D", 1: "7H"}
    return _silent(hands, "7H", "0: 8S", "3: 8H")


NEVER = [
    Never(
        "on the partner's manilla of trumps goes a card that counts",
        _partner_leads_the_manilla_of_trumps,
        2,
        ("9C", "8C", "7C", "7D", "8D"),
    ),
    Never("nothing that counts is thrown on their manilla", _they_lead_the_manilla_of_trumps, 3, ("AC", "KC", "KD")),
    Never("what the partner has ruffed is not ruffed again", _partner_has_ruffed, 1, ("10H", "AH", "8H")),
    Never("under the manilla goes the seven, not the ace", _cannot_go_higher, 3, ("AS", "KS")),
    Never("the manilla is led while it is sure", _the_trumps_are_gone, 0, ("9C",)),
    Never("no ace is led while its manilla is out", _an_ace_below_the_manilla, 0, ("AS",)),
    Never("the partner's last trump is not drawn", _the_last_trump_is_with_partner, 0, ("KH",)),
    Never("the last player puts the king on the partner's manilla", _partner_has_it_and_one_is_last, 1, ("9S",)),
    Never("what the partner has ruffed gets a card that counts", _partner_has_ruffed, 1, ("7D", "8D", "9D")),
    Never("nothing that counts is thrown on what they have ruffed", _their_ruff, 2, ("AC", "KC", "KD")),
]
