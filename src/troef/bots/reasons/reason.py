"""What a reason is, and which ones there are for a move."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any, Final

from troef.core.game import Game
from troef.core.view import Fact, View

#: More reasons than this are not told.
MOST: Final = 3

#: Which module knows reasons, by the family of a game …
_BY_FAMILY: Final = {
    "trumps": "tricks",
    "whist": "tricks",
    "prediction": "tricks",
    "melds": "hands",
    "shedding": "hands",
    "alone": "columns",
}
#: … and of the games that are not like their family.
_BY_GAME: Final = {
    "toepen": "tricks",
    "poker": "stakes",
    "blackjack": "stakes",
    "eenendertigen": "totals",
    "eenenvijftigen": "totals",
}


@dataclass(frozen=True)
class Reason:
    """Why a move is advised: the key of a sentence (`reason-<key>`), and what it is about."""

    key: str
    facts: tuple[Fact, ...] = ()

    def as_dict(self) -> dict[str, object]:
        """For the wire."""
        return {"key": self.key, "facts": [fact.as_dict() for fact in self.facts]}


def reasons_for(game: Game, view: View, move: int) -> list[Reason]:
    """Why a move of the view is a good one, the weightiest reason first; none where nothing can be said for certain.

    >>> import troef
    >>> game = troef.game("manillen")
    >>> position = {"hands": ["10C", "8C", "7C", "QC"]}
    """
    module = _BY_GAME.get(game.info.slug) or _BY_FAMILY.get(game.info.family)
    if module is None:
        return []
    room: Any = import_module(f"troef.bots.reasons.{module}")
    found: Callable[[Game, View, int], Iterator[Reason]] = room.reasons
    return list(islice(found(game, view, move), MOST))
