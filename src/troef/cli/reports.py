"""`troef reports`: how people behave at the tables of a server, as others have reported it."""

import time
from collections.abc import Callable
from datetime import datetime
from typing import Annotated, Any, TypeVar

import typer
from sqlalchemy import Connection

from troef.cli.asking import words_of
from troef.cli.faults import FAILED, Fault
from troef.cli.storing import At
from troef.store.reports import Filed
from troef.words.visible import visible
from troef.words.words import Words

Number = Annotated[str | None, typer.Argument(metavar="REPORT", help="cli-argument-report", show_default=False)]
Settle = Annotated[str | None, typer.Option("--settle", metavar="TEXT", help="cli-option-settle", show_default=False)]
Settled = Annotated[bool, typer.Option("--all", help="cli-option-settled")]

Answer = TypeVar("Answer")


def reports(
    context: typer.Context, report: Number = None, settle: Settle = None, settled: Settled = False, db: At = None
) -> None:
    """List reports, show one, or settle it."""
    from troef.store import reports as stored

    said = words_of(context)
    now = int(time.time())
    if report is None:
        if settle is not None:
            raise Fault("cli-which-report")
        _within(db, lambda connection: stored.forget_old(connection, now))
        found = _within(db, lambda connection: stored.filed(connection, settled))
        for one in found:
            print(visible(_line(one, said)))
        print(said.say("cli-reports-found", count=len(found)))
        return
    if settle is not None:
        if not _within(db, lambda connection: stored.settle(connection, report, settle, now)):
            raise Fault("cli-no-report", FAILED, name=report)
        print(said.say("cli-report-settled", name=report))
        return
    found_one = _within(db, lambda connection: stored.find(connection, report))
    if found_one is None:
        raise Fault("cli-no-report", FAILED, name=report)
    for line in _whole(found_one, said):
        print(visible(line))


def _within(db: "str | None", act: Callable[[Connection], Answer]) -> Answer:
    """Something that is done in the database of the server."""
    from troef.server.settings import default_database
    from troef.store.database import NoDatabase, open_database

    try:
        database = open_database(db or default_database())
    except NoDatabase as error:
        raise Fault("cli-db", text=error) from error
    try:
        with database.writing.begin() as connection:
            return act(connection)
    finally:
        database.close()


def _line(report: Filed, said: Words) -> str:
    reason = said.say(f"ui-report-{report.reason}")
    settled = "" if report.settled is None else f" · {said.say('cli-report-done')}"
    return f"{report.id}  {_moment(report.at)}  {report.name}  {reason}{settled}"


def _whole(report: Filed, said: Words) -> list[str]:
    """All that there is of a report."""
    reporter = report.by_name or "–"
    lines = [
        _line(report, said),
        said.say("cli-report-where", table=report.table, match=report.match, game=said.say(f"game-{report.game}")),
        said.say("cli-report-by", name=reporter, account=report.account or "–"),
    ]
    if report.note:
        lines.append(said.say("cli-report-note", text=report.note))
    for line in report.said:
        mark = "→" if line["id"] == report.marked else " "
        lines.append(f" {mark} {line['at'][11:16]}  {_text(line, said)}")
    if report.settled is not None:
        lines.append(said.say("cli-report-decision", at=_moment(report.settled), text=report.decision))
    return lines


def _text(line: dict[str, Any], said: Words) -> str:
    return str(line["text"]) if "text" in line else f"({said.say('ui-reaction-' + line['word'])})"


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).astimezone().isoformat(" ", "minutes")[:16]
