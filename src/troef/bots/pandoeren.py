"""The rule player of pandoeren.

It weighs each contract by what its hand promises (card points and roem; losers; cards that take tricks against its
will), bids the one that is worth most to it, and plays what the contract asks: points, every trick, or none.
"""

import math
from collections.abc import Iterator
from typing import Final

from troef.auction.contract import CALLED_CARD, OPEN_ALL, THE_JAS
from troef.bots.base import RuleOfThumb
from troef.bots.expected_points import ExpectedPoints
from troef.bots.tricks import CardReading, against_tricks, for_points, for_tricks, giving_away, highest, lowest
from troef.cards.bits import BIT, card_count, cards_in, set_of
from troef.cards.card import ACE, JACK, KING, NINE, QUEEN, SUIT_LETTERS, TEN, parse_card, rank_of
from troef.core.game import Game
from troef.core.moves import BID, DISCARD, PASS, PLAY, ROEM, kind_of, make_move, payload_of
from troef.core.view import View
from troef.games.pandoeren import CONTRACTS, NO_TRUMPS, ORDERINGS, PACK, Contract, roem_total
from troef.games.pandoeren.contracts import (
    LOSE_ALL,
    PICCOLO,
    POINTS,
    WIN_ALL_ALONE,
    ZWABBER,
)
from troef.games.pandoeren.phases import CHALLENGE, STUK_MOVE, callable_cards, king_and_queen
from troef.tricks.ordering import Ordering

ALL: Final = int(set_of(PACK))

#: Card points that a bidder's side makes in tricks, from his hand: found by playing many deals.
EXPECTED: Final = ExpectedPoints(
    base=23.0,
    trumps={int(JACK): 44.0, int(NINE): 27.0, int(ACE): 18.0, int(KING): 15.0, int(QUEEN): 13.0},
    low_trump=11.0,
    ace=5.0,
    king=3.0,
)
#: How far the points of a deal lie from what was expected.
SPREAD: Final = 28.0

#: By kind of task: the losers (or the trouble) at which making it is an even chance, and how fast it turns. With open
#: hands people defend better than the hands promise.
EVEN: Final = {
    "win": (1.35, 1.1),
    "kereltje": (1.1, 1.3),
    "zwabber": (2.1, 1.0),
    "alone": (0.7, 2.0),
    "solo": (1.2, 1.3),
    "lose": (2.0, 1.0),
    "lose-open": (1.3, 1.0),
    "lose-all": (0.8, 1.0),
    "piccolo": (1.3, 0.9),
    "piccolo-open": (0.9, 0.9),
}

#: What `losers` and `trouble` have found of the holdings in one suit: some thousands at most.
LOSERS: Final[dict[tuple[int, int, bool, bool, bool], float]] = {}
TROUBLE: Final[dict[tuple[int, bool], float]] = {}

#: What a bid must be worth before it is made.
WORTH_IT: Final = 0.25


class RulePlayer(RuleOfThumb):
    """Plays by rules of thumb; the same view gives the same move."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        super().__init__(game, seed)
        self.reuse = bool(game.options.roem_card_reuse)
        #: the plans for the hand that is bid on (its nine cards), by kind of task
        self.hand = 0
        self.plans: dict[str, tuple[float, int, int]] = {}

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        match view.phase:
            case "auction":
                return self._bid(view)
            case "exchange":
                _, _, buried = self._plan(int(set_of(view.hand())), contract_in(view))
                return int(make_move(DISCARD, buried))
            case "trump":
                return self._name_trump(view)
            case "call":
                return _call(view)
            case "roem" | "stuk" | "challenge":
                return next(
                    (move for move in view.moves if kind_of(move) in (ROEM, STUK_MOVE, CHALLENGE)), view.moves[0]
                )
        return int(make_move(PLAY, _card(view)))

    def unthinkable(self, view: View) -> list[int]:
        """Where points count, to put more of them than one must on a trick that is lost."""
        if view.phase != "play" or contract_in(view).task != POINTS:
            return []
        return [int(make_move(PLAY, card)) for card in giving_away(_reading(view))]

    # ---- bidding ----

    def _bid(self, view: View) -> int:
        """The bid that is worth most: its score times how much likelier it is made than not."""
        best, choice = WORTH_IT, int(PASS)
        for move, (chance, _) in self.chances(view).items():
            value = int(CONTRACTS[payload_of(move)].score) * (2 * chance - 1)
            if value > best:
                best, choice = value, move
        return choice

    def chances(self, view: View) -> dict[int, tuple[float, float]]:
        """For each bid how likely it is made, and what the best plan for it promises."""
        nine = int(set_of(view.hand())) | int(set_of(view.zone("upcard").cards))
        if nine != self.hand:
            self.hand, self.plans = nine, {}
        found: dict[int, tuple[float, float]] = {}
        for move in view.moves:
            if kind_of(move) != BID:
                continue
            contract = CONTRACTS[payload_of(move)]
            kind = task_of(contract).split("-")[0]  # how open the hands are does not change the plan
            if kind not in self.plans:
                self.plans[kind] = self._plan(nine, contract)
            found[move] = (self._chance(contract, self.plans[kind][0], nine), self.plans[kind][0])
        return found

    def _chance(self, contract: Contract, promise: float, nine: int) -> float:
        """How likely a contract is made with what the best plan for it promises."""
        if contract.task == POINTS:
            return _logistic((promise - int(contract.needed)) / SPREAD * 1.7)
        even, steep = EVEN[task_of(contract)]
        chance = _logistic((promise + even) * steep)
        if contract.needed:
            extra = int(roem_total(nine, self.reuse))
            chance *= _logistic((extra + 8.0 - int(contract.needed)) / 6.0)
        return chance

    def _plan(self, nine: int, contract: Contract) -> tuple[float, int, int]:
        """What the best exchange and trump promise: (how much, trump or -1, card to bury)."""
        return max(
            (self._promise(nine & ~int(BIT[card]), trump, contract), trump, card)
            for card in cards_in(nine)
            for trump in self._trumps(contract, card)
        )

    def _trumps(self, contract: Contract, buried: int) -> Iterator[int]:
        if not contract.trump:
            yield -1
            return
        for suit in range(4):
            if contract.partner != THE_JAS or buried != 16 * suit + JACK:
                yield suit

    def _promise(self, hand: int, trump: int, contract: Contract) -> float:
        if contract.task == POINTS:
            return EXPECTED.of(hand, trump) + self._expected_roem(hand, trump)
        if contract.task == LOSE_ALL:
            return -trouble(hand, trump)
        if contract.task == PICCOLO:
            return max(
                -trouble(hand & ~int(BIT[card]), trump) - opening_risk(hand, trump, card) for card in cards_in(hand)
            )
        return -losers(hand, trump, contract)

    def _expected_roem(self, hand: int, trump: int) -> float:
        stuk = 20 if hand & king_and_queen(trump) == king_and_queen(trump) else 0
        return 0.8 * int(roem_total(hand, self.reuse)) + stuk + 4

    def _name_trump(self, view: View) -> int:
        contract, hand = contract_in(view), int(set_of(view.hand()))
        return max(view.moves, key=lambda move: self._promise(hand, int(payload_of(move)), contract))


def contract_in(view: View) -> Contract:
    """The contract that is played."""
    return next(contract for contract in CONTRACTS if contract.key() == view.fact("contract"))


def task_of(contract: Contract) -> str:
    """Contracts that ask the same of a hand have one name."""
    if contract.task == POINTS:
        return "points"
    if contract.task == LOSE_ALL:
        return "lose-all" if contract.opening == OPEN_ALL else "lose-open" if contract.opening else "lose"
    if contract.task == PICCOLO:
        return "piccolo-open" if contract.opening else "piccolo"
    if contract.task == ZWABBER:
        return "zwabber"
    if contract.task == WIN_ALL_ALONE:
        return "alone" if contract.trump else "solo"
    return "win" if contract.partner == CALLED_CARD else "kereltje"


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, x))))


# ---- what a hand promises ----


def losers(hand: int, trump: int, contract: Contract) -> float:
    """About how many tricks the hand loses when it wants them all; a partner's called ace helps where it must."""
    help_in = _suit_to_call(hand, trump) if contract.partner == CALLED_CARD else -1
    return sum(_losers_in(hand, suit, suit == trump, suit == help_in, contract.partner == THE_JAS) for suit in range(4))


def _losers_in(hand: int, suit: int, trumps: bool, ace_called: bool, jas_called: bool) -> float:
    """The losers in one suit; each holding is looked at once."""
    order = ordering(suit if trumps else -1)
    lane = int(order.members[suit])
    own = hand & lane
    seen = (own, suit, trumps, ace_called, jas_called)
    if seen in LOSERS:
        return LOSERS[seen]
    missing = ALL & lane & ~hand
    if ace_called:
        missing &= ~int(BIT[16 * suit + ACE])
    if trumps:
        lost = _trump_losers(own, missing, order, jas_called)
    else:
        lost = 0.85 * sum(1 for card in cards_in(own) if missing & int(order.beaters[card]) & lane)
    LOSERS[seen] = lost
    return lost


def _trump_losers(own: int, missing: int, order: Ordering, jas_called: bool) -> float:
    """Missing trumps that are likely to outlive the higher ones in the hand."""
    lost = 0.0
    for card in cards_in(missing):
        if jas_called and rank_of(card) == JACK:
            continue
        drawn = int(card_count(own & int(order.beaters[card])))
        length = int(card_count(own))
        if length > drawn or not drawn:
            lost += (1.0, 0.6, 0.25, 0.08, 0.02, 0.0, 0.0, 0.0, 0.0)[drawn]
    return lost


def trouble(hand: int, trump: int) -> float:
    """How far a hand that wants no trick is from that: cards over which others can stay, the lowest of a suit first,
    and trumps most of all (found by playing many deals)."""
    return sum(_trouble_in(hand, suit, suit == trump) for suit in range(4))


def _trouble_in(hand: int, suit: int, trumps: bool) -> float:
    """The trouble in one suit; each holding is looked at once."""
    order = ordering(suit if trumps else -1)
    lane = int(order.members[suit])
    seen = (hand & lane, trumps)
    if seen in TROUBLE:
        return TROUBLE[seen]
    missing = ALL & lane & ~hand
    weak_first = sorted(cards_in(hand & lane), key=lambda card: -card_count(order.beaters[card] & lane))
    total = 0.0
    for place, card in enumerate(weak_first):
        under = int(card_count(missing & ~int(order.beaters[card])))
        if trumps:
            total += 0.65 + (0.4, 0.1, 0.8)[min(place, 2)] * under
        else:
            total += (0.3, 0.13, 0.0)[min(place, 2)] * under + ((0.35, 0.0, 0.2)[min(place, 2)] if under > 1 else 0)
    TROUBLE[seen] = total
    return total


def opening_risk(hand: int, trump: int, card: int) -> float:
    """How far a card is from winning the first trick for certain."""
    order = ordering(trump)
    lane = int(order.members[card >> 4])
    higher = int(card_count(int(order.beaters[card]) & lane & ~hand))
    ruffed = 0.0 if card >> 4 == trump else 0.3 * int(card_count(hand & lane))
    return 1.5 * higher + ruffed


def ordering(trump: int) -> Ordering:
    """The ordering with a trump suit, or with none (-1)."""
    return ORDERINGS[trump] if trump >= 0 else NO_TRUMPS


def _suit_to_call(hand: int, trump: int) -> int:
    """The suit in which a partner's ace helps most: one with few cards of one's own, but at least one."""
    best, choice = -99.0, -1
    for card in cards_in(int(callable_cards(hand))):
        suit = card >> 4
        length = int(card_count(hand & int(NO_TRUMPS.members[suit])))
        value = -float(length) if length else -2.5
        if suit == trump:
            value = -3.5 if length else -9.0
        value += 0.3 if hand & BIT[16 * suit + TEN] else 0.0
        if value > best:
            best, choice = value, suit
    return choice


def _call(view: View) -> int:
    hand = int(set_of(view.hand()))
    trump = view.fact("trump")
    suit = _suit_to_call(hand, SUIT_LETTERS.index(trump) if isinstance(trump, str) else -1)
    return next((move for move in view.moves if payload_of(move) >> 4 == suit), view.moves[0])


# ---- the play ----


def _reading(view: View) -> CardReading:
    """The play as this seat sees it: who is not known to be the partner counts as a friend against the bidder."""
    trump = view.fact("trump")
    order = ordering(SUIT_LETTERS.index(trump) if isinstance(trump, str) else -1)
    bidder, partner = view.fact("bidder"), view.fact("partner")
    side = {seat for seat in (bidder, partner) if isinstance(seat, int)}
    reading = CardReading(view, order, ALL, side if view.seat in side else set(range(4)) - side)
    if view.seat == bidder:
        reading.unseen &= ~int(set_of(view.zone("buried").cards))
    return reading


def _card(view: View) -> int:
    """The card to play."""
    contract, reading = contract_in(view), _reading(view)
    bidder = view.fact("bidder")
    assert isinstance(bidder, int)
    attacking = bidder in reading.friends
    first_trick = not any(kind == "last-trick" for kind in [zone.kind for zone in view.zones])
    if contract.task == LOSE_ALL or (contract.task == PICCOLO and not first_trick):
        return against_tricks(reading) if attacking else _force(reading, bidder)
    if contract.task == PICCOLO:
        return highest(reading, reading.winners() or reading.cards) if attacking else for_tricks(reading, False)
    if contract.task != POINTS:
        return _for_all(reading, contract, bidder)
    if reading.ours() and _is_sure_plain(reading):
        return _give_or_keep(reading)
    if reading.leading() and view.seat == bidder:
        return _lead_as_bidder(reading, view)
    return for_points(reading, attacking)


def _is_sure_plain(reading: CardReading) -> bool:
    """Whether a friend holds the trick with the highest card of a plain suit: one does not ruff that oneself."""
    return bool(reading.trick) and not reading.is_trump(reading.best) and reading.master(reading.best)


def _give_or_keep(reading: CardReading) -> int:
    plain = [card for card in reading.cards if not reading.is_trump(card)]
    if not plain:
        return lowest(reading, reading.cards)
    if not reading.safe(reading.best):  # an opponent behind may ruff, even when he could follow (R16)
        return lowest(reading, plain)
    loose = [card for card in plain if not reading.master(card)] or plain
    return max(loose, key=lambda card: (reading.points(card), -reading.rank(card)))


def _lead_as_bidder(reading: CardReading, view: View) -> int:
    """Trumps and winners first; when there is nothing better, the called suit brings the partner in."""
    card = for_points(reading, True)
    called = view.fact("called")
    if reading.is_trump(card) or reading.master(card) or not isinstance(called, str):
        return card
    code = parse_card(called)
    suit = [own for own in reading.cards if own >> 4 == code >> 4]
    if suit and BIT[code] & reading.unseen and not reading.is_trump(suit[0]):
        return max(suit, key=lambda own: (reading.points(own), -reading.rank(own)))
    return card


def _for_all(reading: CardReading, contract: Contract, bidder: int) -> int:
    """Every trick is wanted, or must be stopped; in zwabber the first four are the bidder's own."""
    attacking = bidder in reading.friends
    own_tricks = contract.task == ZWABBER and card_count(reading.played) < 16
    if attacking and own_tricks and reading.seat != bidder and reading.taker == bidder:
        under = [card for card in reading.cards if not reading.beats(card)]
        return lowest(reading, under or reading.cards)
    if reading.leading() and attacking:
        masters = [card for card in reading.cards if reading.master(card)]
        if masters and not reading.trumps_out():
            return max(masters, key=lambda card: (reading.is_trump(card), reading.rank(card)))
    return for_tricks(reading, attacking)


def _force(reading: CardReading, bidder: int) -> int:
    """A bidder who wants no trick: lead below him, stay under what he has laid, keep the trick low while he must
    still play, and shed high cards when he is out of it."""
    if reading.leading():
        return max(reading.cards, key=lambda card: (_squeeze(reading, bidder, card), -reading.rank(card)))
    under = [card for card in reading.cards if not reading.beats(card)]
    if reading.taker == bidder or bidder in reading.behind():
        if under:
            return max(under, key=lambda card: (not reading.is_trump(card), reading.rank(card)))
        rising = min if bidder in reading.behind() else max
        return rising(reading.cards, key=lambda card: (reading.is_trump(card), reading.rank(card)))
    return max(reading.cards, key=lambda card: (not reading.is_trump(card), reading.rank(card)))


def _squeeze(reading: CardReading, bidder: int, card: int) -> float:
    """How much a lead troubles the bidder: he may have cards over it and none under it."""
    lane = int(reading.order.members[card >> 4])
    held = reading.held_by_others([bidder]) & lane
    over = int(card_count(held & int(reading.order.beaters[card])))
    under = int(card_count(held)) - over
    if reading.hands[bidder] and over and not under and _all_duck(reading, bidder, held, lane):
        return 50.0
    return over - 2.5 * under


def _all_duck(reading: CardReading, bidder: int, held: int, lane: int) -> bool:
    """Whether the other open hands can all stay under the lowest of the bidder's cards in a suit."""
    lowest_held = min(cards_in(held), key=reading.rank)
    for seat in reading.friends - {reading.seat, bidder}:
        cards = reading.hands[seat]
        if cards & lane and not cards & lane & ~int(reading.order.beaters[lowest_held]):
            return False
    return True
