"""Any position can be read and laid again: `State.position` and `Game.position`, on every game and preset."""

import json

import pytest
from tables import (
    WATCHERS,
    deal_if_due,
    everybody,
    positions,
    proven_tables,
    random_choice,
    seen_by,
    table_name,
)

import troef
from proving import SPARSELY, seeded
from troef.core.position_facts import PositionError

#: By game what lies on the table when turns have been played that are not told.
AFTER_TURNS: dict[str, dict[str, object]] = {
    "rummy": {
        "seats": 2,
        "dealer": 1,
        "cards": {"hand-0": "QD QH 5H KS", "discard": "KH 9D", "stock": "QS 2S"},
        "moves": [{"turns": 8, "laid": ["1: meld 9S 9H 9C", "0: meld 3C 4C 5C 6C 7C 8C"]}],
    },
    "jokeren": {
        "seats": 3,
        "dealer": 1,
        "cards": {"hand-0": "7S * 2D 3H 9C", "discard": "KH 9D", "stock": "QS 2S"},
        "moves": [{"turns": 4, "laid": ["0: meld KS KH KD KC", "0: meld 10S 10H 10D 10C"]}],
    },
    "duizenden": {
        "seats": 2,
        "dealer": 1,
        "cards": {"hand-0": "KD 4H *", "discard": "2C 9D", "stock": "QS 2S"},
        "moves": [{"turns": 6, "laid": ["0: meld 5C 6C 7C", "1: meld 8H 8D 8S", "1: meld QD *=KD AD"]}],
    },
    "canasta": {
        "dealer": 1,
        "cards": {"hand-0": "9S 9H JD * 2C", "red-threes-1": "3D", "discard": "2H KH 9D", "stock": "3H QS"},
        "moves": [{"turns": 10, "laid": ["0: meld A A A 2", "3: meld 10 10 10 * *", "0: layoff A on A"]}],
    },
}

on_every_table = pytest.mark.parametrize("table", proven_tables(), ids=table_name)


@on_every_table
def test_every_position_of_a_match_can_be_laid_again(table: tuple[str, str, int]) -> None:
    slug, preset, seats = table
    game = troef.game(slug, rules=preset)
    for number, state in enumerate(positions(game, seats, seeded("position"), 300)):
        if number % SPARSELY and not state.awaits_deal:
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


@pytest.mark.parametrize("slug", AFTER_TURNS)
def test_a_position_may_say_what_lies_after_turns_that_are_not_told(slug: str) -> None:
    game = troef.game(slug)
    facts = AFTER_TURNS[slug]
    state = game.position(json.dumps(facts))
    lying = state.view(troef.REFEREE)
    named = facts["cards"]
    assert isinstance(named, dict)
    assert set(named["hand-0"].split()) <= set(troef.cards_text(lying.zone("hand-0").cards).split())
    assert troef.cards_text(lying.zone("discard").cards).endswith(named["discard"])
    assert troef.cards_text(lying.zone("stock").cards[::-1]).startswith(named["stock"])
    assert everybody(game.position(state.position())) == everybody(state)
    rng = troef.Rng(seeded("after-turns"))
    for seat in range(state.seats):
        world = next(game.worlds(state.view(seat), rng))
        assert seen_by(world, seat) == seen_by(state, seat)
        go_on(world, rng)
    go_on(state, rng)


@pytest.mark.parametrize("slug", AFTER_TURNS)
@pytest.mark.parametrize(
    "turns",
    [{"turns": 0}, {"turns": 200}, {"turns": "x"}, {"turns": 4, "laid": "KH"}, {"turns": 4, "laid": ["0: frobnicate"]}],
)
def test_turns_that_cannot_be_played_are_refused(slug: str, turns: dict[str, object]) -> None:
    with pytest.raises(PositionError) as caught:
        troef.game(slug).position({**AFTER_TURNS[slug], "moves": [turns]})
    assert caught.value.where == "move 1"
