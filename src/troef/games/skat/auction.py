"""Reizen: one asks the next value of the ladder, the other holds it or passes (R5–R11)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from troef.core.moves import BID, PASS, YES, BoxedMove, kind_of, make_move, payload_of
from troef.core.phase import Phase
from troef.core.refusal import Refusal
from troef.core.rng import Rng
from troef.games.skat.scoring import LADDER

TOP: Final[i64] = len(LADDER)

#: The values by rung, and the rung of each value (-1: it cannot be bid).
VALUES: Final = vec[i64]([i64(value) for value in LADDER])
RUNGS: Final = vec[i64]([i64(LADDER.index(value) if value in LADDER else -1) for value in range(LADDER[-1] + 1)])

#: The moves made once: lists of legal moves are slices.
_PASS: Final[BoxedMove] = int(PASS)
_ASKS: Final[list[BoxedMove]] = [int(make_move(BID, value)) for value in LADDER]
_PASS_OR_ASK: Final[list[list[BoxedMove]]] = [[_PASS, ask] for ask in _ASKS]
_ANSWERS: Final[list[BoxedMove]] = [int(YES), int(PASS)]

#: The two duels, and what forehand may say after both passed without asking (R10).
FIRST_DUEL: Final[i64] = 0
SECOND_DUEL: Final[i64] = 1
LAST_WORD: Final[i64] = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Reizen(Phase):
    """The auction of three seats in the order forehand, middlehand, rearhand.

    `held` is the rung of the last value that somebody asked or held (-1: none) and `open_rung` that of a question
    that is still to be answered. When it is over (`turn` -1), `declarer` is a seat, or -1 when all have passed.
    """

    def __init__(self, seats: vec[i64], jumps: bool) -> None:
        super().__init__()
        self.seats = seats  # does not change, so copies share it
        self.jumps: bool = jumps
        self.duel: i64 = FIRST_DUEL
        self.asker: i64 = seats[1]  # R6: middlehand asks, forehand answers
        self.answerer: i64 = seats[0]
        self.held: i64 = -1
        self.open_rung: i64 = -1
        self.questions: i64 = 0
        self.declarer: i64 = -1
        self.turn = self.asker

    def name(self) -> str:
        return "last-word" if self.duel == LAST_WORD else "auction"

    def copy(self) -> Phase:
        other = Reizen(self.seats, self.jumps)
        other.turn, other.duel, other.asker, other.answerer = self.turn, self.duel, self.asker, self.answerer
        other.held, other.open_rung, other.questions = self.held, self.open_rung, self.questions
        other.declarer = self.declarer
        return other

    # ---- what may be said ----

    def legal(self, seat: i64) -> list[int]:
        if seat != self.turn:
            return []
        if self.open_rung >= 0:
            return _ANSWERS[:]
        following = self.held + 1
        if following == TOP:
            return [_PASS]
        if self.jumps and self.duel != LAST_WORD:
            found = _ASKS[following:]
            found.insert(0, _PASS)
            return found
        return _PASS_OR_ASK[following][:]

    def allows(self, seat: i64, move: i64) -> bool:
        if seat != self.turn:
            return False
        if self.open_rung >= 0:
            return move == YES or move == PASS
        return move == PASS or (kind_of(move) == BID and self._may_ask(rung_of(payload_of(move))))

    def _may_ask(self, rung: i64) -> bool:
        if self.jumps and self.duel != LAST_WORD:  # A3
            return rung > self.held
        return rung >= 0 and rung == self.held + 1

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.open_rung >= 0:
            return YES if rng.below(2) else PASS
        following = self.held + 1
        choices = TOP - following
        if choices > 1 and (not self.jumps or self.duel == LAST_WORD):
            choices = 1
        choice = rng.below(choices + 1)
        return PASS if choice == 0 else make_move(BID, VALUES[following + choice - 1])

    def why_not(self, seat: i64, move: i64) -> Refusal:
        kind = kind_of(move)
        if self.duel == LAST_WORD:
            return Refusal("R10", "eighteen-or-pass")
        if self.open_rung >= 0:
            return Refusal("R6", "answer-first", {"amount": int(VALUES[self.open_rung])})
        if kind == BID:
            return self._why_not_ask(payload_of(move))
        if kind == YES:
            return Refusal("R6", "nothing-asked")
        return Refusal("R4", "auction-first")

    def _why_not_ask(self, value: i64) -> Refusal:
        """The clause of the question that is due: the first of a duel (R6, R8) or a later one (R7)."""
        if rung_of(value) < 0:
            return Refusal("R5", "not-on-ladder", {"amount": int(value)})
        if self.held + 1 == TOP:
            return Refusal("R5", "top-of-ladder", {"amount": int(VALUES[self.held])})
        clause = "R7" if self.questions else "R8" if self.duel == SECOND_DUEL else "R6"
        reason = "ask-higher" if self.jumps else "ask-next"
        return Refusal(clause, reason, {"amount": int(VALUES[self.held + 1])})

    # ---- speaking ----

    def play(self, seat: i64, move: i64) -> None:
        if move == YES:  # R7: the answerer holds it, and is asked on
            self.held = self.open_rung
            self.open_rung = -1
            self.turn = self.asker
        elif move == PASS and self.open_rung >= 0:  # R7: the asker is left at what he asked
            self.held = self.open_rung
            self.open_rung = -1
            self._end_duel(self.asker)
        elif move == PASS:
            self._end_duel(self.answerer)
        elif self.duel == LAST_WORD:
            self.held = 0
            self._finish(seat)
        else:
            self.open_rung = RUNGS[payload_of(move)]
            self.questions += 1
            self.turn = self.answerer

    def _end_duel(self, survivor: i64) -> None:
        if self.duel == FIRST_DUEL:  # R8
            self.duel = SECOND_DUEL
            self.asker = self.seats[2]
            self.answerer = survivor
            self.questions = 0
            self.turn = self.asker
        elif self.duel == SECOND_DUEL and self.held < 0:  # R10: nobody has asked anything
            self.duel = LAST_WORD
            self.asker = self.seats[0]
            self.turn = self.asker
        else:
            self._finish(survivor if self.held >= 0 else -1)  # R9, R11

    def _finish(self, declarer: i64) -> None:
        self.declarer = declarer
        self.turn = -1

    def bid(self) -> i64:
        """The value that was asked or held last; 0 before the first question."""
        rung = self.open_rung if self.open_rung >= 0 else self.held
        return VALUES[rung] if rung >= 0 else i64(0)


def rung_of(value: i64) -> i64:
    """Where a value stands on the ladder; -1 when it cannot be bid."""
    return RUNGS[value] if 0 <= value < len(RUNGS) else i64(-1)
