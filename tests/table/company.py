"""People for tests of tables: they hear what a table says, and play when it is their turn."""

import asyncio
import json
import marshal
from collections.abc import Callable
from importlib import import_module
from typing import Any

from troef.core.refusal import IllegalMove
from troef.table.hall.hall import Chair, Hall
from troef.table.live import LiveTable
from troef.thinking.desk import Question
from troef.thinking.thinkers import Thinkers
from troef.thinking.worker import Memory

Message = dict[str, Any]

#: No test waits longer than this for a message: it is only there so that a mistake does not hang.
LIMIT = 30.0


class Here(Thinkers):
    """Thinks in this process, at once, so that a test sees what is asked; what crosses is plain data all the same."""

    def __init__(self) -> None:
        super().__init__(1)
        self.memory = Memory(100)

    async def think(self, question: Question) -> Any:
        module, _, name = question.task.partition(":")
        arguments = marshal.loads(marshal.dumps(question.arguments))
        found = getattr(import_module(module), name)(self.memory, question.seconds, *arguments)
        return marshal.loads(marshal.dumps(found))


class Listener:
    """A guest who keeps everything that was said."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard: list[Message] = []
        self.dismissed = False
        self.farewell = ""
        self._news: asyncio.Queue[Message] = asyncio.Queue()

    def tell(self, message: bytes) -> None:
        facts = json.loads(message)
        self.heard.append(facts)
        self._news.put_nowait(facts)

    def dismiss(self, why: str) -> None:
        self.dismissed = True
        self.farewell = why

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted."""
        async with asyncio.timeout(LIMIT):
            while True:
                message = await self._news.get()
                if wanted(message):
                    return message


def over(message: Message) -> bool:
    return message["type"] == "view" and message["view"]["outcome"] is not None


def my_turn(message: Message) -> bool:
    return message["type"] == "view" and bool(message["view"]["moves"])


async def sit_down(hall: Hall, chair: Chair) -> tuple[LiveTable, Listener]:
    """Connect to one's chair."""
    live = await hall.find(chair.table)
    listener = Listener(live.require_seat(chair.token))
    live.arrive(listener)
    return live, listener


async def play_to_the_end(live: LiveTable, person: Listener) -> Message:
    """Play the first move that is offered, each time, until the match is over."""
    while True:
        message = await person.until(lambda facts: over(facts) or my_turn(facts))
        if over(message):
            return message
        if message["version"] == live.table.version:
            try:
                await live.play(person.seat, message["view"]["moves"][0]["text"])
            except IllegalMove:
                assert message["version"] != live.table.version  # where several may act, somebody was faster
