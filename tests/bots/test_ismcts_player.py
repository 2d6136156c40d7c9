"""The player that searches a tree, and the flat yardstick: they play every game and see nothing but their view."""

import pytest

import troef
from playing import dealt, lay, looking_alike, play
from troef.bots import make_player
from troef.bots.base import WAIT
from troef.bots.flat import FlatPlayer
from troef.bots.ismcts import IsmctsPlayer

EVERY_GAME = [info.slug for info in troef.all_games()]


@pytest.mark.parametrize("maker", [IsmctsPlayer, FlatPlayer])
@pytest.mark.parametrize("slug", EVERY_GAME)
def test_they_play_every_game(slug: str, maker: type[IsmctsPlayer] | type[FlatPlayer]) -> None:
    """The first moves of a deal, in a single world: always one of the view's moves. Who must act never waits."""
    state = dealt(slug)
    players = [maker(state.game, f"{seat}", worlds=1) for seat in range(int(state.seats))]
    for _ in range(2):
        seats = [seat for seat in state.actors() if seat >= 0]
        moves = {seat: players[seat].choose(state.view(seat), 0.0) for seat in seats}
        assert moves[seats[0]] != WAIT
        for seat in seats:
            assert moves[seat] in state.legal(seat) or moves[seat] == WAIT
        state.play(seats[0], moves[seats[0]])
        if not state.actors():
            return


@pytest.mark.parametrize("slug", ["klaverjassen", "hartenjagen", "pesten", "rummy", "ninety-nine"])
def test_the_same_view_gives_the_same_choice_whatever_the_others_hold(slug: str) -> None:
    """Two deals that differ only in what this seat cannot see: the same choice and the same thoughts."""
    state = dealt(slug)
    seat = state.actors()[0]
    game = state.game
    view = state.view(seat)
    other = looking_alike(state, seat)
    first, second = IsmctsPlayer(game, "s", worlds=4), IsmctsPlayer(game, "s", worlds=4)
    assert first.choose(view, 0.0) == second.choose(other.view(seat), 0.0)
    assert first.thoughts == second.thoughts
    one, two = FlatPlayer(game, "s", worlds=2), FlatPlayer(game, "s", worlds=2)
    assert one.choose(view, 0.0) == two.choose(other.view(seat), 0.0)


def test_it_says_what_it_thought_the_move_most_often_tried_first() -> None:
    state = dealt("hartenjagen")
    seat = state.actors()[0]
    player = IsmctsPlayer(state.game, 1, worlds=4, repeats=64)
    view = state.view(seat)
    assert player.choose(view, 0.0) == player.thoughts[0].move
    assert {thought.move for thought in player.thoughts} == set(view.moves)
    worlds = [thought.worlds for thought in player.thoughts]
    assert worlds == sorted(worlds, reverse=True) and worlds[0] == 4  # however often each was searched
    assert player.thoughts[0].lead == player.thoughts[0].error == 0.0
    assert all(thought.error > 0 for thought in player.thoughts[1:])


@pytest.mark.parametrize("name", ["ismcts", "flat"])
def test_by_the_clock_they_find_what_is_plainly_better(name: str) -> None:
    """Last in a trick of spades that it must win, the queen would bring five penalty points and the ace none."""
    state = lay(troef.game("hartenjagen"), dealer=3, hands={0: "8S", 1: "9S", 2: "10S", 3: "QS AS"})
    play(state, "0: 8S", "1: 9S", "2: 10S")
    player = make_player(name, state.game, 1)
    assert state.game.show(player.choose(state.view(3), 0.2)) != "QS"


def test_a_single_legal_move_needs_no_thought() -> None:
    state = lay(troef.game("hartenjagen"), dealer=3, hands={0: "8S", 1: "9S 7C 8C 9C 10C JC QC KC"})
    play(state, "0: 8S")
    player = IsmctsPlayer(state.game, 1, worlds=3)
    assert state.game.show(player.choose(state.view(1), 0.0)) == "9S"
    assert player.thoughts == []


def test_in_a_race_there_is_no_time_for_a_tree() -> None:
    assert not isinstance(make_player("ismcts", troef.game("zenuwen"), 1), IsmctsPlayer)
