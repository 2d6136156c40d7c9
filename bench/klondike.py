"""Measures how many deals of Klondike can be won when all cards are known (thoughtful Klondike).

    python bench/klondike.py --deals 1000 [--seed klondike] [--nodes 5000000] [--workers 2] [--draw 3] [--out deals.csv]
                             [--book | --delen]

Any part of a run may move, cards may come back from the foundations, passes are unlimited; with `--book` and `--delen`
by the rules of `patience` and its preset instead. Deal number k is that of `SeededDealer("<seed>:<k>")`. Every win
that takes no card back is played through the rules engine. With `--out` each deal is kept in the file, and the same
command goes on where it stopped. Unknown deals (more positions than `--nodes`) count as lost for the lower end of the
interval and as won for the upper end; both ends are Wilson's, 95 %. Exit code 1 when 81.945 % is outside
it (Blake and Gent, "The Winnability of Klondike Solitaire and Many Other Patience Games", for the default rules).
"""

import argparse
import csv
import sys
import time
from collections.abc import Iterator
from math import sqrt
from multiprocessing import Pool
from pathlib import Path

import troef
from troef.search.klondike.solving import UNKNOWN, UNWINNABLE, WINNABLE, layout_of, solve

PUBLISHED = 0.81945
FIELDS = ("deal", "verdict", "positions", "seconds", "moves", "back")
Task = tuple[str, int, int, int, bool, bool]


def solved(task: Task) -> dict[str, object]:
    """One deal: number, verdict, positions looked at, seconds, moves of the line and how many took a card back."""
    seed, number, nodes, draw, parts, back = task
    game = troef.game("patience", partial_runs=parts)
    state = game.start(1, 0)
    state.deal(troef.SeededDealer(f"{seed}:{number}").next(state.pack()))
    begun = time.process_time()
    found = solve(layout_of(state.view(troef.REFEREE)), draw, nodes, parts, back)
    taken = time.process_time() - begun
    taken_back = sum(move.startswith("F") for move in found.line)
    if found.line and not taken_back and draw == 3:
        for move in found.line:
            state.play(0, game.parse(move, state.view(0)))
        outcome = state.outcome()
        assert outcome is not None and outcome.reason == "won", (seed, number)
    row = (number, found.verdict, found.nodes, f"{taken:.3f}", len(found.line), taken_back)
    return dict(zip(FIELDS, row, strict=True))


def wilson(part: int, whole: int, side: int) -> float:
    """An end of Wilson's 95 % interval for a proportion: the lower for side −1, the upper for 1."""
    z = 1.959964
    middle = part + z * z / 2
    spread = z * sqrt(part * (whole - part) / whole + z * z / 4)
    return (middle + side * spread) / (whole + z * z)


def kept_rows(out: "Path | None") -> list[dict[str, object]]:
    """What was found before."""
    if out is None or not out.exists():
        return []
    with out.open(newline="", encoding="utf-8") as file:
        return [dict(row) for row in csv.DictReader(file)]


def keep(rows: Iterator[dict[str, object]], out: "Path | None", missing: int) -> Iterator[dict[str, object]]:
    """Write rows down as they come, and say how far it is."""
    fresh = out is not None and not out.exists()
    file = out.open("a", newline="", encoding="utf-8") if out is not None else None
    writer = csv.DictWriter(file, FIELDS) if file is not None else None
    if writer is not None and fresh:
        writer.writeheader()
    for count, row in enumerate(rows, 1):
        if writer is not None and file is not None:
            writer.writerow(row)
            file.flush()
        if count % 50 == 0 or count == missing:
            print(f"\r{count} of {missing}", end="", file=sys.stderr, flush=True)
        yield row
    print(file=sys.stderr)
    if file is not None:
        file.close()


def report(rows: list[dict[str, object]]) -> bool:
    """Print the figures; whether the published one lies in the interval."""
    verdicts = [row["verdict"] for row in rows]
    won, lost, unknown = (verdicts.count(verdict) for verdict in (WINNABLE, UNWINNABLE, UNKNOWN))
    count = len(rows)
    low, high = wilson(won, count, -1), wilson(won + unknown, count, 1)
    positions = sorted(int(str(row["positions"])) for row in rows)
    seconds = sum(float(str(row["seconds"])) for row in rows)
    by_back = sum(int(str(row["back"])) > 0 for row in rows)
    print(f"{count:,} deals: {won:,} winnable, {lost:,} unwinnable (proven), {unknown:,} unknown")
    print(f"winnable: {100 * won / count:.3f} % to {100 * (won + unknown) / count:.3f} %; ", end="")
    print(f"95 % interval {100 * low:.3f} % to {100 * high:.3f} %")
    print(f"positions: median {positions[count // 2]:,}, 95 % at most {positions[count * 95 // 100]:,}; ", end="")
    print(f"{seconds:,.0f} s in all, {1e9 * seconds / max(1, sum(positions)):,.0f} ns a position")
    print(f"{by_back:,} of the wins found take a card back from a foundation; the others were replayed by the rules")
    return low <= PUBLISHED <= high


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="klondike")
    parser.add_argument("--nodes", type=int, default=5_000_000)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--draw", type=int, default=3)
    parser.add_argument("--out", type=Path)
    rules = parser.add_mutually_exclusive_group()
    rules.add_argument("--book", action="store_true")
    rules.add_argument("--delen", action="store_true")
    asked = parser.parse_args()
    rows = kept_rows(asked.out)
    known = {int(str(row["deal"])) for row in rows}
    rows = [row for row in rows if int(str(row["deal"])) < asked.deals]
    back = not (asked.book or asked.delen)
    missing = [number for number in range(asked.deals) if number not in known]
    tasks = [(asked.seed, number, asked.nodes, asked.draw, not asked.book, back) for number in missing]
    with Pool(asked.workers) as pool:
        rows += keep(pool.imap_unordered(solved, tasks), asked.out, len(tasks))
    inside = report(rows)
    if back and asked.draw == 3:
        print(f"published: {100 * PUBLISHED:.3f} %, {'inside' if inside else 'outside'} the interval")
        return 0 if inside else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
