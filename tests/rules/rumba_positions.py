"""Positions of rumba for the tests of its clauses."""

import troef
from playing import lay, play

SLUG = "rumba"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def dealt(hands: dict[int, str], upcard: str, seats: int = 4, dealer: int = 3, **more: str) -> troef.State:
    return lay(game(), seats, dealer, hands=hands, upcard=upcard, **more)


def told(state: troef.State, *decisions: str) -> troef.State:
    """Decisions, or exchanges, of whoever is on turn."""
    for decision in decisions:
        play(state, f"{state.actors()[0]}: {decision}")
    return state
