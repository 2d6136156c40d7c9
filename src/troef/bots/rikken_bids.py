"""What may be said at rikken, and what was said before: the features that its bids are learnt from."""

from typing import Final

from troef.auction.contract import ALONE, ALWAYS_HEARTS, EXACTLY
from troef.bots.rikken import tricks_in
from troef.bots.whist import misere_risk, one_trick_risk
from troef.bots.whist_bids import NONE, ONE, TRICKS, Said, WhistFeatures
from troef.cards.bits import set_of
from troef.cards.card import HEARTS
from troef.core.game import Game
from troef.core.moves import BID, kind_of, payload_of
from troef.core.view import View
from troef.games.rikken.contracts import NEEDED, OPENINGS, SIDES, STRAINS, TASKS

#: The kinds of what can be said: pass, and the bids.
BIDS: Final = 1
#: The groups: rik, alone, misère and piek, the same with an open hand.
GROUPS: Final = 6
#: How many have spoken, and whether nothing, rik or more is bid.
SITUATIONS: Final = 5 * 3
#: The risk above which misère and piek are not considered, and the tricks that may be missing for a bid alone.
RISKY: Final = 0.6
MISSING: Final = 2.5


class Features(WhistFeatures):
    """The bids of rikken."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, BIDS + len(NEEDED), GROUPS, SITUATIONS)

    def speaks(self, view: View) -> bool:
        return view.phase == "auction"

    def candidates(self, view: View, own: int) -> list[int]:
        if _is_certain(own):
            return [own]
        hand = int(set_of(view.hand()))
        return [move for move in view.moves if move == own or self._sensible(hand, move)]

    def _sensible(self, hand: int, move: int) -> bool:
        rung = int(payload_of(move))
        if kind_of(move) != BID or SIDES[rung] != ALONE:
            return True
        if TASKS[rung] == EXACTLY:
            return (one_trick_risk(hand) if NEEDED[rung] else misere_risk(hand)) <= RISKY
        return tricks_in(hand, _trump(hand, rung)) >= int(NEEDED[rung]) - MISSING

    def features(self, view: View, move: int, own: int) -> list[int]:
        return self.features_of_hand(view, int(set_of(view.hand())), move, own)

    def situation(self, view: View) -> int:
        high = max([int(payload_of(move)) for _, move in view.log if kind_of(move) == BID], default=-1)
        return min(4, len(view.log)) * 3 + (0 if high < 0 else 1 if high < 2 else 2)

    def said(self, view: View, hand: int, move: int) -> Said:
        if kind_of(move) != BID:
            return Said(0)
        rung = int(payload_of(move))
        if TASKS[rung] == EXACTLY:
            group = 2 + int(NEEDED[rung] > 0) + 2 * int(OPENINGS[rung] > 0)
            return Said(BIDS + rung, ONE if NEEDED[rung] else NONE, -1, group)
        return Said(BIDS + rung, TRICKS, _trump(hand, rung), int(SIDES[rung] == ALONE))


def _is_certain(own: int) -> bool:
    """Whether the rule player counts twelve or thirteen tricks of its own: there is nothing to weigh."""
    return kind_of(own) == BID and int(NEEDED[payload_of(own)]) >= 12


def _trump(hand: int, rung: int) -> int:
    """The suit that would be trump: hearts for rik beter, else the best."""
    if STRAINS[rung] == ALWAYS_HEARTS:
        return int(HEARTS)
    return max(range(4), key=lambda suit: tricks_in(hand, suit))
