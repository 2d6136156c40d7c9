"""Several processes serve one port and one database: each is a node of its own (`troef.store.nodes`).

The first process only listens at the port and minds the others: one that ends without being asked is replaced.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from typing import Final

logger = logging.getLogger(__name__)

#: Seconds between the end of a process and its successor, and until those that were asked to end are killed.
PAUSE: Final = 0.5
PATIENCE: Final = 10.0

#: What each process runs: it serves at a socket that listens already, and says when it does.
Serve = Callable[[socket.socket, Callable[[], None]], None]


def serve_together(serve: Serve, host: str, port: int, count: int, announce: Callable[[int], None]) -> None:
    """Let processes serve until this one is interrupted or terminated.

    Args:
        serve: what each of them runs; it must be picklable.
        host: the address to listen at.
        port: the port; 0 takes a free one.
        count: how many processes.
        announce: is told the port when the first of them serves.

    Raises:
        OSError: nothing can listen there.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family, backlog=2048) as door:
        asked = threading.Event()
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, lambda *_: asked.set())
        ready = multiprocessing.get_context("spawn").Event()
        running = [_begin(serve, door, ready) for _ in range(count)]
        announced = False
        try:
            while not asked.is_set():
                if ready.is_set() and not announced:
                    announced = True
                    announce(door.getsockname()[1])
                ended = [one for one in running if not one.is_alive()]
                if ended:
                    logger.warning("%s of %s processes ended without being asked, and are replaced", len(ended), count)
                    asked.wait(PAUSE)
                    running = [one for one in running if one.is_alive()]
                    running += [_begin(serve, door, ready) for _ in range(0 if asked.is_set() else len(ended))]
                wait([one.sentinel for one in running], timeout=0.1)
        finally:
            _end(running)


def _begin(serve: Serve, door: socket.socket, ready: Event) -> BaseProcess:
    """Begin a process. It hears from this one when it is to end, not from the keyboard."""
    process = multiprocessing.get_context("spawn").Process(target=_run, args=(serve, door, ready))
    interrupted = signal.signal(signal.SIGINT, signal.SIG_IGN)
    process.start()
    signal.signal(signal.SIGINT, interrupted)
    return process


def _run(serve: Serve, door: socket.socket, ready: Event) -> None:
    """In a process of its own: serve, as long as the first process is there."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    serve(door, ready.set)


def _end(running: list[BaseProcess]) -> None:
    """Ask processes to end, and kill those that do not."""
    for one in running:
        one.terminate()
    until = time.monotonic() + PATIENCE
    for one in running:
        one.join(max(0.0, until - time.monotonic()))
        if one.is_alive():
            one.kill()
            one.join()
