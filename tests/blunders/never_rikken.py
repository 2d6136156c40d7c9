"""Rikken: what nobody at the table would forgive."""

from never import Never

import troef
from playing import lay, play


def _dealt(hands: dict[int, str], bid: str = "", *steps: str, dealer: int = 3) -> troef.State:
    """Seat 0 makes a bid, if there is one, and the others pass."""
    state = lay(troef.game("rikken"), 4, dealer, hands=hands)
    while bid and state.phase.name() == "auction":
        seat = state.actors()[0]
        play(state, f"{seat}: {bid if seat == 0 else 'pass'}")
    return play(state, *steps)


def _nothing_to_bid_with() -> troef.State:
    return _dealt({0: "9S 8S 4S 10H 8H 3H JD 9D 4D JC 8C 4C 2C", 1: "AH KH", 2: "AD KD"})


def _ten_spades() -> troef.State:
    return _dealt({0: "AS KS QS JS 10S 9S 8S 7S 6S 5S AC KC QC", 1: "AH KH", 2: "AD KD"})


def _partner_of_the_bidder() -> troef.State:
    hands = {
        0: "AS KS QS JS 9S 4S AD KD 3D KC 8C 6C 2C",
        1: "QD 2D AH KH",
        2: "3S AC QC JC 10C 9C 7C 9H 8H 7H 6H 5H 4H",
        3: "JD 10D",
    }
    return _dealt(hands, "rik", "0: trump S call AC", "0: AD", "1: 2D")


def _misere_under_a_high_card() -> troef.State:
    hands = {0: "QH 2S 3S 4S 3H 4H 6H 2D 4D 5D 7D 2C 3C", 1: "KS AC KC", 2: "AS AH", 3: "9H AD"}
    return _dealt(hands, "misere", "3: 9H", dealer=2)


def _misere_has_taken() -> troef.State:
    hands = {0: "2S 3S 4S KH 2H 3H 4H 2D 4D 5D 7D 3C 2C", 1: "AH QH 10H", 2: "AS AC", 3: "AD JH"}
    return _dealt(hands, "misere", "3: JH", "0: KH", dealer=2)


def _piek_cannot_follow() -> troef.State:
    hands = {0: "AS 2S 3S 4S 2H 3H 4H 2D 4D 5D 7D 3D 6D", 1: "KS AC", 2: "QS AH", 3: "JS AD 2C"}
    return _dealt(hands, "piek", "3: 2C", dealer=2)


RIK = {
    0: "AS KS QS JS 9S 4S AD KD 3D KC 8C 6C 2C",
    1: "QD 2D AH KH 10S 8S",
    2: "3S AC QC JC 10C 9C 7C 9H 8H 7H 6H 5H 4H",
    3: "JD 10D 5S 2S 2H 3H",
}


def _they_lead_their_ace() -> troef.State:
    return _dealt(RIK, "rik", "0: trump S call AC", "0: AD")


def _drawing_trumps() -> troef.State:
    return _dealt(RIK, "rik", "0: trump S call AC")


def _piek_has_his_trick() -> troef.State:
    """Piek has made its one trick with the ace of spades, and now only low cards should fall."""
    hands = {0: "AS 2S 3S 4S KH 3H 4H 2D 4D 5D 7D 3D 6D", 1: "KS AC AH", 2: "QS QH", 3: "JS AD 2H"}
    return _dealt(hands, "piek", "3: JS", "0: AS", "1: KS", "2: QS", "0: 2D", dealer=2)


def _misere_leads() -> troef.State:
    hands = {0: "2S 3S 4S 6S 2H 3H 4H 2D 4D 5D 7D 3C KC", 1: "AH QH", 2: "AS AC", 3: "AD JH"}
    return _dealt(hands, "misere")


def _misere_cannot_follow() -> troef.State:
    hands = {0: "2S 3S 4S 6S 2D 3D 4D 5D 7D 2C 3C 4C KC", 1: "QH AS", 2: "AH AC", 3: "JH AD"}
    return _dealt(hands, "misere", "3: JH", dealer=2)


def _they_lead_diamonds() -> troef.State:
    hands = {**RIK, 0: "AS KS QS JS 9S 4S AD QD 3D KC 8C 6C 2C", 1: "KD 2D AH KH 10S 8S"}
    return _dealt(hands, "rik", "0: trump S call AC", "0: AD")


def _misere_throws() -> troef.State:
    hands = {0: "2S 3S 4S 6S 2H 3H 4H 2D 4D 5D 7D 3D AH", 1: "QC AS", 2: "KC AD", 3: "JC KH"}
    return _dealt(hands, "misere", "3: JC", dealer=2)


NEVER = [
    Never(
        "one does not bid with nothing",
        _nothing_to_bid_with,
        0,
        ("rik…", "alleen…", "misere…", "piek…", "open…"),
    ),
    Never("ten spades from the ace are not passed, nor played with a partner", _ten_spades, 0, ("pass", "rik…")),
    Never("the partner's ace of diamonds is not ruffed", _partner_of_the_bidder, 2, ("3S",)),
    Never("in misère one stays under", _misere_under_a_high_card, 0, ("QH",)),
    Never("who has the misère in the trap does not take the trick from him", _misere_has_taken, 1, ("AH",)),
    Never("in piek the one card that makes the trick is kept", _piek_cannot_follow, 0, ("AS",)),
    Never("no queen is put on their ace", _they_lead_their_ace, 1, ("QD",)),
    Never("with six trumps from the ace no small club is led", _drawing_trumps, 0, ("8C", "6C", "2C")),
    Never("who plays misère does not lead his bare king", _misere_leads, 0, ("KC",)),
    Never("in misère the bad king goes when it can", _misere_cannot_follow, 0, ("2…", "3…", "4…", "5D", "6S", "7D")),
    Never("no king is put on their ace", _they_lead_diamonds, 1, ("KD",)),
    Never("in misère the bare ace goes when it can", _misere_throws, 0, ("2…", "3…", "4…", "5D", "6S", "7D")),
]
