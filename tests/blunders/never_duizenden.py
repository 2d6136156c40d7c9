"""Duizenden: what costs a hundred points, or the round."""

from collections import Counter

from duizenden_positions import table
from never import Never

import troef
from playing import play
from troef.cards.card import card_text, parse_cards
from troef.cards.pack import make_pack
from troef.melds.unseen import faces_of

#: Players with all their cards, who are not about to go out, and one who holds a single card.
ALL = "2C 3D 10D JC 7D 8D AH 5C 9S 6H 8C"
MANY = "2C 3D 10D JC KD"
ONE = "3D"


def _rest(*named: str) -> str:
    """All cards of the two packs but these."""
    left = Counter(faces_of(list(make_pack(jokers=2, packs=2))))
    left.subtract(faces_of(parse_cards(" ".join(named))))
    return " ".join(card_text(face) for face in left.elements())


def _drawn(hand: str, drawn: str, other: str) -> troef.State:
    """Seat 0 held this hand, and has drawn this card; all others lie in the stock."""
    stock = f"{drawn} {_rest(hand, drawn, other, '2D')}"
    return play(table(hand, stock=stock, others=(other,)), "0: draw")


def _last_drawn(hand: str, drawn: str) -> troef.State:
    """Seat 0 has drawn the last card of the stock: the other, with one card, cannot take the pile, and it is over."""
    pile = _rest(hand, drawn, ONE)
    return play(table(hand, top=pile, stock=drawn, others=(ONE,)), "0: draw")


def _a_king_for_the_queen() -> troef.State:
    hand, pile = "QS JS KC KD 4H", "KH 5H KS"
    return table(hand, top=pile, stock=_rest(hand, pile, ALL), others=(ALL,))


NEVER = [
    Never("a joker is not thrown away", lambda: _drawn("* 9H 2C", "AS", MANY), 0, ("discard *",)),
    Never("two equal cards go out together", lambda: _drawn("JD", "JD", MANY), 0, ("discard JD",)),
    Never("the queen is not kept to the end", lambda: _last_drawn("QS KS JS 9D 4C", "7H"), 0, ("discard …",)),
    Never("three aces are not kept to the end", lambda: _last_drawn("AH AD AC 9D 7S", "6C"), 0, ("discard …",)),
    Never("the king that brings the queen home is taken", _a_king_for_the_queen, 0, ("draw",)),
]
