"""Positions of manillen for its tests: anticlockwise, so seat 2 plays after seat 3."""

from trick_endings import laid_trick

import troef
from playing import lay, texts

SLUG = "manillen"
RANKS = ("10", "A", "K", "Q", "J", "9", "8", "7")
SUITS = ("S", "H", "D", "C")


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def in_trick(trick: str, hand: str, trump: str = "H", **options: object) -> troef.State:
    """A position in which this trick lies on the table and seat 0, with this hand, is next.

    The dealer is the last to play to the trick; he holds the lowest trump that is left, which was turned up.
    """
    cards, own = trick.split(), hand.split()
    players = [(len(cards) - place) % 4 for place in range(len(cards) + 1)]
    dealer = (players[0] + 1) % 4
    if dealer:
        upcard = next(rank + trump for rank in reversed(RANKS) if rank + trump not in {*cards, *own})
    else:
        upcard = next(card for card in own if card.endswith(trump))
    return laid_trick(game(**options), players, trick, hand, [], trump, dealer=dealer, upcard=upcard)


def choices(trick: str, hand: str, trump: str = "H", **options: object) -> set[str]:
    return texts(in_trick(trick, hand, trump, **options), 0)


def one_suit_each(**options: object) -> troef.State:
    """Seat 0 leads; it holds all spades, seat 1 (the dealer) hearts with the king turned up, 2 diamonds, 3 clubs."""
    suits = {seat: " ".join(rank + suit for rank in RANKS) for seat, suit in enumerate("SHDC")}
    return lay(game(**options), dealer=1, hands=suits, upcard="KH")


#: E15: seat 2 is asked by seat 0, who leads; hearts is trump.
PARTNER = "10H QH 10S AD 9D 8C 7C KC"


def consulting(**options: object) -> troef.State:
    """E15 with seat 1 as the dealer, so that seats 0 and 2 may consult."""
    hands = {0: "AS KS 7S 8S 9S AH 10D 10C", 1: "QS JS KD QD JD AC QC", 2: PARTNER}
    return lay(game(**options), dealer=1, hands=hands, upcard="KH")


def play_out(state: troef.State) -> troef.State:
    """Play the lowest legal card until the deal is over."""
    number = state.deal_number
    while state.actors() and state.deal_number == number:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1])
    return state


def one_side_takes_all(taker: int, **options: object) -> troef.State:
    """A match in whose first deal all tricks go to seat `taker`, who holds all trumps and deals."""
    suits = {(taker + step) % 4: " ".join(rank + "HSDC"[step] for rank in RANKS) for step in range(4)}
    return lay(game(**options), dealer=taker, hands=suits, upcard="7H")
