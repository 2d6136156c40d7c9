"""Positions of cinch for its tests; hearts are trumps in most of them, seat 3 deals."""

import troef
from playing import lay, play
from troef.cards.card import parse_cards

SLUG = "cinch"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = ("S", "H", "D", "C")

#: E12: seat 0 holds three trumps and draws three, seat 1 eight, seat 2 none; the dealer finds seven cards.
HANDS = {
    0: "KH 9H 5D 2S 3S 4S 6C 7C 8C",
    1: "AH QH JH 10H 8H 7H 6H 5H 2C",
    2: "5S 6S 7S 8S 9S 3C 4C 5C 9C",
    3: "4H 10S JS QS 10C JC QC 10D JD",
}
STOCK = "2D 3D 4D 3H 6D 7D 8D 9D QD 2H KD AD KS AS KC AC"

#: R15: the dealer holds nine trumps, the stock the other five.
BARE = {
    0: "AS KS QS JS 10S 9S 8S 7S 6S",
    1: "AC KC QC JC 10C 9C 8C 7C 6C",
    2: "5S 4S 3S 2S 5C 4C 3C 2C 2D",
    3: "AH KH QH JH 10H 9H 8H 7H 6H",
}
BARE_STOCK = "AD KD QD JD 10D 9D 8D 7D 6D 4D 3D 5H 5D 4H 3H 2H"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def mask(cards: "list[str] | str") -> int:
    return sum(2**card for card in parse_cards(cards))


def bidding(**options: object) -> troef.State:
    """A deal in which seat 0 speaks first."""
    return lay(game(**options), dealer=3, hands=HANDS, stock=STOCK)


def discarding() -> troef.State:
    """E12: seat 1 has named hearts and has two trumps too many."""
    return play(bidding(), "0: pass", "1: bid 9", "2: pass", "3: pass", "1: trump H")


def robbing(*thrown: str) -> troef.State:
    """The dealer looks through the stock."""
    state = discarding()
    for card in thrown or ("7H", "6H"):
        play(state, f"1: discard {card}")
    return state


KEPT = ("4H", "2H", "AD", "KD", "AS", "AC")


def leading(*thrown: str, kept: tuple[str, ...] = KEPT) -> troef.State:
    """Seat 1 leads; the dealer has kept these cards."""
    state = robbing(*thrown)
    for card in [*HANDS[3].split(), *STOCK.split()[9:]]:
        if card not in kept:
            play(state, f"3: discard {card}")
    return state


def bare() -> troef.State:
    """R15: the player before the dealer cannot be served from the stock."""
    state = lay(game(), dealer=3, hands=BARE, stock=BARE_STOCK)
    return play(state, "0: pass", "1: pass", "2: pass", "3: bid 14", "3: trump H")
