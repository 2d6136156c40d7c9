"""What is played before the flop at a table of three or more: a chart of hands by position.

A bet there is followed by three more rounds, and out of position or against several rivals a middling hand wins less
than its share of the pot. So fewer hands are played than the odds of the pot alone would allow, and those are raised.
A hand is told by the part of all hands that are better (`HoldingOrder`).
"""

from typing import Final

from troef.bots.poker import nearest_raise
from troef.bots.poker_ranges import HOLDINGS, ladder_of
from troef.core.moves import CALL, CHECK, FOLD, RAISE, kind_of
from troef.core.view import View

#: At least this many seats.
TABLE: Final = 3
#: The best hands that are raised where nobody has: by how many still come after, the blinds included …
OPENS: Final["tuple[float, ...]"] = (0.50, 0.40, 0.30, 0.22, 0.18, 0.15)
#: … fewer of them where others have called, and that many more are called with.
AFTER_CALLS: Final = 0.7
CALLS_ALONG: Final = 1.5
#: What the small blind completes with, and the big blind raises with, after calls.
COMPLETES: Final = 0.6
BLIND_RAISES: Final = 0.12
#: After one raise: what is raised again, what is called with, and from the big blind; in big blinds, what is called.
RAISES_AGAIN: Final = 0.045
CALLS: Final = 0.13
BLIND_CALLS: Final = 0.22
CHEAP: Final = 5
#: After two raises or more.
LAST_RAISES: Final = 0.022
LAST_CALLS: Final = 0.045
NOT_DEAR: Final = 15
#: The sizes of raises: in big blinds, with one more for each who has called; in bets, later on.
OPENING: Final = 3
BLIND_OPENING: Final = 4
THREE_BET: Final = 3.5
FOUR_BET: Final = 2.5

_NUMBERS: Final = {frozenset(holding): number for number, holding in enumerate(HOLDINGS)}


def move_before_the_flop(view: View) -> int:
    """The move of the chart, or -1 where it says nothing: after the flop, or between two players."""
    if view.seats < TABLE or view.zone("board").cards or sum(1 for chips in _stacks(view) if chips) < TABLE:
        return -1
    better = 1.0 - ladder_of([]).places[_NUMBERS[frozenset(view.hand())]]
    raises = sum(1 for _, move in view.log if kind_of(move) == RAISE)
    if not raises:
        return _unraised(view, better)
    return _raised(view, better) if raises == 1 else _raised_twice(view, better)


def _unraised(view: View, better: float) -> int:
    """Nobody has raised."""
    blind = _blind(view)
    calls = sum(1 for _, move in view.log if kind_of(move) == CALL)
    if CHECK in view.moves:
        return _raise(view, (BLIND_OPENING + calls) * blind) if better < BLIND_RAISES else int(CHECK)
    after = sum(1 for chips in _stacks(view) if chips) - 1 - len({seat for seat, _ in view.log})
    opens = OPENS[min(max(after, 0), len(OPENS) - 1)] * (AFTER_CALLS if calls else 1.0)
    if better < opens:
        return _raise(view, (OPENING + calls) * blind)
    completes = calls and _number(view.fact("to-call")) < blind and better < COMPLETES
    return int(CALL) if completes or (calls and better < CALLS_ALONG * opens) else int(FOLD)


def _raised(view: View, better: float) -> int:
    """One has raised."""
    highest = _number(view.fact("highest-bet"))
    if better < RAISES_AGAIN:
        return _raise(view, round(THREE_BET * highest))
    calls = BLIND_CALLS if view.badge(view.seat, "big-blind") is not None else CALLS
    return int(CALL) if _number(view.fact("to-call")) <= CHEAP * _blind(view) and better < calls else int(FOLD)


def _raised_twice(view: View, better: float) -> int:
    """There were two raises or more."""
    if better < LAST_RAISES:
        return _raise(view, round(FOUR_BET * _number(view.fact("highest-bet"))))
    dear = _number(view.fact("to-call")) > NOT_DEAR * _blind(view)
    return int(FOLD) if dear or better >= LAST_CALLS else int(CALL)


def _raise(view: View, amount: int) -> int:
    """A raise to this amount, or as much as may be put in."""
    raises = [move for move in view.moves if kind_of(move) == RAISE]
    if raises:
        return nearest_raise(raises, amount)
    return int(CALL) if CALL in view.moves else int(CHECK)


def _blind(view: View) -> int:
    """The big blind."""
    return max(_number(view.badge(seat, "big-blind")) for seat in range(view.seats))


def _stacks(view: View) -> list[int]:
    """The chips that everybody began the hand with."""
    stacks = view.memory["stacks"]
    assert isinstance(stacks, list)
    return stacks


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
