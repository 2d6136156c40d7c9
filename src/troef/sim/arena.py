"""The arena: players measured against each other on duplicate deals.

Every deal is played as often as there are players, from the same order of the pack with the same dealer; each time
everybody moves on to the seats of the next, so that each player has had every hand. Partners by the score sheet are one
player; who sits where otherwise is drawn again for each deal. Where there are more players than sides, every choice of
them that fills the table plays. What is compared is what two players gained on a deal in the same company, by the
score sheet (more is better, also where the sheet counts penalties). So most of the luck of the cards cancels out. What
remains is given with a 95 % interval over deals.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from troef.bots.by_name import make_player
from troef.core.dealer import SeededDealer
from troef.core.game import Game
from troef.core.options import options_dict
from troef.core.rng import Rng
from troef.core.view import SPECTATOR
from troef.sim.entrants import USUAL_LIMIT, Entrants, Fault, check_entrant, is_entrant
from troef.sim.executors import Alone, Executor
from troef.sim.files import read_columns
from troef.sim.log import Log
from troef.sim.many import Progress
from troef.sim.matches import Company, MatchFault, Setting

#: Half the width of a 95 % interval, in standard errors.
NINETY_FIVE: Final = 1.96
#: The columns of a log that count faults, in the order of `Fault`.
FAULTS: Final = ("illegal", "late", "crashes")


@dataclass(frozen=True)
class Contest(Setting):
    """What is played: enough for a worker to play any deal of it. `budget` is in seconds per move.

    The first `rounds` rounds of a match count as one deal: for games whose deals differ (boerenbridge, kingen).
    `limit` is in seconds too: an entrant whose answer takes longer has made a fault.
    """

    players: tuple[str, ...]
    budget: float
    seed: str
    rounds: int = 1
    limit: float = USUAL_LIMIT

    def has_entrants(self) -> bool:
        """Whether players of others take part."""
        return any(is_entrant(name) for name in self.players)

    def pairs(self) -> list[tuple[int, int]]:
        """All two players that are compared, by their numbers."""
        return list(combinations(range(len(self.players)), 2))

    def seatings(self, sides: list[list[int]], deal: int) -> Iterator[tuple[int, ...]]:
        """The number of the player on each seat, each time that a deal is played; `sides` are the seats of partners."""
        rng = Rng(f"{self.seed}:{deal}:seats")
        for table in combinations(range(len(self.players)), min(len(self.players), len(sides))):
            places = [side % len(table) for side in range(len(sides))]
            for last in range(len(places) - 1, 0, -1):
                other = int(rng.below(last + 1))
                places[last], places[other] = places[other], places[last]
            for turn in range(len(table)):
                found = [-1] * self.seats
                for seats, place in zip(sides, places, strict=True):
                    for seat in seats:
                        found[seat] = table[(place + turn) % len(table)]
                yield tuple(found)


@dataclass(frozen=True)
class Result:
    """One deal, played with every seating: how far the first of each pair was ahead of the second, in points; and the
    decisions and seconds of each player. Of entrants also the faults: how many illegal, late and crashed, and what was
    known of the first, which no log keeps."""

    deal: int
    leads: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    faults: tuple[tuple[int, ...], ...] = ()
    notes: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class PlayerScore:
    """How a player did: mean points per deal ahead of the others, half the width of the 95 % interval, its pace, and
    the faults of an entrant."""

    player: str
    points: float
    half_width: float
    deals: int
    ms_per_decision: float
    illegal: int = 0
    late: int = 0
    crashes: int = 0
    first_fault: str = ""


@dataclass(frozen=True)
class Duel:
    """How two players did: mean points per deal of the first ahead of the second, half the width of the interval."""

    first: str
    second: str
    points: float
    half_width: float


def make_contest(
    game: Game,
    seats: int,
    players: list[str],
    budget: float,
    seed: str,
    rounds: int = 1,
    limit: float = USUAL_LIMIT,
) -> Contest:
    """The contest of at least two players.

    Raises:
        ValueError: the game is not played by this many, or there are too few players.
        UnknownBot: there is no such player for this game.
        NoEntrant: a player of others cannot be loaded, or nobody answers at its address.
    """
    game.start(seats)
    if len(players) < 2:
        raise ValueError(f"an arena takes two or more players, not {len(players)}")
    for name in dict.fromkeys(players):
        if is_entrant(name):
            check_entrant(name, game)
        else:
            make_player(name, game, seed)
    options = options_dict(game.options)
    return Contest(game.slug, game.rules, options, seats, tuple(players), budget, seed, rounds, limit)


def sides_of(game: Game, seats: int) -> list[list[int]]:
    """The seats that share a column of the score sheet when a match begins."""
    columns = game.start(seats).view(SPECTATOR).columns
    alone = set(range(seats)).difference(*columns)
    return [list(column) for column in columns] + [[seat] for seat in sorted(alone)]


def play_deal(game: Game, contest: Contest, deal: int) -> Result:
    """Play one deal with every seating; it depends on the contest and its number only (and on the clock)."""
    count = len(contest.players)
    decisions, seconds = [0] * count, [0.0] * count
    faults, notes = [[0] * len(Fault) for _ in range(count)], [""] * count
    gained: list[dict[int, float]] = []
    for turn, seating in enumerate(contest.seatings(sides_of(game, contest.seats), deal)):
        names = tuple(contest.players[player] for player in seating)
        with Entrants(contest.limit) as entrants:
            company = Company(game, names, deal, f"{contest.seed}:{deal}:{turn}", contest.budget, entrants.make)
            gains = _gains(game, company, contest, deal)
        for noted in entrants.faults:
            player = seating[noted.seat]
            faults[player][noted.fault] += 1
            notes[player] = notes[player] or noted.text
        gained.append({
            player: fmean(gain for seat, gain in enumerate(gains) if seating[seat] == player) for player in set(seating)
        })  # fmt: skip
        for seat, player in enumerate(seating):
            decisions[player] += company.decisions[seat]
            seconds[player] += company.seconds[seat]
    leads = tuple(_lead(gained, first, second) for first, second in contest.pairs())
    told = tuple(map(tuple, faults)) if contest.has_entrants() else ()
    return Result(deal, leads, tuple(decisions), tuple(seconds), told, tuple(notes))


def _lead(gained: list[dict[int, float]], first: int, second: int) -> float:
    """How far ahead the first was, at the tables where both sat; those who play alone are compared all the same."""
    together = [gains for gains in gained if first in gains and second in gains]
    if together:
        return fmean(gains[first] - gains[second] for gains in together)
    return fmean(gains[first] for gains in gained if first in gains) - fmean(
        gains[second] for gains in gained if second in gains
    )


def _gains(game: Game, company: Company, contest: Contest, deal: int) -> list[int]:
    """What each seat gained in the first rounds that are written down; a match may be over before."""
    state = game.start(contest.seats, deal % contest.seats)
    company.play(state, SeededDealer(f"{contest.seed}:{deal}"), Rng(f"{contest.seed}:{deal}:order"), contest.rounds)
    if not state.sheet:
        raise MatchFault(deal, "match-endless", {"number": deal, "moves": sum(company.decisions)})
    sign = -1 if game.info.low_wins else 1
    gains = [0] * contest.seats
    for column, seats in enumerate(state.view(SPECTATOR).columns):
        for seat in seats:
            gains[seat] = sign * sum(row.cells[column] for row in state.sheet[: contest.rounds])
    return gains


def play_deals(contest: Contest, numbers: list[int]) -> list[Result]:
    """Play some deals."""
    game = contest.game()
    return [play_deal(game, contest, number) for number in numbers]


def compete(
    contest: Contest,
    deals: int,
    executor: "Executor | None" = None,
    progress: "Progress | None" = None,
    log: "Path | None" = None,
) -> list[Result]:
    """Play deals 0 … `deals` - 1; with a `log` go on where it stops and keep each deal as it is done.

    Raises:
        MatchFault: a deal could not be played to its end.
        OSError: the log cannot be read or written.
        ValueError: the log is of another contest.
    """
    workers: Executor = executor if executor is not None else Alone()
    found = read_log(contest, log) if log is not None and log.exists() else []
    done = {result.deal for result in found}
    missing = [[number] for number in range(deals) if number not in done]
    if progress is not None:
        progress(deals - len(missing))
    keeper = Log(log, lambda: columns_of(contest, found))
    with keeper:
        for portion in workers.each(partial(play_deals, contest), missing):
            found += portion
            keeper.changed()
            if progress is not None:
                progress(len(portion))
    return sorted((result for result in found if result.deal < deals), key=lambda result: result.deal)


# ---- results ----


def player_scores(contest: Contest, results: list[Result]) -> list[PlayerScore]:
    """How each player did, in the order of the contest."""
    found = []
    for player, name in enumerate(contest.players):
        points = [_ahead(contest, result, player) for result in results]
        decisions = sum(result.decisions[player] for result in results)
        seconds = sum(result.seconds[player] for result in results)
        pace = 1000 * seconds / decisions if decisions else 0.0
        illegal, late, crashes = (
            sum(result.faults[player][kind] for result in results if result.faults) for kind in Fault
        )  # fmt: skip
        note = next((result.notes[player] for result in results if result.notes and result.notes[player]), "")
        width = half_width(points)
        found.append(PlayerScore(name, fmean(points), width, len(points), pace, illegal, late, crashes, note))
    return found


def _ahead(contest: Contest, result: Result, player: int) -> float:
    """How far ahead of the others a player was on a deal, on average."""
    leads = zip(contest.pairs(), result.leads, strict=True)
    return fmean(lead if pair[0] == player else -lead for pair, lead in leads if player in pair)


def duels(contest: Contest, results: list[Result]) -> list[Duel]:
    """How each two players did."""
    found = []
    for place, (first, second) in enumerate(contest.pairs()):
        leads = [result.leads[place] for result in results]
        found.append(Duel(contest.players[first], contest.players[second], fmean(leads), half_width(leads)))
    return found


def half_width(values: list[float]) -> float:
    """Half the width of the 95 % interval of the mean."""
    return NINETY_FIVE * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


# ---- the log: a row for each deal ----


def _headings(contest: Contest) -> list[str]:
    """The names of the columns; the first says which contest it is."""
    options = ",".join(f"{name}={value}" for name, value in sorted(contest.options.items()))
    of = f"{contest.slug}:{contest.rules};{options};{contest.seats};{contest.budget};{contest.seed}"
    of += f";{contest.rounds}" if contest.rounds > 1 else ""
    of += f";limit {contest.limit}" if contest.has_entrants() else ""
    names = [f"{place + 1} {name}" for place, name in enumerate(contest.players)]
    leads = [f"points {names[first]} - {names[second]}" for first, second in contest.pairs()]
    kinds = ("decisions", "seconds", *FAULTS) if contest.has_entrants() else ("decisions", "seconds")
    return [f"deal of {of}", *leads, *(f"{kind} {name}" for kind in kinds for name in names)]


def columns_of(contest: Contest, results: list[Result]) -> dict[str, list[float]]:
    """Deals as columns."""
    rows = [
        (
            result.deal,
            *result.leads,
            *result.decisions,
            *result.seconds,
            *(each[kind] for kind in Fault for each in result.faults),
        )
        for result in results
    ]
    return {name: [row[place] for row in rows] for place, name in enumerate(_headings(contest))}


def read_log(contest: Contest, log: Path) -> list[Result]:
    """The deals that a log holds.

    Raises:
        OSError: it cannot be read.
        ValueError: it is of another contest, or no log.
    """
    columns = read_columns(log)
    if list(columns) != _headings(contest):
        raise ValueError(f"{log} holds another contest")
    count, pairs = len(contest.players), len(contest.pairs())
    found = []
    for row in zip(*columns.values(), strict=True):
        if None in row:
            raise ValueError(f"{log} has an empty cell")
        leads = tuple(float(value) for value in row[1 : 1 + pairs])
        decisions, seconds, *kinds = (row[place : place + count] for place in range(1 + pairs, len(row), count))
        faults = tuple(tuple(map(int, each)) for each in zip(*kinds, strict=True))
        found.append(Result(int(row[0]), leads, tuple(map(int, decisions)), tuple(map(float, seconds)), faults))
    return found
