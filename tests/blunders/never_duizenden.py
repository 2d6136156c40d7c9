"""Duizenden: what costs a hundred points, or the round."""

from duizenden_positions import OTHERS, table
from never import Never

import troef
from playing import play

#: A player who is not about to go out, one with all its cards, and one who holds a single card.
MANY = "2C 3D 10D JC KD"
ALL = f"{MANY} 7D 8D AH 5C 9S 6H 8C"
ONE = "3D"


def _drawn(hand: str, drawn: str, other: str) -> troef.State:
    """Seat 0 held this hand, and has drawn this card."""
    return play(table(hand, stock=drawn, others=(other,), exact=(0, 1)), "0: draw")


def _last_drawn(hand: str, drawn: str) -> troef.State:
    """Seat 0 has drawn the last card of the stock: the next, with one card, cannot take the pile, and it is over."""
    return play(table(hand, stock=drawn, others=(ONE, OTHERS, OTHERS), exact=(0, 1), left=1), "0: draw")


def _a_king_for_the_queen() -> troef.State:
    return table("QS JS KC KD 4H", "KH 5H KS", stock=OTHERS, others=(ALL,))


NEVER = [
    Never("a joker is not thrown away", lambda: _drawn("* 9H 2C", "AS", MANY), 0, ("discard *",)),
    Never("two equal cards go out together", lambda: _drawn("JD", "JD", MANY), 0, ("discard JD",)),
    Never("the queen is not kept to the end", lambda: _last_drawn("QS KS JS 9D 4C", "7H"), 0, ("discard …",)),
    Never("three aces are not kept to the end", lambda: _last_drawn("AH AD AC 9D 7S", "6C"), 0, ("discard …",)),
    Never("the king that brings the queen home is taken", _a_king_for_the_queen, 0, ("draw",)),
    Never("no joker is thrown away with two kings in hand", lambda: _drawn("* KH KS", "4C", MANY), 0, ("discard *",)),
    Never("three kings are not kept to the end", lambda: _last_drawn("KH KD KC 9D 7S", "6C"), 0, ("discard …",)),
    Never("a row of hearts is not kept to the end", lambda: _last_drawn("10H JH QH 9D 4C", "6C"), 0, ("discard …",)),
    Never("four tens are not kept to the end", lambda: _last_drawn("10S 10H 10D 10C 4C", "7H"), 0, ("discard …",)),
    Never("two equal aces go out together", lambda: _drawn("AD", "AD", MANY), 0, ("discard AD",)),
]
