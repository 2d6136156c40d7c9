"""A rule player that bids what it has learnt, and plays as before."""

from mypy_extensions import mypyc_attr

from troef.bots.base import RuleOfThumb
from troef.bots.learning.features import AuctionFeatures
from troef.bots.player import Player
from troef.core.view import View


class Bids:
    """What bids are worth: the sum of the weights of their features, in points of the score sheet.

    A weight has a meaning only beside those of the other moves of one decision: it was fitted to differences.
    """

    def __init__(self, features: AuctionFeatures, weights: list[float]) -> None:
        if len(weights) != features.size:
            raise ValueError(f"{len(weights)} weights for {features.size} features")
        self.features = features
        self.weights = weights

    def best(self, view: View, own: int) -> int:
        """The move that is worth most; the rule player's own where no other is worth more."""
        return self.features.best(view, own, self.weights)


@mypyc_attr(allow_interpreted_subclasses=True)
class LearntBidder(RuleOfThumb):
    """The rule player of a game with learnt bids: `base` decides all else, and what its bid would be."""

    def __init__(self, base: Player, bids: Bids, seed: "int | str") -> None:
        super().__init__(bids.features.game, seed)
        self.base = base
        self.bids = bids
        #: what the easy player may do in haste
        self.careless: frozenset[int] = getattr(base, "careless", frozenset())

    def decide(self, view: View) -> int:
        """The move to make, where there is a choice."""
        own = self.base.choose(view, 0.0)
        return self.bids.best(view, own) if self.bids.features.speaks(view) else own

    def unthinkable(self, view: View) -> list[int]:
        """What the rule player says."""
        return self.base.unthinkable(view) if isinstance(self.base, RuleOfThumb) else []

    def stands(self, view: View) -> bool:
        """Whether this is a bid that no search is to correct."""
        return not self.bids.features.corrected and self.bids.features.speaks(view)
