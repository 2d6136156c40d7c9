"""How long it takes to finish a deal by the rollout policy and by rule players, from the first card on.

    taskset -c 1 .venv/bin/python bench/rollouts.py [GAME] [SECONDS]

For a game of tricks (klaverjassen): microseconds of processor time a deal for each, and their ratio.
"""

import sys
from collections.abc import Callable
from time import process_time

import troef
from troef.bots.rule_players import rule_player
from troef.core.rng import Rng
from troef.search.rollout_policy import finish_by_policy, policy_of


def first_card(slug: str) -> troef.State:
    """A deal of which the rule players have bid, with the first card to be played."""
    game = troef.game(slug)
    state = game.start()
    rng = Rng(f"rollouts of {slug}")
    while policy_of(state) is None:
        if state.awaits_deal:
            state.deal_shuffled(rng)
            continue
        seat = state.actors()[0]
        state.play(seat, rule_player(game, seat).choose(state.view(seat), 0.0))
    return state


def microseconds(state: troef.State, finish: Callable[[troef.State], None], seconds: float) -> float:
    """The processor time that finishing a copy takes on average."""
    begin, finished = process_time(), 0
    while process_time() - begin < seconds:
        finish(state.copy())
        finished += 1
    return 1e6 * (process_time() - begin) / finished


def main() -> None:
    slug = sys.argv[1] if len(sys.argv) > 1 else "klaverjassen"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    state = first_card(slug)
    rows = len(state.sheet)
    rng = Rng("cards")
    players = [rule_player(state.game, seat) for seat in range(int(state.seats))]

    def by_rule_players(copy: troef.State) -> None:
        while len(copy.sheet) == rows:
            seat = copy.actors()[0]
            copy.apply(seat, players[seat].choose(copy.view(seat), 0.0))

    policy = microseconds(state, lambda copy: finish_by_policy(copy, rng, rows), seconds)
    rule = microseconds(state, by_rule_players, seconds)
    print(f"{slug}: by the policy {policy:.1f} µs, by rule players {rule:.1f} µs, {rule / policy:.0f} times as long")


if __name__ == "__main__":
    main()
