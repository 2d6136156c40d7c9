"""Starts the server."""

import contextlib
import gc
import os
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from socket import socket
from typing import Final

import uvicorn

from troef.server.app import make_app
from troef.server.front_door.addresses import Proxies
from troef.server.front_door.complaints import keep_log
from troef.server.front_door.connections import Connections, files_allowed, room_of
from troef.server.front_door.protocols import DoorConfig
from troef.server.processes import serve_together
from troef.server.settings import Settings, default_database

#: In place of an address: the tables are gone with the process.
MEMORY: Final = "memory"
#: How seldom Python looks for objects that nobody needs: what a server holds stays, and looking through all of a large
#: event takes a quarter of a second.
COLLECTING: Final = (20_000, 20, 100)


class Announced(uvicorn.Server):
    """A server that says where it is once it listens; `ready`: somebody else says it for this one."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser
        self.ready: Callable[[], None] | None = None

    async def startup(self, sockets: "list[socket] | None" = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        if self.ready is not None:
            self.ready()
        else:
            announce(self.config.host, self._open_browser, self.servers[0].sockets[0].getsockname()[1])


def announce(host: str, open_browser: bool, port: int) -> None:
    """Say where the server is."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"
    print(f"Troef: {address}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def make_server(settings: Settings, host: str, port: int, open_browser: bool = False) -> Announced:
    """A server that only has to be run."""
    connections = Connections(room_of(settings, files_allowed()), Proxies(settings.proxies))
    config = DoorConfig(make_app(settings), settings, connections, host, port)
    return Announced(config, open_browser)


def _serve_at(settings: Settings, host: str, port: int, door: socket, ready: Callable[[], None]) -> None:
    """Serve at a socket that listens already, as one of several processes."""
    server = make_server(settings, host, port)
    server.ready = ready
    _run(server, [door])


def _run(server: Announced, doors: "list[socket] | None" = None) -> None:
    """Serve in this process until it is interrupted."""
    gc.set_threshold(*COLLECTING)
    keep_log()
    with contextlib.suppress(KeyboardInterrupt):  # it has closed everything before it says so
        server.run(doors)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: "str | None" = None,
    open_browser: bool = False,
    settings: "Settings | None" = None,
    processes: int = 1,
) -> None:
    """Serve until interrupted.

    Args:
        host: the address to listen at; only this machine by default.
        port: the port; 0 takes a free one.
        db: a database address, `memory` for none; by default SQLite in the user's data folder.
        open_browser: show the first page.
        settings: everything else.
        processes: how many serve together, with one database.
    """
    url = None if db == MEMORY else db or default_database()
    chosen = replace(settings or Settings(), db=url, warm=True)
    if processes == 1:
        _run(make_server(chosen, host, port, open_browser))
        return
    if chosen.workers is None:  # they think on the same processors
        chosen = replace(chosen, workers=max(1, ((os.cpu_count() or 1) - 1) // processes))
    run = partial(_serve_at, chosen, host, port)
    serve_together(run, host, port, processes, partial(announce, host, open_browser))
