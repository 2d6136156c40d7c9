"""Rummy: what makes a neighbour at the table ask whether you are awake."""

from never import Never
from rummy_positions import table

import troef
from playing import play

#: A hand with which nobody is about to go out.
IDLE = "2D 5S 9C JD KH"


def _drawn(hand: str, drawn: str, other: str = IDLE, melds: tuple[str, ...] = ()) -> troef.State:
    """Seat 0 held this hand, and has drawn this card from the stock."""
    state = table([hand, other], pile="3D", stock=f"{drawn} 10C 4S QS 6D AD 8S JC", melds=melds)
    return play(state, "0: draw stock")


NEVER = [
    Never("who can lay a row and go out does so", lambda: _drawn("7H 8H 9H", "KD"), 0, ("discard …",)),
    Never(
        "who can add his last card but one goes out",
        lambda: _drawn("10H", "2C", melds=("7H 8H 9H",)),
        0,
        ("discard …",),
    ),
    Never(
        "the nine that goes out lies open",
        lambda: table(["7H 8H 2C", IDLE.replace("9C", "QC")], pile="9H"),
        0,
        ("draw stock",),
    ),
    Never(
        "what fits on the table is added, not given away",
        lambda: _drawn("10H 2C 5D", "QC", other="KS", melds=("7H 8H 9H",)),
        0,
        ("discard 10H",),
    ),
    Never(
        "no king is kept for later when somebody has one card left",
        lambda: _drawn("KS QD 2C", "AC", other="3H", melds=("7H 8H 9H",)),
        0,
        ("discard AC", "discard 2C"),
    ),
]
