"""Positions of shithead for the tests of its clauses."""

from librt.vecs import append, vec
from mypy_extensions import i64

import troef
from playing import lay, play
from troef import REFEREE
from troef.cards.bits import set_of
from troef.cards.card import card_text, parse_card, parse_cards
from troef.games.shithead import ShitheadState
from troef.games.shithead.turns import ALL

SEATS = 4


def dealt(
    places: "dict[str, str] | None" = None, seats: int = SEATS, dealer: int = 0, **options: object
) -> ShitheadState:
    """A round that has just been dealt; `places` are `hand-0`, `open-1`, `blind-2`, `stock` …"""
    state = lay(troef.game("shithead", **options), seats, dealer, **(places or {}))
    assert isinstance(state, ShitheadState)
    return state


def position(
    hands: dict[int, str],
    pile: str = "",
    stock: str = "",
    open_cards: "dict[int, str] | None" = None,
    blind: "dict[int, str] | None" = None,
    turn: int = 0,
    seats: int = SEATS,
    **options: object,
) -> ShitheadState:
    """A position in mid-game: nothing lies but what is named: who has nothing is out, the rest of the pack is gone."""
    state = dealt(seats=seats, **options)
    for seat in range(seats):
        state.play(seat, state.game.parse("ready"))
    if state.view(0).phase == "calling":
        state.play(troef.TIMEKEEPER, state.game.parse("timeout"))
    turns = state.turns
    turns.pile = vec[i64]([i64(card) for card in parse_cards(pile)])
    for card in reversed(parse_cards(pile)):
        if card & 15 != turns.pile[len(turns.pile) - 1] & 15:
            break
        turns.run += 1
    turns.stock = vec[i64]([i64(card) for card in parse_cards(stock)])
    turns.place = 0
    turns.public = set_of(parse_cards(pile))
    turns.taken = 0
    for seat in range(seats):
        turns.hands[seat] = set_of(parse_cards(hands.get(seat, "")))
        turns.open[seat] = set_of(parse_cards((open_cards or {}).get(seat, "")))
        turns.public |= turns.open[seat]
        cards = (blind or {}).get(seat, "").split()
        for place in range(3):
            known = place < len(cards) and cards[place] != "-"
            turns.blind[3 * seat + place] = parse_card(cards[place]) if known else -1
        if not turns.cards_of(seat):
            turns.out = append(turns.out, seat)
            turns.inside -= 1
    lying = turns.public | set_of(parse_cards(stock))
    for seat in range(seats):
        lying |= turns.hands[seat]
    for card in turns.blind:
        lying |= 2 ** int(card) if card >= 0 else 0
    turns.removed = ALL & ~lying
    turns.public |= turns.removed
    state.starter = turn
    turns.turn = turn
    state.phase = turns
    return state


def cards(state: troef.State, zone: str) -> set[str]:
    return {card_text(card) for card in state.view(REFEREE).zone(zone).cards}


def pile(state: troef.State) -> list[str]:
    return [card_text(card) for card in state.view(0).zone("discard").cards]


def count(state: troef.State, seat: int) -> int:
    return len(state.view(REFEREE).zone(f"hand-{seat}").cards)


#: From low to high; the 2 also goes on anything.
RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]


def ready(state: ShitheadState) -> ShitheadState:
    return_to = [seat for seat in state.actors() if state.view(seat).phase == "arranging"]
    play(state, *[f"{seat}: READY" for seat in return_to])
    return state
