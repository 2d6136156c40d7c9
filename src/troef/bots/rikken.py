"""The rule player of rikken.

It counts the tricks of its hand to bid, and calls the ace of a short suit. As the partner whose card was called it
helps without showing it. It keeps out of every trick in misère, takes a single one in piek, and makes others win the
tricks that they do not want.
"""

from typing import Final

from troef.auction.contract import ALONE, ALWAYS_HEARTS, EXACTLY
from troef.bots.base import RuleOfThumb
from troef.bots.tricks import CardReading, against_tricks, for_tricks, lowest
from troef.bots.whist import for_one_trick, handing_out, misere_risk, one_trick_risk, ranks_in
from troef.cards.bits import BIT, SUIT_CARDS, cards_in, set_of
from troef.cards.card import ACE, HEARTS, KING, QUEEN, SUIT_LETTERS, parse_card, suit_of
from troef.core.moves import BID, PASS, PLAY, TRUMP, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.rikken import ORDERINGS, PACK
from troef.games.rikken.calling import ACES
from troef.games.rikken.contracts import (
    LADDER,
    NEEDED,
    SIDES,
    STEPS,
    STRAINS,
    TASKS,
    TROELA,
    VALUES,
)
from troef.games.rikken.moves import BLIND, called_card, called_trump
from troef.tricks.ordering import Ordering

ALL: Final = int(set_of(PACK))

#: What a missing honour costs a trump suit, and a high card brings in a plain one (with a card beside it).
MISSING: Final = {int(ACE): 1.0, int(KING): 0.8, int(QUEEN): 0.6}

#: The tricks of its own with which a hand dares to rik, and what a hand alone must have beyond what it promises.
FOR_RIK: Final = 4.7
SPARE: Final = 0.1
#: For all tricks a hand is counted a little short: certain high cards are not quite whole tricks in the count.
ROUNDED: Final = 0.4

#: The risk with which misère and piek are still bid, by value; no more than the least one where they are worth more.
MISERE_RISKS: Final = {5: 0.24, 10: 0.16, 15: 0.08}
PIEK_RISKS: Final = {5: 0.42, 10: 0.24, 15: 0.22}
#: How often misère and piek are lost: always a little, and more with the risk.
LOST: Final = 0.1
LOST_BY_RISK: Final = 0.85

#: What calling brings: the ace of a singleton, of a doubleton, the king beside it; and what calling blind costs.
SINGLETON: Final = 0.5
DOUBLETON: Final = 0.3
KING_BESIDE: Final = 0.4
CALLED_BLIND: Final = 0.6


class RulePlayer(RuleOfThumb):
    """Plays by the rules of thumb of the Brabant café; the same view gives the same move, whatever the seed."""

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        hand = int(set_of(view.hand()))
        if view.phase == "auction":
            return _bid(view, hand)
        if view.fact("contract") == "troela":  # the bidder has the other three
            hand |= int(ACES)
        if view.phase in ("calling", "trump"):
            return max(view.moves, key=lambda move: _naming(hand, move))
        return Outlook(view).choose()


# ---- bidding ----


def tricks_in(hand: int, trump: int) -> float:
    """The tricks that a hand may count on with a suit as trumps."""
    total = 0.0
    for suit in range(4):
        ranks = ranks_in(hand, suit)
        total += _trump_tricks(ranks) if suit == trump else _plain_tricks(ranks)
    return total


def _trump_tricks(ranks: list[int]) -> float:
    lost = sum(cost for rank, cost in MISSING.items() if rank not in ranks)
    short = 0.7 * max(0, 5 - len(ranks))
    return max(0.0, len(ranks) - lost - short)


def _plain_tricks(ranks: list[int]) -> float:
    ace, king, queen = (rank in ranks for rank in (ACE, KING, QUEEN))
    total = 0.95 if ace else 0.0
    if king:
        total += 0.85 if ace else 0.45 if len(ranks) > 1 else 0.1
    if queen and len(ranks) > 2:
        total += 0.9 if ace and king else 0.2
    if ace and king and len(ranks) > 4:
        total += 0.4 * (len(ranks) - 4)
    return total


def _bid(view: View, hand: int) -> int:
    """The bid that promises most, or a pass."""
    options = {int(payload_of(move)): move for move in view.moves if kind_of(move) == BID}
    passing = PASS in view.moves
    tricks = max(tricks_in(hand, suit) for suit in range(4))
    wanted = [rung for rung in options if _dares(hand, rung, tricks)]
    if wanted:
        return options[max(wanted, key=lambda rung: _promise(hand, rung, tricks))]
    return int(PASS) if passing else options[min(options)]


def _dares(hand: int, rung: int, tricks: float) -> bool:
    if rung == TROELA:
        return True
    if STRAINS[rung] == ALWAYS_HEARTS:
        return tricks_in(hand, HEARTS) >= FOR_RIK - 0.2
    if SIDES[rung] != ALONE:
        return tricks >= FOR_RIK
    if TASKS[rung] != EXACTLY:
        return tricks >= int(NEEDED[rung]) + (SPARE if NEEDED[rung] < 13 else -ROUNDED)
    risks = PIEK_RISKS if NEEDED[rung] else MISERE_RISKS
    return _risk(hand, rung) <= risks.get(int(VALUES[rung]), min(risks.values()))


def _risk(hand: int, rung: int) -> float:
    """The risk with which a hand misses misère or piek."""
    return one_trick_risk(hand) if NEEDED[rung] else misere_risk(hand)


def _promise(hand: int, rung: int, tricks: float) -> float:
    """What a bid that one dares is worth, about; of two that pay alike the lower leaves more room."""
    if SIDES[rung] != ALONE:
        return 2.0 * (1.0 + max(0.0, tricks - FOR_RIK)) + (1.0 if rung == TROELA else 0.0) - 0.01 * rung
    value = int(VALUES[rung])
    if TASKS[rung] == EXACTLY:
        return 3.0 * value * (1.0 - 2.0 * (LOST + LOST_BY_RISK * _risk(hand, rung)))
    spare = max(0.0, tricks - int(NEEDED[rung])) if STEPS[rung] else 0.0
    return 3.0 * (value + spare) - 0.01 * rung


# ---- naming trump and card ----


def _naming(hand: int, move: int) -> float:
    """What a trump suit, or trump and called card together, are worth to a hand."""
    if kind_of(move) == TRUMP:
        return tricks_in(hand, int(payload_of(move)))
    payload = payload_of(move)
    card = int(called_card(payload))
    trump = int(called_trump(payload))
    worth = tricks_in(hand, trump if trump >= 0 else HEARTS)
    ranks = ranks_in(hand, int(suit_of(card)))
    if not ranks:
        return worth - CALLED_BLIND
    worth += SINGLETON if len(ranks) == 1 else DOUBLETON if len(ranks) == 2 else 0.0
    return worth + (KING_BESIDE if KING in ranks else 0.0)


# ---- the play ----


class RikReading(CardReading):
    """A reading that knows the blind lead: it stands for the called suit, and its card is not of it (R23)."""

    def __init__(self, view: View, order: Ordering, friends: set[int], called: int) -> None:
        self.called = called
        super().__init__(view, order, ALL, friends)
        for _, move in view.log:
            if kind_of(move) == BLIND and 0 <= payload_of(move) < 63:
                self.unseen &= ~int(BIT[payload_of(move)])

    def _notice_voids(self) -> None:
        led = -1
        count = 0
        for seat, move in self.view.log:
            card = int(payload_of(move))
            kind = kind_of(move)
            if kind != PLAY and kind != BLIND:
                continue
            if count % 4 == 0:
                led = int(suit_of(self.called)) if kind == BLIND else int(suit_of(card))
            elif suit_of(card) != led:
                self.void[seat] |= int(SUIT_CARDS[led])
            elif led == suit_of(self.called) and card != self.called and self.called >= 0:
                self.void[seat] |= int(BIT[self.called])  # R19
            count += 1


class Outlook:
    """What the player sees when it plays a card, and who plays with it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.rung = LADDER.names.index(str(view.fact("contract")).replace("-", " "))
        trump = view.fact("trump")
        self.trump = SUIT_LETTERS.index(str(trump)) if trump is not None else -1
        called = view.fact("called")
        self.called = parse_card(str(called[0])) if isinstance(called, list) else -1
        self.bids: dict[int, int] = {}
        for seat in range(4):
            word = view.badge(seat, "contract")
            if word is not None:
                self.bids[seat] = LADDER.names.index(str(word).replace("-", " "))
        self.bidder = view.fact("declarer")
        self.attacking = False
        self.reading = RikReading(view, ORDERINGS[self.trump], self._side(), self.called)

    def _side(self) -> set[int]:
        """Whom this player knows to be with him: more than everybody knows, if he holds the called card."""
        if SIDES[self.rung] == ALONE:
            self.attacking = self.seat in self.bids
            return {self.seat} if self.attacking else {seat for seat in range(4) if seat not in self.bids}
        partner = self.view.fact("partner")
        if partner is None:
            partner = self.view.fact("secret-partner")
        if partner is None and self.seat != self.bidder:
            partner = self._partner_by_elimination()
        pair = {self.bidder, partner}
        self.attacking = self.seat in pair
        if partner is None:
            return {self.seat}
        return {seat for seat in range(4) if (seat in pair) == self.attacking}

    def _partner_by_elimination(self) -> int | None:
        """The one of the two others that has not shown to be without the called card."""
        others = [seat for seat in range(4) if seat not in (self.seat, self.bidder)]
        reading = RikReading(self.view, ORDERINGS[self.trump], set(), self.called)
        left = [seat for seat in others if not reading.void[seat] & BIT[self.called]]
        return left[0] if len(left) == 1 else None

    def choose(self) -> int:
        """The move to make."""
        reading = self.reading
        hidden = reading.view.zone("trick").hidden
        if hidden and not reading.trick:  # a blind lead: the called card will win it, or a trump
            card = lowest(reading, reading.cards)
        elif TASKS[self.rung] != EXACTLY:
            card = self._for_tricks()
            if reading.leading() and self._leads_blind(card):
                return int(make_move(BLIND, self._loser()))
        elif self.seat in self.bids:
            card = self._avoiding(self.bids[self.seat])
        else:
            card = handing_out(reading, self._wanting())
        return int(make_move(PLAY, card))

    # ---- for tricks ----

    def _for_tricks(self) -> int:
        reading = self.reading
        if reading.leading() and self.seat == self.bidder and self.called >= 0 and not self._draws():
            suit = int(suit_of(self.called))
            mine = [card for card in reading.cards if suit_of(card) == suit]
            if mine and self.called in cards_in(reading.unseen):  # the partner's ace takes it
                return min(mine, key=reading.rank)
        return for_tricks(reading, self.attacking)

    def _draws(self) -> bool:
        """Whether there are still trumps to draw, and some to do it with."""
        reading = self.reading
        mine = [card for card in reading.cards if reading.is_trump(card)]
        return bool(reading.trumps_out()) and any(reading.master(card) for card in mine)

    def _leads_blind(self, card: int) -> bool:
        blind = any(kind_of(move) == BLIND for move in self.view.moves)
        return blind and not self.reading.is_trump(card) and self._loser() >= 0

    def _loser(self) -> int:
        """The plain card that is worth least, -1 when there is none."""
        reading = self.reading
        losers = [card for card in reading.cards if not reading.is_trump(card) and not reading.master(card)]
        return min(losers, key=reading.rank) if losers else -1

    # ---- misère and piek ----

    def _avoiding(self, rung: int) -> int:
        """As the one who wants no trick, or one and no more."""
        reading = self.reading
        taken = self.view.badge(self.seat, "tricks")
        if not NEEDED[rung] or taken:
            return against_tricks(reading)
        return for_one_trick(reading)

    def _wanting(self) -> set[int]:
        """The bidders whom a trick may hurt: one that piek wants gives it the lead, and then the next one hurts."""
        targets = set()
        for seat, rung in self.bids.items():
            taken = self.view.badge(seat, "tricks")
            most = int(NEEDED[rung])
            if isinstance(taken, int) and taken <= most:
                targets.add(seat)
        return targets
