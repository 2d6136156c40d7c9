"""Advice: what the strong player would do in a position, and what it found of each move it thought about."""

from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from troef.bots.base import make_player
from troef.core.game import Game
from troef.core.view import View

#: How long the adviser thinks, in seconds.
USUAL_BUDGET: Final = 1.0


@dataclass(frozen=True)
class Thought:
    """What a player found of one move: in how many worlds it was tried, what the deal was worth on average, and how
    far that was ahead of the rule player's choice, with the standard error of that lead."""

    move: int
    worlds: int
    worth: float
    lead: float
    error: float


@runtime_checkable
class Thoughtful(Protocol):
    """A player that can say what it thought at its last choice; nothing where there was nothing to think about."""

    thoughts: list[Thought]


@dataclass(frozen=True)
class Advice:
    """The move to make (WAIT: better to wait), and what was found of each move, the best first."""

    move: int
    thoughts: tuple[Thought, ...]


def advise(game: Game, view: View, budget: float = USUAL_BUDGET, seed: "int | str" = "advice") -> Advice:
    """Think about a view for so many seconds.

    Raises:
        UnknownBot: nobody plays this game yet.
    """
    player = make_player("strong", game, seed)
    move = player.choose(view, budget)
    thoughts = player.thoughts if isinstance(player, Thoughtful) else []
    return Advice(move, tuple(sorted(thoughts, key=lambda thought: (thought.move != move, -thought.lead))))
