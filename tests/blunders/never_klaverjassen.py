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


NEVER = [
    Never("the partner's ace is not ruffed with the jack", _partner_has_it, 0, ("JH", "9H", "7H")),
    Never("a ten is not thrown on their ace", _they_have_it, 0, ("10S",)),
    Never("the ten belongs on the partner's ace", _points_for_the_partner, 0, ("QS",)),
    Never("no trump is named with nothing", _nothing_to_name_trump_with, 0, ("trump …",)),
    Never(
        "with jack, nine, ace and ten one does not pass", _a_hand_to_name_trump_with, 0, ("pass", "trump D", "trump C")
    ),
]
