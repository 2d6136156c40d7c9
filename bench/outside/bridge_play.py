"""Bridge: how many tricks do declarer and the defence lose a deal, card by card, beside double dummy play?

    python bench/outside/bridge_play.py --player good --boards 200
    python bench/outside/bridge_play.py --player strong --budget 300 --boards 200 --out rows.jsonl
    python bench/outside/bridge_play.py --player strong --worlds 20 --side declarer --boards 100

The contracts come from the auction of `good`; deals that are passed out are left out. The named player plays all cards,
or those of one side against `good`. Before and after each card the solver says how many tricks declarer's side makes
when nobody errs (it finds what DDS finds: `tests/search/solver`). What the side that plays gives up is its loss.
`--out` keeps a row for each board, and the same command goes on where it stopped. `--worst` shows the dearest cards.

The bar: declarer and defence together at most 2.0 tricks a deal at 300 ms a card.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, stdev
from time import perf_counter, process_time
from typing import Any

import troef
from troef.bots.by_name import make_player
from troef.bots.player import Player
from troef.search.aims import unlike_moves
from troef.search.solver.solving import Solver
from troef.tricks.aim import Aim

NINETY_FIVE = 1.96
BAR = 2.0
ROLES = ("opening lead", "other defence", "declarer")
#: `--clock processor`: on a machine that is shared, players think by the time that they get.
CLOCKS = {"wall": perf_counter, "processor": process_time}

Row = dict[str, Any]


def auctioned(name: str, seed: str) -> troef.State:
    """A deal after the auction of the named player; over where all passed."""
    game = troef.game("bridge")
    dealer = sum(map(ord, seed)) % 4
    state = game.start(4, dealer)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    players = [make_player(name, game, f"{seed}:{seat}") for seat in range(4)]
    while not state.sheet and state.view(0).fact("contract") is None:
        (seat,) = state.actors()
        state.apply(seat, players[seat].choose(state.view(seat), 0.0))
    return state


class Judge:
    """Says how many tricks declarer's side makes in all when nobody errs any more."""

    def __init__(self) -> None:
        self.solver = Solver()

    def tricks(self, state: troef.State, declarer: int) -> int:
        """Those that are won and those to come."""
        view = state.view(declarer)
        won = sum(int(str(view.badge(seat, "tricks"))) for seat in (declarer, declarer ^ 2))
        aim = state.trick_aim(declarer)
        assert isinstance(aim, Aim)
        return won + self.solver.solve(aim)


def played(state: troef.State, players: "list[Player]", budget: float, clock: Callable[[], float]) -> Row:
    """The cards of a deal: tricks lost by role, and every card that lost some."""
    judge = Judge()
    first = state.view(0)
    declarer = int(str(first.fact("declarer")))
    value = judge.tricks(state, declarer)
    row: Row = {"contract": str(first.fact("contract")), "declarer": declarer, "value": value, "errors": []}
    lost = dict.fromkeys(ROLES, 0)
    taken, count = [], 0
    worlds: list[list[int]] = []
    while not state.sheet:
        (seat,) = state.actors()
        view = state.view(seat)
        begun = clock()
        move = players[seat].choose(view, budget)
        taken.append(round(1000 * (clock() - begun), 1))
        thoughts = getattr(players[seat], "thoughts", [])
        if thoughts:
            worlds.append([count // 4, thoughts[0].worlds])
        role = ROLES[2] if seat == declarer else ROLES[0] if count == 0 else ROLES[1]
        decided = len(unlike_moves(state, list(view.moves))) > 1
        before = [state.game.show(card) for _, card in view.log] if decided else []
        state.apply(seat, move)
        count += 1
        if not decided:
            continue
        now = int(sum(_won(state, declarer))) if state.sheet else judge.tricks(state, declarer)
        loss = value - now if seat == declarer else now - value
        assert loss >= 0, "the solver contradicts itself"
        lost[role] += loss
        value = now
        if loss:
            row["errors"].append([loss, role, count, seat, state.game.show(move), before])
    row |= {"lost": lost, "tricks": value, "taken": taken, "worlds": worlds}
    return row


def _won(state: troef.State, declarer: int) -> Iterator[int]:
    view = state.view(declarer)
    for seat in (declarer, declarer ^ 2):
        yield int(str(view.badge(seat, "tricks")))


def board(wanted: argparse.Namespace, number: int) -> "Row | None":
    """One board; None where it is passed out."""
    seed = f"{wanted.seed}:{number}"
    state = auctioned(wanted.auction, seed)
    if state.sheet:
        return None
    declarer = int(str(state.view(0).fact("declarer")))
    name = f"{wanted.player}:{wanted.worlds}" if wanted.worlds else wanted.player
    players: list[Player] = []
    for seat in range(4):
        side = "declarer" if (seat ^ declarer) & 1 == 0 else "defence"
        own = name if wanted.side in ("both", side) else wanted.other
        players.append(make_player(own, state.game, f"{seed}:{seat}"))
        if hasattr(players[-1], "clock"):
            players[-1].clock = CLOCKS[wanted.clock]
    hands = [troef.cards_text(state.view(seat).zone(f"hand-{seat}").cards) for seat in range(4)]
    return {"board": number, "hands": hands, **played(state, players, wanted.budget / 1000, CLOCKS[wanted.clock])}


def kept_rows(path: "Path | None") -> list[Row]:
    """The rows of an earlier run."""
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text().splitlines() if line.strip()]


def rows_of(wanted: argparse.Namespace) -> list[Row]:
    """A row for each board, those of an earlier run first; a line of progress where somebody looks on."""
    rows = kept_rows(wanted.out)
    number = max((row["board"] for row in rows), default=-1) + 1
    while len(rows) < wanted.boards:
        row = board(wanted, number)
        number += 1
        if row is None:
            continue
        rows.append(row)
        if wanted.out is not None:
            with wanted.out.open("a") as file:
                file.write(json.dumps(row) + "\n")
        if sys.stderr.isatty():
            losses = mean(sum(each["lost"].values()) for each in rows)
            print(f"\r{len(rows)} of {wanted.boards} boards, {losses:.2f} tricks ", end="", file=sys.stderr, flush=True)
    return rows[: wanted.boards]


def figure(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    half = NINETY_FIVE * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return f"{mean(values):5.2f} ± {half:.2f}"


def report(wanted: argparse.Namespace, rows: list[Row]) -> float:
    """Print the figures; the tricks that both sides lose together."""
    print(f"{wanted.player}, {len(rows)} boards: tricks lost a deal, double dummy")
    for role in ROLES:
        print(f"{role:18} {figure([row['lost'][role] for row in rows])}")
    defence = [row["lost"][ROLES[0]] + row["lost"][ROLES[1]] for row in rows]
    print(f"{'defence':18} {figure(defence)}")
    both = [sum(row["lost"].values()) for row in rows]
    print(f"{'together':18} {figure(both)}   wanted at most {BAR}")
    print(f"{'declarer makes':18} {figure([row['tricks'] - row['value'] for row in rows])} tricks over double dummy")
    taken = sorted(each for row in rows for each in row["taken"])
    print(f"milliseconds a card: median {taken[len(taken) // 2]}, 99 % within {taken[len(taken) * 99 // 100]}")
    tried = [pair for row in rows for pair in row["worlds"]]
    for trick in range(13):
        here = sorted(worlds for other, worlds in tried if other == trick)
        if here:
            print(f"trick {trick + 1:2}: worlds that were tried, in the median {here[len(here) // 2]}")
    errors = sorted(((error, row) for row in rows for error in row["errors"]), key=lambda pair: -pair[0][0])
    for (loss, role, count, seat, card, before), row in errors[: wanted.worst]:
        print(f"\nboard {row['board']}, {row['contract']} by {'NESW'[row['declarer']]}: {role}, card {count}")
        print(f"  {'NESW'[seat]} plays {card} and loses {loss}; before: {' '.join(before)}")
        for name, hand in zip("NESW", row["hands"], strict=True):
            print(f"  {name}: {hand}")
    return mean(both)


def main() -> int:
    """Play, and print the figures; 1 where the bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--player", default="strong")
    parser.add_argument("--other", default="good", help="who plays the other side")
    parser.add_argument("--auction", default="good", help="who bids")
    parser.add_argument("--side", choices=("both", "declarer", "defence"), default="both")
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--budget", type=float, default=300, help="milliseconds")
    parser.add_argument("--worlds", type=int, default=0, help="try this number of worlds, whatever the time")
    parser.add_argument("--clock", choices=tuple(CLOCKS), default="wall", help="whose time the budget is")
    parser.add_argument("--seed", default="outside")
    parser.add_argument("--out", type=Path, help="keeps a row for each board (JSON lines)")
    parser.add_argument("--worst", type=int, default=0, help="show this many of the dearest cards")
    wanted = parser.parse_args()
    return int(report(wanted, rows_of(wanted)) > BAR)


if __name__ == "__main__":
    sys.exit(main())
