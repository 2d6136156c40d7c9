"""Starts the server."""

import contextlib
import gc
import threading
import webbrowser
from dataclasses import replace
from socket import socket
from typing import Final

import uvicorn

from troef.server.app import make_app
from troef.server.limits import LARGEST_BODY
from troef.server.settings import Settings, default_database

#: In place of an address: the tables are gone with the process.
MEMORY: Final = "memory"
#: How seldom Python looks for objects that nobody needs: what a server holds stays, and looking through all of a large
#: event takes a quarter of a second.
COLLECTING: Final = (20_000, 20, 100)


class Announced(uvicorn.Server):
    """A server that says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self._open_browser = open_browser

    async def startup(self, sockets: "list[socket] | None" = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self.config.host
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{port}/"
        print(f"Troef: {address}", flush=True)
        if self._open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def make_server(settings: Settings, host: str, port: int, open_browser: bool = False) -> Announced:
    """A server that only has to be run."""
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=LARGEST_BODY,
        timeout_graceful_shutdown=3,
    )
    return Announced(config, open_browser)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: "str | None" = None,
    open_browser: bool = False,
    settings: "Settings | None" = None,
) -> None:
    """Serve until interrupted.

    Args:
        host: the address to listen at; only this machine by default.
        port: the port; 0 takes a free one.
        db: a SQLAlchemy database address, `memory` for none; by default SQLite in the user's data folder.
        open_browser: show the first page.
        settings: everything else.
    """
    gc.set_threshold(*COLLECTING)
    url = None if db == MEMORY else db or default_database()
    server = make_server(replace(settings or Settings(), db=url), host, port, open_browser)
    with contextlib.suppress(KeyboardInterrupt):  # it has closed everything before it says so
        server.run()
