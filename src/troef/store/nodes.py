"""The nodes that share a database: each hears at once what the others have written, and they agree on which of them
looks after a table.

A node shows that it is there by a count in the database, as long as it is not alone. Which of them looks after a table
follows from the rows of who is there: the node that has been there longest, of those that still count. So a node that
dies is followed within a few seconds, and nothing has to be renewed for each table.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from troef.store.bus import Bus
from troef.store.notices import Notice
from troef.store.schema import NODES, PRESENCE, REPLACED
from troef.store.sql_log import SqlLog
from troef.table.hall.company import Follower, Presence

logger = logging.getLogger(__name__)

#: Seconds between two counts, and after which a node whose count stands still is gone. It may have died just after a
#: count that was seen one beat later, and be looked for one beat after its time: another one follows it within
#: `GONE + 2 * BEAT`, which leaves a bot time to think before five seconds have passed.
BEAT: Final = 0.5
GONE: Final = 2.0
#: Counts between two times that a node asks for all that is new, whatever it has been told.
SAFETY: Final = 5
#: Seconds for which a node that begins waits until it hears the others.
LISTENS_WITHIN: Final = 5.0

#: By table and node: since which place in the row of nodes it is there, and who is there.
Known = dict[str, dict[str, tuple[int, Presence]]]


class Join:
    """A node begins."""

    def __init__(self, node: str) -> None:
        self.node = node

    def write(self, connection: Connection, notice: Notice) -> None:
        """Write it."""
        connection.execute(insert(NODES).values(node=self.node, beat=0))
        notice.nodes = True


class Count:
    """A node is still there. Where others took it for gone, `buried` says so: what it had told is forgotten."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.buried = False

    def write(self, connection: Connection, notice: Notice) -> None:
        """Write it."""
        counted = connection.execute(update(NODES).where(NODES.c.node == self.node).values(beat=NODES.c.beat + 1))
        self.buried = counted.rowcount == 0
        if self.buried:
            Join(self.node).write(connection, notice)


class Bury:
    """A node is gone."""

    def __init__(self, node: str) -> None:
        self.node = node

    def write(self, connection: Connection, notice: Notice) -> None:
        """Write it."""
        connection.execute(delete(PRESENCE).where(PRESENCE.c.node == self.node))
        connection.execute(delete(NODES).where(NODES.c.node == self.node))
        notice.nodes = True


class Tell:
    """Who is at a table on a node; None: nobody."""

    def __init__(self, node: str, table: str, presence: Presence | None) -> None:
        self.node = node
        self.table = table
        self.presence = presence

    def write(self, connection: Connection, notice: Notice) -> None:
        """Write it. Who tells something new keeps his place among the nodes."""
        here = PRESENCE.c.table_id == self.table, PRESENCE.c.node == self.node
        notice.presence.append(self.table)
        if self.presence is None:
            connection.execute(delete(PRESENCE).where(*here))
            return
        told = {
            "seats": ",".join([str(seat) for seat in sorted(self.presence.seats)]),
            "guests": self.presence.guests,
            "waits": self.presence.waits,
        }
        if connection.execute(update(PRESENCE).where(*here).values(told)).rowcount:
            return
        last = select(func.coalesce(func.max(PRESENCE.c.arrived), 0)).where(PRESENCE.c.table_id == self.table)
        place = int(connection.execute(last).scalar_one()) + 1
        row = {"table_id": self.table, "node": self.node, "arrived": place, **told}
        connection.execute(insert(PRESENCE).values(row))


class Say:
    """Something said at a table that is not in the log."""

    def __init__(self, table: str, message: str) -> None:
        self.said = table, message

    def write(self, connection: Connection, notice: Notice) -> None:
        """Pass it on."""
        notice.said.append(self.said)


class Nodes:
    """The company of this node. All but its thread, which listens, happens in the event loop."""

    def __init__(self, log: SqlLog, bus: Bus) -> None:
        self.node = log.node
        self._log = log
        self._bus = bus
        self._loop = asyncio.get_running_loop()
        self._followers: dict[str, Follower] = {}
        self._mine: dict[str, Presence] = {}
        self._known: Known = {}
        #: how often the lines of tables were replaced, once that is known
        self._replaced: dict[str, int] | None = None
        #: the others: how far each has counted, and when it was seen to count
        self._counts: dict[str, tuple[int, float]] = {}
        self._counting = asyncio.Lock()
        #: when this node last looked at the others
        self._looked = time.monotonic()
        #: tables with lines that are still to be read, and tables where somebody came or went
        self._news: set[str] = set()
        self._met: set[str] = set()
        self._everything = True
        self._ring = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener = threading.Thread(target=self._listen, name="troef-listener", daemon=True)
        self._listens = asyncio.Event()

    @classmethod
    async def join(cls, log: SqlLog, bus: Bus) -> "Nodes":
        """This node, among the others from now on."""
        nodes = cls(log, bus)
        log.bus = bus
        await log.write(Join(nodes.node))
        await nodes._count()
        nodes._listener.start()
        with contextlib.suppress(TimeoutError):  # without notices it looks now and then
            await asyncio.wait_for(nodes._listens.wait(), LISTENS_WITHIN)
        nodes._begin(nodes._keep_counting())
        nodes._begin(nodes._keep_reading())
        return nodes

    async def close(self) -> None:
        """Say goodbye to the others."""
        self._bus.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._log.write(Bury(self.node))
        await asyncio.to_thread(self._listener.join)

    # ---- what tables ask and tell ----

    @property
    def accompanied(self) -> bool:
        """Whether there are other nodes."""
        return self._bus.accompanied

    def follow(self, table: str, follower: Follower) -> None:
        """Tell somebody what happens at a table elsewhere."""
        self._followers[table] = follower
        if self._bus.accompanied:
            self._met.add(table)
            self._news.add(table)
            self._ring.set()

    def forget(self, table: str) -> None:
        """Nobody here is concerned with a table any more."""
        self._followers.pop(table, None)
        self.tell(table, None)

    def tell(self, table: str, presence: Presence | None) -> None:
        """Tell the others who is at a table here."""
        if self._mine.get(table) == presence:
            return
        if presence is None:
            del self._mine[table]
        else:
            self._mine[table] = presence
        if self._bus.accompanied:
            self._begin(self._write_presence(table))

    def say(self, table: str, message: str) -> None:
        """Tell the others something that is not in the log."""
        if self._bus.accompanied:
            self._begin(self._log.write(Say(table, message)))

    def elsewhere(self, table: str) -> Presence:
        """Who is at a table on other nodes, all together."""
        others = [presence for node, (_, presence) in self._known.get(table, {}).items() if node in self._counts]
        return Presence(
            frozenset([seat for presence in others for seat in presence.seats]),
            any(presence.guests for presence in others),
            any(presence.waits for presence in others),
        )

    def tends(self, table: str) -> bool:
        """Whether this node looks after a table: it has been there longest, of those that still count."""
        there = self._known.get(table, {})
        rivals = [(arrived, node) for node, (arrived, _) in there.items() if node in self._counts]
        own = there.get(self.node)
        return not rivals or (own is not None and (own[0], self.node) < min(rivals))

    def waiting(self) -> list[str]:
        """The tables on other nodes that wait for people."""
        return [table for table in self._known if self.elsewhere(table).waits]

    # ---- who is there ----

    async def _keep_counting(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(BEAT)
            rounds += 1
            try:
                await self._count()
            except Exception as error:
                logger.warning("this node cannot tell the others that it is there: %s", error)
            if rounds % SAFETY == 0 and self._bus.accompanied:
                self._look_at_everything()

    async def _count(self) -> None:
        """Show that this node is there, unless it is alone, and see which others are. One look at a time: an older one
        that came last would show a count that stands still as one that has changed."""
        async with self._counting:
            await self._count_once()

    async def _count_once(self) -> None:
        if self._bus.accompanied:
            count = Count(self.node)
            await self._log.write(count)
            if count.buried:
                self._tell_all()
        rows = await self._log.read(lambda connection: connection.execute(select(NODES.c.node, NODES.c.beat)).all())
        now = time.monotonic()
        held_up, self._looked = now - self._looked > GONE / 2, now  # who slept cannot say that the others did not count
        before = set(self._counts)
        counts: dict[str, tuple[int, float]] = {}
        for node, beat in rows:
            if node != self.node:
                known = self._counts.get(node)
                stands = known is not None and known[0] == beat and not held_up
                counts[node] = known if known is not None and stands else (int(beat), now)
        gone = [node for node, (_, seen) in counts.items() if now - seen > GONE]
        self._counts = {node: count for node, count in counts.items() if node not in gone}
        if set(self._counts) != before:
            self._meet_others(bool(before))
        for node in gone:
            await self._log.write(Bury(node))

    def _meet_others(self, knew_some: bool) -> None:
        """Other nodes have come or gone."""
        self._bus.accompanied = bool(self._counts)
        if self._counts and not knew_some:
            self._tell_all()
        self._look_at_everything()
        for follower in list(self._followers.values()):
            follower.meet()

    def _tell_all(self) -> None:
        """Tell the others who is at all tables here."""
        for table in self._mine:
            self._begin(self._write_presence(table))

    async def _write_presence(self, table: str) -> None:
        """Write who is at a table here now."""
        await self._log.write(Tell(self.node, table, self._mine.get(table)))
        self._met.add(table)
        self._ring.set()

    # ---- what is new ----

    def _listen(self) -> None:
        """In its own thread: pass on what the bus carries."""
        try:
            self._bus.listen(self._from_thread(self._heard), self._from_thread(self._begin_to_hear))
        except Exception:
            logger.exception("this node hears of the others only now and then")

    def _from_thread(self, act: Callable[..., None]) -> Callable[..., None]:
        def called(*told: str) -> None:
            try:
                self._loop.call_soon_threadsafe(act, *told)
            except RuntimeError:  # the loop is gone
                self._bus.close()

        return called

    def _heard(self, payload: str) -> None:
        notice = Notice.read(payload)
        if notice.node == self.node:
            return
        for table, version in notice.lines.items():
            follower = self._followers.get(table)
            if follower is not None and follower.version < version:
                self._news.add(table)
        for table in notice.replaced:
            self._tell_replaced(table)
        for table, message in notice.said:
            if table in self._followers:
                self._followers[table].overhear(message)
        self._met.update(notice.presence)
        if notice.nodes:
            self._begin(self._count())
        self._ring.set()

    def _begin_to_hear(self) -> None:
        """From now on this node hears the others; what they told before it may have missed."""
        self._listens.set()
        self._look_at_everything()

    def _look_at_everything(self) -> None:
        """Something may have been missed."""
        self._everything = True
        self._ring.set()

    async def _keep_reading(self) -> None:
        while True:
            await self._ring.wait()
            self._ring.clear()
            try:
                await self._read()
            except Exception as error:
                logger.warning("what is new could not be read: %s", error)
                await asyncio.sleep(BEAT)
                self._look_at_everything()

    async def _read(self) -> None:
        """Read what is new, and pass it on."""
        everything, self._everything = self._everything, False
        news, self._news = self._news, set()
        met, self._met = self._met, set()
        wanted = list(self._followers) if everything else [table for table in news if table in self._followers]
        known = {table: self._followers[table].version for table in wanted}
        if known:
            for table, lines in (await self._log.since(known)).items():
                if table in self._followers:
                    self._begin(self._followers[table].hear(known[table], lines))
        if everything or met:
            await self._read_presence(None if everything else met)
        if everything:
            await self._read_replaced()

    async def _read_presence(self, tables: set[str] | None) -> None:
        """Read who is where: at these tables, or at all. Whoever that concerns is told."""
        wanted = select(PRESENCE) if tables is None else select(PRESENCE).where(PRESENCE.c.table_id.in_(tables))
        found: Known = {}
        for row in await self._log.read(lambda connection: connection.execute(wanted).all()):
            seats = frozenset([int(seat) for seat in row.seats.split(",") if seat])
            presence = Presence(seats, bool(row.guests), bool(row.waits))
            found.setdefault(row.table_id, {})[row.node] = int(row.arrived), presence
        for table in set(self._known) | set(found) if tables is None else tables:
            if self._known.get(table, {}) != found.get(table, {}):
                self._known.pop(table, None)
                if table in found:
                    self._known[table] = found[table]
                if table in self._followers:
                    self._followers[table].meet()

    async def _read_replaced(self) -> None:
        """Look whether lines were replaced."""
        rows = await self._log.read(lambda connection: connection.execute(select(REPLACED)).all())
        before, self._replaced = self._replaced, {str(table): int(times) for table, times in rows}
        if before is None:
            return
        for table, times in self._replaced.items():
            if before.get(table) != times:
                self._tell_replaced(table)

    def _tell_replaced(self, table: str) -> None:
        """The lines of a table were replaced."""
        if table in self._followers:
            self._begin(self._followers[table].replaced())

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Do something meanwhile."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.warning("what other nodes told could not be taken in: %s", task.exception())
