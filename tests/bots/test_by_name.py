"""Players by name, in every game: whoever has no time makes a legal move all the same."""

import pytest

import troef
from playing import dealt
from troef.bots.base import WAIT
from troef.bots.by_name import make_player

EVERY_GAME = [info.slug for info in troef.all_games()]
#: This many turns of a deal are enough to come past its auction.
TURNS = 30


@pytest.mark.parametrize("name", ["strong", "ismcts"])
@pytest.mark.parametrize("slug", EVERY_GAME)
def test_without_any_time_a_searcher_makes_a_legal_move(slug: str, name: str) -> None:
    """It is asked at every turn of a deal that rule players play."""
    state = dealt(slug)
    searchers = [make_player(name, state.game, seat) for seat in range(int(state.seats))]
    usual = [make_player("good", state.game, seat) for seat in range(int(state.seats))]
    asked = 0
    for _ in range(TURNS):
        moved = False
        actors = state.actors()
        for seat in [seat for seat in actors if seat >= 0]:
            view = state.view(seat)
            move = searchers[seat].choose(view, 0.0)
            asked += 1
            if len(actors) == 1:  # nobody else could go first
                assert move != WAIT
            assert move == WAIT or state.refusal(seat, move) is None
            own = usual[seat].choose(view, 0.0)
            if own != WAIT:
                state.play(seat, own)
                moved = True
                break
        if not moved or state.sheet:
            break
    assert asked
