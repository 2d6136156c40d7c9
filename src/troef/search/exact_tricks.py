"""Playing for an exact number of tricks, where every seat has a number of its own (boerenbridge, ninety-nine).

`TrickChances` estimates for each card of a hand how likely it is to win a trick. `ExactTricksPolicy` plays the card
after which the hand is most likely to win exactly as many as it still needs. `BidInference` weighs worlds by what the
others have bid. Which cards have been played is known to everybody at a table; who holds the others is not looked at.

The numbers below were found by hill climbing: players with changed numbers against players without, on many thousands
of deals of boerenbridge with three to five players and hands of two to ten cards, all of them playing by this policy.
"""

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.bits import BIT, card_count, first_card
from troef.tricks.ordering import Ordering
from troef.tricks.play import TrickPlay

#: Logistic regression of whether a card wins a trick. The weights are of: a constant, the number of higher cards that
#: are out, its square root, the player's own higher cards, 1/cards in hand, the number of players above four, 1/cards
#: in hand for the leader, the player's other cards of the suit, and those out per player …
TRUMP: Final[list[float]] = [5.05, 0.33, -3.58, 0.07, -2.56, -0.1, 0.02, 0.34, -0.31]
PLAIN: Final[list[float]] = [-0.88, -0.57, -1.36, -0.39, -0.82, -0.31, 0.43, -0.46, 0.2]
NO_TRUMP: Final[list[float]] = [0.77, 0.19, -3.01, -0.35, 0.02, -0.3, 0.75, 0.34, 0.28]
#: … for plain cards where there are trumps also the trumps out per player, and the player's own …
TRUMPS_OUT: Final = 0.54
TRUMPS_OWN: Final = 0.44
#: … and the tricks that the players still need together beyond those that are left, divided by those that are left.
DEMAND: Final = -0.32

#: The chance that a player who can beat a card does so: when he needs no trick, and when he needs one.
UNWILLING: Final = 0.88
WILLING: Final = 0.55
#: The variance of the tricks that a hand will win: of a hand that is certain, and the factor for that of its cards.
LEAST_VARIANCE: Final = 0.18
VARIANCE: Final = 1.6
#: What it is worth to win exactly as many as needed, and what each trick of difference costs.
EXACT: Final = 23.4
MISSED: Final = 2.0
#: A card that may still win a trick is worth keeping a little.
KEEPING: Final = 0.39

#: A bid is the mean less this, and less again where the players before bid more than their share.
MODESTY: Final = 0.19
CROWDED: Final = 0.54
#: How far a bid lies from the mean of its hand (a standard deviation), and how likely it is a random number.
WIDTH: Final = 0.7
SLIP: Final = 0.03


@final
class TrickChances:
    """What the cards of a hand may win: `chance[card]`, and the mean number of tricks and its variance if the cards
    were independent."""

    def __init__(self) -> None:
        self.chance = vec[float]([0.0] * 64)
        self.mean: float = 0.0
        self.variance: float = 0.0

    def look(
        self, order: Ordering, hand: i64, unknown: i64, out: i64, players: i64, leads: bool, demand: float
    ) -> None:
        """Look at a hand; `unknown` are the cards that may be anywhere else, of which `out` are in other hands."""
        size = float(int(card_count(hand)))
        others = float(int(players - 1))
        density = float(int(out)) / float(int(max(card_count(unknown), 1)))
        trumps = order.trumps()
        beside = TRUMPS_OUT * density * float(int(card_count(trumps & unknown))) / others
        beside += TRUMPS_OWN * float(int(card_count(trumps & hand)))
        mean = 0.0
        variance = 0.0
        rest = hand
        while rest:
            card = first_card(rest)
            rest &= rest - 1
            lane = order.members[order.suits[card]]
            over = order.beaters[card] & lane
            higher = density * float(int(card_count(over & unknown)))
            plain = trumps != 0 and not trumps & BIT[card]
            weights = PLAIN if plain else TRUMP if trumps else NO_TRUMP
            odds = weights[0] + weights[1] * higher + weights[2] * sqrt(higher)
            odds += weights[3] * float(int(card_count(over & hand)))
            odds += (weights[4] + (weights[6] if leads else 0.0)) / size + weights[5] * (others - 3.0)
            odds += weights[7] * (float(int(card_count(lane & hand))) - 1.0)
            odds += weights[8] * density * float(int(card_count(lane & unknown))) / others
            odds += DEMAND * demand + (beside if plain else 0.0)
            chance = 1.0 / (1.0 + exp(-odds))
            self.chance[card] = chance
            mean += chance
            variance += chance * (1.0 - chance)
        self.mean = mean
        self.variance = variance

    def hope(self, play: TrickPlay, seat: i64, hand: i64, unknown: i64) -> float:
        """The mean number of tricks of a hand before the play begins."""
        seats = play.table.seats
        self.look(play.order, hand, unknown, card_count(hand) * (seats - 1), seats, play.first_leader == seat, 0.0)
        return self.mean


def worth(off: float, variance: float) -> float:
    """What it is worth to expect `off` tricks more than are needed."""
    square = off * off
    hit = exp(-square / (2.0 * variance)) / sqrt(1.0 + 6.0 * variance)  # a normal distribution of whole tricks
    return EXACT * hit - MISSED * sqrt(square + variance)


@final
class ExactTricksPolicy:
    """Plays the cards of a deal in which each seat wants to win `said[seat]` tricks."""

    def __init__(self, play: TrickPlay, said: vec[i64]) -> None:
        self.play = play
        self.said = said
        self.needs = said[: len(said)]
        self.chances = TrickChances()
        self.pack: i64 = 0
        for members in play.order.members:
            self.pack |= members

    def card(self) -> i64:
        """The card of the seat on turn."""
        play = self.play
        turn = play.turn
        hand = play.hands[turn]
        seats = play.table.seats
        unknown = self.pack & ~hand & ~play.trick
        out: i64 = 0
        wanted: i64 = 0
        for seat in range(seats):
            self.needs[seat] = self.said[seat] - play.tricks_of(seat)
            unknown &= ~play.won[seat]
            if not play.absent & BIT[seat]:
                wanted += max(self.needs[seat], i64(0))
                if seat != turn:
                    out += card_count(play.hands[seat])
        left = card_count(hand)
        demand = float(int(wanted - left)) / float(int(left))
        chances = self.chances
        chances.look(play.order, hand, unknown, out, seats, play.count == 0, demand)
        density = float(int(out)) / float(int(max(card_count(unknown), 1))) / float(int(seats - 1))
        return self.best(unknown, log(max(1.0 - density, 0.001)))

    def best(self, unknown: i64, absent: float) -> i64:
        """The legal card that is worth most; `absent`: the logarithm of the chance that a hand lacks a card."""
        play = self.play
        chances = self.chances
        need = float(int(self.needs[play.turn]))
        legal = play.legal_cards()
        chosen: i64 = -1
        most = 0.0
        while legal:
            card = first_card(legal)
            legal &= legal - 1
            now = self.holds(card, unknown, absent)
            chance = chances.chance[card]
            variance = LEAST_VARIANCE + VARIANCE * (chances.variance - chance * (1.0 - chance))
            off = chances.mean - chance - need
            value = now * worth(off + 1.0, variance) + (1.0 - now) * worth(off, variance) - KEEPING * chance
            if chosen < 0 or value > most:
                chosen, most = card, value
        return chosen

    def holds(self, card: i64, unknown: i64, absent: float) -> float:
        """How likely a card is to win the trick."""
        play = self.play
        order = play.order
        if play.count and not order.beaters[play.best] & BIT[card]:
            return 0.0
        led = order.suits[card] if play.count == 0 else play.led
        lane = order.members[led] & unknown
        beaters = order.beaters[card] & unknown
        beaten = 1.0 - exp(absent * float(int(card_count(beaters & lane))))
        ruffs = beaters & ~lane
        if ruffs:
            void = exp(absent * float(int(card_count(lane))))
            beaten += (1.0 - beaten) * void * (1.0 - exp(absent * float(int(card_count(ruffs)))))
        chance = 1.0
        seat = play.turn
        for _ in range(play.size - play.count - 1):
            seat = play.next_seat(seat)
            chance *= 1.0 - beaten * (WILLING if self.needs[seat] > 0 else UNWILLING)
        return chance


def expected_bid(mean: float, size: i64, seats: i64, spoken: i64, total: i64, forbidden: i64) -> i64:
    """The bid of a player who expects `mean` of `size` tricks, after `spoken` players have bid `total` together."""
    share = float(int(size * spoken)) / float(int(seats))
    mean -= MODESTY + CROWDED * (float(int(total)) - share) / float(int(seats))
    number = max(i64(0), min(i64(int(mean + 0.5)), size))
    if number != forbidden:
        return number
    return number + 1 if number == 0 or (mean > float(int(number)) and number < size) else number - 1


@final
class BidInference:
    """How likely the hands of a world are, given what their holders have bid before the play (-1: nothing yet).

    `played` are the cards that each seat has played, `unknown` those that could be in any hand when it was said.
    """

    def __init__(self, said: vec[i64], played: vec[i64], unknown: i64) -> None:
        self.said = said
        self.played = played
        self.unknown = unknown
        self.chances = TrickChances()

    def likelihood(self, play: TrickPlay) -> float:
        """The weight of a world: 1 where every hand expects as many tricks as were bid."""
        weight = 1.0
        for seat in range(play.table.seats):
            if self.said[seat] < 0:
                continue
            hand = play.hands[seat] | self.played[seat]
            hope = self.chances.hope(play, seat, hand, self.unknown & ~hand)
            off = (float(int(self.said[seat])) - hope) / WIDTH
            weight *= SLIP + exp(-0.5 * off * off)
        return weight
