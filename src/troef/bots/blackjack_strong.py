"""The strong player of blackjack: of all that it may do, what is worth most with the cards that are left in the shoe.

All cards are open (R6), so it knows exactly what can still come. It bets the least where the house has the edge, and
the part of its chips that makes them grow fastest where it has the edge itself (Kelly 1956).
"""

from typing import Final

from troef.bots.blackjack_chart import conditions_of
from troef.bots.blackjack_odds import Odds
from troef.bots.player import Thought
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
from troef.search.shoe import ShoeOdds, full_shoe

#: The square of what a round wins or loses, in bets, on average (Griffin 1999: 1.26 without doubling after a split).
SPREAD: Final = 1.3
#: The many packs of `Odds` are worse for the player than a shoe of N cards, by this over N: 0.26 with six packs, 0.28
#: with one.
FINITE: Final = 0.27
#: With fewer cards than these in the shoe it may well run out during the round.
FEW: Final = 12


class StrongPlayer:
    """The same view gives the same move, whatever the seed; nothing is sampled, so `worlds` does not matter."""

    #: what its thoughts are counted in
    unit: Final = "chips"

    def __init__(self, game: Game, seed: "int | str", worlds: "int | None" = None) -> None:
        self.options = game.options
        self.conditions = conditions_of(game.options)
        self.odds: "ShoeOdds | None" = None
        #: what each move was worth at the last choice, in chips
        self.thoughts: list[Thought] = []

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        self.thoughts = []
        if kind_of(view.moves[0]) == BET:
            return self._bet(view)
        worth = self._worth(view)
        best = max(view.moves, key=lambda move: worth[move])
        bet = self._bet_of(view)
        self.thoughts = [
            Thought(move, 0, bet * worth[move], bet * (worth[move] - worth[best]), 0.0) for move in view.moves
        ]
        return best

    # ---- the bet ----

    def _bet(self, view: View) -> int:
        wanted = max(0.0, self.edge(view)) / SPREAD * view.totals[view.seat]
        return min(view.moves, key=lambda move: abs(int(payload_of(move)) - wanted))

    def edge(self, view: View) -> float:
        """What the next round is worth, in bets, by the odds of the shoe as it is; 0 where nothing is left in it.

        Each card is put back after it is drawn: near enough to tell good from bad.
        """
        shoe = self._unseen(view)
        left = sum(shoe)
        if not left:
            return 0.0
        return float(Odds(self.options, [number / left for number in shoe]).advantage()) + FINITE / left

    def _bet_of(self, view: View) -> int:
        bets = _numbers(view.memory["bets"])
        return bets[view.seat]

    # ---- the cards ----

    def _unseen(self, view: View) -> list[int]:
        """The cards by value that can still be drawn."""
        table = [card for hand in _hands(view) for card in hand.cards] + view.zone("bank").cards
        shoe = self._without(table + _numbers(view.memory["gone"]))
        return shoe if sum(shoe) >= FEW else self._without(table)  # R4: soon all that does not lie here is shuffled

    def _without(self, cards: list[int]) -> list[int]:
        shoe = full_shoe(self.options.decks)
        for card in cards:
            shoe[int(POINTS[card & 15])] -= 1
        return shoe

    def _worth(self, view: View) -> dict[int, float]:
        """What every move is worth, in bets; all of them are about one hand."""
        upcard = int(POINTS[view.zone("bank").cards[0] & 15])
        hands = _hands(view)
        own = [hand for hand in hands if hand.seat == view.seat]
        hand = own[0] if view.phase != "turns" else hands[_number(view.memory["active"])]
        values = [int(POINTS[card & 15]) for card in hand.cards]
        shoe = self._unseen(view)
        for value in values:
            shoe[value] += 1
        odds = self._odds_of(shoe, upcard)
        if NO_SURRENDER in view.moves:
            return {SURRENDER: -0.5, NO_SURRENDER: max(odds.choices(values[0], values[1]).values())}
        for value in values:
            odds.take(value)
        worth = self._worth_of_all(odds, view, hand, len(own))
        for value in values:
            odds.put_back(value)
        return worth

    def _odds_of(self, shoe: list[int], upcard: int) -> ShoeOdds:
        """As long as a hand is played its shoe, its own cards counted, stays what it was: so do the odds."""
        if self.odds is None or self.odds.upcard != upcard or [int(number) for number in self.odds.left] != shoe:
            self.odds = ShoeOdds(self.conditions, shoe, upcard)
        return self.odds

    def _worth_of_all(self, odds: ShoeOdds, view: View, hand: Hand, hands: int) -> dict[int, float]:
        """What every move is worth with a hand in a box of this many hands; its cards are out of the shoe."""
        if INSURE in view.moves:
            return {INSURE: odds.insurance(), NO_INSURANCE: 0.0}
        if EVEN_MONEY in view.moves:
            return {EVEN_MONEY: 1.0, NO_EVEN_MONEY: 1.5 * (1.0 - odds.bank_natural())}
        return {move: self._value(odds, move, hand, hands) for move in view.moves}

    def _value(self, odds: ShoeOdds, move: int, hand: Hand, hands: int) -> float:
        """What one move is worth."""
        hard, ace, first = int(hand.hard), hand.aces > 0, not hand.added
        if move == PASS:
            return float(odds.stand(int(hand.total()), first))
        if move == HIT:
            return float(odds.hit(hard, ace, first))
        if move == DOUBLE:
            return float(odds.double(hard, ace, first))
        if move == SPLIT:
            return float(odds.split(int(POINTS[hand.cards[0] & 15]), hands, first))
        return float(odds.surrender())


def _hands(view: View) -> list[Hand]:
    hands = view.memory["hands"]
    return [hand_of(numbers) for numbers in hands] if isinstance(hands, list) else []


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _numbers(value: object) -> list[int]:
    return [int(number) for number in value] if isinstance(value, list) else []
