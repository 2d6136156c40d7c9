"""`troef pbn`: deals of bridge to and from Portable Bridge Notation."""

from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import give, words_of
from troef.cli.boards import import_boards
from troef.cli.faults import FAILED, Fault
from troef.cli.importing import Out, Place, text_in
from troef.cli.records import File, parse, read_lines, tell_fault
from troef.core.record_error import RecordError
from troef.formats.pbn import boards_of, read_pbn, write_pbn

ExportOut = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-pbn-out", show_default=False)]
PbnFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-pbn", show_default=False)]
BoardNumber = Annotated[int | None, typer.Option("--board", metavar="N", help="cli-option-board", show_default=False)]


def export_record(context: typer.Context, record: File, out: ExportOut = None) -> None:
    """The deals of a match of bridge as PBN."""
    words = words_of(context)
    text = read_lines(record)
    try:
        found = parse(text)
        if found.game.slug != "bridge":
            raise Fault("cli-pbn-not-bridge", name=record, game=found.game.slug)
        boards = boards_of(found)
    except RecordError as error:
        tell_fault(record, text, error, words)
        raise typer.Exit(FAILED) from error
    give(write_pbn(boards), out)


def import_deals(
    context: typer.Context, file: PbnFile, board: BoardNumber = None, place: Place = None, out: Out = None
) -> None:
    """The boards of a PBN file as records of matches."""
    words = words_of(context)
    import_boards(file, read_pbn(text_in(file, words)), board, place, out, words)
