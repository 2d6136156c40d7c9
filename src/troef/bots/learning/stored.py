"""The weights of learnt bids, as they lie in the package: `troef/data/bids/<slug>.json`."""

import json
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from troef.bots.learning.bidder import Bids
from troef.bots.learning.features import AuctionFeatures
from troef.core.game import Game

#: Weights are kept as whole numbers of this part of a point.
UNIT: Final = 0.01


@dataclass(frozen=True)
class Stored:
    """The weights of a game, and how they came about."""

    #: the command that makes them once more
    command: str
    #: what they bring over the rule player's own bids, a decision, on unseen deals: points, and half the 95 % interval
    gain: tuple[float, float]
    #: in hundredths of a point
    weights: tuple[int, ...]


def features_of(game: Game) -> "AuctionFeatures | None":
    """What a game tells of its auction; None where nothing is learnt."""
    module = f"troef.bots.{game.slug.replace('-', '_')}_bids"
    if find_spec(module) is None:
        return None
    features: AuctionFeatures = import_module(module).Features(game)
    return features


def read_stored(slug: str) -> "Stored | None":
    """What is stored for a game; None where nothing is."""
    path = files("troef") / "data" / "bids" / f"{slug}.json"
    return read_file(path) if path.is_file() else None


def read_file(path: Traversable) -> Stored:
    """The weights in a file.

    Raises:
        OSError: it cannot be read.
        ValueError: it is no JSON.
        KeyError: something is missing in it.
    """
    held = json.loads(path.read_text(encoding="utf-8"))
    return Stored(held["command"], tuple(held["gain"]), tuple(held["weights"]))


def write_stored(path: Path, stored: Stored) -> None:
    """Write the weights, twenty on a line."""
    held = asdict(stored)
    weights = [str(weight) for weight in held.pop("weights")]
    rows = ",\n  ".join(", ".join(weights[first : first + 20]) for first in range(0, len(weights), 20))
    head = ",\n ".join(f"{json.dumps(key)}: {json.dumps(held[key])}" for key in held)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{{{head},\n "weights": [\n  {rows}\n ]}}\n', encoding="utf-8")


def learnt_bids(game: Game) -> "Bids | None":
    """The learnt bids of a game; None where it has none."""
    stored = read_stored(game.slug)
    features = features_of(game)
    if stored is None or features is None:
        return None
    return Bids(features, [weight * UNIT for weight in stored.weights])
