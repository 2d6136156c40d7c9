"""Kleurenwiezen: what nobody at the table would forgive."""

from never import Never

import troef
from playing import lay, play


def _auction(hands: dict[int, str], *steps: str, dealer: int = 3) -> troef.State:
    """After the troel round, in which nobody has three aces."""
    state = lay(troef.game("kleurenwiezen"), dealer=dealer, hands=hands)
    while state.phase.name() == "troel":
        play(state, f"{state.actors()[0]}: pas troel")
    return play(state, *steps)


def _nothing_to_join_with() -> troef.State:
    hands = {0: "9H 8H 4H 9S 8S 4S JD 7D 3D 8C 5C JC 2C", 1: "AS AH KS", 2: "AD AC"}
    return _auction(hands, "1: ask H", "2: pass", "3: pass", dealer=0)


def _four_small_hearts() -> troef.State:
    return _auction({0: "7H 6H 5H 3H KS 8S 4S QD 9D 5D JC 6C 3C", 1: "AS AH", 2: "AD AC"})


def _bare_honours() -> troef.State:
    return _auction({0: "AS KS QH 9H 7H JD 9D 8D KC QC 10C 9C 8C", 1: "AH AC", 2: "AD QS"})


def _three_suits_to_lose() -> troef.State:
    """An ace makes the one trick; but the kings beside it and a queen may make another."""
    return _auction({0: "AS KS 4S KH 9H 8H QD JD 8D JC 10C 9C 8C", 1: "AH AC", 2: "AD QS"})


def _thirteen_hearts() -> troef.State:
    return _auction({0: "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H", 1: "AS AC", 2: "AD"})


def _one_card_too_high() -> troef.State:
    hands = {0: "2H 4H 6H 8H 2S 3S 5S 2D 3D 5D 7D 2C KC", 1: "AS AH", 2: "AD AC"}
    return _auction(hands, "0: kleine miserie", "1: pass", "2: pass", "3: pass")


def _partner_leads_his_ace() -> troef.State:
    hands = {
        0: "AS KS AH KH QH JH 2D 3D 4D 5C 6C 4C 6D",
        1: "QS 9S 9H 8H AD KD QD JC 10C 9C 8C 7C 3C",
        2: "10H 7H 5H 4H 3H 9D 8D 7D 10D JD AC KC QC",
        3: "JS 10S 8S 7S 6S 5S 4S 3S 2S 6H 2H 5D 2C",
    }
    return _auction(hands, "0: ask H", "1: pass", "2: join H 8", "3: pass", "0: AS", "1: 9S")


def _misere_that_cannot_follow() -> troef.State:
    hands = {
        0: "2H 3H 4H 5H 6H 2S 3S 4S 5S 2D 3D 4D KD",
        1: "AC KC 7H 8H 9H 6S 7S 8S 9S 5D 6D 7D 8D",
        2: "QC JC 10C 10H JH QH 10S JS QS 9D 10D JD AH",
        3: "9C 8C 7C 6C 5C 4C 3C 2C KH KS AS QD AD",
    }
    auction = ("1: pass", "2: pass", "3: pass", "0: grote miserie")
    return _auction(hands, *auction, "1: AC", "2: QC", "3: 9C", dealer=0)


def _soloslim_leads() -> troef.State:
    hands = {0: "AH KH QH JH 10H 9H 8H 6H 5H 4H 3H 2H AS", 1: "AC KC", 2: "AD KD"}
    return _auction(hands, "0: grote soloslim H", "1: pass", "2: pass", "3: pass")


SHARED = {
    0: "AS KS AH KH QH JH 2D 3D 4D 5C 6C 4C 6D",
    1: "QS 9S 9H 8H AD KD QD JC 10C 9C 8C 7C 3C",
    2: "10H 7H 5H 4H 3H 9D 8D 7D 10D JD AC KC QC",
    3: "JS 10S 8S 7S 6S 5S 4S 3S 2S 6H 2H 5D 2C",
}


def _they_lead_their_ace() -> troef.State:
    return _auction(SHARED, "0: ask H", "1: pass", "2: join H 8", "3: pass", "0: AS")


def _miserie_leads() -> troef.State:
    hands = {0: "2H 3H 4H 5H 2S 3S 4S 5S 2D 3D 4D 5D KC", 1: "AC AH KD", 2: "QC AS", 3: "JC AD"}
    return _auction(hands, "0: grote miserie", "1: pass", "2: pass", "3: pass")


def _miserie_follows() -> troef.State:
    hands = {
        0: "2H 3H 4H 5H 6H 2S 3S 4S 5S 2D 3D 4D QD",
        1: "JD 7H 8H 9H 6S 7S 8S 9S 5D 6D 7D AC KC",
        2: "KD JC 10C 10H JH QH 10S JS QS 9D 10D QC AH",
        3: "9C 8C 7C 6C 5C 4C 3C 2C KH KS AS 8D AD",
    }
    return _auction(hands, "1: pass", "2: pass", "3: pass", "0: grote miserie", "1: JD", "2: 10D", "3: 8D", dealer=0)


def _partner_leads_an_ace() -> troef.State:
    hands = {
        0: "AS 9S AH KH QH JH 2D 3D 4D 5C 6C 4C 6D",
        1: "QS JS 9H 8H AD KD QD JD 10C 9C 8C 7C 3C",
        2: "KS 3S 10H 7H 5H 4H 9D 8D 7D AC KC QC JC",
        3: "10S 8S 7S 6S 5S 4S 2S 6H 3H 2H 10D 5D 2C",
    }
    return _auction(hands, "0: ask H", "1: pass", "2: join H 8", "3: pass", "0: AS", "1: JS")


def _abondance_draws() -> troef.State:
    hands = {0: "AS KS QS JS 10S 9S 8S 7S AH KD 4C 3C 2C", 1: "6S 5S AC", 2: "4S 3S AD", 3: "2S"}
    return _auction(hands, "0: abondance 9 S", "1: pass", "2: pass", "3: pass")


NEVER = [
    Never("one does not join with nothing", _nothing_to_join_with, 0, ("join…",)),
    Never("one does not ask on 7-6-5-3", _four_small_hearts, 0, ("ask H",)),
    Never("no misery with ace and king alone", _bare_honours, 0, ("kleine miserie", "grote miserie…", "piccolo")),
    Never("no piccolo with tops in every suit", _three_suits_to_lose, 0, ("piccolo", "kleine miserie", "grote mis…")),
    Never("thirteen hearts are not passed, nor shared", _thirteen_hearts, 0, ("pass", "wait", "ask…", "kleine mis…")),
    Never("in kleine miserie the lonely king is put away", _one_card_too_high, 0, ("remove 2…", "remove 3…")),
    Never("the partner's ace is not ruffed", _partner_leads_his_ace, 2, ("10H", "7H", "5H", "4H", "3H")),
    Never("in miserie the king goes when it can", _misere_that_cannot_follow, 0, ("2…", "3…", "4…", "5…", "6H")),
    Never("who must take all leads no trump that the seven beats", _soloslim_leads, 0, ("2H", "3H", "4H", "5H", "6H")),
    Never("no queen is put on their ace", _they_lead_their_ace, 1, ("QS",)),
    Never("who plays miserie does not lead his bare king", _miserie_leads, 0, ("KC",)),
    Never("in miserie one stays under", _miserie_follows, 0, ("QD",)),
    Never("no king is put on the partner's ace", _partner_leads_an_ace, 2, ("KS",)),
    Never("with eight trumps from the ace no small club is led", _abondance_draws, 0, ("4C", "3C", "2C")),
]
