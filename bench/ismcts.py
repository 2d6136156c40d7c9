"""Measures information-set tree search: iterations a second on every game, worlds sampled as the player does.

    python bench/ismcts.py [GAME…] [--seconds 1.0] [--runs 3] [--peers] [--json]

One iteration is a descent, a new edge, a playout to the end of the deal, and the credits; sampling the worlds
is part of the time. `opening` is the first position of a first deal in which somebody has a choice, `middle` is the
mean over positions in the middle of deals. `--peers` also measures the ISMCTS of OpenSpiel (C++, one random rollout an
iteration) on the first position with a choice of its own card games, where pyspiel is installed. One core.
"""

import argparse
import json
import statistics
import sys
import time
from importlib import import_module
from typing import Any

import troef
from troef.bots import make_player
from troef.bots.ismcts import search_until
from troef.bots.player import Resolute
from troef.core.dealer import SeededDealer, order_for
from troef.search.ismcts import Tree
from troef.sim.speed import positions

#: Games of OpenSpiel in which it samples worlds fast; in the auction of its bridge one takes 0.1 to 0.7 s, and in skat,
#: spades, crazy eights and tarok it cannot.
PEERS = ("hearts", "euchre")
#: What OpenSpiel takes for a search, as its own examples do.
THEIR_SIMULATIONS, THEIR_EXPLORATION = 2_000, 2.0
MIDDLES = 24


def iterations_per_second(view: troef.View, game: troef.Game, seconds: float, runs: int) -> float:
    """Of a search of one view: the median of several runs."""
    rates = []
    for run in range(runs):
        tree = Tree(game, view, troef.Rng(f"bench:{run}"))
        begun = time.process_time()
        search_until(tree, time.perf_counter() + seconds)
        rates.append(int(tree.iterations) / (time.process_time() - begun))
    return statistics.median(rates)


def opening(game: troef.Game) -> troef.View:
    """What the first seat that has a choice sees in a first deal."""
    state = game.start()
    dealer = SeededDealer("bench")
    while True:
        if state.awaits_deal:
            state.deal(order_for(state, dealer))
            continue
        seat = next(seat for seat in state.actors() if seat >= 0)
        moves = state.legal(seat)
        if len(moves) > 1:
            return state.view(seat)
        state.play(seat, moves[0])


def middle(game: troef.Game, seconds: float, runs: int) -> float:
    """The mean over positions in the middle of deals."""
    states = positions(game, MIDDLES)
    views = [state.view(next(seat for seat in state.actors() if seat >= 0)) for state in states]
    return statistics.fmean(iterations_per_second(view, game, seconds / MIDDLES, runs) for view in views)


def of_openspiel(name: str, runs: int) -> float:
    """Simulations a second of OpenSpiel's search in the first position with a choice."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    state = game.new_initial_state()
    stream = troef.Rng("bench")
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        actions = state.legal_actions()
        state.apply_action(actions[int(stream.below(len(actions)))])
    policy = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    rates = []
    for run in range(runs):
        evaluator = spiel.RandomRolloutEvaluator(1, run)
        bot = spiel.ISMCTSBot(run, evaluator, THEIR_EXPLORATION, THEIR_SIMULATIONS, -1, policy, False, False)
        begun = time.process_time()
        bot.step(state)
        rates.append(THEIR_SIMULATIONS / (time.process_time() - begun))
    return statistics.median(rates)


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[info.slug for info in troef.all_games()])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--peers", action="store_true")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    report: list[dict[str, object]] = []
    for slug in arguments.games:
        game = troef.game(slug)
        if isinstance(make_player("good", game, 1), Resolute):
            continue  # a race: nobody searches
        first = iterations_per_second(opening(game), game, arguments.seconds, arguments.runs)
        later = middle(game, arguments.seconds, arguments.runs)
        report.append({"game": slug, "opening": round(first), "middle": round(later)})
        if not arguments.json:
            print(f"{slug:18} {first:10,.0f} opening  {later:10,.0f} middle", flush=True)
    for name in PEERS if arguments.peers else ():
        rate = of_openspiel(name, arguments.runs)
        report.append({"game": f"openspiel {name}", "opening": round(rate)})
        if not arguments.json:
            print(f"openspiel {name:8} {rate:10,.0f} opening", flush=True)
    if arguments.json:
        print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
