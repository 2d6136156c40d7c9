"""The port to other nodes that serve the same tables: what they hear of each other, and who looks after a table."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Presence:
    """What a node tells the others of a table: the chairs whose people are connected to it there, whether anybody is,
    and whether the table waits for people."""

    seats: frozenset[int] = frozenset()
    guests: bool = False
    waits: bool = False


class Follower(Protocol):
    """Who hears of a table from other nodes. It is called in the event loop."""

    @property
    def version(self) -> int:
        """How many lines it has taken in."""
        ...

    async def hear(self, after: int, lines: list[str]) -> None:
        """Take in the lines that the log has after the first `after`."""
        ...

    async def replaced(self) -> None:
        """Other lines stand in the log in place of all that it has taken in, or none at all."""
        ...

    def meet(self) -> None:
        """Who is connected elsewhere has changed, or which node looks after the table."""
        ...

    def overhear(self, message: str) -> None:
        """Something was said at the table elsewhere that is not in the log."""
        ...


class Company(Protocol):
    """The other nodes, as far as tables are concerned."""

    @property
    def accompanied(self) -> bool:
        """Whether there are any."""
        ...

    def follow(self, table: str, follower: Follower) -> None:
        """Tell somebody what happens at a table elsewhere."""
        ...

    def forget(self, table: str) -> None:
        """Nobody here is concerned with a table any more."""
        ...

    def tell(self, table: str, presence: "Presence | None") -> None:
        """Tell the others who is at a table here; None: nobody, so that another node looks after it."""
        ...

    def say(self, table: str, message: str) -> None:
        """Tell the others something that is not in the log."""
        ...

    def elsewhere(self, table: str) -> Presence:
        """Who is at a table on other nodes, all together."""
        ...

    def tends(self, table: str) -> bool:
        """Whether this node deals, minds the clock and lets bots play at a table. One node at a time does; should two
        think so for a moment, the log takes only what the first one of them writes."""
        ...

    def waiting(self) -> list[str]:
        """The tables on other nodes that wait for people."""
        ...

    async def close(self) -> None:
        """Say goodbye to the others."""
        ...


class Alone:
    """There are no other nodes."""

    accompanied = False

    def follow(self, table: str, follower: Follower) -> None:
        """Nothing happens elsewhere."""

    def forget(self, table: str) -> None:
        """There is nothing to forget."""

    def tell(self, table: str, presence: "Presence | None") -> None:
        """Nobody hears it."""

    def say(self, table: str, message: str) -> None:
        """Nobody hears it."""

    def elsewhere(self, table: str) -> Presence:
        """Nobody is elsewhere."""
        return Presence()

    def tends(self, table: str) -> bool:
        """This node looks after all tables."""
        return True

    def waiting(self) -> list[str]:
        """None."""
        return []

    async def close(self) -> None:
        """There is nobody to say goodbye to."""
