"""Blackjack by the book: values, shoe, bets, the deal and the players' turns."""

from typing import Any

import pytest
from blackjack_positions import SLUG, bank, bet, boxes, cards, game, net, score, total

import troef
from clauses import clause
from playing import lay, play, refused, texts
from troef.cards.card import card_text
from troef.core.moves import TIMEOUT
from troef.core.options import OptionError
from troef.core.view import TIMEKEEPER
from troef.core.wire import view_dict

SOCIAL = {"T1": "it is played for chips, which is all that the table knows"}


# ---- options and pack ----


def test_the_options_are_those_of_the_book() -> None:
    options = game().options
    assert (options.decks, options.shuffle, options.reshuffle_at, options.rounds) == (6, "shoe", 0.5, 20)
    assert (options.starting_chips, options.min_bet, options.max_bet) == (1000, 2, 500)
    assert (options.double_rule, options.double_after_split) == ("9_10_11", True)
    assert (options.split_rule, options.max_hands, options.split_aces, options.resplit_aces) == (
        "value",
        4,
        "one_card",
        True,
    )
    assert (options.insurance, options.surrender, options.surrender_vs_ace) == (True, "late", True)
    assert (options.bank_bj_takes, options.show_counts) == ("all", False)


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        ("reshuffle_at", "0,4", 0.4),
        ("reshuffle_at", 0.3, 0.3),
        ("reshuffle_at", ".45", 0.45),
        ("max_hands", "unlimited", "unlimited"),
        ("max_hands", 2, 2),
        ("max_hands", "3", 3),
        ("starting_chips", 1001, 1001),
    ],
)
def test_options_are_read_as_people_write_them(name: str, value: object, read: object) -> None:
    assert getattr(game(**{name: value}).options, name) == read


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("decks", bad) for bad in (0, 7, "six")],
        *[("reshuffle_at", bad) for bad in (0.29, 0.51, "half", True, None, "1e-1", "0.3333333")],
        *[("min_bet", bad) for bad in (0, 1, 3, -2)],
        *[("max_bet", bad) for bad in (1, 501, 10**9)],
        *[("max_hands", bad) for bad in (1, 5, "none", True, 2.0)],
        *[("rounds", bad) for bad in (0, 1001)],
        ("starting_chips", 1),
        ("surrender", "never"),
        ("split_aces", "two_cards"),
    ],
)
def test_options_that_the_book_does_not_have_are_refused(name: str, value: object) -> None:
    with pytest.raises(OptionError):
        game(**{name: value})


@pytest.mark.parametrize("options", [{"min_bet": 10, "max_bet": 8}, {"starting_chips": 5, "min_bet": 10}])
def test_nobody_could_bet_so(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        game(**options)


def test_one_to_seven_can_play_it() -> None:
    for seats in (0, 8):
        with pytest.raises(ValueError, match="1 to 7"):
            game().start(seats)


@pytest.mark.parametrize("decks", [1, 2, 6])
def test_the_shoe_has_up_to_six_packs(decks: int) -> None:
    pack = game(decks=decks).start(1).pack()
    assert len(pack) == len(set(pack)) == 52 * decks
    texts_of = [card_text(card) for card in pack]
    assert {texts_of.count(text) for text in texts_of} == {decks}


def test_a_shoe_of_six_packs_can_be_laid_and_wrong_ones_are_refused() -> None:
    state = game().start(1)
    order = game().arrange(seats=1, shoe=" ".join(["AS"] * 6))
    state.deal(order)
    assert [card_text(card) for card in order[:7]] == ["AS"] * 6 + ["2C"]
    with pytest.raises(troef.DealError, match="more often"):
        game().arrange(seats=1, shoe=" ".join(["AS"] * 7))
    with pytest.raises(troef.DealError, match="twice"):
        game().start(1).deal([order[0], *order[:-1]])
    for twice in ({"bank": "AS", "upcard": "KS"}, {"hands": {0: "AS"}, "shoe": "KS KH"}):
        with pytest.raises(troef.DealError, match="named already"):
            game().arrange(seats=1, **twice)


# ---- values ----


@clause(SLUG, "R1", "R2", "E1")
@pytest.mark.parametrize(
    ("held", "counts"),
    [("AS 6H", "7/17"), ("9C 7H", "16"), ("AS AH", "2/12"), ("QD JC", "20"), ("5C 2D", "7")],
)
def test_an_ace_is_11_where_it_can_be(held: str, counts: str) -> None:
    assert total(boxes(held)) == counts


@clause(SLUG, "R1", "R2", "E1")
@pytest.mark.parametrize(
    ("held", "drawn", "counts"),
    [("AS 6H", "10D", "17"), ("AS AH", "9D", "21"), ("10S 6H", "6D", "22"), ("AS 2H", "3D", "6/16")],
)
def test_totals_with_a_third_card(held: str, drawn: str, counts: str) -> None:
    state = play(boxes(held, upcard="10C", stock=f"{drawn} 8C"), "0: hit")
    assert total(state) == counts


@clause(SLUG, "R3", "R10")
def test_blackjack_is_an_ace_with_a_ten_card_and_has_no_turn() -> None:
    state = boxes("AS KD", "10H AC", "7S 7C", upcard="9D")
    assert [state.view(0).badge(seat, "result") for seat in range(3)] == ["blackjack", "blackjack", None]
    assert state.actors() == (2,)


# ---- the shoe ----


def in_rounds(state: troef.State, count: int) -> list[tuple[int, bool]]:
    """The cards left in the shoe after each round of bets of 2 and passes, and whether a shuffle is due."""
    found = []
    for number in range(count):
        if state.awaits_deal:
            state.deal(troef.SeededDealer(number).next(state.pack()))
        for seat in range(int(state.seats)):
            play(state, f"{seat}: bet 2")
        while state.actors() and state.view(0).phase != "betting":
            seat = state.actors()[0]
            play(state, f"{seat}: pass" if state.view(0).phase == "turns" else f"{seat}: no")
        found.append((state.view(0).zone("stock").hidden, bool(state.awaits_deal)))
    return found


@clause(SLUG, "R4")
@pytest.mark.parametrize(("reshuffle_at", "few"), [("0.5", 52), ("0.3", 31), ("0.35", 36)])
def test_the_shoe_is_shuffled_before_a_round_when_it_runs_low(reshuffle_at: str, few: int) -> None:
    found = in_rounds(game(decks=2, reshuffle_at=reshuffle_at, rounds=40).start(3), 39)
    assert all(due == (left <= few) for left, due in found)
    assert any(due for _, due in found)


@clause(SLUG, "R4")
@pytest.mark.parametrize("shuffle", ["each_round", "continuous"])
def test_other_tables_shuffle_every_round(shuffle: str) -> None:
    assert all(due for _, due in in_rounds(game(shuffle=shuffle, rounds=10).start(2), 9))


@clause(SLUG, "R4")
def test_an_empty_shoe_is_filled_with_what_is_not_on_the_table() -> None:
    state = game(decks=1, reshuffle_at="0.3", surrender="none", insurance=False).start(7)
    for number in range(400):  # everybody takes cards until the shoe runs out in the middle of a round
        if state.awaits_deal and len(state.pack()) < 52:
            break
        if state.awaits_deal:
            state.deal(troef.SeededDealer(number).next(state.pack()))
        else:
            seat = state.actors()[0]
            play(state, f"{seat}: bet 2" if state.view(0).phase == "betting" else f"{seat}: hit")
    before = lying(state)
    assert sorted([*state.pack(), *before]) == sorted(game(decks=1).pack(7))
    assert state.view(0).zone("stock").hidden == 0
    fresh = state.pack()
    state.deal(fresh)
    assert sorted(lying(state)) == sorted([*before, *fresh[: len(lying(state)) - len(before)]])
    assert state.view(0).phase == "turns" and len(lying(state)) > len(before)


def lying(state: troef.State) -> list[int]:
    """The cards on the table."""
    return [card for zone in state.view(0).zones if zone.kind in ("board", "hand", "meld") for card in zone.cards]


@clause(SLUG, "R4")
def test_when_all_cards_lie_on_the_table_hands_end() -> None:
    state = boxes("2S 3H", decks=1)
    table: Any = state.table
    table.shoe = table.shoe[: int(table.drawn)]
    assert texts(state) == {"pass", "surrender"}
    assert (refused(state, "0: hit").clause, refused(state, "0: hit").reason) == ("R4", "no-cards")
    assert net(play(state, "0: pass")) == (-10,)  # 5 against 9


# ---- bets ----


@clause(SLUG, "R5", "R30", "T4")
def test_everybody_bets_an_even_number_within_the_limits() -> None:
    state = lay(game(min_bet=10, max_bet=20, starting_chips=15), 2)
    assert texts(state) == {"bet 10", "bet 12", "bet 14"}
    assert view_dict(state.game, state.view(0))["moves"] == [
        {"text": "bet 10", "verb": "bet", "amount": {"min": 10, "max": 14, "step": 2}}
    ]
    for amount, reason in ((11, "bet-odd"), (8, "bet-too-small"), (22, "bet-too-big"), (16, "bet-above-chips")):
        refusal = refused(state, f"0: bet {amount}")
        assert (refusal.clause, refusal.reason) == ("R5", reason)
    assert refused(state, "0: hit").clause == "R8"
    play(state, "0: inzet 12")
    assert state.actors() == (1,)
    play(state, "1: BET(10)")
    assert refused(state, f"{state.actors()[0]}: bet 10").reason != ""


@clause(SLUG, "R31")
def test_who_has_too_few_chips_sits_out() -> None:
    state = boxes("10S 5C", "10H 10C", upcard="10D", stock="QH 9C", bets=(10, 2), starting_chips=10)
    play(state, "0: hit", "1: pass")
    assert state.view(0).totals == (0, 12)
    assert state.actors() == (1,)
    assert state.view(0).badge(0, "out") is True
    play(state, "1: bet 2")
    assert state.view(0).zone("hand-0").cards == []


@clause(SLUG, "R31")
def test_the_match_ends_after_its_rounds_or_when_nobody_can_bet() -> None:
    state = play(boxes("10S 5C", upcard="9D", stock="QH", bets=(10,), starting_chips=10), "0: hit")
    assert state.outcome() == troef.Outcome((0,), (0,), "broke")
    state = play(boxes("10S 9C", "10H 9H", upcard="9D", stock="10C", rounds=1), "0: pass", "1: pass")
    assert state.outcome() == troef.Outcome((1000, 1000), (0, 1), "rounds")


# ---- the deal ----


@clause(SLUG, "R6", "R7", "E15")
def test_a_card_to_every_box_one_to_the_bank_and_a_second_to_every_box() -> None:
    state = lay(game(), 2, shoe="2S 3S 4S 5S 6S")
    bet(state, 10, 10)
    view = state.view(troef.SPECTATOR)
    assert cards(view, "hand-0") == "2S 5S"
    assert cards(view, "hand-1") == "3S 6S"
    assert cards(view, "bank") == "4S"
    assert view.zone("stock").hidden == 312 - 5


@clause(SLUG, "R7")
def test_box_1_is_first_whoever_is_said_to_deal() -> None:
    assert lay(game(), 3, 2).actors() == (0,)


@clause(SLUG, "R9", "E2")
@pytest.mark.parametrize(
    ("upcard", "second", "won"),
    [("9C", "", 15), ("KH", "AH", 0), ("KH", "7H", 15), ("AH", "QC", 0), ("AH", "6C", 15)],
)
def test_blackjack_is_paid_at_once_or_waits_for_the_bank(upcard: str, second: str, won: int) -> None:
    state = boxes("AS KD", upcard=upcard, stock=second)
    if upcard == "AH":
        play(state, "0: no even money")
    assert net(state) == (won,)
    assert bank(state) == f"{upcard} {second}".strip()


@clause(SLUG, "R8", "R9")
def test_a_blackjack_is_paid_before_the_others_play() -> None:
    state = boxes("AS KD", "10S 6C", upcard="6D")
    assert state.view(1).totals == (1015, 990)
    assert state.actors() == (1,)


# ---- a turn ----


@clause(SLUG, "R11", "R15", "R18", "R26", "E9")
@pytest.mark.parametrize(
    ("held", "may"),
    [
        ("6S 6H", {"pass", "hit", "split", "surrender"}),
        ("AS 8H", {"pass", "hit", "double", "surrender"}),
        ("AS 9H", {"pass", "hit", "double", "surrender"}),
        ("AS 7H", {"pass", "hit", "surrender"}),
        ("AS AH", {"pass", "hit", "split", "surrender"}),
        ("10S KH", {"pass", "hit", "split", "surrender"}),
        ("5S 5H", {"pass", "hit", "double", "split", "surrender"}),
        ("4S 5H", {"pass", "hit", "double", "surrender"}),
        ("6S 5H", {"pass", "hit", "double", "surrender"}),
        ("6S 2H", {"pass", "hit", "surrender"}),
        ("7S 5H", {"pass", "hit", "surrender"}),
    ],
)
def test_what_two_cards_allow(held: str, may: set[str]) -> None:
    state = boxes(held)
    assert texts(state) == may
    assert {str(move["text"]) for move in view_dict(state.game, state.view(0))["moves"]} == may


@clause(SLUG, "R11", "R12", "R14")
def test_the_boxes_play_clockwise_and_a_third_card_ends_doubling_and_splitting() -> None:
    state = boxes("4S 4H", "10S 9H", upcard="9D", stock="2S 3D")
    play(state, "0: card")
    assert texts(state) == {"pass", "hit"}
    assert refused(state, "0: split").clause == "R14"
    assert refused(state, "0: double").clause == "R14"
    assert refused(state, "0: surrender").clause == "R26"
    play(state, "0: passen")
    assert state.actors() == (1,)
    assert refused(state, "0: hit").reason == "not-your-turn"


@clause(SLUG, "R12", "R13")
def test_a_hand_ends_at_21_and_a_bust_hand_loses_at_once() -> None:
    state = boxes("10S 6H", "9S 5H", "10H 9H", upcard="9D", stock="5C QH")
    play(state, "0: hit")
    assert state.actors() == (1,)
    play(state, "1: hit")
    assert state.actors() == (2,)
    view = state.view(0)
    assert view.badge(1, "result") == "bust" and view.badge(1, "net") == -10
    assert view.badge(0, "result") is None


@clause(SLUG, "R15", "R16", "E7", "E8", "T2")
@pytest.mark.parametrize(
    ("held", "card", "counts"),
    [
        ("6S 5H", "KD", "21"),
        ("5S 5H", "AD", "21"),
        ("AS 8H", "2D", "11"),
        ("AS 8H", "AD", "20"),
        ("AS 9H", "AD", "21"),
        ("AS 9H", "10D", "20"),
        ("6S 3H", "AD", "20"),
        ("6S 3H", "2D", "11"),
    ],
)
def test_a_doubled_hand_gets_one_card(held: str, card: str, counts: str) -> None:
    state = play(boxes(held, upcard="10C", stock=f"{card} 10H"), "0: double")
    view = state.view(0)
    assert view.badge(0, "total") == counts
    assert view.phase == "betting"
    assert view.zone("hand-0").mark == 2


@clause(SLUG, "R15", "P1")
@pytest.mark.parametrize(("held", "counts"), [("7S 5H", "12"), ("AS 7H", "8/18"), ("AS AH", "2/12"), ("6S 2H", "8")])
def test_doubling_another_total_is_refused(held: str, counts: str) -> None:
    refusal = refused(boxes(held), "0: double")
    assert (refusal.clause, refusal.facts) == ("R15", {"total": counts})


@clause(SLUG, "R15", "R16")
def test_where_any_two_cards_may_be_doubled_aces_count_as_usual() -> None:
    state = boxes("AS 8H", upcard="10C", stock="2D 10H", double_rule="any_two")
    assert total(play(state, "0: double")) == "21"
    state = boxes("7S 5H", "AS AH", upcard="10C", double_rule="any_two")
    assert "double" in texts(state)


@clause(SLUG, "R18", "P1")
def test_splitting_needs_equal_cards() -> None:
    refusal = refused(boxes("8S 9H"), "0: split")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R18", "no-pair", {"cards": ["8S", "9H"]})
    by_rank = boxes("10S KH", split_rule="rank")
    assert "split" not in texts(by_rank)
    assert refused(by_rank, "0: split").reason == "no-pair-by-rank"
    assert "split" in texts(boxes("KS KH", split_rule="rank"))


@clause(SLUG, "R18", "R19", "R17", "E10")
def test_two_eights_split_and_doubled() -> None:
    state = boxes("8S 8H", upcard="9C", stock="3D 9D 10D 10H")
    play(state, "0: split")
    view = state.view(0)
    assert cards(view, "hand-0") == "8S 3D" and cards(view, "hand-0-2") == "8H"
    assert view.fact("active-hand") == 1 and view.badge(0, "bet") == 20
    play(state, "0: double")
    view = state.view(0)
    assert cards(view, "hand-0-2") == "8H 10D" and view.fact("active-hand") == 2
    play(state, "0: pass")
    assert bank(state) == "9C 10H"
    assert net(state) == (10,)


@clause(SLUG, "R17")
def test_no_doubling_after_a_split_where_that_is_agreed() -> None:
    state = play(boxes("8S 8H", stock="3D", double_after_split=False), "0: split")
    assert texts(state) == {"pass", "hit"}
    assert (refused(state, "0: double").clause, refused(state, "0: double").reason) == ("R17", "no-double-after-split")


@clause(SLUG, "R20")
@pytest.mark.parametrize("most", [2, 3, 4, "unlimited"])
def test_equal_cards_may_be_split_again_up_to_so_many_hands(most: "int | str") -> None:
    state = boxes("8S 8H", upcard="9C", stock=" ".join(["8D"] * 6 + ["8C"] * 6), max_hands=most)
    hands = 1
    while "split" in texts(state):
        play(state, "0: split")
        hands += 1
        if hands > 6:
            break
    assert hands == (7 if most == "unlimited" else most)
    if most != "unlimited":
        assert refused(state, "0: split").clause == "R20"


@clause(SLUG, "R20", "R19")
def test_hands_lie_and_are_played_in_the_order_of_splitting() -> None:
    state = boxes("8S 8H", upcard="9C", stock="8D 2C 3C 4C 10H")
    play(state, "0: split", "0: split")
    view = state.view(0)
    assert [cards(view, name) for name in ("hand-0", "hand-0-2", "hand-0-3")] == ["8S 2C", "8D", "8H"]
    play(state, "0: pass")
    assert cards(state.view(0), "hand-0-2") == "8D 3C"
    play(state, "0: pass")
    assert cards(state.view(0), "hand-0-3") == "8H 4C"


@clause(SLUG, "R21", "R12")
def test_after_a_split_ace_and_ten_are_21_and_no_blackjack() -> None:
    state = boxes("10S KH", upcard="10C", stock="AD 5H QH 9D")
    play(state, "0: split")
    assert state.view(0).fact("active-hand") == 2  # 21 ends the first hand
    play(state, "0: hit")
    assert bank(state) == "10C 9D" and net(state) == (0,)  # +10 and −10


@clause(SLUG, "R22", "E11")
def test_split_aces_get_one_card_each() -> None:
    state = play(boxes("AS AH", upcard="10C", stock="KD 5C 8H"), "0: split")
    assert state.view(0).phase == "betting"
    assert score(state) == "21 + 16"
    assert net(state) == (0,)


@clause(SLUG, "R22", "R17", "R20")
def test_an_ace_on_a_split_ace_may_be_split_but_takes_no_card() -> None:
    state = play(boxes("AS AH", upcard="10C", stock="AD 5C 8H 9C 7C"), "0: split")
    assert texts(state) == {"pass", "split"}
    assert refused(state, "0: hit").clause == "R22"
    assert refused(state, "0: double").clause == "R17"
    again = play(state.copy(), "0: pass")
    assert score(again) == "12 + 16"
    play(state, "0: split")
    assert score(state) == "16 + 19 + 20"


@clause(SLUG, "R22")
def test_aces_are_split_once_where_that_is_agreed() -> None:
    state = play(boxes("AS AH", upcard="10C", stock="AD 5C 8H", resplit_aces=False), "0: split")
    assert score(state) == "12 + 16"
    state = boxes("AS AH", upcard="10C", stock="AD 5C", resplit_aces=False, split_aces="ace_is_11")
    assert refused(play(state, "0: split"), "0: split").reason == "no-resplit-of-aces"


@clause(SLUG, "R22", "E12")
def test_a_split_ace_may_always_count_11() -> None:
    state = boxes("AS AH", upcard="10C", stock="5C 6D 9H KD", split_aces="ace_is_11")
    play(state, "0: split")
    assert texts(state) == {"pass", "hit"}
    assert state.view(0).badge(0, "total") == "16 + 11"
    play(state, "0: hit")
    assert state.view(0).badge(0, "total") == "22 + 20"
    assert refused(state, "0: double").clause == "R17"
    play(state, "0: pass")
    assert net(state) == (-10,)  # dead, and 20 against 20


@clause(SLUG, "P2")
def test_without_chips_for_it_there_is_no_double_split_or_insurance() -> None:
    state = boxes("5S 5H", upcard="9C", starting_chips=19, bets=(10,))
    assert texts(state) == {"pass", "hit", "surrender"}
    for word in ("double", "split"):
        refusal = refused(state, f"0: {word}")
        assert (refusal.clause, refusal.facts) == ("P2", {"amount": 10})
    state = boxes("5S 5H", upcard="AC", starting_chips=13, bets=(10,))
    assert refused(state, "0: insurance").clause == "P2"
    assert state.view(0).phase == "turns"


@clause(SLUG, "P3")
def test_whose_time_runs_out_passes_and_declines() -> None:
    state = boxes("10S 2H", "10H AC", upcard="AD", stock="5C 9C", surrender="early")
    for phase in ("insurance", "insurance", "surrender", "turns"):
        assert state.view(0).phase == phase
        assert state.legal(TIMEKEEPER) == [int(TIMEOUT)]
        state.play(TIMEKEEPER, int(TIMEOUT))
    assert net(state) == (-10, 15)
    state.play(TIMEKEEPER, int(TIMEOUT))
    play(state, "1: bet 4")
    assert state.view(0).badge(0, "out") is True and state.view(0).zone("hand-0").cards == []


@clause(SLUG, "T3")
def test_the_table_may_count_the_cards() -> None:
    state = boxes("AS 8H", "10H KC", upcard="AD", show_counts=True)
    assert state.view(0).fact("gone") == "A 2 · 10 2 · 8 1"
    assert boxes("AS 8H").view(0).fact("gone") is None


def test_moves_are_read_as_people_say_them() -> None:
    state = boxes("5S 5H", upcard="9C")
    view = state.view(0)
    for text, meant in (
        ("STAND", "pass"),
        ("passen", "pass"),
        ("kaart", "hit"),
        ("take a card", "hit"),
        ("verdubbelen", "double"),
        ("splitsen", "split"),
        ("late surrender", "surrender"),
        ("SURRENDER_LATE", "surrender"),
        ("ik geef op", "surrender"),
        ("één op één", "even money"),
        ("wachten", "no even money"),
    ):
        assert state.game.show(state.game.parse(text, view)) == meant
    for text in ("bet", "bet ten", "bet 10 20", "hit me twice", "double 10"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text, view)
