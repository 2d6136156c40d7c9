"""Cinch as at a real table: a bid out of turn silences its side (P4), a card out of turn goes back (P5)."""

import pytest
from cinch_positions import HANDS, KEPT, STOCK
from revoking import at_table, irregular, out_of_turn, rulings

import troef
from clauses import clause
from playing import hand, play, play_out, refused, texts
from troef.bots.by_name import make_player
from troef.core.game import State
from troef.core.rng import Rng

SLUG = "cinch"


def bidding(**rules: str) -> State:
    """Seat 0 is to bid; seat 3 deals."""
    return at_table(SLUG, HANDS, dealer=3, stock=STOCK, **rules)


def leading() -> State:
    """Seat 1 leads; it has bid nine and named hearts."""
    state = play(bidding(), "0: pass", "1: bid 9", "2: pass", "3: pass", "1: trump H", "1: discard 7H", "1: discard 6H")
    away = [card for card in [*HANDS[3].split(), *STOCK.split()[9:]] if card not in KEPT]
    return play(state, *[f"3: discard {card}" for card in away])


@clause(SLUG, "P4")
def test_a_bid_out_of_turn_is_void_and_its_side_says_nothing_more() -> None:
    state = play(bidding(), "2: bid early 5")
    [ruling] = rulings(state)
    assert (ruling.seat, ruling.clause, ruling.outcome) == (2, "P4", "silenced")
    assert state.actors() == (1,)  # seat 0 would have spoken first, and belongs to that side
    assert {"bid 1", "bid 5"} <= texts(state, 1)  # the bid of five does not stand
    play(state, "1: bid 4", "3: pass")
    assert (state.view(0).phase, state.actors(), state.view(0).fact("bid")) == ("trump", (1,), 4)


@clause(SLUG, "P4")
def test_what_the_side_bid_before_stays_valid() -> None:
    state = play(bidding(), "0: bid 6", "2: bid early 8")
    assert state.actors() == (1,)
    play(state, "1: pass", "3: pass")
    assert (state.view(0).fact("bidder"), state.view(0).fact("bid"), state.actors()) == (0, 6, (0,))


@clause(SLUG, "P4", "R8")
def test_when_both_sides_have_bid_out_of_turn_nobody_bids() -> None:
    state = play(bidding(), "3: bid early 2", "2: bid early 3")
    assert (state.view(0).phase, state.view(0).fact("bidder"), state.view(0).fact("bid")) == ("trump", 3, 0)


@clause(SLUG, "P4", "R7")
def test_a_bid_on_turn_a_low_one_and_one_of_a_silenced_side_are_refused() -> None:
    state = play(bidding(), "0: bid 6")
    assert refused(state, "1: bid early 8").clause == "P4"
    assert refused(state, "2: bid early 6").reason == "no-early-bid"
    play(state, "2: bid early 8")
    assert refused(state, "0: bid early 9").reason == "silenced"


@clause(SLUG, "P5", "R17")
def test_a_lead_out_of_turn_goes_back_when_an_opponent_wants_it() -> None:
    state = leading()
    card = sorted(out_of_turn(state, 2))[0]
    play(state, f"2: out of turn {card}")
    assert state.actors() == (3,) and state.view(0).zone("trick").by == [2]
    play(state, "1: accuse 2")
    [ruling] = rulings(state)
    assert (ruling.clause, ruling.outcome, ruling.trick) == ("P5", "taken-back", 1)
    assert state.actors() == (1,) and card in hand(state, 2) and state.view(0).zone("trick").cards == []
    assert state.game.show(state.view(0).log[-2][1], None) == f"shown {card}"


@clause(SLUG, "P5")
@pytest.mark.parametrize(
    ("said", "kept"), [("lead trump", {"H", "5D"}), ("lead no trump", set()), ("lead anything", None)]
)
def test_the_opponent_on_the_right_says_whether_the_partner_leads_a_trump(said: str, kept: set[str] | None) -> None:
    state = leading()
    play(state, f"3: out of turn {sorted(out_of_turn(state, 3))[0]}")
    own = texts(leading(), 1)
    play(state, "0: accuse 3")
    assert rulings(state)[-1].outcome == "lead-ordered"
    assert (state.view(1).phase, state.actors()) == ("lead-order", (2,))
    assert refused(state, "1: AH").reason == "not-your-turn"
    play(state, f"2: {said}")
    trumps = {card for card in own if card.endswith("H") or card == "5D"}
    plain = own - trumps
    wanted = own if kept is None else (trumps if kept else plain or own)
    assert state.actors() == (1,) and texts(state, 1) == wanted and irregular(state, 1) == set()
    if wanted != own:
        assert refused(state, f"1: {sorted(own - wanted)[0]}").clause == "P5"


@clause(SLUG, "P5")
def test_once_an_opponent_has_played_to_it_the_lead_stands() -> None:
    state = leading()
    play(state, f"3: out of turn {sorted(out_of_turn(state, 3))[0]}")
    seat = state.actors()[0]
    assert seat == 0
    state.play(seat, state.legal(seat)[0])
    play(state, "2: accuse 3")
    assert (rulings(state)[-1].outcome, state.actors()) == ("unproven", (1,))
    assert sum(play_out(state).game.result_of(state).points) == 14


@clause(SLUG, "P5")
def test_the_offenders_partner_cannot_send_the_card_back() -> None:
    state = leading()
    play(state, f"3: out of turn {sorted(out_of_turn(state, 3))[0]}", "1: accuse 3")
    assert rulings(state)[-1].outcome == "unproven" and state.view(0).zone("trick").by == [3]


def early_to_the_trick() -> tuple[State, str]:
    """Seat 1 has led; seat 3 plays before seat 2."""
    state = play(leading(), "1: AH")
    card = sorted(out_of_turn(state, 3))[0]
    return play(state, f"3: out of turn {card}"), card


@clause(SLUG, "P5")
def test_a_card_out_of_turn_lies_there_until_its_player_is_on_turn() -> None:
    state, card = early_to_the_trick()
    assert state.actors() == (2,) and state.view(0).badge(3, "early") == [card]
    state.play(2, state.legal(2)[0])
    assert texts(state, 3) == {card} and irregular(state, 3) == set()
    play(state, f"3: {card}")
    assert state.actors() == (0,) and state.view(0).badge(3, "early") is None
    assert sum(play_out(state).game.result_of(state).points) == 14


@clause(SLUG, "P5")
def test_a_card_out_of_turn_goes_back_too() -> None:
    state, card = early_to_the_trick()
    play(state, "0: accuse 3")
    assert rulings(state)[-1].outcome == "taken-back" and state.actors() == (2,)
    state.play(2, state.legal(2)[0])
    assert len(texts(state, 3)) >= 1 and card in hand(state, 3)
    late, _ = early_to_the_trick()
    late.play(2, late.legal(2)[0])
    play(late, "0: accuse 3")
    assert rulings(late)[-1].outcome == "unproven"


@clause(SLUG, "P5")
@pytest.mark.parametrize("wanted", [True, False])
def test_worlds_records_and_positions_hold_cards_out_of_turn(wanted: bool) -> None:
    state = leading()
    play(state, f"3: out of turn {sorted(out_of_turn(state, 3))[0]}")
    if wanted:
        play(state, "2: accuse 3", "2: lead trump")
    for viewer in range(4):
        view = state.view(viewer)
        world = next(state.game.worlds(view, Rng(viewer)))
        assert world.view(viewer).log == view.log and world.legal(viewer) == state.legal(viewer)
    again = state.game.position(state.position())
    assert again.view(troef.REFEREE).log == state.view(troef.REFEREE).log and again.actors() == state.actors()
    player = make_player("rule", state.game, 1)
    while not state.awaits_deal and state.outcome() is None:
        seat = state.actors()[0]
        state.play(seat, player.choose(state.view(seat), 0.0))
    assert state.game.result_of(state).points is not None
