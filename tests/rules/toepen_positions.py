"""Positions of toepen for the tests of its clauses."""

import troef
from playing import lay, play
from troef import SPECTATOR
from troef.core.game import State
from troef.games.toepen import ToepState

#: Nobody has three tens or jacks; seat 0 deals, seat 1 leads.
PLAIN = {0: "9S 8S AS KS", 1: "10H 9H 8H 7H", 2: "10S 9D KD QD", 3: "9C 8C 7C AC"}


STEPS = ("1: pass", "2: pass", "3: pass", "0: pass", "1: none", "2: none", "3: none", "0: none")


def table(hands: "dict[int, str] | None" = None, **options: object) -> ToepState:
    """Four players; seat 0 has dealt."""
    state = lay(troef.game("toepen", **options), 4, 0, hands=hands or PLAIN)
    assert isinstance(state, ToepState)
    return state


def settled(hands: "dict[int, str] | None" = None, **options: object) -> ToepState:
    """Nobody exchanged and the circle has gone round: the first card may be led."""
    state = table(hands, **options)
    play(state, *STEPS[:4])
    while state.view(0).phase == "announcing":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    return state


def lives(state: State) -> list[int]:
    return list(state.view(SPECTATOR).totals)


def lost(state: State) -> list[int]:
    """What the last round cost."""
    return [-cell for cell in state.sheet[-1].cells]


def with_lives(state: ToepState, *counts: int) -> ToepState:
    for seat, count in enumerate(counts):
        state.standing.lives[seat] = count
    return state
