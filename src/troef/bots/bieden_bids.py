"""What a hand of bieden promises, and what was said before: the features that its bids are learnt from."""

from typing import Final

from troef.bots.bieden import loose_trumps, promise
from troef.bots.learning.features import PATTERNS, AuctionFeatures, pattern, step
from troef.cards.bits import set_of
from troef.cards.card import ACE, EIGHT, JACK, KING, NINE, QUEEN, SEVEN, TEN
from troef.core.game import Game
from troef.core.moves import BID, PASS, kind_of, payload_of
from troef.core.view import View
from troef.games.bieden.auction import OVERLEG, PANDOER
from troef.games.bieden.scoring import BID_POINTS

#: From low to high outside trumps.
RANKS: Final = (int(SEVEN), int(EIGHT), int(NINE), int(JACK), int(QUEEN), int(KING), int(TEN), int(ACE))
RUNGS: Final = len(BID_POINTS)
#: Nobody has bid, the partner has the highest bid, an opponent has it.
STANDINGS: Final = 3
#: Steps of five points by which a hand promises more than is bid, from 60 too few; and of ten points promised, from 60.
STEPS: Final = 30
#: A number is considered up to so many points above what the hand promises.
ABOVE: Final = 40.0


class Features(AuctionFeatures):
    """A number: how far the hand promises more, the trumps and what lies beside them. Passing: what it gives up."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own = self.table(2)
        self.bids = self.table(RUNGS * STANDINGS)
        self.spare = self.table(STANDINGS * STEPS)
        self.promised = self.table(RUNGS * STEPS)
        self.trumps = self.table(PATTERNS)
        self.beside = self.table(PATTERNS)
        self.kept = self.table(STANDINGS * STEPS)

    def speaks(self, view: View) -> bool:
        return view.phase == "auction"

    def candidates(self, view: View, own: int) -> list[int]:
        hand = int(set_of(view.hand()))
        most = max(promise(hand, suit) for suit in range(4))
        solid = any(loose_trumps(hand, suit) >= 0 for suit in range(4))
        return [move for move in view.moves if move == own or _sensible(move, most, solid)]

    def features(self, view: View, move: int, own: int) -> list[int]:
        hand = int(set_of(view.hand()))
        high = view.fact("declarer")
        standing = 0 if high is None else 1 if high == (view.seat + 2) % 4 else 2
        most, trump = max((promise(hand, suit), suit) for suit in range(4))
        found = [self.own + int(move != PASS)] if move == own else []
        if move == PASS:
            return [*found, self.kept + standing * STEPS + step(most, 60.0, 10.0, STEPS)]
        rung = int(payload_of(move))
        found.append(self.bids + rung * STANDINGS + standing)
        found.append(self.promised + rung * STEPS + step(most, 60.0, 10.0, STEPS))
        if rung not in (PANDOER, OVERLEG):
            found.append(self.spare + standing * STEPS + step(most - int(BID_POINTS[rung]), -60.0, 5.0, STEPS))
        for suit in range(4):
            found.append((self.trumps if suit == trump else self.beside) + pattern(hand, suit, RANKS))
        return found


def _sensible(move: int, most: float, solid: bool) -> bool:
    """Whether a sensible person would consider a move."""
    if kind_of(move) != BID:
        return True
    rung = int(payload_of(move))
    return solid if rung in (PANDOER, OVERLEG) else int(BID_POINTS[rung]) <= most + ABOVE
