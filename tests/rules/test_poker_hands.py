"""Poker: which hand is better (R23–R25, E1–E3) and who shows (R20–R22, E13)."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from poker_positions import before

import troef
from clauses import clause
from playing import lay, play
from proving import examples
from troef.cards.bits import set_of
from troef.cards.card import card_text
from troef.cards.pack import make_pack
from troef.games.poker.hands import hand_name, hand_strength, strength

#: From high to low, one of each line of the table in R25 and more; equal hands are on one line.
RANKING = [
    ["AS KS QS JS 10S", "AH KH QH JH 10H"],
    ["KS QS JS 10S 9S"],
    ["JC 10C 9C 8C 7C"],
    ["5D 4D 3D 2D AD"],
    ["4C 4D 4H 4S 2C"],
    ["3C 3D 3H 3S AC"],
    ["9C 9D 9H 4S 4C"],
    ["8C 8D 8H AS AC"],
    ["AH KH 4H 3H 2H"],
    ["KS JS 9S 3S 2S"],
    ["KH JH 7H 6H 5H"],
    ["AS KD QD JC 10H"],
    ["QS JH 10D 9S 8C"],
    ["6S 5D 4C 3C 2H"],
    ["5S 4D 3C 2C AH"],
    ["5C 5D 5H 3S 2C"],
    ["4C 4D 4H KS 5C", "4C 4D 4S KS 5C"],
    ["4C 4D 4H QS 9C"],
    ["4C 4D 4H QS 8C"],
    ["QC QD 5H 5S 8C"],
    ["QC QD 5H 5S 4C"],
    ["JC JD 2H 2S 4C"],
    ["10C 10D 9H 9S 8C"],
    ["8C 8D 6H 6S 3C"],
    ["8C 8D 5H 5S KC"],
    ["JC JD AH 9S 3C"],
    ["JC JD AH 8S 7C"],
    ["6C 6D 4H 3S 2C"],
    ["5C 5D AH KS QC"],
    ["AC KD QH JS 2C"],
    ["AC KD 4H 3S 2C"],
    ["AC JD 9H 5S 3C"],
    ["AC 10D 9H 6S 4C"],
    ["7C 5D 4H 3S 2C"],
]


@clause("poker", "R25", "E3")
def test_the_ranking_from_high_to_low() -> None:
    strengths = [[hand_strength(text) for text in line] for line in RANKING]
    assert all(len(set(line)) == 1 for line in strengths)
    assert [line[0] for line in strengths] == sorted({line[0] for line in strengths}, reverse=True)


@clause("poker", "R25", "E3")
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("AS KS QS JS 10S", "royal-flush"),
        ("5D 4D 3D 2D AD", "straight-flush"),
        ("4H 3H 2H AH KH", "flush"),  # no going round the corner
        ("3C 3D 3H 3S AC", "four-of-a-kind"),
        ("9C 9D 9H 4S 4C", "full-house"),
        ("AS KD QD JC 10H", "straight"),
        ("5S 4D 3C 2C AH", "straight"),
        ("2S AD KC QC JH", "high-card"),
        ("4C 4D 4H KS 5C", "three-of-a-kind"),
        ("JC JD 2H 2S 4C", "two-pairs"),
        ("6C 6D 4H 3S 2C", "pair"),
    ],
)
def test_what_a_hand_is_called(text: str, name: str) -> None:
    assert hand_name(hand_strength(text)) == name


@clause("poker", "R24")
@pytest.mark.parametrize(
    ("seven", "five"),
    [
        ("AS AH KS KH QS QH 2C", "AS AH KS KH QS"),  # three pairs: the two highest, the best of the rest beside them
        ("AS AH AC KS KH KC 2C", "AS AH AC KS KH"),  # two threes
        ("9S 9H 9C 9D KS KH KC", "9S 9H 9C 9D KS"),
        ("AH KH QH JH 9H 8H 2H", "AH KH QH JH 9H"),  # seven of a suit
        ("9H 8H 7H 6H 5H AH 10S", "9H 8H 7H 6H 5H"),  # the straight flush, not the higher flush or straight
        ("AS 2S 3C 4D 5H 6C KD", "2S 3C 4D 5H 6C"),
        ("10S JC QD KH AC AD AS", "10S JC QD KH AC"),
        ("5S 5C 5D 2H 2C KS QS", "5S 5C 5D 2H 2C"),
    ],
)
def test_the_best_five_of_seven_count(seven: str, five: str) -> None:
    assert hand_strength(seven) == hand_strength(five)


@clause("poker", "R24", "R25")
@examples(60)
@given(st.permutations(make_pack()).map(lambda pack: pack[:7]))
def test_seven_cards_are_as_good_as_their_best_five(cards: list[int]) -> None:
    assert strength(set_of(list(cards))) == max(strength(set_of(list(five))) for five in combinations(cards, 5))


@clause("poker", "R24")
@examples(30)
@given(st.permutations(make_pack()).map(lambda pack: pack[:7]), st.permutations(range(4)))
def test_suits_never_rank(cards: list[int], suits: list[int]) -> None:
    changed = [suits[card >> 4] * 16 + (card & 15) for card in cards]
    assert strength(set_of(changed)) == strength(set_of(list(cards)))


def showdown(hands: "dict[int, str]", board: str) -> troef.State:
    """Everybody puts in 20 before the flop and checks to the end."""
    state = lay(troef.game("poker"), len(hands), hands=hands, board=board)
    all_call_twenty(state)
    return state


def all_call_twenty(state: troef.State) -> None:
    raised = False
    while not state.awaits_deal and state.outcome() is None:
        seat = state.actors()[0]
        if not raised:
            move, raised = "raise 20", True
        else:
            move = "call" if state.view(seat).fact("to-call") else "check"
        play(state, f"{seat}: {move}")


def won(state: troef.State) -> list[int]:
    view = state.view(troef.SPECTATOR)
    return [view.badge(seat, "wins") or 0 for seat in range(int(state.seats))]


def shown(state: troef.State) -> set[int]:
    """The seats whose cards lie open to everybody."""
    view = state.view(troef.SPECTATOR)
    return {seat for seat in range(int(state.seats)) if view.zone(f"hand-{seat}").cards}


@clause("poker", "R23", "S4", "E1")
def test_three_hands_that_are_worth_the_same_share() -> None:
    state = showdown({0: "KH 9H", 1: "9D 6S", 2: "9C 3C"}, "AC QH QD 9S 6D")
    assert won(state) == [20, 20, 20]


@clause("poker", "R24", "E2")
@pytest.mark.parametrize(
    ("first", "second", "shares"),
    [("KH 7D", "QH 10D", [40, 0]), ("8H 2D", "6H 5D", [20, 20]), ("AS 2C", "AH KD", [20, 20])],
)
def test_four_jacks_on_the_table(first: str, second: str, shares: list[int]) -> None:
    assert won(showdown({0: first, 1: second}, "JH JD JC JS 9S")) == shares


@clause("poker", "R24")
def test_the_table_alone_may_be_the_best_hand() -> None:
    assert won(showdown({0: "2C 3D", 1: "2H 3S"}, "AS KS QS JS 10S")) == [20, 20]


# ---- showing ----


@clause("poker", "R20", "R21", "E13")
def test_the_last_to_raise_on_the_river_shows_first() -> None:
    """Five players, seat 0 deals, 0 and 3 fold. The first to show has the best hand, so the others keep theirs shut."""
    hands = {1: "AS AH", 2: "KS KH", 4: "QS QH"}
    board = "2C 7D 8H JC 3S"
    start = ["3: fold", "4: raise 4", "0: fold", "1: call", "2: call", *["1: check", "2: check", "4: check"] * 2]
    state = lay(troef.game("poker"), 5, hands=hands, board=board)
    play(state, *start, "1: check", "2: raise 10", "4: raise 20", "1: call", "2: call")
    assert shown(state) == {4, 1}  # 4 first, then 1, who is better; 2 sees the aces and shows nothing
    state = lay(troef.game("poker"), 5, hands=hands, board=board)
    play(state, *start, "1: check", "2: check", "4: check")
    assert shown(state) == {1}  # 1 first: 2 and 4 cannot win


@clause("poker", "R20", "E13")
def test_the_order_goes_on_clockwise() -> None:
    board = "2C 7D 8H JC 3S"
    start = ["3: fold", "4: raise 4", "0: fold", "1: call", "2: call", *["1: check", "2: check", "4: check"] * 2]
    river = ["1: check", "2: raise 10", "4: raise 20", "1: call", "2: call"]
    state = lay(troef.game("poker"), 5, hands={1: "KS KH", 2: "AS AH", 4: "QS QH"}, board=board)
    assert shown(play(state, *start, *river)) == {4, 1, 2}  # each is better than those before
    state = lay(troef.game("poker"), 5, hands={1: "QS QH", 2: "KS KH", 4: "AS AH"}, board=board)
    assert shown(play(state, *start, *river)) == {4}
    state = lay(troef.game("poker"), 5, hands={1: "QS QH", 2: "KS KH", 4: "AS AH"}, board=board)
    assert shown(play(state, *start, "1: check", "2: check", "4: check")) == {1, 2, 4}


@clause("poker", "R20")
def test_a_raise_in_an_earlier_round_does_not_count() -> None:
    state = lay(troef.game("poker"), 2, hands={0: "QS QH", 1: "AS AH"}, board="2C 7D 8H JC 3S")
    play(state, "0: raise 10", "1: call", *["1: check", "0: check"] * 3)
    assert shown(state) == {1}  # on the dealer's left, not the one who raised before the flop


@clause("poker", "R21")
def test_an_equal_hand_is_shown() -> None:
    assert shown(showdown({0: "AS 2C", 1: "AH KD"}, "JH JD JC JS 9S")) == {0, 1}


@clause("poker", "R21")
def test_a_hand_that_can_still_win_a_side_pot_is_shown() -> None:
    state = before([20, 100, 100], dealer=2)
    state.deal(state.arrange(["AS AH", "QS QH", "KS KH"], board="2C 7D 8H JC 3S"))
    # the dealer is 2: 0 small blind, all-in; 1 and 2 check a side pot down
    play(state, "2: raise 40", "0: all in", "1: call", *["1: check", "2: check"] * 3)
    assert won(state) == [60, 0, 40]
    # 1 is asked after the aces were not shown yet: first on the dealer's left is 0, then 1 (side pot), then 2
    assert shown(state) == {0, 1, 2}


@clause("poker", "R21", "T3")
def test_a_hand_that_was_not_shown_stays_hidden() -> None:
    state = showdown({0: "QS QH", 1: "AS AH"}, "2C 7D 8H JC 3S")
    for seat in (1, troef.SPECTATOR):
        zone = state.view(seat).zone("hand-0")
        assert zone.cards == [] and zone.hidden == 2
    assert len(state.view(0).hand()) == 2
    assert state.view(1).badge(0, "hand") is None


@clause("poker", "R22", "R23")
def test_both_cards_are_shown_and_stay_until_the_next_deal() -> None:
    state = showdown({0: "2C 3D", 1: "2H 3S"}, "AS KS QS JS 10S")
    assert state.awaits_deal and shown(state) == {0, 1}
    assert [card_text(card) for card in state.view(troef.SPECTATOR).zone("hand-0").cards] == ["2C", "3D"]
    assert state.view(0).badge(1, "hand") == "royal-flush"
    state.deal(troef.SeededDealer(1).next(state.pack()))
    assert shown(state) == set()
    assert state.view(0).zone("board").cards == []


@clause("poker", "R23")
def test_the_best_hand_wins_by_itself() -> None:
    assert won(showdown({0: "9H 8H", 1: "AS AH"}, "10H JH QH AC AD")) == [40, 0]


@clause("poker", "S3")
def test_the_header_names_who_won_and_with_which_hand() -> None:
    state = showdown({0: "AS KS", 1: "2C 7D"}, "QS JS 10S 2D 3C")
    view = state.view(1)
    assert (view.fact("winner"), view.fact("hand")) == (0, "royal-flush")
