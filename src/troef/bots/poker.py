"""The rule player for poker: how often the hand wins against random hands, beside what a call costs.

The chance to win is counted over drawn hands of those still in and drawn boards. Who bets holds more than a random
hand, so a call must promise more than the bare pot odds, and more still when it takes much of the stack.
"""

from typing import Final

from troef.cards.bits import set_of
from troef.cards.pack import make_pack
from troef.core.game import Game
from troef.core.moves import CALL, CHECK, FOLD, RAISE, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.poker.betting import NO_REBUY, REBUY
from troef.games.poker.hands import strength

DRAWS: Final = 80
#: Out of how many hands that are worth nothing one is bet all the same.
BLUFF_EVERY: Final = 12


class RulePlayer:
    """Bets good hands, pays what the odds are worth, bluffs now and then, folds the rest."""

    #: who is in a hurry pushes chips in without counting them
    careless: Final = frozenset({int(RAISE)})

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, budget: float) -> int:
        """One of the view's moves."""
        if REBUY in view.moves:
            return int(REBUY if not _number(view.badge(view.seat, "chips")) else NO_REBUY)
        rivals = _rivals(view)
        chance = self.winning_chance(view, rivals)
        even = 1 / (rivals + 1)
        if CHECK in view.moves:
            return self._unpressed(view, chance, even)
        return self._pressed(view, chance, even)

    def winning_chance(self, view: View, rivals: int) -> float:
        """The share of the pot that the hand wins on average against this many random hands."""
        own, board = view.hand(), view.zone("board").cards
        known = {*own, *board}
        rest = [card for card in make_pack() if card not in known]
        missing = 5 - len(board)
        won = 0.0
        for _ in range(DRAWS):
            drawn = self._draw(rest, missing + 2 * rivals)
            table = set_of([*board, *drawn[:missing]])
            mine = strength(set_of(own) | table)
            others = [strength(set_of(drawn[at : at + 2]) | table) for at in range(missing, len(drawn), 2)]
            best = max(others)
            if mine >= best:
                won += 1 / (1 + others.count(mine))
        return won / DRAWS

    def _draw(self, cards: list[int], count: int) -> list[int]:
        """The first cards of a shuffle in place."""
        for at in range(count):
            other = at + int(self.rng.below(len(cards) - at))
            cards[at], cards[other] = cards[other], cards[at]
        return cards[:count]

    def _unpressed(self, view: View, chance: float, even: float) -> int:
        """Nothing to pay: bet a good hand, sometimes a bad one, else look at the next card for nothing."""
        if chance > min(0.85, 1.5 * even) or (chance < even / 2 and not self.rng.below(BLUFF_EVERY)):
            return self._raise(view, 0.6, int(CHECK))
        return int(CHECK)

    def _pressed(self, view: View, chance: float, even: float) -> int:
        """There is a bet to pay."""
        chips = _number(view.badge(view.seat, "chips"))
        cost = min(chips, _number(view.fact("to-call")))
        odds = cost / (_number(view.fact("pot")) + cost)
        share = cost / chips if cost > _blind(view) else 0.0  # a bare blind says nothing of the others' hands
        if chance > max(min(0.8, 1.9 * even), odds + 0.25):
            return self._raise(view, 0.9, int(CALL))
        if chance >= odds + 0.03 + 0.15 * share:
            return int(CALL)
        return int(FOLD)

    def _raise(self, view: View, part: float, otherwise: int) -> int:
        """Raise by a part of the pot, or with all chips where hardly any would be left."""
        raises = [move for move in view.moves if kind_of(move) == RAISE]
        if not raises:
            return otherwise
        most = payload_of(raises[len(raises) - 1])
        pot = _number(view.fact("pot")) + _number(view.fact("to-call"))
        wanted = _number(view.fact("highest-bet")) + round(part * pot)
        if 4 * wanted > 3 * most:
            wanted = most
        return nearest_raise(raises, wanted)


def nearest_raise(raises: list[int], wanted: int) -> int:
    """The raise to this amount, or to the nearest chip below it, among all that are allowed."""
    least = payload_of(raises[0])
    if len(raises) == 1:
        return raises[0]
    chip = payload_of(raises[1]) - least
    place = (wanted - least) // chip
    return raises[max(0, min(len(raises) - 1, place))]


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _blind(view: View) -> int:
    """The big blind, as the badge of its seat says."""
    return max(_number(view.badge(seat, "big-blind")) for seat in range(view.seats))


def _rivals(view: View) -> int:
    """How many others are still in the hand."""
    zones = [view.zone(f"hand-{seat}") for seat in range(view.seats) if seat != view.seat]
    return max(1, len([zone for zone in zones if zone.hidden or zone.cards]))
