"""Cards as text, packs of every composition, sets of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from troef.cards.bits import BIT, card_count, cards_in, first_card, last_card, nth_card, set_of, without_first
from troef.cards.card import (
    CardError,
    card_text,
    cards_text,
    is_joker,
    parse_card,
    parse_cards,
    parse_suit,
    rank_of,
    suit_of,
    suit_text,
)
from troef.cards.pack import Supply, make_pack

codes = st.sampled_from([16 * suit + rank for suit in range(4) for rank in (*range(13), 14)])


def test_a_card_is_a_rank_and_a_suit() -> None:
    assert card_text(parse_card("KH")) == "KH"
    assert (rank_of(parse_card("KH")), suit_of(parse_card("KH"))) == (11, 2)
    assert [suit_text(suit) for suit in range(4)] == ["C", "D", "H", "S"]


@given(codes)
def test_texts_come_back_as_the_same_face(code: int) -> None:
    text = card_text(code)
    assert card_text(parse_card(text)) == text
    assert card_text(parse_card(f" {text.lower()} ")) == text
    assert is_joker(code) == (text == "*")


def test_ten_may_be_written_with_a_letter() -> None:
    assert parse_card("TS") == parse_card("10S") == parse_card("10s")


def test_several_cards_with_spaces_or_commas() -> None:
    assert cards_text(parse_cards("7s, kh,10D  *")) == "7S KH 10D *"
    assert parse_cards(["7S", "KH"]) == parse_cards("7S KH")
    assert parse_cards("") == []


NO_CARDS = ["", " ", "K", "H", "HK", "1H", "11S", "0S", "10", "KHH", "K H", "**", "KX", "-1"]


@pytest.mark.parametrize("text", NO_CARDS)
def test_what_is_no_card_says_so(text: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert text in str(caught.value)


def test_one_wrong_card_among_others_is_named() -> None:
    with pytest.raises(CardError, match="'9X'"):
        parse_cards("7S 9X KH")


@pytest.mark.parametrize("text", ["", "X", "SH", "shovel", "1", "hearts of"])
def test_what_is_no_suit_says_so(text: str) -> None:
    with pytest.raises(CardError):
        parse_suit(text)
    assert parse_suit(" h ") == 2


@pytest.mark.parametrize("text", ["H", "h", "♥", "hart", "Harten", "HEARTS"])
def test_a_suit_has_a_letter_a_sign_and_names(text: str) -> None:
    assert suit_text(parse_suit(text)) == "H"


# ---- packs ----


@pytest.mark.parametrize(
    ("size", "lowest", "jokers", "packs"),
    [
        (20, "10", 0, 1),
        (32, "7", 0, 1),
        (33, "7", 1, 1),
        (36, "6", 0, 1),
        (37, "6", 1, 1),
        (52, "2", 0, 1),
        (54, "2", 2, 1),
        (56, "2", 4, 1),
        (104, "2", 0, 2),
        (108, "2", 2, 2),
    ],
)
def test_packs(size: int, lowest: str, jokers: int, packs: int) -> None:
    pack = make_pack(lowest, jokers, packs)
    assert len(pack) == len(set(pack)) == size
    faces = [card_text(card) for card in pack]
    assert faces.count("*") == jokers * packs
    assert all(faces.count(face) == packs for face in faces if face != "*")
    assert ("2S" in faces) == (lowest == "2")
    assert "AS" in faces and (f"{lowest}C" in faces)


def test_a_supply_hands_out_each_physical_card_once() -> None:
    supply = Supply(make_pack(jokers=2, packs=2))
    joker, king = parse_card("*"), parse_card("KH")
    assert len({supply.take(joker) for _ in range(4)}) == 4
    with pytest.raises(CardError, match="more often"):
        supply.take(joker)
    first, second = supply.take(king), supply.take(king + 64)
    assert first != second and card_text(first) == card_text(second) == "KH"
    with pytest.raises(CardError, match="KH"):
        supply.take(king)
    with pytest.raises(CardError, match="not in this pack"):
        Supply(make_pack("7")).take(parse_card("2S"))


# ---- sets ----

sets = st.sets(st.integers(0, 62))


def test_every_bit_is_its_own() -> None:
    assert [BIT[code] for code in range(63)] == [2**code for code in range(63)]


@given(sets)
def test_sets_of_cards_are_sets(cards: set[int]) -> None:
    mask = sum(2**card for card in cards)
    assert set_of(sorted(cards)) == mask
    assert card_count(mask) == len(cards)
    assert cards_in(mask) == sorted(cards)
    for place, card in enumerate(sorted(cards)):
        assert nth_card(mask, place) == card
    if cards:
        assert first_card(mask) == min(cards)
        assert last_card(mask) == max(cards)
        assert cards_in(without_first(mask)) == sorted(cards)[1:]
