"""Jokeren by the book: coming out, also against every choice of melds, and what is possible then."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jokeren_positions import first, laying
from meld_positions import newest_meld

import troef
from clauses import clause
from playing import lay, memory, play, refused, starting, texts, why
from proving import examples
from troef.cards.bits import set_of
from troef.cards.card import cards_text
from troef.games.jokeren.opening import openings, opens_with, value_of
from troef.melds.declared import cards_as_laid, melds_in
from troef.melds.naming import melds_named, read_faces

# ---- coming out ----


@clause("jokeren", "R13", "S1", "S2", "E2", "E3", "E4", "E5")
def test_the_first_melds_are_worth_forty() -> None:
    state = first("JC QC KC AC")
    assert why(state, "0: meld JC QC KC") == ("R13", "below-minimum")
    play(state, "0: COME_OUT(JC QC KC AC)")
    assert state.view(0).badge(0, "opened") is True

    less = laying("9C * JC QC 2H 4D 9C JC QC 2H 4D 6H 2S", out=False, draws="6S 8C")
    refusal = refused(less, "0: come out 9C *=10C JC QC")
    assert (refusal.clause, refusal.facts) == ("R13", {"have": 39, "need": 40})
    assert starting(less, "meld") == set()

    two = first("JC QC KC", "AD 2D 3D 4D")
    assert starting(two, "meld") == {"meld JC QC KC", "meld AD 2D 3D 4D"}
    play(two, "0: COME_OUT(JC QC KC, AD 2D 3D 4D)")
    assert two.view(0).badge(0, "opened") is None and two.view(1).fact("opening") == 30
    assert texts(two) == {"meld AD 2D 3D 4D"}
    assert why(two, "0: discard 10S") == ("R13", "below-minimum")
    play(two, "0: meld AD 2D 3D 4D", "0: discard 10S")
    assert two.view(0).badge(0, "opened") is True

    joker = laying("5S 6S * AH AD AC 2H", out=False, draws="9C 8C")
    play(joker, "0: meld 5S 6S *=7S")
    assert joker.view(0).fact("opening") == 21
    assert starting(joker, "discard") == set()
    play(joker, "0: meld AH AD AC")
    assert joker.view(0).badge(0, "opened") is True


@clause("jokeren", "S1")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("2H 3H 4H", 9),
        ("JC QC KC", 30),
        ("AS 2S 3S", 6),
        ("QS KS AS", 31),
        ("AS AH AD", 33),
        ("10S 10H 10D 10C", 40),
        ("AS *=2S 3S", 14),
        ("*=AS 2S 3S", 15),
        ("*=2S *=2H *=2D", 30),
    ],
)
def test_what_cards_count_for_coming_out(cards: str, value: int) -> None:
    assert value_of(melds_named(read_faces(cards.split()))[0]) == value


@clause("jokeren", "R13")
def test_fifty_may_be_agreed() -> None:
    hand = "JC QC KC AC 10S 2H"
    assert starting(laying(hand, out=False, opening_minimum=50), "meld") == set()
    assert "meld JC QC KC AC" in texts(laying(hand, out=False))


@clause("jokeren", "R14", "R22")
def test_laying_off_and_swapping_come_after_coming_out() -> None:
    melds = ("4S 5S 6S", "8D *=9D 10D")
    state = laying("JC QC KC AD 2D 3D 4D 7S 9D", out=False, melds=melds, draws="2H 8C")
    assert starting(state, "layoff") == starting(state, "swap") == set()
    assert why(state, "0: layoff 7S on 1") == ("R14", "not-out")
    assert why(state, "0: swap 9D on 2") == ("R14", "not-out")
    play(state, "0: meld JC QC KC")
    assert why(state, "0: layoff 7S on 1") == ("R22", "lay-more")
    assert why(state, "0: swap 9D on 2") == ("R22", "lay-more")
    play(state, "0: meld AD 2D 3D 4D", "0: layoff 7S on 1", "0: swap 9D on 2")  # R14: in the same turn


@clause("jokeren", "R13", "R23")
def test_the_melds_of_coming_out_leave_a_card() -> None:
    state = laying("AS 2S 3S 4S 5S AS 2S 3S 4S AH 2H 3H 4H", out=False, draws="5H")  # together they count 40
    assert starting(state, "meld") == set()
    assert why(state, "0: meld AS 2S 3S 4S 5S") == ("R23", "keep-a-card")


# ---- when out ----


@clause("jokeren", "R15", "R16", "R18", "E7", "T2")
def test_new_melds_and_lay_offs() -> None:
    state = laying("3S 7S 8S * 2H 2D 2C KC JH", melds=("4S 5S 6S",), draws="9H 8C")
    assert "meld 2H 2D 2C" in texts(state)
    assert starting(state, "layoff") == {
        "layoff 3S on 1",
        "layoff 7S on 1",
        "layoff *=3S on 1",
        "layoff *=7S on 1",
    }
    assert why(state, "0: layoff 8S on 1") == ("R17", "no-fit")
    assert why(state, "0: layoff * on 1") == ("R10", "say-which")
    assert why(state, "0: layoff 3S on 4") == ("R16", "no-such-meld")
    assert why(state, "0: layoff QS on 1") == ("R16", "not-held")
    play(state, "0: meld 2H 2D 2C", "0: LAYOFF(3S, 4S 5S 6S)", "0: layoff *=7S on 1", "0: layoff 8S")
    zone = state.view(1).zone("meld-1")
    assert cards_text(zone.cards) == "3S 4S 5S 6S * 8S" and zone.owner == 1
    assert newest_meld(state).owner == 0
    which = laying("7S KC 9H", melds=("4S 5S 6S", "7H 7D 7C"))
    assert why(which, "0: layoff 7S") == ("R16", "which-meld")


@clause("jokeren", "R17", "R21")
def test_melds_grow_and_are_never_taken_apart() -> None:
    state = laying("7C 9S 5S 2D KC", melds=("7S 7H 7D", "6S 7S 8S 9S"))
    assert starting(state, "layoff") == {"layoff 7C on 1", "layoff 5S on 2"}
    assert why(state, "0: layoff 9S on 1") == ("R17", "no-fit")
    play(state, "0: layoff 7C on 1")
    assert starting(state, "layoff") == {"layoff 5S on 2"}
    assert why(state, "0: swap 9S on 1") == ("R19", "no-joker-for")
    assert why(state, "0: meld 7S 8S 9S") == ("R15", "not-held")


@clause("jokeren", "R19", "R20", "E8")
def test_a_joker_is_swapped_for_its_card() -> None:
    state = laying("9D 4H KC", melds=("8D *=9D 10D",), draws="2H 8C")
    assert starting(state, "swap") == {"swap 9D on 1"}
    assert why(state, "0: swap 4H on 1") == ("R19", "no-joker-for")
    assert why(state, "0: swap 10C on 1") == ("R19", "not-held")
    assert why(state, "0: swap * on 1") == ("R19", "swap-natural")
    play(state, "0: SWAP_JOKER(9D)")
    assert cards_text(state.view(1).zone("meld-1").cards) == "8D 9D 10D"
    assert cards_text(memory(state, 1)["known"][0]) == "*"
    assert {"discard *", "layoff *=7D on 1", "layoff *=JD on 1"} <= texts(state)
    by_cards = laying("9D 4H KC", melds=("8D *=9D 10D", "JC *=QC KC"))
    play(by_cards, "0: SWAP_JOKER(9D, 8D *=9D 10D)")


@clause("jokeren", "R19")
def test_either_of_two_wild_aces_is_swapped() -> None:
    middle = " ".join(f"{rank}H" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
    hands = {0: f"{middle} AD", 1: "KS KH KD KC * * AH"}
    state = lay(troef.game("jokeren"), 2, 1, hands=hands, stock="2C 3C")
    play(state, "0: draw", f"0: meld {middle}", "0: discard 2C")
    play(state, "1: draw", "1: meld KS KH KD KC", "1: layoff *=AH on 1", "1: layoff *=AH on 1")
    assert starting(state, "swap") == {"swap AH on 1", "swap AH low on 1"}
    play(state, "1: swap AH low on 1")
    assert cards_text(state.view(0).zone("meld-1").cards).split()[0] == "AH"


# ---- coming out, held against every choice of melds ----


def reaches(melds: list[int], hand: "Counter[int]", jokers: int, needed: int, room: int) -> bool:
    """Whether some of the melds can be laid together that are worth enough: every choice is tried."""
    if needed <= 0:
        return True
    for number, meld in enumerate(melds):
        laid = cards_as_laid(meld)
        naturals = Counter(face for face, wild in laid if not wild)
        wild = len(laid) - naturals.total()
        if len(laid) <= room and wild <= jokers and not naturals - hand:
            value = int(value_of(meld))
            if reaches(melds[number:], hand - naturals, jokers - wild, needed - value, room - len(laid)):
                return True
    return False


@examples(60)
@given(data=st.data())
def test_a_first_meld_is_legal_just_when_the_minimum_can_be_reached(data: st.DataObject) -> None:
    suits = data.draw(st.integers(1, 4))
    some = [16 * suit + rank for suit in range(suits) for rank in range(13)] * 2
    faces = data.draw(st.permutations(some))[:13]
    jokers = data.draw(st.integers(0, 1))
    needed, room = data.draw(st.sampled_from([20, 40, 50])), data.draw(st.sampled_from([6, 12, 13]))
    hand = Counter(faces)
    twice = set_of([face for face, count in hand.items() if count == 2])
    melds = [int(meld) for meld in melds_in(set_of(faces), twice, jokers, 14, 0)]
    if len(melds) > 40:
        return
    expected = set()
    for meld in melds:
        laid = cards_as_laid(meld)
        naturals = Counter(face for face, wild in laid if not wild)
        left = jokers - len(laid) + naturals.total()
        value = int(value_of(meld))
        if len(laid) <= room and reaches(melds, hand - naturals, left, needed - value, room - len(laid)):
            expected.add(meld)
        assert opens_with(meld, set_of(faces), twice, jokers, needed, room) == (meld in expected)
    assert {int(meld) for meld in openings(set_of(faces), twice, jokers, needed, room)} == expected
