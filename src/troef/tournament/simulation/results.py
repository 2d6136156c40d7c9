"""Results of deals by chance for the two formats of the books, of which each is one that the game's `settle` accepts.
No card is played."""

from dataclasses import dataclass
from typing import Any, Final

from troef.core.rng import Rng

#: How often a multiplier is seen in a hundred deals with trumps (manillen-tornooi R10), and without (R11).
_WITH_TRUMPS: Final = ((1, 65), (2, 28), (4, 7))
_NO_TRUMPS: Final = ((2, 80), (4, 20))
#: How often a contract of kleurenwiezen is seen in a thousand deals: the tricks that it needs, or None where it is
#: played alone for none or one trick, with how many it may be shared.
_CONTRACTS: Final = (
    ("samen 8", 270, 8),
    ("samen 9", 170, 9),
    ("samen 10", 90, 10),
    ("samen 11", 30, 11),
    ("samen 12", 8, 12),
    ("samen 13", 4, 13),
    ("solo 6", 130, 6),
    ("solo 7", 60, 7),
    ("solo 8", 20, 8),
    ("troel", 60, 9),
    ("abondance 9", 50, 9),
    ("abondance 10", 12, 10),
    ("abondance 11", 5, 11),
    ("kleine miserie", 40, 0),
    ("piccolo", 20, 1),
    ("grote miserie", 20, 0),
    ("grote miserie op tafel", 5, 0),
    ("kleine soloslim", 4, 12),
    ("grote soloslim", 2, 13),
)
_PAIRS: Final = ("samen", "troel")
_SHARED: Final = ("kleine miserie", "piccolo", "grote miserie", "grote miserie op tafel")


@dataclass(frozen=True)
class Played:
    """What a table writes down of a deal: the result, and in format M what was announced."""

    result: dict[str, Any]
    contract: str = ""


def by_weight(choices: "tuple[tuple[Any, int], ...]", rng: Rng) -> Any:
    """One of some values, each with its weight."""
    left = int(rng.below(sum([weight for _, weight in choices])))
    for value, weight in choices:
        left -= weight
        if left < 0:
            return value
    raise AssertionError("the weights are used up")


def one_of(values: "list[Any] | tuple[Any, ...]", rng: Rng) -> Any:
    """One of some values, each equally likely."""
    return values[int(rng.below(len(values)))]


def manille_result(rng: Rng, after_misdeal: bool) -> Played:
    """A deal of manillen: card points of W and Z, or their scores as on paper (R25)."""
    announced = one_of(("C", "D", "H", "S") if after_misdeal else ("C", "D", "H", "S", "C", "D", "H", "S", "NT"), rng)
    multiplier = int(by_weight(_NO_TRUMPS if announced == "NT" else _WITH_TRUMPS, rng))
    points = 60 if rng.below(50) == 0 else int(rng.below(21) + rng.below(21) + rng.below(21))
    contract = str(announced) if rng.below(4) else ""
    if rng.below(2):
        return Played({"points": [points, 60 - points], "multiplier": multiplier}, contract)
    if points == 30:
        return Played({"w": "---", "z": "---", "multiplier": multiplier}, contract)
    over = max(points, 60 - points) - 30
    w, z = (over * multiplier, 0) if points > 30 else (0, over * multiplier)
    return Played({"w": w, "z": z, "multiplier": multiplier}, contract)


def whist_result(rng: Rng) -> dict[str, Any]:
    """A deal of kleurenwiezen: contract, declarers by seat, tricks."""
    name = by_weight(tuple([(name, weight) for name, weight, _ in _CONTRACTS]), rng)
    needed = next(tricks for contract, _, tricks in _CONTRACTS if contract == name)
    first = int(rng.below(4))
    if name in _SHARED:
        others = int(by_weight(((0, 80), (1, 15), (2, 5)), rng))
        players = [(first + place) % 4 for place in range(1 + others)]
        return {"contract": name, "declarers": players, "tricks": [int(rng.below(3)) // 2 + needed for _ in players]}
    declarers = [first]
    if name.startswith(_PAIRS):
        declarers.append((first + 1 + int(rng.below(3))) % 4)
    tricks = min(13, max(1, needed + int(rng.below(3) + rng.below(3)) - 2 + int(rng.below(2))))
    return {"contract": name, "declarers": declarers, "tricks": [tricks]}
