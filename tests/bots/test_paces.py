"""Levels in a race: the same moves, by a quicker or a slower hand within the range that the game names."""

from statistics import mean

import pytest

import troef
from troef.bots.by_name import make_player
from troef.bots.paces import PacedPlayer
from troef.bots.player import Unhurried, sign_of


def seconds(name: str, slug: str) -> list[float]:
    """How long the hand of a level takes, many times in the same position."""
    game = troef.game(slug)
    player = make_player(name, game, "x")
    assert isinstance(player, Unhurried)
    state = game.start()
    state.deal(troef.SeededDealer(2).next(state.pack()))
    view = state.view(0)
    return [player.delay(view) for _ in range(200)]


@pytest.mark.parametrize(("slug", "low", "high"), [("zenuwen", 1.0, 2.5), ("ezelen", 0.5, 2.5)])
def test_strong_is_quicker_and_easy_slower_but_within_the_range(slug: str, low: float, high: float) -> None:
    names = ["strong", "good", "easy"] if slug == "zenuwen" else ["strong", "good"]
    taken = [seconds(name, slug) for name in names]
    means = [mean(found) for found in taken]
    assert means == sorted(means)
    assert means[-1] > means[0] + 0.1 * (high - low)
    assert all(low <= second <= high for found in taken for second in found)


@pytest.mark.parametrize("name", ["easy", "strong"])
def test_it_makes_the_same_moves(name: str) -> None:
    game = troef.game("zenuwen")
    player, rule = make_player(name, game, "x"), make_player("rule", game, "x")
    assert isinstance(player, PacedPlayer)
    state = game.start()
    state.deal(troef.SeededDealer(2).next(state.pack()))
    view = state.view(0)
    assert player.choose(view, 0.0) == rule.choose(view, 0.0)
    assert sign_of(player, view) == sign_of(rule, view)


def test_who_is_not_resolute_looks_again_when_something_changes() -> None:
    game = troef.game("ezelen")
    player = make_player("strong", game, "x")
    state = game.start()
    state.deal(troef.SeededDealer(2).next(state.pack()))
    before = sign_of(player, state.view(0))
    for seat in range(state.seats):  # the cards change hands
        state.play(seat, state.legal(seat)[0])
    assert sign_of(player, state.view(0)) != before


def test_strong_takes_the_time_of_a_person_where_that_matters() -> None:
    """Eenenvijftigen T2: who has played draws at once; a slow hand would go without."""
    game = troef.game("eenenvijftigen")
    state = game.start()
    state.deal(troef.SeededDealer(2).next(state.pack()))
    first = state.actors()[0]
    strong, rule = make_player("strong:2", game, 1), make_player("rule", game, 1)
    assert isinstance(strong, Unhurried) and isinstance(rule, Unhurried)
    view = state.view(first)
    assert strong.delay(view) == rule.delay(view)
    state.play(first, state.legal(first)[0])
    drawing = state.view(first)
    assert strong.delay(drawing) == rule.delay(drawing) < 1.0
