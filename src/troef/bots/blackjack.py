"""The rule player of blackjack: basic strategy, worked out for the options of the table.

Of all that it may do it does what is worth most on average (`blackjack_odds`). It does not count cards, so it never
takes insurance, and it bets the same small part of its chips every round.
"""

from typing import Final

from troef.bots.blackjack_odds import Odds
from troef.core.game import Game
from troef.core.moves import DOUBLE, PASS, kind_of, payload_of
from troef.core.view import View
from troef.games.blackjack.hand import POINTS, Hand, hand_of
from troef.games.blackjack.moves import (
    BET,
    EVEN_MONEY,
    HIT,
    INSURE,
    NO_EVEN_MONEY,
    NO_INSURANCE,
    NO_SURRENDER,
    SPLIT,
    SURRENDER,
)

#: It bets the chips it has divided by this.
PART: Final = 50


class RulePlayer:
    """The same view gives the same move, whatever the seed."""

    careless: Final = frozenset(
        int(kind) for kind in (PASS, HIT, DOUBLE, SPLIT, INSURE, NO_INSURANCE, EVEN_MONEY, NO_EVEN_MONEY)
    )

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.odds = Odds(game.options)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        first = view.moves[0]
        if kind_of(first) == BET:
            return _bet(view)
        if first == INSURE:
            return int(INSURE if self.odds.insurance() > 0 else NO_INSURANCE)
        if first == EVEN_MONEY:
            return int(EVEN_MONEY if self.odds.natural(1) < 1 else NO_EVEN_MONEY)
        hands = _hands(view)
        upcard = int(POINTS[view.zone("bank").cards[0] & 15])
        if first == SURRENDER:
            return self._answer_early(next(hand for hand in hands if hand.seat == view.seat), upcard)
        return self._play(view, hands, upcard)

    def _answer_early(self, hand: Hand, upcard: int) -> int:
        points = [int(POINTS[card & 15]) for card in hand.cards]
        value = max(self.odds.choices(points[0], points[1], upcard).values())
        return int(SURRENDER if self.odds.surrender(upcard) > value else NO_SURRENDER)

    def _play(self, view: View, hands: list[Hand], upcard: int) -> int:
        active = view.memory["active"]
        assert isinstance(active, int)
        hand = hands[active]
        own = len([other for other in hands if other.seat == view.seat])
        return max(view.moves, key=lambda move: self._worth(move, hand, upcard, own))

    def _worth(self, move: int, hand: Hand, upcard: int, hands: int) -> float:
        """The value of a move with a hand, in a box of this many hands."""
        odds, first = self.odds, not hand.added
        hard, ace = int(hand.hard), hand.aces > 0
        if move == PASS:
            return float(odds.stand(int(hand.total()), upcard, first))
        if move == HIT:
            return float(odds.hit(hard, ace, upcard, first))
        if move == DOUBLE:
            return float(odds.double(hard, ace, upcard, first))
        if move == SPLIT:
            return float(odds.split(int(POINTS[hand.cards[0] & 15]), upcard, hands, first))
        return float(odds.surrender(upcard))


def _hands(view: View) -> list[Hand]:
    hands = view.memory["hands"]
    return [hand_of(numbers) for numbers in hands] if isinstance(hands, list) else []


def _bet(view: View) -> int:
    """The bet nearest to a small part of the chips."""
    wanted = view.totals[view.seat] // PART
    return min(view.moves, key=lambda move: abs(int(payload_of(move)) - wanted))
