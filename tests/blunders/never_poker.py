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


def _checked_down(hands: dict[int, str], *said: str, board: str = BOARD) -> troef.State:
    """Two players, and nobody has bet before the river; seat 1 speaks first."""
    return _dealt(hands, "0: call", "1: check", *["1: check", "0: check"] * 2, *said, board=board)


def _four_kings_last_to_speak() -> troef.State:
    return _checked_down({0: "KS KH", 1: "9C 8D"}, "1: check", board="KC KD 7H 5S 2C")


def _a_flush_for_a_small_bet() -> troef.State:
    return _checked_down({0: "AS 4S", 1: "9C 8D"}, "1: raise 2", board="KS 9S 7S 5H 2C")


def _jack_and_two_against_a_raise() -> troef.State:
    hands = {0: "3C 5S", 1: "6S 4S", 2: "7C 5D", 3: "6C 9D", 4: "AD 7S", 5: "JC 2S"}
    return _dealt(hands, "3: fold", "4: raise 26", board="KC 10D 8H 4H 3S")


def _king_and_six_against_everything() -> troef.State:
    hands = {0: "9S 3D", 1: "2S JS", 2: "KD 6C", 3: "2C 6H", 4: "3H 8D", 5: "AH QC"}
    return _dealt(hands, "3: fold", "4: fold", "5: raise 30", "0: fold", "1: all in", board="KC 10D 8H 4H 3S")


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
    Never("the last to speak bets four kings", _four_kings_last_to_speak, 0, ("fold", "check")),
    Never("the highest flush is not folded for two chips", _a_flush_for_a_small_bet, 0, ("fold",)),
    Never("a royal flush raises the last bet", _royal_flush_raised, 0, ("call",)),
    Never("jack and two are folded when somebody raises high", _jack_and_two_against_a_raise, 5, ("call", "raise …")),
    Never("king and six do not pay for everything", _king_and_six_against_everything, 2, ("call",)),
    Never("kings are not folded before the flop", lambda: _dealt({0: "KS KH", 1: "7C 2D"}), 0, ("fold",)),
    Never(
        "kings are not folded when somebody raises",
        lambda: _dealt({0: "7C 2D", 1: "KS KH"}, "0: raise 6"),
        1,
        ("fold",),
    ),
]
