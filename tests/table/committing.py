"""People for tests of draws: they commit to a chain of links and reveal as they are asked, as the pages do."""

from table.company import Listener, Message
from troef.core.draw import link_commitment
from troef.table.hall.hall import Chair, Hall
from troef.table.live import LiveTable


class Chain:
    """A chain of links from a secret: each is the commitment to the one after it."""

    def __init__(self, secret: str, length: int = 40) -> None:
        self._links = [link_commitment(secret)]
        for _ in range(length):
            self._links.append(link_commitment(self._links[-1]))

    @property
    def commit(self) -> str:
        """The commitment to the first link."""
        return self._links[-1]

    def behind(self, commit: str) -> str:
        """The link that a commitment is to; empty where it is one of another chain."""
        return self._links[self._links.index(commit) - 1] if commit in self._links else ""


class Committed(Listener):
    """A person who keeps what was announced, and reveals when asked."""

    def __init__(self, live: LiveTable, seat: int, chain: Chain, reveals: bool = True) -> None:
        super().__init__(seat)
        self.live = live
        self.chain = chain
        self.reveals = reveals
        self.announced: dict[int, Message] = {}

    def asked(self, message: Message) -> "str | None":
        """The link that is asked of him for the draw that is open."""
        draw = message.get("fair", {}).get("open")
        if draw is None or self.seat not in draw["missing"]:
            return None
        self.announced[draw["number"]] = draw
        return self.chain.behind(dict(draw["seats"])[self.seat])

    async def attend(self) -> None:
        """Reveal whatever is asked, for as long as the table says anything."""
        while True:
            link = self.asked(await self.until(lambda facts: bool(self.asked(facts))))
            if self.reveals and link:
                await self.live.reveal(self.seat, link)


async def commit_and_sit(hall: Hall, chair: Chair, chain: Chain, reveals: bool = True) -> tuple[LiveTable, Committed]:
    """Connect to one's chair, for which one has committed."""
    live = await hall.find(chair.table)
    person = Committed(live, live.require_seat(chair.token), chain, reveals)
    live.arrive(person)
    return live, person
