"""What a steward does in time, and what he must be able to see and do at his table."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Hashable
from typing import Protocol

from troef.table.table import Table


class Due:
    """Something that will happen after a pause, unless its sign changes before."""

    def __init__(self, sign: Hashable, pause: Callable[[], float], act: Callable[[], Awaitable[None]]) -> None:
        self.sign = sign
        self.pause = pause
        self.act = act
        self.task: asyncio.Task[None] | None = None


class TendedTable(Protocol):
    """What a steward must be able to see and do at its table."""

    table: Table
    #: whether a bot plays for somebody who is here and does nothing for long
    plays_for_the_idle: bool

    @property
    def tends(self) -> bool:
        """Whether it is for this node to look after the table."""
        ...

    @property
    def goes_on(self) -> bool:
        """Whether the table does anything by itself."""
        ...

    @property
    def attended(self) -> bool:
        """Whether anybody is connected, here or elsewhere."""
        ...

    def here(self, seat: int) -> bool:
        """Whether the person of a chair is connected; bots always are."""
        ...

    def absent_for(self, seat: int) -> "float | None":
        """How many seconds a chair has been without its person: endlessly for bots and for who was late too often, None
        while the person is here."""
        ...

    @property
    def connected_seats(self) -> set[int]:
        """The chairs whose people are connected."""
        ...

    async def begin(self) -> None:
        """Take the next step of a match that is to begin."""
        ...

    async def deal(self, version: "int | None" = None) -> None:
        """Take the next step of a deal, if one is awaited, and where a version is given nothing has happened since."""
        ...

    async def withhold(self, number: int) -> None:
        """The time to reveal for a draw is up."""
        ...

    async def play(self, seat: int, text: str) -> None:
        """Make a move, given as text."""
        ...

    async def play_for(self, seat: int, text: str, stands: Callable[[], bool]) -> None:
        """Make a bot's move, given as text, if it still stands when that is decided."""
        ...

    async def play_late(self, seat: int, text: str, holds: Callable[[], bool]) -> None:
        """Make a move for somebody whose time is up, if that holds when it is decided."""
        ...

    async def note_times(self) -> None:
        """Write down what people have used of their time."""
        ...

    async def time_out(self, late: Collection[int] = ()) -> None:
        """The time of those who may act is up; these had clocks of their own."""
        ...

    async def time_out_idle(self, seat: int) -> None:
        """A seat has done nothing for as long as the book allows."""
        ...

    async def end_play(self) -> None:
        """The agreed end of play has come."""
        ...

    async def begin_again(self) -> None:
        """All want another match, or have had the time to say so."""
        ...

    async def lapse(self) -> None:
        """Nobody has answered what is proposed."""
        ...
