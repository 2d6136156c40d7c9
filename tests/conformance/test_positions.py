"""Any position can be read and laid again: `State.position` and `Game.position`, on every game and preset."""

import json

import pytest
from tables import all_tables, everybody, positions, table_name

import troef
from proving import seeded
from troef.core.position import PositionError

on_every_table = pytest.mark.parametrize("table", all_tables(), ids=table_name)


@on_every_table
def test_every_position_of_a_match_can_be_laid_again(table: tuple[str, str, int]) -> None:
    slug, preset, seats = table
    game = troef.game(slug, rules=preset)
    for number, state in enumerate(positions(game, seats, seeded("position"), 300)):
        if number % 7 and not state.awaits_deal:
            continue
        written = json.dumps(state.position())
        again = game.position(written)
        assert everybody(again) == everybody(state)
        assert json.dumps(again.position()) == written
        for seat in state.actors():
            assert again.legal(seat) == state.legal(seat)


@on_every_table
def test_a_position_with_a_part_that_does_not_exist_is_refused(table: tuple[str, str, int]) -> None:
    slug, preset, seats = table
    game = troef.game(slug, rules=preset)
    for wrong, where in (
        ({"trumpf": 1}, "trumpf"),
        ({"seats": 99}, "seats"),
        ({"dealer": seats}, "dealer"),
        ({"deal": 0}, "deal"),
        ({"position": 2}, "position"),
        ({"game": "mahjong"}, "game"),
        ({"sheet": [["x"]]}, "sheet row 1"),
        ({"cards": {"elbow": "KH"}}, "cards"),
        ({"moves": ["99: frobnicate"]}, "move 1"),
    ):
        with pytest.raises(PositionError) as caught:
            game.position({"seats": seats, **wrong})
        assert caught.value.where == where
