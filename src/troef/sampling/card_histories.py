"""Sampling where unseen cards have been: histories of a deal that agree with all that a seat has seen.

Cards lie in places and go from place to place in steps. Everybody sees how many cards go from where to where; nobody
need see which. A history says for every card where it lay after each step. The sampler is a Markov chain that is
uniform over the histories in the long run.

If two cards lay together at two moments, either may have gone the way of the other between these. Exchanging their ways
leads from any history to any other. Where cards were seen on their way, some of the histories in between contradict
that, so the chain also makes short excursions through inconsistent histories.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from troef.core.rng import Rng, shuffle
from troef.sampling.markov_chain import MarkovChain
from troef.sampling.sharing import NoWorld

#: How many cards go: all that lie there.
ALL: Final = -1
#: The place where all cards lie before the first step.
START: Final = -1
_UNSEEN: Final[i64] = -2
_NOBODY: Final[i64] = -1
#: An attempt to find a history ends after this many repairs in one step; this many attempts are made from scratch.
_PATIENCE: Final[i64] = 1_500
_ATTEMPTS: Final = 30
#: Between two of them this many exchanges are tried that add no errors; one repair in this many is made at any cost.
_BETWEEN: Final[i64] = 12
_AT_ANY_COST: Final[i64] = 6


@final
class CardHistories(MarkovChain):
    """A Markov chain over the histories of some cards. Places below `hands` are hands: no two partners may share one.

    The history is built step by step: `see` says where a card lies now, `step` what goes where. When all is told,
    `settle` repairs what contradicts it and `mix` leads to another history. Errors are cards that lie elsewhere than
    they were seen, and partners that share a hand.
    """

    def __init__(self, cards: list[int], rng: Rng, hands: int = 0, partners: "dict[int, int] | None" = None) -> None:
        super().__init__(rng)
        self.cards = cards
        self.count: i64 = len(cards)
        self.hands: i64 = hands
        self.entries = {card: entry for entry, card in enumerate(cards)}
        self.partner: vec[i64] = vec[i64]([_NOBODY] * len(cards))
        for card, other in (partners or {}).items():
            if card in self.entries and other in self.entries:
                self.partner[self.entries[card]] = self.entries[other]
        #: where each card lies at each moment, moment by moment; and where it was seen to lie
        self.lies: vec[i64] = vec[i64]([START] * len(cards))
        self.seen: vec[i64] = vec[i64]([_UNSEEN] * len(cards))
        self.last: i64 = 0
        #: (moment, from, to) of each way that some but not all cards of a place went
        self.branches: vec[i64] = vec[i64]()

    # ---- what has happened ----

    def see(self, card: int, place: int) -> None:
        """The card lies in this place now: after the last step."""
        entry: i64 = self.entries[card]
        at = self.last * self.count + entry
        self.seen[at] = place
        if self.lies[at] != place:
            self.errors += 1

    def step(self, ways: list[tuple[int, int, int]], seen: "dict[int, int] | None" = None) -> None:
        """This many cards go from one place to another, for each way (from, to, how many); `seen` says where cards lie
        after it.

        Raises:
            NoWorld: no history agrees with what was seen so far.
        """
        sights = {self.entries[card]: place for card, place in (seen or {}).items()}
        count = int(self.count)
        before = [int(self.lies[self.last * self.count + entry]) for entry in range(count)]
        after = list(before)
        for origin, goal, number in ways:
            there = [entry for entry in range(count) if before[entry] == after[entry] == origin]
            going = there if number == ALL else self._chosen(there, goal, number, sights)
            if 0 < len(going) < len([entry for entry in range(count) if before[entry] == origin]):
                for value in (int(self.last), origin, goal):
                    self.branches = append(self.branches, i64(value))
            for entry in going:
                after[entry] = goal
        for entry in range(count):
            self.lies = append(self.lies, i64(after[entry]))
            self.seen = append(self.seen, i64(sights.get(entry, int(_UNSEEN))))
        self.last += 1
        for entry in range(count):
            self.errors += self._errors_of(entry, self.last) + self._meets(entry, self.last)
        self.settle()

    def _chosen(self, there: list[int], goal: int, number: int, sights: dict[int, int]) -> list[int]:
        """Which cards go: those seen there afterwards, then such as were not seen elsewhere."""
        wanted = [entry for entry in there if sights.get(entry) == goal]
        free = shuffle([entry for entry in there if entry not in sights], self.rng)
        others = [entry for entry in there if entry in sights and sights[entry] != goal]
        going = [*wanted, *free, *others][:number]
        if len(going) < number:
            raise NoWorld("more cards go than there lie")
        return going

    # ---- errors ----

    def _errors_of(self, entry: i64, moment: i64) -> i64:
        """Whether a card lies elsewhere than it was seen."""
        at = moment * self.count + entry
        return 1 if self.seen[at] != _UNSEEN and self.seen[at] != self.lies[at] else 0

    def _together(self, entry: i64, other: i64, moment: i64) -> bool:
        """Whether two partners share a hand."""
        row = moment * self.count
        place = self.lies[row + entry]
        return 0 <= place < self.hands and self.lies[row + other] == place

    def _meets(self, entry: i64, moment: i64) -> i64:
        """Whether a card has come to its partner just then (counted for one of the two)."""
        other = self.partner[entry]
        if other < entry:
            return 0
        met = self._together(entry, other, moment) and not self._together(entry, other, moment - 1)
        return 1 if met else 0

    def _errors_between(self, entry: i64, first: i64, end: i64) -> i64:
        """How often a card lies elsewhere than it was seen, from one moment to before another."""
        errors: i64 = 0
        count = self.count
        at = first * count + entry
        for _ in range(end - first):
            place = self.seen[at]
            if place != _UNSEEN and place != self.lies[at]:
                errors += 1
            at += count
        return errors

    def _meetings(self, entry: i64, first: i64, end: i64) -> i64:
        """How often a card comes to its partner from one moment to before another."""
        other = self.partner[entry]
        if other < 0:
            return 0
        meetings: i64 = 0
        apart = not self._together(entry, other, first - 1)
        moment = first
        while moment < end:
            together = self._together(entry, other, moment)
            if together and apart:
                meetings += 1
            apart = not together
            moment += 1
        return meetings

    def _exchange(self, one: i64, other: i64, first: i64, end: i64) -> None:
        """Let two cards do what the other did from one moment to before another."""
        row = first * self.count
        moment = first
        while moment < end:
            place = self.lies[row + one]
            self.lies[row + one] = self.lies[row + other]
            self.lies[row + other] = place
            row += self.count
            moment += 1

    def _cost(self, one: i64, other: i64, first: i64, end: i64) -> i64:
        """The errors in which two cards have part between two moments; meetings also just after."""
        cost = self._errors_between(one, first, end) + self._errors_between(other, first, end)
        if self.hands and self.partner[one] != other:
            after = end + 1 if end <= self.last else end
            cost += self._meetings(one, first, after) + self._meetings(other, first, after)
        return cost

    # ---- the Markov chain ----

    def propose(self) -> None:
        """Two cards of which one took a way, some way, and one did not."""
        self._propose(self.rng.below(len(self.branches) // 3), True)

    def undo(self, step: tuple[int, int, int, int]) -> None:
        """Take back the exchange of two cards, from one moment to before another."""
        self._exchange(step[0], step[1], step[2], step[3])

    def _propose(self, branch: i64, excursion: bool) -> None:
        """Exchange the further ways of a card that took a way and one that did not, with the acceptance probability."""
        branches, lies, rng, count = self.branches, self.lies, self.rng, self.count
        moment, origin, goal = branches[3 * branch], branches[3 * branch + 1], branches[3 * branch + 2]
        before, after = moment * count, moment * count + count
        going: i64 = 0
        staying: i64 = 0
        for entry in range(count):
            if lies[before + entry] == origin:
                if lies[after + entry] == goal:
                    going += 1
                else:
                    staying += 1
        going = rng.below(going)
        staying = rng.below(staying)
        one = _NOBODY
        other = _NOBODY
        for entry in range(count):
            if lies[before + entry] == origin:
                if lies[after + entry] == goal:
                    if not going:
                        one = entry
                    going -= 1
                else:
                    if not staying:
                        other = entry
                    staying -= 1
        first, end = self._apart(one, other, moment + 1)
        more = self._change(one, other, first, end)
        if more <= 0 or (excursion and self.accepts(self.errors + more)):
            self.errors += more
            if self.errors and excursion:  # while a history is repaired no step is undone
                self.trail.append((int(one), int(other), int(first), int(end)))
        else:
            self._exchange(one, other, first, end)

    # ---- repairing ----

    def settle(self) -> None:
        """Exchange cards until nothing contradicts what was seen: at an error each time, as cheaply as can be.

        After min-conflicts (Minton and others 1992).

        Raises:
            NoWorld: it got stuck, or no history agrees with what was seen.
        """
        tries: i64 = 0
        total: i64 = len(self.branches) // 3
        while self.errors:
            if tries == _PATIENCE:
                raise NoWorld("no history of the deal agrees with what was seen")
            tries += 1
            self._mend_one(self._any_error())
            for _ in range(_BETWEEN if total else 0):
                self._propose(total - 1 - self.rng.below(self.rng.below(total) + 1), False)

    def _any_error(self) -> i64:
        """A random error: its moment and its card, as a place in `lies`."""
        found = _NOBODY
        number: i64 = 0
        for moment in range(1, self.last + 1):
            for entry in range(self.count):
                if self._errors_of(entry, moment) or self._meets(entry, moment):
                    number += 1
                    if self.rng.below(number) == 0:
                        found = moment * self.count + entry
        return found

    def _mend_one(self, at: i64) -> None:
        """Let a card that lies wrong do what another did around that moment."""
        count = self.count
        moment, entry = at // count, at % count
        if not self._errors_of(entry, moment) and self.rng.below(2):
            entry = self.partner[entry]  # either of two partners that met may have lain elsewhere
        wanted = self.seen[moment * count + entry]
        chosen = _NOBODY
        least: i64 = 0
        equals: i64 = 0
        for other in range(count):
            place = self.lies[moment * count + other]
            if place == self.lies[moment * count + entry] or (wanted != _UNSEEN and place != wanted):
                continue
            first, end = self._apart(entry, other, moment)
            more = self._change(entry, other, first, end)
            self._exchange(entry, other, first, end)
            if chosen < 0 or more < least:
                chosen = other
                least = more
                equals = 1
            elif more == least:
                equals += 1
                if self.rng.below(equals) == 0:
                    chosen = other
        if chosen >= 0 and (least <= 0 or self.rng.below(_AT_ANY_COST) == 0):
            first, end = self._apart(entry, chosen, moment)
            self.errors += self._change(entry, chosen, first, end)

    def _apart(self, one: i64, other: i64, moment: i64) -> tuple[i64, i64]:
        """The moments around this one in which two cards lie apart: the first, and the one after the last."""
        lies, count = self.lies, self.count
        first = moment
        while lies[(first - 1) * count + one] != lies[(first - 1) * count + other]:
            first -= 1
        end = moment + 1
        while end <= self.last and lies[end * count + one] != lies[end * count + other]:
            end += 1
        return first, end

    def _change(self, one: i64, other: i64, first: i64, end: i64) -> i64:
        """Exchange what two cards did between two moments, and give how many errors more there are."""
        old = self._cost(one, other, first, end)
        self._exchange(one, other, first, end)
        return self._cost(one, other, first, end) - old

    # ---- worlds ----

    def mix(self, effort: int) -> None:
        """Go on to another consistent history, from one that `settle` has found.

        `effort` exchanges are tried for each card and each way.
        """
        total: i64 = len(self.branches) // 3
        self.run(effort * (self.count + total) if total else 0)

    def place(self, card: int, moment: int) -> int:
        """Where a card lies after this many steps."""
        return int(self.lies[moment * self.count + i64(self.entries[card])])

    def lying(self, place: int, moment: int = -1) -> list[int]:
        """The cards of a place after this many steps, or after all of them."""
        row = (self.last if moment < 0 else moment) * self.count
        return [card for entry, card in enumerate(self.cards) if self.lies[row + entry] == place]

    def gone(self, moment: int, origin: int, goal: int) -> int:
        """The card that went from one place to another in the step after this many others (the first of several)."""
        row = moment * self.count
        for entry, card in enumerate(self.cards):
            if self.lies[row + entry] == origin and self.lies[row + self.count + entry] == goal:
                return card
        raise KeyError(origin)


def first_history(build: Callable[[], CardHistories]) -> CardHistories:
    """The first consistent history that `build` makes and settles; where it gets stuck it starts from scratch.

    Raises:
        NoWorld: every attempt got stuck; most likely no history is consistent.
    """
    for _ in range(_ATTEMPTS):
        try:
            return build()
        except NoWorld:
            continue
    raise NoWorld("no history of the deal agrees with what was seen")
