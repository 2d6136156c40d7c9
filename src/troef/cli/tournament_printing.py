"""`troef tournament print`: the sheets, lists, cards and diplomas of an event as PDF."""

from pathlib import Path
from typing import Annotated

import typer

from troef.cli.asking import words_of
from troef.cli.event_log import load, now
from troef.cli.faults import Fault
from troef.cli.tournament import LogFile
from troef.core.nearest import nearest
from troef.paper.documents import KINDS, Order, printed
from troef.paper.letterhead import Letterhead

What = Annotated[str, typer.Option("--what", metavar="|".join(KINDS), help="cli-option-what")]
Pdf = Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-option-pdf")]
RoundNumber = Annotated[
    int | None, typer.Option("--round", metavar="N", min=1, help="cli-option-print-round", show_default=False)
]
Tables = Annotated[
    list[int] | None, typer.Option("--table", metavar="N", min=1, help="cli-option-table", show_default=False)
]
Link = Annotated[
    str, typer.Option("--link", metavar="http://…/{round}/{table}", help="cli-option-link", show_default=False)
]


def print_paper(
    context: typer.Context,
    log: LogFile,
    what: What,
    out: Pdf,
    round_number: RoundNumber = None,
    tables: Tables = None,
    link: Link = "",
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, max=1000, help="cli-option-sheets")] = 1,
    places: Annotated[int, typer.Option("--places", metavar="N", min=1, help="cli-option-places")] = 3,
) -> None:
    """Print a part of an event as PDF."""
    if what not in KINDS:
        raise Fault("cli-tournament-what", name=what, nearest=nearest(what, KINDS), names=", ".join(KINDS))
    head = Letterhead(load(log).event(), words_of(context).lang, now()[11:16])
    order = Order(round_number, tuple(tables) if tables else None, link, count, places)
    out.write_bytes(printed(head, what, order))
