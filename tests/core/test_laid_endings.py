"""Endings of trick games: only the cards that are left are known."""

import pytest

import troef
from troef.core.position_facts import PositionError

#: South plays four spades; three cards each are left and dummy (seat 2) is on lead.
BRIDGE = {
    "cards": {"hand-0": "2S 3H 4D", "hand-1": "KS 5H 6H", "hand-2": "AS QS 7C", "hand-3": "3S 8H 9D"},
    "moves": ["0: 4S", "1: pass", "2: pass", "3: pass", {"tricks": 10, "won": [3, 2, 4, 1]}],
}


def test_an_ending_of_bridge_is_laid_by_the_cards_that_are_left() -> None:
    state = troef.game("bridge").position(BRIDGE)
    view = state.view(troef.REFEREE)
    assert troef.cards_text(sorted(view.zone("hand-2").cards)) == "7C QS AS"
    assert len(view.zone("hand-1").cards) == 3
    assert view.fact("contract") is not None
    again = troef.game("bridge").position(state.position())
    assert again.view(troef.REFEREE).as_dict() == view.as_dict()


def test_an_ending_can_be_played_on_and_solved() -> None:
    game = troef.game("klaverjassen")
    cards = {"hand-0": "JH AS", "hand-1": "9H KS", "hand-2": "7D 8D", "hand-3": "QD KD"}
    state = game.position({"cards": cards, "moves": ["1: trump H", {"tricks": 6, "won": [2, 1, 2, 1]}]})
    seat = state.actors()[0]
    assert len(state.view(seat).hand()) == 2
    assert {game.show(move) for move in state.legal(seat)} <= set(cards[f"hand-{seat}"].split())


@pytest.mark.parametrize("leads", range(4))
def test_it_can_be_said_who_leads_after_the_tricks(leads: int) -> None:
    cards = {"hand-0": "JH AS", "hand-1": "9H KS", "hand-2": "7D 8D", "hand-3": "QD KD"}
    moves = ["1: trump H", {"tricks": 6, "leads": leads}]
    state = troef.game("klaverjassen").position({"cards": cards, "moves": moves})
    assert state.actors() == (leads,)


def test_a_card_that_was_turned_up_in_a_hand_may_still_be_held() -> None:
    cards = {"hand-0": "JS AS", "hand-1": "9H", "hand-2": "7D 8D", "hand-3": "QD KD", "upcard": "7H"}
    state = troef.game("manillen").position({"dealer": 1, "cards": cards, "moves": [{"tricks": 6}]})
    view = state.view(troef.REFEREE)
    assert set(troef.cards_text(view.zone("hand-1").cards).split()) == {"9H", "7H"}
    assert view.fact("trump") == "H"


@pytest.mark.parametrize(
    ("change", "where", "told"),
    [
        ({"cards": {**BRIDGE["cards"], "hand-0": "2S 3H"}}, "move 5", "'hand-0' holds 3 cards after 10 tricks, not 2"),
        ({"cards": {**BRIDGE["cards"], "hand-0": "2S 3H AS"}}, "cards", "AS"),
        ({"cards": {**BRIDGE["cards"], "elbow": "2C"}}, "cards", "there is no 'elbow'"),
        ({"moves": ["0: 4S", "1: 3S", {"tricks": 10}]}, "move 3", "3S"),
        ({"moves": [*BRIDGE["moves"][:4], {"tricks": 10, "won": [10, 1, 0, 0]}]}, "move 5", "'won' says"),
        ({"moves": [*BRIDGE["moves"][:4], {"tricks": "x"}]}, "move 5", "'tricks' is a whole number"),
        ({"moves": [*BRIDGE["moves"][:4], {"tricks": 10, "leads": 4}]}, "move 5", "'leads' is a seat, 0 to 3"),
        ({"moves": [*BRIDGE["moves"][:4], {"tricks": 10, "won": [9, 1, 0, 0], "leads": 2}]}, "move 5", "seat 2 leads"),
    ],
)
def test_an_ending_that_cannot_be_says_why(change: dict[str, object], where: str, told: str) -> None:
    with pytest.raises(PositionError) as caught:
        troef.game("bridge").position({**BRIDGE, **change})
    assert caught.value.where == where and told in str(caught.value)
