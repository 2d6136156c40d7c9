"""Training: lessons of one game, made by as many hands as there are, and the weights that follow from them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import numpy as np

import troef
from troef.bots.by_name import make_player
from troef.bots.learning.bidder import Bids, LearntBidder
from troef.bots.learning.features import AuctionFeatures, ContractFeatures
from troef.bots.learning.fitting import Floats, Gain, fit, fit_chances, gain, table_of
from troef.bots.learning.lessons import ContractTeacher, Lesson, Teacher
from troef.bots.learning.stored import UNIT, features_of
from troef.bots.player import Player
from troef.bots.rule_players import handwritten_player

#: Lessons come in parts of this many deals: each is dealt from a seed of its own, so that anybody may make it.
PART = 500
#: One unseen deal for this many that are learnt from, but no fewer than this.
UNSEEN = 5
LEAST_UNSEEN = 50


class LessonPart(NamedTuple):
    """A part of the lessons: its number among all, what it is dealt from, and how many deals."""

    number: int
    seed: str
    deals: int


class School(NamedTuple):
    """What lessons are about: the game, how many seats it has, and who plays the deals out once a bid is tried (the
    bidders themselves where nobody is named)."""

    slug: str
    seats: "int | None" = None
    player: "str | None" = None


#: What comes of a part: its number and its lessons.
Made = tuple[int, list[Lesson]]
#: Applies work to parts and gives what comes of them, in any order: `each` of an executor (`sim/executors.py`).
Each = Callable[[Callable[[LessonPart], Made], Sequence[LessonPart]], Iterator[Made]]
#: Watches work of a name and size: what it gives is told how much more is done.
Watch = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]


class NothingToLearn(LookupError):
    """The auction of a game has no features."""


def taught(school: School, weights: "tuple[float, ...]", part: LessonPart) -> Made:
    """One part of the lessons of a game. Without weights the rule player bids, else what was learnt before."""
    game = troef.game(school.slug)
    features = known_features(game)
    bids = Bids(features, list(weights)) if weights else None

    def speaker(seed: str) -> Player:
        base = handwritten_player(game, seed)
        return LearntBidder(base, bids, seed) if bids else base

    def finisher(seed: str) -> Player:
        return make_player(school.player, game, seed) if school.player else speaker(seed)

    rule = partial(handwritten_player, game)
    if isinstance(features, ContractFeatures):
        contracts = ContractTeacher(game, features, rule, speaker, school.seats, finisher)
        return part.number, list(contracts.contracts(part.deals, part.seed, list(weights)))
    teacher = Teacher(game, features, rule, speaker, school.seats, finisher)
    return part.number, list(teacher.lessons(part.deals, part.seed))


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
    """Lessons and weights of one game. What is learnt does not depend on who makes the lessons.

    With `start` all rounds correct these weights: the penalty holds what is learnt to them, not to zero.
    """

    def __init__(self, school: School, each: Each, watch: Watch, start: "Floats | None" = None) -> None:
        features = known_features(troef.game(school.slug))
        self.school = school
        self.size = features.size
        self.fit = fit_chances if isinstance(features, ContractFeatures) else fit
        self.each = each
        self.watch = watch
        self.start = start

    def lessons(self, deals: int, seed: str, weights: Floats) -> list[Lesson]:
        """Lessons from this many deals."""
        firsts = range(0, deals, PART)
        parts = [
            LessonPart(number, f"{seed}:{number}", min(PART, deals - first)) for number, first in enumerate(firsts)
        ]
        work = partial(taught, self.school, tuple(weights))
        made: dict[int, list[Lesson]] = {}
        with self.watch(seed, len(parts)) as progress:
            for number, lessons in self.each(work, parts):
                made[number] = lessons
                progress(1)
        return [lesson for part in parts for lesson in made[part.number]]

    def round(self, number: int, deals: int, weights: Floats, penalty: float) -> tuple[Floats, list[Learnt]]:
        """New weights, learnt from deals that were bid by the weights of the round before; and what they bring, learnt
        from a sixteenth, a quarter and all of the decisions."""
        others = max(deals // UNSEEN, LEAST_UNSEEN)
        unseen = table_of(self.lessons(others, f"unseen-{number}", weights), self.size)
        lessons = self.lessons(deals, f"{'learnt' if self.start is None else 'corrected'}-{number}", weights)
        curve: list[Learnt] = []
        near = np.zeros(self.size) if self.start is None else self.start
        learnt = weights
        for part in (16, 4, 1):
            some = lessons[: max(1, len(lessons) // part)]
            learnt = np.round(self.fit(table_of(some, self.size), penalty, near) / UNIT) * UNIT
            curve.append(Learnt(number, len(some), gain(unseen, learnt)))
        return learnt, curve
