"""`troef tournament` as a person types it: a log that grows line by line, and what it shows."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from clauses import clause
from troef.cli.event_log import create, load, writing
from troef.cli.main import main
from troef.tournament.act import DESK, Act, Line
from troef.tournament.entry.admission import Open, Register, commitment
from troef.tournament.log import read_log
from troef.tournament.template import template_named

SEED = "spades are trumps"
DAY = "2026-05-09"


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """An event with ten players who have reported, registration closed."""
    path = tmp_path / "event.jsonl"
    run("new", "--template", "iwwa-manillen", "--title", "WK", "--day", DAY, "--seed", SEED, "--out", str(path))
    with writing(path) as writer:
        for number in range(1, 11):
            writer.act(Register(number, f"Player {number}", "1980-01-01", writer.event.rules_version), at(9), DESK)
    for number in range(1, 11):
        run("enter", str(path), "report", f"person={number}", "--at", at(9))
    run("enter", str(path), "close-registration", "--at", at(10))
    return path


def at(hour: int) -> str:
    return f"{DAY}T{hour:02}:00:00"


def run(*arguments: str, code: int = 0) -> None:
    assert main(["tournament", *arguments]) == code


def answer(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """What a command prints; what it complains about where it fails."""
    capsys.readouterr()
    run(*arguments, code=code)
    said = capsys.readouterr()
    return said.out or said.err


def draw(capsys: pytest.CaptureFixture[str], log: Path, *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer(capsys, "draw", str(log), *arguments, "--json"))
    return found


# ---- opening and entering ----


def test_a_new_log_has_one_line_that_keeps_the_seed_secret(capsys: pytest.CaptureFixture[str]) -> None:
    text = answer(
        capsys, "new", "--template", "vrij", "--title", "Tafel", "--day", DAY, "--seed", SEED, "--set", "rounds=5"
    )
    event = read_log(text).event()
    assert (event.title, event.template.rounds, event.commitment) == ("Tafel", 5, commitment(SEED))
    assert SEED not in text


def test_a_seed_of_its_own_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    run("new", "--template", "vrij", "--title", "Tafel", "--day", DAY)
    said = capsys.readouterr()
    seed = said.err.strip().removeprefix("Keep this seed: ")
    assert read_log(said.out).event().commitment == commitment(seed)


def test_a_round_without_a_clock_is_said_as_the_book_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Option round_minutes: none, or a whole number."""
    field = ("--template", "iwwa-manillen", "--title", "T", "--day", DAY, "--seed", SEED)
    for typed, minutes in (("none", None), ("null", None), ("75", 75)):
        text = answer(capsys, "new", *field, "--set", f"round_minutes={typed}")
        assert read_log(text).event().template.round_minutes == minutes


def test_a_log_is_never_overwritten(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = log.read_bytes()
    told = answer(
        capsys, "new", "--template", "vrij", "--title", "T", "--day", DAY, "--out", str(log), "--seed", "x", code=2
    )
    assert "never overwritten" in told
    assert log.read_bytes() == before


@clause("tournament", "R1", "R7")
def test_players_and_jokers_get_the_next_number(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert answer(capsys, "register", str(log), "--name", "Jo", "--joker") == "Jo is number 11.\n"
    assert load(log).event().jokers == [11]


@clause("tournament", "R2", "R3")
def test_what_is_refused_is_told_with_its_clause_and_nothing_is_written(
    log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = log.read_bytes()
    told = answer(capsys, "register", str(log), "--name", "Jan", "--born", "1990-01-01", "--at", at(11), code=1)
    assert told == "Registration is closed. [R3]\n"
    assert log.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("enter", "LOG", "repport", "person=1"), "Did you mean report?"),
        (("enter", "LOG", "report", "person=one"), "report: person: it is a whole number"),
        (("enter", "LOG", "report", "player=1"), "there is no field 'player'"),
        (("enter", "LOG", "report"), "person must be given"),
        (("enter", "LOG", "report", "1"), "name=value"),
        (("enter", "LOG", "report", "person=1", "--by", "engine"), "There is no office engine"),
        (("new", "--template", "iwwa", "--title", "T", "--day", DAY), "There is no template iwwa"),
        (("new", "--template", "vrij", "--title", "T", "--day", DAY, "--set", "rounds=0"), "at least one"),
        (("new", "--template", "vrij", "--title", "T"), "--day is missing"),
        (("rank", "nowhere.jsonl"), "There is no file nowhere.jsonl"),
    ],
)
def test_a_slip_of_the_pen_is_told(
    log: Path, arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = answer(capsys, *[str(log) if each == "LOG" else each for each in arguments], code=2)
    assert told in said
    assert said.count("\n") == 1


@clause("tournament", "R5", "R32")
def test_a_decision_of_the_jury_has_a_name(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("decide", str(log), "warn", "person=3", "reason=noise", "--name", "Mia", "--at", at(11))
    line = load(log).lines[-1]
    assert (line.by.role, line.by.name) == ("jury", "Mia")
    told = answer(capsys, "enter", str(log), "warn", "person=3", "reason=noise", code=1)
    assert told == "This is not for you to do.\n"


# ---- the draw ----


@clause("tournament", "R8", "R13")
def test_the_draw_is_shown_written_and_repeated(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = draw(capsys, log, "--round", "1", "--seed", SEED)
    lines = len(load(log).lines)
    assert draw(capsys, log, "--round", "1", "--seed", SEED, "--write") == shown
    assert len(load(log).lines) == lines + 2  # the seed, and the draw
    assert draw(capsys, log, "--round", "1") == shown
    tables = load(log).event().rounds[0].tables
    assert [sheet.people for sheet in tables] == [
        [each["player"] for each in table["players"]] for table in shown["tables"]
    ]


def test_drawing_twice_is_one_draw(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draw(capsys, log, "--round", "1", "--seed", SEED, "--write")
    before = log.read_bytes()
    draw(capsys, log, "--round", "1", "--seed", SEED, "--write")
    assert log.read_bytes() == before


def test_another_seed_than_the_one_that_was_promised_draws_nothing(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "not the seed to which" in answer(capsys, "draw", str(log), "--seed", "clubs", code=1)
    assert "not known yet" in answer(capsys, "draw", str(log), code=1)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A club evening of seven players, drawn; bots fill the last table."""
    path = tmp_path / "evening.jsonl"
    run("new", "--template", "vrij", "--title", "T", "--day", DAY, "--seed", SEED, "--out", str(path))
    for number in range(1, 8):
        person = ("--name", f"Player {number}", "--born", "1980-01-01")
        run("register", str(path), *person, "--report", "--at", at(9))
    run("enter", str(path), "close-registration", "--at", at(10))
    run("draw", str(path), "--seed", SEED, "--write", "--at", at(10))
    return path


def test_who_is_late_gets_a_seat(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("register", str(evening), "--name", "Lies", "--born", "1980-01-01", "--report", "--at", at(11))
    assert "Number 9 sits at table" in answer(capsys, "seat", str(evening), "--person", "9")
    told = answer(capsys, "explain", str(evening), "--person", "9")
    assert "9 (Lies) entered after the draw of round 1" in told
    assert "seated" not in answer(capsys, "verify", str(evening))


def test_a_round_is_drawn_again_with_a_reason(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = draw(capsys, evening, "--round", "1")
    shown = draw(capsys, evening, "--again", "a slip")
    assert draw(capsys, evening, "--again", "a slip", "--write") == shown != first
    assert draw(capsys, evening, "--round", "1") == shown


def test_the_reason_for_a_table_is_a_sentence(evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "explain", str(evening), "--player", "3", "--round", "1")
    assert f"the seed “{SEED}” shuffled 8 entrants. Number 3 (Player 3) lay at place" in told
    reasons = json.loads(answer(capsys, "explain", str(evening), "--player", "3", "--json"))
    assert [each["reason"] for each in reasons] == ["drawn", "shared"]
    assert "nobody with number 99" in answer(capsys, "explain", str(evening), "--player", "99", code=1)


def test_who_missed_an_evening_gets_a_table_to_catch_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "season.jsonl")
    run("new", "--template", "seizoen", "--title", "Winter", "--day", DAY, "--seed", SEED, "--out", path)
    for number in range(1, 10):
        run("register", path, "--name", f"P {number}", "--born", "1980-01-01", "--report", "--at", at(9))
    run("enter", path, "close-registration", "--at", at(10))
    run("enter", path, "stay-away", "person=4", "--at", at(10))
    run("draw", path, "--seed", SEED, "--write", "--at", at(10))
    told = answer(capsys, "catch-up", path, "--round", "1", "--person", "4")
    assert told == "Numbers 4, 10, 11, 12 play round 1 at table 3.\n"
    assert "4 (P 4) missed round 1" in answer(capsys, "explain", path, "--person", "4")
    assert "has a seat in round 1 already" in answer(capsys, "catch-up", path, "--round", "1", "--person", "5", code=1)


# ---- ranking, export, verify ----


@pytest.fixture
def drawn(log: Path) -> Path:
    run("draw", str(log), "--seed", SEED, "--write", "--at", at(10))
    return log


@clause("tournament", "S6")
def test_the_ranking_as_json(drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = json.loads(answer(capsys, "rank", str(drawn), "--json"))
    assert [row["rank"] for row in rows] == [1] * 10
    assert list(rows[0]) == ["rank", "player", "name", "total", "rounds", "won", "best", "penalties"]
    assert "Player 10" in answer(capsys, "rank", str(drawn))


def test_an_export_has_no_dates_of_birth_and_no_formulas(drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("register", str(drawn), "--name", "=1+1", "--joker")
    text = answer(capsys, "export", str(drawn))
    assert [row["player"] for row in csv.DictReader(io.StringIO(text))] == [str(number) for number in range(1, 11)]
    whole = answer(capsys, "export", str(drawn), "--json")
    assert "1980-01-01" not in text + whole
    assert len(json.loads(whole)["rounds"][0]["tables"]) == 3


def test_a_name_that_looks_like_a_formula_is_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "event.jsonl"
    run("new", "--template", "vrij", "--title", "T", "--day", DAY, "--seed", "x", "--out", str(path))
    run("register", str(path), "--name", "=1+1", "--born", "1980-01-01", "--report", "--at", at(9))
    assert "'=1+1" in answer(capsys, "export", str(path))


def test_a_sound_log_is_verified_with_its_last_seal(drawn: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seal = load(drawn).last_seal
    assert f"last seal {seal}" in answer(capsys, "verify", str(drawn))
    assert json.loads(answer(capsys, "verify", str(drawn), "--seal", seal, "--json"))["sound"] is True
    lines = drawn.read_text().splitlines(keepends=True)
    drawn.write_text("".join(lines[:-1]))
    assert "sound" in answer(capsys, "verify", str(drawn))
    assert "removed" in answer(capsys, "verify", str(drawn), "--seal", seal, code=1)


@pytest.mark.parametrize("line", [1, 2, 7, 24])
def test_a_tampered_line_is_named(drawn: Path, line: int, capsys: pytest.CaptureFixture[str]) -> None:
    lines = drawn.read_text().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(DAY, "2026-05-10")
    drawn.write_text("".join(lines))
    assert f": line {line}: the seal is wrong" in answer(capsys, "verify", str(drawn), code=1)
    told = json.loads(answer(capsys, "verify", str(drawn), "--json", code=1))
    assert (told["line"], told["reason"]) == (line, "broken-seal")
    assert f"line {line}:" in answer(capsys, "rank", str(drawn), code=1)


# ---- the file ----


def first_line() -> Line:
    act: Act = Open("T", DAY, template_named("vrij"), "1", commitment(SEED))
    return Line(1, at(8), DESK, act)


def test_half_a_line_that_was_never_acknowledged_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "event.jsonl"
    create(path, first_line())
    whole = path.read_bytes()
    path.write_bytes(whole + '{"n":2,"at":"Noë'.encode()[:-1])
    with writing(path) as writer:
        writer.act(Register(1, "An", "1980-01-01", "1"), at(9), DESK)
    assert path.read_bytes().startswith(whole)
    assert len(load(path).lines) == 2


def test_a_last_line_without_its_end_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "event.jsonl"
    create(path, first_line())
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    with writing(path) as writer:
        writer.act(Register(1, "An", "1980-01-01", "1"), at(9), DESK)
    assert [line.number for line in load(path).lines] == [1, 2]


def test_a_line_that_cannot_be_written_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "event.jsonl"
    create(path, first_line())
    before = path.read_bytes()

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with writing(path) as writer, pytest.raises(OSError, match="No space"):
        writer.act(Register(1, "An", "1980-01-01", "1"), at(9), DESK)
    assert path.read_bytes() == before
    assert writer.event.people == {}


def test_a_log_that_is_no_text_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "event.jsonl"
    create(path, first_line())
    path.write_bytes(path.read_bytes() + b"\xff\n")
    assert "line 2: no UTF-8" in answer(capsys, "verify", str(path), code=1)


def test_the_schema_names_every_act(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(answer(capsys, "schema"))
    assert {"open", "register", "draw", "undo"} <= set(told["properties"]["act"]["enum"])


# ---- the rule book ----


@clause("tournament", "T2")
def test_the_rules_of_a_tournament_are_a_page_like_those_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "tornooi", "--lang", "nl"]) == 0
    assert "schrijver" in capsys.readouterr().out
    assert main(["rules", "tournament", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["markdown"].startswith("# Tournament")


def test_the_clauses_of_a_tournament_are_reported_with_those_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "tournament", "--coverage", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert list(report) == ["tournament"]
    assert "tests/tournament/test_tournament_ranking.py::test_the_ranking_of_the_book" in report["tournament"]["S6"]
    main(["rules", "--coverage", "--json"])
    assert list(json.loads(capsys.readouterr().out))[-1] == "tournament"


@clause("tournament", "R1")
def test_a_list_is_registered_whole_or_not_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, table = tmp_path / "event.jsonl", tmp_path / "list.csv"
    run("new", "--template", "iwwa-manillen", "--title", "WK", "--day", DAY, "--seed", SEED, "--out", str(path))
    table.write_bytes("naam;geboren\nAn;1980-02-03\nCéline;morgen\n".encode("latin-1"))
    capsys.readouterr()
    assert main(["tournament", "register", str(path), "--csv", str(table), "--at", at(9)]) == 1
    assert "list.csv: line 3: " in capsys.readouterr().err
    table.write_text("naam;geboren\nAn;1980-02-03\nCéline;3/2/1980\n")
    told = answer(capsys, "register", str(path), "--csv", str(table), "--at", at(9))
    assert told == "2 registered: numbers 1 to 2.\n"
    assert [one.name for one in load(path).event().people.values()] == ["An", "Céline"]
    assert main(["tournament", "register", str(path)]) == 2
