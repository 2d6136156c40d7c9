"""Positions of ezelen for the tests of its clauses."""

import pytest

import troef
from troef import REFEREE, SPECTATOR, TIMEKEEPER
from troef.core.wire import view_dict
from troef.games.ezelen import EzelState
from troef.words.words import words

#: Nobody holds a quartet; E2's choices are all there.
MIXED = {0: "KS AH QD JS", 1: "QH KH AS JD", 2: "AD KD QS JH", 3: "JC KC QC AC"}


#: Seat 2 holds the aces.
ACES = {0: "KS KH KD QC", 1: "KC QS QH JS", 2: "AS AH AD AC", 3: "QD JH JD JC"}


def start(hands: "dict[int, str] | None" = None, seats: int = 4, dealer: int = 0, **options: object) -> EzelState:
    game = troef.game("ezelen", **options)
    state = game.start(seats, dealer)
    state.deal(game.arrange(hands, seats, dealer))
    assert isinstance(state, EzelState)
    return state


def play(state: EzelState, *moves: str) -> EzelState:
    """Play moves written as `0: KS`; seat `clock` is the timekeeper."""
    for text in moves:
        seat, _, move = text.partition(": ")
        state.play(TIMEKEEPER if seat == "clock" else int(seat), state.game.parse(move))
    return state


def refused(state: EzelState, seat: int, text: str) -> tuple[str, str]:
    """Clause and reason; the state must be as it was, and there must be words for it."""
    move = state.game.parse(text)
    refusal = state.refusal(seat, move)
    assert refusal is not None
    before = everything(state)
    with pytest.raises(troef.IllegalMove):
        state.play(seat, move)
    assert everything(state) == before
    for language in ("nl", "en"):
        assert "refusal" not in words(language).refusal("ezelen", refusal)
    return refusal.clause, refusal.reason


def everything(state: EzelState) -> list[dict[str, object]]:
    seats = [*range(state.seats), SPECTATOR, REFEREE]
    return [view_dict(state.game, state.view(int(seat))) for seat in seats]


def legal(state: EzelState, seat: int) -> list[str]:
    return [state.game.show(move) for move in state.legal(seat)]


def letters(state: EzelState) -> list[int]:
    return [int(count) for count in state.letters]
