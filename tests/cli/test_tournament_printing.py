"""`troef tournament print`: every document of an event from its log."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from clauses import clause
from troef.cli.event_log import writing
from troef.cli.main import main
from troef.paper.documents import KINDS
from troef.tournament.act import DESK
from troef.tournament.draws.drawing import DrawRound
from troef.tournament.entry.admission import CloseRegistration, Register, Report, RevealSeed

SEED = "spades are trumps"
DAY = "2026-05-09"


def at(hour: int) -> str:
    return f"{DAY}T{hour:02}:00:00"


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An event of nine players whose first round has been drawn: two tables, one bye or three bots."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    path = tmp_path / "event.jsonl"
    new = ["new", "--template", "iwwa-manillen", "--title", "WK", "--day", DAY, "--seed", SEED, "--out", str(path)]
    assert main(["tournament", *new, "--at", at(8)]) == 0
    with writing(path) as writer:
        for number in range(1, 10):
            writer.act(Register(number, f"Player {number}", "1980-01-01", writer.event.rules_version), at(9), DESK)
        for number in range(1, 10):
            writer.act(Report(number), at(9), DESK)
        writer.act(CloseRegistration(), at(10), DESK)
        writer.act(RevealSeed(SEED), at(10), DESK)
        writer.act(DrawRound.of(writer.event), at(10), DESK)
    return path


def printed(log: Path, what: str, *arguments: str) -> str:
    """The text of a document that the command wrote."""
    out = log.with_suffix(".pdf")
    assert main(["tournament", "print", str(log), "--what", what, "--out", str(out), *arguments]) == 0
    return " ".join(" ".join([page.extract_text() for page in PdfReader(out).pages]).split())


@clause("tournament", "R10")
def test_a_sheet_for_each_table_of_the_round(log: Path) -> None:
    text = printed(log, "sheets")
    assert all(f"Player {number}" in text for number in range(1, 10))
    assert "round 1 · table 3" in text
    one = printed(log, "sheets", "--table", "2")
    assert "round 1 · table 2" in one and "table 1" not in one


@clause("tournament", "R8")
def test_all_that_is_needed_when_the_power_goes_out_is_one_document(log: Path) -> None:
    text = printed(log, "everything")
    assert "Who sits where, by table" in text and "Agreed and signed" in text


@pytest.mark.parametrize("what", sorted(set(KINDS) - {"slams", "diplomas"}))
def test_every_document_in_dutch(log: Path, what: str) -> None:
    assert "WK" in printed(log, what, "--lang", "nl", "--link", "http://desk.local/{round}/{table}")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--what", "slams"], "nothing to print (slams)"),
        (["--what", "sheet"], "Did you mean sheets?"),
        (["--what", "sheets", "--round", "4"], "4"),
        (["--what", "sheets", "--table", "9"], "9"),
    ],
)
def test_what_cannot_be_printed_is_said_in_a_sentence(
    log: Path, arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = log.with_suffix(".pdf")
    assert main(["tournament", "print", str(log), "--out", str(out), *arguments]) != 0
    said = capsys.readouterr().err
    assert told in said and "Traceback" not in said and len(said.strip().splitlines()) == 1
    assert not out.exists()
