"""Boards of bridge as files have them, whatever the format, and the matches in which they are played again."""

from troef.formats.bridge.boards import Board, called_contract, calls_to, tricks_of
from troef.formats.bridge.duplicate import duplicate_score
from troef.formats.bridge.matches import BridgeMatch, Deal, matches_of

__all__ = [
    "Board",
    "BridgeMatch",
    "Deal",
    "called_contract",
    "calls_to",
    "duplicate_score",
    "matches_of",
    "tricks_of",
]
