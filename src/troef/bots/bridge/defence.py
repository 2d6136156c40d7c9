"""Leading as a defender, after the opening lead."""

from troef.bots.bridge.reading import BridgeReading
from troef.core.moves import PLAY, kind_of, payload_of
from troef.games.bridge.auction import NO_TRUMP_STRAIN

TEN = 8


def lead_as_defender(reading: BridgeReading) -> int:
    """Later leads: what sets the contract, partner's suit, through dummy's strength or up to its weakness."""
    masters = [card for card in reading.cards if reading.master(card) and not reading.is_trump(card)]
    if masters and (len(masters) >= reading.needed or reading.tricks >= 8):
        return max(masters, key=lambda card: -reading.length(card >> 4))
    return max(reading.cards, key=lambda card: _value(reading, card))


def _value(reading: BridgeReading, card: int) -> tuple[float, int]:
    suit, rank = card >> 4, card & 15
    held = reading.suit_cards(reading.hand, suit)
    dummys = reading.suit_cards(reading.hands[reading.dummy], suit)
    value = 0.0
    if suit == _led_by(reading, reading.partner):
        value += 3
    elif suit == _led_by(reading, reading.seat):
        value += 1.5
    if reading.is_trump(card):
        value -= 1.5
    dummy_honours = [each for each in dummys if each & 15 >= TEN]
    behind_us = reading.dummy == (reading.seat + 1) % 4
    if behind_us:
        value += 1.0 if dummy_honours and max(dummys) & 15 < 12 else 0.0
    else:
        value += 1.5 if not dummy_honours else -1.0  # up to weakness
    if (
        reading.strain != NO_TRUMP_STRAIN
        and not dummys
        and reading.suit_cards(reading.hands[reading.dummy], reading.strain)
    ):
        value -= 2.5  # dummy ruffs
    value += _how(reading, card, rank, held)
    return value, -rank


def _how(reading: BridgeReading, card: int, rank: int, held: list[int]) -> float:
    """The card within its suit: heads of sequences, masters, low from honours, no honour thrown away."""
    if reading.master(card):
        return 1.5 if reading.strain == NO_TRUMP_STRAIN and len(held) < 4 else 2.0
    below = card - 1 in held
    if rank >= TEN:
        return 1.5 if below and card == held[-1] else -2.0 if len(held) > 1 else 0.0
    top = held[-1] & 15
    if reading.strain == NO_TRUMP_STRAIN:
        return 0.3 * len(held) + (0.5 if top >= TEN else 0.0)
    return -1.5 if top == 12 else 0.5 if len(held) <= 2 else 0.0


def _led_by(reading: BridgeReading, seat: int) -> int:
    """The suit that a seat led first in this deal; -1 when it has not led."""
    plays = [(other, int(payload_of(move))) for other, move in reading.view.log if kind_of(move) == PLAY]
    first = (reading.declarer + 1) % 4
    if plays and seat == first:
        return plays[0][1] >> 4
    leader, place = first, 0
    while place + 4 <= len(plays):
        trick = [card for _, card in plays[place : place + 4]]
        best = 0
        for other in range(1, 4):
            if reading.order.beaters[trick[best]] & (2 ** trick[other]):
                best = other
        leader = (leader + best) % 4
        place += 4
        if leader == seat and place < len(plays):
            return plays[place][1] >> 4
    return -1
