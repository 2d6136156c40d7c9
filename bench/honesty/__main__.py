"""How environments for learning programs take illegal actions, hidden cards, resampling and rules: theirs and ours.

    .venv/bin/python bench/honesty illegal|leaks|worlds|rules|all [--only NAME] [--out FILE.json]

Cases run in other processes, so that one that dies is counted as such. The peers live in `build/peers`, made at
the first run; what cannot be installed is left out. Prints Markdown tables, and the versions.
"""

import argparse
import json
import platform
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "peers"))

from environment import NEEDED, peer_python, versions  # noqa: E402

import troef  # noqa: E402

#: A case that takes longer than this many seconds hangs.
PATIENCE: Final = 300
BRIDGE: Final = "bridge(use_double_dummy_result=false)"
OPENSPIEL: Final = ("hearts", "skat", BRIDGE, "euchre", "spades", "oh_hell", "gin_rummy", "crazy_eights", "leduc_poker")
RLCARD: Final = ("limit-holdem", "no-limit-holdem", "leduc-holdem", "gin-rummy", "bridge", "uno")
PETTINGZOO: Final = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
PGX: Final = ("bridge_bidding", "leduc_holdem", "kuhn_poker")
RESAMPLED: Final = ("hearts", BRIDGE, "euchre", "oh_hell", "gin_rummy", "leduc_poker", "kuhn_poker")
SLUGS: Final = tuple(info.slug for info in troef.all_games())
#: Matches in which cards are swapped. Ours are longer.
SEEDS: Final = "10"
OUR_SEEDS: Final = "3"
MOMENTS: Final = (0, 1, 5, 20)
WHICH: Final = ("first", "last", "huge", "negative")
LIBRARY: Final = {
    "openspiel": "OpenSpiel, `apply_action`", "openspiel-checked": "OpenSpiel, with its legality check",
    "rlcard": "RLCard", "pettingzoo": "PettingZoo classic", "pgx": "pgx", "colver": "colver", "troef": "Troef",
}  # fmt: skip
PACKAGES: Final = ("open_spiel", "rlcard", "pettingzoo", "pgx", "jax", "colver", "numpy")


@cache
def interpreter() -> Path:
    """The interpreter of the peers."""
    return peer_python(tuple(NEEDED))


def answers(script: str, arguments: list[str], ours: bool) -> tuple[list[str], str]:
    """What a process answers, line by line; and, where it did not end well, how it ended."""
    python = sys.executable if ours else str(interpreter())
    command = [python, str(HERE / script), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired as error:
        return told(error.stdout.decode() if isinstance(error.stdout, bytes) else ""), "hangs"
    if done.returncode < 0:
        return told(done.stdout), "crash"
    last = (done.stderr.strip().splitlines() or ["?"])[-1]
    return told(done.stdout), f"error: {last}" if done.returncode else ""


def told(output: str) -> list[str]:
    """The lines that are answers."""
    return [line[1:] for line in output.splitlines() if line.startswith("@")]


def run(script: str, arguments: list[str], ours: bool) -> str:
    """What a case answers, or how it ended."""
    lines, end = answers(script, arguments, ours)
    return lines[-1] if lines else end


def outcomes(kind: str, name: str) -> Counter[str]:
    """What became of the illegal actions in a game. After a case in which the process dies another one goes on."""
    cases = [f"{moment}:{which}" for moment in MOMENTS for which in WHICH]
    found: list[str] = []
    while len(found) < len(cases):
        lines, end = answers("illegal.py", [kind, name, *cases[len(found) :]], is_ours(kind, name))
        found += [*lines, end] if end else lines
    return Counter(found)


def is_ours(kind: str, name: str) -> bool:
    """Whether a case is one of ours."""
    return kind == "troef" or name.startswith("troef_")


def row(cells: "list[object]") -> None:
    """Print a row of a table."""
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def illegal(only: str) -> list[dict[str, Any]]:
    """What an illegal action does."""
    games = [(kind, name) for kind in ("openspiel", "openspiel-checked") for name in OPENSPIEL]
    games += [(kind, name) for kind, names in (("rlcard", RLCARD), ("pettingzoo", PETTINGZOO)) for name in names]
    games += [*(("pgx", name) for name in PGX), ("colver", "contree")]
    games += [(kind, f"troef_{slug}") for kind in ("openspiel", "pettingzoo") for slug in SLUGS]
    print("| library | game | what became of the illegal actions |\n| --- | --- | --- |")
    found = []
    for kind, name in games:
        if only in name:
            counts = outcomes(kind, name)
            counts.pop("n/a", None)
            library = f"Troef, {kind}" if is_ours(kind, name) else LIBRARY[kind]
            found.append({"library": library, "game": name, "outcomes": dict(counts)})
            what = ", ".join(f"{outcome} {count}" for outcome, count in counts.most_common())
            row([library, name.removeprefix("troef_"), what])
    print("\n| library | actions | refused | ends the game | anything else | crash |\n| --- | " + "---: | " * 5)
    for library in dict.fromkeys(one["library"] for one in found):
        total: Counter[str] = Counter()
        for one in found:
            total += Counter(one["outcomes"] if one["library"] == library else {})
        taken = sum(
            total[name] for name in ("accepted", "stuck", "fails later", "refused, changed", "ignored", "hangs")
        )
        row([library, sum(total.values()), total["refused"], total["ends"], taken, total["crash"]])
    return found


def leaks(only: str) -> list[dict[str, Any]]:
    """Whether what is shown changes with cards that cannot be known."""
    games = [("openspiel", name) for name in OPENSPIEL]
    games += [(kind, name) for kind, names in (("rlcard", RLCARD), ("pettingzoo", PETTINGZOO)) for name in names]
    games += [("pgx", "bridge_bidding"), ("pgx", "leduc_holdem"), ("colver", "contree")]
    games += [("troef", slug) for slug in SLUGS]
    print(
        "| library | game | compared | different | cards of the deal that all see |\n| --- | --- | ---: | ---: | ---: |"
    )
    found = []
    for kind, name in games:
        if only not in name:
            continue
        answer = run("leaks.py", [kind, name, OUR_SEEDS if kind == "troef" else SEEDS], kind == "troef")
        library = LIBRARY[kind].partition(",")[0]
        if not answer.startswith("{"):
            row([library, name, answer, "", ""])
            continue
        facts = json.loads(answer)
        found.append({"library": library, "game": name, **facts})
        row([library, name, facts["compared"], facts["differ"], facts.get("shown_to_many", "")])
        if facts["differ"]:
            print(f"{library}, {name}: {facts['example']}", file=sys.stderr)
    print("\n| library | games | compared | different |\n| --- | ---: | ---: | ---: |")
    for library in dict.fromkeys(one["library"] for one in found):
        own = [one for one in found if one["library"] == library]
        row([library, len(own), sum(one["compared"] for one in own), sum(one["differ"] for one in own)])
    return found


def worlds(only: str) -> list[dict[str, Any]]:
    """Whether sampled worlds are what a seat can believe."""
    print("| library | game | moves | agree | different of 400 | p |\n| --- | --- | ---: | ---: | ---: | ---: |")
    found = []
    for kind, name in [*(("openspiel", name) for name in RESAMPLED), *(("troef", slug) for slug in SLUGS)]:
        if only not in name:
            continue
        answer = run("worlds.py", [kind, name], kind == "troef")
        library = LIBRARY[kind].partition(",")[0]
        if not answer.startswith("["):
            row([library, name, "", answer, "", ""])
            continue
        for facts in json.loads(answer):
            found.append({"library": library, "game": name, **facts})
            chance = facts.get("p")
            shown = "" if chance is None else "< 0.000001" if chance < 1e-6 else f"{chance:.2g}"
            row([library, name, facts["moves"], f"{facts['agree']:.0%}", facts["different"], shown])
    print("\n| library | games | games tested for chance | least p |\n| --- | ---: | ---: | ---: |")
    for library in dict.fromkeys(one["library"] for one in found):
        own = [one for one in found if one["library"] == library]
        chances = [one["p"] for one in own if one.get("p") is not None]
        row([library, len({one["game"] for one in own}), len(chances), f"{min(chances, default=1):.2g}"])
    return found


def rules(only: str) -> list[dict[str, Any]]:
    """What is played, by the answer of each environment."""
    sys.path.insert(0, str(HERE))
    from rules import PROBES

    print("| game | library | what it plays |\n| --- | --- | --- |")
    found = []
    for probe in sorted(PROBES):
        game, _, kind = probe.rpartition("_")
        if only in probe:
            answer = run("rules.py", [probe], kind == "troef")
            row([game, LIBRARY[kind].partition(",")[0], answer])
            found.append({"game": game, "library": kind, "told": answer})
    return found


TESTS: Final[dict[str, Callable[[str], list[dict[str, Any]]]]] = {
    "illegal": illegal, "leaks": leaks, "worlds": worlds, "rules": rules,
}  # fmt: skip


def main() -> None:
    """Run a test, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("test", choices=[*TESTS, "all"])
    parser.add_argument("--only", default="", help="games whose name has this in it")
    parser.add_argument("--out", type=Path, help="write what was found as JSON here as well")
    asked = parser.parse_args()
    report: dict[str, Any] = {"troef": troef.__version__, "python": platform.python_version()}
    report["peers"] = versions(interpreter(), PACKAGES)
    for name, test in TESTS.items():
        if asked.test in (name, "all"):
            print(f"\n## {name}\n")
            report[name] = test(asked.only)
    peers = ", ".join(f"{name} {version}" for name, version in report["peers"].items())
    print(f"\nTroef {report['troef']}, Python {report['python']}; {peers}")
    if asked.out is not None:
        asked.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
