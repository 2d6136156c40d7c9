"""Pesten: taking the penalty, the last card, the end, options and texts; see `test_pesten.py`."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pesten_positions import (
    ACES,
    DULL,
    nothing_to_draw,
    pile,
    playable,
    restock,
    running,
    size,
    table,
)

import troef
from clauses import clause
from playing import finish, hand, lay, play, refused, texts, why, wire
from proving import examples
from troef import REFEREE, SPECTATOR
from troef.bots import make_player
from troef.cards.bits import card_count, set_of
from troef.cards.card import card_text
from troef.core.moves import CHECK, make_move
from troef.core.options import OptionError
from troef.core.refusal import Refusal
from troef.core.wire import view_dict
from troef.games.pesten import Result
from troef.words.words import words

# ---- taking the penalty ----


@clause("pesten", "R17")
def test_one_may_take_with_a_two_in_hand_and_only_when_something_is_pending() -> None:
    state = table(["2S 4C 5C", "2H * 4D"], "9S")
    assert why(state, "0: take") == ("R17", "no-penalty")
    play(state, "0: 2S")
    assert texts(state) >= {"2H", "*", "take"}
    play(state, "1: take")
    assert size(state, 1) == 5


@clause("pesten", "R18", "R19", "E13")
def test_after_taking_the_same_player_has_a_normal_turn() -> None:
    hands = ["4H 5H 6H", "2S 4D 5D", "2C KD QD", "KS QS 10S"]
    state = table(hands, "9S", stock="9C 2D JD * 3H 6S", turn=1)
    play(state, "1: 2S", "2: 2C", "3: take")
    assert state.actors() == (3,) and state.view(3).fact("penalty") is None
    assert hand(state, 3) == {"KS", "QS", "10S", "9C", "2D", "JD", "*"}
    assert playable(state) == {"9C", "2D", "JD", "*"}
    play(state, "3: 2D")
    assert state.view(0).fact("penalty") == 2, "a new count"


@clause("pesten", "R19", "R5")
def test_after_taking_for_a_joker_any_card_fits() -> None:
    state = play(table(["* 4C 5C", "4D KS 7H"], "9S", stock="3C 3D 3H 3S 10C 10D"), "0: *", "1: take")
    assert playable(state) == {"4D", "KS", "7H", "3C", "3D", "3H", "3S", "10C"}


@clause("pesten", "R19")
def test_after_taking_one_draws_when_nothing_fits() -> None:
    state = play(table(["2S 4C 5C", "4D KH 7H"], "9S", stock="3C 3D 5S 6D"), "0: 2S", "1: take")
    assert texts(state) == {"draw"}
    play(state, "1: draw")
    assert texts(state) == {"5S", "5S last card", "end turn"}


@clause("pesten", "R19")
def test_with_turn_after_take_off_the_turn_passes() -> None:
    state = table(["2S 4C 5C", "4D KS 7H", DULL.replace("C", "H")], "9S", turn_after_take=False)
    play(state, "0: 2S", "1: take")
    assert state.actors() == (2,)
    assert size(state, 1) == 5


# ---- the last card ----


@clause("pesten", "R20", "P1", "E9")
def test_who_forgets_the_call_draws_two() -> None:
    state = table([ACES, "6C 6H", "4D 5D 9D"], "6S", turn=1)
    forgotten = play(state.copy(), "1: 6C")
    assert size(forgotten, 1) == 3 and "6H" in hand(forgotten, 1)
    assert forgotten.actors() == (2,)
    play(state, "1: PLAY(6C, last_card=true)")
    assert hand(state, 1) == {"6H"}
    assert state.view(0).badge(1, "last-card") is True
    assert forgotten.view(0).badge(1, "last-card") is None
    assert state.actors() == (2,)


@clause("pesten", "R21", "P2", "E10")
def test_a_false_call_costs_two_cards() -> None:
    state = play(table([ACES, "6C 6H 9H"], "6S", turn=1), "1: 6C last card")
    assert size(state, 1) == 4 and {"6H", "9H"} < hand(state, 1)
    assert state.actors() == (0,)


@clause("pesten", "R21", "R23")
def test_with_the_very_last_card_the_call_is_ignored() -> None:
    state = table([DULL, "6H"], "6S", turn=1)
    assert texts(state) == {"6H"}
    called = play(state.copy(), "1: 6H last card")
    assert called.outcome() == play(state, "1: 6H").outcome() is not None
    flagged = state.game.parse("6H last card")
    open_state = table([DULL, "6H"], "6S", turn=1)
    refusal = open_state.refusal(1, flagged)
    assert refusal is not None and refusal.clause == "R21"
    assert "6" in words("en").refusal("pesten", refusal)


@clause("pesten", "R22", "R20", "P1")
@pytest.mark.parametrize("call", ["", " last card"])
def test_the_duty_holds_after_drawing_after_taking_and_for_special_cards(call: str) -> None:
    left = 1 if call else 3
    drawn = play(table(["4D", DULL], "9H", stock="9C 3C 3S 5S"), "0: draw", f"0: 9C{call}")
    assert size(drawn, 0) == left
    special = play(table(["8H 4D", DULL, DULL.replace("C", "S")], "9H"), f"0: 8H{call}")
    assert size(special, 0) == left and special.actors() == (2,)
    jack = play(table(["JH 4D", DULL], "9H"), f"0: JH S{call}")
    assert size(jack, 0) == left
    joker = play(table(["* 4D", DULL], "9H"), f"0: *{call}")
    assert size(joker, 0) == left and joker.view(1).fact("penalty") == 5


@clause("pesten", "R22", "R20", "R25", "P1")
@pytest.mark.parametrize("call", [True, False])
def test_the_duty_holds_after_taking_what_little_there_was(call: bool) -> None:
    """A penalty of two is waived but for the card under the two, which leaves the player with two cards."""
    state = nothing_to_draw()
    play(state, "1: draw")
    two = next(text for text in sorted(texts(state)) if text[0] == "2" and not text.endswith("card"))
    under = pile(state).split()[-1]
    play(state, f"0: {two}", "1: take")
    restock(state, under)
    assert size(state, 1) == 2 and under in hand(state, 1)
    play(state, f"1: {under} last card" if call else f"1: {under}")
    if not call:
        restock(state, two)
    assert size(state, 1) == (1 if call else 2), "again there is but one card to draw"


@clause("pesten", "P1", "R24")
def test_the_two_cards_come_before_the_effect_on_others() -> None:
    state = table(["2H 4D", "4S 5S 6S"], "10H 9H", stock="KC", used_up=True)
    play(state, "0: 2H")
    assert state.awaits_deal, "the second card wants the discards shuffled"
    assert hand(state, 0) == {"4D", "KC"}
    assert state.view(1).fact("penalty") is None
    restock(state, "10H")
    assert hand(state, 0) == {"4D", "KC", "10H"}
    assert state.actors() == (1,) and state.view(1).fact("penalty") == 2


@clause("pesten", "T1")
def test_the_call_is_part_of_the_move_and_can_be_forgotten() -> None:
    state = table(["6C 6H", ACES], "6S")
    described = {facts["text"]: facts for facts in wire(state, 0)["moves"]}
    assert described["6C last card"] == {
        "text": "6C last card",
        "verb": "play",
        "cards": ["6C"],
        "to": "discard",
        "call": True,
    }
    assert "call" not in described["6C"]
    assert words("nl").say("call-pesten") == "laatste kaart!"


@clause("pesten", "T1")
def test_bots_call_exactly_when_it_is_due() -> None:
    game = troef.game("pesten")
    for seed in range(12):
        state = game.start(4)
        dealer = troef.SeededDealer(seed)
        bots = [make_player("rule", game, f"{seed} {seat}") for seat in range(4)]
        while state.outcome() is None:
            if state.awaits_deal:
                state.deal(dealer.next(state.pack()))
                continue
            seat = state.actors()[0]
            move = bots[seat].choose(state.view(seat), 1.0)
            facts = game.language.describe(move)
            if facts["verb"] == "play":
                assert facts.get("call", False) == (size(state, seat) == 2)
            state.play(seat, move)


# ---- the end ----


@clause("pesten", "R23", "S1", "E11")
@pytest.mark.parametrize("reply", [False, True])
def test_the_last_card_wins_whatever_it_is(reply: bool) -> None:
    hands = ["2C", "4S 5S 6S", "2D KS 9S", "2S KH QH" if reply else "10S KH QH"]
    state = table(hands, "5D", stock="3S 3H 6H", turn=2)
    play(state, "2: 2D", *(["3: 2S"] if reply else ["3: take", "3: draw"]))
    before = [size(state, seat) for seat in (1, 2, 3)]
    play(state, "0: 2C")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 0, 0, 0), (0,), "won")
    assert [size(state, seat) for seat in (1, 2, 3)] == before, "nobody draws"
    assert state.actors() == () and state.view(1).phase == "match-over"
    assert refused(state, "1: draw").reason == "match-over"


@clause("pesten", "R23")
@pytest.mark.parametrize("last", ["JC H", "8D", "7D", "*"])
def test_one_may_finish_with_any_special_card(last: str) -> None:
    state = play(table([last.split()[0], DULL], "9D"), f"0: {last}")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,)
    assert state.view(1).direction == 1


@clause("pesten", "S1", "S2")
def test_in_a_match_every_won_game_counts_one_and_ties_share() -> None:
    state = table(["KH", DULL, DULL.replace("C", "D"), "9S"], "3H", games=2)
    play(state, "0: KH")
    view = state.view(1)
    assert view.totals == (1, 0, 0, 0) and view.deals == 2
    assert [row.cells for row in view.sheet] == [(1, 0, 0, 0)]
    shared = set()
    for seed in range(8):
        after = state.copy()
        outcome = finish(after, seed)
        second = after.sheet[-1].cells
        assert sum(second) == 1 and outcome.scores == (second[0] + 1, *second[1:])
        assert outcome.winners == ((0,) if second[0] else (0, second.index(1))) and outcome.reason == "games"
        shared.add(len(outcome.winners))
    assert shared == {1, 2}


@clause("pesten", "S1")
def test_settle_gives_one_to_each_winner() -> None:
    game = troef.game("pesten")
    assert game.settle(Result(3, (1,))) == (0, 1, 0)
    assert game.settle(Result(4, (0, 3))) == (1, 0, 0, 1)
    for winners in ((), (4,), (1, 1)):
        with pytest.raises(ValueError):
            game.settle(Result(4, winners))


# ---- refusals, options, text ----


@clause("pesten", "P3")
def test_a_refused_card_changes_nothing() -> None:
    state = table(["3C KD 5H", DULL], "3D")
    before = [view_dict(state.game, state.view(seat)) for seat in (0, 1, REFEREE)]
    for step in ("0: 5H", "0: draw", "0: take", "0: end turn", "1: 4C", "0: JH S"):
        refused(state, step)
    assert [view_dict(state.game, state.view(seat)) for seat in (0, 1, REFEREE)] == before


@clause("pesten", "P3", "R9")
def test_what_is_no_move_of_the_game_is_refused() -> None:
    may_play, must_draw = table(["3C KD 5H", DULL], "3D"), table(["10S KC 4D", DULL], "9H")
    must_take = play(table(["* 4D 5D", DULL], "9H"), "0: *")
    for state in (may_play, must_draw, must_take):
        seat = state.actors()[0]
        for number in (-1, -64, 63, int(make_move(CHECK)), 2**40, 2**61):
            assert state.refusal(seat, number) == Refusal("R9", "not-offered"), number


@clause("pesten", "T3")
def test_every_agreement_of_the_book_is_an_option_with_words() -> None:
    info = next(info for info in troef.all_games() if info.slug == "pesten")
    options: Any = info.as_dict()["options"]
    facts = {option["name"]: option["default"] for option in options}
    assert facts == {"jokers": 2, "play_drawn": True, "turn_after_take": True, "games": 1}
    for language in ("nl", "en"):
        for name in facts:
            assert words(language).say(f"option-pesten-{name}") != f"option-pesten-{name}"
    strict = troef.game("pesten:streng").options
    assert (strict.play_drawn, strict.turn_after_take) == (False, False)
    for name, value in (("games", 0), ("games", 21), ("jokers", 1), ("play_drawn", "perhaps"), ("joker", 2)):
        with pytest.raises(OptionError):
            troef.game("pesten", **{name: value})


@clause("pesten", "R13", "R20")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("PLAY(JS,H)", "JS H"),
        ("play JS naming H", "JS H"),
        ("js names h", "JS H"),
        ("PLAY(JS, H, last_card=true)", "JS H last card"),
        ("PLAY(9C, last_card=true)", "9C last card"),
        ("PLAY(9C, last_card=false)", "9C"),
        ("9c laatste kaart!", "9C last card"),
        ("play *", "*"),
        ("DRAW", "draw"),
        ("END_TURN", "end turn"),
        ("TAKE", "take"),
    ],
)
def test_moves_are_read_as_the_book_and_as_people_write_them(text: str, canonical: str) -> None:
    game = troef.game("pesten")
    move = game.parse(text)
    assert game.show(move) == canonical
    assert game.parse(canonical) == move


@clause("pesten", "P3")
@pytest.mark.parametrize("text", ["", "JX", "JS H H", "draw 2", "take 4", "last card", "play", "9C maybe"])
def test_what_is_no_move_is_an_error(text: str) -> None:
    with pytest.raises(troef.MoveTextError):
        troef.game("pesten").parse(text)


# ---- every match ----


@examples(25)
@given(
    seed=st.integers(0, 10**6),
    seats=st.integers(2, 6),
    jokers=st.sampled_from([2, 3]),
    play_drawn=st.booleans(),
    turn_after_take=st.booleans(),
)
def test_cards_are_conserved_and_views_can_be_dealt_again(
    seed: int, seats: int, jokers: int, play_drawn: bool, turn_after_take: bool
) -> None:
    game = troef.game("pesten", jokers=jokers, play_drawn=play_drawn, turn_after_take=turn_after_take)
    state = game.start(seats, seed % seats)
    dealer, rng = troef.SeededDealer(seed), troef.Rng(seed)
    pack = Counter(map(card_text, game.pack(seats)))
    for number in range(60):
        if state.outcome() is not None:
            break
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
            continue
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.play(seat, moves[rng.below(len(moves))])
        zones = state.view(REFEREE).zones
        assert Counter(card_text(card) for zone in zones for card in zone.cards) == pack
        if number % 20 == 19:
            for viewer in (*range(seats), SPECTATOR, REFEREE):
                view = state.view(viewer)
                world = game.world(view, rng)
                assert view_dict(game, world.view(viewer)) == view_dict(game, view)
    assert finish(state, seed).winners


def test_worlds_give_nobody_a_card_that_his_play_has_ruled_out() -> None:
    game = troef.game("pesten")
    fresh = lay(game, 2, 1, hands=["10S 10C KC QC KS QS 4C 5S", "9C 9D"], upcard="9H", stock="6S KD 3D AD")
    play(fresh, "0: draw")
    for world in (world for world, _ in zip(game.worlds(fresh.view(1), troef.Rng(1)), range(40), strict=False)):
        held = running(world).hands[0]
        fits = set_of([card for card in game.pack(2) if card_text(card)[-1] in "H*" or card_text(card)[0] in "9J"])
        assert card_count(held) == 9 and not held & fits


def test_which_joker_is_which_shows_to_nobody() -> None:
    game = troef.game("pesten", jokers=3)
    order = game.arrange(hands=["* 4H", "* 4D"], upcard="9S", stock="KC *")
    jokers = [place for place, card in enumerate(order) if card_text(card) == "*"]
    twin_order = list(order)
    for place, other in zip(jokers, [*jokers[1:], jokers[0]], strict=True):
        twin_order[place] = order[other]
    state, twin = game.start(4), game.start(4)
    state.deal(order)
    twin.deal(twin_order)
    rng = troef.Rng("jokers")
    while not state.awaits_deal and state.outcome() is None:
        for viewer in (*range(4), SPECTATOR):
            one, other_view = state.view(viewer), twin.view(viewer)
            assert [zone.cards for zone in one.zones] == [zone.cards for zone in other_view.zones]
            assert view_dict(game, one) == view_dict(game, other_view)
        seat = state.actors()[0]
        assert state.legal(seat) == twin.legal(seat)
        move = state.legal(seat)[rng.below(len(state.legal(seat)))]
        state.play(seat, move)
        twin.play(seat, move)


@clause("pesten", "R20", "P2")
def test_a_face_offers_the_call_only_where_it_is_due() -> None:
    due = {}
    for held in ("5S 6S 9H", "5S 6S"):
        moves: Any = table([held, "2H 4D 8H"], "4S").view(0).as_dict()["moves"]
        due[held] = [move.get("due", True) for move in moves if move.get("call")]
    assert due == {"5S 6S 9H": [False, False], "5S 6S": [True, True]}
