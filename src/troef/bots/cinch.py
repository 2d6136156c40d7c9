"""The rule player of cinch.

It bids what its trumps can win with its partner's help, and keeps trumps when it takes the stock. It plays its pedros
only to tricks that its side is sure of, and catches those of the others with the cheapest card that will do. It gives
small points to its partner.
"""

from typing import Final

from troef.bots.base import WAIT, RuleOfThumb
from troef.bots.tricks import CardReading, for_points
from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.cards.card import ACE, FIVE, JACK, KING, QUEEN, TEN, TWO, parse_suit, rank_of
from troef.core.moves import BID, DISCARD, PASS, PLAY, TRUMP, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.cinch import ORDERINGS, PACK
from troef.games.cinch.language import CHANGE, LEAVE_LEAD

#: What a trump adds to a bid, by rank; a pedro is worth what it brings home.
WORTH: Final = {int(ACE): 3.0, int(KING): 2.0, int(QUEEN): 1.4, int(JACK): 1.3, int(TEN): 1.0, int(TWO): 0.7}
LOW_TRUMP: Final = 0.6
PEDRO: Final = 1.7
#: A side ace may win a trick of its own.
SIDE_ACE: Final = 0.3
#: Below this many points a hand does not bid.
LEAST: Final = 4.5
MOST: Final = 11

ALL: Final = int(set_of(PACK))


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of the game; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        if view.phase == "auction":
            return _bid(view, self.game.options.all_pass == "redeal")
        if view.phase == "trump":
            return int(make_move(TRUMP, best_suit(view.hand())[1]))
        if kind_of(view.moves[0]) == CHANGE:
            return WAIT  # it keeps to its discards
        if view.phase == "lead-order":
            return int(LEAVE_LEAD)
        trump = parse_suit(str(view.fact("trump")))
        if kind_of(view.moves[0]) == DISCARD:
            cards = [int(payload_of(move)) for move in view.moves]
            return int(make_move(DISCARD, min(cards, key=lambda card: _keep(card, trump))))
        partner = (view.seat + 2) % 4
        reading = CardReading(view, ORDERINGS[trump], ALL, [partner])
        _remember_shown(reading)
        return int(make_move(PLAY, _card(reading, view.fact("bidder") in (view.seat, partner))))


def strength(hand: list[int], trump: int) -> float:
    """About how many points the hand wins for its side with this trump suit."""
    order = ORDERINGS[trump]
    worth = 0.0
    trumps = 0
    for card in hand:
        if order.suits[card] == trump:
            trumps += 1
            worth += PEDRO if rank_of(card) == FIVE else WORTH.get(int(rank_of(card)), LOW_TRUMP)
        elif rank_of(card) == ACE:
            worth += SIDE_ACE
    top = any(card == 16 * trump + int(ACE) for card in hand)
    return worth + 0.8 * max(0, trumps - 3) - (0.0 if top else 0.8)


def best_suit(hand: list[int]) -> tuple[float, int]:
    """The suit that the hand is best in, and what it is worth."""
    return max((strength(hand, trump), trump) for trump in range(4))


def _bid(view: View, passed_out_is_dealt_again: bool) -> int:
    worth, _ = best_suit(view.hand())
    bidders = [seat for seat, move in view.log if kind_of(move) == BID]
    last = len(view.log) == 3
    if last and not bidders and not passed_out_is_dealt_again:
        return int(PASS)  # R8: the dealer names trumps all the same, and owes nothing or one point
    bids = [move for move in view.moves if kind_of(move) == BID]
    ours = bool(bidders) and bidders[-1] == (view.seat + 2) % 4
    # a bid is not taken from the partner without much more in hand
    wanted = min(MOST, int(worth) - (2 if ours else 0))
    if worth < LEAST or not bids or int(payload_of(bids[0])) + 1 > wanted:
        return int(PASS)
    return bids[0] if last else int(make_move(BID, wanted - 1))


def _keep(card: int, trump: int) -> float:
    """How much a card is worth keeping when some must go."""
    order = ORDERINGS[trump]
    if order.suits[card] != trump:
        return float(rank_of(card)) / 20
    points = 10.0 * float(order.points[card])
    return 5.0 + points + float(14 - card_count(order.beaters[card])) / 2


def _remember_shown(reading: CardReading) -> None:
    """Trumps that were discarded are in nobody's hand; nor is what this seat has discarded itself."""
    gone = 0
    for zone in reading.view.zones:
        if zone.kind == "discard":
            gone |= int(set_of(zone.cards))
    reading.unseen &= ~gone


def _card(reading: CardReading, bidding: bool) -> int:
    pedros = [card for card in reading.cards if reading.points(card) == 5]
    others = [card for card in reading.cards if card not in pedros]
    if reading.leading():
        return _lead(reading, others or reading.cards, bidding)
    if reading.ours() and (reading.last() or reading.safe(reading.best)):
        return _give(reading)
    catching = [card for card in reading.winners() if reading.safe(card)]
    value = sum(reading.points(card) for card in reading.trick)
    safe_points = [card for card in catching if reading.points(card) and not _sure(reading, card)]
    if safe_points:  # the points come home with the card itself: a pedro first
        return max(safe_points, key=lambda card: (reading.points(card), -reading.rank(card)))
    if catching and (value or not any(reading.is_trump(card) for card in catching)):
        return min(catching, key=lambda card: (reading.is_trump(card), reading.rank(card)))
    if value >= 5 and not reading.ours():  # even a card that may be beaten is better than leaving a pedro
        chance = [card for card in reading.winners() if reading.points(card) < 5]
        if chance:
            return max(chance, key=reading.rank)
    if others and not reading.ours() and len(reading.behind()) == 1 and reading.behind()[0] not in reading.friends:
        cinch = [card for card in reading.winners() if reading.is_trump(card) and not reading.points(card)]
        guarded = [card for card in cinch if _over_pedros(reading, card)]
        if guarded and _pedros_out(reading):  # "to cinch": a trump over the five keeps the last player's pedro at home
            return min(guarded, key=reading.rank)
    return min(others or reading.cards, key=lambda card: _loss(reading, card))


def _lead(reading: CardReading, cards: list[int], bidding: bool) -> int:
    """Top trumps while they pull the others'; then side winners, and never a pedro without need."""
    tops = [card for card in cards if reading.is_trump(card) and reading.master(card)]
    if tops and card_count(reading.trumps_out()):
        return max(tops, key=reading.rank)
    held = reading.cards
    reading.cards = cards
    card = for_points(reading, False)
    if bidding and reading.points(card):
        card = min(cards, key=lambda other: _loss(reading, other))
    reading.cards = held
    return card


def _give(reading: CardReading) -> int:
    """To the partner's sure trick: the fattest card, otherwise the one that is missed least."""
    fat = max(reading.cards, key=lambda card: (reading.points(card), -reading.rank(card)))
    if reading.points(fat) and not _sure(reading, fat):
        return fat
    return min(reading.cards, key=lambda card: _loss(reading, card))


def _sure(reading: CardReading, card: int) -> bool:
    """Whether a trump cannot be beaten any more: what it counts is sure anyway."""
    return reading.points(card) == 1 and reading.master(card)


def _loss(reading: CardReading, card: int) -> tuple[object, ...]:
    """How much a card is missed: points first, then trumps, then rank."""
    return reading.points(card), reading.is_trump(card), reading.rank(card)


def _pedros_out(reading: CardReading) -> bool:
    """Whether an opponent may still hold a pedro."""
    rivals = [seat for seat in range(4) if seat not in reading.friends]
    out = reading.held_by_others(rivals) & int(reading.order.trumps())
    return any(reading.points(card) == 5 for card in cards_in(out))


def _over_pedros(reading: CardReading, card: int) -> bool:
    """Whether a trump ranks above both pedros."""
    trump = int(reading.order.trump)
    return not reading.order.beaters[card] & BIT[16 * trump + int(FIVE)]
