"""Measures every game like `troef bench` and holds the figures against the bars that Troef sets itself.

    python bench/engine.py [GAME…] [--seconds 1.0] [--json]

The bars are for compiled rules on one core of a recent machine. Exit code 1 when one is missed.
"""

import argparse
import json
import sys
from dataclasses import asdict

import troef
from troef.sim.speed import Speed, measure

#: At least this many (for `copy_ns` and `view_us`: at most).
BARS = {
    "klaverjassen": {"decisions_per_s": 2.3e6, "playout_moves_per_s": 20e6, "copy_ns": 160, "view_us": 20},
    "manillen-tornooi": {"decisions_per_s": 1e6},
    "manillen": {"decisions_per_s": 1e6},
    "kleurenwiezen": {"decisions_per_s": 1e6},
    "wiezen": {"decisions_per_s": 1e6},
    "rikken": {"decisions_per_s": 1e6},
    "pandoeren": {"decisions_per_s": 1e6},
    "bieden": {"decisions_per_s": 1e6},
    "cinch": {"decisions_per_s": 1e6},
    "skat": {"decisions_per_s": 1e6},
    "bridge": {"decisions_per_s": 1e6},
    "boerenbridge": {"decisions_per_s": 1e6},
    "ninety-nine": {"decisions_per_s": 1e6},
    "bonken": {"decisions_per_s": 1e6},
    "kingen": {"decisions_per_s": 1e6},
    "hartenjagen": {"decisions_per_s": 1e6},
    "rumba": {"decisions_per_s": 1e6},
    "zwikken": {"decisions_per_s": 1e6},
    "toepen": {"decisions_per_s": 1e6},
    "canasta": {"decisions_per_s": 2e5},
    "duizenden": {"decisions_per_s": 2e5},
    "jokeren": {"decisions_per_s": 2e5},
    "eenendertigen": {"decisions_per_s": 2e5},
    "eenenvijftigen": {"decisions_per_s": 2e5},
    "blackjack": {"decisions_per_s": 2e5},
    "presidenten": {"decisions_per_s": 2e5},
    "shithead": {"decisions_per_s": 2e5},
    "liegen": {"decisions_per_s": 2e5},
    "mao": {"decisions_per_s": 2e5},
    "zwartepiet": {"decisions_per_s": 2e5},
    "zenuwen": {"decisions_per_s": 2e5},
    "pesten": {"decisions_per_s": 1e6},
    "rummy": {"decisions_per_s": 5e5},
    "poker": {"decisions_per_s": 5e5},
    "patience": {"decisions_per_s": 5e5},
    "ezelen": {"decisions_per_s": 5e5},
}
SMALLER_IS_BETTER = ("copy_ns", "view_us")


def missed(speed: Speed) -> dict[str, float]:
    """The bars that a game does not reach, with what they are."""
    figures = asdict(speed)
    found = {}
    for name, bar in BARS.get(speed.game, {}).items():
        reached = figures[name] <= bar if name in SMALLER_IS_BETTER else figures[name] >= bar
        if not reached:
            found[name] = bar
    return found


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[info.slug for info in troef.all_games()])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    faults = 0
    report = []
    for slug in arguments.games:
        speed = measure(troef.game(slug), arguments.seconds)
        short = missed(speed)
        faults += len(short)
        report.append({**asdict(speed), "missed": short})
        if not arguments.json:
            print(
                f"{slug:16} {speed.decisions_per_s / 1e6:6.2f} M decisions/s  {speed.playout_moves_per_s / 1e6:6.2f} M"
                f" moves/s  copy {speed.copy_ns:5.0f} ns  view {speed.view_us:5.1f} µs"
                f"  {speed.worlds_per_s:9,.0f} worlds/s"
                + "".join(f"  MISSED {name} {bar:g}" for name, bar in short.items())
            )
    if arguments.json:
        print(json.dumps(report, indent=2))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
