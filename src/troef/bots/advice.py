"""Advice: what the strong player would do in a position, and what it found of each move it thought about."""

from dataclasses import dataclass, replace
from math import hypot
from typing import Final

from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.player import Thought, Thoughtful
from troef.bots.reasons import Reason, reasons_for
from troef.bots.rollout_errors import ROLLOUT_ERRORS
from troef.bots.search import SearchPlayer
from troef.core.game import Game
from troef.core.view import View

#: How long the adviser thinks, in seconds.
USUAL_BUDGET: Final = 1.0


#: What a worth is counted in, where a player does not say so itself (`unit`): what the deal brings its seat, less what
#: it brings the others. `chips`, and `percent` of the worlds won, are the seat's own.
POINTS: Final = "points"


#: A move is clearly better than another one that is behind it by more than this, and by more than this many errors.
CLEARLY: Final = 1.0
ERRORS: Final = 2.0


@dataclass(frozen=True)
class Advice:
    """The move to make (WAIT: better to wait), and what was found of each move: first of this one, then of those that
    were tried longest, the best first. A worth is counted in `unit` (`points`, `chips` or `percent`)."""

    move: int
    thoughts: tuple[Thought, ...]
    unit: str
    #: how many moves there were to choose from
    choices: int
    #: why, in facts that are certain; the weightiest first
    reasons: tuple[Reason, ...] = ()


def advise(
    game: Game, view: View, budget: float = USUAL_BUDGET, seed: "int | str" = "advice", adviser: str = "strong"
) -> Advice:
    """Think about a view for this many seconds. `adviser` is the player that is asked: `strong:20` tries 20 worlds.

    Raises:
        UnknownBot: nobody plays this game yet.
    """
    player = make_player(adviser, game, seed)
    if isinstance(player, SearchPlayer):
        player.weighs_all = True
    move = player.choose(view, budget)
    thoughts = player.thoughts if isinstance(player, Thoughtful) else []
    if isinstance(player, SearchPlayer):
        thoughts = [_with_rollout_error(thought, game.slug) for thought in thoughts]
    chosen = move != WAIT and len(view.moves) > 1
    reasons = tuple(reasons_for(game, view, move)) if chosen else ()
    return Advice(move, ranked(thoughts, move), getattr(player, "unit", POINTS), len(view.moves), reasons)


def _with_rollout_error(thought: Thought, slug: str) -> Thought:
    """A thought whose error has in it what rollouts get wrong, beside the chance of the worlds. The move that the
    others are compared with has none, and one world says nothing of either."""
    if thought.error == 0:
        return thought
    return replace(thought, error=hypot(thought.error, ROLLOUT_ERRORS.get(slug, 0.0)))


def ranked(thoughts: list[Thought], move: int) -> tuple[Thought, ...]:
    """Thoughts in order of how long they were considered: the move itself, then those tried longest, the best first.

    What was given up after a few worlds may look better than it is.
    """
    return tuple(sorted(thoughts, key=lambda thought: (thought.move != move, -thought.worlds, -thought.lead)))


def clearly_better(advice: Advice, played: int) -> bool:
    """Whether the advised move is clearly better than the one that was played; never where one of them was not tried.

    >>> best, other = Thought(1, 60, 12.0, 3.0, 0.5), Thought(2, 60, 7.0, -2.0, 0.5)
    >>> advice = Advice(1, (best, other), POINTS, 2)
    >>> clearly_better(advice, 2), clearly_better(advice, 1)
    (True, False)
    """
    best = next((thought for thought in advice.thoughts if thought.move == advice.move), None)
    other = next((thought for thought in advice.thoughts if played == thought.move or played in thought.alike), None)
    if best is None or other is None or best is other:
        return False
    return best.lead - other.lead > max(CLEARLY, ERRORS * max(best.error, other.error))


def described(game: Game, view: View, move: int) -> "dict[str, object] | None":
    """A move of the view for faces, by itself (a raise has its own amount); None for WAIT."""
    return None if move == WAIT else game.language.describe_in(move, view)
