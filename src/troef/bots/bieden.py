"""The rule player of bieden.

It estimates what its hand makes with each suit as trumps, card points and roem together, and bids the number that is
best for its tree (the score of its side). Pandoer and overleg need a hand that nobody can beat. Then it leads its
trumps, gives high cards to tricks of its own side, and throws no points on tricks of the others.
"""

import math
from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.expected_points import ExpectedPoints
from troef.bots.tricks import CardReading, against_tricks, for_points, for_tricks, giving_away, highest
from troef.cards.bits import BIT, SUIT_CARDS, card_count, cards_in, set_of
from troef.cards.card import ACE, JACK, KING, NINE, QUEEN, SUIT_LETTERS, TEN, rank_of
from troef.core.moves import BID, NO_ROEM, PASS, PLAY, ROEM, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.bieden import ORDERINGS, PACK, best_roem
from troef.games.bieden.auction import OVERLEG, PANDOER
from troef.games.bieden.phases import BELOTE_CALL, NO_BELOTE
from troef.games.bieden.roem import royals
from troef.games.bieden.scoring import BID_POINTS, TREE_POINTS
from troef.tricks.ordering import Ordering

ALL: Final = int(set_of(PACK))
#: The contracts in which only tricks count.
ALL_OR_NONE: Final = ("pandoer", "overleg")

#: Card points that a bidder's side makes in tricks, from his hand: found by playing many deals.
EXPECTED: Final = ExpectedPoints(
    base=20.0,
    trumps={int(JACK): 34.0, int(NINE): 27.0, int(ACE): 18.0, int(TEN): 15.0, int(KING): 14.0, int(QUEEN): 14.0},
    low_trump=13.0,
    ace=6.0,
    king=4.0,
)
#: How far the points of a deal lie from what was expected.
SPREAD: Final = 22.0
#: What a partner's hand brings in roem, about.
PARTNERS_ROEM: Final = 8.0

#: What a bid must bring to be made, by who bids highest so far: nobody, the partner, an opponent.
WORTH_IT: Final[tuple[float, ...]] = (0.2, 1.2, 0.0)
#: How likely a solid hand makes a pandoer, by the trumps that may still be out when its top trumps have been led.
PANDOERS: Final[tuple[float, ...]] = (0.97, 0.7)


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of the café; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        match view.phase:
            case "auction":
                return _bid(view)
            case "roem":
                return _announce(view)
            case "belote":
                pair = royals(trump_of(view))
                return int(BELOTE_CALL) if set_of(view.hand()) & pair else int(NO_BELOTE)
        return int(make_move(PLAY, _card(view)))

    def unthinkable(self, view: View) -> list[int]:
        """Where points count, to put more of them than one must on a trick that is lost."""
        if view.phase != "play" or view.fact("trump") is None or view.fact("contract") in ALL_OR_NONE:
            return []
        return [int(make_move(PLAY, card)) for card in giving_away(_for_sides(view))]


# ---- bidding ----


def promise(hand: int, trump: int) -> float:
    """Card points and roem together that a hand promises with a suit as trumps."""
    roem, cards = best_roem(hand, trump)
    pair = int(royals(trump))
    belote = 20 if hand & pair == pair and cards & pair != pair else 0
    return EXPECTED.of(hand, trump) + int(roem) + belote + PARTNERS_ROEM


def loose_trumps(hand: int, trump: int) -> int:
    """Of a hand that leads from the top: how many trumps may be out when its top trumps have gone; -1 when it has
    side cards that somebody can beat, or no top trump."""
    order = ORDERINGS[trump]
    for card in cards_in(hand):
        lane = int(order.members[card >> 4])
        if card >> 4 != trump and int(order.beaters[card]) & lane & ~hand:
            return -1
    tops = [card for card in cards_in(hand & SUIT_CARDS[trump]) if not int(order.beaters[card]) & ~hand]
    if not tops:
        return -1
    return max(0, 8 - int(card_count(hand & SUIT_CARDS[trump])) - len(tops))


def _chance(rung: int, hand: int, promised: float) -> float:
    """How likely a bid is made."""
    if rung in (PANDOER, OVERLEG):
        loose = [loose_trumps(hand, suit) for suit in range(4)]
        best = min([count for count in loose if count >= 0], default=len(PANDOERS))
        return PANDOERS[best] - (0.1 if rung == OVERLEG and best else 0.0) if best < len(PANDOERS) else 0.0
    return 1.0 / (1.0 + math.exp(-(promised - int(BID_POINTS[rung])) / SPREAD * 1.7))


def _bid(view: View) -> int:
    """The bid that brings most: made, one's own tree goes down; lost, it goes up and theirs goes down."""
    hand = int(set_of(view.hand()))
    promised = max(promise(hand, suit) for suit in range(4))
    high = view.fact("declarer")
    standing = 0 if high is None else 1 if high == (view.seat + 2) % 4 else 2
    forced = PASS not in view.moves
    best, choice = (-100.0, view.moves[0]) if forced else (WORTH_IT[standing], int(PASS))
    for move in view.moves:
        if kind_of(move) != BID:
            continue
        rung = int(payload_of(move))
        chance = _chance(rung, hand, promised)
        own = 0.0 if forced and rung == 0 else 1.0
        value = int(TREE_POINTS[rung]) * (chance - (1.0 + own) * (1.0 - chance))
        if value > best:
            best, choice = value, move
    return choice


# ---- announcing roem ----


def _announce(view: View) -> int:
    dealt = int(set_of(view.hand()))
    for seat, move in view.log:
        if seat == view.seat and kind_of(move) == PLAY:
            dealt |= int(BIT[payload_of(move)])
    points = int(best_roem(dealt, trump_of(view))[0])
    return int(make_move(ROEM, points)) if points else int(NO_ROEM)


def trump_of(view: View) -> int:
    """The trump suit of a deal in which a card has been led."""
    return SUIT_LETTERS.index(str(view.fact("trump")))


# ---- the play ----


def _for_sides(view: View) -> CardReading:
    """The play of a contract in which two sides want points."""
    friends = [view.seat, (view.seat + 2) % 4]
    return CardReading(view, ORDERINGS[trump_of(view)], ALL, friends)


def _card(view: View) -> int:
    bidder, contract = view.fact("declarer"), str(view.fact("contract"))
    assert isinstance(bidder, int)
    if view.fact("trump") is None:
        return _first_lead(view, contract)
    ours = view.seat in (bidder, (bidder + 2) % 4)
    if contract in ALL_OR_NONE:
        return _all_or_none(view, ORDERINGS[trump_of(view)], bidder, contract)
    reading = _for_sides(view)
    pair = int(royals(trump_of(view)))
    if ours and reading.hand & pair == pair:
        _queen_before_king(reading)
    return for_points(reading, ours)


def _queen_before_king(reading: CardReading) -> None:
    """Belote is for the queen before the king: with both in hand the king waits where the queen may be played."""
    queens = [card for card in reading.cards if reading.is_trump(card) and rank_of(card) == QUEEN]
    if queens:
        reading.cards = [card for card in reading.cards if not (reading.is_trump(card) and rank_of(card) == KING)]


def _first_lead(view: View, contract: str) -> int:
    """The lead that makes trump: the best card of the suit that promises most."""
    hand = int(set_of(view.hand()))
    if contract in ALL_OR_NONE:
        solid = [suit for suit in range(4) if loose_trumps(hand, suit) >= 0]
        suit = min(solid, key=lambda one: loose_trumps(hand, one), default=_longest(hand))
        return int(ORDERINGS[suit].best_in(hand & SUIT_CARDS[suit]))
    suit = max([suit for suit in range(4) if hand & SUIT_CARDS[suit]], key=lambda one: promise(hand, one))
    trumps = cards_in(hand & SUIT_CARDS[suit])
    order = ORDERINGS[suit]
    top = int(order.best_in(hand & SUIT_CARDS[suit]))
    if rank_of(top) == JACK:
        return top
    return min(trumps, key=lambda card: (int(order.points[card]), -int(rank_of(card))))


def _longest(hand: int) -> int:
    return max(range(4), key=lambda suit: int(card_count(hand & SUIT_CARDS[suit])))


def _all_or_none(view: View, order: Ordering, bidder: int, contract: str) -> int:
    """The bidder wants every trick; in a pandoer his partner none; all others one."""
    if view.seat == bidder:
        reading = CardReading(view, order, ALL, [bidder])
        if reading.leading():
            trumps = [card for card in reading.cards if reading.is_trump(card)]
            if trumps and reading.trumps_out():
                return highest(reading, trumps)
        return for_tricks(reading, True)
    if contract == "pandoer" and view.seat == (bidder + 2) % 4:
        return against_tricks(CardReading(view, order, ALL, [bidder]))
    enemies = {seat for seat in range(4) if seat != bidder}
    if contract == "pandoer":
        enemies.discard((bidder + 2) % 4)
    return for_tricks(CardReading(view, order, ALL, enemies), False)
