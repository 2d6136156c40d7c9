"""Tournament manille: what a partner would not forgive."""

from never import Never

import troef
from playing import lay, play

SILENT = ("3: trump H", "0: pass", "2: pass")


def _dealt(hands: dict[int, str], *steps: str) -> troef.State:
    return play(lay(troef.game("manillen-tornooi"), dealer=3, hands=hands), *steps)


def _seven_hearts() -> troef.State:
    return _dealt({3: "10H AH KH QH JH 9H 8H 7C"})


def _eight_winners_against_no_trump() -> troef.State:
    return _dealt({0: "10S AS 10H AH 10D AD 10C AC"}, "3: no trump")


def _nothing_to_knock_with() -> troef.State:
    return _dealt({0: "8S 7S 9D 8D 7D 9C 8C 7C"}, "3: trump H")


def _all_the_trumps_and_a_knock() -> troef.State:
    return _dealt({3: "10H AH KH QH JH 9H 8H 7H"}, "3: trump H", "0: knock")


def _partner_has_the_trick() -> troef.State:
    hands = {0: "9S", 1: "10S", 2: "7S", 3: "8H 9H KD QD 7C 8C 9C 7D"}
    return _dealt(hands, *SILENT, "0: 9S", "1: 10S", "2: 7S")


def _they_have_the_trick() -> troef.State:
    hands = {0: "10H", 1: "10D AD 8D 7D AC 9C 8C 7C"}
    return _dealt(hands, *SILENT, "0: 10H")


def _the_lead_below_a_manille() -> troef.State:
    return _dealt({0: "AS 9S 8D 7D 9C 8C 7C 7S", 1: "10S"}, *SILENT)


def _they_have_taken_it_with_the_manille() -> troef.State:
    hands = {0: "8S", 1: "10S", 2: "AS KS 7S QD JD 9D 8C 9C"}
    return _dealt(hands, *SILENT, "0: 8S", "1: 10S")


def _partner_leads_his_manille() -> troef.State:
    hands = {0: "10S", 1: "7S", 2: "KS 8S 7D 8D 9D 7C 8C 9C"}
    return _dealt(hands, *SILENT, "0: 10S", "1: 7S")


def _partner_has_ruffed() -> troef.State:
    hands = {0: "10S QS", 1: "9H AC 9C 8C 7C 10D QD JD", 2: "7S", 3: "10H AH 8H KC QC 7D 8D 9D"}
    return _dealt(hands, *SILENT, "0: 10S", "1: 9H", "2: 7S")


def _their_ruff() -> troef.State:
    hands = {0: "KS 8S", 1: "8H 9H 10C QC JC 10D AD 9D", 2: "AC KC 9C 8C 7C KD 7D 8D", 3: "7H"}
    return _dealt(hands, *SILENT, "0: 8S", "1: 8H")


def _the_last_on_partners_manille() -> troef.State:
    hands = {0: "8S", 1: "10S", 2: "JS", 3: "QS 9S 7S 7D 8D 9D 7C 8C"}
    return _dealt(hands, *SILENT, "0: 8S", "1: 10S", "2: JS")


NEVER = [
    Never("with seven hearts no other suit is trump", _seven_hearts, 3, ("trump S", "trump D", "trump C")),
    Never("with eight sure tricks on lead one knocks", _eight_winners_against_no_trump, 0, ("pass",)),
    Never("one does not knock with nothing", _nothing_to_knock_with, 0, ("knock",)),
    Never("with all the trumps one knocks back", _all_the_trumps_and_a_knock, 3, ("pass",)),
    Never(
        "the partner's manille gets points and no trump",
        _partner_has_the_trick,
        3,
        ("8H", "9H", "7C", "8C", "9C", "7D"),
    ),
    Never("no points are thrown on their manille of trumps", _they_have_the_trick, 1, ("10D", "AD", "AC")),
    Never("no ace is led while its manille is out", _the_lead_below_a_manille, 0, ("AS",)),
    Never("under their manille goes the seven", _they_have_taken_it_with_the_manille, 2, ("AS", "KS")),
    Never("the partner's manille is given the king", _partner_leads_his_manille, 2, ("8S",)),
    Never("what the partner has ruffed is not ruffed again", _partner_has_ruffed, 3, ("10H", "AH")),
    Never("nothing that counts is thrown on what they have ruffed", _their_ruff, 2, ("AC", "KC", "KD")),
    Never("the partner's manille is given the queen, not the nine", _the_last_on_partners_manille, 3, ("9S", "7S")),
]
