"""Brings a database to its newest version, one step after the other, when a server starts.

Several may start at once: who comes first holds the database (`BEGIN EXCLUSIVE` in SQLite, an advisory lock in
PostgreSQL), the others find it done. A step that fails leaves the database as it was.
"""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from troef.cards.sentence import Sentence
from troef.store.migrations import NEWEST

#: What PostgreSQL's lock is known by: any number that no other program uses in this database.
_LOCK: Final = 7_306_563
#: Where Alembic notes the last step that was taken.
_NOTED: Final = "alembic_version"


class NewerDatabase(Exception):
    """The database was made by a newer Troef; its text is a sentence."""


def upgrade(engine: Engine) -> None:
    """Bring a database to the newest version, from whichever it has.

    Raises:
        NewerDatabase: a newer Troef has brought it further than this one knows.
        SQLAlchemyError: the database cannot be read or written.
    """
    with engine.connect() as connection:
        if _version(connection) == NEWEST:  # as nearly always: nobody needs to wait, nor to load Alembic
            return
    with engine.connect().execution_options(troef_begin="EXCLUSIVE") as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        if _version(connection) != NEWEST:
            take_steps(connection)


def _version(connection: Connection) -> str | None:
    """The last step that was taken; None where there are no notes of any."""
    if not inspect(connection).has_table(_NOTED):
        return None
    version: str | None = connection.execute(text(f"SELECT version_num FROM {_NOTED}")).scalar()
    if version is not None and version > NEWEST:
        raise NewerDatabase(Sentence("a newer Troef has been here: its version is {found}", found=version))
    return version


def take_steps(connection: Connection, to: str = "head") -> None:
    """Run the steps that are still to be taken, up to this one, in the transaction that has begun."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    folder = str(Path(__file__).parent / "migrations")
    steps = ScriptDirectory(folder, version_locations=[folder])
    with EnvironmentContext(
        Config(), steps, fn=lambda revision, _: steps._upgrade_revs(to, revision), destination_rev=to
    ) as environment:
        environment.configure(connection=connection, transactional_ddl=True)
        environment.run_migrations()
