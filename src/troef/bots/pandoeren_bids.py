"""What a hand of pandoeren promises in each contract: the features that its bids are learnt from."""

from typing import Final

from troef.bots.learning.features import AuctionFeatures, step
from troef.bots.pandoeren import RulePlayer
from troef.core.game import Game
from troef.core.moves import BID, PASS, kind_of, payload_of
from troef.core.view import View
from troef.games.pandoeren import CONTRACTS
from troef.games.pandoeren.contracts import POINTS

RUNGS: Final = len(CONTRACTS)
#: Steps of the chance that the rule player gives a contract, and of points that a hand promises more than are needed.
CHANCES: Final = 20
STEPS: Final = 30
#: How many have bid: none, one, two or more.
BIDDERS: Final = 3
#: A contract is considered that has at least this chance; what the rule player is as sure of as this stands.
LEAST: Final = 0.25
CERTAIN: Final = 0.9


class Features(AuctionFeatures):
    """A contract: how likely it is made as the rule player thinks, and how many have bid. Passing: the best chance that
    is given up, by what the contract is worth."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own = self.table(2)
        self.contracts = self.table(RUNGS * BIDDERS)
        self.chances = self.table(RUNGS * CHANCES)
        self.spare = self.table(BIDDERS * STEPS)
        self.kept = self.table(BIDDERS * CHANCES)
        self.rule = RulePlayer(game, "features")

    def speaks(self, view: View) -> bool:
        return view.phase == "auction"

    def candidates(self, view: View, own: int) -> list[int]:
        chances = self._chances(view)
        if own != PASS and chances[own][0] >= CERTAIN:
            return [own]
        return [move for move in view.moves if move == own or move == PASS or chances[move][0] >= LEAST]

    def features(self, view: View, move: int, own: int) -> list[int]:
        bidders = min(BIDDERS - 1, len({seat for seat, said in view.log if kind_of(said) == BID}))
        found = [self.own + int(move != PASS)] if move == own else []
        chances = self._chances(view)
        if move == PASS:
            most = max([chance for chance, _ in chances.values()], default=0.0)
            return [*found, self.kept + bidders * CHANCES + step(most, 0.0, 0.05, CHANCES)]
        rung = int(payload_of(move))
        chance, promise = chances[move]
        found += [
            self.contracts + rung * BIDDERS + bidders,
            self.chances + rung * CHANCES + step(chance, 0.0, 0.05, CHANCES),
        ]
        if CONTRACTS[rung].task == POINTS:
            spare = step(promise - int(CONTRACTS[rung].needed), -75.0, 5.0, STEPS)
            found.append(self.spare + bidders * STEPS + spare)
        return found

    def _chances(self, view: View) -> dict[int, tuple[float, float]]:
        """For each bid its chance, and what the best plan for it promises."""
        return self.rule.chances(view)
