"""A worker process, seen from the server: a fresh Python interpreter at the other end of a socket.

It is not forked from the server, so it has nothing of it but the socket, and ends by itself when the server is gone.
"""

import asyncio
import contextlib
import marshal
import signal
import socket
import subprocess
import sys
from typing import Any, Final

from troef.thinking.worker import ANSWER, HEAD, READY

#: Seconds until a new worker must be ready: what it imports may lie on a slow disk.
LONGEST_START: Final = 60.0
#: Seconds after which the server ends a worker whose own alarm should have ended it.
GRACE: Final = 1.0

_START: Final = "import sys; sys.path[:] = {path!r}; from troef.thinking.worker import main; main({arguments})"


class WorkerDied(Exception):
    """The process is gone, and with it the question that it had."""


class TaskFailed(Exception):
    """The function that was asked raised an error; the log of the worker has it."""


class WorkerProcess:
    """One worker; it has one question at a time."""

    def __init__(self, process: "subprocess.Popen[bytes]", line: socket.socket) -> None:
        self._process = process
        self._line = line
        #: whether it was ended because it thought for too long
        self.hung = False
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @classmethod
    async def start(cls, niceness: int, kept: int) -> "WorkerProcess":
        """A new process that is ready for its first question.

        Raises:
            WorkerDied: it could not be started.
        """
        ours, theirs = socket.socketpair()
        with theirs:
            program = _START.format(path=sys.path, arguments=f"{theirs.fileno()}, {niceness}, {kept}")
            try:
                process = subprocess.Popen(
                    [sys.executable, "-c", program], stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()]
                )
            except OSError as error:
                ours.close()
                raise WorkerDied("it could not be started") from error
        worker = cls(process, ours)
        try:
            worker._reader, worker._writer = await asyncio.open_connection(sock=ours)
            async with asyncio.timeout(LONGEST_START):
                said, _, _ = await worker._hear()
        except BaseException as error:
            worker.end()
            if isinstance(error, TimeoutError):
                raise WorkerDied("not ready in time") from error
            raise
        assert said == READY
        return worker

    async def ask(self, task: str, seconds: float, patience: float, arguments: tuple[Any, ...]) -> tuple[Any, float]:
        """What a function of `module:function` answers, and how many seconds it thought.

        Raises:
            WorkerDied: the process is gone, or did not answer within `patience` seconds.
            TaskFailed: the function raised an error.
        """
        assert self._writer is not None
        data = marshal.dumps((task, seconds, patience, arguments))
        try:
            async with asyncio.timeout(patience + GRACE):
                self._writer.write(HEAD.pack(len(data)) + data)
                await self._writer.drain()
                said, answer, thought = await self._hear()
        except TimeoutError as error:
            self.hung = True
            raise WorkerDied("no answer in time") from error
        except OSError as error:
            raise WorkerDied from error
        if said != ANSWER:
            raise TaskFailed(answer)
        return answer, thought

    async def _hear(self) -> Any:
        assert self._reader is not None
        try:
            (length,) = HEAD.unpack(await self._reader.readexactly(HEAD.size))
            return marshal.loads(await self._reader.readexactly(length))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise WorkerDied from error

    def end(self) -> None:
        """End the process, whatever it is doing, and wait until it is gone."""
        if self._writer is not None:
            with contextlib.suppress(RuntimeError):  # the event loop may be closed
                self._writer.close()
        else:
            self._line.close()
        self._process.kill()
        self.hung = self._process.wait() == -signal.SIGALRM or self.hung
