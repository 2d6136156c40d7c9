"""Duizenden by the book: the discard pile, the queen of spades, the end of a round."""

import pytest
from duizenden_positions import OTHERS, hand_text, laid_points, laying, running, table
from meld_positions import newest_meld

import troef
from clauses import clause
from playing import memory, play, refused, starting, texts, why
from troef import SPECTATOR
from troef.cards.card import cards_text, parse_cards
from troef.words.words import words

# ---- the discard pile ----


@clause("duizenden", "R13", "E5")
@pytest.mark.parametrize(
    ("hand", "takes"),
    [
        ("9D 9S KC", {"take pile 9D 9S"}),
        ("10H JH KC", {"take pile 10H JH"}),
        ("9D * KC 2S 4C", {"take pile *=9C 9D", "take pile 9D *=9S"}),
        ("10H * KC 2S 4C", {"take pile *=8H 10H", "take pile 10H *=JH"}),
        ("* * KC 2S 4C", set()),
        ("9H 9D KC", set()),
        ("9D KS KC", set()),
    ],
)
def test_the_pile_is_taken_with_two_cards_of_the_hand(hand: str, takes: set[str]) -> None:
    state = table(hand, top="KD 9H")
    assert starting(state, "take") == takes


@clause("duizenden", "R13", "T2")
def test_the_set_is_laid_at_once_and_the_rest_goes_into_the_hand() -> None:
    state = table("9D 9S KC 5H", top="5C * KD 9H")
    assert state.view(1).zone("discard").layout == "fan"
    pile = cards_text(state.view(1).zone("discard").cards).split()
    assert pile[-4:] == ["5C", "*", "KD", "9H"]
    play(state, "0: take_pile(9D, 9S)")
    assert cards_text(newest_meld(state).cards) == "9S 9H 9D"
    assert sorted(hand_text(state).split()) == sorted(["KC", "5H", *pile[:-1]])
    assert sorted(cards_text(memory(state, 1)["known"][0]).split()) == sorted(pile[:-1])
    assert state.view(1).zone("discard").cards == []
    play(state, "0: meld 5H 5C *=5D", "0: discard KC")


@clause("duizenden", "R13")
def test_a_joker_on_top_needs_two_natural_cards() -> None:
    state = table("9D 10D 9S KC *", top="4C *")
    assert starting(state, "take") == {
        "take pile 9D 10D *=8D",
        "take pile 9D 10D *=JD",
        "take pile 9D 9S *=9C",
        "take pile 9D 9S *=9H",
    }
    assert why(state, "0: take pile 9D 10D") == ("R8", "say-which")
    assert why(state, "0: take pile 9D *=10D") == ("R9", "two-naturals")
    play(state, "0: take pile 9D 10D *=JD")
    assert list(newest_meld(state).stands) == parse_cards("9D 10D JD")
    assert refused(table("9D 9S KC", top="4C *", turn=1), "0: take pile 9D 9S *=9C").reason == "first-turn-joker"


@clause("duizenden", "R13", "R11")
def test_in_the_first_turn_the_taken_set_is_the_only_one() -> None:
    state = table("9D 9S KC KH KS *", top="4C 9H", turn=1)
    assert starting(state, "take") == {"take pile 9D 9S"}
    assert why(state, "0: take pile 9D *=9C") == ("R13", "first-turn-joker")
    play(state, "0: take pile 9D 9S")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld KC KH KS") == ("R11", "first-turn-one")


@clause("duizenden", "R13", "E5")
def test_an_own_set_on_the_table_does_not_take_the_pile() -> None:
    state = table("KC 2S 4D", top="9H", sets=((0, "6H 7H 8H"),))
    assert texts(state) == {"draw"}
    assert why(state, "0: take pile") == ("R13", "name-two")
    assert why(state, "0: take pile KC 2S") == ("R13", "no-set-with-top")
    assert why(state, "0: take pile 7H 8H") == ("R13", "not-held")


@clause("duizenden", "R13")
def test_a_take_may_be_said_without_cards_where_only_one_is_possible() -> None:
    state = table("9D 9S KC", top="4C 9H")
    assert state.game.show(state.game.parse("TAKE_PILE", state.view(0))) == "take pile 9D 9S"
    joker = table("8D 10D *", top="4C 9D")
    assert state.game.show(state.game.parse("take pile 8D 10D", joker.view(0))) == "take pile 8D 10D"
    assert why(joker, "0: take pile 8D *") == ("R8", "say-which")
    only = table("10D 2S * 4S", top="4C KD")
    assert starting(only, "take") == set()
    queens = table("QD * 4S 2S", top="AD")
    assert state.game.show(state.game.parse("take pile QD *", queens.view(0))) == "take pile QD *=KD"


@clause("duizenden", "R14", "E6")
def test_a_joker_is_swapped_for_its_card_in_any_set() -> None:
    state = laying("KD 4H 10S", sets=((1, "QD *=KD AD"), (0, "5C *=6C 7C")))
    assert starting(state, "swap") == {"swap KD on 1"}
    assert why(state, "0: swap 4H on 1") == ("R14", "no-joker-for")
    assert why(state, "0: swap 6C on 2") == ("R14", "not-held")
    assert why(state, "0: swap KD on 7") == ("R14", "no-such-meld")
    laid_before = laid_points(state, 1)
    play(state, "0: SWAP_JOKER(KD)")
    view = state.view(1)
    assert cards_text(view.zone("meld-1").cards) == "QD KD AD" and view.zone("meld-1").owner == 1
    assert "*" in hand_text(state).split()
    assert cards_text(view.memory["known"][0]) == "*"
    assert view.badge(1, "laid") == laid_before - 25 + 10 and "discard *" in texts(state)


# ---- discarding, and the queen of spades ----


@clause("duizenden", "R16", "R17", "E7", "T3")
def test_the_queen_of_spades_stays() -> None:
    state = laying("QS", draws="4D")
    assert texts(state) == {"discard 4D"}
    assert why(state, "0: discard QS") == ("R16", "queen-stays")
    assert "Schoppenvrouw" in words("nl").refusal("duizenden", refused(state, "0: discard QS"))
    last = play(table("4D", stock="QS", left=1), "0: draw")
    assert texts(last) == {"discard 4D", "discard QS"}
    play(last, "0: discard QS")
    assert hand_text(last) == "4D"


@clause("duizenden", "R17")
def test_the_queen_may_go_only_in_the_turn_in_which_she_was_the_last_card() -> None:
    state = table("4D 4H 5H", stock="QS", others=("9D 9S 8S", OTHERS, OTHERS), exact=(0, 1), left=1)
    play(state, "0: draw", "0: discard 4D")
    # the next player can take nothing, so the round is over; where he can, the queen is bound again
    assert state.awaits_deal
    bound = table("4D 4H 5H", stock="QS", others=("4C 4S 8S", OTHERS, OTHERS), exact=(0, 1), left=1)
    play(bound, "0: draw", "0: discard 4D", "1: take pile 4C 4S", "1: discard 8S")
    assert not running(bound).queen_free


@clause("duizenden", "R18", "E8")
def test_a_card_that_may_be_discarded_is_kept() -> None:
    state = laying("6C 6D QS", draws="6H")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 6C 6D 6H") == ("R18", "keep-a-card")
    fine = laying("6C 6D 2S", draws="6H", others=(OTHERS,))
    play(fine, "0: meld 6C 6D 6H", "0: discard 2S")
    assert fine.awaits_deal
    joker = laying("QS 5S", draws="*", sets=((0, "JS JH JD"), (0, "7S 8S 9S 10S")))
    play(joker, "0: layoff *=JC on 1")
    assert starting(joker, "layoff") == set()
    assert why(joker, "0: layoff 5S on 2") == ("R10", "no-fit")


@clause("duizenden", "R18")
def test_the_queen_may_be_laid_when_another_card_is_left() -> None:
    state = laying("QS", draws="2H", sets=((0, "QH QD QC"),))
    assert texts(state) == {"layoff QS on 1", "discard 2H"}
    laid_before = laid_points(state, 0)
    play(state, "0: layoff QS on 1")
    assert laid_points(state, 0) == laid_before + 100
    alone = laying("5H 6H", draws="7H", sets=((0, "2H 3H 4H"),))
    play(alone, "0: layoff 5H on 1", "0: layoff 6H on 1")
    assert why(alone, "0: layoff 7H on 1") == ("R18", "keep-a-card")


@clause("duizenden", "R18", "E14")
def test_a_take_must_leave_a_card_to_discard() -> None:
    state = beside_one_card("9D 9S")
    assert texts(state) == {"draw"}
    assert why(state, "0: take pile 9D 9S") == ("R18", "keep-a-card")
    assert texts(beside_one_card("9D 9S QS")) == {"draw"}
    assert texts(beside_one_card("9D 9S 2H")) == {"draw", "take pile 9D 9S"}
    assert texts(table("9D 9S QS", top="4C 9H")) == {"draw", "take pile 9D 9S"}


def beside_one_card(hand: str) -> troef.State:
    """Seat 0 holds this hand, and the discard pile is 9H: seat 1 has just taken what lay there."""
    state = table(hand, stock="4H", others=("4C 4S 9H",))
    play(state, "0: draw", "0: discard 4H", "1: take pile 4C 4S", "1: discard 9H")
    assert cards_text(state.view(SPECTATOR).zone("discard").cards) == "9H"
    return state


@clause("duizenden", "R19")
def test_with_only_queens_of_spades_the_discard_is_skipped() -> None:
    state = laying("QS", draws="QS", sets=((0, "QH QD QC"), (1, "JS *=QS KS")))
    assert texts(state) == {"end turn", "swap QS on 2"}
    play(state, "0: end turn")
    assert state.actors() == (1,) and hand_text(state) == "QS QS"
    world = state.game.world(state.view(1), troef.Rng("seen"))  # everybody knows what was in that hand
    assert hand_text(world) == "QS QS"


# ---- the end of a round ----


@clause("duizenden", "R20")
def test_the_last_card_ends_the_round_and_hands_are_open() -> None:
    state = laying("6C 6D 6H", draws="2S", others=("KD 4C", "QS"), exact=(0, 1, 2))
    laid = [laid_points(state, seat) for seat in range(3)]
    play(state, "0: meld 6C 6D 6H", "0: discard 2S")
    assert state.awaits_deal
    assert cards_text(state.view(SPECTATOR).zone("hand-1").cards) == "4C KD"
    assert list(state.sheet[-1].cells) == [laid[0] + 15, laid[1] - 15, laid[2] - 100]


@clause("duizenden", "R21", "E12")
def test_two_equal_cards_go_together() -> None:
    state = laying("7H 7D 7C JD", draws="JD", others=(OTHERS, OTHERS))
    assert "discard JD JD" not in texts(state)
    assert why(state, "0: discard JD JD") == ("R21", "not-a-pair")
    play(state, "0: meld 7H 7D 7C")
    assert texts(state) == {"discard JD", "discard JD JD"}
    laid = laid_points(state, 0)
    play(state, "0: discard both JD JD")
    assert state.awaits_deal and state.sheet[-1].cells[0] == laid
    unlike = laying("JD", draws="JH")
    assert texts(unlike) == {"discard JD", "discard JH"}
    for hand, draw in (("*", "*"), ("QS", "QS")):
        assert not {text for text in texts(laying(hand, draws=draw)) if text in ("discard * *", "discard QS QS")}
    first = laying("JD", draws="JD", turn=1)
    assert "discard JD" in texts(first) and "discard JD JD" not in texts(first)
    assert why(first, "0: discard JD JD") == ("R21", "first-turn-no-pair")
    off = laying("JD", draws="JD", finish_pair="off")
    assert texts(off) == {"discard JD"}
    assert why(off, "0: discard JD JD") == ("R21", "no-pair-off")


@clause("duizenden", "R22", "E15")
def test_an_empty_draw_pile_ends_the_round_unless_the_discard_pile_is_taken() -> None:
    state = table("5S 8C", stock="6D", others=("KC 2D 2H", OTHERS, OTHERS), exact=(0, 1), left=1)
    play(state, "0: draw", "0: discard 5S")
    assert state.awaits_deal

    open_pile = table("5S 8C", stock="6D", others=("6S 7S 2H", "KC", OTHERS), exact=(0, 1, 2), left=1)
    play(open_pile, "0: draw", "0: discard 5S")
    assert texts(open_pile) == {"take pile 6S 7S", "stop round"}
    assert why(open_pile, "1: draw") == ("R22", "stock-empty")
    stopped = open_pile.copy()
    play(stopped, "1: stop round")
    assert stopped.awaits_deal
    play(open_pile, "1: take pile 6S 7S", "1: discard 2H")
    assert open_pile.awaits_deal
    assert why(table("5S 8C"), "0: stop round") == ("R22", "stock-not-empty")
