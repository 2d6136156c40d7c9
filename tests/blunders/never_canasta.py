"""Canasta: what a partner would not forgive."""

from never import Never

import troef
from canasta_positions import table
from playing import play

#: What the others hold among other cards, and what is drawn next.
OTHERS = ("10 J 4 5", "", "10 J")
REST = " Q Q 7 7"
CANASTA: tuple[list[str], list[str]] = (["K K K K K K K"], [])


def _drawn(
    hand: str, melds: tuple[list[str], list[str]] = CANASTA, pile: str = "9", others: tuple[str, ...] = OTHERS
) -> troef.State:
    """Seat 0 held this hand, and has drawn an ace."""
    return play(table([hand, *others], pile, melds, stock="A" + REST), "0: draw stock")


def _a_pile_of_twelve() -> troef.State:
    hand = "Q Q 5 8"
    return table([hand, *OTHERS], "6 7 8 9 10 6 7 J 4 5 9 Q", (["K K K"], ["A A A"]))


NEVER = [
    Never("no two is laid on a natural canasta", lambda: _drawn("2 8 9"), 0, ("layoff 2 on K",)),
    Never("a joker is not thrown away", lambda: _drawn("* 8 9"), 0, ("discard *", "layoff * on K")),
    Never(
        "a large pile is not fed to those who have fours on the table",
        lambda: _drawn("8 4 9", (["K K K"], ["4 4 4", "A A A"]), "6 7 8 9 10 6 7 J J Q Q 5 5"),
        0,
        ("discard 4C", "discard A…"),
    ),
    Never(
        "the seventh king makes the canasta while they can go out",
        lambda: _drawn("K 4", (["K K K K K K"], ["6 6 6 6 6 6 6"])),
        0,
        ("discard …",),
    ),
    Never(
        "three eights go out while they can go out too",
        lambda: _drawn("8 8 8", (["K K K K K K K"], ["J J J J J J J"]), others=("10", "4", "10")),
        0,
        ("discard …",),
    ),
    Never(
        "they are not given a nine for their nines",
        lambda: _drawn("9 5 J Q", (["K K K"], ["9 9 9"]), pile="6 7 8"),
        0,
        ("discard 9…",),
    ),
    Never(
        "they are not given a five for their fives", lambda: _drawn("5 8 J", (["K K K"], ["5 5 5"])), 0, ("discard 5…",)
    ),
    Never(
        "they are not given a jack for their four jacks",
        lambda: _drawn("J 5 8 Q", (["K K K"], ["J J J J"]), pile="6 7 8 9 10 6 7", others=("10 4 5", "", "10")),
        0,
        ("discard J…",),
    ),
    Never("with two queens the pile of twelve is taken", _a_pile_of_twelve, 0, ("draw stock",)),
    Never(
        "the canasta is made while the opponents can go out",
        lambda: _drawn("A 4", (["A A A A A"], ["6 6 6 6 6 6 6"])),
        0,
        ("discard A…",),
    ),
]
