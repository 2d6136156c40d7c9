"""`troef phh`: a record of poker to PHH and back, and what goes wrong as one line."""

from pathlib import Path

import pytest

import troef
from troef.cli.main import main

MANY = """
[1]
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [0.50, 1, 0]
min_bet = 1
starting_stacks = [200.30, 81.60, 197]
actions = ["d dh p1 ????", "p3 f", "p1 cbr 3.00", "p2 f"]
hand = 40
[2]
variant = "PO"
[3]
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ["p2 cbr 3"]
players = ["Ann", "B\\u001bo"]
[4]
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ["p2 f"]
"""


pytestmark = pytest.mark.usefixtures("english")


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return code, said.out, said.err


def write_match(path: Path, moves: list[str], slug: str = "poker:casino", **options: object) -> None:
    match = troef.Match(troef.game(slug, **options), names=[])
    match.deal(troef.SeededDealer(1))
    for move in moves:
        match.play(match.state.actors()[0], move)
    path.write_text(match.record.text(), encoding="utf-8")


def test_there_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_match(tmp_path / "match.jsonl", ["raise 6", "call", *["fold"] * 4, "check", "raise 4", "fold"])
    code, text, said = run(capsys, "phh", "export", tmp_path / "match.jsonl")
    assert code == 0 and said == "" and '"p3 cbr 6", "p4 cc"' in text
    file = tmp_path / "match.phh"
    assert run(capsys, "phh", "export", tmp_path / "match.jsonl", "--out", file)[:2] == (0, "")
    again = tmp_path / "again.jsonl"
    assert run(capsys, "phh", "import", file, "--out", again)[0] == 0
    assert run(capsys, "check", again)[0] == 0
    assert run(capsys, "phh", "export", again)[1] == text


def test_many_hands_go_to_a_folder_and_faults_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "many.phhs"
    file.write_text(MANY, encoding="utf-8")
    code, out, said = run(capsys, "phh", "import", file, "--out", tmp_path / "hands")
    assert (code, out) == (0, "")
    assert sorted(path.name for path in (tmp_path / "hands").iterdir()) == ["hand-4.jsonl", "hand-40.jsonl"]
    assert said.splitlines() == [
        f"2 records written to {tmp_path / 'hands'}.",
        f"{file}: hand 2, line 10: PO, pot-limit Omaha, is not played here: only Texas hold'em, no-limit (NT) or "
        "fixed-limit (FT)",
        f"{file}: hand 3, line 12: p2 (B\\x1bo), raise to 3: Raise to at least 4. [R12]",
        "2 deals read, 2 left out.",
    ]
    code, record, _ = run(capsys, "phh", "import", file, "--hand", 40)
    assert code == 0 and record.count('"deal"') == 1
    assert run(capsys, "phh", "import", file, "--place", 4)[1].count('"deal"') == 1
    code, _, said = run(capsys, "phh", "import", file, "--hand", 7)
    assert code == 2 and "There is no number 7 in it; there are: 40, 2, 3, 4." in said
    assert run(capsys, "phh", "import", file, "--place", 2)[0] == 1


def test_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_match(tmp_path / "other.jsonl", [], "klaverjassen")
    code, _, said = run(capsys, "phh", "export", tmp_path / "other.jsonl")
    assert (code, said.strip()) == (2, f"{tmp_path / 'other.jsonl'} is a match of klaverjassen, not of poker.")
    write_match(tmp_path / "limit.jsonl", ["fold"] * 5, "poker", betting="limit")
    code, _, said = run(capsys, "phh", "export", tmp_path / "limit.jsonl")
    assert code == 1 and "hand 1: the format knows no limit with a largest raise" in said
    assert "has no hand that PHH can tell" in said
    (tmp_path / "damaged.jsonl").write_text("{", encoding="utf-8")
    assert run(capsys, "phh", "export", tmp_path / "damaged.jsonl")[0] == 1
    assert run(capsys, "phh", "import", tmp_path / "nothing.phh")[0] == 2
