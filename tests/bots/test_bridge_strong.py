"""The strong player of bridge: it solves worlds that fit the auction, keeps its time, and sees nothing but its view."""

from itertools import count
from math import inf

import pytest

import troef
from playing import lay, looking_alike, play
from troef.bots.bridge.fitting import FittingWorlds
from troef.bots.bridge.reading import BridgeReading
from troef.bots.bridge_strong import CONTRACT, DOUBT, HEAD, CardsInWorlds, StrongPlayer, points_by_tricks
from troef.bots.by_name import make_player

N, E, S, W = range(4)
MOVES = [64, 128]


def dealt(calls: str, cards: str = "", **hands: str) -> troef.State:
    """A deal by North with these hands, calls and cards."""
    given = {"NESW".index(name[0].upper()): text for name, text in hands.items()}
    state = lay(troef.game("bridge"), dealer=N, hands=given)
    for text in [*calls.split(), *cards.split()]:
        play(state, f"{state.actors()[0]}: {text}")
    return state


def after_a_lead() -> troef.State:
    """North has opened one no trump and plays three; East has led, dummy lies open, declarer is to play from it."""
    hands = {
        "north": "KS QS 2S KH JH 7H AD QD 4D 3D QC 3C 2C",
        "east": "JS 10S 9S 8S 5S 4H 3H 9D 8D JC 10C 9C 4C",
        "south": "AS 4S 3S AH 6H 5H KD JD 5D 2D AC 6C 5C",
        "west": "7S 6S QH 10H 9H 8H 2H 10D 7D 6D KC 8C 7C",
    }
    return dealt("1NT pass 3NT pass pass pass", "JS", **hands)


def test_it_is_the_strong_player_of_the_game() -> None:
    assert isinstance(make_player("strong", troef.game("bridge"), 1), StrongPlayer)


def test_what_the_others_hold_changes_nothing() -> None:
    state = after_a_lead()
    other = looking_alike(state, N)
    first, second = StrongPlayer(state.game, "s", 2), StrongPlayer(state.game, "s", 2)
    assert first.choose(state.view(N), 0.0) == second.choose(other.view(N), 0.0)
    assert first.thoughts == second.thoughts


def test_who_opened_one_no_trump_mostly_has_fifteen_to_seventeen_points_in_its_worlds() -> None:
    """In one world in 25 it has, when nothing is heard."""
    state = after_a_lead()
    play(state, "0: 3S")
    view = state.view(W)
    worlds = FittingWorlds(state.game, view, BridgeReading(view), troef.Rng(4))
    heard = [worlds.dealt_hand(worlds.draw(), N).hcp for _ in range(40)]
    plain = [worlds.dealt_hand(next(worlds.drawn), N).hcp for _ in range(40)]
    assert sum(15 <= points <= 17 for points in heard) > 12 > 3 * sum(15 <= points <= 17 for points in plain)


def test_a_hand_counts_as_it_was_dealt() -> None:
    """What has been played belongs to the hand that called."""
    state = after_a_lead()
    play(state, "0: 3S", "3: 7S", "0: KS", "0: 2S")
    view = state.view(E)
    worlds = FittingWorlds(state.game, view, BridgeReading(view), troef.Rng(1))
    hand = worlds.dealt_hand(worlds.draw(), N)
    assert 11 in hand.ranks[3] and sum(hand.lengths) == 13


def test_a_card_that_wins_more_tricks_is_played() -> None:
    found = CardsInWorlds(MOVES, 9, list(range(14)))
    for _ in range(4):
        found.add([9, 10])
    assert found.best() == MOVES[1]
    assert [(thought.lead, thought.error) for thought in found.thoughts({})] == [(0.0, 0.0), (1.0, 0.0)]


def test_between_equals_the_choice_of_the_rule_player_stands() -> None:
    """Equal to somebody who sees all cards."""
    found = CardsInWorlds(MOVES, 9, list(range(14)))
    for tricks in ([9, 9], [10, 9], [9, 10], [10, 10]):
        found.add(tricks)
    assert found.best() == MOVES[0]


def test_a_single_world_proves_nothing() -> None:
    found = CardsInWorlds(MOVES, 9, list(range(14)))
    found.add([0, 13])
    assert found.best() == MOVES[0] and found.thoughts({})[1].error == inf


def test_the_contract_is_worth_more_than_an_overtrick() -> None:
    """One trick more in most worlds, and one down in a few."""
    found = CardsInWorlds(MOVES, 9, list(range(14)))
    for _ in range(7):
        found.add([9, 10])
    for _ in range(4):
        found.add([9, 8])
    assert 7 - 4 > HEAD * DOUBT > 7 - 4 * (1 + CONTRACT)
    assert found.best() == MOVES[0]


def test_without_time_the_rule_player_decides() -> None:
    state = after_a_lead()
    view = state.view(N)
    player = StrongPlayer(state.game, 1)
    assert player.choose(view, 0.0) == player.base.choose(view, 0.0)
    assert player.thoughts == []


def test_a_world_that_is_not_through_when_the_time_is_up_does_not_count() -> None:
    """By this clock the time is up when the solver looks at it for the first time."""
    state = after_a_lead()
    view = state.view(N)
    player = StrongPlayer(state.game, 1)
    ticks = count()
    player.clock = lambda: float(next(ticks))
    assert player.choose(view, 1.5) == player.base.choose(view, 0.0)
    assert player.thoughts == []
    assert next(ticks) <= 4


def test_calls_and_the_lead_are_those_of_the_rule_player() -> None:
    state = dealt("1NT pass 3NT pass pass pass")
    view = state.view(E)
    player = StrongPlayer(state.game, 1, 4)
    assert player.choose(view, 0.0) == player.base.choose(view, 0.0)
    assert player.thoughts == []


@pytest.mark.parametrize(
    ("seat", "tricks", "points"), [(N, 8, -50), (N, 9, 100), (N, 10, 130), (W, 4, -100), (W, 5, 50)]
)
def test_thoughts_are_in_points_of_the_sheet(seat: int, tricks: int, points: int) -> None:
    """Three no trumps of North: nine tricks are 100 points for its side, and five beat it."""
    state = after_a_lead()
    if seat == W:
        play(state, "0: 3S")
    view = state.view(seat)
    assert points_by_tricks(view, BridgeReading(view))[tricks] == points
