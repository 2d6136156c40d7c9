"""Guesses at what a seat does not know of a match of mao: the secret rules of others, and where the cards lie.

Both agree with all that the round has told: what was fined, explained or let pass (R13, R14, R21–R28), who drew (R5).
"""

from typing import Final, final

from troef.cards.bits import BIT
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.mao.dealing import Dealing
from troef.games.mao.evidence import Evidence, Rule
from troef.games.mao.missing_rule import MissingRule
from troef.games.mao.vocabulary import DEMAND_CARDS, FIRST_DEMAND, FIRST_EFFECT, RULES, duty_of, trigger_of

#: This many rules are drawn before one is taken that contradicts the round, or a guess is kept.
TRIES: Final = 60
#: How often all is guessed again before the first world.
_AT_FIRST: Final = 4
#: How often the search for a first guess is restarted until one agrees with the round, and the steps of each attempt.
_ATTEMPTS: Final = 12
_STEPS: Final = 50
#: Cards are exchanged along this many cycles for each card at once.
_CYCLES: Final = 2
#: Where demands tell of the hands: the number of these tries, and of tries along an eighth as many cycles.
_LARGE_STEPS: Final = 4
_SMALL_STEPS: Final = 2


@final
class Guesses:
    """A Markov chain over the rules and the cards that a round allows: in the long run all are equally likely.

    Rules are guessed again one by one, each as any rule that agrees with the others (Gibbs sampling: Geman and Geman
    1984), two of them change places, and cards are exchanged, if the rules still fit the penalties (Metropolis and
    others 1953). A rule that its viewer tried to make and that was there already is one of them (R18).

    Raises:
        NoWorld: no cards fit the view.
    """

    def __init__(self, view: View, pack: list[int], rng: Rng) -> None:
        self.rng = rng
        self.evidence = Evidence(view)
        #: the rules that the seat knows, those of them that cannot be made again (R18), and by number the owners of
        #: the others and the guesses at them
        self.known: list[Rule] = []
        self._taken: list[int] = []
        self.owners: dict[int, int] = {}
        self.codes: dict[int, int] = {}
        rules = view.memory["rules"]
        assert isinstance(rules, list)
        for number, (owner, in_force, code) in enumerate(rules):
            if code >= 0:
                self.known.append(self.evidence.rule(number, owner, in_force != 0, code))
                self._taken += [code] if in_force else []
            else:
                self.owners[number] = owner
        tried = view.memory.get("tried")
        self.wanted: list[int] = list(tried) if isinstance(tried, list) else []
        #: nothing is dealt while the game master makes his first rules (R18), or in a match laid before a round
        self.dealing: Dealing | None = None
        start = view.memory["start"]
        if isinstance(start, int) and start >= 0:
            self.dealing = Dealing(view, pack, self._not_held(), rng)
            self.evidence.unmet = self.dealing.unmet()
        self._left = 1
        self._guess_at_first()
        self._left = _AT_FIRST

    def go_on(self) -> None:
        """Go on to other rules and cards."""
        numbers = list(self.codes)
        for _ in range(self._left):
            for number in shuffle(numbers, self.rng):
                self._guess_again(number)
            if numbers:
                one, other = numbers[self.rng.below(len(numbers))], numbers[self.rng.below(len(numbers))]
                if one != other:
                    self._exchange(one, other)
            self._deal_again()
        self._left = 1

    def rules(self) -> list[Rule]:
        """All rules, known and guessed."""
        guesses = [self.evidence.rule(number, self.owners[number], True, code) for number, code in self.codes.items()]
        return self.known + guesses

    def missed(self) -> int:
        """The rules (bits by their number from 1) whose demand was not met in the last turn, which waits for a
        contradiction to be solved (R37)."""
        evidence = self.evidence
        last = len(evidence.triggers) - 1
        found = 0
        for rule in self.rules():
            fired = evidence.fired[int(trigger_of(rule.code))] & rule.after
            if (fired << 1 & evidence.unmet[int(duty_of(rule.code))]) >> last & 1:
                found |= int(BIT[rule.number + 1])
        return found

    def _not_held(self) -> dict[int, int]:
        """By turn, cards of which none can have been playable, because a demand that one knows was not met and that was
        no fault: it would have been penalised, or the penalty was wrong (R22, R26, R28)."""
        found: dict[int, int] = {}
        evidence = self.evidence
        for rule in self.known:
            wanted = DEMAND_CARDS[duty_of(rule.code)]
            if not wanted:
                continue
            given = evidence.given[rule.owner]
            turns = evidence.strict[rule.owner] & ~(given[0] if given else 0) | evidence.unbroken.get(rule.number, 0)
            turns &= evidence.fired[int(trigger_of(rule.code))] << 1 & rule.after & evidence.judged
            for turn, told in enumerate(evidence.story.turns):
                if turns >> turn & 1 and told.card >= 0 and not wanted & BIT[told.card]:
                    found[turn] = found.get(turn, 0) | int(wanted)
        return found

    # ---- rules ----

    def missing(self, number: int) -> MissingRule:
        """A rule as the one that is to be guessed, when all others are given."""
        others = [rule for rule in self.rules() if rule.number != number]
        return MissingRule(self.evidence, number, self.owners[number], others)

    def _guess_at_first(self) -> None:
        """Find rules that agree with the round, and cards that fit them; where that takes too long, nearly so."""
        for attempt in range(_ATTEMPTS):
            self.codes = {}
            if self.dealing is not None and attempt:
                self._deals(self.dealing, _CYCLES * len(self.dealing.matching.moving), set())  # whatever comes of it
            wanted = list(self.wanted)
            for number in shuffle(list(self.owners), self.rng):
                self.codes[number] = wanted.pop() if wanted else self._best(number)
            for number in shuffle(list(self.owners), self.rng):
                if self.codes[number] not in self.wanted:
                    self.codes[number] = self._best(number)
            for _ in range(_STEPS):
                if not self.errors():
                    return
                self.go_on()

    def errors(self) -> int:
        """How many turns contradict the guess."""
        penalties = self._wrong(set(range(len(self.evidence.given))))
        return penalties + sum([self.missing(number).errors(code) for number, code in self.codes.items()])

    def _best(self, number: int) -> int:
        """A rule that leaves the fewest errors."""
        self.codes.pop(number, None)
        missing = self.missing(number)
        code = -1 if missing.is_needed else self._any(missing, 0)
        most = 0
        while code < 0:
            code = self._one_of(missing.candidates(most))
            most += 1
        return code

    def _guess_again(self, number: int) -> None:
        """Any rule in place of one: all that agree with what is left of the book are equally likely."""
        before = self.codes[number]
        if before in self.wanted:
            return
        missing = self.missing(number)
        most = missing.errors(before)
        self.codes[number] = -1
        code = self._one_of(missing.candidates(most)) if missing.is_needed else self._any(missing, most)
        self.codes[number] = before if code < 0 else code

    def _any(self, missing: MissingRule, most: int) -> int:
        """A rule that is not there yet and leaves at most this many errors, or -1 where chance does not find one."""
        for _ in range(TRIES):
            code = RULES[self.rng.below(len(RULES))]
            if missing.errors(code) <= most and self._is_free(code):
                return code
        return -1

    def _one_of(self, codes: list[int]) -> int:
        """One of some rules that is not there yet, or -1."""
        free = [code for code in codes if self._is_free(code)]
        return free[self.rng.below(len(free))] if free else -1

    def _is_free(self, code: int) -> bool:
        return code not in self._taken and code not in self.codes.values()

    def _exchange(self, one: int, other: int) -> None:
        """Let two rules be each other's, if nothing speaks against it."""
        first, second = self.codes[one], self.codes[other]
        before = self.missing(one).errors(first) + self.missing(other).errors(second)
        self.codes[one], self.codes[other] = second, first
        if self.missing(one).errors(second) + self.missing(other).errors(first) > before:
            self.codes[one], self.codes[other] = first, second

    # ---- cards ----

    def _deal_again(self) -> None:
        """Exchange cards, where the demands allow it: many of them at once, and then some."""
        dealing = self.dealing
        if dealing is None:
            return
        cycles = _CYCLES * len(dealing.matching.moving)
        owners = {rule.owner for rule in self.rules() if FIRST_DEMAND <= duty_of(rule.code) < FIRST_EFFECT}
        for _ in range(_LARGE_STEPS if owners else 1):
            self._deals(dealing, cycles, owners)
        for _ in range(_SMALL_STEPS if owners else 0):
            self._deals(dealing, cycles // 8, owners)

    def _deals(self, dealing: Dealing, cycles: int, owners: set[int]) -> None:
        """Exchange cards along some cycles, unless the penalties of some owners then agree less."""
        kept, unmet = dealing.matching.kept(), self.evidence.unmet
        wrong = self._wrong(owners)
        dealing.matching.mix(cycles)
        self.evidence.unmet = dealing.unmet()
        if owners and self._wrong(owners) > wrong:
            dealing.matching.go_back(kept)
            self.evidence.unmet = unmet

    def _wrong(self, owners: set[int]) -> int:
        """How many turns the penalties of some owners contradict, and the order in which they were given."""
        rules = self.rules()
        found = self.evidence.disorder(rules)
        for owner in owners:
            own = [rule for rule in rules if rule.owner == owner]
            errors, lacking, _, unfounded = self.evidence.penalties(owner, own)
            found += errors + lacking.bit_count() + unfounded.bit_count()
        return found
