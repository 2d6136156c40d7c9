"""Training: lessons of one game, made by several processes, and the weights that follow from them."""

import multiprocessing
import sys
import time
from functools import partial

import numpy as np

import troef
from troef.bots.learning.bidder import Bids, LearntBidder
from troef.bots.learning.features import AuctionFeatures, ContractFeatures
from troef.bots.learning.fitting import Floats, Gain, fit, fit_chances, gain, table_of
from troef.bots.learning.lessons import ContractTeacher, Lesson, Teacher
from troef.bots.learning.stored import UNIT, features_of
from troef.bots.player import Player
from troef.bots.rule_players import handwritten_player

#: Lessons come in parts of this many deals: each is dealt from a seed of its own, so that any process may make it.
PART = 500
#: One unseen deal for this many that are learnt from.
UNSEEN = 5


def taught(slug: str, weights: "tuple[float, ...]", seats: "int | None", seed: str) -> list[Lesson]:
    """One part of the lessons of a game. Without weights the rule player bids, else what was learnt before."""
    game = troef.game(slug)
    features = known_features(game)
    bids = Bids(features, list(weights)) if weights else None

    def speaker(seed: str) -> Player:
        base = handwritten_player(game, seed)
        return LearntBidder(base, bids, seed) if bids else base

    rule = partial(handwritten_player, game)
    if isinstance(features, ContractFeatures):
        return list(ContractTeacher(game, features, rule, speaker, seats).contracts(PART, seed, list(weights)))
    return list(Teacher(game, features, rule, speaker, seats).lessons(PART, seed))


def known_features(game: troef.Game) -> AuctionFeatures:
    """What the game tells of its auction, or the end with a clear line."""
    features = features_of(game)
    if features is None:
        raise SystemExit(f"{game.slug}: its auction has no features; write src/troef/bots/{game.slug}_bids.py")
    return features


class Trainer:
    """Lessons and weights of one game. What is learnt does not depend on how many processes make the lessons."""

    def __init__(self, game: troef.Game, seats: "int | None", processes: int) -> None:
        self.game = game
        features = known_features(game)
        self.size = features.size
        self.fit = fit_chances if isinstance(features, ContractFeatures) else fit
        self.seats = seats
        self.processes = processes

    def lessons(self, deals: int, seed: str, weights: Floats) -> list[Lesson]:
        """Lessons from about this many deals."""
        seeds = [f"{seed}:{part}" for part in range(-(-deals // PART))]
        work = partial(taught, self.game.slug, tuple(weights), self.seats)
        begun, found = time.monotonic(), list[Lesson]()
        with multiprocessing.get_context("spawn").Pool(self.processes) as pool:
            for number, lessons in enumerate(pool.imap(work, seeds), 1):
                found += lessons
                left = (time.monotonic() - begun) / number * (len(seeds) - number)
                if sys.stderr.isatty():
                    print(
                        f"\r{seed}: {len(found):,} decisions, {left:.0f} s to go ", end="", file=sys.stderr, flush=True
                    )
        if sys.stderr.isatty():
            print(file=sys.stderr)
        return found

    def round(self, number: int, deals: int, weights: Floats, penalty: float) -> tuple[Floats, Gain]:
        """New weights, learnt from deals that were bid by the weights of the round before; and what they bring."""
        unseen = table_of(self.lessons(deals // UNSEEN, f"unseen-{number}", weights), self.size)
        lessons = self.lessons(deals, f"learnt-{number}", weights)
        for part in (16, 4, 1):
            some = lessons[: len(lessons) // part]
            learnt = np.round(self.fit(table_of(some, self.size), penalty) / UNIT) * UNIT
            print(f"round {number}: {len(some):>8,} decisions: {gain(unseen, learnt)} points a decision", flush=True)
        return learnt, gain(unseen, learnt)
