"""Whole matches among players by name, for tests that say how strong a player is."""

from statistics import fmean

from troef.core.dealer import SeededDealer
from troef.core.game import Game, Outcome, State
from troef.core.rng import Rng
from troef.search.playout import MOST_MOVES
from troef.sim.matches import Company


def played(game: Game, names: list[str], number: int, rows: int = MOST_MOVES) -> State:
    """The end of a match with a player on each seat, or of this many rows of its sheet; the number is its seed."""
    state = game.start(len(names), number % len(names))
    company = Company(game, tuple(names), number, f"duel {number}", 0.1)
    company.play(state, SeededDealer(number), Rng(number), rows)
    assert state.outcome() is not None or len(state.sheet) >= rows
    return state


def one_against_random(game: Game, matches: int, seats: "int | None" = None) -> list[State]:
    """The ends of matches of a rule player on seat 0 among random ones."""
    names = ["rule"] + ["random"] * ((seats or game.usual_seats) - 1)
    return [played(game, names, number) for number in range(matches)]


def two_against_random(game: Game, matches: int) -> list[State]:
    """The ends of matches of two rule players, on seats 0 and 2, against two random ones."""
    return [played(game, ["rule", "random"] * 2, number) for number in range(matches)]


def outcome(state: State) -> Outcome:
    """How a match that is over has ended."""
    found = state.outcome()
    assert found is not None
    return found


def wins(states: list[State]) -> int:
    """How many matches the player on seat 0 has won."""
    return sum(0 in outcome(state).winners for state in states)


def lead(states: list[State], own: tuple[int, ...] = (0,)) -> float:
    """How far the mean score of the own seats was ahead of that of the others, on average over matches."""
    found = []
    for state in states:
        scores = outcome(state).scores
        others = [score for seat, score in enumerate(scores) if seat not in own]
        found.append(fmean(scores[seat] for seat in own) - fmean(others))
    return fmean(found)
