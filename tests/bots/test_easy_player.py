"""The easy player: the rule player in haste, or with a slower hand."""

import pytest

import troef
from duels import played
from playing import lay
from troef.bots import make_player
from troef.bots.hasty import HastyPlayer
from troef.core.moves import BID, OWN, PASS, kind_of
from troef.core.view import View


def choices(view: View, state: troef.State) -> dict[str, int]:
    """What forty easy players do with a view, and how many of them."""
    found: dict[str, int] = {}
    for seed in range(40):
        text = state.game.show(make_player("easy", state.game, seed).choose(view, 0.0), view)
        found[text] = found.get(text, 0) + 1
    return found


def test_one_time_in_four_it_plays_any_card() -> None:
    state = lay(troef.game("klaverjassen"), dealer=3, hands={0: "JH 9H AH 10H AS KC QC 7D"})
    state.play(0, state.game.parse("trump H", state.view(0)))
    view = state.view(0)
    rule = state.game.show(make_player("rule", state.game, 0).choose(view, 0.0), view)
    found = choices(view, state)
    assert 25 <= found.pop(rule) < 40
    assert len(found) > 1


def test_in_haste_it_lets_a_bid_go_by_and_never_bids_higher() -> None:
    state = lay(troef.game("bieden"), dealer=3, hands={0: "JS 9S AS KS QS AD 8H AC"})
    view = state.view(0)
    bid = make_player("rule", state.game, 0).choose(view, 0.0)
    assert kind_of(bid) == BID
    found = choices(view, state)
    assert set(found) == {state.game.show(bid, view), state.game.show(int(PASS), view)}
    assert found[state.game.show(bid, view)] >= 25


@pytest.mark.parametrize("slug", ["blackjack", "eenendertigen", "liegen", "mao", "patience", "toepen"])
def test_moves_that_only_one_game_has_are_made_in_haste_too(slug: str) -> None:
    game = troef.game(slug)
    player = make_player("easy", game, 1)
    assert isinstance(player, HastyPlayer)
    assert any(kind >= OWN for kind in player.careless)


@pytest.mark.parametrize("slug", [info.slug for info in troef.all_games()])
def test_every_game_can_be_played_with_it(slug: str) -> None:
    """Haste never makes a move that the rules do not allow."""
    game = troef.game(slug)
    assert len(played(game, ["easy"] * game.usual_seats, 1, 1).sheet) >= 1
