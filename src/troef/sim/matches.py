"""One match of a simulation: how its random numbers follow from the seed, and what is kept of it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from troef.bots.base import WAIT
from troef.bots.by_name import make_player
from troef.bots.player import Player, Unhurried
from troef.core.chairs import bot_notices
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.jury import seat_of_move, seats_to_act, view_at_table
from troef.core.options import options_dict
from troef.core.refusal import IllegalMove
from troef.core.registry import find_game
from troef.core.rng import Rng
from troef.core.view import REFEREE, View
from troef.search.playout import MOST_MOVES, playout

#: How long a bot may think about a move, in seconds.
BUDGET: Final = 1.0


class MatchFault(Exception):
    """A match that could not be played to its end: which one, and why (a key with its facts)."""

    def __init__(self, number: int, key: str, facts: dict[str, object]) -> None:
        super().__init__(number, key, facts)
        self.number = number
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class Setting:
    """A game with its options and the number of seats, as plain data that can be sent to a worker."""

    slug: str
    rules: str
    options: dict[str, object]
    seats: int

    def game(self) -> Game:
        """The game with its options."""
        return find_game(self.slug, self.rules, **self.options)


@dataclass(frozen=True)
class Plan(Setting):
    """What is played: enough for a worker to play any match of the simulation. `bots` names the player of each seat."""

    bots: tuple[str, ...]
    seed: str


@dataclass(frozen=True)
class Played:
    """What is kept of a match."""

    number: int
    dealer: int
    deals: int
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...] = field(default=())
    reason: str = ""


def make_plan(game: Game, seats: int, bots: list[str], seed: str) -> Plan:
    """The plan for a game; the bots sit down in turn until every seat has one.

    Raises:
        ValueError: the game is not played by this many.
        UnknownBot: there is no such player for this game.
    """
    game.start(seats)
    for name in bots:
        make_player(name, game, seed)
    chosen = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Plan(game.slug, game.rules, options_dict(game.options), seats, chosen, seed)


def play_match(game: Game, plan: Plan, number: int) -> Played:
    """Play match `number`: it depends on the plan and its number only, not on who plays it or after what.

    Raises:
        MatchFault: a player broke the rules, or the match went on for ever.
    """
    rng = Rng(f"{plan.seed}:{number}")
    state = game.start(plan.seats, int(rng.below(plan.seats)))
    dealer = int(state.dealer)
    if all(name == "random" for name in plan.bots):
        decisions = playout(state, rng, MOST_MOVES)
    else:
        decisions = _play_with_bots(game, plan, number, state, rng)
    outcome = state.outcome()
    if outcome is None:
        raise MatchFault(number, "match-endless", {"number": number, "moves": decisions})
    deals = int(state.deal_number)
    return Played(number, dealer, deals, decisions, outcome.scores, outcome.winners, outcome.reason)


def _play_with_bots(game: Game, plan: Plan, number: int, state: State, rng: Rng) -> int:
    dealer = SeededDealer(f"{plan.seed}:{number}")
    company = Company(game, plan.bots, number, f"{plan.seed}:{number}", BUDGET)
    return company.play(state, dealer, rng)


class Company:
    """Players at one table, one per seat; every player sees its own view."""

    def __init__(
        self,
        game: Game,
        bots: tuple[str, ...],
        number: int,
        seed: str,
        budget: float,
        make: Callable[[str, Game, str], Player] = make_player,
    ) -> None:
        self.game = game
        self.bots = bots
        self.number = number
        self.budget = budget
        self.players = [make(name, game, f"{seed}:{seat}") for seat, name in enumerate(bots)]
        #: decisions made by each seat, and the seconds they took
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)

    def play(self, state: State, dealer: SeededDealer, rng: Rng, rows: int = MOST_MOVES) -> int:
        """Play to the end of the match, or until this many rows stand on the score sheet; gives the moves made.

        Where several may act and all take their time as people do, the quickest is first; otherwise chance says who is.

        Raises:
            MatchFault: a player broke the rules, or everybody waits for the others.
        """
        if state.deal_number == 0:
            for notice in bot_notices(self.game, list(range(len(self.bots)))):
                state.play(REFEREE, notice)
        moves = 0
        while moves < MOST_MOVES and len(state.sheet) < rows:
            actors = seats_to_act(state)
            if actors:
                self._move(state, actors, rng)
                moves += 1
            elif state.awaits_deal:
                state.deal(order_for(state, dealer))
            else:
                break
        return moves

    def _move(self, state: State, actors: tuple[int, ...], rng: Rng) -> None:
        waiting = list(actors)
        while waiting:  # who waits lets the others go first
            seat = waiting.pop(self._first(state, waiting, rng) if len(waiting) > 1 else 0)
            view = view_at_table(state, seat)
            begin = perf_counter()
            move = self.players[seat].choose(view, self.budget)
            self.seconds[seat] += perf_counter() - begin
            if move == WAIT:
                continue
            try:
                state.play(seat_of_move(state, seat, move), move)
            except IllegalMove as error:
                raise MatchFault(self.number, "match-illegal", self._fault(seat, view, move, error)) from error
            self.decisions[seat] += 1
            return
        raise MatchFault(self.number, "match-waiting", {"number": self.number, "moves": sum(self.decisions)})

    def _first(self, state: State, waiting: list[int], rng: Rng) -> int:
        """The place of who acts first: in a race the one with the quickest hand."""
        seconds: list[float] = []
        for seat in waiting:
            player = self.players[seat]
            if not isinstance(player, Unhurried):
                return int(rng.below(len(waiting)))
            seconds.append(player.delay(view_at_table(state, seat)))
        quickest = [place for place, taken in enumerate(seconds) if taken == min(seconds)]
        return quickest[rng.below(len(quickest))] if len(quickest) > 1 else quickest[0]

    def _fault(self, seat: int, view: View, move: int, error: IllegalMove) -> dict[str, object]:
        return {
            "number": self.number,
            "bot": self.bots[seat],
            "seat": seat,
            "move": self.game.show(move, view),
            "clause": error.refusal.clause,
        }
