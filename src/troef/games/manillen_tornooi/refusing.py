"""Why an announcement, a knock, a claim or a card is not for now."""

from mypy_extensions import i64

from troef.core.moves import KNOCK, PLAY, TRUMP, kind_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.view import REFEREE
from troef.games.manillen_tornooi.at_table import WatchedPlay
from troef.games.manillen_tornooi.language import Announcing, Knocking
from troef.games.manillen_tornooi.rules import CHEATING, CLAIM, COUNTER, MISDEAL, RECORD, WITHOUT_TRUMP


def for_officials(move: i64) -> bool:
    """Whether a move is one of a table where cards are not checked: a claim, or the word of the scorer or the jury."""
    kind = kind_of(move)
    return kind == CLAIM or kind == RECORD or kind == MISDEAL or kind == CHEATING


def why(
    phase: Phase, seat: i64, move: i64, found: Refusal, dealer: i64, without_trump: bool, card_played: bool
) -> Refusal:
    """The rule that speaks about a move in this phase; `found`, the refusal so far, where none does.

    `without_trump`: the dealer has announced a deal without trump; `card_played`: a card of the deal has been played.
    """
    kind = kind_of(move)
    if kind == MISDEAL:
        jurys = seat == REFEREE
        return Refusal("P1" if jurys else "P5", "misdeal-too-late" if jurys else "jury-decides")
    if kind == CLAIM or kind == RECORD or kind == CHEATING:
        return phase.why_not(seat, move) if isinstance(phase, WatchedPlay) else Refusal("P4", "nothing-played")
    if kind == TRUMP or kind == WITHOUT_TRUMP:
        if isinstance(phase, Announcing):
            return Refusal("R6", "dealer-announces", {"player": int(dealer)})
        return Refusal("R6", "announced-already")
    if kind == KNOCK or kind == COUNTER:
        return _why_no_knock(phase, seat, move, without_trump, card_played)
    if kind == PLAY and isinstance(phase, Announcing):
        return Refusal("R6", "announce-first")
    if kind == PLAY and isinstance(phase, Knocking):
        return Refusal("T1", "knocking-first")
    return found


def _why_no_knock(phase: Phase, seat: i64, move: i64, without_trump: bool, card_played: bool) -> Refusal:
    kind = kind_of(move)
    if isinstance(phase, Announcing):
        return Refusal("R9", "announce-first")
    if kind == COUNTER and without_trump:
        return Refusal("R11", "no-counter-without-trump")
    if isinstance(phase, Knocking):
        return phase.why_not(seat, move)
    if card_played:
        return Refusal("R13", "knock-too-late")  # P2
    return Refusal("R9" if kind == KNOCK else "R10", "knocking-closed")
