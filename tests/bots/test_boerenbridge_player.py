"""The rule player of boerenbridge: what the table may expect of it."""

import pytest
from boeren_positions import dealt, predict

import troef
from duels import lead, one_against_random
from playing import play
from troef.bots import make_player
from troef.bots.boerenbridge import WEIGHTS
from troef.bots.exact import Holding, chances, expected, spread
from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.games.boerenbridge import ORDERINGS, PACK


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


@pytest.mark.parametrize(
    ("hand", "least", "most"),
    [
        ("AH KH QH JH 10H", 5, 5),
        ("AH KH AS AC 2D", 3, 4),
        ("2S 3S 4D 2C 5C", 0, 0),
        ("AS 3S 4D 2C 5C", 0, 1),
        ("AH 2S 4D 2C 5C", 1, 1),
    ],
)
def test_it_predicts_what_its_hand_is_worth(hand: str, least: int, most: int) -> None:
    text = chosen(dealt(5, {0: hand}, upcard="2H"))
    assert least <= int(text.split()[1]) <= most


@pytest.mark.parametrize(("others", "number"), [({1: "2S", 2: "3S", 3: "4S"}, 1), ({1: "AH", 2: "3S", 3: "4S"}, 0)])
def test_on_the_forehead_it_reckons_with_the_cards_it_sees(others: dict[int, str], number: int) -> None:
    state = dealt(7, {0: "QC", **others}, upcard="5H", max_hand=3)
    assert chosen(state) == f"predict {number}"


def test_who_has_enough_ducks_with_the_highest_card_that_loses() -> None:
    hands = {0: "KS 2D 3D", 1: "QS 3S AS", 2: "2C 3C 4C", 3: "5C 6C 7C"}
    state = play(predict(dealt(3, hands, upcard="2H"), 0, 0, 0, 0), "0: KS")
    assert chosen(state) == "QS"


def test_who_must_not_win_throws_the_dangerous_card_on_anothers_trick() -> None:
    hands = {0: "AS 2D 3D", 1: "AH 2C 4C", 2: "2S 3C 8C", 3: "5C 6C 7C"}
    state = play(predict(dealt(3, hands, upcard="5D"), 1, 0, 0, 0), "0: AS")
    assert chosen(state) == "AH"


def test_who_needs_every_trick_takes_this_one_as_cheaply_as_is_sure() -> None:
    hands = {0: "9S 2D 3D", 1: "4S 2C 4C", 2: "5S 3C 8C", 3: "AS 10S AH"}
    state = play(predict(dealt(3, hands, upcard="2H"), 0, 0, 0, 3), "0: 9S", "1: 4S", "2: 5S")
    assert chosen(state) == "10S"


def test_a_winner_is_not_spent_when_the_trick_cannot_be_won() -> None:
    hands = {0: "AS 2D 3D", 1: "KD AD 4C", 2: "5S 3C 8C", 3: "6S 10S AH"}
    state = play(predict(dealt(3, hands, upcard="2H"), 1, 1, 0, 0), "0: AS")
    assert chosen(state) == "4C"


def test_chances_grow_with_the_card() -> None:
    hand = int(set_of(parse_cards("AH 9H AS KS 2S 7D")))
    each = chances(Holding(hand, int(set_of(PACK)) & ~hand, 18, 4, False), ORDERINGS[2], WEIGHTS)
    ah, h9, ace, king, low, seven = (each[card] for card in parse_cards("AH 9H AS KS 2S 7D"))
    assert ah > h9 > 0.4 and ah > ace > king > low and seven < 0.2


def test_a_spread_is_one_together_and_is_worth_its_average() -> None:
    tricks = spread([0.2, 0.9, 0.5])
    assert sum(tricks) == pytest.approx(1)
    assert expected(tricks, lambda number: number) == pytest.approx(1.6)


@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_random_players_clearly_and_is_often_exact(seats: int) -> None:
    states = one_against_random(troef.game("boerenbridge", max_hand=6), 6, seats)
    assert lead(states) > 60
    said = [row.marks[0].split("/") for state in states for row in state.sheet]
    assert sum(won == before for won, before in said) > 0.5 * len(said)
