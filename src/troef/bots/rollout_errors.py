"""What rollouts get wrong: how far the lead of a move is from what stronger play makes of it, in points.

Measured by `bench/rollout_error.py --seconds 90`, in 42 to 200 positions of each game, with one standard error added,
with rollouts by rule players to the end of the deal; not measured since some of them end with the solver.
The error of an advice has this beside the chance of the worlds. Games that are not here were not measured in enough
positions: their error is the chance of the worlds alone.
"""

from typing import Final

ROLLOUT_ERRORS: Final[dict[str, float]] = {
    "bieden": 0.3,
    "boerenbridge": 10.7,
    "hartenjagen": 5.5,
    "kingen": 0.0,
    "klaverjassen": 17.9,
    "manillen": 3.6,
    "manillen-tornooi": 6.9,
    "rumba": 3.9,
    "toepen": 1.8,
    "zwikken": 26.6,
}
