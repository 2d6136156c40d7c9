"""The secret rules of a match: who made them, whether they are in force, and who knows them (R18, R19, R37)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import BIT, first_card, last_card
from troef.games.mao.vocabulary import (
    CALL_SIGNALS,
    DEMAND_CARDS,
    contradict,
    duty_of,
    fires,
    rule_code,
    trigger_of,
)

#: Two of the game master and one for each round but the last (R18, R40).
MOST_RULES: Final[i64] = 51


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rulebook:
    """Rules by number, from 1. Sets of rules are masks with the bit of each number.

    `owners`, `codes` and `known` (a set of seats) have an entry for each number; entry 0 is nobody's.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.owners: vec[i64] = vec[i64]([-1])
        self.codes: vec[i64] = vec[i64]([-1])
        self.known: vec[i64] = vec[i64]([0])
        self.in_force: i64 = 0
        #: the rules of each seat that are in force, and the seats that have one
        self.owned: vec[i64] = vec[i64]([0] * int(seats))
        self.holders: i64 = 0

    def copy(self) -> "Rulebook":
        """An independent copy."""
        owners, codes, known, owned = self.owners, self.codes, self.known, self.owned
        other = Rulebook(self.seats)
        other.in_force, other.holders = self.in_force, self.holders
        other.owners = owners[: len(owners)]
        other.codes = codes[: len(codes)]
        other.known = known[: len(known)]
        other.owned = owned[: len(owned)]
        return other

    def count(self) -> i64:
        """How many rules have been made."""
        return len(self.codes) - 1

    def add(self, owner: i64, code: i64) -> None:
        """A new rule, with the next number, known to its maker alone (R19)."""
        rule = len(self.codes)
        self.owners = append(self.owners, owner)
        self.codes = append(self.codes, code)
        self.known = append(self.known, BIT[owner])
        self.in_force |= BIT[rule]
        owned = self.owned
        owned[owner] |= BIT[rule]
        self.holders |= BIT[owner]

    def withdraw(self, rule: i64) -> None:
        """R37: out of force, and shown to all."""
        known, owned = self.known, self.owned
        owner = self.owners[rule]
        known[rule] = BIT[self.seats] - 1
        self.in_force &= ~BIT[rule]
        owned[owner] &= ~BIT[rule]
        if not owned[owner]:
            self.holders &= ~BIT[owner]

    def show(self, rules: i64, seat: i64) -> None:
        """Let a seat know a set of rules (R37)."""
        known = self.known
        while rules:
            known[first_card(rules)] |= BIT[seat]
            rules &= rules - 1

    def knows(self, seat: i64, rule: i64) -> bool:
        """Whether a seat knows what a rule says."""
        return seat >= 0 and self.known[rule] & BIT[seat] != 0

    def is_in_force(self, code: i64) -> bool:
        """Whether there is such a rule in force (R18)."""
        codes, left = self.codes, self.in_force
        while left:
            if codes[first_card(left)] == code:
                return True
            left &= left - 1
        return False

    def is_known_in_force(self, code: i64, seat: i64) -> bool:
        """Whether a seat knows of such a rule in force."""
        codes, left = self.codes, self.in_force
        while left:
            rule = first_card(left)
            if codes[rule] == code and self.knows(seat, rule):
                return True
            left &= left - 1
        return False

    def codes_in_force(self) -> list[int]:
        """The rules in force."""
        return [int(self.codes[rule]) for rule in range(1, len(self.codes)) if self.in_force & BIT[rule]]

    # ---- what a play triggers ----

    def triggered(self, card: i64, covered: i64) -> i64:
        """The rules in force that a card triggers (R20)."""
        codes, left = self.codes, self.in_force
        found: i64 = 0
        while left:
            rule = first_card(left)
            if fires(trigger_of(codes[rule]), card, covered):
                found |= BIT[rule]
            left &= left - 1
        return found

    def with_duties(self, rules: i64, low: i64, high: i64) -> i64:
        """Those of a set of rules whose duty lies from `low` up to, not including, `high`."""
        codes = self.codes
        found: i64 = 0
        while rules:
            rule = first_card(rules)
            if low <= duty_of(codes[rule]) < high:
                found |= BIT[rule]
            rules &= rules - 1
        return found

    def calls(self, rules: i64) -> i64:
        """The signals that a set of rules asks for (R21)."""
        codes = self.codes
        wanted: i64 = 0
        while rules:
            wanted |= CALL_SIGNALS[duty_of(codes[first_card(rules)])]
            rules &= rules - 1
        return wanted

    def demanded(self, rule: i64) -> i64:
        """The cards that satisfy the demand of a rule."""
        return DEMAND_CARDS[duty_of(self.codes[rule])]

    def contradicting(self, rules: i64) -> i64:
        """Those of a set of triggered rules that contradict another one (R36)."""
        codes = self.codes
        found: i64 = 0
        ones = rules
        while ones:
            one = first_card(ones)
            ones &= ones - 1
            others = ones
            while others:
                other = first_card(others)
                others &= others - 1
                if contradict(duty_of(codes[one]), duty_of(codes[other])):
                    found |= BIT[one] | BIT[other]
        return found

    def latest(self, rules: i64) -> i64:
        """The highest number in a set of rules that is not empty."""
        return last_card(rules)

    def make(self, owner: i64, trigger: i64, duty: i64) -> bool:
        """Add a rule, unless there is the same in force already (R18); whether it was added."""
        code = rule_code(trigger, duty)
        if self.is_in_force(code):
            return False
        self.add(owner, code)
        return True
