"""Toepje, the small toepen of docs/examples/cfr_toepje.md: its rules, and that OpenSpiel solves it."""

from collections.abc import Iterator
from pathlib import Path

import pyspiel
import pytest
import test_contract

import toepje
import troef
from cfr_toepje import how_often, in_our_game, picture, solve
from playing import finish, lay, play, refused, texts
from proving import AT_LENGTH
from troef import env
from troef.core import registry
from troef.core.game import State
from troef.core.result import ResultError

TABLES = [("toepje", preset, 2) for preset in toepje.INFO.presets]
#: What every game keeps; people do not play this one, so it has no words and no positions to lay.
CONTRACT = [
    test_contract.test_a_random_match_ends_with_winners_among_its_seats,
    test_contract.test_no_card_is_in_two_places,
    test_contract.test_moves_that_are_not_legal_are_refused_and_change_nothing,
    test_contract.test_what_a_phase_allows_is_what_it_lists,
    test_contract.test_the_text_of_a_move_reads_back_as_the_move,
    test_contract.test_a_record_replays_to_the_same_match,
    test_contract.test_a_copy_is_equal_and_independent,
    test_contract.test_a_copy_has_every_field,
    test_contract.test_its_rule_player_plays_a_deal_by_the_rules,
]


@pytest.fixture(autouse=True)
def on_the_list(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Toepje is on the list of games for one test."""
    monkeypatch.setitem(test_contract.CLAUSES, "toepje", [f"R{number}" for number in range(1, 10)] + ["S1", "S2"])
    registry.register("toepje", "toepje")
    try:
        yield
    finally:
        del registry._MODULES["toepje"], registry._NAMES["toepje"]


@pytest.fixture
def deal() -> State:
    """Seat 0 has dealt, so seat 1 leads; it has the best spare card, and seat 0 the best of the suit that is led."""
    return lay(troef.game("toepje"), hands={1: "8C 10D", 0: "9C 7H"}, dealer=0)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[1])
@pytest.mark.parametrize("rule", CONTRACT, ids=lambda rule: rule.__name__)
def test_it_keeps_the_contract(rule, table) -> None:
    rule(table)


def test_the_last_trick_wins_the_stake(deal: State) -> None:
    """R3 to R6, R9: suit is followed, the highest of the suit takes the trick and leads on; the last trick counts."""
    assert texts(deal, 1) == {"8C", "10D", "knock"}
    play(deal, "1: 8C")
    assert refused(deal, "0: 7H").clause == "R4"
    play(deal, "0: 9C", "0: 7H", "1: 10D")
    assert deal.sheet[0].cells == (1, -1)


def test_a_knock_raises_the_stake_or_wins_what_it_was(deal: State) -> None:
    """R7, R8: nobody knocks twice in a row, and no more than twice in a deal."""
    other = deal.copy()
    play(deal, "1: knock", "0: fold")
    assert deal.sheet[0].cells == (-1, 1)
    play(other, "1: knock", "0: stay")
    assert refused(other, "1: knock").reason == "knocked-last"
    play(other, "1: 8C", "0: knock", "1: stay", "0: 9C", "0: 7H", "1: 10D")
    assert other.sheet[0].cells == (3, -3)
    assert finish(other, 1).reason == "deals"


def test_results_are_scored_and_impossible_ones_refused() -> None:
    game = troef.game("toepje")
    assert game.settle({"winner": 1, "stake": 3}) == (-3, 3)
    for wrong in ({"winner": 1, "stake": 4}, {"winner": 2, "stake": 1}):
        with pytest.raises(ResultError):
            game.settle(wrong)


def test_openspiel_plays_it_with_cards_that_nobody_gets() -> None:
    """Each of two hands has two cards in ascending order; the order of the others is no choice of chance."""
    game = env.openspiel("toepje", "six")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = game.new_initial_state()
    dealt = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[0][0])
        dealt += 1
    assert dealt == 4


def test_its_solution_cannot_be_exploited(tmp_path: Path) -> None:
    """The tree that is solved is that of our game: OpenSpiel finds as much to exploit in one as in the other. `make
    test` takes a pack of four cards."""
    report = solve("six" if AT_LENGTH else "four", 100)
    assert report["curve"][-1][1] < 0.01 < report["uniform"] < report["rule"]
    assert in_our_game(report) == pytest.approx(report["curve"][-1][1])
    assert all(0 <= often <= 1 for often in how_often(report, ("knock",), "fold").values())
    picture(report, tmp_path / "curve.svg")
    assert "uniform player" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
