"""A server of Valkey or Redis of its own for tests: in a temporary folder, on a socket there, gone when they end."""

import contextlib
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import redis

#: What Debian calls it, by version.
PROGRAMS = ("valkey-server", "redis-server")


def server_program() -> "str | None":
    """The server that is installed."""
    return next(iter([found for name in PROGRAMS if (found := shutil.which(name)) is not None]), None)


class ValkeyServer:
    """A server; `address()` gives an empty database in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = cycle(range(16))
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def _socket(self) -> Path:
        return self.folder / "socket"

    def start(self) -> None:
        """Start, and wait until it answers."""
        program = server_program()
        assert program is not None and self._process is None
        command = [program, "--port", "0", "--unixsocket", str(self._socket), "--dir", str(self.folder)]
        kept = ["--save", "", "--appendonly", "no", "--logfile", str(self.folder / "log")]
        self._process = subprocess.Popen([*command, *kept])
        with redis.Redis.from_url(f"unix://{self._socket}") as asking:
            while self._process.poll() is None:
                with contextlib.suppress(redis.ConnectionError):
                    asking.ping()
                    return
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """End it; what it had is gone."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(30)
            self._process = None
            self._socket.unlink(missing_ok=True)

    def address(self) -> str:
        """An empty database."""
        address = f"unix://{self._socket}?db={next(self._numbers)}"
        with redis.Redis.from_url(address) as emptying:
            emptying.flushdb()
        return address

    def cut(self) -> None:
        """Cut the connections of everybody else."""
        with redis.Redis.from_url(f"unix://{self._socket}") as cutting:
            cutting.client_kill_filter(_type="normal", skipme=True)


@contextlib.contextmanager
def valkey() -> Iterator[ValkeyServer]:
    """A server while it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="troef-vk-"))  # short: the path of a socket has 107 bytes at most
    try:
        server = ValkeyServer(folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
