"""`troef tournament register`: one person, or a whole list from a spreadsheet."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import words_of
from troef.cli.event_log import now, writing
from troef.cli.faults import FAILED, Fault, refused_act
from troef.cli.records import read_file
from troef.cli.tournament import At, LogFile
from troef.tournament.act import DESK
from troef.tournament.entry.admission import ApplyAsJoker, Register, Report
from troef.tournament.entry.name_list import ListFault, read_list, registrations
from troef.words.visible import visible

#: No list is longer.
MOST_BYTES = 1_000_000

Table = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="cli-option-csv", show_default=False)]


def register(
    context: typer.Context,
    log: LogFile,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="cli-option-who", show_default=False)] = "",
    born: Annotated[str, typer.Option("--born", metavar="YYYY-MM-DD", help="cli-option-born")] = "",
    club: Annotated[str, typer.Option("--club", metavar="NAME", help="cli-option-club")] = "",
    members: Annotated[str, typer.Option("--members", metavar="A,B", help="cli-option-members")] = "",
    joker: Annotated[bool, typer.Option("--joker", help="cli-option-joker")] = False,
    report: Annotated[bool, typer.Option("--report", help="cli-option-report")] = False,
    table: Table = None,
    at: At = "",
) -> None:
    """Register somebody, who gets the next number, or everybody on a list."""
    if (table is not None) == bool(name):
        raise Fault("cli-tournament-who")
    if table is not None:
        _register_list(context, log, table, report, at or now())
        return
    time = at or now()
    names = tuple([part.strip() for part in members.split(",") if part.strip()])
    with writing(log) as writer:
        number = max(writer.event.people, default=0) + 1
        if joker:
            writer.act(ApplyAsJoker(number, name), time, DESK)
        else:
            writer.act(Register(number, name, born, writer.event.rules_version, club, names), time, DESK)
        if report and not joker:
            writer.act(Report(number), time, DESK)
    print(visible(words_of(context).say("cli-event-registered", name=name, number=number)))


def _register_list(context: typer.Context, log: Path, table: Path, report: bool, time: str) -> None:
    """Register everybody on a list, or nobody: then each line that is wrong is told."""
    words = words_of(context)
    try:
        rows = read_list(read_file(table, MOST_BYTES))
        with writing(log) as writer:
            first = max(writer.event.people, default=0) + 1
            writer.act(registrations(writer.event, rows, time, report), time, DESK)
    except ListFault as fault:
        for line, refused in fault.faults:
            told = f"{table}: {words.say('cli-at-line', line=line)}: {refused_act(refused, words)}"
            print(visible(told), file=sys.stderr)
        raise typer.Exit(FAILED) from fault
    facts = {"count": len(rows), "first": first, "last": first + len(rows) - 1}
    print(words.say("cli-event-registered-list", **facts))
