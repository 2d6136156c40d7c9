"""Presidenten: every clause of its rule book."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import finish, lay, play, texts, why
from presidenten_positions import ending, held, next_round, ranked, second_round, start
from troef import REFEREE, SPECTATOR, MoveTextError, OptionError
from troef.cards.card import card_text
from troef.core.dealer import SeededDealer
from troef.core.moves import PLAY, kind_of
from troef.core.wire import view_dict
from troef.games.presidenten import PresidentenState, Result
from troef.games.presidenten.moves import count_laid, rank_laid
from troef.words.words import words

#: From low to high.
RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]


def badge(state: troef.State, seat: int, key: str) -> object:
    return state.view(SPECTATOR).badge(seat, key)


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
    counts = [len(held(state, seat)) for seat in range(seats)]
    assert counts == [52 // seats + (1 if seat < 52 % seats else 0) for seat in range(seats)]
    if seats == 5:
        assert counts == [11, 11, 10, 10, 10]


@clause("presidenten", "R3")
def test_cards_are_dealt_one_by_one_from_the_left_of_the_dealer() -> None:
    game = troef.game("presidenten")
    state = game.start(4, 1)
    order = SeededDealer("one by one").next(state.pack())
    state.deal(order)
    assert held(state, 2) == {card_text(card) for card in order[::4]}
    assert held(state, 1) == {card_text(card) for card in order[3::4]}


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
        state = ending({0: f"{low}S 3S" if low != "3" else "3S 4S", 1: f"{high}H {low}H", 2: "3H 4H", 3: "3D"})
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
    assert held(state, 3) == set()
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
    assert held(state, 2) == {card_text(card) for card in order[::4]}  # the President has the first card
    assert held(state, 1) == {card_text(card) for card in order[3::4]}
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
    assert [len(held(state, seat)) for seat in chairs] == [11, 11, 10, 10, 10]


# ---- the cards between two rounds ----


@clause("presidenten", "R22", "R23", "E9")
def test_the_slaaf_gives_his_highest_card_and_gets_one_of_choice() -> None:
    state = second_round({1: "2C 2D AS", 2: "3H KS"})
    assert state.actors() == (2,)
    assert state.view(2).phase == "giving"
    assert "2D" in held(state, 2) and "2C" in held(state, 1)
    assert texts(state) == {f"give {card}" for card in held(state, 2)}
    assert len(texts(state)) == 14
    other = state.copy()
    play(state, "2: give 3H")
    assert "3H" in held(state, 1) and len(held(state, 1)) == len(held(state, 2)) == 13
    assert state.actors() == (2,) and state.view(2).phase == "play"
    play(other, "2: 2D")  # named by itself; even the card just received
    assert "2D" in held(other, 1)


@clause("presidenten", "R22", "E10")
def test_the_highest_card_goes_even_from_a_pair() -> None:
    state = second_round({1: "AS AH KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S"})
    assert "AS" in held(state, 2) and "AH" in held(state, 1)


@clause("presidenten", "R23")
def test_nothing_else_can_be_done_before_the_card_is_given() -> None:
    state = second_round({2: "3H KS"})
    assert why(state, "2: pass") == ("R23", "give-first")
    assert why(state, "2: Kx1") == ("R23", "give-first")
    other = next(iter(held(state, 0)))
    assert why(state, f"2: give {other}") == ("R23", "not-held")
    assert why(state, "0: give 3H")[1] == "not-your-turn"
    play(state, "2: give 3H")
    assert why(state, "2: give KS") == ("R23", "nothing-to-give")


@clause("presidenten", "R22", "R23")
def test_without_exchange_the_president_leads_at_once() -> None:
    state = second_round({1: "2C 2D AS", 2: "3H KS"}, exchange=False)
    assert state.actors() == (2,) and state.view(2).phase == "play"
    assert {"2C", "2D"} <= held(state, 1)


@clause("presidenten", "R22", "R23")
def test_only_the_two_of_them_know_which_cards_were_given() -> None:
    state = second_round({1: "2C 2D AS", 2: "3H KS"})
    play(state, "2: give 3H")
    assert state.view(2).fact("received") == ["2D"] and state.view(2).fact("gave") == ["3H"]
    assert state.view(1).fact("received") == ["3H"] and state.view(1).fact("gave") == ["2D"]
    for seat in (0, 3, SPECTATOR):
        view = view_dict(state.game, state.view(seat))
        assert view["facts"] == []
        assert view["log"] == [{"seat": 2, "verb": "give", "text": "give ?"}]
    assert [game_text(state, entry) for entry in state.view(1).log] == ["give 3H"]


def game_text(state: troef.State, entry: tuple[int, int]) -> str:
    return state.game.show(entry[1])


@clause("presidenten", "R22")
def test_worlds_keep_what_is_known_of_the_gifts() -> None:
    state = second_round({1: "KC KD QS", 0: "2S 2H 2D 2C AS", 3: "AH AD AC"})
    rng = troef.Rng("gifts")
    before = state.copy()
    play(state, f"2: {state.game.show(state.legal(2)[0])}")
    for now in (before, state):
        for seat in (0, 1, 2, 3):
            for _ in range(20):
                world = state.game.world(now.view(seat), rng)
                assert isinstance(world, PresidentenState)
                if seat == 2:
                    # nothing above the king that the slaaf gave can be in his hand
                    assert not {card[:-1] for card in held(world, 1)} & {"2", "A"} - {card_text(now.returned)[:-1]}
                view = now.view(seat)
                assert view_dict(world.game, world.view(seat)) == view_dict(now.game, view)


# ---- the end ----


@clause("presidenten", "S1", "S2", "S3")
def test_the_last_round_is_the_final_ranking() -> None:
    state = ranked(rounds=1)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((2,), (2, 4, 1, 3), "rounds")
    game = troef.game("presidenten", rounds=6)
    longer = game.start(5)
    outcome = finish(longer, "six")
    rows = [row.cells for row in longer.sheet]
    assert len(rows) == 6 and all(sorted(row) == [1, 2, 3, 4, 5] for row in rows)
    assert outcome.scores == rows[-1] and outcome.winners == (rows[-1].index(1),)
    presidents = Counter(row.index(1) for row in rows)
    assert [badge(longer, seat, "presidencies") or 0 for seat in range(5)] == [presidents[seat] for seat in range(5)]


@clause("presidenten", "S1")
def test_a_result_is_checked() -> None:
    game = troef.game("presidenten")
    assert game.settle(Result((3, 1, 0, 2))) == (3, 2, 4, 1)
    wrong: list[tuple[object, ...]] = [(), (0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 4), tuple(range(8)), (0, 1, 2, True)]
    for order in wrong:
        with pytest.raises(ValueError):
            game.settle(Result(order))  # type: ignore[arg-type]


@clause("presidenten", "R25")
def test_an_open_match_asks_after_every_round() -> None:
    state = ranked(rounds="open")
    assert not state.awaits_deal and state.view(0).phase == "deciding"
    assert state.actors() == (2,)
    assert texts(state) == {"continue", "stop"}
    assert why(state, "2: pass") == ("R25", "answer-first")
    other = state.copy()
    play(state, "2: CONTINUE", "0: STOP", "3: stop", "1: doorgaan")
    assert state.awaits_deal  # two of four are no more than half
    next_round(state)
    assert why(state, "2: stop") == ("R25", "round-goes-on")
    play(other, "2: continue", "0: stop", "3: stop", "1: stop")
    outcome = other.outcome()
    assert outcome is not None and (outcome.reason, outcome.winners) == ("stopped", (2,))


@clause("presidenten", "R25")
def test_an_open_match_ends_after_two_hundred_rounds() -> None:
    state = troef.game("presidenten", rounds="open").start(4)
    rng = troef.Rng("long")
    dealer = SeededDealer("long")
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[0] if state.view(seat).phase == "deciding" else moves[rng.below(len(moves))])
    assert len(state.sheet) == 200
    assert state.outcome().reason == "limit"  # type: ignore[union-attr]


# ---- orders ----


@clause("presidenten", "R19", "T1", "T2")
def test_a_higher_rank_orders_a_lower_one_between_rounds() -> None:
    state = ranked()
    offered = {state.game.show(move) for move in state.view(0).messages}
    assert offered == {
        f"order {word} {seat}" for word in ("pour", "applaud", "bow", "sing", "congratulate") for seat in (3, 1)
    }
    assert state.view(1).messages == []
    play(state, "0: order sing 1", "2: bevel maak een buiging p1")
    assert why(state, "0: order pour 1") == ("T1", "ordered-already")
    assert why(state, "1: order pour 2") == ("T1", "not-below-you")
    assert badge(state, 1, "order") == "sing"
    play(state, "1: done 0")
    assert badge(state, 1, "order-done") == "sing"
    assert why(state, "1: done 0") == ("T1", "no-such-order")
    next_round(state)
    assert state.legal(2) == list(state.view(2).moves)  # the game itself has no orders
    play(state, "0: order sing 3", f"2: {state.game.show(state.legal(2)[0])}")
    play(state, "2: order pour 0", f"2: {state.game.show(state.legal(2)[0])}")
    assert why(state, "2: order pour 3") == ("T2", "no-orders-now")
    lines = view_dict(state.game, state.view(3))["log"]
    assert isinstance(lines, list)
    assert {"seat": 0, "verb": "order", "text": "order sing 3", "word": "sing", "target": 3} in lines


@clause("presidenten", "R17", "T2")
def test_orders_in_the_first_round_always_and_never() -> None:
    assert why(start(orders="always"), "0: order sing 1") == ("T2", "no-orders-now")
    state = second_round(orders="always", exchange=False)
    play(state, f"2: {state.game.show(state.legal(2)[0])}", "2: order sing 0")
    state = ranked(orders="off")
    assert state.view(2).messages == []
    assert why(state, "2: order sing 1") == ("T2", "no-orders-now")


@clause("presidenten", "T1")
def test_orders_change_nothing_in_the_game_and_replay() -> None:
    match = troef.Match(troef.Record(troef.game("presidenten", rounds=2), 4))
    rng, dealer = troef.Rng("orders"), SeededDealer("orders")
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
        for seat in range(4):
            messages = match.state.view(seat).messages
            if messages:
                actors = match.state.actors()
                match.play(seat, messages[rng.below(len(messages))])
                assert match.state.actors() == actors
        seat = match.state.actors()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    again = troef.read_record(match.record.text())
    assert again.text() == match.record.text()
    assert view_dict(again.game, again.replay().view(0)) == view_dict(again.game, match.state.view(0))


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
    assert isinstance(log, list) and set(log[0]["cards"]) == {"7S", "7H"}


# ---- an independent referee, and what always holds ----


class Referee:
    """The rules of one round once more, on counts of ranks only."""

    def __init__(self, hands: list[Counter[str]], order: list[int]) -> None:
        self.hands, self.order = hands, order
        self.turn, self.lying, self.last, self.silent = order[0], None, order[0], set[int]()
        self.gone: list[int] = []

    def moves(self) -> set[tuple[str, int] | None]:
        mine = self.hands[self.turn]
        if self.lying is None:
            return {(rank, n) for rank in mine for n in range(1, mine[rank] + 1)}
        rank, n = self.lying
        higher = RANKS[RANKS.index(rank) + 1 :]
        return {None, *((other, n) for other in higher if mine[other] >= n)}

    def inside(self) -> list[int]:
        return [seat for seat in self.order if sum(self.hands[seat].values())]

    def play(self, move: "tuple[str, int] | None") -> None:
        if move is None:
            self.silent.add(self.turn)
        else:
            self.hands[self.turn][move[0]] -= move[1]
            self.lying, self.last, self.silent = move, self.turn, set()
            if self.turn not in self.inside():
                self.gone.append(self.turn)
        if len(self.inside()) == 1:
            self.gone += self.inside()
            return
        self.turn = self.after(self.turn)
        if set(self.inside()) - {self.last} <= self.silent:
            self.turn = self.last if self.last in self.inside() else self.after(self.last)
            self.lying, self.silent = None, set()

    def after(self, seat: int) -> int:
        place = self.order.index(seat)
        around = self.order[place + 1 :] + self.order[:place]
        return next(other for other in around if other in self.inside())


@clause("presidenten", "R6", "R8", "R10", "R13", "R14")
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.integers(4, 7))
def test_whole_rounds_go_as_another_referee_says(seed: int, seats: int) -> None:
    state = troef.game("presidenten", rounds=3).start(seats, seed % seats)
    rng, dealer = troef.Rng(seed), SeededDealer(seed)
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        if state.view(0).phase == "giving":
            moves = state.legal(state.actors()[0])
            state.play(state.actors()[0], moves[rng.below(len(moves))])
        hands = [Counter(card[:-1] for card in held(state, seat)) for seat in range(seats)]
        around = state.view(0).around
        start_at = around.index(state.actors()[0])
        referee = Referee(hands, around[start_at:] + around[:start_at])
        rounds = len(state.sheet)
        while len(state.sheet) == rounds:
            assert state.actors() == (referee.turn,)
            legal = state.legal(referee.turn)
            named = {said(move) for move in legal}
            assert named == referee.moves() and len(named) == len(legal)
            move = legal[rng.below(len(legal))]
            state.play(referee.turn, move)
            referee.play(said(move))
        assert list(state.sheet[-1].cells) == [referee.gone.index(seat) + 1 for seat in range(seats)]
        assert state.view(0).around == referee.gone


def said(move: int) -> tuple[str, int] | None:
    if kind_of(move) != PLAY:
        return None
    return ("2", *RANKS)[rank_laid(move)], int(count_laid(move))


@clause("presidenten", "R10", "S1")
@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(4, 7),
    exchange=st.booleans(),
    orders=st.sampled_from(["always", "off"]),
)
def test_cards_are_conserved_and_matches_end(seed: int, seats: int, exchange: bool, orders: str) -> None:
    state = troef.game("presidenten", rounds=2, exchange=exchange, orders=orders).start(seats)
    rng, dealer = troef.Rng(seed), SeededDealer(seed)
    for _ in range(2000):
        if state.outcome() is not None:
            break
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        view = state.view(REFEREE)
        assert sum(len(zone.cards) + zone.hidden for zone in view.zones) == 52
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert state.outcome() is not None


def test_a_deal_can_be_laid_in_the_first_round() -> None:
    state = lay(troef.game("presidenten"), 4, 2, hands={3: "2S 2H", 0: "3S"})
    assert {"2S", "2H"} <= held(state, 3) and "3S" in held(state, 0)
