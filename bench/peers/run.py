"""Troef beside OpenSpiel and RLCard, measured in one run: random matches driven from Python, the deal included.

    python bench/peers/run.py [--seconds 1.0] [--runs 5] [--core 0] [--out FILE.json]

The peers live in an environment of their own, `build/peers`, made at the first run. Each peer is measured right
before and after the Troef game it stands beside, and the medians are compared, so that a busy machine slows both.
"""

import argparse
import json
import os
import platform
import subprocess
from pathlib import Path
from statistics import median

from environment import peer_python, versions

import troef
from troef.core.dealer import SeededDealer
from troef.sim.speed import choices, drive, is_compiled, rate

HERE = Path(__file__).resolve().parent
PEERS = ("pyspiel", "rlcard", "numpy")

#: Our game, its number of seats, and what it stands beside.
PAIRS = (
    ("klaverjassen", 4, (("openspiel", "skat"),)),
    ("skat", 3, (("openspiel", "skat"),)),
    ("bridge", 4, (("openspiel", "bridge"),)),
    ("rummy", 2, (("openspiel", "gin_rummy"), ("rlcard", "gin-rummy"))),
    ("pesten", 4, (("openspiel", "crazy_eights"), ("rlcard", "uno"))),
    ("poker", 2, (("openspiel", "universal_poker"), ("rlcard", "no-limit-holdem"))),
)


def measure_peer(python: Path, library: str, name: str, seconds: float, runs: int) -> list[float]:
    """Decisions per second of every run."""
    command = [str(python), str(HERE / "theirs.py"), library, name, str(seconds), str(runs)]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    rates: list[float] = json.loads(answer.stdout.splitlines()[-1])
    return rates


def measure_ours(slug: str, seats: int, seconds: float, runs: int) -> float:
    """The same for a game of ours: the median."""
    game, numbers, dealer = troef.game(slug), choices(), SeededDealer(1)
    drive(game, dealer, numbers, 0.1, seats)
    return rate(lambda: drive(game, dealer, numbers, seconds, seats), runs)


def compare(python: Path, seconds: float, runs: int) -> list[dict[str, object]]:
    """Every pair: the medians and their ratio."""
    rows: list[dict[str, object]] = []
    for slug, seats, peers in PAIRS:
        for library, name in peers:
            half = max(1, runs // 2)
            theirs = measure_peer(python, library, name, seconds, half)
            ours = measure_ours(slug, seats, seconds, runs)
            theirs += measure_peer(python, library, name, seconds, runs - half)
            row: dict[str, object] = {
                "troef": slug,
                "seats": seats,
                "troef_decisions_per_s": round(ours),
                "peer": f"{library} {name}",
                "peer_decisions_per_s": round(median(theirs)),
                "ratio": round(ours / median(theirs), 1),
            }
            rows.append(row)
            print_row(row)
    return rows


def print_row(row: dict[str, object]) -> None:
    """One line of the table, in Markdown."""
    print(
        f"| {row['troef']} ({row['seats']} seats) | {row['troef_decisions_per_s']:,} | {row['peer']}"
        f" | {row['peer_decisions_per_s']:,} | {row['ratio']} × |",
        flush=True,
    )


def main() -> None:
    """Measure all pairs, print the table and the JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--core", type=int, help="stay on this core")
    parser.add_argument("--out", type=Path, help="write the JSON here as well")
    arguments = parser.parse_args()
    python = peer_python(PEERS)
    if arguments.core is not None:
        os.sched_setaffinity(0, {arguments.core})
    print("| Troef | decisions/s | peer | decisions/s | Troef is faster by |\n| --- | ---: | --- | ---: | ---: |")
    rows = compare(python, arguments.seconds, arguments.runs)
    report = {
        "compiled": is_compiled(),
        "troef": troef.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "peers": versions(python, ("open_spiel", "rlcard", "numpy")),
        "seconds": arguments.seconds,
        "runs": arguments.runs,
        "rows": rows,
    }
    text = json.dumps(report, indent=2)
    print(text)
    if arguments.out is not None:
        arguments.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
