"""The rule player of shithead: what the table may expect of it."""

import troef
from duels import one_against_random, outcome
from playing import play
from shithead_positions import dealt, position
from troef.bots import make_player
from troef.bots.shithead import DEFAULT, TUNED, Outlook, RulePlayer, Tuning
from troef.cards.card import KING


def chosen(state: troef.State, seat: int) -> str:
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def test_it_lays_its_best_cards_open_and_is_ready_then() -> None:
    state = dealt({"hand-1": "2H 10S 7C", "open-1": "3D 4D AD"})
    assert chosen(state, 1) == "arrange AD 2H 10S"
    play(state, "1: arrange AD 2H 10S")
    assert chosen(state, 1) == "ready"


def test_it_plays_its_lowest_cards_together_and_keeps_twos_and_tens() -> None:
    state = position({0: "8H 8D QC 2S 10S", 1: "4S"}, pile="4D 4H 4C", stock="7S 7H")
    assert chosen(state, 0) == "8H 8D"


def test_it_completes_four_of_a_kind() -> None:
    state = position({0: "9S 9H 8C", 1: "4S"}, pile="8D 8H 8S", stock="7S 7H")
    assert chosen(state, 0) == "8C"


def test_it_clears_a_large_pile_rather_than_taking_it() -> None:
    state = position({0: "10S 3H 2C", 1: "4S"}, pile="4D 4H 7C 9C KD KS AS", stock="7S 7H")
    assert chosen(state, 0) == "10S"


def test_the_weakest_open_card_goes_along_with_the_pile() -> None:
    state = position({1: "4H"}, pile="QS", open_cards={0: "7H 7D 4C"})
    assert chosen(state, 0) == "pickup 4C"


def test_it_is_hardly_ever_the_shithead_among_random_players() -> None:
    assert sum(outcome(state).scores[0] for state in one_against_random(troef.game("shithead"), 12, 3)) <= 1


def choice_of(tuning: Tuning, state: troef.State, seat: int) -> str:
    return state.game.show(RulePlayer(state.game, 1, tuning).choose(state.view(seat), 0.1))


def test_a_card_that_the_next_player_cannot_beat_makes_him_take_the_pile() -> None:
    # R12, R16: seat 1 plays from its open cards, and a king beats them all
    state = position(
        {0: "JS KS AS", 2: "4S", 3: "4C"}, pile="5D 6D 7C 7D 8H 8C 9C 9D", open_cards={1: "QH QD 4D"}, blind={1: "5C"}
    )
    assert choice_of(DEFAULT, state, 0) == "JS"
    assert choice_of(TUNED, state, 0) == "KS"


def test_it_knows_what_the_next_player_took_up() -> None:
    # T3: seat 0 took up an ace, so that a king does not stop it
    state = position({0: "4H 5H", 1: "3S 6S", 2: "JS 3C", 3: "AH KC QC"}, pile="8H", turn=3)
    play(state, "3: AH", "0: pickup", "1: 3S", "2: JS")
    look = Outlook(state.view(3))
    look.look_left(state.view(3))
    assert look.trapped(int(KING)) == 0.0


def test_it_keeps_something_that_goes_on_the_card_it_lays() -> None:
    # R11, R14: after both queens only low cards would be left under a large pile
    state = position({0: "QS QH 3C", 1: "7H KH", 2: "4S", 3: "4D"}, pile="5D 6D 7C 7D 8H 8C 9C JC", stock="7S")
    assert choice_of(DEFAULT, state, 0) == "QS QH"
    assert choice_of(TUNED, state, 0) in ("QS", "QH")
    state = position({0: "7S 7H KC", 1: "9H KH", 2: "4S", 3: "4D"}, pile="5D", stock="8S")
    assert choice_of(TUNED, state, 0) == "7S 7H"  # the king stays
