"""The rule player of pesten: what practice made of it."""

import pytest

import troef
from playing import lay, play
from troef.bots.by_name import make_player
from troef.bots.pesten import DEFAULT, TUNED, RulePlayer, Tuning
from troef.bots.pesten_reading import HandReading
from troef.bots.search import SearchPlayer
from troef.cards.card import CLUBS, HEARTS, QUEEN, SPADES, parse_card, parse_cards

PESTEN = troef.game("pesten")


def chosen(state: troef.State, seat: int, tuning: Tuning, seed: int = 1) -> str:
    return PESTEN.show(RulePlayer(PESTEN, seed, tuning).choose(state.view(seat), 0.0))


def _seat_2_has_no_hearts() -> troef.State:
    """Seat 2 had to draw on a heart, and what it drew did not fit either (R7, R8)."""
    hands = {
        1: "10H QH QS KH KS 3S 4S 5D",
        2: "3C 4C 5C 6C 9D KD AD 6D",
        3: "10C AH 3H 5S 6S 9S AC KC",
        0: "QC 4H 5H 6H 4D 3D 9C AS",
    }
    state = lay(PESTEN, 4, hands=hands, upcard="9H", stock="QD")
    return play(state, "1: 10H", "2: draw", "3: 10C", "0: QC")


def _clubs_are_gone() -> troef.State:
    """Seat 1 has three cards left, of which only the jack fits; most clubs lie in the discard pile."""
    hands = {1: "3C 5C 9C KD QC JS 4H 6C", 0: "4C KC 9D QD QS 4S 5S 7S"}
    state = lay(PESTEN, 2, hands=hands, upcard="AC")
    laid = ["1: 3C", "0: 4C", "1: 5C", "0: KC", "1: 9C", "0: 9D", "1: KD", "0: QD", "1: QC", "0: QS"]
    return play(state, *laid)


def test_it_remembers_who_could_not_follow() -> None:
    state = _seat_2_has_no_hearts()
    reading = HandReading(state.view(1))
    assert reading.chance(2, int(QUEEN), int(HEARTS)) < 0.3 < reading.chance(2, int(QUEEN), int(SPADES))
    assert reading.chance(3, int(QUEEN), int(HEARTS)) > 0.6
    assert chosen(state, 1, DEFAULT) == "QS", "the suit that it has most of"
    assert chosen(state, 1, TUNED) == "QH", "the suit that the next player has none of"


def _all_clubs() -> troef.State:
    """Seat 1 lays club after club, and seat 0 draws; the king, queen and ten are left."""
    hands = {1: "3C 4C 5C 6C 9C 10C QC KC", 0: "AD AH AS 7D 7H 7S 8D 8H"}
    state = lay(PESTEN, 2, hands=hands, upcard="AC", stock="8S 3D 3H 3S 4D 4H")
    for card in ("3C", "4C", "5C", "6C", "9C"):
        play(state, f"1: {card}", "0: draw")
    return state


@pytest.mark.parametrize(
    ("moves", "weighed"),
    [
        ([], {"10C", "QC", "KC"}),
        (["1: 10C", "0: draw"], {"QC last card", "KC last card"}),
    ],
    ids=["two cards stay", "one card stays"],
)
def test_the_strong_player_weighs_each_card_once(moves: list[str], weighed: set[str]) -> None:
    """R20: a call is due or it is not; only which card to lay is worth a thought."""
    state = play(_all_clubs(), *moves)
    player = make_player("strong:2", PESTEN, 1)
    assert isinstance(player, SearchPlayer)
    player.choose(state.view(1), 0.0)
    assert {PESTEN.show(thought.move) for thought in player.thoughts} == weighed


def test_it_names_the_suit_that_is_gone() -> None:
    state = _clubs_are_gone()
    named = {chosen(state, 1, DEFAULT, seed) for seed in range(20)}
    assert named == {"JS H", "JS C"}, "each has a follower"
    assert {chosen(state, 1, TUNED, seed) for seed in range(20)} == {"JS C"}
    reading = HandReading(state.view(1))
    assert reading.chance(0, 9, int(CLUBS)) < reading.chance(0, 9, int(HEARTS))


@pytest.mark.parametrize(
    ("better", "worse"),
    [("6C 9D", "6C 9C"), ("6C 9D", "6C 6D"), ("JC 9D", "6C 9D"), ("6C 9D 5H", "6C 9D 5D")],
    ids=["two suits", "two ranks", "a jack fits always", "three suits"],
)
def test_it_stays_with_cards_that_fit_on_much(better: str, worse: str) -> None:
    state = _seat_2_has_no_hearts()
    mind, reading = RulePlayer(PESTEN, 1, TUNED), HandReading(state.view(1))

    def worth(text: str) -> float:
        return mind.hand_worth(parse_cards(text), parse_card("QS"), int(SPADES), reading)

    assert worth(better) > worth(worse)


def test_the_fewer_cards_the_next_player_has_the_more_it_fears_him() -> None:
    state = _clubs_are_gone()
    mind, view = RulePlayer(PESTEN, 1, TUNED), state.view(1)
    reading = HandReading(view)
    dangers = []
    for count in (8, 2, 1):
        reading.counts[0] = count
        dangers.append(mind.danger(0, view, int(QUEEN), int(HEARTS), reading) / reading.chance(0, 10, int(HEARTS)))
    assert dangers == sorted(dangers)
    assert mind.danger(1, view, int(QUEEN), int(HEARTS), reading) == 0.0, "R12: after an eight it is on turn itself"
