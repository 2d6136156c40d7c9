"""Shithead: every clause of its rule book."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import finish, play, texts, why
from shithead_positions import cards, count, dealt, pile, position
from troef import REFEREE, SPECTATOR, TIMEKEEPER, MoveTextError, OptionError
from troef.bots.shithead import RulePlayer
from troef.cards.card import card_text
from troef.core.dealer import SeededDealer
from troef.core.wire import view_dict
from troef.games.shithead import Result, ShitheadState

#: From low to high; the 2 also goes on anything.
RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
#: No 3 lies open; seats 2 and 3 have one in hand (dealer 0).
NO_OPEN_THREE = {
    "open-0": "4S 5S 6S",
    "open-1": "4H 5H 6H",
    "open-2": "4D 5D 6D",
    "open-3": "4C 5C 6C",
    "hand-0": "7S 8S 9S",
    "hand-1": "7H 8H 9H",
    "hand-2": "3D 8D 9D",
    "hand-3": "3C 8C 9C",
}


def ready(state: ShitheadState) -> ShitheadState:
    return_to = [seat for seat in state.actors() if state.view(seat).phase == "arranging"]
    play(state, *[f"{seat}: READY" for seat in return_to])
    return state


def timeout(state: troef.State) -> None:
    state.play(TIMEKEEPER, state.game.parse("timeout"))


# ---- options, pack and deal ----


@clause("shithead", "R1")
def test_there_are_52_cards_and_two_to_five_players() -> None:
    game = troef.game("shithead")
    assert Counter(card_text(card)[:-1] for card in game.pack(4)) == Counter(dict.fromkeys(RANKS, 4))
    for seats in (1, 6):
        with pytest.raises(ValueError):
            game.start(seats)


def test_the_options_are_those_of_the_book() -> None:
    options = troef.game("shithead").options
    assert (options.claim_seconds, options.rounds, options.forfeit) == (10, 1, True)
    wrong: list[dict[str, object]] = [{"claim_seconds": 2}, {"claim_seconds": 31}, {"rounds": 0}, {"rounds": 21}]
    for given_options in [*wrong, {"forfeit": "perhaps"}]:
        with pytest.raises(OptionError):
            troef.game("shithead", **given_options)


@clause("shithead", "R2", "R3", "T3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_courses_of_three_cards_and_the_rest_is_the_stock(seats: int) -> None:
    state = troef.game("shithead").start(seats, 1)
    order = SeededDealer("courses").next(state.pack())
    state.deal(order)
    first = [order[3 * seats * course : 3 * seats * (course + 1)][::seats] for course in range(3)]
    left = 2 % seats
    assert [card_text(card) for card in state.view(REFEREE).zone(f"blind-{left}").cards] == [
        card_text(card) for card in first[0]
    ]
    assert cards(state, f"open-{left}") == {card_text(card) for card in first[1]}
    assert cards(state, f"hand-{left}") == {card_text(card) for card in first[2]}
    view = state.view(SPECTATOR)
    assert view.zone("stock").hidden == 52 - 9 * seats
    assert all(view.zone(f"hand-{seat}").hidden == 3 for seat in range(seats))
    assert all(len(view.zone(f"open-{seat}").cards) == 3 for seat in range(seats))


@clause("shithead", "R4")
def test_nobody_sees_a_blind_card() -> None:
    state = dealt({"blind-0": "2S 2H 2D"})
    for seat in (0, 1, SPECTATOR):
        zone = state.view(seat).zone("blind-0")
        assert (zone.hidden, zone.cards) == (3, [])


# ---- swapping ----


@clause("shithead", "R5")
def test_everybody_chooses_which_three_of_his_six_cards_lie_open() -> None:
    state = dealt({"hand-1": "2H 10S 7C", "open-1": "3D 4D AD"})
    assert state.actors() == (0, 1, 2, 3)
    six = ["2H", "10S", "7C", "3D", "4D", "AD"]
    assert len(texts(state, 1)) == 21
    for three in combinations(six, 3):
        assert state.refusal(1, state.game.parse(f"ARRANGE({', '.join(three)})")) is None
    play(state, "1: arrange 2H 10S AD", "3: ready", "1: arrange 2H 7C AD")  # in several steps
    assert cards(state, "open-1") == {"2H", "7C", "AD"} and cards(state, "hand-1") == {"3D", "4D", "10S"}
    assert why(state, "1: arrange 2H 7C KS") == ("R5", "not-held")
    assert why(state, "1: 3D") == ("R6", "exchange-first")
    assert why(state, "1: claim 3") == ("R7", "exchange-first")
    known = state.view(2).memory["known"]
    assert isinstance(known, list) and set(known[1]) == {"3D", "4D", "10S"}  # all of them have lain open


@clause("shithead", "R5")
def test_faces_see_a_swap_as_cards_of_the_hand() -> None:
    state = dealt({"hand-1": "2H 10S 7C", "open-1": "3D 4D AD"})
    moves = view_dict(state.game, state.view(1))["moves"]
    assert isinstance(moves, list)
    by_text = {move["text"]: move for move in moves}
    swap = by_text["arrange AD 2H 10S"]
    assert set(swap["cards"]) == {"2H", "10S"} and set(swap["card"]) == {"3D", "4D"}
    assert by_text["arrange 3D 4D AD"]["verb"] == "leave"


@clause("shithead", "R6")
def test_swapping_ends_when_all_are_ready_or_after_a_minute() -> None:
    state = dealt(NO_OPEN_THREE)
    assert state.phase.time_limit()[0] == 60
    play(state, "0: ready", "1: klaar", "3: ready")
    assert state.actors() == (2,)
    assert why(state, "0: ready") == ("R6", "ready-already")
    assert why(state, "0: arrange 4S 5S 7S") == ("R6", "ready-already")
    other = state.copy()
    play(state, "2: ready")
    assert state.view(0).phase == "calling"
    timeout(other)
    assert other.view(0).phase == "calling"
    assert why(other, "1: ready") == ("R6", "exchange-over")


# ---- who starts ----


@clause("shithead", "R7", "E7")
def test_who_was_dealt_the_first_open_three_starts_even_if_he_swapped_it() -> None:
    # dealing order 1 2 3 0: the first course of open cards is 9, 4, K, 3; then 1 gets a 3 as well
    state = dealt(
        {"open-1": "9S 3S 5S", "open-2": "4S 6S 7S", "open-3": "KS 8S QS", "open-0": "3H JS AS", "hand-0": "2D"}
    )
    play(state, "0: arrange JS AS 2D")
    ready(state)
    assert state.actors() == (0,)
    assert state.view(0).phase == "play"
    assert why(state, "0: claim 3") == ("R7", "start-found")


@clause("shithead", "R7", "R8", "R9", "R36", "T1", "E8")
def test_who_holds_a_three_may_call_it_and_then_lead_what_he_likes() -> None:
    state = ready(dealt(NO_OPEN_THREE))
    assert state.actors() == (0, 1, 2, 3)
    assert texts(state, 0) == {"no claim 3"} and texts(state, 2) == {"claim 3", "no claim 3"}
    assert state.view(0).fact("asked") == "3"
    assert why(state, "0: CLAIM(3)") == ("R8", "rank-not-held")
    assert why(state, "2: claim 8") == ("R7", "other-rank")
    assert why(state, "2: no claim 8") == ("R36", "other-rank")
    assert why(state, "2: 8D") == ("R7", "start-first")
    play(state, "0: NO_CLAIM(3)", "3: ik heb een 3!")
    assert state.actors() == (3,)
    assert texts(state, 3) == {"3C", "8C", "9C"}
    play(state, "3: 9C")


@clause("shithead", "R7", "R36")
def test_when_nobody_calls_the_search_goes_on() -> None:
    state = ready(dealt(NO_OPEN_THREE))
    play(state, "0: no claim 3", "1: zwijg", "2: no claim")
    assert why(state, "2: claim 3") == ("R36", "declined-already")
    play(state, "3: no claim 3")
    assert state.actors() == (1,)  # the first 4 in dealing order lay open in front of seat 1 (R7a)
    state = ready(dealt(NO_OPEN_THREE, claim_seconds=7))
    assert state.phase.time_limit()[0] == 7
    timeout(state)
    assert state.actors() == (1,)


@clause("shithead", "R7")
def test_a_rank_that_nobody_holds_is_passed_over() -> None:
    places = {
        "open-0": "7S 7H 7D", "open-1": "7C 8S 8H", "hand-0": "5S 9D 9C", "hand-1": "9S 9H KS",
    }  # fmt: skip
    state = ready(dealt(places, seats=2))
    assert state.view(0).fact("asked") == "5"
    assert why(state, "1: claim 5") == ("R8", "rank-not-held")
    play(state, "0: claim 5")
    assert state.actors() == (0,)


@clause("shithead", "R7")
def test_the_hand_counts_as_it_is_after_swapping() -> None:
    places = dict(NO_OPEN_THREE)
    state = dealt(places)
    play(state, "2: arrange 3D 4D 5D")  # now the 3 lies open, but it was not dealt so
    ready(state)
    assert texts(state, 2) == {"no claim 3"} and "claim 3" in texts(state, 3)


@clause("shithead", "R8")
def test_without_any_result_the_left_neighbour_of_the_dealer_starts() -> None:
    state = ready(dealt(NO_OPEN_THREE, dealer=2))
    state.first_open = type(state.first_open)([-1] * 13)  # it cannot happen with open cards
    while state.view(0).phase == "calling":
        timeout(state)
    assert state.actors() == (3,)
    asked = state.view(0).memory["asked"]
    assert isinstance(asked, list) and asked[0] == 1


@clause("shithead", "T1")
def test_bots_call_always_after_half_a_second_to_three() -> None:
    state = ready(dealt(NO_OPEN_THREE))
    for seed in range(30):
        bot = RulePlayer(state.game, seed)
        assert 0.5 <= bot.delay(state.view(3)) <= 3.0
        assert state.game.show(bot.choose(state.view(3), 0.1)) == "claim 3"
        assert state.game.show(bot.choose(state.view(0), 0.1)) == "no claim 3"


# ---- playing ----


@clause("shithead", "R10", "R11", "R12", "R14", "E1")
def test_equal_or_higher_cards_of_one_rank_or_the_pile() -> None:
    state = position({0: "8H 8D QC 3S", 1: "4S"}, pile="4D 8C", stock="7S 7H", open_cards={0: "KS"})
    assert texts(state) == {"8H", "8D", "8H 8D", "QC", "pickup"}
    assert why(state, "0: 3S") == ("R12", "too-low-for-pile")
    assert why(state, "0: KS") == ("R10", "hand-first")
    assert why(state, "0: KD") == ("R11", "not-held")
    assert why(state, "0: blind 1") == ("R10", "blind-last")
    assert why(state, "0: pickup QC") == ("R16", "no-card-with-pile")
    play(state, "0: PLAY(8H, 8D)")
    assert pile(state) == ["4D", "8C", "8D", "8H"]
    assert state.actors() == (1,)


@clause("shithead", "R11", "R27", "P1")
def test_cards_of_several_ranks_or_from_several_places_do_not_go_together() -> None:
    state = position({0: "8H 8D QC", 1: "4S"}, pile="4D", open_cards={0: "8S"})
    assert why(state, "0: PLAY(8H, QC)") == ("R11", "one-rank")
    assert why(state, "0: 8H 8S") == ("R27", "hand-or-open")
    game = state.game
    move = game.parse("QC 8H")
    assert game.show(move) == "8H QC" and game.parse(game.show(move)) == move
    assert game.language.describe(move)["cards"] == ["8H", "QC"]


@clause("shithead", "R12", "R19", "R20", "E2")
def test_a_two_and_a_ten_go_on_anything() -> None:
    state = position({0: "2C 10H KS 5D", 1: "4S"}, pile="AD", stock="7S")
    assert texts(state) == {"2C", "10H", "pickup"}


@clause("shithead", "R12", "R19", "E3")
def test_anything_goes_on_a_two() -> None:
    state = position({0: "3H 4H JS", 1: "4S"}, pile="AD 2D", stock="7S")
    assert texts(state) == {"3H", "4H", "JS", "pickup"}


@clause("shithead", "R13")
def test_on_an_empty_pile_something_must_be_laid() -> None:
    state = position({0: "3H 4H 4S", 1: "4C"}, stock="7S")
    assert texts(state) == {"3H", "4H", "4S", "4S 4H"}
    assert why(state, "0: pickup") == ("R13", "no-pile")


@clause("shithead", "R14", "R16", "R17", "P1")
def test_who_cannot_play_takes_the_pile_and_the_next_player_starts_a_new_one() -> None:
    state = position({0: "3H 4H 5S", 2: "4C", 3: "6C"}, pile="KD AD", stock="7S")
    assert texts(state) == {"pickup"}
    play(state, "0: PICKUP")
    assert cards(state, "hand-0") == {"3H", "4H", "5S", "KD", "AD"}
    assert pile(state) == [] and state.actors() == (2,)  # 1 is out
    assert state.view(0).zone("stock").hidden == 1  # nothing is drawn


@clause("shithead", "R15", "R18", "E6")
def test_the_hand_is_filled_up_to_three_as_far_as_the_stock_goes() -> None:
    state = position({0: "5S 5H 9D", 1: "4S"}, pile="4D", stock="KS", open_cards={0: "AS"})
    play(state, "0: 5S 5H")
    assert cards(state, "hand-0") == {"9D", "KS"}
    state = position({0: "5S 5H 9D JS", 1: "4S"}, pile="4D", stock="KS KH", open_cards={0: "AS"})
    play(state, "0: 9D")
    assert count(state, 0) == 3 and state.view(0).zone("stock").hidden == 2
    assert "AS" not in texts(state.copy(), 0)


@clause("shithead", "R20", "E4")
def test_a_ten_clears_the_pile_and_its_player_goes_on() -> None:
    state = position({0: "10C 4S 5S", 1: "4H"}, pile="5D 7D 9D", stock="KS KH")
    play(state, "0: 10C")
    assert pile(state) == [] and {"5D", "7D", "9D", "10C"} <= cards(state, "removed")
    assert count(state, 0) == 3 and state.actors() == (0,)
    assert "pickup" not in texts(state)
    state = position({0: "10C 4S 5S", 1: "4H"}, stock="KS KH")
    play(state, "0: 10C")  # also on an empty pile
    assert state.actors() == (0,)


@clause("shithead", "R21", "R23", "E5")
def test_four_of_a_kind_on_top_clear_the_pile() -> None:
    state = position({0: "6D 6C KS", 1: "4H"}, pile="4D 6S 6H", stock="KH KD")
    play(state, "0: 6D 6C")
    assert pile(state) == [] and state.actors() == (0,)
    state = position({0: "6C KS", 1: "4H"}, pile="6S 6H 2C 6D")
    play(state, "0: 6C")
    assert len(pile(state)) == 5 and state.actors() == (1,)
    state = position({0: "2C KS", 1: "4H"}, pile="2S 2H 2D")
    play(state, "0: 2C")
    assert pile(state) == [] and state.actors() == (0,)
    state = position({0: "7S 7H 7D 7C KS", 1: "4H"}, pile="4D")
    play(state, "0: 7S 7H 7D 7C")  # laid at once
    assert state.actors() == (0,)


@clause("shithead", "R21")
def test_the_fourth_card_by_another_player_gives_him_the_new_pile() -> None:
    state = position({0: "9S KS", 1: "9H 9D 9C 3S", 2: "4S"})
    play(state, "0: 9S", "1: 9H 9D 9C")
    assert state.actors() == (1,) and pile(state) == []


@clause("shithead", "R22", "R33", "E11")
def test_who_clears_the_pile_with_his_last_card_is_out() -> None:
    state = position({1: "4S 5S", 2: "6S"}, blind={0: "- 10H -"}, pile="9D")
    play(state, "0: blind 2")
    assert state.actors() == (1,) and pile(state) == []
    assert state.view(1).badge(0, "place") == 2  # after 3, who was out already
    assert why(state, "0: 4S")[1] == "not-your-turn"


# ---- open cards ----


@clause("shithead", "R24", "R25", "R27", "E9")
def test_the_pile_is_taken_behind_an_open_card() -> None:
    state = position({1: "4H"}, pile="QS", open_cards={0: "7H 7D 4C"})
    assert texts(state) == {"pickup 7H", "pickup 7D", "pickup 4C"}
    assert why(state, "0: pickup") == ("R25", "open-card-first")
    assert why(state, "0: pickup KD") == ("R25", "not-open")
    play(state, "0: PICKUP(4C)")
    assert cards(state, "hand-0") == {"QS", "4C"} and cards(state, "open-0") == {"7H", "7D"}
    assert state.actors() == (1,)


@clause("shithead", "R14", "R24", "R25", "R26", "R27")
def test_open_cards_are_played_like_those_of_the_hand_and_never_with_them() -> None:
    state = position({0: "7S", 1: "4H 5H 6H"}, pile="5S", open_cards={0: "7H 7D 4C", 1: "AS"})
    assert texts(state) == {"7S", "pickup"}
    play(state, "0: 7S", "1: pickup")
    assert texts(state, 0) == {"7H", "7D", "7H 7D", "4C"}
    play(state, "0: 4C", "1: 7S")
    assert texts(state, 0) == {"7H", "7D", "7H 7D", "pickup 7H", "pickup 7D"}  # by choice as well
    play(state, "0: pickup 7H")
    assert texts(state.copy(), 1) and cards(state, "hand-0") == {"4C", "7S", "7H"}
    play(state, "1: 4H")
    assert "7D" not in texts(state, 0)


# ---- blind cards ----


@clause("shithead", "R28", "R29", "E10")
def test_a_blind_card_that_fits_is_played() -> None:
    state = position({1: "4H 5H"}, pile="9D", blind={0: "9S 6D KC"})
    assert texts(state) == {"blind 1", "blind 2", "blind 3"}
    assert why(state, "0: pickup") == ("R28", "turn-blind")
    assert why(state, "0: 9S") == ("R28", "turn-blind")
    play(state, "0: BLIND(1)")
    assert pile(state) == ["9D", "9S"] and state.actors() == (1,)
    log = view_dict(state.game, state.view(1))["log"]
    assert isinstance(log, list) and log[-1]["cards"] == ["9S"]


@clause("shithead", "R30", "R31", "E10")
def test_a_blind_card_that_does_not_fit_is_taken_with_the_pile() -> None:
    state = position({1: "4H 5H 2C"}, pile="9D", blind={0: "9S 6D KC"})
    play(state, "0: blind 2")
    assert cards(state, "hand-0") == {"9D", "6D"} and pile(state) == []
    assert state.actors() == (1,)
    play(state, "1: 4H")
    assert texts(state, 0) == {"9D", "6D", "pickup"}
    assert why(state, "0: blind 1") == ("R10", "blind-last")
    play(state, "0: 6D", "1: 2C", "0: 9D", "1: pickup")
    assert texts(state, 0) == {"blind 1", "blind 3"}
    assert why(state, "0: blind 2") == ("R28", "blind-gone")


@clause("shithead", "R32")
def test_after_a_ten_or_four_of_a_kind_the_next_blind_card_follows() -> None:
    state = position({1: "4H 5H"}, pile="9D", blind={0: "10S 6D KC"})
    play(state, "0: blind 1")
    assert texts(state, 0) == {"blind 2", "blind 3"}
    state = position({1: "4H 5H"}, pile="9D 9H 9C", blind={0: "9S 6D KC"})
    play(state, "0: blind 1")
    assert pile(state) == [] and state.actors() == (0,)


# ---- the end ----


@clause("shithead", "R33", "R34", "S1", "E12")
def test_the_last_player_with_cards_is_the_shithead() -> None:
    state = position({3: "4S 5S"}, blind={1: "AD - -"}, pile="9D", turn=1)
    play(state, "1: blind 1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0, 0, 0, 1), (0, 1, 2), "shithead")


@clause("shithead", "R35")
def test_after_a_thousand_turns_the_most_cards_lose() -> None:
    state = position({0: "3S", 1: "4S 5S 6S", 2: "7S"}, pile="KD", open_cards={2: "8S 9S"}, blind={0: "JS - -"})
    state.turns.taken = 999
    play(state, "0: pickup")
    outcome = state.outcome()
    assert outcome is not None
    # 0 holds 3S, KD and a blind card; 1 and 2 have three as well
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 1, 1, 0), (3,), "limit")


@clause("shithead", "R35")
def test_turns_are_plays_piles_and_blind_cards() -> None:
    state = position({0: "3S 10S", 1: "4S 5S", 2: "7S"}, pile="KD")
    play(state, "0: 10S", "0: 3S", "1: pickup", "2: 7S")
    assert state.turns.taken == 4


@clause("shithead", "R1", "S2")
def test_whoever_was_the_shithead_least_often_wins() -> None:
    state = position({3: "4S 5S"}, blind={1: "AD - -"}, pile="9D", turn=1, rounds=2)
    play(state, "1: blind 1")
    assert state.awaits_deal and state.view(0).dealer == 3  # the shithead deals
    assert state.view(0).fact("shithead") == 3
    finish(state, "second")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "rounds"
    assert sum(outcome.scores) >= 2
    assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == min(outcome.scores))


@clause("shithead", "S1", "S2")
def test_a_result_is_checked() -> None:
    game = troef.game("shithead")
    assert game.settle(Result(2, (0,))) == (1, 0)
    assert game.settle(Result(5, (1, 4))) == (0, 1, 0, 0, 1)
    for result in (
        Result(1, (0,)),
        Result(6, (0,)),
        Result(4, ()),
        Result(4, (4,)),
        Result(4, (1, 1)),
        Result(4, (True,)),
    ):
        with pytest.raises(ValueError):
            game.settle(result)


# ---- tasks ----


@clause("shithead", "T2")
def test_the_others_propose_a_task_for_the_shithead() -> None:
    state = position({3: "4S 5S"}, blind={1: "AD - -"}, pile="9D", turn=1, rounds=2)
    assert why(state, "1: propose hat") == ("T2", "no-proposal")  # he can still lose
    play(state, "0: propose song")
    assert why(state, "0: propose hat") == ("T2", "no-proposal")  # one each
    play(state, "1: blind 1")
    assert why(state, "3: propose hat") == ("T2", "no-proposal")
    assert [state.game.show(move) for move in state.view(1).messages] == [
        "propose drinks",
        "propose song",
        "propose hat",
    ]
    assert state.view(3).messages == []
    play(state, "1: stel voor draag de hoed")
    assert state.view(3).fact("task") == "song"  # of equal ones the first
    play(state, "2: propose hat")
    assert state.view(3).fact("task") == "hat"
    state.deal(state.pack())
    assert state.view(3).fact("task") == "hat"
    off = position({3: "4S 5S"}, blind={1: "AD - -"}, pile="9D", turn=1, rounds=2, forfeit=False)
    assert why(off, "0: propose song") == ("T2", "no-proposal")


# ---- knowledge ----


@clause("shithead", "T3")
def test_everybody_knows_the_cards_of_a_pile_that_was_taken() -> None:
    state = position({0: "3H", 1: "4C KC", 2: "5D"}, pile="KD AD")
    play(state, "0: pickup")
    known = state.view(2).memory["known"]
    assert isinstance(known, list) and set(known[0]) == {"KD", "AD"}
    rng = troef.Rng("taken")
    for _ in range(20):
        assert {"KD", "AD"} <= cards(state.game.world(state.view(2), rng), "hand-0")


@clause("shithead", "R7")
def test_worlds_know_which_ranks_were_passed_over() -> None:
    places = {"open-0": "7S 7H 7D", "open-1": "7C 8S 8H", "hand-0": "5S 9D 9C", "hand-1": "9S 9H KS"}
    state = ready(dealt(places, seats=2))
    rng = troef.Rng("passed over")
    for seat in (0, 1):
        for _ in range(30):
            world = state.game.world(state.view(seat), rng)
            held = {card[:-1] for hand in range(2) for card in cards(world, f"hand-{hand}")}
            assert not held & {"3", "4"} and "5" in held


# ---- text ----


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("8H 8D", "8H 8D"),
        ("play(8D,8H)", "8H 8D"),
        ("8H+8D", "8H 8D"),
        ("twee achten", "8H 8D"),
        ("8x2", "8H 8D"),
        ("queen", "QC"),
        ("leg QC", "QC"),
        ("pak", "pickup"),
        ("PICK_UP", "pickup"),
        ("pak de stapel", "pickup"),
        ("raap op", "pickup"),
    ],
)
def test_moves_can_be_said_in_many_ways(text: str, meant: str) -> None:
    state = position({0: "8H 8D QC 3S", 1: "4S"}, pile="4D", stock="7S 7H")
    assert state.game.show(state.game.parse(text, state.view(0))) == meant


@pytest.mark.parametrize(
    "text",
    [
        "8H 9H *",
        "8H 8H",
        "blind 0",
        "blind 4",
        "blind",
        "arrange 2H 3H",
        "arrange 2H 2H 3H",
        "claim Z",
        "pickup 2H 3H",
        "propose gin",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(MoveTextError):
        troef.game("shithead").parse(text)


# ---- an independent referee, and what always holds ----


def playable(state: ShitheadState, seat: int) -> set[str]:
    """What a seat on turn may do, from the sight of the referee and the words of R10 to R28."""
    hand, table, blind = (cards(state, f"{zone}-{seat}") for zone in ("hand", "open", "blind"))
    lying = pile(state)
    mine = hand or table
    if not mine:
        places = state.view(seat).memory[f"blind-{seat}"]
        assert isinstance(places, list) and len(places) == len(blind)
        return {f"blind {place + 1}" for place in places}
    top = lying[-1][:-1] if lying else None
    found = set()
    for size in range(1, 5):
        for chosen in combinations(sorted(mine, key=lambda card: "SHDC".index(card[-1])), size):
            ranks = {card[:-1] for card in chosen}
            if len(ranks) > 1:
                continue
            rank = ranks.pop()
            if top is None or top == "2" or rank in ("2", "10") or RANKS.index(rank) >= RANKS.index(top):
                found.add(" ".join(chosen))
    if lying:
        found |= {"pickup"} if hand else {f"pickup {card}" for card in table}
    return found


@clause("shithead", "R10", "R12", "R15", "R18")
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5))
def test_whole_rounds_go_as_another_referee_says(seed: int, seats: int) -> None:
    state = troef.game("shithead").start(seats, seed % seats)
    assert isinstance(state, ShitheadState)
    state.deal(SeededDealer(seed).next(state.pack()))
    rng = troef.Rng(seed)
    bots = [RulePlayer(state.game, seed + seat) for seat in range(seats)]
    while state.outcome() is None:
        seat = state.actors()[0]
        view = state.view(seat)
        if view.phase == "play" and seed % 3:
            assert texts(state, seat) == playable(state, seat)
        stock = state.view(REFEREE).zone("stock").cards
        everything = [card for zone in state.view(REFEREE).zones for card in zone.cards]
        assert sorted(everything) == sorted(state.pack())
        if view.phase == "play":
            assert len(view.hand()) >= 3 or not stock
        random = rng.below(4) == 0 and len(view.moves) > 1
        move = view.moves[rng.below(len(view.moves))] if random else bots[seat].choose(view, 0.1)
        state.play(seat, move)
    outcome = state.outcome()
    assert outcome is not None and sum(outcome.scores) >= 1
    for seat in range(seats):
        left = [card for zone in ("hand", "open", "blind") for card in cards(state, f"{zone}-{seat}")]
        assert left or not outcome.scores[seat]
        assert (seat in outcome.winners) == (outcome.scores[seat] == min(outcome.scores))


@clause("shithead", "R35")
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 5), rounds=st.integers(1, 2))
def test_random_matches_end_with_a_shithead_for_every_round(seed: int, seats: int, rounds: int) -> None:
    state = troef.game("shithead", rounds=rounds).start(seats)
    outcome = finish(state, seed)
    assert len(state.sheet) == rounds
    assert all(1 <= sum(row.cells) <= seats for row in state.sheet)
    assert sum(outcome.scores) == sum(sum(row.cells) for row in state.sheet)
