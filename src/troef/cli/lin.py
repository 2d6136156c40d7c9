"""`troef lin`: deals of bridge from the files of Bridge Base Online."""

from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import words_of
from troef.cli.boards import import_boards
from troef.cli.importing import Out, Place, text_in
from troef.cli.pbn import BoardNumber
from troef.formats.lin import read_lin

LinFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-lin", show_default=False)]


def import_deals(
    context: typer.Context, file: LinFile, board: BoardNumber = None, place: Place = None, out: Out = None
) -> None:
    """The boards of a LIN file as records of matches."""
    words = words_of(context)
    import_boards(file, read_lin(text_in(file, words)), board, place, out, words)
