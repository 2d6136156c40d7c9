"""Calls weighed in sampled layouts: the auction is bid out in each, and the contract scored by expected tricks.

In each layout every candidate is followed by the calls that the system makes with these hands. So what partner and the
opponents would understand is taken into account. How many tricks the contract makes comes from the table of
`expecting`; its error is taken at seven points of the normal distribution. A call is better by the mean difference in
international match points.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

from troef.bots.bridge.expecting import expected_tricks, trick_spread
from troef.bots.bridge.history import AuctionPosition
from troef.bots.bridge.layouts import Layouts
from troef.bots.bridge.meaning import Meaning
from troef.bots.bridge.stakes import imps, stakes_of
from troef.bots.bridge.system import UnderstoodAuction, is_allowed, must_bid
from troef.bots.bridge.valuing import DOUBLED, NT, PASSED, ValuedHand, level_strain
from troef.core.moves import BID, kind_of
from troef.core.rng import Rng

#: Another call is made when it is ahead by this many standard errors, and by this many IMP.
CLEARLY: Final = 2.0
AT_LEAST: Final = 0.5
#: From fewer layouts nothing is concluded.
LEAST_LAYOUTS: Final = 8
#: Errors of the expected tricks, in parts of their spread: the middles of seven equal parts of the normal distribution.
ERRORS: Final = (-1.47, -0.79, -0.37, 0.0, 0.37, 0.79, 1.47)
#: No auction is followed further.
MOST_CALLS: Final = 60
#: Answers that are agreed, questions, and what follows the answer to a question: the system knows more than a sample.
AGREED: Final = (
    "accept", "four-cards", "grand-slam", "key-cards", "no-major", "slam", "stayman", "stop-below-slam", "texas",
    "transfer", "waiting",
)  # fmt: skip


class WeighedCalls:
    """What calls were worth over the first one in the same layouts, in IMP and in points."""

    def __init__(self, calls: list[int]) -> None:
        self.calls = calls
        self.layouts = 0
        self.points = [0.0] * len(calls)
        self.points_ahead = [0.0] * len(calls)
        self.points_squared = [0.0] * len(calls)
        self.ahead = [0.0] * len(calls)
        self.squared = [0.0] * len(calls)

    def add(self, scores: list[list[int]]) -> None:
        """One more layout: for each call the points of the own side, by error of the tricks."""
        self.layouts += 1
        for place, found in enumerate(scores):
            points = sum(found) / len(found)
            self.points[place] += points
            ahead = points - sum(scores[0]) / len(found)
            self.points_ahead[place] += ahead
            self.points_squared[place] += ahead * ahead
            lead = sum([imps(score - own) for score, own in zip(found, scores[0], strict=True)]) / len(found)
            self.ahead[place] += lead
            self.squared[place] += lead * lead

    def lead(self, place: int) -> tuple[float, float]:
        """The mean lead of a call in IMP, and its standard error."""
        return self._mean(self.ahead[place], self.squared[place])

    def lead_in_points(self, place: int) -> tuple[float, float]:
        """The same in points."""
        return self._mean(self.points_ahead[place], self.points_squared[place])

    def _mean(self, total: float, squared: float) -> tuple[float, float]:
        mean = total / self.layouts
        spread = max(squared / self.layouts - mean * mean, 0.0)
        return mean, sqrt(spread / max(1, self.layouts - 1))

    def best(self) -> int:
        """The first call, or the one that is furthest ahead of it beyond doubt."""
        best, most = self.calls[0], 0.0
        if self.layouts < LEAST_LAYOUTS:
            return best
        for place in range(1, len(self.calls)):
            mean, error = self.lead(place)
            if mean > max(AT_LEAST, CLEARLY * error) and mean > most:
                best, most = self.calls[place], mean
        return best


def weigh_calls(
    auction: UnderstoodAuction, seat: int, hand: ValuedHand, rng: Rng, count: int, is_late: Callable[[], bool]
) -> WeighedCalls:
    """Weigh what a seat may call, the system's call first, in `count` layouts or until it is late."""
    weighed = WeighedCalls(candidates(auction, seat, hand))
    if len(weighed.calls) < 2:
        return weighed
    layouts = Layouts(auction, seat, hand, rng, is_late)
    while weighed.layouts < count and not is_late():
        hands = layouts.draw()
        weighed.add([_scores(auction, seat, call, hands) for call in weighed.calls])
    return weighed


def candidates(auction: UnderstoodAuction, seat: int, hand: ValuedHand) -> list[int]:
    """The system's call; beside it pass, a double for penalties and natural bids of the system for these lengths.

    Nothing is weighed before anybody of this side has spoken, nor against what is `AGREED`.
    """
    at = auction.at
    own = auction.choose(seat, hand)
    meanings = auction.meanings(seat)
    mine = next((meaning for meaning in meanings if auction.fits(seat, hand, meaning)), None)
    if not (at.acted(seat) or at.acted(seat ^ 2)) or (mine and (mine.name in AGREED or mine.name[:5] == "keys-")):
        return [own]
    found = [own]
    others = [] if must_bid(at, seat) else [PASSED]
    others += [meaning.call for meaning in meanings if _may_be_weighed(auction, seat, hand, meaning)]
    for call in others:
        if call not in found and is_allowed(at, seat, call):
            found.append(call)
    return found


def _may_be_weighed(auction: UnderstoodAuction, seat: int, hand: ValuedHand, meaning: Meaning) -> bool:
    """Whether a call would not mislead partner: the lengths are those that it tells, if not the points."""
    if meaning.fallback or meaning.name[:5] == "keys-":
        return False
    for suit in range(4):
        if not meaning.least[suit] <= hand.lengths[suit] <= meaning.most[suit]:
            return False
    if kind_of(meaning.call) != BID:
        return meaning.call == DOUBLED and meaning.name == "penalty"
    if meaning.forcing and not auction.fits(seat, hand, meaning):
        return False
    strain = level_strain(meaning.call)[1]
    return strain == NT or strain not in auction.at.theirs(seat)


def _scores(auction: UnderstoodAuction, seat: int, call: int, hands: list[ValuedHand]) -> list[int]:
    """What the side of a seat scores after a call when all go on by the system, by error of the tricks."""
    then = auction.now()
    then.hear(seat, call)
    turn = seat
    while not is_over(then.at) and len(then.calls) < MOST_CALLS:
        turn = (turn + 1) % 4
        then.hear(turn, then.choose(turn, hands[turn]))
    return contract_scores(then.at, hands, seat & 1)


def is_over(at: AuctionPosition) -> bool:
    """Whether an auction has ended: three passes after a bid, or four."""
    passes = 3 if at.high >= 0 else 4
    return len(at.calls) >= passes and all(call == PASSED for _, call in at.calls[-passes:])


def contract_scores(at: AuctionPosition, hands: list[ValuedHand], side: int) -> list[int]:
    """What a side scores in the contract that an auction has reached, for each of the `ERRORS` of North-South."""
    if at.high < 0:
        return [0] * len(ERRORS)
    strain, declaring = at.high % 5, at.bidder & 1
    spread = trick_spread(strain)
    mean = expected_tricks(hands[declaring].cards, hands[declaring + 2].cards, strain)
    stakes = stakes_of(at.vulnerable[declaring])
    found: list[int] = []
    for error in ERRORS:
        tricks = int(mean + (error if declaring == 0 else -error) * spread + 0.5)
        points = stakes.of(at.high, min(2, at.doubled), max(0, min(13, tricks)))
        found.append(points if declaring == side else -points)
    return found
