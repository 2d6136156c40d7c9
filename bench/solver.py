"""Measures the perfect-information solver and holds it against its bars.

    python bench/solver.py [--endings 500] [--deals 100] [--full 5] [--patience 120]

Last five tricks of klaverjassen after random play (solves a second; positions a second of which every card is solved,
with 4, 5 and 6 tricks left); full deals of klaverjassen with trump made
(median; `--patience` seconds each at most); whole deals of bridge in one strain, side by side with DDS through endplay
where that is installed. One core; exit code 1 when a bar is missed.
"""

import argparse
import random
import statistics
import sys
import time
from importlib.util import find_spec

import troef
from troef.cards.bits import cards_in
from troef.formats.pbn.writing import deal_text
from troef.games.bridge.game import ORDERINGS, PACK, TABLE
from troef.search.solver.memory import Memory
from troef.search.solver.solving import Solver, Solving
from troef.tricks.aim import Aim, for_tricks
from troef.tricks.play import TrickPlay

#: Endings of klaverjassen a second, at least; bridge, at most this many times the median of DDS.
ENDINGS_BAR = 3_000
DDS_BAR = 5.0
SLICE = 20_000
PASSES = 9


def klaverjas_aim(seed: int, left: int) -> Aim:
    """A deal of klaverjassen after random play, with this many tricks left."""
    rng = random.Random(seed)
    game = troef.game("klaverjassen", roem_claim="auto")
    state = game.start(4, seed % 4)
    state.deal(troef.SeededDealer(str(seed)).next(state.pack()))
    while True:
        aim = state.trick_aim(0)
        if isinstance(aim, Aim) and aim.play.tricks_played == 8 - left:
            return aim
        (seat,) = state.actors()
        moves = state.legal(seat)
        state.play(seat, rng.choice(moves[:4]))


def endings_per_second(count: int) -> float:
    """The last five tricks of klaverjassen: the median of a few passes, for one takes but a third of a second."""
    aims = [klaverjas_aim(seed, 5) for seed in range(count)]
    solver = Solver(12)
    taken = []
    for _ in range(PASSES):
        begun = time.process_time()
        for aim in aims:  # what is remembered of a position is not found again: it counts as another deal
            solver.solve(aim)
        taken.append(time.process_time() - begun)
    return count / statistics.median(taken)


def cards_per_second(left: int, count: int) -> float:
    """Positions of klaverjassen a second of which every card is solved, as a player asks it of sampled worlds."""
    aims = [klaverjas_aim(seed, left) for seed in range(count)]
    solver = Solver(12)
    begun = time.process_time()
    for aim in aims:
        solver.solve_moves(aim, with_line=False)
    return count / (time.process_time() - begun)


def full_deals(count: int, patience: float) -> list[float]:
    """Seconds for each of some full deals; infinite where patience ran out."""
    taken = []
    memory = Memory(20)
    for seed in range(count):
        solving = Solving(klaverjas_aim(seed, 8), memory)
        begun = time.process_time()
        while not solving.run(SLICE) and time.process_time() - begun < patience:
            pass
        taken.append(time.process_time() - begun if solving.done else float("inf"))
    return taken


def longest_slice(seed: int) -> float:
    """Seconds of the longest of the first two hundred slices of a full deal."""
    solving = Solving(klaverjas_aim(seed, 8), Memory(16))
    longest = 0.0
    for _ in range(200):
        begun = time.process_time()
        if solving.run():
            break
        longest = max(longest, time.process_time() - begun)
    return longest


def bridge_deal(seed: int) -> TrickPlay:
    """A random deal; the strains take turns."""
    from librt.vecs import vec
    from mypy_extensions import i64

    cards = list(PACK)
    random.Random(seed).shuffle(cards)
    hands = [sum(2**card for card in cards[13 * seat : 13 * seat + 13]) for seat in range(4)]
    return TrickPlay(TABLE, ORDERINGS[seed % 5], vec[i64](hands), seed % 4)


def dds_time(play: TrickPlay, strain: int) -> tuple[float, int]:
    """The seconds that DDS takes in one thread, and the tricks that it finds."""
    from endplay._dds import SetMaxThreads
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player

    SetMaxThreads(1)
    strains = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
    hands = tuple(int(hand) for hand in play.hands)
    deal = Deal(deal_text(hands), first=Player(int(play.turn)), trump=strains[strain])
    begun = time.process_time()
    found = list(solve_board(deal, mode=SolveMode.OptimalOne))
    return time.process_time() - begun, found[0][1]


def bridge_beside_dds(count: int) -> tuple[list[float], list[float]]:
    """Seconds of each deal: ours, and those of DDS (none where endplay is not installed)."""
    ours, theirs = [], []
    dds = find_spec("endplay") is not None
    solver = Solver(4)
    for seed in range(count):
        play = bridge_deal(seed)
        side = 0b0101 if play.turn % 2 == 0 else 0b1010
        begun = time.process_time()
        tricks = solver.solve(for_tricks(play, side))
        ours.append(time.process_time() - begun)
        if dds:
            seconds, most = dds_time(play, seed % 5)
            theirs.append(seconds)
            assert most == tricks, [cards_in(hand) for hand in play.hands]
    return ours, theirs


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=500)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--full", type=int, default=5)
    parser.add_argument("--patience", type=float, default=120)
    asked = parser.parse_args()
    rate = endings_per_second(asked.endings)
    print(f"klaverjassen, last five tricks: {rate:,.0f} solves/s (bar {ENDINGS_BAR:,})")
    missed = rate < ENDINGS_BAR
    for left in (4, 5, 6):
        each = cards_per_second(left, asked.endings // 2)
        print(f"klaverjassen, every card with {left} tricks left: {each:,.0f} positions/s")
    print(f"klaverjassen, longest slice: {longest_slice(1) * 1000:.1f} ms")
    if asked.full:
        print(f"klaverjassen, full deals: median {statistics.median(full_deals(asked.full, asked.patience)):,.2f} s")
    ours, theirs = bridge_beside_dds(asked.deals)
    print(f"bridge, 13 tricks, one strain: median {statistics.median(ours) * 1000:.1f} ms")
    if theirs:
        ratio = statistics.median(ours) / statistics.median(theirs)
        print(
            f"DDS, the same deals: median {statistics.median(theirs) * 1000:.1f} ms; ours × {ratio:.1f} (bar {DDS_BAR})"
        )
        missed = missed or ratio > DDS_BAR
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
