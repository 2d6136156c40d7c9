"""`troef tournament erase`: after an event, its log without personal data."""

import os
from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import words_of
from troef.cli.event_log import load, now
from troef.cli.tournament import At, LogFile
from troef.tournament.act import DESK
from troef.tournament.erasing import without_names
from troef.tournament.log import write_log
from troef.words.visible import visible

Yes = Annotated[bool, typer.Option("--yes", help="cli-option-erase-yes")]


def erase(context: typer.Context, log: LogFile, yes: Yes = False, at: At = "") -> None:
    """Erase the names, dates of birth and clubs; the ranking stays, with numbers."""
    kept = load(log)
    lines = without_names(kept.lines, kept.last_seal, at or now(), DESK)
    if yes:
        _replace(log, write_log(lines))
    key = "cli-event-erased" if yes else "cli-event-erase"
    count = len(kept.event().people)
    print(visible(words_of(context).say(key, name=log, count=count, seal=kept.last_seal)))


def _replace(path: Path, text: str) -> None:
    """Put a text in the place of a file: whoever reads it finds the old one or the new one, whole."""
    beside = path.with_name(f"{path.name}.erasing")
    with beside.open("xb") as file:
        file.write(text.encode())
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
