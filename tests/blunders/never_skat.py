"""Skat: what the other defender, or anybody who looks on, would not forgive."""

from never import Never

import troef
from playing import lay, play

FOREHAND = ("1: pass", "2: pass", "0: 18")
MIDDLEHAND = ("1: 18", "0: no", "2: pass", "1: hand", "1: hearts")


def _dealt(hands: dict[int, str], *steps: str, skat: str = "") -> troef.State:
    """Seat 0 is forehand."""
    places = {"skat": skat} if skat else {}
    return play(lay(troef.game("skat"), dealer=2, hands=hands, **places), *steps)


def _nothing_to_play_with() -> troef.State:
    return _dealt({0: "9D KC 9C QD 8D 9H QH KS 9S 8S"}, "1: pass", "2: pass")


def _a_grand_at_eighteen() -> troef.State:
    return _dealt({0: "JC JS JH AC 10C AS 10S AH 10H 7D"}, "1: pass", "2: pass")


def _four_jacks_and_three_aces() -> troef.State:
    laid = ("0: take skat", "0: discard 7D", "0: discard 8S")
    return _dealt({0: "JC JS JH JD AH 10H AC 10S AS 9H"}, *FOREHAND, *laid, skat="7D 8S")


def _all_the_low_cards() -> troef.State:
    laid = ("0: take skat", "0: discard KD", "0: discard QS")
    return _dealt({0: "7S 8S 9S 7H 8H 9H 7D 8D 7C 8C"}, *FOREHAND, *laid, skat="KD QS")


def _hearts_for_thirty_are_asked_for_sixty() -> troef.State:
    """Rearhand asks on; forehand has two jacks and seven trumps."""
    asked = [
        f"{who}: {said}"
        for value in (18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59)
        for who, said in ((2, str(value)), (0, "yes"))
    ]
    return _dealt({0: "JC JS KH QH 9H 8H 7H 7C 9D 8S"}, "1: pass", *asked, "2: 60")


def _laying_away() -> troef.State:
    return _dealt({0: "JC JS JD AH 10H KH 9H AC 10S 8D"}, *FOREHAND, "0: take skat", skat="7D 8S")


def _partner_takes_the_trick() -> troef.State:
    """Thirty-six points are in: with ace and ten of spades declarer is as good as beaten."""
    hands = {
        0: "AC 10C KC 7C 10S 9S 10D 7D 8D 9D",
        1: "JC JS AH KH QH 9H 7S 8S 9C 8C",
        2: "AS KS QS AD KD QD JH JD 7H 8H",
    }
    tricks = ("0: AC", "1: 8C", "2: AD", "0: 10C", "1: 9C", "2: KD", "0: 7D", "1: 9H", "2: QD", "1: 7S", "2: AS")
    return _dealt(hands, *MIDDLEHAND, *tricks)


def _declarer_takes_the_trick() -> troef.State:
    hands = {
        0: "10S QS 7S 10D KD 7D 8D 9D 10C KC",
        1: "JC JS JH AH 10H KH QH AS 8C 9C",
        2: "9S 8S JD 9H 8H AC 7C QC AD QD",
    }
    return _dealt(hands, *MIDDLEHAND, "0: 7S", "1: AS", "2: 8S", "1: JC", "2: 8H")


def _nul_plays_last() -> troef.State:
    hands = {0: "9H 10H", 1: "8H AC", 2: "7H JH 7C 8C 9C 7D 8D 9D 7S 8S"}
    return _dealt(hands, "1: pass", "2: 18", "0: no", "2: hand", "2: nul", "0: 9H", "1: 8H")


def _a_ten_under_its_ace() -> troef.State:
    hands = {0: "10C 8C KS 9S QS 9D 8D 7D KH 9H", 1: "JC JS JH AH 10H KD QH AS 8S 9C"}
    return _dealt(hands, *MIDDLEHAND)


def _declarer_plays_last() -> troef.State:
    """Ace and ten of clubs lie: declarer has no club, and trumps."""
    hands = {
        0: "10C QC 7C AD KD 7D 10S KS 9S 8S",
        1: "AC KC 9C 10D QD 8D AS QS 7S 7H",
        2: "JC JS JH JD AH 10H KH 9H 8H 9D",
    }
    return _dealt(hands, "1: pass", "2: 18", "0: no", "2: hand", "2: hearts", "0: 10C", "1: AC")


def _an_ace_in_the_skat_hand() -> troef.State:
    hands = {
        0: "10S QS 7S 10D KD 7D 8D 9D 10C KC",
        1: "JC JS JH AH 10H KH QH AS 8C 9C",
        2: "9S 8S JD 9H 8H AC 7C QC AD QD",
    }
    return _dealt(hands, *MIDDLEHAND, "0: 7S", "1: AS", "2: 8S", "1: JC", "2: 8H", "0: 7D", "1: JS", "2: 9H")


def _nul_leads() -> troef.State:
    hands = {0: "7H 8H 10H 7C 8C 9C 7D 8D 7S AS", 1: "9H AC", 2: "JH 9S"}
    return _dealt(hands, "1: pass", "2: pass", "0: 18", "0: hand", "0: nul")


def _partner_has_it_behind_declarer() -> troef.State:
    hands = {
        0: "AC 9C 7C QS 9S 8S KD QD 8D 7D",
        1: "JC JS JH AH 10H KH QH AS KC QC",
        2: "JD 9H 8H AD 10D 9D 10S KS 7S 7H",
    }
    return _dealt(hands, *MIDDLEHAND, "0: AC", "1: QC")


NEVER = [
    Never("one does not play at eighteen with nothing", _nothing_to_play_with, 0, ("18",)),
    Never("a sure grand is not passed at eighteen", _a_grand_at_eighteen, 0, ("pass",)),
    Never("four jacks and three aces are no nul", _four_jacks_and_three_aces, 0, ("nul", "nul ouvert", "game D")),
    Never("the low cards of all suits are a nul", _all_the_low_cards, 0, ("grand", "game…")),
    Never("a game worth thirty is not held at sixty", _hearts_for_thirty_are_asked_for_sixty, 0, ("yes",)),
    Never(
        "no jack and no ace is laid away",
        _laying_away,
        0,
        ("discard JC", "discard JS", "discard JD", "discard AH", "discard AC"),
    ),
    Never("the ten belongs on the partner's ace", _partner_takes_the_trick, 0, ("9S",)),
    Never("no ten is thrown on declarer's highest jack", _declarer_takes_the_trick, 0, ("10S", "10D", "10C")),
    Never("in nul one stays under when one can", _nul_plays_last, 2, ("JH",)),
    Never("no ten is led while its ace is out", _a_ten_under_its_ace, 0, ("10C",)),
    Never("ace and ten are ruffed by declarer", _declarer_plays_last, 2, ("9D",)),
    Never("no ten is thrown on declarer's second jack", _an_ace_in_the_skat_hand, 0, ("10S", "10D", "10C")),
    Never("in nul the ace is not led", _nul_leads, 0, ("AS",)),
    Never(
        "what the partner has is not ruffed, and gets a ten",
        _partner_has_it_behind_declarer,
        2,
        ("JD", "9H", "8H", "7H", "7S", "9D"),
    ),
]
