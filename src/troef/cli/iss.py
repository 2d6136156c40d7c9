"""`troef iss`: games of skat to and from the text of the International Skat Server."""

from pathlib import Path
from typing import Annotated, Final

import typer

from troef.cli.asking import give, words_of
from troef.cli.faults import FAILED, Fault
from troef.cli.importing import Out, chosen, give_records, note, say, tell_reading, text_in
from troef.cli.pbn import ExportOut
from troef.cli.records import File, parse, read_lines, tell_fault
from troef.core.record_error import RecordError
from troef.formats.iss import FourAtTable, IssMatch, games_of, matches_of, read_iss
from troef.formats.iss.matches import IssDeal
from troef.words.words import Words

#: How a deal is called.
UNIT: Final = "format-at-game"

IssFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-iss", show_default=False)]
GameNumber = Annotated[int | None, typer.Option("--game", metavar="N", help="cli-option-iss-game", show_default=False)]


def export_record(context: typer.Context, record: File, out: ExportOut = None) -> None:
    """The deals of a match of skat as lines of the server."""
    words = words_of(context)
    text = read_lines(record)
    try:
        found = parse(text)
        if found.game.slug != "skat":
            raise Fault("cli-iss-not-skat", name=record, game=found.game.slug)
        lines = games_of(found)
    except RecordError as error:
        tell_fault(record, text, error, words)
        raise typer.Exit(FAILED) from error
    except FourAtTable as error:
        raise Fault("cli-iss-four", FAILED, name=record) from error
    give("".join(f"{line}\n" for line in lines), out)


def import_games(context: typer.Context, file: IssFile, game: GameNumber = None, out: Out = None) -> None:
    """Games of the server as records of matches."""
    words = words_of(context)
    games = chosen(read_iss(text_in(file, words)), None, game, lambda each: str(each.place))
    played = matches_of(games.games)
    deals = [deal for match in played.games for deal in match.deals]
    for deal in deals:
        say(_line(deal, words))
        for remark in deal.remarks:
            note(file, remark, words, UNIT)
    give_records([(_name(match), match.record) for match in played.games], out, words)
    faults = sorted([*games.faults, *played.faults], key=lambda fault: fault.place)
    tell_reading(file, faults, len(deals), words, UNIT)


def _name(match: IssMatch) -> str:
    """What the record's file is called: after its game, or after the first and the last."""
    places = [str(match.deals[0].game.place), str(match.deals[-1].game.place)]
    return f"game-{'-'.join(dict.fromkeys(places))}"


def _line(deal: IssDeal, words: Words) -> str:
    """`game 3: Ann scores −46 (given up there: as the server says)`."""
    name = deal.game.names[deal.declarer] if deal.declarer >= 0 else ""
    head = words.say(UNIT, number=deal.game.place)
    return f"{head}: {words.say(f'format-iss-{deal.how}', name=name or deal.declarer, score=deal.score)}"
