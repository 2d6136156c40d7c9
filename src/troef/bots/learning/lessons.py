"""Lessons: decisions of an auction, each move of which was made on the same deal and played out to the end.

Paired duplicate rollouts: cards, what was said before, and who plays on are equal, so that only the bid differs. The
deals are bid by the players themselves; now and then one of them says something else, so that rare auctions are seen
too. Of every deal one decision is taken.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from troef.bots.learning.features import Attempt, AuctionFeatures, ContractFeatures
from troef.bots.player import Player
from troef.bots.search import RuleRollout
from troef.core.game import Game, State
from troef.core.rng import Rng
from troef.search.rollouts import MOST_STEPS, worth_of

#: One bid in this many is any of the candidates, when the deal goes on to its next decision.
STRAYS: Final = 10
#: More candidates than this are not tried: the rule player's own, and a sample of the others.
MOST_TRIED: Final = 8
#: A match goes on for at most this many deals, then another begins.
LONGEST: Final = 40


@dataclass(frozen=True)
class Lesson:
    """One decision: the features of every move that was tried, the rule player's own first, and what each brought.

    `worths` are points of the score sheet (`worth_of`). Of contracts that are made or fail `values` says what each is
    worth when it is made, 0 for a pass; then their worths are what declarer himself writes.
    """

    features: tuple[tuple[int, ...], ...]
    worths: tuple[int, ...]
    values: tuple[int, ...] = ()


@dataclass(frozen=True)
class Question:
    """A decision, before its moves are tried."""

    state: State
    seat: int
    moves: list[int]


class Teacher:
    """Deals, bids and plays out. `rule` makes the rule player, which the features are told about; `speaker` makes who
    bids in all seats, and `finisher` who plays on once a bid is tried: the same where none is given."""

    def __init__(
        self,
        game: Game,
        features: AuctionFeatures,
        rule: Callable[[str], Player],
        speaker: Callable[[str], Player],
        seats: "int | None" = None,
        finisher: "Callable[[str], Player] | None" = None,
    ) -> None:
        self.game = game
        self.features = features
        self.state = game.start(seats)
        self.rule = [rule(f"rule:{seat}") for seat in range(self.state.seats)]
        self.rollout = RuleRollout(game, "lessons")
        self.rollout.players = [speaker(f"lessons:{seat}") for seat in range(self.state.seats)]
        self.finish = RuleRollout(game, "lessons")
        self.finish.players = [(finisher or speaker)(f"lessons:{seat}") for seat in range(self.state.seats)]
        self.dealt = 0

    def lessons(self, deals: int, seed: str) -> Iterator[Lesson]:
        """One lesson from each of some deals in which anybody has a choice."""
        for number in range(deals):
            rng = Rng(f"{seed}:{number}")
            question = self._question(rng)
            if question is not None:
                yield self._answered(question, rng)

    def _question(self, rng: Rng) -> "Question | None":
        """Play one deal; of its decisions one is drawn, each with the same chance."""
        state = self._next_deal(rng)
        rows, decisions = len(state.sheet), 0
        drawn: Question | None = None
        while len(state.sheet) == rows and (actors := state.actors()):
            seat = int(actors[0])
            view = state.view(max(seat, 0))
            if seat < 0 or not self.features.speaks(view):
                self.rollout.step(state, actors, rng)
                continue
            move = self.rollout.players[seat].choose(view, 0.0)
            own = self.rule[seat].choose(view, 0.0)
            moves = self.features.candidates(view, own)
            if len(moves) > 1:
                decisions += 1
                if rng.below(decisions) == 0:
                    others = [other for other in moves if other != own]
                    while len(others) >= MOST_TRIED:
                        others.pop(int(rng.below(len(others))))
                    drawn = Question(state.copy(), seat, [own, *others])
                if rng.below(STRAYS) == 0:
                    move = moves[rng.below(len(moves))]
            state.apply(seat, move)
        return drawn

    def _next_deal(self, rng: Rng) -> State:
        """The state with the next deal dealt; where the match is over, or has gone on for long, another one begins."""
        if self.dealt == LONGEST or not self.state.awaits_deal:
            self.dealt, self.state = 0, self.game.start(self.state.seats, self.state.dealer)
        self.dealt += 1
        self.state.deal_shuffled(rng)
        return self.state

    def _answered(self, question: Question, rng: Rng) -> Lesson:
        """Every move tried on the same deal."""
        view = question.state.view(question.seat)
        rows, own = len(view.sheet), question.moves[0]
        worths = []
        for move in question.moves:
            state = question.state.copy()
            state.apply(question.seat, move)
            self._play_out(state, Rng(rng), rows)
            worths.append(worth_of(state, rows, view.columns, question.seat))
        features = tuple(tuple(self.features.features(view, move, own)) for move in question.moves)
        return Lesson(features, tuple(worths))

    def _play_out(self, state: State, rng: Rng, rows: int) -> None:
        """Play until the deal is settled. One that everybody passes is worth nothing to anybody: it ends there."""
        for _ in range(int(MOST_STEPS)):
            actors = state.actors()
            if len(state.sheet) > rows or not actors:
                return
            self.finish.step(state, actors, rng)


class ContractTeacher(Teacher):
    """Deals, and plays out the contracts that are worth trying."""

    def contracts(self, deals: int, seed: str, weights: list[float]) -> Iterator[Lesson]:
        """The decisions of some deals."""
        assert isinstance(self.features, ContractFeatures)
        for number in range(deals):
            rng = Rng(f"{seed}:{number}")
            state = self._next_deal(rng)
            played: dict[State, int] = {}
            for attempts in self.features.attempts(state.copy(), weights, rng):
                yield self._played(attempts, rng, played)
            while not state.awaits_deal and state.actors():
                self.rollout.step(state, state.actors(), rng)

    def _played(self, attempts: list[Attempt], rng: Rng, played: dict[State, int]) -> Lesson:
        """Every contract played on the same deal; one that was `played` for another decision is not played twice."""
        worths: list[int] = []
        for attempt in attempts:
            if attempt.state is None:
                worths.append(0)
                continue
            if attempt.state not in played:
                played[attempt.state] = self._written(attempt.state, attempt.seat, Rng(rng))
            worths.append(played[attempt.state])
        return Lesson(
            tuple(tuple(attempt.features) for attempt in attempts),
            tuple(worths),
            tuple(attempt.value for attempt in attempts),
        )

    def _written(self, contract: State, seat: int, rng: Rng) -> int:
        """What declarer writes for a contract."""
        state = contract.copy()
        rows, columns = len(state.sheet), state.view(seat).columns
        self._play_out(state, rng, rows)
        (own,) = [column for column, seats in enumerate(columns) if seat in seats]
        return int(state.sheet[rows].cells[own])
