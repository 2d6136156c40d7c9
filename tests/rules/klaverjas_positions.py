"""Positions of klaverjassen for its tests."""

from trick_endings import laid_trick

import troef
from playing import lay, play, texts
from troef.cards.card import parse_cards

SLUG = "klaverjassen"
VARIANTS = ("amsterdams", "rotterdams", "utrechts")
RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("S", "H", "D", "C")


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def in_trick(trick: str, hand: str, trump: str = "H", **options: object) -> troef.State:
    """A position in which this trick lies on the table and seat 3, with this hand, is next."""
    count = len(trick.split())
    players = [(3 - count + place) % 4 for place in range(count + 1)]
    trumps = [f"{players[0]}: trump {trump}"]
    return laid_trick(game(**options), players, trick, hand, trumps, trump, dealer=(players[0] + 3) % 4)


def mask(cards: list[str]) -> int:
    return sum(2**card for card in parse_cards(cards))


def play_out(state: troef.State, claim: bool = True) -> troef.State:
    """Play the lowest legal card until the deal is over."""
    number = state.deal_number
    while state.actors() and state.deal_number == number:
        seat = state.actors()[0]
        moves = texts(state, seat)
        if "roem" in moves:
            play(state, f"{seat}: {'roem' if claim else 'no roem'}")
        else:
            state.play(seat, state.legal(seat)[0])
    return state


def one_suit_each() -> troef.State:
    """Seat 0 leads and holds all spades, 1 all hearts, 2 all diamonds, 3 all clubs."""
    suits = {seat: " ".join(rank + suit for rank in RANKS) for seat, suit in enumerate("SHDC")}
    return lay(game(), dealer=3, hands=suits)
