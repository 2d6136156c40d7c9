"""Which of the first deals of patience can be won, by the solver: writes src/troef/data/winnable.json.

    .venv/bin/python -m tools.winnable [--last 2000] [--positions 100000]

A deal has a number: it is the seed of its shuffle. What is not in the list is proven lost, or was given up after that
many positions.
"""

import argparse
import json
from pathlib import Path

import troef
from troef.core.dealer import SeededDealer, order_for
from troef.core.view import REFEREE
from troef.search.klondike.solving import WINNABLE, layout_of, solve

TARGET = Path("src/troef/data/winnable.json")
PER_LINE = 24


def can_be_won(number: int, positions: int) -> bool:
    """Whether the solver finds a way through a deal, by the book."""
    game = troef.game("patience")
    state = game.start()
    state.deal(order_for(state, SeededDealer(str(number))))
    layout = layout_of(state.view(REFEREE))
    return solve(layout, limit=positions, parts=False, back=False).verdict == WINNABLE


def main() -> None:
    """Solve the deals, and write the list."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--last", type=int, default=2000)
    parser.add_argument("--positions", type=int, default=100_000)
    asked = parser.parse_args()
    found = [number for number in range(1, asked.last + 1) if can_be_won(number, asked.positions)]
    rows = [", ".join(map(str, found[place : place + PER_LINE])) for place in range(0, len(found), PER_LINE)]
    head = json.dumps({"last": asked.last, "positions": asked.positions})[:-1]
    TARGET.write_text(f'{head}, "winnable": [\n' + ",\n".join(rows) + "\n]}\n", encoding="utf-8")
    print(f"{len(found)} of {asked.last} deals can be won")


if __name__ == "__main__":
    main()
