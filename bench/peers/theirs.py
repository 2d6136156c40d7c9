"""Random matches on OpenSpiel or RLCard, driven from Python; runs in the environment that `run.py` makes.

    python theirs.py openspiel|rlcard GAME SECONDS RUNS     prints a JSON list: decisions per second of each run

Uniformly random legal choices; the deal is inside the timer. The numbers for these choices come from a list made
beforehand, as in Troef's own loop (`troef.sim.speed.drive`); OpenSpiel deals card by card through chance nodes, which
are sampled by their weights.
"""

import itertools
import json
import random
import sys
import time

_CHANCE = random.Random(2024)
NUMBERS = [_CHANCE.random() for _ in range(100_003)]

#: The names under which OpenSpiel knows what is compared.
OPENSPIEL = {
    "skat": "skat",
    "bridge": "bridge(use_double_dummy_result=false)",
    "gin_rummy": "gin_rummy",
    "crazy_eights": "crazy_eights",
    "universal_poker": (
        "universal_poker(betting=nolimit,numPlayers=2,numRounds=4,blind=100 50,firstPlayer=2 1 1 1,numSuits=4,"
        "numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,stack=20000 20000,bettingAbstraction=fullgame)"
    ),
}


def openspiel_match(game, numbers):
    """One game from the deal to the end: the decisions made by players."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(next(numbers) * len(actions))])
        decisions += 1
    state.returns()
    return decisions


def rlcard_match(environment, numbers):
    """One game through `reset` and `step`."""
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        actions = list(state["legal_actions"])
        state, _ = environment.step(actions[int(next(numbers) * len(actions))])
        decisions += 1
    environment.get_payoffs()
    return decisions


def player_of(library, name):
    """A function that plays one match and counts its decisions."""
    numbers = itertools.cycle(NUMBERS)
    if library == "openspiel":
        import pyspiel

        game = pyspiel.load_game(OPENSPIEL[name])
        return lambda: openspiel_match(game, numbers)
    import rlcard

    environment = rlcard.make(name, config={"seed": 3})
    return lambda: rlcard_match(environment, numbers)


def main():
    """Measure."""
    library, name, seconds, runs = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
    play = player_of(library, name)
    play()
    rates, spare = [], 2 * runs
    while len(rates) < runs:
        decisions, taken, begin, used = 0, 0.0, time.perf_counter(), time.process_time()
        while taken < seconds:
            decisions += play()
            taken = time.perf_counter() - begin
        if spare and time.process_time() - used < 0.97 * taken:  # somebody else was on this core
            spare -= 1
            continue
        rates.append(decisions / taken)
    print(json.dumps(rates))


if __name__ == "__main__":
    main()
