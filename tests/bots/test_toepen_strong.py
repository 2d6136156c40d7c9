"""The strong player of toepen hears what the others say, and leaves what comes before the play to the rule player."""

from itertools import islice

import troef
from playing import lay, play
from troef.bots.by_name import make_player
from troef.bots.toepen import KNOCKS_AT, HandWorth
from troef.bots.toepen_strong import StrongPlayer
from troef.core.rng import Rng


def knocked() -> troef.State:
    """Nobody has exchanged, seat 1 leads and seat 2 knocks at once; seat 3 is asked."""
    state = lay(troef.game("toepen"), 4, 0, hands={1: "JC 7H QD KD", 2: "10S 10H 9S 9H", 3: "AH JD 9C 8C"})
    while state.view(0).phase in ("exchange", "announcing"):
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1] if state.view(0).phase == "exchange" else state.legal(seat)[0])
    return play(state, "2: knock")


def test_it_is_the_strong_player_of_the_game() -> None:
    assert isinstance(make_player("strong", troef.game("toepen"), 1), StrongPlayer)


def test_who_knocks_has_a_good_hand_in_its_worlds() -> None:
    state = knocked()
    view = state.view(3)
    sampled = StrongPlayer(state.game, 1)._worlds(view)
    assert sampled is not None

    def knocking(worlds: list[troef.State]) -> float:
        return sum(HandWorth(world.view(2)).chance() >= KNOCKS_AT for world in worlds) / len(worlds)

    heard = knocking(list(islice(sampled, 100)))
    plain = knocking(list(islice(state.game.worlds(view, Rng(2)), 200)))
    assert heard > 0.5 > 0.2 > plain


def test_it_weighs_whether_to_stay_in() -> None:
    state = knocked()
    player = StrongPlayer(state.game, 1, worlds=6)
    assert player.choose(state.view(3), 0.0) in state.legal(3)
    assert {state.game.show(thought.move) for thought in player.thoughts} == {"stay", "fold"}


def test_a_hand_that_is_laid_away_is_looked_at_only_where_the_rule_player_does() -> None:
    state = lay(troef.game("toepen"), 4, 0, hands={1: "AS KS QH JD"})
    play(state, "1: exchange")
    while state.view(0).phase == "exchange":
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[-1])
    for seat in state.actors():
        player = StrongPlayer(state.game, seat, worlds=6)
        assert player.choose(state.view(seat), 0.0) == player.base.choose(state.view(seat), 0.0)
        assert player.thoughts == []
