"""Presidenten by the book: the deal, laying, ranks and chairs, moves as text."""

from collections import Counter
from itertools import pairwise

import pytest

import troef
from clauses import clause
from playing import hand, play, texts, why
from presidenten_positions import RANKS, badge, ending, ranked, start
from troef import SPECTATOR, MoveTextError, OptionError
from troef.cards.card import card_text
from troef.core.dealer import SeededDealer
from troef.core.wire import view_dict
from troef.words.words import words

# ---- options, pack and deal ----


@clause("presidenten", "R1")
def test_there_are_52_cards_and_four_to_seven_players() -> None:
    game = troef.game("presidenten")
    assert Counter(card_text(card)[:-1] for card in game.pack(4)) == Counter(dict.fromkeys(RANKS, 4))
    for seats in (3, 8):
        with pytest.raises(ValueError):
            game.start(seats)


def test_the_options_are_those_of_the_book() -> None:
    options = troef.game("presidenten").options
    assert (options.players, options.rounds, options.exchange, options.orders) == (4, 5, True, "between_rounds")
    assert troef.game("presidenten", players=6).start().seats == 6
    assert troef.game("presidenten", rounds="12").options.rounds == 12
    assert troef.game("presidenten", rounds="open").options.rounds == "open"
    assert troef.game("presidenten", rounds=None).options.rounds == "open"
    with pytest.raises(ValueError):
        troef.game("presidenten", players=6).start(5)
    for wrong in ({"rounds": 0}, {"rounds": 51}, {"rounds": "ever"}, {"players": 3}, {"players": 8}, {"orders": "on"}):
        with pytest.raises(OptionError):
            troef.game("presidenten", **wrong)


@clause("presidenten", "R3", "E1")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_who_sits_left_of_the_dealer_has_a_card_more(seats: int) -> None:
    state = start(seats=seats, dealer=seats - 1)
    counts = [len(hand(state, seat)) for seat in range(seats)]
    assert counts == [52 // seats + (1 if seat < 52 % seats else 0) for seat in range(seats)]
    if seats == 5:
        assert counts == [11, 11, 10, 10, 10]


@clause("presidenten", "R3")
def test_cards_are_dealt_one_by_one_from_the_left_of_the_dealer() -> None:
    game = troef.game("presidenten")
    state = game.start(4, 1)
    order = SeededDealer("one by one").next(state.pack())
    state.deal(order)
    assert hand(state, 2) == {card_text(card) for card in order[::4]}
    assert hand(state, 1) == {card_text(card) for card in order[3::4]}


@clause("presidenten", "R2", "R4", "R17")
@pytest.mark.parametrize("dealer", range(4))
def test_in_the_first_round_the_left_neighbour_of_the_dealer_leads_and_nobody_has_a_rank(dealer: int) -> None:
    state = start(dealer=dealer)
    assert state.view(0).dealer == dealer
    assert state.actors() == ((dealer + 1) % 4,)
    assert [badge(state, seat, "title") for seat in range(4)] == [None] * 4
    assert state.view(0).around == [0, 1, 2, 3]


# ---- laying ----


@clause("presidenten", "R5", "E5")
def test_a_leader_lays_any_number_of_any_rank_and_cannot_pass() -> None:
    state = ending({0: "QS QH QD 6C", 1: "3S", 2: "3H", 3: "3D"})
    assert texts(state) == {"6x1", "Qx1", "Qx2", "Qx3"}
    assert why(state, "0: pass") == ("R5", "leader-plays")
    assert why(state, "0: Qx4") == ("R5", "not-so-many")
    assert why(state, "0: 7x1") == ("R5", "not-so-many")
    assert why(state, "0: 6S") == ("R5", "not-held")
    assert texts(ending({0: "4S 4H 4D 4C", 1: "3S", 2: "3H", 3: "3D"})) == {"4x1", "4x2", "4x3", "4x4"}


@clause("presidenten", "R6", "E2")
def test_as_many_cards_of_a_higher_rank() -> None:
    state = ending({0: "7S 7H 8S", 1: "9S 9H 9D 4S 4H 2C", 2: "3H", 3: "3D"})
    play(state, "0: 7x2")
    assert texts(state) == {"9x2", "pass"}
    assert why(state, "1: 4x2") == ("R6", "rank-too-low")
    assert why(state, "1: 2x1") == ("R6", "wrong-number")
    assert why(state, "1: 9x3") == ("R6", "wrong-number")
    assert why(state, "1: 2x2") == ("R6", "not-so-many")
    assert why(state, "1: 9C 9S") == ("R6", "not-held")


@clause("presidenten", "R7", "E3")
def test_equal_rank_does_not_beat() -> None:
    state = ending({0: "10S 3S", 1: "2S AS 10H 9S", 2: "3H", 3: "3D"})
    play(state, "0: 10x1")
    assert texts(state) == {"Ax1", "2x1", "pass"}
    assert why(state, "1: 10x1") == ("R7", "equal-rank")


@clause("presidenten", "R7")
def test_nothing_beats_twos_and_the_others_still_pass() -> None:
    state = ending({0: "2S 3S", 1: "2H AS", 2: "3H", 3: "3D"})
    play(state, "0: 2x1")
    assert texts(state) == {"pass"}
    assert why(state, "1: 2x1") == ("R7", "nothing-beats-twos")
    assert why(state, "1: Ax1") == ("R7", "nothing-beats-twos")
    assert state.actors() == (1,)


@clause("presidenten", "R7")
def test_the_order_is_2_A_K_down_to_3() -> None:
    for low, high in pairwise(RANKS):
        state = ending({0: f"{low}S 3S" if low != "3" else "3S 4S", 1: f"{high}H {low}H", 2: "5D 6D", 3: "3D"})
        play(state, f"0: {low}x1")
        assert texts(state) == {f"{high}x1", "pass"}


@clause("presidenten", "R8", "R9", "R10", "R11", "E4")
def test_who_passed_may_play_again_and_who_played_last_leads() -> None:
    state = ending({0: "3S 4S", 1: "5S 4H", 2: "JS 4D", 3: "9S 4C"})
    play(state, "0: 3x1", "1: 5x1", "2: pass", "3: 9x1", "0: pass", "1: pass")
    assert texts(state, 2) == {"Jx1", "pass"}
    play(state, "2: Jx1", "3: pass", "0: pass", "1: pass")
    assert state.actors() == (2,)
    assert texts(state) == {"4x1"}  # a lead


@clause("presidenten", "R10")
def test_the_cards_of_a_trick_are_put_aside_face_down() -> None:
    state = ending({0: "3S 4S", 1: "5S 4H", 2: "JS 4D", 3: "9S 4C"})
    play(state, "0: 3x1", "1: 5x1", "2: pass", "3: 9x1", "0: pass")
    assert [card_text(card) for card in state.view(SPECTATOR).zone("trick").cards] == ["3S", "5S", "9S"]
    aside = state.view(SPECTATOR).zone("aside").hidden
    play(state, "1: pass", "2: pass")
    view = state.view(SPECTATOR)
    assert view.zone("trick").cards == []
    assert view.zone("aside").hidden == aside + 3
    assert view.zone("aside").cards == []


def test_earlier_sets_of_a_player_lie_covered() -> None:
    state = ending({0: "3S 3H 7S 7H 2C", 1: "5S 5H 9D", 2: "9S", 3: "9C"})
    play(state, "0: 3x2", "1: 5x2", "2: pass", "3: pass", "0: 7x2")
    view = state.view(2)
    assert [card_text(card) for card in view.zone("covered").cards] == ["3H", "3S"]
    assert view.zone("trick").by == [1, 1, 0, 0]
    assert view.fact("to-beat") == ["7H", "7S"]


@clause("presidenten", "R12", "E6")
def test_when_who_played_last_is_out_the_next_leads() -> None:
    state = ending({2: "KS KH", 3: "4S 4H 5D", 0: "4D 4C 5C", 1: "5S 5H 6S"}, leader=2)
    play(state, "2: Kx2", "3: pass", "0: pass")
    assert state.actors() == (1,)
    play(state, "1: pass")
    assert state.actors() == (3,)
    assert "pass" not in texts(state)


@clause("presidenten", "R13", "E7")
def test_the_last_set_of_a_player_stays_to_be_beaten() -> None:
    state = ending({2: "KS KH", 3: "AS AH 5D", 0: "4D 4C 5C", 1: "5S 5H 6S"}, leader=2)
    play(state, "2: Kx2", "3: Ax2", "0: pass", "1: pass")
    assert state.actors() == (3,)
    assert badge(state, 2, "place") == 1


@clause("presidenten", "R13")
def test_who_has_no_cards_is_passed_over() -> None:
    state = ending({0: "3S 9S", 1: "4S", 2: "5S 8S", 3: "6S 7S"})
    play(state, "0: 3x1", "1: 4x1", "2: 5x1", "3: 6x1", "0: 9x1")
    assert state.actors() == (2,)


@clause("presidenten", "R14", "E11")
def test_the_round_is_over_when_one_is_left() -> None:
    state = ending({1: "AS", 3: "3S 4S"}, leader=1)
    play(state, "1: Ax1")
    assert state.awaits_deal
    assert [row.cells[3] for row in state.sheet] == [4]
    assert badge(state, 3, "title") == "slaaf"
    assert hand(state, 3) == set()
    assert state.view(0).zone("aside").hidden == 52


# ---- ranks and chairs ----


@clause("presidenten", "R15", "R16", "R18", "R20", "R21", "R24", "E8", "T3", "T4")
def test_the_order_of_going_out_is_the_order_of_ranks_and_chairs() -> None:
    state = ranked(exchange=False)
    titles = [badge(state, seat, "title") for seat in (2, 0, 3, 1)]
    assert titles == ["president", "vice-president", "arbeider", "slaaf"]
    view = state.view(0)
    assert view.around == [2, 0, 3, 1]
    assert view.dealer == 1
    assert state.awaits_deal
    order = SeededDealer("next").next(state.pack())
    state.deal(order)
    assert hand(state, 2) == {card_text(card) for card in order[::4]}  # the President has the first card
    assert hand(state, 1) == {card_text(card) for card in order[3::4]}
    assert state.actors() == (2,)
    move = state.legal(2)[0]
    state.play(2, move)
    assert state.actors() == (0,)  # the Vice-president sits at his left


@clause("presidenten", "R16")
@pytest.mark.parametrize(
    ("seats", "titles"),
    [
        (4, "president vice-president arbeider slaaf"),
        (5, "president vice-president burger arbeider slaaf"),
        (6, "president vice-president burger-1 burger-2 arbeider slaaf"),
        (7, "president vice-president burger-1 burger-2 burger-3 arbeider slaaf"),
    ],
)
def test_titles_by_number_of_players(seats: int, titles: str) -> None:
    hands = {seat: f"{RANKS[seat]}S" for seat in range(seats - 1)} | {seats - 1: "AS 2S"}
    state = play(ending(hands, rounds=2), *[f"{seat}: {RANKS[seat]}x1" for seat in range(seats - 1)])
    view = state.view(SPECTATOR)
    assert [view.badge(seat, "title") for seat in view.around] == titles.split()
    for title in titles.split():
        assert words("nl").has(f"presidenten-title-{title}") and words("en").has(f"presidenten-title-{title}")


@clause("presidenten", "R3", "R21")
def test_in_a_later_round_the_president_has_the_extra_card() -> None:
    state = start(seats=5, dealer=4, exchange=False, rounds=3)
    rng = troef.Rng("five")
    while not state.sheet:
        moves = state.legal(state.actors()[0])
        state.play(state.actors()[0], moves[rng.below(len(moves))])
    state.deal(state.pack())
    chairs = state.view(0).around
    assert [len(hand(state, seat)) for seat in chairs] == [11, 11, 10, 10, 10]


# ---- text ----


@clause("presidenten", "P1")
@pytest.mark.parametrize(
    "text",
    [
        "7x2",
        "7×2",
        "7 x 2",
        "PLAY(7S, 7H)",
        "play 7S 7H",
        "7s 7h",
        "7 7",
        "twee zevens",
        "speel twee zevens",
        "2x7",
        "7S+7H",
    ],
)
def test_a_set_can_be_said_in_many_ways(text: str) -> None:
    state = ending({0: "7S 7H 7D 6C", 1: "3S", 2: "3H", 3: "3D"})
    assert state.game.show(state.game.parse(text, state.view(0))) == "7x2"
    assert state.game.show(state.game.parse(text)) == "7x2"


@pytest.mark.parametrize(
    "text", ["7S 8S *", "7S 7S", "7x5", "7x0", "x2", "5x5", "7 8", "* *", "7 7 7 7 7", "order", "order fly 1", "done 9"]
)
def test_what_is_no_set_is_no_move(text: str) -> None:
    with pytest.raises(MoveTextError):
        troef.game("presidenten").parse(text)


@clause("presidenten", "R5", "R6", "P1")
def test_cards_of_several_ranks_are_refused_as_such() -> None:
    state = ending({0: "7S 8S 6C", 1: "9S 10S", 2: "3H", 3: "3D"})
    assert why(state, "0: PLAY(7S, 8S)") == ("R5", "one-rank")
    play(state, "0: 6x1")
    assert why(state, "1: 9S 10S") == ("R6", "one-rank")
    game = state.game
    move = game.parse("8S 7S")
    assert game.show(move) == "7S 8S" and game.parse(game.show(move)) == move
    assert game.language.describe(move)["cards"] == ["7S", "8S"]


def test_a_move_names_the_cards_that_go() -> None:
    state = ending({0: "7C 7S 7H 6C", 1: "3S", 2: "3H", 3: "3D"})
    moves = view_dict(state.game, state.view(0))["moves"]
    assert isinstance(moves, list)
    pair = next(move for move in moves if move["text"] == "7x2")
    assert pair["cards"] == ["7S", "7H"] and pair["alike"] is True
    play(state, "0: 7x2")
    log = view_dict(state.game, state.view(1))["log"]
    assert isinstance(log, list) and set(log[-1]["cards"]) == {"7S", "7H"}
