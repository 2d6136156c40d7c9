"""What a hand of klaverjassen promises when trump is named: the features that its bids are learnt from."""

from typing import Final

from troef.bots.klaverjassen import strength
from troef.bots.learning.features import PATTERNS, AuctionFeatures, length, pattern, step
from troef.cards.bits import set_of
from troef.cards.card import ACE, JACK, KING, NINE, QUEEN, TEN
from troef.core.game import Game
from troef.core.moves import PASS, payload_of
from troef.core.view import View

#: From low to high outside trumps.
RANKS: Final = (5, 6, 7, int(JACK), int(QUEEN), int(KING), int(TEN), int(ACE))
#: How many have passed before: none to three, and four, after which the first must name a suit (R4).
TURNS: Final = 5
#: Steps of half a point of `strength`, from 3 to 15.
STEPS: Final = 24


class Features(AuctionFeatures):
    """Naming a suit: the set of trumps, the set of each other suit, and how they come together. Passing: the same of
    all suits, for each turn. And how strong the hand looks to the rule player."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own = self.table(2 * TURNS)
        self.turn = self.table(TURNS)
        self.trumps = self.table(PATTERNS)
        self.beside = self.table(PATTERNS)
        self.together = self.table(9 * 4 * 5 * 3)
        self.named_strength = self.table(TURNS * STEPS)
        self.kept = self.table(TURNS * PATTERNS)
        self.kept_strength = self.table(TURNS * STEPS)
        self.second_strength = self.table(STEPS)

    def speaks(self, view: View) -> bool:
        return view.phase == "trump"

    def candidates(self, view: View, own: int) -> list[int]:
        return list(view.moves)

    def features(self, view: View, move: int, own: int) -> list[int]:
        hand = int(set_of(view.hand()))
        turn = sum(1 for _, said in view.log if said == PASS)
        strengths = sorted([strength(hand, suit) for suit in range(4)], reverse=True)
        found = [self.own + 2 * turn + int(move != PASS)] if move == own else []
        if move == PASS:
            found.append(self.kept_strength + turn * STEPS + step(strengths[0], 3.0, 0.5, STEPS))
            found.append(self.second_strength + step(strengths[1], 3.0, 0.5, STEPS))
            return found + [self.kept + turn * PATTERNS + pattern(hand, suit, RANKS) for suit in range(4)]
        trump = int(payload_of(move))
        others = [suit for suit in range(4) if suit != trump]
        found += [self.turn + turn, self.trumps + pattern(hand, trump, RANKS), self._together(hand, trump, others)]
        found.append(self.named_strength + turn * STEPS + step(strength(hand, trump), 3.0, 0.5, STEPS))
        return found + [self.beside + pattern(hand, suit, RANKS) for suit in others]

    def _together(self, hand: int, trump: int, others: list[int]) -> int:
        """How many trumps, which of jack and nine, how many aces beside them, and suits of which nothing is held."""
        held = hand >> (16 * trump)
        tops = 2 * (held >> int(JACK) & 1) + (held >> int(NINE) & 1)
        aces = sum(hand >> (16 * suit + int(ACE)) & 1 for suit in others)
        voids = min(2, sum(1 for suit in others if not length(hand, suit)))
        return self.together + ((length(hand, trump) * 4 + tops) * 5 + aces) * 3 + voids
