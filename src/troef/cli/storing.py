"""`troef backup` and `troef restore`: all that a server keeps, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import words_of
from troef.cli.faults import FAILED, Fault

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-backup", show_default=False)]
At = Annotated[str | None, typer.Option("--db", metavar="URL", help="cli-option-db", show_default=False)]


def backup(context: typer.Context, file: BackupFile, db: At = None) -> None:
    """Write all that a server keeps to a file, also while it runs."""
    from troef.server.settings import default_database
    from troef.store.backup import back_up
    from troef.store.database import NoDatabase

    try:
        rows = back_up(db or default_database(), file)
    except NoDatabase as error:
        raise Fault("cli-db", text=error) from error
    print(words_of(context).say("cli-backed-up", rows=rows, name=file))


def restore(context: typer.Context, file: BackupFile, db: At = None) -> None:
    """Make a new database of a backup."""
    from troef.server.settings import default_database
    from troef.store import backup as backups
    from troef.store.database import NoDatabase

    try:
        rows = backups.restore(db or default_database(), file)
    except NoDatabase as error:
        raise Fault("cli-db", text=error) from error
    except backups.BadBackup as error:
        raise Fault("cli-backup", FAILED, name=file, text=error) from error
    print(words_of(context).say("cli-restored", rows=rows, name=file))
