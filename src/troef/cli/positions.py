"""`troef position`: a position of a record as JSON, to keep, change and lay again."""

import json
from typing import Annotated

import typer

from troef.cli.asking import words_of
from troef.cli.faults import FAILED
from troef.cli.records import File, fault_line, first_fault, parse, read_file
from troef.core.record import RecordError

Events = Annotated[int | None, typer.Option("--events", metavar="N", min=0, help="cli-option-events")]


def position(context: typer.Context, record: File, events: Events = None) -> None:
    """The position after all of a record, or after its first deals and moves."""
    text = read_file(record)
    try:
        state = parse(text).replay(events)
    except RecordError as error:
        print(f"{record}: {fault_line(first_fault(text, error), text, words_of(context))}")
        raise typer.Exit(FAILED) from error
    print(json.dumps(state.position(), ensure_ascii=False, indent=1))
