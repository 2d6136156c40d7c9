"""Cards laid face down before play."""

from librt.vecs import vec
from mypy_extensions import i64

from troef.auction.laying import LayAway
from troef.cards.bits import BIT, set_of
from troef.cards.card import card_text, parse_card, parse_cards
from troef.core.moves import DISCARD, HIDDEN, PASS, make_move, payload_of

HANDS = ["7S 8S 9S", "7H 8H 9H", "7D 8D 9D", "7C 8C 9C"]


def laying(seats: int, count: int) -> LayAway:
    """The phase with these hands."""
    return LayAway(vec[i64]([i64(set_of(parse_cards(hand))) for hand in HANDS]), seats, count, "R33")


def lay(phase: LayAway, seat: int, card: str) -> None:
    """A seat lays a card away."""
    move = int(make_move(DISCARD, parse_card(card)))
    assert phase.allows(seat, move)
    phase.play(seat, move)


def test_one_seat_lays_two_cards() -> None:
    phase = laying(int(BIT[2]), 2)
    assert phase.actors() == (2,)
    assert [card_text(payload_of(move)) for move in phase.legal(2)] == ["7D", "8D", "9D"]
    lay(phase, 2, "8D")
    assert phase.actors() == (2,)
    lay(phase, 2, "7D")
    assert phase.actors() == ()
    assert phase.hands[2] == set_of(parse_cards("9D"))
    assert phase.laid[2] == set_of(parse_cards("7D 8D"))


def test_all_seats_lay_one_card_in_any_order() -> None:
    phase = laying(0b1111, 1)
    assert phase.actors() == (0, 1, 2, 3)
    lay(phase, 3, "9C")
    lay(phase, 0, "7S")
    assert phase.actors() == (1, 2)
    assert phase.legal(3) == []
    lay(phase, 1, "7H")
    assert phase.turn == 2
    lay(phase, 2, "7D")
    assert phase.actors() == ()


def test_refusals_name_the_card() -> None:
    phase = laying(0b1111, 1)
    refusal = phase.why_not(0, int(make_move(DISCARD, parse_card("7H"))))
    assert (refusal.clause, refusal.reason, refusal.facts) == ("R33", "not-held", {"card": "7H"})
    assert phase.why_not(0, int(PASS)).reason == "lay-away-first"
    phase.free = int(set_of(parse_cards("7S")))
    refusal = phase.why_not(0, int(make_move(DISCARD, parse_card("8S"))))
    assert (refusal.clause, refusal.reason) == ("R33", "not-that-card")
    assert [card_text(payload_of(move)) for move in phase.legal(0)] == ["7S"]


def test_others_see_only_that_a_card_was_laid() -> None:
    phase = laying(0b1111, 1)
    move = int(make_move(DISCARD, parse_card("7S")))
    assert phase.seen(True, move) == move
    assert payload_of(phase.seen(False, move)) == HIDDEN


def test_a_copy_goes_its_own_way() -> None:
    phase = laying(0b1111, 1)
    other = phase.copy()
    lay(phase, 0, "7S")
    assert other.actors() == (0, 1, 2, 3)
    assert isinstance(other, LayAway)
    assert other.hands[0] == set_of(parse_cards(HANDS[0]))
