"""What can be done in a game and what is seen of it, as numbers: the same in every match, and nothing hidden."""

from collections.abc import Iterator

import numpy as np
import pytest
from tables import positions, proven_tables, table_name

import troef
from proving import SPARSELY, seeded
from troef.env import WAIT, ActionError, Space, space

TABLES = proven_tables()


def space_of(table: tuple[str, str, int]) -> Space:
    slug, preset, seats = table
    return space(slug, preset, seats)


def some_positions(found: Space, seed: str) -> Iterator[troef.State]:
    """Positions of a random match in which somebody may act."""
    for number, state in enumerate(positions(found.game, found.seats, seed, 150)):
        if number % SPARSELY == 0 and any(seat >= 0 for seat in state.actors()):
            yield state


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_legal_move_is_made_by_actions_of_its_own(table: tuple[str, str, int]) -> None:
    found = space_of(table)
    for state in some_positions(found, seeded("actions")):
        for seat in [seat for seat in state.actors() if seat >= 0]:
            moves = state.legal(seat)[:60]
            paths = [found.actions.path(move) for move in moves]
            assert len(set(paths)) == len(moves)
            for move, path in zip(moves[:10], paths[:10], strict=True):
                assert WAIT not in path
                assert found.actions.move(path) == move, found.actions.text(path)
            assert found.legal(moves) == sorted({path[0] for path in paths})


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_equal_views_give_equal_observations(table: tuple[str, str, int]) -> None:
    """A world that looks the same to a seat, with other cards where it cannot see, changes no column of its."""
    found = space_of(table)
    rng = troef.Rng(seeded("worlds"))
    for number, state in enumerate(some_positions(found, seeded("observations"))):
        seat = number % found.seats
        view = state.view(seat)
        seen = found.observe(view)
        assert seen.shape == (found.width,)
        assert np.isfinite(seen).all()
        world = found.game.world(view, rng)
        other = found.observe(world.view(seat))
        differing = [found.columns.label(int(column)) for column in np.flatnonzero(seen != other)]
        assert differing == [], repr(view)
        assert found.history.tokens(world.view(seat)) == found.history.tokens(view)


@pytest.mark.parametrize("slug", [info.slug for info in troef.all_games()])
def test_matches_show_nothing_that_has_no_column(slug: str) -> None:
    """Other matches than those from which the columns were made have no other phases, facts or words."""
    found = space(slug)
    others = [
        column
        for block in found.columns
        for column, label in enumerate(block.labels, block.start)
        if label == "other" and not block.name.startswith("badge")
    ]
    for state in some_positions(found, seeded("another match")):
        seen = found.observe(state.view(0))
        assert [found.columns.label(column) for column in others if seen[column]] == []


def test_a_hand_is_where_its_name_says() -> None:
    """The seat sees its own cards, and none of the others'."""
    klaverjassen = space("klaverjassen")
    state = klaverjassen.game.start()
    state.deal(klaverjassen.game.arrange({1: "JH 9H AH 10H KH QH 8H 7H"}))
    seen = klaverjassen.observe(state.view(1))
    own = klaverjassen.columns["hand/0"]
    assert [label for label, there in zip(own.labels, seen[own.slice], strict=True) if there] == [
        "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH"
    ]  # fmt: skip
    for other in (1, 2, 3):
        block = klaverjassen.columns[f"hand/{other}"]
        assert not seen[block.slice].any()
        assert seen[klaverjassen.columns[f"hand/{other}/hidden"].start] == np.float32(0.8)


def test_all_cards_are_in_the_perfect_observation_alone() -> None:
    klaverjassen = space("klaverjassen")
    state = klaverjassen.game.start()
    state.deal(klaverjassen.game.arrange({1: "JH 9H AH 10H KH QH 8H 7H"}))
    everything = klaverjassen.perfect(state, 0)
    left = klaverjassen.columns["hand/1"]
    assert everything[left.slice].sum() == 8
    assert not klaverjassen.observe(state.view(0))[left.slice].any()


def test_a_meld_is_spelled_card_by_card() -> None:
    """Rummy: `meld 7S 7H 7D` is the verb and its cards; the last actions are made by themselves where one is left."""
    rummy = space("rummy")
    path = rummy.actions.path(rummy.game.parse("meld 7S 7H 7D"))
    assert [rummy.actions[index].kind for index in path] == ["begin", "word", "word", "word", "end"]
    assert rummy.actions.text(path).startswith("meld 7")


def test_a_call_that_names_trump_too_is_spelled() -> None:
    """Rikken R10: who plays rik names trump and the card of the partner at once; in rik beter the card alone."""
    rikken = space("rikken")
    for text, actions in (("trump D call AC", 6), ("call AC", 1)):
        move = rikken.game.parse(text)
        path = rikken.actions.path(move)
        assert (len(path), rikken.actions.move(path)) == (actions, move)


def test_a_raise_in_poker_is_spelled_by_its_digits() -> None:
    poker = space("poker")
    path = poker.actions.path(poker.game.parse("raise 437"))
    assert [poker.actions[index].text for index in path] == ["raise …", "4", "3", "7", "end"]
    assert poker.actions.move(path) == poker.game.parse("raise 437")


def test_spaces_are_shared_and_told() -> None:
    assert space("klaverjassen") is space("klaverjassen")
    text = space("klaverjassen").describe()
    assert "hand/0" in text
    assert "JH (move)" in text


@pytest.mark.parametrize("bad", [-1, 40, 10**9])
def test_there_is_no_other_action(bad: int) -> None:
    with pytest.raises(ActionError, match=f"there is no action {bad}: they go from 0 to 39"):
        space("klaverjassen").actions[bad]


def test_an_unknown_block_names_those_that_there_are() -> None:
    with pytest.raises(KeyError, match="no block 'hands': there are viewer"):
        space("klaverjassen").columns["hands"]


def test_an_unknown_option_is_refused_as_everywhere() -> None:
    with pytest.raises(troef.OptionError, match="dealz"):
        space("klaverjassen", dealz=4)
    with pytest.raises(troef.UnknownGame):
        space("klaverjasen2000")
    with pytest.raises(ValueError, match="played by"):
        space("klaverjassen", seats=9)
