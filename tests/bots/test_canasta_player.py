"""The rule player of canasta: what a partner may expect of it."""

import pytest

import troef
from canasta_positions import after_a_take, table
from duels import lead, two_against_random
from playing import play
from troef.bots.canasta import DEFAULT, TUNED, Outlook, RulePlayer, Tuning

OTHERS = ("10 J 4 5 6 7 3S", "", "10 J 4 5")
#: Enough cards to draw, so that nobody is in a hurry.
REST = " Q Q Q Q Q 7 7"
CANASTA: tuple[list[str], list[str]] = (["K K K K K K K"], [])


def chosen(state: troef.State, seat: int = 0, tuning: Tuning = DEFAULT) -> str:
    return state.game.show(RulePlayer(state.game, 1, tuning).choose(state.view(seat), 0.1))


def test_it_takes_a_large_pile_and_leaves_a_single_card_that_costs_a_wild_one() -> None:
    assert chosen(table(["9 9 4 6 8 A", *OTHERS], "5 7 J Q 9", (["K K K"], []))) == "take pile 9 9"
    assert chosen(after_a_take("9", "9 2 4 6 8 A", ["K K K"])) == "draw stock"


def test_it_lays_natural_cards_and_never_a_wild_one_on_a_clean_canasta() -> None:
    state = table(["K 2 * 4 5 6 8 10", *OTHERS], "9", CANASTA, stock="A" + REST)
    play(state, "0: draw stock")
    assert chosen(state) == "layoff K on K"
    play(state, "0: layoff K on K")
    assert chosen(state).startswith("discard")


def test_it_completes_a_canasta_with_a_wild_card() -> None:
    state = table(["2 4 5 7 9 10 J", *OTHERS], "9", (["8 8 8 8 8 8"], []), stock="A" + REST)
    play(state, "0: draw stock")
    assert chosen(state) == "layoff 2 on 8"


def test_it_finishes_a_canasta_however_few_cards_it_keeps() -> None:
    state = table(["K 4", *OTHERS], "J", (["K K K K K K"], ["A A A A A A A"]), stock="9 6 6")
    play(state, "0: draw stock")
    assert chosen(state) == "layoff K on K"


def test_it_keeps_wild_cards_and_does_not_feed_the_next_player() -> None:
    state = table(["2 * 5 5 A 4 9", "", "", ""], "6 7 8 9 10", (["K K K"], ["4 4 4", "A A A"]), stock="Q" + REST)
    play(state, "0: draw stock")
    # the 4 and the ace fit melds of the next player, twos and jokers are too dear
    assert chosen(state) in ("discard QC", "discard 9C")


def test_it_stops_a_fat_pile_with_a_black_three() -> None:
    melds: tuple[list[str], list[str]] = (["K K K"], ["4 4 4", "6 6 6", "8 8 8"])
    state = table(["3S 4 6 8", "J J 9", "", ""], "7 Q 5 7 9 9", melds, stock="8" + REST)
    play(state, "0: draw stock")
    assert chosen(state) == "discard 3S"


def test_it_freezes_a_fat_pile_when_every_natural_card_would_feed_the_next_player() -> None:
    melds: tuple[list[str], list[str]] = (CANASTA[0], ["4 4 4", "6 6 6", "8 8 8"])
    pile = "7 Q 5 7 9 9 5 J J A A 5 Q Q 9 7 5 A"
    state = table(["2 4 6 8", "J J 9", "", ""], pile, melds, stock="8 Q 7 A 5 K", by=(0, 3))
    play(state, "0: draw stock")
    assert chosen(state).startswith("discard 2")


def test_it_begins_a_first_meld_without_waste_and_finishes_it() -> None:
    state = table(["8 8 8 5 5 5 J 4 6 A 2", *OTHERS], "3S", stock="Q" + REST)
    play(state, "0: draw stock")
    first = chosen(state)
    assert first.startswith("meld")
    while not chosen(state).startswith("discard"):
        play(state, f"0: {chosen(state)}")
    assert state.view(0).badge(0, "minimum") is None


def test_it_asks_before_it_goes_out_and_then_does() -> None:
    state = table(["8 8 8 9 9", *OTHERS], "J", CANASTA, stock="9" + REST)
    play(state, "0: draw stock")
    assert chosen(state) == "ask"
    play(state, "0: ask")
    assert chosen(state, 2) == "yes"
    play(state, "2: yes")
    while not state.awaits_deal:
        play(state, f"0: {chosen(state)}")
    assert state.sheet[-1].cells[0] > 500


def test_it_goes_out_without_asking_a_partner_with_nothing_left() -> None:
    melds: tuple[list[str], list[str]] = (["K K K K K K", "J J J"], [])
    state = table(["K 8 8 8 9 9", "", "4 5", ""], "7", melds, stock="9" + REST, exact=(0, 2))
    play(state, "0: draw stock")
    while not state.awaits_deal:
        assert chosen(state) != "ask"
        play(state, f"0: {chosen(state)}")


def test_it_answers_no_with_a_hand_full_of_melds_and_yes_with_little() -> None:
    partner = "A A A 8 8 8 9 9 9 2"
    state = table(["5 5 5 5", "", partner, ""], "J", CANASTA, stock="Q 7 7", by=(0, 3))
    play(state, "0: draw stock", "0: ask")
    assert chosen(state, 2) == "no"
    state = table(["5 5 5", "", "A A 8 9", ""], "J", CANASTA, stock="Q 7 7")
    play(state, "0: draw stock", "0: ask")
    assert chosen(state, 2) == "yes"


def test_a_tuned_player_remembers_what_the_next_one_left_lying() -> None:
    """R20, R26: who left a jack on the pile and drew has hardly two more of them."""
    state = table(["J 4 6 8 10 Q 9 K 5 3S 3C", *OTHERS], "7", stock="A Q Q Q Q 7 7 8 8 9 9 K K A A")
    play(state, "0: draw stock", "0: discard JC")
    while state.actors()[0]:
        seat = state.actors()[0]
        play(state, f"{seat}: {chosen(state, seat)}")
    assert Outlook(state.view(0), TUNED).left_lying[-1:] == [9]
    assert not Outlook(state.view(0), DEFAULT).left_lying


def test_a_pair_is_less_likely_in_a_small_hand() -> None:
    """R20, R21: the pile is taken with two cards of the rank of its top."""
    hands = ["J J 4 4 6 6 8 10 10 Q 3S", "10 J", "", ""]
    many = table(hands, "3C", ((), ["K K K"]))
    few = table(hands, "3C", ((), ["K K K"]), exact=(0, 1))
    assert Outlook(few.view(0), TUNED).chance_of_pair(6) < Outlook(many.view(0), TUNED).chance_of_pair(6)
    assert Outlook(many.view(0), TUNED).chance_of_pair(1) == pytest.approx(0.0)


def test_it_beats_random_players() -> None:
    assert lead(two_against_random(troef.game("canasta", max_rounds=2), 5), own=(0, 2)) > 600
