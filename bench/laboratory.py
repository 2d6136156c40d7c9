"""How fast environments are stepped: ours in batches, and those of others beside them, in one run.

    python bench/laboratory.py [SLUG ...] [--rows 4096] [--seconds 10] [--core 0] [--peers] [--cores] [--out FILE.json]

The loop is PufferLib's: rows are stepped together for this many seconds, and the numbers for the actions are drawn
beforehand (1,024 vectors, used in turn). An action drawn beforehand would mostly be illegal in a game of cards. So a
number between 0 and 1 is drawn, and at run time it chooses among the actions that the mask allows. That choice is made
outside `step`. The first column counts the seconds inside `step` alone, which writes observations, masks, rewards and
ends, and begins episodes again. The second one counts the whole loop.

Seconds are those of the processor. `--peers` measures others (bench/peers/steps.py), each between two runs of ours, so
that a busy machine slows both. They have 64 rows where they step them one after another: more would not make them
faster, and whole games are played. `--cores` compares two processes with a batch each on two cores with one process on
one core, by the clock: that needs a quiet machine.
"""

import argparse
import json
import multiprocessing
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import troef
from troef.env import Batch
from troef.sim.speed import is_compiled

PEERS: Final = Path(__file__).resolve().parent / "peers"
sys.path.insert(0, str(PEERS))

from environment import peer_python, versions  # noqa: E402

#: How many vectors of numbers are drawn beforehand.
DRAWN: Final = 1024
#: Rows of a peer that steps them one after another.
FEW: Final = 64
#: Our game, the library beside it, its game there, and by how much ours is to be faster.
BESIDE: Final = (
    ("bridge", "pgx", "bridge_bidding", 10),
    ("bridge", "openspiel", "bridge(use_double_dummy_result=false)", 10),
    ("skat", "openspiel", "skat", 10),
    ("hartenjagen", "openspiel", "hearts", 10),
    ("rummy", "openspiel", "gin_rummy", 10),
    ("bridge", "rlcard", "bridge", 50),
    ("rummy", "rlcard", "gin-rummy", 50),
    ("pesten", "rlcard", "uno", 50),
    ("poker", "rlcard", "no-limit-holdem", 50),
    ("poker", "pettingzoo", "texas_holdem_no_limit_v6", 50),
    ("klaverjassen", "colver", "contree", 20),
    ("klaverjassen", "colver-bare", "contree", 20),
)
MODULES: Final = ("pyspiel", "rlcard", "pettingzoo", "pgx", "colver", "numpy")
PACKAGES: Final = ("open_spiel", "rlcard", "pettingzoo", "pgx", "jax", "colver", "numpy")


def chosen(masks: NDArray[np.int8], numbers: NDArray[np.float32]) -> NDArray[np.int64]:
    """For each row one of its legal actions, by a number between 0 and 1."""
    upto = masks.cumsum(axis=1, dtype=np.int32)
    wanted = (numbers * upto[:, -1]).astype(np.int32)
    return (upto > wanted[:, None]).argmax(axis=1)


def draws(rows: int) -> Iterator[NDArray[np.float32]]:
    """Numbers for the choices, drawn beforehand."""
    return cycle(np.random.default_rng(0).random((DRAWN, rows), dtype=np.float32))


def rate(batch: Batch, numbers: Iterator[NDArray[np.float32]], seconds: float) -> tuple[float, float]:
    """Steps a second inside `step`, and in the whole loop."""
    steps, stepping, begin = 0, 0.0, time.process_time()
    while time.process_time() - begin < seconds:
        actions = chosen(batch.masks, next(numbers))
        before = time.process_time()
        batch.step(actions)
        stepping += time.process_time() - before
        steps += batch.n
    return steps / stepping, steps / (time.process_time() - begin)


def ours(slug: str, rows: int, seconds: float) -> tuple[float, float]:
    """The same of a new batch."""
    return rate(Batch(slug, n=rows, seed=1), draws(rows), seconds)


def theirs(python: Path, library: str, name: str, rows: int, seconds: float) -> "tuple[float, float] | None":
    """The same of a peer; None where it does not run here."""
    command = [str(python), str(PEERS / "steps.py"), library, name, str(rows), str(seconds), "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = [line[1:] for line in done.stdout.splitlines() if line.startswith("@")]
    if not told:
        print(f"{library} {name}: {(done.stderr.strip().splitlines() or ['?'])[-1]}", file=sys.stderr)
        return None
    inside, whole = json.loads(told[0])[0]
    return inside, whole


# ---- the tables ----


def games_table(slugs: list[str], rows: int, seconds: float) -> list[dict[str, Any]]:
    """Ours, game by game."""
    print("| game | steps/s | with the choice |\n| --- | ---: | ---: |")
    found = []
    for slug in slugs:
        inside, whole = ours(slug, rows, seconds)
        print(f"| {slug} | {inside:,.0f} | {whole:,.0f} |", flush=True)
        found.append({"game": slug, "steps": round(inside), "with_choice": round(whole)})
    return found


def peers_table(python: Path, slugs: list[str], rows: int, seconds: float) -> list[dict[str, Any]]:
    """Others between two runs of ours."""
    print(
        "\n| Troef | steps/s | beside | rows | steps/s | faster by | wanted |\n"
        "| --- | ---: | --- | ---: | ---: | ---: | ---: |"
    )
    found = []
    for slug, library, name, wanted in BESIDE:
        if slug not in slugs:
            continue
        many = rows if library == "pgx" else FEW
        before = ours(slug, rows, seconds / 2)
        other = theirs(python, library, name, many, seconds)
        after = ours(slug, rows, seconds / 2)
        if other is None:
            continue
        own = median([before[0], after[0]])
        ratio = own / other[0]
        print(
            f"| {slug} | {own:,.0f} | {library} {name} | {many} | {other[0]:,.0f} | {ratio:.1f} × | {wanted} × |",
            flush=True,
        )
        found.append({
            "game": slug, "steps": round(own), "peer": f"{library} {name}", "peer_steps": round(other[0]),
            "peer_with_choice": round(other[1]), "ratio": round(ratio, 2), "wanted": wanted,
        })  # fmt: skip
    return found


# ---- two cores ----


def stepped(slug: str, rows: int, seconds: float, core: int, gate: Any, told: Any) -> None:
    """A process with a batch of its own on a core: how many steps it makes in this time by the clock."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    batch, numbers, steps = Batch(slug, n=rows, seed=core), draws(rows), 0
    gate.wait()
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        batch.step(chosen(batch.masks, next(numbers)))
        steps += rows
    told.put(steps / (time.perf_counter() - begin))


def on_cores(slug: str, rows: int, seconds: float, cores: list[int]) -> float:
    """Steps a second of a process on each of these cores, together."""
    context = multiprocessing.get_context("spawn")
    gate, told = context.Barrier(len(cores)), context.Queue()
    processes = [context.Process(target=stepped, args=(slug, rows, seconds, core, gate, told)) for core in cores]
    for process in processes:
        process.start()
    total = sum(told.get() for _ in cores)
    for process in processes:
        process.join()
    return float(total)


def cores_table(slugs: list[str], rows: int, seconds: float) -> list[dict[str, Any]]:
    """One core against two."""
    if (os.cpu_count() or 1) < 2:
        print("\nThere is one core: nothing to compare.")
        return []
    print("\n| game | one core | two cores | faster by |\n| --- | ---: | ---: | ---: |")
    found = []
    for slug in slugs:
        one, two = on_cores(slug, rows, seconds, [0]), on_cores(slug, rows, seconds, [0, 1])
        print(f"| {slug} | {one:,.0f} | {two:,.0f} | {two / one:.2f} × |", flush=True)
        found.append({"game": slug, "one": round(one), "two": round(two), "ratio": round(two / one, 2)})
    return found


def main() -> None:
    """Measure, print the tables and where they were measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slugs", nargs="*", default=[info.slug for info in troef.all_games()])
    parser.add_argument("--rows", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--core", type=int, help="stay on this core (not for --cores)")
    parser.add_argument("--peers", action="store_true", help="others beside ours")
    parser.add_argument("--cores", action="store_true", help="two cores against one")
    parser.add_argument("--out", type=Path, help="write the figures as JSON here as well")
    asked = parser.parse_args()
    everywhere = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    python = peer_python(MODULES) if asked.peers else None
    if asked.core is not None:
        os.sched_setaffinity(0, {asked.core})
    report: dict[str, Any] = {
        "troef": troef.__version__, "compiled": is_compiled(), "python": platform.python_version(),
        "machine": platform.machine(), "rows": asked.rows, "seconds": asked.seconds,
        "games": games_table(asked.slugs, asked.rows, asked.seconds),
    }  # fmt: skip
    if python is not None:
        report["beside"] = peers_table(python, asked.slugs, asked.rows, asked.seconds)
        report["peers"] = versions(python, PACKAGES)
    if asked.cores:
        if asked.core is not None:
            os.sched_setaffinity(0, everywhere)
        report["cores"] = cores_table(asked.slugs, asked.rows, asked.seconds)
    about = {
        key: report[key]
        for key in ("troef", "compiled", "python", "machine", "rows", "seconds", "peers")
        if key in report
    }
    print("\n" + ", ".join(f"{key} {value}" for key, value in about.items()))
    if asked.out is not None:
        asked.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
