"""The rule player of manillen: what a partner may expect of it."""

import pytest
from trick_endings import laid_trick

import troef
from duels import two_against_random, wins
from playing import lay, play
from troef.bots import make_player
from troef.bots.manillen import SILENT, known_of, remembering
from troef.bots.player import delay_of
from troef.cards.card import parse_cards


def chosen(state: troef.State, seat: int) -> str:
    """What a player does that may act."""
    player = make_player("rule", state.game, 1)
    return state.game.show(player.choose(state.view(seat), 0.1))


def dealt(hands: dict[int, str], upcard: str, dealer: int = 1, **options: object) -> troef.State:
    return lay(troef.game("manillen", **options), dealer=dealer, hands=hands, upcard=upcard)


HANDS = {0: "AH KH 9H 7S 8S QD JD 7C", 2: "10H QH 10S AD 9D 8C KC 7D"}


def test_it_asks_for_trumps_and_manillas_before_it_leads() -> None:
    state = dealt(HANDS, "8H")
    asked = []
    while state.phase.name() == "consultation":
        asked.append(chosen(state, 0))
        play(state, f"0: {asked[-1]}")
    assert asked[:3] == ["ask trumps", "ask manillas", "ask small_manillas"]
    assert len(asked) == 4


def test_the_leaders_partner_leaves_the_lead_alone() -> None:
    state = dealt(HANDS, "8H")
    player = make_player("rule", state.game, 1)
    assert delay_of(player, state.view(2)) < 5
    play(state, "2: ask trumps", "2: ask manillas", "2: ask small_manillas")
    assert delay_of(player, state.view(2)) == SILENT
    assert delay_of(player, state.view(0)) < 5
    assert chosen(state, 2).startswith("ask")


def test_it_leads_towards_the_manilla_its_partner_told_of() -> None:
    state = play(dealt(HANDS, "8H"), "0: ask manillas", "0: ask trumps", "0: ask small_manillas")
    assert chosen(state, 0) in ("7S", "8S")


def test_answers_and_the_turned_up_card_are_remembered() -> None:
    state = play(dealt(HANDS, "8H"), "0: ask manillas", "0: ask trumps")
    reading = remembering(state.view(0))
    assert known_of(reading, 2) == sum(2**card for card in parse_cards("10H QH 10S"))
    play(state, "0: 7S")
    assert known_of(remembering(state.view(0)), 1) == 2 ** parse_cards("8H")[0]


def test_points_go_to_the_partners_sure_trick() -> None:
    game = troef.game("manillen", consultation=False)
    state = laid_trick(game, [1, 0, 3, 2], "7S 10S 8S", "KC 7C 8D", [], "H", dealer=1, upcard="JH")
    assert chosen(state, 2) == "KC"


def test_nothing_fat_is_thrown_on_the_opponents_trick() -> None:
    hands = {0: "10S 9C 8H 9H 7D 8D 9D AH", 3: "KC QC 7C JC KD JD QD 8C", 2: "7S AC"}
    state = play(dealt(hands, "JH", consultation=False), "0: 10S")
    assert chosen(state, 3) in ("7C", "8C")


@pytest.mark.parametrize("rules", ["book", "silent"])
def test_it_beats_random_players_clearly(rules: str) -> None:
    assert wins(two_against_random(troef.game("manillen", rules=rules), 10)) >= 8
