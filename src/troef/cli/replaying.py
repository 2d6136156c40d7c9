"""`troef replay`: a match looked at again in the terminal, from a record or a file of another program."""

from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import words_of
from troef.cli.faults import FAILED, Fault
from troef.cli.records import read_file, tell_fault
from troef.core.record_error import RecordError
from troef.table.fault import Fault as TableFault
from troef.table.replay.replay import Replay
from troef.table.replay.replay_files import matches_in

ReplayFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-replay", show_default=False)]
Match = Annotated[int, typer.Option("--match", metavar="N", min=1, help="cli-option-replay-match")]
Deal = Annotated[int | None, typer.Option("--deal", metavar="N", help="cli-option-replay-deal", show_default=False)]


def replay(context: typer.Context, file: ReplayFile, match: Match = 1, deal: Deal = None) -> None:
    """Look at a match again, step by step."""
    words = words_of(context)
    data = read_file(file)
    try:
        records = matches_in(data)
        if match > len(records):
            raise Fault("no-such-match", FAILED, number=match)
        found = Replay(records[match - 1], whole=True)
    except RecordError as error:
        tell_fault(file, data, error, words)
        raise typer.Exit(FAILED) from error
    except TableFault as error:
        raise Fault(error.key, FAILED) from error
    if not found.deals:
        raise Fault("no-such-deal", FAILED, number=deal or 1)
    numbers = [one.number for one in found.deals]
    if deal is not None and deal not in numbers:
        raise Fault("no-such-deal", FAILED, number=deal)
    from troef.tui.replaying import ReplayApp, ReplaySession  # Textual is large: only for those who look

    session = ReplaySession(found)
    session.go_to_deal(numbers.index(deal) if deal is not None else 0)
    ReplayApp(session, words.lang).run()
