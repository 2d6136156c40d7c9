"""What a person types wrongly for an event: one line that says what and where, an exit code, and nothing is written."""

import shutil
from pathlib import Path

import pytest

from troef.cli.event_log import load
from troef.cli.main import main

DAY = "2026-05-09"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a season evening of eight players, drawn; line 3 has been undone by the last line."""
    path = tmp_path_factory.mktemp("evening") / "event.jsonl"
    field = ("--template", "seizoen", "--title", "T", "--day", DAY, "--seed", "s", "--out", str(path))
    assert main(["tournament", "new", *field, "--at", f"{DAY}T08:00:00"]) == 0
    for number in range(1, 9):
        person = ("--name", f"P {number}", "--born", "1980-01-01", "--at", f"{DAY}T09:00:00")
        assert main(["tournament", "register", str(path), *person]) == 0
    for number in range(1, 8):
        assert main(["tournament", "enter", str(path), "report", f"person={number}", "--at", f"{DAY}T09:10:00"]) == 0
    for act in (("pay", "person=1", "amount=500"), ("undo", "line=17"), ("close-registration",)):
        assert main(["tournament", "enter", str(path), *act, "--at", f"{DAY}T09:20:00"]) == 0
    assert main(["tournament", "draw", str(path), "--seed", "s", "--write", "--at", f"{DAY}T10:00:00"]) == 0
    return path


@pytest.fixture
def log(evening: Path, tmp_path: Path) -> Path:
    """That log, in a folder of its own."""
    return Path(shutil.copy(evening, tmp_path))


#: What was typed, the exit code, and what is said in English and in Dutch. 1: the rules refuse it; 2: it cannot be.
WRONG = [
    (("enter", "LOG", "report", "person=99"), 1, "nobody with number 99", "niemand met nummer 99"),
    (("enter", "LOG", "report", "person=1"), 1, "reported already", "al aangemeld"),
    (("enter", "LOG", "undo", "line=17"), 1, "Line 17 is undone already", "Regel 17 is al ongedaan"),
    (("enter", "LOG", "undo", "line=18"), 1, "Line 18 is undone already", "Regel 18 is al ongedaan"),
    (("enter", "LOG", "undo", "line=999"), 1, "no line 999", "geen regel 999"),
    (("enter", "LOG", "undo", "line=1"), 1, "no line 1", "geen regel 1"),
    (("enter", "LOG", "undo", "line=x"), 2, "undo: line: it is a whole number", "undo: line: "),
    (("enter", "LOG", "bulk", "acts=x", "expected=1"), 2, "bulk: ", "bulk: "),
    (("enter", "LOG", "enter-deal", "round=9", "table=1", "deal=1", "result={}"), 1, "Round 9", "Ronde 9"),
    (("enter", "LOG", "enter-deal", "round=1", "table=9", "deal=1", "result={}"), 1, "table 9", "tafel 9"),
    (("enter", "LOG", "close-registration", "--at", "noon"), 1, "noon", "noon"),
    (("enter", "LOG", "catch-up", "round=1", "table=3", "people=99"), 1, "cannot be made", "kan niet"),
    (("catch-up", "LOG", "--round", "1", "--person", "99"), 1, "cannot be made", "kan niet"),
    (("catch-up", "LOG", "--round", "4", "--person", "1"), 1, "Round 4", "Ronde 4"),
    (("catch-up", "LOG", "--round", "1"), 2, "--person", "--person"),
    (("seat", "LOG", "--person", "99"), 1, "nobody with number 99", "niemand met nummer 99"),
    (("seat", "LOG", "--person", "x"), 2, "--person", "--person"),
    (("explain", "LOG", "--person", "99"), 1, "nobody with number 99", "niemand met nummer 99"),
    (("explain", "LOG", "--person", "1", "--round", "5"), 1, "Round 5", "Ronde 5"),
    (("draw", "LOG", "--round", "7"), 1, "7", "7"),
    (("decide", "LOG", "warn", "person=1", "reason=noise"), 2, "--name", "--name"),
    (("decide", "LOG", "draw-lots", "order=1", "--name", "Mia"), 1, "not published", "niet gepubliceerd"),
    (("verify", "MISSING"), 2, "There is no file", "Er is geen bestand"),
    (("rank", "MISSING"), 2, "There is no file", "Er is geen bestand"),
    (("verify", "EMPTY"), 1, "nothing is there", "er staat niets"),
    (("rank", "EMPTY"), 1, "nothing is there", "er staat niets"),
    (("verify", "FOLDER"), 2, "FOLDER", "FOLDER"),
    (("rank",), 2, "LOG", "LOG"),
    (("ranc", "LOG"), 2, "rank", "rank"),
    (("rank", "LOG", "--jsn"), 2, "--json", "--json"),
    (
        ("new", "--template", "herkansing", "--title", "T", "--day", DAY, "--set", "through=4"),
        2,
        "only pools",
        "poules",
    ),
    (("new", "--template", "vrij", "--title", "T", "--day", "9 mei"), 1, "9 mei", "9 mei"),
    (("new", "--template", "vrij", "--title", "T", "--day", DAY, "--set", "game=bridg"), 2, "bridge", "bridge"),
    (("new", "--template", "vrij", "--title", "T", "--day", DAY, "--set", "rounds"), 2, "name=value", "naam=waarde"),
    (("simulate", "--template", "vrij", "--players", "1000000"), 2, "--players", "--players"),
    (
        ("simulate", "--template", "vrij", "--set", "game=patience"),
        2,
        "patience is played alone",
        "patience speelt men alleen",
    ),
]


@pytest.mark.parametrize("lang", ["en_GB.UTF-8", "nl_BE.UTF-8"])
@pytest.mark.parametrize(("typed", "code", "english", "dutch"), WRONG, ids=[" ".join(each[0]) for each in WRONG])
def test_what_is_wrong_is_told_in_one_line_and_nothing_is_written(
    log: Path,
    typed: tuple[str, ...],
    code: int,
    english: str,
    dutch: str,
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    folder = log.parent / "FOLDER"
    folder.mkdir()
    empty = log.parent / "empty.jsonl"
    empty.touch()
    missing = str(log.parent / "other.jsonl")
    places = {"LOG": str(log), "MISSING": missing, "FOLDER": str(folder), "EMPTY": str(empty)}
    before = log.read_bytes()
    assert main(["tournament", *[places.get(each, each) for each in typed]]) == code
    said = capsys.readouterr()
    told = said.out + said.err
    assert (english if lang.startswith("en") else dutch) in told
    assert "Traceback" not in told
    assert told.count("\n") == 1
    assert log.read_bytes() == before


def test_a_file_that_is_too_large_is_not_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr("troef.cli.event_log.MOST_BYTES", 1000)
    path = tmp_path / "huge.jsonl"
    path.write_bytes(b"x" * 1001)
    assert main(["tournament", "verify", str(path)]) in (1, 2)
    told = capsys.readouterr()
    assert "huge.jsonl" in told.out + told.err


def test_the_log_of_the_fixture_is_sound(log: Path) -> None:
    assert load(log).event().undone == {17: 18}
