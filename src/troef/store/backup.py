"""A backup: all that lasts in one file of JSON Lines, the same from SQLite and PostgreSQL, and a database made of it.

The first line is `{"troef": "backup", "version": "0003"}`; each other one a row: `{"in": "events", "row": {…}}`. A
server may run meanwhile: the backup is the database as it was at one moment. What nodes tell each other is left out.
"""

import gzip
import json
from collections.abc import Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TextIO, cast

from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.exc import SQLAlchemyError

from troef.cards.sentence import Sentence
from troef.store.database import empty_database, open_database
from troef.store.migrations import NEWEST
from troef.store.schema import METADATA, NODES, NOTICES, PRESENCE
from troef.store.upgrading import take_steps

#: What concerns running nodes only.
PASSING: Final = frozenset([NODES, NOTICES, PRESENCE])
#: Rows that are read or written at a time.
TOGETHER: Final = 1000


class BadBackup(Exception):
    """A file that is no backup; its text is a sentence."""


def back_up(address: str, file: Path) -> int:
    """Write all that a database has to a file, compressed where its name ends in `.gz`; gives the number of rows.

    Raises:
        NoDatabase: the database cannot be opened.
        OSError: the file cannot be written; what it was before is still there.
    """
    database = open_database(address)
    new = file.with_name(f".{file.name}.new")
    rows = 0
    try:
        with _opened(new, file, "wt") as out, database.reading.connect() as connection:
            if database.kind == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            print(json.dumps({"troef": "backup", "version": NEWEST}), file=out)
            for line in _rows(connection):
                print(line, file=out)
                rows += 1
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
        database.close()
    return rows


def _rows(connection: Connection) -> Iterator[str]:
    for table in METADATA.sorted_tables:
        if table not in PASSING:
            wanted = select(table).order_by(*table.primary_key.columns)
            for row in connection.execution_options(yield_per=TOGETHER).execute(wanted).mappings():
                yield json.dumps({"in": table.name, "row": dict(row)}, ensure_ascii=False, separators=(",", ":"))


def restore(address: str, file: Path) -> int:
    """Make a database of a backup; gives the number of rows. It is brought up to date then, as at any start.

    Raises:
        NoDatabase: the database cannot be opened, or is not empty.
        BadBackup: the file is no backup; nothing was written.
        OSError: the file cannot be read.
    """
    with _opened(file, file, "rt") as lines:
        head = _object(lines.readline(), 1)
        version = str(head.get("version", ""))
        if head.get("troef") != "backup" or not version or version > NEWEST:
            raise BadBackup(Sentence("this is no backup that this Troef can read"))
        database = empty_database(address)
        try:
            with database.writing.begin() as connection:
                take_steps(connection, version)
                rows = _fill(connection, lines)
        finally:
            database.close()
    open_database(address).close()
    return rows


def _fill(connection: Connection, lines: TextIO) -> int:
    """Put rows in the tables that there are; gives their number."""
    tables = MetaData()
    tables.reflect(connection)
    rows = 0
    for name, group in groupby(_read(lines, set(tables.tables)), key=itemgetter(0)):
        columns = {column.name for column in tables.tables[name].columns}
        while together := [row for _, row in islice(group, TOGETHER)]:
            try:
                if any(row.keys() != columns for row in together):
                    raise ValueError
                connection.execute(insert(tables.tables[name]), together)
            except (SQLAlchemyError, ValueError) as error:
                raise BadBackup(Sentence("a row of {name} does not fit", name=name)) from error
            rows += len(together)
    return rows


def _read(lines: TextIO, names: set[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    for number, text in enumerate(lines, 2):
        told = _object(text, number)
        name, row = told.get("in"), told.get("row")
        if not isinstance(name, str) or name not in names or not isinstance(row, dict):
            raise BadBackup(Sentence("line {line} is no row of a backup", line=number))
        yield name, row


def _object(text: str, line: int) -> dict[str, Any]:
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadBackup(Sentence("line {line} is no row of a backup", line=line)) from error
    if not isinstance(told, dict):
        raise BadBackup(Sentence("line {line} is no row of a backup", line=line))
    return told


def _opened(file: Path, named: Path, mode: str) -> TextIO:
    """A text file, compressed where its name says so."""
    if named.suffix == ".gz":
        return cast(TextIO, gzip.open(file, mode, encoding="utf-8"))
    return cast(TextIO, open(file, mode, encoding="utf-8"))
