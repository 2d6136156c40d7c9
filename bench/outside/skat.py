"""Skat beside what people do: how often is it passed in, which games are played, how often does declarer win.

    python bench/outside/skat.py --player good --deals 20000
    python bench/outside/skat.py --player strong --budget 60 --deals 500

The named player has all seats. Each figure stands beside that of 18 million tournament deals of people, with a 95 %
interval.
"""

import argparse
import sys
from collections import Counter

import troef
from troef.bots.by_name import make_player

NINETY_FIVE = 1.96
#: What people do, in percent. Source: 18 million tournament deals.
PEOPLE = {"passed in": 4.9, "Grand": 32.0, "declarer wins": 81.6}
#: What a partner at a table should do: at least and at most, in percent.
BARS = {"passed in": (0.0, 8.0), "Grand": (20.0, 100.0), "declarer wins": (78.0, 86.0)}


def played(name: str, seed: str, budget: float) -> tuple[str, bool, bool]:
    """One deal: the game (empty when all passed), whether it was a hand game, and whether declarer won."""
    state = troef.game("skat").start(3, 2)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    players = [make_player(name, state.game, f"{seed}:{seat}") for seat in range(3)]
    game, hand = "", False
    while not state.sheet:
        (seat,) = state.actors()
        view = state.view(seat)
        if view.fact("game") is not None:
            game, hand = str(view.fact("game")), view.fact("hand") is True
        elif isinstance(view.fact("trump"), str):
            game, hand = "suit", view.fact("hand") is True
        state.apply(seat, players[seat].choose(view, budget))
    return game, hand, max(state.sheet[0].cells) > 0


def share(count: int, total: int) -> str:
    """A share in percent, with its 95 % interval."""
    part = count / max(total, 1)
    half = NINETY_FIVE * (part * (1 - part) / max(total, 1)) ** 0.5
    return f"{100 * part:5.1f} ± {100 * half:.1f} %"


def main() -> int:
    """Play, and print the figures; 1 where a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--player", default="good")
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--budget", type=float, default=60, help="milliseconds")
    parser.add_argument("--seed", default="outside")
    wanted = parser.parse_args()
    deals, made, hands = Counter[str](), Counter[str](), 0
    for deal in range(wanted.deals):
        game, hand, won = played(wanted.player, f"{wanted.seed}:{deal}", wanted.budget / 1000)
        deals[game] += 1
        made[game] += won
        hands += hand
        if sys.stderr.isatty():
            print(f"\r{deal + 1} of {wanted.deals} deals ", end="", file=sys.stderr, flush=True)
    declared = wanted.deals - deals[""]
    counts = {
        "passed in": (deals[""], wanted.deals),
        "Grand": (deals["grand"], declared),
        "declarer wins": (made.total(), declared),
    }
    missed = False
    print(f"{wanted.player} in all seats, {wanted.deals} deals")
    for what, (count, total) in counts.items():
        least, most = BARS[what]
        missed |= not least <= 100 * count / max(total, 1) <= most
        print(f"{what:14} {share(count, total):>16}   people {PEOPLE[what]} %   wanted {least:g} to {most:g} %")
    print(f"{'hand games':14} {share(hands, declared):>16}")
    for game in sorted(set(deals) - {""}):
        print(f"{game:14} {share(deals[game], declared):>16}   won {share(made[game], deals[game])}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
