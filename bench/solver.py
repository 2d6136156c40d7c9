"""Measures the perfect-information solver and holds it against its bars.

    python bench/solver.py [--endings 500] [--deals 100] [--full 40] [--tables 10] [--patience 120] [--limit PROGRAM]
                           [--colver]

Klaverjassen: the last five tricks after random play (solves a second; positions a second of which every card is solved,
with 4, 5 and 6 tricks left), and full deals with trump made (mean; `--patience` seconds each at most). Beside others in
the same run, by turns: the alpha-beta in C++ of PROGRAM, which prints how many of such endings it solves a second, with
the duties of its rules and without pit; and colver, a program for belote contrée in Rust, of which every card of
positions with five tricks left and of full deals is asked. Bridge: whole deals in one strain, and all contracts of a
board, beside DDS through endplay, where that is installed. One core; exit code 1 when a bar is missed.
"""

import argparse
import json
import random
import re
import statistics
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

from peers.environment import peer_python

import troef
from troef.cards.bits import cards_in
from troef.formats.pbn.writing import deal_text
from troef.games.bridge.game import ORDERINGS, PACK, TABLE
from troef.search.solver.contracts import tricks_of_contracts
from troef.search.solver.memory import Memory
from troef.search.solver.solving import Solver, Solving
from troef.tricks.aim import Aim, for_tricks
from troef.tricks.play import TrickPlay

#: Endings of klaverjassen a second, at least; bridge, at most this many times the median of DDS.
ENDINGS_BAR = 3_000
DDS_BAR = 1.5
#: At least this many times as fast as the C++ program, and as colver.
LIMIT_BAR = 1.0
COLVER_BAR = 2.0
#: Milliseconds of a full deal.
FULL_BAR = 20.0
#: The rules of the C++ program, and those that are nearest to colver's.
LIMIT_RULES = "klaverjassen:rotterdams-club"
COLVER_RULES = "klaverjassen:amsterdams-club"
ROUNDS = 3
SLICE = 20_000
PASSES = 9


def klaverjas_aim(seed: int, left: int, rules: str = "klaverjassen", any_card: bool = False) -> Aim:
    """A deal of klaverjassen after random play, with this many tricks left: of the first four moves that are legal, or
    of all cards."""
    rng = random.Random(seed)
    game = troef.game(rules, roem_claim="auto")
    state = game.start(4, seed % 4)
    state.deal(troef.SeededDealer(str(seed)).next(state.pack()))
    while True:
        aim = state.trick_aim(0)
        if isinstance(aim, Aim) and aim.play.tricks_played == 8 - left:
            return aim
        (seat,) = state.actors()
        moves = state.legal(seat)
        state.play(seat, rng.choice(moves if any_card and isinstance(aim, Aim) else moves[:4]))


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
    memory = Memory(16)
    for seed in range(count):
        solving = Solving(klaverjas_aim(seed, 8), memory)
        begun = time.process_time()
        while not solving.run(SLICE) and time.process_time() - begun < patience:
            pass
        taken.append(time.process_time() - begun if solving.done else float("inf"))
    return taken


def beside_the_limit(program: str, count: int) -> tuple[float, float]:
    """Endings of five tricks a second, ours and those of the C++ program, which neither knows pit."""
    aims = []
    for seed in range(count):
        aim = klaverjas_aim(seed, 5, LIMIT_RULES, any_card=True)
        aim.sweep_cards = 0
        aims.append(aim)
    solver, ours, theirs = Solver(12), [], []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for aim in aims:
            solver.solve(aim)
        ours.append(count / (time.process_time() - begun))
        told = subprocess.run([program, "1", str(count)], capture_output=True, text=True, check=True).stdout
        theirs += [float(rate) for rate in re.findall(r"solve .* ([\d.]+)/s", told)]
    return statistics.median(ours), statistics.median(theirs)


def beside_colver(left: int, count: int) -> tuple[float, float]:
    """Seconds for the values of every card with this many tricks left: ours, and colver's."""
    aims = [klaverjas_aim(seed, left, COLVER_RULES, any_card=True) for seed in range(count)]
    solver, ours, theirs = Solver(16 if left == 8 else 12), [], []
    python, script = peer_python(("colver", "numpy")), Path(__file__).parent / "peers" / "colver_scores.py"
    for _ in range(ROUNDS if left < 8 else 1):
        begun = time.process_time()
        for aim in aims:
            solver.solve_moves(aim, with_line=False)
        ours.append((time.process_time() - begun) / count)
        told = subprocess.run([python, script, str(left), str(count)], capture_output=True, text=True, check=True)
        theirs.append(json.loads(told.stdout))
    return statistics.median(ours), statistics.median(theirs)


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


def tables_beside_dds(count: int) -> tuple[float, float]:
    """Seconds for the tables of all twenty contracts of some boards: ours, and those of DDS in one thread."""
    from endplay._dds import SetMaxThreads
    from endplay.dds import calc_all_tables
    from endplay.types import Deal, Denom, Player

    SetMaxThreads(1)
    boards = [tuple(int(hand) for hand in bridge_deal(seed).hands) for seed in range(count)]
    begun = time.process_time()
    ours = [tricks_of_contracts(TABLE, ORDERINGS, bridge_deal(seed).hands) for seed in range(count)]
    our_time = time.process_time() - begun
    begun = time.process_time()
    tables = list(calc_all_tables([Deal(deal_text(hands)) for hands in boards]))
    their_time = time.process_time() - begun
    strains = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades, Denom.nt)
    for found, table in zip(ours, tables, strict=True):
        assert found == [[table[Player(seat), strain] for seat in range(4)] for strain in strains]
    return our_time, their_time


def klaverjassen(asked: argparse.Namespace) -> list[bool]:
    """Measure klaverjassen; which bars are reached."""
    rate = endings_per_second(asked.endings)
    print(f"last five tricks: {rate:,.0f} solves/s (bar {ENDINGS_BAR:,})")
    reached = [rate >= ENDINGS_BAR]
    for left in (4, 5, 6):
        each = cards_per_second(left, asked.endings // 2)
        print(f"every card with {left} tricks left: {each:,.0f} positions/s")
    print(f"longest slice: {longest_slice(1) * 1000:.1f} ms")
    if asked.limit:
        ours, theirs = beside_the_limit(asked.limit, asked.endings)
        print(
            f"last five tricks, {ours:,.0f} solves/s beside C++ {theirs:,.0f}: × {ours / theirs:.2f} (bar {LIMIT_BAR})"
        )
        reached.append(ours >= LIMIT_BAR * theirs)
    if asked.full:
        mean = statistics.mean(full_deals(asked.full, asked.patience)) * 1000
        print(f"full deals: mean {mean:,.1f} ms (bar {FULL_BAR})")
        reached.append(mean <= FULL_BAR)
    if asked.colver:
        for left, count in ((5, asked.endings // 2), (8, asked.full)):
            ours, theirs = beside_colver(left, count) if count else (1, 1)
            print(f"every card, {left} tricks left: {ours * 1e6:,.0f} µs beside colver {theirs * 1e6:,.0f}: ", end="")
            print(f"× {theirs / ours:.2f} (bar {COLVER_BAR})")
            reached.append(theirs >= COLVER_BAR * ours)
    return reached


def bridge(asked: argparse.Namespace) -> list[bool]:
    """Measure bridge; which bars are reached."""
    ours, theirs = bridge_beside_dds(asked.deals)
    print(f"bridge, 13 tricks, one strain: median {statistics.median(ours) * 1000:.1f} ms")
    if not theirs:
        return []
    ratio = statistics.median(ours) / statistics.median(theirs)
    whole = sum(ours) / sum(theirs)
    print(f"DDS, the same deals: median {statistics.median(theirs) * 1000:.1f} ms; ours × {ratio:.2f} (bar {DDS_BAR})")
    print(f"all of them together: × {whole:.2f}")
    if asked.tables:
        our_time, their_time = tables_beside_dds(asked.tables)
        print(f"all contracts of a board: {our_time / asked.tables:.2f} s, DDS {their_time / asked.tables:.2f} s")
    return [ratio <= DDS_BAR]


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--endings", type=int, default=500)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--full", type=int, default=40)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--patience", type=float, default=120)
    parser.add_argument("--limit", help="the program in C++")
    parser.add_argument("--colver", action="store_true", help="beside colver")
    asked = parser.parse_args()
    reached = (klaverjassen(asked) if asked.endings else []) + (bridge(asked) if asked.deals else [])
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main())
