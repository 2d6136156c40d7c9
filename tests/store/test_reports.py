"""Reports in the database, of either kind, and in the terminal; whom an account does not want to hear."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from troef.cli.main import main
from troef.people.account import Account
from troef.store import accounts, reports
from troef.store.database import open_database
from troef.table.talk.reporting import Report

NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
LINE = {"id": "m1", "seat": 1, "name": "Wout", "at": "2026-11-23T11:59:00+00:00", "text": "sukkel"}
WORD = {"id": "m2", "seat": 1, "name": "Wout", "at": "2026-11-23T11:59:30+00:00", "word": "laugh"}


def report(**facts: Any) -> Report:
    told: dict[str, Any] = {
        "table": "t1",
        "match": 1,
        "game": "wiezen",
        "at": NOON,
        "by_account": "lies",
        "by_name": "Lies",
        "account": "wout",
        "name": "Wout",
        "seat": 1,
        "reason": "rude",
        "note": "weer hij",
        "said": (LINE, WORD),
        "marked": "m1",
    }
    return Report(**{**told, **facts})


@pytest.fixture
def connection(address: str) -> Iterator[Connection]:
    database = open_database(address)
    with database.writing.begin() as connection:
        for name in ("lies", "wout", "fien", "guest"):
            accounts.add(connection, Account(name, name.title(), "0.0.0.0.0.0.0", 1, 1))
        yield connection
    database.close()


def test_a_report_lies_there_until_it_is_settled_or_old(connection: Connection) -> None:
    reports.file(connection, report())
    (filed,) = reports.filed(connection)
    assert (filed.name, filed.by_name, filed.said, filed.settled) == ("Wout", "Lies", [LINE, WORD], None)
    assert not reports.settle(connection, "no such", "", 1)
    assert reports.settle(connection, filed.id, "a word with him", 1_800_000_000)
    assert reports.filed(connection) == []
    (settled,) = reports.filed(connection, settled=True)
    assert (settled.decision, settled.settled) == ("a word with him", 1_800_000_000)
    reports.forget_old(connection, filed.at + reports.KEPT)
    assert reports.find(connection, filed.id) is not None
    reports.forget_old(connection, filed.at + reports.KEPT + 1)
    assert reports.find(connection, filed.id) is None


def test_who_is_erased_is_in_no_report(connection: Connection) -> None:
    reports.file(connection, report())
    reports.file(connection, report(by_account="fien", by_name="Fien", account="lies", name="Lies"))
    accounts.erase(connection, "lies", "nobody")
    (filed,) = reports.filed(connection)
    assert (filed.by_name, filed.name) == ("", "Wout") and reports.by(connection, "lies") == []


def test_what_a_guest_reported_and_muted_is_his_accounts_once_he_signs_in(connection: Connection) -> None:
    reports.file(connection, report(by_account="guest"))
    accounts.mute(connection, "guest", "wout", True, 1)
    accounts.mute(connection, "lies", "wout", True, 1)
    accounts.mute(connection, "fien", "guest", True, 1)
    accounts.take_in(connection, "guest", "lies")
    assert len(reports.by(connection, "lies")) == 1
    assert accounts.mutes(connection, "lies") == [("wout", "Wout")]
    assert accounts.mutes(connection, "fien") == [("lies", "Lies")]
    assert accounts.muted_among(connection, "fien", {"guest", "wout"}) == {"guest"}  # a chair that he took as a guest


def test_nobody_mutes_himself_and_what_is_muted_can_be_heard_again(connection: Connection) -> None:
    accounts.mute(connection, "lies", "lies", True, 1)
    accounts.mute(connection, "lies", "wout", True, 1)
    accounts.mute(connection, "lies", "wout", True, 2)
    assert accounts.mutes(connection, "lies") == [("wout", "Wout")]
    accounts.mute(connection, "lies", "wout", False, 3)
    assert accounts.mutes(connection, "lies") == []
    accounts.mute(connection, "lies", "wout", True, 1)
    accounts.erase(connection, "wout", "nobody")
    assert accounts.mutes(connection, "lies") == []


def test_reports_are_listed_shown_and_settled_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = f"sqlite:///{tmp_path}/troef.db"
    database = open_database(address)
    now = datetime.now(UTC)
    with database.writing.begin() as connection:
        reports.file(connection, report(at=now, note="\x1b[31mred"))
        (filed,) = reports.filed(connection)
    database.close()

    def said(*arguments: str, code: int = 0) -> str:
        assert main(["--lang", "en", "reports", *arguments, "--db", address]) == code
        told = capsys.readouterr()
        return told.out + told.err

    listed = said()
    assert f"{filed.id}  " in listed and "Wout" in listed and "There is one report." in listed
    shown = said(filed.id)
    assert "→ 11:59  sukkel" in shown and "(haha)" in shown and "reported by Lies" in shown and "\x1b" not in shown
    assert "is settled" in said(filed.id, "--settle", "spoke with him")
    assert "There are no reports." in said()
    assert "settled on" in said(filed.id) and "spoke with him" in said(filed.id)
    assert filed.id in said("--all")
    assert "no report nobody" in said("nobody", code=1)
    assert "Which report?" in said("--settle", "x", code=2)
