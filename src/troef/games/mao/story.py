"""The round as everybody could follow it, read from a view's log: who played what, what was said, what came of it.

From this players guess the secret rules of others, and worlds leave out rules that it disproves.
"""

from typing import Final

from troef.cards.bits import BIT
from troef.core.moves import DRAW, PLAY, kind_of, payload_of
from troef.core.view import View
from troef.games.mao.moves import (
    DREW_ONE,
    DREW_TWO,
    EVENT,
    EVENT_BITS,
    FINE,
    PLAYER_BITS,
    PLAYER_MASK,
    REVERSED,
    SIGNAL,
    SKIPPED,
    TOO_MUCH,
    WRONG,
    card_played,
    is_turn,
)
from troef.games.mao.standing import HAND, TURNS
from troef.games.mao.vocabulary import (
    CALL_SIGNALS,
    DRAW_ONE,
    DRAW_TWO,
    FIRST_DEMAND,
    FIRST_EFFECT,
    MAO,
    REVERSE,
    SKIP,
    duty_of,
    fires,
    trigger_of,
)

NO_CARD: Final = -1


class TurnRecord:
    """One turn action: a card (or none) laid on another by a seat, with the signals given (a set).

    `left` is how many cards remained; `too_much` and `wrong` the penalties for it, `wrong_by` from whom; `effects` what
    happened then, as the duties of the rules that do it; `over` whether it is settled.
    """

    def __init__(self, seat: int, card: int, covered: int, said: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.covered = covered
        self.said = said
        self.left = left
        self.too_much = False
        self.wrong = 0
        self.wrong_by: list[int] = []
        self.effects: list[int] = []
        self.over = True

    def fires(self, trigger: int) -> bool:
        """Whether a trigger fires for it."""
        return self.card >= 0 and fires(trigger, self.card, self.covered)


class Story:
    """The turn actions of the round so far, in order."""

    def __init__(self, view: View) -> None:
        self.turns: list[TurnRecord] = []
        start = view.memory.get("start")
        self._start = start
        self._top = start if isinstance(start, int) else NO_CARD
        self._held = [int(HAND)] * view.seats
        self._said = 0
        self._log: list[tuple[int, int]] = []
        self.go_on(view)

    def leads_to(self, view: View) -> bool:
        """Whether what was read so far is how the round of a view began."""
        return view.log[: len(self._log)] == self._log and view.memory.get("start") == self._start

    def go_on(self, view: View) -> None:
        """Read what has happened since."""
        if self.turns:
            self.turns[-1].over = True
        for seat, move in view.log[len(self._log) :]:
            self._read(seat, move)
        self._log = view.log
        course = view.memory.get("course")
        settled = isinstance(course, dict) and course["stage"] == TURNS and not course["due"] and not course["owed"]
        if self.turns and not settled:
            self.turns[-1].over = False

    def _read(self, seat: int, move: int) -> None:
        kind, payload = int(kind_of(move)), int(payload_of(move))
        if kind == SIGNAL:
            self._said |= int(BIT[payload])
        elif is_turn(move):
            card = int(card_played(move)) if kind == PLAY else NO_CARD
            self._held[seat] += -1 if kind == PLAY else 1 if kind == DRAW else 0
            self.turns.append(TurnRecord(seat, card, self._top, self._said, self._held[seat]))
            self._said = 0
            if kind == PLAY:
                self._top = card
        elif kind == FINE:
            self._read_fine(seat, payload & int(PLAYER_MASK), payload >> int(PLAYER_BITS))
        elif kind == EVENT:
            self._read_event(payload & 15, payload >> int(EVENT_BITS))

    def _read_fine(self, giver: int, player: int, reason: int) -> None:
        self._held[player] += 1
        for turn in reversed(self.turns):
            if turn.seat == player:
                turn.too_much = turn.too_much or reason == TOO_MUCH
                if reason == WRONG:
                    turn.wrong += 1
                    turn.wrong_by.append(giver)
                return

    def _read_event(self, what: int, player: int) -> None:
        duties = {int(REVERSED): REVERSE, int(SKIPPED): SKIP, int(DREW_ONE): DRAW_ONE, int(DREW_TWO): DRAW_TWO}
        duty = duties.get(what)
        if duty is not None and self.turns:
            self.turns[-1].effects.append(int(duty))
        if what in (DREW_ONE, DREW_TWO):
            self._held[player] += 1 if what == DREW_ONE else 2

    def disproves(self, code: int, by_bot: bool) -> bool:
        """Whether a rule cannot have been in force in this round; `by_bot`: its owner lets no fault pass (R26)."""
        trigger, duty = int(trigger_of(code)), int(duty_of(code))
        if FIRST_DEMAND <= duty < FIRST_EFFECT:
            return False
        for turn in self.turns:
            if not turn.over or not turn.fires(trigger):
                continue
            if duty >= FIRST_EFFECT:
                if duty not in turn.effects and not (duty == DRAW_ONE and int(DRAW_TWO) in turn.effects):
                    return True
            elif turn.said & CALL_SIGNALS[duty]:
                others = turn.said & ~int(CALL_SIGNALS[duty])
                if turn.too_much and not (others & ~int(MAO) or (others and turn.left != 1)):
                    return True
            elif by_bot and not turn.wrong:
                return True
        return False
