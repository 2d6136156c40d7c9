"""The rule player of bridge: bids the natural system of `system`, plays both hands as declarer, defends.

Declarer counts sure tricks, draws trumps, ruffs losers in the short hand, leads towards honours and finesses; defenders
lead from sequences and long suits, return partner's suit, play second hand low and third hand high, and cover.
"""

from typing import Final

from troef.bots.base import RuleOfThumb
from troef.bots.bridge.defence import lead_as_defender
from troef.bots.bridge.dummy import lead_as_declarer
from troef.bots.bridge.leads import LeadSituation, opening_lead
from troef.bots.bridge.reading import BridgeReading
from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.bridge.valuing import ValuedHand
from troef.cards.bits import set_of
from troef.core.moves import PASS, PLAY, make_move
from troef.core.view import View

#: From this rank on a card is an honour: the jack is 9.
JACK: Final = 9


class RulePlayer(RuleOfThumb):
    """A sound player of the home game; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        if view.phase == "auction":
            return call(view)
        return int(make_move(PLAY, card(BridgeReading(view))))


def call(view: View) -> int:
    """What to call: the first meaning of the system that the hand fits."""
    bidding = bidding_of(view)
    chosen = bidding.choose(view.seat, ValuedHand(int(set_of(view.hand()))))
    return chosen if chosen in view.moves else int(PASS)


def bidding_of(view: View) -> UnderstoodAuction:
    """The auction of a view as far as it has gone."""
    north_south, east_west = (view.badge(seat, "vulnerable") is True for seat in (0, 1))
    bidding = UnderstoodAuction(view.dealer, (north_south, east_west))
    for seat, move in view.log:
        if move & 63 == PLAY:
            break
        bidding.hear(seat, move)
    return bidding


def card(reading: BridgeReading) -> int:
    """What to play from the hand that is on turn."""
    if len(reading.cards) == 1:
        return reading.cards[0]
    if reading.leading():
        if not reading.played:
            situation = LeadSituation(reading.seat, reading.rung, bidding_of(reading.view))
            return opening_lead(situation, reading.hand)
        return lead_as_declarer(reading) if reading.declaring else lead_as_defender(reading)
    if reading.last():
        return _cheapest_win(reading)
    return _second(reading) if len(reading.trick) == 1 else _third(reading)


def _cheapest_win(reading: BridgeReading) -> int:
    """Last to play: take the trick as cheaply as it goes, unless it is ours."""
    winners = reading.winners()
    if reading.ours() or not winners or (reading.declaring and reading.holds_up(reading.trick[0])):
        return reading.spare()
    return min(winners, key=lambda each: (reading.is_trump(each), reading.rank(each)))


def _second(reading: BridgeReading) -> int:
    """Second hand low, with the exceptions that are worth it."""
    winners = reading.winners()
    if not winners:
        return reading.spare()
    led = reading.trick[0]
    if not reading.follows(led):
        return _ruff(reading, winners)
    partner = reading.partner
    if reading.declaring:
        theirs = reading.hands[partner]
        if any(
            reading.beats(each) and reading.safe_from(each, reading.lho()) for each in reading.following(theirs, led)
        ):
            return reading.spare()  # the other hand takes it
        sure = [each for each in winners if reading.safe(each)]
        if sure and not reading.holds_up(led):
            return min(sure, key=reading.rank)
        return reading.spare() if sure else _cover(reading, led, winners)
    sure = [each for each in winners if reading.safe(each)]
    if sure and (reading.decisive() or _wins_now_or_never(reading, led)):
        return min(sure, key=reading.rank)
    return _cover(reading, led, winners)


def _wins_now_or_never(reading: BridgeReading, led: int) -> bool:
    """A side suit of which dummy has no more: what is not taken now will be ruffed."""
    if reading.strain == 4 or reading.is_trump(led) or reading.declaring:
        return False
    return reading.by[0] == reading.dummy and not reading.following(reading.hands[reading.dummy], led)


def _cover(reading: BridgeReading, led: int, winners: list[int]) -> int:
    """An honour is covered by an honour when that may make a lower card of this side good."""
    length = len(reading.following(reading.hand, led))
    if led & 15 >= JACK and length <= 3:
        over = [each for each in winners if each & 15 > JACK]
        if over and not (reading.by[0] == reading.dummy and (led - 1) in reading.cards_of(reading.dummy)):
            return min(over, key=reading.rank)
    return reading.spare()


def _ruff(reading: BridgeReading, winners: list[int]) -> int:
    """Who cannot follow ruffs what the opponents would win, with the lowest trump that does."""
    best = reading.best
    if reading.ours() and (reading.master(best) or reading.safe(best)):
        return reading.spare()
    partner_may = not reading.ours() and reading.partner in reading.behind()
    if partner_may and not reading.declaring and best & 15 < 10:
        return reading.spare()  # partner may well beat it
    if partner_may and reading.declaring:
        held = reading.following(reading.hands[reading.partner], reading.trick[0])
        if any(reading.beats(each) and reading.safe_from(each, reading.lho()) for each in held):
            return reading.spare()
    sure = [each for each in winners if reading.safe(each)]
    return min(sure or winners, key=reading.rank)


def _third(reading: BridgeReading) -> int:
    """Third hand high, but no higher than it needs."""
    winners = reading.winners()
    if not winners or (reading.ours() and reading.safe(reading.best)):
        return reading.spare()
    led = reading.trick[0]
    if not reading.follows(led):
        return _ruff(reading, winners)
    sure = [each for each in winners if reading.safe(each)]
    if sure and reading.declaring and reading.decisive():
        return min(sure, key=reading.rank)  # the contract is not risked for an overtrick
    finesse = reading.finesse(winners) if reading.declaring else -1
    if finesse >= 0:
        return finesse
    if reading.ours() and reading.best & 15 >= 8:
        # partner's honour may hold: go over it only with a card that is sure to win what partner's would not
        return (
            min(sure, key=reading.rank) if sure and not _touching(reading, reading.best, sure[0]) else reading.spare()
        )
    if sure:
        return min(sure, key=reading.rank)
    top = max(winners, key=reading.rank)
    return reading.lowest_equal(top)


def _touching(reading: BridgeReading, low: int, high: int) -> bool:
    """Whether nobody else holds a card between two of a suit."""
    between = reading.between(low, high)
    return not between & reading.held_by_others(range(4))
