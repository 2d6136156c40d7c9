"""What a game tells of its auction, so that bids can be learnt: which moves to weigh, and what is true of each."""

from math import exp
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troef.cards.bits import SUIT_CARDS, card_count
from troef.core.game import Game, State
from troef.core.rng import Rng
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

    def worth(self, view: View, move: int, own: int, weights: list[float]) -> float:
        """What a move is worth by some weights, where the rule player would make its `own`."""
        return total(self.features(view, move, own), weights)

    def best(self, view: View, own: int, weights: list[float]) -> int:
        """The move that is worth most; the rule player's own where no other is worth more."""
        moves = self.candidates(view, own)
        if len(moves) < 2:
            return own
        best, most = own, self.worth(view, own, own, weights)
        for move in moves:
            worth = self.worth(view, move, own, weights)
            if worth > most:
                best, most = move, worth
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class ContractFeatures(AuctionFeatures):
    """An auction for contracts whose value is known beforehand: what is learnt is how likely each is made.

    The sum of the weights is the logarithm of the odds. A contract that fails costs `LOSS` times its value.
    """

    def attempts(self, state: State, weights: list[float], rng: Rng) -> "list[list[Attempt]]":
        """Contracts to play out on a deal that has just been dealt, in decisions: the rule player's own choice first.

        Without weights the rule player says what is worth trying. The state is played on by this.
        """
        raise NotImplementedError


@final
class Attempt:
    """A contract before its first card: who plays it, the features that hold for it, and its value. Who passes has no
    state and no value."""

    def __init__(self, state: "State | None", seat: int, features: list[int], value: int) -> None:
        self.state = state
        self.seat = seat
        self.features = features
        self.value = value


#: What a failed contract costs, in values of the contract.
LOSS: Final = 2


def total(features: list[int], weights: list[float]) -> float:
    """The sum of the weights of some features."""
    worth = 0.0
    for feature in features:
        worth += weights[feature]
    return worth


def likelihood(odds: float) -> float:
    """The probability with these logarithmic odds."""
    return 1.0 / (1.0 + exp(-odds))


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
