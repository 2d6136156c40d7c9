"""What an environment does with an action that is not legal. Runs in the environment of the library.

    python illegal.py KIND NAME DECISIONS:WHICH …      prints @OUTCOME for each case

A case is an illegal action after this number of random decisions. `WHICH` is `first` or `last`, the smallest and the
largest action that is not legal there, `huge` (99,999) or `negative` (-5). Outcomes:

* `refused`: an exception, and the table is as it was. `refused, changed`: an exception, and it is not, or cannot go on.
* `ends`: the game is over. `ignored`: nothing happens.
* `accepted`: it counts as a move, and the game goes on to its end. `stuck`: it counts, and later nobody can move.
  `fails later`: it counts, and a later legal action raises.
* `panic`: an exception that `except Exception` does not catch.

Who starts this sees `crash` where the process dies and `hangs` where it takes too long.
"""

import random
import sys

from tables import table

#: After an illegal action a game goes on, if it does, for this many decisions at most.
MOST = 300


def looks(on):
    """What a table shows, as far as it can be compared."""
    return on.over(), on.current(), on.legal(), [on.seen(seat) for seat in range(on.seats)]


def play_on(on, rng):
    """Play legal actions to the end."""
    for _ in range(MOST):
        if on.over():
            return "accepted"
        legal = on.legal()
        if not legal:
            return "stuck"
        on.act(rng.choice(legal))
    return "accepted"


def outcome(on, decisions, which):
    """What becomes of an illegal action after some random decisions."""
    rng = random.Random(decisions)
    on.start(decisions)
    for _ in range(decisions):
        if on.over():
            return "n/a"
        on.act(rng.choice(on.legal()))
    if on.over():
        return "n/a"
    legal = set(on.legal())
    others = [action for action in range(on.actions) if action not in legal]
    if not others and which in ("first", "last"):
        return "n/a"
    bad = {"first": others and others[0], "last": others and others[-1], "huge": 99_999, "negative": -5}[which]
    before = looks(on)
    try:
        on.act(bad)
    except Exception:
        return after_refusal(on, before, rng)
    except BaseException:  # of Rust: no `except Exception` catches it
        return "panic"
    if on.over():
        return "ends"
    if looks(on) == before:
        return "ignored"
    try:
        return play_on(on, rng)
    except Exception:
        return "fails later"


def after_refusal(on, before, rng):
    """Whether all is as it was, and the game can go on."""
    try:
        same = looks(on) == before and play_on(on, rng) == "accepted"
    except Exception:
        same = False
    return "refused" if same else "refused, changed"


if __name__ == "__main__":
    kind, name, *cases = sys.argv[1:]
    on = table(kind, name)
    for case in cases:
        decisions, _, which = case.partition(":")
        if kind != "pgx":  # its states are values; others may be broken by the case before
            on = table(kind, name)
        print("@" + outcome(on, int(decisions), which), flush=True)
