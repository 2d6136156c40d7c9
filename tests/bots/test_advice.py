"""Advice: the moves in the order in which the adviser came to its choice."""

from math import hypot

import pytest

import troef
from troef.bots.advice import advise, ranked
from troef.bots.by_name import make_player
from troef.bots.player import Thought, Thoughtful
from troef.bots.rollout_errors import ROLLOUT_ERRORS
from troef.core.dealer import SeededDealer, order_for


def test_moves_tried_longest_come_first_after_the_advised_one() -> None:
    """What was given up after a few worlds may have a larger lead than what is advised, but that says little."""
    usual = Thought(1, 32, 4.0, 0.0, 0.0)
    advised = Thought(2, 32, 6.0, 2.0, 0.5)
    beaten = Thought(3, 32, 5.0, 1.0, 0.5)
    given_up = Thought(4, 5, 9.0, 3.0, 4.0)
    thoughts = [usual, given_up, beaten, advised]
    assert ranked(thoughts, 2) == (advised, beaten, usual, given_up)
    assert ranked(thoughts, 1) == (usual, advised, beaten, given_up)


def test_what_is_reckoned_exactly_goes_by_its_lead() -> None:
    thoughts = [Thought(1, 0, 1.0, -2.0, 0.0), Thought(2, 0, 3.0, 0.0, 0.0), Thought(3, 0, 2.0, -1.0, 0.0)]
    assert [thought.move for thought in ranked(thoughts, 2)] == [2, 3, 1]


@pytest.mark.parametrize("slug", ["klaverjassen", "rikken"])
def test_the_error_of_a_lead_has_what_rollouts_get_wrong_where_it_was_measured(slug: str) -> None:
    """The same player finds the same leads; only the error of the advice is larger."""
    game = troef.game(slug)
    state = game.start()
    state.deal(order_for(state, SeededDealer("errors")))
    view = state.view(state.actors()[0])
    player = make_player("strong:20", game, "advice")
    player.choose(view, 1.0)
    assert isinstance(player, Thoughtful)
    bare = {thought.move: thought for thought in player.thoughts}
    found = advise(game, view, adviser="strong:20")
    assert len(found.thoughts) > 1
    for thought in found.thoughts:
        plain = bare[thought.move]
        assert thought.lead == plain.lead
        added = ROLLOUT_ERRORS.get(slug, 0.0) if plain.error else 0.0
        assert thought.error == pytest.approx(hypot(plain.error, added))
