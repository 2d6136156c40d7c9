"""Reads and writes the tables of accounts and results: each act is one transaction, in a thread of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection

from troef.store.database import Database

#: Threads that wait for the database.
THREADS: Final = 4

Rest = ParamSpec("Rest")
Answer = TypeVar("Answer")


class Shelf:
    """A database, seen from the event loop. What is done there are the functions of `accounts` and `results`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._threads = ThreadPoolExecutor(THREADS, "troef-shelf")

    async def read(
        self, ask: Callable[Concatenate[Connection, Rest], Answer], *args: Rest.args, **kwargs: Rest.kwargs
    ) -> Answer:
        """What a question finds; nothing may be changed."""

        def asked() -> Answer:
            with self._database.reading.connect() as connection:
                return ask(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._threads, asked)

    async def write(
        self, act: Callable[Concatenate[Connection, Rest], Answer], *args: Rest.args, **kwargs: Rest.kwargs
    ) -> Answer:
        """Carry out an act: all of it is on disk when this returns, or nothing of it has happened."""

        def done() -> Answer:
            with self._database.writing.begin() as connection:
                return act(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._threads, done)

    def close(self) -> None:
        """Wait for what is being done."""
        self._threads.shutdown(wait=True)
