"""Blackjack by the book: the players' turns."""

import pytest
from blackjack_positions import SLUG, bank, boxes, cards, net, score, total

import troef
from clauses import clause
from playing import play, refused, texts
from troef.core.moves import TIMEOUT
from troef.core.view import TIMEKEEPER
from troef.core.wire import view_dict


@clause(SLUG, "R11", "R15", "R18", "R26", "E9")
@pytest.mark.parametrize(
    ("held", "may"),
    [
        ("6S 6H", {"pass", "hit", "split", "surrender"}),
        ("AS 8H", {"pass", "hit", "double", "surrender"}),
        ("AS 9H", {"pass", "hit", "double", "surrender"}),
        ("AS 7H", {"pass", "hit", "surrender"}),
        ("AS AH", {"pass", "hit", "split", "surrender"}),
        ("10S KH", {"pass", "hit", "split", "surrender"}),
        ("5S 5H", {"pass", "hit", "double", "split", "surrender"}),
        ("4S 5H", {"pass", "hit", "double", "surrender"}),
        ("6S 5H", {"pass", "hit", "double", "surrender"}),
        ("6S 2H", {"pass", "hit", "surrender"}),
        ("7S 5H", {"pass", "hit", "surrender"}),
    ],
)
def test_what_two_cards_allow(held: str, may: set[str]) -> None:
    state = boxes(held)
    assert texts(state) == may
    assert {str(move["text"]) for move in view_dict(state.game, state.view(0))["moves"]} == may


@clause(SLUG, "R11", "R12", "R14")
def test_the_boxes_play_clockwise_and_a_third_card_ends_doubling_and_splitting() -> None:
    state = boxes("4S 4H", "10S 9H", upcard="9D", stock="2S 3D")
    play(state, "0: card")
    assert texts(state) == {"pass", "hit"}
    assert refused(state, "0: split").clause == "R14"
    assert refused(state, "0: double").clause == "R14"
    assert refused(state, "0: surrender").clause == "R26"
    play(state, "0: passen")
    assert state.actors() == (1,)
    assert refused(state, "0: hit").reason == "not-your-turn"


@clause(SLUG, "R12", "R13")
def test_a_hand_ends_at_21_and_a_bust_hand_loses_at_once() -> None:
    state = boxes("10S 6H", "9S 5H", "10H 9H", upcard="9D", stock="5C QH")
    play(state, "0: hit")
    assert state.actors() == (1,)
    play(state, "1: hit")
    assert state.actors() == (2,)
    view = state.view(0)
    assert view.badge(1, "result") == "bust" and view.badge(1, "net") == -10
    assert view.badge(0, "result") is None


@clause(SLUG, "R15", "R16", "E7", "E8", "T2")
@pytest.mark.parametrize(
    ("held", "card", "counts"),
    [
        ("6S 5H", "KD", "21"),
        ("5S 5H", "AD", "21"),
        ("AS 8H", "2D", "11"),
        ("AS 8H", "AD", "20"),
        ("AS 9H", "AD", "21"),
        ("AS 9H", "10D", "20"),
        ("6S 3H", "AD", "20"),
        ("6S 3H", "2D", "11"),
    ],
)
def test_a_doubled_hand_gets_one_card(held: str, card: str, counts: str) -> None:
    state = play(boxes(held, upcard="10C", stock=f"{card} 10H"), "0: double")
    view = state.view(0)
    assert view.badge(0, "total") == counts
    assert view.phase == "betting"
    assert view.zone("hand-0").mark == 2


@clause(SLUG, "R15", "P1")
@pytest.mark.parametrize(("held", "counts"), [("7S 5H", "12"), ("AS 7H", "8/18"), ("AS AH", "2/12"), ("6S 2H", "8")])
def test_doubling_another_total_is_refused(held: str, counts: str) -> None:
    refusal = refused(boxes(held), "0: double")
    assert (refusal.clause, refusal.facts) == ("R15", {"total": counts})


@clause(SLUG, "R15", "R16")
def test_where_any_two_cards_may_be_doubled_aces_count_as_usual() -> None:
    state = boxes("AS 8H", upcard="10C", stock="2D 10H", double_rule="any_two")
    assert total(play(state, "0: double")) == "21"
    state = boxes("7S 5H", "AS AH", upcard="10C", double_rule="any_two")
    assert "double" in texts(state)


@clause(SLUG, "R18", "P1")
def test_splitting_needs_equal_cards() -> None:
    refusal = refused(boxes("8S 9H"), "0: split")
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R18", "no-pair", {"cards": ["8S", "9H"]})
    by_rank = boxes("10S KH", split_rule="rank")
    assert "split" not in texts(by_rank)
    assert refused(by_rank, "0: split").reason == "no-pair-by-rank"
    assert "split" in texts(boxes("KS KH", split_rule="rank"))


@clause(SLUG, "R18", "R19", "R17", "E10")
def test_two_eights_split_and_doubled() -> None:
    state = boxes("8S 8H", upcard="9C", stock="3D 9D 10D 10H")
    play(state, "0: split")
    view = state.view(0)
    assert cards(view, "hand-0") == "8S 3D" and cards(view, "hand-0-2") == "8H"
    assert view.fact("active-hand") == 1 and view.badge(0, "bet") == 20
    play(state, "0: double")
    view = state.view(0)
    assert cards(view, "hand-0-2") == "8H 10D" and view.fact("active-hand") == 2
    play(state, "0: pass")
    assert bank(state) == "9C 10H"
    assert net(state) == (10,)


@clause(SLUG, "R17")
def test_no_doubling_after_a_split_where_that_is_agreed() -> None:
    state = play(boxes("8S 8H", stock="3D", double_after_split=False), "0: split")
    assert texts(state) == {"pass", "hit"}
    assert (refused(state, "0: double").clause, refused(state, "0: double").reason) == ("R17", "no-double-after-split")


@clause(SLUG, "R20")
@pytest.mark.parametrize("most", [2, 3, 4, "unlimited"])
def test_equal_cards_may_be_split_again_up_to_so_many_hands(most: "int | str") -> None:
    state = boxes("8S 8H", upcard="9C", stock=" ".join(["8D"] * 6 + ["8C"] * 6), max_hands=most)
    hands = 1
    while "split" in texts(state):
        play(state, "0: split")
        hands += 1
        if hands > 6:
            break
    assert hands == (7 if most == "unlimited" else most)
    if most != "unlimited":
        assert refused(state, "0: split").clause == "R20"


@clause(SLUG, "R20", "R19")
def test_hands_lie_and_are_played_in_the_order_of_splitting() -> None:
    state = boxes("8S 8H", upcard="9C", stock="8D 2C 3C 4C 10H")
    play(state, "0: split", "0: split")
    view = state.view(0)
    assert [cards(view, name) for name in ("hand-0", "hand-0-2", "hand-0-3")] == ["8S 2C", "8D", "8H"]
    play(state, "0: pass")
    assert cards(state.view(0), "hand-0-2") == "8D 3C"
    play(state, "0: pass")
    assert cards(state.view(0), "hand-0-3") == "8H 4C"


@clause(SLUG, "R21", "R12")
def test_after_a_split_ace_and_ten_are_21_and_no_blackjack() -> None:
    state = boxes("10S KH", upcard="10C", stock="AD 5H QH 9D")
    play(state, "0: split")
    assert state.view(0).fact("active-hand") == 2  # 21 ends the first hand
    play(state, "0: hit")
    assert bank(state) == "10C 9D" and net(state) == (0,)  # +10 and −10


@clause(SLUG, "R22", "E11")
def test_split_aces_get_one_card_each() -> None:
    state = play(boxes("AS AH", upcard="10C", stock="KD 5C 8H"), "0: split")
    assert state.view(0).phase == "betting"
    assert score(state) == "21 + 16"
    assert net(state) == (0,)


@clause(SLUG, "R22", "R17", "R20")
def test_an_ace_on_a_split_ace_may_be_split_but_takes_no_card() -> None:
    state = play(boxes("AS AH", upcard="10C", stock="AD 5C 8H 9C 7C"), "0: split")
    assert texts(state) == {"pass", "split"}
    assert refused(state, "0: hit").clause == "R22"
    assert refused(state, "0: double").clause == "R17"
    again = play(state.copy(), "0: pass")
    assert score(again) == "12 + 16"
    play(state, "0: split")
    assert score(state) == "16 + 19 + 20"


@clause(SLUG, "R22")
def test_aces_are_split_once_where_that_is_agreed() -> None:
    state = play(boxes("AS AH", upcard="10C", stock="AD 5C 8H", resplit_aces=False), "0: split")
    assert score(state) == "12 + 16"
    state = boxes("AS AH", upcard="10C", stock="AD 5C", resplit_aces=False, split_aces="ace_is_11")
    assert refused(play(state, "0: split"), "0: split").reason == "no-resplit-of-aces"


@clause(SLUG, "R22", "E12")
def test_a_split_ace_may_always_count_11() -> None:
    state = boxes("AS AH", upcard="10C", stock="5C 6D 9H KD", split_aces="ace_is_11")
    play(state, "0: split")
    assert texts(state) == {"pass", "hit"}
    assert state.view(0).badge(0, "total") == "16 + 11"
    play(state, "0: hit")
    assert state.view(0).badge(0, "total") == "22 + 20"
    assert refused(state, "0: double").clause == "R17"
    play(state, "0: pass")
    assert net(state) == (-10,)  # dead, and 20 against 20


@clause(SLUG, "P2")
def test_without_chips_for_it_there_is_no_double_split_or_insurance() -> None:
    state = boxes("5S 5H", upcard="9C", starting_chips=19, bets=(10,))
    assert texts(state) == {"pass", "hit", "surrender"}
    for word in ("double", "split"):
        refusal = refused(state, f"0: {word}")
        assert (refusal.clause, refusal.facts) == ("P2", {"amount": 10})
    state = boxes("5S 5H", upcard="AC", starting_chips=13, bets=(10,))
    assert refused(state, "0: insurance").clause == "P2"
    assert state.view(0).phase == "turns"


@clause(SLUG, "P3")
def test_whose_time_runs_out_passes_and_declines() -> None:
    state = boxes("10S 2H", "10H AC", upcard="AD", stock="5C 9C", surrender="early")
    for phase in ("insurance", "insurance", "surrender", "turns"):
        assert state.view(0).phase == phase
        assert state.legal(TIMEKEEPER) == [int(TIMEOUT)]
        state.play(TIMEKEEPER, int(TIMEOUT))
    assert net(state) == (-10, 15)
    state.play(TIMEKEEPER, int(TIMEOUT))
    play(state, "1: bet 4")
    assert state.view(0).badge(0, "out") is True and state.view(0).zone("hand-0").cards == []


@clause(SLUG, "T3")
def test_the_table_may_count_the_cards() -> None:
    state = boxes("AS 8H", "10H KC", upcard="AD", show_counts=True)
    assert state.view(0).fact("gone") == "A 2 · 10 2 · 8 1"
    assert boxes("AS 8H").view(0).fact("gone") is None


def test_moves_are_read_as_people_say_them() -> None:
    state = boxes("5S 5H", upcard="9C")
    view = state.view(0)
    for text, meant in (
        ("STAND", "pass"),
        ("passen", "pass"),
        ("kaart", "hit"),
        ("take a card", "hit"),
        ("verdubbelen", "double"),
        ("splitsen", "split"),
        ("late surrender", "surrender"),
        ("SURRENDER_LATE", "surrender"),
        ("ik geef op", "surrender"),
        ("één op één", "even money"),
        ("wachten", "no even money"),
    ):
        assert state.game.show(state.game.parse(text, view)) == meant
    for text in ("bet", "bet ten", "bet 10 20", "hit me twice", "double 10"):
        with pytest.raises(troef.MoveTextError):
            state.game.parse(text, view)
