"""What the one secret rule that is missing must be like, when all others are given."""

from typing import NamedTuple, final

from troef.games.mao.evidence import TURN, Evidence, Rule
from troef.games.mao.vocabulary import (
    DUTIES,
    FIRST_DEMAND,
    FIRST_EFFECT,
    RULES_OF,
    contradict,
    duty_of,
    goes_with,
    rule_code,
    trigger_of,
)


class Terms(NamedTuple):
    """What a rule with some duty must be like: how much is wrong whatever its trigger is, the turns in which that must
    fire and those in which it cannot."""

    errors: int
    must: int
    must_not: int


@final
class MissingRule:
    """A secret rule that is to be guessed, when all others are given.

    Errors are the turns that the rules contradict, except for penalties of other owners.
    """

    def __init__(self, evidence: Evidence, number: int, owner: int, others: list[Rule]) -> None:
        self.evidence = evidence
        self.number = number
        self.owner = owner
        self.others = others
        self._terms: dict[int, Terms] = {}
        #: by duty, the turns in which the others ask for a call or have an effect; their demands with their turns
        self._met: list[int] = [0] * len(DUTIES)
        self._demands: list[Rule] = []
        own: list[Rule] = []
        for rule in others:
            duty = int(duty_of(rule.code))
            if FIRST_DEMAND <= duty < FIRST_EFFECT:
                self._demands.append(rule)
            else:
                self._met[duty] |= evidence.fired[int(trigger_of(rule.code))] & rule.after
            if rule.owner == owner:
                own.append(rule)
        self._find_unexplained()
        errors, self._must_fault, full, unfounded = evidence.penalties(owner, own)
        self._cannot_fault = full | unfounded
        self._errors = errors + (evidence.too_much & ~self._once).bit_count()
        #: whether the rule has been made since, so that the round says nothing of it
        self.is_new = number == evidence.newest
        #: whether the others leave something that this rule has to explain
        self.is_needed = not self.is_new and bool(self._unexplained or self._unsolved or self._must_fault)

    def _find_unexplained(self) -> None:
        """What happened in turns and the others do not explain: calls that were not too much, too much that was right,
        effects, contradictions."""
        evidence = self.evidence
        #: by duty, turns that ask for a rule with it
        self._unexplained: dict[int, int] = {}
        #: turns with one call too many at least, and with two
        self._once, self._twice = evidence.needless, 0
        for duty in range(FIRST_DEMAND):
            spare = evidence.said[duty] & ~self._met[duty]
            if spare:
                self._twice |= self._once & spare
                self._once |= spare
                self._want(duty, spare & evidence.judged & ~evidence.too_much)
        for duty in range(FIRST_EFFECT, len(DUTIES)):
            self._want(duty, evidence.shown[duty] & ~self._met[duty])
        #: contradictions that ask for a demand beside some others: the turn, and their duties
        self._unsolved: list[tuple[int, list[int]]] = []
        for number, turn in evidence.withdrawn.items():
            self._find_unsolved(TURN[turn], number)
        if evidence.clashes & ~evidence.judged:
            self._find_unsolved(evidence.clashes & ~evidence.judged, -1)

    def _find_unsolved(self, turn: int, number: int) -> None:
        """R37: a rule that was withdrawn contradicted one that was not yet; before, any two did (-1)."""
        gone = list(self.evidence.withdrawn)
        gone = gone[: gone.index(number)] if number >= 0 else gone
        rules = [rule for rule in self._demands if rule.number not in gone and self._turns(rule) & turn]
        ones = [int(duty_of(rule.code)) for rule in rules if number in (-1, rule.number)]
        if not any(contradict(one, duty_of(rule.code)) for one in ones for rule in rules):
            self._unsolved.append((turn, ones))

    def _want(self, duty: int, turns: int) -> None:
        if turns:
            self._unexplained[duty] = turns

    def _turns(self, rule: Rule) -> int:
        """The turns in which a demand was triggered."""
        return self.evidence.fired[int(trigger_of(rule.code))] & rule.before

    # ---- which rules it may be ----

    def terms(self, duty: int) -> Terms:
        """What a rule with this duty must be like."""
        if duty not in self._terms:
            self._terms[duty] = self._terms_of(duty)
        return self._terms[duty]

    def _terms_of(self, duty: int) -> Terms:
        evidence = self.evidence
        errors, must, must_not = self._errors, 0, 0
        for wanted, turns in self._unexplained.items():
            if wanted == duty:
                must |= turns
            else:
                errors += turns.bit_count()
        if duty < FIRST_DEMAND:
            silent = ~evidence.said[duty]
            must_not |= evidence.too_much & ~self._twice & ~silent & ~self._met[duty]
            errors += (self._must_fault & ~silent).bit_count() + len(self._unsolved)
            return Terms(
                errors, must | self._must_fault & silent, must_not | self._cannot_fault & silent & evidence.judged
            )
        if duty >= FIRST_EFFECT:
            errors += self._must_fault.bit_count() + len(self._unsolved)
            return Terms(errors, must, evidence.done & ~evidence.allowed_effects(duty))
        unmet = evidence.unmet[duty] & evidence.judged
        errors += (self._must_fault & ~unmet).bit_count()
        must = (self._must_fault & unmet) >> 1
        for turn, ones in self._unsolved:
            if any(contradict(one, duty) for one in ones):
                must |= turn
            else:
                errors += 1
        return Terms(errors, must, (self._cannot_fault & unmet) >> 1 | self._barred(duty))

    def _barred(self, duty: int) -> int:
        """The turns in which others cannot have contradicted a demand (R37)."""
        evidence = self.evidence
        barred = 0
        for rule in self._demands:
            if contradict(duty_of(rule.code), duty):
                turns = self._turns(rule) & evidence.judged
                barred |= turns & (rule.after | ~evidence.clashes)
                if rule.number < self.number:
                    barred |= turns & evidence.by_number
        return barred

    def errors(self, code: int) -> int:
        """How many turns contradict the rules with this one added."""
        if self.is_new:
            return 0
        errors, must, must_not = self.terms(int(duty_of(code)))
        fired = self.evidence.fired[int(trigger_of(code))]
        if must:
            errors += (must & ~fired).bit_count()
        if must_not:
            errors += (must_not & fired).bit_count()
        if self.evidence.orders:
            errors += self.evidence.disorder([*self.others, Rule(self.number, self.owner, code)])
        return errors

    def candidates(self, most: int) -> list[int]:
        """All rules that leave at most `most` errors."""
        found: list[int] = []
        for duty, codes in enumerate(RULES_OF):
            errors, must, _ = self.terms(duty)
            if errors > most:
                continue
            if must and not most:
                first = self.evidence.triggers[(must & -must).bit_length() - 1]
                codes = [int(rule_code(trigger, duty)) for trigger in first if goes_with(trigger, duty)]
            found += [code for code in codes if self.errors(code) <= most]
        return found
