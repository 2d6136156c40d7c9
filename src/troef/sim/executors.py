"""Executors, which do the work of many matches: this process, several processes on this machine, or a Ray cluster.

The work is a function that is applied to portions of plain data. The results do not depend on the executor; only their
order does.
"""

import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

#: A part of the work, and what is made of it.
P = TypeVar("P")
T = TypeVar("T")

#: The portions that are handed out for each worker, so that the next one is ready when it has finished.
AHEAD: Final = 2
#: How long a cluster may take to answer at all, in seconds.
KNOCKING: Final = 5.0
#: Ray writes no log of its own.
QUIET: Final[dict[str, object]] = {"log_to_driver": False, "logging_level": "ERROR"}


class Executor(Protocol):
    """Applies a function to portions of work, one or several at a time."""

    @property
    def size(self) -> int:
        """How many portions are worked on at the same time."""
        ...

    def each(self, work: Callable[[P], T], portions: Sequence[P]) -> Iterator[T]:
        """The result of each portion, as it is finished."""
        ...


class Alone:
    """This process."""

    size: int = 1

    def each(self, work: Callable[[P], T], portions: Sequence[P]) -> Iterator[T]:
        """The results in order, each computed when it is asked for."""
        for portion in portions:
            yield work(portion)


class Processes:
    """New processes on this machine; they share no memory with this one."""

    def __init__(self, size: int) -> None:
        self.size = size

    def each(self, work: Callable[[P], T], portions: Sequence[P]) -> Iterator[T]:
        """As they come."""
        if not portions:
            return
        pool = ProcessPoolExecutor(min(self.size, len(portions)), get_context("spawn"), _leave_interrupts)
        waiting = list(reversed(portions))
        running: set[Future[T]] = set()
        try:
            while waiting or running:
                while waiting and len(running) < AHEAD * self.size:
                    running.add(pool.submit(work, waiting.pop()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Start a worker: Ctrl-C is for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class NoCluster(Exception):
    """There is no Ray to work with: `key` says why, `facts` what is known of it."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Cluster:
    """A Ray cluster: the one that RAY_ADDRESS names, or that runs on this machine; without one, one is started here.

    Every machine of it must have the same Troef. With a `size` no more work at once; otherwise all its processors do.

    Raises:
        NoCluster: Ray is not installed or does not start, or no cluster answers where RAY_ADDRESS says.
    """

    def __init__(self, size: "int | None" = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it tells its makers nothing
        try:
            self._ray: Any = import_module("ray")
        except ImportError as error:
            raise NoCluster("no-ray") from error
        self._joined = not self._ray.is_initialized()
        if self._joined:
            _join(self._ray, size)
        self.size = size if size is not None else max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def each(self, work: Callable[[P], T], portions: Sequence[P]) -> Iterator[T]:
        """As they come; whoever fails is tried again elsewhere by Ray, unless it was the work itself."""
        ray = self._ray
        remote = ray.remote(_named(work))
        waiting = list(reversed(portions))
        running: list[Any] = []
        try:
            while waiting or running:
                while waiting and len(running) < AHEAD * self.size:
                    running.append(remote.remote(waiting.pop()))
                done, running = ray.wait(running, num_returns=1)
                for task in done:
                    yield self._result(task)
        finally:
            for task in running:
                ray.cancel(task, force=True)

    def _result(self, task: Any) -> Any:
        try:
            return self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error

    def leave(self) -> None:
        """Disconnect from the cluster; one that was started here stops."""
        if self._joined:
            self._ray.shutdown()
            self._joined = False


def _named(work: Callable[[P], T]) -> Callable[[P], T]:
    """The work as a plain function, as Ray wants it."""

    def do(portion: P) -> T:
        return work(portion)

    return do


def _join(ray: Any, size: "int | None") -> None:
    """Join the cluster that there is, or start one on this machine."""
    address = os.environ.get("RAY_ADDRESS", "")
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    try:
        if colon and port.isdecimal():  # Ray itself would knock for minutes where nobody is
            socket.create_connection((host, int(port)), KNOCKING).close()
        ray.init(address="auto", **QUIET)
    except (OSError, RuntimeError, ValueError) as error:
        if address:
            raise NoCluster("no-ray-cluster", name=address) from error
        _start(ray, size)


def _start(ray: Any, size: "int | None") -> None:
    """Start a cluster on this machine. Ray waits for it half a minute, whatever else the machine has to do."""
    try:
        ray.init(num_cpus=size, include_dashboard=False, _node_ip_address="127.0.0.1", **QUIET)
    except Exception as error:  # Ray has no narrower one for it
        raise NoCluster("no-ray-start", text=" ".join(str(error).split())) from error
