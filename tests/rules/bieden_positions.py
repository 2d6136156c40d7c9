"""Deals of bieden that tests sit down at, and plain readings of the book to hold the engine against."""

from itertools import combinations
from typing import Any

import troef
from playing import lay, play
from troef.cards.card import card_text
from troef.core.game import State

SLUG = "bieden"

#: Nobody has roem; seat 3 deals, so seat 0 speaks first.
PLAIN = {
    0: "JS 9S AS KD 8D QH 7C 10C",
    1: "KS 8S AD QD 9D JH 10H 9C",
    2: "QS 7S JD 10D AH 9H KC 8C",
    3: "10S 7D KH 8H 7H AC QC JC",
}

#: Seat 0 has king and queen of hearts and nothing else to count.
BELOTE = {
    0: "KH QH AS KD 8D 9S 7C 10C",
    1: "KS 8S AD QD 9D JH 10H 9C",
    2: "QS 7S JD 10D AH 9H KC 8C",
    3: "10S 7D JS 8H 7H AC QC JC",
}

#: Seat 0 has a run of four with king and queen of hearts, as in E9.
RUN = {
    0: "KH QH JH 10H 7S 8S AD 9C",
    1: "KS AS KD QD 9D 7H 8C 10C",
    2: "QS 9S JD 10D AH 9H KC 7C",
    3: "10S 7D JS 8H 8D AC QC JC",
}

ORDER = "AKQJT987"
PASSES = ("0: pass", "1: pass", "2: pass")


def game(**options: Any) -> troef.Game:
    return troef.game(SLUG, **options)


def sit(hands: dict[int, str], *steps: str, dealer: int = 3, **options: Any) -> State:
    """A first deal with these hands, after these moves."""
    return play(lay(game(**options), dealer=dealer, hands=hands), *steps)


def auction_of(bid: str, bidder: int = 0) -> tuple[str, ...]:
    """The auction in which one seat bids and the others pass; seat 0 speaks first."""
    return tuple(f"{seat}: {bid if seat == bidder else 'pass'}" for seat in range(4))


def play_out(state: State, seed: "int | str" = "out") -> State:
    """Random cards to the end of the deal; nobody gives up."""
    rng = troef.Rng(seed)
    while state.actors():
        seat = state.actors()[0]
        moves = [move for move in state.legal(seat) if state.game.show(move) != "concede"]
        state.play(seat, moves[rng.below(len(moves))])
    return state


def hand_of(state: State, seat: int) -> set[str]:
    return set(card_texts(state.view(troef.REFEREE).zone(f"hand-{seat}").cards))


def card_texts(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]


# ---- S2–S5 as the book has them, by trying everything ----


def melds_of(hand: frozenset[str], trump: str) -> list[tuple[frozenset[str], int]]:
    """Every run (of any length from three) and every carré in a hand, with what it counts."""
    found = []
    for suit in "SHDC":
        for low in range(8):
            for length in range(3, 9 - low):
                run = frozenset(name(ORDER[place]) + suit for place in range(low, low + length))
                if run <= hand:
                    points = {3: 20, 4: 50}.get(length, 100)
                    if suit == trump and {"K" + suit, "Q" + suit} <= run:
                        points += 20
                    found.append((run, points))
    for rank, points in (("Q", 100), ("K", 100), ("A", 100), ("J", 200)):
        carre = frozenset(rank + suit for suit in "SHDC")
        if carre <= hand:
            found.append((carre, points))
    return found


def name(letter: str) -> str:
    return "10" if letter == "T" else letter


def book_roem(hand: str, trump: str) -> int:
    """The best total of melds that share no card."""
    melds = melds_of(frozenset(hand.split()), trump)
    best = 0
    for count in (1, 2):
        for chosen in combinations(melds, count):
            cards = [card for meld, _ in chosen for card in meld]
            if len(cards) == len(set(cards)):
                best = max(best, sum(points for _, points in chosen))
    return best
