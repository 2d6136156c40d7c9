"""What a hand is worth in the whist games, and how to play for one trick, for none, or to hand tricks out.

For games of thirteen tricks each with the whole pack in four suits, A high: Kleurenwiezen and its sisters. Tricks for
a side are `bots.tricks.for_tricks`.
"""

from collections.abc import Collection

from troef.bots.tricks import CardReading, against_tricks, for_tricks
from troef.cards.bits import BIT, SUIT_CARDS, card_count, cards_in
from troef.cards.card import ACE, KING, QUEEN, rank_of, suit_of


def ranks_in(hand: int, suit: int) -> list[int]:
    """The ranks that a hand holds of a suit, low to high."""
    return [int(rank_of(card)) for card in cards_in(hand & SUIT_CARDS[suit])]


def tricks_in(hand: int, trump: int) -> float:
    """The tricks that a hand may count on by itself with a suit as trumps (-1: without)."""
    total = 0.0
    for suit in range(4):
        ranks = ranks_in(hand, suit)
        total += long_suit_tricks(ranks) if suit == trump else side_suit_tricks(ranks)
    return total


def long_suit_tricks(ranks: list[int]) -> float:
    """The tricks of a suit that is drawn out: the cards left when the others have none, and the high ones before."""
    count = len(ranks)
    rounds = min(count, round(0.42 * (13 - count) + 0.35, 2))  # the longest of the three other hands, about
    sure = 0.0
    for higher, rank in enumerate(reversed(ranks)):
        missing = 12 - rank - higher
        if missing < 4 and sure < rounds:
            sure += (1.0, 0.7, 0.35, 0.15)[missing]
    return min(sure, rounds) + max(0.0, count - rounds)


def side_suit_tricks(ranks: list[int]) -> float:
    """The tricks of a suit beside the trumps."""
    ace, king, queen = ACE in ranks, KING in ranks, QUEEN in ranks
    total = 0.95 if ace else 0.0
    if king:
        total += 0.85 if ace else 0.5 if len(ranks) > 1 else 0.1
    if queen and len(ranks) > 2:
        total += 0.75 if ace and king else 0.35 if ace or king else 0.15
    if ace and king and len(ranks) > 4:
        total += 0.5 * (len(ranks) - 4)
    return total


def support_in(hand: int, trump: int) -> float:
    """The tricks that a hand brings a partner who has the trumps: high cards, and short suits to trump."""
    trumps = card_count(hand & SUIT_CARDS[trump])
    total = 0.0
    for suit in range(4):
        ranks = ranks_in(hand, suit)
        if suit == trump:
            total += 0.95 * (ACE in ranks) + 0.9 * (KING in ranks) + 0.6 * (QUEEN in ranks)
            continue
        total += side_suit_tricks(ranks)
        if trumps > 1 and len(ranks) < 2:
            total += 0.9 if not ranks else 0.5
    return total + 0.35 * max(0, int(trumps) - 2)


def misere_risk(hand: int) -> float:
    """How likely a hand is to be forced to take a trick, about: in each suit its cards must lie under those outside."""
    return sum(suit_risk(ranks_in(hand, suit)) for suit in range(4))


def suit_risk(ranks: list[int]) -> float:
    """The risk of one suit: each card should have no more lower cards outside than there are cards below it here."""
    risk = 0.0
    for place, rank in enumerate(ranks[:4]):
        over = rank - 2 * place - 1
        if over > 0:
            risk += 0.11 * over / (1 + place)
    return risk


def safest_without(hand: int) -> int:
    """The card without which a hand is the safest misère."""
    return min(cards_in(hand), key=lambda card: (misere_risk(hand & ~int(BIT[card])), -int(rank_of(card))))


def one_trick_risk(hand: int) -> float:
    """As `misere_risk` for a hand that must make exactly one trick: an ace that is gone once it has made it."""
    aces = [card for card in cards_in(hand) if rank_of(card) == ACE]
    return min([misere_risk(hand & ~int(BIT[card])) for card in aces], default=9.0)


# ---- playing for none, for one, or to hand tricks out ----


def for_one_trick(reading: CardReading) -> int:
    """A card for who still needs his one trick: the surest one that makes it, which is a danger later."""
    if reading.leading():
        masters = [card for card in reading.cards if reading.master(card)]
        if masters:
            return min(masters, key=lambda card: reading.length(int(suit_of(card))))
        return against_tricks(reading)
    sure = [card for card in reading.winners() if reading.last() or reading.safe(card)]
    return max(sure, key=reading.rank) if sure else against_tricks(reading, _trick_maker(reading))


def _trick_maker(reading: CardReading) -> int:
    """The card to make the one trick with: nothing outside beats it, and much of its suit may still be led."""
    others = reading.held_by_others(range(reading.view.seats))

    def hope(card: int) -> tuple[bool, int, int]:
        lane = others & int(SUIT_CARDS[suit_of(card)])
        over = int(card_count(lane & int(reading.order.beaters[card])))
        return int(card_count(lane)) == 0, over, -int(card_count(lane))

    return min(cards_in(reading.hand), key=hope)


def handing_out(reading: CardReading, targets: Collection[int]) -> int:
    """A card for who wants some of these seats to take tricks; when nothing hurts them any more, for tricks."""
    if not targets:
        return for_tricks(reading, False)
    if reading.leading():
        return min(reading.cards, key=lambda card: (-_catches(reading, card, targets), reading.rank(card)))
    losing = [card for card in reading.cards if not reading.beats(card)]
    led = int(suit_of(reading.trick[0]))
    if reading.taker in targets:
        return max(losing, key=reading.rank) if losing else min(reading.cards, key=reading.rank)
    if set(targets) & set(reading.behind()):
        under = [card for card in losing if int(suit_of(card)) == led]
        if under:
            return max(under, key=reading.rank)  # the low ones are for later
        if not losing:
            return min(reading.cards, key=reading.rank)
    return max(reading.cards, key=reading.rank)  # a high card that would stand in the way


def _catches(reading: CardReading, card: int, targets: Collection[int]) -> float:
    """How well a lead may catch one of the targets: he must have the suit, and lie over the card."""
    lane = int(SUIT_CARDS[suit_of(card)])
    best = 0.0
    for seat in targets:
        seen = reading.hands[seat]
        may = (seen or reading.unseen & ~reading.void[seat]) & lane
        over = int(card_count(may & int(reading.order.beaters[card])))
        count = int(card_count(may))
        if seen and count:
            best = max(best, 3.0 if over == count else over / count)
        elif count:
            best = max(best, over / count)
    return best
