"""What a player is: the protocol of all players, of those with a speed of their own, and of those that explain.

This module is not compiled: protocols that are looked for at run time cannot be (`setup.py`).
"""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from troef.core.view import View

#: How long a table lets a player think, in seconds, that does not say so itself.
USUAL_DELAY: Final = 0.6


class Player(Protocol):
    """Anything that plays."""

    def choose(self, view: View, budget: float) -> int:
        """One of `view.moves`, found within about `budget` seconds; where others are to act as well it may be WAIT."""
        ...


@runtime_checkable
class Unhurried(Protocol):
    """A player that takes its time as a person would."""

    def delay(self, view: View) -> float:
        """The seconds from the moment this view came up until the player acts on it."""
        ...


@runtime_checkable
class Resolute(Protocol):
    """A player whose hand carries out its plan, whatever the others do meanwhile.

    For races in which everybody moves all the time: a player that started from scratch at every change would never
    get to move.
    """

    def intends(self, view: View) -> Hashable:
        """A sign for what it is about to do; as long as it stays the same, its hand is on the way."""
        ...


@dataclass(frozen=True)
class Thought:
    """What a player found of one move: in how many worlds it was tried, what the deal was worth on average, and how
    far that was ahead of the rule player's choice, with the standard error of that lead; and which moves do the same,
    so that they were not tried as well."""

    move: int
    worlds: int
    worth: float
    lead: float
    error: float
    alike: tuple[int, ...] = ()


@runtime_checkable
class Thoughtful(Protocol):
    """A player that can say what it thought at its last choice; nothing where there was nothing to think about."""

    thoughts: list[Thought]


def delay_of(player: Player, view: View) -> float:
    """The seconds after which a player acts on this view, for tables where people watch."""
    return player.delay(view) if isinstance(player, Unhurried) else USUAL_DELAY


def sign_of(player: Player, view: View) -> Hashable:
    """What makes a player look again where several may act: a new intention, or anything that it sees: the deal, the
    phase, the header, the cards, and what it may do (who has asked a question of manillen goes on)."""
    if isinstance(player, Resolute):
        return player.intends(view)
    facts = tuple((fact.key, str(fact.value)) for fact in view.facts)
    zones = tuple((zone.name, tuple(zone.cards), zone.hidden, zone.amount) for zone in view.zones)
    return view.deal_number, view.phase, facts, zones, tuple(view.moves)
