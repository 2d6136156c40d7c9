"""Eenenvijftigen: every clause of its rule book."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import troef
from clauses import clause
from eenenvijftigen_positions import COUNTS, table, used_up
from playing import finish, hand, lay, play, read, texts, why
from proving import examples
from troef import REFEREE, SPECTATOR
from troef.bots import make_player
from troef.cards.card import card_text, cards_text, parse_cards
from troef.core.game import State
from troef.core.moves import PLAY, kind_of
from troef.core.options import OptionError
from troef.core.refusal import MoveTextError
from troef.core.wire import view_dict
from troef.games.eenenvijftigen.moves import PACK, value_of, values_of
from troef.words.words import words

SOCIAL = {"T4": "advice: the rules page says so, any card may be opened with"}


def total(state: State) -> object:
    return state.view(SPECTATOR).fact("total")


def lost(state: State) -> list[int]:
    """The minus points of the last round."""
    return list(state.sheet[-1].cells)


# ---- cards and deal ----


@clause("eenenvijftigen", "R1", "R3", "R4")
def test_three_cards_each_no_open_card_and_a_total_of_zero() -> None:
    game = troef.game("eenenvijftigen")
    assert {card_text(card)[:-1] for card in game.pack(4)} == {"7", "8", "9", "10", "J", "Q", "K", "A"}
    state = game.start(3, 0)
    order = state.pack()
    state.deal(order)
    for number, seat in enumerate((1, 2, 0)):
        assert set(state.view(REFEREE).zone(f"hand-{seat}").cards) == set(order[number:9:3])
    view = state.view(1)
    assert view.zone("stock").hidden == 23 and not view.zone("discard").cards
    assert view.fact("total") == 0 and view.actors == (1,)
    assert view.zone("hand-2").hidden == 3 and not view.zone("hand-2").cards


@clause("eenenvijftigen", "R2")
@pytest.mark.parametrize(("habit", "dealer"), [("loser", 3), ("left", 1)])
def test_who_deals_next(habit: str, dealer: int) -> None:
    state = table({3: "7S 8D KH", 1: "10S 9D 9C", 2: "9H 9S 10C"}, 48, next_dealer=habit)
    play(state, "1: 9D", "2: 9H")
    assert lost(state) == [0, 0, 0, 1]
    assert state.dealer == dealer
    assert state.awaits_deal and state.view(0).fact("loser") == 3


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    with pytest.raises(ValueError):
        troef.game("eenenvijftigen").start(seats)


# ---- playing ----


@clause("eenenvijftigen", "R5")
def test_what_cards_count() -> None:
    assert COUNTS == {"7": [7], "8": [8], "9": [0], "10": [10, -10], "J": [2], "Q": [3], "K": [4], "A": [11, 1]}
    for card in PACK:
        assert values_of(card) == COUNTS[card_text(card)[:-1]]


@clause("eenenvijftigen", "R5", "R6", "R10", "E1", "T1")
@pytest.mark.parametrize(("value", "ends"), [(11, 30), (1, 20)])
def test_the_seed_example(value: int, ends: int) -> None:
    state = table({1: "8H 9H JS", 2: "7H QD QC", 3: "KS 8S JD", 0: "AS 9D 9C"})
    play(state, "1: 8H", "2: 7H", "3: KS")
    assert total(state) == 19
    play(state, f"0: AS {value}")
    assert total(state) == ends and 1 in state.actors()
    log = view_dict(state.game, state.view(2))["log"]
    assert isinstance(log, list) and [line["amount"] for line in log] == [8, 15, 19, ends]
    assert words("nl").tell("eenenvijftigen", "verb-play.log", {**log[-1], "name": "Lies"}) == f"Lies speelt ♠A: {ends}"


@clause("eenenvijftigen", "R7", "R8", "E2", "E3", "E4", "E5")
@pytest.mark.parametrize(
    ("stands", "cards", "legal"),
    [
        (47, "KS 8H QD", {"QD"}),
        (50, "9C JS AH", {"9C"}),
        (40, "10S 10H AD", {"10S 10", "10S -10", "10H 10", "10H -10", "AD 1"}),
        (39, "AD 7C 8C", {"AD 1", "AD 11", "7C", "8C"}),
        (50, "10C KS KD", {"10C -10"}),
        (-10, "7C 8C KD", {"7C", "8C", "KD"}),
    ],
)
def test_what_may_be_played(stands: int, cards: str, legal: set[str]) -> None:
    assert texts(table({1: cards}, stands), 1) == legal


@clause("eenenvijftigen", "R5", "R6", "R7", "P2")
def test_what_may_not_be_played() -> None:
    state = table({1: "QD 10S AD"}, 48)
    assert why(state, "1: QD") == ("R7", "over-fifty")
    assert why(state, "1: 10S 10") == ("R7", "over-fifty")
    assert why(state, "1: PLAY(QD, 5)") == ("R5", "wrong-value")
    assert why(state, "1: 10S 1") == ("R5", "wrong-value")
    assert why(state, "1: AD -11") == ("R5", "wrong-value")
    assert why(state, "1: 10S") == ("R6", "name-value")
    assert why(state, "1: KC") == ("R6", "not-held")
    assert why(state, "2: 9H")[1] == "not-your-turn"
    assert why(state, "1: pass") == ("R15", "no-triple")
    for text in ("10S ten", "10S 1 2", "10S 1000", "speel", "11S"):
        with pytest.raises(MoveTextError):
            state.game.parse(text, state.view(1))
    for text in ("2S", "* 3", "6C 6"):
        assert why(state, f"1: {text}") == ("R6", "not-held")
    for text in ("PLAY(10S,-10)", "10S-10", "10s min 10", "speel 10S als -10", "10S −10", "PLAY(10S, value=-10)"):
        assert read(state, f"1: {text}") == read(state, "1: 10S -10")
    assert read(state, "1: QD 3") == read(state, "1: qd")
    play(state, "1: AD 1")
    assert total(state) == 49


@clause("eenenvijftigen", "R7", "E10")
def test_the_total_may_be_negative() -> None:
    state = play(table({1: "10C 9D 9C", 2: "KS 7H 7D"}), "1: 10C -10")
    assert total(state) == -10
    play(state, "2: KS")
    assert total(state) == -6


# ---- losing ----


@clause("eenenvijftigen", "R9", "R18", "S1", "E7")
def test_who_cannot_play_loses_at_once() -> None:
    state = table({1: "9S 9D QS", 2: "KS 8H QD"}, 48)
    play(state, "1: 9S")
    assert lost(state) == [0, 0, 1, 0]
    view = state.view(0)
    assert view.totals == (0, 0, 1, 0) and view.fact("loser") == 2
    assert cards_text(view.zone("hand-2").cards) == cards_text(sorted(parse_cards("KS 8H QD")))  # everybody may look
    assert view.zone("hand-1").hidden == 2


@clause("eenenvijftigen", "R9")
def test_without_a_card_one_loses() -> None:
    state = table({1: "9S 9D 9C", 0: "7S 8D 9H"}, 20, 2)
    for step in ("1: 9S", "0: 9H", "1: 9D", "0: 7S", "1: 9C", "0: 8D"):
        play(state, step)
    assert lost(state) == [0, 1]  # nobody drew, and seat 1 has no card left


# ---- drawing ----


@clause("eenenvijftigen", "R10", "R11", "R12", "T2")
def test_a_card_may_be_drawn_once_after_ones_own_play() -> None:
    state = table()
    assert why(state, "1: draw") == ("R11", "draw-after-play")
    play(state, "1: 8H")
    assert set(state.actors()) == {1, 2} and state.view(0).turn == 2
    assert texts(state, 1) == {"draw"} and state.view(0).badge(1, "may-draw")
    assert why(state, "1: KH")[1] == "not-your-turn"
    assert why(state, "3: draw") == ("R11", "draw-after-play")
    top = state.view(REFEREE).zone("stock").cards[-1]
    play(state, "1: trek")
    assert state.actors() == (2,)
    assert hand(state, 1) == {"KH", "JS", card_text(top)}
    assert state.view(2).zone("stock").hidden == 19
    assert why(state, "1: draw") == ("R11", "drawn-already")


@clause("eenenvijftigen", "R12", "R13", "P1", "E8", "T2")
def test_who_is_too_late_plays_on_with_a_card_less() -> None:
    state = play(table({1: "JS KH 7H", 2: "8H QD QC", 3: "KS 8S JD", 0: "7S 8D 9H"}), "1: JS", "2: 8H")
    assert why(state, "1: draw") == ("R12", "drawn-too-late")
    assert len(hand(state, 1)) == 2 and state.view(0).badge(1, "forgot")
    play(state, "2: draw", "3: JD", "3: draw", "0: 9H", "0: draw", "1: KH")
    assert len(hand(state, 1)) == 1
    play(state, "1: draw")
    assert len(hand(state, 1)) == 2 and not state.view(0).badge(1, "forgot")


@clause("eenenvijftigen", "R12", "R16", "E9", "T3")
def test_pas_of_another_does_not_close_the_window() -> None:
    state = play(table({1: "JS KH 7H", 2: "QS QD QC", 3: "KS 8S JD", 0: "7S 8D 9H"}), "1: JS", "2: pas")
    assert set(state.actors()) == {1, 3}
    play(state, "1: draw")
    assert len(hand(state, 1)) == 3 and state.actors() == (3,)
    view = state.view(3)
    assert view.zone("hand-2").hidden == 3 and view.badge(2, "passed")
    assert why(state, "2: QS") == ("R16", "has-passed")
    assert why(state, "2: draw") == ("R16", "has-passed")


@clause("eenenvijftigen", "R11")
def test_drawing_may_go_by_itself() -> None:
    state = play(table(auto_draw=True), "1: 8H")
    assert len(hand(state, 1)) == 3 and state.actors() == (2,)
    assert why(state, "1: draw") == ("R11", "draws-itself")
    assert why(state, "2: draw") == ("R11", "draws-itself")


@clause("eenenvijftigen", "R14", "E11")
@pytest.mark.parametrize("by_itself", [False, True])
def test_the_open_cards_become_the_stock(by_itself: bool) -> None:
    hands = {0: "7S 8D 9H", 1: "9S KH JS", 2: "7H QD QC", 3: "KS 8S JD"}
    state = used_up(hands, auto_draw=by_itself)
    stands, turns = total(state), len(state.log)
    assert not state.view(0).zone("stock").hidden
    play(state, "1: 9S", *([] if by_itself else ["1: draw"]))
    assert state.awaits_deal and state.actors() == ()
    held = {card for cards in hands.values() for card in cards.split()} - {"9S"}
    assert {card_text(card) for card in state.pack()} == {card_text(card) for card in PACK} - held
    order = state.pack()
    state.deal(order)
    assert hand(state, 1) == {"KH", "JS", card_text(order[0])}
    view = state.view(0)
    assert view.zone("stock").hidden == 20 and not view.zone("discard").cards and view.fact("total") == stands
    assert view.actors == (2,) and len(state.log) == turns + (1 if by_itself else 2)


# ---- pas ----


@clause("eenenvijftigen", "R9", "R15", "E6")
def test_with_three_of_a_kind_and_nothing_to_play_one_is_safe() -> None:
    state = table({1: "7S 7H 7D", 0: "9H 9S 10S", 2: "9C 10C 10D"}, 50)
    assert texts(state, 1) == {"pass"}
    assert why(state, "1: 7S") == ("R7", "over-fifty")
    play(state, "1: pass")
    assert state.view(0).badge(1, "passed")


@clause("eenenvijftigen", "R15", "R17")
def test_pas_may_be_called_with_a_play_in_hand_and_need_not_be() -> None:
    state = table({1: "QS QH QD"})
    assert texts(state, 1) == {"pass", "QS", "QH", "QD"}
    play(state, "1: QS", "1: draw")
    assert not state.view(0).badge(1, "passed")


@clause("eenenvijftigen", "R15")
def test_pas_needs_exactly_three() -> None:
    state = play(
        table({0: "8S 9D KD", 1: "QS QH 9H", 2: "7H KS KC", 3: "8C 8D JC"}), "1: 9H", "2: 7H", "3: JC", "0: 9D"
    )
    assert hand(state, 1) == {"QS", "QH"}
    assert why(state, "1: pass") == ("R15", "no-triple")


# ---- the last one, and endless rounds ----


@clause("eenenvijftigen", "R19", "R21", "E12")
@pytest.mark.parametrize(("cards", "loses"), [("KS KH 9D", True), ("KS KH KD", False)])
def test_the_last_active_player(cards: str, loses: bool) -> None:
    state = table({1: "7S 7H 7D", 2: "8S 8H 8D", 0: cards}, 20, 3)
    play(state, "1: pass", "2: pass")
    assert lost(state) == [int(loses), 0, 0]
    assert state.dealer == 0  # the loser, or the same dealer again
    assert state.view(1).zone("hand-0").hidden == (0 if loses else 3)
    again = table({1: "7S 7H 7D", 2: "8S 8H 8D", 0: "KS KH KD"}, 20, 3, next_dealer="left")
    play(again, "1: pass", "2: pass")
    assert again.dealer == 0 and again.deal_number == 1 and len(again.sheet) == 1


@clause("eenenvijftigen", "R12", "R19")
@pytest.mark.parametrize(("drawn", "loses"), [("KD", False), ("9D", True)])
def test_the_last_one_first_gets_the_card_he_may_draw(drawn: str, loses: bool) -> None:
    rules = troef.game("eenenvijftigen")
    hands = {1: "KS KH JS", 2: "8S 8H 8D", 0: "7S 7H 7D"}
    state = lay(rules, 3, 0, hands=hands, stock=drawn)
    play(state, "1: JS", "2: pass", "0: pass")
    assert lost(state) == [0, int(loses), 0]
    assert drawn in hand(state, 1)
    late = lay(rules, 3, 0, hands=hands, stock=drawn)
    play(late, "1: JS", "1: draw", "2: pass", "0: pass")
    assert lost(late) == [0, int(loses), 0]


@clause("eenenvijftigen", "R14", "R19")
@pytest.mark.parametrize(("drawn", "loses"), [("9D", 1), ("KD", 0)])
def test_the_last_card_may_need_a_new_stock(drawn: str, loses: int) -> None:
    state = used_up({1: "KS KH JS", 0: "7S 7H 7D"}, 2)
    play(state, "1: JS", "0: pass")
    assert state.awaits_deal and len(state.pack()) == 27
    state.deal(state.arrange(stock=drawn))
    assert lost(state) == [0, loses]


@clause("eenenvijftigen", "R20", "R21")
@pytest.mark.parametrize("by_itself", [False, True])
def test_after_five_hundred_cards_nobody_has_lost(by_itself: bool) -> None:
    """Eight players keep their sevens and eights, and lay nines and tens."""
    state = troef.game("eenenvijftigen", auto_draw=by_itself).start(8)
    rng, played = troef.Rng("five hundred"), 0
    while not state.sheet:
        if state.awaits_deal:
            state.deal_shuffled(rng)
            continue
        if len(state.actors()) > 1:
            play(state, f"{state.actors()[1]}: draw")
            continue
        seat = state.actors()[0]
        state.play(seat, min([move for move in state.legal(seat) if kind_of(move) == PLAY], key=value_of))
        played += 1
    assert played == 500
    assert lost(state) == [0] * 8 and state.dealer == 0


# ---- scoring ----


@clause("eenenvijftigen", "S1")
def test_points_are_bad() -> None:
    assert troef.game("eenenvijftigen").info.low_wins  # contests and searches must know


@clause("eenenvijftigen", "S2")
def test_the_fewest_minus_points_win_together() -> None:
    state = table({1: "9S 9D QS", 2: "KS 8H QD"}, 48, 3, rounds=1)
    play(state, "1: 9S")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == (0, 0, 1) and outcome.winners == (0, 1)
    assert outcome.reason == "rounds"


@pytest.mark.parametrize("options", [{"rounds": 0}, {"rounds": 51}, {"next_dealer": "right"}, {"auto_draw": 2}])
def test_options_that_are_not_allowed(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        troef.game("eenenvijftigen", **options)


@clause("eenenvijftigen", "T2")
def test_a_bot_gives_the_one_before_it_time_to_draw() -> None:
    state = table()
    player: Any = make_player("rule", state.game, 1)
    play(state, "1: 8H")
    assert player.delay(state.view(2)) >= 3
    assert player.delay(state.view(1)) < 0.5
    play(state, "1: draw")
    assert player.delay(state.view(2)) < 3


@examples(60)
@given(
    habit=st.sampled_from(["loser", "left"]),
    rounds=st.integers(1, 4),
    by_itself=st.booleans(),
    seats=st.integers(2, 8),
    seed=st.integers(0, 10**6),
)
@clause("eenenvijftigen", "R21", "S1", "S2")
def test_every_round_has_one_loser_or_none(habit: str, rounds: int, by_itself: bool, seats: int, seed: int) -> None:
    state = troef.game("eenenvijftigen", next_dealer=habit, rounds=rounds, auto_draw=by_itself).start(seats)
    outcome = finish(state, seed)
    assert len(state.sheet) == rounds
    assert all(sum(row.cells) in (0, 1) for row in state.sheet)
    assert outcome.scores == tuple(sum(row.cells[seat] for row in state.sheet) for seat in range(seats))
    assert set(outcome.winners) == {seat for seat in range(seats) if outcome.scores[seat] == min(outcome.scores)}


@examples(12)
@given(by_itself=st.booleans(), seats=st.integers(2, 8), seed=st.integers(0, 10**6))
@clause("eenenvijftigen", "R7", "R8", "R9", "R13", "R14", "R15")
def test_long_rounds_keep_their_cards_and_stay_within_fifty(by_itself: bool, seats: int, seed: int) -> None:
    """Cautious players: rounds with many new stocks."""
    state = troef.game("eenenvijftigen", rounds=1, auto_draw=by_itself).start(seats)
    rng, dealer = troef.Rng(seed), troef.SeededDealer(seed)
    for _ in range(1500):
        if state.outcome() is not None:
            break
        if state.awaits_deal:
            state.deal(dealer.next(state.pack()))
        actors = state.actors()
        if not actors:
            continue
        seat = actors[-1] if rng.below(6) else actors[0]
        moves = state.legal(seat)
        plays = [move for move in moves if kind_of(move) == PLAY]
        state.play(seat, min(plays, key=value_of) if plays else moves[rng.below(len(moves))])
        assert int(str(total(state))) <= 50
        assert all(len(state.view(REFEREE).zone(f"hand-{who}").cards) <= 3 for who in range(seats))
        lying = [card for zone in state.view(REFEREE).zones for card in zone.cards]
        assert sorted(lying) == sorted(PACK)
    assert state.outcome() is not None
