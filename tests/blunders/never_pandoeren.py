"""Pandoeren: what a partner would not forgive."""

from never import Never

import troef
from playing import lay, play


def _dealt(hands: dict[int, str], bid: str = "", *steps: str, upcard: str = "6H") -> troef.State:
    """Seat 0 makes a bid, if there is one, and the others pass."""
    state = lay(troef.game("pandoeren"), dealer=3, hands=hands, upcard=upcard)
    return play(state, *((f"0: {bid}", "1: pass", "2: pass", "3: pass") if bid else ()), *steps)


def _nothing_to_bid_with() -> troef.State:
    return _dealt({0: "KS 10S QH 10H KD 10D QC 10C"}, upcard="9S")


def _six_hearts_from_the_jack() -> troef.State:
    return _dealt({0: "JH 9H AH KH QH 10H AS AC"})


def _burying() -> troef.State:
    return _dealt({0: "JH 9H AH KH QH AS AC 7D"}, "150")


def _misere_buries() -> troef.State:
    return _dealt({0: "7S 8S 7D 8D 7C 8C 9C AS"}, "misere", upcard="9D")


def _the_jack_is_led_by_the_bidder() -> troef.State:
    hands = {0: "JH 9H AH KH QH AS AC 7D", 1: "KD 10D 10C 10S 7S 8S 7C 8C", 2: "AD"}
    return _dealt(hands, "150", "0: bury 6H", "0: trump H", "0: call AD", "0: JH")


def _prive_leads() -> troef.State:
    return _dealt({0: "JH 9H AH KH QH 10H AS AC"}, "prive", "0: bury 6H", "0: trump H")


CALLED = {0: "JH 9H AH KH QH AS AC 7D", 1: "KD 10D 10C 10S 7S 8S 7C 8C", 2: "AD 7H KS", 3: "8H QS"}
AUCTION = ("0: bury 6H", "0: trump H", "0: call AD")


def _the_bidder_leads() -> troef.State:
    return _dealt(CALLED, "150", *AUCTION)


def _partner_cannot_follow() -> troef.State:
    """Seat 2 holds the called ace of diamonds and no trump; the bidder's jack cannot be beaten."""
    hands = {0: "JH 9H AH KH QH AS AC 7D", 1: "7H KD 8S 10C 7C", 2: "AD 10S QS 7S 10D QD 8D JD"}
    return _dealt(hands, "150", *AUCTION, "0: JH", "1: 7H")


def _six_hearts_to_name() -> troef.State:
    return _dealt({0: "JH 9H AH KH QH AS AC 7D"}, "150", "0: bury 6H")


def _prive_names_hearts() -> troef.State:
    return _dealt({0: "JH 9H AH KH QH 10H AS AC"}, "prive", "0: bury 6H")


def _prive_buries() -> troef.State:
    return _dealt({0: "JH 9H AH KH QH 10H AS AC"}, "prive", upcard="7D")


def _misere_with_two_aces() -> troef.State:
    return _dealt({0: "7S 8S 7D 8D 7C 8C AC AS"}, "misere", upcard="9D")


def _the_ten_of_diamonds_and_low_cards() -> troef.State:
    hands = {0: "JH 9H AH KH QH AS AC 7D", 1: "10D KD 9C 9S 7S 8S 7C 8C", 2: "AD"}
    return _dealt(hands, "150", "0: bury 6H", "0: trump H", "0: call AD", "0: JH")


def _seven_hearts_from_the_jack() -> troef.State:
    return _dealt({0: "JH 9H AH KH QH 10H 8H AS"})


def _the_bidders_ace() -> troef.State:
    hands = {0: "JH 9H AH KH QH AS AC 7D", 1: "10S 8S KD 10D 10C 7C 8C 9C", 2: "AD QS", 3: "KS"}
    return _dealt(hands, "150", *AUCTION, "0: AS")


NEVER = [
    Never(
        "one does not promise much with nothing",
        _nothing_to_bid_with,
        0,
        ("15…", "16…", "17…", "18…", "19…", "2…", "pandoer…", "prive", "kereltje", "solo zwabber", "misere…"),
    ),
    Never("six trumps from the jack are not passed", _six_hearts_from_the_jack, 0, ("pass", "misere…", "stil praatje")),
    Never(
        "no ace and no high trump is buried",
        _burying,
        0,
        ("bury JH", "bury 9H", "bury AH", "bury AS", "bury AC"),
    ),
    Never("who bids misère buries his ace", _misere_buries, 0, ("bury 7…", "bury 8…")),
    Never("no ten is thrown on the bidder's jack", _the_jack_is_led_by_the_bidder, 1, ("10D", "10C", "10S", "KD")),
    Never("who must take all draws the trumps before his aces", _prive_leads, 0, ("AS", "AC")),
    Never("the bidder does not lead a lonely seven before the jack", _the_bidder_leads, 0, ("QH", "KH")),
    Never("who holds the called ace gives a ten to the bidder's jack", _partner_cannot_follow, 2, ("7S", "8D")),
    Never("five hearts from the jack are named", _six_hearts_to_name, 0, ("trump S", "trump D", "trump C")),
    Never("who must take all names his six hearts", _prive_names_hearts, 0, ("trump S", "trump D", "trump C")),
    Never("who must take all buries the seven", _prive_buries, 0, ("bury A…", "bury J…", "bury K…")),
    Never("who bids misère with two aces buries one", _misere_with_two_aces, 0, ("bury 7…", "bury 8…")),
    Never(
        "of tens and nines a nine goes on the bidder's jack",
        _the_ten_of_diamonds_and_low_cards,
        1,
        ("10D", "KD"),
    ),
    Never(
        "seven trumps from the jack are not passed", _seven_hearts_from_the_jack, 0, ("pass", "misere…", "stil praatje")
    ),
    Never("no ten is put on the bidder's ace", _the_bidders_ace, 1, ("10S",)),
]
