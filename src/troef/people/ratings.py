"""How well somebody plays a game, with how sure that is: ratings by openskill (Plackett-Luce) from matches that count.

Only people are rated, and only by matches at rated tables. Partners by the score sheet are one team. A rating follows
from the ends of matches in the order in which they ended, and from nothing else: it can be made again from the logs.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from troef.table.match.match_end import MatchEnd, SeatEnd

#: Matches before somebody stands on a leaderboard.
LEAST_MATCHES: Final = 5
#: How ratings are shown: who has not played yet stands at 1500.
SHOWN_START: Final = 1500.0
SHOWN_PER_POINT: Final = 40.0
#: Half the width of a 95 % interval, in standard deviations.
NINETY_FIVE: Final = 1.96

_MODEL: Final = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    """An estimate of strength (`mu`) with its standard deviation, after a number of matches."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    matches: int = 0

    @property
    def careful(self) -> float:
        """What leaderboards are ordered by: the strength that somebody nearly certainly has."""
        return self.mu - 3 * self.sigma

    @property
    def shown(self) -> int:
        """The rating as people read it.

        >>> Rating().shown, Rating().shown_error
        (1500, 653)
        """
        return round(SHOWN_START + SHOWN_PER_POINT * (self.mu - 25.0))

    @property
    def shown_error(self) -> int:
        """Half the width of its 95 % interval."""
        return round(NINETY_FIVE * SHOWN_PER_POINT * self.sigma)


def counts(end: MatchEnd) -> bool:
    """Whether a match counts for ratings: at a rated table, people with accounts only, on two sides or more."""
    people = all(seat.account is not None and not seat.bot for seat in end.seats)
    return end.rated and people and len({seat.side for seat in end.seats}) > 1


def rated(end: MatchEnd, before: dict[str, Rating]) -> dict[str, Rating]:
    """The ratings of all who played, after a match that counts; `before` has those that there were."""
    sides = sorted({seat.side for seat in end.seats})
    teams = [[seat for seat in end.seats if seat.side == side] for side in sides]
    known = [[before.get(_account(seat), Rating()) for seat in team] for team in teams]
    given = [[_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in known]
    after = _MODEL.rate(given, ranks=[float(rank) for rank in ranks(end, teams)])
    return {
        _account(seat): Rating(new.mu, new.sigma, old.matches + 1)
        for seats, olds, news in zip(teams, known, after, strict=True)
        for seat, old, new in zip(seats, olds, news, strict=True)
    }


def rate_all(ends: Iterable[MatchEnd]) -> Iterable[tuple[MatchEnd, dict[str, Rating]]]:
    """Each match that counts, in the order given, with the ratings of its players after it."""
    ratings: dict[str, Rating] = {}
    for end in ends:
        if counts(end):
            after = rated(end, ratings)
            ratings.update(after)
            yield end, after


def ranks(end: MatchEnd, teams: list[list[SeatEnd]]) -> list[int]:
    """The place of each team, 0 first: by score, where those who won have the best ones, else who won and who not."""
    sign = -1 if end.low_wins else 1
    scores = [sign * max(sign * seat.score for seat in team) for team in teams]
    won = [any(seat.won for seat in team) for team in teams]
    best = max(sign * score for score in scores)
    if won == [sign * score == best for score in scores]:
        return [sum(sign * other > sign * score for other in scores) for score in scores]
    return [0 if winner else 1 for winner in won]


def _account(seat: SeatEnd) -> str:
    assert seat.account is not None  # `counts` has seen to it
    return seat.account
