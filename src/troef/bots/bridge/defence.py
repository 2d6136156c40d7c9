"""Leading as a defender: the opening lead, and what to go on with."""

from troef.bots.bridge.reading import BridgeReading
from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import level_strain
from troef.core.moves import BID, PLAY, kind_of, payload_of
from troef.games.bridge.auction import NO_TRUMP_STRAIN

TEN = 8


def opening_lead(reading: BridgeReading, bidding: UnderstoodAuction) -> int:
    """Partner's suit, a sequence, a singleton to ruff, or from the longest suit."""
    against_nt = reading.strain == NO_TRUMP_STRAIN
    partner = _suits_of(bidding, reading.partner)
    theirs = _suits_of(bidding, reading.declarer) | _suits_of(bidding, reading.dummy)
    best, chosen = -99.0, reading.cards[0]
    for suit in range(4):
        held = reading.suit_cards(reading.hand, suit)
        if not held:
            continue
        value = _opening_value(held, suit == reading.strain, against_nt)
        if suit in partner:
            value += 4
        elif suit in theirs:
            value -= 2.5
        if value > best:
            best, chosen = value, _from_suit(held, against_nt, suit in partner)
    return chosen


def _suits_of(bidding: UnderstoodAuction, seat: int) -> set[int]:
    return {level_strain(call)[1] for other, call in bidding.calls if other == seat and kind_of(call) == BID}


def _opening_value(held: list[int], trump: bool, against_nt: bool) -> float:
    """How good it is to lead a suit."""
    ranks = [card & 15 for card in held]
    ranks.reverse()
    sequence = _sequence(ranks)
    if against_nt:
        return (
            len(held) + 0.25 * sum(rank >= TEN for rank in ranks) + (2 if sequence >= 3 else 1 if sequence == 2 else 0)
        )
    if trump:
        return 1.0 if ranks[0] < 10 else -2.0
    value = 0.0
    if ranks[:2] == [12, 11]:
        value += 5
    elif sequence >= 2 and ranks[0] >= 10:
        value += 3 + 0.5 * sequence
    elif len(held) == 1:
        value += 3 if ranks[0] < 11 else 0
    elif len(held) == 2:
        value += 1.5 if ranks[0] < 10 else -1.5
    if ranks[0] == 12 and ranks[1:2] != [11]:
        value -= 4  # no ace without the king, and not away from it
    if ranks[0] in (11, 10) and sequence < 2 and len(held) > 1:
        value += 0.5 if ranks[0] == 10 else -0.5
    return value + 0.1 * len(held)


def _sequence(ranks: list[int]) -> int:
    """How many cards from the top follow each other."""
    count = 1
    while count < len(ranks) and ranks[count] == ranks[count - 1] - 1:
        count += 1
    return count if ranks[0] >= TEN else 1


def _from_suit(held: list[int], against_nt: bool, partners: bool) -> int:
    """Which card of the suit: the top of a sequence or of two, the fourth best or a low one otherwise."""
    ranks = [card & 15 for card in held]
    ranks.reverse()
    sequence = _sequence(ranks)
    if len(held) <= 2:
        return held[-1]
    if sequence >= 3 or (sequence == 2 and (not against_nt or partners)):
        return held[-1]
    if ranks[0] == 12 and not against_nt:
        return held[-1]
    if len(held) >= 4:
        return held[-4]
    return held[0] if ranks[0] >= TEN else held[-1]


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
