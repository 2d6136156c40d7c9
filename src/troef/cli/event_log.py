"""Logs of events as files: read within bounds, and written one whole line at a time by one writer."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final

from troef.cli.faults import Fault
from troef.cli.records import read_file
from troef.tournament.act import Act, Actor, Line
from troef.tournament.event import Event
from troef.tournament.log import Log, LogFault, read_log

#: No log of an event is longer.
MOST_BYTES: Final = 500_000_000


def now() -> str:
    """The time on this machine's clock, as a log has it."""
    return datetime.now().isoformat(timespec="seconds")


def load(path: Path) -> Log:
    """The log in a file.

    Raises:
        Fault: the file is not there, is too long, or cannot be read.
        LogFault: a line is wrong, with its number, or there is none.
    """
    found = read_log(decoded(read_file(path, MOST_BYTES)))
    if not found.lines:
        raise LogFault(1, "empty")
    return found


def decoded(data: bytes) -> str:
    """The text of a log.

    Raises:
        LogFault: a line is no UTF-8.
    """
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise LogFault(data.count(b"\n", 0, error.start) + 1, "not-text") from error


def create(path: Path, line: Line) -> None:
    """Begin a log with its first line.

    Raises:
        Fault: there is a file of this name already.
    """
    try:
        with path.open("xb") as file:
            _to_disk(file, f"{Log().append(line)}\n".encode())
    except FileExistsError as error:
        raise Fault("cli-tournament-exists", name=path) from error


class LogWriter:
    """The log of an event that is open for writing: what an act gives is on disk before it takes effect."""

    def __init__(self, file: BinaryIO, log: Log) -> None:
        self._file = file
        self._log = log
        self.event: Event = log.event()

    def act(self, act: Act, at: str, by: Actor) -> Line:
        """Decide an act, write its line, and apply it.

        Raises:
            Refused: the act is not allowed; nothing is written.
            OSError: the line could not be written; the file is as it was.
        """
        line = self.event.decide(act, at, by)
        _to_disk(self._file, f"{self._log.append(line)}\n".encode())
        self.event.apply(line)
        return line


@contextmanager
def writing(path: Path) -> Iterator[LogWriter]:
    """A log that nobody else writes meanwhile. Half a line at its end, which no writer finished, is dropped.

    Raises:
        Fault: the file is not there, is too long, or cannot be read.
        LogFault: a line is wrong, with its number.
    """
    read_file(path, MOST_BYTES)  # a file that is not there is named with what is nearest
    with path.open("r+b") as file:
        _lock(file)
        data = file.read(MOST_BYTES + 1)
        log = _without_half_line(file, data)
        file.seek(0, os.SEEK_END)
        yield LogWriter(file, log)


def _without_half_line(file: BinaryIO, data: bytes) -> Log:
    """The log of what was read; the file then ends with a whole line."""
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) == len(data):
        return read_log(decoded(data))
    try:
        log = read_log(decoded(data))
    except LogFault as fault:
        if fault.key not in ("not-json", "not-text") or fault.line <= whole.count(b"\n"):
            raise
        file.truncate(len(whole))
        return read_log(decoded(whole))
    file.seek(0, os.SEEK_END)
    _to_disk(file, b"\n")  # a whole line whose end an editor took away
    return log


def _to_disk(file: BinaryIO, data: bytes) -> None:
    """Write at the end of a file until the disk has it; if that fails, the file is as it was."""
    length = file.tell()
    try:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    except OSError:
        file.truncate(length)
        raise


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        """Wait until nobody else writes the file; closing it lets the next one in."""
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        """Wait until nobody else writes the file; closing it lets the next one in."""
        fcntl.flock(file, fcntl.LOCK_EX)
