"""Matches that people look at again: of tables, and of files that they bring along.

Of a match that is over, and of a file, everything is shown to whoever has the address. Of a match that goes on only the
deals that are over are shown: all hands where every card was played or only bots held the others, else what one's own
seat saw. Where what was hidden in a deal still tells something of the next one (`still_tells`), it stays hidden until
the match is over.

Everything is replayed by a worker (`replaying`), bounded in time.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final

from troef.core.digest import sha256
from troef.core.view import REFEREE, SPECTATOR
from troef.table.advice.advising import still_tells
from troef.table.advice.asked import ask
from troef.table.fault import Fault
from troef.table.replay import replaying
from troef.table.replay.replaying import LONGEST
from troef.table.replay.what_if import NewTable
from troef.table.table import Table
from troef.thinking.desk import REPLAY
from troef.thinking.plain import Plain, plain_record
from troef.thinking.thinkers import Thinkers

#: Seconds that the best play is looked for, and after which somebody else who waits has a turn.
LONGEST_SOLVING: Final = 10.0
SOLVING_SLICE: Final = 0.25
#: How many matches are kept as they were told, and how many files.
MOST_KEPT: Final = 32
MOST_FILES: Final = 64
#: … and how many answers of the solver.
MOST_SOLVED: Final = 1000


class OutlinedDeal:
    """A deal that is over. `first` and `end` say which events of the record made it; `row` is that of the sheet, None
    where nothing was written on it; `played_out` says whether every card was played."""

    def __init__(self, number: int, first: int, end: int, steps: int, row: "int | None", played_out: bool) -> None:
        self.number = number
        self.first = first
        self.end = end
        self.steps = steps
        self.row = row
        self.played_out = played_out


class Outline:
    """A match that was replayed, without its positions."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.game: str = told["game"]
        self.rules: str = told["rules"]
        self.seats: int = told["seats"]
        self.names: list[str] = told["names"]
        #: the formats of files that it can be had in
        self.formats: list[str] = told["formats"]
        self.over: bool = told["over"]
        self.outcome: dict[str, Any] | None = told["outcome"]
        self.sheet: dict[str, Any] = told["sheet"]
        #: whether the solver knows this game
        self.solved: bool = told["solved"]
        self.deals = [OutlinedDeal(**deal) for deal in told["deals"]]

    def deal(self, number: int) -> "OutlinedDeal | None":
        """The deal with this number, counted from 1; None where there is none that is over."""
        return next((deal for deal in self.deals if deal.number == number), None)


class Seen:
    """A match as somebody looks at it.

    `table` is None for a file and for a match that is not the last one of its table; `seat` is the looker's own chair
    there, or SPECTATOR.
    """

    def __init__(
        self, source: replaying.Source, outline: Outline, bots: set[int], seat: int, table: "Table | None"
    ) -> None:
        self.source = source
        self.outline = outline
        self.bots = bots
        self.seat = seat
        self.table = table

    def deal(self, number: int) -> OutlinedDeal:
        """A deal that is over.

        Raises:
            Fault: there is none with this number, or it is still being played.
        """
        found = self.outline.deal(number)
        if found is None:
            running = self.table is not None and not self.outline.over and number == len(self.outline.deals) + 1
            raise Fault("deal-running" if running else "no-such-deal", {} if running else {"number": number})
        return found

    def looks_as(self, deal: OutlinedDeal) -> int:
        """As whom a deal is seen: as REFEREE where all hands lie open, else as one's own seat."""
        if self.outline.over or self.table is None:
            return REFEREE
        seating, number = self.table.seating, deal.number
        own = self.seat if self.seat >= 0 and seating.is_own(number, self.seat) else SPECTATOR
        if still_tells(self.table, range(deal.first, deal.end)):
            return own
        others = [seat for seat in range(self.outline.seats) if seat != own]
        alone = own >= 0 and all(seating.played_by_bot(number, seat) for seat in others)
        return REFEREE if deal.played_out or alone else own

    def require_open(self, deal: OutlinedDeal) -> None:
        """That all hands of a deal and of those before it may be seen.

        Raises:
            Fault: some are still secret.
        """
        before = [one for one in self.outline.deals if one.number <= deal.number]
        if any(self.looks_as(one) != REFEREE for one in before):
            raise Fault("still-secret")

    def told(self) -> dict[str, Any]:
        """The match without its positions, for the wire (docs/protocol.md)."""
        match = self.outline
        names = match.names + [""] * (match.seats - len(match.names))
        people = [{"name": name, "bot": "rule" if seat in self.bots else None} for seat, name in enumerate(names)]
        return {
            "game": match.game,
            "rules": match.rules,
            "seat": self.seat,
            "people": people,
            "over": match.over,
            "outcome": match.outcome,
            "sheet": match.sheet,
            "solved": match.solved,
            "deals": [
                {
                    "deal": deal.number,
                    "steps": deal.steps,
                    "row": deal.row,
                    "open": self.looks_as(deal) == REFEREE,
                }
                for deal in match.deals
            ],
        }


class Replays:
    """Replays matches for people."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[Hashable, Outline] = OrderedDict()
        self._files: OrderedDict[str, list[Plain]] = OrderedDict()
        self._solved: OrderedDict[Hashable, dict[str, Any]] = OrderedDict()

    # ---- which match ----

    async def of_table(self, table: Table, match: int, seat: int) -> Seen:
        """A match of a table, counted from 1, as a seat looks at it.

        Raises:
            Fault: there is no such match, who only watches must not see it yet, or it takes too long.
        """
        if not 1 <= match <= len(table.records):
            raise Fault("no-such-match", {"number": match})
        running = match == len(table.records)
        if running and seat < 0 and not table.over and table.terms.delay not in (None, 0, "deal"):
            raise Fault("not-over")  # how long ago a deal ended is not written down
        key = table.name, match, table.version if running else 0
        source = key, plain_record(table.records[match - 1]), False
        bots = {at for at, person in enumerate(table.people) if person is not None and person.bot is not None}
        return Seen(source, await self._outline(source), bots, seat, table if running else None)

    async def of_file(self, name: str, match: int) -> Seen:
        """A match of a file that somebody brought along.

        Raises:
            RecordError: it does not replay.
            Fault: it is no longer here, has no such match, or takes too long.
        """
        records = self._files.get(name)
        if records is None:
            raise Fault("no-replay-file")
        if not 1 <= match <= len(records):
            raise Fault("no-such-match", {"number": match})
        self._files.move_to_end(name)
        source = (name, match), records[match - 1], True
        return Seen(source, await self._outline(source), set(), SPECTATOR, None)

    async def bring(self, data: bytes) -> tuple[str, int]:
        """A file of matches, ours or another program's: its name here, and how many matches it holds.

        Raises:
            RecordError: it is a record, and a line of it cannot be read.
            Fault: no match can be read in it.
        """
        name = f"file-{sha256(data.decode('latin-1')).hex()[:24]}"
        if name not in self._files:
            self._files[name] = await self._found(name, replaying.matches, data)
            while len(self._files) > MOST_FILES:
                self._files.popitem(last=False)
        return name, len(self._files[name])

    # ---- what is asked ----

    async def steps(self, seen: Seen, deal: int, start: int) -> dict[str, Any]:
        """The positions of a deal from a step on.

        Raises:
            Fault: there is no such deal, or it takes too long.
        """
        seat = seen.looks_as(seen.deal(deal))
        told, more = await self._found(_owner(seen), replaying.steps, seen.source, deal, seat, start)
        return {"deal": deal, "start": start, "open": seat == REFEREE, "steps": told, "more": more}

    async def open_cards(self, seen: Seen, deal: int, step: int) -> dict[str, Any]:
        """What each card is worth at a step of a deal where nobody errs and all cards lie open.

        Raises:
            Fault: the hands are still secret, nothing can be solved there, or it takes too long.
        """
        if seen.looks_as(seen.deal(deal)) != REFEREE:
            raise Fault("still-secret")
        key = seen.source[0], deal, step
        if key not in self._solved:
            self._solved[key] = await self._solve(seen, deal, step)
            while len(self._solved) > MOST_SOLVED:
                self._solved.popitem(last=False)
        return self._solved[key]

    async def _solve(self, seen: Seen, deal: int, step: int) -> dict[str, Any]:
        """Ask slice after slice, so that others have their turn between two of them."""
        for _ in range(round(LONGEST_SOLVING / SOLVING_SLICE)):
            answer: dict[str, Any] | None = await self._found(
                _owner(seen), replaying.solved, seen.source, deal, step, seconds=SOLVING_SLICE
            )
            if answer is not None:
                return answer
        raise Fault("solving-slow")

    async def play_on(self, seen: Seen, deal: int, step: int, name: str) -> NewTable:
        """A table where somebody plays on from a step of a deal against bots.

        Raises:
            Fault: there is no such step, hands are still secret, or it takes too long.
        """
        seen.require_open(seen.deal(deal))
        key, lines, token, seat = await self._found(_owner(seen), replaying.continued, seen.source, deal, step, name)
        return NewTable(key, lines, token, seat)

    async def file(self, seen: Seen, kind: str) -> str:
        """A match as a file of one of its formats.

        Raises:
            Fault: it cannot be told in this format, or it takes too long.
        """
        text: str = await self._found(_owner(seen), replaying.file, seen.source, kind)
        return text

    # ---- the workers ----

    async def _outline(self, source: replaying.Source) -> Outline:
        key = source[0]
        outline = self._kept.pop(key, None)
        if outline is None:
            outline = Outline(await self._found(f"{key}", replaying.outline, source))
        self._kept[key] = outline
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return outline

    async def _found(self, owner: str, find: Callable[..., Any], *arguments: Any, seconds: float = LONGEST) -> Any:
        return await ask(self._thinkers, REPLAY, owner, find, arguments, seconds, seconds, "replay-slow")


def _owner(seen: Seen) -> str:
    """Whose turn a question takes: that of all who look at this match from this seat."""
    return f"{seen.source[0]} {seen.seat}"
