"""The rule player of shithead: lays its best cards open, plays low cards first, keeps twos and tens for need.

With `TUNED` it also weighs what the next player holds (everybody knows which cards it took up) and what its own hand
could still follow.
"""

from itertools import combinations
from typing import Final, NamedTuple

from troef.bots.base import RuleOfThumb
from troef.bots.player import USUAL_DELAY
from troef.cards.bits import RANK_CARDS, card_count, set_of
from troef.cards.card import ACE, QUEEN, TEN, TWO, parse_cards
from troef.core.game import Game
from troef.core.moves import PLAY, TAKE, kind_of, payload_of
from troef.core.view import View
from troef.games.shithead.language import cards_laid
from troef.games.shithead.moves import BLIND, READY, arrange_move
from troef.games.shithead.turns import ALL, FITS
from troef.shedding.equals import MOST_ALIKE, height

#: T1: from and to how many seconds a call takes, and the swapping.
CALLING: Final[tuple[float, ...]] = (0.5, 3.0)
SWAPPING: Final[tuple[float, ...]] = (1.0, 4.0)
#: What cards are worth for later: a ten clears the pile, a two goes on anything.
SPECIAL: Final = {int(TEN): 20, int(TWO): 18}
#: On a pile of this many cards a two or a ten is wasted.
SMALL_PILE: Final = 2
#: More than any play costs.
_ENDLESS: Final = 10_000.0


class Tuning(NamedTuple):
    """What a play costs, in steps from a card to the next higher one; the cheapest is made."""

    #: a ten, and what each card of the pile that it clears takes off (R20)
    ten: float = 20.0
    ten_clears: float = 2.0
    #: a two, the first and each further one (R19)
    two: float = 18.0
    two_more: float = 18.0
    #: a two or a ten on a small pile
    special_early: float = 5.0
    #: an ace, beyond its height
    ace: float = 0.0
    #: each card laid; a further queen, king or ace; aces together
    each: float = -0.5
    along_high: float = 0.0
    along_aces: float = 4.0
    #: a queen, king or ace when the stock is gone
    high_late: float = 0.0
    #: the fourth of a kind, and each card of the pile that goes out with it (R21)
    fourth: float = -50.0
    fourth_clears: float = -1.0
    #: without stock, each card of the pile that the next player must probably take; more with one opponent left
    trap: float = 0.0
    trap_duel: float = 0.0
    #: each card of the pile, when nothing of what is left could go on the card laid
    stuck: float = 0.0
    #: the last card of the hand, or of the open cards
    empties: float = 0.0


DEFAULT: Final = Tuning()
TUNED: Final = Tuning(
    ten=29.0,
    ten_clears=1.6,
    two=10.6,
    two_more=4.0,
    special_early=2.7,
    ace=1.85,
    each=-0.3,
    along_high=2.2,
    high_late=1.2,
    trap=-1.15,
    trap_duel=-0.8,
    stuck=1.85,
    empties=-5.0,
)


class Outlook:
    """What weighs at every play: the pile, the player's own cards, and what the next player may hold."""

    def __init__(self, view: View) -> None:
        self.pile = view.zone("discard").cards
        self.stock = view.zone("stock").hidden
        hand = view.hand()
        own_open = view.zone(f"open-{view.seat}").cards
        self.mine = int(set_of(hand or own_open))
        self.count = len(hand or own_open)
        #: whether something is left after the cards of this zone
        self.more_to_come = bool(hand and (own_open or self.stock)) or view.zone(f"blind-{view.seat}").hidden > 0
        #: the opponents who are in; of the next one the cards that all know, how many others, and what these may be
        self.opponents = 0
        self.known = 0
        self.hidden = 0
        self.unseen = 0

    def look_left(self, view: View) -> None:
        """Find out what the next player holds: known cards, and how many that may be any nobody has seen."""
        unseen = int(ALL) & ~int(set_of(view.hand())) & ~int(set_of(self.pile))
        for zone in view.zones:
            if zone.kind == "taken" or zone.kind == "meld":
                unseen &= ~int(set_of(zone.cards))
        taken_up = view.memory["known"]
        assert isinstance(taken_up, list)
        for step in range(1, view.seats):
            seat = (view.seat + step) % view.seats
            known = int(set_of(parse_cards(taken_up[seat])))
            unseen &= ~known
            hand = view.zone(f"hand-{seat}").hidden
            lying = int(set_of(view.zone(f"open-{seat}").cards))
            if not hand and not lying and not view.zone(f"blind-{seat}").hidden:
                continue
            self.opponents += 1
            if self.opponents == 1:  # R10: from the hand, else from the open cards, else a blind one
                self.known = known if hand else lying
                self.hidden = hand - int(card_count(known)) if hand else int(not lying)
        self.unseen = unseen

    def trapped(self, rank: int) -> float:
        """How likely it is that the next player has nothing that goes on a rank (R12)."""
        fits = int(FITS[rank])
        if self.known & fits:
            return 0.0
        unseen = int(card_count(self.unseen))
        return (int(card_count(self.unseen & ~fits)) / unseen) ** self.hidden if unseen else 1.0


class RulePlayer(RuleOfThumb):
    """Always calls (T1); lays the lowest cards it can, equal ones together, and clears piles when that pays."""

    def __init__(self, game: Game, seed: "int | str", tuning: Tuning = DEFAULT) -> None:
        super().__init__(game, seed)
        self.tuning = tuning

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        if view.phase == "arranging":
            return self._arrange(view)
        if view.phase == "calling":
            return view.moves[0]  # the call comes first, for who can make it
        if kind_of(view.moves[0]) == BLIND:
            return view.moves[self.rng.below(len(view.moves))]
        if kind_of(view.moves[0]) == TAKE:
            # of one's open cards the weakest goes along (R25)
            return min(view.moves, key=lambda move: worth(int(payload_of(move)) - 1))
        return view.moves[0] if len(view.moves) == 1 else self._cheapest(view)

    def unthinkable(self, view: View) -> list[int]:
        """Another arrangement than its own: in rollouts it would be arranged back at once. While a plain card can be
        laid, to take up the pile, or to spend a two or a ten on a small one. Where a plain card is the fourth of a kind
        that clears the pile (R21), anything else."""
        if view.phase == "arranging":
            return view.moves
        pile = view.zone("discard").cards
        laying = [move for move in view.moves if kind_of(move) == PLAY]
        plain = [move for move in laying if rank_laid(move) not in SPECIAL]
        if not plain:
            return []
        clearing = [move for move in plain if run_on_top(pile, rank_laid(move)) + _size(move) == MOST_ALIKE]
        if clearing:
            return [move for move in view.moves if move not in clearing]
        return [move for move in view.moves if move not in plain and (kind_of(move) != PLAY or len(pile) <= SMALL_PILE)]

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

    def _cheapest(self, view: View) -> int:
        """The play that costs least; of equal ones that with the lowest number."""
        look = Outlook(view)
        if self.tuning.trap and not look.stock:
            look.look_left(view)
        prices: dict[int, float] = {}
        best, least = -1, _ENDLESS
        for move in view.moves:
            if kind_of(move) != PLAY:
                continue
            rank, count = rank_laid(move), _size(move)
            price = prices.get(8 * rank + count, _ENDLESS)
            if price == _ENDLESS:  # which of its suits go does not matter
                price = prices[8 * rank + count] = self._price(look, rank, count)
            if price < least or (price == least and move < best):
                best, least = move, price
        return best

    def _price(self, look: Outlook, rank: int, count: int) -> float:
        """What laying this many cards of a rank costs: their worth for later, and what comes of it."""
        tuning = self.tuning
        price = 0.0
        if look.count == count:
            if not look.more_to_come:
                return -100.0  # out
            price = tuning.empties
        pile = len(look.pile)
        if rank == TEN:
            price += tuning.ten * count - tuning.ten_clears * pile
            return price + (tuning.special_early if pile <= SMALL_PILE else 0.0)
        if run_on_top(look.pile, rank) + count == MOST_ALIKE and rank != TWO:
            return price + tuning.fourth + tuning.fourth_clears * pile  # the pile goes, and the turn stays
        price += self._price_of_cards(look, rank, count)
        if tuning.trap and not look.stock:
            weight = tuning.trap + (tuning.trap_duel if look.opponents == 1 else 0.0)
            price += weight * look.trapped(rank) * (pile + count)
        equal = int(RANK_CARDS[rank])
        if look.count > count and card_count(look.mine & equal) == count and not look.mine & ~equal & int(FITS[rank]):
            price += tuning.stuck * (pile + count)
        return price

    def _price_of_cards(self, look: Outlook, rank: int, count: int) -> float:
        """What the cards themselves are worth for later."""
        tuning = self.tuning
        if rank == TWO:
            price = tuning.two + tuning.two_more * (count - 1)
            return price + (tuning.special_early if len(look.pile) <= SMALL_PILE else 0.0)
        price = float(height(rank)) + tuning.each * count
        if rank >= QUEEN:
            price += tuning.along_high * (count - 1) + (0.0 if look.stock else tuning.high_late)
        if rank == ACE:
            price += tuning.ace + (tuning.along_aces if count > 1 else 0.0)
        return price


def rank_laid(move: int) -> int:
    """The rank of the cards that a move lays."""
    return int(payload_of(move)) >> 4


def _size(move: int) -> int:
    return int(card_count(cards_laid(move)))


def worth(card: int) -> int:
    """How good a card is to keep."""
    rank = card & 15
    return SPECIAL.get(rank, int(height(rank)))


def run_on_top(pile: list[int], rank: int) -> int:
    """How many cards of a rank lie together on top (R23)."""
    found = 0
    for card in reversed(pile):
        if card & 15 != rank:
            break
        found += 1
    return found
