"""Rummy by the book: the deal, the turn, the stock."""

import pytest
from meld_positions import newest_meld
from rummy_positions import table, whole_table, zone_text

import troef
from clauses import clause
from playing import hand, lay, play, starting, texts, why
from troef import REFEREE, SPECTATOR
from troef.cards.card import cards_text, parse_cards
from troef.cards.pack import make_pack
from troef.core.wire import view_dict


def known_to_all(state: troef.State, holder: int, viewer: int = SPECTATOR) -> str:
    known = state.view(viewer).memory["known"]
    assert isinstance(known, list)
    return cards_text(known[holder])


# ---- the deal ----


@clause("rummy", "R1")
def test_it_is_played_with_52_cards_without_jokers() -> None:
    pack = troef.game("rummy").pack(4)
    assert len(pack) == len(set(pack)) == 52
    assert "*" not in cards_text(pack)
    with pytest.raises(troef.DealError):
        troef.game("rummy").arrange(hands={0: "*"})


@clause("rummy", "R2", "R5", "R10")
def test_the_deal_moves_to_the_left_and_the_left_neighbour_begins() -> None:
    game = troef.game("rummy", end_mode="rounds", rounds=6)
    for first in range(4):
        state = game.start(4, first)
        dealer = troef.SeededDealer(3)
        for number in range(3):
            assert state.dealer == (first + number) % 4
            state.deal(dealer.next(state.pack()))
            turn = (first + number + 1) % 4
            assert state.actors() == (turn,)
            play(state, f"{turn}: draw stock")
            state.play(turn, state.legal(turn)[-1])
            assert state.actors() == ((turn + 1) % 4,)
            rng = troef.Rng(number)
            while not state.awaits_deal:
                state.play(state.actors()[0], state.phase.pick(state.actors()[0], rng))


@clause("rummy", "R3", "R4", "E11", "T2")
@pytest.mark.parametrize(("seats", "each", "stock"), [(2, 10, 31), (3, 7, 30), (4, 7, 23), (5, 6, 21), (6, 6, 15)])
def test_everyone_gets_the_cards_for_the_number_of_players(seats: int, each: int, stock: int) -> None:
    state = lay(troef.game("rummy"), seats)
    expected = {f"hand-{seat}": each for seat in range(seats)} | {"stock": stock, "discard": 1}
    assert whole_table(state) == expected
    view = state.view(1)
    assert len(view.hand()) == each
    assert view.zone("hand-0").hidden == each and not view.zone("hand-0").cards
    assert view.zone("stock").hidden == stock and not view.zone("stock").cards


@clause("rummy", "R3", "R4")
def test_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    game = troef.game("rummy")
    order = list(make_pack())
    state = game.start(3, 1)
    state.deal(order)
    assert zone_text(state, "hand-2", 2) == cards_text(order[0:21:3])
    assert zone_text(state, "hand-0", 0) == cards_text(order[1:21:3])
    assert zone_text(state, "hand-1", 1) == cards_text(order[2:21:3])
    assert zone_text(state, "discard") == cards_text([order[21]])
    play(state, "2: draw stock")
    assert order[22] in state.view(2).hand()


def test_a_deal_can_be_laid_and_wrong_ones_are_named() -> None:
    game = troef.game("rummy")
    state = lay(game, 2, hands={0: "AS KS", 1: "2C"}, upcard="7S", stock="9D 8D")
    assert {"AS", "KS"} <= set(zone_text(state, "hand-0", 0).split())
    assert zone_text(state, "discard") == "7S"
    assert zone_text(state, "stock", REFEREE).split()[-2:] == ["8D", "9D"]
    for wrong in ({"hands": {0: "AS AS"}}, {"hands": {5: "AS"}}, {"upcard": "7S 8S"}, {"hands": {0: "XX"}}):
        with pytest.raises(troef.DealError):
            game.arrange(**wrong)
    for seats in (1, 7):
        with pytest.raises(ValueError):
            game.start(seats)


# ---- the turn ----


@clause("rummy", "R6", "P1")
def test_a_turn_begins_with_drawing_one_card_of_either_pile() -> None:
    state = table(["4C 9H KD", "AS 2S"], pile="JS 7H", stock="3D 5D")
    assert texts(state) == {"draw stock", "draw discard"}
    for step in ("0: 4C", "0: discard 4C", "0: MELD(7S 7H 7D)", "0: LAYOFF(9H)", "0: layoff 9H on 1"):
        assert why(state, step) == ("R6", "draw-first")
    both = state.copy()
    play(state, "0: DRAW_STOCK")
    assert zone_text(state, "hand-0", 0) == "4C 3D KD 9H"
    play(both, "0: DRAW_DISCARD")
    assert zone_text(both, "hand-0", 0) == "4C KD 7H 9H"
    assert zone_text(both, "discard").endswith("JS")
    for step in ("0: draw stock", "0: draw discard", "0: turn over", "0: stop round"):
        assert why(state, step) == ("R6", "already-drawn")
        assert why(both, step) == ("R6", "already-drawn")


@clause("rummy", "R6", "T1")
def test_a_card_from_the_stock_stays_secret_and_one_from_the_pile_is_known_to_all() -> None:
    state = table(["4C 9H KD", "AS 2S", "3S 4S"], pile="JS 7H", stock="3D 5D 8H 8D")
    twin = table(["4C 9H KD", "AS 2S", "3S 4S"], pile="JS 7H", stock="5D 3D 8H 8D")
    for one in (state, twin):
        play(one, "0: draw stock")
    for seat in (1, 2, SPECTATOR):
        assert view_dict(state.game, state.view(seat)) == view_dict(twin.game, twin.view(seat))
        assert state.view(seat).memory == twin.view(seat).memory
        assert state.view(seat).log == twin.view(seat).log
    assert view_dict(state.game, state.view(0))["log"] != view_dict(twin.game, twin.view(0))["log"]
    play(state, "0: 4C", "1: draw discard")
    assert known_to_all(state, 1) == "4C"
    assert known_to_all(state, 0) == ""
    log = view_dict(state.game, state.view(2))["log"]
    assert isinstance(log, list)
    assert log[0] == {"text": "draw stock", "verb": "draw-stock", "from": "stock", "seat": 0}
    assert log[-1]["verb"] == "draw-discard" and log[-1]["cards"] == ["4C"]
    play(state, "1: AS", "2: draw stock", "2: 3S", "0: draw stock", "0: KD", "1: draw stock", "1: 4C")
    assert known_to_all(state, 1) == ""


@clause("rummy", "R7", "E9", "P1")
def test_one_meld_in_a_turn() -> None:
    state = table(["3H 3D 3S 8C 9C 10C KD QD 5H JS", "AS 2S"], melds=("7C 7H 7D", "4S 5S 6S"), stock="2D AC 2H")
    play(state, "0: draw stock")
    assert starting(state, "meld") == {"meld 3S 3H 3D", "meld 8C 9C 10C"}
    play(state, "0: meld 8C 9C 10C")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 3S 3H 3D") == ("R7", "one-meld")
    assert starting(state, "layoff") == {"layoff 3S on 2"}  # R8: single cards of the other may still go
    play(state, "0: layoff 3S on 2")
    assert why(state, "0: meld 3S 3H 3D") == ("R7", "one-meld")
    play(state, "0: KD", "1: draw stock", "1: AS", "0: draw stock")
    assert state.view(0).phase == "meld"


@clause("rummy", "R8", "P1")
def test_after_the_first_layoff_no_meld_is_possible() -> None:
    state = table(["3H 3D 3C 3S 7S KD QD", "AS 2S"], melds=("4S 5S 6S",), stock="2D AC")
    play(state, "0: draw stock")
    assert "meld 3H 3D 3C" in texts(state)
    assert starting(state, "layoff") == {"layoff 3S on 1", "layoff 7S on 1"}
    play(state, "0: layoff 3S on 1")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 3H 3D 3C") == ("R8", "meld-after-layoff")
    play(state, "0: layoff 7S on 1")  # any number
    assert texts(state) == {f"discard {card}" for card in ("3H", "3D", "3C", "KD", "QD", "2D")}
    assert why(state, "0: layoff KC on 1") == ("R8", "not-held")


@clause("rummy", "R9", "E4", "P1")
def test_the_card_just_taken_from_the_discard_pile_may_not_be_discarded() -> None:
    state = table(["7H 7D KC 5S", "AS 2S"], pile="JD 7S")
    play(state, "0: DRAW_DISCARD")
    assert why(state, "0: DISCARD(7S)") == ("R9", "just-taken")
    assert texts(state) == {"meld 7S 7H 7D", "discard 7H", "discard 7D", "discard KC", "discard 5S"}
    play(state, "0: MELD(7S 7H 7D)", "0: DISCARD(KC)")
    assert zone_text(state, "hand-0", 0) == "5S"
    assert zone_text(state, "discard").endswith("JD KC")
    assert cards_text(newest_meld(state).cards) == "7S 7H 7D"
    assert why(state, "1: 2S") == ("R6", "draw-first")


@clause("rummy", "R9")
def test_a_card_from_the_stock_may_go_at_once_and_a_taken_one_a_turn_later() -> None:
    state = table(["7H 9D", "AS 2S"], pile="JD KS", stock="4D 8C")
    later = state.copy()
    play(state, "0: draw stock", "0: 4D")
    assert zone_text(state, "discard").endswith("JD KS 4D")
    play(later, "0: draw discard", "0: 9D", "1: draw stock", "1: 2S", "0: draw stock")
    assert "discard KS" in texts(later)
    assert why(later, "0: discard AS") == ("R9", "not-held")


@clause("rummy", "R10")
def test_then_the_left_neighbour_is_on_turn() -> None:
    state = table(["7H 9D", "AS 2S", "QC QD"])
    play(state, "0: draw stock", "0: 9D")
    assert state.actors() == (1,)
    refusal = state.refusal(0, state.game.parse("draw stock"))
    assert refusal is not None and refusal.reason == "not-your-turn"
    play(state, "1: draw stock", "1: 2S", "2: draw stock", "2: QC")
    assert state.actors() == (0,)


# ---- the stock is exhausted ----


@clause("rummy", "R11", "E10")
def test_declining_the_top_discard_turns_the_pile_over() -> None:
    state = table(["7H JD", "AS 2S"], pile="KS 9C", left=0)
    pile = zone_text(state, "discard").split()
    first = pile[0]  # at the bottom: the card that was turned up in dealing
    assert texts(state) == {"draw discard", "turn over"}
    assert why(state, "0: draw stock") == ("R11", "stock-empty")
    taken = play(state.copy(), "0: draw discard")
    assert zone_text(taken, "discard").split() == pile[:-1]
    play(state, "0: TURN_OVER")
    assert texts(state) == {"draw stock"}
    assert why(state, "0: draw discard") == ("R11", "discard-empty")
    assert why(state, "0: turn over") == ("R11", "stock-not-empty")
    assert why(state, "0: 7H") == ("R6", "draw-first")
    assert zone_text(state, "discard") == ""
    play(state, "0: DRAW_STOCK")
    assert hand(state, 0) == {"JD", "7H", first}
    assert zone_text(state, "stock", REFEREE).split() == pile[:0:-1]  # the top is written last
    play(state, f"0: {first}")  # R9: drawn from the stock, so it may go at once
    assert zone_text(state, "discard") == first
    assert texts(state) == {"draw stock", "draw discard"}


@clause("rummy", "R11", "T1")
def test_everybody_remembers_a_pile_that_was_turned_over() -> None:
    state = table(["7H JD 4S 10C", "AS 2S", "QC QD"], pile="KS 9C", left=0)
    pile = zone_text(state, "discard").split()
    play(state, "0: turn over", "0: draw stock")
    for seat in (0, 1, 2, SPECTATOR):
        view = state.view(seat)
        assert view.memory["stock"] == [parse_cards(pile[1:])]
        assert view.zone("stock").hidden == len(pile) - 1 and view.zone("stock").cards == []
        assert view.fact("redeals") == 1
        assert known_to_all(state, 0, seat) == pile[0]
    log = view_dict(state.game, state.view(1))["log"]
    assert isinstance(log, list) and log[-1]["cards"] == [pile[0]]


@clause("rummy", "R11")
def test_while_there_is_a_stock_nothing_is_turned_over() -> None:
    state = table(["7H JD", "AS 2S"], pile="4D KS 9C", stock="3C", left=1)
    assert why(state, "0: turn over") == ("R11", "stock-not-empty")
    assert why(state, "0: stop round") == ("R12", "stock-not-empty")


def draw_and_discard(state: troef.State, turns: int, draw: str = "draw stock") -> None:
    """A number of turns in which nobody lays anything: the drawn card goes, or the lowest that may."""
    for _ in range(turns):
        seat = state.actors()[0]
        before = hand(state, seat)
        play(state, f"{seat}: {draw}")
        drawn = (hand(state, seat) - before).pop()
        going = f"discard {drawn}"
        play(state, f"{seat}: {going if going in texts(state) else min(starting(state, 'discard'))}")


@clause("rummy", "R12", "S3")
def test_three_times_at_most_and_then_the_round_is_stopped() -> None:
    state = table(["7H JD 5C 6D 2H 4S", "AS 2S 8C"], pile="4D", left=0)
    for _ in range(3):
        seat = state.actors()[0]
        assert why(state, f"{seat}: stop round") == ("R12", "can-turn-over")
        play(state, f"{seat}: turn over")
        draw_and_discard(state, state.view(SPECTATOR).zone("stock").hidden)
    dealer, seat = state.dealer, state.actors()[0]
    assert texts(state) == {"draw discard", "stop round"}
    assert why(state, f"{seat}: turn over") == ("R12", "turned-three-times")
    taken = state.copy()
    draw_and_discard(taken, 1, "draw discard")
    assert texts(taken) == {"draw discard", "stop round"}
    play(state, f"{seat}: STOP_ROUND")
    assert state.awaits_deal
    assert state.view(0).totals == (0, 0)
    assert state.sheet[-1].cells == (0, 0)
    assert state.dealer == 1 - dealer
    assert state.view(0).zone("hand-1").hidden == 10, "nobody has to show a hand"


@clause("rummy", "R13", "S3")
def test_after_three_hundred_turns_the_round_ends_without_a_winner() -> None:
    state = table(["7H JD 5C 6D 2H 4S", "AS 2S 8C"], pile="4D", turns=20)
    draw_and_discard(state, 278, "draw discard")
    play(state, "0: draw stock")
    state.play(0, state.legal(0)[-1])
    assert state.view(0).fact("turns") == 299
    play(state, "1: draw stock")
    state.play(1, state.legal(1)[-1])
    assert state.awaits_deal
    assert state.view(0).totals == (0, 0)
    assert state.dealer == 0


@clause("rummy", "R13", "R20")
def test_who_goes_out_in_the_three_hundredth_turn_wins() -> None:
    state = table(["QD", "AS 2S"], pile="KC", melds=("9H 9C 9S",), stock="9D 2D 7H", turns=19)
    draw_and_discard(state, 280, "draw discard")
    assert state.view(0).fact("turns") == 299 and state.actors() == (0,)
    play(state, "0: draw stock", "0: layoff 9D", f"0: {min(hand(state, 0))}")
    assert state.view(0).totals[0] > 0 and state.awaits_deal
