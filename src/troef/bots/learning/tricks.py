"""Learns how many tricks two hands of bridge make double dummy, and writes the weights into the package.

    python -m troef.bots.learning.tricks --deals 1000 --lessons tricks.jsonl

Deals are those of the seeds `development:1` and on. DDS (through endplay, as in our tests) says of each how many tricks
every declarer makes in every strain. Two ridge regressions fit the mean of the two declarers of a side to the features
of their hands (`bots/bridge/expecting.py`): one for the four suits, one for no trump. `--lessons` keeps the solved
deals, and the same command goes on where it stopped. The spread of the error is that of the last fifth, from weights of
the others.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import troef
from troef.bots.bridge.expecting import UNIT, pair_features
from troef.bots.bridge.valuing import NT
from troef.core.view import REFEREE
from troef.formats.pbn.writing import deal_text

#: One deal in this many is kept to measure on.
FIFTH: Final = 5
#: Deals that DDS solves in one call.
AT_ONCE: Final = 32

Floats = NDArray[np.float64]
#: The hands of a deal as sets of cards, and the tricks by strain (clubs first) and declarer.
Solved = tuple[list[int], list[list[int]]]


def dealt(number: int) -> list[int]:
    """The hands of a deal by its number."""
    state = troef.game("bridge").start(4, 0)
    state.deal(troef.SeededDealer(f"development:{number}").next(state.pack()))
    table = state.view(REFEREE)
    return [sum(2 ** int(card) for card in table.zone(f"hand-{seat}").cards) for seat in range(4)]


def solved(first: int, count: int) -> list[Solved]:
    """Some deals with their tables."""
    import_module("endplay._dds").SetMaxThreads(1)
    types: Any = import_module("endplay.types")
    names = types.Denom
    strains = (names.clubs, names.diamonds, names.hearts, names.spades, names.nt)
    hands = [dealt(number) for number in range(first + 1, first + count + 1)]
    tables = import_module("endplay.dds").calc_all_tables([types.Deal(deal_text(tuple(held))) for held in hands])
    return [
        (held, [[int(table[strain, types.Player(seat)]) for seat in range(4)] for strain in strains])
        for held, table in zip(hands, tables, strict=True)
    ]


def kept_deals(path: "Path | None", count: int) -> list[Solved]:
    """This many solved deals: those of a file first, to which new ones are added."""
    kept: list[Solved] = []
    if path is not None and path.exists():
        kept = [(row[0], row[1]) for row in map(json.loads, path.read_text().splitlines())]
    while len(kept) < count:
        more = solved(len(kept), min(AT_ONCE, count - len(kept)))
        kept += more
        if path is not None:
            with path.open("a") as file:
                file.write("".join(json.dumps(deal) + "\n" for deal in more))
    return kept[:count]


def rows_of(deals: Sequence[Solved], strains: Sequence[int]) -> tuple[Floats, Floats]:
    """The features of both sides in some strains, and the tricks: the mean of their two declarers."""
    features, tricks = [], []
    for hands, table in deals:
        for strain in strains:
            for side in (0, 1):
                features.append(pair_features(hands[side], hands[side + 2], strain))
                tricks.append((table[strain][side] + table[strain][side + 2]) / 2)
    return np.array(features), np.array(tricks)


def fitted(features: Floats, tricks: Floats, penalty: float) -> Floats:
    """The weights of a ridge regression."""
    normal = features.T @ features + penalty * np.eye(features.shape[1])
    weights: Floats = np.linalg.solve(normal, features.T @ tricks).astype(np.float64)
    return weights


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m troef.bots.learning.tricks", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--penalty", type=float, default=3.0, help="how much weights are held to zero, in rows")
    parser.add_argument("--lessons", type=Path, help="keeps the solved deals (JSON lines)")
    parser.add_argument("--to", type=Path, help="where the weights are written; into the package if left out")
    wanted = parser.parse_args(arguments)
    deals = kept_deals(wanted.lessons, wanted.deals)
    exam = len(deals) // FIFTH
    held: dict[str, object] = {
        "command": f"python -m troef.bots.learning.tricks --deals {wanted.deals} --penalty {wanted.penalty:g}"
    }
    for kind, strains in (("trumps", range(NT)), ("no-trump", (NT,))):
        part = fitted(*rows_of(deals[:-exam], strains), wanted.penalty)
        features, tricks = rows_of(deals[-exam:], strains)
        spread = float(np.std(tricks - features @ part))
        print(f"{kind}: error {spread:.2f} tricks on {len(tricks)} rows that were not learnt from")
        weights = fitted(*rows_of(deals, strains), wanted.penalty)
        held[kind] = [round(float(weight) / UNIT) for weight in (*weights, spread)]
    path = wanted.to or Path(str(files("troef"))) / "data" / "tricks" / "bridge.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{" + ",\n ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in held.items()) + "}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
