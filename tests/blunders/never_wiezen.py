"""Wiezen: what nobody at the table would forgive."""

from never import Never

import troef
from playing import lay, play


def _dealt(hands: dict[int, str], *steps: str, upcard: str = "7H") -> troef.State:
    """Seat 0 speaks and leads first."""
    return play(lay(troef.game("wiezen"), dealer=3, hands=hands, upcard=upcard), *steps)


def _nothing_to_bid_with() -> troef.State:
    return _dealt({0: "JS 9S 8S 4S JD 9D 6D 3D 9H 8C 5C 4C 2C", 1: "AC AH", 2: "AD AS"})


def _thirteen_tricks() -> troef.State:
    return _dealt({0: "AH KH QH JH 10H 9H 8H 6H 5H 4H 3H 2H AS", 1: "AC KC", 2: "AD KD"})


def _the_lowest_of_every_suit() -> troef.State:
    return _dealt({0: "2H 3H 4H 5H 2S 3S 4S 2D 3D 4D 2C 3C 4C", 1: "AC AH", 2: "AD AS"})


def _partner_leads_his_ace() -> troef.State:
    hands = {
        0: "AS 9S 4S KC 10C 5C KH 7H 2H QD JD 7D 2D",
        1: "KS 8S 3S AD 9D 4D JH 10H 5H QC 8C 3C 9C",
        2: "QH 9H 4H 8H AC 7C 2C KD 8D 3D JC 6C 4C",
        3: "QS 7S 2S JS 10S 6S 5S 6H 3H 10D 6D 5D AH",
    }
    return _dealt(hands, "0: vraag", "1: pass", "2: meegaan", "3: pass", "0: AS", "1: 3S", upcard="AH")


def _misere_has_taken() -> troef.State:
    hands = {0: "JH AS", 1: "KH 4H 3H 2H 3S 4S 5S 6S 2D 3D 4D 3C 2C", 2: "AH QH 10H AD", 3: "9H AC"}
    auction = ("0: pass", "1: miserie", "2: pass", "3: pass")
    return _dealt(hands, *auction, "0: JH", "1: KH", upcard="9H")


def _solo_slim_leads() -> troef.State:
    hands = {0: "AH KH QH JH 10H 9H 8H 6H 5H 4H 3H 2H AS", 1: "AC KC", 2: "AD KD"}
    return _dealt(hands, "0: solo slim", "1: pass", "2: pass", "3: pass", "0: trump H")


ASKED = ("0: vraag", "1: pass", "2: meegaan", "3: pass")
FOUR = {
    0: "AS 9S 4S KC 10C 5C KH 7H 2H QD JD 7D 2D",
    1: "KS 8S 3S AD 9D 4D JH 10H 5H QC 8C 3C 9C",
    2: "QH 9H 4H 8H AC 7C 2C KD 8D 3D JC 6C 4C",
    3: "QS 7S 2S JS 10S 6S 5S 6H 3H 10D 6D 5D AH",
}


def _they_lead_their_ace() -> troef.State:
    return _dealt(FOUR, *ASKED, "0: AS", upcard="AH")


def _partner_has_taken_it() -> troef.State:
    """Seat 2 has put the king of diamonds on ten and nine; seat 0, its partner, plays last."""
    hands = {
        0: "AD 7D 2D AS 9S 4S KC 10C 5C KH 7H 2H QS",
        1: "9D 4D 8S 3S JH 10H 5H QC 8C 3C 9C KS 2C",
        2: "KD 8D 3D QH 9H 4H 8H AC 7C JC 6C 4C 2S",
        3: "10D 6D 5D 7S JS 10S 6S 5S 6H 3H AH QD JD",
    }
    steps = ("0: 4S", "1: KS", "2: 2S", "3: 5S", "1: 9D", "2: KD", "3: 5D")
    return _dealt(hands, *ASKED, *steps, upcard="AH")


def _misere_follows() -> troef.State:
    hands = {0: "9H 2S", 1: "KH 4H 3H 2H 3S 4S 5S 6S 2D 3D 4D 3C 2C", 2: "AH QH 10H AD", 3: "JH AC"}
    auction = ("0: pass", "1: miserie", "2: pass", "3: pass")
    return _dealt(hands, *auction, "0: 9H", upcard="JH")


def _abondance_draws() -> troef.State:
    hands = {0: "AS KS QS JS 10S 9S 8S 7S AH KD 4C 3C 2C", 1: "6S 5S AC", 2: "4S 3S AD", 3: "2S"}
    return _dealt(hands, "0: abondance", "1: pass", "2: pass", "3: pass", "0: trump S", upcard="2H")


def _partner_holds_it_with_the_jack() -> troef.State:
    hands = {
        0: "10D 2D 9S 4S KC 10C 5C KH 7H 2H QS AS 3S",
        1: "JD 9D 4D KS 8S JH 10H 5H QC 8C 3C 9C 7D",
        2: "3D 8D QH 9H 4H 8H AC 7C 2C KD JC 6C 4C",
        3: "AD 6D 5D 7S 2S JS 10S 6S 5S 6H 3H QD AH",
    }
    return _dealt(hands, *ASKED, "0: 10D", "1: JD", "2: 3D", upcard="AH")


def _misere_cannot_follow() -> troef.State:
    hands = {0: "QC AS", 1: "KH 4H 3H 2H 3S 4S 5S 6S 2D 3D 4D 5D 2S", 2: "AH QH 10H AD", 3: "JH AC"}
    auction = ("0: pass", "1: miserie", "2: pass", "3: pass")
    return _dealt(hands, *auction, "0: QC", upcard="JH")


NEVER = [
    Never(
        "one does not bid with nothing",
        _nothing_to_bid_with,
        0,
        ("vraag", "abondance…", "miserie", "open miserie", "solo slim"),
    ),
    Never("thirteen tricks in hand are bid", _thirteen_tricks, 0, ("pass", "wait", "vraag", "miserie", "open miserie")),
    Never("a misère that cannot be lost is bid", _the_lowest_of_every_suit, 0, ("pass", "wait", "vraag")),
    Never("the partner's ace is not ruffed", _partner_leads_his_ace, 2, ("QH", "9H", "4H", "8H")),
    Never("who has the misère in the trap does not take the trick from him", _misere_has_taken, 2, ("AH",)),
    Never("who must take all leads no trump that the seven beats", _solo_slim_leads, 0, ("2H", "3H", "4H", "5H", "6H")),
    Never("no king is put on their ace", _they_lead_their_ace, 1, ("KS",)),
    Never("the ace is not put on the partner's king", _partner_has_taken_it, 0, ("AD",)),
    Never("in misère one stays under", _misere_follows, 1, ("KH",)),
    Never("with eight trumps from the ace no small club is led", _abondance_draws, 0, ("4C", "3C", "2C")),
    Never("the ace is not put on the jack that wins for the partner", _partner_holds_it_with_the_jack, 3, ("AD",)),
    Never("in misère the bad king goes when it can", _misere_cannot_follow, 1, ("2…", "3…", "4…", "5…", "6S")),
]
