"""Positions of boerenbridge for tests: any round of a match, dealt as one likes."""

from typing import Any

import troef
from playing import play

SLUG = "boerenbridge"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def at_round(number: int, seats: int = 4, dealer: "int | None" = None, **options: object) -> troef.State:
    """A match that awaits the deal of a round, dealt by `dealer` or the last seat; nobody has a point."""
    return game(**options).position({"seats": seats, "dealer": seats - 1 if dealer is None else dealer, "deal": number})


def dealt(
    number: int,
    hands: "dict[int, str] | None" = None,
    *steps: str,
    seats: int = 4,
    dealer: "int | None" = None,
    upcard: str = "",
    **options: Any,
) -> troef.State:
    """A round whose hands lie as told, with `upcard` for trump, and some steps in it."""
    state = at_round(number, seats, dealer, **options)
    places = {"upcard": upcard} if upcard else {}
    state.deal(state.arrange(hands, **places))
    return play(state, *steps)


def predict(state: troef.State, *numbers: int) -> troef.State:
    """The next players say these numbers."""
    for number in numbers:
        play(state, f"{state.actors()[0]}: predict {number}")
    return state


def numbers(state: troef.State) -> set[int]:
    """What the player on turn may say."""
    return {int(state.game.show(move).split()[1]) for move in state.legal(state.actors()[0])}
