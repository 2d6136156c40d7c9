"""Positions of presidenten for the tests of its clauses."""

from librt.vecs import append

import troef
from playing import lay, play
from troef import SPECTATOR
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.games.presidenten import PresidentenState


def start(
    hands: "dict[int, str] | None" = None, seats: int = 4, dealer: int = 3, **options: object
) -> PresidentenState:
    """A first round in which seat 0 leads, unless another deals."""
    state = lay(troef.game("presidenten", **options), seats, dealer, hands=hands or {})
    assert isinstance(state, PresidentenState)
    return state


def ending(hands: dict[int, str], leader: int = 0, **options: object) -> PresidentenState:
    """A first round in which only these cards are left, and this seat leads."""
    seats = max(4, len(hands))
    state = start(seats=seats, dealer=(leader - 1) % seats, **options)
    climb = state.climb
    for seat in range(seats):
        climb.hands[seat] = set_of(parse_cards(hands.get(seat, "")))
        if not climb.hands[seat]:
            climb.out = append(climb.out, seat)
            climb.inside -= 1
    return state


def next_round(state: PresidentenState, hands: "dict[int, str] | None" = None) -> PresidentenState:
    """Deal the next round with these cards by person."""
    state.deal(state.arrange(hands or {}))
    return state


def second_round(hands: "dict[int, str] | None" = None, **options: object) -> PresidentenState:
    """Seat 2 has become President, 0 Vice-president, 3 Arbeider, 1 Slaaf (E8); the cards of the next round lie."""
    state = ranked(**options)
    return next_round(state, hands)


def ranked(**options: object) -> PresidentenState:
    """After a first round in which 2, 0, 3 went out and 1 was left (E8), before the next deal."""
    state = ending({2: "AS", 0: "KS", 3: "3S QS", 1: "5S 6S"}, leader=2, **options)
    play(state, "2: Ax1", "3: pass", "0: pass", "1: pass")
    play(state, "3: 3x1", "0: Kx1", "1: pass", "3: pass")
    play(state, "1: 5x1", "3: Qx1")
    return state


#: From low to high.
RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]


def badge(state: troef.State, seat: int, key: str) -> object:
    return state.view(SPECTATOR).badge(seat, key)
