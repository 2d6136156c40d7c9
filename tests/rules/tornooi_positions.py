"""Positions of tournament manille for its tests."""

from trick_endings import laid_trick

import troef
from playing import lay, play

SLUG = "manillen-tornooi"
RANKS = ("10", "A", "K", "Q", "J", "9", "8", "7")
SUITS = ("S", "H", "D", "C")
POINTS = {"10": 5, "A": 4, "K": 3, "Q": 2, "J": 1}


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def in_trick(trick: str, hand: str, announced: str = "trump H") -> troef.State:
    """A position in which this trick lies on the table and seat 3, with this hand, is next; its partner is seat 1."""
    count = len(trick.split())
    players = [(3 - count + place) % 4 for place in range(count + 1)]
    dealer = (players[0] + 3) % 4
    before = [f"{dealer}: {announced}", f"{(dealer + 1) % 4}: pass", f"{(dealer + 3) % 4}: pass"]
    return laid_trick(game(), players, trick, hand, before, announced[-1], dealer=dealer)


def announce(state: troef.State, announced: str = "trump H") -> troef.State:
    """The dealer announces, and nobody knocks."""
    play(state, f"{int(state.dealer)}: {announced}")
    while state.phase.name() == "knocking":
        play(state, f"{state.actors()[0]}: pass")
    return state


def play_out(state: troef.State) -> troef.State:
    """Play the lowest card that is allowed by the duties until the deal is over."""
    rows = len(state.sheet)
    while len(state.sheet) == rows:
        if state.phase.name() == "recording":
            play(state, "0: record")
        else:
            seat = int(state.tricks.turn)
            state.play(seat, free_cards(state)[0])
    return state


def free_cards(state: troef.State) -> list[int]:
    """The moves of the seat on turn that break no duty, also where others may fall."""
    tricks = state.tricks
    cards = tricks.allowed(tricks.flags)
    return [card * 64 for card in range(63) if 2**card & cards]


def one_suit_each(dealer: int = 3, **options: object) -> troef.State:
    """Seat 0 holds all spades, 1 all hearts, 2 all diamonds, 3 all clubs."""
    suits = {seat: " ".join(rank + suit for rank in RANKS) for seat, suit in enumerate("SHDC")}
    return lay(game(**options), dealer=dealer, hands=suits)


def settle_deals(state: troef.State, deals: int) -> troef.State:
    """Deal and play this many deals; a draw that is due is held as well."""
    dealer = troef.SeededDealer("round")
    rows = len(state.sheet)
    while len(state.sheet) < rows + deals and state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        else:
            announce(state)
            play_out(state)
    return state
