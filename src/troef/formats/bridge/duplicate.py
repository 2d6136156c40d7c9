"""What a board scores in duplicate bridge, where each deal counts by itself.

The rule book of this house plays rubbers, in which a game is worth what follows from it. In duplicate bridge that worth
is a fixed sum (Law 77 of the Laws of Duplicate Bridge); all other points of a deal are the same in both.
"""

from typing import Final

from troef.games.bridge.result import Result, deal_points
from troef.games.bridge.scoring import GAME, bid_of, contract_points

#: Law 77: for a contract that is made and is worth less than a game, and for one that is a game by vulnerability.
PART_SCORE: Final = 50
GAME_BONUS: Final = (300, 500)


def duplicate_score(result: Result) -> int:
    """The points of N–S for a board; negative when E–W score. `vulnerable` is that of declarer's side.

    >>> duplicate_score(Result("4S", declarer=0, tricks=10, vulnerable=True))
    620
    >>> duplicate_score(Result("3NT", doubled=1, declarer=1, tricks=7))
    300

    Raises:
        ValueError: the contract is none.
    """
    if result.contract is None:
        return 0
    ours, theirs = deal_points(result)
    level, strain = bid_of(result.contract)
    bonus = 0
    if result.tricks >= level + 6:
        is_game = contract_points(level, strain, result.doubled) >= GAME
        bonus = GAME_BONUS[int(result.vulnerable)] if is_game else PART_SCORE
    return ours - theirs + (bonus if result.declarer % 2 == 0 else -bonus)
