"""A worker process from inside: it answers one question after another until nobody asks any more.

A question names a function that stands at the top of a module, `module:function`. It is called with the memory of the
worker, the seconds that it may think, and the arguments of the question; all that crosses is plain data. A function
that thinks for much longer than it may ends the process: the alarm of the system reaches it wherever it is.
"""

import logging
import marshal
import os
import signal
import socket
import struct
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from importlib import import_module
from time import perf_counter
from typing import Any, Final, TypeVar

logger = logging.getLogger(__name__)

#: Before each message: how many bytes it has.
HEAD: Final = struct.Struct("!I")
#: What a worker says first, and what an answer is.
READY, ANSWER, FAILED = "ready", "answer", "failed"
#: What is loaded before the first question comes.
LOADED: Final = ("troef.thinking.choosing", "troef.bots.advice")

Kept = TypeVar("Kept")


class Memory:
    """What a worker remembers from question to question; what was not used for longest is forgotten first."""

    def __init__(self, most: int) -> None:
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._most = most

    def keep(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """What is kept under a key; made where nothing is."""
        if key not in self._kept:
            self._kept[key] = make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        kept: Kept = self._kept[key]
        return kept

    def forget(self, key: Hashable) -> None:
        """Keep nothing under a key any more."""
        self._kept.pop(key, None)


def main(descriptor: int, niceness: int, kept: int) -> None:
    """Answer questions on a socket until it is closed.

    Args:
        descriptor: that of the socket.
        niceness: by how much the worker, once it is ready, stands back for the process of the tables.
        kept: how many things it remembers.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    for name in LOADED:
        import_module(name)
    os.nice(niceness)
    memory = Memory(kept)
    with socket.socket(fileno=descriptor) as line, line.makefile("rwb") as stream:
        try:
            _send(stream, (READY, None, 0.0))
            while (message := _read(stream)) is not None:
                _send(stream, _answer(memory, *message))
        except OSError:  # nobody listens any more
            sys.exit(0)


def _answer(memory: Memory, task: str, seconds: float, patience: float, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    begun = perf_counter()
    signal.setitimer(signal.ITIMER_REAL, patience)
    try:
        module, _, name = task.partition(":")
        found = getattr(import_module(module), name)(memory, seconds, *arguments)
        marshal.dumps(found)
        return ANSWER, found, perf_counter() - begun
    except Exception as error:
        logger.exception("%s failed", task)
        return FAILED, repr(error), perf_counter() - begun
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _send(stream: Any, message: tuple[Any, ...]) -> None:
    data = marshal.dumps(message)
    stream.write(HEAD.pack(len(data)) + data)
    stream.flush()


def _read(stream: Any) -> Any:
    """The next message; None where the other side is gone."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    (length,) = HEAD.unpack(head)
    data = stream.read(length)
    return marshal.loads(data) if len(data) == length else None
