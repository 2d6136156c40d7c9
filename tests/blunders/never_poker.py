"""Poker: what makes the whole table smile."""

from never import Never

import troef
from playing import lay, play

BOARD = "2C 7D 8H JC 3S"


def _dealt(hands: dict[int, str], *said: str, board: str = BOARD) -> troef.State:
    """Everybody began with 100 chips; seat 0 deals."""
    return play(lay(troef.game("poker", starting_stack=100), len(hands), hands=hands, board=board), *said)


def _nuts_facing_everything() -> troef.State:
    return _dealt({0: "10C 9C", 1: "JS JD"}, "0: call", "1: check", "1: raise 98", board="8C 7D JH 2C 3S")


def _nothing_against_a_large_bet() -> troef.State:
    return _dealt({0: "5C 4D", 1: "JS JH"}, "0: call", "1: check", *["1: check", "0: check"] * 2, "1: raise 60")


def _royal_flush_last_to_speak() -> troef.State:
    calls = ["0: call", "1: check", *["1: check", "0: check"] * 2, "1: check"]
    return _dealt({0: "AS KS", 1: "9C 8D"}, *calls, board="QS JS 10S 2C 3D")


def _royal_flush_raised() -> troef.State:
    calls = ["0: call", "1: check", *["1: check", "0: check"] * 2, "1: raise 40"]
    return _dealt({0: "AS KS", 1: "9C 8D"}, *calls, board="QS JS 10S 2C 3D")


NEVER = [
    Never("nobody folds for nothing", lambda: _dealt({0: "AS AH", 1: "7C 2D"}, "0: call"), 1, ("fold",)),
    Never("aces are not folded before the flop", lambda: _dealt({0: "AS AH", 1: "7C 2D"}), 0, ("fold",)),
    Never("the best straight there is, is not folded", _nuts_facing_everything, 0, ("fold",)),
    Never("a royal flush is not folded", _royal_flush_raised, 0, ("fold",)),
    Never("the last to speak bets a royal flush", _royal_flush_last_to_speak, 0, ("fold", "check")),
    Never("five high does not pay", _nothing_against_a_large_bet, 0, ("call", "raise …")),
    Never(
        "seven and two do not pay for everything",
        lambda: _dealt({0: "AS AH", 1: "7C 2D", 2: "KS KH"}, "0: all in"),
        1,
        ("call",),
    ),
]
