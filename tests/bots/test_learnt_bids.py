"""Bids that are learnt: the recipe finds what is worth something, and what is stored was found by it."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import numpy as np
import pytest

import troef
from troef.bots.learning.bidder import Bids, LearntBidder
from troef.bots.learning.features import ContractFeatures, length, likelihood, pattern, step
from troef.bots.learning.fitting import Floats, Table, fit, fit_chances, gain, table_of
from troef.bots.learning.lessons import ContractTeacher, Lesson, Teacher
from troef.bots.learning.stored import UNIT, Stored, features_of, learnt_bids, read_stored, write_stored
from troef.bots.learning.training import School, Trainer
from troef.bots.rule_players import handwritten_player, rule_player
from troef.bots.skat_bids import BEFORE, Features
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.sim.executors import Alone, Processes

LEARNT = [info.slug for info in troef.all_games() if read_stored(info.slug)]
#: Deals of the small sample, each of another seed than what was learnt from.
SAMPLE = 120


def lessons(slug: str, deals: int = SAMPLE) -> list[Lesson]:
    """A small sample of what the command learns from."""
    game = troef.game(slug)
    features = features_of(game)
    assert features is not None
    makers = (lambda seed: handwritten_player(game, seed), lambda seed: rule_player(game, seed))
    if isinstance(features, ContractFeatures):
        bids = learnt_bids(game)
        weights = bids.weights if bids else []
        return list(ContractTeacher(game, features, *makers).contracts(deals // 4, "a small sample", weights))
    return list(Teacher(game, features, *makers).lessons(deals, "a small sample"))


def agreement(table: Table, weights: Floats) -> float:
    """How far what weights foresee goes up and down with what was brought: of contracts, with what was made."""
    brought = (table.worth > 0).astype(float) if len(table.value) else table.worth
    return float(table.centred(brought) @ table.centred(table.values(weights)))


@pytest.mark.parametrize("slug", LEARNT)
def test_the_stored_weights_say_what_bids_bring_in_a_small_sample(slug: str) -> None:
    """Of the bids of unseen deals those that they value more bring more."""
    stored = read_stored(slug)
    bids = learnt_bids(troef.game(slug))
    assert stored is not None and bids is not None
    assert stored.command.startswith(f"troef train {slug} --deals ")
    table = table_of(lessons(slug), bids.features.size)
    assert agreement(table, np.array(bids.weights)) > 0.0


@pytest.mark.parametrize("slug", LEARNT)
def test_the_command_on_a_small_sample_agrees_with_the_stored_weights(slug: str) -> None:
    """What is learnt from a few deals ranks the bids of these deals as the stored weights do, more often than not."""
    bids = learnt_bids(troef.game(slug))
    assert bids is not None
    table = table_of(lessons(slug), bids.features.size)
    zeros = np.zeros(table.size)
    learnt = fit_chances(table, 2.0, zeros) if len(table.value) else fit(table, 20.0, zeros)
    stored, found = (table.centred(table.values(weights)) for weights in (np.array(bids.weights), learnt))
    assert float(stored @ found) > 0.0


def test_the_fit_finds_what_a_bid_is_worth() -> None:
    """Feature 0 is worth 30, feature 1 takes 10 off, and the deal (the same for all moves) says nothing."""
    told = [Lesson(((), (0,), (0, 1)), (luck, luck + 30, luck + 20)) for luck in (-160, 0, 70, 160) for _ in range(50)]
    table = table_of(told, 3)
    weights = fit(table, 0.01, np.zeros(3))
    assert weights == pytest.approx([30.0, -10.0, 0.0], abs=0.05)
    brought = gain(table, weights)
    assert (brought.points, brought.half) == (30.0, 0.0)
    assert str(brought) == "+30.00 ± 0.00"


def test_the_fit_finds_how_likely_a_contract_is_made() -> None:
    """Three in four of one kind are made, one in four of another; so one plays the first for 24, and passes else."""
    one = [Lesson(((0,), ()), (24 if deal % 4 else -48, 0), (24, 0)) for deal in range(400)]
    other = [Lesson(((1,), ()), (-48 if deal % 4 else 24, 0), (24, 0)) for deal in range(400)]
    table = table_of(one + other, 2)
    weights = fit_chances(table, 0.01, np.zeros(2))
    assert [likelihood(odds) for odds in weights] == pytest.approx([0.75, 0.25], abs=0.01)
    assert gain(table, weights).points == pytest.approx((0.75 * 48 - 0.25 * 24) / 2)


def test_little_seen_is_little_trusted() -> None:
    """One lesson says +162; the penalty of twenty lessons leaves little of it."""
    (weight,) = fit(table_of([Lesson(((), (0,)), (0, 162))], 1), 20.0, np.zeros(1))
    assert 0 < weight < 10


def test_what_was_learnt_before_is_corrected_where_lessons_say_otherwise() -> None:
    """The first weight was 30 and is 10 in new lessons; of the second they say nothing, and it stays."""
    told = [Lesson(((), (0,)), (luck, luck + 10)) for luck in (-160, 0, 160) for _ in range(200)]
    assert fit(table_of(told, 2), 1.0, np.array([30.0, 7.0])) == pytest.approx([10.0, 7.0], abs=0.2)
    made = [Lesson(((0,),), (24 if deal % 4 else -48,), (24,)) for deal in range(400)]
    odds = fit_chances(table_of(made, 2), 0.01, np.array([-2.0, 0.7]))
    assert likelihood(odds[0]) == pytest.approx(0.75, abs=0.01) and odds[1] == pytest.approx(0.7)


def unwatched(name: str, total: int) -> AbstractContextManager[Callable[[int], None]]:
    """Nobody is told how far the work is."""
    return nullcontext(lambda done: None)


def test_what_is_learnt_does_not_depend_on_the_number_of_processes() -> None:
    """A part of the lessons has a seed of its own."""
    one, two = (
        Trainer(School("klaverjassen"), executor.each, unwatched).lessons(1000, "twice", np.zeros(0))
        for executor in (Alone(), Processes(2))
    )
    assert one == two and len(one) == 1000


def test_a_lesson_tries_every_suit_and_the_pass_on_the_same_deal() -> None:
    """The first move is the rule player's own; sums of a deal are 162 and roem, so the worths are even."""
    for lesson in lessons("klaverjassen", 20):
        assert len(lesson.features) == len(lesson.worths) in (4, 5)


def test_weights_are_kept_as_they_were_written(tmp_path: Path) -> None:
    """A file of readable rows."""
    stored = Stored("troef train klaverjassen --deals 1", (5.08, 1.03), tuple(range(-30, 30)))
    path = tmp_path / "bids" / "klaverjassen.json"
    write_stored(path, stored)
    assert json.loads(path.read_text(encoding="utf-8"))["weights"] == list(range(-30, 30))
    assert max(len(line) for line in path.read_text(encoding="utf-8").splitlines()) < 120


def test_weights_of_other_features_are_refused() -> None:
    """As many weights as features."""
    features = features_of(troef.game("klaverjassen"))
    assert features is not None
    with pytest.raises(ValueError, match="3 weights for"):
        Bids(features, [UNIT] * 3)


def test_a_game_without_learnt_bids_has_its_rule_player_as_it_is() -> None:
    """Nothing is learnt for pesten; klaverjassen bids what it has learnt."""
    assert not isinstance(rule_player(troef.game("pesten"), 1), LearntBidder)
    assert isinstance(rule_player(troef.game("klaverjassen"), 1), LearntBidder)


def test_features_of_a_hand() -> None:
    """Jack and nine of spades are held, of hearts the ace alone."""
    hand = int(set_of(parse_cards("JS 9S AH")))
    spades, hearts = (code // 16 for code in parse_cards("JS AH"))
    nine, jack, ace = (code % 16 for code in parse_cards("9S JS AS"))
    assert pattern(hand, spades, (nine, jack, ace)) == 0b011
    assert pattern(hand, hearts, (nine, jack, ace)) == 0b100
    assert (length(hand, spades), length(hand, hearts)) == (2, 1)
    assert [step(worth, 3.0, 0.5, 24) for worth in (-1.0, 3.4, 3.5, 99.0)] == [0, 0, 1, 23]


# ---- skat: how likely a game is made ----

GRAND, HEARTS, NUL = 4, 2, 5
#: Ten cards before the skat is taken, and the game that they are made for.
MADE_FOR = [
    ("JC JS JH AC 10C AS 10S AH 10H 7D", GRAND),
    ("JH JD AH 10H KH 9H 8H AC 7S 8D", HEARTS),
    ("7C 8C 9C 7D 8D 9D 7H 8H 7S 8S", NUL),
]
NOTHING = "JD KC 9C QD 8D 9H QH KS 9S 8S"


@pytest.mark.parametrize(("hand", "game"), MADE_FOR)
def test_a_hand_that_is_made_for_a_game_makes_it(hand: str, game: int) -> None:
    """Likelier than not from each seat, and far likelier than a hand without anything."""
    bids = learnt_bids(troef.game("skat"))
    assert bids is not None and isinstance(bids.features, Features)
    good, bad = (int(set_of(parse_cards(cards))) for cards in (hand, NOTHING))
    for place in range(3):
        chance = bids.features.chance(BEFORE, place, good, game, 0, bids.weights)
        assert chance > 0.7
        assert chance > bids.features.chance(BEFORE, place, bad, game, 0, bids.weights) + 0.3
        assert bids.features.limit(place, good, bids.weights) >= 18
        assert bids.features.limit(place, bad, bids.weights) == 0


def test_the_tens_that_stand_alone_are_laid_away() -> None:
    """With twelve cards for hearts the lone ten of spades goes into the skat, and no trump."""
    bids = learnt_bids(troef.game("skat"))
    assert bids is not None and isinstance(bids.features, Features)
    twelve = int(set_of(parse_cards("JC JH AH 10H KH 9H 8H 7H AC 10S 8D 9D")))
    game, laid = bids.features.plan(0, twelve, 18, bids.weights)
    assert game == HEARTS
    assert laid & int(set_of(parse_cards("10S")))
    assert not laid & int(set_of(parse_cards("JC JH AH 10H KH 9H 8H 7H")))
