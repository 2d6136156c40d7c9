"""Klaverjassen: what a partner would not forgive."""

from never import Never

import troef
from playing import lay, play


def _partner_has_it() -> troef.State:
    hands = {0: "JH 9H 7H 7D 8D 9D 7C KC", 1: "7S 8S", 2: "AS KS", 3: "10S 9S"}
    return play(lay(troef.game("klaverjassen"), dealer=1, hands=hands), "2: trump H", "2: AS", "3: 9S")


def _they_have_it() -> troef.State:
    hands = {0: "QS 10S 7D 8D 9D 7C 8C 9C", 1: "AS 7H 8H 9H", 2: "8S", 3: "7S 9S"}
    return play(lay(troef.game("klaverjassen"), dealer=0, hands=hands), "1: trump H", "1: AS", "2: 8S", "3: 7S")


def _points_for_the_partner() -> troef.State:
    hands = {0: "QS 10S 7D 8D 9D 7C 8C 9C", 1: "7S 8S", 2: "AS 7H 8H 9H", 3: "9S"}
    return play(lay(troef.game("klaverjassen"), dealer=1, hands=hands), "2: trump H", "2: AS", "3: 9S")


def _nothing_to_name_trump_with() -> troef.State:
    return lay(troef.game("klaverjassen"), dealer=3, hands={0: "7S 8S 9S 7D 8D 7C 8C 7H"})


def _a_hand_to_name_trump_with() -> troef.State:
    return lay(troef.game("klaverjassen"), dealer=3, hands={0: "JH 9H AH 10H AS 10S 7D 8C"})


def _partner_has_the_last_trump() -> troef.State:
    """Both opponents have shown that they have no trump left: the king is with the partner."""
    hands = {0: "JH 9H AH 10H AS KS AD 8D", 1: "7H 7D 9D 8S 7S", 2: "8H QH KH", 3: "7C 8C 9C 9S"}
    tricks = ("0: JH", "1: 7H", "2: 8H", "3: 7C", "0: 9H", "1: 7D", "2: QH", "3: 8C")
    return play(lay(troef.game("klaverjassen"), dealer=3, hands=hands), "0: trump H", *tricks)


def _the_lead_against_the_makers() -> troef.State:
    hands = {0: "10S 7D 8D 9D 7C 8C 9C QC", 1: "JH 9H AH 10H"}
    return play(lay(troef.game("klaverjassen"), dealer=3, hands=hands), "0: pass", "1: trump H")


def _nothing_to_follow_or_ruff_with() -> troef.State:
    hands = {0: "AS 10S 7S 8S AD 10D 7D 8D", 1: "AC JH 9H AH", 2: "8C", 3: "7C"}
    return play(lay(troef.game("klaverjassen"), dealer=0, hands=hands), "1: trump H", "1: AC", "2: 8C", "3: 7C")


def _three_diamonds_and_no_more() -> troef.State:
    return lay(troef.game("klaverjassen"), dealer=3, hands={0: "QD JD 8D 7S 9S 8C 9C KH", 1: "9D AD"})


def _the_last_ruffs() -> troef.State:
    hands = {0: "JH 7H 7D 8D 9D 7C 8C 9C", 1: "AS 9H AH KH", 2: "7S", 3: "10S 8S"}
    return play(lay(troef.game("klaverjassen"), dealer=0, hands=hands), "1: trump H", "1: AS", "2: 7S", "3: 10S")


NEVER = [
    Never("the partner's ace is not ruffed with the jack", _partner_has_it, 0, ("JH", "9H", "7H")),
    Never("a ten is not thrown on their ace", _they_have_it, 0, ("10S",)),
    Never("the ten belongs on the partner's ace", _points_for_the_partner, 0, ("QS",)),
    Never("no trump is named with nothing", _nothing_to_name_trump_with, 0, ("trump …",)),
    Never(
        "with jack, nine, ace and ten one does not pass", _a_hand_to_name_trump_with, 0, ("pass", "trump D", "trump C")
    ),
    Never("partner's last trump is not drawn", _partner_has_the_last_trump, 0, ("AH", "10H")),
    Never("a bare ten is not led", _the_lead_against_the_makers, 0, ("10S",)),
    Never("no ace and no ten is thrown on their trick", _nothing_to_follow_or_ruff_with, 0, ("AS", "10S", "AD", "10D")),
    Never("no trump is named on jack, queen and eight alone", _three_diamonds_and_no_more, 0, ("trump …",)),
    Never("the last player ruffs with the seven, not with the jack", _the_last_ruffs, 0, ("JH",)),
]
