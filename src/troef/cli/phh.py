"""`troef phh`: hands of poker to and from the Poker Hand History format."""

from pathlib import Path
from typing import Annotated, Final

import typer

from troef.cli.asking import give, words_of
from troef.cli.faults import FAILED, Fault
from troef.cli.importing import Out, Place, chosen, give_records, note, tell_reading, text_in
from troef.cli.pbn import ExportOut
from troef.cli.records import File, parse, read_lines, tell_fault
from troef.core.record_error import RecordError
from troef.formats.phh import hands_of, matches_of, read_phh, write_phh

#: How a hand is called.
UNIT: Final = "format-at-hand"

PhhFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-phh", show_default=False)]
HandNumber = Annotated[
    str | None, typer.Option("--hand", metavar="N", help="cli-option-hand-number", show_default=False)
]


def export_record(context: typer.Context, record: File, out: ExportOut = None) -> None:
    """The hands of a match of poker as PHH."""
    words = words_of(context)
    text = read_lines(record)
    try:
        found = parse(text)
        if found.game.slug != "poker":
            raise Fault("cli-phh-not-poker", name=record, game=found.game.slug)
        hands = hands_of(found)
    except RecordError as error:
        tell_fault(record, text, error, words)
        raise typer.Exit(FAILED) from error
    for fault in hands.faults:
        note(record, fault, words, UNIT)
    if not hands.games:
        raise Fault("cli-phh-no-hand", FAILED, name=record)
    give(write_phh(hands.games), out)


def import_hands(
    context: typer.Context, file: PhhFile, hand: HandNumber = None, place: Place = None, out: Out = None
) -> None:
    """Hands of a PHH file as records of matches."""
    words = words_of(context)
    found = chosen(read_phh(text_in(file, words)), hand, place, lambda each: str(each.label))
    played = matches_of(found.games)
    for match in played.games:
        for remark in match.remarks:
            note(file, remark, words, UNIT)
    give_records([(f"hand-{match.hand.label or match.hand.place}", match.record) for match in played.games], out, words)
    faults = sorted([*found.faults, *played.faults], key=lambda fault: fault.place)
    tell_reading(file, faults, len(played.games), words, UNIT)
