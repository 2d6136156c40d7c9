"""What a game tells of its auction, so that bids can be learnt: which moves to weigh, and what is true of each."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import SUIT_CARDS, card_count
from troef.core.game import Game
from troef.core.view import View

#: The features of cards in one suit of eight ranks: one for each set of them.
PATTERNS: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)
class AuctionFeatures:
    """The auction of a game, as what is learnt of it sees it.

    A game's own is the class `Features` in the module `troef.bots.<slug>_bids`. Features are numbers below `size`; of
    each move those are listed that hold, in any order; one may be listed twice. A feature should hold for what a
    partner at the table would understand: counts, honours, lengths, what was said before; not for single hands.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        #: how many features there are
        self.size = 0
        #: whether `strong` corrects these bids by search
        self.corrected = True

    def table(self, entries: int) -> int:
        """Room for this many more features: the number of the first."""
        first = self.size
        self.size += entries
        return first

    def speaks(self, view: View) -> bool:
        """Whether the seat is about to bid in a way that is learnt."""
        raise NotImplementedError

    def candidates(self, view: View, own: int) -> list[int]:
        """The moves to weigh, with the rule player's `own` among them: those that a sensible person would consider."""
        raise NotImplementedError

    def features(self, view: View, move: int, own: int) -> list[int]:
        """The features that hold for making this move where the rule player would make its `own`."""
        raise NotImplementedError


def pattern(hand: int, suit: int, ranks: "tuple[int, ...]") -> int:
    """Which of these ranks of a suit are held, as a number below 2 ** len(ranks): the first rank is its lowest bit."""
    held: i64 = hand >> (16 * suit)
    found: i64 = 0
    for place, rank in enumerate(ranks):
        found |= (held >> rank & 1) << place
    return int(found)


def length(hand: int, suit: int) -> int:
    """How many cards of a suit are held."""
    return int(card_count(hand & int(SUIT_CARDS[suit])))


def step(worth: float, least: float, width: float, steps: int) -> int:
    """In which of some steps a worth lies: the first holds all below `least + width`, the last all that is higher."""
    return min(max(int((worth - least) / width), 0), steps - 1)
