"""Why somebody may not penalise, or have his time-out: what the phases answer."""

from typing import Final

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.core.moves import kind_of
from troef.core.refusal import Refusal
from troef.games.mao.moves import (
    CALL_TIMEOUT,
    CONFIRM,
    DUTY,
    END_MATCH,
    END_TIMEOUT,
    GM_REASONS,
    GRANT,
    NEXT_ROUND,
    REFUSE,
    REFUSE_AND_PENALISE,
    REQUEST,
    RULE,
    TOO_CHATTY,
    TOO_LONG,
    TRIGGER,
    WITHDRAW,
)
from troef.games.mao.standing import MOST_MESSAGES, MaoRound

#: What belongs to another part of the match: confirming a claim, making a rule, what comes between two rounds.
_CLAUSES: Final[dict[int, str]] = {
    int(CONFIRM): "R33",
    int(TRIGGER): "R18",
    int(DUTY): "R18",
    int(RULE): "R18",
    int(NEXT_ROUND): "R39",
    int(END_MATCH): "R39",
}


def why_no_accusation(standing: MaoRound, seat: i64, player: i64, rule: i64) -> Refusal:
    """Why a seat cannot penalise a player for a rule (R25, R26, R29, R37)."""
    book = standing.book
    if not 0 <= player < standing.seats:
        return Refusal("", "no-such-seat", {"seat": int(player)})
    if rule == 0:
        return Refusal("R25", "name-the-rule")
    if not 0 < rule <= book.count():
        return Refusal("R19", "no-such-rule", {"rule": int(rule)})
    if book.owners[rule] != seat:
        return Refusal("R29", "not-your-rule", {"rule": int(rule)})
    if not book.in_force & BIT[rule]:
        return Refusal("R37", "rule-withdrawn", {"rule": int(rule)})
    return Refusal("R26", "own-fault" if player == seat else "table-penalises")


def why_no_gm_penalty(standing: MaoRound, seat: i64, player: i64, reason: i64) -> Refusal:
    """Why a penalty of the game master cannot be given (R30)."""
    if seat != standing.gm:
        return Refusal("R30", "only-game-master")
    if not 0 <= player < standing.seats or not 0 <= reason < GM_REASONS:
        return Refusal("R30", "not-offered")
    if player == seat:
        return Refusal("R30", "own-fault")
    if reason == TOO_LONG:
        if player != standing.turn:
            return Refusal("R30", "not-on-turn")
        return Refusal("R30", "penalised-already" if standing.late_fined else "not-too-long")
    if reason == TOO_CHATTY:
        return Refusal("R30", "not-too-chatty", {"amount": int(MOST_MESSAGES)})
    return Refusal("R30", "discretion-spent")


def why_no_time_out(standing: MaoRound, seat: i64, move: i64) -> Refusal:
    """Why a time-out cannot be called, asked for, granted, refused or ended (R35, R38), or anything else be done."""
    kind = kind_of(move)
    if kind == WITHDRAW:
        return Refusal("R38", "no-contradiction")
    if move == REQUEST:
        return Refusal("R35", "game-master-calls" if seat == standing.gm else "asked-already")
    if move == END_TIMEOUT:
        return Refusal("R35", "no-time-out")
    if move == CALL_TIMEOUT or move == GRANT or move == REFUSE or move == REFUSE_AND_PENALISE:
        return Refusal("R35", "only-game-master" if seat != standing.gm else "nothing-asked")
    return Refusal(_CLAUSES.get(int(kind), ""), "wrong-phase", {"phase": "play"})
