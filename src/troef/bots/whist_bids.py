"""What a hand of the whist games promises: the features that the bids of kleurenwiezen, wiezen and rikken are learnt
from."""

from typing import Final

from mypy_extensions import mypyc_attr

from troef.bots.learning.features import AuctionFeatures, length, pattern, step
from troef.bots.whist import misere_risk, one_trick_risk, ranks_in, support_in, tricks_in
from troef.cards.card import ACE, JACK, KING, QUEEN
from troef.core.game import Game
from troef.core.view import View

#: Honours of a suit, and its lengths: of trumps up to 13, of another suit up to seven and more.
HONOURS: Final = (int(JACK), int(QUEEN), int(KING), int(ACE))
TRUMPS: Final = 16 * 14
BESIDE: Final = 16 * 8
#: Steps of tricks and of support, and of the risk of a misère.
STEPS: Final = 26
RISKS: Final = 16
#: A suit in a misère: its lowest card, the one above it, and its length.
LOW: Final = 8 * 8 * 6
#: The sorts of what can be said: a promise of tricks, of none, of exactly one, or nothing that is counted.
TRICKS: Final = 0
NONE: Final = 1
ONE: Final = 2
SILENT: Final = 3


class Said:
    """What a move says: the kind of bid, its sort, and the suit that would be trump (-1: none)."""

    def __init__(self, kind: int, sort: int = SILENT, suit: int = -1, group: int = 0) -> None:
        self.kind = kind
        self.sort = sort
        self.suit = suit
        #: kinds of one group share what they learn of single suits
        self.group = group


@mypyc_attr(allow_interpreted_subclasses=True)
class WhistFeatures(AuctionFeatures):
    """A promise of tricks: the trumps, the suits beside them, tricks and support by kind. A misère: what is low in each
    suit, and its risk. Else what is given up. Each by what was said before."""

    def __init__(self, game: Game, kinds: int, groups: int, situations: int) -> None:
        super().__init__(game)
        self.own = self.table(kinds)
        self.situations = situations
        self.kinds = self.table(kinds * situations)
        self.tricks = self.table(kinds * STEPS)
        self.support = self.table(kinds * STEPS)
        self.trumps = self.table(groups * TRUMPS)
        self.beside = self.table(groups * BESIDE)
        self.risks = self.table(kinds * RISKS)
        self.low = self.table(groups * LOW)
        self.kept_tricks = self.table(situations * STEPS)
        self.kept_support = self.table(situations * STEPS)
        self.kept_risk = self.table(situations * RISKS)

    def said(self, view: View, hand: int, move: int) -> Said:
        """What a move says."""
        raise NotImplementedError

    def situation(self, view: View) -> int:
        """What was said before, as a number below `situations`."""
        raise NotImplementedError

    def features_of_hand(self, view: View, hand: int, move: int, own: int) -> list[int]:
        """The features of a move with this hand."""
        said = self.said(view, hand, move)
        situation = self.situation(view)
        found = [self.kinds + said.kind * self.situations + situation]
        if move == own:
            found.append(self.own + said.kind)
        if said.sort == TRICKS:
            self._promise(found, hand, said)
        elif said.sort == SILENT:
            self._silence(found, hand, situation)
        else:
            risk = one_trick_risk(hand) if said.sort == ONE else misere_risk(hand)
            found.append(self.risks + said.kind * RISKS + step(risk, 0.0, 0.06, RISKS))
            for suit in range(4):
                found.append(self.low + said.group * LOW + _low(hand, suit))
        return found

    def _promise(self, found: list[int], hand: int, said: Said) -> None:
        trump = said.suit
        found.append(self.tricks + said.kind * STEPS + step(tricks_in(hand, trump), 0.0, 0.5, STEPS))
        for suit in range(4):
            if suit == trump:
                found.append(self.trumps + said.group * TRUMPS + pattern(hand, suit, HONOURS) * 14 + length(hand, suit))
                continue
            size = min(length(hand, suit), 7)
            found.append(self.beside + said.group * BESIDE + pattern(hand, suit, HONOURS) * 8 + size)
        if trump >= 0:
            found.append(self.support + said.kind * STEPS + step(support_in(hand, trump), 0.0, 0.4, STEPS))

    def _silence(self, found: list[int], hand: int, situation: int) -> None:
        tricks = max([tricks_in(hand, suit) for suit in range(4)])
        support = max([support_in(hand, suit) for suit in range(4)])
        found.append(self.kept_tricks + situation * STEPS + step(tricks, 0.0, 0.5, STEPS))
        found.append(self.kept_support + situation * STEPS + step(support, 0.0, 0.4, STEPS))
        found.append(self.kept_risk + situation * RISKS + step(misere_risk(hand), 0.0, 0.06, RISKS))


def _low(hand: int, suit: int) -> int:
    """How low a suit is: its lowest card and the next one, up to a nine and higher, and its length up to five."""
    ranks = ranks_in(hand, suit)
    first = min(ranks[0], 7) if ranks else 0
    second = min(ranks[1], 7) if len(ranks) > 1 else 0
    return (first * 8 + second) * 6 + min(len(ranks), 5)
