"""Pesten: what nobody at the table would forgive himself."""

from never import Never

import troef
from playing import lay, play

#: Two players have laid six cards each, and 9D lies on top; seat 1 is on turn.
LAID = ("3C 5C 9C QC KD 10D", "4C 6C 10C KC QD 9D")


def _two_cards_each(mine: str, theirs: str = "4S 5S") -> troef.State:
    """The first two cards of `mine` are what is left to seat 1."""
    state = lay(troef.game("pesten"), 2, hands={1: f"{LAID[0]} {mine}", 0: f"{LAID[1]} {theirs}"}, upcard="AC")
    for own, other in zip(LAID[0].split(), LAID[1].split(), strict=True):
        play(state, f"1: {own}", f"0: {other}")
    return state


def _three_cards(mine: str) -> troef.State:
    """Before the last two of those cards: seat 1 has three left, and QD lies on top."""
    laid = LAID[0].split()[:-1]
    state = lay(troef.game("pesten"), 2, hands={1: f"{' '.join(laid)} {mine}", 0: f"{LAID[1]} 4S 5S"}, upcard="AC")
    for own, other in zip(laid, LAID[1].split(), strict=False):
        play(state, f"1: {own}", f"0: {other}")
    return state


def _nine_to_take() -> troef.State:
    hands = {1: "2C 3S 4S 5S 6S 9S 10S QS", 2: "2D 3H 4H 5H 6H 9H 10H QH", 3: "* 3D 4D 5D 6D 9D 10D QD", 0: "2H KD"}
    return play(lay(troef.game("pesten"), 4, hands=hands, upcard="AC"), "1: 2C", "2: 2D", "3: *")


def _four_to_take() -> troef.State:
    hands = {1: "2C 3S 4S 5S 6S 9S 10S QS", 2: "2D 3H 4H 5H 6H 9H 10H QH", 3: "2S 3D 4D 5D 6D 9D 10D QD"}
    return play(lay(troef.game("pesten"), 4, hands=hands, upcard="AC"), "1: 2C", "2: 2D")


def _the_last_card_is_a_two() -> troef.State:
    hands = {1: f"{LAID[0]} 2D 6S", 0: "4C 6C 10C KC QD 8D 9D 2H"}
    state = lay(troef.game("pesten"), 2, hands=hands, upcard="AC")
    play(state, "1: 3C", "0: 4C", "1: 5C", "0: 6C", "1: 9C", "0: 10C", "1: QC", "0: KC", "1: KD", "0: QD", "1: 10D")
    return play(state, "0: 8D", "0: 9D last card", "1: 2D last card")


NEVER = [
    Never("with two cards left one calls", lambda: _two_cards_each("6D 4D"), 1, ("6D", "4D")),
    Never("with three cards left one does not call", lambda: _three_cards("10D 6D 4D"), 1, ("10D last card",)),
    Never("between two the eight comes first, and the three wins", lambda: _two_cards_each("8D 3D"), 1, ("3D…", "8D")),
    Never(
        "the jack names the suit of the card that is left",
        lambda: _two_cards_each("JS 4H"),
        1,
        ("JS S…", "JS D…", "JS C…", "JS H"),
    ),
    Never("who can pass on nine cards does not take them", _nine_to_take, 0, ("take",)),
    Never("who can pass on four cards does not take them", _four_to_take, 3, ("take",)),
    Never("the last card wins, it is not kept", _the_last_card_is_a_two, 0, ("take",)),
    Never(
        "with two spades left the jack names spades", lambda: _three_cards("JH 6S 3S"), 1, ("JH H…", "JH D…", "JH C…")
    ),
    Never("with three cards left a six is no last card", lambda: _three_cards("6D 10S 3S"), 1, ("6D last card",)),
    Never("with a spade left one calls too", lambda: _two_cards_each("6D 3S"), 1, ("6D",)),
    Never(
        "with two hearts left the jack names hearts",
        lambda: _three_cards("JS 4H 5H"),
        1,
        ("JS S…", "JS D…", "JS C…"),
    ),
    Never("with a six and a seven of diamonds one calls", lambda: _two_cards_each("6D 7D"), 1, ("6D", "7D")),
]
