"""What the views of a game show: kinds of zones, facts, badges and phases, as data.

`data/shown.json` is written by `make spaces` from matches of random and sensible players at every preset and number of
seats. So the columns of an observation are the same in every match, and known before one begins. What a view shows
later that is not in the data is told by columns named `other`; `tests/env` looks for such things.
"""

import json
import sys
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from troef.core.game import Game


@dataclass(frozen=True)
class ZoneKind:
    """A kind of zones: whether seats own them (`owned`), nobody does (`common`), or both occur; whether it is told who
    played its cards (`by`); whether a card can stand out (`mark`), chips lie there (`amount`), jokers stand for cards
    (`stands`)."""

    kind: str
    owned: bool = False
    common: bool = False
    by: bool = False
    mark: bool = False
    amount: bool = False
    stands: bool = False


@dataclass(frozen=True)
class FactKind:
    """A fact of the header or a badge: what its values can be. `number`: the largest size seen, 0 if never a number."""

    key: str
    number: int = 0
    seat: bool = False
    cards: bool = False
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Shown:
    """All that views of a game show. `amounts`: the largest amount of each verb that takes one; `spelled`: kinds of
    moves that are written from several parts; `words`: the words in those; `said`: the words in logs; `points`: the
    largest total."""

    phases: tuple[str, ...]
    zones: tuple[ZoneKind, ...]
    facts: tuple[FactKind, ...]
    badges: tuple[FactKind, ...]
    amounts: dict[str, int] = field(default_factory=dict)
    spelled: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    points: int = 1

    @classmethod
    def read(cls, facts: dict[str, Any]) -> "Shown":
        """From plain data."""
        return cls(
            phases=tuple(facts["phases"]),
            zones=tuple(ZoneKind(**zone) for zone in facts["zones"]),
            facts=tuple(FactKind(**{**fact, "words": tuple(fact.get("words", ()))}) for fact in facts["facts"]),
            badges=tuple(FactKind(**{**fact, "words": tuple(fact.get("words", ()))}) for fact in facts["badges"]),
            amounts=facts.get("amounts", {}),
            spelled=tuple(facts.get("spelled", ())),
            words=tuple(facts.get("words", ())),
            said=tuple(facts.get("said", ())),
            points=facts.get("points", 1),
        )


_NOTHING: Final[dict[str, Any]] = {"phases": (), "zones": (), "facts": (), "badges": ()}


@cache
def _all_shown() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("troef.data") / "shown.json").read_text(encoding="utf-8"))
    return found


def shown(game: Game) -> Shown:
    """What the views of a game show. A game that is not one of Troef's own has it as `SHOWN` in the module of its
    rules, in the form of the file; what it leaves out is empty.

    Raises:
        LookupError: nothing is known of this game; `make spaces` writes it.
    """
    own = getattr(sys.modules[type(game).__module__], "SHOWN", None)
    facts = _all_shown().get(game.slug, own)
    if facts is None:
        raise LookupError(f"src/troef/data/shown.json says nothing of {game.slug}: run 'make spaces'")
    return Shown.read({**_NOTHING, **facts})
