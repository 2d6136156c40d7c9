"""Rummy at the table: moves as text, what is seen and remembered, the rule player."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rummy_positions import table, zone_text

import troef
from playing import finish, play, starting
from proving import examples
from troef import REFEREE
from troef.bots import make_player
from troef.cards.pack import make_pack
from troef.core.view import View
from troef.core.wire import view_dict


def test_moves_are_read_in_every_way_they_are_written() -> None:
    state = table(["7H 7D 7C 9D KC", "AS 2S"], pile="JD 7S", melds=("9H 9C 9S",))
    game = state.game
    assert game.parse("DRAW_STOCK") == game.parse("draw stock") == game.parse("stock")
    play(state, "0: draw discard")
    view = state.view(0)
    assert game.parse("meld 7D 7S 7H", view) == game.parse("MELD(7S, 7H, 7D)", view) == game.parse("Meld 7h 7s 7d")
    same = (
        "layoff 9D on 1",
        "LAYOFF(9D)",
        "LAYOFF(9D, meld)",
        "layoff 9D, meld-1",
        "lay off 9D 1",
        "layoff 9D on 9H 9C 9S",
        "LAYOFF(9D, 9C 9H 9S)",
        "lay off 9d, 9S 9H 9C",
    )
    assert {game.parse(text, view) for text in same} == {game.parse("layoff 9D on meld 1", view)}
    assert game.parse("KC", view) == game.parse("DISCARD(KC)", view) == game.parse("discard KC", view)
    melds = ("meld", "meld 7S 7S 7H", "meld 7S XX", "meld 7S 7H *")
    layoffs = ("layoff", "layoff 9D on 0", "layoff 9D on x", "layoff 9D on 1 2")
    for text in (*melds, *layoffs, "discard", "discard *", "draw", "draw stock KH"):
        with pytest.raises(troef.MoveTextError):
            game.parse(text, view)


def test_a_card_that_fits_two_melds_is_listed_for_both() -> None:
    state = table(["7S KD QH", "AC 6H"], pile="3H", melds=("4S 5S 6S", "7C 7H 7D"), stock="2D")
    play(state, "0: draw stock")
    assert starting(state, "layoff") == {"layoff 7S on 1", "layoff 7S on 2"}
    refusal = state.refusal(0, state.game.parse("layoff 7S"))
    assert refusal is not None and (refusal.clause, refusal.reason) == ("R17", "which-meld")
    play(state, "0: layoff 7S on 7C 7H 7D")
    assert zone_text(state, "meld-2") == "7S 7H 7D 7C"


def test_moves_say_where_cards_come_from_and_go_to() -> None:
    state = table(["7H 7D 7C 9D KC", "AS 2S"], pile="JD 7S", melds=("9H 9C 9S",))
    play(state, "0: draw discard")
    moves = view_dict(state.game, state.view(0))["moves"]
    assert isinstance(moves, list)
    assert {"text": "layoff 9D on 1", "verb": "layoff", "cards": ["9D"], "to": "meld-1"} in moves
    assert {"text": "discard KC", "verb": "discard", "cards": ["KC"], "to": "discard"} in moves
    assert {"text": "meld 7S 7H 7D", "verb": "meld", "cards": ["7S", "7H", "7D"]} in moves


@examples(25)
@given(st.integers(2, 6), st.integers(0, 10**6))
def test_no_card_is_ever_lost_or_doubled(seats: int, seed: int) -> None:
    game = troef.game("rummy", end_mode="rounds", rounds=1)
    state = game.start(seats, seed % seats)
    state.deal(troef.SeededDealer(seed).next(state.pack()))
    rng = troef.Rng(seed)
    while state.actors():
        seat = state.actors()[0]
        moves = state.legal(seat)
        assert moves, "who is on turn can always move"
        state.play(seat, moves[rng.below(len(moves))])
        lying = Counter(card for zone in state.view(REFEREE).zones for card in zone.cards)
        assert lying == Counter(make_pack())
    assert (state.view(REFEREE).fact("turns") or 0) <= 300


@examples(15)
@given(st.integers(2, 6), st.integers(0, 10**6))
def test_worlds_give_back_what_a_seat_knows(seats: int, seed: int) -> None:
    game = troef.game("rummy", end_mode="rounds", rounds=2)
    state = game.start(seats)
    dealer, rng = troef.SeededDealer(seed), troef.Rng(seed)
    for step in range(250):
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        if state.outcome() is not None:
            break
        seat = state.actors()[0]
        state.play(seat, int(state.phase.pick(seat, rng)))
        if step % 10 == 0:
            viewer = int(rng.below(seats + 2)) - 2
            view = state.view(viewer)
            world = game.world(view, rng)
            again = world.view(viewer)
            assert view_dict(game, again) == view_dict(game, view)
            assert again.memory == view.memory
            finish(world, step)


def test_the_rule_player_beats_chance_and_repeats_itself() -> None:
    assert play_match("rule", "random") == play_match("rule", "random")
    scores = play_match("rule", "random")
    assert scores[0] > 10 * max(1, scores[1])


def play_match(*names: str) -> tuple[int, ...]:
    game = troef.game("rummy", end_mode="rounds", rounds=12)
    players = [make_player(name, game, number) for number, name in enumerate(names)]
    state = game.start(len(names))
    dealer = troef.SeededDealer("bots")
    while state.outcome() is None:
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        seat = state.actors()[0]
        state.play(seat, players[seat].choose(state.view(seat), 0.1))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def choice(state: troef.State) -> str:
    """What the rule player does here."""
    view: View = state.view(state.actors()[0])
    return state.game.show(make_player("rule", state.game, 1).choose(view, 0.1), view)


def test_the_rule_player_makes_no_visible_blunders() -> None:
    assert choice(table(["7H 7D KC 5S", "AS 2S"], pile="JD 7S")) == "draw discard"
    assert choice(table(["QD", "AS 2S"], pile="KC 9D", melds=("9H 9C 9S",))) == "draw discard"
    assert choice(table(["QD 4H 5C", "AS 2S"], pile="9D KC")) == "draw stock"
    state = play(table(["3S 9D KC QD", "AS 2S"], pile="JD", melds=("4S 5S 6S",), stock="9H"), "0: draw stock")
    assert choice(state) == "layoff 3S on 1"
    state = play(table(["4C 5C 9H", "AS KS"], stock="6C"), "0: draw stock")
    assert choice(state) == "meld 4C 5C 6C"
    state = play(table(["9D KC", "AS KS"], pile="2D", melds=("9H 9C 9S",), stock="4D"), "0: draw stock")
    assert choice(state) == "layoff 9D on 1"
