"""What may be said at wiezen, and what was said before: the features that its bids are learnt from."""

from typing import Final

from troef.auction.contract import BIDDER_NAMES, EXACTLY
from troef.bots.learning.features import length
from troef.bots.whist import misere_risk, support_in, tricks_in
from troef.bots.whist_bids import NONE, TRICKS, Said, WhistFeatures
from troef.cards.bits import set_of
from troef.cards.card import parse_card, suit_of
from troef.core.game import Game
from troef.core.moves import BID, kind_of, payload_of
from troef.core.view import View
from troef.games.wiezen.auction import WAIT
from troef.games.wiezen.contracts import MEEGAAN, NEEDED, STRAINS, TASKS, TROEL, VRAAG

#: Pass, wait, and from here the bids by their rung.
BIDS: Final = 2
KINDS: Final = BIDS + len(TASKS)
#: Asking, together, alone, and misery.
GROUPS: Final = 4
#: How many have spoken (none to three), and how many of them have bid (none to two).
SITUATIONS: Final = 4 * 3

#: The risk above which a misery is not considered, and the tricks that may be missing for a bid alone.
RISKY: Final = 0.5
MISSING: Final = 1.5
#: The tricks with which it is considered to ask and to go along, and the trumps for the first.
LEAST: Final = 1.6
FEWEST: Final = 3


class Features(WhistFeatures):
    """The bids of wiezen."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, KINDS, GROUPS, SITUATIONS)

    def speaks(self, view: View) -> bool:
        return view.phase == "auction"

    def candidates(self, view: View, own: int) -> list[int]:
        hand, turned = int(set_of(view.hand())), _turned(view)
        return [move for move in view.moves if move == own or _sensible(hand, turned, move)]

    def features(self, view: View, move: int, own: int) -> list[int]:
        return self.features_of_hand(view, int(set_of(view.hand())), move, own)

    def situation(self, view: View) -> int:
        spoken = min(3, len({seat for seat, _ in view.log}))
        return spoken * 3 + min(2, sum(1 for _, move in view.log if kind_of(move) == BID))

    def said(self, view: View, hand: int, move: int) -> Said:
        if kind_of(move) != BID:
            return Said(int(move == WAIT))
        rung, turned = int(payload_of(move)), _turned(view)
        if TASKS[rung] == EXACTLY:
            return Said(BIDS + rung, NONE, -1, 3)
        free = STRAINS[rung] == BIDDER_NAMES
        suit = max(range(4), key=lambda one: tricks_in(hand, one)) if free else turned
        return Said(BIDS + rung, TRICKS, suit, 0 if rung == VRAAG else 1 if rung == MEEGAAN else 2)


def _sensible(hand: int, turned: int, move: int) -> bool:
    """Whether a sensible person would consider a move."""
    if kind_of(move) != BID:
        return True
    rung = int(payload_of(move))
    if TASKS[rung] == EXACTLY:
        return misere_risk(hand) <= RISKY
    if rung == TROEL:
        return False
    if rung == VRAAG:
        return tricks_in(hand, turned) >= LEAST and length(hand, turned) >= FEWEST
    if rung == MEEGAAN:
        return max(support_in(hand, turned), tricks_in(hand, turned) - 0.5) >= LEAST
    free = STRAINS[rung] == BIDDER_NAMES
    tricks = max(tricks_in(hand, suit) for suit in range(4)) if free else tricks_in(hand, turned)
    return tricks >= int(NEEDED[rung]) - MISSING


def _turned(view: View) -> int:
    """The suit that was turned up."""
    return int(suit_of(parse_card(str(view.memory["turned"]))))
