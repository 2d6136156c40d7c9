"""A table at which people talk: quick phrases, a chat where the host allows it, and reports of who misbehaves."""

import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import msgspec

from troef.core.refusal import IllegalMove
from troef.table.attended import AttendedTable
from troef.table.clock.timing import Timing
from troef.table.fault import Fault
from troef.table.hall.company import Company
from troef.table.log import Log
from troef.table.people.hosting import talk_lines
from troef.table.table import Table
from troef.table.talk.reactions import HowOften, Reactions, phrases_of
from troef.table.talk.reporting import MOST_REPORTS, REPORTS_WITHIN, Report, report
from troef.table.talk.talk import (
    ALOUD,
    CHAT_MOVE,
    PHRASES,
    SILENCE,
    Said,
    Talk,
    hears_talk,
    new_mark,
    quiet_by,
)


class TalkingTable(AttendedTable):
    """A table with what is said there. Phrases and messages reach everybody at once, on other nodes too, and are in no
    log; who comes later does not hear them."""

    def __init__(self, table: Table, log: Log, timing: Timing, company: "Company | None" = None) -> None:
        super().__init__(table, log, timing, company)
        self._phrases = phrases_of(table.game.info.family)
        self._reactions = Reactions(self._phrases)
        self._reported = HowOften(MOST_REPORTS, REPORTS_WITHIN)
        self._talk = Talk()
        #: who keeps reports for whoever runs the server
        self.when_reported: Callable[[Report], Awaitable[None]] | None = None

    async def play(self, seat: int, text: str) -> None:
        """A move, as text."""
        raise NotImplementedError

    # ---- saying ----

    async def react(self, seat: int, word: str) -> None:
        """A quick phrase of one person to the others.

        Raises:
            Fault: nothing is said here, there is no such phrase, or he says too much.
        """
        if self.table.talk == SILENCE:
            raise Fault("no-talk")
        self._reactions.note(seat, word)
        self._spread({"type": "reaction", "seat": seat, "word": word})

    async def say(self, seat: int, text: str) -> None:
        """A message of one person to the others. A game that counts messages hears of it (mao R30), not what it says.

        Raises:
            Fault: nothing or only phrases are said here, the book wants silence now, there is nothing in it, or he
                writes too much.
        """
        if self.table.talk in (PHRASES, SILENCE):
            raise Fault("only-phrases" if self.table.talk == PHRASES else "no-talk")
        clause = quiet_by(self.table.state) if self.table.match is not None else ""
        if clause:
            raise Fault("quiet-now", {"clause": clause})
        written = self._talk.written(seat, text)
        person = self.table.people[seat]
        name = "" if person is None else person.name
        at = datetime.now(UTC).isoformat(timespec="seconds")
        self._spread({"type": "said", "id": new_mark(), "seat": seat, "name": name, "at": at, "text": written})
        if self.table.match is not None and hears_talk(self.table.game):
            with suppress(Fault, IllegalMove):  # play rests or is over: nothing is counted then
                await self.play(seat, CHAT_MOVE)

    def _spread(self, facts: dict[str, Any]) -> None:
        """Tell it to everybody here, and to the other nodes."""
        self.company.say(self.table.name, json.dumps(facts, ensure_ascii=False))
        self._hear_said(facts)

    def overhear(self, message: str) -> None:
        """Somebody says something on another node."""
        self._hear_said(json.loads(message))

    def _hear_said(self, facts: dict[str, Any]) -> None:
        seat = facts["seat"]
        if not 0 <= seat < len(self.table.people):
            return  # the table is behind
        self._talk.keep(facts, self.table.people[seat], self.table.version)
        # who watches hears messages where the host has said so
        aloud = facts["type"] == "reaction" or self.table.talk == ALOUD
        self.pass_on(msgspec.json.encode(facts), watchers=aloud)

    def recalled(self, seat: int) -> dict[str, object]:
        """What can be said here, and the messages that this seat has heard, from when its person sat down."""
        lines = [] if seat < 0 else self._heard_by(seat)
        told: dict[str, object] = {
            "type": "talk",
            "phrases": list(self._phrases),
            "lines": [said.as_dict() for said in lines],
        }
        return {**told, "counted": True} if hears_talk(self.table.game) else told

    def _heard_by(self, seat: int) -> list[Said]:
        person = self.table.people[seat]
        return [] if person is None else self._talk.texts_since(person.since)

    async def set_talk(self, by: int, talk: str) -> None:
        """The host says what people may say to each other.

        Raises:
            Fault: somebody else says so, there is no such talk, or matches are rated.
        """
        await self._host_commits(by, lambda: talk_lines(self.table, talk))

    # ---- reporting ----

    async def report(self, by: int, seat: int, reason: str, note: str, line: str) -> None:
        """Somebody reports who sits on a chair, or a line that was said; nobody else at the table hears of it.

        Raises:
            Fault: there is no such reason, person or line, he reports too much, or nobody keeps reports here.
        """
        table = self.table
        reporter, person = table.people[by], table.people[seat] if 0 <= seat < len(table.people) else None
        since = 0 if reporter is None else reporter.since
        about = [said for said in self._heard_by(by) if said.id == line and said.seat != by]
        owner = about[0].owner if about else None if person is None else person.token
        made = report(table, by, seat, reason, note, self._talk.of(owner, since), line, datetime.now(UTC))
        if self.when_reported is None:
            raise Fault("no-reports")
        if not self._reported.allows(by):
            raise Fault("report-later")
        await self.when_reported(made)
