"""A PostgreSQL server of its own for tests: in a temporary folder, on a socket there, gone when they end."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
from sqlalchemy import make_url

#: Where Debian puts the programs of each version.
FOLDERS = Path("/usr/lib/postgresql")
_NUMBERS = count(1)
#: Seconds within which a server has started or stopped, also where the disk has much else to do.
LIMIT = 300


class PostgresServer:
    """A running server; `database()` makes an empty database in it and gives its address."""

    def __init__(self, folder: Path, fsync: bool) -> None:
        self.folder = folder
        programs = max(FOLDERS.glob("*/bin"), key=lambda path: int(path.parent.name))
        data = str(folder / "data")
        _as_owner([str(programs / "initdb"), "-D", data, "-A", "trust", "-U", "troef", "-E", "UTF8", "--no-sync"])
        settings = {"listen_addresses": "", "unix_socket_directories": str(folder), "max_connections": "60"}
        settings["fsync"] = "on" if fsync else "off"
        options = " ".join([f"-c {name}='{value}'" for name, value in settings.items()])
        self._stop = [str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "-t", f"{LIMIT}", "stop"]
        log = str(folder / "log")
        self._start = [str(programs / "pg_ctl"), "-D", data, "-l", log, "-o", options, "-w", "-t", f"{LIMIT}", "start"]
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        _as_owner(self._start)

    def database(self, like: str = "") -> str:
        """The address of a new database: an empty one, or a copy of the one at another address."""
        name = f"troef{next(_NUMBERS)}"
        self._tell(f"CREATE DATABASE {name}" + (f" TEMPLATE {make_url(like).database}" if like else ""))
        return f"postgresql+psycopg://troef@/{name}?host={self.folder}"

    def drop(self, address: str) -> None:
        """A database is not needed any more; whoever is still connected to it is cut off."""
        self._tell(f"DROP DATABASE {make_url(address).database} WITH (FORCE)")

    def _tell(self, command: str) -> None:
        with psycopg.connect(self._place("postgres"), autocommit=True) as connection:
            connection.execute(command)

    def _place(self, name: str) -> str:
        return f"host={self.folder} user=troef dbname={name}"

    def stop(self) -> None:
        """End it, by the process that its own folder names."""
        _as_owner(self._stop)


def _as_owner(command: list[str]) -> None:
    """Run a program of PostgreSQL, which refuses to be root."""
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*user, *command], check=True, stdout=subprocess.DEVNULL, timeout=2 * LIMIT, cwd="/")


@contextlib.contextmanager
def postgres(fsync: bool = False) -> Iterator[PostgresServer]:
    """A server while it is needed. With `fsync` what it has committed outlives a power cut."""
    folder = Path(tempfile.mkdtemp(prefix="troef-pg-"))  # short: the path of a socket has 107 bytes at most
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    folder.chmod(0o755)
    try:
        server = PostgresServer(folder, fsync)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
