"""Measures what it costs to import Troef, play one move of one game, and ask for help.

    python bench/imports.py [GAME…] [--runs 9] [--beside PYTHON]

Each figure is the median over fresh interpreters, user and system time together; the memory is the most that was
resident. With `--beside` another interpreter (that of another environment, with another Troef) takes turns with this
one, so that what else the machine does falls on both.
"""

import argparse
import json
import subprocess
import sys
from statistics import median

#: What a fresh interpreter runs, and how it tells what that took.
MEASURED = """
import json, resource, sys
{code}
used = resource.getrusage(resource.RUSAGE_SELF)
sys.stderr.write(json.dumps([used.ru_utime + used.ru_stime, used.ru_maxrss / 1024]))
"""
PLAYED = """
import troef
game = troef.game({slug!r})
state = game.start()
state.deal(troef.SeededDealer(1).next(state.pack()))
seat = state.actors()[0]
state.play(seat, state.legal(seat)[0])
"""
HELPED = "from troef.cli.main import main; main(['--help'])"


def measure(python: str, code: str) -> tuple[float, float]:
    """CPU seconds and MB of one run."""
    done = subprocess.run([python, "-c", MEASURED.format(code=code)], capture_output=True, text=True, check=True)
    seconds, megabytes = json.loads(done.stderr.splitlines()[-1])
    return seconds, megabytes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=["klaverjassen"])
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--beside", metavar="PYTHON")
    asked = parser.parse_args()
    pythons = [sys.executable] + ([asked.beside] if asked.beside else [])
    tasks = {"python alone": "", **{slug: PLAYED.format(slug=slug) for slug in asked.games}, "troef --help": HELPED}
    for name, code in tasks.items():
        runs = [[measure(python, code) for python in pythons] for _ in range(asked.runs)]
        for place, python in enumerate(pythons):
            seconds = median(run[place][0] for run in runs)
            megabytes = median(run[place][1] for run in runs)
            print(f"{name:20} {seconds:7.3f} s {megabytes:7.1f} MB  {python}")


if __name__ == "__main__":
    main()
