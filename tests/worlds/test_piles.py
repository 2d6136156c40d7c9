"""Liegen: cards lie face down on a pile that somebody takes: where they can be is worked out card by card.

A pack of few cards keeps the ways to be tried few; who leads is not drawn by lot, which would tell of the pack's order.
"""

import pytest
from enumerating import Ending, endings, worlds_of

import troef
from sampling import each_is_as_likely
from troef.games.liegen.game import Liegen

#: (cards in the pack, seed of a match of random moves, how many moves)
PILES = [(9, "liegen 1", 5), (12, "liegen 5", 7), (12, "liegen 9", 6), (12, "liegen 19", 10)]


def ending_of(size: int, seed: str, moves: int) -> Ending:
    """The position of three players with a small pack."""
    game = troef.game("liegen", start_player="left_of_dealer")
    assert isinstance(game, Liegen)
    game.cards = game.cards[::4][:size]
    for number, ending in enumerate(endings(game, 3, seed)):
        if number == moves:
            return ending
    raise AssertionError("the game was over sooner")


@pytest.mark.parametrize("case", PILES, ids=lambda case: f"{case[0]}-cards-{case[1][7:]}")
def test_each_account_of_plays_and_piles_is_as_likely(case: tuple[int, str, int]) -> None:
    ending = ending_of(*case)
    worlds = worlds_of(ending)
    assert len(worlds) >= 5
    each_is_as_likely(ending, worlds, "piles")
