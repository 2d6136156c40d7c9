"""Advice: the moves in the order in which the adviser came to its choice."""

from troef.bots.advice import ranked
from troef.bots.player import Thought


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
