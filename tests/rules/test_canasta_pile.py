"""Canasta: taking the pile, and discarding."""

import troef
from canasta_positions import OTHERS, after_a_take, hand_size, ranks, running, table, why, zone
from clauses import clause
from playing import memory, play, starting, texts
from troef.cards.card import card_text, cards_text


@clause("canasta", "E3", "R21", "R11", "R14", "R25")
def test_a_frozen_pile_needs_two_naturals() -> None:
    melds: tuple[list[str], list[str]] = (["7 7 7 7"], [])
    state = table(["7 7 9 10", *OTHERS], "2 9 7", melds)
    assert starting(state, "take") == {"take pile 7 7"}
    assert why(state, "0: take pile") == ("R21", "frozen")
    below = len(zone(state, "discard")) - 1
    play(state, "0: take pile 7 7")
    assert ranks(state, "meld-0-7") == "7 7 7 7 7 7 7"
    assert state.view(0).badge(0, "canastas") == 1
    assert hand_size(state, 0) == 2 + below
    state = table(["7 * 9 10", *OTHERS], "2 9 7", melds)
    assert starting(state, "take") == set()
    assert why(state, "0: take pile 7 *") == ("R21", "frozen")


@clause("canasta", "E6", "R20", "R28")
def test_an_open_pile_needs_a_meld_or_two_cards_with_one_natural() -> None:
    melds: tuple[list[str], list[str]] = (["5 5 5", "K K K"], [])
    state = table(["J 2 9 9 8", *OTHERS], "10 J", melds)
    assert starting(state, "take") == {"take pile J 2"}
    assert why(state, "0: take pile") == ("R28", "no-meld-for-top")
    assert why(state, "0: take pile J") == ("R20", "two-cards-needed")
    play(state, "0: take pile J 2")
    assert ranks(state, "meld-0-J") == "2 J J"
    state = table(["2 * 9 9 8", *OTHERS], "10 J", melds)
    assert starting(state, "take") == set()
    assert why(state, "0: take pile J *")[0] == "R19"
    assert why(state, "0: take pile 2 *") == ("R20", "natural-needed")
    assert why(state, "0: take pile 2 * 9") == ("R19", "top-rank-only")
    frozen = table(["2 * 9 9 8", *OTHERS], "2 J", melds)
    assert why(frozen, "0: take pile 2 *") == ("R21", "frozen")
    first = table(["2 * 9 9 8", *OTHERS], "10 J")
    assert why(first, "0: take pile 2 *") == ("R26", "frozen-first")
    state = table(["9 9 8 6", *OTHERS], "10 K", melds)
    assert starting(state, "take") == {"take pile"}
    play(state, "0: take pile")
    assert ranks(state, "meld-0-K") == "K K K K"
    canasta = table(["9 9 8 6", *OTHERS], "10 K", (["K K K K K K 2"], ()))
    assert starting(canasta, "take") == {"take pile"}  # A3


@clause("canasta", "R20", "R21")
def test_more_cards_of_the_hand_may_go_with_the_top_card() -> None:
    state = table(["J J J 2 2 * * 9 8", *OTHERS], "10 J", (["5 5 5"], ()))
    takes = starting(state, "take")
    assert "take pile J 2 *" in takes and "take pile J J J 2 2 *" in takes
    assert why(state, "0: take pile J J 2 2 * *") == ("R8", "many-wild")
    assert why(state, "0: take pile 8 9") == ("R19", "top-rank-only")
    assert why(state, "0: take pile 9 8 J") == ("R19", "top-rank-only")
    assert why(state, "0: take pile J J J J") == ("R19", "too-few")
    lying = table(["J J J 2 2 * 9 8", *OTHERS], "10 J", (["J J 2 2"], ()))
    assert {"take pile", "take pile J J", "take pile J 2"} <= starting(lying, "take")
    assert why(lying, "0: take pile J J 2 2") == ("R11", "merged-wild")


@clause("canasta", "R22", "R23", "R24", "E8")
def test_wild_cards_and_black_threes_on_top_cannot_be_taken() -> None:
    hands = ["2 2 2 3S 3S 9 6D", "6C 6H 8 9", "", ""]
    melds: tuple[list[str], list[str]] = (["K K K"], ["A A A"])
    state = table(hands, "9 2", melds)
    assert starting(state, "take") == set()
    assert why(state, "0: take pile") == ("R22", "wild-top")
    assert why(table(hands, "9 *", melds), "0: take pile * *")[0] == "R22"
    stopped = table(hands, "9 3C", melds)
    assert why(stopped, "0: take pile 3S 3S") == ("R23", "black-three")
    assert stopped.view(0).fact("frozen") == "stop"
    play(stopped, "0: draw stock", "0: discard 6D")
    # once another card lies on it, it does nothing
    assert stopped.view(1).fact("frozen") is None
    assert "take pile 6 6" in texts(stopped, 1)


@clause("canasta", "R26", "R21")
def test_for_a_team_without_a_meld_the_pile_is_always_frozen() -> None:
    hands = ["J * A A A 6 8", *OTHERS]
    state = table(hands, "10 J", ((), ["K K K"]))
    assert starting(state, "take") == set()
    assert why(state, "0: take pile J *") == ("R26", "frozen-first")
    assert "take pile J *" in texts(table(hands, "10 J", (["K K K"], ())))


@clause("canasta", "R27", "R25", "R29", "T2")
def test_a_discarded_wild_card_freezes_until_the_pile_is_taken() -> None:
    state = table(["2 6 8", "8 8 4 5 6", "8 6", "8S"], "10 J", (["5 5 5"], ["8 8 8"]))
    assert not running(state).frozen
    play(state, "0: draw stock", "0: discard 2")
    pile = state.view(3).zone("discard")
    assert running(state).frozen and state.view(3).fact("frozen") == "both"
    assert card_text(pile.cards[pile.mark])[0] == "2"
    play(state, "1: draw stock", "1: discard 6", "2: draw stock", "2: discard 8")
    # seat 3 cannot add the eight, it is frozen
    assert starting(state, "take", 3) == set()
    play(state, "3: draw stock", "3: discard 8", "0: draw stock", "0: discard 8", "1: take pile 8 8")
    assert not running(state).frozen
    assert state.view(0).fact("frozen") is None
    assert state.view(0).zone("discard").mark == -1
    play(state, "1: discard 4", "2: draw stock", "2: discard 6")
    assert not running(state).frozen


@clause("canasta", "R19", "R16")
def test_who_took_a_pile_is_known_to_hold_its_cards() -> None:
    state = table(["7 7 9 10", *OTHERS], "AS QD 7", (["7 7 7"], ()))
    below = zone(state, "discard")[:-1]
    assert below[-2:] == ["AS", "QD"]
    play(state, "0: take pile 7 7")
    for viewer in (1, 2, 3, troef.SPECTATOR):
        assert known(state, viewer) == sorted(below)
    play(state, "0: discard AS")
    below.remove("AS")
    assert known(state, 2) == sorted(below)


def known(state: troef.State, viewer: int) -> list[str]:
    """The cards that somebody knows in the hand of seat 0."""
    return sorted(cards_text(memory(state, viewer)["known"][0]).split())


# ---- discarding ----


@clause("canasta", "R29", "P2")
def test_anything_but_a_red_three_may_be_discarded() -> None:
    state = table(["2C * 3S 9H 9H 9D", *OTHERS], "JC", stock="4S 5")
    play(state, "0: draw stock")
    assert starting(state, "discard") == {f"discard {card}" for card in zone(state, "hand-0", 0)}
    assert {f"discard {card}" for card in ("2C", "*", "3S", "9H", "9D", "4S")} <= starting(state, "discard")
    assert why(state, "0: discard 3H") == ("R29", "red-three")
    assert why(state, "0: discard KH") == ("R29", "not-held")
    refusal = state.refusal(0, 5 + 64 * 3)
    assert refusal is not None and refusal.clause == "P2"


@clause("canasta", "E7", "R30", "R31")
def test_two_cards_stay_before_the_discard() -> None:
    state = table(["8 8 8", *OTHERS], "JC", (["K K K"], ()), stock="5 6")
    play(state, "0: draw stock")
    assert starting(state, "meld") == set()
    assert why(state, "0: meld 8 8 8") == ("R31", "keep-two")
    state = table(["8 8 8 5", *OTHERS], "JC", (["K K K"], ()), stock="6D 6")
    play(state, "0: draw stock", "0: meld 8 8 8")
    assert texts(state) == {"discard 5C", "discard 6D"}


@clause("canasta", "R31")
def test_the_pile_is_not_taken_when_fewer_than_two_cards_would_stay() -> None:
    state = after_a_take("K", "9H", ["K K K"])
    assert zone(state, "discard") == ["KC"]
    assert starting(state, "take") == set()
    assert why(state, "0: take pile") == ("R31", "keep-two")
    assert starting(table(["9H", *OTHERS], "8 K", (["K K K"], ())), "take") == {"take pile"}
