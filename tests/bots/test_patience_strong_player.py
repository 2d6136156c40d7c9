"""The strong player of patience: it sees its view only, comes to an end, and does what wins in most worlds."""

import pytest

import troef
from clauses import clause
from troef.bots.patience_strong import StrongPlayer
from troef.games.patience import Patience
from troef.search.klondike.position import Rules
from troef.search.klondike.solving import layout_of
from troef.search.klondike.weighing import Choices

BOOK = troef.game("patience")
PARTS = troef.game("patience", partial_runs=True)
assert isinstance(BOOK, Patience)


def dealt(game: troef.Game, seed: str) -> troef.State:
    state = game.start()
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    return state


def looked_through(seed: str) -> troef.State:
    """A deal whose bank has been gone through once."""
    state = dealt(BOOK, seed)
    for move in ["draw"] * 8 + ["redeal"]:
        state.play(0, BOOK.parse(move))
    return state


@pytest.mark.parametrize("game", [BOOK, PARTS], ids=["book", "parts"])
def test_it_plays_to_the_end_and_never_loses_by_dawdling(game: troef.Game) -> None:
    player = StrongPlayer(game, "end", worlds=1, positions=20)
    for seed in range(2):
        state = dealt(game, f"strong {seed}")
        moves = 0
        while state.outcome() is None:
            state.play(0, player.choose(state.view(0), 0.0))
            moves += 1
            assert moves < 1000
        outcome = state.outcome()
        assert outcome is not None and outcome.reason in ("won", "stuck", "resigned")
        if outcome.reason == "resigned":  # only runs can be shifted on and on, to no end
            assert Choices(layout_of(state.view(troef.REFEREE)), Rules(parts=True, back=False)).choices == []


def test_it_looks_through_the_bank_before_it_moves_a_card() -> None:
    state = dealt(BOOK, "look")
    player = StrongPlayer(BOOK, 1, worlds=1, positions=5)
    done = []
    for _ in range(8):
        move = player.choose(state.view(0), 0.0)
        done.append(BOOK.show(move))
        state.play(0, move)
    assert done == ["draw"] * 8
    assert player.thoughts == []
    assert BOOK.show(player.choose(state.view(0), 0.0)) != "redeal" or player.thoughts


def test_it_chooses_the_same_whatever_lies_face_down() -> None:
    state = looked_through("think")
    view = state.view(0)
    other = BOOK.world(view, troef.Rng(9))
    assert _down(other) != _down(state)
    one, two = (StrongPlayer(BOOK, "s", worlds=3, positions=30) for _ in range(2))
    assert one.choose(view, 0.0) == two.choose(other.view(0), 0.0)
    assert one.thoughts == two.thoughts != []


def _down(state: troef.State) -> list[list[int]]:
    return [zone.cards for zone in state.view(troef.REFEREE).zones if zone.kind == "tableau"]


def test_it_says_in_how_many_worlds_each_move_can_win() -> None:
    """In percent; drawing stands for the best card that it can be for."""
    state = looked_through("think")
    player = StrongPlayer(BOOK, 1, worlds=4, positions=30)
    player.choose(state.view(0), 0.0)
    assert len(player.thoughts) > 1
    for thought in player.thoughts:
        assert thought.worlds == 4
        assert 0.0 <= thought.worth <= 100.0
    moves = [thought.move for thought in player.thoughts]
    assert set(moves) <= set(state.legal(0)) and len(set(moves)) == len(moves)
    assert BOOK.parse("draw") in moves
    assert (player.thoughts[0].lead, player.thoughts[0].error) == (0.0, 0.0)


def test_with_time_instead_of_a_number_of_worlds_it_thinks_at_least_once() -> None:
    state = looked_through("think")
    player = StrongPlayer(BOOK, 1, positions=30)
    assert player.choose(state.view(0), 0.0) in state.legal(0)
    assert all(thought.worlds >= 1 for thought in player.thoughts)


def test_it_does_what_wins_in_every_world() -> None:
    """The missing jack lies under the queen of spades, which the king of hearts takes."""
    state = BOOK.position(
        ["0|KH", "1|QS", "0|KS QD JC", "0|KD QC", "0|KC QH JS"], foundations="10C 10D 10H 10S", waste="JH"
    )
    player = StrongPlayer(BOOK, 1, worlds=3)
    while state.outcome() is None:
        state.play(0, player.choose(state.view(0), 0.0))
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "won"


@clause("patience", "R20")
def test_it_does_not_redeal_a_third_time() -> None:
    state = looked_through("think")
    for move in ["draw"] * 8 + ["redeal"] + ["draw"] * 8:
        state.play(0, BOOK.parse(move))
    assert state.view(0).fact("redeals") == 2
    assert BOOK.show(StrongPlayer(BOOK, 1, worlds=1, positions=5).choose(state.view(0), 0.0)) != "redeal"


def test_a_table_that_no_deal_leads_to_is_played_as_the_rule_player_does() -> None:
    """In a lesson a card may lie face down in the first column."""
    state = BOOK.position(["1|AS", "0|8H", "2|7S"], bank="AD")
    player = StrongPlayer(BOOK, 1, worlds=1)
    state.play(0, BOOK.parse("draw"))
    assert BOOK.show(player.choose(state.view(0), 0.0)) == "T1>F"


def test_a_plan_is_for_one_deal_only() -> None:
    """The same player goes on to another deal in the middle of drawing for a card."""
    player = StrongPlayer(BOOK, 1, worlds=1, positions=10)
    for seed in range(6):
        state = looked_through(f"plan {seed}")
        for _ in range(3):
            if state.outcome() is not None:
                break
            view = state.view(0)
            move = player.choose(view, 0.0)
            assert move in view.moves
            state.play(0, move)
