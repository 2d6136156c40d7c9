"""The rule player of blackjack: basic strategy, as it is published and as the table's options make it."""

from fractions import Fraction
from typing import Any

import pytest

import troef
from duels import one_against_random, wins
from playing import lay, play
from troef.bots import make_player
from troef.bots.blackjack_odds import EXACT_CHANCES, Odds
from troef.games.blackjack import Options

#: Basic strategy for many packs where the bank stops on soft 17, doubling with any two cards and after a split, no
#: surrender. Ace-2 against 5 and ace-4 against 4 are a hair's breadth better taken than doubled when the packs are very
#: many. A row for each hand, a column for each card of the bank from 2 to 10 and ace; H hit, S stand, D double,
#: P split.
HARD = {
    8: "HHHHHHHHHH",
    9: "HDDDDHHHHH",
    10: "DDDDDDDDHH",
    11: "DDDDDDDDDH",
    12: "HHSSSHHHHH",
    13: "SSSSSHHHHH",
    14: "SSSSSHHHHH",
    15: "SSSSSHHHHH",
    16: "SSSSSHHHHH",
    17: "SSSSSSSSSS",
}
SOFT = {
    2: "HHHHDHHHHH",
    3: "HHHDDHHHHH",
    4: "HHHDDHHHHH",
    5: "HHDDDHHHHH",
    6: "HDDDDHHHHH",
    7: "SDDDDSSHHH",
    8: "SSSSSSSSSS",
    9: "SSSSSSSSSS",
}
PAIRS = {
    2: "PPPPPPHHHH",
    3: "PPPPPPHHHH",
    4: "HHHPPHHHHH",
    5: "DDDDDDDDHH",
    6: "PPPPPHHHHH",
    7: "PPPPPPHHHH",
    8: "PPPPPPPPPP",
    9: "PPPPPSPPSS",
    10: "SSSSSSSSSS",
    1: "PPPPPPPPPP",
}
LETTERS = {"hit": "H", "pass": "S", "double": "D", "split": "P", "surrender": "R"}


def row(odds: Odds, one: int, other: int) -> str:
    """The best first choice with two cards against every card of the bank."""
    best = []
    for upcard in (*range(2, 11), 1):
        values = odds.choices(one, other, upcard)
        best.append(LETTERS[max(values, key=lambda choice: float(values[choice]))])
    return "".join(best)


def odds(**options: Any) -> Odds:
    """The odds where a blackjack of the bank takes only the original bet, as where it looks beforehand."""
    return Odds(Options(**{"surrender": "none", "double_rule": "any_two", "bank_bj_takes": "original_only", **options}))


@pytest.mark.parametrize("total", HARD)
def test_hard_hands_are_played_as_published(total: int) -> None:
    for one in range(max(2, total - 10), total // 2 + 1):
        if one != total - one:
            assert row(odds(), one, total - one) == HARD[total]


@pytest.mark.parametrize("other", SOFT)
def test_soft_hands_are_played_as_published(other: int) -> None:
    assert row(odds(), 1, other) == SOFT[other]


@pytest.mark.parametrize("card", PAIRS)
def test_pairs_are_played_as_published(card: int) -> None:
    assert row(odds(), card, card) == PAIRS[card]


def test_where_the_banks_blackjack_takes_all_less_is_doubled_and_split() -> None:
    book = odds(bank_bj_takes="all")
    assert row(book, 5, 6) == "DDDDDDDDHH"
    assert row(book, 8, 8) == "PPPPPPPPHH"
    assert row(book, 1, 1) == "PPPPPPPPPH"


def test_soft_doubles_of_the_book_are_bad_ones() -> None:
    """R16: ace-8 counts 9 when doubled, and 19 when one passes."""
    assert row(Odds(Options()), 1, 8) == "SSSSSSSSSS"


def test_bad_hands_are_given_up_late() -> None:
    assert row(odds(surrender="late"), 10, 6) == "SSSSSHHRRR"
    assert row(odds(surrender="late"), 10, 5) == "SSSSSHHHRH"


@pytest.mark.parametrize(
    ("options", "percent"),
    [({"surrender": "late"}, -0.355), ({}, -0.440), ({"max_hands": 2}, -0.575)],
)
def test_what_a_round_is_worth(options: dict[str, Any], percent: float) -> None:
    assert 100 * odds(**options).advantage() == pytest.approx(percent, abs=0.001)


def test_the_bank_ends_somewhere_exactly() -> None:
    exact = Odds(Options(), EXACT_CHANCES)
    for upcard in range(1, 11):
        assert sum(exact.bank(upcard)) == 1
    assert exact.bank(1)[6] == Fraction(4, 13)
    assert exact.insurance() == Fraction(-1, 26)
    assert exact.natural(1) == Fraction(27, 26)


def chosen(state: troef.State) -> str:
    """What the player on turn does."""
    seat = state.actors()[0]
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def dealt(held: str, upcard: str, *said: str, stock: str = "", **options: object) -> troef.State:
    state = lay(troef.game("blackjack", **options), 1, hands={0: held}, upcard=upcard, stock=stock)
    return play(state, "0: bet 20", *[f"0: {text}" for text in said])


@pytest.mark.parametrize(
    ("held", "upcard", "move"),
    [
        ("8S 8H", "6C", "split"),
        ("8S 8H", "10C", "surrender"),
        ("6S 5H", "6C", "double"),
        ("10S 6H", "10C", "surrender"),
        ("10S 2H", "3C", "hit"),
        ("10S 2H", "5C", "pass"),
        ("10S KH", "5C", "pass"),
        ("AS 7H", "9C", "hit"),
        ("AS 7H", "8C", "pass"),
        ("AS 9H", "6C", "pass"),
        ("AS AH", "10C", "split"),
        ("9S 9H", "7C", "pass"),
    ],
)
def test_it_plays_two_cards_well(held: str, upcard: str, move: str) -> None:
    assert chosen(dealt(held, upcard)) == move


def test_it_never_pays_for_insurance_or_even_money() -> None:
    assert chosen(dealt("10S KH", "AC")) == "no insurance"
    assert chosen(dealt("AS KH", "AC")) == "no even money"


def test_it_gives_up_early_what_is_worth_less_than_half() -> None:
    assert chosen(dealt("10S 6H", "10C", surrender="early")) == "surrender"
    assert chosen(dealt("10S 9H", "10C", surrender="early")) == "no surrender"
    assert chosen(dealt("10S 6H", "6C", surrender="early")) == "no surrender"


def test_it_plays_on_with_split_and_longer_hands() -> None:
    state = dealt("8S 8H", "6C", "split", stock="3D 10D")
    assert chosen(state) == "double"
    assert chosen(dealt("8S 2H", "6C", "hit", stock="2D")) == "pass"
    assert chosen(dealt("AS AH", "6C", "split", stock="AD")) == "split"
    assert chosen(dealt("AS 2H", "9C", "hit", stock="4D")) == "hit"


def test_it_bets_a_small_part_of_its_chips() -> None:
    assert chosen(lay(troef.game("blackjack"), 1)) == "bet 20"
    assert chosen(lay(troef.game("blackjack", starting_chips=31), 1)) == "bet 2"
    assert chosen(lay(troef.game("blackjack", starting_chips=100000), 1)) == "bet 500"


def test_it_beats_random_players_clearly() -> None:
    assert wins(one_against_random(troef.game("blackjack", rounds=30, max_bet=20, min_bet=20), 30)) >= 24
