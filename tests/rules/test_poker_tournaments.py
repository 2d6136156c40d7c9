"""Poker as tournaments play it: smallest chip, an ante for the table, fixed bets, open hands after an all-in (A15)."""

import pytest
from poker_positions import before, bets, chips, others, raises, table

import troef
from clauses import clause
from playing import lay, play, texts, why
from troef.games.poker import Result

HANDS = {0: "AS AH", 1: "7C 2D", 2: "KS KH"}

# ---- the smallest chip ----


@clause("poker", "R1", "R4", "R12")
def test_every_amount_is_a_multiple_of_the_smallest_chip() -> None:
    state = table(3, starting_stack=5000, big_blind=100, chip=25)
    assert bets(state) == [0, 50, 100]
    assert {int(text.split()[1]) % 25 for text in texts(state) if text.startswith("raise")} == {0}
    assert (
        "raise 200" in texts(state) and "raise 5000" in texts(state) and len(texts(state)) == 2 + (5000 - 200) // 25 + 1
    )
    assert why(state, "0: raise 210") == ("P1", "no-such-chips")
    assert why(state, "0: raise 190") == ("R12", "raise-too-small")
    play(state, "0: raise 325")
    assert "raise 425" in texts(state)


@clause("poker", "R4")
def test_the_small_blind_is_half_the_big_blind_in_whole_chips() -> None:
    assert troef.game("poker", starting_stack=5000, big_blind=75, chip=25).options.small_blind == 25
    assert troef.game("poker", starting_stack=5000, big_blind=25, chip=25).options.small_blind == 25


@clause("poker", "R1", "R4")
def test_stacks_and_blinds_go_up_to_a_hundred_thousand_chips() -> None:
    game = troef.game("poker", starting_stack=60_000_000, big_blind=1_000_000, ante=1_000_000, chip=5_000)
    state = lay(game, 9)
    assert chips(state)[1:3] == [58_500_000, 58_000_000]
    assert troef.game("poker", starting_stack=10**9, big_blind=10**4, chip=10**4).options.starting_stack == 10**9
    for name in ("starting_stack", "big_blind"):
        with pytest.raises(troef.OptionError) as caught:
            troef.game("poker", **{"big_blind": 5, "starting_stack": 5, "chip": 5, name: 500_005})
        assert caught.value.facts["name"] == name and "500000" in str(caught.value)


@clause("poker", "R1", "R4", "R15", "S9")
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("big_blind", {}),
        ("starting_stack", {"big_blind": 10, "starting_stack": 204}),
        ("small_blind", {"big_blind": 10, "small_blind": 3}),
        ("ante", {"big_blind": 10, "ante": 1}),
        ("max_raise", {"big_blind": 10, "betting": "limit", "max_raise": 12}),
        ("rebuy_amount", {"big_blind": 10, "end": "timed", "end_hands": 5, "rebuy": True, "rebuy_amount": 7}),
        ("chip", {"chip": 0}),
    ],
)
def test_amounts_that_the_chips_cannot_make_are_refused_by_name(name: str, options: dict[str, object]) -> None:
    with pytest.raises(troef.OptionError) as caught:
        troef.game("poker", **{"chip": 5, **options})
    assert caught.value.facts["name"] == name


@clause("poker", "S4")
def test_a_pot_is_shared_in_whole_chips() -> None:
    """Three share 100 in chips of 25: 25 each, and one chip is left over."""
    result = {"put": (25, 25, 25, 25), "folded": (3,), "strengths": (5, 5, 5, 0)}
    options = {"chip": 25, "big_blind": 25, "starting_stack": 1000}
    book = troef.game("poker", **options)
    assert book.settle(Result(**result)) == (25, 25, 25, 0)
    casino = troef.game("poker", rules="casino", **options)
    assert casino.settle(Result(**result, dealer=1)) == (25, 25, 50, 0)


def test_a_face_is_told_the_smallest_chip() -> None:
    state = table(3, starting_stack=5000, big_blind=100, chip=25)
    view = state.view(0)
    moves = state.game.language.describe_all(view.moves, view)
    assert moves[2]["amount"] == {"min": 200, "max": 5000, "step": 25}


# ---- one ante for the table ----


@clause("poker", "R4", "R9")
def test_the_big_blind_pays_one_ante_for_the_table_after_the_blind() -> None:
    state = table(4, ante=2, ante_by="big_blind")
    assert chips(state) == [100, 99, 96, 100] and bets(state) == [0, 1, 2, 0]
    assert state.view(0).fact("pot") == 5 and state.view(0).fact("ante") == 2
    assert state.view(0).zone("pot-0").amount == 2
    assert state.actors() == (3,) and state.view(3).fact("to-call") == 2
    play(state, "3: fold", "0: fold", "1: fold")
    assert chips(state) == [100, 99, 101, 100]


@clause("poker", "R4", "R3")
def test_with_two_players_the_ante_is_paid_by_who_does_not_deal() -> None:
    state = table(2, dealer=0, ante=2, ante_by="big_blind")
    assert chips(state) == [99, 96] and bets(state) == [1, 2]


@clause("poker", "R5")
def test_a_big_blind_with_too_few_chips_posts_the_blind_first() -> None:
    state = table(4, big_blind=10, ante=10, ante_by="big_blind", stacks=[100, 100, 14, 100])
    assert bets(state)[2] == 10 and state.view(0).fact("ante") == 4
    assert state.view(0).badge(2, "all-in") is True
    state = table(4, big_blind=10, ante=10, ante_by="big_blind", stacks=[100, 100, 7, 100])
    assert bets(state)[2] == 7 and state.view(0).fact("ante") is None


@clause("poker", "S1", "S2", "S3")
def test_the_ante_for_the_table_is_won_with_the_main_pot() -> None:
    """It is nobody's own: the big blind does not get it back, and who is all-in can win all of it."""
    state = before([30, 100, 100], ante=20, big_blind=20, ante_by="big_blind")
    state.deal(state.arrange(HANDS, board="AC 9D 8H 4C 3S"))
    play(state, "0: all in", "1: fold", "2: call")
    # 30 + 30, the small blind's 10 and the ante of 20
    assert chips(state) == [90, 90, 50]


# ---- fixed bets ----


@clause("poker", "R12", "R15")
def test_with_fixed_amounts_a_raise_is_one_big_blind_and_later_two() -> None:
    state = table(3, betting="fixed", big_blind=4)
    assert others(state) == {"fold", "call"} and raises(state) == (8, 8)
    assert why(state, "0: raise 9") == ("R15", "raise-too-big")
    assert why(state, "0: raise 7") == ("R12", "raise-too-small")
    play(state, "0: raise 8", "1: call", "2: call")
    assert raises(state) == (4, 4)
    play(state, "1: raise 4", "2: call", "0: call")
    assert state.view(0).fact("street") == "turn" and raises(state) == (8, 8)
    play(state, "1: raise 8")
    assert raises(state) == (16, 16)
    play(state, "2: call", "0: call")
    assert raises(state) == (8, 8)


@clause("poker", "R9", "R15")
def test_there_are_four_fixed_bets_in_a_round_and_the_big_blind_is_one() -> None:
    state = play(table(3, betting="fixed"), "0: raise 4", "1: raise 6", "2: raise 8")
    assert texts(state) == {"fold", "call"}
    assert why(state, "0: raise 10") == ("R15", "no-more-bets")
    play(state, "0: call", "1: call", "1: raise 2", "2: raise 4", "0: raise 6", "1: raise 8")
    assert texts(state) == {"fold", "call"}
    assert why(state, "2: raise 10") == ("R15", "no-more-bets")


@clause("poker", "R15")
def test_the_last_two_players_raise_fixed_amounts_as_often_as_they_like() -> None:
    state = play(table(2, betting="fixed"), "0: raise 4", "1: raise 6", "0: raise 8", "1: raise 10", "0: raise 12")
    assert raises(state) == (14, 14)


@clause("poker", "R13", "R14")
def test_with_fixed_amounts_the_last_chips_may_be_less_than_a_raise() -> None:
    state = play(table(3, betting="fixed", big_blind=10, stacks=[100, 25, 100]), "0: raise 20")
    assert raises(state) == (25, 25)
    play(state, "1: all in")
    assert raises(state) == (35, 35)  # the big blind has not acted yet
    play(state, "2: call")
    assert texts(state) == {"fold", "call"}


@clause("poker", "R15")
def test_fixed_amounts_know_no_largest_raise() -> None:
    with pytest.raises(troef.OptionError) as caught:
        troef.game("poker", betting="fixed", max_raise=10)
    assert caught.value.facts["name"] == "max_raise"


# ---- nobody to raise ----


@clause("poker", "R15", "E7")
def test_no_raise_is_offered_that_nobody_can_call() -> None:
    """Seat 1 still has chips, but fewer than the highest bet: it can call for less, and a raise would come back."""
    state = table(3, dealer=0, stacks=[60, 100, 45])  # blinds at 1 and 2
    play(state, "0: all in")
    assert texts(state) == {"fold", "call"}
    assert why(state, "1: raise 90") == ("R15", "nobody-can-call")


# ---- open hands ----


def three_to_the_river(**options: object) -> troef.State:
    """Seat 0 is all-in with the best hand; seats 1 and 2 go on and check the river."""
    state = before([20, 100, 100], **options)
    state.deal(state.arrange(HANDS, board="AC 9D 8H 4C 3S"))
    return play(state, "0: all in", "1: call", "2: call", *["1: check", "2: check"] * 3)


@clause("poker", "R20", "R21")
def test_after_an_all_in_all_hands_are_opened_where_that_is_agreed() -> None:
    for options in ({"showdown": "all_in_open"}, {"rules": "casino"}, {"rules": "toernooi"}):
        view = three_to_the_river(**options).view(troef.SPECTATOR)
        assert all(len(view.zone(f"hand-{seat}").cards) == 2 for seat in range(3))
    view = three_to_the_river().view(troef.SPECTATOR)
    assert view.zone("hand-0").cards and view.zone("hand-1").cards  # seat 1 shows first, seat 2 shows a better hand
    game = troef.game("poker", starting_stack=100)
    state = lay(game, 3, hands={0: "7C 2D", 1: "AS AH", 2: "KS KH"}, board="AC 9D 8H 4C 3S")
    play(state, "0: raise 20", "1: call", "2: call", *["1: check", "2: check", "0: check"] * 3)
    assert [bool(state.view(troef.SPECTATOR).zone(f"hand-{seat}").cards) for seat in range(3)] == [False, True, False]


@clause("poker", "R20", "R21")
def test_without_an_all_in_hands_are_shown_in_turn_also_in_the_casino() -> None:
    game = troef.game("poker", rules="casino", starting_stack=100)
    state = lay(game, 3, hands={0: "7C 2D", 1: "AS AH", 2: "KS KH"}, board="AC 9D 8H 4C 3S")
    play(state, "0: raise 20", "1: call", "2: call", *["1: check", "2: check", "0: check"] * 3)
    assert [bool(state.view(troef.SPECTATOR).zone(f"hand-{seat}").cards) for seat in range(3)] == [False, True, False]


def test_presets_take_what_tournaments_agree_on() -> None:
    casino, tournament = troef.game("poker", rules="casino").options, troef.game("poker", rules="toernooi").options
    assert (casino.showdown, casino.ante_by) == ("all_in_open", "everyone")
    assert (tournament.showdown, tournament.ante_by) == ("all_in_open", "big_blind")
    assert tournament.min_raise == "last_raise" and tournament.odd_chips == "left_of_dealer"
