"""How a match ended at which somebody with an account played: what his statistics and ratings are made of."""

from dataclasses import dataclass
from datetime import datetime

from troef.core.game import State
from troef.core.view import SPECTATOR, Outcome
from troef.table.people.people import Person


@dataclass(frozen=True)
class SeatEnd:
    """One seat at the end: whose it was (None: no account), whether a bot's, its side, score and whether it won."""

    account: str | None
    bot: bool
    side: int
    score: int
    won: bool


@dataclass(frozen=True)
class MatchEnd:
    """The end of a match, the `match`-th at its table. `rated`: it counts for ratings; `low_wins`: a low score is
    good."""

    table: str
    match: int
    game: str
    rules: str
    at: datetime
    rated: bool
    low_wins: bool
    seats: tuple[SeatEnd, ...]


def match_end(table: str, match: int, rated: bool, state: State, people: list[Person | None], at: datetime) -> MatchEnd:
    """The end of a match that is over, with those who sit there now.

    Raises:
        ValueError: it is not over.
    """
    outcome = state.outcome()
    if outcome is None:
        raise ValueError("the match is not over")
    game = state.game
    sides = sides_of(state)
    seats = tuple(_seat(seat, person, sides[seat], outcome) for seat, person in enumerate(people))
    return MatchEnd(table, match, game.slug, game.rules, at, rated, game.info.low_wins, seats)


def sides_of(state: State) -> list[int]:
    """By seat the side that it plays on: partners share a column of the score sheet when a match begins."""
    columns = state.game.start(state.seats, state.dealer).view(SPECTATOR).columns
    sides = [-1] * state.seats
    for side, seats in enumerate(columns):
        for seat in seats:
            sides[seat] = side
    return [side if side >= 0 else len(columns) + seat for seat, side in enumerate(sides)]


def _seat(seat: int, person: "Person | None", side: int, outcome: Outcome) -> SeatEnd:
    bot = person is None or person.bot is not None
    account = None if person is None or bot else person.account
    return SeatEnd(account, bot, side, int(outcome.scores[seat]), seat in outcome.winners)
