"""What an environment plays, asked of itself: each probe prints what it found. Runs in the library's environment.

python rules.py PROBE      prints @ and a sentence
"""

import random
import sys

from tables import table


def played(on, seeds):
    """The returns of random games: of OpenSpiel, or the payoffs of RLCard."""
    found = []
    for seed in range(seeds):
        rng = random.Random(seed)
        on.start(seed)
        while not on.over():
            on.act(rng.choice(on.legal()))
        found.append(tuple(on.state.returns()) if hasattr(on, "game") else tuple(on.env.get_payoffs().tolist()))
    return found


def skat_openspiel():
    """Which actions there are at the first decision of the auction."""
    on = table("openspiel", "skat")
    on.start(0)
    told = [on.state.action_to_string(on.current(), action) for action in on.legal()]
    return f"the first player's choice: {', '.join(told)}"


def skat_troef():
    """The same."""
    import troef

    game = troef.game("skat")
    state = game.start()
    state.deal(state.pack())
    first = [game.show(move) for move in state.legal(state.actors()[0])]
    return f"the first player's choice: {', '.join(first)}; values of games are bid"


def bridge_openspiel():
    """Whether cards are played by default."""
    on, calls, cards = table("openspiel", "bridge"), 0, 0
    for seed in range(5):
        rng = random.Random(seed)
        on.start(seed)
        while not on.over():
            action = rng.choice(on.legal())
            calls, cards = calls + (action >= 52), cards + (action < 52)
            on.act(action)
    return f"by default: {calls} calls and {cards} cards in five deals (a solver scores them; an option plays)"


def bridge_pgx():
    """How long a deal is."""
    on = table("pgx", "bridge_bidding")
    return f"{on.actions} actions, all of them calls: the auction; the play is a table of solved deals"


def bridge_rlcard():
    """What is paid."""
    found = played(table("rlcard", "bridge"), 40)
    most = max(max(row) for row in found)
    return (
        f"the payoffs of 40 random deals lie between {min(map(min, found)):g} and {most:g}: tricks, no score of bridge"
    )


def bridge_troef():
    """What is paid."""
    import troef

    game = troef.game("bridge")
    result = {"contract": "4H", "doubled": 1, "declarer": 0, "tricks": 12, "vulnerable": True}
    return f"auction and play; 4♥ doubled, vulnerable, two overtricks: {game.settle(result)[0]} (rubber bridge)"


def rummy_rlcard():
    """What is paid."""
    found = played(table("rlcard", "gin-rummy"), 40)
    return f"payoffs between {min(map(min, found)):.2f} and {max(map(max, found)):.2f}: deadwood over 100, one deal"


def uno_rlcard():
    """What is paid, and at how many seats."""
    on = table("rlcard", "uno")
    return f"{on.seats} seats, payoffs {sorted(set(played(on, 20)))}: no points for the cards that are left"


def hearts_openspiel():
    """How many deals a game has."""
    on = table("openspiel", "hearts")
    on.start(0)
    rng, decisions = random.Random(0), 0
    while not on.over():
        on.act(rng.choice(on.legal()))
        decisions += 1
    return f"one deal: over after {decisions} decisions with returns {[int(value) for value in on.state.returns()]}"


def poker_rlcard():
    """Which sizes of bet there are."""
    from rlcard.games.nolimitholdem.round import Action

    return f"no limit: {', '.join(action.name.lower() for action in Action)}"


def poker_troef():
    """Which sizes of bet there are."""
    import troef

    state = troef.game("poker").start(2)
    state.deal(state.pack())
    raises = [troef.game("poker").show(move) for move in state.legal(state.actors()[0])]
    return f"no limit: {len(raises)} moves at the first decision, every whole number of chips"


PROBES = {name: probe for name, probe in globals().items() if name.rpartition("_")[2] in (
    "openspiel", "pgx", "rlcard", "troef",
)}  # fmt: skip

if __name__ == "__main__":
    print("@" + PROBES[sys.argv[1]](), flush=True)
