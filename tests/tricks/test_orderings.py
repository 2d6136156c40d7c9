"""Who beats whom: ordinary packs, Manille's tens, Skat's jacks, Cinch's left pedro; how a pack goes round."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from positions import cards, codes

from troef.cards.card import card_text, parse_card
from troef.tricks.deal import DealPattern
from troef.tricks.ordering import EXTRA_SUIT, NO_TRUMP, Ordering, make_ordering, suit_count

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)


def manille(trump: int = NO_TRUMP) -> Ordering:
    return make_ordering("10 A K Q J 9 8 7", trump, None, {"10": 5, "A": 4, "K": 3, "Q": 2, "J": 1})


def skat(trump: int) -> Ordering:
    """Suit game: jacks on top of the trump suit; Grand (EXTRA_SUIT): the jacks are a suit of their own."""
    jacks = codes("JC JS JH JD")
    lanes = [codes(" ".join(rank + suit for rank in ["A", "10", "K", "Q", "9", "8", "7"])) for suit in "CDHS"]
    lanes.append([])
    lanes[trump] = jacks + lanes[trump]
    return Ordering(lanes, trump)


def cinch(trump: int) -> Ordering:
    """Fourteen trumps: the five of the same colour (left pedro) comes after the right one."""
    same_colour = {CLUBS: SPADES, SPADES: CLUBS, HEARTS: DIAMONDS, DIAMONDS: HEARTS}[trump]
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    lanes = [codes(" ".join(rank + suit for rank in ranks)) for suit in "CDHS"]
    left = parse_card("5" + "CDHS"[same_colour])
    lanes[same_colour].remove(left)
    lanes[trump].insert(10, left)
    return Ordering(lanes, trump)


def winner(order: Ordering, trick: str) -> str:
    """The card that wins a trick."""
    first, *others = codes(trick)
    for card in others:
        if order.beaters[first] >> card & 1:
            first = card
    return card_text(first)


@pytest.mark.parametrize(
    ("order", "trick", "best"),
    [
        (manille(), "KS 10S AS 7S", "10S"),
        (manille(HEARTS), "KS 10S AS 7S", "10S"),
        (manille(HEARTS), "10S AS 7H KS", "7H"),
        (manille(HEARTS), "7H 9H JH 10H", "10H"),
        (manille(), "9S AH 10D KC", "9S"),
        (skat(SPADES), "JD AS JS 10S", "JS"),
        (skat(SPADES), "AH 7S 10H KH", "7S"),
        (skat(SPADES), "AH 7S JD KH", "JD"),
        (skat(HEARTS), "JC JS JH JD", "JC"),
        (skat(EXTRA_SUIT), "AH 7S 10H KH", "AH"),
        (skat(EXTRA_SUIT), "AH JD 10H JS", "JS"),
        (skat(EXTRA_SUIT), "JD AH AS JH", "JH"),
        (cinch(HEARTS), "9D KD 5D 2D", "5D"),
        (cinch(HEARTS), "5H 5D 6H 4H", "6H"),
        (cinch(HEARTS), "5D 4H 3H KS", "5D"),
        (cinch(CLUBS), "QC 5S AC 9C", "AC"),
        (cinch(SPADES), "5C 5S 4S AD", "5S"),
    ],
)
def test_who_wins(order: Ordering, trick: str, best: str) -> None:
    assert winner(order, trick) == best


def test_jacks_belong_to_the_trump_suit_in_a_suit_game() -> None:
    order = skat(SPADES)
    for jack in codes("JC JS JH JD"):
        assert order.suits[jack] == SPADES
    assert cards(order.members[HEARTS]) == {"AH", "10H", "KH", "QH", "9H", "8H", "7H"}
    assert cards(order.trumps()) == {"JC", "JS", "JH", "JD", "AS", "10S", "KS", "QS", "9S", "8S", "7S"}


def test_in_grand_the_jacks_are_a_suit_of_their_own() -> None:
    order = skat(EXTRA_SUIT)
    assert cards(order.trumps()) == {"JC", "JS", "JH", "JD"}
    assert order.suits[parse_card("JH")] == EXTRA_SUIT
    assert "JH" not in cards(order.members[HEARTS])


def test_the_left_pedro_leaves_its_printed_suit() -> None:
    order = cinch(HEARTS)
    assert order.suits[parse_card("5D")] == HEARTS
    assert cards(order.members[DIAMONDS]) == {
        rank + "D" for rank in ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "4", "3", "2"]
    }
    assert len(cards(order.trumps())) == 14
    assert {"5S", "5C"} <= cards(order.members[SPADES] | order.members[CLUBS])


def test_points_and_the_best_of_a_set() -> None:
    order = manille(HEARTS)
    assert order.points_in(sum(2**card for card in codes("10S AS KS JH"))) == 13
    assert order.points_in(0) == 0
    assert card_text(order.best_in(sum(2**card for card in codes("7S KS AS QS")))) == "AS"
    assert manille().trumps() == 0
    assert suit_count(sum(2**card for card in codes("7S KS AH")), SPADES) == 2


@pytest.mark.parametrize("order", [manille(), manille(CLUBS), skat(DIAMONDS), skat(EXTRA_SUIT), cinch(CLUBS)])
def test_of_two_cards_of_a_suit_one_beats_the_other(order: Ordering) -> None:
    everything = [card for card in range(63) if order.suits[card] >= 0]
    for one in everything:
        assert not order.beaters[one] >> one & 1
        for two in everything:
            if one == two:
                continue
            beaten, beats = bool(order.beaters[one] >> two & 1), bool(order.beaters[two] >> one & 1)
            if order.suits[one] == order.suits[two]:
                assert beaten != beats
            else:
                assert beaten == (order.suits[two] == order.trump)
                assert beats == (order.suits[one] == order.trump)


# ---- dealing ----


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("dealer", range(4))
def test_packets_go_round_from_the_dealers_neighbour(dealer: int, direction: int) -> None:
    pattern = DealPattern(4, (3, 2, 3), direction)
    order = codes(" ".join(rank + suit for suit in "CDHS" for rank in ["7", "8", "9", "10", "J", "Q", "K", "A"]))
    hands = pattern.hands(vec[i64](order), dealer)
    top = 0
    wanted: dict[int, set[str]] = {seat: set() for seat in range(4)}
    for packet in (3, 2, 3):
        for turn in range(4):
            seat = (dealer + direction * (1 + turn)) % 4
            wanted[seat] |= {card_text(card) for card in order[top : top + packet]}
            top += packet
    assert {seat: cards(hands[seat]) for seat in range(4)} == wanted
    places = pattern.places(dealer)
    for seat in range(4):
        assert {card_text(order[place]) for place in places[f"hand-{seat}"]} == wanted[seat]
        assert all(pattern.player(place, dealer) == seat for place in places[f"hand-{seat}"])


def test_what_is_not_dealt_stays_in_the_stock() -> None:
    pattern = DealPattern(3, (3,))
    assert sum(len(room) for room in pattern.places(0).values()) == 9
    assert [len(cards(hand)) for hand in pattern.hands(vec[i64](codes("7S 8S 9S 7H 8H 9H 7D 8D 9D 7C 8C")), 0)] == [
        3,
        3,
        3,
    ]
