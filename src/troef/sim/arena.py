"""The arena: players measured against each other on duplicate deals.

Every deal is played as often as there are players, from the same order of the pack with the same dealer; each time
everybody moves one seat on, so that each player has had every hand. What a player made of a deal is the mean gain of
its seats over that of all other seats, by the score sheet (more is better, also where the sheet counts penalties).
The luck of the cards falls out of the comparison; what is left is given with a 95 % interval over deals.
"""

import csv
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

from troef.bots.base import make_player
from troef.core.dealer import SeededDealer
from troef.core.game import Game
from troef.core.options import options_dict
from troef.core.registry import find_game
from troef.core.rng import Rng
from troef.core.view import SPECTATOR
from troef.sim.many import Progress, leave_interrupts
from troef.sim.matches import Company, MatchFault

#: Half the width of a 95 % interval, in standard errors.
NINETY_FIVE: Final = 1.96


@dataclass(frozen=True)
class Contest:
    """What is played: plain data, enough for a worker to play any deal of it. `budget` is in seconds per move."""

    slug: str
    rules: str
    options: dict[str, object]
    seats: int
    players: tuple[str, ...]
    budget: float
    seed: str

    def game(self) -> Game:
        """The game with its options."""
        return find_game(self.slug, self.rules, **self.options)

    def seating(self, turn: int) -> tuple[str, ...]:
        """Who sits where the `turn`-th time that a deal is played."""
        return tuple(self.players[(seat + turn) % len(self.players)] for seat in range(self.seats))


@dataclass(frozen=True)
class Result:
    """One deal, played once by everybody in every seat: what each player made of it, its decisions and seconds."""

    deal: int
    points: tuple[float, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True)
class Standing:
    """How a player did: mean points per deal, half the width of the 95 % interval, and its pace."""

    player: str
    points: float
    half_width: float
    deals: int
    ms_per_decision: float


def make_contest(game: Game, seats: int, players: list[str], budget: float, seed: str) -> Contest:
    """The contest of at least two players; no more than there are seats, but for a game for one.

    Raises:
        ValueError: the game is not played by so many, or there are too few or too many players.
        UnknownBot: there is no such player for this game.
    """
    game.start(seats)
    if len(players) < 2 or (seats > 1 and len(players) > seats):
        raise ValueError(f"an arena takes two or more players, at most one per seat, not {len(players)}")
    for name in players:
        make_player(name, game, seed)
    return Contest(game.slug, game.rules, options_dict(game.options), seats, tuple(players), budget, seed)


def play_deal(game: Game, contest: Contest, deal: int) -> Result:
    """Play one deal with every seating; it depends on the contest and its number only (and on the clock)."""
    count = len(contest.players)
    points = [0.0] * count
    decisions = [0] * count
    seconds = [0.0] * count
    for turn in range(count):
        seating = contest.seating(turn)
        company = Company(game, seating, deal, f"{contest.seed}:{deal}:{turn}", contest.budget)
        gains = _gains(game, company, contest, deal)
        for player in range(count):
            own = [gain for seat, gain in enumerate(gains) if (seat + turn) % count == player]
            rest = [gain for seat, gain in enumerate(gains) if (seat + turn) % count != player]
            if own:
                points[player] += (fmean(own) - (fmean(rest) if rest else 0.0)) / (count if rest else 1)
        for seat in range(contest.seats):
            player = (seat + turn) % count
            decisions[player] += company.decisions[seat]
            seconds[player] += company.seconds[seat]
    return Result(deal, tuple(points), tuple(decisions), tuple(seconds))


def _gains(game: Game, company: Company, contest: Contest, deal: int) -> list[int]:
    """What each seat gained in the first deal that is written down."""
    state = game.start(contest.seats, deal % contest.seats)
    company.play(state, SeededDealer(f"{contest.seed}:{deal}"), Rng(f"{contest.seed}:{deal}:order"), 1)
    if not state.sheet:
        raise MatchFault(deal, "match-endless", {"number": deal, "moves": sum(company.decisions)})
    columns = state.view(SPECTATOR).columns
    cells = state.sheet[0].cells
    sign = -1 if game.info.low_wins else 1
    gains = [0] * contest.seats
    for column, seats in enumerate(columns):
        for seat in seats:
            gains[seat] = sign * cells[column]
    return gains


def play_deals(contest: Contest, numbers: list[int]) -> list[Result]:
    """Play some deals."""
    game = contest.game()
    return [play_deal(game, contest, number) for number in numbers]


def compete(
    contest: Contest, deals: int, workers: int = 1, progress: "Progress | None" = None, log: "Path | None" = None
) -> list[Result]:
    """Play deals 0 … `deals` - 1; with a `log` go on where it stops and add each deal as it is done.

    Raises:
        MatchFault: a deal could not be played to its end.
        ValueError: the log is of another contest.
    """
    found = read_log(contest, log) if log is not None and log.exists() else []
    done = {result.deal for result in found}
    missing = [number for number in range(deals) if number not in done]
    if progress is not None:
        progress(deals - len(missing))
    for portion in _one_process(contest, missing) if workers == 1 else _processes(contest, missing, workers):
        found += portion
        if log is not None:
            add_to_log(contest, log, portion)
        if progress is not None:
            progress(len(portion))
    return sorted((result for result in found if result.deal < deals), key=lambda result: result.deal)


def _one_process(contest: Contest, numbers: list[int]) -> Iterator[list[Result]]:
    game = contest.game()
    for number in numbers:
        yield [play_deal(game, contest, number)]


def _processes(contest: Contest, numbers: list[int], workers: int) -> Iterator[list[Result]]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts)
    try:
        futures = [pool.submit(play_deals, contest, [number]) for number in numbers]
        for future in as_completed(futures):
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def standings(contest: Contest, results: list[Result]) -> list[Standing]:
    """How each player did, in the order of the contest."""
    found = []
    for player, name in enumerate(contest.players):
        points = [result.points[player] for result in results]
        decisions = sum(result.decisions[player] for result in results)
        seconds = sum(result.seconds[player] for result in results)
        width = NINETY_FIVE * stdev(points) / sqrt(len(points)) if len(points) > 1 else float("inf")
        pace = 1000 * seconds / decisions if decisions else 0.0
        found.append(Standing(name, fmean(points), width, len(points), pace))
    return found


# ---- the log: one line per deal ----


def _heading(contest: Contest) -> list[str]:
    """The names of the columns; the first says which contest it is."""
    options = ",".join(f"{name}={value}" for name, value in sorted(contest.options.items()))
    of = f"{contest.slug}:{contest.rules};{options};{contest.seats};{contest.budget};{contest.seed}"
    fields = [f"{kind} {player}" for kind in ("points", "decisions", "seconds") for player in _distinct(contest)]
    return [f"deal of {of}", *fields]


def _distinct(contest: Contest) -> list[str]:
    return [f"{place + 1} {name}" for place, name in enumerate(contest.players)]


def add_to_log(contest: Contest, log: Path, results: list[Result]) -> None:
    """Add deals to a log, with its heading when it is new."""
    fresh = not log.exists()
    with log.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if fresh:
            writer.writerow(_heading(contest))
        for result in results:
            writer.writerow([result.deal, *result.points, *result.decisions, *result.seconds])


def read_log(contest: Contest, log: Path) -> list[Result]:
    """The deals that a log holds; a last line that was cut off is left out.

    Raises:
        ValueError: the log is of another contest.
    """
    with log.open(newline="", encoding="utf-8") as file:
        lines = list(csv.reader(file))
    if not lines or lines[0] != _heading(contest):
        raise ValueError(f"{log} holds another contest")
    count = len(contest.players)
    found = []
    for line in lines[1:]:
        if len(line) == 1 + 3 * count:
            points = tuple(float(text) for text in line[1 : 1 + count])
            decisions = tuple(int(text) for text in line[1 + count : 1 + 2 * count])
            seconds = tuple(float(text) for text in line[1 + 2 * count :])
            found.append(Result(int(line[0]), points, decisions, seconds))
    return found
