"""Boerenbridge by the book: rounds, deal, predictions, play, the closing round, score."""

import itertools

import pytest
from boeren_positions import SLUG, at_round, dealt, game, numbers, predict

import troef
from clauses import clause
from playing import finish, lay, play, refused, texts
from troef.cards.bits import cards_in, set_of
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.options import OptionError
from troef.games.boerenbridge import ORDERINGS, PACK, Result


def hand(state: troef.State, seat: int, viewer: int = troef.REFEREE) -> str:
    return cards_text(state.view(viewer).zone(f"hand-{seat}").cards)


# ---- options and the course of a match ----


@clause(SLUG, "R4", "R5", "E2")
@pytest.mark.parametrize(("seats", "most", "rounds"), [(3, 17, 35), (4, 12, 25), (5, 10, 21), (6, 8, 17), (7, 7, 15)])
def test_the_hands_grow_as_far_as_the_pack_goes_and_shrink_again(seats: int, most: int, rounds: int) -> None:
    state = game().start(seats)
    dealer, sizes, trumps = troef.SeededDealer(seats), [], []
    assert state.view(0).deals == rounds
    while state.outcome() is None:
        state.deal(dealer.next(state.pack()))
        view = state.view(troef.REFEREE)
        held = [len(view.zone(f"hand-{seat}").cards) for seat in range(seats)]
        assert len(set(held)) == 1
        sizes.append(held[0])
        trumps.append(view.fact("trump") != "no-trump")
        while not state.awaits_deal and state.outcome() is None:
            state.play(state.actors()[0], state.legal(state.actors()[0])[0])
    assert sizes == [*range(1, most + 1), most, *range(most - 1, 0, -1), 1]
    assert [number for number, trump in enumerate(trumps, 1) if not trump] == [most + 1]  # R6


@clause(SLUG, "E3", "R5", "R6")
def test_four_players_at_the_turn() -> None:
    for number, size in ((12, 12), (13, 12), (14, 11), (24, 1), (25, 1)):
        state = dealt(number)
        assert len(state.view(0).zone("hand-1").cards or [0] * state.view(0).zone("hand-1").hidden) == size
        assert (state.view(0).fact("trump") == "no-trump") == (number == 13)


@clause(SLUG, "R5")
@pytest.mark.parametrize("most", [2, 3, 5])
def test_a_shorter_game_has_a_lower_cap(most: int) -> None:
    state = game(max_hand=most).start(4)
    assert state.view(0).deals == 2 * most + 1
    finish(state, most)
    assert len(state.sheet) == 2 * most + 1


def test_the_options_are_those_of_the_book() -> None:
    assert (game().options.max_hand, game().options.hook_above) == (None, 3)
    assert game(rules="short").options.max_hand == 5


@pytest.mark.parametrize(
    "bad", [{"max_hand": 1}, {"max_hand": 18}, {"hook_above": -1}, {"hook_above": 18}, {"hook": 3}]
)
def test_options_that_are_not_allowed_are_named(bad: dict[str, object]) -> None:
    with pytest.raises(OptionError) as caught:
        game(**bad)
    assert caught.value.facts["name"] == next(iter(bad))


@clause(SLUG, "R4")
@pytest.mark.parametrize("options", [{"max_hand": 13}, {"hook_above": 13}])
def test_a_cap_above_what_the_pack_allows_is_refused_at_the_table(options: dict[str, object]) -> None:
    game(**options).start(3)
    with pytest.raises(OptionError, match="– 12"):
        game(**options).start(4)


def test_three_to_seven_play() -> None:
    for seats in (2, 8):
        with pytest.raises(ValueError, match="3 to 7"):
            game().start(seats)


# ---- the deal ----


@clause(SLUG, "R1")
def test_the_deal_goes_to_the_left_after_every_round() -> None:
    for first in range(5):
        state = game(max_hand=2).start(5, first)
        dealers = []
        while state.outcome() is None:
            state.deal(PACK)
            dealers.append(int(state.dealer))
            while not state.awaits_deal and state.outcome() is None:
                state.play(state.actors()[0], state.legal(state.actors()[0])[0])
        assert dealers == [(first + number) % 5 for number in range(5)]


@clause(SLUG, "R2", "R3", "T3")
def test_the_next_card_of_the_pack_is_trump_and_belongs_to_nobody() -> None:
    state = at_round(3, dealer=1)
    order = troef.SeededDealer("upcard").next(state.pack())
    state.deal(order)
    for place, seat in enumerate((2, 3, 0, 1)):
        assert set(hand(state, seat).split()) == {card_text(order[place + 4 * turn]) for turn in range(3)}
    for viewer in (*range(4), troef.SPECTATOR):
        view = state.view(viewer)
        assert view.zone("upcard").cards == [order[12]]
        assert view.fact("trump") == card_text(order[12])[-1]
        assert view.zone("stock").hidden == 52 - 13
    assert all(card_text(order[12]) not in hand(state, seat).split() for seat in range(4))


@clause(SLUG, "R6", "T3")
def test_in_the_middle_round_nothing_is_turned() -> None:
    view = dealt(13).view(0)
    assert view.fact("trump") == "no-trump"
    assert [zone.name for zone in view.zones if zone.name == "upcard"] == []
    assert view.zone("stock").hidden == 4


@clause(SLUG, "R3", "R5", "R6")
def test_a_deal_is_laid_for_any_round() -> None:
    hands = {0: "AS KS", 1: "2H 3H", 3: "4D"}
    state = dealt(2, hands, upcard="QC")
    assert set(hand(state, 1).split()) == {"2H", "3H"} and "4D" in hand(state, 3).split()
    assert state.view(0).fact("trump") == "C"
    state = at_round(5, dealer=1)
    state.deal(game().arrange({2: "AS"}, dealer=1, size="5", upcard="QC"))  # the game is told for which round
    assert state.view(0).fact("trump") == "C" and "AS" in hand(state, 2).split()
    with pytest.raises(troef.DealError, match="upcard"):  # hands of one card would leave it elsewhere
        at_round(5).deal(game().arrange({2: "AS"}, dealer=3, upcard="QC"))
    with pytest.raises(troef.DealError, match="there is no 'upcard'"):
        at_round(13).arrange(upcard="QC")
    for wrong in ({"hands": {0: "AS " * 13}}, {"size": "13"}, {"size": "x"}, {"hands": {0: "ZZ"}}, {"kitty": "AS"}):
        with pytest.raises(troef.DealError):
            game().arrange(**wrong)
    for seats, dealer in ((0, 0), (2, 0), (8, 0), (4, 4)):
        with pytest.raises(troef.DealError):
            game().arrange(seats=seats, dealer=dealer)


# ---- predicting ----


@clause(SLUG, "R8")
@pytest.mark.parametrize("dealer", range(4))
def test_from_the_dealers_left_round_to_the_dealer_all_in_the_open(dealer: int) -> None:
    state = dealt(3, dealer=dealer)
    for step in range(4):
        seat = (dealer + 1 + step) % 4
        assert state.actors() == (seat,)
        assert numbers(state) == {0, 1, 2, 3}
        play(state, f"{seat}: predict {step}")
        for viewer in (*range(4), troef.SPECTATOR):
            assert state.view(viewer).badge(seat, "predicted") == step
    assert state.view(0).fact("together") == 6
    assert state.actors() == ((dealer + 1) % 4,)


@clause(SLUG, "R8", "P1")
def test_a_prediction_is_a_whole_number_that_the_hand_can_make_and_stands() -> None:
    state = dealt(3)
    refusal = refused(state, "0: predict 4")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R8", "not-so-many", {"amount": 4, "most": 3})
    card = hand(state, 0).split()[0]
    assert (refused(state, f"0: {card}").clause, refused(state, f"0: {card}").reason) == ("R8", "predict-first")
    assert refused(state, "1: predict 1").reason == "not-your-turn"
    predict(state, 1, 1, 1, 1)
    refusal = refused(state, "0: predict 2")
    assert (refusal.clause, refusal.reason) == ("R8", "prediction-stands")
    assert refused(state, "0: blind").clause == "R17"


@clause(SLUG, "R9", "E1", "T2")
def test_the_dealer_may_not_make_it_add_up() -> None:
    state = predict(dealt(7), 0, 3, 2)
    assert numbers(state) == {0, 1, 3, 4, 5, 6, 7}
    assert state.view(0).fact("forbidden") == 2
    refusal = refused(state, "3: predict 2")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R9", "hook", {"amount": 2, "size": 7})
    assert refused(state, "3: predict 8").clause == "R8"
    predict(state, 3)


@clause(SLUG, "R10", "E4")
def test_with_three_cards_the_dealer_is_free() -> None:
    state = predict(dealt(3), 1, 1, 0)
    assert numbers(state) == {0, 1, 2, 3}
    assert state.view(3).fact("forbidden") is None


@clause(SLUG, "R9", "E5")
def test_what_is_too_much_already_binds_nobody() -> None:
    assert numbers(predict(dealt(4), 3, 2, 1)) == {0, 1, 2, 3, 4}
    assert numbers(predict(dealt(4), 3, 1, 0)) == {1, 2, 3, 4}
    assert numbers(predict(dealt(4), 0, 0, 0)) == {0, 1, 2, 3}


@clause(SLUG, "R11")
def test_the_middle_round_binds_the_dealer_too() -> None:
    assert numbers(predict(dealt(13), 3, 3, 3)) == set(range(13)) - {3}
    # … when its hands are larger than three
    assert numbers(predict(dealt(4, max_hand=3), 1, 1, 1)) == {0, 1, 2, 3}


@clause(SLUG, "R9", "R10")
@pytest.mark.parametrize(("hook_above", "bound"), [(0, {1, 2}), (1, {2}), (2, set()), (12, set())])
def test_from_how_many_cards_the_dealer_is_bound_is_agreed(hook_above: int, bound: set[int]) -> None:
    for size in (1, 2):
        state = predict(dealt(size, hook_above=hook_above), 0, 0, 1)
        wanted = set(range(size + 1)) - ({size - 1} if size in bound else set())
        assert numbers(state) == wanted


@clause(SLUG, "R8")
@pytest.mark.parametrize(
    "text", ["predict 2", "PREDICT(2)", "voorspel 2", "Ik haal 2", "bid 2", "2", "ik haal er 2 slagen"]
)
def test_a_number_may_be_said_in_words(text: str) -> None:
    assert game().show(game().parse(text)) == "predict 2"


# ---- play ----


@clause(SLUG, "R12", "R13", "R14", "R15", "E6")
def test_follow_suit_and_otherwise_anything() -> None:
    state = dealt(2, {0: "9S 3S", 1: "2S KD", 2: "2D AH", 3: "AS 4C"}, upcard="5D")
    predict(state, 0, 0, 0, 0)
    assert texts(state, 0) == {"9S", "3S"}
    play(state, "0: 9S")
    assert texts(state, 1) == {"2S"}
    refusal = refused(state, "1: KD")
    assert (refusal.clause, refusal.reason) == ("R13", "must-follow")
    assert refused(state, "1: 2C").reason == "not-held"
    play(state, "1: 2S")
    assert texts(state, 2) == {"2D", "AH"}
    play(state, "2: 2D", "3: AS")
    assert state.actors() == (2,)
    assert state.view(0).badge(2, "tricks") == 1


@clause(SLUG, "R15", "E7", "R6")
def test_without_trump_the_highest_of_the_suit_led_takes_it() -> None:
    hands = {0: "JC", 1: "AD", 2: "QC", 3: "2C"}
    state = dealt(
        4, {seat: f"{card} {rest}" for (seat, card), rest in zip(hands.items(), RESTS, strict=True)}, max_hand=3
    )
    assert state.view(0).fact("trump") == "no-trump"
    predict(state, 0, 0, 0, 0)
    play(state, "0: JC", "1: AD", "2: QC", "3: 2C")
    assert state.actors() == (2,)


RESTS = ("2S 3S", "4S 5S", "6S 7S", "8S 9S")


@clause(SLUG, "R15")
def test_ranks_from_ace_to_two() -> None:
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    for suit, order in zip("CDHS", ORDERINGS, strict=False):
        for letter in "CDHS":
            cards = parse_cards([name + letter for name in ranks])
            for high, low in itertools.combinations(cards, 2):
                assert order.beaters[low] >> high & 1 and not order.beaters[high] >> low & 1
        trumps, plain = (
            set_of(parse_cards([name + letter for name in ranks])) for letter in (suit, "CDHS".replace(suit, "")[0])
        )
        assert all(order.beaters[card] & trumps == trumps for card in cards_in(plain))


@clause(SLUG, "R16")
def test_the_winner_leads_and_tricks_lie_face_down() -> None:
    state = dealt(3, {0: "9S 3S 2C", 1: "KS 4C 6C", 2: "2S 4H 5H", 3: "5S 4D 6D"}, upcard="7H")
    predict(state, 1, 0, 1, 0)
    play(state, "0: 9S", "1: KS", "2: 2S", "3: 5S")
    assert state.actors() == (1,)
    play(state, "1: 4C", "2: 4H", "3: 4D", "0: 2C")
    view = state.view(0)
    assert cards_text(view.zone("last-trick").cards) == "4C 4H 4D 2C"
    assert all("KS" not in cards_text(zone.cards).split() for zone in view.zones)
    assert [view.badge(seat, "tricks") for seat in range(4)] == [0, 1, 1, 0]


# ---- score and end ----


@clause(SLUG, "S1", "S2", "S3", "R18")
@pytest.mark.parametrize("seed", range(6))
def test_the_sheet_adds_up_and_the_highest_total_wins(seed: int) -> None:
    state = game(max_hand=3).start(3 + seed % 5)
    outcome = finish(state, seed)
    seats = int(state.seats)
    for number, row in enumerate(state.sheet, 1):
        marks = [tuple(map(int, mark.split("/"))) for mark in row.marks]
        assert sum(won for won, _ in marks) == [1, 2, 3, 3, 2, 1, 1][number - 1]
        assert row.cells == game().settle(Result(tuple(said for _, said in marks), tuple(won for won, _ in marks)))
    totals = tuple(sum(row.cells[seat] for row in state.sheet) for seat in range(seats))
    assert outcome.scores == totals == state.view(0).totals
    assert outcome.winners == tuple(seat for seat in range(seats) if totals[seat] == max(totals))
    assert outcome.reason == "rounds"


@clause(SLUG, "S3", "R18")
def test_totals_below_zero_and_a_shared_win() -> None:
    outcome = lone_taker().outcome()
    assert outcome is not None
    assert outcome.scores == (-3 * 7, 50, 50)
    assert outcome.winners == (1, 2)


def lone_taker() -> troef.State:
    """Nobody predicts a trick, and seat 0 takes them all."""
    state = game(max_hand=2, hook_above=2).start(3, dealer=2)
    while state.outcome() is None:
        size, turned = [(1, "6S"), (2, "6S"), (2, ""), (1, "6S"), (1, "6S")][state.deal_number]
        hands = {0: "AS KS", 1: "2S 3S", 2: "4S 5S"}
        cut = {seat: " ".join(text.split()[:size]) for seat, text in hands.items()}
        state.deal(state.arrange(cut, **({"upcard": turned} if turned else {})))
        predict(state, 0, 0, 0)
        while not state.awaits_deal and state.outcome() is None:
            seat = state.actors()[0]
            state.play(seat, state.legal(seat)[-1])
    return state


@clause(SLUG, "P1")
def test_bad_input_changes_nothing() -> None:
    state = lay(game(), dealer=3)
    for move in (-1, 999 << 6, 1 << 50, 63):
        assert state.refusal(0, move) is not None
    assert state.refusal(9, state.legal(0)[0]).reason == "no-such-seat"
    for text in ("predict", "predict x", "predict -1", "KHH", "play"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text)
