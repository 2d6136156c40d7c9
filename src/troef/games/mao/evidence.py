"""What a round tells of the secret rules, as sets of turns: bit n stands for the turn action with number n.

Read from a view's log and from what all know of the round. A rule is judged by it without looking at turns one by one.
"""

from typing import Final, NamedTuple, final

from troef.cards.bits import BIT
from troef.core.moves import BOT, PERSON, kind_of, payload_of
from troef.core.view import View
from troef.games.mao.moves import (
    CONTRADICTION,
    EVENT,
    FINE,
    PENALISE,
    PLAYER_BITS,
    PLAYER_MASK,
    WITHDRAW,
    WRONG,
    is_turn,
)
from troef.games.mao.standing import MAKING, MOST_ACTIONS, PAUSE, TURNS
from troef.games.mao.story import Story, TurnRecord
from troef.games.mao.vocabulary import (
    CALL_SIGNALS,
    DRAW_ONE,
    DRAW_TWO,
    DUTIES,
    FIRST_DEMAND,
    FIRST_EFFECT,
    MAO,
    TRIGGERS,
    duty_of,
    trigger_of,
    triggers_on,
)

#: Every turn, whatever their number.
ALWAYS: Final = -1
#: Each turn as a set; a round ends after five hundred of them (R40), and there may be one more number for what follows.
TURN: Final[list[int]] = [int(2**turn) for turn in range(int(MOST_ACTIONS) + 2)]


class Rule(NamedTuple):
    """A rule that is known or guessed: its number from 0, its owner, its code; the turns in which it was there when a
    card was laid, and those in which it still was when faults were judged (R37)."""

    number: int
    owner: int
    code: int
    before: int = ALWAYS
    after: int = ALWAYS


class Penalties(NamedTuple):
    """How the penalties that an owner gave for faults agree with some rules of his.

    How many turns do not, whatever other rules he has; the turns in which there was a fault against one more, those in
    which there was none, and those in which all of these were broken, though he named one that was not (R28).
    """

    errors: int
    lacking: int
    full: int
    unfounded: int


@final
class Evidence:
    """The sets of turns that rules must agree with.

    `said`, `shown` and `unmet` are by duty: the turns in which a call was made, in which an effect was seen, and in
    which a demand could have been met and was not (what hands tell: `Dealing.unmet`). `given` is by owner: the turns
    with one penalty of his or more for faults, those with two or more, and so on.
    """

    def __init__(self, view: View) -> None:
        self.story = Story(view)
        turns = self.story.turns
        #: by trigger the turns in which it fired, and by turn the triggers
        self.fired: list[int] = [0] * len(TRIGGERS)
        self.triggers: list[list[int]] = []
        self.said: list[int] = [0] * len(DUTIES)
        self.shown: list[int] = [0] * len(DUTIES)
        self.unmet: list[int] = [0] * len(DUTIES)
        #: turns with a penalty for too much, and those in which "Mao!" was (R14)
        self.too_much = 0
        self.needless = 0
        self.given: list[list[int]] = [[] for _ in range(view.seats)]
        for number, turn in enumerate(turns):
            self._read_turn(TURN[number], turn)
        #: turns in which faults have been judged, and in which effects have taken place
        self.judged = TURN[len(turns)] - 1
        self.done = self.judged
        course = view.memory["course"]
        assert isinstance(course, dict)
        if turns and course["conflict"]:
            self.judged &= ~TURN[len(turns) - 1]
        if turns and (course["mover"] >= 0 or course["stage"] not in (int(TURNS), int(PAUSE))):
            self.done &= ~TURN[len(turns) - 1]
        #: turns in which a contradiction was announced (R36), and those in which a game master who is a bot solved it
        self.clashes = 0
        self.by_number = 0
        #: the rules that were withdrawn in this round, by number, each with the turn, in their order
        self.withdrawn: dict[int, int] = {}
        #: by owner the turns in which each fault was penalised at once (R26), and those in which a false penalty told
        #: first that one of his rules was not broken (R28)
        self.strict: list[int] = [0] * view.seats
        self.unfounded: list[int] = [0] * view.seats
        #: by owner the turns with a penalty of his that he did not give himself
        self._at_once: list[int] = [0] * view.seats
        #: by turn the owners whose rules were penalised at once, in order, where they are not all the same: faults
        #: against demands come first, and then go by the numbers of the rules (R31)
        self.orders: dict[int, list[int]] = {}
        #: by number of a rule that the viewer named himself: the turns in which it was broken, and was not
        self.broken: dict[int, int] = {}
        self.unbroken: dict[int, int] = {}
        self._read_log(view)
        #: the number of the rule that was made since this round was won (R18), or -1
        self.newest = -1
        if turns and course["stage"] == MAKING and not course["to_make"] and _is_won(view):
            rules = view.memory["rules"]
            assert isinstance(rules, list)
            self.newest = len(rules) - 1

    def _read_turn(self, bit: int, turn: TurnRecord) -> None:
        triggers = triggers_on(turn.card, turn.covered) if turn.card >= 0 else []
        self.triggers.append(triggers)
        for trigger in triggers:
            self.fired[trigger] |= bit
        for duty in range(FIRST_DEMAND if turn.said else 0):
            if turn.said & CALL_SIGNALS[duty]:
                self.said[duty] |= bit
        for duty in turn.effects:
            self.shown[duty] |= bit
        if turn.too_much:
            self.too_much |= bit
        if turn.said & MAO and not (turn.card >= 0 and turn.left == 1):
            self.needless |= bit
        for giver in turn.wrong_by:
            if giver >= 0:
                add_level(self.given[giver], bit)

    def _read_log(self, view: View) -> None:
        """Contradictions, withdrawals, false penalties, and who was a bot when a turn was judged."""
        bots = _bots_at_first(view)
        number = -1
        #: turns after which a bot took a chair, and penalised what was open
        policed: set[int] = set()
        last: dict[int, int] = {}
        accused, named = -1, 0
        for seat, move in view.log:
            kind, payload = kind_of(move), int(payload_of(move))
            if kind == BOT:
                bots |= int(BIT[payload])
                policed.add(number)
            elif kind == PERSON:
                bots &= ~int(BIT[payload])
                self.strict[payload] &= ~self.clashes | ~TURN[max(number, 0)]  # R37: that may not be judged yet
            elif is_turn(move):
                number += 1
                last[seat] = number
                for owner in range(view.seats):
                    if owner == seat or bots >> owner & 1:
                        self.strict[owner] |= TURN[number]
            elif kind == PENALISE:
                accused, named = payload & int(PLAYER_MASK), payload >> int(PLAYER_BITS)
            elif kind == EVENT and payload & 15 == CONTRADICTION:
                self.clashes |= TURN[number]
                if bots >> view.dealer & 1:
                    self.by_number |= TURN[number]
            elif kind == WITHDRAW:
                self.withdrawn[payload - 1] = number
            elif kind == FINE and accused >= 0:
                if accused in last:
                    self._read_answer(TURN[last[accused]], payload, named - 1)
                accused = -1
            elif kind == FINE and seat >= 0 and payload >> int(PLAYER_BITS) == WRONG:
                self._at_once[seat] |= TURN[last[payload & int(PLAYER_MASK)]]
                self.orders.setdefault(number, []).append(seat)
        self.orders = {
            turn: owners for turn, owners in self.orders.items() if len(set(owners)) > 1 and turn not in policed
        }

    def _read_answer(self, turn: int, fine: int, rule: int) -> None:
        """R25, R28: the rule that somebody named was broken in a turn; or not, or he had penalised for it already."""
        if fine >> int(PLAYER_BITS) == WRONG:
            if rule >= 0:
                self.broken[rule] = self.broken.get(rule, 0) | turn
            return
        owner = fine & int(PLAYER_MASK)
        if rule >= 0:
            if not (self.broken.get(rule, 0) | self._at_once[owner]) & turn:
                self.unbroken[rule] = self.unbroken.get(rule, 0) | turn
        elif not (self.given[owner] and self.given[owner][0] & turn):
            self.unfounded[owner] |= turn

    def rule(self, number: int, owner: int, in_force: bool, code: int) -> Rule:
        """A rule with the turns in which it was in force."""
        if number == self.newest:
            return Rule(number, owner, code, 0, 0)
        if in_force:
            return Rule(number, owner, code)
        turn = self.withdrawn.get(number, -1)
        return Rule(number, owner, code, TURN[turn + 1] - 1, TURN[max(turn, 0)] - 1)

    def faults(self, rule: Rule) -> int:
        """The turns with a fault against a rule (R21, R22)."""
        duty, fired = int(duty_of(rule.code)), self.fired[int(trigger_of(rule.code))] & rule.after
        if duty < FIRST_DEMAND:
            return fired & self.judged & ~self.said[duty]
        if duty < FIRST_EFFECT:
            return fired << 1 & self.unmet[duty] & self.judged & rule.after
        return 0

    def penalties(self, owner: int, rules: list[Rule]) -> Penalties:
        """How an owner's penalties agree with some of his rules: there are as many as faults against them, or fewer
        where he does not penalise at once."""
        levels: list[int] = []
        all_broken = ALWAYS
        errors, lacking, full = 0, 0, 0
        for rule in rules:
            faults = self.faults(rule)
            add_level(levels, faults)
            all_broken &= faults | ~rule.after
            if rule.number in self.broken:
                errors += (self.broken[rule.number] & ~faults).bit_count()
            if rule.number in self.unbroken:
                errors += (self.unbroken[rule.number] & faults).bit_count()
        given, strict = self.given[owner], self.strict[owner] & self.judged
        below = ALWAYS
        for level in range(max(len(given), len(levels) + 1)):
            punished = given[level] if level < len(given) else 0
            broken = levels[level] if level < len(levels) else 0
            missed = punished & ~broken
            lacking |= missed & below
            errors += (missed & ~below).bit_count() + (broken & ~punished & strict).bit_count()
            full |= below & ~punished & strict
            below = broken
        return Penalties(errors, lacking, full, self.unfounded[owner] & all_broken)

    def disorder(self, rules: list[Rule]) -> int:
        """How many turns there are in which faults against these rules would have been penalised in another order."""
        errors = 0
        for turn, owners in self.orders.items():
            broken = [
                (int(duty_of(rule.code) < FIRST_DEMAND), rule.number, rule.owner)
                for rule in rules
                if (rule.owner in owners or self.strict[rule.owner] >> turn & 1) and self.faults(rule) >> turn & 1
            ]
            errors += [owner for _, _, owner in sorted(broken)] != owners
        return errors

    def allowed_effects(self, duty: int) -> int:
        """The turns in which an effect may have taken place: two cards hide that there was to be one (R24)."""
        return self.shown[duty] | self.shown[int(DRAW_TWO)] if duty == DRAW_ONE else self.shown[duty]


def add_level(levels: list[int], turns: int) -> None:
    """Count something once more in some turns: `levels[n]` are the turns in which it was counted more than n times."""
    for level in range(len(levels)):
        carried = levels[level] & turns
        levels[level] |= turns
        turns = carried
    if turns:
        levels.append(turns)


def _is_won(view: View) -> bool:
    """Whether somebody has no cards left."""
    zones = [view.zone(f"hand-{seat}") for seat in range(view.seats)]
    return any(not zone.hidden and not zone.cards for zone in zones)


def _bots_at_first(view: View) -> int:
    """The seats that were bots when the round began, as far as that is certain: those of which no change is told."""
    bots = view.memory["bots"]
    assert isinstance(bots, int)
    for _, move in view.log:
        if kind_of(move) in (BOT, PERSON):
            bots &= ~int(BIT[payload_of(move)])
    return bots
