"""The score of a deal of bieden (S1, S6–S10): what it does to the trees."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troef.cards.sentence import Sentence
from troef.games.bieden.auction import LADDER, OVERLEG, PANDOER

#: S1: what cards count by rank; ranks that are not named count nothing.
TRUMP_POINTS: Final[dict[str, int]] = {"J": 20, "9": 14, "A": 11, "10": 10, "K": 3, "Q": 2}
PLAIN_POINTS: Final[dict[str, int]] = {"A": 11, "10": 10, "K": 3, "Q": 2, "J": 1}
#: S1: all card points; there is nothing for the last trick.
CARD_POINTS: Final[i64] = 141
TRICKS: Final = 8


def _bid_points(name: str) -> int:
    return int(name) if name.isdigit() else 0


#: The game points that each rung asks for; of pandoer and overleg, nothing but tricks.
BID_POINTS: Final = vec[i64]([i64(_bid_points(name)) for name in LADDER.names])
#: S7: what each rung is worth on the tree.
TREE_POINTS: Final = vec[i64](
    [i64(5 if name == "pandoer" else 7 if name == "overleg" else int(name) // 50) for name in LADDER.names]
)


def rung_of(bid: "int | str") -> int:
    """The rung of a bid.

    Raises:
        ValueError: there is no such bid.
    """
    name = str(bid).strip().lower()
    if name not in LADDER.names:
        raise ValueError(Sentence("there is no bid '{bid}': tens from 100 to 660, pandoer or overleg", bid=bid))
    return LADDER.names.index(name)


def is_made(rung: i64, card_points: i64, roem: i64, tricks: i64) -> bool:
    """Whether a contract is made (R20, R22, S6)."""
    if rung == PANDOER or rung == OVERLEG:
        return tricks == TRICKS
    return card_points + roem >= BID_POINTS[rung]


def tree_changes(side: i64, rung: i64, made: bool, forced: bool, gain: bool) -> tuple[i64, i64]:
    """What is added to both trees (S7–S9); `gain`: the opponents of a forced 100 that fails still go down."""
    worth = TREE_POINTS[rung]
    own = -worth if made else 0 if forced else worth
    other = 0 if made or (forced and not gain) else -worth
    return (own, other) if side == 0 else (other, own)
