"""The strong player of boerenbridge: it trusts its search, and uses what the others predicted.

The usual sampler shares the unseen cards whatever was predicted. Here worlds are drawn in which the hands fit the
predictions (`search/exact_tricks.py`). In rollouts those who have not spoken yet predict what their hands promise, and
everybody plays for the number that he said, by the rollout policy (`search/rollout_policy.py`). The best card or
number on average is taken. The rule player's choice has no privilege: it is the weaker player.
"""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.bots.base import WAIT
from troef.bots.search import SearchPlayer
from troef.cards.bits import BIT, set_of
from troef.core.game import Game, State
from troef.core.moves import BID, PLAY, kind_of, make_move, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.boerenbridge import PACK
from troef.games.boerenbridge.phases import Predicting
from troef.games.boerenbridge.state import BoerenState
from troef.search.exact_tricks import BidInference, TrickChances, expected_bid
from troef.search.rollout_policy import finish_by_policy
from troef.search.weighting import pick_world

#: One of this many worlds is tried, drawn by how well it fits the predictions.
POOL: Final = 4
ALL: Final = int(set_of(PACK))


def predict_by_hope(state: State, rng: Rng, rows: int) -> None:
    """Finish a round: numbers by what the hands promise, cards by the policy (a `Finish` of `search/rollouts.py`)."""
    assert isinstance(state, BoerenState)
    phase, play = state.phase, state.tricks
    if isinstance(phase, Predicting) and play is not None:
        chances = TrickChances()
        known = ALL & ~int(BIT[state.upcard]) if state.upcard >= 0 else ALL
        while state.phase is phase:
            seat = phase.turn
            hope = chances.hope(play, seat, play.hands[seat], known & ~play.hands[seat])
            number = expected_bid(hope, state.size, state.seats, phase.spoken, phase.total, phase.forbidden())
            state.apply(seat, make_move(BID, number))
    finish_by_policy(state, rng, rows)


class StrongPlayer(SearchPlayer):
    """The best on average over worlds that fit the predictions; in the closing round the rule player is exact."""

    def __init__(self, game: Game, seed: "int | str", worlds: "int | None" = None) -> None:
        super().__init__(game, seed, worlds)
        self.finish = predict_by_hope

    def _candidates(self, view: View, own: int) -> list[int]:
        """Every move: in the closing round one's own card is not seen and the rule player knows best."""
        return super()._candidates(view, own) if own != WAIT and view.hand() else [own]

    def _clearly(self, own: int, other: int) -> float:
        return 0.0

    def _worlds(self, view: View) -> "Iterator[State] | None":
        """Worlds that fit the others' predictions, as soon as there are any."""
        said = vec[i64]([i64(-1)] * view.seats)
        heard = False
        for seat in range(view.seats):
            number = view.badge(seat, "predicted")
            if seat != view.seat and isinstance(number, int):
                said[seat] = number
                heard = True
        if not heard:
            return None
        played = vec[i64]([i64(0)] * view.seats)
        for seat, move in view.log:
            if kind_of(move) == PLAY:
                played[seat] |= BIT[payload_of(move)]
        upcard = [zone.cards[0] for zone in view.zones if zone.name == "upcard"]
        inference = BidInference(said, played, ALL & ~int(set_of(upcard)))
        return self._fitting(view, inference)

    def _fitting(self, view: View, inference: BidInference) -> Iterator[State]:
        """Each time one of a few worlds, by its weight."""
        drawn = self.game.worlds(view, self.rng)
        while True:
            pool = [next(drawn) for _ in range(POOL)]
            weights = [_weight(world, inference) for world in pool]
            total = sum(weights)
            yield pick_world([(world, weight / total) for world, weight in zip(pool, weights, strict=True)], self.rng)


def _weight(world: State, inference: BidInference) -> float:
    assert isinstance(world, BoerenState) and world.tricks is not None
    return inference.likelihood(world.tricks)
