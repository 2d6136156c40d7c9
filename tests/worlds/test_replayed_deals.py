"""Worlds made of one replayed deal, with other cards in the hands, are those that the log leads to from such hands."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import troef
from troef.core.moves import PLAY, kind_of, payload_of
from troef.games.manillen.game import ManillenState
from troef.sampling.replay import retrace
from troef.search.playout import playout
from troef.tricks.game import TrickGame, TrickMatch


def in_play(slug: str, seed: int, moves: int) -> TrickMatch:
    """A match of random moves, once tricks are being played."""
    state = troef.game(slug).start()
    assert isinstance(state, TrickMatch)
    rng = troef.Rng(seed)
    state.deal_shuffled(rng)
    while moves or state.phase is not state.tricks:
        moves -= moves > 0
        playout(state, rng, 1)
        while state.awaits_deal:
            state.deal_shuffled(rng)
    return state


def dealt(world: TrickMatch) -> list[int]:
    """The hands of a world as they were dealt (sets of cards by seat)."""
    play = world.tricks
    assert play is not None
    hands = [int(cards) for cards in play.hands]
    for seat, move in world.view(troef.REFEREE).log:
        if kind_of(move) == PLAY:
            hands[seat] |= 1 << int(payload_of(move))
    return hands


@pytest.mark.parametrize("slug", ["klaverjassen", "hartenjagen", "kingen"])
def test_a_deal_goes_on_as_if_it_had_been_replayed(slug: str) -> None:
    state = in_play(slug, 5, 12)
    game = state.game
    assert isinstance(game, TrickGame)
    view = state.view(state.actors()[0])
    worlds = game.worlds(view, troef.Rng(1))
    for number in range(8):
        world = next(worlds)
        assert isinstance(world, TrickMatch)
        other = retrace(game.begin(view, dealt(world)), view.log)
        assert world.view(troef.REFEREE).as_dict() == other.view(troef.REFEREE).as_dict()
        for played in (world, other):
            playout(played, troef.Rng(number), 40)
        assert [row.cells for row in world.sheet] == [row.cells for row in other.sheet]
        assert world.view(troef.REFEREE).log == other.view(troef.REFEREE).log


def test_worlds_do_not_share_their_hands() -> None:
    """What is played in one world leaves the others, and the next ones, as they are."""
    state = in_play("klaverjassen", 7, 10)
    view = state.view(state.actors()[0])
    worlds = state.game.worlds(view, troef.Rng(1))
    first, second = next(worlds), next(worlds)
    before = second.view(troef.REFEREE).as_dict()
    playout(first, troef.Rng(2), 20)
    assert second.view(troef.REFEREE).as_dict() == before
    assert next(worlds).view(view.seat).as_dict() == view.as_dict()


def test_answers_in_manillen_are_those_of_the_hands_that_a_world_has() -> None:
    """R9: an answer tells of the hand as it was dealt, so worlds change that hand as well."""
    state = in_play("manillen", 3, 14)
    view = state.view(state.actors()[0])
    worlds = state.game.worlds(view, troef.Rng(1))
    for _ in range(8):
        world = next(worlds)
        assert isinstance(world, ManillenState)
        held = vec[i64]([world.dealt0, world.dealt1, world.dealt2, world.dealt3])
        assert [int(cards) for cards in held] == dealt(world)
        assert world.view(view.seat).memory == view.memory
