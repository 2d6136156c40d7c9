"""Blackjack by the book: options, values, shoe, bets and the deal."""

import pytest
from blackjack_positions import SLUG, bank, bet, boxes, cards, game, net, total

import troef
from clauses import clause
from playing import lay, play, refused, texts
from troef.cards.card import card_text
from troef.core.options import OptionError
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


#: A pack in which seven boxes that split every pair and take cards come to hold every card.
ALL_ON_THE_TABLE = (
    "6C 6S 10C KH AH 4C 8D 10S JH 7C 10H 2D 4S 4D KC 7D KD QD QC 6D JS 5C 2S 5S AD QS "
    "9D 7H JC 9C 8H JD 2H 7S 8C 3D 3C 2C KS 3H AS 3S 9H 9S AC 4H 8S QH 10D 5H 6H 5D"
)


@clause(SLUG, "R4")
def test_when_all_cards_lie_on_the_table_hands_end() -> None:
    rules = game(decks=1, max_hands="unlimited", surrender="none", insurance=False)
    state = bet(lay(rules, 7, shoe=ALL_ON_THE_TABLE), *[2] * 7)
    while state.view(0).zone("stock").hidden:
        play(state, f"{state.actors()[0]}: {'split' if 'split' in texts(state) else 'hit'}")
    assert len(lying(state)) == 52 and state.actors() == (5,)
    assert texts(state) == {"pass"}
    assert (refused(state, "5: hit").clause, refused(state, "5: hit").reason) == ("R4", "no-cards")
    while not state.view(0).sheet:
        play(state, f"{state.actors()[0]}: pass")
    assert bank(state) == "10S"  # there was no card for the bank either


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
