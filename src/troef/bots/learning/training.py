"""Training: lessons of one game, made by as many hands as there are, and the weights that follow from them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import numpy as np

import troef
from troef.bots.learning.bidder import Bids, LearntBidder
from troef.bots.learning.features import AuctionFeatures, ContractFeatures
from troef.bots.learning.fitting import Floats, Gain, fit, fit_chances, gain, table_of
from troef.bots.learning.lessons import ContractTeacher, Lesson, Teacher
from troef.bots.learning.stored import UNIT, features_of
from troef.bots.player import Player
from troef.bots.rule_players import handwritten_player

#: Lessons come in parts of this many deals: each is dealt from a seed of its own, so that anybody may make it.
PART = 500
#: One unseen deal for this many that are learnt from.
UNSEEN = 5


class LessonPart(NamedTuple):
    """A part of the lessons: its number among all, and what it is dealt from."""

    number: int
    seed: str


#: What comes of a part: its number and its lessons.
Made = tuple[int, list[Lesson]]
#: Applies work to parts and gives what comes of them, in any order: `each` of an executor (`sim/executors.py`).
Each = Callable[[Callable[[LessonPart], Made], Sequence[LessonPart]], Iterator[Made]]
#: Watches work of a name and size: what it gives is told how much more is done.
Watch = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]


class NothingToLearn(LookupError):
    """The auction of a game has no features."""


def taught(slug: str, weights: "tuple[float, ...]", seats: "int | None", part: LessonPart) -> Made:
    """One part of the lessons of a game. Without weights the rule player bids, else what was learnt before."""
    game = troef.game(slug)
    features = known_features(game)
    bids = Bids(features, list(weights)) if weights else None

    def speaker(seed: str) -> Player:
        base = handwritten_player(game, seed)
        return LearntBidder(base, bids, seed) if bids else base

    rule = partial(handwritten_player, game)
    if isinstance(features, ContractFeatures):
        contracts = ContractTeacher(game, features, rule, speaker, seats)
        return part.number, list(contracts.contracts(PART, part.seed, list(weights)))
    return part.number, list(Teacher(game, features, rule, speaker, seats).lessons(PART, part.seed))


def known_features(game: troef.Game) -> AuctionFeatures:
    """What a game tells of its auction.

    Raises:
        NothingToLearn: it tells nothing; `src/troef/bots/<slug>_bids.py` is not written.
    """
    features = features_of(game)
    if features is None:
        raise NothingToLearn(game.slug)
    return features


@dataclass(frozen=True)
class Learnt:
    """What a round has brought on unseen deals, and from how many decisions."""

    round: int
    decisions: int
    gain: Gain


class Trainer:
    """Lessons and weights of one game. What is learnt does not depend on who makes the lessons."""

    def __init__(self, game: troef.Game, seats: "int | None", each: Each, watch: Watch) -> None:
        self.game = game
        features = known_features(game)
        self.size = features.size
        self.fit = fit_chances if isinstance(features, ContractFeatures) else fit
        self.seats = seats
        self.each = each
        self.watch = watch

    def lessons(self, deals: int, seed: str, weights: Floats) -> list[Lesson]:
        """Lessons from about this many deals."""
        parts = [LessonPart(number, f"{seed}:{number}") for number in range(-(-deals // PART))]
        work = partial(taught, self.game.slug, tuple(weights), self.seats)
        made: dict[int, list[Lesson]] = {}
        with self.watch(seed, len(parts)) as progress:
            for number, lessons in self.each(work, parts):
                made[number] = lessons
                progress(1)
        return [lesson for part in parts for lesson in made[part.number]]

    def round(self, number: int, deals: int, weights: Floats, penalty: float) -> tuple[Floats, list[Learnt]]:
        """New weights, learnt from deals that were bid by the weights of the round before; and what they bring, learnt
        from a sixteenth, a quarter and all of the decisions."""
        unseen = table_of(self.lessons(deals // UNSEEN, f"unseen-{number}", weights), self.size)
        lessons = self.lessons(deals, f"learnt-{number}", weights)
        curve: list[Learnt] = []
        learnt = weights
        for part in (16, 4, 1):
            some = lessons[: len(lessons) // part]
            learnt = np.round(self.fit(table_of(some, self.size), penalty) / UNIT) * UNIT
            curve.append(Learnt(number, len(some), gain(unseen, learnt)))
        return learnt, curve
