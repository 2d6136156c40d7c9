"""The auction of bridge beside double dummy: how far from par do four players of ours end, and what do they miss.

    python bench/outside/bridge_auction.py --seed development --boards 1000 --worst 20
    python bench/outside/bridge_auction.py --seed unseen --boards 1000
    python bench/outside/bridge_auction.py --seed unseen --boards 1000 --player strong:16

Dealer and vulnerability are those of duplicate boards 1 to 16. A contract is scored with the tricks that declarer makes
double dummy. Par and tables come from endplay; they are kept in `build/outside`, so that a second run takes seconds.
Every figure stands beside its bar, with a 95 % interval. `--player strong:16` weighs calls in 64 layouts. Then it is
also said how far the distance differs from that of `good` on the same boards, and what `strong` wins of `good`: each
board is bid twice more, with `strong` at North-South and at East-West, in IMP a board.
"""

import argparse
import time
from collections import Counter
from dataclasses import dataclass

from boards import Board, boards, dots

from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import DOUBLED, MAJORS, NT, PASSED, REDOUBLED, ValuedHand, level_strain
from troef.bots.bridge.weighing import weigh_calls
from troef.bots.bridge_strong import LAYOUTS_A_WORLD
from troef.core.rng import Rng
from troef.games.bridge.auction import LADDER

NINETY_FIVE = 1.96
#: From this difference in points on, the number of IMP is the place in the list (Law 78B).
IMPS = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500)
IMPS += (3000, 3500, 4000)
SEATS = "NESW"


@dataclass(frozen=True)
class Ended:
    """How an auction ended: the calls, the contract (level 0 when passed in) and its score for North-South."""

    calls: tuple[int, ...]
    level: int
    strain: int
    declarer: int
    doubled: int
    score: int


def imps(points: int) -> int:
    """International match points of a difference in points."""
    return sum(abs(points) >= least for least in IMPS)


def score(level: int, strain: int, doubled: int, vulnerable: bool, tricks: int) -> int:
    """What declarer's side scores at duplicate."""
    over = tricks - 6 - level
    if over < 0:
        plain = (0, 100, 300, 500) if not vulnerable else (0, 200, 500, 800)
        if not doubled:
            return over * (100 if vulnerable else 50)
        lost = plain[min(3, -over)] + 300 * max(0, -over - 3)
        return -lost * doubled
    each = 20 if strain < 2 else 30
    value = (each * level + (10 if strain == NT else 0)) * 2**doubled
    bonus = 50 if value < 100 else 500 if vulnerable else 300
    if level >= 6:
        bonus += ((500, 750), (1000, 1500))[level - 6][vulnerable]
    extra = over * (each if not doubled else 100 * doubled * (1 + vulnerable))
    return value + bonus + extra + 50 * doubled


def bid_out(board: Board, layouts: int = 0, strong: tuple[int, ...] = (0, 1)) -> Ended:
    """The auction of four players of ours; with `layouts`, the sides in `strong` weigh their calls in this many."""
    rng = Rng(f"auction:{board.number}")
    auction = UnderstoodAuction(board.dealer, board.vulnerable)
    hands = [ValuedHand(cards) for cards in board.hands]
    seat, passes, calls = board.dealer, 0, []
    while passes < (3 if auction.high >= 0 else 4):
        if layouts and seat & 1 in strong:
            call = weigh_calls(auction, seat, hands[seat], rng, layouts, lambda: False).best()
        else:
            call = auction.choose(seat, hands[seat])
        auction.hear(seat, call)
        calls.append(call)
        passes = passes + 1 if call == PASSED else 0
        seat = (seat + 1) % 4
        if len(calls) > 60:
            raise RuntimeError(f"board {board.number}: an auction without end")
    return ended(board, calls)


def ended(board: Board, calls: list[int]) -> Ended:
    """The contract and score of some calls."""
    level = strain = doubled = 0
    side, first = -1, {}
    for place, call in enumerate(calls):
        seat = (board.dealer + place) % 4
        if call in (DOUBLED, REDOUBLED):
            doubled += 1
        elif call != PASSED:
            level, strain = level_strain(call)
            side, doubled = seat & 1, 0
            first.setdefault((side, strain), seat)
    if not level:
        return Ended(tuple(calls), 0, 0, -1, 0, 0)
    declarer = first[side, strain]
    made = board.tricks[strain][declarer]
    points = score(level, strain, doubled, board.vulnerable[side], made)
    return Ended(tuple(calls), level, strain, declarer, doubled, -points if side else points)


def shown(calls: tuple[int, ...]) -> str:
    """Calls as one writes them."""
    special = {PASSED: "P", DOUBLED: "X", REDOUBLED: "XX"}
    return " ".join(special.get(call) or LADDER.names[5 * (level_strain(call)[0] - 1) + level_strain(call)[1]]
                    for call in calls)  # fmt: skip


def game_level(strain: int) -> int:
    """The level of a game."""
    return 3 if strain == NT else 4 if strain in MAJORS else 5


def interval(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    mean = sum(values) / max(1, len(values))
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:6.2f} ± {NINETY_FIVE * (spread / max(1, len(values))) ** 0.5:.2f}"


def share(count: int, total: int) -> str:
    """A share in percent, with its interval."""
    part = count / max(total, 1)
    return f"{100 * part:5.1f} ± {100 * NINETY_FIVE * (part * (1 - part) / max(total, 1)) ** 0.5:.1f} % of {total}"


def main() -> int:
    """Bid the boards and print the rows; 1 where a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default="unseen")
    parser.add_argument("--boards", type=int, default=1000)
    parser.add_argument("--worst", type=int, default=0, help="print the auctions furthest from par")
    parser.add_argument("--player", default="good", help="good, or strong and how many worlds: strong:16")
    wanted = parser.parse_args()
    name, _, worlds = wanted.player.partition(":")
    if name not in ("good", "strong") or (name == "strong") != worlds.isdigit():
        parser.error("--player is good, or strong with a number of worlds: strong:16")
    layouts = LAYOUTS_A_WORLD * int(worlds or 0)
    played = boards(wanted.seed, wanted.boards)
    begun = time.perf_counter()
    results = [(board, bid_out(board, layouts)) for board in played]
    taken = time.perf_counter() - begun
    calls = sum(len(end.calls) for _, end in results)
    print(f"{len(played)} boards of seed {wanted.seed!r}, {calls} calls, {calls / taken:.0f} calls/s")
    if layouts:
        beside_good(results, layouts)
    missed = [distances(results), *reached(results), openings(results)]
    for board, end in sorted(results, key=lambda pair: -imps(pair[1].score - pair[0].par))[: wanted.worst]:
        describe(board, end)
    return int(any(missed))


def row(what: str, figure: str, bar: str, met: bool) -> bool:
    """Print a figure beside its bar; whether it is missed."""
    print(f"{what:44} {figure:>26}   wanted {bar:10} {'' if met else 'MISSED'}")
    return not met


def beside_good(results: list[tuple[Board, Ended]], layouts: int) -> None:
    """How `strong` does beside `good` on the same boards: the distance from par, and IMP won of it."""
    further, won = [], []
    for board, end in results:
        good = bid_out(board)
        further.append(float(imps(end.score - board.par) - imps(good.score - board.par)))
        north_south, east_west = (bid_out(board, layouts, (side,)).score - good.score for side in (0, 1))
        won.append((signed_imps(north_south) - signed_imps(east_west)) / 2)
    print(f"{'IMP further from par than good, a board':44} {interval(further):>26}")
    print(f"{'IMP won of good, a board':44} {interval(won):>26}")


def signed_imps(points: int) -> int:
    """International match points of a difference in points, with its sign."""
    return imps(points) if points > 0 else -imps(points)


def distances(results: list[tuple[Board, Ended]]) -> bool:
    """IMP from par, and how many contracts were doubled."""
    away = [float(imps(end.score - board.par)) for board, end in results]
    contested = sum(end.doubled > 0 for _, end in results)
    missed = row("IMP from par, a board", interval(away), "<= 2.5", sum(away) / len(away) <= 2.5)
    missed |= row("doubled contracts", share(contested, len(results)), "> 0", contested > 0)
    passed = sum(not end.level for _, end in results)
    print(f"{'passed in':44} {share(passed, len(results)):>26}")
    return missed


def reached(results: list[tuple[Board, Ended]]) -> list[bool]:
    """Slams and games: of what a side can make double dummy, how much is bid by it."""
    makeable, counts = Counter[str](), Counter[str]()
    for board, end in results:
        side = end.declarer & 1
        best = {}
        for mine in (0, 1):
            can = [(strain, max(board.tricks[strain][mine], board.tricks[strain][mine + 2])) for strain in range(5)]
            best[mine] = "slam" if any(tricks >= 12 for _, tricks in can) else ""
            if not best[mine] and any(tricks >= game_level(strain) + 6 for strain, tricks in can):
                best[mine] = "game"
        for mine in (0, 1):
            makeable[best[mine]] += 1
            if end.level and side == mine:
                is_game = end.level >= game_level(end.strain)
                counts["slam"] += best[mine] == "slam" and end.level >= 6
                counts["game"] += best[mine] in ("game", "slam") and is_game
        if end.level and end.level >= game_level(end.strain):
            kind = "slams" if end.level >= 6 else "games"
            counts[kind] += 1
            counts[f"{kind} made"] += board.tricks[end.strain][end.declarer] >= end.level + 6
    games = makeable["game"] + makeable["slam"]
    made = counts["slams made"] / max(1, counts["slams"])
    missed = [
        row("makeable slams that are bid", share(counts["slam"], makeable["slam"]), ">= 40 %",
            counts["slam"] >= 0.4 * makeable["slam"]),
        row("slams bid that are made", share(counts["slams made"], counts["slams"]), ">= 60 %", made >= 0.6),
        row("makeable games that are bid", share(counts["game"], games), ">= 75 %", counts["game"] >= 0.75 * games),
    ]  # fmt: skip
    print(f"{'games bid that are made':44} {share(counts['games made'], counts['games']):>26}")
    return missed


def openings(results: list[tuple[Board, Ended]]) -> bool:
    """How often hands pass in first to third seat, by points and shape."""
    passes, total, shapes = Counter[str](), Counter[str](), Counter[str]()
    for board, end in results:
        for place, call in enumerate(end.calls[:3]):
            if any(call != PASSED for call in end.calls[:place]):
                break
            hand = ValuedHand(board.hands[(board.dealer + place) % 4])
            points = hand.hcp
            kind = "20+" if points >= 20 else "12-19" if points >= 12 else "10-11" if points >= 10 else "0-9"
            total[kind] += 1
            passes[kind] += call == PASSED
            if call == PASSED and points >= 12:
                shapes["".join(map(str, sorted(hand.lengths, reverse=True)))] += 1
    for kind in ("0-9", "10-11"):
        print(f"{f'{kind} hcp: passed':44} {share(passes[kind], total[kind]):>26}")
    missed = False
    for kind in ("12-19", "20+"):
        missed |= row(f"{kind} hcp: passed", share(passes[kind], total[kind]), "0", not passes[kind])
    if shapes:
        print("shapes with 12 or more that passed: " + ", ".join(f"{shape} {count}" for shape, count in shapes.items()))
    return missed


def describe(board: Board, end: Ended) -> None:
    """An auction to read."""
    print(f"\nboard {board.number}: dealer {SEATS[board.dealer]}, vulnerable {board.vulnerable}, "
          f"par {board.par}, score {end.score}, {imps(end.score - board.par)} IMP")  # fmt: skip
    for seat in range(4):
        tricks = " ".join(f"{board.tricks[strain][seat]:2}" for strain in range(5))
        print(
            f"  {SEATS[seat]} {dots(board.hands[seat]):18} {ValuedHand(board.hands[seat]).hcp:2} hcp   tricks {tricks}"
        )
    print(f"  {SEATS[board.dealer]}: {shown(end.calls)}")


if __name__ == "__main__":
    raise SystemExit(main())
