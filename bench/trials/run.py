"""Trains for a moment with the libraries that others learn with, each in an environment of its own, and says what came
of it: `make trials`.

    python bench/trials/run.py [NAME ...] [--wheel dist/troef-….whl] [--torch torch==…] [--folder FOLDER]

Each library gets three games: klaverjassen, toepen, and ezelen, in which all act at once. What is tried are the masks:
an illegal action ends a trial, because our environments refuse it.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
import venv
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
GAMES = ("klaverjassen", "toepen", "ezelen")
#: Seconds that a trial of one game may take.
LIMIT = 1800


@dataclass(frozen=True)
class Trial:
    """A library, the package it is in, and the script that trains with it."""

    name: str
    package: str
    script: str


TRIALS = (
    Trial("sb3", "sb3-contrib", "with_sb3.py"),
    Trial("torchrl", "torchrl", "with_torchrl.py"),
    Trial("rllib", "ray[rllib]", "with_rllib.py"),
)


def python_of(trial: Trial, folder: Path, wheel: Path, torch: str) -> Path:
    """The interpreter of a trial's environment, with the library and Troef in it; made if need be."""
    python = folder / trial.name / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    if not python.exists():
        venv.create(folder / trial.name, with_pip=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, torch, trial.package, f"{wheel}[env]"], check=True)
    subprocess.run([*install, "--force-reinstall", "--no-deps", str(wheel)], check=True)  # it may have changed
    return python


def version_of(python: Path, package: str) -> str:
    """The version that is installed."""
    name = package.partition("[")[0]
    ask = f"import importlib.metadata as m; print(m.version({name!r}))"
    return subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.strip()


def tried(python: Path, trial: Trial, game: str) -> str:
    """What came of a trial with a game: what its script says, or the last line of its error."""
    command = [str(python), str(HERE / trial.script), game]
    begin = time.monotonic()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return f"not done after {LIMIT} s"
    taken = f"{time.monotonic() - begin:.0f} s"
    if done.returncode:
        return f"failed: {(done.stderr.strip().splitlines() or ['no error is told'])[-1]} ({taken})"
    facts = json.loads(done.stdout.strip().splitlines()[-1])
    return ", ".join([f"{name} {value}" for name, value in facts.items()]) + f" ({taken})"


def newest_wheel() -> Path:
    """What `make wheel` has made last.

    Raises:
        SystemExit: there is none.
    """
    wheels = sorted((HERE.parents[1] / "dist").glob("troef-*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        raise SystemExit("there is no wheel in dist/: run 'make wheel' first")
    return wheels[-1]


def main() -> None:
    """Print a row for each library and game; ends with 1 where one failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="sb3, torchrl, rllib; all of them without a name")
    parser.add_argument("--wheel", type=Path, help="the wheel of Troef; without it the newest in dist/")
    parser.add_argument("--torch", default="torch", help="which PyTorch pip is asked for")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "troef-trials")
    given = parser.parse_args()
    strangers = set(given.names) - {trial.name for trial in TRIALS}
    if strangers:
        parser.error(f"there is no trial '{min(strangers)}': there are {', '.join(trial.name for trial in TRIALS)}")
    wheel, failed = (given.wheel or newest_wheel()).resolve(), False
    print("| library | game | what happened |\n| --- | --- | --- |", flush=True)
    for trial in [trial for trial in TRIALS if trial.name in given.names or not given.names]:
        try:
            python = python_of(trial, given.folder, wheel, given.torch)
        except subprocess.CalledProcessError as error:
            print(f"| {trial.package} | | cannot be had here: pip ended with {error.returncode} |", flush=True)
            failed = True
            continue
        version = version_of(python, trial.package)
        for game in GAMES:
            what = tried(python, trial, game)
            failed |= what.startswith(("failed", "not done"))
            print(f"| {trial.package} {version} | {game} | {what} |", flush=True)
    sys.exit(int(failed))


if __name__ == "__main__":
    main()
