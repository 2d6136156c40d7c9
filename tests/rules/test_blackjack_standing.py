"""Blackjack: positions in the middle of a match, laid by `game.position` (R4, R5, R31)."""

import json

import pytest
from blackjack_positions import SLUG, bet, cards, game

import troef
from clauses import clause
from playing import play
from troef.core.position_facts import PositionError
from troef.core.wire import view_dict


def seen(state: troef.State) -> list[object]:
    """What everybody sees."""
    return [view_dict(state.game, state.view(seat)) for seat in (troef.REFEREE, *range(int(state.seats)))]


@clause(SLUG, "R5", "R31")
def test_chips_may_be_unequal_and_who_cannot_bet_gets_no_cards() -> None:
    state = game(min_bet=10).position({"chips": [40, 8, 300], "deal": 4})
    state.deal(state.arrange({0: "10S 6D", 2: "AS KH"}, upcard="9C", stock="5H"))
    assert state.view(0).deal_number == 4 and state.view(0).totals == (40, 8, 300)
    play(state, "0: bet 40", "2: bet 10")
    view = state.view(0)
    assert cards(view, "hand-0") == "10S 6D" and cards(view, "hand-2") == "AS KH" and cards(view, "bank") == "9C"
    assert view.zone("hand-1").cards == [] and view.badge(1, "out") is True


@clause(SLUG, "R4")
def test_a_shoe_may_have_lost_cards_to_earlier_rounds() -> None:
    gone = "AS AH AC AD 10S 10H 10D 10C"
    state = game(decks=1).position({"seats": 2, "gone": gone})
    assert len(state.pack()) == 44
    bet(state_dealt(state), 10, 10)
    assert state.view(0).zone("discard").hidden == 8 and state.view(0).zone("stock").hidden == 44 - 5
    with pytest.raises(troef.DealError):
        again = game(decks=1).position({"seats": 2, "gone": gone})
        again.deal(again.arrange({0: "AS KH"}))


def state_dealt(state: troef.State) -> troef.State:
    """The same state with the awaited cards in their fixed order."""
    state.deal(state.arrange())
    return state


@clause(SLUG, "R4", "R6")
@pytest.mark.parametrize(
    "options", [{"reshuffle_at": 0.3}, {"decks": 1, "reshuffle_at": 0.3}, {"shuffle": "each_round"}]
)
def test_every_position_of_a_match_can_be_laid_again(options: dict[str, object]) -> None:
    """Also in later rounds of a shoe, where the last one still lies there, and where a round ends with a new shoe."""
    rules = game(rounds=7, **options)
    rng, dealer = troef.Rng("laid again"), troef.SeededDealer("laid again")
    state = rules.start(5)
    number = 0
    while state.outcome() is None:
        number += 1
        rounds = len(state.sheet)
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        else:
            seat = state.actors()[0]
            state.play(seat, int(state.phase.pick(seat, rng)))
        if number % 6 and len(state.sheet) == rounds:
            continue
        written = json.dumps(state.position())
        again = rules.position(written)
        assert seen(again) == seen(state)
        assert json.dumps(again.position()) == written


@clause(SLUG, "R4", "R31")
@pytest.mark.parametrize(
    ("facts", "where"),
    [
        ({"chips": [8, 9, 0]}, "chips"),
        ({"chips": [-2, 10, 10]}, "chips"),
        ({"chips": [10, 10, 10], "deal": 21}, "deal"),
        ({"chips": [10, 100, 100], "deal": 2, "sheet": [[50, 0, 0]]}, "sheet"),
        ({"gone": "AS AS"}, "gone"),
        ({"gone": "elephant"}, "gone"),
        ({"gone": " ".join(f"{rank}{suit}" for rank in range(2, 10) for suit in "CDHS")}, "gone"),
        ({"gone": 7}, "gone"),
    ],
)
def test_what_no_match_brings_to_a_round_is_refused(facts: dict[str, object], where: str) -> None:
    with pytest.raises(PositionError) as caught:
        game(decks=1, min_bet=10).position(facts)
    assert caught.value.where == where
