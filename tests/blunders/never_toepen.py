"""Toepen: what nobody at the table would do."""

from never import Never
from toepen_positions import settled

import troef
from playing import lay, play


def _opened(hands: dict[int, str], *steps: str, lost: "tuple[int, ...]" = ()) -> troef.State:
    """A round of four dealt by seat 0, in which nobody exchanged and the circle has gone round; `lost` are the lives
    that the rounds before have cost."""
    return play(settled(hands, tuple([10 - count for count in lost]) or (10, 10, 10, 10)), *steps)


#: Three tricks, of which seat 1 wins the last.
HANDS = {1: "7H 10S JS 10D", 2: "8H KS QS AD", 3: "9H AS 8S KD", 0: "JH 9S 7S QD"}
THREE = (
    *("1: 7H", "2: 8H", "3: 9H", "0: JH"),
    *("3: AS", "0: 7S", "1: JS", "2: KS"),
    *("0: 9S", "1: 10S", "2: QS", "3: 8S"),
)


def _the_ten_lies() -> troef.State:
    return _opened(HANDS, *THREE, "1: 10D", "0: knock")


def _nothing_can_win() -> troef.State:
    return _opened(HANDS, *THREE, "1: 10D", "1: knock", "2: stay", "3: stay")


def _the_last_life() -> troef.State:
    hands = {1: "JC 7H QD KD", 2: "10S 10H 9S 9H", 3: "AH JD QC JH"}
    return _opened(hands, "2: knock", lost=(4, 5, 3, 9))


def _three_tens() -> troef.State:
    return lay(troef.game("toepen"), 4, 0, hands={1: "10S 10H 10D 9C"})


def _two_cards_left() -> troef.State:
    hands = {1: "7H AS KD 9H", 2: "8H KS QD AC", 3: "9S AH JS QH", 0: "JH 8S 10C QC"}
    steps = ["1: 7H", "2: 8H", "3: AH", "0: JH", "2: KS", "3: 9S", "0: 8S", "1: AS", "3: QH"]
    return _opened(hands, *steps)


def _two_tens_and_the_lead() -> troef.State:
    hands = {1: "8H 9H 10S 10D", 2: "7H KH QS AD", 3: "JH AH 8S KD", 0: "JS QH 7S QD"}
    steps = ["1: 9H", "2: 7H", "3: JH", "0: QH", "1: 8H", "2: KH", "3: AH", "0: JS", "0: knock"]
    return _opened(hands, *steps)


def _four_pictures_and_a_knock() -> troef.State:
    hands = {1: "7C 7H 8D KD", 2: "10S 10H 9S 9H", 3: "JD QC JH KH", 0: "10C 9C 8C AD"}
    return _opened(hands, "2: knock")


def _small_cards_do_not_knock() -> troef.State:
    hands = {1: "JC JH QC KD", 2: "10S 10H 9S 9H", 3: "10D QH AH KH", 0: "10C 9C 8C AD"}
    return _opened(hands)


def _two_tens_and_two_aces() -> troef.State:
    hands = {1: "JS QH 7S JD", 2: "7H KH QS KD", 3: "10S 10H AD AC", 0: "JH AH 8S QD"}
    return _opened(hands, "2: knock")


def _the_ace_under_the_ten() -> troef.State:
    return _opened(HANDS, *THREE, "1: 10D")


def _two_tens_and_an_ace() -> troef.State:
    return lay(troef.game("toepen"), 4, 0, hands={1: "10S 10H AD 9C"})


def _kings_and_jacks_and_a_knock() -> troef.State:
    hands = {1: "7C 7H 8D KD", 2: "10S 10H 9S 9H", 3: "JD KC JH JS", 0: "10C 9C 8C AD"}
    return _opened(hands, "2: knock")


def _the_nine_stands() -> troef.State:
    """The ten of diamonds fell in the second trick, and now seat 1 leads the nine."""
    hands = {1: "10H 10S JS 9D", 2: "8H KS QS QD", 3: "9H 9S 8S KD", 0: "JH 10D 7D JD"}
    first = ("1: 10H", "2: 8H", "3: 9H", "0: JH", "1: JS", "2: QS", "3: 9S", "0: 10D")
    return _opened(hands, *first, "3: 8S", "0: JD", "1: 10S", "2: KS", "1: 9D", "2: knock", "3: fold", "0: fold")


def _three_tens_and_a_knock() -> troef.State:
    hands = {1: "JS QH 7S JD", 2: "7H KH QS KD", 3: "10S 10H 10D AC", 0: "JH AH 8S QD"}
    return _opened(hands, "2: knock")


NEVER = [
    Never("the ten of the suit led cannot lose: it does not fold", _the_ten_lies, 1, ("fold",)),
    Never("who cannot win the last trick any more does not stay", _nothing_can_win, 0, ("stay",)),
    Never("folding costs the last life as well", _the_last_life, 3, ("fold",)),
    Never("three tens are not laid away for a bluff", _three_tens, 1, ("exchange",)),
    Never("the ten is kept for the last trick", _two_cards_left, 0, ("10C",)),
    Never("two tens and the lead win the last two tricks: they do not fold", _two_tens_and_the_lead, 1, ("fold",)),
    Never("a hand of kings, queens and jacks does not stay at a knock", _four_pictures_and_a_knock, 3, ("stay",)),
    Never("four pictures do not knock", _small_cards_do_not_knock, 1, ("knock",)),
    Never("two tens and two aces stay at a knock", _two_tens_and_two_aces, 3, ("fold",)),
    Never("the ace under the ten does not knock", _the_ace_under_the_ten, 2, ("knock",)),
    Never("two tens and an ace are not laid away for a bluff", _two_tens_and_an_ace, 1, ("exchange",)),
    Never("kings and jacks do not stay at a knock", _kings_and_jacks_and_a_knock, 3, ("stay",)),
    Never("the nine whose ten has gone does not fold", _the_nine_stands, 1, ("fold",)),
    Never("three tens stay at a knock", _three_tens_and_a_knock, 3, ("fold",)),
]
