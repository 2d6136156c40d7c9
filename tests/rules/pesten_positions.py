"""Positions of pesten for the tests of its clauses."""

from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import lay
from troef import REFEREE, SPECTATOR
from troef.cards.bits import set_of
from troef.cards.card import cards_text, parse_cards, suit_of
from troef.cards.pack import Supply
from troef.games.pesten import PestenState
from troef.games.pesten.turns import Turns

#: A hand that fits on hardly anything and does nothing.
DULL = "4C 5C 6C"
ACES = "AC AD AH"


def running(state: troef.State) -> Turns:
    assert isinstance(state, PestenState)
    return state.turns


def table(hands: list[str], top: str, stock: "str | None" = None, turn: int = 0, **options: object) -> troef.State:
    """A position in mid-game. `top` is the discard pile, its last card on top; nothing is pending."""
    game = troef.game("pesten", **options)
    state = lay(game, len(hands), hands=["4C 4D"] + [""] * (len(hands) - 1), upcard="3C")
    turns = running(state)
    supply = Supply(game.pack(len(hands)))
    taken = [[supply.take(card) for card in parse_cards(text)] for text in (*hands, top, stock or "")]
    left = [card for copies in supply.left.values() for card in copies]
    turns.hands = vec[i64]([set_of(cards) for cards in taken[: len(hands)]])
    turns.pile = vec[i64](taken[-2])
    turns.stock = vec[i64](left if stock is None else taken[-1])
    turns.place = 0
    turns.suit = suit_of(taken[-2][-1])
    turns.turn = turn
    return state


def size(state: troef.State, seat: int) -> int:
    return len(state.view(REFEREE).zone(f"hand-{seat}").cards)


def pile(state: troef.State) -> str:
    return cards_text(state.view(SPECTATOR).zone("discard").cards)


def playable(state: troef.State) -> set[str]:
    """The cards that the seat on turn may lay."""
    view = state.view(state.actors()[0])
    described = [state.game.language.describe(move) for move in view.moves]
    return {card for facts in described for card in facts.get("cards", [])}  # type: ignore[attr-defined]
