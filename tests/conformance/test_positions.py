"""Any position can be read and laid again: `State.position` and `Game.position`, on every game and preset."""

import json

import pytest
from tables import (
    WATCHERS,
    all_tables,
    deal_if_due,
    everybody,
    positions,
    random_choice,
    seen_by,
    table_name,
)

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
def test_a_match_can_be_laid_before_a_later_deal(table: tuple[str, str, int]) -> None:
    slug, preset, seats = table
    game = troef.game(slug, rules=preset)
    facts = before_deal(game, seats, 3)
    written = [facts]
    if game.start(seats).view(0).totals and "sheet" in facts:
        laid = game.position(facts)
        written.append({**facts, "totals": list(laid.view(0).totals)})
    for position in written:
        state = game.position(position)
        assert state.awaits_deal and state.position()["deal"] == facts["deal"]
        rng = troef.Rng(seeded("laid"))
        for seat in (*range(seats), *WATCHERS):
            world = next(game.worlds(state.view(seat), rng))
            assert seen_by(world, seat) == seen_by(state, seat)
            go_on(world, rng)
        go_on(state, rng)


def before_deal(game: troef.Game, seats: int, number: int) -> dict[str, object]:
    """What a random match brings to a deal: to that number, or to the last one before the match is over."""
    rng = troef.Rng(seeded("before-a-deal"))
    state = game.start(seats, int(rng.below(seats)))
    facts = state.position()
    while state.outcome() is None and facts["deal"] != number:
        deal_number = state.deal_number
        while state.outcome() is None and not state.awaits_deal:
            state.apply(*random_choice(state, rng))
        if deal_if_due(state, rng) and state.deal_number != deal_number:
            facts = {name: value for name, value in state.position().items() if name not in ("cards", "moves")}
    return facts


def go_on(state: troef.State, rng: troef.Rng) -> None:
    """Deal, and play some moves."""
    for _ in range(40):
        deal_if_due(state, rng)
        if state.outcome() is None and not state.awaits_deal:
            state.play(*random_choice(state, rng))


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
