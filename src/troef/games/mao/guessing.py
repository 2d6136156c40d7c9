"""Guesses at what a seat does not know of a match of mao: the secret rules of others, and where the cards lie.

Both go with all that the round has told: what was fined, explained or let pass (R13, R14, R21–R28), who drew (R5).
"""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.mao.dealing import Dealing
from troef.games.mao.evidence import Evidence, Rule
from troef.games.mao.gap import Gap
from troef.games.mao.vocabulary import DEMAND_CARDS, FIRST_DEMAND, FIRST_EFFECT, RULES, duty_of, trigger_of

#: So many rules are drawn before one is taken that does not go with the round, or a guess is kept.
TRIES: Final = 60
#: So often all is guessed anew from one world to the next, and before the first.
_SWEEPS: Final = 2
_AT_FIRST: Final = 8
#: So often it is tried to make what was guessed at first go with the round.
_MENDING: Final = 60
#: One proposal of other cards exchanges them along so many cycles for each card, another one along a few.
_MANY: Final[i64] = 2
_FEW: Final[i64] = 4


@final
class Guesses:
    """A walk through the rules and the cards that a round allows: in the long run all of it is as likely.

    Rules are guessed anew one by one, each as any rule that goes with the others (Gibbs sampling: Geman and Geman
    1984), two of them change places, and cards are exchanged, if the rules still go with the penalties (Metropolis and
    others 1953). A rule that its viewer tried to make and that was there already is one of them (R18).

    Raises:
        NoWorld: no cards fit the view.
    """

    def __init__(self, view: View, pack: list[int], rng: Rng) -> None:
        self.rng = rng
        self.evidence = Evidence(view)
        #: the rules that the seat knows, and by number the owners and the guesses of the others
        self.known: list[Rule] = []
        self.owners: dict[int, int] = {}
        self.codes: dict[int, int] = {}
        rules = view.memory["rules"]
        assert isinstance(rules, list)
        for number, (owner, in_force, code) in enumerate(rules):
            if code >= 0:
                self.known.append(self.evidence.rule(number, owner, in_force != 0, code))
            else:
                self.owners[number] = owner
        tried = view.memory.get("tried")
        self.wanted: list[int] = list(tried) if isinstance(tried, list) else []
        #: nothing is dealt while the game master makes his first rules (R18)
        self.dealing: Dealing | None = None
        if view.zone("stock").hidden < len(pack):
            self.dealing = Dealing(view, pack, self._not_held(), rng)
            self.evidence.unmet = self.dealing.unmet()
        self._guess_at_first()
        self._left = _AT_FIRST

    def go_on(self) -> None:
        """Go on to other rules and cards."""
        numbers = list(self.codes)
        for _ in range(self._left):
            for number in shuffle(numbers, self.rng):
                self._guess_anew(number)
            if len(numbers) > 1:
                one, other = shuffle(numbers, self.rng)[:2]
                self._exchange(one, other)
            self._deal_anew()
        self._left = _SWEEPS

    def rules(self) -> list[Rule]:
        """All rules, known and guessed."""
        return self.known + [Rule(number, self.owners[number], code) for number, code in self.codes.items()]

    def missed(self) -> int:
        """The rules (bits by their number from 1) whose demand was not met in the last turn, which waits for a
        contradiction to be solved (R37)."""
        evidence = self.evidence
        last = len(evidence.triggers) - 1
        found = 0
        for rule in self.rules():
            fired = evidence.fired[int(trigger_of(rule.code))] & rule.after
            if (fired << 1 & evidence.unmet[int(duty_of(rule.code))]) >> last & 1:
                found |= 1 << rule.number + 1
        return found

    def _not_held(self) -> dict[int, int]:
        """By turn, cards of which none can have been playable, because a demand that one knows was not met and that was
        not penalised, though all faults against it are (R22, R26)."""
        found: dict[int, int] = {}
        evidence = self.evidence
        for rule in self.known:
            wanted = DEMAND_CARDS[duty_of(rule.code)]
            if not wanted:
                continue
            given = evidence.given[rule.owner]
            turns = evidence.fired[int(trigger_of(rule.code))] << 1 & evidence.strict[rule.owner] & rule.after
            turns &= evidence.judged & ~(given[0] if given else 0)
            for turn, told in enumerate(evidence.story.turns):
                if turns >> turn & 1 and told.card >= 0 and not wanted & BIT[told.card]:
                    found[turn] = found.get(turn, 0) | int(wanted)
        return found

    # ---- rules ----

    def _gap(self, number: int) -> Gap:
        """The place of a rule beside all others."""
        others = [rule for rule in self.rules() if rule.number != number]
        return Gap(self.evidence, number, self.owners[number], others)

    def _guess_at_first(self) -> None:
        """Rules one by one, each of which explains as much as one can, and then as many again as it takes."""
        wanted = list(self.wanted)
        numbers = shuffle(list(self.owners), self.rng)
        for number in numbers:
            self.codes[number] = wanted.pop() if wanted else self._best(self._gap(number))
        for _ in range(_MENDING):
            wrong = [number for number in numbers if self._gap(number).errors(self.codes[number])]
            if not wrong:
                return
            self._deal_anew()
            number = numbers[self.rng.below(len(numbers))]
            if self.codes[number] not in self.wanted:
                self.codes[number] = self._best(self._gap(number))

    def _best(self, gap: Gap) -> int:
        """A rule that leaves the fewest errors."""
        code = -1 if gap.is_needed else self._any(gap, 0)
        most = 0
        while code < 0:
            fitting = gap.fillings(most)
            if fitting:
                code = fitting[self.rng.below(len(fitting))]
            most = 2 * most + 1
        return code

    def _any(self, gap: Gap, most: int) -> int:
        """A rule that leaves no more than so many errors, or -1 where chance does not find one."""
        for _ in range(TRIES):
            code = RULES[self.rng.below(len(RULES))]
            if gap.errors(code) <= most and code not in gap.codes:
                return code
        return -1

    def _guess_anew(self, number: int) -> None:
        """Any rule in place of one, as likely as any other that goes with what is left of the book."""
        if self.codes[number] in self.wanted:
            return
        gap = self._gap(number)
        most = gap.errors(self.codes[number])
        if gap.is_needed:
            fitting = gap.fillings(most)
            code = fitting[self.rng.below(len(fitting))] if fitting else -1
        else:
            code = self._any(gap, most)
        if code >= 0:
            self.codes[number] = code

    def _exchange(self, one: int, other: int) -> None:
        """Let two rules be each other's, if nothing speaks against it."""
        first, second = self.codes[one], self.codes[other]
        before = self._gap(one).errors(first) + self._gap(other).errors(second)
        self.codes[one], self.codes[other] = second, first
        if self._gap(one).errors(second) + self._gap(other).errors(first) > before:
            self.codes[one], self.codes[other] = first, second

    # ---- cards ----

    def _deal_anew(self) -> None:
        """Exchange cards, if all that is known and guessed goes with it: many of them, or at least some."""
        dealing = self.dealing
        if dealing is None:
            return
        demands = [rule for rule in self.rules() if FIRST_DEMAND <= duty_of(rule.code) < FIRST_EFFECT]
        owners = list({rule.owner for rule in demands})
        cards: i64 = len(dealing.cards)
        if self._deals(dealing, cards * _MANY, owners):
            return
        for _ in range(cards):
            self._deals(dealing, _FEW, owners)

    def _deals(self, dealing: Dealing, cycles: i64, owners: list[int]) -> bool:
        """Exchange cards along some cycles, unless that goes less well with the penalties of some owners."""
        kept, unmet = dealing.matching.kept(), self.evidence.unmet
        wrong = sum([self._wrong(owner) for owner in owners])
        dealing.matching.wander(cycles)
        self.evidence.unmet = dealing.unmet()
        if sum([self._wrong(owner) for owner in owners]) <= wrong:
            return True
        dealing.matching.go_back(kept)
        self.evidence.unmet = unmet
        return False

    def _wrong(self, owner: int) -> int:
        """How many turns the penalties of an owner do not go with."""
        own = [rule for rule in self.rules() if rule.owner == owner]
        errors, lacking, _, unfounded = self.evidence.penalties(owner, own)
        return errors + lacking.bit_count() + unfounded.bit_count()
