"""The rule player for eenendertigen: collects one suit, lays nothing that its neighbour wants, and passes in time."""

from typing import Final

from troef.cards.bits import set_of
from troef.cards.card import rank_of, suit_of
from troef.core.game import Game
from troef.core.moves import END_TURN, PASS, kind_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.eenendertigen.moves import FORBID, KEEP, KEEP_ALL, SWAP, SWAP_ALL, card_given, card_taken
from troef.games.eenendertigen.scoring import RANK_HALVES, hand_halves

#: What a hand of three cards counts on the average, in points: a pot not seen is worth that.
USUAL: Final = 17.5
#: The points with which it passes in the first table round, for one opponent, two, and so on: where the highest wins …
HIGH_ENOUGH: Final[tuple[float, ...]] = (28.0, 29.0, 29.5, 29.5, 29.5, 30.0, 30.0)
#: … and where only the lowest loses.
SAFE_ENOUGH: Final[tuple[float, ...]] = (27.0, 25.0, 24.0, 23.5, 23.0, 22.0, 21.0)
#: How many points more it wants in each later table round: by then the others have better hands as well.
LATER: Final = 0.5
#: The part of the possible gain of the next swap that counts now.
HOPE: Final = 0.35
#: The part of what the neighbour may make of the pot that counts against a swap.
ENVY: Final = 0.15


class RulePlayer:
    """Forbids with 31, passes when the hand is good enough for the table, and swaps for the best hand to come."""

    careless: Final = frozenset(int(kind) for kind in (SWAP, KEEP, SWAP_ALL, KEEP_ALL))

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)
        self.with_lives: bool = game.options.scoring == "lives"

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        moves = view.moves
        if FORBID in moves:
            return int(FORBID)
        if SWAP_ALL in moves:
            return self.opening(view)
        if PASS in moves and points(view.hand()) >= self.enough(view):
            return int(PASS)
        rated = [(self.worth(view, move), -number, move) for number, move in enumerate(moves) if kind_of(move) != PASS]
        return max(rated)[2]

    def opening(self, view: View) -> int:
        """Swap everything for a better pot, or for one not seen when the hand is below the average."""
        pot = view.zone("pot").cards
        offered = promise(pot, []) if pot else USUAL
        own = promise(view.hand(), []) if pot else points(view.hand())
        return int(SWAP_ALL) if offered > own else int(KEEP_ALL)

    def enough(self, view: View) -> float:
        """How much the hand must count to pass."""
        others = sum([1 for seat in range(view.seats) if seat != view.seat and holds(view, seat)])
        table_round = view.fact("table-round")
        rounds = table_round if isinstance(table_round, int) else 1
        bars = SAFE_ENOUGH if self.with_lives else HIGH_ENOUGH
        return min(30.5, bars[others - 1] + LATER * (rounds - 1))

    def worth(self, view: View, move: int) -> float:
        """What a swap, or keeping, leaves: the hand, what it may become, and what it offers the neighbour."""
        hand, pot = list(view.hand()), list(view.zone("pot").cards)
        if kind_of(move) == SWAP:
            given, taken = int(card_given(move)), int(card_taken(move))
            hand[hand.index(given)] = taken
            pot[pot.index(taken)] = given
        elif move == END_TURN:
            return points(hand)
        last = view.fact("passer") is not None
        worth = points(hand) if last else promise(hand, pot)
        left = view.fact("left")
        if not last or (isinstance(left, int) and left > 1):
            worth -= ENVY * self.gift(view, pot)
        # without a gain it does not swap: a swap tells the others something
        return worth + (0.01 if move == KEEP else 0.0)

    def gift(self, view: View, pot: list[int]) -> float:
        """The most that the next player can make of the pot with the cards that one has seen him take."""
        seat = view.seat
        for _ in range(view.seats):
            seat = (seat + 1) % view.seats
            if holds(view, seat):
                break
        shown = view.memory["shown"]
        own = list(shown[seat]) if isinstance(shown, list) else []
        return max([points([*own, card][-3:]) for card in pot])


def holds(view: View, seat: int) -> bool:
    """Whether a seat plays this round."""
    zone = view.zone(f"hand-{seat}")
    return zone.hidden + len(zone.cards) > 0


def points(cards: list[int]) -> float:
    """What cards count together (S2, S3)."""
    return int(hand_halves(set_of(cards))) / 2


def promise(hand: list[int], pot: list[int]) -> float:
    """What a hand counts and, for a part, what two of its cards may come to with one from the pot or unseen."""
    now = points(hand)
    best = now
    for number in range(len(hand)):
        kept = hand[:number] + hand[number + 1 :]
        come = max([points([*kept, card]) for card in pot], default=0.0)
        if suit_of(kept[0]) == suit_of(kept[1]):
            come = max(come, points(kept) + 8.5)
        elif rank_of(kept[0]) == rank_of(kept[1]):
            come = max(come, 22.0 + int(RANK_HALVES[rank_of(kept[0]) - 5]) / 20)
        best = max(best, come)
    return now + HOPE * (best - now)
