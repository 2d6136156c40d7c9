"""A data set of decisions: what it is of, and how its files are made, here, in several processes or on a cluster."""

from functools import partial

import troef
from troef.core.game import Game
from troef.env.course import Unit
from troef.sim.data_folder import DataFolder
from troef.sim.decisions import DataPlan
from troef.sim.executors import Executor
from troef.sim.many import Progress
from troef.sim.matches import make_plan
from troef.sim.shards import labels, make_shard, schema


def make_data_plan(
    game: Game, seats: int, bots: list[str], seed: str, unit: Unit = "deal", worlds: int = 0, shard: int = 100
) -> DataPlan:
    """The plan for a game; the bots sit down in turn until every seat has one.

    Raises:
        ValueError: the game is not played by this many.
        UnknownBot: there is no such player for this game.
    """
    plan = make_plan(game, seats, bots, seed)
    return DataPlan(plan.slug, plan.rules, plan.options, plan.seats, plan.bots, plan.seed, unit, worlds, shard)


def settings_of(plan: DataPlan) -> dict[str, object]:
    """What a data set is of, as plain data: with another value of any of it, it is another one. `columns` say what the
    numbers of an observation are, `actions` what an action is."""
    space = plan.space()
    return {
        "troef": troef.__version__,
        "game": plan.slug,
        "rules": plan.rules,
        "options": plan.options,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "unit": plan.unit,
        "worlds": plan.worlds,
        "shard": plan.shard,
        "fields": schema(plan).names,
        "columns": labels(space),
        "actions": [action.text for action in space.actions],
    }


def make_data(
    plan: DataPlan, missing: list[range], folder: DataFolder, executor: Executor, progress: "Progress | None" = None
) -> None:
    """Make the files that are missing.

    Raises:
        MatchFault: an episode could not be played to its end.
        OSError: a file cannot be written.
    """
    for portion, data in executor.each(partial(_made, plan), missing):
        folder.keep(portion, data)
        if progress is not None:
            progress(len(portion))


def _made(plan: DataPlan, portion: range) -> tuple[range, bytes]:
    return portion, make_shard(plan, portion)
