"""Positions of patience for the tests of its clauses."""

import troef
from playing import texts
from troef.cards.card import cards_text
from troef.games.patience import Patience, PatienceState

BOOK = troef.game("patience")


PARTS = troef.game("patience", partial_runs=True)
assert isinstance(BOOK, Patience) and isinstance(PARTS, Patience)


def bank(state: PatienceState) -> str:
    """The bank, top first, as only the referee sees it."""
    return cards_text(state.view(troef.REFEREE).zone("stock").cards[::-1])


def card_moves(state: PatienceState) -> set[str]:
    return {text for text in texts(state) if ">" in text}


def ending(state: PatienceState) -> str:
    outcome = state.outcome()
    return outcome.reason if outcome is not None else ""
