"""The rule player of zwartepiet."""

import troef
from troef.bots import make_player
from troef.bots.player import delay_of


def test_it_draws_from_every_place_and_takes_its_time() -> None:
    game = troef.game("zwartepiet")
    state = game.start(2)
    state.deal(troef.SeededDealer(3).next(state.pack()))
    view = state.view(state.actors()[0])
    player = make_player("rule", game, 1)
    assert {player.choose(view, 0.1) for _ in range(300)} == set(view.moves)
    assert 0.5 < delay_of(player, view) < 2
