"""The rule player for Zenuwen: two hands that do one thing after the other, as fast as a person's.

It plans a move, and its hand carries it out a moment later (`bot_speed`). What the others do meanwhile changes the plan
only where it has become impossible.
"""

from collections.abc import Hashable
from typing import Final

from troef.bots.base import WAIT
from troef.cards.card import rank_of
from troef.core.game import Game
from troef.core.moves import SLAP, TIMEOUT, kind_of, payload_of
from troef.core.rng import Rng
from troef.core.view import View
from troef.games.zenuwen.language import small_zone
from troef.games.zenuwen.layout import LAY, MERGE, PILES, READY, SHIFT, first_of, second_of

#: From and to how many seconds one thing takes.
SPEEDS: Final = {"slow": (2.0, 4.0), "normal": (1.0, 2.5), "fast": (0.5, 1.5)}

#: What is done first: playing, then whatever brings a face-down card into sight, `ready` and `stuck` when nothing is.
_PLAYING, _FREEING, _CLEARING, _SAYING, _IDLE = 4, 3, 2, 1, 0

#: What hands do.
_DOING: Final = (int(LAY), int(MERGE), int(SHIFT), int(SLAP))
#: No plan yet.
_NONE: Final = -2


class RulePlayer:
    """Plays what leads on, brings face-down cards into sight, and slaps the smallest pile that is left."""

    def __init__(self, game: Game, seed: "int | str") -> None:
        self.rng = Rng(seed)
        self.speed = SPEEDS[str(getattr(game.options, "bot_speed", "normal"))]
        self._plan = _NONE
        self._plans = 0
        #: the moment when it was made
        self._made: Hashable = None

    def intends(self, view: View) -> Hashable:
        """A new number for each plan; the same one as long as it can be carried out."""
        if self._plan == _NONE or self._made != _moment(view, self._plan):
            self._plan = _best(view, self.rng)
            self._made = _moment(view, self._plan)
            self._plans += 1
        return self._plans

    def choose(self, view: View, budget: float) -> int:
        """What it was about to do, or something better when that cannot be done any more."""
        self.intends(view)
        move = self._plan
        if move != WAIT:
            self._plan = _NONE
        return move

    def delay(self, view: View) -> float:
        """The seconds that its hand takes."""
        low, high = self.speed
        return low + (high - low) * int(self.rng.below(1001)) / 1000


def _moment(view: View, plan: int) -> Hashable:
    """As long as this is the same, a plan stands: a hand goes on while its move can be made, but who is about to say
    something, or does nothing, looks again as soon as there is something else to do."""
    doing = kind_of(plan) in _DOING and plan != WAIT
    return view.deal_number, view.phase, plan in view.moves if doing else tuple(view.moves)


def _best(view: View, rng: Rng) -> int:
    """The most useful of the legal moves, of equal ones any; WAIT when none is of use."""
    rated = [(_worth(move, view), int(rng.below(1 << 16)), move) for move in view.moves]
    worth, _, move = max(rated)
    return move if worth[0] > _IDLE else WAIT


def _worth(move: int, view: View) -> tuple[int, int, int]:
    """How useful a move is: its kind first."""
    kind = kind_of(move)
    if kind == SLAP:
        return _PLAYING, -len(view.zone(f"O{payload_of(move)}").cards), 0
    if kind == LAY:
        return _PLAYING, _leads_to(move, view), _closed(view, int(first_of(move)))
    if kind in (MERGE, SHIFT):
        return _worth_of_arranging(move, view)
    # of what is said, `ready` only when there is nothing left to arrange that frees a card
    return (_IDLE if kind == TIMEOUT else _SAYING), int(kind == READY), 0


def _closed(view: View, pile: int) -> int:
    return view.zone(small_zone(view.seat, pile)).hidden


def _worth_of_arranging(move: int, view: View) -> tuple[int, int, int]:
    pile, other = int(first_of(move)), int(second_of(move))
    closed = _closed(view, pile)
    if closed:
        return _FREEING, closed, -_closed(view, other)
    # nothing lies under it: an empty place is only of use for a pile that has something
    wanted = max([_closed(view, n) for n in range(int(PILES))])
    return (_CLEARING if wanted else _IDLE), wanted, 0


def _leads_to(move: int, view: View) -> int:
    """How many of one's other open cards fit on this card; the higher open pile is the better one to lay on."""
    pile, heap = int(first_of(move)), int(second_of(move))
    rank = int(rank_of(view.zone(small_zone(view.seat, pile)).cards[-1]))
    following = 0
    for number in range(int(PILES)):
        cards = view.zone(small_zone(view.seat, number)).cards
        if number == pile:
            cards = cards[:-1]
        if cards and (int(rank_of(cards[-1])) - rank) % 13 in (1, 12):
            following += 1
    return 100 * following + len(view.zone(f"O{heap}").cards)
