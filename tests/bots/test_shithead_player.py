"""The rule player of shithead: what the table may expect of it."""

import troef
from duels import one_against_random, outcome
from playing import play
from shithead_positions import dealt, late, leading, met
from troef.bots import make_player
from troef.bots.shithead import DEFAULT, TUNED, Outlook, RulePlayer, Tuning
from troef.cards.card import JACK, KING


def chosen(state: troef.State, seat: int) -> str:
    return state.game.show(make_player("rule", state.game, 1).choose(state.view(seat), 0.1))


def test_it_lays_its_best_cards_open_and_is_ready_then() -> None:
    state = dealt({"hand-1": "2H 10S 7C", "open-1": "3D 4D AD"})
    assert chosen(state, 1) == "arrange AD 2H 10S"
    play(state, "1: arrange AD 2H 10S")
    assert chosen(state, 1) == "ready"


def test_it_plays_its_lowest_cards_together_and_keeps_twos_and_tens() -> None:
    state = met("10S 8H 8D QC 2S", pile="4D 4H 4C")
    assert chosen(state, 0) == "8H 8D"


def test_it_completes_four_of_a_kind() -> None:
    state = met("9S 9H 8C", pile="8D 8H 8S")
    assert chosen(state, 0) == "8C"


def test_it_clears_a_large_pile_rather_than_taking_it() -> None:
    state = met("7C KD KS", pile="4D 4H", other="9C AS 5C", stock="10S 6C 3H 2C 6D")
    play(state, "0: 7C", "1: 9C", "0: KD KS", "1: AS")
    assert chosen(state, 0) == "10S"


def test_the_weakest_open_card_goes_along_with_the_pile() -> None:
    state = late(pile="QS", open_cards="7H 7D 4C")
    assert chosen(state, 0) == "pickup 4C"


def test_it_is_hardly_ever_the_shithead_among_random_players() -> None:
    assert sum(outcome(state).scores[0] for state in one_against_random(troef.game("shithead"), 12, 3)) <= 1


def choice_of(tuning: Tuning, state: troef.State, seat: int) -> str:
    return state.game.show(RulePlayer(state.game, 1, tuning).choose(state.view(seat), 0.1))


def left_of(state: troef.State, seat: int) -> Outlook:
    """What a seat finds out about the next player."""
    look = Outlook(state.view(seat))
    look.look_left(state.view(seat))
    return look


def test_it_knows_which_cards_the_next_player_cannot_beat() -> None:
    # R12, R16: seat 0 plays from its open cards, and a king beats them all
    look = left_of(late(pile="QS", open_cards="QH QD 4D"), 1)
    assert (look.trapped(int(JACK)), look.trapped(int(KING))) == (0.0, 1.0)


def test_it_knows_what_the_next_player_took_up() -> None:
    # T3: seat 1 took up an ace, so that a king does not stop it
    state = leading("AH KC QC", other="3S 4H 6S")
    assert left_of(state, 0).trapped(int(KING)) > 0.0
    play(state, "0: AH", "1: pickup")
    assert left_of(state, 0).trapped(int(KING)) == 0.0


def test_it_keeps_something_that_goes_on_the_card_it_lays() -> None:
    # R11, R14: after both queens only low cards would be left under a large pile
    state = met("6D 8H 8C", pile="5D", other="7C 7D 9D", stock="QS JC KH QH 3C 7H")
    play(state, "0: 6D", "1: 7C 7D", "0: 8H 8C", "1: 9D")
    assert choice_of(DEFAULT, state, 0) == "QS QH"
    assert choice_of(TUNED, state, 0) in ("QS", "QH")
    state = met("7S 7H KC", pile="5D", stock="8S")
    assert choice_of(TUNED, state, 0) == "7S 7H"  # the king stays
