"""The rule player for liegen: positions in which it must not go wrong, and that it beats random players."""

import pytest

import troef
from duels import one_against_random, wins
from playing import hand, lay, play
from rules.liegen_positions import leading, table
from troef.bots.liegen import DEFAULT, TUNED, RulePlayer, Tuning, chance_of_lie
from troef.bots.liegen_reading import HandReading, chance_to_win
from troef.cards.card import parse_suit
from troef.sim.matches import make_plan, play_match


def chosen(state: troef.State, seat: int, seed: int = 1, tuning: Tuning = DEFAULT) -> str:
    """What the player does there."""
    view = state.view(seat)
    return state.game.show(RulePlayer(state.game, seed, tuning).choose(view, 1.0), view)


@pytest.mark.parametrize("seed", range(5))
def test_it_tells_the_truth_when_it_can(seed: int) -> None:
    state = table(["2C 3C", "2H 3S 9C", "4S 5H 6C", "6H 7H 8D"], 1, "H", "4C")
    assert chosen(state, 1, seed) in ("2H", "challenge")
    lead = leading({1: "2H 3S 9C"}, 1, "H")
    assert chosen(lead, 1, seed).endswith("H")


@pytest.mark.parametrize("seed", range(5))
def test_it_names_its_longest_suit(seed: int) -> None:
    state = leading({0: "2C 3C 4C 5C 6C 2H 3H 4H 2S 3S 4S 2D 3D"})
    assert chosen(state, 0, seed) == "name C"


def test_its_last_card_goes_whatever_lies_there() -> None:
    state = table(["2C", "2H", "4S", "6H"], 0, "S", "4C")
    assert chosen(state, 0) == "2C", "that wins at once"


def test_it_challenges_whoever_would_win_on_his_next_turn() -> None:
    state = table(["2C 5C", "2H 3S", "4S 5H", "6H"], 0, "S", "4C")
    assert chosen(state, 0) == "challenge"


def test_it_challenges_what_cannot_be_true() -> None:
    hearts = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"
    state = leading({0: hearts, 1: "7S", 2: "8S", 3: "JS 10S"}, 3, "H")
    play(state, "3: JS", "0: 2H", "1: 7S", "2: 8S", "3: 10S")
    assert chance_of_lie(state.view(0), parse_suit("H"), 3) == 1
    assert chosen(state, 0) == "challenge"


def test_it_believes_a_first_card() -> None:
    state = play(leading({3: "4H"}, 3, "H"), "3: 4H")
    assert chance_of_lie(state.view(0), parse_suit("H"), 3) < 0.5
    assert chosen(state, 0) != "challenge"


def test_it_remembers_who_was_found_out() -> None:
    hands = {3: "4H 6H 8H 9H 10H"}
    state = leading(hands, 3, "C")
    before = play(leading(hands, 3, "H"), "3: 4H")
    play(state, "3: 6H", "0: challenge", "3: name H", "3: 8H")
    suit = parse_suit("H")
    assert chance_of_lie(state.view(0), suit, 3) > chance_of_lie(before.view(0), suit, 3)


def test_it_beats_random_players() -> None:
    assert wins(one_against_random(troef.game("liegen"), 60)) > 24, "a quarter would be fifteen"


def test_bots_alone_come_to_an_end() -> None:
    game = troef.game("liegen")
    plan = make_plan(game, 5, ["rule"], "bots")
    assert all(play_match(game, plan, number).reason == "won" for number in range(8))


# ---- with TUNED ----


def reading(state: troef.State, seat: int) -> HandReading:
    """What a seat reads of the others."""
    return HandReading(state.view(seat), TUNED.spread, TUNED.fun, TUNED.trust)


def test_a_small_pile_is_the_place_for_a_lie() -> None:
    hands = {0: "2H 3H 4H 5H 2C 3C 4C 5C 6C 7S 8S 9D 10D"}
    state = play(lay(troef.game("liegen", start_player="left_of_dealer"), 4, 3, hands=hands), "0: name H")
    assert chosen(state, 0).endswith("H")
    lie = chosen(state, 0, tuning=TUNED)
    assert lie.endswith("C"), "R4: nobody doubts a first card; the hearts are for later, and of clubs it has many"


def test_with_two_cards_and_no_true_one_it_challenges_who_may_well_lie() -> None:
    state = table(["2C 5C 9H", "2H 3S 9C", "4S 5H 6C", "6D 8D 9S"], 0, "C", "10S")
    play(state, "0: challenge", *["3: name H", "3: 6D", "0: challenge"] * 3)
    play(state, "3: name H", "3: 6D", "0: 9H", "1: 2H", "2: 5H", "3: 8D")
    assert chosen(state, 0) != "challenge", "to that player half a lie is not enough"
    assert chosen(state, 0, tuning=TUNED) == "challenge", "R12: a lie now would be challenged for certain"


def test_with_two_cards_it_lays_the_true_one() -> None:
    state = table(["2C 5H", "2H 3S", "4S 4H", "6H 8H"], 0, "H", "9H")
    assert chosen(state, 0, tuning=TUNED) == "5H", "R8, R12: who doubts it takes it, and the club goes next"


def test_who_takes_a_pile_of_hearts_has_hearts() -> None:
    state = leading({0: "2C 5C 9H 3D", 1: "2H 3S 9C 4D", 2: "4S 5H 6C 9D", 3: "6H 8H 7H 10H"}, 3)
    play(state, "3: name H", "3: 6H", "0: 9H", "1: 2H", "2: 5H")
    before = reading(state, 0).held[3][parse_suit("H")]
    play(state, "3: challenge")
    after = reading(state, 0).held
    assert after[3][parse_suit("H")] > before + 2, "R9: three of the four cards were hearts at least"
    assert after[3][parse_suit("H")] > max(after[seat][parse_suit("H")] for seat in (1, 2))


def test_who_was_caught_without_hearts_is_not_believed_the_next_time() -> None:
    state = leading({3: "6C 8S 8H 9S"}, 3)
    play(state, "3: name H", "3: 6C")
    first = reading(state, 0).lie()
    play(state, "0: challenge", "3: name H", "3: 8H")
    assert reading(state, 0).lie() > first


def test_hearts_that_one_holds_oneself_nobody_else_lays() -> None:
    hands = {0: "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"}
    state = lay(troef.game("liegen", start_player="left_of_dealer"), 4, 2, hands=hands)
    card = next(iter(hand(state, 3)))
    play(state, "3: name H", f"3: {card}")
    assert reading(state, 0).lie() == 1


def test_of_two_with_one_card_left_the_first_on_turn_has_won() -> None:
    assert chance_to_win([1, 5, 1, 5], 2, 1, TUNED.few, TUNED.power) == 1
    assert chance_to_win([1, 5, 1, 5], 0, 1, TUNED.few, TUNED.power) == 0
    even = [chance_to_win([6, 6, 6, 6], seat, 0, TUNED.few, TUNED.power) for seat in range(4)]
    assert even == sorted(even, reverse=True), "who is on turn sooner is ahead"
    assert abs(sum(even) - 1) < 1e-9
