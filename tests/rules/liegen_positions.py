"""Positions of liegen, laid in the middle of a game."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import troef
from playing import lay
from troef.cards.bits import set_of
from troef.cards.card import card_text, parse_cards
from troef.games.liegen import LiegenState
from troef.games.liegen.turns import Turns


def table(hands: list[str], turn: int = 0, suit: str = "", pile: str = "", by: str = "", **options: Any) -> LiegenState:
    """A game with these hands; with a pile, the suit is named and `by` says who laid each card of it."""
    game = troef.game("liegen", **options)
    state = lay(game, len(hands))
    assert isinstance(state, LiegenState)
    held = [set_of(parse_cards(text)) for text in hands]
    state.round = Turns(vec_of(held), turn)
    state.phase = state.round
    if suit:
        state.round.suit = "CDHS".index(suit)
        state.round.naming = False
    state.round.pile = vec_of(parse_cards(pile))
    state.round.by = vec_of([int(seat) for seat in by.split()])
    return state


def vec_of(numbers: list[int]) -> Any:
    """Numbers as the rules keep them."""
    return vec[i64](numbers)


def pile(state: LiegenState) -> list[str]:
    """The pile from the bottom, as only the referee sees it."""
    return [card_text(card) for card in state.view(troef.REFEREE).zone("discard").cards]
