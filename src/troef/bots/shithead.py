"""The rule player of shithead: strong cards open, low cards first, twos and tens for need."""

from itertools import combinations
from typing import Final

from troef.bots.player import USUAL_DELAY
from troef.cards.bits import card_count
from troef.cards.card import TEN, TWO
from troef.core.game import Game
from troef.core.moves import PLAY, TAKE, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.shithead.language import cards_laid
from troef.games.shithead.moves import BLIND, READY, arrange_move
from troef.shedding.equals import height

#: T1: from and to how many seconds a call takes, and the swapping.
CALLING: Final[tuple[float, ...]] = (0.5, 3.0)
SWAPPING: Final[tuple[float, ...]] = (1.0, 4.0)
#: What cards are worth for later: a ten clears the pile, a two goes on anything.
SPECIAL: Final = {int(TEN): 20, int(TWO): 18}
#: A pile of so many cards is taken rather than a special card spent on it, while the stock lasts.
SMALL_PILE: Final = 2


def worth(card: int) -> int:
    """How good a card is to keep."""
    rank = card & 15
    return SPECIAL.get(rank, int(height(rank)))


class RulePlayer:
    """Always calls (T1); lays the lowest cards it can, equal ones together, and clears piles when that pays."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        if view.phase == "arranging":
            return self._arrange(view)
        if view.phase == "calling":
            return view.moves[0]  # the call comes first, for who can make it
        blind = [move for move in view.moves if kind_of(move) == BLIND]
        if blind:
            return blind[self.rng.below(len(blind))]
        plays = [move for move in view.moves if kind_of(move) == PLAY]
        pickups = [move for move in view.moves if kind_of(move) == TAKE]
        if not plays:
            # of one's open cards the weakest goes along (R25)
            return min(pickups, key=lambda move: worth(int(payload_of(move)) - 1))
        return min(plays, key=lambda move: self._price(view, move))

    def delay(self, view: View) -> float:
        """The seconds a person would take (T1)."""
        if view.phase not in ("arranging", "calling"):
            return USUAL_DELAY
        low, high = SWAPPING if view.phase == "arranging" else CALLING
        return low + (high - low) * int(self.rng.below(1001)) / 1000

    def _arrange(self, view: View) -> int:
        """The best three cards lie open; of the hand that is left pairs are no worse than single cards."""
        mine = [*view.hand(), *view.zone(f"open-{view.seat}").cards]
        best = max(combinations(sorted(mine), 3), key=lambda three: (sum(map(worth, three)), three))
        wanted = int(arrange_move(list(best)))
        if sorted(view.zone(f"open-{view.seat}").cards) == list(best) or wanted not in view.moves:
            return int(READY)
        return wanted

    def _price(self, view: View, move: int) -> tuple[float, int]:
        """What a play costs: its worth for later, less for more cards and for another turn."""
        cards = cards_laid(move)
        count = int(card_count(cards))
        rank = int(payload_of(move)) >> 4
        pile = view.zone("discard").cards
        mine = view.hand() or view.zone(f"open-{view.seat}").cards
        if len(mine) == count and not self._leaves_blind(view):
            return -100.0, move  # out
        each = float(worth(rank))
        if rank in SPECIAL:
            price = each * count  # one at a time
            if rank == TEN:
                price -= 2.0 * len(pile)
            if len(pile) <= SMALL_PILE:
                price += 5.0
            return price, move
        run = len(self._equal_top(pile, rank))
        if run + count == 4:
            return -50.0 - len(pile), move  # the pile goes, and the turn stays
        return each - 0.5 * count + (4.0 if height(rank) >= 12 and count > 1 else 0.0), move

    def _leaves_blind(self, view: View) -> bool:
        """Whether something is left after the cards of this zone."""
        if view.hand() and (view.zone(f"open-{view.seat}").cards or view.zone("stock").hidden):
            return True
        return view.zone(f"blind-{view.seat}").hidden > 0

    def _equal_top(self, pile: list[int], rank: int) -> list[int]:
        """The cards of a rank that lie together on top."""
        found: list[int] = []
        for card in reversed(pile):
            if card & 15 != rank:
                break
            found.append(card)
        return found
