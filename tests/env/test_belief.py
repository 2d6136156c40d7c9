"""The example that learns where hidden cards lie in klaverjassen (docs/examples/belief.md)."""

from itertools import islice

import numpy as np
import pytest

import troef
from belief import Seen, better, evened, learn, look, marginals, score, stored, watch
from belief_weighed import beliefs
from troef.games.klaverjassen.game import Klaverjassen

HANDS = {
    0: "JS 9S AS 7S AH 10H 8D 7D",
    1: "10S 8S KH QH 9H AD 10D KD",
    2: "KS QS JH 8H 7H QD JD 9D",
    3: "AC 10C KC QC JC 9C 8C 7C",
}


def after_two_tricks() -> troef.State:
    """Spades are trump; seat 3 has shown that it holds neither spades nor hearts."""
    game = troef.game("klaverjassen", roem_claim="auto")
    state = game.start(4, dealer=3)
    state.deal(game.arrange(HANDS, dealer=3))
    for move in ("trump S", "JS", "8S", "QS", "7C", "AH", "9H", "7H", "8C"):
        state.play(state.actors()[0], game.parse(move))
    return state


@pytest.fixture(scope="module")
def seen() -> Seen:
    """Positions of thirty deals that nothing was learnt from."""
    return watch(30, "the test of the belief")


def test_the_marginals_are_those_of_uniform_worlds() -> None:
    """Counted, and as often as in a thousand worlds that are drawn."""
    state = after_two_tricks()
    game, view = state.game, state.view(0)
    assert isinstance(game, Klaverjassen)
    counted = marginals(view, game)
    drawn = dict.fromkeys(counted, 0)
    for world in islice(game.worlds(view, troef.Rng("a thousand worlds")), 1000):
        for card in world.view(1).hand():
            drawn[card] += 1
    assert {card: drawn[card] / 1000 for card in drawn} == pytest.approx(
        {card: chances[1] for card, chances in counted.items()}, abs=0.06
    )
    assert sum(chances[1] for chances in counted.values()) == pytest.approx(6)
    assert all(sum(chances) == pytest.approx(1) for chances in counted.values())


def test_what_is_proven_is_certain() -> None:
    """Seat 3 could not follow in spades and hearts: it has clubs and diamonds alone."""
    state = after_two_tricks()
    game = state.game
    assert isinstance(game, Klaverjassen)
    counted = marginals(state.view(0), game)
    impossible = {troef.card_text(card) for card, chances in counted.items() if chances[3] == 0}
    assert impossible == {"KS", "10S", "KH", "QH", "JH", "8H"}


def test_hidden_cards_change_nothing_of_what_is_seen() -> None:
    """Two hidden cards that change hands change only who holds them."""
    state = after_two_tricks()
    game = state.game
    assert isinstance(game, Klaverjassen)
    world = next(iter(game.worlds(state.view(0), troef.Rng("elsewhere"))))
    holders = [{card: seat for seat in range(1, 4) for card in each.view(seat).hand()} for each in (state, world)]
    first, second = (look(each.view(0), game, held) for each, held in zip((state, world), holders, strict=True))
    assert all(np.array_equal(one, other) for one, other in zip(first[:3], second[:3], strict=True))
    assert not np.array_equal(first[3], second[3])


def test_the_stored_belief_is_better_than_uniform_worlds_on_unseen_deals(seen: Seen) -> None:
    told = evened(stored()(seen), seen)
    gain, _ = better(told, seen.uniform, seen)
    assert gain > 0.08
    assert score(told, seen).right > score(seen.uniform, seen).right


def test_a_belief_keeps_to_what_the_rules_prove(seen: Seen) -> None:
    """What cannot be is not believed, and each hand holds as many cards as it has."""
    told = evened(stored()(seen), seen)
    assert (told[seen.uniform == 0] == 0).all()
    assert told.sum(axis=(1, 2)) == pytest.approx(seen.uniform.sum(axis=(1, 2)), abs=0.05)


def test_who_has_learnt_nothing_believes_in_uniform_worlds(seen: Seen) -> None:
    assert learn(seen, hidden=4, epochs=0, seed=1)(seen) == pytest.approx(seen.uniform, abs=1e-6)


def test_a_small_run_gives_the_same_belief_each_time(seen: Seen) -> None:
    first, second = (learn(seen, hidden=8, epochs=2, seed=1)(seen) for _ in range(2))
    assert np.array_equal(first, second)


def test_weighed_worlds_keep_to_what_the_rules_prove() -> None:
    """Worlds in which the rule player would have done what was done are worlds of the view."""
    seen = watch(1, "weighed", share=12)
    told = beliefs(1, 4, "weighed", seen)
    assert len(told) == len(seen) > 0
    assert (told[seen.uniform == 0] == 0).all()
    assert told.sum(axis=3) == pytest.approx(seen.uniform.sum(axis=3), abs=1e-5)
