"""The moves that only rikken has: calling a card, alone or with the trump suit, and a lead that lies face down."""

from typing import Final

from mypy_extensions import i64

from troef.core.moves import OWN, make_move

#: R10, R12: the called card, above it the trump suit plus one (0: not named, as in rik beter).
CALL: Final[i64] = OWN
#: R23: the card.
BLIND: Final[i64] = OWN + 1


def call_move(card: i64, trump: i64 = -1) -> i64:
    """Calling a card, together with a trump suit or alone."""
    return make_move(CALL, (trump + 1) << 6 | card)


def called_card(payload: i64) -> i64:
    """The card that the payload of a call names."""
    return payload & 63


def called_trump(payload: i64) -> i64:
    """The trump suit that the payload of a call names, -1 for none."""
    return (payload >> 6) - 1
