"""Blackjack by the book: insurance, even money, surrender, the bank and the settlement."""

from typing import Any

import pytest
from blackjack_positions import SLUG, bank, boxes, game, net
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from playing import play, refused, texts
from proving import examples
from troef.core.wire import view_dict
from troef.games.blackjack import Box, HandEnd, Result
from troef.games.blackjack.hand import GIVEN_UP, LOST, STAND_OFF
from troef.games.blackjack.scoring import judge

# ---- insurance and even money ----


@clause(SLUG, "R23", "R8", "E4")
@pytest.mark.parametrize(("second", "won"), [("KS", 0), ("7S", 5)])
def test_insurance_costs_half_the_bet_and_pays_two_to_one(second: str, won: int) -> None:
    state = boxes("10S KD", upcard="AC", stock=second)
    assert state.view(0).phase == "insurance"
    assert texts(state) == {"insurance", "no insurance"}
    play(state, "0: verzekeren")
    assert state.view(0).totals == (985,) and state.view(0).badge(0, "insurance") == 5
    play(state, "0: pass")
    assert net(state) == (won,)
    assert state.view(0).totals == (1000 + won,)


@clause(SLUG, "R23")
@pytest.mark.parametrize(("answer", "second", "won"), [("yes", "KS", 0), ("no", "KS", -20), ("yes", "7S", -30)])
def test_the_insurance_stands_apart_from_the_main_bet(answer: str, second: str, won: int) -> None:
    state = boxes("10S 6D", upcard="AC", stock=second, bets=(20,))
    assert net(play(state, f"0: {answer}", "0: pass")) == (won,)


@clause(SLUG, "R24", "E3", "R30")
def test_a_blackjack_is_offered_even_money_and_no_insurance() -> None:
    state = boxes("AS KD", "10S KC", "QD AD", upcard="AH", stock="QC")
    assert texts(state) == {"even money", "no even money"}
    assert refused(state, "0: insurance").clause == "R24"
    assert refused(state, "0: hit").clause == "R8"
    play(state, "0: even money")
    assert state.view(0).totals[0] == 1010
    assert texts(state) == {"insurance", "no insurance"}
    assert (refused(state, "1: even money").clause, refused(state, "1: even money").reason) == ("R24", "no-blackjack")
    play(state, "1: no", "2: no")
    assert state.view(1).phase == "turns"
    play(state, "1: pass")
    assert net(state) == (10, -10, 0)


@clause(SLUG, "R23", "R24", "P1")
def test_insurance_without_an_ace_or_where_there_is_none_is_refused() -> None:
    state = boxes("10S 6D", upcard="KC")
    assert state.view(0).phase == "turns"
    for word in ("insurance", "even money"):
        assert refused(state, f"0: {word}").reason == "bank-shows-no-ace"
    state = boxes("10S 6D", "AS KD", upcard="AC", insurance=False, stock="KH")
    assert state.view(0).phase == "turns"
    assert (refused(state, "0: insurance").clause, refused(state, "0: even money").clause) == ("R23", "R24")
    play(state, "0: pass")
    assert net(state) == (-10, 0)


@clause(SLUG, "R8", "P1")
def test_after_the_question_it_is_too_late_for_insurance() -> None:
    state = play(boxes("10S 6D", upcard="AC"), "0: no")
    assert (refused(state, "0: insurance").clause, refused(state, "0: insurance").reason) == ("R8", "insurance-over")
    assert refused(state, "0: even money").reason == "no-blackjack"
    assert refused(state, "0: bet 10").clause == "R5"


# ---- surrender ----


@clause(SLUG, "R25", "R30", "E13")
def test_early_surrender_is_asked_round_the_boxes_without_blackjack() -> None:
    state = boxes("10S 6D", "AS KD", "10H 5D", upcard="KS", stock="AD", surrender="early")
    assert state.view(0).phase == "surrender"
    assert texts(state) == {"surrender", "no surrender"}
    assert refused(state, "0: hit").clause == "R8"
    play(state, "0: surrender")
    assert state.actors() == (2,)
    assert state.view(0).totals[0] == 995
    play(state, "2: doorspelen")
    assert texts(state) == {"pass", "hit"}
    assert refused(state, "2: surrender").clause == "R25"
    play(state, "2: pass")
    assert bank(state) == "KS AD"
    assert net(state) == (-5, 0, -10)


@clause(SLUG, "R26", "E13")
@pytest.mark.parametrize(("upcard", "second", "won"), [("9S", "", -5), ("KS", "AH", -10), ("KS", "8H", -5)])
def test_late_surrender_counts_if_the_bank_has_no_blackjack(upcard: str, second: str, won: int) -> None:
    state = play(boxes("10S 6D", upcard=upcard, stock=second), "0: surrender")
    assert net(state) == (won,)
    assert bank(state) == f"{upcard} {second}".strip()


@clause(SLUG, "R26")
def test_late_surrender_is_a_first_decision_on_an_unsplit_hand() -> None:
    state = play(boxes("8S 8D", upcard="9S", stock="2D"), "0: split")
    assert "surrender" not in texts(state)
    assert refused(state, "0: surrender").clause == "R26"


@clause(SLUG, "R25", "R26", "R27", "P1")
def test_surrender_may_be_agreed_away() -> None:
    state = boxes("10S 6D", surrender="none")
    assert texts(state) == {"pass", "hit"}
    assert (refused(state, "0: surrender").clause, refused(state, "0: surrender").reason) == ("R26", "no-surrender")
    state = play(boxes("10S 6D", upcard="AC", surrender_vs_ace=False), "0: no")
    assert refused(state, "0: surrender").clause == "R27"
    state = play(boxes("10S 6D", upcard="AC", surrender_vs_ace=False, surrender="early"), "0: no")
    assert state.view(0).phase == "turns"
    assert (refused(state, "0: surrender").clause, refused(state, "0: surrender").reason) == (
        "R27",
        "no-surrender-against-ace",
    )
    state = play(boxes("10S 6D", upcard="AC", surrender="early"), "0: no")
    assert state.view(0).phase == "surrender"


@clause(SLUG, "R8", "R11")
@pytest.mark.parametrize("answer", ["no surrender", "no insurance", "no even money"])
def test_in_a_turn_there_is_no_question_to_say_no_to(answer: str) -> None:
    refusal = refused(play(boxes("10S 6D", upcard="AC"), "0: no insurance"), f"0: {answer}")
    assert (refusal.clause, refusal.reason) == ("R11", "not-offered")


# ---- the bank ----


@clause(SLUG, "R28", "E5")
@pytest.mark.parametrize(
    ("upcard", "stock", "cards", "won"),
    [
        ("6S", "5D 5C 2H 9D", "6S 5D 5C 2H", 10),
        ("10D", "6C 8S 9D", "10D 6C 8S", 10),
        ("10D", "7C 8S", "10D 7C", 10),
        ("7S", "AD 9D", "7S AD", 10),
        ("2S", "AD 3D AC 9D", "2S AD 3D AC", 10),
        ("5S", "AD 9D 5D", "5S AD 9D 5D", 0),
    ],
)
def test_the_bank_draws_to_17_soft_or_hard(upcard: str, stock: str, cards: str, won: int) -> None:
    state = play(boxes("10S KH", upcard=upcard, stock=stock), "0: pass")
    assert bank(state) == cards
    assert net(state) == (won,)


@clause(SLUG, "R28", "E5")
def test_the_bank_stops_on_soft_17() -> None:
    state = play(boxes("10S 7H", upcard="AS", stock="6D 4C"), "0: no", "0: pass")
    assert bank(state) == "AS 6D" and net(state) == (0,)


@clause(SLUG, "R29")
def test_the_bank_draws_only_as_far_as_needed() -> None:
    state = play(boxes("10S 6H", upcard="KD", stock="QH AC"), "0: hit")  # bust
    assert bank(state) == "KD"
    state = play(boxes("10S 6H", upcard="AD", stock="QH 2C KC"), "0: insurance", "0: hit")
    assert bank(state) == "AD 2C" and net(state) == (-15,)  # the second card only
    state = play(boxes("10S 6H", "AS KH", upcard="KD", stock="QH 2C KC"), "0: hit")
    assert bank(state) == "KD 2C" and net(state) == (-10, 15)
    state = boxes("AS KH", upcard="9D")
    assert bank(state) == "9D"


# ---- the settlement ----


@clause(SLUG, "S1", "E6")
@pytest.mark.parametrize(("mine", "second", "won"), [("9H", "9S", 0), ("8H", "KS", -10), ("KH", "8S", 10)])
def test_the_higher_total_wins_and_equal_ones_stand_off(mine: str, second: str, won: int) -> None:
    assert net(play(boxes(f"10S {mine}", upcard="10D", stock=second), "0: pass")) == (won,)


@clause(SLUG, "S1", "R15", "E7", "E8")
@pytest.mark.parametrize(
    ("held", "card", "upcard", "stock", "won"),
    [
        ("6S 5H", "KD", "10C", "QC", 20),
        ("AS 8H", "2D", "10C", "7C", -20),
        ("AS 8H", "2D", "10C", "6C KH", 20),
    ],
)
def test_a_doubled_hand_wins_or_loses_twice_the_bet(held: str, card: str, upcard: str, stock: str, won: int) -> None:
    state = boxes(held, upcard=upcard, stock=f"{card} {stock}")
    play(state, "0: double")
    assert net(state) == (won,) and state.view(0).totals == (1000 + won,)


@clause(SLUG, "S1", "E14")
@pytest.mark.parametrize(("takes", "won"), [("all", -20), ("original_only", -10)])
def test_the_banks_blackjack_beats_a_doubled_21(takes: str, won: int) -> None:
    state = boxes("6S 5H", upcard="10S", stock="KD AD", bank_bj_takes=takes)
    assert net(play(state, "0: double")) == (won,)


@clause(SLUG, "S1")
@pytest.mark.parametrize(("takes", "won"), [("all", -30), ("original_only", -10)])
def test_the_banks_blackjack_takes_split_and_doubled_hands_or_the_first_bet(takes: str, won: int) -> None:
    state = boxes("8S 8H", upcard="10S", stock="3D 9C 10D AD", bank_bj_takes=takes)
    assert net(play(state, "0: split", "0: double", "0: pass")) == (won,)


@clause(SLUG, "S1", "R13")
def test_bust_hands_stay_lost_where_only_the_original_bet_is_taken() -> None:
    state = boxes("8S 8H", upcard="10S", stock="10D 2D 3C 10H KH AD", bank_bj_takes="original_only")
    play(state, "0: split", "0: pass")
    assert refused(state.copy(), "0: split").clause == "R18"
    play(state, "0: hit", "0: hit")  # 8 2 3 10: the second hand is bust
    assert net(state) == (-20,)


@clause(SLUG, "S1", "S2")
@pytest.mark.parametrize(("stock", "won"), [("AC", 0), ("5C 6D", 15)])
def test_blackjack_beats_21_of_three_cards_and_stands_off_with_blackjack(stock: str, won: int) -> None:
    assert net(play(boxes("AS KH", "10H 9H", upcard="10S", stock=stock), "1: pass"))[0] == won


@clause(SLUG, "S1", "S2", "S3", "R9", "R21", "R23", "R24", "R25", "R26", "E6", "E7", "E8", "E10", "E11", "E13", "E14")
@pytest.mark.parametrize(
    ("bank_total", "box", "won"),
    [
        (20, Box(10, (HandEnd(22),)), -10),
        (20, Box(10, (HandEnd(21, blackjack=True),)), 15),
        (21, Box(10, (HandEnd(21, blackjack=True),)), 15),
        ("BJ", Box(10, (HandEnd(21, blackjack=True),)), 0),
        ("BJ", Box(10, (HandEnd(21, blackjack=True),), even_money=True), 10),
        (17, Box(10, (HandEnd(21, blackjack=True),), even_money=True), 10),
        ("BJ", Box(10, (HandEnd(21),)), -10),
        ("BJ", Box(10, (HandEnd(21, doubled=True), HandEnd(18))), -30),
        (22, Box(10, (HandEnd(12),)), 10),
        (18, Box(10, (HandEnd(19),)), 10),
        (18, Box(10, (HandEnd(18),)), 0),
        (18, Box(10, (HandEnd(17),)), -10),
        (19, Box(10, (HandEnd(20, doubled=True), HandEnd(18))), 10),
        (18, Box(10, (HandEnd(21), HandEnd(16))), 0),
        (20, Box(2, (HandEnd(16),), surrender="late"), -1),
        ("BJ", Box(10, (HandEnd(16),), surrender="late"), -10),
        ("BJ", Box(10, (HandEnd(20),), insured=True), 0),
        (18, Box(10, (HandEnd(20),), insured=True), 5),
        (18, Box(2, (HandEnd(21, blackjack=True),)), 3),
    ],
)
def test_the_table_of_results(bank_total: "int | str", box: Box, won: int) -> None:
    natural = bank_total == "BJ"
    result = Result(21 if isinstance(bank_total, str) else bank_total, (box,), natural)
    assert game().settle(result) == (won,)


@clause(SLUG, "S1", "R15")
def test_a_doubled_hand_that_is_bust_loses_twice_the_bet() -> None:
    result = Result(20, (Box(10, (HandEnd(26, doubled=True),)),))
    assert game(double_rule="any_two").settle(result) == (-20,)
    with pytest.raises(ValueError, match="no doubled hand counts 26"):
        game().settle(result)  # 9, 10 or 11 and one card


@clause(SLUG, "R25", "S1")
def test_early_surrender_costs_half_also_against_blackjack() -> None:
    result = Result(21, (Box(10, (HandEnd(16),), surrender="early"), None), True)
    assert game(surrender="early").settle(result) == (-5, 0)


@pytest.mark.parametrize(
    "result",
    [
        Result(20, ()),
        Result(20, (None,) * 8),
        Result(27, (None,)),
        Result(20, (None,), True),
        Result(16, (Box(10, (HandEnd(18),)),)),
        Result(18, (Box(11, (HandEnd(18),)),)),
        Result(18, (Box(502, (HandEnd(18),)),)),
        Result(18, (Box(10, ()),)),
        Result(18, (Box(10, (HandEnd(18),) * 5),)),
        Result(18, (Box(10, (HandEnd(31),)),)),
        Result(18, (Box(10, (HandEnd(20, blackjack=True),)),)),
        Result(18, (Box(10, (HandEnd(20),), even_money=True),)),
        Result(18, (Box(10, (HandEnd(21, blackjack=True),), insured=True),)),
        Result(18, (Box(10, (HandEnd(16),), surrender="early"),)),
        Result(18, (Box(10, (HandEnd(16), HandEnd(16)), surrender="late"),)),
    ],
)
def test_a_score_desk_refuses_what_cannot_be(result: Result) -> None:
    with pytest.raises(ValueError):
        game().settle(result)


@clause(SLUG, "R17")
def test_a_score_desk_knows_whether_split_hands_are_doubled() -> None:
    result = Result(19, (Box(10, (HandEnd(20, doubled=True), HandEnd(18))),))
    assert game().settle(result) == (10,)
    with pytest.raises(ValueError, match="no doubling after a split"):
        game(double_after_split=False).settle(result)


@clause(SLUG, "T4")
def test_every_choice_says_what_is_at_stake() -> None:
    state = boxes("5S 5H", upcard="9C")
    stakes = {move["verb"]: move.get("stake") for move in wire_moves(state)}
    assert stakes == {
        "pass": None,
        "hit": None,
        "double": {"key": "double", "chips": 20},
        "split": {"key": "split", "chips": 10},
        "surrender": {"key": "surrender", "loses": 5},
    }
    moves = wire_moves(boxes("5S 5H", upcard="AC"))
    assert moves[0]["stake"] == {"key": "insurance", "wins": 10, "loses": 5}
    moves = wire_moves(boxes("AS KH", upcard="AC"))
    assert [move["stake"] for move in moves] == [
        {"key": "even-money", "wins": 10},
        {"key": "no-even-money", "wins": 15},
    ]


def wire_moves(state: troef.State) -> Any:
    return view_dict(state.game, state.view(0))["moves"]


# ---- what holds in every match ----

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "decks": st.integers(1, 6),
        "shuffle": st.sampled_from(["shoe", "each_round"]),
        "reshuffle_at": st.sampled_from([0.3, 0.4, 0.5]),
        "starting_chips": st.integers(2, 60),
        "max_bet": st.sampled_from([2, 10, 40]),
        "double_rule": st.sampled_from(["9_10_11", "any_two"]),
        "double_after_split": st.booleans(),
        "split_rule": st.sampled_from(["value", "rank"]),
        "max_hands": st.sampled_from([2, 3, 4, "unlimited"]),
        "split_aces": st.sampled_from(["one_card", "ace_is_11"]),
        "resplit_aces": st.booleans(),
        "insurance": st.booleans(),
        "surrender": st.sampled_from(["none", "early", "late"]),
        "surrender_vs_ace": st.booleans(),
        "bank_bj_takes": st.sampled_from(["all", "original_only"]),
    },
)


@clause(SLUG, "S1", "S3", "R4", "R31")
@examples(40)
@given(options=OPTIONS, seats=st.integers(1, 7), seed=st.integers(0, 10**6))
def test_chips_change_by_what_the_table_of_results_says(options: dict[str, Any], seats: int, seed: int) -> None:
    """Every finished round is settled again from the cards alone, and chips and cards are where they should be."""
    play_and_settle_again(game(rounds=6, **options), seats, seed)


@clause(SLUG, "R4", "S1")
@pytest.mark.parametrize(("options", "seed"), [({"surrender": "early"}, 0), ({"surrender_vs_ace": False}, 0), ({}, 3)])
def test_a_round_may_end_with_the_cards_of_a_new_shoe(options: dict[str, Any], seed: int) -> None:
    """The shoe runs out while the bank draws. It is shuffled, the bank goes on, and the next round's bets are asked:
    the round must be looked at before anybody bets again."""
    ends = play_and_settle_again(game(rounds=6, decks=1, reshuffle_at=0.3, **options), 6, seed)
    assert "deal" in ends


def play_and_settle_again(rules: troef.Game, seats: int, seed: int) -> list[str]:
    """Play a match at random and settle each round again; what each round ended with: a move or a deal."""
    state = rules.start(seats)
    rng, dealer = troef.Rng(seed), troef.SeededDealer(seed)
    chips = [state.game.options.starting_chips] * seats
    moves: list[tuple[int, str]] = []
    ends: list[str] = []
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            done = "deal"
        else:
            seat = state.actors()[0]
            move = state.legal(seat)[rng.below(len(state.legal(seat)))]
            moves.append((seat, state.game.show(move)))
            state.play(seat, move)
            done = "move"
        assert_cards_are_somewhere(state)
        view = state.view(0)
        if len(view.sheet) > len(ends):
            ends.append(done)
            cells = view.sheet[-1].cells
            assert cells == settled_again(view, moves, seats, state.game)
            chips = [had + won for had, won in zip(chips, cells, strict=True)]
            assert view.totals == tuple(chips) and min(chips) >= 0
            moves = []
    return ends


def assert_cards_are_somewhere(state: troef.State) -> None:
    zones = state.view(troef.REFEREE).zones
    stocked = sum(len(zone.cards) + zone.hidden for zone in zones)
    assert stocked == 52 * state.game.options.decks or (state.awaits_deal and stocked)


POINTS = {"A": 1, "J": 10, "Q": 10, "K": 10}


def counted(cards: list[str], fixed: int = 0) -> int:
    """A total, from the texts of cards; the first aces, this many, are fixed at 1."""
    points = [POINTS.get(card[:-1]) or int(card[:-1]) for card in cards]
    free = points[fixed:].count(1)
    return sum(points) + (10 if free and sum(points) <= 11 else 0)


def settled_again(view: troef.View, moves: list[tuple[int, str]], seats: int, game: troef.Game) -> tuple[int, ...]:
    """What a round changed, by `settle`, from the open cards and what was said."""
    options = game.options
    zones: Any = view_dict(game, view)["zones"]
    facts: dict[str, Any] = {zone["id"]: zone for zone in zones}
    bank_cards = facts["bank"]["cards"]
    natural = len(bank_cards) == 2 and counted(bank_cards) == 21
    boxes: list[Box | None] = []
    for seat in range(seats):
        said = [text for who, text in moves if who == seat]
        bets = [int(text.split()[1]) for text in said if text.startswith("bet ")]
        hands = [facts[name] for name in facts if name == f"hand-{seat}" or name.startswith(f"hand-{seat}-")]
        if not bets or not hands[0]["cards"]:
            boxes.append(None)
            continue
        ends = [hand_end(hand, bets[0], len(hands) > 1, options) for hand in hands]
        kind = options.surrender if "surrender" in said else ""
        boxes.append(Box(bets[0], tuple(ends), "insurance" in said, "even money" in said, kind))
    compared = any(
        hand.total <= 21 and not hand.blackjack for box in boxes if box and not box.surrender for hand in box.hands
    )
    total = counted(bank_cards) if bank_cards else 2
    assert total >= 17 if compared else len(bank_cards) <= 2
    return game.settle(Result(max(total, 2), tuple(boxes), natural))


def hand_end(zone: dict[str, Any], bet: int, split: bool, options: Any) -> HandEnd:
    cards, doubled = zone["cards"], zone["amount"] == 2 * bet
    split_ace = split and cards[0].startswith("A")
    if split_ace and options.split_aces == "ace_is_11":
        return HandEnd(11 + sum(POINTS.get(card[:-1]) or int(card[:-1]) for card in cards[1:]), doubled)
    fixed = 2 if doubled and options.double_rule == "9_10_11" else 0
    if fixed:
        points = counted(cards[:2]) - (10 if any(card[0] == "A" for card in cards[:2]) else 0)
        last = counted(cards[2:])
        if cards[2].startswith("A"):
            last = 11 if points + 11 <= 21 else 1
        return HandEnd(points + last, True)
    return HandEnd(counted(cards), doubled, not split and len(cards) == 2 and counted(cards) == 21)


@clause(SLUG, "S1")
def test_the_codes_of_results_are_those_of_the_table() -> None:
    assert judge(16, False, True, True, 20, False, False) == GIVEN_UP
    assert judge(20, False, False, True, 20, False, False) == STAND_OFF
    assert judge(21, False, False, True, 21, True, False) == LOST
