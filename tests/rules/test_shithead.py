"""Shithead by the book: the deal, swapping, who starts, playing, open cards."""

from collections import Counter
from itertools import combinations

import pytest

import troef
from clauses import clause
from playing import play, texts, why
from shithead_positions import RANKS, cards, count, dealt, held, late, leading, met, pile, play_by_bots, ready
from troef import REFEREE, SPECTATOR, TIMEKEEPER, OptionError
from troef.bots.shithead import RulePlayer
from troef.cards.card import card_text
from troef.core.dealer import SeededDealer
from troef.core.wire import view_dict
from troef.games.shithead import ShitheadState

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
    one = by_text["arrange 3D AD 2H"]  # the card that comes back is pointed at where it lies
    assert (one["cards"], one["card"], one["to"]) == (["2H"], "4D", "open-1")
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


@clause("shithead", "R7", "R8")
@pytest.mark.parametrize("seed", range(6))
def test_where_nobody_calls_the_lowest_open_card_has_its_owner_start(seed: int) -> None:
    """So the dealer's left neighbour never has to: open cards are always dealt, and each of their ranks is asked."""
    state = troef.game("shithead").start(4, seed % 4)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    ready(state)
    while state.view(0).phase == "calling":
        timeout(state)
    lowest = min((RANKS.index(card[:-1]), seat) for seat in range(4) for card in cards(state, f"open-{seat}"))[0]
    (starter,) = state.actors()
    assert RANKS[lowest] in {card[:-1] for card in cards(state, f"open-{starter}")}


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
    state = met("8H 8D QC 3S", pile="8C")
    lying = next(iter(cards(state, "open-0")))
    assert texts(state) == {"8H", "8D", "8H 8D", "QC", "pickup"}
    assert why(state, "0: 3S") == ("R12", "too-low-for-pile")
    assert why(state, f"0: {lying}") == ("R10", "hand-first")
    assert why(state, "0: KD") == ("R11", "not-held")
    assert why(state, "0: blind 1") == ("R10", "blind-last")
    assert why(state, "0: pickup QC") == ("R16", "no-card-with-pile")
    play(state, "0: PLAY(8H, 8D)")
    assert pile(state) == ["8C", "8D", "8H"]
    assert state.actors() == (1,)


@clause("shithead", "R11", "R27", "P1")
def test_cards_of_several_ranks_or_from_several_places_do_not_go_together() -> None:
    state = late("8H 8D QC", pile="4D", open_cards="8S", stock="5S")
    assert why(state, "0: PLAY(8H, QC)") == ("R11", "one-rank")
    assert why(state, "0: 8H 8S") == ("R27", "hand-or-open")
    game = state.game
    move = game.parse("QC 8H")
    assert game.show(move) == "8H QC" and game.parse(game.show(move)) == move
    assert game.language.describe(move)["cards"] == ["8H", "QC"]


@clause("shithead", "R12", "R19", "R20", "E2")
def test_a_two_and_a_ten_go_on_anything() -> None:
    state = met("2C 10H KS 5D", pile="AD")
    assert texts(state) == {"2C", "10H", "pickup"}


@clause("shithead", "R12", "R19", "E3")
def test_anything_goes_on_a_two() -> None:
    state = met("3H 4H JS", pile="2D")
    assert texts(state) == {"3H", "4H", "JS", "pickup"}


@clause("shithead", "R13")
def test_on_an_empty_pile_something_must_be_laid() -> None:
    state = leading("3H 4H 4S")
    assert texts(state) == {"3H", "4H", "4S", "4S 4H"}
    assert why(state, "0: pickup") == ("R13", "no-pile")


@clause("shithead", "R14", "R16", "R17", "P1")
def test_who_cannot_play_takes_the_pile_and_the_next_player_starts_a_new_one() -> None:
    state = met("3H 4H 5S", pile="KD KS")
    assert texts(state) == {"pickup"}
    before = state.view(0).zone("stock").hidden
    play(state, "0: PICKUP")
    assert cards(state, "hand-0") == {"3H", "4H", "5S", "KD", "KS"}
    assert pile(state) == [] and state.actors() == (1,)
    assert state.view(0).zone("stock").hidden == before  # nothing is drawn


@clause("shithead", "R15", "R18", "E6")
def test_the_hand_is_filled_up_to_three_as_far_as_the_stock_goes() -> None:
    state = late("5S 5H 9D", pile="4D", stock="KS", open_cards="AS")
    play(state, "0: 5S 5H")
    assert cards(state, "hand-0") == {"9D", "KS"}
    state = met("5S 5H 9D JS", pile="4D")
    before = state.view(0).zone("stock").hidden
    assert not texts(state) & cards(state, "open-0")
    play(state, "0: 9D")
    assert count(state, 0) == 3 and state.view(0).zone("stock").hidden == before


@clause("shithead", "R20", "E4")
def test_a_ten_clears_the_pile_and_its_player_goes_on() -> None:
    state = met("10C 4S 5S 7D", pile="5D", other="9D")
    play(state, "0: 7D", "1: 9D", "0: 10C")
    assert pile(state) == [] and {"5D", "7D", "9D", "10C"} <= cards(state, "removed")
    assert count(state, 0) == 3 and state.actors() == (0,)
    assert "pickup" not in texts(state)
    state = leading("10C 4S 5S")
    play(state, "0: 10C")  # also on an empty pile
    assert state.actors() == (0,)


@clause("shithead", "R21", "R23", "E5")
def test_four_of_a_kind_on_top_clear_the_pile() -> None:
    state = met("6D 6C KS", pile="6S 6H")
    play(state, "0: 6D 6C")
    assert pile(state) == [] and state.actors() == (0,)
    state = met("6C 2C KS", pile="6S 6H", other="6D")
    play(state, "0: 2C", "1: 6D", "0: 6C")
    assert len(pile(state)) == 5 and state.actors() == (1,)
    state = met("2C KS QS", pile="2S 2H 2D")
    play(state, "0: 2C")
    assert pile(state) == [] and state.actors() == (0,)
    state = met("7S 7H 7D 7C KS", pile="4D")
    play(state, "0: 7S 7H 7D 7C")  # laid at once
    assert state.actors() == (0,)


@clause("shithead", "R21")
def test_the_fourth_card_by_another_player_gives_him_the_new_pile() -> None:
    state = leading("9S KS QS", other="9H 9D 9C")
    play(state, "0: 9S", "1: 9H 9D 9C")
    assert state.actors() == (1,) and pile(state) == []


@clause("shithead", "R22", "R33", "E11")
def test_who_clears_the_pile_with_his_last_card_is_out() -> None:
    state = troef.game("shithead").start(3)
    state.deal(SeededDealer(7).next(state.pack()))
    assert isinstance(state, ShitheadState)
    play_by_bots(state, lambda: pile(state) != [] and [card[:-1] for card in held(state, state.actors()[0])] == ["10"])
    seat = state.actors()[0]
    ten = next(iter(texts(state)))
    play(state, f"{seat}: {ten}")
    assert pile(state) == [] and state.view(0).badge(seat, "place") == 1
    assert state.actors() == ((seat + 1) % 3,)
    assert why(state, f"{seat}: {ten}")[1] == "not-your-turn"


# ---- open cards ----


@clause("shithead", "R24", "R25", "R27", "E9")
def test_the_pile_is_taken_behind_an_open_card() -> None:
    state = late(pile="QS", open_cards="7H 7D 4C")
    assert texts(state) == {"pickup 7H", "pickup 7D", "pickup 4C"}
    assert why(state, "0: pickup") == ("R25", "open-card-first")
    assert why(state, "0: pickup KD") == ("R25", "not-open")
    play(state, "0: PICKUP(4C)")
    assert cards(state, "hand-0") == {"QS", "4C"} and cards(state, "open-0") == {"7H", "7D"}
    assert state.actors() == (1,)


@clause("shithead", "R14", "R24", "R25", "R26", "R27")
def test_open_cards_are_played_like_those_of_the_hand_and_never_with_them() -> None:
    state = late("7S", pile="5S", open_cards="7H 7D 4C")
    assert texts(state) == {"7S", "pickup"}
    play(state, "0: 7S", "1: pickup")
    assert texts(state, 0) == {"7H", "7D", "7H 7D", "4C"}
    play(state, "0: 4C", "1: 7S")
    assert texts(state, 0) == {"7H", "7D", "7H 7D", "pickup 7H", "pickup 7D"}  # by choice as well
    play(state, "0: pickup 7H")
    assert texts(state.copy(), 1) and cards(state, "hand-0") == {"4C", "7S", "7H"}
    play(state, "1: 4H")
    assert "7D" not in texts(state, 0)
