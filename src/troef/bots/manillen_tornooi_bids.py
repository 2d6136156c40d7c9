"""What a hand of tournament manille promises: the features from which trumps, knocks and counters are learnt."""

from typing import Final

from troef.bots.learning.features import PATTERNS, AuctionFeatures, length, pattern, step
from troef.bots.manillen_tornooi import partner_of, promise, trump_of
from troef.cards.bits import set_of
from troef.cards.card import ACE, EIGHT, JACK, KING, NINE, QUEEN, SEVEN, TEN
from troef.core.game import Game
from troef.core.moves import PASS, TRUMP, kind_of, payload_of
from troef.core.view import View
from troef.games.manillen_tornooi.rules import WITHOUT_TRUMP
from troef.tricks.ordering import NO_TRUMP

#: From low to high.
RANKS: Final = (int(SEVEN), int(EIGHT), int(NINE), int(JACK), int(QUEEN), int(KING), int(ACE), int(TEN))
#: Announcing a suit or none, and knocking and countering as the dealer, his partner or an opponent.
NAMING: Final = 0
KNOCKING: Final = 1
COUNTERING: Final = 4
GROUPS: Final = 7
#: Steps of a point and a half of what the rule player expects, from 12; with a suit as trumps and without.
STEPS: Final = 26
#: What is common to suits: how many trumps, which of ten and ace, how many tens beside them, how many voids.
TOGETHER: Final = 9 * 4 * 4 * 3


class Features(AuctionFeatures):
    """The set of trumps, the set of each other suit, and how they come together, for each thing that may be said and
    for who says it. Not to knock is worth nothing: what is learnt is the difference."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own = self.table(2 * GROUPS)
        self.strengths = self.table(GROUPS * 2 * STEPS)
        self.trumps = self.table(GROUPS * PATTERNS)
        self.beside = self.table(GROUPS * PATTERNS)
        self.untrumped = self.table(GROUPS * PATTERNS)
        self.together = self.table(GROUPS * TOGETHER)

    def speaks(self, view: View) -> bool:
        return view.phase in ("announcement", "knocking", "countering")

    def candidates(self, view: View, own: int) -> list[int]:
        if view.phase == "announcement":
            return [move for move in view.moves if move == WITHOUT_TRUMP or kind_of(move) == TRUMP]
        return list(view.moves)

    def features(self, view: View, move: int, own: int) -> list[int]:
        hand = int(set_of(view.hand()))
        if view.phase == "announcement":
            trump = int(payload_of(move)) if kind_of(move) == TRUMP else int(NO_TRUMP)
            return self._of_hand(hand, trump, NAMING, "dealer", move == own)
        if move == PASS:
            return []
        role = "dealer" if view.dealer == view.seat else "partner" if view.dealer == partner_of(view) else "opponent"
        group = (KNOCKING if view.phase == "knocking" else COUNTERING) + ("dealer", "partner", "opponent").index(role)
        return self._of_hand(hand, trump_of(view), group, role, move == own)

    def _of_hand(self, hand: int, trump: int, group: int, role: str, is_own: bool) -> list[int]:
        """The features of a hand with a trump suit, or with none."""
        none = trump == NO_TRUMP
        expected = step(promise(hand, trump, role), 12.0, 1.5, STEPS)
        found = [self.strengths + (group * 2 + int(none)) * STEPS + expected]
        if is_own:
            found.append(self.own + 2 * group + int(none))
        for suit in range(4):
            first = self.untrumped if none else self.trumps if suit == trump else self.beside
            found.append(first + group * PATTERNS + pattern(hand, suit, RANKS))
        if not none:
            found.append(self.together + group * TOGETHER + _together(hand, trump))
        return found


def _together(hand: int, trump: int) -> int:
    """How many trumps, which of ten and ace, how many tens beside them, and suits of which nothing is held."""
    held = hand >> (16 * trump)
    tops = 2 * (held >> int(TEN) & 1) + (held >> int(ACE) & 1)
    others = [suit for suit in range(4) if suit != trump]
    tens = sum(hand >> (16 * suit + int(TEN)) & 1 for suit in others)
    voids = min(2, sum(1 for suit in others if not length(hand, suit)))
    return ((length(hand, trump) * 4 + tops) * 4 + tens) * 3 + voids
