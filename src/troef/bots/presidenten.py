"""The rule player of presidenten: low sets first, no pair broken for nothing, and the lead kept for what is left."""

from typing import Final

from troef.cards.bits import set_of
from troef.cards.card import parse_cards
from troef.core.game import Game
from troef.core.moves import CHOOSE, PASS, PLAY, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.presidenten.moves import CONTINUE, STOP, count_laid, rank_laid
from troef.shedding.equals import LOW_TO_HIGH, count_of, height

#: In a match without a fixed end it stops after this many rounds.
ENOUGH: Final = 10
#: What keeping a card is worth, by its height: kings, aces and above all twos.
KEEPS: Final = {11: 1.0, 12: 2.0, 13: 4.0}
#: What it costs to split a set of equal cards.
BREAKING: Final = 3.0
#: With this many cards or fewer somebody is nearly out, and nothing is kept any longer.
NEARLY_OUT: Final = 2
#: What it is worth to lay at all, and more with fewer sets to go.
EAGER: Final = 2.5


class RulePlayer:
    """Leads its lowest sets whole, follows as cheaply as it can, and goes out behind what nobody can beat."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        if view.phase == "deciding":
            return int(STOP if view.deal_number >= ENOUGH else CONTINUE)
        if view.phase == "giving":
            return self.gift(view)
        reading = RankReading(view)
        plays = [move for move in view.moves if kind_of(move) == PLAY]
        if PASS in view.moves:
            return reading.follow(plays)
        return reading.lead(plays)

    def gift(self, view: View) -> int:
        """The lowest card that belongs to no pair, or the lowest of all (R23)."""
        hand = int(set_of(view.hand()))

        def worth(move: int) -> tuple[bool, int]:
            rank = payload_of(move) & 15
            return count_of(hand, rank) > 1 or height(rank) > 8, int(height(rank))

        return min((move for move in view.moves if kind_of(move) == CHOOSE), key=worth)


class RankReading:
    """What one seat knows of the cards that are still out."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.hand = int(set_of(view.hand()))
        gone = self.hand
        laid = view.memory["laid"]
        assert isinstance(laid, list)
        for _, cards in laid:
            gone |= int(set_of(parse_cards(cards)))
        #: how many of each rank the others hold together
        self.unseen = [4 - int(count_of(gone, rank)) for rank in range(13)]
        self.groups = {rank: int(count_of(self.hand, rank)) for rank in LOW_TO_HIGH if count_of(self.hand, rank)}
        others = [zone.hidden for zone in view.zones if zone.kind == "hand" and zone.owner != view.seat]
        self.fewest = min(held for held in others if held)

    def stands(self, rank: int, count: int) -> bool:
        """Whether nobody can beat such a set."""
        return all(self.unseen[other] < count for other in LOW_TO_HIGH if height(other) > height(rank))

    def lead(self, plays: list[int]) -> int:
        """A set that nobody beats where that leaves one other at most; otherwise the lowest, whole."""
        whole = [move for move in plays if count_laid(move) == self.groups[int(rank_laid(move))]]
        weak = [move for move in whole if not self.stands(int(rank_laid(move)), int(count_laid(move)))]
        sure = [move for move in whole if move not in weak]
        if len(whole) == 1 or (sure and len(weak) <= 1):
            return sure[0] if sure else whole[0]
        if self.fewest == 1 and len(weak) > 1:
            # who has one card left cannot follow a pair, and beats a low single
            pairs = [move for move in weak if count_laid(move) > 1]
            return pairs[0] if pairs else weak[-1]
        return min(weak, key=lambda move: (height(rank_laid(move)), -count_laid(move)))

    def follow(self, plays: list[int]) -> int:
        """The cheapest set, or none when it costs too much."""
        best, price = int(PASS), 0.0
        for move in plays:
            cost = self.cost(int(rank_laid(move)), int(count_laid(move)))
            if cost < price:
                best, price = move, cost
        return best

    def cost(self, rank: int, count: int) -> float:
        """What laying a set takes from the hand, less what it brings: below zero it is worth it."""
        rest = self.groups[rank] - count
        groups_left = len(self.groups) - (rest == 0)
        if groups_left == 0:
            return -100.0
        sure = self.stands(rank, count)
        if sure and groups_left == 1:
            return -50.0  # the lead, and then the last set
        cost = KEEPS.get(int(height(rank)), 0.0) * count - EAGER
        if rest:
            cost += BREAKING
        if self.fewest <= NEARLY_OUT or groups_left <= NEARLY_OUT:
            cost -= 2.0 + (2.0 if sure else 0.0)
        return cost + int(height(rank)) / 100
