"""The exact odds of blackjack beside published tables, and the strong player that plays by them."""

from functools import cache
from math import sqrt
from typing import Any

import pytest

import troef
from playing import lay, play
from proving import AT_LENGTH
from troef.bots import make_player
from troef.bots.blackjack_chart import Chart, conditions_of, make_chart
from troef.bots.blackjack_odds import Odds
from troef.cards.card import parse_cards
from troef.core.view import View
from troef.games.blackjack import Options
from troef.search.shoe import BankLine, Conditions, ShoeOdds, full_shoe
from troef.sim.speed import is_compiled

#: Whole tables take 1.5 s each with compiled rules, and minutes interpreted: `make test` makes four, `make prove` all.
whole_tables = pytest.mark.skipif(not is_compiled(), reason="takes minutes interpreted")

#: A casino that looks for a blackjack first: any two cards doubled, resplit to four hands, aces not again.
AMERICAN = Conditions(peeks=True)


@cache
def chart(packs: int, **options: Any) -> Chart:
    """The chart of a casino that looks for a blackjack first, but for these options."""
    return make_chart(Conditions(**{"peeks": True, **options}), packs)


def percent_of(packs: int, **options: Any) -> float:
    return 100 * chart(packs, **options).advantage


def against(conditions: Conditions, packs: int, upcard: int) -> ShoeOdds:
    shoe = full_shoe(packs)
    shoe[upcard] -= 1
    return ShoeOdds(conditions, shoe, upcard)


@pytest.mark.parametrize(
    ("conditions", "packs", "cards", "stand", "hit", "double"),
    [
        (AMERICAN, 1, (6, 4), -0.636118, 0.081506, 0.048615),
        (AMERICAN, 1, (6, 5), -0.634013, 0.172946, 0.240259),
        (AMERICAN, 1, (7, 1), -0.101015, -0.108386, -0.357778),
        (AMERICAN, 5, (6, 4), -0.661223, 0.081318, -0.002174),
        (Conditions(hits_soft_17=True), 6, (6, 4), -0.720814, -0.286818, -0.639108),
        (Conditions(hits_soft_17=True), 8, (6, 5), -0.721201, -0.235977, -0.537869),
    ],
)
def test_two_cards_against_an_ace_are_worth_what_is_published(
    conditions: Conditions, packs: int, cards: tuple[int, int], stand: float, hit: float, double: float
) -> None:
    """Wizard of Odds, blackjack appendix 9: the bank looks first, or takes everything and draws at soft 17."""
    found = against(conditions, packs, 1).choices(*cards)
    assert found["pass"] == pytest.approx(stand, abs=1e-6)
    assert found["hit"] == pytest.approx(hit, abs=1e-6)
    assert found["double"] == pytest.approx(double, abs=1e-6)


@whole_tables
@pytest.mark.parametrize(
    ("packs", "options", "percent"),
    [(1, {}, 0.1839), (6, {"peeks": False, "hits_soft_17": True}, -0.7270), (5, {}, -0.3804)][: 3 if AT_LENGTH else 2],
)
def test_a_round_is_worth_what_is_published(packs: int, options: dict[str, Any], percent: float) -> None:
    """The same tables give these for the game as a whole."""
    assert percent_of(packs, **options) == pytest.approx(percent, abs=0.001)


@whole_tables
def test_multi_deck_blackjack_costs_0_419_percent() -> None:
    """The figure goes without the number of packs: it is that of seven, between the six and eight of casinos."""
    assert percent_of(6) == pytest.approx(-0.403, abs=0.001)
    if AT_LENGTH:
        assert percent_of(7) == pytest.approx(-0.419, abs=0.01)
        assert percent_of(8) == pytest.approx(-0.430, abs=0.001)


@whole_tables
@pytest.mark.parametrize(
    ("packs", "options", "percent"),
    [
        (6, {"surrender": "late"}, 0.06),
        (6, {"hits_soft_17": True}, -0.20),
        (6, {"double_after_split": False}, -0.13),
        (6, {"resplit_aces": True}, 0.06),
        (1, {"blackjack_pays": 1.2, "insurance": False}, -1.39),
    ][: 5 if AT_LENGTH else 1],
)
def test_each_rule_changes_what_is_published_for_it(packs: int, options: dict[str, Any], percent: float) -> None:
    """Rounded figures for any number of packs, 6 to 5 for one: within 0.03."""
    assert percent_of(packs, **options) - percent_of(packs) == pytest.approx(percent, abs=0.03)


@whole_tables
def test_the_chart_is_basic_strategy() -> None:
    """Six packs, the bank looks first; late surrender."""
    found = chart(6, surrender="late")
    assert [found.hard(total) for total in (9, 10, 11)] == ["HDDDDHHHHH", "DDDDDDDDHH", "DDDDDDDDDH"]
    assert [found.hard(total) for total in (12, 15, 16)] == ["HHSSSHHHHH", "SSSSSHHHRH", "SSSSSHHRRR"]
    assert [found.soft(other) for other in (2, 6, 7, 8)] == ["HHHDDHHHHH", "HDDDDHHHHH", "SDDDDSSHHH", "SSSSSSSSSS"]
    assert [found.pair(card) for card in (1, 8, 9, 10)] == ["PPPPPPPPPP", "PPPPPPPPPP", "PPPPPSPPSS", "SSSSSSSSSS"]


def test_the_bank_ends_somewhere() -> None:
    for upcard in range(1, 11):
        shoe = full_shoe(1)
        shoe[upcard] -= 1
        left = against(AMERICAN, 1, upcard).left
        assert sum(BankLine(upcard, False).chances(left)) == pytest.approx(1)


def test_a_very_large_shoe_agrees_with_the_odds_of_very_many_packs() -> None:
    options = Options(surrender="none")
    many, large = Odds(options), against(conditions_of(options), 100_000, 9)
    for one, other in ((10, 6), (8, 8), (5, 6), (9, 9)):
        found = large.choices(one, other)
        expected = many.choices(one, other, 9)
        assert found == {choice: pytest.approx(float(value), abs=1e-4) for choice, value in expected.items()}


# ---- the player ----


def dealt(held: str, upcard: str, **options: object) -> troef.State:
    return play(lay(troef.game("blackjack", **options), 1, hands={0: held}, upcard=upcard), "0: bet 20")


def chosen(state: troef.State) -> str:
    seat = state.actors()[0]
    return state.game.show(make_player("strong", state.game, 1).choose(state.view(seat), 0.1))


@pytest.mark.parametrize(
    ("held", "upcard", "move"),
    [
        ("10S 6H", "10C", "surrender"),
        ("10S 2H", "5C", "pass"),
        ("10S 2H", "7C", "hit"),
        ("6S 5H", "9C", "double"),
        ("10S KH", "6C", "pass"),
        ("10S KH", "AC", "no insurance"),
        ("AS KH", "AC", "no even money"),
        ("9S 9H", "7C", "pass"),
        ("10S 10H", "6C", "pass"),
    ],
)
def test_it_plays_two_cards_well(held: str, upcard: str, move: str) -> None:
    assert chosen(dealt(held, upcard)) == move


def test_it_tells_what_every_move_is_worth() -> None:
    state = dealt("10S 6H", "10C")
    player = make_player("strong", state.game, 1)
    move = player.choose(state.view(0), 0.1)
    worth = {state.game.show(thought.move): thought.worth for thought in player.thoughts}
    assert sorted(worth) == ["hit", "pass", "surrender"]
    assert worth[state.game.show(move)] == max(worth.values())


def gone_with(state: troef.State, text: str, copies: int) -> View:
    """The view when these cards have gone in earlier rounds, this many of each."""
    view = state.view(0)
    view.memory["gone"] = [card for card in parse_cards(text) for _ in range(copies)]
    return view


SMALL = "2C 3C 4C 5C 6C 2D 3D 4D 5D 6D"


def test_it_counts_cards_to_insure() -> None:
    state = dealt("9S 8H", "AC", decks=6)
    player = make_player("strong", state.game, 1)
    assert state.game.show(player.choose(gone_with(state, SMALL, 6), 0.1)) == "insurance"


def test_it_bets_the_least_until_the_shoe_is_good() -> None:
    state = lay(troef.game("blackjack"), 1)
    player = make_player("strong", state.game, 1)
    assert state.game.show(player.choose(state.view(0), 0.1)) == "bet 2"
    rich = player.choose(gone_with(state, SMALL, 6), 0.1)
    assert int(state.game.show(rich).removeprefix("bet ")) > 10


def test_a_round_at_the_table_is_worth_what_the_odds_say() -> None:
    """The engine against the recursion: a fresh shoe for each of 4000 rounds, flat bets, the rule player's strategy,
    which is that of very many packs; the mean is within three standard errors."""
    rounds = 4000
    options = {"shuffle": "each_round", "rounds": 1000, "min_bet": 2, "max_bet": 2, "starting_chips": 100_000}
    game = troef.game("blackjack", **options)
    player = make_player("rule", game, 1)
    dealer, nets = troef.SeededDealer("odds"), []
    while len(nets) < rounds:
        state = game.start(1)
        while state.outcome() is None:
            if state.awaits_deal:
                state.deal(dealer.next(state.pack()))
            else:
                state.play(0, player.choose(state.view(0), 0.1))
        nets += [row.cells[0] / 2 for row in state.sheet]
    mean = sum(nets) / len(nets)
    error = sqrt(sum((net - mean) ** 2 for net in nets)) / len(nets)
    assert abs(mean - float(Odds(game.options).advantage())) < 3 * error
    assert error < 0.02
