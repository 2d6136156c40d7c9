"""Troef for research: environments in the forms that other programs know (docs/env.md).

The packages that they need come with `troef[env]`; each is loaded when its function is called.
"""

from typing import Any, Literal

from troef.env.actions import WAIT, Action, ActionError
from troef.env.course import MOST_MOVES, Course, Unit
from troef.env.episode import Episode
from troef.env.spaces import Space, space

#: When an episode of a batch that has ended begins again: Gymnasium's three ways.
ResetMode = Literal["same_step", "next_step", "disabled"]


def aec(
    slug: str,
    rules: "str | None" = None,
    seats: "int | None" = None,
    *,
    episode: Unit = "deal",
    most_moves: int = MOST_MOVES,
    render_mode: "str | None" = None,
    **options: Any,
) -> Any:
    """A game as `pettingzoo.AECEnv` (`troef.env.in_turn.InTurn`): one seat after another.

    `episode`: one "deal", or a whole "match". After `most_moves` it is truncated. `options` are the game's own.

    Raises:
        UnknownGame: there is no such game.
        OptionError: an option is unknown, or has a value that cannot be.
        ValueError: the game is not played by that many.
    """
    from troef.env.in_turn import InTurn

    return InTurn(space(slug, rules, seats, **options), episode, most_moves, render_mode)


def parallel(
    slug: str,
    rules: "str | None" = None,
    seats: "int | None" = None,
    *,
    episode: Unit = "deal",
    most_moves: int = MOST_MOVES,
    render_mode: "str | None" = None,
    **options: Any,
) -> Any:
    """A game as `pettingzoo.ParallelEnv` (`troef.env.together.Together`): all seats at each step.

    The rest is as in `aec`, also what is raised.
    """
    from troef.env.together import Together

    return Together(space(slug, rules, seats, **options), episode, most_moves, render_mode)


def gym(
    slug: str,
    rules: "str | None" = None,
    seats: "int | None" = None,
    *,
    opponents: Any = "rule",
    seat: int = 0,
    episode: Unit = "deal",
    most_moves: int = MOST_MOVES,
    render_mode: "str | None" = None,
    **options: Any,
) -> Any:
    """A game as `gymnasium.Env` (`troef.env.alone.Alone`): one agent, the others are `opponents`.

    Those are a name (`rule`, `strong:20`), a function that gives a move for a `View`, or a list of these, one for each
    other seat. The rest is as in `aec`, also what is raised; `UnknownBot` where nobody has that name.
    """
    from troef.env.alone import Alone

    return Alone(space(slug, rules, seats, **options), opponents, seat, episode, most_moves, render_mode)


def openspiel(
    slug: str,
    rules: "str | None" = None,
    seats: "int | None" = None,
    *,
    episode: Unit = "deal",
    most_moves: int = 2_000,
    **options: Any,
) -> Any:
    """A game as `pyspiel.Game` (`troef.env.spiel.TroefGame`), for the algorithms of OpenSpiel.

    The rest is as in `aec`, also what is raised.
    """
    from troef.env.spiel import load

    return load(slug, rules, seats, episode, most_moves, options)


def Batch(
    slug: str,
    rules: "str | None" = None,
    seats: "int | None" = None,
    *,
    n: int,
    seed: int = 0,
    reset_mode: ResetMode = "same_step",
    episode: Unit = "deal",
    most_moves: int = MOST_MOVES,
    buffers: "dict[str, Any] | None" = None,
    **options: Any,
) -> Any:
    """`n` episodes of a game that are stepped together, on arrays (`troef.env.batch.Batch`).

    The rest is as in `aec`, also what is raised.
    """
    from troef.env.batch import Batch as Rows

    return Rows(space(slug, rules, seats, **options), n, seed, reset_mode, episode, most_moves, buffers)


__all__ = [
    "WAIT",
    "Action",
    "ActionError",
    "Batch",
    "Course",
    "Episode",
    "Space",
    "aec",
    "gym",
    "openspiel",
    "parallel",
    "space",
]
