"""`troef position`: a position of a record as JSON, to keep, change and lay again."""

from typing import Annotated

import typer

from troef.cli.asking import words_of
from troef.cli.faults import FAILED
from troef.cli.records import File, parse, read_lines, tell_fault
from troef.core.record import json_text
from troef.core.record_error import RecordError

Events = Annotated[int | None, typer.Option("--events", metavar="N", min=0, help="cli-option-events")]


def position(context: typer.Context, record: File, events: Events = None) -> None:
    """The position after all of a record, or after its first deals and moves."""
    text = read_lines(record)
    try:
        state = parse(text).replay(events)
    except RecordError as error:
        tell_fault(record, text, error, words_of(context))
        raise typer.Exit(FAILED) from error
    print(json_text(state.position(), 1))
