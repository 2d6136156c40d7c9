"""The strong player of ninety-nine bids by rule of thumb and searches the play of the cards."""

import troef
from playing import lay, looking_alike, play
from troef.bots.by_name import make_player
from troef.bots.ninety_nine_strong import StrongPlayer
from troef.bots.rule_players import rule_player

#: Everybody lays three diamonds aside; hearts are trumps.
HANDS = {
    0: "AH 7H KS 9S 8S QC 10C 9C KC 6D 7D 8D",
    1: "KH QH AS QS JS JC 8C 7C 6C 9D 10D JD",
    2: "JH 10H 8H * 10S 7S 6S AC 9H KD QD AD",
}


def bidding() -> troef.State:
    """A round dealt by seat 2: seat 0 lays its bid first."""
    return lay(troef.game("ninety-nine"), 3, 2, hands=HANDS, upcard="6H")


def playing() -> troef.State:
    """Everybody has laid a bid, nobody promises more, and seat 0 leads."""
    state = bidding()
    for seat, hand in HANDS.items():
        play(state, *[f"{seat}: lay {card}" for card in hand.split()[-3:]])
    return play(state, "0: none", "1: none", "2: none")


def test_it_is_the_strong_player_of_the_game() -> None:
    assert isinstance(make_player("strong", troef.game("ninety-nine"), 1), StrongPlayer)


def test_it_bids_as_the_rule_player_does() -> None:
    state = bidding()
    view = state.view(0)
    player = StrongPlayer(state.game, 1, worlds=2)
    assert player.choose(view, 0.0) == rule_player(state.game, 1).choose(view, 0.0)
    assert player.thoughts == []


def test_it_tries_every_card_that_it_may_play() -> None:
    state = playing()
    view = state.view(0)
    player = StrongPlayer(state.game, 1, worlds=5)
    move = player.choose(view, 0.0)
    assert move in view.moves
    assert {thought.move for thought in player.thoughts} == set(view.moves)
    assert max(thought.worlds for thought in player.thoughts) == 5  # however often each world was searched


def test_its_cards_are_compared_with_that_of_the_rule_player() -> None:
    state = playing()
    view = state.view(0)
    player = StrongPlayer(state.game, 1, worlds=5)
    player.choose(view, 0.0)
    (usual,) = [thought for thought in player.thoughts if thought.error == 0.0]
    assert usual.move == rule_player(state.game, 1).choose(view, 0.0) and usual.lead == 0.0
    assert all(abs(thought.lead - (thought.worth - usual.worth)) < 1e-9 for thought in player.thoughts)


def test_the_same_view_gives_the_same_card_whatever_the_others_hold() -> None:
    state = playing()
    other = looking_alike(state, 0)
    first, second = StrongPlayer(state.game, "s", worlds=3), StrongPlayer(state.game, "s", worlds=3)
    assert first.choose(state.view(0), 0.0) == second.choose(other.view(0), 0.0)
    assert first.thoughts == second.thoughts
