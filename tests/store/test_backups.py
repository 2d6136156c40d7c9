"""A backup is all that a server keeps, and any kind of database can be made of it."""

import json
from pathlib import Path

import pytest
from sqlalchemy import Boolean, select

from postgres import PostgresServer
from troef.cli.main import main
from troef.store.backup import PASSING, BadBackup, back_up, restore
from troef.store.database import NoDatabase, open_database
from troef.store.migrations import NEWEST
from troef.store.schema import METADATA
from troef.store.sql_log import SqlLog


def fill(address: str) -> None:
    """A row in every table that a backup has, and some lines."""
    database = open_database(address)
    with database.writing.begin() as connection:
        for table in METADATA.sorted_tables:
            if table not in PASSING:
                row = {
                    column.name: True if isinstance(column.type, Boolean) else column.type.python_type("7")
                    for column in table.columns
                }
                connection.execute(table.insert().values(row))
    database.close()


def contents(address: str) -> dict[str, list[tuple[object, ...]]]:
    database = open_database(address)
    with database.reading.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
            for table in METADATA.sorted_tables
        }
    database.close()
    return found


async def test_a_backup_of_one_kind_of_database_makes_another(
    address: str, postgres_server: PostgresServer, tmp_path: Path
) -> None:
    fill(address)
    log = await SqlLog.open(address)
    await log.append("tafel", 0, ["één", '{"move": [0, "h7"]}'])
    rows = back_up(address, tmp_path / "all.jsonl.gz")  # while it is open
    await log.append("tafel", 2, ["later"])
    await log.close()
    for other in (f"sqlite:///{tmp_path}/other.db", postgres_server.database()):
        assert restore(other, tmp_path / "all.jsonl.gz") == rows
        restored, kept = contents(other), contents(address)
        assert ("tafel", 2, "later") in kept["events"] and ("tafel", 1, '{"move": [0, "h7"]}') in restored["events"]
        kept["events"].remove(("tafel", 2, "later"))
        assert restored == kept


def test_a_backup_of_a_former_version_is_brought_up_to_date(address: str, tmp_path: Path) -> None:
    lines = [{"troef": "backup", "version": "0001"}]
    row = {"in": "events", "row": {"table_id": "a", "version": 0, "line": "één"}}
    (tmp_path / "old.jsonl").write_text("".join([json.dumps(line) + "\n" for line in [*lines, row]]))
    assert restore(address, tmp_path / "old.jsonl") == 1
    assert contents(address)["events"] == [("a", 0, "één")]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1 is no row of a backup"),
        ("[]", "line 1 is no row of a backup"),
        ('{"troef": "backup", "version": "9999"}', "this is no backup that this Troef can read"),
        ('{"move": [0, "h7"]}', "this is no backup that this Troef can read"),
        (f'{{"troef": "backup", "version": "{NEWEST}"}}\n{{"in": "nowhere", "row": {{}}}}', "line 2 is no row"),
        (
            f'{{"troef": "backup", "version": "{NEWEST}"}}\n{{"in": "events", "row": {{}}}}',
            "a row of events does not fit",
        ),
    ],
)
def test_what_is_no_backup_leaves_the_database_empty(address: str, tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "wrong").write_text(text)
    with pytest.raises(BadBackup, match=why):
        restore(address, tmp_path / "wrong")
    fill(address)  # it was still empty
    back_up(address, tmp_path / "right")
    with pytest.raises(NoDatabase, match="it is not empty"):
        restore(address, tmp_path / "right")


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(f"sqlite:///{tmp_path}/a.db")
    assert main(["--lang", "en", "backup", f"{tmp_path}/all", "--db", f"sqlite:///{tmp_path}/a.db"]) == 0
    assert main(["--lang", "en", "restore", f"{tmp_path}/all", "--db", f"sqlite:///{tmp_path}/b.db"]) == 0
    assert "rows were restored from" in capsys.readouterr().out
    assert main(["--lang", "nl", "restore", f"{tmp_path}/all", "--db", f"sqlite:///{tmp_path}/b.db"]) == 2
    assert "De database is niet te openen: ze is niet leeg" in capsys.readouterr().err
