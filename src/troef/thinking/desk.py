"""One worker and the questions that wait for it.

All who wait share the time of one thought: the longer the queue, the less each may think, so that whoever asks has an
answer about as soon as if nobody else asked. Only who still has to wait for longer than he said gets none.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Final

from troef.thinking.counters import Counters
from troef.thinking.process import TaskFailed, WorkerDied, WorkerProcess
from troef.thinking.queue import FairQueue

logger = logging.getLogger(__name__)

#: The kinds of questions, the most urgent first.
BOT, ADVICE, REPLAY = 0, 1, 2
#: A worker that thinks for this many times longer than it may, and these seconds besides, is taken to hang.
PATIENCE: Final = 3.0
MORE_PATIENCE: Final = 3.0
#: Seconds before a worker that could not be started is started again.
PAUSE: Final = 1.0


class NoAnswer(Exception):
    """Nobody answered: it took too long until the question had its turn, or the worker failed."""


@dataclass(frozen=True)
class Question:
    """What a worker is asked.

    Attributes:
        kind: BOT, ADVICE or REPLAY.
        owner: whose it is: a table or a visitor.
        task: the function that answers, as `module:function`, and its arguments as plain data.
        seconds: how long it may think, and at least where many wait.
        wait: seconds after which it is no longer worth answering, if its turn has not come.
    """

    kind: int
    owner: str
    task: str
    arguments: tuple[Any, ...]
    seconds: float
    least: float
    wait: float

    @property
    def patience(self) -> float:
        """Seconds, from when thinking starts, after which the worker is taken to hang."""
        return self.seconds * PATIENCE + MORE_PATIENCE

    def share(self, waiting: int) -> float:
        """How long it may think when this many wait behind it.

        >>> [Question(BOT, "t", "m:f", (), 0.3, 0.02, 1.0).share(waiting) for waiting in (0, 2, 99)]
        [0.3, 0.1, 0.02]
        """
        return min(self.seconds, max(self.least, round(self.seconds / (1 + waiting), 4)))


class _Asked:
    """A question that waits for its turn or for its answer."""

    until: asyncio.TimerHandle

    def __init__(self, question: Question) -> None:
        loop = asyncio.get_running_loop()
        self.question = question
        self.since = loop.time()
        self.answer: asyncio.Future[Any] = loop.create_future()


class Desk:
    """A worker at its desk. The process starts with the first question, or when it is warmed up."""

    def __init__(self, counters: Counters, niceness: int, kept: int) -> None:
        self._counters = counters
        self._niceness = niceness
        self._kept = kept
        self._queue: FairQueue[_Asked] = FairQueue()
        self._news = asyncio.Event()
        self._worker: WorkerProcess | None = None
        self._ready: asyncio.Event = asyncio.Event()
        self._working: asyncio.Task[None] | None = None
        #: the question that is thought about
        self._at_work: _Asked | None = None

    def __len__(self) -> int:
        return len(self._queue)

    def waiting_of(self, kind: int, owner: str) -> int:
        """How many questions of a kind an owner has waiting here."""
        return self._queue.waiting_of(kind, owner)

    @property
    def pid(self) -> "int | None":
        """The number of its process, while there is one."""
        return None if self._worker is None else self._worker.pid

    async def warm(self) -> None:
        """Start the process; comes back when it is ready."""
        self._begin()
        await self._ready.wait()

    async def answer(self, question: Question) -> Any:
        """The answer to a question.

        Raises:
            NoAnswer: it did not come to that.
        """
        self._begin()
        asked = _Asked(question)
        self._queue.put(question.kind, question.owner, asked)
        self._news.set()
        self._let_wait(asked)
        try:
            return await asked.answer
        finally:
            asked.until.cancel()

    def _let_wait(self, asked: _Asked) -> None:
        asked.until = asyncio.get_running_loop().call_later(asked.question.wait, self._give_up, asked)

    def _give_up(self, asked: _Asked) -> None:
        if asked.answer.done() or asked is self._at_work:
            return
        if self._worker is None and asked.question.kind != BOT:
            self._let_wait(asked)  # people wait for a worker that starts; it is ready or given up in a while
        else:
            asked.answer.set_exception(NoAnswer("its turn did not come"))

    async def close(self) -> None:
        """End the process; whoever still waits gets no answer."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
            self._working = None
        self._end_worker()
        self._send_away("the server closes")

    def _send_away(self, why: str) -> None:
        """Whoever waits gets no answer."""
        while (asked := self._queue.take()) is not None:
            if not asked.answer.done():
                asked.answer.set_exception(NoAnswer(why))

    # ---- at work ----

    def _begin(self) -> None:
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Answer what is asked, one question after another."""
        while True:
            if self._worker is None and not await self._start():
                self._send_away("there is no worker")
                await asyncio.sleep(PAUSE)
                continue
            asked = self._queue.take()
            if asked is None:
                self._news.clear()
                await self._news.wait()
            elif not asked.answer.done():
                await self._think(asked)

    async def _start(self) -> bool:
        try:
            self._worker = await WorkerProcess.start(self._niceness, self._kept)
        except WorkerDied:
            logger.exception("a worker could not be started")
            return False
        self._ready.set()
        return True

    async def _think(self, asked: _Asked) -> None:
        """Have one question answered."""
        question, counters = asked.question, self._counters
        waited = asyncio.get_running_loop().time() - asked.since
        seconds = question.share(len(self._queue))
        counters.waits += waited > 0.001
        counters.waited_seconds += waited
        counters.shrunk += seconds < question.seconds
        self._at_work = asked
        try:
            assert self._worker is not None
            answer, thought = await self._worker.ask(question.task, seconds, question.patience, question.arguments)
        except TaskFailed as error:
            self._tell(asked, error)
        except WorkerDied as error:
            self._end_worker()
            self._tell(asked, error)
        except asyncio.CancelledError:
            if not asked.answer.done():
                asked.answer.set_exception(NoAnswer("the server closes"))
            raise
        else:
            counters.thoughts += 1
            if question.kind == BOT:
                counters.bots += 1
                counters.bots_seconds += thought
            if not asked.answer.done():
                asked.answer.set_result(answer)
        finally:
            self._at_work = None

    def _tell(self, asked: _Asked, error: Exception) -> None:
        logger.error("%s of %s was not answered: %r", asked.question.task, asked.question.owner, error)
        if not asked.answer.done():
            asked.answer.set_exception(NoAnswer(repr(error)))

    def _end_worker(self) -> None:
        worker, self._worker = self._worker, None
        if worker is None:
            return
        worker.end()
        if self._working is not None:
            self._counters.hung += worker.hung
            self._counters.died += not worker.hung
