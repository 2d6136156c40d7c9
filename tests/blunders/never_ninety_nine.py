"""Ninety-nine: what nobody at the table would do."""

from never import Never

import troef
from playing import lay, play


def _laid(turned: str, hands: dict[int, str], bids: dict[int, str], *steps: str) -> troef.State:
    """A round dealt by seat 2 in which everybody has laid his bid."""
    state = lay(troef.game("ninety-nine"), 3, 2, hands=hands, upcard=turned)
    for seat, cards in bids.items():
        play(state, *[f"{seat}: lay {card}" for card in cards.split()])
    return play(state, *steps)


NONE = ("0: none", "1: none", "2: none")
CLUBS = "AC KC QC"


def _nine_top_trumps() -> troef.State:
    hands = {0: f"AH KH QH 9H * 10H 8H 7H 6H {CLUBS}", 1: "6D 7D 8D", 2: "9D 10D JD"}
    return _laid("JH", hands, {0: CLUBS, 1: "6D 7D 8D", 2: "9D 10D JD"})


def _top_trumps_and_no_trick_said() -> troef.State:
    hands = {0: "AH KH QH 9H * 10H 8H 7H 6H 6D 7D 8D", 1: "9D 10D JD", 2: CLUBS}
    return _laid("JH", hands, {0: "6D 7D 8D", 1: "9D 10D JD", 2: CLUBS})


def _no_trick_wanted() -> troef.State:
    hands = {
        0: "10C 6D 7D 8D 7S 8S",
        1: "9D 10D JD 8C",
        2: "AC 7C 6S 9S 10S 6H 7H 8H 10H QD KD AD",
    }
    bids = {0: "6D 7D 8D", 1: "9D 10D JD", 2: "QD KD AD"}
    return _laid("9H", hands, bids, *NONE, "0: 10C", "1: 8C")


def _every_trick_wanted() -> troef.State:
    hands = {0: "10C 6D 7D 8D", 1: "9D 10D JD 8C", 2: "AC 6C AS KS QS AH KH QH JH KC QC JC"}
    bids = {0: "6D 7D 8D", 1: "9D 10D JD", 2: "KC QC JC"}
    return _laid("9H", hands, bids, *NONE, "0: 10C", "1: 8C")


def _no_ruff_wanted() -> troef.State:
    hands = {0: "AC 6D 7D 8D", 1: "9D 10D JD 8C", 2: "6H 7H AS KS QS 6S 7S 8S QD 10S KD AD"}
    bids = {0: "6D 7D 8D", 1: "9D 10D JD", 2: "QD KD AD"}
    return _laid("KH", hands, bids, *NONE, "0: AC", "1: 8C")


def _the_king_is_not_wanted() -> troef.State:
    hands = {0: "10C 6D 7D 8D", 1: "9D 10D JD 8C", 2: "KC 6C 6S 9S 10S 6H 7H 8H 10H QD KD AD"}
    bids = {0: "6D 7D 8D", 1: "9D 10D JD", 2: "QD KD AD"}
    return _laid("9H", hands, bids, *NONE, "0: 10C", "1: 8C")


def _every_ruff_wanted() -> troef.State:
    hands = {0: "AS 6D 7D 8D", 1: "9D 10D JD 8S", 2: "6H 7H AC AH KH QH JH 10H 8H KC QC JC"}
    bids = {0: "6D 7D 8D", 1: "9D 10D JD", 2: "KC QC JC"}
    return _laid("9H", hands, bids, *NONE, "0: AS", "1: 8S")


def _no_trick_said_and_the_lead() -> troef.State:
    hands = {0: "AS 6S 6C 7C 8C 6H 7H 8S 7S 6D 7D 8D", 1: "9D 10D JD", 2: "QD KD AD"}
    return _laid("9H", hands, {0: "6D 7D 8D", 1: "9D 10D JD", 2: "QD KD AD"}, *NONE)


def _the_second_has_said_none() -> troef.State:
    hands = {0: "10C 6D 7D 8D", 1: "AC 6C 6S 7S 8S 6H 7H 8H 9S 9D 10D JD", 2: "QD KD AD"}
    return _laid("9H", hands, {0: "6D 7D 8D", 1: "9D 10D JD", 2: "QD KD AD"}, *NONE, "0: 10C")


def _a_king_under_their_ace() -> troef.State:
    hands = {0: "AC 6D 7D 8D", 1: "9D 10D JD 8C", 2: "KC 6C 6S 9S 10S 6H 7H 8H 10H QD KD AD"}
    bids = {0: "6D 7D 8D", 1: "9D 10D JD", 2: "QD KD AD"}
    return _laid("9H", hands, bids, *NONE, "0: AC", "1: 8C")


NEVER = [
    Never("nine tricks that cannot fail are played open", _nine_top_trumps, 0, ("none",)),
    Never(
        "with nine trumps and no trick said nothing more is promised",
        _top_trumps_and_no_trick_said,
        0,
        ("informatie", "open"),
    ),
    Never("who said none does not take the trick with his ace", _no_trick_wanted, 2, ("AC",)),
    Never("who said nine takes the trick", _every_trick_wanted, 2, ("6C",)),
    Never("who said none does not ruff", _no_ruff_wanted, 2, ("6H", "7H")),
    Never("who said none does not take the ten with his king", _the_king_is_not_wanted, 2, ("KC",)),
    Never("who said nine ruffs the ace", _every_ruff_wanted, 2, ("AC",)),
    Never("who said none does not lead an ace", _no_trick_said_and_the_lead, 0, ("AS",)),
    Never("who said none lets the others have the ten", _the_second_has_said_none, 1, ("AC",)),
    Never("who said none puts his king under their ace", _a_king_under_their_ace, 2, ("6C",)),
]
