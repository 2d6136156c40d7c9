"""One match of a simulation: where its chances come from, and what is kept of it."""

from dataclasses import dataclass, field
from typing import Final

from troef.bots.base import WAIT, make_player
from troef.core.chairs import bot_notices
from troef.core.dealer import SeededDealer, order_for
from troef.core.game import Game, State
from troef.core.jury import seat_of_move, seats_to_act, view_at_table
from troef.core.options import options_dict
from troef.core.refusal import IllegalMove
from troef.core.registry import find_game
from troef.core.rng import Rng
from troef.core.view import REFEREE
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
class Plan:
    """What is played: everything a worker needs to play any match of the simulation, as plain data.

    `bots` names the player of each seat.
    """

    slug: str
    rules: str
    options: dict[str, object]
    seats: int
    bots: tuple[str, ...]
    seed: str

    def game(self) -> Game:
        """The game with its options."""
        return find_game(self.slug, self.rules, **self.options)


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
        ValueError: the game is not played by so many.
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
        decisions = playout(state, rng)
    else:
        decisions = _play_with_bots(game, plan, number, state, rng)
    outcome = state.outcome()
    if outcome is None:
        raise MatchFault(number, "match-endless", {"number": number, "moves": decisions})
    deals = int(state.deal_number)
    return Played(number, dealer, deals, decisions, outcome.scores, outcome.winners, outcome.reason)


def _play_with_bots(game: Game, plan: Plan, number: int, state: State, rng: Rng) -> int:
    """Every player sees its own view; where several may act, one of them is first by chance."""
    dealer = SeededDealer(f"{plan.seed}:{number}")
    players = [make_player(name, game, f"{plan.seed}:{number}:{seat}") for seat, name in enumerate(plan.bots)]
    for notice in bot_notices(game, list(range(len(players)))):
        state.play(REFEREE, notice)
    decisions = 0
    waited: set[int] = set()  # who let the others go first
    while decisions < MOST_MOVES:
        actors = seats_to_act(state)
        if not actors:
            if not state.awaits_deal:
                break
            state.deal(order_for(state, dealer))
            continue
        if waited:
            actors = tuple([seat for seat in actors if seat not in waited])
            if not actors:
                raise MatchFault(number, "match-waiting", {"number": number, "moves": decisions})
        seat = actors[rng.below(len(actors))] if len(actors) > 1 else actors[0]
        view = view_at_table(state, seat)
        move = players[seat].choose(view, BUDGET)
        if move == WAIT:
            waited.add(seat)
            continue
        waited.clear()
        try:
            state.play(seat_of_move(state, seat, move), move)
        except IllegalMove as error:
            facts: dict[str, object] = {
                "number": number,
                "bot": plan.bots[seat],
                "seat": seat,
                "move": game.show(move, view),
                "clause": error.refusal.clause,
            }
            raise MatchFault(number, "match-illegal", facts) from error
        decisions += 1
    return decisions
