"""The rule player for mao: it keeps what it knows, guesses from what it sees, and never talks at random."""

from typing import Any

import pytest

import troef
from duels import one_against_random, wins
from playing import play
from rules.mao_positions import begun, fines, table
from troef.bots.base import WAIT
from troef.bots.mao import DEFAULT, TUNED, RulePlayer, Tuning
from troef.bots.mao_reading import HandReading
from troef.bots.player import delay_of
from troef.cards.card import parse_card
from troef.core.view import TIMEKEEPER
from troef.games.mao.story import Story
from troef.sim.matches import make_plan, play_match


def player(state: troef.State, seed: int = 1, tuning: Tuning = DEFAULT) -> RulePlayer:
    return RulePlayer(state.game, seed, tuning)


def laid(state: troef.State, seat: int, tuning: Tuning) -> set[str]:
    """The cards that a player may lay next, signals left out."""
    return {turn_of(state.copy(), seat, player(state, seed, tuning))[-1] for seed in range(12)}


def turn_of(state: Any, seat: int, mind: RulePlayer) -> list[str]:
    """What a player does until his turn is over."""
    done = []
    while state.standing.turn == seat and state.phase.name() == "play":
        view = state.view(seat)
        text = state.game.show(mind.choose(view, 1.0), view)
        done.append(text)
        play(state, f"{seat}: {text}")
    return done


def test_it_says_mao_when_one_card_is_left_and_only_then() -> None:
    state = table({1: "9H 4C"}, "9C")
    assert turn_of(state, 1, player(state))[0] == "mao"
    state = table({1: "9H 4C 5C"}, "9C")
    assert "mao" not in turn_of(state, 1, player(state))


@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_its_own_rules(seed: int) -> None:
    rules = ((1, "rank:7 call:dank_u"), (1, "suit:H demand:colour:black"))
    state = table({1: "7C 2S 3D"}, "7H", rules=rules)
    mind = player(state, seed)
    assert turn_of(state, 1, mind) == ["dank_u", "7C"]
    state = table({0: "6H 2S 3S", 1: "6C 9H 2D"}, "8H", on_turn=0, rules=rules)
    play(state, "0: 6H")
    assert turn_of(state, 1, player(state, seed)) == ["6C"], "its own demand, though 9H could follow as well"


def test_it_learns_what_others_say_without_being_told_off() -> None:
    hands = {3: "7C 2S 3S", 0: "9C 8S KD", 1: "7S JD 5D"}
    state = table(hands, "7H", on_turn=3, rules=((3, "rank:7 call:klop"),), bots=(0, 1, 2, 3))
    play(state, "3: 7C klop", "0: 9C")
    mind = player(state)
    view = state.view(1)
    assert mind.choose(view, 1.0) >= 0
    klop = 2**10
    assert mind.lessons.signals(view, parse_card("7S"), parse_card("9C")) == klop
    assert mind.lessons.signals(view, parse_card("JD"), parse_card("9C")) == 0


def test_it_does_not_repeat_what_was_too_much() -> None:
    hands = {3: "7C 2S 3S", 0: "9C 8S KD", 1: "7S JD 5D"}
    state = table(hands, "7H", on_turn=3, bots=(0, 1, 2, 3))
    play(state, "3: 7C klop", "0: 9C")
    mind = player(state)
    mind.choose(state.view(1), 1.0)
    assert mind.lessons.signals(state.view(1), parse_card("7S"), parse_card("9C")) == 0


def test_it_waits_when_it_is_not_on_turn() -> None:
    state = table({1: "9H 4C 5C"}, "9C", rules=((3, "rank:Q call:klop"),))
    for seat in (0, 2, 3):
        assert player(state).choose(state.view(seat), 1.0) == WAIT


def test_at_the_chair_of_a_person_it_presses_the_button_once() -> None:
    state = table({1: "QH 4C 5C"}, "9H", rules=((3, "rank:Q call:klop"),))
    play(state, "1: QH")
    mind = player(state)
    assert state.game.show(mind.choose(state.view(3), 1.0)) == "penalise 1 3"
    play(state, "3: penalise 1 3")
    assert mind.choose(state.view(3), 1.0) == WAIT
    right = table({1: "QH 4C 5C"}, "9H", rules=((3, "rank:Q call:klop"),))
    play(right, "1: QH klop")
    assert player(right).choose(right.view(3), 1.0) == WAIT


def test_it_confirms_a_claim_unless_there_is_a_fault() -> None:
    for text, expected in (("QS klop", "confirm"), ("QS", "penalise 2 3")):
        state = table({2: "QS"}, "QH", on_turn=2, rules=((3, "rank:Q call:klop"),))
        play(state, f"2: {text}")
        assert state.game.show(player(state).choose(state.view(3), 1.0)) == expected


def test_as_game_master_it_grants_once_and_complains_of_long_turns() -> None:
    state = table({1: "9H 4C 5C"}, "9C", gm=0)
    play(state, "2: request timeout")
    mind = player(state)
    assert state.game.show(mind.choose(state.view(0), 1.0)) == "grant"
    play(state, "0: grant")
    assert state.game.show(mind.choose(state.view(0), 1.0)) == "end timeout"
    play(state, "0: end timeout", "2: request timeout")
    assert state.game.show(mind.choose(state.view(0), 1.0)) == "refuse and penalise"
    play(state, "0: refuse")
    state.play(TIMEKEEPER, state.legal(TIMEKEEPER)[0])
    view = state.view(0)
    assert delay_of(mind, view) == 5.0
    assert state.game.show(mind.choose(view, 1.0)) == "gm penalty 1 te_lang"


def test_as_game_master_it_withdraws_the_youngest_rule() -> None:
    rules = ((0, "rank:10 demand:suit:S"), (2, "colour:red demand:suit:D"))
    hands = {0: "5D 6D 8D JD", 1: "5H 6H 8H JH", 2: "10H 4C QD", 3: "9H 10S 2D"}
    state = table(hands, "7H", on_turn=2, rules=rules)
    play(state, "2: 10H")
    mind = player(state)
    assert state.game.show(mind.choose(state.view(0), 1.0)) == "withdraw 3"


def test_it_beats_random_players() -> None:
    assert wins(one_against_random(troef.game("mao", target_wins=2), 6)) >= 5


def test_bots_alone_play_rounds_that_end() -> None:
    game = troef.game("mao", target_wins=1)
    for number in range(3):
        played = play_match(game, make_plan(game, 5, ["rule"], "bots"), number)
        assert played.reason == "target" and played.deals <= 3


def test_fines_are_rare_among_bots() -> None:
    state = table({1: "9H 4C 5C"}, "9C", bots=(0, 1, 2, 3))
    minds = [player(state, seat) for seat in range(4)]
    for _ in range(40):
        if state.phase.name() != "play":
            break
        seat = int(state.standing.turn)
        turn_of(state, seat, minds[seat])
    assert fines(state) == []


def _seat_2_has_no_hearts() -> troef.State:
    """Seat 2 had to draw on a heart (R5)."""
    hands = {1: "10H QH QS KH KS 3S 4S", 2: "3C 4C 5C 6C 7C 8C KD", 3: "10C 5S 6S", 0: "QC 4D 3D"}
    return play(begun(hands, "9H", ()), "1: 10H", "2: draw", "3: 10C", "0: QC")


def test_tuned_it_remembers_who_could_not_follow() -> None:
    state = _seat_2_has_no_hearts()
    view = state.view(1)
    reading = HandReading(view, Story(view))
    queen_of_hearts, queen_of_spades = parse_card("QH"), parse_card("QS")
    assert reading.chance(2, queen_of_hearts) < reading.chance(2, queen_of_spades)
    assert reading.chance(2, queen_of_hearts) < reading.chance(3, queen_of_hearts)
    assert laid(state, 1, DEFAULT) == {"QS"}, "the suit that it has most of"
    assert laid(state, 1, TUNED) == {"QH"}, "the suit that the next player has none of"


def _a_king_was_fined() -> troef.State:
    """Kings are said to be something by a rule of seat 3; seat 0 was fined for one, and let off with a queen."""
    hands = {0: "KS QS 9C 2C", 1: "QD KH QH", 2: "QC 5D 6D", 3: "4S 9S 8C"}
    state = begun(hands, "AS", ((3, "rank:K call:klop"),), gm=2)
    return play(state, "3: 4S", "0: KS")


def test_tuned_it_suspects_what_was_fined() -> None:
    state = _a_king_was_fined()
    mind, view = player(state, tuning=TUNED), state.view(1)
    mind.choose(view, 1.0)
    suspects = mind.lessons.suspects(view)

    def chance(card: str) -> float:
        return mind.fine_chance(view, parse_card(card), parse_card("KS"), suspects)

    assert chance("KH") > 0.5 > chance("QD") > 0.0
    assert chance("5S") == 0.0, "with 4S seat 3 was let off"


def test_tuned_it_blames_what_explains_the_fines() -> None:
    hands = {3: "7D 2S 3S", 0: "7C 8S 9D", 1: "7H JD 5D"}
    state = begun(hands, "KD", ((0, "rank:7 call:klop"),), gm=2)
    play(state, "3: 7D", "0: 7C klop")
    klop = 2**10
    for tuning, wanted in ((DEFAULT, 0), (TUNED, klop)):
        mind, view = player(state, tuning=tuning), state.view(1)
        mind.choose(view, 1.0)
        assert mind.lessons.signals(view, parse_card("7H"), parse_card("9H")) == wanted


def test_tuned_it_does_not_stay_with_a_card_that_may_be_fined() -> None:
    hands = {0: "KS 9H 9C 2C", 1: "5S KH QH", 2: "5H 5D 6D", 3: "4H 9S 8C"}
    state = table(hands, "AS", on_turn=0, rules=((3, "rank:K call:klop"),), bots=(0, 1, 2, 3))
    play(state, "0: KS", "1: 5S", "2: 5H", "3: 4H", "0: 9H")
    assert laid(state, 1, DEFAULT) == {"KH", "QH"}
    assert laid(state, 1, TUNED) == {"KH"}, "R34: whoever is fined for his last card has not won"
