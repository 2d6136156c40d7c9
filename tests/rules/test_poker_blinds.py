"""Poker: options, blinds and the deal."""

import pytest
from poker_positions import before, bets, card_texts, chips, on_table, others, raises, table

import troef
from clauses import clause
from playing import lay, play

# ---- before the cards ----


@clause("poker", "R1")
def test_everybody_starts_with_the_same() -> None:
    assert chips(troef.game("poker").start(5)) == [200] * 5
    assert chips(troef.game("poker", starting_stack=7).start(2)) == [7, 7]


@clause("poker", "R2")
def test_the_lot_says_who_deals_first_and_the_deal_moves_to_the_next_with_chips() -> None:
    state = table(4, dealer=2)
    assert state.view(0).dealer == 2
    play(state, "1: fold", "2: fold", "3: fold")
    assert state.view(0).dealer == 3
    # seat 3 loses all of its chips in the hand that 2 dealt: the next dealer is 0
    state = before([100, 100, 100, 50], dealer=2)
    state.deal(state.arrange({0: "AS AH", 3: "7C 2D"}, board="AC 9D 8H 4C 3S"))
    play(state, "1: fold", "2: fold", "3: all in", "0: call")
    assert chips(state)[3] == 0
    assert state.view(0).dealer == 0


@clause("poker", "R3", "R4")
def test_blinds_lie_on_the_dealers_left() -> None:
    assert bets(table(4, dealer=1)) == [0, 0, 1, 2]
    assert bets(table(4, dealer=3, big_blind=11)) == [5, 11, 0, 0]
    assert bets(table(3, big_blind=1)) == [0, 1, 1]
    assert bets(table(3, big_blind=10, small_blind=3)) == [0, 3, 10]
    assert bets(table(3, big_blind=10, small_blind=0)) == [0, 0, 10]


@clause("poker", "R3")
def test_with_two_players_the_dealer_posts_the_small_blind() -> None:
    assert bets(table(2, dealer=1)) == [2, 1]


@clause("poker", "R3", "S7")
def test_who_has_no_chips_is_skipped_and_gets_no_cards() -> None:
    state = before([100, 0, 100, 100])
    state.deal(troef.SeededDealer(1).next(state.pack()))
    assert bets(state) == [0, 0, 1, 2]
    view = state.view(troef.SPECTATOR)
    assert view.badge(1, "out") is True
    assert view.zone("hand-1").hidden == 0 and view.zone("hand-2").hidden == 2
    assert state.actors() == (0,)
    # with two of three left the dealer posts the small blind
    state = before([100, 0, 100])
    state.deal(troef.SeededDealer(1).next(state.pack()))
    assert bets(state) == [1, 0, 2] and state.actors() == (0,)


@clause("poker", "R4")
def test_an_ante_goes_into_the_pot_first_and_is_no_bet() -> None:
    state = table(3, ante=5)
    assert chips(state) == [95, 94, 93]
    assert bets(state) == [0, 1, 2]
    assert state.view(0).fact("pot") == 18
    assert state.view(0).zone("pot-0").amount == 15
    assert raises(state) == (4, 95)


@clause("poker", "R5")
def test_a_short_blind_is_all_in_and_the_highest_bet_is_the_big_blind_nevertheless() -> None:
    state = table(3, big_blind=10, stacks=[100, 100, 4])
    assert bets(state) == [0, 5, 4]
    assert state.view(0).badge(2, "all-in") is True
    assert state.view(0).fact("highest-bet") == 10
    assert others(state) == {"fold", "call"} and raises(state) == (20, 100)
    play(state, "0: call")
    assert chips(state) == [90, 95, 0]
    state = table(3, big_blind=10, stacks=[100, 3, 100])
    assert bets(state) == [0, 3, 10]


@clause("poker", "R5")
def test_a_short_ante_is_all_in() -> None:
    state = table(3, ante=5, stacks=[3, 100, 100])
    assert chips(state) == [0, 94, 93]
    assert state.view(0).badge(0, "all-in") is True
    assert state.actors() == (1,)


# ---- the deal ----


@clause("poker", "R6", "R7", "R8", "E14")
def test_the_pack_falls_as_the_rule_book_says() -> None:
    game = troef.game("poker")
    pack = game.pack(3)
    assert len(pack) == 52
    names = card_texts(pack)
    state = game.start(3, 0)
    state.deal(pack)
    referee = state.view(troef.REFEREE)
    assert card_texts(referee.zone("hand-1").cards) == [names[1], names[4]]
    assert card_texts(referee.zone("hand-2").cards) == [names[2], names[5]]
    assert card_texts(referee.zone("hand-0").cards) == [names[3], names[6]]
    assert on_table(state) == ""
    play(state, "0: call", "1: call", "2: check")
    assert on_table(state) == " ".join(names[8:11])
    play(state, "1: check", "2: check", "0: check")
    assert on_table(state) == " ".join([*names[8:11], names[12]])
    play(state, "1: check", "2: check", "0: check")
    assert on_table(state) == " ".join([*names[8:11], names[12], names[14]])
    play(state, "1: check", "2: check")
    assert state.actors() == (0,)
    play(state, "0: check")
    assert state.awaits_deal


@clause("poker", "R8")
@pytest.mark.parametrize("seats", range(2, 11))
def test_positions_for_any_number_of_players(seats: int) -> None:
    places = troef.game("poker").places(seats, seats - 1)
    assert [places[f"hand-{seat}"] for seat in range(seats)] == [[1 + seat, seats + 1 + seat] for seat in range(seats)]
    twice = 2 * seats
    assert places["board"] == [twice + 2, twice + 3, twice + 4, twice + 6, twice + 8]
    assert places["burns"] == [0, twice + 1, twice + 5, twice + 7]


@clause("poker", "R6")
def test_hole_cards_are_secret() -> None:
    state = lay(troef.game("poker"), 3, hands={0: "AS AH", 1: "KS KH", 2: "QS QH"})
    view = state.view(0)
    assert card_texts(view.zone("hand-0").cards) == ["AS", "AH"]
    for seat in (1, 2):
        assert view.zone(f"hand-{seat}").cards == [] and view.zone(f"hand-{seat}").hidden == 2
    assert all(state.view(troef.SPECTATOR).zone(f"hand-{seat}").cards == [] for seat in range(3))


@clause("poker", "R6", "P3")
def test_an_order_that_is_no_pack_is_refused() -> None:
    game = troef.game("poker")
    state = game.start(3)
    pack = game.pack(3)
    for order in (pack[:-1], [*pack[:-1], pack[0]], [*pack, pack[0]]):
        with pytest.raises(troef.DealError):
            state.deal(order)
    with pytest.raises(troef.DealError):
        game.arrange(seats=3, hands={0: "AS AH", 1: "AS KH"})
    with pytest.raises(troef.DealError):
        game.arrange(seats=3, hands={0: "AS AH 2C"})
