"""Guesses at the secret rules of others: rules that the round does not disprove and that explain its effects (R19)."""

from typing import Final, final

from mypy_extensions import i64

from troef.cards.bits import BIT
from troef.core.rng import Rng, shuffle
from troef.core.view import View
from troef.games.mao.story import Story, Told
from troef.games.mao.vocabulary import RULES, RULES_OF, trigger_of

#: So many rules are drawn before one is taken that the story disproves, or a guess is kept.
TRIES: Final = 60
#: So often every guess is made anew from one world to the next, and before the first.
_SWEEPS: Final = 2
_AT_FIRST: Final = 8


@final
class Guesses:
    """A walk through the books of rules that a round allows: in the long run each is as likely.

    Guesses are made anew one by one, each as any rule that goes with the others (Gibbs sampling: Geman and Geman 1984),
    and two of them change places. A rule that its viewer tried to make and that was there already is one of them (R18).
    """

    def __init__(self, view: View, bots: i64, rng: Rng) -> None:
        self.rng = rng
        self.story = Story(view)
        rules = view.memory["rules"]
        assert isinstance(rules, list)
        self.known: list[int] = [code for _, in_force, code in rules if in_force and code >= 0]
        tried = view.memory.get("tried")
        self.wanted: list[int] = list(tried) if isinstance(tried, list) else []
        #: by number of a secret rule: whether its owner lets no fault pass (R26), and the guess
        self.by_bot: dict[int, bool] = {
            number: bots & BIT[owner] != 0 for number, (owner, _, code) in enumerate(rules) if code < 0
        }
        self.codes: dict[int, int] = {}
        #: what explains some effects and is not disproved, once it was asked
        self._found: dict[tuple[int, ...], list[int]] = {}
        wanted = list(self.wanted)
        for number in shuffle(list(self.by_bot), rng):
            self.codes[number] = wanted.pop() if wanted else self._first_guess(number)
        self.left = _AT_FIRST

    def go_on(self) -> None:
        """Go on to another book."""
        numbers = list(self.codes)
        for _ in range(self.left if numbers else 0):
            for number in shuffle(numbers, self.rng):
                self._guess_anew(number)
            self._exchange(numbers[self.rng.below(len(numbers))], numbers[self.rng.below(len(numbers))])
        self.left = _SWEEPS

    def _first_guess(self, number: int) -> int:
        """A rule that is not there yet: one that explains what has happened, or any that nothing disproves."""
        codes = [*self.known, *self.codes.values()]
        needs = self.story.unexplained(codes)
        if needs:
            fitting = self._explaining(needs[:1], number, codes)
            if fitting:
                return fitting[self.rng.below(len(fitting))]
        code = self._any_rule(number, codes)
        while code < 0:
            code = RULES[self.rng.below(len(RULES))]
            code = -1 if code in codes else code
        return code

    def _guess_anew(self, number: int) -> None:
        """Any rule in place of one, as likely as any other that goes with what is left of the book."""
        if self.codes[number] in self.wanted:
            return
        others = [*self.known, *[code for other, code in self.codes.items() if other != number]]
        needs = self.story.unexplained(others)
        code = -1
        if needs:
            fitting = self._explaining(needs, number, others)
            if fitting:
                code = fitting[self.rng.below(len(fitting))]
        else:
            code = self._any_rule(number, others)
        if code >= 0:
            self.codes[number] = code

    def _exchange(self, one: int, other: int) -> None:
        """Let two rules be each other's, if nothing speaks against it."""
        first, second = self.codes[one], self.codes[other]
        if self.story.disproves(second, self.by_bot[one]) or self.story.disproves(first, self.by_bot[other]):
            return
        self.codes[one], self.codes[other] = second, first

    def _explaining(self, needs: list[tuple[Told, int]], number: int, others: list[int]) -> list[int]:
        """The rules that explain all of some effects."""
        by_bot = self.by_bot[number]
        key = (int(by_bot), *[place for told, duty in needs for place in (self.story.turns.index(told), duty)])
        if key not in self._found:
            duty = needs[0][1]
            self._found[key] = [
                code
                for code in RULES_OF[duty]
                if all(wanted == duty and told.fires(int(trigger_of(code))) for told, wanted in needs)
                and not self.story.disproves(code, by_bot)
            ]
        return [code for code in self._found[key] if code not in others]

    def _any_rule(self, number: int, others: list[int]) -> int:
        """A rule that nothing disproves, or -1 where chance does not find one."""
        for _ in range(TRIES):
            code = RULES[self.rng.below(len(RULES))]
            if code not in others and not self.story.disproves(code, self.by_bot[number]):
                return code
        return -1
