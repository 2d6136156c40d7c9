"""The rule player of toepen: what the table may expect of it."""

from toepen_positions import knocked, settled

import troef
from duels import one_against_random, outcome
from playing import lay, play
from troef.bots import make_player
from troef.bots.base import WAIT
from troef.sim.matches import make_plan, play_match


def chosen(state: troef.State, seat: int) -> str:
    move = make_player("rule", state.game, 1).choose(state.view(seat), 0.1)
    return "wait" if move == WAIT else state.game.show(move)


def test_it_exchanges_pictures_and_does_not_bluff() -> None:
    assert chosen(lay(troef.game("toepen"), 4, 0, hands={1: "AS KS QH JD"}), 1) == "exchange"
    assert chosen(lay(troef.game("toepen"), 4, 0, hands={1: "AS KS QH 7D"}), 1) == "pass"


def test_it_knocks_with_tens_and_waits_without() -> None:
    state = settled({1: "JC 7H QD KD", 2: "10S 10H 9S 9H", 3: "AH JD QC JH"})
    assert chosen(state, 2) == "knock"
    assert chosen(state, 3) == "wait"
    play(state, "2: knock")
    assert chosen(state, 3) == "fold"


def test_who_loses_his_last_life_anyway_stays() -> None:
    state = settled({1: "JC 7H QD KD", 2: "10S 10H 9S 9H", 3: "AH JD QC JH"}, (10, 10, 10, 1))
    play(state, "2: knock")
    assert chosen(state, 3) == "stay"


def test_it_answers_a_late_knock_by_the_cards_that_lie() -> None:
    state = settled({1: "7H AH KH QH", 2: "8H 10H 9D AD", 3: "9H 8S 7S AS", 0: "JH KD QD JD"})
    play(state, "1: AH", "2: 8H", "3: 9H", "0: JH", "3: AS", "0: JD", "1: QH", "2: AD")
    play(state, "3: 7S", "0: QD", "1: KH", "2: 9D", "3: 8S", "3: knock")
    assert chosen(state, 0) == "fold"  # the king of diamonds beats no spade
    play(state, "0: fold", "1: fold")
    assert chosen(state, 2) == "fold"  # nor does the ten of hearts
    state = settled({1: "7H AS KS QS", 2: "10H JS 9D AD", 3: "8H 9S 8S 7S", 0: "JH KD QD JD"})
    play(state, "1: AS", "2: JS", "3: 9S", "0: JD", "3: 8S", "0: QD", "1: QS", "2: AD")
    play(state, "3: 7S", "0: KD", "1: KS", "2: 9D", "3: 8H", "3: knock", "0: fold", "1: fold")
    assert chosen(state, 2) == "stay"  # but it beats the eight of hearts


def test_it_keeps_its_tens_for_the_end() -> None:
    state = knocked(settled({1: "10S 10H JC QD", 2: "9S AS KD QC"}), 1)
    assert chosen(state, 1) in ("JC", "QD")
    state = settled({1: "7C JH QH KH", 2: "10S 10H JC QC", 3: "AC", 0: "KC"})
    knocked(state, 2)
    play(state, "1: 7C")
    assert chosen(state, 2) in ("JC", "QC")


def test_rule_players_get_on_with_each_other_in_every_way_of_answering() -> None:
    for procedure in ("sequential", "simultaneous"):
        game = troef.game("toepen", knock_procedure=procedure)
        played = play_match(game, make_plan(game, 4, ["rule"] * 4, "four"), 0)
        assert played.reason == "drinks"


def test_it_loses_less_often_than_random_players() -> None:
    ends = [outcome(state).winners for state in one_against_random(troef.game("toepen"), 24)]
    lost = [sum(seat not in winners for winners in ends) for seat in range(4)]
    assert lost[0] * 2 < min(lost[1:])
