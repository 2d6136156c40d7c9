"""Leading as declarer: trumps, sure tricks, ruffs, and what is still to be made."""

from troef.bots.bridge.reading import BridgeReading
from troef.cards.bits import card_count, last_card
from troef.games.bridge.auction import NO_TRUMP_STRAIN


def lead_as_declarer(reading: BridgeReading) -> int:
    """The card to lead from the hand on turn, declarer's or dummy's."""
    suits = {card >> 4 for card in reading.cards}
    if reading.strain != NO_TRUMP_STRAIN:
        for plan in (_ruff_a_loser, _draw_trumps):
            found = plan(reading)
            if found >= 0:
                return found
    side = [suit for suit in range(4) if suit != reading.strain]
    sure = sum(reading.sure_tricks(suit) for suit in range(4))
    if sure < reading.needed or sure == 0:
        developed = _develop(reading, [suit for suit in side if suit in suits])
        if developed >= 0:
            return developed
    cashed = _cash(reading, suits)
    return cashed if cashed >= 0 else reading.spare()


def _draw_trumps(reading: BridgeReading) -> int:
    """While they may hold trumps and this side commands the suit; the last master trump of theirs is left out."""
    trump = reading.strain
    theirs = reading.outside(trump)
    here = reading.suit_cards(reading.hand, trump)
    there = reading.suit_cards(reading.hands[reading.partner], trump)
    if not theirs or not here:
        return -1
    top = int(last_card(theirs))
    best = max(here + there)
    if best < top and (card_count(theirs) == 1 or len(here) + len(there) <= card_count(theirs)):
        return -1
    if here[-1] > top or not there:
        return here[-1] if here[-1] > top else here[0]
    return here[0]  # towards the top in the other hand, or to drive theirs out


def _ruff_a_loser(reading: BridgeReading) -> int:
    """From the hand with more trumps a loser of a suit that the other hand cannot follow."""
    trump = reading.strain
    own, other = reading.hand, reading.hands[reading.partner]
    long, short = reading.suit_cards(own, trump), reading.suit_cards(other, trump)
    if not short or len(long) < len(short):
        return -1
    for suit in range(4):
        if suit == trump or reading.suit_cards(other, suit):
            continue
        losers = [card for card in reading.suit_cards(own, suit) if not reading.master(card)]
        if losers:
            return losers[0]
    return -1


def _cash(reading: BridgeReading, suits: set[int]) -> int:
    """A sure trick: the top from this hand, or low to the other's; from suits that the other hand blocks first."""
    best, chosen = (-99, -99), -1
    for suit in suits:
        masters = reading.masters_in(suit)
        if not masters:
            continue
        here = reading.suit_cards(reading.hand, suit)
        there = reading.suit_cards(reading.hands[reading.partner], suit)
        outside = reading.outside(suit)
        top = int(last_card(outside)) if outside else -1
        mine = [card for card in here if card > top]
        trumps_last = -5 if suit == reading.strain else 0
        if mine and (
            len(here) <= len(there) or not any(card > top for card in there) or here[-1] > max(there, default=-1)
        ):
            score, card = (trumps_last + 2, -len(here)), mine[-1]
        elif there and any(card > top for card in there):
            score, card = (trumps_last + 1, -len(here)), here[0]
        else:
            score, card = (trumps_last, -len(here)), mine[-1]
        if score > best:
            best, chosen = score, card
    return chosen


def _develop(reading: BridgeReading, suits: list[int]) -> int:
    """A suit in which more tricks can be made: honours to drive theirs out, or low towards honours."""
    best, chosen = 0.0, -1
    for suit in suits:
        here = reading.suit_cards(reading.hand, suit)
        there = reading.suit_cards(reading.hands[reading.partner], suit)
        outside = reading.outside(suit)
        if not outside:
            continue
        gain = max(len(here), len(there)) - reading.sure_tricks(suit)
        together = len(here) + len(there)
        honours = sum(card & 15 >= 8 for card in here + there)
        value = gain + 0.5 * (together - 6) + 0.4 * honours
        if gain <= 0 or together < 4 or not honours:
            continue
        top = int(last_card(outside))
        card = _towards(here, there, top)
        if _tenace(here, top) and not _tenace(there, top):
            value -= 1.0  # from the wrong hand
        elif there and there[-1] > here[-1]:
            value += 0.5
        if value > best:
            best, chosen = value, card
    return chosen


def _tenace(cards: list[int], top: int) -> bool:
    """Whether a hand holds cards on both sides of their best one, such as A Q against the king."""
    return bool(cards) and cards[-1] > top and any(card < top and card & 15 >= 9 for card in cards)


def _towards(here: list[int], there: list[int], top: int) -> int:
    """How to lead a suit: a sure trick first, an honour or a low card for a finesse, or what drives their top out."""
    solid = [card for card in here if card < top and card & 15 >= 8]
    ours = here + there
    if _tenace(there, top) and len(ours) < (11 if top & 15 == 11 else 9):
        return solid[-1] if solid and solid[-1] - 1 in ours else here[0]
    if here[-1] > top:
        return here[-1]
    if there and there[-1] > top:
        return here[0]
    if solid and solid[-1] - 1 in ours:
        return solid[-1]
    return here[0]
