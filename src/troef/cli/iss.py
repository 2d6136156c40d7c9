"""`troef iss`: games of skat to and from the text of the International Skat Server."""

from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import give, words_of
from troef.cli.faults import FAILED, Fault
from troef.cli.records import File, fault_line, first_fault, parse, read_file
from troef.core.record import RecordError
from troef.games.skat.iss import IssError, IssGame, games_of, read_iss, record_of
from troef.words.words import Words

Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-pbn-out", show_default=False)]
IssFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-iss", show_default=False)]
GameNumber = Annotated[int | None, typer.Option("--game", help="cli-option-iss-game", show_default=False)]


def export_record(context: typer.Context, record: File, out: Out = None) -> None:
    """The deals of a match of skat as lines of the server."""
    words = words_of(context)
    text = read_file(record)
    try:
        found = parse(text)
        if found.game.slug != "skat":
            raise Fault("cli-iss-not-skat", name=record, game=found.game.slug)
        lines = games_of(found)
    except RecordError as error:
        print(f"{record}: {fault_line(first_fault(text, error), text, words)}")
        raise typer.Exit(FAILED) from error
    except IssError as error:
        raise _told(record, error, words) from error
    give("".join(f"{line}\n" for line in lines), out)


def import_games(context: typer.Context, file: IssFile, game: GameNumber = None, out: Out = None) -> None:
    """Games of the server as the record of a match."""
    words = words_of(context)
    try:
        text = read_file(file).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Fault("cli-file", name=file, text="UTF-8?") from error
    try:
        record = record_of(_chosen(read_iss(text), game))
    except IssError as error:
        raise _told(file, error, words) from error
    give(record.text(), out)


def _chosen(games: list[IssGame], number: int | None) -> list[IssGame]:
    if number is None:
        return games
    if not 1 <= number <= len(games):
        raise Fault("cli-iss-no-game", number=number, games=len(games))
    return [games[number - 1]]


def _told(file: Path, error: IssError, words: Words) -> typer.Exit:
    print(f"{file}: {words.say('cli-at-game', number=error.number)}: {error.reason}")
    return typer.Exit(FAILED)
