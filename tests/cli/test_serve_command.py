"""`troef serve` as it is typed: where its tables are kept, and databases that cannot be opened."""

import pytest
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError
from typed import fault

from troef.cards.sentence import sentence_of
from troef.cli.main import main
from troef.server.main import Announced, make_server
from troef.server.settings import Settings
from troef.store import database
from troef.words.words import LANGUAGES, words

pytestmark = pytest.mark.usefixtures("english")


def test_tables_may_live_in_memory_alone(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str | None] = []

    def served(settings: Settings, host: str, port: int, open_browser: bool) -> Announced:
        kept.append(settings.db)
        server = make_server(settings, host, port, open_browser)
        server.should_exit = True  # as soon as it stands
        return server

    monkeypatch.setattr("troef.server.main.make_server", served)
    monkeypatch.setattr("troef.server.main.default_database", lambda: "no/database")
    assert main(["serve", "--port", "0", "--db", "memory"]) == 0
    assert kept == [None]


def test_several_processes_need_a_database_that_they_share(capsys: pytest.CaptureFixture[str]) -> None:
    told = fault(capsys, "serve", "--workers", "2", "--db", "memory")
    assert told.startswith("Several processes need a database that they share")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("nonsense", "dit is geen adres van een database, zoals sqlite:///troef.db."),
        ("nothing+nowhere:///x.db", "dit is geen adres van een database, zoals sqlite:///troef.db."),
        ("postgresql://host:port/x", "dit is geen adres van een database, zoals sqlite:///troef.db."),
        ("mysql://host/x", "het moet SQLite of PostgreSQL zijn, zoals"),
        ("postgresql://127.0.0.1:9/x", "daar antwoordt niets."),
        ("sqlite:////no/such/folder/x.db", "/no/such/folder: er is geen map of bestand met die naam."),
        ("sqlite:////", "het bestand is niet te openen."),
        (f"sqlite:///{__file__}", "het bestand is geen database."),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_line(
    capsys: pytest.CaptureFixture[str], address: str, why: str
) -> None:
    """Before anything is served, in the language asked; no traceback."""
    told = fault(capsys, "--lang", "nl", "serve", "--port", "0", "--db", address)
    assert told.startswith(f"De database is niet te openen: {why}")


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (ModuleNotFoundError("No module named 'psycopg'", name="psycopg"), "its driver psycopg is not installed"),
        (ConnectionRefusedError(111, "Connect call failed ('::1', 5432)"), "nothing answers there"),
        (OperationalError("select", {}, Exception("database is locked")), "database is locked"),
        (OperationalError("select", {}, Exception("FATAL: no role\nhint")), "the database says: FATAL: no role"),
    ],
)
def test_what_a_driver_says_is_a_sentence(monkeypatch: pytest.MonkeyPatch, error: Exception, why: str) -> None:
    def no_engine(url: URL, **how: object) -> None:
        raise error

    monkeypatch.setattr(database, "create_engine", no_engine)
    with pytest.raises(database.NoDatabase) as caught:
        database.open_database("postgresql://host/troef")
    assert str(caught.value) == why
    assert all(words(lang).sentence(sentence_of(caught.value)) for lang in LANGUAGES)
