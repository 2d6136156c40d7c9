"""What a contract is worth: the points of duplicate bridge, and international match points.

In a rubber a game and a part score are worth what follows from them, which is about what duplicate bridge pays for them
at once (Law 77). So the bids of a rubber are weighed by these points too.
"""

from functools import cache
from typing import Final

from troef.formats.bridge.duplicate import duplicate_score
from troef.games.bridge.auction import LADDER
from troef.games.bridge.result import Result

#: From this difference in points on, the number of IMP is the place in the list (Law 78B).
_STEPS: Final = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
#: International match points by the difference in tens of points.
_IMPS: Final = [sum(10 * tens >= least for least in _STEPS) for tens in range(401)]


class Stakes:
    """The points of every contract, for a side that is vulnerable or not."""

    def __init__(self, vulnerable: bool) -> None:
        self.points: list[list[int]] = []
        for name in LADDER.names:
            for doubled in range(3):
                self.points.append(
                    [duplicate_score(Result(name, doubled, 0, tricks, vulnerable)) for tricks in range(14)]
                )

    def of(self, rung: int, doubled: int, tricks: int) -> int:
        """What declarer's side scores in a contract with this many tricks; a loss is negative."""
        return self.points[3 * rung + doubled][tricks]


@cache
def stakes_of(vulnerable: bool) -> Stakes:
    """The points of a side that is vulnerable, or is not."""
    return Stakes(vulnerable)


def imps(points: int) -> int:
    """International match points of a difference in points, with its sign."""
    return _IMPS[min(points, 4000) // 10] if points >= 0 else -_IMPS[min(-points, 4000) // 10]
