"""People who look for others: who of them plays together, and the table at which they sit down.

Everybody says which games he would play, by which rules or by whichever. First come, first served: of all companies
that there could be, the one sits down whose people have waited longest. Chairs are drawn by lot.
"""

import secrets
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from troef.core.registry import find_game, game_info
from troef.table.people.people import Member
from troef.table.table import Table, founding_lines
from troef.table.terms import Terms

#: Games that one person may wait for at once.
MOST_GAMES: Final = 12


@dataclass(frozen=True)
class Wanted:
    """A game that somebody would play; without rules by whichever the others want."""

    game: str
    rules: "str | None" = None


@dataclass(frozen=True)
class Wish:
    """Somebody who waits: which games he would play, the one that he names first rather, and who he is. `key` is what
    his wish is known by; `commit` binds him to his part of the first draw."""

    key: str
    games: tuple[Wanted, ...]
    rated: bool = False
    name: str = ""
    account: "str | None" = None
    avatar: str = ""
    commit: "str | None" = None

    def rank(self, game: str, rules: str) -> "int | None":
        """How many games he would rather play than this one by these rules; None where he does not want it."""
        for place, wanted in enumerate(self.games):
            if wanted.game == game and wanted.rules in (None, rules):
                return place
        return None


@dataclass(frozen=True)
class Meeting:
    """People who play together, who has waited longest first."""

    game: str
    rules: str
    rated: bool
    wishes: tuple[Wish, ...]


@dataclass(frozen=True)
class Demand:
    """How many people wait for a game, of as many as it takes."""

    game: str
    rules: "str | None"
    rated: bool
    waiting: int
    needed: int


@dataclass(frozen=True)
class MetTable:
    """The table of a meeting: the lines that it begins with, and by the key of each wish his chair."""

    key: str
    lines: list[str]
    seats: dict[str, int]


@cache
def seats_of(game: str, rules: "str | None") -> int:
    """How many people a game takes by these rules."""
    return find_game(game, rules).usual_seats


def meetings(wishes: Sequence[Wish], apart: Collection[frozenset[str]] = ()) -> list[Meeting]:
    """Who plays together, of people in the order in which they came. Accounts that are `apart` never meet.

    >>> def wish(key, *games): return Wish(key, tuple([Wanted(game) for game in games]))
    >>> come = [wish("Lies", "bieden"), wish("Wout", "skat"), wish("Noor", "skat"), wish("Daan", "bieden", "skat")]
    >>> [(found.game, [one.key for one in found.wishes]) for found in meetings(come)]
    [('skat', ['Wout', 'Noor', 'Daan'])]
    """
    waiting, found = list(wishes), list[Meeting]()
    while True:
        places = {wish.key: place for place, wish in enumerate(waiting)}
        possible = list(_possible(waiting, apart))
        if not possible:
            return found
        found.append(min(possible, key=lambda one: _standing(one, places)))
        seated = {wish.key for wish in found[-1].wishes}
        waiting = [wish for wish in waiting if wish.key not in seated]


def _standing(meeting: Meeting, places: dict[str, int]) -> tuple[list[int], int]:
    """Who has waited longest comes first; of several games, the one that he would rather play."""
    rank = meeting.wishes[0].rank(meeting.game, meeting.rules)
    return [places[wish.key] for wish in meeting.wishes], rank or 0


def _possible(waiting: list[Wish], apart: Collection[frozenset[str]]) -> Iterator[Meeting]:
    """For each game and rules the company of those who have waited longest, where there is one."""
    for (game, rated), pool in _pools(waiting).items():
        for rules in _rules_in(game, pool):
            willing = [wish for wish in pool if wish.rank(game, rules) is not None]
            company = _company(willing, seats_of(game, rules), apart)
            if company:
                yield Meeting(game, rules, rated, company)


def _pools(waiting: Sequence[Wish]) -> dict[tuple[str, bool], list[Wish]]:
    """Who wants each game, for ratings or not."""
    pools: dict[tuple[str, bool], list[Wish]] = {}
    for wish in waiting:
        for game in dict.fromkeys([wanted.game for wanted in wish.games]):
            pools.setdefault((game, wish.rated), []).append(wish)
    return pools


def _rules_in(game: str, pool: list[Wish]) -> list[str]:
    """The rules that somebody asks for; the usual ones where all would play by whichever."""
    asked = [wanted.rules for wish in pool for wanted in wish.games if wanted.game == game and wanted.rules]
    return list(dict.fromkeys(asked)) or [game_info(game).default]


def _company(willing: list[Wish], needed: int, apart: Collection[frozenset[str]]) -> tuple[Wish, ...]:
    """The first of them who can sit together; nobody where they are too few."""
    for first in range(len(willing) - needed + 1):
        company: list[Wish] = []
        for wish in willing[first:]:
            if not any(_are_apart(wish, other, apart) for other in company):
                company.append(wish)
            if len(company) == needed:
                return tuple(company)
    return ()


def _are_apart(one: Wish, other: Wish, apart: Collection[frozenset[str]]) -> bool:
    return one.account is not None and frozenset([one.account, other.account or ""]) in apart


def demands(wishes: Sequence[Wish]) -> list[Demand]:
    """What people wait for, by game and the rules that they name."""
    counted: dict[tuple[str, str | None, bool], int] = {}
    for wish in wishes:
        for wanted in wish.games:
            asked = wanted.game, wanted.rules, wish.rated
            counted[asked] = counted.get(asked, 0) + 1
    return [Demand(game, rules, rated, count, seats_of(game, rules)) for (game, rules, rated), count in counted.items()]


def like_minded(wish: Wish, wishes: Sequence[Wish]) -> list[Demand]:
    """For each game that somebody wants, how many would play it with him, himself counted."""
    told: list[Demand] = []
    for wanted in wish.games:
        fitting = [
            other
            for other in wishes
            if other.rated == wish.rated
            and (other.key == wish.key or any(_agree(wanted, asked) for asked in other.games))
        ]
        needed = seats_of(wanted.game, wanted.rules)
        told.append(Demand(wanted.game, wanted.rules, wish.rated, max(1, len(fitting)), needed))
    return told


def _agree(one: Wanted, other: Wanted) -> bool:
    return one.game == other.game and (one.rules == other.rules or None in (one.rules, other.rules))


def table_of(meeting: Meeting, token_of: Callable[[Wish, str], str]) -> MetTable:
    """A new table where they sit, on chairs drawn by lot; `token_of` gives the token of somebody's chair there."""
    key = secrets.token_urlsafe(12)
    game, count = find_game(meeting.game, meeting.rules), len(meeting.wishes)
    terms = Terms(rated=meeting.rated).agreed(game, count, waits=True, seed=None)
    drawn = list(range(count))
    secrets.SystemRandom().shuffle(drawn)
    table = Table(key)
    lines: list[str] = []

    def write(more: list[str]) -> None:
        for line in more:
            table.apply(line)
        lines.extend(more)

    write(founding_lines(game, count, "rule", None, terms))
    seats = {wish.key: seat for wish, seat in zip(meeting.wishes, drawn, strict=True)}
    for wish in meeting.wishes:
        token = token_of(wish, key)
        member = None if wish.account is None else Member(wish.account, wish.avatar, True, lambda _: "")
        write(table.sit_lines(wish.name, token, seats[wish.key], member, wish.commit)[1])
    return MetTable(key, lines, seats)
