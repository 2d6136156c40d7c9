"""Bieden: what a partner would not forgive."""

from never import Never

import troef
from playing import lay, play

ALONE = ("0: 100", "1: pass", "2: pass", "3: pass")


def _dealt(hands: dict[int, str], *steps: str) -> troef.State:
    return play(lay(troef.game("bieden"), dealer=3, hands=hands), *steps)


def _nothing_to_bid_with() -> troef.State:
    return _dealt({0: "7S 8S 9D 10D 7H 8H 9C QC"})


def _four_jacks() -> troef.State:
    return _dealt({0: "JS JH JD JC AS 9S 7H 8D"})


def _five_spades_and_the_lead() -> troef.State:
    return _dealt({0: "JS 9S AS KS QS AH 8D 7C"}, *ALONE)


def _king_and_queen_of_trumps() -> troef.State:
    hands = {0: "JS 9S AS 7S AD AH 9C AC", 1: "8S", 2: "KS QS 7D 8D 7H 8H 7C 8C"}
    return _dealt(hands, *ALONE, "0: JS", "1: 8S")


def _they_have_the_highest_trump() -> troef.State:
    hands = {0: "JS 9S AS 10S 7S 8S 7H 8H", 1: "10C KC 7C 8C 10D KD 7D 8D"}
    return _dealt(hands, *ALONE, "0: JS")


def _partner_plays_pandoer() -> troef.State:
    hands = {
        0: "JS 9S AS KS QS AD KD AC",
        1: "8S QD 8D 7H 8H 9H 7C 8C",
        2: "10S 7S AH KH QH JH 10D 9C",
        3: "JD 7D 9D 10H 10C QC JC KC",
    }
    auction = ("0: pandoer", "1: pass", "2: pass", "3: pass")
    return _dealt(hands, *auction, "0: JS", "1: 8S", "2: 7S", "3: JD", "0: AD", "1: 8D")


def _the_ten_for_partners_jack() -> troef.State:
    hands = {0: "JS 9S AS KS QS AH 8D 7C", 1: "8S", 2: "10S 7S 7D 9D 7H 8H 8C 9C"}
    return _dealt(hands, *ALONE, "0: JS", "1: 8S")


def _no_ten_under_their_jack() -> troef.State:
    hands = {0: "JS 9S AS KS QS AH 8D 7C", 1: "10S 7S 7D 9D 7H 8H 8C 9C"}
    return _dealt(hands, *ALONE, "0: JS")


def _no_ace_on_their_jack() -> troef.State:
    hands = {0: "JS 9S AS 10S 7S 8S 7H 8H", 1: "AC 7C 8C 9C AD 7D 8D 9D"}
    return _dealt(hands, *ALONE, "0: JS")


def _nothing_after_a_bid() -> troef.State:
    return _dealt({1: "7S 8S 9D 10D 7H 8H 9C QC"}, "0: 100")


NEVER = [
    Never(
        "one does not bid with nothing",
        _nothing_to_bid_with,
        0,
        ("1…", "2…", "3…", "4…", "5…", "6…", "pandoer", "overleg"),
    ),
    Never("four jacks are not passed", _four_jacks, 0, ("pass",)),
    Never("one's first card makes the long suit trump", _five_spades_and_the_lead, 0, ("AH", "8D", "7C")),
    Never("the queen goes before the king, or belote is lost", _king_and_queen_of_trumps, 2, ("KS",)),
    Never("no ten is thrown on their jack of trumps", _they_have_the_highest_trump, 1, ("10C", "10D", "KC", "KD")),
    Never("the ace of a partner who must take all is not ruffed", _partner_plays_pandoer, 2, ("10S",)),
    Never("the partner's jack of trumps is given the ten", _the_ten_for_partners_jack, 2, ("7S",)),
    Never("their jack of trumps is not given the ten", _no_ten_under_their_jack, 1, ("10S",)),
    Never("no ace is thrown on their jack of trumps", _no_ace_on_their_jack, 1, ("AC", "AD")),
    Never("one does not bid more with nothing", _nothing_after_a_bid, 1, ("1…", "2…", "3…", "4…", "5…", "pandoer")),
]
