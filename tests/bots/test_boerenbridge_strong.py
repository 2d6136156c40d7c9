"""The strong player of boerenbridge: it hears what was said, and sees nothing but its view."""

from itertools import islice

import pytest
from boeren_positions import dealt

import troef
from troef.bots.boerenbridge_strong import StrongPlayer, predict_by_hope
from troef.bots.by_name import make_player
from troef.cards.bits import SUIT_CARDS, card_count, set_of
from troef.core.rng import Rng

HEARTS = 2


def test_it_is_the_strong_player_of_the_game() -> None:
    assert isinstance(make_player("strong", troef.game("boerenbridge"), 1), StrongPlayer)


def test_who_said_three_of_three_holds_trumps_in_its_worlds() -> None:
    state = dealt(3, {0: "2S 7S 9D"}, "0: predict 0", "1: predict 0", "2: predict 3", "3: predict 0", upcard="2H")
    view = state.view(0)
    sampled = StrongPlayer(state.game, 1)._worlds(view)
    assert sampled is not None

    def trumps_of(worlds: list[troef.State]) -> float:
        held = [set_of(world.view(2).hand()) & SUIT_CARDS[HEARTS] for world in worlds]
        return sum(int(card_count(hand)) for hand in held) / len(worlds)

    heard = trumps_of(list(islice(sampled, 400)))
    plain = trumps_of(list(islice(state.game.worlds(view, Rng(2)), 400)))
    assert heard > plain + 0.15


def test_nobody_has_spoken_there_is_nothing_to_hear() -> None:
    state = dealt(3, {0: "2S 7S 9D"}, upcard="2H")
    assert StrongPlayer(state.game, 1)._worlds(state.view(0)) is None


@pytest.mark.parametrize("number", [1, 4, 6])
def test_a_rollout_finishes_the_round_by_the_rules(number: int) -> None:
    state = dealt(number, {0: "2S"} if number == 1 else {0: "2S 7S 9D 3C"}, "0: predict 0", upcard="2H", max_hand=6)
    predict_by_hope(state, Rng(3), 0)
    assert len(state.sheet) == 1


def test_what_the_others_hold_changes_nothing() -> None:
    steps = ("0: predict 1", "1: predict 1", "2: predict 0", "3: predict 0")
    one = dealt(3, {0: "AS 9H 4D", 1: "KS QS JS", 2: "2C 3C 4C", 3: "5C 6C 7C"}, *steps, upcard="2H")
    two = dealt(3, {0: "AS 9H 4D", 1: "5C 6C 7C", 2: "KS QS JS", 3: "2C 3C 4C"}, *steps, upcard="2H")
    first, second = StrongPlayer(one.game, "s", 12), StrongPlayer(two.game, "s", 12)
    assert first.choose(one.view(0), 0.0) == second.choose(two.view(0), 0.0)
    assert first.thoughts == second.thoughts


def test_in_the_closing_round_it_reckons_with_the_cards_it_sees() -> None:
    state = dealt(7, {0: "QC", 1: "AH", 2: "3S", 3: "4S"}, upcard="5H", max_hand=3)
    player = StrongPlayer(state.game, 1, 8)
    assert state.game.show(player.choose(state.view(0), 0.0)) == "predict 0"
