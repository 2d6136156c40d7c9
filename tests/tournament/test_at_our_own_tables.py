"""What the rules of an event ask of play, where it is played at our own tables."""

from kleurenwiezen_positions import bidding, others_pass
from tornooi_positions import one_suit_each

from clauses import clause
from playing import play, refused, starting, texts
from troef.tournament.sheets.formats import game_of
from troef.tournament.template import template_named


@clause("tournament", "P13", "T7")
def test_a_card_on_the_table_sticks_and_only_the_last_trick_is_looked_at_again() -> None:
    state = others_pass(bidding("0: piccolo"))
    play(state, "0: AS", "1: 8S", "2: 7S", "3: 2S", "0: KS")
    assert refused(state, "0: AS").reason == "not-your-turn"
    assert "KS" not in texts(play(state, "1: 9S", "2: 10S", "3: 5S"), 0)
    shown = [zone for zone in state.view(3).zones if zone.kind == "last-trick"]
    assert [len(zone.cards) for zone in shown] == [4]


@clause("tournament", "P14", "T7")
def test_at_a_championship_nobody_claims_and_every_deal_is_played_to_the_last_card() -> None:
    game = game_of(template_named("wk-kleurenwiezen"))
    assert game.options == bidding().game.options
    assert not game.options.allow_claims
    state = others_pass(bidding("0: piccolo"))
    assert not starting(state, "claim") | starting(state, "concede")


@clause("tournament", "T8")
def test_knocking_is_a_phase_of_its_own_before_the_first_card() -> None:
    state = play(one_suit_each(0), "0: trump H")
    assert texts(state) == {"knock", "pass"}
