"""Cards as texts, and what may be played in a trick, for the tests of the trick games' shared parts."""

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import cards_in
from troef.cards.card import card_text, parse_cards
from troef.tricks.following import NO_LIMITS, Duties, Limits
from troef.tricks.ordering import Ordering
from troef.tricks.play import TrickPlay, TrickTable

#: Two pairs, partners opposite.
PAIRS = [[0, 2], [1, 3]]


def codes(text: str) -> list[int]:
    return parse_cards(text)


def mask(text: str) -> int:
    return sum(2**card for card in codes(text))


def cards(held: int) -> set[str]:
    return {card_text(card) for card in cards_in(held)}


def position(
    trick: str,
    hand: str,
    order: Ordering,
    duties: Duties,
    limits: Limits = NO_LIMITS,
    sides: "list[list[int]] | None" = None,
) -> TrickPlay:
    """A trick on the table, led by seat 0; the next seat holds this hand."""
    lying = codes(trick)
    hands = [2**card for card in lying] + [0] * (4 - len(lying))
    hands[len(lying) % 4] |= mask(hand)
    play = TrickPlay(TrickTable(4, duties, sides), order, vec[i64](hands), 0, limits)
    for seat, card in enumerate(lying):
        play.play(seat, card << 6)
    return play


def choices(play: TrickPlay) -> set[str]:
    """The cards that the seat on turn may play, the same by every way of asking."""
    legal = cards(play.legal_cards())
    assert {card_text(move >> 6) for move in play.legal(play.turn)} == legal
    for card in cards_in(play.hands[play.turn]):
        assert play.allows(play.turn, card << 6) == (card_text(card) in legal)
    return legal


def broken(play: TrickPlay, card: str) -> tuple[str, str]:
    """Clause and reason of the refusal of a card."""
    (code,) = codes(card)
    refusal = play.why_not(play.turn, code << 6)
    return refusal.clause, refusal.reason
