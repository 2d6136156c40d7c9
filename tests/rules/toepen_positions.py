"""Positions of toepen for the tests of its clauses."""

import troef
from playing import play
from troef import SPECTATOR
from troef.core.game import State

#: Nobody has three tens or jacks; seat 0 deals, seat 1 leads.
PLAIN = {0: "9S 8S AS KS", 1: "10H 9H 8H 7H", 2: "10S 9D KD QD", 3: "9C 8C 7C AC"}


STEPS = ("1: pass", "2: pass", "3: pass", "0: pass", "1: none", "2: none", "3: none", "0: none")


def table(
    hands: "dict[int, str] | None" = None, lives: tuple[int, ...] = (10, 10, 10, 10), dealer: int = 0, **options: object
) -> State:
    """The second round of players with these lives; one of them has dealt."""
    cards = {f"hand-{seat}": text for seat, text in (hands or PLAIN).items()}
    facts = {"dealer": dealer, "deal": 2, "lives": lives, "cards": cards}
    return troef.game("toepen", **options).position(facts)


def settled(
    hands: "dict[int, str] | None" = None, lives: tuple[int, ...] = (10, 10, 10, 10), dealer: int = 0, **options: object
) -> State:
    """Nobody exchanged and the circle has gone round: the first card may be led."""
    state = table(hands, lives, dealer, **options)
    while state.view(0).phase == "exchange":
        play(state, f"{state.actors()[0]}: pass")
    while state.view(0).phase == "announcing":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    return state


def knocked(state: State, *knockers: int) -> State:
    """Players knock one after the other, and everybody stays in."""
    for knocker in knockers:
        play(state, f"{knocker}: knock")
        while state.view(0).phase == "answering":
            play(state, f"{state.actors()[0]}: stay")
    return state


def lives(state: State) -> list[int]:
    return list(state.view(SPECTATOR).totals)


def lost(state: State) -> list[int]:
    """What the last round cost."""
    return [-cell for cell in state.sheet[-1].cells]
