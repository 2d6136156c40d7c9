"""Which bets can have followed each other in a hand: the highest bets that players called, one after another."""

from typing import Final

from troef.games.poker.options import MOST_BETS, TableRules

#: With each betting round the size of the last raise is forgotten (R12), and there may be as many fixed bets again.
ROUNDS: Final = 4
#: No bet.
NONE: Final = -1


class BetLevels:
    """The highest bets of a hand, counted over all its rounds, from the big blind up.

    `all_in` are the bets of players who may be all-in: to such a bet, and only to such, the highest bet may rise by
    less than a raise (R13).
    """

    def __init__(self, rules: TableRules, players: int, all_in: set[int]) -> None:
        self.rules = rules
        self.players = players
        self.all_in = all_in
        self.blind = int(rules.big)

    def raised_from(self, levels: list[int], bound: int, rounds: int = ROUNDS) -> int:
        """The lowest bet from which somebody can have raised to the last of these levels, which rise and have all been
        the highest bet; at most `bound`, and in the first that many rounds. NONE if that cannot be."""
        if levels[-1] == self.blind:
            return self.blind
        if self.rules.fixed:
            return self._fixed(levels, bound, rounds)
        if self.rules.most_raise:
            return self._with_limit(levels, bound)
        return self._without_limit(levels, bound)

    def _without_limit(self, levels: list[int], bound: int) -> int:
        """R12: each rise is a raise, or several of the same size."""
        highest, step, rounds = self.blind, self.blind, 1
        before = highest
        for level in levels:
            rise = level - highest
            if not rise:
                continue
            if rise >= step:
                if self.rules.by_last_raise:
                    step = -(-rise // (rise // step))  # A3: the smallest last raise, in as many as there is room for
            elif level in self.all_in:
                pass  # R13
            elif rise >= self.blind and rounds < ROUNDS:
                rounds += 1
                step = -(-rise // (rise // self.blind))
            else:
                return NONE
            before = highest
            highest = level
        return before if before <= bound else NONE

    def _with_limit(self, levels: list[int], bound: int) -> int:
        """R15: as without limit, but in raises of a bounded size; a bet of somebody all-in may lie between."""
        top = levels[-1]
        called = [self.blind, *levels[:-1]]
        reached = [self.blind]
        for level in sorted({*called, *[bet for bet in self.all_in if self.blind < bet < top]}):
            ways = [start for start in reached if not any(start < one < level for one in called)]
            if level in self.all_in or any(self._in_raises(level - start) for start in ways):
                reached.append(level)
            elif level in called:
                return NONE
        ways = [start for start in reached if not any(start < one for one in called)]
        found = [self._last_limited(start, top, bound) for start in ways]
        return min([one for one in found if one != NONE], default=NONE)

    def _in_raises(self, rise: int) -> bool:
        """Whether a rise can be made of raises that are neither too small nor too large."""
        return -(-rise // int(self.rules.most_raise)) * self.blind <= rise

    def _last_limited(self, start: int, top: int, bound: int) -> int:
        """The lowest bet, after raises from a start, from which one more leads to the top."""
        most = int(self.rules.most_raise)
        raises = max(0, -(-(top - most - start) // most))
        low = max(start + raises * self.blind, top - most)
        high = min(bound, top - (int(self.rules.chip) if top in self.all_in else self.blind))
        return low if low <= min(high, start + raises * most) else NONE

    def _fixed(self, levels: list[int], bound: int, rounds: int) -> int:
        """A15: in steps of one size: every way up is followed."""
        top = levels[-1]
        ways = [(0, 1, self.blind)]  # R9: the big blind is a bet
        seen = set(ways)
        found: set[int] = set()
        while ways:
            street, bets, highest = ways.pop()
            for way in self._ways_on(street, bets, highest):
                level = way[2]
                if way in seen or any(highest < one < level for one in levels):
                    continue
                if level == top and street < rounds and highest <= bound:
                    found.add(highest)
                elif level < top and level <= bound:
                    seen.add(way)
                    ways.append(way)
        return min(found, default=NONE)

    def _ways_on(self, street: int, bets: int, highest: int) -> list[tuple[int, int, int]]:
        """What can follow a number of bets in a round: the next round, or one more bet."""
        following = [(street + 1, 0, highest)] if street + 1 < ROUNDS else []
        most = int(MOST_BETS) if self.players > 2 else 0
        if most and bets == most:
            return following
        full = highest + (self.blind if street < 2 else 2 * self.blind)
        count = bets + 1 if most else 0
        levels = [full, *[bet for bet in self.all_in if highest < bet < full]]
        return following + [(street, count, level) for level in levels]
