"""Jokeren: what nobody throws away or leaves lying."""

from jokeren_positions import laying
from never import Never

#: Two players who are not about to go out.
MANY = ("2C 3D 5H 9C JD", "2S 4D 6H 10C KD")


NEVER = [
    Never(
        "a joker is not thrown away",
        lambda: laying("* KC 2D", "6S", others=MANY[:1], out=False),
        0,
        ("discard *",),
    ),
    Never("who can lay a set and go out does so", lambda: laying("4H 4D 4C", "6S", others=MANY), 0, ("discard …",)),
    Never(
        "the joker on the table takes the last three cards along",
        lambda: laying("9D KC KS", "6S", melds=("8D *=9D 10D",), others=MANY),
        0,
        ("discard …",),
    ),
    Never(
        "the joker is added to go out",
        lambda: laying("*", "6S", melds=("8S 9S 10S",), others=MANY),
        0,
        ("discard …",),
    ),
    Never(
        "what fits is added when somebody has one card left",
        lambda: laying("7S 3H KC", "QD", melds=("8S 9S 10S",), others=("2C", "2S"), exact=(0, 1, 2)),
        0,
        ("discard …",),
    ),
    Never(
        "who can come out with all his cards does so while somebody has one card left",
        lambda: laying("JC QC KC 8D 9D 10D 4H 5H 6H 7H 3S 3C 3D", "6S", others=("2C",), exact=(0, 1), out=False),
        0,
        ("discard …",),
    ),
    Never(
        "no joker is thrown away by who is out", lambda: laying("* KC 2D 9H 4S", "6S", others=MANY), 0, ("discard *",)
    ),
    Never("who can lay a row and go out does so", lambda: laying("9H 10H JH", "6S", others=MANY), 0, ("discard …",)),
    Never(
        "the last card but one goes on the row",
        lambda: laying("JS", "6D", melds=("8S 9S 10S",), others=MANY),
        0,
        ("discard …",),
    ),
    Never(
        "four sevens go out",
        lambda: laying("7S 7H 7D 7C", "QD", others=MANY),
        0,
        ("discard …",),
    ),
    Never(
        "three kings are laid when somebody has one card left",
        lambda: laying("KS KH KD 3H 5C", "9D", others=("2C", "2S"), exact=(0, 1, 2)),
        0,
        ("discard …",),
    ),
    Never(
        "both ends of the row take a card, and one is out",
        lambda: laying("7S JS", "QD", melds=("8S 9S 10S",), others=MANY),
        0,
        ("discard …",),
    ),
]
