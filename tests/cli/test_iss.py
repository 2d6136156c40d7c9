"""`troef iss`: a record of skat to the lines of the server and back, and what goes wrong as one line."""

from pathlib import Path

import pytest

import troef
from troef.cli.main import main
from troef.core.match import Match
from troef.core.record import Record

pytestmark = pytest.mark.usefixtures("english")


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return code, said.out, said.err


def write_match(path: Path, slug: str = "skat", seats: int = 3, **options: object) -> None:
    """A match in which everybody makes the first move there is."""
    match = Match(Record(troef.game(slug, **options), seats, seats - 1))
    dealer = troef.SeededDealer(1)
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        (seat,) = match.state.actors()
        match.play(seat, match.state.legal(seat)[-1 if match.state.phase.name() == "auction" else 0])
    path.write_text(match.record.text(), encoding="utf-8")


def test_there_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_match(tmp_path / "match.jsonl", deals=3)
    code, text, _ = run(capsys, "iss", "export", tmp_path / "match.jsonl")
    assert code == 0 and text.count("(;GM[Skat]") == 3
    file = tmp_path / "match.iss"
    assert run(capsys, "iss", "export", tmp_path / "match.jsonl", "--out", file)[:2] == (0, "")
    assert file.read_text(encoding="utf-8") == text
    again = tmp_path / "again.jsonl"
    assert run(capsys, "iss", "import", file, "--out", again)[0] == 0
    assert run(capsys, "check", again)[0] == 0
    assert run(capsys, "iss", "export", again)[1] == text
    code, record, _ = run(capsys, "iss", "import", file, "--game", 2)
    assert code == 0 and record.count('"deal"') == 1


def test_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_match(tmp_path / "other.jsonl", "klaverjassen", 4, deals=4)
    code, _, fault = run(capsys, "iss", "export", tmp_path / "other.jsonl")
    assert (code, fault.strip()) == (2, f"{tmp_path / 'other.jsonl'} is a match of klaverjassen, not of skat.")
    write_match(tmp_path / "four.jsonl", "skat", 4, players=4, deals=4)
    code, _, said = run(capsys, "iss", "export", tmp_path / "four.jsonl")
    assert code == 1 and "three at a table" in said
    bad = tmp_path / "bad.iss"
    bad.write_text("(;GM[Skat]MV[w CJ.CJ]R[] ;)", encoding="utf-8")
    code, _, said = run(capsys, "iss", "import", bad)
    assert code == 1 and "game 1, line 1: the deal is not the 32 cards, each once" in said
    code, _, said = run(capsys, "--lang", "nl", "iss", "import", bad)
    assert code == 1 and "spel 1, regel 1: de kaarten zijn niet de 32, elk één keer" in said
    write_match(tmp_path / "match.jsonl", deals=3)
    run(capsys, "iss", "export", tmp_path / "match.jsonl", "--out", tmp_path / "match.iss")
    code, _, fault = run(capsys, "iss", "import", tmp_path / "match.iss", "--game", 4)
    assert (code, fault.strip()) == (2, "There is nothing at place 4; the file has 3.")
    bad.write_bytes(b"\xff\xfe")
    assert run(capsys, "iss", "import", bad)[0] == 1
    bad.write_text('{"troef": 1}', encoding="utf-8")
    assert run(capsys, "iss", "export", bad)[0] == 1


def test_a_game_that_cannot_be_read_is_left_out_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_match(tmp_path / "match.jsonl", deals=3)
    lines = run(capsys, "iss", "export", tmp_path / "match.jsonl")[1].splitlines()
    file = tmp_path / "games.iss"
    file.write_text("\n".join([lines[0], "(;GM[Go] ;)", lines[1]]), encoding="latin-1")
    code, _, said = run(capsys, "iss", "import", file, "--out", tmp_path / "games")
    assert code == 0
    assert f"{file}: game 2, line 2: this is a game of “Go”, not of skat" in said
    assert said.endswith("2 deals read, 1 left out.\n")
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == ["game-1.jsonl", "game-3.jsonl"]
    code, record, said = run(capsys, "iss", "import", file, "--game", 3)
    assert code == 0 and record.count('"deal"') == 1
    assert run(capsys, "iss", "import", file, "--game", 2)[0] == 1
