"""What somebody's matches come to: how many he played and won of each game, and how he did against others."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from troef.people.ratings import ranks
from troef.table.match.match_end import MatchEnd

#: A match, and somebody's seat in it.
Own = tuple[MatchEnd, int]


@dataclass
class Tally:
    """Matches of a game."""

    played: int = 0
    won: int = 0


@dataclass
class HeadToHead:
    """Matches with somebody: he was behind, ahead, level, or on the same side; `games`: which games they were of."""

    ahead: int = 0
    behind: int = 0
    even: int = 0
    together: int = 0
    games: set[str] = field(default_factory=set, compare=False)

    @property
    def matches(self) -> int:
        """How many there were."""
        return self.ahead + self.behind + self.even + self.together


def games_played(matches: Iterable[Own]) -> dict[str, Tally]:
    """By game how many matches somebody played, and won; what he played most comes first."""
    tallies: dict[str, Tally] = {}
    for end, seat in matches:
        tally = tallies.setdefault(end.game, Tally())
        tally.played += 1
        tally.won += end.seats[seat].won
    return dict(sorted(tallies.items(), key=lambda item: (-item[1].played, item[0])))


def against(matches: Iterable[Own]) -> dict[str, HeadToHead]:
    """By account how somebody did in the matches that both played; whom he met most comes first."""
    met: dict[str, HeadToHead] = {}
    for end, own in matches:
        sides = sorted({seat.side for seat in end.seats})
        teams = [[one for one in end.seats if one.side == side] for side in sides]
        places = dict(zip(sides, ranks(end, teams), strict=True))
        mine = end.seats[own].side
        for seat, other in enumerate(end.seats):
            if other.account is None or seat == own:
                continue
            tally = met.setdefault(other.account, HeadToHead())
            tally.games.add(end.game)
            if other.side == mine:
                tally.together += 1
            elif places[mine] == places[other.side]:
                tally.even += 1
            elif places[mine] < places[other.side]:
                tally.ahead += 1
            else:
                tally.behind += 1
    return dict(sorted(met.items(), key=lambda item: -item[1].matches))
