"""Slagenjacht, the example of docs/first_game.md, is a game like any other: rules, contract, positions, players."""

import doctest
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import slagenjacht
import test_contract
import test_positions

import troef
from playing import finish, hand, lay, play, play_out, refused, texts
from troef.bots.by_name import make_player
from troef.bots.player import Thoughtful
from troef.bots.reasons import reasons_for
from troef.core import registry
from troef.core.game import State
from troef.core.position_facts import PositionError
from troef.core.result import ResultError

PAGE = Path(__file__).parent.parent / "docs" / "first_game.md"
HANDS = {
    0: "AS KS QS JS 10S 9S 8S 7S",
    1: "AH KH QH JH 10H 9H 8H 7H",
    2: "AD KD QD JD 10D 9D 8D 7D",
    3: "AC KC QC JC 10C 9C 8C 7C",
}
MIXED = {0: "AS 7H KD", 1: "KS AH QD", 2: "QS KH AD", 3: "JS QH 7D"}
TABLE = ("slagenjacht", "book", 4)
#: What every game of the list must keep.
CONTRACT = [
    test_contract.test_a_random_match_ends_with_winners_among_its_seats,
    test_contract.test_no_card_is_in_two_places,
    test_contract.test_moves_that_are_not_legal_are_refused_and_change_nothing,
    test_contract.test_every_refusal_names_a_clause_of_the_rules,
    test_contract.test_what_a_phase_allows_is_what_it_lists,
    test_contract.test_the_text_of_a_move_reads_back_as_the_move,
    test_contract.test_nonsense_is_no_move,
    test_contract.test_a_record_replays_to_the_same_match,
    test_contract.test_a_copy_is_equal_and_independent,
    test_contract.test_a_copy_has_every_field,
    test_contract.test_worlds_give_back_their_view_and_can_be_played_to_the_end,
    test_contract.test_hidden_cards_change_nothing_for_those_who_cannot_see_them,
    test_contract.test_its_rule_player_plays_a_deal_by_the_rules,
    test_contract.test_wrong_orders_of_the_pack_are_refused,
    test_positions.test_every_position_of_a_match_can_be_laid_again,
    test_positions.test_a_match_can_be_laid_before_a_later_deal,
    test_positions.test_a_position_with_a_part_that_does_not_exist_is_refused,
]


@pytest.fixture(autouse=True)
def on_the_list(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Slagenjacht is on the list of games for one test."""
    monkeypatch.setitem(test_contract.CLAUSES, "slagenjacht", [f"R{number}" for number in range(1, 9)] + ["S1", "S2"])
    registry.register("slagenjacht", "slagenjacht")
    try:
        yield
    finally:
        del registry._MODULES["slagenjacht"], registry._NAMES["slagenjacht"]


def table(**options: object) -> State:
    """A first deal with some of each suit in every hand, dealt by seat 3, so that seat 0 leads."""
    return lay(troef.game("slagenjacht", **options), hands=MIXED, dealer=3)


@pytest.mark.parametrize("rule", CONTRACT, ids=lambda rule: rule.__name__)
def test_it_keeps_the_contract(rule: Callable[[Any], None]) -> None:
    rule(TABLE)


def test_it_is_not_among_the_games_that_people_choose_from() -> None:
    assert "slagenjacht" not in [slug for slug, _, _ in troef.games.GAMES]


def test_packets_go_round_from_the_left_of_the_dealer() -> None:
    """R1, R2: eight cards each, three, two and three at a time, of a pack that lies from the seven of clubs up."""
    state = troef.game("slagenjacht").start(dealer=2)
    state.deal(state.pack())
    assert hand(state, 3) == {"7C", "8C", "9C", "JD", "QD", "JH", "QH", "KH"}
    assert hand(state, 2) == {"8D", "9D", "10D", "9H", "10H", "QS", "KS", "AS"}
    assert [len(hand(state, seat)) for seat in range(4)] == [8, 8, 8, 8]


def test_the_player_on_the_dealers_left_leads_and_suit_is_followed() -> None:
    """R3, R4, R5: follow suit; who cannot plays anything."""
    state = table()
    assert state.actors() == (0,)
    play(state, "0: AS")
    assert all(text.endswith("S") for text in texts(state, 1))
    refusal = refused(state, "1: AH")
    assert (refusal.clause, refusal.reason) == ("R4", "must-follow")
    unable = lay(troef.game("slagenjacht"), hands=HANDS, dealer=3)
    play(unable, "0: 7S")
    assert len(texts(unable, 1)) == 8


def test_out_of_turn_and_without_the_card_one_does_not_play() -> None:
    state = table()
    assert refused(state, "1: AH").clause == "R3"
    assert refused(state, "0: AH").reason == "not-held"


def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads_on() -> None:
    """R6, R8: no trump in a match where none was chosen."""
    hands = {0: "7S", 1: "KS", 2: "10S", 3: "9S"}
    state = play(lay(troef.game("slagenjacht"), hands=hands, dealer=3), "0: 7S", "1: KS", "2: 10S", "3: 9S")
    assert state.actors() == (1,)
    assert [state.view(0).badges[seat][0].value for seat in range(4)] == [0, 1, 0, 0]


def test_a_trump_that_the_table_chose_beats_every_other_card() -> None:
    """R7: seat 1 has hearts only, and ruffs the ace of spades."""
    state = lay(troef.game("slagenjacht", trump="hearts"), hands=HANDS, dealer=3)
    play(state, "0: AS", "1: 7H", "2: AD", "3: AC")
    assert state.actors() == (1,)
    plain = lay(troef.game("slagenjacht"), hands=HANDS, dealer=3)
    play(plain, "0: AS", "1: 7H", "2: AD", "3: AC")
    assert plain.actors() == (0,)


def test_each_trick_is_a_point_and_four_deals_are_a_match() -> None:
    """S1, S2."""
    state = play_out(lay(troef.game("slagenjacht"), hands=HANDS, dealer=3))
    assert state.sheet[0].cells == (8, 0, 0, 0)
    assert (state.awaits_deal, int(state.dealer)) == (True, 0)
    outcome = finish(state, 1)
    assert len(state.sheet) == 4 and sum(outcome.scores) == 32
    assert outcome.winners == tuple(seat for seat in range(4) if outcome.scores[seat] == max(outcome.scores))


def test_results_are_scored_and_impossible_ones_refused() -> None:
    game = troef.game("slagenjacht")
    assert game.settle({"tricks": [3, 3, 2, 0]}) == (3, 3, 2, 0)
    assert game.settle(game.Result((0, 8, 0, 0))) == (0, 8, 0, 0)
    for wrong in ({"tricks": [3, 3, 3, 0]}, {"tricks": [9, -1, 0, 0]}, {"tricks": [8]}, {}):
        with pytest.raises(ResultError):
            game.settle(wrong)


@pytest.mark.parametrize(
    ("facts", "where"),
    [
        ({"deal": 2, "sheet": [[5, 5, 0, 0]]}, "sheet row 1"),
        ({"deal": 3, "totals": [9, 8, 0, 0]}, "sheet"),
        ({"deal": 5}, "deal"),
    ],
)
def test_a_position_that_no_match_can_come_to_is_refused(facts: dict[str, object], where: str) -> None:
    with pytest.raises(PositionError) as error:
        troef.game("slagenjacht").position(facts)
    assert error.value.where == where


def test_worlds_leave_no_suit_with_who_did_not_follow() -> None:
    """R4: seat 1 threw a heart on spades, so it has none in any world."""
    state = play(lay(troef.game("slagenjacht"), hands=HANDS, dealer=3), "0: AS", "1: AH", "2: AD", "3: AC")
    worlds = state.game.worlds(state.view(2), troef.Rng(1))
    for _ in range(50):
        world = next(worlds)
        assert not any(card.endswith("S") for card in hand(world, 1) | hand(world, 3))
        assert hand(world, 2) == hand(state, 2)


def played(game: troef.Game, names: list[str], seed: int) -> tuple[int, ...]:
    """The tricks of each seat after a deal that players with these names have played."""
    state = game.start(dealer=seed % 4)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    players = [make_player(name, game, f"{seed}:{seat}") for seat, name in enumerate(names)]
    while not state.sheet:
        (seat,) = state.actors()
        state.play(seat, players[seat].choose(state.view(seat), 0.0))
    return state.sheet[0].cells


@pytest.mark.parametrize("trump", ["none", "spades"])
@pytest.mark.parametrize("name", ["good", "easy", "strong:4", "ismcts"])
def test_players_play_a_whole_deal(name: str, trump: str) -> None:
    """The rule player stands beside the rules, and players that search find it there."""
    assert sum(played(troef.game("slagenjacht", trump=trump), [name] * 4, 1)) == 8


def test_the_strong_player_weighs_cards_in_sampled_worlds() -> None:
    state = table()
    strong = make_player("strong:4", state.game, 1)
    assert isinstance(strong, Thoughtful)
    assert strong.choose(state.view(0), 0.0) in state.legal(0)
    assert len(strong.thoughts) > 1 and all(thought.worlds for thought in strong.thoughts)


def test_the_rule_player_wins_more_tricks_than_chance() -> None:
    game = troef.game("slagenjacht")
    deals = [played(game, ["random", "good"] * 2, seed) for seed in range(40)]
    assert sum(cells[1] + cells[3] for cells in deals) > sum(cells[0] + cells[2] for cells in deals) + 40


def test_the_page_about_it_tells_what_happens() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, bool(tried)) == (0, True)


def test_its_rules_are_short() -> None:
    """From the first constant to the last line of the rules, without empty lines."""
    source = Path(slagenjacht.__file__).read_text(encoding="utf-8")
    rules = source[source.index("\nTRUMPS") : source.index("\nclass RulePlayer")]
    assert len([line for line in rules.splitlines() if line.strip()]) <= 60


def test_advice_has_reasons_from_its_rules_alone() -> None:
    state = table()
    view = state.view(0)
    keys = [reason.key for reason in reasons_for(state.game, view, state.game.parse("AS", view))]
    assert keys == ["cannot-be-beaten"]
