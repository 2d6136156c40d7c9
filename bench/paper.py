"""Measures how quickly the sheets of a round become a PDF, filled, from an event to bytes.

    taskset -c 1 .venv/bin/python bench/paper.py [--sheets 150] [--runs 5]

Every document has sheets that were not set before, so that nothing comes from typst's cache; the fonts are read once,
before the first. All is set in a thread, as the server does. Single sheets come first, since typst looks through what
it keeps of the last ten documents. The bars: as many filled sheets in one document in 3 s, one sheet in 50 ms. Exit
code 1 when the middle of the runs misses a bar.
"""

import argparse
import statistics
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "tournament"))

from sample_events import event_with_people, fill

from troef.paper.documents import printed
from troef.paper.letterhead import Letterhead
from troef.paper.press import fonts

#: The bars, in seconds: all sheets of a round, and one.
BARS = {"all": 3.0, "one": 0.05}
TEMPLATES = ("iwwa-manillen", "wk-kleurenwiezen")


def full_round(template: str, tables: int, seed: int) -> Letterhead:
    """An event with a round whose sheets are filled."""
    event = event_with_people(4 * tables, template)
    for number, sheet in enumerate(event.rounds[0].tables):
        fill(event, sheet, seed * 10_000 + number)
    return Letterhead(event, "nl", "14:32")


def seconds(pool: ThreadPoolExecutor, head: Letterhead) -> tuple[float, float, int]:
    """How long the sheets of a round take by the clock and of the processor, and how many bytes they have."""
    begun, worked = time.perf_counter(), time.process_time()
    document = pool.submit(printed, head, "sheets").result()
    return time.perf_counter() - begun, time.process_time() - worked, len(document)


def measured(template: str, tables: int, runs: int) -> dict[str, list[tuple[float, float, int]]]:
    """The times of each run: all sheets of a round, and one sheet of each of as many other rounds."""
    fonts()
    found: dict[str, list[tuple[float, float, int]]] = {"one": [], "all": []}
    with ThreadPoolExecutor(1) as pool:
        for run in range(4 * runs):
            found["one"].append(seconds(pool, full_round(template, 1, 100 + run)))
        for run in range(runs):
            found["all"].append(seconds(pool, full_round(template, tables, run)))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheets", type=int, default=150)
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    missed = False
    for template in TEMPLATES:
        with get_context("spawn").Pool(1) as pool:
            found = pool.apply(measured, (template, arguments.sheets, arguments.runs))
        for what, rows in found.items():
            times = [row[0] for row in rows]
            middle = statistics.median(times)
            count = arguments.sheets if what == "all" else 1
            missed |= middle > BARS[what]
            print(
                f"{template:18} {count:4} sheets: median {middle * 1000:7.1f} ms, from {min(times) * 1000:.1f} to "
                f"{max(times) * 1000:.1f} ms (processor: {statistics.median([row[1] for row in rows]) * 1000:.1f} ms), "
                f"{len(times)} runs, {rows[0][2] // 1024} KiB"
            )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
