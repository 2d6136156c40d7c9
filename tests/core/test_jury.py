"""A table without a jury asks its host."""

import troef
from playing import lay, play, texts
from troef.core.jury import HOST, seat_of_move, seats_to_act, view_at_table
from troef.core.view import REFEREE


def no_three_aces() -> dict[int, str]:
    """Hands in which nobody holds exactly three aces."""
    return {0: "AS", 1: "AH", 2: "AD", 3: "AC"}


def test_the_host_is_offered_the_decision_and_nothing_else() -> None:
    game = troef.game("kleurenwiezen", jury="human")
    state = lay(game, dealer=0, hands=no_three_aces())
    while "pas troel" in texts(state):
        state.play(state.actors()[0], game.parse("pas troel"))
    play(state, "1: grote soloslim NT")
    assert state.actors() == (REFEREE,)
    assert seats_to_act(state) == (HOST,)
    own = state.view(HOST)
    view = view_at_table(state, HOST)
    assert own.moves == []
    assert {game.show(move) for move in view.moves} == {game.show(move) for move in state.legal(REFEREE)}
    assert view.zone("hand-1").cards == [], "the host of the jury sees no more than before"
    assert view_at_table(state, 2).moves == []
    consent = view.moves[0]
    assert seat_of_move(state, HOST, consent) == REFEREE
    assert seat_of_move(state, 2, consent) == 2
    state.play(REFEREE, consent)
    assert state.actors() != (REFEREE,)
    assert seats_to_act(state) == state.actors()
    assert seat_of_move(state, HOST, consent) == HOST
