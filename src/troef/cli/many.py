"""What `troef sim` and `troef arena` have in common: who plays, who does the work, how far it is, where results go."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from troef.bots.by_name import make_player
from troef.cli.faults import Fault
from troef.core.game import Game
from troef.core.nearest import nearest
from troef.sim.executors import Alone, Cluster, Executor, Processes
from troef.sim.files import SUFFIXES
from troef.sim.many import Progress

PICTURE_SUFFIX: Final = ".svg"
PAGE_SUFFIX: Final = ".html"

Seed = Annotated[str, typer.Option("--seed", help="cli-option-seed")]
Workers = Annotated[
    int | None,
    typer.Option("--workers", min=1, max=1024, metavar="K", help="cli-option-workers", show_default=False),
]
OnRay = Annotated[bool, typer.Option("--ray", help="cli-option-ray")]


def bot_names(text: str, game: Game) -> list[str]:
    """The players asked for, each known for this game."""
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    if not names:
        raise Fault("unknown-bot", name=text, nearest="random")
    for name in names:
        make_player(name, game, 0)
    return names


def check_place(path: "Path | None", suffix: str = "") -> None:
    """Before the work is done: whether its results could be written there, as columns or with this suffix."""
    if path is None:
        return
    if suffix and path.suffix != suffix:
        raise Fault("cli-picture-suffix", name=path, suffix=suffix)
    if not suffix and path.suffix not in SUFFIXES:
        raise Fault("cli-suffix", name=path, nearest=nearest(path.suffix, list(SUFFIXES)) or SUFFIXES[0])
    places = [path.parent, path] if path.exists() else [path.parent]
    if path.is_dir() or not path.parent.is_dir() or not all(os.access(place, os.W_OK) for place in places):
        raise Fault("cli-no-folder", name=path)
    if not suffix:
        import_module("pyarrow")  # writes the file; where it is missing that is said now, not after the matches


@contextmanager
def executor_of(workers: "int | None", on_ray: bool) -> Iterator[Executor]:
    """The executor that the options ask for.

    Raises:
        NoCluster: there is no Ray.
    """
    if not on_ray:
        yield Alone() if workers is None or workers == 1 else Processes(workers)
        return
    cluster = Cluster(workers)
    try:
        yield cluster
    finally:
        cluster.leave()


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Progress]:
    """A bar on standard error, to be told how much more is done."""
    bar = Bar(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)
