"""Rummy: what makes a neighbour at the table ask whether you are awake."""

from never import Never
from rummy_positions import table

import troef
from playing import play

#: A hand with which nobody is about to go out.
IDLE = "2D 5S 9C JD KH"


def _drawn(hand: str, drawn: str, other: str = IDLE, melds: tuple[str, ...] = ()) -> troef.State:
    """Seat 0 held this hand, and has drawn this card from the stock."""
    state = table(
        [hand, other],
        pile="3D",
        stock=f"{drawn} 10C 4S QS 6D AD 8S JC",
        melds=melds,
        exact=(0, 1) if len(other) < 3 else (0,),
    )
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
    Never("three sevens go out", lambda: _drawn("7S 7H 7D", "9S"), 0, ("discard …",)),
    Never(
        "the ten and the jack go on the row, and one is out",
        lambda: _drawn("10H JH", "2C", melds=("7H 8H 9H",)),
        0,
        ("discard …",),
    ),
    Never(
        "the queen that goes out lies open",
        lambda: table(["QS QH 2C", IDLE], pile="QD"),
        0,
        ("draw stock",),
    ),
    Never(
        "three kings are not kept in the hand when somebody has one card left",
        lambda: _drawn("KS KH KD 2C 3S", "7D", other="4H"),
        0,
        ("discard …",),
    ),
    Never(
        "no two is thrown before a king when somebody has one card left",
        lambda: _drawn("KS QD 9C", "2C", other="3H"),
        0,
        ("discard 2C",),
    ),
]
