"""Positions of boerenbridge for tests: any round of a match, dealt as one likes."""

from typing import Any

import troef
from playing import play

SLUG = "boerenbridge"


def game(**options: object) -> troef.Game:
    return troef.game(SLUG, **options)


def at_round(number: int, seats: int = 4, dealer: int = 3, **options: object) -> troef.State:
    """A match that awaits the deal of a round, dealt by `dealer`."""
    state = game(**options).start(seats, (dealer - number + 1) % seats)
    cards, rng = troef.SeededDealer(number), troef.Rng(number)
    while state.deal_number + 1 < number or not state.awaits_deal:
        if state.awaits_deal:
            state.deal(cards.next(state.pack()))
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert state.dealer == dealer
    return state


def dealt(
    number: int, hands: "dict[int, str] | None" = None, seats: int = 4, dealer: int = 3, **more: Any
) -> troef.State:
    """A round whose hands lie as told; `upcard` makes trump, `size` says how many cards a hand has if none is full."""
    places = {name: more.pop(name) for name in ("upcard", "size") if name in more}
    state = at_round(number, seats, dealer, **more)
    state.deal(state.game.arrange(hands=hands or {}, seats=seats, dealer=dealer, **places))
    return state


def predict(state: troef.State, *numbers: int) -> troef.State:
    """The next players say these numbers."""
    for number in numbers:
        play(state, f"{state.actors()[0]}: predict {number}")
    return state


def numbers(state: troef.State) -> set[int]:
    """What the player on turn may say."""
    return {int(state.game.show(move).split()[1]) for move in state.legal(state.actors()[0])}
