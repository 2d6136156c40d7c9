"""The search player: it tries its moves in worlds that its view allows, and rule players play each of them to its end.

Perfect-information Monte Carlo with the rule player as the policy of everybody (rollouts: Tesauro and Galperin 1996),
with its `TUNED` numbers where it has them, and the solver for the last tricks of two sides. It starts from the rule
player's own choice and leaves that only for a move that is better over the same worlds. So with little time it plays as
the rule player does. `thoughts` says what it found at its last choice (see `bots/advice.py`).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Final

from mypy_extensions import i64, mypyc_attr

from troef.bots.base import WAIT, Maker, RuleOfThumb
from troef.bots.learning.bidder import LearntBidder
from troef.bots.player import Player, Thought, delay_of
from troef.bots.rule_players import practised_player, rule_player
from troef.cards.bits import card_count
from troef.core.game import Game, State
from troef.core.moves import PLAY, kind_of, make_move
from troef.core.rng import Rng
from troef.core.view import View
from troef.sampling.sharing import NoWorld
from troef.search.aims import unlike_moves
from troef.search.endings import best_line, ending_of
from troef.search.rollouts import MOST_STEPS, Finish, Weighing
from troef.search.solver.memory import Memory
from troef.search.weighting import USUAL_ERROR, HistoryFilter
from troef.tricks.play import TrickPlay

#: Another move is made when it is this many standard errors ahead of the rule player's. A higher demand would cost more
#: than it saves: what looks better is better on average …
CLEARLY: Final = 1.0
#: … but among many bids one looks better by chance, and a wrong bid is expensive …
BID_CLEARLY: Final = 1.5
#: … and where a deal only says who won, some card is nearly always ahead by chance (`bench/second_thoughts.py`). Bids
#: that were learnt rest on far more deals than any search …
SURELY: Final = 3.0
CHANCY: Final = ("eenenvijftigen", "mao", "pesten")
#: … over at least this many worlds.
LEAST_WORLDS: Final = 6
#: Where a world takes long, fewer moves are weighed by the clock, so that there is time for this many worlds.
ENOUGH_WORLDS: Final = 12
#: Where six worlds of two moves would have taken this many times the budget, it does not search at its next moves. Each
#: time the estimate is multiplied by `EASING`, so that it tries again later.
MUCH_TOO_SHORT: Final = 2.0
EASING: Final = 0.9
#: The better half of the moves goes on each time this part of the budget is spent.
HALVING: Final = 0.25
#: Families of games in which bids tell what a hand holds, and a deal can be replayed from its beginning.
TELLING: Final = ("trumps", "whist", "prediction")
#: Worlds are filtered by the auction as long as one takes less than this part of the budget, all moves tried in it …
FILTERING: Final = 0.1
#: … and by the cards that were played as long as one takes less than this to draw.
CARD_FILTERING: Final = 0.02
#: More moves than this are not weighed: the rule player's and a sample of the others.
MOST_CANDIDATES: Final = 32
#: Size of the solver's memory for the last tricks, as a power of two.
MEMORY: Final = 13


@dataclass(frozen=True)
class Method:
    """How a search player looks at the play of tricks.

    `solve_from`: rollouts of two sides are finished by the solver, from the first trick on that begins with this many
    cards in hand (0: never). With `at_once` it does not wait for the next trick.
    `card_error`: how often it thinks that the others do not play the rule player's card. Worlds in which they would
    have played otherwise are then mostly left out. None: cards that were played are taken to say nothing of the rest.
    """

    solve_from: int = 0
    at_once: bool = False
    card_error: "float | None" = None


#: Rule players play everything to its end, and only what was said tells of the hands: so did the strong player of 2026.
ONLY_ROLLOUTS: Final = Method()
#: What the strong player does (found for klaverjassen: docs/experiments.md).
THOROUGH: Final = Method(solve_from=5, card_error=0.7)
#: What `pimc` does beside.
LAST_FOUR: Final = Method(solve_from=4, at_once=True)


class RuleRollout:
    """Finishes deals as the rule players would: each sees its own view of the sampled world.

    With `method.solve_from` the last tricks of two sides are played as the solver says.
    """

    def __init__(
        self,
        game: Game,
        seed: "int | str",
        practised: Maker = practised_player,
        method: Method = ONLY_ROLLOUTS,
    ) -> None:
        self.game = game
        self.seed = seed
        self.practised = practised
        self.players: list[Player] = []
        #: the moment (of `perf_counter`) at which it stops, wherever it is: some deals go round and round (liegen)
        self.until = inf
        self.method = method
        self.memory: Memory | None = None
        self.may_solve = False
        #: the cards that the solver has found, the last one first
        self.line: list[int] = []

    def __call__(self, state: State, rng: Rng, rows: int) -> None:
        """Play until row `rows` of the sheet is written, or the time is up."""
        while len(self.players) < state.seats:
            self.players.append(self.practised(self.game, f"{self.seed}:rollout:{len(self.players)}"))
        self.may_solve = self.method.solve_from > 0
        self.line = []
        for _ in range(int(MOST_STEPS)):
            if len(state.sheet) > rows or perf_counter() > self.until:
                return
            actors = state.actors()
            if actors:
                self.step(state, actors, rng)
            elif state.awaits_deal:
                state.deal_shuffled(rng)
            else:
                return

    def step(self, state: State, actors: tuple[int, ...], rng: Rng) -> None:
        """The next move of one of the seats that may act."""
        first = int(rng.below(len(actors))) if len(actors) > 1 else 0
        for offset in range(len(actors)):
            seat = actors[(first + offset) % len(actors)]
            if seat < 0:
                continue
            move = self._move_of(state, seat)
            if move != WAIT:
                state.apply(seat, move)
                return
        seat = actors[first]
        state.apply(seat, state.phase.pick(seat, rng))

    def _move_of(self, state: State, seat: int) -> int:
        """What the rule player of a seat does; with one move left it need not look, nor where the solver has."""
        phase = state.phase
        if isinstance(phase, TrickPlay):
            if self.may_solve:
                self._solve(state, phase)
            if self.line:
                return int(make_move(PLAY, self.line.pop()))
        player = self.players[seat]
        if isinstance(player, RuleOfThumb):
            moves = state.legal(seat)
            if len(moves) == 1:
                return moves[0]
        return player.choose(state.view(seat), 0.0)

    def _solve(self, state: State, play: TrickPlay) -> None:
        """Let the solver play on, where a trick begins and few cards are left."""
        most: i64 = self.method.solve_from
        if (play.count and not self.method.at_once) or card_count(play.hands[play.turn]) > most:
            return
        self.may_solve = False
        aim = ending_of(state, most)
        if aim is None:
            return
        memory = self.memory
        if memory is None:
            memory = Memory(MEMORY)
            self.memory = memory
        self.line = best_line(aim, memory)[::-1]


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchPlayer:
    """The strong player: the rule player, corrected by rollouts within the budget.

    `worlds` fixes how many worlds are tried, whatever the time: then the same view gives the same choice. `rule` and
    `practised` make the rule players that it takes the others for, and that play its rollouts.
    """

    def __init__(
        self,
        game: Game,
        seed: "int | str",
        worlds: "int | None" = None,
        rule: Maker = rule_player,
        practised: Maker = practised_player,
        method: Method = ONLY_ROLLOUTS,
    ) -> None:
        self.game = game
        self.seed = seed
        self.worlds = worlds
        self.rng = Rng(f"{seed}:search")
        self.rule = rule
        self.base = practised(game, seed)
        self.method = method
        self.rollout = RuleRollout(game, seed, practised, method)
        self.finish: Finish = self.rollout
        self.others: list[Player] = []
        self.most_candidates = MOST_CANDIDATES
        #: whether its worlds fit what the others have said, and how often it thinks that they say something else
        self.filters_auction = game.info.family in TELLING
        self.error = USUAL_ERROR
        #: what was found of each candidate at the last choice, the rule player's own first
        self.thoughts: list[Thought] = []
        #: the seconds that a move took in the first world of its last search
        self.pace = 0.0
        #: when its time is up at this choice (of `perf_counter`)
        self.until = inf
        #: the worlds of the view that it looks at
        self.drawn: Iterator[State] = iter(())
        #: for each candidate the cards that do the same
        self.alike: dict[int, list[int]] = {}
        #: what nobody would do in the view that it looks at, and whether that is weighed too: so that advice can say
        #: what it costs
        self.unthinkable: list[int] = []
        self.weighs_all = False

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves, or WAIT."""
        self.thoughts = []
        begin = perf_counter()
        own = self.base.choose(view, budget)
        if isinstance(self.base, LearntBidder) and self.base.stands(view):
            return own
        try:
            return self._corrected(view, own, begin, budget)
        except NoWorld:  # some samplers give up in the end: what the rule player would do stands
            return own

    def _corrected(self, view: View, own: int, begin: float, budget: float) -> int:
        """The rule player's choice, or a move that is clearly better in sampled worlds."""
        self.drawn = self.game.worlds(view, self.rng)
        self.until = begin + budget if self.worlds is None else inf
        if self.worlds is None and self._knows_it_is_too_short(budget):
            return own
        moves = self._candidates(view, own)
        if len(moves) < 2:
            return own
        worlds = self._worlds(view) or self.drawn
        weighing = Weighing(self.game, view, moves, self.finish, self.rng, worlds=worlds)
        if self.worlds is not None:
            for _ in range(self.worlds):
                weighing.try_world()
        else:
            self._think(weighing, begin, budget)
        self.thoughts = [
            Thought(
                weighed.move,
                weighed.tries,
                weighed.mean(),
                weighed.lead(),
                weighed.lead_error(),
                tuple(self.alike.get(weighed.move, [])),
            )
            for weighed in weighing.weighed
            if weighed.tries
        ]
        thinkable = [weighed for weighed in weighing.alive[1:] if weighed.move not in self.unthinkable]
        if not thinkable:
            return own
        best = max(thinkable, key=lambda weighed: weighed.lead())
        clear = best.tries >= LEAST_WORLDS and best.lead() > self._clearly(own, best.move) * best.lead_error()
        return best.move if clear else own

    def _knows_it_is_too_short(self, budget: float) -> bool:
        """Whether thinking was of no use at this pace; now and then it tries again, for deals grow shorter."""
        if self.pace * 2 * LEAST_WORLDS <= MUCH_TOO_SHORT * budget:
            return False
        self.pace *= EASING
        return True

    def _clearly(self, own: int, other: int) -> float:
        """By how many standard errors the other move must be ahead of the rule player's choice."""
        if self.filters_auction and (kind_of(own) != PLAY or kind_of(other) != PLAY):
            return SURELY if isinstance(self.base, LearntBidder) else BID_CLEARLY
        return SURELY if self.game.slug in CHANCY else CLEARLY

    def _worlds(self, view: View) -> "Iterator[State] | None":
        """Where its worlds come from; None: those of the game, each equally likely."""
        return self._filtered(view, self.method.card_error)

    def _filtered(self, view: View, card_error: "float | None") -> "Iterator[State] | None":
        """In games of tricks: worlds in which rule players would have bid as the others did, and would mostly have
        played as they did (`card_error`: see `Method`). None where nothing has been said."""
        if not self.filters_auction:
            return None
        while len(self.others) < view.seats:
            self.others.append(self.rule(self.game, f"{self.seed}:other:{len(self.others)}"))
        history = HistoryFilter(self.game, view, self._as_others, self.error, card_error)
        history.until = self.until
        return history.worlds(self.rng) if history.is_active else None

    def _candidates(self, view: View, own: int) -> list[int]:
        """The rule player's choice and what else can be weighed: nothing where the seat waits or speaks for another. Of
        cards that do the same there is one."""
        if own == WAIT or len(view.moves) < 2:
            return [own]
        world = next(self.drawn)
        self.unthinkable = self.base.unthinkable(view) if isinstance(self.base, RuleOfThumb) else []
        left_out = [] if self.weighs_all else self.unthinkable
        others = [
            move for move in view.moves if move != own and move not in left_out and world.phase.allows(view.seat, move)
        ]
        if not world.phase.allows(view.seat, own):
            return [own]
        self.alike = unlike_moves(world, [own, *others])
        candidates = list(self.alike)
        while len(candidates) > self.most_candidates:
            candidates.pop(1 + int(self.rng.below(len(candidates) - 1)))
        return candidates

    def _as_others(self, view: View) -> int:
        """What another seat would do, as far as one can tell."""
        return self.others[view.seat].choose(view, 0.0)

    def _think(self, weighing: Weighing, begin: float, budget: float) -> None:
        """Try worlds until the time is up, with ever fewer moves; one where there is no time for enough of them."""
        until = self.rollout.until = self.until
        weighing.shuffle()
        weighing.try_world(budget / LEAST_WORLDS, until)
        self.pace = weighing.pace
        self._filter_within(weighing, perf_counter() - begin, budget)
        while len(weighing.alive) > 2 and weighing.pace * len(weighing.alive) * ENOUGH_WORLDS > budget:
            weighing.drop_the_worse_half()
        if weighing.pace * len(weighing.alive) * LEAST_WORLDS > budget:
            return
        halving = HALVING
        while (spent := perf_counter() - begin) < budget:
            if spent > halving * budget:
                halving += HALVING
                if len(weighing.alive) > 3:
                    weighing.drop_the_worse_half()
            weighing.try_world(until=until)

    def _filter_within(self, weighing: Weighing, spent: float, budget: float) -> None:
        """Filter less where the first world has shown that it takes too long."""
        if self.method.card_error is not None and weighing.drawing > CARD_FILTERING * budget:
            spent -= weighing.drawing
            weighing.worlds = self._filtered(weighing.view, None) or self.drawn
        if self.filters_auction and spent > FILTERING * budget:
            weighing.take_any_world()


class UnhurriedSearchPlayer(SearchPlayer):
    """The strong player of a game in which it matters how long a person takes: its hands are the rule player's."""

    def delay(self, view: View) -> float:
        """The seconds that its hand takes."""
        return delay_of(self.base, view)


def solving(player: Player) -> Player:
    """A player whose rollouts end with four tricks of the solver, if it is one that samples worlds as this module
    does."""
    if isinstance(player, SearchPlayer):
        player.rollout.method = LAST_FOUR
    return player
