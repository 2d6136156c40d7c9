"""Deals of wiezen that tests sit down at."""

from typing import Any

import troef
from playing import lay, play
from troef.core.game import State

SLUG = "wiezen"

#: Everybody has one suit, so one ace: nobody must bid troel. Seat 3 deals, so spades are turned.
ONE_SUIT_EACH = {
    0: "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C",
    1: "AD KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D",
    2: "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H",
    3: "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S",
}

#: A little of everything, one ace each. D (seat 3) deals, and the five of diamonds is turned.
MIXED = {
    0: "AC 7C 2C KD 8D 3D QH 9H 4H JS 10S 6S 5S",
    1: "AD 9D 4D KS 8S 3S JH 10H 5H QC 8C 3C 9C",
    2: "AS 9S 4S KC 10C 5C KH 7H 2H QD JD 7D 2D",
    3: "AH 8H 6H 3H QS 7S 2S JC 6C 4C 10D 6D 5D",
}

#: B (seat 1) holds three aces, D the fourth (hearts); spades are turned.
TROEL = {
    0: "KC 7C 2C KD 8D 3D QH 9H 4H JS 10S 6S 5S",
    1: "AS AD AC KH JH 10H 5H QC 8C 3C 9C 9D 4D",
    2: "KS 9S 4S 10C 5C 8S 3S 7H 2H QD JD 7D 2D",
    3: "AH 8H 6H 3H JC 6C 4C 10D 6D 5D 7S 2S QS",
}

#: B holds all four aces and the king of hearts; C has the queen.
FOUR_ACES = {
    0: "KC 7C 2C KD 8D 3D 8H 9H 4H JS 10S 6S 5S",
    1: "AS AD AC AH KH 10H 5H QC 8C 3C 9C 9D 4D",
    2: "KS 9S 4S 10C 5C 8S 3S QH 2H QD JD 7D 2D",
    3: "JH 7H 6H 3H JC 6C 4C 10D 6D 5D 7S 2S QS",
}


def game(**options: Any) -> troef.Game:
    return troef.game(SLUG, **options)


def sit(hands: dict[int, str], *steps: str, dealer: int = 3, upcard: str = "", **options: Any) -> State:
    """A first deal with these hands, after these moves."""
    places = {"upcard": upcard} if upcard else {}
    return play(lay(game(**options), dealer=dealer, hands=hands, **places), *steps)


def play_out(state: State, seed: str = "out") -> State:
    """Random cards to the end of the deal."""
    rng = troef.Rng(seed)
    while state.actors():
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    return state


def tricks(state: State) -> list[int]:
    view = state.view(troef.SPECTATOR)
    return [int(str(view.badge(seat, "tricks"))) for seat in range(4)]
