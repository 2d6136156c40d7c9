"""`troef pbn`: a record of bridge to PBN and back, and what goes wrong as one line."""

from pathlib import Path

import pytest

import troef
from troef.cli.commands import GROUPS
from troef.cli.main import main
from troef.core.match import Match
from troef.core.record import Record, read_record

DEAL = "N:AKQ5.A2.A54.AK52 JT98.KQJ.KJ9.QJT 432.6543.QT63.43 76.T987.872.9876"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def write_match(path: Path, slug: str = "bridge", **options: object) -> Match:
    match = Match(Record(troef.game(slug, **options), 4, 1, ["Noor", "Els", "Sam", "Wim"]))
    dealer, rng = troef.SeededDealer(4), troef.Rng(4)
    while match.state.outcome() is None:
        if match.state.awaits_deal:
            match.deal(dealer)
            continue
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.phase.pick(seat, rng)))
    path.write_text(match.record.text(), encoding="utf-8")
    return match


def test_there_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = write_match(tmp_path / "match.jsonl", deal_limit=3)
    code, text, _ = run(capsys, "pbn", "export", tmp_path / "match.jsonl")
    assert code == 0 and text.startswith("% PBN 2.1\n% EXPORT\n")
    assert text.count("[Board ") == 3
    file = tmp_path / "match.pbn"
    assert run(capsys, "pbn", "export", tmp_path / "match.jsonl", "--out", file)[:2] == (0, "")
    assert file.read_text(encoding="utf-8") == text
    code, record, _ = run(capsys, "pbn", "import", file)
    assert code == 0
    rows = [row.marks for row in read_record(record).replay().sheet]
    assert [marks[0].split()[:1] for marks in rows] == [row.marks[0].split()[:1] for row in match.state.sheet]
    assert run(capsys, "pbn", "import", file, "--out", tmp_path / "again.jsonl")[0] == 0
    assert (tmp_path / "again.jsonl").read_text(encoding="utf-8") == record


def test_one_board_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "boards.pbn"
    games = [f'[Board "{number}"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n[Auction "N"]\n{number}NT' for number in (1, 3)]
    file.write_text("\n\n".join(games), encoding="utf-8")
    code, record, _ = run(capsys, "pbn", "import", file, "--board", 3)
    assert code == 0
    assert read_record(record).replay().view(0).fact("bid") == "3NT"
    code, _, fault = run(capsys, "pbn", "import", file, "--board", 2)
    assert code == 2 and "There is no board 2; there are: 1, 3." in fault
    code, said, _ = run(capsys, "pbn", "import", file)
    assert code == 1 and said.strip().endswith("line 7: the deal before this one has not been played to its end")


def test_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_match(tmp_path / "other.jsonl", "klaverjassen", deals=4)
    code, _, fault = run(capsys, "pbn", "export", tmp_path / "other.jsonl")
    assert code == 2 and "klaverjassen" in fault
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n", encoding="utf-8")
    code, said, _ = run(capsys, "pbn", "export", bad)
    assert code == 1 and "line 1" in said
    deal = tmp_path / "bad.pbn"
    deal.write_text(f'[Dealer "N"]\n[Deal "{DEAL}"]\n[Auction "N"]\n1H 1D\n', encoding="utf-8")
    code, said, _ = run(capsys, "pbn", "import", deal)
    assert code == 1 and "line 4" in said and "R10" in said
    deal.write_bytes(b"\xff\xfe\x00")
    assert run(capsys, "pbn", "import", deal)[0] == 2
    assert run(capsys, "pbn", "import", tmp_path / "nothing.pbn")[0] == 2
    code, _, fault = run(capsys, "pbn", "exprt")
    assert code == 2 and "Did you mean export?" in fault


def test_help_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for name in GROUPS["pbn"]:
        for lang in ("nl", "en"):
            code, text, _ = run(capsys, "--lang", lang, "pbn", name, "--help")
            assert code == 0 and "cli-" not in text
