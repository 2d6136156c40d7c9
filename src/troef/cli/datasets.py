"""`troef sim --observations`: every decision as a row of a data set. A run that was broken off can go on."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import typer

from troef.cli.asking import console, say_if_interpreted, words_of
from troef.cli.dataset_card import Made, dataset_card
from troef.cli.faults import Fault
from troef.cli.many import progress_bar
from troef.env.course import Unit
from troef.sim.data_folder import CARD, DataFolder
from troef.sim.dataset import make_data, settings_of
from troef.sim.decisions import DataPlan
from troef.sim.executors import Executor
from troef.sim.files import write_whole
from troef.words.words import Words


@dataclass(frozen=True)
class Kept:
    """What is kept: a number of deals, or of whole matches, in a folder."""

    unit: Unit
    episodes: int
    folder: Path


def asked_for(matches: "int | None", deals: "int | None", out: "Path | None") -> Kept:
    """What a command line asks to keep.

    Raises:
        Fault: it does not say how much or where, or nothing can be written there.
    """
    if (matches is None) == (deals is None):
        raise Fault("cli-deals-or-matches")
    if out is None:
        raise Fault("cli-missing", name="--out")
    place = next((each for each in (out, *out.absolute().parents) if each.exists()), out)
    if not place.is_dir() or not os.access(place, os.W_OK):
        raise Fault("cli-no-folder", name=out)
    return Kept("deal", deals, out) if deals is not None else Kept("match", matches or 0, out)


def write_data(context: typer.Context, plan: DataPlan, kept: Kept, executor: Executor, as_json: bool) -> None:
    """Make what is missing of a data set, with its card, and say what there is.

    Raises:
        DataFault: the folder holds something else.
        MatchFault: an episode could not be played to its end.
        OSError: it cannot be written.
    """
    words = words_of(context)
    folder = DataFolder(kept.folder, settings_of(plan))
    folder.begin()
    missing = folder.missing(kept.episodes, plan.shard)
    say_if_interpreted(context)
    begin = perf_counter()
    made = _tell(plan, kept, folder, words)
    try:
        with progress_bar(words.say(f"game-{plan.slug}"), kept.episodes) as progress:
            progress(made.episodes)
            make_data(plan, missing, folder, executor, progress)
    finally:
        made = _tell(plan, kept, folder, words)
    _answer(plan, made, sum(map(len, missing)), perf_counter() - begin, words, as_json)


def _tell(plan: DataPlan, kept: Kept, folder: DataFolder, words: Words) -> Made:
    """Write the card of what is there now."""
    made = Made(kept.folder, kept.episodes, folder.episodes(), folder.rows(), len(folder.shards()))
    write_whole(kept.folder / CARD, dataset_card(plan, made, words).encode())
    return made


def _answer(plan: DataPlan, made: Made, played: int, seconds: float, words: Words, as_json: bool) -> None:
    facts = {
        "game": plan.slug,
        "rules": plan.rules,
        "options": plan.options,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "unit": plan.unit,
        "worlds": plan.worlds,
        "episodes": made.episodes,
        "played": played,
        "rows": made.rows,
        "files": made.files,
        "seconds": round(seconds, 6),
    }
    if as_json:
        print(json.dumps(facts, ensure_ascii=False, indent=2))
        return
    told = words.say(
        "cli-data-done", unit=plan.unit, episodes=made.episodes, rows=made.rows, files=made.files,
        name=str(made.folder), played=played, seconds=f"{seconds:.2f}",
    )  # fmt: skip
    console().print(told, soft_wrap=True)
