"""Kleurenwiezen beside what a club would play: how often is each contract bid, and how often is it made.

    python bench/outside/kleurenwiezen.py --player good --deals 10000
    python bench/outside/kleurenwiezen.py --player strong --budget 60 --deals 300

The named player has all seats. A contract is worth bidding where it is made more often than its break-even: the share
at which its players are neither ahead of nor behind the others, by what it brought when it was made and when it failed.
In a misery each player is counted by himself. Clubs keep no statistics; they say that piccolo is rare (at most one deal
in ten here). All with 95 % intervals.
"""

import argparse
import sys
from collections import defaultdict
from statistics import fmean

import troef
from troef.bots.by_name import make_player

NINETY_FIVE = 1.96
#: The most deals with piccolo, and how far below its break-even a kind of contract may be made, in percent.
PICCOLO = 10.0
BELOW = 5.0


def played(name: str, seed: str, budget: float) -> list[tuple[str, float]]:
    """One deal: the contract of each side or lone player, and its lead over those who did not play it."""
    state = troef.game("kleurenwiezen").start(4, 3)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    players = [make_player(name, state.game, f"{seed}:{seat}") for seat in range(4)]
    contract, bidders = "", list[int]()
    while not state.sheet and state.actors():
        seat = state.actors()[0]
        view = state.view(max(seat, 0))
        if view.fact("contract") is not None:
            contract = str(view.fact("contract"))
            bidders = [other for other in range(4) if view.badge(other, "contract") is not None]
        state.apply(seat, players[seat].choose(view, budget))
    if not contract or not bidders or not state.sheet:
        return []
    written = state.sheet[0].cells
    cells = {seats[0]: written[column] for column, seats in enumerate(state.view(0).columns)}
    others = [cells[seat] for seat in range(4) if seat not in bidders]
    against = fmean(others) if others else 0.0
    if "miserie" in contract or contract == "piccolo":
        return [(contract, cells[seat] - against) for seat in bidders]
    return [(contract, fmean(cells[seat] for seat in bidders) - against)]


def share(count: int, total: int) -> str:
    """A share in percent, with its 95 % interval."""
    part = count / max(total, 1)
    half = NINETY_FIVE * (part * (1 - part) / max(total, 1)) ** 0.5
    return f"{100 * part:5.1f} ± {100 * half:4.1f} %"


def main() -> int:
    """Play, and print the figures; 1 where a bar is clearly missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--player", default="good")
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--budget", type=float, default=60, help="milliseconds")
    parser.add_argument("--seed", default="outside")
    wanted = parser.parse_args()
    leads, deals = defaultdict[str, list[float]](list), defaultdict[str, int](int)
    for deal in range(wanted.deals):
        found = played(wanted.player, f"{wanted.seed}:{deal}", wanted.budget / 1000)
        for contract, lead in found:
            leads[contract].append(lead)
        deals[found[0][0] if found else "passed"] += 1
        if sys.stderr.isatty():
            print(f"\r{deal + 1} of {wanted.deals} deals ", end="", file=sys.stderr, flush=True)
    missed = 100 * deals["piccolo"] > PICCOLO * wanted.deals
    print(f"{wanted.player} in all seats, {wanted.deals} deals; passed {share(deals['passed'], wanted.deals)}")
    for contract, brought in sorted(leads.items()):
        made = [lead for lead in brought if lead > 0]
        failed = [-lead for lead in brought if lead <= 0]
        line = f"{contract:24} {share(deals[contract], wanted.deals)} of deals, made {share(len(made), len(brought))}"
        if made and failed:
            even = fmean(failed) / (fmean(failed) + fmean(made))
            part = len(made) / len(brought)
            half = NINETY_FIVE * (part * (1 - part) / len(brought)) ** 0.5
            missed |= 100 * (part + half) < 100 * even - BELOW
            line += f", break-even {100 * even:.1f} %"
        print(line)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
