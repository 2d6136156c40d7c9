"""`troef pbn`: deals of bridge to and from Portable Bridge Notation."""

from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import give, words_of
from troef.cli.faults import FAILED, Fault
from troef.cli.records import File, fault_line, first_fault, parse, read_file
from troef.core.record import RecordError
from troef.core.registry import find_game
from troef.games.bridge.pbn import Board, PbnError, boards_of, record_of, write_pbn
from troef.games.bridge.pbn_reading import read_pbn

Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-pbn-out", show_default=False)]
PbnFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-pbn", show_default=False)]
BoardNumber = Annotated[int | None, typer.Option("--board", help="cli-option-pbn-board", show_default=False)]


def export_record(context: typer.Context, record: File, out: Out = None) -> None:
    """The deals of a match of bridge as PBN."""
    words = words_of(context)
    text = read_file(record)
    try:
        found = parse(text)
        if found.game.slug != "bridge":
            raise Fault("cli-pbn-not-bridge", name=record, game=found.game.slug)
        boards = boards_of(found)
    except RecordError as error:
        print(f"{record}: {fault_line(first_fault(text, error), text, words)}")
        raise typer.Exit(FAILED) from error
    give(write_pbn(boards), out)


def import_deals(context: typer.Context, file: PbnFile, board: BoardNumber = None, out: Out = None) -> None:
    """A PBN file as the record of a match."""
    words = words_of(context)
    try:
        text = read_file(file).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Fault("cli-file", name=file, text="UTF-8?") from error
    try:
        record = record_of(find_game("bridge"), _chosen(read_pbn(text), board))
    except PbnError as error:
        print(f"{file}: {words.say('cli-at-line', line=error.line)}: {error.reason}")
        raise typer.Exit(FAILED) from error
    give(record.text(), out)


def _chosen(boards: list[Board], number: int | None) -> list[Board]:
    if number is None:
        return boards
    chosen = [board for board in boards if board.number == number]
    if not chosen:
        raise Fault("cli-pbn-no-board", number=number, boards=", ".join(str(board.number) for board in boards))
    return chosen[:1]
